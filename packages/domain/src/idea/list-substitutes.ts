import { findFood } from '../food/find-food.ts';
import type { Food, FoodUnit } from '../food/food.ts';
import { energyKcal } from '../food/nutrients.ts';
import { gramsPerUnit } from '../food/unit-grams.ts';
import { EXCHANGES } from '../kit/exchange.table.ts';
import { listMeasurable, roundToMeasurable } from '../recipe/amount-ladder.ts';
import { SUBSTITUTIONS } from './substitution.table.ts';

export type Substitute = { readonly food: Food; readonly quantity: number; readonly unit: FoodUnit | 'g' };

/**
 * What stands in for so much of a food, in amounts that can be measured: what the table of substitutions says and what kits take
 * one for the other, the nearest in energy first. Whether somebody may eat it is not asked here.
 */
export function listSubstitutes(food: Food, grams: number): readonly Substitute[] {
  const stated = SUBSTITUTIONS.filter(({ of }) => of.split(' ').includes(food.id)).flatMap(({ by, measure, as }) =>
    by.split(' ').flatMap((id) => {
      const other = findFood(id);
      const times = other && weigh(other, as) / weigh(food, measure);
      return other && times !== undefined && Number.isFinite(times) ? [measureOut(other, grams * times)] : [];
    }),
  );
  // A class of one kitchen alone is no rule for a dish of which the kitchen is not known.
  const alike = EXCHANGES.filter(({ foods, cuisines }) => cuisines === undefined && foods.split(' ').includes(food.id)).flatMap(
    ({ foods }) =>
      foods.split(' ').flatMap((id) => {
        const other = id === food.id ? undefined : findFood(id);
        return other ? [measureOut(other, grams * byVolume(food, other))] : [];
      }),
  );
  const found = [...stated, ...alike].filter(({ quantity }) => quantity > 0);
  const wanted = energyKcal(food.per100g) * grams;
  const offBy = ({ food: other, quantity, unit }: Substitute): number =>
    Math.abs(energyKcal(other.per100g) * quantity * (gramsPerUnit(other, unit) ?? 0) - wanted);
  return found
    .filter((one, at) => found.findIndex((other) => other.food.id === one.food.id) === at)
    .toSorted((one, other) => offBy(one) - offBy(other));
}

function weigh(food: Food, measure: string): number {
  const [count, unit] = measure.split(' ');
  return Number(count) * (gramsPerUnit(food, unit as FoodUnit) ?? Number.NaN);
}

/** A cup for a cup, where both are measured so; else a gram for a gram. */
function byVolume(food: Food, other: Food): number {
  if (food.unitGrams['cup'] === undefined || other.unitGrams['cup'] === undefined) return 1;
  return other.unitGrams['cup'] / food.unitGrams['cup'];
}

const NEAR_ENOUGH = 0.1;
const VOLUMES = ['cup', 'tbsp', 'tsp'] as const;

function measureOut(food: Food, grams: number): Substitute {
  const measured = VOLUMES.flatMap((unit) => {
    const size = food.unitGrams[unit];
    if (size === undefined || grams / size < listMeasurable(food, unit)[0]!) return [];
    const quantity = roundToMeasurable(food, unit, grams / size);
    return [{ food, unit, quantity, off: Math.abs((quantity * size) / grams - 1) }];
  });
  // The largest measure that says it well enough, else the one that says it best.
  const found = measured.find(({ off }) => off <= NEAR_ENOUGH) ?? measured.toSorted((one, other) => one.off - other.off)[0];
  if (found) return { food, unit: found.unit, quantity: found.quantity };
  return { food, unit: 'g', quantity: Math.max(1, Math.round(grams)) };
}
