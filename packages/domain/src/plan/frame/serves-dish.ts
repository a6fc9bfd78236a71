import { foodNameKey } from '../../food/food-name-key.ts';
import type { DishWish } from '../../intent/intent.ts';
import type { Corpus } from '../../kit/corpus.ts';
import { readExchangedId } from '../../kit/exchange.ts';
import { listTitleNames } from '../../kit/dish-name.ts';
import type { PlannedMeal } from '../plan.ts';
import type { WishedDish } from './day-wishes.ts';
import { fitsDishWord } from './fits-wish.ts';

type Asked = { readonly dishes: readonly DishWish[]; readonly corpus: Corpus };

/**
 * Whether a meal is the dish that was asked for by name. Of a kit's dish the kits decide; one that was thought up elsewhere has to
 * hold the foods of the wish and to be called so, or as a kit calls it.
 */
export function servesDish(meal: PlannedMeal, wished: WishedDish, { dishes, corpus }: Asked): boolean {
  const dish = corpus.dishesById.get(meal.dishId);
  // One food taken for another leaves a dish what it is.
  const base = corpus.dishesById.get(readExchangedId(meal.dishId)?.baseId ?? meal.dishId);
  if (dish ?? base) return [dish, base].some((one) => one !== undefined && wished.dishes.has(one));
  const wish = dishes.find(({ words }) => words === wished.words);
  return wish !== undefined && wished.shortfall === null && holdsFoods(meal, wish) && isCalledSo(meal, wish, wished);
}

const holdsFoods = ({ portions }: PlannedMeal, { foods, named }: DishWish): boolean =>
  [...foods, ...named].every(({ foodIds }) => foodIds.length === 0 || portions.some(({ foodId }) => foodIds.includes(foodId)));

function isCalledSo(meal: PlannedMeal, { name, kind }: DishWish, { dishes }: WishedDish): boolean {
  const title = ` ${foodNameKey(meal.title)} `;
  const names = [...(name === null ? [] : [name]), ...[...dishes].flatMap((dish) => listTitleNames(dish.title).heads.map(foodNameKey))];
  return names.some((one) => title.includes(` ${one} `)) || (kind !== null && fitsDishWord({ form: undefined, ...meal }, kind));
}
