import { getFood } from '../src/food/find-food.ts';
import { DEFAULT_CORPUS } from '../src/kit/default-corpus.ts';
import type { DayDraft } from '../src/plan/plan.ts';

/** Foods that the CDC ("Choking Hazards", 2024) names for a child under four as they are: whole nuts, popcorn, whole grapes. */
const WHOLE_NUT = /^(?:whole-)?(?:almonds?|walnuts?|pecans?|cashews?|pistachios?|hazelnuts?|peanuts|macadamia.*|brazil-nuts?|mixed-nuts)$/;
const ALWAYS = /popcorn|hot-dog|marshmallow|pretzel/;
const ROUND = /grape|cherry-tomato/;

/** The choking hazards that stand on the plates of a day, however its dishes were chosen. */
export function listHazards({ meals }: Pick<DayDraft, 'meals'>): readonly string[] {
  return Object.values(meals).flatMap(({ dishId, cookMinutes, portions, title }) => {
    const dish = DEFAULT_CORPUS.dishesById.get(dishId);
    const items = dish?.items ?? portions.map(({ foodId }) => ({ food: getFood(foodId), item: { prep: null } }));
    // What is left of a cooked pot is served without cooking.
    const isRaw = (dish?.time.cookMinutes ?? cookMinutes) === 0;
    return items.flatMap(({ food: { id }, item: { prep } }) => {
      const isNut = WHOLE_NUT.test(id) && !/ground/.test(prep ?? '');
      const isRound = ROUND.test(id) && isRaw && !/quarter|chopped|halved lengthwise/.test(prep ?? '');
      return isNut || isRound || ALWAYS.test(id) ? [`${id} in ${title}`] : [];
    });
  });
}
