import type { DishSubject } from '../dish-art/dish-picture.ts';
import { findFood } from '../food/find-food.ts';
import { DISH_FORMS, type DishForm } from '../kit/kit.ts';
import type { Portion } from '../plan/plan.ts';

const PREFIX = 'idea';
/** Ids of foods are up to some thirty letters; a dish's id may have 300. */
const MOST_FOODS = 7;

export const findForm = (word: string): DishForm | undefined => DISH_FORMS.find((form) => form === word.trim().toLowerCase());

/** Says what is on the plate, so that the picture can be drawn from the id alone: `idea~bowl~tofu.150~white-rice.70`. */
export function formatIdeaDishId(form: DishForm | undefined, portions: readonly Portion[]): string {
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
  const known = findForm(form);
  if (foods.length < entries.length) return undefined;
  return { id: dishId, title: '', foods, ...(known ? { form: known } : {}) };
}
