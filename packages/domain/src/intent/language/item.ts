import type { FoodClass } from './intent-food-classes.table.ts';
import type { Effect } from './intent-words.table.ts';

/** A sentence cut into what each run of words means. */
export type Item = {
  readonly words: string;
  readonly value?: number;
  readonly effect?: Effect;
  readonly foodClass?: FoodClass;
  readonly food?: string;
  readonly mark?: string;
  readonly unknown?: true;
  /** A word of foods' names that alone names none: the "wellington" of a beef. */
  readonly isOfFood?: true;
  /** As it was typed, where spelling was repaired: what harms is read from these. */
  readonly typed?: string;
  /** A word that is known as part of the dish's name it stands in. */
  readonly isOfDishName?: true;
  /** It and its neighbours are what some dish is called, foods among them. */
  readonly isInDishName?: true;
  /** Of a dish that is meant by its name: the name as it stands in the sentence. */
  readonly dishName?: string;
};
