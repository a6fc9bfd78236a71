import type { Macro } from '../language/intent-words.table.ts';
import type { MealSlot } from '../../recipe/meal-slot.ts';
import type { Item } from '../language/read-items.ts';

type NamedMacro = Macro | 'fiber' | 'sodium' | 'sugar';

/** The macro a figure belongs to: right before it ("fat: 30 g"), right after it ("30 g of fat"), or a little before it. */
export function findMacroNear(items: readonly Item[], from: number, to: number, used: Set<number>): NamedMacro | undefined {
  const at = findMacroTouching(items, from, used) ?? findMacroAfter(items, from, to) ?? findMacroBefore(items, from, used);
  if (at === undefined) return undefined;
  used.add(at);
  return items[at]?.effect?.macro;
}

const stops = (item: Item | undefined, marks: readonly string[]): boolean =>
  item?.value !== undefined || (item?.mark !== undefined && marks.includes(item.mark));

/** "Protein 150 g carbs 200 g": nothing but a colon or a bound between the word and its figure. */
function findMacroTouching(items: readonly Item[], from: number, used: ReadonlySet<number>): number | undefined {
  for (let back = from - 1; back >= Math.max(0, from - 3); back--) {
    const item = items[back];
    if (item?.effect?.macro) return used.has(back) ? undefined : back;
    if (item?.effect?.bound === undefined && item?.mark !== ':' && item?.mark !== '=' && item?.mark !== '-') return undefined;
  }
  return undefined;
}

function findMacroAfter(items: readonly Item[], from: number, to: number): number | undefined {
  for (let ahead = to + 1; ahead < Math.min(items.length, to + 4); ahead++) {
    const item = items[ahead];
    if (item?.effect?.macro) {
      const claimed = ahead > to + 1 && items[ahead + 1]?.value !== undefined;
      return claimed && items.slice(Math.max(0, from - 3), from).some(({ effect }) => effect?.macro !== undefined) ? undefined : ahead;
    }
    if (stops(item, [',', ';', '.'])) return undefined;
    // "2 g/kg protein", "2 g per kg of protein".
    if (item?.effect?.unit === 'kg') continue;
    if (item?.effect && item.effect.bound === undefined && item.effect.perDay === undefined) return undefined;
  }
  return undefined;
}

/** A word that already has its figure ("150 g protein 1800") has no second one. */
function findMacroBefore(items: readonly Item[], from: number, used: ReadonlySet<number>): number | undefined {
  for (let back = from - 1; back >= Math.max(0, from - 5); back--) {
    const item = items[back];
    if (item?.effect?.macro) return used.has(back) ? undefined : back;
    if (stops(item, [',', ';'])) return undefined;
  }
  return undefined;
}

export type NearSlots = {
  readonly slots: readonly MealSlot[];
  readonly perDay: boolean;
  readonly everyMeal: boolean;
  /** The meal named right beside the figure, though others are named too: for a figure that is too small for a day. */
  readonly beside?: MealSlot;
};

/**
 * The meals a figure is about. With several meals and figures in a sentence, each figure takes the nearest meal of its
 * clause; several meals around one figure are a day.
 */
export function findSlotsNear(items: readonly Item[], from: number, to: number): NearSlots {
  const [start, end] = clauseAround(items, from, to);
  const after = untilFigure(items.slice(to, Math.min(end, to + 5)));
  const perDay = after.some(({ effect }) => effect?.perDay) || saysDayBefore(items, start, from);
  const everyMeal = saysEachMealBefore(items, start, from) || saysEachMealAfter(after);
  const { near, figures } = listNear(items, { start, end, from, to });
  const nearest = near.toSorted((a, b) => a.distance - b.distance)[0];
  const kinds = new Set(near.map(({ slot }) => slot));
  // "A shake for breakfast and 50 g of protein each meal".
  if (after.some(({ effect, words }) => effect?.perMeal ?? EVERY_MEAL.test(words))) return { slots: [], perDay, everyMeal: true };
  if (kinds.size > 1 && figures === 0 && isOfEach(after)) return { slots: [...kinds], perDay, everyMeal: false };
  // "Three days of lunches, each under 500 calories".
  const each = nearest ? undefined : findEachBefore(items, start, from);
  if (each) return { slots: [each], perDay, everyMeal: false };
  if (!nearest || (kinds.size > 1 && figures === 0)) {
    const beside = nearest && nearest.distance <= BESIDE ? { beside: nearest.slot } : {};
    return { slots: [], perDay, everyMeal: everyMeal && kinds.size === 0, ...beside };
  }
  return { slots: [nearest.slot], perDay, everyMeal: false };
}

