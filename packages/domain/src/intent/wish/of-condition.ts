import { isFoodAllowed } from '../../diet/check-dish.ts';
import { dietRule, restrictionRule } from '../../diet/diet-rule.ts';
import type { IntentLexicon } from '../language/intent-lexicon.ts';
import type { Item } from '../language/read-items.ts';
import type { Clause } from './clause.ts';

/**
 * "Pasta, my daughter is celiac", "burgers, my wife is celiac": what somebody has leaves out of the food all that it has to, and the
 * dish is wished for. Not so of a food that it is not about, "soy, my son is celiac", which may be what else is not eaten.
 */
export function isOfCondition(
  items: readonly Item[],
  at: number,
  { clause, lexicon }: { readonly clause: Clause; readonly lexicon: IntentLexicon },
): boolean {
  if (!HAS_CONDITION.test(textWithoutConditions(items, clause))) return false;
  const effects = items.slice(clause.start, clause.end).flatMap(({ effect }) => effect ?? []);
  const rules = effects.flatMap(({ diets = [], restrictions = [] }) => [...diets.map(dietRule), ...restrictions.map(restrictionRule)]);
  if (rules.length === 0) return false;
  const { effect, food, foodClass } = items[at]!;
  if (effect?.dish !== undefined) return true;
  const foods = lexicon.getFoods(foodClass ? lexicon.listClass(foodClass) : food === undefined ? [] : lexicon.listBeing(food));
  const breaking = foods.filter((one) => !isFoodAllowed(one, rules));
  return 2 * breaking.length > foods.length;
}

/** Nothing is said beside it but who has it. */
const HAS_CONDITION = /^(?:(?:\w+ ){1,4}(?:is|are|was|has|have)(?: an?)?|(?:my|our) \w+(?: s)?)$/u;

/** "I have celiac disease and there is rice": what somebody has is no harm of the foods beside it. */
export const textWithoutConditions = (items: readonly Item[], { start, end }: Pick<Clause, 'start' | 'end'>): string =>
  items
    .slice(start, end)
    .flatMap((item) => (item.effect?.diets ? [] : [item.typed ?? item.words]))
    .join(' ');
