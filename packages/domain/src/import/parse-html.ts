import { Parser } from 'htmlparser2';
import { fail, ok, type Result } from '../base/result.ts';
import type { ImportFault } from './imported-recipe.ts';
import type { ImportLimits } from './import-limits.ts';
import type { PageElement } from './page-element.ts';

/**
 * The tree of a page, or why it is not read. Only the event parser is used: the library's own tree takes seconds on
 * 50,000 nested elements, while events can be stopped at the first one too many.
 */
export function parseHtml(html: string, limits: ImportLimits): Result<PageElement, ImportFault> {
  if (html.length > limits.mostCharacters) return fail({ type: 'too-large' });
  const builder = new TreeBuilder(limits);
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => builder.open(tag, attributes),
      onclosetag: () => builder.close(),
      ontext: (text) => builder.add(text),
    },
    { decodeEntities: true },
  );
  for (let at = 0; at < html.length; at += CHUNK) {
    parser.write(html.slice(at, at + CHUNK));
    if (builder.fault) return fail(builder.fault);
    if (limits.isTimeUp()) return fail({ type: 'too-slow' });
  }
  parser.end();
  return builder.fault ? fail(builder.fault) : ok(builder.root);
}

/** So short that the clock is asked often even where every character costs much: a million stray closing tags take a second. */
const CHUNK = 8_192;

const SILENT: ReadonlySet<string> = new Set(['style', 'svg', 'noscript', 'iframe', 'object', 'canvas', 'select', 'textarea', 'button']);

/** Attributes that say what an element is. Of the others (addresses of pictures, styles, handlers) none is ever read. */
const KEPT_ATTRIBUTES: ReadonlySet<string> = new Set(
  (
    'class id lang type name content datetime value href rel role title hidden ' +
    'itemprop itemtype itemscope itemref property typeof vocab'
  ).split(' '),
);

type Growing = PageElement & { readonly children: (PageElement | string)[] };

class TreeBuilder {
  readonly root: Growing = { tag: '#page', attributes: {}, parent: null, children: [] };
  fault: ImportFault | undefined;
  #at: Growing = this.root;
  #depth = 0;
  #elements = 0;
  /** How deep within elements whose text nobody reads. */
  #silent = 0;
  readonly #limits: ImportLimits;

  constructor(limits: ImportLimits) {
    this.#limits = limits;
  }

  open(tag: string, attributes: Readonly<Record<string, string>>): void {
    if (this.fault) return;
    if (++this.#elements > this.#limits.mostElements) this.fault = { type: 'too-large' };
    if (++this.#depth > this.#limits.mostDepth) this.fault = { type: 'too-deep' };
    if (this.fault) return;
    if (this.#silent > 0 || isSilent(tag, attributes)) {
      this.#silent++;
      return;
    }
    const element: Growing = { tag, attributes: keepAttributes(attributes), parent: this.#at, children: [] };
    this.#at.children.push(element);
    this.#at = element;
  }

  close(): void {
    if (this.fault) return;
    this.#depth--;
    if (this.#silent > 0) this.#silent--;
    else this.#at = this.#at.parent ?? this.root;
  }

  add(text: string): void {
    if (this.fault || this.#silent > 0) return;
    const last = this.#at.children.length - 1;
    const before = this.#at.children[last];
    // An entity or the edge of a chunk splits a text in two.
    if (typeof before === 'string') this.#at.children[last] = before + text;
    else this.#at.children.push(text);
  }
}

/** Scripts stay where they hold data, as JSON-LD or as the state a page was drawn from. */
function isSilent(tag: string, attributes: Readonly<Record<string, string>>): boolean {
  return tag === 'script' ? !/json/i.test(attributes['type'] ?? '') : SILENT.has(tag);
}

function keepAttributes(attributes: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const kept: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const name in attributes) if (KEPT_ATTRIBUTES.has(name)) kept[name] = attributes[name]!;
  return kept;
}
