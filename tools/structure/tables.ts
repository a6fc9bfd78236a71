/**
 * A `*.table.ts` is data and nothing else, and so free of the limit to a file's length and passed over by the mutation tool. What
 * decides anything stands in a file beside it; what only makes rows of data may stand in it unexported.
 */
export function listTableFaults(file: string, text: string): readonly string[] {
  if (!file.endsWith('.table.ts')) return [];
  const declared = [...text.matchAll(/^export (?:async )?function\*? (\w+)/gm)].map(([, name]) => name!);
  const assigned = [...text.matchAll(/^export const (\w+)/gm)].flatMap(({ 0: { length }, 1: name, index }) =>
    isFunction(readValue(text.slice(index + length))) ? [name!] : [],
  );
  return [...declared, ...assigned].map((name) => `${file} exports ${name}, which is no data: move it to a file that is no table.`);
}

/** What a name is set to, behind its type. */
function readValue(declaration: string): string {
  const at = findOutside(declaration, '=');
  return declaration.slice(at + 1).trimStart();
}

function isFunction(value: string): boolean {
  const plain = value.replace(/^async\s+/u, '');
  if (/^(?:function\b|\w+\s*=>)/u.test(plain)) return true;
  const start = plain.startsWith('<') ? findOutside(plain.slice(1), '>') + 2 : 0;
  const parameters = plain.slice(start);
  if (!parameters.startsWith('(')) return false;
  return /^\s*(?::[^=]*)?=>/u.test(parameters.slice(findOutside(parameters.slice(1), ')') + 2));
}

/** Where a mark stands outside of all brackets; an arrow is none. */
function findOutside(text: string, mark: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (text.startsWith('=>', at)) at++;
    else if (depth === 0 && text[at] === mark) return at;
    else if ('([{<'.includes(text[at]!)) depth++;
    else if (')]}>'.includes(text[at]!)) depth--;
  }
  return text.length;
}
