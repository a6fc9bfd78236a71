/**
 * JSON as pages write it: inside CDATA or a comment, with line breaks in strings, commas before a bracket, escapes that
 * do not exist, a semicolon behind. `undefined` when nothing helps.
 */
export function parseLooseJson(text: string): unknown {
  const bare = unwrap(text);
  for (const candidate of [() => bare, () => mendStrings(bare), () => mendStrings(bare).replaceAll(/,(\s*[\]}])/g, '$1')]) {
    try {
      return JSON.parse(candidate()) as unknown;
    } catch (error) {
      // Only what JSON.parse says of the text: the next candidate may do.
      if (!(error instanceof SyntaxError)) throw error;
    }
  }
  return undefined;
}

function unwrap(wrapped: string): string {
  const text = wrapped.replace(/^\s*(?:\/\*\s*)?<!\[CDATA\[(?:\s*\*\/)?/, '').replace(/(?:\/\*\s*)?\]\]>(?:\s*\*\/)?\s*$/, '');
  const start = text.search(/[[{]/);
  const end = Math.max(text.lastIndexOf(']'), text.lastIndexOf('}'));
  return start < 0 || end < start ? '' : text.slice(start, end + 1);
}

/** Within strings: control characters escaped, a backslash before a letter that no escape has doubled. */
function mendStrings(text: string): string {
  const parts: string[] = [];
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at]!;
    if (char === '"') inString = !inString;
    if (!inString) {
      parts.push(char);
    } else if (char === '\\') {
      const next = text[at + 1] ?? '';
      const isEscape = /["\\/bfnrt]/.test(next) || (next === 'u' && /^[\da-f]{4}$/i.test(text.slice(at + 2, at + 6)));
      parts.push(isEscape ? char + next : next === "'" ? next : `\\\\${next === '\n' || next === '\r' ? 'n' : next}`);
      at++;
    } else {
      parts.push(CONTROL[char] ?? (char < ' ' ? ' ' : char));
    }
  }
  return parts.join('');
}

const CONTROL: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
