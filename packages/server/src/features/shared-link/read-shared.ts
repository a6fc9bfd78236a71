import type { SharedThing } from '@larder/contract/shared-link.ts';
import { formatDates } from '@larder/domain/calendar/format-dates.ts';
import { daysBetween, type PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { GROCERY_CATEGORIES, type GroceryCategory } from '@larder/domain/grocery/grocery-category.ts';
import { writeEveryLine, writeSteps } from '@larder/domain/own-recipe/not-counted.ts';
import { namePlace } from '@larder/domain/recipe/meal-slot.ts';
import { type DayMeals, mealsOf } from '@larder/domain/recipe/meals-of.ts';
import type { HouseholdScope } from '../../db/scope.ts';
import { type Hidden, hideNames } from './hide-names.ts';
import type { SharedPlace } from './shared-link-store.ts';

type ShownMeal = { readonly title: string; readonly ingredients: readonly string[]; readonly instructions: readonly string[] };
type PlateOf = {
  readonly name: string;
  readonly told: string;
  readonly swap?: { readonly lines: readonly string[] } | undefined;
  readonly side?: { readonly text: string } | undefined;
  readonly own?: { readonly lines: readonly string[]; readonly steps: readonly string[] } | undefined;
};
type Meal = ShownMeal & Parameters<typeof writeEveryLine>[0] & { readonly plates?: readonly PlateOf[] | undefined };
type Line = { readonly ingredient: string; readonly quantity: string; readonly category: GroceryCategory; readonly checked: boolean };

/** Whatever is shown of a thing, and nothing else of it. */
export type SharedMeal = ShownMeal & {
  /** "dinner", "snack 2" */
  readonly name: string;
  /** "Plate 1: a half", where several eat of it. */
  readonly plates: readonly string[];
};
export type Shared =
  | { readonly what: 'plan'; readonly meals: readonly SharedMeal[] }
  | { readonly what: 'week'; readonly days: readonly { readonly date: PlainDate; readonly meals: readonly SharedMeal[] }[] }
  | {
      readonly what: 'list';
      readonly aisles: readonly { readonly category: GroceryCategory; readonly lines: readonly Omit<Line, 'category'>[] }[];
    };

type SavedPlan = { readonly title: string; readonly content: DayMeals<Meal> };

export type SharedDeps = {
  readonly plans: {
    readonly findPlan: (scope: HouseholdScope, id: string) => Promise<SavedPlan | undefined>;
    readonly listOfWeek: (scope: HouseholdScope, id: string) => Promise<ReadonlyMap<PlainDate, SavedPlan>>;
  };
  /** Days of the calendar that a saved week uses as they are. */
  readonly findKeptDays: (
    scope: HouseholdScope,
    weekId: string,
  ) => Promise<readonly { readonly date: PlainDate; readonly mealPlanId: string }[]>;
  readonly findList: (
    scope: HouseholdScope,
    id: string,
  ) => Promise<{ readonly title: string; readonly lines: readonly Line[] } | undefined>;
  /** Of everybody in the household, and of who was taken out of it lately. */
  readonly listNames: (scope: HouseholdScope) => Promise<readonly string[]>;
};

/** Undefined when there is no such thing in this household. The title is for its owners alone: it may be their search. */
export async function findTitle(
  deps: SharedDeps,
  scope: HouseholdScope,
  { what, id }: { what: SharedThing; id: string },
): Promise<string | undefined> {
  if (what === 'plan') return (await deps.plans.findPlan(scope, id))?.title;
  if (what === 'list') return (await deps.findList(scope, id))?.title;
  const dates = (await listDays(deps, scope, id)).map(([date]) => date);
  const [start] = dates;
  return start && formatDates({ start, length: daysBetween(start, dates.at(-1)!) + 1 });
}

/** A week's days as its own screen has them: those it was saved with, and those that it uses of the calendar as they are. */
async function listDays(
  { plans, findKeptDays }: SharedDeps,
  scope: HouseholdScope,
  weekId: string,
): Promise<readonly (readonly [PlainDate, SavedPlan])[]> {
  const [own, kept] = await Promise.all([plans.listOfWeek(scope, weekId), findKeptDays(scope, weekId)]);
  const days = new Map(own);
  for (const { date, mealPlanId } of kept) {
    const plan = await plans.findPlan(scope, mealPlanId);
    if (plan) days.set(date, plan);
  }
  return [...days].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

export async function readShared(deps: SharedDeps, place: SharedPlace): Promise<Shared | undefined> {
  const names = await deps.listNames(place);
  const hide = hideNames(names.map(toSomebody));
  if (place.what === 'plan') {
    const plan = await deps.plans.findPlan(place, place.thingId);
    return plan && { what: 'plan', meals: pickMeals(plan.content, names) };
  }
  if (place.what === 'week') {
    const days = await listDays(deps, place, place.thingId);
    if (days.length === 0) return undefined;
    return { what: 'week', days: days.map(([date, plan]) => ({ date, meals: pickMeals(plan.content, names) })) };
  }
  const list = await deps.findList(place, place.thingId);
  if (!list) return undefined;
  const aisles = GROCERY_CATEGORIES.map((category) => ({
    category,
    lines: list.lines
      .filter((line) => line.category === category)
      .map(({ ingredient, quantity, checked }) => ({ ingredient: hide(ingredient), quantity: hide(quantity), checked })),
  }));
  return { what: 'list', aisles: aisles.filter(({ lines }) => lines.length > 0) };
}

const toSomebody = (name: string): Hidden => ({ name, as: 'somebody' });

/** Whose plate it is is told by its number, the same wherever the meal speaks of it; whoever has none is somebody. */
function pickMeals(day: DayMeals<Meal>, names: readonly string[]): readonly SharedMeal[] {
  return mealsOf(day).map(({ place, meal }) => {
    const plates = meal.plates ?? [];
    // Guests and who has left are on no list but the plates' own.
    const eaters = plates.map(({ name }, at): Hidden => ({ name, as: `Plate ${at + 1}` }));
    const isPlated = (name: string): boolean => plates.some((plate) => plate.name.trim().toLowerCase() === name.trim().toLowerCase());
    const hide = hideNames([...eaters, ...names.filter((name) => !isPlated(name)).map(toSomebody)]);
    return {
      name: namePlace(place),
      title: hide(meal.title),
      ingredients: writeEveryLine(meal).map(hide),
      instructions: writeSteps(meal).map(hide),
      plates: plates.map(({ told, side, swap, own }, at) => {
        const served = [told, ...(swap?.lines ?? []), ...(side ? [side.text] : []), ...(own ? [...own.lines, ...own.steps] : [])].map(hide);
        return `Plate ${at + 1}: ${served.join('; ')}`;
      }),
    };
  });
}
