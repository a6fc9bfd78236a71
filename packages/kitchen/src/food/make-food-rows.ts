import type { FoodId } from '@larder/domain/food/food.ts';
import { listFoodNameKeys } from '@larder/domain/food/food-name-keys.ts';
import { NUTRIENTS, type Nutrient } from '@larder/domain/food/nutrients.ts';
import type { FoodRow } from '@larder/domain/food/read-food-rows.ts';
import type { FoodEntry } from './food-entry.ts';
import type { Sr28Food } from './sr28.ts';

type Sr28 = ReadonlyMap<string, Sr28Food>;

/** In the order of ids. */
export const makeFoodRows = (entries: readonly FoodEntry[], sr28: Sr28): readonly FoodRow[] =>
  entries.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map((entry) => toFoodRow(entry, sr28));

function toFoodRow(entry: FoodEntry, sr28: Sr28): FoodRow {
  const { id, noun, plural = noun, modifier = noun, aliases = [], units = {}, allergens = [], facets = [] } = entry;
  return [
    id as FoodId,
    noun,
    plural === noun ? 0 : plural,
    modifier === noun ? 0 : modifier,
    aliases,
    listFoodNameKeys({ noun, plural, aliases }).join('|'),
    NUTRIENT_ORDER.map((nutrient) => nutrientOf(entry, sr28, nutrient) ?? 'null').join(','),
    entry.kind,
    entry.state,
    allergens,
    facets,
    units,
    entry.prefer ?? 'g',
    entry.refuse ?? refuseOf(entry, sr28),
    entry.yield ?? null,
    entry.aisle,
    entry.cost,
  ];
}

const NUTRIENT_ORDER = Object.keys(NUTRIENTS) as readonly Nutrient[];

function nutrientOf(entry: FoodEntry, sr28: Sr28, nutrient: Nutrient): number | null {
  return ownNutrientOf(entry, sr28, nutrient) ?? likenedNutrientOf(entry, sr28, nutrient);
}

/** As large a share of the carbs, or of the fat, as in the entry it is likened to: what cooking or drying changes is mostly water. */
function likenedNutrientOf(entry: FoodEntry, sr28: Sr28, nutrient: Nutrient): number | null {
  const part = entry.like?.find((like) => like.nutrient === nutrient);
  if (part === undefined) return null;
  const { per100g } = getSr28(sr28, part.sr);
  const whole = nutrient === 'saturatedFat' ? 'fat' : 'carbs';
  const [value, ofOther, ofOwn] = [per100g[nutrient], per100g[whole], ownNutrientOf(entry, sr28, whole)];
  return value === null || !ofOther || ofOwn === null ? null : Number(((value * ofOwn) / ofOther).toPrecision(3));
}

function ownNutrientOf({ sr, composite, label }: FoodEntry, sr28: Sr28, nutrient: Nutrient): number | null {
  if (sr !== undefined) return getSr28(sr28, sr).per100g[nutrient];
  if (composite !== undefined) return sumOfParts(composite.parts, sr28, nutrient);
  const values: Partial<Record<Nutrient, number>> = label?.per100g ?? {};
  return values[nutrient] ?? null;
}

/** Unknown in one part is unknown in the mix: a sum over the known ones would understate it. */
function sumOfParts(parts: readonly { sr: string; share: number }[], sr28: Sr28, nutrient: Nutrient): number | null {
  const values = parts.map(({ sr, share }) => {
    const value = getSr28(sr28, sr).per100g[nutrient];
    return value === null ? null : value * share;
  });
  return values.includes(null) ? null : Number(values.reduce<number>((sum, value) => sum + (value ?? 0), 0).toPrecision(4));
}

// SR28's refuse of a nut is its shell, and nuts are bought shelled.
function refuseOf({ sr, kind }: FoodEntry, sr28: Sr28): number {
  return sr === undefined || SOLD_SHELLED.has(kind) ? 0 : (getSr28(sr28, sr).refuse ?? 0) / 100;
}

const SOLD_SHELLED: ReadonlySet<FoodEntry['kind']> = new Set(['nut', 'seed', 'peanut']);

function getSr28(sr28: Sr28, id: string): Sr28Food {
  const food = sr28.get(id);
  if (food === undefined) throw new Error(`SR28 has no ${id}; the gates run before this`);
  return food;
}
