import { MEAL_SLOTS, type MealSlot } from '../../recipe/meal-slot.ts';
import type { Intent } from '../intent.ts';
import { nameWish } from './collect-foods.ts';
import { isFood, type Item } from '../language/read-items.ts';
import type { Scope } from './read-scope.ts';
import { isTonight, withTimesOfDay } from './time-of-day.ts';

/**
 * Which meal each wish was said of where a sentence tells meals apart: "Mexican lunch, Japanese dinner", "eggs for breakfast
 * and salmon for dinner". Empty where one meal or none is named, as then every wish is of that one.
 */
export function readSlotWishes(said: readonly Item[], scope: Scope): Intent['wishedAt'] {
  const items = withTimesOfDay(said);
  const mealsOf = tellMealsApart(items, scope) ?? tellByHour(items, { said, scope });
  const wishedAt: Record<string, readonly MealSlot[]> = {};
  if (!mealsOf) return wishedAt;
  for (const [at, item] of items.entries()) {
    const mode = scope.modes.get(at);
    const keys = mode === 'exclude' || (isFood(item) && mode === undefined) ? [] : listWishKeys(item, nameWish(items, at, scope));
    const slots = keys.length === 0 ? [] : mealsOf(at);
    if (slots.length > 0) for (const key of keys) wishedAt[key] = inOrder([...(wishedAt[key] ?? []), ...slots]);
  }
  return wishedAt;
}

/** Where one meal is named, and by its hour alone: "sushi tonight" is a day with a thought of its dinner. */
function tellByHour(
  items: readonly Item[],
  { said, scope }: { readonly said: readonly Item[]; readonly scope: Scope },
): ReturnType<typeof tellMealsApart> {
  if (items === said || said.some(({ effect }) => effect?.slot !== undefined)) return undefined;
  const mealsOf = tellByClause(items, makeSlotOf(items, scope));
  const always: readonly MealSlot[] = items.some((item) => item.effect?.slot !== undefined && isTonight(item)) ? ['dinner'] : [];
  return (at) => {
    const own = mealsOf(at);
    return own.length > 0 ? own : always;
  };
}

/** The meals that a word is said of, by its index; undefined where a sentence does not name several. */
export function tellMealsApart(items: readonly Item[], scope: Scope): ((at: number) => readonly MealSlot[]) | undefined {
  const slotOf = makeSlotOf(items, scope);
  return new Set(items.flatMap((_, at) => slotOf(at) ?? [])).size < 2 ? undefined : tellByClause(items, slotOf);
}

type SlotOf = (at: number) => MealSlot | undefined;

/** The meal that a word names, unless it is refused there. */
const makeSlotOf =
  (items: readonly Item[], { modes }: Scope): SlotOf =>
  (at) =>
    modes.get(at) === 'exclude' ? undefined : items[at]!.effect?.slot;

function tellByClause(items: readonly Item[], slotOf: SlotOf): (at: number) => readonly MealSlot[] {
  const clauses = splitClauses(items, slotOf);
  return (at) =>
    findSlots(
      clauses,
      clauses.findIndex(({ indices }) => indices.includes(at)),
      at,
    );
}

/** `slots` by the index of the word that names it; a bare clause names meals and says nothing of them. */
type Clause = { readonly indices: readonly number[]; readonly slots: ReadonlyMap<number, MealSlot>; readonly isBare: boolean };

function splitClauses(items: readonly Item[], slotOf: SlotOf): readonly Clause[] {
  const clauses: number[][] = [[]];
  for (const [at, { mark, effect }] of items.entries()) {
    // "And" joins foods as well as meals: it parts only where a meal comes next.
    const parts = mark === undefined ? effect?.cue === 'and' && namesMealNext(items, at) : ENDS_CLAUSE.test(mark);
    if (parts) clauses.push([]);
    else clauses.at(-1)!.push(at);
  }
  return clauses.map((indices) => ({
    indices,
    slots: new Map(indices.flatMap((at) => (slotOf(at) === undefined ? [] : [[at, slotOf(at)!]]))),
    isBare: indices.every((at) => slotOf(at) !== undefined || saysNothing(items[at]!)),
  }));
}

/** "Hot dinner" is more than the name of a meal. */
const saysNothing = ({ words, value, effect, foodClass, food }: Item): boolean =>
  value === undefined &&
  !foodClass &&
  food === undefined &&
  !/^(?:hot|warm|cooked|big|small|light|large)$/u.test(words) &&
  [effect?.dish, effect?.cuisines, effect?.nearestCuisine, effect?.diets, effect?.restrictions, effect?.aims, effect?.minutes].every(
    (part) => part === undefined,
  );

const ENDS_CLAUSE = /^[,;.!?|+&]$/;

const namesMealNext = (items: readonly Item[], at: number): boolean =>
  items.slice(at + 1, at + 3).find(({ effect, unknown }) => effect?.slot !== undefined || effect?.cuisines || unknown)?.effect?.slot !==
  undefined;

/** The next meal named in the clause ("tacos for lunch"), else the one before ("lunch: tacos"), with those in one list with it. */
function findSlots(clauses: readonly Clause[], index: number, at: number): readonly MealSlot[] {
  if (index < 0) return [];
  const { slots } = clauses[index]!;
  const after = [...slots].find(([own]) => own > at)?.[1];
  if (after !== undefined) return [after, ...listBare(clauses.slice(index + 1))];
  const before = [...slots].findLast(([own]) => own < at)?.[1];
  const listed = listBare(clauses.slice(0, index).toReversed());
  if (before !== undefined) return [before, ...listed];
  // "Breakfast and dinner, all Italian", unless the list has its wish already: "Polish lunch and dinner, much fruit".
  return listed.length > 0 && clauses[index - listed.length - 1] === undefined ? listed : [];
}

function listBare(clauses: readonly Clause[]): readonly MealSlot[] {
  const end = clauses.findIndex(({ isBare, slots }) => !isBare || slots.size === 0);
  return clauses.slice(0, end < 0 ? clauses.length : end).flatMap(({ slots }) => [...slots.values()]);
}

/** The ids of the chips of what an item wishes for. */
function listWishKeys(item: Item, words: string): readonly string[] {
  const { cuisines = [], nearestCuisine, dish } = item.effect ?? {};
  if (item.dishName !== undefined) return [`named:${item.dishName}`];
  return [
    ...[...cuisines, ...(nearestCuisine ? [nearestCuisine] : [])].map((cuisine) => `cuisine:${cuisine}`),
    ...(dish === undefined ? [] : [`dish:${dish}`]),
    ...(isFood(item) && dish === undefined ? [`wish:${words}`] : []),
  ];
}

const inOrder = (slots: readonly MealSlot[]): readonly MealSlot[] => MEAL_SLOTS.filter((slot) => slots.includes(slot));
