import { changeEnergy } from './change-energy.ts';
import { interpretFigure } from './interpret-figure.ts';
import { MOST_MEAL_KCAL } from './put-calories.ts';
import { readMealCount, readSpannedDays } from './read-counts.ts';
import { readNamedPeople } from './read-people.ts';
import { WEEKS_A_MONTH, type Figure, type NumberReading } from './number-reading.ts';
import type { Item } from '../language/read-items.ts';
import { energyKcal } from '../../food/nutrients.ts';
import { MEAL_SLOTS } from '../../recipe/meal-slot.ts';
import { boundBefore } from './wanted.ts';

export function readNumbers(items: readonly Item[]): NumberReading {
  const reading: NumberReading = {
    calories: null,
    macros: {},
    shares: {},
    split: null,
    perMeal: {},
    mealMacros: {},
    times: [],
    saysHour: false,
    people: null,
    peopleRange: null,
    meals: null,
    snacks: null,
    spannedDays: null,
    ageYears: null,
    weeks: null,
    days: null,
    kilograms: null,
    proteinPerKg: null,
    bareMacros: new Set(),
    budget: false,
    restingKcal: null,
    used: new Set(),
    caloriesAreBare: false,
  };
  const counted = readFigures(items, reading);
  // "2 g per kg" needs a weight, which may come later; without one it says nothing.
  if (reading.proteinPerKg !== null && reading.kilograms !== null)
    reading.macros.protein = { target: Math.round(reading.proteinPerKg * reading.kilograms) };
  addRest(items, reading);
  addMealEnergy(reading);
  Object.assign(reading, readMealCount(items));
  reading.meals ??= counted;
  addMealSum(items, reading);
  const changed = changeEnergy(items);
  if (changed !== undefined) {
    reading.calories = { target: changed };
    reading.caloriesAreBare = false;
    reading.perMeal = {};
  }
  // "Lose 10 kg in a week": a span without a figure.
  if (reading.kilograms !== null) reading.weeks ??= readSpanWeeks(items);
  readLettersAsShares(reading);
  reading.spannedDays = readSpannedDays(items, reading.weeks);
  reading.people = mostOf(reading.people, readNamedPeople(items));
  return reading;
}

/** How many meals a run of figures is of. */
function readFigures(items: readonly Item[], reading: NumberReading): number | null {
  let counted: number | null = null;
  for (let at = 0; at < items.length;) {
    if (items[at]?.value === undefined || items[at]?.effect?.dish !== undefined) {
      at++;
      continue;
    }
    const run = readRun(items, at);
    const split = readSplit(items, run);
    const meals = readMealRun(items, run);
    if (split || meals) {
      reading.split = split ?? reading.split;
      Object.assign(reading.perMeal, meals);
      if (meals) counted = run.values.length;
      const end = items[run.to]?.effect?.unit ? run.to + 1 : run.to;
      for (let index = at; index < end; index++) reading.used.add(index);
      at = end;
      continue;
    }
    const figure = readFigure(items, at);
    for (let index = figure.from; index < figure.to; index++) reading.used.add(index);
    interpretFigure({ items, figure, reading });
    at = figure.to;
  }
  return counted;
}

const mostOf = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);

/** "Dinner with 45P 50C 15F": the three of them are a meal's energy. */
function addMealEnergy({ perMeal, mealMacros }: NumberReading): void {
  for (const slot of MEAL_SLOTS) {
    const { carbs, fat } = mealMacros[slot] ?? {};
    const protein = perMeal[slot]?.protein?.target;
    if (protein === undefined || carbs === undefined || fat === undefined) continue;
    perMeal[slot] = { calories: { target: Math.round(energyKcal({ protein, carbs, fat })) }, ...perMeal[slot] };
    delete mealMacros[slot];
  }
}

/** "400 breakfast, 600 lunch, 700 dinner": all that the day has. */
function addMealSum(items: readonly Item[], reading: NumberReading): void {
  const named = new Set(items.flatMap(({ effect }) => effect?.slot ?? []));
  const isWhole =
    (reading.meals ?? 0) >= 3 ||
    named.size >= 3 ||
    items.some(({ effect }, at) => effect?.slot === 'snack' && items[at - 1]?.effect?.cue === 'no');
  if (!isWhole) return;
  const figures = (['breakfast', 'lunch', 'dinner'] as const).map((slot) => reading.perMeal[slot]?.calories?.target);
  const snack = reading.perMeal.snack?.calories?.target ?? 0;
  if (reading.calories !== null || figures.includes(undefined)) return;
  reading.calories = { target: figures.reduce<number>((sum, figure) => sum + (figure ?? 0), snack) };
}

/** "600 kcal lunch, the rest of the day 1200": together they are the day. */
function addRest(items: readonly Item[], reading: NumberReading): void {
  const total = reading.calories?.target;
  const at = items.findLastIndex(({ words }) => words === 'rest' || words === 'remaining');
  if (total === undefined || at < 0 || !items.slice(at, at + 6).some(({ value }) => value === total)) return;
  const meals = Object.values(reading.perMeal).reduce((sum, { calories }) => sum + (calories?.target ?? 0), 0);
  if (meals > 0 && !items.slice(at).some(({ words }) => /^(?:total|in total)$/u.test(words))) reading.calories = { target: total + meals };
}

