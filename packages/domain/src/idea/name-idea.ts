import { capitalize } from '../base/say.ts';
import type { Food } from '../food/food.ts';
import { energyKcal } from '../food/nutrients.ts';
import { joinNames } from '../kit/name-food.ts';
import type { IdeaClass } from '../kit/kit.ts';
import type { Portion } from '../plan/plan.ts';
import { fitsScope, readIdeaText, type IdeaScope } from './read-idea-text.ts';

const LONGEST_TITLE = 70;

/** The idea's own title where it speaks of nothing but the dish, else one from its foods. */
export function nameIdea(title: string, { scope, parts }: { scope: IdeaScope; parts: readonly IdeaFood[] }): string {
  const text = readIdeaText(title, LONGEST_TITLE)?.replace(/[.!]+$/, '');
  const isTitle = text !== undefined && /^\p{L}/u.test(text) && !/[\d;:!?"/%°]/.test(text) && text.split(' ').length <= MOST_WORDS;
  if (!isTitle || !fitsScope(text, scope)) return writeTitle(parts);
  return capitalize(text);
}

const MOST_WORDS = 12;

export type IdeaFood = { readonly food: Food; readonly portion: Portion };

function writeTitle(parts: readonly IdeaFood[]): string {
  const [main = '', ...others] = listByEnergy(parts).map(({ food }) => food.names.plural);
  const title = others.length > 0 ? `${main} with ${joinNames(others.slice(0, 2))}` : main;
  return capitalize(title);
}

/** "Built on chicken breast, with white rice and broccoli." */
export function describeIdea(parts: readonly IdeaFood[]): string {
  const [main = '', ...others] = listByEnergy(parts).map(({ food }) => food.names.plural);
  return others.length > 0 ? `Built on ${main}, with ${joinNames(others.slice(0, 3))}.` : `Simply ${main}.`;
}

const kcalOf = ({ portion }: IdeaFood): number => (energyKcal(portion.per100g) * (portion.steps[portion.base]?.grams ?? 0)) / 100;

/** What fills the plate; oil and seasoning are never what a dish is about. */
const listByEnergy = (parts: readonly IdeaFood[]): readonly IdeaFood[] => {
  const dishes = parts.filter(({ food }) => !ASIDE.has(food.kind));
  return (dishes.length > 0 ? dishes : parts).toSorted((a, b) => kcalOf(b) - kcalOf(a));
};
const ASIDE: ReadonlySet<string> = new Set([
  'oil',
  'butter',
  'animal-fat',
  'salt',
  'spice',
  'herb',
  'baking',
  'vinegar',
  'sweetener',
  'honey',
]);

/** What the meal is about, as kits say it, so that two alike are seen on one day. */
export function classifyIdea(parts: readonly IdeaFood[]): IdeaClass {
  for (const { food } of listByEnergy(parts)) {
    const found = CLASS_BY_KIND[food.kind];
    if (found) return found;
  }
  return 'vegetable';
}

const CLASS_BY_KIND: Readonly<Partial<Record<Food['kind'], IdeaClass>>> = {
  egg: 'egg',
  poultry: 'poultry',
  beef: 'beef',
  pork: 'pork',
  lamb: 'lamb',
  game: 'beef',
  'processed-meat': 'sausage',
  fish: 'fish',
  crustacean: 'seafood',
  mollusc: 'seafood',
  soy: 'tofu',
  'meat-substitute': 'seitan',
  legume: 'legume',
  cheese: 'cheese',
  yogurt: 'yogurt',
  'plant-dairy': 'yogurt',
  grain: 'grain',
  'pseudo-grain': 'grain',
  pasta: 'pasta',
  bread: 'bread',
  'starchy-root': 'potato',
  mushroom: 'mushroom',
  fruit: 'fruit',
  nut: 'nuts',
  peanut: 'nuts',
  'protein-powder': 'protein-shake',
  offal: 'offal',
};
