import type { Food, FoodFacet, FoodId, FoodKind } from '../src/food/food.ts';
import { NUTRIENTS } from '../src/food/nutrients.ts';
import type { Nutrients } from '../src/food/nutrients.ts';

type Sample = Partial<Omit<Food, 'id' | 'names' | 'kind' | 'facets' | 'per100g'>> & {
  readonly facets?: readonly FoodFacet[];
  readonly per100g?: Partial<Nutrients>;
};

/** A made-up food of which only what a rule reads is set. */
export function sampleFood(id: string, kind: FoodKind, sample: Sample = {}): Food {
  const unknown = Object.fromEntries(Object.keys(NUTRIENTS).map((nutrient) => [nutrient, null]));
  const noun = id.replaceAll('-', ' ');
  return {
    state: 'raw',
    allergens: [],
    facets: [],
    unitGrams: {},
    preferredUnit: 'g',
    refuse: 0,
    cookedYield: null,
    aisle: 'produce',
    cost: 1,
    ...sample,
    id: id as FoodId,
    kind,
    names: { noun, plural: noun, modifier: noun, aliases: [] },
    per100g: { ...unknown, protein: 0, carbs: 0, fat: 0, ...sample.per100g } as Nutrients,
  };
}
