// Reads what is told of a table's day and nothing else: not the planner's solver, frames or pots. Rules are asked food by food.
import { KIND_AGES } from '../../packages/domain/src/eater/eater-kind.ts';
import { foodBreaksRule } from '../../packages/domain/src/diet/check-diet.ts';
import { allergyRule, dietRule, restrictionRule } from '../../packages/domain/src/diet/diet-rule.ts';
import type { Food } from '../../packages/domain/src/food/food.ts';
import type { Macros } from '../../packages/domain/src/food/nutrients.ts';
import type { DayDraft, Plate } from '../../packages/domain/src/plan/plan.ts';
import type { TableEater } from '../../packages/domain/src/table/table-eater.ts';

/** The usual parts of a day, and what a macro may be off by: the product's stated figures, typed in here a second time. */
const PARTS = { breakfast: 0.25, lunch: 0.32, dinner: 0.33, snack: 0.1 } as const;
const SLOTS = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
const MACROS = ['protein', 'carbs', 'fat'] as const;
const LEAST_TOLERATED = { protein: 3, carbs: 5, fat: 3 } as const;
/** Of extracts a plate of the youngest may hold so many grams from four years on, and none before. */
const EXTRACTS = new Set(['vanilla-extract', 'almond-extract']);
const EXTRACT_GRAMS = 1.05;

export type Told = Pick<DayDraft, 'meals' | 'notes' | 'misses' | 'totals'>;
export type OwnTarget = { readonly eaterId: string; readonly macros: Macros };

export type PlateFigures = {
  readonly faults: readonly string[];
  /** How far each plate's energy is from its owner's part, as a share; and each person-day's macros and energy. */
  readonly plates: readonly { readonly eaterId: string; readonly off: number }[];
  readonly days: readonly {
    readonly eaterId: string;
    readonly onTarget: boolean;
    readonly protein: number;
    readonly energy: number;
    readonly sides: number;
  }[];
  readonly swaps: number;
  readonly unsaid: readonly string[];
};

type Table = { readonly eaters: readonly TableEater[]; readonly foodsById: ReadonlyMap<string, Food> };
type ToldMeal = { readonly slot: (typeof SLOTS)[number]; readonly meal: NonNullable<Told['meals'][(typeof SLOTS)[number]]> };

export function checkPlates(told: Told, { targets, ...table }: Table & { readonly targets: readonly OwnTarget[] }): PlateFigures {
  const meals = SLOTS.flatMap((slot): ToldMeal[] => (told.meals[slot] ? [{ slot, meal: told.meals[slot] }] : []));
  const said = [...told.notes, ...told.misses.map(({ sentence }) => sentence)];
  const people = targets.map((target) =>
    measurePerson(meals, { target, said, name: table.eaters.find(({ id }) => id === target.eaterId)!.name }),
  );
  return {
    faults: meals.flatMap((meal) => listMealFaults(meal, table)),
    plates: people.flatMap(({ plates }) => plates),
    days: people.map(({ day }) => day),
    swaps: meals.flatMap(({ meal }) => meal.plates ?? []).filter(({ swap }) => swap).length,
    unsaid: people.flatMap(({ unsaid }) => unsaid),
  };
}

function listMealFaults({ slot, meal }: ToldMeal, table: Table): readonly string[] {
  const { plates = [] } = meal;
  const share = plates.reduce((sum, plate) => sum + plate.share, 0);
  const own = plates.find(({ eaterId }) => eaterId === table.eaters[0]!.id);
  return [
    // Of a recipe that is cooked as it is written something may be left.
    ...(share > 1 + 1e-6 || (share < 1 - 1e-6 && !meal.written?.makes) ? [`${slot}: the shares are ${share} of the pot`] : []),
    ...(plates.length === table.eaters.length ? [] : [`${slot}: ${plates.length} plates for ${table.eaters.length}`]),
    ...(own?.nutrition.calories === meal.nutrition.calories ? [] : [`${slot}: the meal is not the first eater's plate`]),
    ...plates.flatMap((plate) => {
      const eater = table.eaters.find(({ id }) => id === plate.eaterId);
      if (!eater) return [`${slot}: a plate of nobody`];
      const sum = sumGrams(plate, table.foodsById);
      return [
        ...listBroken(plate, eater, table).map((fault) => `${slot}, ${eater.name}: ${fault}`),
        ...MACROS.filter((macro) => Math.abs(plate.nutrition[macro] - sum[macro]) > 0.51).map(
          (macro) => `${slot}: ${plate.name}'s ${macro} is told as ${plate.nutrition[macro]} and is ${sum[macro].toFixed(1)}`,
        ),
      ];
    }),
  ];
}

