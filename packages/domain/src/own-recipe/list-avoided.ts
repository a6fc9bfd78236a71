import { hasTraceOfAlcohol } from '../diet/food-class.ts';
import { isAvoided, type Avoidance, type LineRule } from '../diet/check-line.ts';
import type { Food } from '../food/food.ts';
import { FOODS } from '../food/food-table.ts';
import type { PlanRules } from '../plan/frame/plan-rules.ts';

/**
 * Of the foods that are left out by their ids, the kinds that are left out whole: words know more of them than the table ("limoncello").
 * Who has no alcohol may be a child who has vanilla extract.
 */
export const listAvoided = ({ excludedFoodIds }: Pick<PlanRules, 'excludedFoodIds'>): readonly LineRule[] =>
  excludedFoodIds.size === 0
    ? []
    : KINDS.flatMap(({ avoid, foods }): readonly LineRule[] => {
        const had = foods.filter(({ id }) => !excludedFoodIds.has(id));
        return had.every(hasTraceOfAlcohol) ? [{ type: 'avoidance', avoid, spares: new Set(had.map(({ id }) => id)) }] : [];
      });

const AVOIDED: readonly Avoidance[] = ['alcohol', 'high-mercury', 'raw-sprouts', 'unpasteurised'];
const KINDS: readonly { readonly avoid: Avoidance; readonly foods: readonly Food[] }[] = AVOIDED.map((avoid) => ({
  avoid,
  foods: FOODS.filter((food) => isAvoided(food, avoid)),
}));
