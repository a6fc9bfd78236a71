import type { MealSlot } from '../../recipe/meal-slot.ts';
import type { Intent, MealSize } from '../intent.ts';
import type { Item } from '../language/read-items.ts';
import type { Scope } from './read-scope.ts';

/** "Light dinner and a big breakfast", "keep lunch small", "something light for dinner". */
export function readSizes(items: readonly Item[], { modes }: Scope): Intent['sizes'] {
  const sizes: Partial<Record<MealSlot, MealSize>> = {};
  items.forEach(({ effect }, at) => {
    if (effect?.slot === undefined) return;
    const before = sizeBefore(items, at);
    // "No big dinner" is a light one.
    const size = modes.get(at) === 'exclude' ? before && OPPOSITE[before] : (before ?? sizeAfter(items, at));
    if (size) sizes[effect.slot] = size;
  });
  return sizes;
}

const OPPOSITE = { light: 'big', big: 'light' } as const;

/** Words between the size and its meal: "light vegetarian dinner", "something light for my dinner". */
const FARTHEST = 3;

function sizeBefore(items: readonly Item[], at: number): MealSize | undefined {
  for (let back = at - 1; back >= Math.max(0, at - FARTHEST); back--) {
    const item = items[back]!;
    const size = sizeOf(item);
    if (size) return size;
    if (item.mark !== undefined || item.value !== undefined || item.effect?.slot || item.effect?.cue === 'and') return undefined;
  }
  return undefined;
}

/** "Dinner should be light": only words that join the two may stand between. */
function sizeAfter(items: readonly Item[], at: number): MealSize | undefined {
  const next = items
    .slice(at + 1, at + 1 + FARTHEST)
    .findIndex(({ words }) => !/^(?:is|should|be|can|to|kept|very|really|a bit|bit|a|:)$/u.test(words));
  const item = items[at + 1 + next];
  // "Dinner, light on salt" and "dinner light lunch" say nothing of the dinner.
  const follows = items[at + 2 + next];
  return next >= 0 && item && follows?.effect?.slot === undefined && follows?.words !== 'on' ? sizeOf(item) : undefined;
}

const sizeOf = ({ words, foodClass, food }: Item): MealSize | undefined =>
  foodClass || food !== undefined ? undefined : LIGHT.test(words) ? 'light' : BIG.test(words) ? 'big' : undefined;

const LIGHT = /(?:^| )(?:light|lighter|small|smaller|tiny|leichte?s?|leger|legere|ligera|ligero|leggera|leggero|leve)$/u;
const BIG = /^(?:big|bigger|large|larger|huge|substantial|generous|grosses?|copieux|abundante)$/u;
