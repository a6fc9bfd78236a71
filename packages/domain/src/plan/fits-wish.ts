import type { Dish } from '../kit/dish.ts';
import type { DishForm, IdeaClass } from '../kit/kit.ts';
import type { MealSlot } from '../recipe/meal-slot.ts';
import type { DayWishes } from './day-wishes.ts';

/** Wishes are about the meals that were named with them, if any were: each with its own, or all with all. `wish` is its chip's id. */
export const isWishedOf = (slot: MealSlot, wish: string, { focus, wishedAt }: Pick<DayWishes, 'focus' | 'wishedAt'>): boolean =>
  wishedAt[wish]?.includes(slot) ?? (focus.length === 0 || focus.includes(slot));

/** "Soups" means the form soup, or a dish that is called one: a plate with a tomato salad beside it is no salad. */
export function fitsDishWord({ form, ideaClass, title }: Dish, word: string): boolean {
  const plain = word.toLowerCase().replace(/(?<=\w{3})(?:es|s)$/, '');
  const kinds = KINDS_OF[plain] ?? [plain];
  if (kinds.some((kind) => kind === form || kind === ideaClass)) return true;
  return !IN_BREAD.has(form) && title.toLowerCase().split(BESIDE, 1)[0]!.includes(plain.replace('-', ' '));
}

const BESIDE = / (?:with|on|in|and|over) /;
/** "Chickpea salad on whole-wheat bread" is a sandwich, whatever is in it. */
const IN_BREAD: ReadonlySet<DishForm> = new Set(['sandwich', 'toast', 'wrap']);

/** What a word means where forms and ideas have another name for it. */
const KINDS_OF: Readonly<Record<string, readonly (DishForm | IdeaClass)[]>> = {
  oatmeal: ['oats'],
  omelet: ['omelette', 'frittata', 'scramble'],
  casserole: ['bake'],
  'sheet-pan': ['tray-bake'],
  pancake: ['pancakes'],
  kebab: ['skewers'],
  muffin: ['muffins'],
  noodle: ['noodles'],
};

/**
 * Whether a dish that holds a wished food is about it: named after it, or of its idea. Who asks for eggs at breakfast means
 * no porridge with an egg white stirred in.
 */
export function isAbout(dish: Dish, foodIds: readonly string[]): boolean {
  const title = dish.title.toLowerCase();
  return dish.foods.some(
    ({ id, kind, names }) =>
      foodIds.includes(id) && (kind === dish.ideaClass || title.includes(names.noun.toLowerCase().split(' ').at(-1)!)),
  );
}
