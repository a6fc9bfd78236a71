import { parseWish } from '@larder/contract/plan.ts';
import { MACROS, type Macros } from '@larder/domain/food/nutrients.ts';
import type { MealPlace } from '@larder/domain/recipe/meal-slot.ts';
import { mealsOf } from '@larder/domain/recipe/meals-of.ts';
import { assertNever } from '@larder/domain/base/assert-never.ts';
import type { Meal, Plan, SavedPlan } from '../../lib/wire/plan-types.ts';
import { sumMeals } from '../../lib/wire/read-plan.ts';

/** One sitting at a plan: what it was first, what it is now, and what was asked for since. Kept as plain data, so that it survives a visit to a recipe. */
export type PlanSitting = {
  readonly original: Plan;
  readonly plan: Plan;
  readonly refreshCounts: Readonly<Partial<Record<MealPlace, number>>>;
  readonly lockedSlots: readonly MealPlace[];
  /** Where the sliders stand; null while they follow the plan. */
  readonly wish: Macros | null;
  /** The wish that the shown plan was made for: where the sliders go back to when a new plan cannot be had. */
  readonly settledWish: Macros | null;
  readonly isTitleEdited: boolean;
  /** A title that a kept day came with and that is not after one of its dishes: a person gave it. */
  readonly isTitleGiven: boolean;
  /** Where the plan is stored, as this sitting last saw it; absent until it is saved. */
  readonly stored?: StoredPlace | 'gone' | undefined;
  /** By which the saving of a new plan is known, whether or not its answer came. */
  readonly savingAs?: string | undefined;
  /** No server holds this day as it is here, and each is told it with whatever is asked for: begun as a guest, or taken back here. */
  readonly isHereAlone?: boolean | undefined;
  /** How many it was laid for here; the saved plan is for others then. */
  readonly people?: number | undefined;
};

export type StoredPlace = { readonly id: string; readonly revision: string | undefined };

/** What a plan says about itself. It names dishes and numbers, so it holds for one set of meals only. */
export type DayWords = Pick<Plan, 'title' | 'description' | 'reasons' | 'notes' | 'served'>;

export type PlanAction =
  | { readonly type: 'title-edited'; readonly title: string }
  | {
      readonly type: 'meal-refreshed';
      readonly slot: MealPlace;
      readonly meal: Meal;
      readonly words: DayWords | undefined;
      readonly refreshCount: number;
    }
  | { readonly type: 'lock-toggled'; readonly slot: MealPlace }
  | { readonly type: 'pot-toggled'; readonly slot: MealPlace }
  | { readonly type: 'wish-changed'; readonly wish: Macros }
  | { readonly type: 'regenerated'; readonly plan: Plan; readonly wish: Macros }
  | { readonly type: 'laid'; readonly plan: Plan; readonly people: number }
  | { readonly type: 'rest-added'; readonly plan: Plan }
  | { readonly type: 'meal-laid'; readonly plan: Plan }
  | { readonly type: 'regeneration-failed' }
  | { readonly type: 'reset' }
  | { readonly type: 'saving'; readonly key: string }
  | { readonly type: 'stored'; readonly stored: StoredPlace | 'gone' }
  | { readonly type: 'begun-anew'; readonly sitting: PlanSitting };

type Begin = Partial<Pick<PlanSitting, 'isTitleGiven' | 'stored' | 'isHereAlone'>> & {
  /** The meals that it was made around. */
  readonly kept?: Plan['meals'] | undefined;
};

export function startSitting(plan: Plan, { isTitleGiven = false, stored, isHereAlone, kept = {} }: Begin = {}): PlanSitting {
  const lockedSlots = mealsOf(plan).flatMap(({ place, meal }) => (isSameDish(kept[place], meal) ? [place] : []));
  const untouched = { refreshCounts: {}, lockedSlots, wish: null, settledWish: null, isTitleEdited: false };
  return { original: plan, plan, ...untouched, isTitleGiven, stored, isHereAlone };
}

/**
 * A day that was left unsaved, under its words and what its sliders stood at, and by the name that a person may have given it. The server
 * may hold another by now, so it is told this one.
 */
