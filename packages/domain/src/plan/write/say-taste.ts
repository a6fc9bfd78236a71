import { gramsPerUnit } from '../../food/unit-grams.ts';
import type { Dish } from '../../kit/dish.ts';
import type { DishForm, IdeaClass } from '../../kit/kit.ts';
import { leastQuantity } from '../../kit/salt-ladder.ts';

/**
 * A kit is salted for a day within its sodium, which is less than most cooks would take: who eats it has to be told, or serves chips
 * without a grain of salt. Said of what is savory and has less than home cooking has, where no step says it already: who cooks by the
 * steps has not read the tips.
 */
export function sayTaste(steps: readonly string[], dish: Dish): readonly string[] {
  const last = steps.at(-1);
  if (last === undefined || steps.some((text) => SAYS_SALT.test(text)) || !isSavory(dish) || !isUndersalted(dish)) return steps;
  return [...steps.slice(0, -1), `${last} Taste before you add salt.`];
}

const SAYS_SALT = /\btaste\b[^.]*\bsalt\b|\bsalt\b[^.]*\btaste\b/i;

/** Milligrams of sodium in 100 g as they go into the pan: three eighths of a percent of salt, half of what home cooking has. */
const SALTED_MG = 150;

/** As a salty day leaves it. Bread is salted by its baker, and makes up for nothing that lies on it. */
function isUndersalted({ items }: Dish): boolean {
  let grams = 0;
  let sodium = 0;
  for (const entry of items) {
    const { food, item } = entry;
    if (food.kind === 'bread') continue;
    const unitGrams = gramsPerUnit(food, item.unit) ?? 0;
    grams += unitGrams * item.quantity;
    sodium += (unitGrams * (food.id === 'salt' ? leastQuantity(entry) : item.quantity) * (food.per100g.sodium ?? 0)) / 100;
  }
  return grams > 0 && (sodium / grams) * 100 < SALTED_MG;
}

/** A main meal is, unless it is made of what is sweet; a breakfast or a snack where it is peppered or has onion or garlic in it. */
const isSavory = ({ ideaClass, form, slots, foods }: Dish): boolean =>
  !SWEET_CLASSES.has(ideaClass) &&
  !SWEET_FORMS.has(form) &&
  !CLOSED_FORMS.has(form) &&
  (slots.some((slot) => slot === 'lunch' || slot === 'dinner') ||
    (!LAID_CLASSES.has(ideaClass) &&
      foods.some(({ id, facets }) => facets.includes('allium') || id === 'black-pepper' || id === 'white-pepper')));

const SWEET_CLASSES: ReadonlySet<string> = new Set(
  'fruit oats chia smoothie protein-shake pancake nuts yogurt'.split(' ') satisfies readonly string[] as IdeaClass[],
);
const SWEET_FORMS: ReadonlySet<string> = new Set(
  'pudding muffins smoothie oats porridge yogurt-bowl'.split(' ') satisfies readonly string[] as DishForm[],
);
/** Nobody opens a sandwich to salt it, nor salts what is only laid together of bread and cheese. */
const CLOSED_FORMS: ReadonlySet<string> = new Set('sandwich burger platter'.split(' ') satisfies readonly string[] as DishForm[]);
const LAID_CLASSES: ReadonlySet<string> = new Set('bread cheese'.split(' ') satisfies readonly string[] as IdeaClass[]);
