import { mealsOf, type DayMeals } from '@larder/domain/recipe/meals-of.ts';
import * as z from 'zod/mini';

/** Of what is saved from now on. What was saved before is larger at times, and is still read, exported and restored. */
export const PLAN_LIMITS = {
  lineLetters: 300,
  linesPerMeal: 60,
  stepsPerMeal: 40,
  /** Of a plan without the ladders of its portions and without its plates and its recipe's lines, which have bounds of their own; one that is made has 7,000. */
  planBytes: 64_000,
} as const;

type MealToLimit = {
  readonly ingredients: readonly string[];
  readonly instructions: readonly string[];
  readonly plates?: unknown;
  readonly written?: unknown;
};
type Path = readonly (string | number)[];

/** Each fault with the part that is too large. */
export const planWithinLimits = <Plan extends DayMeals<MealToLimit>>() =>
  z.check<Plan>(({ value, issues }) => {
    const meals = mealsOf(value);
    for (const { place, slot, meal } of meals) {
      for (const fault of findMealFaults(meal)) {
        const path = place === slot ? ['meals', slot] : ['moreSnacks', place];
        issues.push({ code: 'custom', input: value, message: fault.message, path: [...path, ...fault.path] });
      }
    }
    const withoutLadders = {
      ...value,
      moreSnacks: undefined,
      meals: meals.map(({ meal }) => ({ ...meal, portions: undefined, plates: undefined, written: undefined })),
    };
    const bytes = new TextEncoder().encode(JSON.stringify(withoutLadders)).length;
    if (bytes > PLAN_LIMITS.planBytes) {
      const message = `A plan has ${PLAN_LIMITS.planBytes / 1000} kB at most, and this one ${Math.ceil(bytes / 1000)}`;
      issues.push({ code: 'custom', input: value, message, path: [] });
    }
  });

function findMealFaults({ ingredients, instructions }: MealToLimit): { readonly path: Path; readonly message: string }[] {
  const { lineLetters, linesPerMeal, stepsPerMeal } = PLAN_LIMITS;
  const long = ingredients.findIndex((line) => line.length > lineLetters);
  return [
    ...(long < 0 ? [] : [{ path: ['ingredients', long], message: `A line has ${lineLetters} letters at most` }]),
    ...(ingredients.length > linesPerMeal ? [{ path: ['ingredients'], message: `A meal has ${linesPerMeal} lines at most` }] : []),
    ...(instructions.length > stepsPerMeal ? [{ path: ['instructions'], message: `A meal has ${stepsPerMeal} steps at most` }] : []),
  ];
}