export function resumeSitting(left: Plan): PlanSitting {
  const { words, targets } = parseWish(left.searchQuery);
  const begin = { isHereAlone: true, isTitleGiven: !isNamedAfterDish(left) };
  return { ...startSitting({ ...left, searchQuery: words }, begin), wish: targets, settledWish: targets };
}

const isSameDish = (one: Meal | undefined, other: Meal): boolean => one?.title === other.title && one.dishId === other.dishId;

export function editSitting({ id, revision, createdAt: _createdAt, isFavorite: _isFavorite, ...plan }: SavedPlan): PlanSitting {
  return startSitting(plan, { isTitleGiven: !isNamedAfterDish(plan), stored: { id, revision } });
}

/** As the planner names a day: "Lemon-herb salmon day", "One-pan chili day", or of one meal that itself. */
function isNamedAfterDish({ title, meals }: Pick<Plan, 'title' | 'meals'>): boolean {
  const dish = title.endsWith(' day') ? title.slice(0, -' day'.length).replace(WAY, '').toLowerCase() : undefined;
  const named = Object.values(meals).map((meal) => meal.title);
  return named.some((name) => name === title || (dish !== undefined && name.toLowerCase().startsWith(dish)));
}

/** The ways that the planner names a day by, where all of it keeps one. */
const WAY = /^(?:Easy|Mild|Kid-friendly|Cheap|Batch|Seasonal|Festive|No-cook|No-oven|Microwave|No-blender|One-pan) /;

export function applyPlanAction(sitting: PlanSitting, action: PlanAction): PlanSitting {
  switch (action.type) {
    case 'title-edited':
      return editTitle(sitting, action.title);
    case 'meal-refreshed':
      return {
        ...sitting,
        plan: replaceMeal(sitting, action),
        refreshCounts: { ...sitting.refreshCounts, [action.slot]: action.refreshCount },
      };
    case 'lock-toggled':
      return { ...sitting, lockedSlots: toggleSlot(sitting.lockedSlots, action.slot) };
    case 'pot-toggled':
      return { ...sitting, plan: togglePot(sitting.plan, action.slot) };
    case 'wish-changed':
      return { ...sitting, wish: action.wish };
    case 'regenerated':
      return { ...sitting, plan: takeOver(sitting, action.plan), wish: action.wish, settledWish: action.wish };
    case 'laid':
      return { ...sitting, plan: takeOver(sitting, action.plan), people: action.people };
    case 'rest-added':
      return { ...sitting, plan: takeOver(sitting, action.plan), lockedSlots: slotsOf(sitting.plan) };
    case 'meal-laid':
      // The number of the day is that of no meal in particular any more.
      return { ...sitting, plan: takeOver(sitting, action.plan), people: undefined, isHereAlone: true };
    case 'regeneration-failed':
      return { ...sitting, wish: sitting.settledWish };
    case 'reset':
      // Laid for others, the server's open day is theirs.
      return startSitting(sitting.original, sitting.people === undefined ? sitting : { ...sitting, isHereAlone: true });
    case 'saving':
      return { ...sitting, savingAs: action.key };
    case 'stored':
      return noteStored(sitting, action.stored);
    case 'begun-anew':
      return action.sitting;
    default:
      return assertNever(action);
  }
}

/** The title it came with, written again, is no change. */
function editTitle(sitting: PlanSitting, title: string): PlanSitting {
  const plan = { ...sitting.plan, title };
  if (title !== sitting.original.title) return { ...sitting, plan, isTitleEdited: true };
  const isAsItWas = (Object.keys(plan) as (keyof Plan)[]).every((field) => plan[field] === sitting.original[field]);
  return { ...sitting, plan: isAsItWas ? sitting.original : plan, isTitleEdited: false };
}

/** The count the next refresh of this meal sends: 1 for the first. */
export const nextRefreshCount = (sitting: PlanSitting, slot: MealPlace): number => (sitting.refreshCounts[slot] ?? 0) + 1;

/** Every meal is one that can be portioned: of a meal from elsewhere only its words and figures are known. */
export const isOwnDay = ({ meals }: Pick<Plan, 'meals'>): boolean =>
  Object.values(meals).every(({ dishId, portions }) => dishId !== undefined && portions !== undefined);

