import { labelsFor } from '../diet/check-dish.ts';
import { gramsPerUnit } from '../food/unit-grams.ts';
import { pickNutrients } from '../plan/write/make-meal.ts';
import { roundGrams } from '../quantity/round-grams.ts';
import type { MealStyle, Portion } from '../plan/plan.ts';
import { listMeasurable } from '../recipe/amount-ladder.ts';
import { formatPortion } from '../recipe/format-portion.ts';
import { mostGrams, type IdeaPart } from './ground-idea-line.ts';

/** Planner design G: an idea's amounts may be halved or doubled, no more, or it would be another dish. */
const LEAST = 0.5;
const MOST = 2;
const NEAR = 1e-6;

/** A part of an idea with the amounts the portion solver may give it, each printed with the food's own name. */
export function makeIdeaPortion(part: IdeaPart, { index, style }: { index: number; style: MealStyle }): Portion {
  const { food, unit, prep } = part;
  const unitGrams = gramsPerUnit(food, unit) ?? 0;
  const quantities = listQuantities(part, unitGrams);
  const labels = labelsFor(food, style.rules);
  const base = quantities.indexOf(part.quantity);
  return {
    foodId: food.id,
    base,
    chosen: base,
    steps: quantities.map((quantity) => ({
      grams: roundGrams(quantity * unitGrams),
      text: formatPortion(food, { quantity, unit }, { system: style.system, prep, labels }).text,
    })),
    per100g: pickNutrients(food),
    group: quantities.length > 1 ? `idea/${index}` : `fixed/${index}`,
  };
}

function listQuantities({ food, unit, quantity }: IdeaPart, unitGrams: number): readonly number[] {
  if (FIXED_KINDS.has(food.kind) || quantity * unitGrams <= FIXED_GRAMS) return [quantity];
  const most = Math.min(quantity * MOST, mostGrams(food) / unitGrams);
  const within = listMeasurable(food, unit).filter((step) => step >= quantity * LEAST - NEAR && step <= most + NEAR);
  return [...new Set([...within, quantity])].toSorted((a, b) => a - b);
}

/** What seasons is not there to carry energy. */
const FIXED_KINDS: ReadonlySet<string> = new Set(['salt', 'spice', 'baking']);
const FIXED_GRAMS = 3;
