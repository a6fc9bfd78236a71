import type { Food } from '@larder/domain/food/food.ts';
import type { KitFault, ParsedKit } from '../parsed-kit.ts';
import type { DishTime } from '@larder/domain/kit/measure-time.ts';
import type { TemplateNode } from '@larder/domain/kit/parse-template.ts';
import type { Variant } from '@larder/domain/kit/variant.ts';
import type { FoodLexicon } from './food-lexicon.ts';

/** A variant as it would be served with the amounts it was written with. */
export type ServedVariant = Variant & {
  readonly title: string;
  readonly description: string;
  /** Index into the kit's steps, and the text; steps whose conditions do not hold are absent. */
  readonly steps: readonly { readonly index: number; readonly text: string; readonly minutes: number }[];
  readonly time: DishTime;
};

export type GateContext = ParsedKit & {
  readonly foodsById: ReadonlyMap<string, Food>;
  readonly lexicon: FoodLexicon;
  readonly templates: readonly (readonly TemplateNode[])[];
  readonly variants: readonly ServedVariant[];
};

export type KitGate = (context: GateContext) => readonly KitFault[];
