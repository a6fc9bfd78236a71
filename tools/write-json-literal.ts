/**
 * JSON as the template literal of a generated module, a line a row. In ASCII, because five letters beyond Latin-1 double the
 * memory of a megabyte of text and halve the speed of reading it; untagged, because String.raw keeps the text twice.
 */
export function writeJsonLiteral(rows: readonly unknown[]): string {
  const json = rows.map((row) => JSON.stringify(row)).join(',\n');
  const ascii = json.replace(/[^\n -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return `\`[\n${ascii.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')}\n]\``;
}
