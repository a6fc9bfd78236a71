import { withMadeFoods } from '../../food/list-made-with.ts';
import type { FoodWish } from '../intent.ts';
import type { IntentLexicon } from '../language/intent-lexicon.ts';
import { isFood, type Item } from '../language/read-items.ts';
import { phraseKey } from '../language/read-words.ts';
import type { Scope } from './read-scope.ts';

type Facts = { readonly items: readonly Item[]; readonly scope: Scope; readonly lexicon: IntentLexicon };
type FoodsOf = (item: Item) => readonly string[];

/** "I hate beans but I like lentils": what goes with a word that was refused, asked for by its own. */
export function listKinAskedFor({ items, scope, lexicon }: Facts, foodsOf: FoodsOf): readonly Item[] {
  const refused = items.flatMap(({ foodClass }, at) => (scope.modes.get(at) === 'exclude' && foodClass?.isKin ? [foodClass] : []));
  if (refused.length === 0) return [];
  return items.filter((item, at) => {
    if (scope.modes.get(at) !== 'wish') return false;
    const foods = lexicon.getFoods(foodsOf(item));
    return refused.some(({ holds, isKin }) => {
      const leftOut = foods.filter(holds);
      return leftOut.length > 0 && leftOut.every((food) => isKin?.(food));
    });
  });
}

/** "No beans": green ones too, or dried ones alone? Unless the sentence says so by itself. */
export function listPerhapsMeant({ items, scope, lexicon }: Facts, foodsOf: FoodsOf): readonly FoodWish[] {
  const isRefused = (at: number): boolean => ['exclude', 'allergy'].includes(scope.modes.get(at) ?? '');
  const names = new Set(items.flatMap(({ foodClass }, at) => (isRefused(at) && foodClass?.mayMean) || []));
  return [...names].flatMap((words) => {
    const foodIds = lexicon.listNaming(phraseKey(words));
    const isSaid = items.some((item) => isFood(item) && foodsOf(item).some((id) => foodIds.includes(id)));
    return isSaid ? [] : [{ words, foodIds: withMadeFoods(foodIds, { isHarm: true }), asked: true }];
  });
}
