import type { GeneratedPlan, Meal } from '@larder/contract/plan.ts';
import type { Plate as WirePlate } from '@larder/contract/plate.ts';
import type { IntentChip } from '@larder/domain/intent/intent.ts';
import { DEFAULT_CORPUS } from '@larder/domain/kit/default-corpus.ts';
import { slotAt, type MealPlace } from '@larder/domain/recipe/meal-slot.ts';
import { type DayMeals, type FourAndMore, mealsOf, toFourAndMore } from '@larder/domain/recipe/meals-of.ts';
import type { DayDraft, PlannedMeal, Plate } from '@larder/domain/plan/plan.ts';
import type { ShownDay } from '@larder/domain/plan/shown-day.ts';

export function formatMeal({ slot: _slot, place: _place, nutrition, portions, pot, plates, forAll, written, ...meal }: PlannedMeal): Meal {
  return {
    ...meal,
    ...nutrition,
    ingredients: [...meal.ingredients],
    instructions: [...meal.instructions],
    tips: [...meal.tips],
    equipment: [...meal.equipment],
    portions: portions.map((portion) => ({ ...portion, steps: [...portion.steps] })),
    ...(plates && { plates: plates.map(formatPlate) }),
    ...(forAll && { forAll: [...forAll] }),
    ...(written && { written: { ...written, lines: [...written.lines] } }),
    ...(pot && { pot: { ...pot, servings: [...pot.servings], ingredients: [...pot.ingredients] } }),
  };
}

const formatPlate = ({ newcomer, swap, own, portions, ...plate }: Plate): WirePlate => ({
  ...plate,
  ...(newcomer && { newcomer: { ...newcomer, diets: [...newcomer.diets] } }),
  ...(swap && { swap: { ...swap, lines: [...swap.lines] } }),
  ...(own && { own: { ...own, lines: [...own.lines], steps: [...own.steps] } }),
  portions: [...portions],
});

export const formatMeals = ({ meals }: Pick<DayDraft, 'meals'>): FourAndMore<Meal> =>
  toFourAndMore(mealsOf({ meals }).map(({ place, meal }) => ({ place, meal: formatMeal(meal) })));

export type Understood = { readonly chips: readonly IntentChip[]; readonly notUnderstood: readonly string[]; readonly isPart: boolean };

export function formatPlan(plan: ShownDay, query: string, { chips, notUnderstood, isPart }: Understood): GeneratedPlan {
  const { calories, ...macros } = plan.totals;
  return {
    searchQuery: query,
    nutritionOverview: { totalCalories: calories, ...macros },
    ...formatMeals(plan),
    seed: plan.seed,
    targets: plan.targets,
    ...formatDayWords(plan),
    chips: [...chips],
    notUnderstood: [...notUnderstood],
    ...formatServed(plan),
    ...(isPart && { isPart }),
  };
}

export const formatServed = ({ served }: ShownDay) =>
  served && { served: Object.fromEntries(Object.entries(served).map(([chip, places]) => [chip, [...places]])) };

/** What is said of the day as a whole. */
export function formatDayWords({ title, description, reasons, notes, misses }: ShownDay) {
  return { title, description, reasons: [...reasons], notes: [...notes, ...misses.map(({ sentence }) => sentence)] };
}

/** A meal that came back from a screen or a saved plan. Undefined when it carries no portions: a plan from elsewhere, whose dish cannot be re-portioned. */
export function parseMeal(place: MealPlace, meal: Meal): PlannedMeal | undefined {
  if (!meal.dishId || !meal.portions) return undefined;
  const { calories, protein, carbs, fat, fiber = null, sugar = null, sodium = null, saturatedFat = null, known } = meal;
  const slot = slotAt(place);
  return {
    slot,
    ...(place !== slot && { place }),
    dishId: meal.dishId,
    ...(meal.recipeId !== undefined && { recipeId: meal.recipeId }),
    ...(meal.written && { written: meal.written }),
    title: meal.title,
    description: meal.description,
    ingredients: meal.ingredients,
    instructions: meal.instructions,
    tips: meal.tips ?? [],
    equipment: meal.equipment ?? [],
    nutrition: { calories, protein, carbs, fat, fiber, sugar, sodium, saturatedFat, ...(known && { known }) },
    portions: meal.portions,
    difficulty: meal.difficulty,
    prepMinutes: meal.prepMinutes ?? 0,
    cookMinutes: meal.cookMinutes ?? 0,
    ...parsePot(meal),
    cuisine: meal.cuisine ?? '',
    ideaClass: meal.ideaClass ?? '',
    ...formOf(meal.dishId, meal.form),
    ...(meal.plates && { plates: meal.plates.map(parsePlate) }),
    ...(meal.forAll && { forAll: meal.forAll }),
  };
}

/** Plans from before 2026-11-29 were kept without shapes: of a saved stew no day knew that it is one. */
function formOf(dishId: string, told: string | undefined): Pick<PlannedMeal, 'form'> {
  const form = told ?? DEFAULT_CORPUS.dishesById.get(dishId)?.form;
  return form === undefined ? {} : { form };
}

/** What its pot makes, how long that stands before it is eaten, and which days it is for. */
const parsePot = ({ waitMinutes, makes, cooksAll, pot }: Meal): Pick<PlannedMeal, 'waitMinutes' | 'makes' | 'cooksAll' | 'pot'> => ({
  ...(waitMinutes !== undefined && { waitMinutes }),
  ...(makes !== undefined && { makes }),
  ...(cooksAll && { cooksAll: true }),
  ...(pot && { pot }),
});

/** Those that are ours: of a meal from elsewhere nothing is known that could be planned with. */
export function parseMeals(day: DayMeals<Meal>): DayDraft['meals'] {
  const ours = mealsOf(day).flatMap(({ place, meal }) => {
    const parsed = parseMeal(place, meal);
    return parsed ? [[place, parsed] as const] : [];
  });
  return Object.fromEntries(ours);
}

/** Without the keys of what is not there. */
const parsePlate = ({ newcomer, swap, side, own, ...plate }: WirePlate): Plate => ({
  ...plate,
  ...(newcomer && { newcomer }),
  ...(swap && { swap }),
  ...(side && { side }),
  ...(own && { own }),
});
