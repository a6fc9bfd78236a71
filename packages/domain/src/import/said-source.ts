/**
 * Where a text says that it is from: a line that names an address as that ("Adapted from https://..."), else the only address of the text
 * where that is all of a line. Null where it says nothing of the kind.
 */
export function readSaidSource(lines: readonly string[]): string | null {
  const said = lines.map((line) => SAID.exec(line)?.[1]).find((address) => address !== undefined);
  if (said !== undefined) return said;
  const addresses = new Set(lines.flatMap((line) => line.match(ADDRESS) ?? []));
  const alone = lines.map((line) => ALONE.exec(line.trim())?.[1]).find((address) => address !== undefined);
  return addresses.size === 1 ? (alone ?? null) : null;
}

/** What says where a text is from names no dish: "> Source: https://...", or "Source" above an address. */
export const saysSource = (line: string): boolean => SAID.test(line) || ALONE.test(line.trim()) || LABEL.test(line);

const LINK = String.raw`https?:\/\/[^\s"'<>()\[\]]*[^\s"'<>()\[\].,;:!?]`;
const ADDRESS = new RegExp(LINK, 'giu');
const ALONE = new RegExp(String.raw`^[<(\[]?(${LINK})[>)\]]?$`, 'iu');
const LABEL = /^\P{L}*(?:recipe )?(?:source|quelle|fuente|fonte|bron)\P{L}*$/iu;
/** In the languages of the tables. */
const SAID = new RegExp(
  String.raw`^[*_#>\s-]*(?:(?:the )?(?:original )?(?:recipe )?(?:source|from|adapted from|inspired by|via|original|url|link)|quelle|rezept von|gefunden bei|recette(?: de)?|trouvée? sur|fuente|receta de|fonte|ricetta(?: di| da)?|receita de|bron|recept van)(?!\p{L})[^\p{L}\d]*?\s*(?:\[[^\]]{0,80}\]\(|[^:()]{0,60}[:(,–-]\s*)?<?(${LINK})`,
  'iu',
);
