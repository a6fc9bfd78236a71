import { findFood } from '../food/find-food.ts';
import { foodNameKey } from '../food/food-name-key.ts';
import type { Food } from '../food/food.ts';
import { COMPOSITE_DISHES, COMPOSITE_INGREDIENTS, type CompositeNames } from './composite-names.table.ts';

export type Composite = { /** As it is compared: "pico de gallo". */ readonly key: string; readonly foods: readonly Food[] };

/** What a text speaks of by a name that the table of foods has not, with the foods that make it. */
export const findComposites = (text: string, of: readonly Composite[] = ALL): readonly Composite[] => {
  const key = ` ${foodNameKey(text)} `;
  return of.filter((composite) => key.includes(` ${composite.key} `));
};

const read = (rows: readonly CompositeNames[]): readonly Composite[] =>
  rows.flatMap(({ names, foods }) => {
    const found = foods.split(' ').flatMap((id) => findFood(id) ?? []);
    return names.split(', ').map((name) => ({ key: foodNameKey(name), foods: found }));
  });

const INGREDIENTS = read(COMPOSITE_INGREDIENTS);
const DISHES = read(COMPOSITE_DISHES);
const ALL = [...INGREDIENTS, ...DISHES];

/** Of a title: "ratatouille" is what the recipe is, and its lines say what is in it; "with ratatouille" is something more. */
export const findTitled = (title: string): readonly Composite[] => {
  const [head = ''] = title.split(TITLE_HEAD_ENDS);
  return [...findComposites(title, INGREDIENTS), ...findComposites(title.slice(head.length), DISHES)];
};

const TITLE_HEAD_ENDS = /\s(?:with|and|&|on|over|in|plus|topped)\s|[,;:(]/i;
