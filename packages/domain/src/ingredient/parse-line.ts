import { tokenize } from '../quantity/tokenize.ts';
import { cleanLine } from './clean-line.ts';
import type { IngredientLine } from './ingredient-line.ts';
import { listLineItems, type LineItem } from './line-item.ts';
import { readMeasures, type LineMeasures } from './read-measures.ts';
import type { Tag } from './tag-features.ts';
import { tagWords } from './tag-words.ts';
import { readTaggerModel } from './tagger-model.ts';
import { TAGGER_WEIGHTS } from './tagger-weights.table.ts';

const model = readTaggerModel(TAGGER_WEIGHTS);

/** Any text gives a line: what is not understood stays in the name or the comment. Takes time in proportion to the length. */
export function parseLine(text: string): IngredientLine {
  const items = listLineItems(tokenize(cleanLine(text)));
  const tags = tagWords(items, model);
  const measures = readMeasures(items, tags);
  const roles = items.map((item, at) => chooseRole(item, tags[at]!, measures.used.has(at)));
  const pick = (role: Role) => joinItems(items, (at) => roles[at] === role);
  const comment = pick('comment');
  const preparation = pick('preparation');
  const name = trimConnectives(pick('name'));
  return {
    amount: measures.main?.amount ?? null,
    unit: measures.main?.unit ?? null,
    size: describeSize(items, measures, pick('size')),
    name: name || trimConnectives(joinItems(items, (at) => roles[at] !== 'measure')),
    preparation: preparation || null,
    comment: comment || null,
    otherMeasures: listOtherMeasures(measures),
    isOptional: OPTIONAL.test(comment) || OPTIONAL.test(preparation),
  };
}

type Role = 'measure' | 'name' | 'preparation' | 'comment' | 'size';

const SIZE_SHORTHAND = new Set(['sm', 'sml', 'md', 'med', 'lg', 'lge', 'lrg', 'xl']);
const OPTIONAL = /\boptional(?:ly)?\b|\bif (?:desired|you like|liked|using|wanted|you wish)\b/i;

function chooseRole(item: LineItem, tag: Tag, isUsed: boolean): Role {
  if (isUsed) return 'measure';
  if (tag === 'name' && SIZE_SHORTHAND.has(item.lower)) return 'size';
  if (tag === 'name' || tag === 'preparation' || tag === 'size') return tag;
  if (tag === 'unit') return item.unit ? 'comment' : 'size';
  if (SIZE_SHORTHAND.has(item.lower)) return 'size';
  return item.lower === 'of' || item.lower === 'x' || item.lower === 'a' ? 'measure' : 'comment';
}

function joinItems(items: readonly LineItem[], isPicked: (at: number) => boolean): string {
  let text = '';
  for (let at = 0; at < items.length; at++) {
    if (!isPicked(at)) continue;
    const item = items[at]!;
    const follows = at > 0 && isPicked(at - 1);
    const joint = follows && item.isGlued ? item.marksBefore : follows && item.commaBefore && !item.opensBefore ? ', ' : ' ';
    text += text === '' ? item.text : joint + item.text;
  }
  return text;
}

const trimConnectives = (name: string): string =>
  name.replace(/^(?:(?:of|and|or|x|a|an|the) +)+/i, '').replace(/(?: +(?:and|or|of|plus))+$/i, '');

function describeSize(items: readonly LineItem[], { each }: LineMeasures, words: string): string | null {
  const size = each[0] ? joinItems(items, (at) => at >= each[0]!.from && at < each[0]!.to) : '';
  return [size, words].filter(Boolean).join(' ') || null;
}

function listOtherMeasures({ each, others }: LineMeasures): IngredientLine['otherMeasures'] {
  return [...each.map((found) => ({ found, of: 'each' as const })), ...others.map((found) => ({ found, of: 'all' as const }))].flatMap(
    ({ found: { amount, unit }, of }) => (amount && unit ? [{ amount, unit, of }] : []),
  );
}
