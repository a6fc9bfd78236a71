import type { Aisle, Allergen, Food, FoodFacet, FoodId, FoodKind, FoodState, FoodUnit } from './food.ts';
import type { Nutrients } from './nutrients.ts';

/** One food as `tools/build-foods.ts` writes it: positions instead of keys, so that 700 foods stay small and load at once. */
export type FoodRow = readonly [
  id: FoodId,
  noun: string,
  /** `0` when the plural is the noun. */
  plural: string | 0,
  /** `0` when the modifier is the noun. */
  modifier: string | 0,
  aliases: readonly string[],
  /** In the order of NUTRIENTS. */
  nutrients: readonly [protein: number, carbs: number, fat: number, ...others: (number | null)[]],
  kind: FoodKind,
  state: FoodState,
  allergens: readonly Allergen[],
  facets: readonly FoodFacet[],
  unitGrams: Readonly<Partial<Record<FoodUnit, number>>>,
  preferredUnit: FoodUnit | 'g',
  refuse: number,
  cookedYield: number | null,
  aisle: Aisle,
  cost: 1 | 2 | 3,
];

/** Unpacks the generated table. The text is our own build's output, checked there, so it is trusted here. */
export const readFoodRows = (json: string): readonly Food[] => (JSON.parse(json) as readonly FoodRow[]).map(readFoodRow);

const readFoodRow = (row: FoodRow): Food => {
  const [id, noun, plural, modifier, aliases, nutrients, kind, state, allergens, facets] = row;
  const [, , , , , , , , , , unitGrams, preferredUnit, refuse, cookedYield, aisle, cost] = row;
  return {
    id,
    names: { noun, plural: plural === 0 ? noun : plural, modifier: modifier === 0 ? noun : modifier, aliases },
    per100g: readNutrients(nutrients),
    kind,
    state,
    allergens,
    facets,
    unitGrams,
    preferredUnit,
    refuse,
    cookedYield,
    aisle,
    cost,
  };
};

// Written out, because storing 28 names of a list in each of 1,300 foods took half of the table's loading time.
const readNutrients = (values: FoodRow[5]): Nutrients => ({
  protein: values[0],
  carbs: values[1],
  fat: values[2],
  fiber: values[3]!,
  sugar: values[4]!,
  saturatedFat: values[5]!,
  cholesterol: values[6]!,
  sodium: values[7]!,
  calcium: values[8]!,
  iron: values[9]!,
  magnesium: values[10]!,
  phosphorus: values[11]!,
  potassium: values[12]!,
  zinc: values[13]!,
  copper: values[14]!,
  manganese: values[15]!,
  selenium: values[16]!,
  vitaminC: values[17]!,
  thiamin: values[18]!,
  riboflavin: values[19]!,
  niacin: values[20]!,
  vitaminB6: values[21]!,
  folate: values[22]!,
  vitaminB12: values[23]!,
  vitaminA: values[24]!,
  vitaminE: values[25]!,
  vitaminD: values[26]!,
  vitaminK: values[27]!,
});
