import type { Allergen, Food, FoodKind } from '../../food/food.ts';
import { FLESH_KINDS } from '../../food/food-kinds.ts';
import type { Dish } from '../../kit/dish.ts';
import type { Kit } from '../../kit/kit.ts';
import type { Option } from '../../kit/variant.ts';
import type { Intent } from '../../intent/intent.ts';
import { factsOf, fitsDishWord } from './fits-wish.ts';
import { orAllIfFew } from './keep-enough.ts';
import type { Candidates } from './list-candidates.ts';
import type { PlanRules } from './plan-rules.ts';

/** The word of a sentence that asks for what the eater does not know yet. */
export const ADVENTUROUS = 'adventurous';

/**
 * Whether dishes should be those that people know, and nothing stand in for what this eater may have. Who holds to a diet has
 * other dishes for everyday ones, and some days of theirs are hardly possible without what stands in for the rest.
 */
export function keepsToFamiliar(
  { rules, excludedFoodIds }: Pick<PlanRules, 'rules' | 'excludedFoodIds'>,
  { intent, foodsById }: { intent: Pick<Intent, 'dishWords'>; foodsById: ReadonlyMap<string, Food> },
): boolean {
  if (intent.dishWords.includes(ADVENTUROUS)) return false;
  if (rules.some((rule) => rule.type === 'restriction' || (rule.type === 'diet' && rule.diet !== 'standard'))) return false;
  return [...foodsById.values()].some(({ id, kind }) => MEATS.has(kind) && !excludedFoodIds.has(id));
}

const MEATS: ReadonlySet<FoodKind> = new Set(['beef', 'pork', 'poultry']);

type Asked = { readonly rules: PlanRules; readonly intent: Pick<Intent, 'wish' | 'dishWords'> };

/** The dishes without what nobody asked for: tofu for chicken, powder for milk, beans for the mince. A taste and no rule. */
function dropStandIns(candidates: Candidates, { rules, intent }: Asked): Candidates {
  const hasWishes = intent.wish.length + intent.dishWords.length > 0;
  const known = hasWishes ? undefined : remembered.get(candidates);
  if (known) return known;
  const wished = new Set(intent.wish.flatMap(({ foodIds }) => foodIds));
  const isAsked = (food: Food): boolean => wished.has(food.id) || isNeeded(food, rules);
  const left = new Map<string, readonly Dish[]>();
  for (const [kitId, dishes] of candidates) {
    const kept = dropOfKit(dishes, isAsked);
    if (kept.length > 0) left.set(kitId, kept);
  }
  for (const word of intent.dishWords) readmit(word, { left, candidates });
  if (!hasWishes) remembered.set(candidates, left);
  return left;
}

/** The familiar ones of a meal's kits, or all where these are too few to choose from. */
export function preferFamiliar(candidates: Candidates, { kitIds, ...asked }: Asked & { readonly kitIds: readonly string[] }): Candidates {
  return orAllIfFew(dropStandIns(candidates, asked), { candidates, kitIds });
}

/** What is left where nothing is wished, by what the rules leave: the rules themselves are part of that. */
const remembered = new WeakMap<Candidates, Candidates>();

/** A dish that is only made of what stands in for something: a protein shake. Fried rice is, and with chicken, too. */
function readmit(
  word: string,
  { left, candidates }: { readonly left: Map<string, readonly Dish[]>; readonly candidates: Candidates },
): void {
  const fits = (dish: Dish): boolean => fitsDishWord(factsOf(dish), word);
  for (const dishes of left.values()) if (dishes.some(fits)) return;
  for (const [kitId, dishes] of candidates) {
    const fitting = dishes.filter(fits);
    if (fitting.length > 0) left.set(kitId, [...(left.get(kitId) ?? []), ...fitting]);
  }
}

function dropOfKit(dishes: readonly Dish[], isAsked: (food: Food) => boolean): readonly Dish[] {
  const { kit, options } = dishes[0]!.compiled;
  const isStandIn = (food: Food): boolean => food.facets.includes('stand-in') && !isAsked(food) && !isCalledFor(food, kit);
  const out = new Set<Option>();
  for (const part of options.parts) {
    const hasFlesh = part.some(isOfFlesh) && dishes.some(({ path }) => path.some((option) => part.includes(option) && isOfFlesh(option)));
    for (const option of part) {
      const isForFlesh = hasFlesh && isOfBeans(option) && !option.items.some(({ food }) => isAsked(food));
      if (isForFlesh || option.items.some(({ food }) => isStandIn(food))) out.add(option);
    }
  }
  if (options.season.some(({ food }) => isStandIn(food))) return [];
  return out.size === 0 ? dishes : dishes.filter((dish) => !dish.path.some((option) => out.has(option)));
}

/** Miso soup with tofu is no soup without something. A dish that few know and that is built on tofu is for who asks. */
const isCalledFor = ({ kind, names }: Food, { title, familiarity }: Kit): boolean =>
  kind === 'soy' && familiarity !== 'adventurous' && namesIn(title.replaceAll(/[[{][^\]}]*[\]}]/g, ' '), { names });

const namesIn = (title: string, { names }: Pick<Food, 'names'>): boolean => title.toLowerCase().includes(names.noun.split(' ').at(-1)!);

const BEANS: ReadonlySet<FoodKind> = new Set(['legume', 'soy']);

const isOfFlesh = ({ items }: Option): boolean => items.some(({ food }) => FLESH_KINDS.has(food.kind));
const isOfBeans = (option: Option): boolean => !isOfFlesh(option) && BEANS.has(option.items[0]?.food.kind ?? 'vegetable');

/** Whether a food takes the place of another in a dish of this title, and no allergy asks for it. */
export const isStandInFor = (food: Food, { title, rules }: { readonly title: string; readonly rules: PlanRules }): boolean =>
  food.facets.includes('stand-in') && !isNeeded(food, rules) && !(food.kind === 'soy' && namesIn(title, food));

/** An allergy asks for what stands in for the food it forbids, and for nothing else. */
const isNeeded = ({ kind }: Food, { rules }: PlanRules): boolean =>
  rules.some((rule) => rule.type === 'allergy' && INSTEAD_OF[rule.allergen]?.has(kind));

const INSTEAD_OF: Readonly<Partial<Record<Allergen, ReadonlySet<FoodKind>>>> = {
  gluten: new Set(['bread', 'pasta', 'flour', 'grain', 'snack']),
  dairy: new Set(['plant-dairy', 'plant-milk', 'condiment', 'sauce']),
};
