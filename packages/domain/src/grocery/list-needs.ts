import type { PlainDate } from '../calendar/plain-date.ts';
import { GLUTEN_FREE_LABEL } from '../diet/check-allergen.ts';
import { labelsFor } from '../diet/check-dish.ts';
import { PASTEURIZED_LABEL } from '../diet/check-pregnancy.ts';
import { allergyRule } from '../diet/diet-rule.ts';
import type { Food } from '../food/food.ts';
import { sureBoneShare } from '../food/bone-share.ts';
import { findFood } from '../food/find-food.ts';
import { groundLine } from '../ingredient/ground-line.ts';
import { listNotCounted } from '../own-recipe/not-counted.ts';
import { saysLabel, splitJoined } from '../plan/frame/label-meal.ts';
import { shareOnPlates, timesOfWhole } from '../plan/cooked-lines.ts';
import { isCookedFor, type PlannedMeal, type PlatePortion, type Portion, type PotShare } from '../plan/plan.ts';
import type { MealPlace } from '../recipe/meal-slot.ts';
import { mealsOf, type DayMeals } from '../recipe/meals-of.ts';
import { type Amount, exactAmount } from '../quantity/amount.ts';
import { makeRational } from '../quantity/rational.ts';
import type { Steps } from '../base/steps.ts';
import { lineToNeed } from './consolidate.ts';
import type { Need, NeedSource } from './need.ts';
import { readOwnItem } from './own-item.ts';
import { NO_HABITS } from './shop-habits.ts';
import { SOLD_AS } from './sold-as.table.ts';

/** What a list needs of a meal. Plans of this product carry portions in exact grams; foreign ones only their lines. */
export type ListedMeal = {
  readonly title: string;
  /** By which it is known how long what is left of it keeps. */
  readonly dishId?: string | undefined;
  readonly ingredients: readonly string[];
  /** Of an own recipe they name what is in none of its portions. */
  readonly tips?: readonly string[] | undefined;
  readonly written?: PlannedMeal['written'] | undefined;
  readonly portions?: readonly ListedPortion[] | undefined;
  /** A plate of a pot: the whole of it is bought for the meal it is cooked for, and nothing for those that eat what is left. */
  readonly pot?: ListedPot | undefined;
  /** How many plates a pot of it makes, and whether that whole pot is cooked. */
  readonly makes?: number | undefined;
  readonly cooksAll?: boolean | undefined;
  /** Of a meal that several eat: what is bought is the sum of them, and its own portions are but the first. */
  readonly plates?: readonly ListedPlate[] | undefined;
  /** The lines of all plates, as they are cooked: its own are but the first's, and none where the first is away. */
  readonly forAll?: readonly string[] | undefined;
};
/** `standsOn`: the day that cooks it by now, where that was moved or copied to another. */
type ListedPot = Pick<PotShare, 'share' | 'cookedOn' | 'cookedFor' | 'eatenOn'> & { readonly standsOn?: PlainDate | undefined };
type ListedPlate = {
  readonly share?: number | undefined;
  readonly portions: readonly ListedOnPlate[];
  readonly side?: { readonly text: string } | undefined;
  readonly own?: { readonly lines: readonly string[] } | undefined;
};
type ListedOnPlate = Pick<PlatePortion, 'foodId' | 'grams' | 'from'>;
export type ListedPortion = Pick<Portion, 'foodId' | 'chosen'> & { readonly steps: readonly { readonly grams: number }[] };

export type ListedDay = DayMeals<ListedMeal> & { readonly date: PlainDate };

/** Every ingredient of every meal of these days, each with the meal it is for. Stops after each line that has to be read. */
export function* listNeeds(days: readonly ListedDay[]): Steps<Need[]> {
  const needs: Need[] = [];
  const ground = readGround(days);
  for (const day of days) {
    const { date } = day;
    for (const { place, slot, meal } of mealsOf(day)) {
      const { pot } = meal;
      const isLeft = pot && !isCookedFor(pot, place);
      const source = { day: date, slot, title: meal.title };
      const isBoughtElsewhere = isLeft && !isBoughtForItself(pot, ground);
      const times = pot && !isLeft ? 1 / pot.share : countPlates(meal);
      const lines = meal.ingredients;
      if (meal.plates?.length) {
        const plates = isBoughtElsewhere ? 0 : times / shareOnPlates(meal);
        needs.push(...listPlateNeeds(meal.plates, { source, lines: linesOfPlates(meal), plates }));
      } else if (!isBoughtElsewhere) needs.push(...(yield* listMealNeeds(meal, { source, lines, plates: times })));
      if (!isBoughtElsewhere) needs.push(...(yield* listUnknown(meal, { source, place, times })));
    }
  }
  return needs;
}

