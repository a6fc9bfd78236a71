import { parseIdeaDishId } from '../idea/idea-dish-id.ts';
import { DEFAULT_CORPUS } from '../kit/default-corpus.ts';
import { readExchangedId } from '../kit/exchange.ts';
import { holdsRice, LEFTOVERS_KEEP_AT_MOST_DAYS, RICE_KEEPS_DAYS } from '../plan/keep-days.ts';

type Left = { readonly title: string; readonly dishId?: string | undefined };

/**
 * How many days after its cooking what is left of a dish may be eaten at most, where its day was moved: with rice as long as its cooks
 * say, or a day where no cook does. By the foods that its id names, and by its title.
 */
export function mostDaysKept({ title, dishId = '' }: Left): number {
  const dish = DEFAULT_CORPUS.dishesById.get(readExchangedId(dishId)?.baseId ?? dishId);
  const foodIds = dish ? dish.items.map(({ food }) => food.id) : (parseIdeaDishId(dishId)?.foods.map(({ id }) => id) ?? []);
  if (!holdsRice(dish ? '' : title, foodIds)) return LEFTOVERS_KEEP_AT_MOST_DAYS;
  return Math.min(dish?.compiled.kit.keepsDays ?? RICE_KEEPS_DAYS, LEFTOVERS_KEEP_AT_MOST_DAYS);
}
