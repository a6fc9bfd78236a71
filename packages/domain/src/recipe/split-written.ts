import { findUnit } from '../quantity/unit.ts';
import { QUALIFIER, RANGE } from './scale-line.ts';

export type RecipeLine = { readonly amount: string; readonly item: string };

/**
 * Anybody's line in two columns: "1 (14 oz) can" and "chopped tomatoes", "3/4 cup (150 g)" and "rice". The two, joined by a space,
 * are the line; the amount is empty where the line begins with none ("salt, to taste", "juice of 1 lime").
 */
export function splitWritten(text: string): RecipeLine {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  const start = START.exec(line);
  let end = start ? readTerm(line, { at: start[0].length, needsUnit: start.groups!['article'] !== undefined }) : undefined;
  if (end === undefined) return { amount: '', item: line };
  for (let next: number | undefined = end; next !== undefined; next = readJoined(line, end)) end = next;
  return /^\s+\S/.test(line.slice(end)) ? { amount: line.slice(0, end), item: line.slice(end).trim() } : { amount: '', item: line };
}

/**
 * Where the unit behind a number ends, with the bracket behind that; undefined where a word is written onto the number, and behind an
 * article where there is none: "a knob of butter", but "a large onion".
 */
function readTerm(line: string, { at, needsUnit }: { readonly at: number; readonly needsUnit: boolean }): number | undefined {
  const rest = line.slice(at);
  const held = HELD.exec(rest);
  if (held && findUnit(held.groups!['unit']!)?.isContainer && hasMore(rest, held[0].length)) return at + held[0].length;
  const unit = UNIT.exec(rest);
  const kind = unit ? findUnit(unit.groups!['unit']!.replaceAll(/fl(?:uid|\.)? ?(?=\p{L})/giu, ''))?.kind : undefined;
  const isUnit = kind !== undefined && kind !== 'size' && hasMore(rest, unit![0].length);
  if (!isUnit && (needsUnit || /^\p{L}/u.test(rest))) return undefined;
  const end = isUnit ? at + unit![0].length : at;
  return end + (BRACKET.exec(line.slice(end))?.[0].length ?? 0);
}

const hasMore = (rest: string, end: number): boolean => /^\s+\S|^\s*\(.*\)\s+\S|^\s*[/+]|^[-–]\d/.test(rest.slice(end));

/** The end of what is said besides, "plus 2 tbsp", "/500 ml"; only of what is measured. */
function readJoined(line: string, at: number): number | undefined {
  const found = JOINED.exec(line.slice(at));
  const kind = found ? findUnit(found.groups!['unit']!)?.kind : undefined;
  if (!found || (kind !== 'mass' && kind !== 'volume')) return undefined;
  const end = at + found[0].length;
  return end + (BRACKET.exec(line.slice(end))?.[0].length ?? 0);
}

const START = new RegExp(String.raw`^${QUALIFIER}(?:${RANGE}|(?<article>an?|one|half an?)(?=\s))`, 'iu');
const SIZE = String.raw`(?:(?:small|medium|large|big|heaped|heaping|level|rounded|good|generous|scant)\s+)?`;
const UNIT = new RegExp(String.raw`^\s*${SIZE}(?<unit>fl(?:uid|\.)? ?oz|fl(?:uid|\.)? ounces?|\p{L}+)\b\.?`, 'iu');
/** "(14 oz) can", "x 400g tin", "14-ounce can". */
const HELD = /^(?:\s*\([^)]*\d[^)]*\)|\s*(?:[x×]\s*)?\d+(?:[.,]\d+)?[\s-]?\p{L}+\.?)\s+(?<unit>\p{L}+)\b/iu;
const BRACKET = /^\s*\([^)]*\d[^)]*\)/;
const JOINED = new RegExp(String.raw`^(?:\s*(?:\/|\+|[-–]|(?:plus|and|minus|or|to)\b)\s*|,?\s+)${RANGE}\s*(?<unit>\p{L}+)\b\.?`, 'iu');
