import type { Food, FoodFacet, FoodId, FoodKind, FoodState, FoodUnit } from '../src/food/food.ts';
import { NUTRIENTS, type Nutrients } from '../src/food/nutrients.ts';

type Row = {
  readonly kind: FoodKind;
  readonly state?: FoodState;
  /** Protein, carbohydrate, fat per 100 g, rounded from SR28. */
  readonly macros: readonly [number, number, number];
  readonly units?: Partial<Record<FoodUnit, number>>;
  readonly names?: readonly [noun: string, plural: string, modifier?: string];
  readonly facets?: readonly FoodFacet[];
};

/** A handful of foods, so that a kit's tests do not change when the food table does. */
const ROWS: Readonly<Record<string, Row>> = {
  'red-lentils': { kind: 'legume', state: 'dry', macros: [24, 63, 2.2], units: { cup: 192 }, names: ['red lentil', 'red lentils'] },
  spinach: { kind: 'vegetable', macros: [2.9, 3.6, 0.4], units: { cup: 30 }, facets: ['leafy'] },
  kale: { kind: 'vegetable', macros: [2.9, 4.4, 1.5], units: { cup: 21 }, facets: ['leafy'] },
  cauliflower: { kind: 'vegetable', macros: [1.9, 5, 0.3], units: { cup: 107, head: 575 } },
  onion: { kind: 'vegetable', macros: [1.1, 9.3, 0.1], units: { cup: 160, each: 110 }, names: ['onion', 'onions'] },
  tomato: { kind: 'vegetable', macros: [0.9, 3.9, 0.2], units: { cup: 180, each: 123 }, names: ['tomato', 'tomatoes'] },
  'white-rice': { kind: 'grain', state: 'dry', macros: [7.1, 80, 0.7], units: { cup: 185 }, names: ['white rice', 'white rice', 'rice'] },
  'brown-rice': { kind: 'grain', state: 'dry', macros: [7.5, 76, 2.7], units: { cup: 185 }, names: ['brown rice', 'brown rice'] },
  spaghetti: { kind: 'pasta', state: 'dry', macros: [13, 74.7, 1.5] },
  naan: { kind: 'bread', state: 'prepared', macros: [9.6, 50, 5.7], units: { each: 90 }, facets: ['ready-to-eat'] },
  'coconut-oil': { kind: 'oil', state: 'prepared', macros: [0, 0, 99], units: { tbsp: 13.6 }, names: ['coconut oil', 'coconut oil'] },
  'olive-oil': { kind: 'oil', state: 'prepared', macros: [0, 0, 100], units: { tbsp: 13.5 }, names: ['olive oil', 'olive oil'] },
  'greek-yogurt': { kind: 'yogurt', state: 'prepared', macros: [10, 4, 4], units: { cup: 245 }, names: ['Greek yogurt', 'Greek yogurt'] },
  garlic: { kind: 'vegetable', macros: [6.4, 33, 0.5], units: { clove: 3 } },
  ginger: { kind: 'vegetable', macros: [1.8, 18, 0.8], units: { tsp: 2 } },
  turmeric: { kind: 'spice', state: 'dried', macros: [9.7, 67, 3.3], units: { tsp: 3 } },
  cumin: { kind: 'spice', state: 'dried', macros: [18, 44, 22], units: { tsp: 2.1 } },
  'chicken-breast': { kind: 'poultry', macros: [22.5, 0, 2.6], names: ['chicken breast', 'chicken breasts', 'chicken'] },
  egg: { kind: 'egg', macros: [12.6, 0.7, 9.5], units: { large: 50 }, names: ['egg', 'eggs'] },
  'smoked-salmon': {
    kind: 'fish',
    state: 'prepared',
    macros: [18, 0, 4.3],
    names: ['smoked salmon', 'smoked salmon'],
    facets: ['ready-to-eat'],
  },
  'all-purpose-flour': { kind: 'flour', state: 'dry', macros: [10, 76, 1], units: { cup: 125 }, names: ['flour', 'flour'] },
  milk: { kind: 'milk', state: 'prepared', macros: [3.3, 4.7, 2], units: { cup: 244 } },
  mango: { kind: 'fruit', macros: [0.8, 15, 0.4], units: { cup: 165, each: 336 }, names: ['mango', 'mangoes'] },
  blueberries: { kind: 'fruit', macros: [0.7, 14.5, 0.3], units: { cup: 148 }, names: ['blueberry', 'blueberries', 'blueberry'] },
};

const UNKNOWN = Object.fromEntries(Object.keys(NUTRIENTS).map((nutrient) => [nutrient, null])) as unknown as Nutrients;

export const FIXTURE_FOODS: ReadonlyMap<string, Food> = new Map(
  Object.entries(ROWS).map(([id, { kind, state = 'raw', macros, units = {}, names, facets = [] }]) => {
    const noun = names?.[0] ?? id.replaceAll('-', ' ');
    const food: Food = {
      id: id as FoodId,
      names: { noun, plural: names?.[1] ?? noun, modifier: names?.[2] ?? noun, aliases: [] },
      per100g: { ...UNKNOWN, protein: macros[0], carbs: macros[1], fat: macros[2] },
      kind,
      state,
      allergens: [],
      facets,
      unitGrams: units,
      preferredUnit: 'g',
      refuse: 0,
      cookedYield: null,
      aisle: 'produce',
      cost: 1,
    };
    return [id, food];
  }),
);
