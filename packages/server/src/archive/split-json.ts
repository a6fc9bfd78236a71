/** What becomes of the value under a key of the outermost object. */
export type ValueUse = 'whole' | 'rows' | 'skipped';

export type JsonPart = {
  readonly key: string;
  /** Of a row in its list. */
  readonly index: number | undefined;
  readonly text: string;
};

export type SplitFault =
  | { readonly type: 'no-json' }
  /** Not asked for, or there twice. */
  | { readonly type: 'unknown-key'; readonly key: string }
  /** One value is longer or deeper than any that is written. */
  | { readonly type: 'overfull' };

export type SplitLimits = { readonly mostLetters: number; readonly mostDepth: number };

/** Ends a split; whoever reads the parts turns it into an answer. */
export class SplitRefused extends Error {
  readonly fault: SplitFault;

  constructor(fault: SplitFault) {
    super(fault.type);
    this.fault = fault;
  }
}

/**
 * One JSON object taken apart as it comes in: its values, or the rows of those that are lists, each as text. No more than one
 * of them is in memory, and a key that nobody asked for ends it there. Inside a value only brackets and quotes are counted:
 * whoever parses it finds the rest.
 */
export function* splitJson(
  pieces: Iterable<string>,
  findUse: (key: string) => ValueUse | undefined,
  limits: SplitLimits,
): Generator<JsonPart> {
  const source = new Source(pieces[Symbol.iterator](), limits);
  source.expect('{');
  if (!source.skipIf('}')) {
    yield* splitValues(source, findUse);
    source.expect('}');
  }
  source.expectEnd();
}

function* splitValues(source: Source, findUse: (key: string) => ValueUse | undefined): Generator<JsonPart> {
  const seen = new Set<string>();
  do {
    const key = source.readKey();
    const use = seen.has(key) ? undefined : findUse(key);
    if (use === undefined) throw new SplitRefused({ type: 'unknown-key', key });
    seen.add(key);
    source.expect(':');
    if (use === 'rows') yield* splitRows(source, key);
    else {
      const text = source.readValue(use === 'whole');
      if (use === 'whole') yield { key, index: undefined, text };
    }
  } while (source.skipIf(','));
}

function* splitRows(source: Source, key: string): Generator<JsonPart> {
  source.expect('[');
  if (source.skipIf(']')) return;
  let index = 0;
  do {
    yield { key, index, text: source.readValue(true) };
    index += 1;
  } while (source.skipIf(','));
  source.expect(']');
}

const MOST_KEY_LETTERS = 100;
const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPENING_BRACE, CLOSING_BRACE, OPENING_BRACKET, CLOSING_BRACKET] = [0x7b, 0x7d, 0x5b, 0x5d];
const isSpace = (code: number): boolean => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;

/** The text with a place in it; pieces behind the place are gone. */
class Source {
  private piece = '';
  private at = 0;
  private readonly pieces: Iterator<string>;
  private readonly limits: SplitLimits;

  constructor(pieces: Iterator<string>, limits: SplitLimits) {
    this.pieces = pieces;
    this.limits = limits;
  }

  expect(character: string): void {
    if (!this.skipIf(character)) throw new SplitRefused({ type: 'no-json' });
  }

  expectEnd(): void {
    if (!Number.isNaN(this.peek())) throw new SplitRefused({ type: 'no-json' });
  }

  skipIf(character: string): boolean {
    if (this.peek() !== character.charCodeAt(0)) return false;
    this.at += 1;
    return true;
  }

  readKey(): string {
    if (this.peek() !== QUOTE) throw new SplitRefused({ type: 'no-json' });
    const text = this.take(true, MOST_KEY_LETTERS);
    try {
      return JSON.parse(text) as string;
    } catch {
      throw new SplitRefused({ type: 'no-json' });
    }
  }

  readValue(isKept: boolean): string {
    this.peek();
    return this.take(isKept, this.limits.mostLetters);
  }

  /** The next character that is no space; NaN at the end. */
  private peek(): number {
    for (;;) {
      while (this.at < this.piece.length) {
        const code = this.piece.charCodeAt(this.at);
        if (!isSpace(code)) return code;
        this.at += 1;
      }
      if (!this.advance()) return Number.NaN;
    }
  }

  private advance(): boolean {
    const { done, value } = this.pieces.next();
    this.piece = done === true ? '' : value;
    this.at = 0;
    return done !== true;
  }

  /** From here to the end of the value that begins here. */
  private take(isKept: boolean, mostLetters: number): string {
    const scan = new ValueScan(this.limits.mostDepth);
    let text = '';
    for (;;) {
      const end = scan.findEnd(this.piece, this.at);
      if (isKept) {
        text += this.piece.slice(this.at, end);
        if (text.length > mostLetters) throw new SplitRefused({ type: 'overfull' });
      }
      this.at = end;
      if (end < this.piece.length || scan.isClosed) return text;
      if (!this.advance()) throw new SplitRefused({ type: 'no-json' });
    }
  }
}

/** Where a value ends, over as many pieces as it takes. */
class ValueScan {
  isClosed = false;
  private depth = 0;
  private isText = false;
  private isEscaped = false;
  private readonly mostDepth: number;

  constructor(mostDepth: number) {
    this.mostDepth = mostDepth;
  }

  /** The place behind the value, or the piece's end where it goes on. */
  findEnd(piece: string, from: number): number {
    let at = from;
    while (at < piece.length) {
      if (this.isText) at = this.skipText(piece, at);
      else if (this.endsBefore(piece.charCodeAt(at))) return at;
      else at += 1;
      if (this.isClosed) return at;
    }
    return at;
  }

  private skipText(piece: string, from: number): number {
    let at = from;
    for (; at < piece.length; at++) {
      const code = piece.charCodeAt(at);
      if (this.isEscaped) this.isEscaped = false;
      else if (code === BACKSLASH) this.isEscaped = true;
      else if (code === QUOTE) {
        this.isText = false;
        this.isClosed = this.depth === 0;
        return at + 1;
      }
    }
    return at;
  }

  /** Takes one character outside a text; true where it belongs to what follows the value. */
  private endsBefore(code: number): boolean {
    if (code === QUOTE) this.isText = true;
    else if (code === OPENING_BRACE || code === OPENING_BRACKET) {
      this.depth += 1;
      if (this.depth > this.mostDepth) throw new SplitRefused({ type: 'overfull' });
    } else if (code === CLOSING_BRACE || code === CLOSING_BRACKET) {
      if (this.depth === 0) return true;
      this.depth -= 1;
      this.isClosed = this.depth === 0;
    } else if (this.depth === 0) return code === COMMA || isSpace(code);
    return false;
  }
}