/** Weeks of "in a week", "this month". */
function readSpanWeeks(items: readonly Item[]): number | null {
  const at = items.findIndex(({ effect, value }, index) => {
    const before = items[index - 1];
    return (
      (effect?.unit === 'week' || effect?.unit === 'month') &&
      value === undefined &&
      /^(?:a|this|next|the next)$/u.test(before?.words ?? '') &&
      // "Lifting four times a week".
      !/^(?:times?|once|twice|days|nights)$/u.test(items[index - 2]?.words ?? '')
    );
  });
  if (at < 0) return null;
  return items[at]?.effect?.unit === 'week' ? 1 : WEEKS_A_MONTH;
}

const RANGE_MARKS: ReadonlySet<string> = new Set(['-', '~']);
const RANGE_WORDS: ReadonlySet<string> = new Set(['to', 'bis', 'a', 'until', 'up to']);

function readFigure(items: readonly Item[], at: number): Figure {
  const low = items[at]?.value ?? 0;
  const give = readGive(items, at);
  if (give !== undefined && give < low / 2) return { from: at, to: at + 5, low: low - give, high: low + give };
  const high = items[at + 2]?.value;
  if (high !== undefined && high > low && joinsRange(items, at + 1)) return { from: at, to: at + 3, low, high };
  // "1400 kcal - 1600 kcal" repeats the unit.
  const later = items[at + 3]?.value;
  const unit = items[at + 1]?.effect?.unit;
  const repeats = unit !== undefined && unit === items[at + 4]?.effect?.unit && joinsRange(items, at + 2);
  if (repeats && later !== undefined && later > low) return { from: at, to: at + 4, low, high: later };
  return { from: at, to: at + 1, low, high: undefined };
}

/** What "+/- 50" gives way by. */
function readGive(items: readonly Item[], at: number): number | undefined {
  const marks = items.slice(at + 1, at + 4).map(({ mark }) => mark);
  return marks.join('') === '+/-' ? items[at + 4]?.value : undefined;
}

/** "And" joins a range only after "between". */
function joinsRange(items: readonly Item[], at: number): boolean {
  const joint = items[at];
  if (joint === undefined) return false;
  if (joint.words === 'and') return boundBefore(items, at - 1) === 'between';
  return RANGE_MARKS.has(joint.mark ?? '') || RANGE_WORDS.has(joint.words);
}

/** Three shares that were rounded each. */
const LEAST_SPLIT_SUM = 97;
const MOST_SPLIT_SUM = 103;

type Run = { readonly values: readonly number[]; readonly joints: readonly string[]; readonly to: number };

/** Figures with nothing but a mark or an "and" between them. */
function readRun(items: readonly Item[], from: number): Run {
  const values = [items[from]?.value ?? 0];
  const joints: string[] = [];
  let to = from + 1;
  for (;;) {
    const mark = /^(?:[/:|,-]|and)$/u.exec(items[to]?.words ?? '')?.[0].replace('and', ',') ?? '';
    const length = mark === '' ? 0 : mark === ',' && items[to + 1]?.words === 'and' ? 2 : 1;
    const next = items[to + length]?.value;
    // "40/30/30, 2000" ends at the comma.
    if (next === undefined || (joints.length > 0 && joints[0] !== mark)) return { values, joints, to };
    joints.push(mark);
    values.push(next);
    to += length + 1;
  }
}

/** "400/600/700" is a day of three meals, of four figures the least is the snack's. */
function readMealRun(items: readonly Item[], { values, to }: Run): NumberReading['perMeal'] | undefined {
  const unit = items[to]?.effect?.unit;
  const isOfMeals = values.every((value) => value >= LEAST_MEAL_KCAL && value <= MOST_MEAL_KCAL) && (unit === undefined || unit === 'kcal');
  if (!isOfMeals || values.length < 3 || values.length > 4 || items[to]?.effect?.macro) return undefined;
  const snackAt = values.length === 4 ? values.indexOf(Math.min(...values)) : -1;
  const meals = values.filter((_, at) => at !== snackAt);
  return {
    ...Object.fromEntries(MEAL_SLOTS.slice(0, 3).map((slot, at) => [slot, { calories: { target: meals[at]! } }])),
    ...(snackAt < 0 ? {} : { snack: { calories: { target: values[snackAt]! } } }),
  };
}

const LEAST_MEAL_KCAL = 150;

/** "40/30/30" is carbs, protein, fat as in the Zone's notation, unless the macros are named in another order. */
function readSplit(items: readonly Item[], { values, joints }: Run): NumberReading['split'] {
  const sum = values.reduce((all, value) => all + value, 0);
  if (values.length !== 3 || sum < LEAST_SPLIT_SUM || sum > MOST_SPLIT_SUM) return null;
  if (joints[0] === ',') return null;
  const named = items.flatMap(({ effect }) =>
    effect?.macro === 'protein' || effect?.macro === 'carbs' || effect?.macro === 'fat' ? [effect.macro] : [],
  );
  const order = new Set(named).size === 3 ? [...new Set(named)] : (['carbs', 'protein', 'fat'] as const);
  const split = { protein: 0, carbs: 0, fat: 0 };
  order.forEach((macro, index) => (split[macro] = values[index] ?? 0));
  return split;
}

/** "40c 30p 30f" without a unit is a split when it comes to a hundred: as grams it would be a quarter of a day's food. */
function readLettersAsShares(reading: NumberReading): void {
  const { protein, carbs, fat } = reading.macros;
  if (reading.bareMacros.size < 3 || !protein?.target || !carbs?.target || !fat?.target) return;
  const sum = protein.target + carbs.target + fat.target;
  if (sum < LEAST_SPLIT_SUM || sum > MOST_SPLIT_SUM) return;
  reading.split = { protein: protein.target, carbs: carbs.target, fat: fat.target };
  for (const macro of reading.bareMacros) delete reading.macros[macro];
}
