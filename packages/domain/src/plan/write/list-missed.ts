import type { Intent } from '../../intent/intent.ts';
import type { Dish } from '../../kit/dish.ts';
import { factsOf, fitsDishWord, isWishedOf } from '../frame/fits-wish.ts';
import type { PlanContext } from '../frame/plan-query.ts';
import { servesDish } from '../frame/serves-dish.ts';
import { namePlace, slotAt, type MealPlace, type MealSlot } from '../../recipe/meal-slot.ts';
import type { PlannedMeal, Served } from '../plan.ts';
import { findTooSlow } from './find-too-slow.ts';
import { chipOfFood, isServedAsWished } from './list-served.ts';
import { sayFits, UNSERVED, type Span } from './unserved-wish.ts';

type Asked = {
  readonly intent: Intent;
  readonly context: Pick<PlanContext, 'wishes' | 'corpus' | 'rules' | 'candidates'>;
  readonly served: Served;
};

/** A sentence for each dish, food and kind of dish that none of the meals serves which it is wished of, of a day or of a week. */
export const listMissed = (meals: readonly PlannedMeal[], asked: Asked, span: Span = 'this day'): readonly string[] => [
  ...listMissedDishes(meals, asked, span),
  ...listMissedWishes(meals, asked, span),
  ...listOtherTimes(asked, span),
];

/** Twice is at least two, and what comes is told where it is not two. Of a pot each meal is one. */
function listOtherTimes({ context: { wishes }, served }: Asked, span: Span): readonly string[] {
  return wishes.foods.flatMap((food) => {
    const found = served[chipOfFood(food)]?.length ?? 0;
    if (!food.times || found === 0 || found === food.times.count || (food.times.isOfWeek && span !== 'these days')) return [];
    return [UNSERVED.times(food.words, { asked: food.times.count, found }, span)];
  });
}

/** Of dishes asked for by name also those that are not quite what was asked for. One that was refreshed away is not missed. */
function listMissedDishes(meals: readonly PlannedMeal[], { intent, context, served }: Asked, span: Span): readonly string[] {
  const { wishes, corpus, rules } = context;
  return wishes.dishes.flatMap((wished) => {
    const { words, chip, dishes, shortfall } = wished;
    if (shortfall !== null) {
      // What only comes near serves nothing, so no list has it.
      const isNear = (meal: PlannedMeal): boolean => servesDish(meal, wished, { dishes: intent.dishes, corpus });
      const near = meals.find((meal) => isWishedOf(meal.slot, chip, wishes) && isNear(meal))?.title ?? [...dishes][0]!.title;
      return [shortfall === 'unwritten' ? UNSERVED.unwritten(words, near) : UNSERVED.forbidden(words, near, sayFits(rules, span))];
    }
    const places = served[`named:${words}`] ?? [];
    if (places.some((place) => isWishedOf(slotAt(place), chip, wishes))) return [];
    if (places.length > 0) return [UNSERVED.elsewhere(words, listMeals(places, chip, wishes), sayFits(rules, span))];
    if ([...dishes].some(({ dishId }) => wishes.shown.dishIds.has(dishId))) return [];
    const slow = findTooSlow({ isOf: (dish) => dishes.has(dish), chip, slots: slotsOf(meals) }, context);
    return [slow ? UNSERVED.slow(words, slow) : UNSERVED.unfit(words, span)];
  });
}

const slotsOf = (meals: readonly PlannedMeal[]): ReadonlySet<MealSlot> => new Set(meals.map(({ slot }) => slot));

function listMissedWishes(meals: readonly PlannedMeal[], { intent, context, served }: Asked, span: Span): readonly string[] {
  const { rules, wishes } = context;
  const sayDish = (word: string): string => {
    const isOf = (dish: Dish): boolean => fitsDishWord(factsOf(dish), word);
    const slow = findTooSlow({ isOf, chip: `dish:${word}`, slots: slotsOf(meals) }, context);
    return slow ? UNSERVED.slow(word, slow) : UNSERVED.dish(word, span);
  };
  const tell = (chip: string, words: string, unserved: () => string, wish = chip): readonly string[] => {
    const places = served[chip];
    if (places === undefined || isServedAsWished(places, wish, intent)) return [];
    return [places.length === 0 ? unserved() : UNSERVED.elsewhere(words, listMeals(places, wish, intent), sayFits(rules, span))];
  };
  return [
    ...wishes.foods
      .filter(({ foodIds }) => foodIds.length > 0)
      .flatMap((food) => tell(chipOfFood(food), food.words, () => UNSERVED.food(food.words, sayFits(rules, span)), `wish:${food.words}`)),
    ...wishes.dishWords.flatMap((word) => tell(`dish:${word}`, word.replaceAll('-', ' '), () => sayDish(word))),
  ];
}

/** Of a week each only once. */
const listMeals = (places: readonly MealPlace[], wish: string, { focus, wishedAt }: Pick<Intent, 'focus' | 'wishedAt'>) => ({
  wished: wishedAt[wish] ?? focus,
  found: [...new Set(places)].map(namePlace),
});
