import { cleanLine } from '../packages/domain/src/ingredient/clean-line.ts';
import { listLineItems, type LineItem } from '../packages/domain/src/ingredient/line-item.ts';
import { TAGS, type Tag } from '../packages/domain/src/ingredient/tag-features.ts';
import { tokenize } from '../packages/domain/src/quantity/tokenize.ts';

export type Example = { readonly line: string; readonly items: readonly LineItem[]; readonly tags: Int8Array };
type RawLine = { readonly line: string; readonly tokens: readonly string[]; readonly labels: readonly string[] };

const TAG_OF_LABEL: Readonly<Record<string, Tag>> = {
  QTY: 'quantity',
  UNIT: 'unit',
  NAME: 'name',
  PREP: 'preparation',
  COMMENT: 'comment',
  PURPOSE: 'purpose',
  SIZE: 'size',
};

/** Labelled lines, one JSON object a line, in our own items. Lines that do not align are left out. */
export function readExamples(jsonLines: string): Example[] {
  const lines = jsonLines.split('\n').filter(Boolean);
  return lines.map((text) => readExample(JSON.parse(text) as RawLine)).filter((example) => example !== undefined);
}

/** The labels of the data's own tokens brought over to our items; `undefined` where a word finds no partner. */
function readExample(raw: RawLine): Example | undefined {
  const items = listLineItems(tokenize(cleanLine(raw.line)));
  const partners = alignTokens(items, raw.tokens);
  const tags = new Int8Array(items.length);
  for (let at = 0; at < items.length; at++) {
    const partner = partners[at]!;
    const tag = partner < 0 ? undefined : TAG_OF_LABEL[raw.labels[partner]!];
    if (!tag) return undefined;
    tags[at] = TAGS.indexOf(tag);
  }
  return items.length === 0 ? undefined : { line: raw.line, items, tags };
}

/** Global alignment with gaps of cost 1, by dynamic programming. */
function alignTokens(items: readonly LineItem[], tokens: readonly string[]): number[] {
  const width = tokens.length + 1;
  const cost = new Float64Array((items.length + 1) * width);
  for (let i = 0; i <= items.length; i++) {
    for (let j = 0; j <= tokens.length; j++) {
      if (i === 0 || j === 0) {
        cost[i * width + j] = i + j;
        continue;
      }
      const both = cost[(i - 1) * width + j - 1]! + differ(items[i - 1]!, tokens[j - 1]!);
      cost[i * width + j] = Math.min(both, cost[(i - 1) * width + j]! + 1, cost[i * width + j - 1]! + 1);
    }
  }
  const partners: number[] = Array.from({ length: items.length }, () => -1);
  for (let i = items.length, j = tokens.length; i > 0 && j > 0;) {
    const here = cost[i * width + j]!;
    const difference = differ(items[i - 1]!, tokens[j - 1]!);
    if (difference < 2 && here === cost[(i - 1) * width + j - 1]! + difference) partners[--i] = --j;
    else if (here === cost[i * width + j - 1]! + 1) j--;
    else i--;
  }
  return partners;
}

/** 0 for the same word, 2 for another, which costs as much as leaving both without a partner. */
function differ(item: LineItem, token: string): number {
  const lower = token.toLowerCase().replaceAll('’', "'");
  if (item.amount) return differFromQuantity(item, lower);
  if (lower === item.lower) return 0;
  if (item.lower === 'fl oz') return lower === 'fl' || lower === 'fluid' ? 0 : 2;
  if (item.lower === '"' && lower === 'inch') return 0;
  const shared = Math.min(3, item.lower.length, lower.length);
  return shared > 0 && item.lower.slice(0, shared) === lower.slice(0, shared) ? 0.25 : 2;
}

/** The data writes 1/2 as "#1$2" and "2 to 3" as "2-3"; numbers in words stand as they are. */
function differFromQuantity(item: LineItem, lower: string): number {
  if (/[\d#]/.test(lower) || lower === item.text.toLowerCase()) return 0;
  return SPELLED.has(lower) ? 0.25 : 2;
}

const SPELLED = new Set(['one', 'two', 'three', 'four', 'five', 'six', 'eight', 'ten', 'twelve', 'half', 'dozen', 'couple', 'quarter']);