const linesOfPlates = ({ ingredients, forAll = [], plates = [] }: ListedMeal): readonly string[] => [
  ...ingredients,
  ...forAll,
  ...plates.flatMap(({ side, own }) => [...(side ? [side.text] : []), ...(own?.lines ?? [])]),
];

const countPlates = (meal: ListedMeal): number => (meal.cooksAll ? timesOfWhole(meal) : 1);

/** A meal that is left of a pot which none of these days cooks: it is bought for the day that does. */
export type LeftMeal = NeedSource & { readonly boughtOn: string };

export function listLeft(days: readonly ListedDay[]): readonly LeftMeal[] {
  const ground = readGround(days);
  return days.flatMap((day) =>
    mealsOf(day).flatMap(({ place, slot, meal: { title, pot } }): readonly LeftMeal[] => {
      if (!pot || isCookedFor(pot, place) || ground.cooked.has(potKey(pot)) || isBoughtForItself(pot, ground)) return [];
      return [{ day: day.date, slot, title, boughtOn: pot.standsOn ?? pot.cookedOn }];
    }),
  );
}

type Ground = { readonly cooked: ReadonlySet<string>; readonly dates: ReadonlySet<string> };

const readGround = (days: readonly ListedDay[]): Ground => ({ cooked: listCooked(days), dates: new Set(days.map(({ date }) => date)) });

/** Where the meal it was to be left of is another by now. */
const isBoughtForItself = (pot: ListedPot, { cooked, dates }: Ground): boolean => !cooked.has(potKey(pot)) && dates.has(pot.cookedOn);

/** The name of a pot among those of its household. */
export const potKey = ({ cookedOn, cookedFor }: Pick<ListedPot, 'cookedOn' | 'cookedFor'>): string => `${cookedOn} ${cookedFor}`;

/** The pots that are cooked on these days. */
export const listCooked = (days: readonly ListedDay[]): ReadonlySet<string> =>
  new Set(days.flatMap((day) => mealsOf(day).flatMap(({ place, meal: { pot } }) => (pot && isCookedFor(pot, place) ? [potKey(pot)] : []))));

type ListedFor = {
  readonly source: NeedSource;
  /** Of the meal, as they are printed. */
  readonly lines: readonly string[];
  /** How many times its own plate is bought. */
  readonly plates: number;
};

function* listMealNeeds({ portions }: ListedMeal, { source, lines, plates }: ListedFor): Steps<Need[]> {
  const labelled = readLabelled(
    lines,
    (portions ?? []).map(({ foodId }) => foodId),
  );
  const known = portions?.length ? portions.map((portion) => portionToNeed(portion, { source, labelled, plates })) : undefined;
  // One food that this table has no more, and the lines say more than the portions do.
  const isWhole = known?.every((need) => need !== undefined);
  const needs = known && isWhole ? known : yield* readLines(lines, source);
  return needs.filter((need) => !isFromTheTap(need));
}

/** The pot as often as it is bought; what is cooked apart or stands beside one plate is for this meal alone. */
function listPlateNeeds(all: NonNullable<ListedMeal['plates']>, { source, lines, plates }: ListedFor): readonly Need[] {
  const gramsByFood = new Map<string, number>();
  for (const { foodId, grams, from } of all.flatMap(({ portions }) => portions)) {
    const times = from === 'pot' ? plates : 1;
    if (times > 0) gramsByFood.set(foodId, (gramsByFood.get(foodId) ?? 0) + grams * times);
  }
  const labelled = readLabelled(lines, [...gramsByFood.keys()]);
  return [...gramsByFood]
    .flatMap(([foodId, grams]) => portionToNeed({ foodId, chosen: 0, steps: [{ grams }] }, { source, labelled, plates: 1 }) ?? [])
    .filter((need) => !isFromTheTap(need));
}

