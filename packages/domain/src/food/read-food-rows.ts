import type { Aisle, Allergen, Food, FoodFacet, FoodId, FoodKind, FoodNames, FoodState, FoodUnit } from './food.ts';
import type { Nutrients } from './nutrients.ts';

/** One food as packages/kitchen writes it: positions instead of keys, so that 1,300 foods stay small and load at once. */
export type FoodRow = readonly [
  id: FoodId,
  noun: string,
  /** `0` when the plural is the noun. */
  plural: string | 0,
  /** `0` when the modifier is the noun. */
  modifier: string | 0,
  aliases: readonly string[],
  keys: NonNullable<FoodNames['keys']>,
  /** The inside of a JSON array, in the order of NUTRIENTS: 37,000 numbers, and what is asked at start reads those of a few foods. */
  nutrients: string,
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

export const readFoodRows = (rows: readonly FoodRow[]): readonly Food[] => rows.map((row) => new TableFood(row));

/** A class for its nutrients alone. Never spread one: a getter is not copied. */
class TableFood implements Food {
  readonly id: FoodId;
  readonly names: FoodNames;
  readonly kind: FoodKind;
  readonly state: FoodState;
  readonly allergens: readonly Allergen[];
  readonly facets: readonly FoodFacet[];
  readonly unitGrams: Food['unitGrams'];
  readonly preferredUnit: FoodUnit | 'g';
  readonly refuse: number;
  readonly cookedYield: number | null;
  readonly aisle: Aisle;
  readonly cost: 1 | 2 | 3;
  #nutrients: string | Nutrients;

  constructor(row: FoodRow) {
    const [id, noun, plural, modifier, aliases, keys, nutrients] = row;
    this.id = id;
    this.names = { noun, plural: plural === 0 ? noun : plural, modifier: modifier === 0 ? noun : modifier, aliases, keys };
    this.#nutrients = nutrients;
    this.kind = row[7];
    this.state = row[8];
    this.allergens = row[9];
    this.facets = row[10];
    this.unitGrams = row[11];
    this.preferredUnit = row[12];
    this.refuse = row[13];
    this.cookedYield = row[14];
    this.aisle = row[15];
    this.cost = row[16];
  }

  get per100g() {
    if (typeof this.#nutrients === 'string') this.#nutrients = readNutrients(JSON.parse(`[${this.#nutrients}]`) as NutrientValues);
    return this.#nutrients;
  }
}

/** A gate holds that the macros of every food are known. */
type NutrientValues = readonly [protein: number, carbs: number, fat: number, ...others: (number | null)[]];

// Written out, because storing 28 names of a list in each of 1,300 foods took half of the table's loading time.
const readNutrients = (values: NutrientValues): Nutrients => ({
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
