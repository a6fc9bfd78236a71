import { foodHasAllergen } from '../../diet/check-allergen.ts';
import { capitalize, joinAnd } from '../../base/say.ts';
import type { Intent } from '../../intent/intent.ts';
import type { Corpus } from '../../kit/corpus.ts';
import type { PlanRules } from '../frame/plan-rules.ts';
import type { PlannedMeal } from '../plan.ts';
import { UNSERVED } from './unserved-wish.ts';

type Asked = {
  readonly intent: Pick<Intent, 'exclude'>;
  readonly corpus: Pick<Corpus, 'foodsById'>;
  /** Of the sentence and of the profile. */
  readonly rules: Pick<PlanRules, 'excludedFoodIds'>;
};

/**
 * "No milk" leaves out what is drunk and poured, and what is little else. Where the plates hold other food of milk, one sentence says
 * which that may be and how to leave it out too; none where a rule or other words have left it out.
 */
export function listMilky(meals: readonly PlannedMeal[], { intent: { exclude }, corpus, rules }: Asked): readonly string[] {
  const isOfMilkAlone = ({ foodIds }: Intent['exclude'][number]): boolean =>
    MILK.every((id) => foodIds.includes(id)) && !MADE_FROM.some(([, id]) => foodIds.includes(id));
  if (!exclude.some(isOfMilkAlone)) return [];
  const isMilky = ({ foodId }: PlannedMeal['portions'][number]): boolean => {
    const food = corpus.foodsById.get(foodId);
    return food !== undefined && foodHasAllergen(food, 'dairy') !== 'free';
  };
  if (!meals.some(({ portions }) => portions.some(isMilky))) return [];
  const left = MADE_FROM.filter(([, id]) => !rules.excludedFoodIds.has(id)).map(([name]) => name);
  return left.length === 0 ? [] : [UNSERVED.milky(capitalize(joinAnd(left)), left.length)];
}

/** Foods that tell what was left out: milk as such. */
const MILK = ['milk', 'whole-milk', 'heavy-cream', 'ice-cream'];
/** What is made from it, with a food by which each is told to be left out. */
const MADE_FROM = [
  ['cheese', 'cheddar'],
  ['yogurt', 'yogurt'],
  ['butter', 'butter'],
] as const;
