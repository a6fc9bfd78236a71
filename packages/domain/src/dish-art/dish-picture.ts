import type { FoodKind } from '../food/food.ts';
import type { DishForm } from '../kit/kit.ts';
import type { DishBase, Sauce } from '../kit/serving.ts';

/**
 * What the steps do with a food, as far as it is seen: `mixed` into a dough, a batter or a blender it is gone; `softened` it has
 * no shape of its own left; an egg is one of four things.
 */
export type Cooking = 'mixed' | 'softened' | 'simmered' | 'melted' | 'mashed' | 'fried' | 'poached' | 'boiled' | 'scrambled' | 'breaded';

/** How it is cut, by the words beside it in the list of ingredients. */
export type Cut = 'cubes' | 'dice' | 'strips' | 'shreds' | 'sticks' | 'wedges' | 'flakes' | 'slices';

export type PicturedFood = {
  readonly id: string;
  readonly kind: FoodKind;
  readonly grams: number;
  /** Absent for a dish without steps: then its form and the food itself say the likeliest. */
  readonly cooking?: Cooking;
  readonly cut?: Cut;
};

/** What the picture is drawn from: the dish's own title and foods, biggest first where it matters. */
export type DishSubject = {
  readonly id: string;
  readonly title: string;
  /** As its kit says; a dish of no kit is served by the words of its title. */
  readonly form?: DishForm;
  /** Where its kit declares what title and form do not tell. */
  readonly served?: DishBase;
  readonly sauce?: Sauce;
  readonly foods: readonly PicturedFood[];
};