function* readLines(lines: readonly string[], source: NeedSource): Steps<Need[]> {
  const needs: Need[] = [];
  for (const line of lines) {
    if (line.trim() === '') continue;
    needs.push({ ...lineToNeed(line), source });
    yield;
  }
  return needs;
}

type Unknown = { readonly source: NeedSource; readonly place: MealPlace; readonly times: number };

/** Nobody can tell whether two such lines are one thing, so each is bought as its recipe writes it. */
function* listUnknown(meal: ListedMeal, { source, place, times }: Unknown): Steps<Need[]> {
  const needs: Need[] = [];
  const keys = new Set<string>();
  for (const line of listNotCounted(meal, times)) {
    const { ingredient, quantity, category } = readOwnItem(line, NO_HABITS);
    const named = `line:${source.day} ${place} ${ingredient.toLowerCase().slice(0, LONGEST_KEY)}`;
    const key = keys.has(named) ? `${named} ${keys.size}` : named;
    keys.add(key);
    needs.push({ name: ingredient, amount: null, unit: null, asWritten: { key, quantity, category }, source });
    yield;
  }
  return needs.filter((need) => !isFromTheTap(need));
}

/** A list's key has so many letters, with the day and the meal before them. */
const LONGEST_KEY = 200;

type Bought = Omit<ListedFor, 'lines'> & { readonly labelled: readonly LabelledLine[] };

function portionToNeed({ foodId, chosen, steps }: ListedPortion, { source, labelled, plates }: Bought): Need | undefined {
  const sold = SOLD_AS[foodId];
  const food = findFood(sold?.foodId ?? foodId);
  const step = steps[chosen];
  if (!food || !step) return undefined;
  // A shop weighs the bones, and sells juice as lemons.
  const boughtGrams = (step.grams * plates * (sold?.gramsPerGram ?? 1)) / (1 - sureBoneShare(food));
  const label = findLabel(food, labelled);
  // An own recipe names oil without saying how much.
  const needed = boughtGrams > 0 ? ({ amount: gramsToAmount(boughtGrams), unit: 'g' } as const) : { amount: null, unit: null };
  return { foodId: food.id, name: food.names.noun, ...(label !== undefined && { label }), ...needed, source };
}

/** A line that says what its food has to be, for whoever stands before the shelf without the recipe. */
type LabelledLine = { readonly label: string; readonly behind: string; readonly foodId: string | undefined };

const readLabelled = (lines: readonly string[], bought: readonly string[]): readonly LabelledLine[] =>
  LABELS.flatMap((label) => {
    const told = new Set(lines.filter((line) => saysLabel(line, label)).flatMap(splitJoined));
    return [...told].flatMap((line): readonly LabelledLine[] => {
      const [front = '', ...rest] = line.toLowerCase().split(new RegExp(label.replaceAll(/[- ]/g, String.raw`[-–\s]+`), 'u'));
      const behind = rest.join('');
      const read = groundLine(front + behind).food?.id;
      return rest.length === 0 ? [] : [{ label, behind, foodId: read !== undefined && bought.includes(read) ? read : undefined }];
    });
  });

/**
 * By the table's name of the food or by another, as own recipes say "oats". A line of no food that is bought may be of any that asks for
 * the label: a household may have named the food of any words.
 */
const findLabel = (food: Food, labelled: readonly LabelledLine[]): string | undefined =>
  labelled.find(
    ({ label, behind, foodId }) =>
      foodId === food.id ||
      behind.includes(food.names.noun.toLowerCase()) ||
      (foodId === undefined && labelsFor(food, [GLUTEN]).includes(label)),
  )?.label;

const GLUTEN = allergyRule('gluten');
const LABELS = [GLUTEN_FREE_LABEL, PASTEURIZED_LABEL];

const TAP = new Set(['water', 'ice', 'ice water', 'ice cube', 'ice cubes']);
const WATER_WORDS = /\b(?:tap|cold|hot|warm|lukewarm|boiling|boiled|iced|cool|filtered)\b/gi;

const isFromTheTap = ({ foodId, name }: Need): boolean =>
  foodId === 'water' || TAP.has(name.toLowerCase().replaceAll(WATER_WORDS, '').replaceAll(/\s+/g, ' ').trim());

/** To the milligram: fractions of any kind, added up over a fortnight, would leave the safe integers and be sums no longer. */
const gramsToAmount = (grams: number): Amount => exactAmount(makeRational(Math.round(grams * 1000), 1000));
