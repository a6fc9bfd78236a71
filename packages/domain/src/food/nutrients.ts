/**
 * The nutrients kept of USDA SR28, in its own units. `null` means the table does not know, never 0.
 * Carbohydrate is by difference and includes fibre, as in SR28. Vitamin A is in RAE, folate in DFE, as the reference intakes are.
 */
export const NUTRIENTS = {
  protein: 'g',
  carbs: 'g',
  fat: 'g',
  fiber: 'g',
  sugar: 'g',
  saturatedFat: 'g',
  cholesterol: 'mg',
  sodium: 'mg',
  calcium: 'mg',
  iron: 'mg',
  magnesium: 'mg',
  phosphorus: 'mg',
  potassium: 'mg',
  zinc: 'mg',
  copper: 'mg',
  manganese: 'mg',
  selenium: 'µg',
  vitaminC: 'mg',
  thiamin: 'mg',
  riboflavin: 'mg',
  niacin: 'mg',
  vitaminB6: 'mg',
  folate: 'µg',
  vitaminB12: 'µg',
  vitaminA: 'µg',
  vitaminE: 'mg',
  vitaminD: 'µg',
  vitaminK: 'µg',
} as const;

export type Nutrient = keyof typeof NUTRIENTS;

/** In the order that they are shown in. */
export const MACROS = ['protein', 'carbs', 'fat'] as const;
export type Macro = (typeof MACROS)[number];

/** The three macros are always known; every other nutrient may be unknown. */
export type Nutrients = Readonly<Record<Macro, number>> & Readonly<Record<Exclude<Nutrient, Macro>, number | null>>;

export type Macros = Readonly<Record<Macro, number>>;

/** What a day is to come to, in grams and kcal. */
export type MacroTargets = Macros & { readonly calories: number };

/** General Atwater factors, used everywhere so that sliders, chart and totals agree (planner design, E). */
export const KCAL_PER_GRAM = { protein: 4, carbs: 4, fat: 9 } as const;

export const energyKcal = ({ protein, carbs, fat }: Macros): number =>
  KCAL_PER_GRAM.protein * protein + KCAL_PER_GRAM.carbs * carbs + KCAL_PER_GRAM.fat * fat;

export const scaleMacros = ({ protein, carbs, fat }: Macros, by: number): Macros => ({
  protein: protein * by,
  carbs: carbs * by,
  fat: fat * by,
});

/** In whole numbers, as targets are told; those that stay are themselves. */
export const scaleTargets = (targets: MacroTargets, by: number): MacroTargets =>
  by === 1
    ? targets
    : {
        calories: Math.round(targets.calories * by),
        protein: Math.round(targets.protein * by),
        carbs: Math.round(targets.carbs * by),
        fat: Math.round(targets.fat * by),
      };