type Asked = { readonly target: OwnTarget; readonly said: readonly string[]; readonly name: string };

function measurePerson(meals: readonly ToldMeal[], { target: { eaterId, macros }, said, name }: Asked) {
  const kcal = 4 * macros.protein + 4 * macros.carbs + 9 * macros.fat;
  const own = meals.flatMap(({ slot, meal }) =>
    (meal.plates ?? []).filter((plate) => plate.eaterId === eaterId).map((plate) => ({ slot, plate })),
  );
  const plates = own.map(({ slot, plate }) => ({ eaterId, slot, off: plate.nutrition.calories / (kcal * PARTS[slot]) - 1 }));
  const sum = (macro: keyof Macros): number => own.reduce((total, { plate }) => total + plate.nutrition[macro], 0);
  const sums = { protein: sum('protein'), carbs: sum('carbs'), fat: sum('fat') };
  const missed = MACROS.filter(
    (macro) => Math.abs(sums[macro] - macros[macro]) > Math.max(LEAST_TOLERATED[macro], 0.05 * macros[macro]) + 1e-6,
  );
  const isDaySaid = said.some((text) => text.startsWith(`${name}'s day`) && missed.every((macro) => text.includes(`on ${macro}`)));
  return {
    plates,
    unsaid: [
      ...plates
        .filter(({ slot, off }) => Math.abs(off) > 0.05 && !said.some((text) => text.startsWith(`${name}'s ${slot}`)))
        .map(({ slot, off }) => `${name}'s ${slot} is ${(100 * off).toFixed(1)} % off`),
      ...(missed.length > 0 && !isDaySaid ? [`${name}'s day misses ${missed.join(', ')}`] : []),
    ],
    day: {
      eaterId,
      onTarget: missed.length === 0,
      protein: Math.abs(sums.protein - macros.protein) / macros.protein,
      energy: Math.abs(4 * sums.protein + 4 * sums.carbs + 9 * sums.fat - kcal) / kcal,
      sides: own.filter(({ plate }) => plate.side).length,
    },
  };
}

/** Everyone's allergies and foods never eaten, and the eater's own diets, on all that is on the plate: pot, swap and side. */
function listBroken(
  { portions, side }: Plate,
  eater: TableEater,
  { eaters, foodsById }: { eaters: readonly TableEater[]; foodsById: ReadonlyMap<string, Food> },
): readonly string[] {
  const rules = [
    ...eater.rules.diets.map(dietRule),
    ...eater.rules.restrictions.map(restrictionRule),
    ...eaters.flatMap(({ rules: own }) => own.allergies.map(allergyRule)),
  ];
  const never = new Set(eaters.flatMap(({ rules: own }) => own.excludedFoodIds));
  const youngest = Math.min(...eaters.map(({ ageYears, kind }) => ageYears ?? KIND_AGES[kind].usual));
  const isExtractFor = (foodId: string): boolean => {
    const grams = portions.reduce((sum, portion) => sum + (portion.foodId === foodId ? portion.grams : 0), 0);
    return EXTRACTS.has(foodId) && youngest >= 4 && ((eater.ageYears ?? KIND_AGES[eater.kind].usual) >= 18 || grams <= EXTRACT_GRAMS);
  };
  return [...portions.map(({ foodId }) => foodId), ...(side ? [side.foodId] : [])].flatMap((foodId) => {
    const food = foodsById.get(foodId);
    if (!food) return [`${foodId} is not in the table`];
    const broken = rules.find((rule) => foodBreaksRule(food, rule)?.outcome === 'breaks');
    return [
      ...(broken ? [`${foodId} breaks ${JSON.stringify(broken)}`] : []),
      ...(never.has(foodId) ? [`${foodId} is never eaten`] : []),
      ...(youngest < 18 && (food.kind === 'alcohol' || food.facets.includes('contains-alcohol')) && !isExtractFor(foodId)
        ? [`${foodId} holds alcohol and a child eats`]
        : []),
    ];
  });
}

function sumGrams({ portions }: Plate, foodsById: ReadonlyMap<string, Food>): Macros {
  const of = (macro: keyof Macros): number =>
    portions.reduce((sum, { foodId, grams }) => sum + ((foodsById.get(foodId)?.per100g[macro] ?? 0) * grams) / 100, 0);
  return { protein: of('protein'), carbs: of('carbs'), fat: of('fat') };
}
