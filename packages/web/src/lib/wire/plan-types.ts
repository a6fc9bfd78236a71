import type { NewEater } from '@larder/contract/eater.ts';
import type { Meal as WireMeal, NamedWeek, SavedPlan as WireSavedPlan } from '@larder/contract/plan.ts';
import type { Macros } from '@larder/domain/food/nutrients.ts';
import type { IntentChip } from '@larder/domain/intent/intent.ts';
import type { MealPlace } from '@larder/domain/recipe/meal-slot.ts';
import type { MacroTargets } from '@larder/domain/food/nutrients.ts';

export type { IntentChip, MacroTargets };
export type Meal = WireMeal;

export type PlanTotals = Macros & { readonly calories: number };

/** What the screens show and edit, whether it was just made or comes from the shelf. */
export type Plan = {
  readonly title: string;
  readonly description: string;
  readonly searchQuery: string;
  /** By their places; read in order through `mealsOf`. */
  readonly meals: Readonly<Partial<Record<MealPlace, Meal>>>;
  readonly totals: PlanTotals;
  readonly reasons: readonly string[];
  readonly notes: readonly string[];
  readonly notUnderstood: readonly string[];
  readonly chips: readonly IntentChip[];
  /** The meals that serve a wish, by the id of its chip. */
  readonly served?: Readonly<Record<string, readonly MealPlace[]>> | undefined;
  /** The sentence asks for a part of the day. */
  readonly isPart?: boolean | undefined;
  readonly seed: number | undefined;
  readonly targets: MacroTargets | undefined;
  /** The week that the sentence names; the plan is one day of it. */
  readonly week?: NamedWeek | undefined;
  /** Whom the sentence seats and the household does not know. */
  readonly newcomers?: readonly NewEater[] | undefined;
};

export type SavedPlan = Plan & {
  readonly id: WireSavedPlan['id'];
  readonly createdAt: string;
  readonly isFavorite: boolean;
  /** What speaks against it under the rules of the profile as it is now. */
  readonly against?: string | undefined;
  /** Of what it holds; absent where a server does not tell. */
  readonly revision?: string | undefined;
};
