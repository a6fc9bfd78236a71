import type { IdeaUnit } from './idea-unit.ts';
import { fail, ok, type Result } from '../base/result.ts';
import type { Food, FoodUnit } from '../food/food.ts';
import { gramsPerUnit } from '../food/unit-grams.ts';
import { groundLine, SURE_CONFIDENCE } from '../ingredient/ground-line.ts';
import { roundToMeasurable } from '../recipe/amount-ladder.ts';
import type { IdeaFault, IdeaLine } from './meal-idea.ts';
import { PREP_WORDS } from './prep-words.table.ts';
import { COOKED_FACTOR, MOST_GRAMS } from './serving-limits.table.ts';

/** A line of an idea as a food of the table, in an amount a cook can measure. */
export type IdeaPart = {
  readonly food: Food;
  readonly unit: FoodUnit | 'g';
  readonly quantity: number;
  readonly prep: string | null;
  /** Whether the weight is only a usual one: "a head of lettuce". */
  readonly isGuessed: boolean;
};

/** What the words mean, or why nobody can say. Nothing of the words goes further than the food they name. */
export function groundIdeaLine(line: IdeaLine): Result<IdeaPart, IdeaFault> {
  const name = line.food.trim().slice(0, MOST_NAME);
  const shown = name.replace(/[^\p{L}\d ,'-]/gu, ' ');
  const { amount, unit } = line;
  if (!Number.isFinite(amount) || amount <= 0) return fail(faultOf('amount', `"${shown}" has no amount.`));
  if (unit === null) return fail(faultOf('amount', `"${shown}" has no kitchen measure; give pieces, cups or spoons.`));
  const prep = readPrep(line.prep);
  const grounded = groundLine(`${writeAmount(amount, unit)} ${name}${prep ? `, ${prep}` : ''}`);
  const { food, grams } = grounded;
  if (!food || grounded.confidence < SURE_CONFIDENCE || name.length < line.food.trim().length)
    return fail(faultOf('unknown-food', `"${shown}" is not in the list of foods; use a plain food of the list.`));
  if (grams === null || grams <= 0)
    return fail(faultOf('amount', `Nobody can weigh ${amount} ${unit} of ${food.names.noun}; give pieces, cups or spoons.`));
  const most = mostGrams(food);
  if (grams > most)
    return fail(faultOf('amount', `${Math.round(grams)} g of ${food.names.noun} is more than one serving holds; at most ${most} g.`));
  const cut = UNCUT_KINDS.has(food.kind) ? null : prep;
  return ok({ food, ...chooseMeasure(food, grams, grounded.line.unit), prep: cut, isGuessed: grounded.weight === 'guessed' });
}

/** "Ground ginger, grated" is nonsense that a line of fresh ginger can turn into. */
const UNCUT_KINDS: ReadonlySet<string> = new Set(['salt', 'spice', 'baking', 'oil', 'vinegar', 'sauce', 'stock', 'milk', 'plant-milk']);

const MOST_NAME = 60;

const faultOf = (type: IdeaFault['type'], sentence: string): IdeaFault => ({ type, sentence });

export const mostGrams = ({ kind, state }: Food): number => MOST_GRAMS[kind] * (state === 'cooked' ? COOKED_FACTOR : 1);

/** "2 piece egg" are two eggs. */
const writeAmount = (amount: number, unit: IdeaUnit): string => (unit === 'piece' ? `${round(amount)}` : `${round(amount)} ${unit}`);

const round = (amount: number): number => Math.round(amount * 1000) / 1000;

function readPrep(prep: string | null): string | null {
  const text = (prep ?? '').trim().toLowerCase();
  if (text === '' || text.length > MOST_PREP) return null;
  return text.split(/[\s,]+/).every((word) => PREP_WORDS.has(word)) ? text.replaceAll(/\s+/g, ' ') : null;
}

const MOST_PREP = 40;

/**
 * The measure that was used if the food has it, else the one a cook would take; whichever comes near the weight. Of pieces the cook's
 * comes first: a piece of salmon is no salmon.
 */
function chooseMeasure(food: Food, grams: number, used: string | null): Pick<IdeaPart, 'unit' | 'quantity'> {
  const units = [...(used === null ? [food.preferredUnit, 'each'] : [used, food.preferredUnit]), 'tsp', 'tbsp', 'cup', 'g'].filter(
    (unit, at, all) => all.indexOf(unit) === at && (unit === 'g' || unit in food.unitGrams || SPOONS.has(unit)),
  ) as (FoodUnit | 'g')[];
  const measures = units.flatMap((unit) => {
    const unitGrams = gramsPerUnit(food, unit);
    if (unitGrams === undefined) return [];
    const quantity = roundToMeasurable(food, unit, grams / unitGrams);
    return [{ unit, quantity, off: Math.abs(quantity * unitGrams - grams) / grams }];
  });
  const near = measures.find(({ off }) => off <= NEAR) ?? measures.toSorted((a, b) => a.off - b.off)[0];
  return near ? { unit: near.unit, quantity: near.quantity } : { unit: 'g', quantity: roundToMeasurable(food, 'g', grams) };
}

const NEAR = 0.12;
const SPOONS: ReadonlySet<string> = new Set(['tsp', 'tbsp', 'cup']);
