import { BAKED, type Baked } from '../dish-art/baked.table.ts';
import type { DishSubject } from '../dish-art/dish-picture.ts';
import { findFood } from '../food/find-food.ts';
import type { FoodKind } from '../food/food.ts';
import { DISH_FORMS, type DishForm } from '../kit/kit.ts';
import type { Portion } from '../plan/plan.ts';

/** As which the dish of an idea is baked, where it is. */
export function bakedOf(dishId: string): Baked | undefined {
  const [prefix, form = ''] = dishId.split('~');
  return prefix === PREFIX && isBaked(form) ? form : undefined;
}

const isBaked = (word: string): word is Baked => Object.hasOwn(BAKED, word);

/** What is seen beside it; the rest is in the dough. */
const STANDS_OUT: ReadonlySet<FoodKind> = new Set(['fruit', 'nut']);

const PREFIX = 'idea';
/** Ids of foods are up to some thirty letters; a dish's id may have 300. */
const MOST_FOODS = 7;

export const findForm = (word: string): DishForm | undefined => DISH_FORMS.find((form) => form === word.trim().toLowerCase());

/**
 * Says what is on the plate, so that the picture can be drawn from the id alone: `idea~bowl~tofu.150~white-rice.70`, and of what is
 * baked as one thing as what: `idea~cookies~...`.
 */
export function formatIdeaDishId(form: DishForm | Baked | undefined, portions: readonly Portion[]): string {
  const foods = portions
    .map(({ foodId, steps, base }) => ({ foodId, grams: Math.round(steps[base]?.grams ?? 0) }))
    .toSorted((a, b) => b.grams - a.grams)
    .slice(0, MOST_FOODS);
  return [PREFIX, form ?? 'plate', ...foods.map(({ foodId, grams }) => `${foodId}.${grams}`)].join('~');
}

export function parseIdeaDishId(dishId: string): DishSubject | undefined {
  const [prefix, form = '', ...entries] = dishId.split('~');
  if (prefix !== PREFIX || entries.length === 0 || entries.length > MOST_FOODS) return undefined;
  const foods = entries.flatMap((entry) => {
    const [, id = '', grams = ''] = /^([a-z0-9-]+)\.(\d{1,4})$/.exec(entry) ?? [];
    const food = findFood(id);
    return food ? [{ id: food.id, kind: food.kind, grams: Number(grams) }] : [];
  });
  if (foods.length < entries.length) return undefined;
  const baked = isBaked(form) ? BAKED[form] : undefined;
  if (baked)
    return { id: dishId, ...baked, foods: foods.map((food) => (STANDS_OUT.has(food.kind) ? food : { ...food, cooking: 'mixed' })) };
  const known = findForm(form);
  return { id: dishId, title: '', foods, ...(known ? { form: known } : {}) };
}
