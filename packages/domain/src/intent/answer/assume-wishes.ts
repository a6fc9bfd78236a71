import type { Diet } from '../../diet/diet.ts';
import type { FoodWish, Intent } from '../intent.ts';
import { listBrokenWishes } from '../wish/list-broken-wishes.ts';
import { parseIntent } from '../wish/parse-intent.ts';
import { listIntentRules } from './find-contradiction.ts';

/** What is a day's of the diet unless its eater says otherwise: without it a pescatarian's day is a vegetarian's. */
const OWN_FOOD: Readonly<Partial<Record<Diet, string>>> = { pescatarian: 'fish', carnivore: 'beef' };

/** The intent with the foods of its diet wished for, where nothing said speaks against them. */
export function assumeWishes(intent: Intent): Intent {
  const hasMainMeal = [intent.slots, intent.focus].every(
    (slots) => slots === null || slots.length === 0 || slots.includes('lunch') || slots.includes('dinner'),
  );
  if (!hasMainMeal || intent.wish.length > 0 || intent.dishWords.length > 0) return intent;
  const left = new Set(intent.exclude.flatMap(({ foodIds }) => foodIds));
  const wish = intent.diets
    .flatMap((diet) => (OWN_FOOD[diet] === undefined ? [] : parseIntent(OWN_FOOD[diet]).wish))
    .flatMap((food): readonly FoodWish[] => {
      const foodIds = food.foodIds.filter((id) => !left.has(id));
      return foodIds.length < food.foodIds.length / 2 ? [] : [{ ...food, foodIds, assumed: true }];
    });
  const broken = listBrokenWishes(wish, listIntentRules(intent));
  return { ...intent, wish: wish.filter((food) => !broken.includes(food)) };
}
