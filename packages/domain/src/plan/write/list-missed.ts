import type { Intent } from '../../intent/intent.ts';
import { isWishedOf } from '../frame/fits-wish.ts';
import type { PlanContext } from '../frame/plan-query.ts';
import { servesDish } from '../frame/serves-dish.ts';
import type { PlannedMeal, Served } from '../plan.ts';
import { sayFits, UNSERVED, type Span } from './unserved-wish.ts';

type Asked = { readonly intent: Intent; readonly context: Pick<PlanContext, 'wishes' | 'corpus' | 'rules'>; readonly served: Served };

/** A sentence for each dish, food and kind of dish that none of the meals serves which it is wished of, of a day or of a week. */
export const listMissed = (meals: readonly PlannedMeal[], asked: Asked, span: Span = 'this day'): readonly string[] => [
  ...listMissedDishes(meals, asked, span),
  ...listMissedWishes(asked, span),
];

/** Of dishes asked for by name also those that are not quite what was asked for. One that was refreshed away is not missed. */
function listMissedDishes(
  meals: readonly PlannedMeal[],
  { intent, context: { wishes, corpus, rules } }: Asked,
  span: Span,
): readonly string[] {
  return wishes.dishes.flatMap((wished) => {
    const { words, chip, dishes, shortfall } = wished;
    const served = meals.find((meal) => servesDish(meal, wished, { dishes: intent.dishes, corpus }) && isWishedOf(meal.slot, chip, wishes));
    const nearest = served?.title ?? [...dishes][0]!.title;
    if (shortfall === 'unwritten') return [UNSERVED.unwritten(words, nearest)];
    if (shortfall === 'rules') return [UNSERVED.forbidden(words, nearest, sayFits(rules, span))];
    return served || [...dishes].some(({ dishId }) => wishes.shown.dishIds.has(dishId)) ? [] : [UNSERVED.unfit(words, span)];
  });
}

function listMissedWishes({ context: { rules, wishes }, served }: Asked, span: Span): readonly string[] {
  const isMissed = (chip: string): boolean => served[chip]?.length === 0;
  return [
    ...wishes.foods.flatMap(({ words, foodIds, assumed }) =>
      foodIds.length > 0 && isMissed(assumed ? `assumed:${words}` : `wish:${words}`) ? [UNSERVED.food(words, sayFits(rules, span))] : [],
    ),
    ...wishes.dishWords.filter((word) => isMissed(`dish:${word}`)).map((word) => UNSERVED.dish(word, span)),
  ];
}
