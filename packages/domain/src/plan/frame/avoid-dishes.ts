import type { Intent } from '../../intent/intent.ts';
import type { Dish } from '../../kit/dish.ts';
import { findTechnique } from '../../kit/technique.ts';
import { findItems } from '../../kit/variant.ts';
import { nameCuisine } from '../../recipe/cuisine.ts';
import { factsOf, fitsDishWord, type DishFacts } from './fits-wish.ts';
import type { Candidates } from './list-candidates.ts';
import { isMadeSo, type MannerFacts } from './manners.ts';

/** The dishes of a meal's kits without the kinds, kitchens and manners of cooking that are refused. A taste and no rule: a meal that would have none left keeps them. */
export function avoidDishes(candidates: Candidates, avoid: Intent['avoid'], kitIds: readonly string[]): Candidates {
  if (avoid.dishWords.length + avoid.cuisines.length + avoid.manners.length === 0) return candidates;
  const left = new Map<string, readonly Dish[]>();
  for (const kitId of kitIds) {
    const kept = avoidInKit(candidates.get(kitId) ?? [], avoid);
    if (kept.length > 0) left.set(kitId, kept);
  }
  return left.size > 0 ? left : candidates;
}

/** What the kit's own steps say is asked once for all of its dishes of one title: there are ten times as many or more. */
function avoidInKit(dishes: readonly Dish[], avoid: Intent['avoid']): readonly Dish[] {
  const { kit } = dishes[0]?.compiled ?? {};
  if (!kit) return [];
  const madeSo = new Map<string, boolean>();
  const isMade = (title: string): boolean => {
    const known = madeSo.get(title) ?? avoid.manners.some((manner) => isMadeSo({ title, instructions: kit.steps }, manner));
    madeSo.set(title, known);
    return known;
  };
  const startedParts = [...kit.steps.join(' ').matchAll(/\{([a-z0-9-]+):start\}/g)].map(([, part]) => part!);
  return dishes.filter((dish) => {
    if (isMade(dish.title)) return false;
    const instructions = avoid.manners.length === 0 ? [] : listSaidBeside(dish, startedParts);
    return findAvoided({ ...factsOf(dish), cuisine: dish.cuisine, instructions }, avoid) === undefined;
  });
}

/** What a dish's steps may say beside the kit's own words: how what it boils is made ready, and what its foods are called. */
const listSaidBeside = ({ items, foods }: Dish, startedParts: readonly string[]): readonly string[] => [
  ...startedParts.flatMap((part) => findItems(items, part).flatMap(({ food }) => findTechnique(food.id)?.start ?? [])),
  ...foods.map(({ names }) => names.noun),
];

/** What of a dish is refused, in the words it is said back with. */
export function findAvoided(
  dish: DishFacts & MannerFacts & { readonly cuisine: string },
  { dishWords, cuisines, manners }: Intent['avoid'],
): string | undefined {
  const cuisine = cuisines.find((one) => one === dish.cuisine);
  if (cuisine) return nameCuisine(cuisine);
  const manner = manners.find((one) => isMadeSo(dish, one));
  if (manner) return `${manner} food`;
  return dishWords.find((word) => fitsDishWord(dish, word))?.replaceAll('-', ' ');
}
