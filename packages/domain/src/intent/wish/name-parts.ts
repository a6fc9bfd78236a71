import type { IntentLexicon } from '../language/intent-lexicon.ts';
import { isFood, type Item } from '../language/read-items.ts';
import { readWords } from '../language/read-words.ts';

/**
 * "Rice, just not brown", "beans but not kidney", "pasta but not whole wheat": of the food before it only that part is refused, and its
 * name goes on with the food's. By itself the word is none ("brown"), or another one ("kidney"). As many items as before.
 */
export function nameParts(items: readonly Item[], lexicon: IntentLexicon): readonly Item[] {
  const named = new Map<number, Item>();
  for (const [at, item] of items.entries()) {
    if (item.effect?.cue !== 'no' && !(item.effect?.cue === 'except' && !refusesBefore(items, at))) continue;
    const whole = findWhole(items, at);
    if (whole === undefined || items[whole - 1]?.effect?.cue === 'no') continue;
    // "No nuts, no soy" lists; "nuts but no soy" and "nuts, not soy" may not.
    const isOfWhole = item.words !== 'no' || items.slice(whole, at).some(({ effect }) => effect?.cue === 'but');
    for (const { from, to } of listParts(items, at + 1)) {
      const own = items.slice(from, to);
      const part = isOfWhole || !own.some(isFood) ? namePart(own, { whole: items[whole]!, lexicon }) : undefined;
      if (part) named.set(to - 1, part);
      if (part && to - from > 1) named.set(from, { words: items[from]!.words });
    }
  }
  return named.size === 0 ? items : items.map((item, at) => named.get(at) ?? item);
}

/** What "except" takes back is eaten: "no rice except brown". */
const refusesBefore = (items: readonly Item[], at: number): boolean =>
  items.slice(0, at).some(({ effect }) => effect?.cue === 'no' || effect?.cue === 'allergic-to' || effect?.cue === 'allergy');

/** The food right before what denies, but for small words. */
function findWhole(items: readonly Item[], at: number): number | undefined {
  let before = at - 1;
  while (before >= 0 && (items[before]!.mark === ',' || BETWEEN.test(items[before]!.words))) before--;
  return before < at - 1 && isFood(items[before]) ? before : undefined;
}
const BETWEEN =
  /^(?:but|just|only|though|however|please|so long as|as long as|its|it|is|and|anything|any|preferably|definitely|maybe|ideally)$/u;

type Part = { readonly from: number; readonly to: number };

/** One word or two each, up to where something else is said: "not brown or wild". */
function listParts(items: readonly Item[], start: number): readonly Part[] {
  const parts: Part[] = [];
  let from = start;
  while (from < items.length && /^(?:the|any|a|an|too|from)$/u.test(items[from]!.words)) from++;
  for (;;) {
    const end = items.findIndex((item, at) => at >= from && (item.mark !== undefined || JOINS.test(item.words) || TRAILS.test(item.words)));
    const to = end < 0 ? items.length : end;
    if (to === from || to - from > MOST_WORDS) return parts;
    parts.push({ from, to });
    if (!JOINS.test(items[to]?.words ?? '')) return parts;
    from = to + 1;
  }
}
const JOINS = /^(?:or|nor|and)$/u;
const TRAILS = /^(?:please|pls|thanks|thank you|one|ones|kind|type|for|at|tonight|today)$/u;
const MOST_WORDS = 2;

function namePart(words: readonly Item[], { whole, lexicon }: { readonly whole: Item; readonly lexicon: IntentLexicon }): Item | undefined {
  const said = words.map((word) => word.words).join(' ');
  // What names the food itself, or a piece of it, needs no more: "no breast", "no brown rice".
  if (words.some(isFood) && !IS_OTHER.test(said)) return undefined;
  const name = `${said} ${whole.words}`;
  const tokens = readWords(name);
  const match = lexicon.match(tokens, 0);
  if (match?.length !== tokens.length || (match.food === undefined && match.foodClass === undefined)) return undefined;
  const foodIds = match.foodClass ? lexicon.listClass(match.foodClass) : lexicon.listNaming(match.food!);
  if (foodIds.length === 0) return undefined;
  return { words: name, ...(match.foodClass ? { foodClass: match.foodClass } : { food: match.food! }) };
}

/** Foods by themselves, and something else before another: a grain, an organ. Never one that somebody may be allergic to: "nuts but not soy". */
const IS_OTHER = /^(?:whole (?:wheat|grain)|kidneys?|navy|string)$/u;