/** How many most of the meals are for, the more of two that are as many: a guest at one meal eats no other. */
export function countPeople({ meals }: Pick<Plan, 'meals'>): number {
  const counts = Object.values(meals).map(({ plates }) => plates?.length ?? 1);
  const mealsFor = (people: number): number => counts.filter((count) => count === people).length;
  return counts.reduce((most, people) => ((mealsFor(people) - mealsFor(most) || people - most) > 0 ? people : most), counts[0] ?? 1);
}

export const isChanged = (sitting: PlanSitting): boolean => sitting.plan !== sitting.original || sitting.wish !== null;

/** By value: a sitting that was kept comes back as a copy. */
export const isSameWish = (one: Macros | null, other: Macros | null): boolean =>
  one === other || (one !== null && other !== null && MACROS.every((macro) => one[macro] === other[macro]));

/** The sliders stand for a plan that is not made yet. */
export const isWaiting = ({ wish, settledWish }: PlanSitting): boolean => wish !== null && !isSameWish(wish, settledWish);

/** A saved day that has no more than a part of the meals that a day has. */
export const lacksMeals = ({ meals }: Pick<Plan, 'meals'>): boolean => isOwnDay({ meals }) && DAILY.some((slot) => !meals[slot]);

const DAILY = ['breakfast', 'lunch', 'dinner'] as const;

export const slotsOf = (plan: Plan): readonly MealPlace[] => mealsOf(plan).map(({ place }) => place);

export function lockedMeals({ plan, lockedSlots }: PlanSitting): Plan['meals'] {
  return Object.fromEntries(Object.entries(plan.meals).filter(([slot]) => (lockedSlots as readonly string[]).includes(slot)));
}

/** Cooked whole or for one: the plate and its figures are the same, only the list asks for more. */
function togglePot(plan: Plan, slot: MealPlace): Plan {
  const { cooksAll = false, ...meal } = plan.meals[slot]!;
  return { ...plan, meals: { ...plan.meals, [slot]: cooksAll ? meal : { ...meal, cooksAll: true } } };
}

type Refreshed = Extract<PlanAction, { type: 'meal-refreshed' }>;

/** Where the server gives no words for the day as it now is, the old ones go rather than say what is no longer so. */
function replaceMeal({ plan, ...sitting }: PlanSitting, { slot, meal, words }: Refreshed): Plan {
  const meals = { ...plan.meals, [slot]: meal };
  const before = plan.meals[slot];
  const isOfBefore = before !== undefined && isNamedAfterDish({ title: plan.title, meals: { [slot]: before } });
  const without = { ...plan, title: isOfBefore ? meal.title : plan.title, description: '', reasons: [], served: undefined };
  const { title, description, reasons, notes, served } = words ?? without;
  const said = { title: isTitleKept(sitting) ? plan.title : title, description, reasons, notes, served };
  return { ...plan, ...said, meals, totals: sumMeals(meals) };
}

/** A title a person wrote outlives the plan it was written for; what was understood of the query is that of the query, not of the sliders. */
function takeOver(sitting: PlanSitting, plan: Plan): Plan {
  const { title, searchQuery, chips, notUnderstood } = sitting.plan;
  return { ...plan, searchQuery, chips, notUnderstood, title: isTitleKept(sitting) ? title : plan.title };
}

/** What a person called the day, where somebody did. */
export const givenTitle = (sitting: PlanSitting): string | undefined =>
  isTitleKept(sitting) ? sitting.plan.title.trim() || undefined : undefined;

const isTitleKept = ({ isTitleEdited, isTitleGiven }: Pick<PlanSitting, 'isTitleEdited' | 'isTitleGiven'>): boolean =>
  isTitleEdited || isTitleGiven;

function toggleSlot(slots: readonly MealPlace[], slot: MealPlace): readonly MealPlace[] {
  return slots.includes(slot) ? slots.filter((other) => other !== slot) : [...slots, slot];
}

/** What is saved as new after that is another plan. */
export const noteStored = (sitting: PlanSitting, stored: StoredPlace | 'gone'): PlanSitting => ({
  ...sitting,
  stored,
  savingAs: undefined,
});
