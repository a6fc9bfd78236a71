import type { FoodKind } from '../food/food.ts';
import type { DishForm } from '../kit/kit.ts';

export const DISH_BASES = [
  'soup',
  'rice',
  'curry',
  'salad',
  'noodles',
  'oats',
  'toast',
  'pancakes',
  'waffles',
  'plate',
  'sandwich',
  'burger',
  'taco',
  'flatbread',
  'rolls',
  'smoothie',
  'tray',
  'casserole',
  'omelette',
  'skewers',
  'skillet',
  'bowl',
  'board',
  'pizza',
] as const;
export type DishBase = (typeof DISH_BASES)[number];

/** What the picture is drawn from: the dish's own title and foods, biggest first where it matters. */
export type DishSubject = {
  readonly id: string;
  readonly title: string;
  /** As its kit says; a dish of no kit is served by the words of its title. */
  readonly form?: DishForm;
  readonly foods: readonly { readonly id: string; readonly kind: FoodKind; readonly grams: number }[];
};
