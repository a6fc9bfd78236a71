import { asList, asText, isObject, type JsonObject } from './json-value.ts';
import { listMarkupLines, readMarkupLine } from './read-markup.ts';

/** What is said of a recipe in these fields: its owner's notes, and what it is. Each is a text, or a list of texts or of `{ title, text }`. */
export function joinNotes(...fields: readonly unknown[]): string | undefined {
  const said = fields.flatMap(asList).flatMap((one) => {
    const texts = isObject(one) ? [asText(one['title']), asText(one['text'])] : [asText(one)];
    return listMarkupLines(texts.flatMap((text) => text ?? []).join('\n')).join('\n') || [];
  });
  return [...new Set(said)].join('\n\n') || undefined;
}

/** Who wrote a recipe that schema.org's words tell of; an address is no name. */
export function nameAuthor({ author }: JsonObject): string | undefined {
  const names = asList(author).flatMap((one) => readMarkupLine(asText(isObject(one) ? asList(one['name'])[0] : one) ?? '') || []);
  const said = [...new Set(names.filter((name) => !/^https?:/i.test(name)))];
  return said.length > 0 ? `Author: ${said.join(', ')}` : undefined;
}
