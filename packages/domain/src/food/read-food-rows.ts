import type { Aisle, Allergen, Food, FoodFacet, FoodId, FoodKind, FoodSource, FoodState, FoodUnit } from './food.ts';
import { NUTRIENTS, type Nutrient, type Nutrients } from './nutrients.ts';

/** One food as `tools/build-foods.ts` writes it: positions instead of keys, so that 700 foods stay small and load at once. */
export type FoodRow = readonly [
  id: FoodId,
  noun: string,
  /** `0` when the plural is the noun. */
  plural: string | 0,
  /** `0` when the modifier is the noun. */
  modifier: string | 0,
  aliases: readonly string[],
  source: FoodSource,
  /** In the order of NUTRIENTS. */
  nutrients: readonly (number | null)[],
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

const NUTRIENT_ORDER = Object.keys(NUTRIENTS) as readonly Nutrient[];

const readFoodRow = (row: FoodRow): Food => {
  const [id, noun, plural, modifier, aliases, source, nutrients, kind, state, allergens, facets] = row;
  const [, , , , , , , , , , , unitGrams, preferredUnit, refuse, cookedYield, aisle, cost] = row;
  return {
    id,
    names: { noun, plural: plural === 0 ? noun : plural, modifier: modifier === 0 ? noun : modifier, aliases },
    source,
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

// A loop, not Object.fromEntries: pairs for 28 nutrients of every food were a quarter of the table's loading time.
function readNutrients(values: readonly (number | null)[]): Nutrients {
  const nutrients = { ...UNKNOWN };
  for (let index = 0; index < NUTRIENT_ORDER.length; index++) nutrients[NUTRIENT_ORDER[index]!] = values[index] ?? null;
  return nutrients as Nutrients;
}

const UNKNOWN = Object.fromEntries(NUTRIENT_ORDER.map((nutrient) => [nutrient, null])) as Record<Nutrient, number | null>;
