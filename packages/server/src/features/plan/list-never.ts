import { isNever } from '@larder/domain/plan/frame/dish-opinions.ts';
import { mealsOf } from '@larder/domain/recipe/meals-of.ts';
import type { Scope } from '../../db/scope.ts';
import type { PlannedDay } from '../calendar/day-store.ts';
import type { PlanDeps } from './generate-plan.ts';
import type { KeptMealsStore } from './kept-meals-store.ts';

/** The titles of what these days serve although it is marked "never again"; each once. */
export type ListNever = (scope: Scope, days: readonly Pick<PlannedDay, 'plan'>[]) => Promise<readonly string[]>;

type Deps = Pick<PlanDeps, 'opinions' | 'now'> & { readonly kept: KeptMealsStore };

export const makeListNever =
  ({ opinions, now, kept }: Deps): ListNever =>
  async (scope, days) => {
    const said = await opinions.readOpinions(scope, now());
    // As most households: then no plan is read for it.
    if (said.never.size === 0) return [];
    const plans = await kept.readKept(scope, [...new Set(days.map(({ plan }) => plan.id))]);
    const titles = days.flatMap(({ plan }) => {
      const titleAt = new Map(mealsOf(plan).map(({ place, meal }) => [place, meal.title]));
      return mealsOf(plans.get(plan.id) ?? { meals: {} }).flatMap(({ place, meal }) =>
        isNever(meal, said) ? (titleAt.get(place) ?? []) : [],
      );
    });
    return [...new Set(titles)];
  };