/** The meals named in a clause, how far from the figure, and how many other figures it has. */
function listNear(
  items: readonly Item[],
  { start, end, from, to }: { readonly start: number; readonly end: number; readonly from: number; readonly to: number },
): { readonly near: readonly { readonly slot: MealSlot; readonly distance: number }[]; readonly figures: number } {
  const near: { readonly slot: MealSlot; readonly distance: number }[] = [];
  let figures = 0;
  for (let index = start; index < end; index++) {
    const item = items[index];
    if (item?.value !== undefined && (index < from || index >= to)) figures++;
    const slot = namedSlot(items, index);
    if (slot) near.push({ slot, distance: index < from ? from - index : index - to + 1 });
  }
  return { near, figures };
}

function findEachBefore(items: readonly Item[], start: number, from: number): MealSlot | undefined {
  const named = new Set(items.slice(0, start).flatMap((_, index) => namedSlot(items, index) ?? []));
  return named.size === 1 && items.slice(start, from).some(({ words }) => /^(?:each|apiece)$/u.test(words)) ? [...named][0] : undefined;
}

/** "Lunch and dinner, 800 each". */
const isOfEach = (after: readonly Item[]): boolean =>
  /^(?:each|apiece)$/u.test(after.find(({ effect }) => effect?.unit === undefined)?.words ?? '');

/** "Each meal 600 kcal, no snack" says nothing of the snack's figure. */
const namedSlot = (items: readonly Item[], at: number): MealSlot | undefined =>
  items[at - 1]?.effect?.cue === 'no' ? undefined : items[at]?.effect?.slot;

const BESIDE = 3;

/** What follows the next figure belongs to that one. */
function untilFigure(items: readonly Item[]): readonly Item[] {
  const next = items.findIndex(({ value }) => value !== undefined);
  return next < 0 ? items : items.slice(0, next);
}

/** "500 calorie meals" speaks of each; "1500 calorie meal plan" is another phrase. */
const EVERY_MEAL = /^(?:every|each) meal$/u;
const MEAL_NOUNS: ReadonlySet<string> = new Set(['meals', 'meal', 'recipes', 'recipe', 'dishes', 'dish']);

function saysDayBefore(items: readonly Item[], start: number, from: number): boolean {
  return items.slice(Math.max(start, from - 3), from).some(({ effect }) => effect?.perDay);
}

const saysEachMealAfter = (after: readonly Item[]): boolean =>
  after.some(({ effect, words }, at) => effect?.perMeal || EVERY_MEAL.test(words) || (at < 4 && MEAL_NOUNS.has(words)));

const saysEachMealBefore = (items: readonly Item[], start: number, from: number): boolean =>
  items.slice(Math.max(start, from - 3), from).some(({ effect, words }) => effect?.perMeal || words === 'meals' || EVERY_MEAL.test(words));

function clauseAround(items: readonly Item[], from: number, to: number): readonly [number, number] {
  let start = from;
  while (start > 0 && !endsClause(items, start - 1, -1)) start--;
  let end = to;
  while (end < items.length && !endsClause(items, end, 1)) end++;
  return [start, end];
}

/** A comma parts two figures, not "chicken, rice and 40 g protein for lunch". */
function endsClause(items: readonly Item[], at: number, step: 1 | -1): boolean {
  const { mark, words } = items[at] ?? {};
  if (mark === ';' || mark === '.' || mark === '!' || mark === '?') return true;
  if (mark !== ',' && words !== 'and') return false;
  for (let index = at + step; index >= 0 && index < items.length; index += step) {
    const item = items[index];
    if (item?.value !== undefined) return true;
    if (item?.mark === ',' || item?.mark === ';' || item?.mark === '.') return false;
  }
  return false;
}
