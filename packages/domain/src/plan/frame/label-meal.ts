import { labelsFor } from '../../diet/check-dish.ts';
import type { DietRule } from '../../diet/diet-rule.ts';
import type { Food } from '../../food/food.ts';
import { groundLine } from '../../ingredient/ground-line.ts';
import { parseLine } from '../../ingredient/parse-line.ts';
import type { Corpus } from '../../kit/corpus.ts';
import type { Plate, PlannedMeal, WrittenLine } from '../plan.ts';

/**
 * A meal that stays, with the labels that the rules of today ask for: its lines were written under the rules of their own day, and
 * miso that a new coeliac may have as a certified product alone is bought by the line.
 */
export function labelMeal(meal: PlannedMeal, rules: readonly DietRule[], { foodsById }: Pick<Corpus, 'foodsById'>): PlannedMeal {
  const ids = new Set([...meal.portions, ...(meal.plates ?? []).flatMap(({ portions }) => portions)].map(({ foodId }) => foodId));
  const labelled = [...ids].flatMap((id): readonly Labelled[] => {
    const food = foodsById.get(id);
    const labels = food ? labelsFor(food, rules) : [];
    return food && labels.length > 0 ? [{ food, labels }] : [];
  });
  if (labelled.length === 0) return meal;
  // A household may have said what food a line of its own recipe is, whatever its words.
  const foodIdOf = new Map(meal.portions.flatMap(({ foodId, steps }) => steps.map(({ text }) => [text, foodId] as const)));
  const isOf = (line: string, food: Food, foodId: string | undefined): boolean =>
    foodId === undefined ? holdsLineOf(line, food) : foodId === food.id || findFoodName(line, food) !== undefined;
  const label = (text: string): string => {
    // Every step of a ladder has a text, and reading one costs more than all else here.
    const foodId = foodIdOf.get(text);
    return labelled.reduce((line, one) => labelLine(line, one, isOf(line, one.food, foodId)), text);
  };
  const labelWritten = (line: WrittenLine): WrittenLine => {
    const food = labelled.find((one) => one.food.id === line.foodId);
    return food ? { ...line, text: labelLine(line.text, food, true) } : line;
  };
  const all = (lines: readonly string[]): readonly string[] => lines.map(label);
  const labelPlate = ({ swap, side, own, ...plate }: Plate): Plate => ({
    ...plate,
    ...(swap && { swap: { ...swap, lines: all(swap.lines) } }),
    ...(side && { side: { ...side, text: label(side.text) } }),
    ...(own && { own: { ...own, lines: all(own.lines) } }),
  });
  return {
    ...meal,
    ingredients: all(meal.ingredients),
    ...(meal.written && { written: { ...meal.written, lines: meal.written.lines.map(labelWritten) } }),
    portions: meal.portions.map(({ steps, ...portion }) => ({
      ...portion,
      steps: steps.map((step) => ({ ...step, text: label(step.text) })),
    })),
    ...(meal.pot && { pot: { ...meal.pot, ingredients: all(meal.pot.ingredients) } }),
    ...(meal.plates && { plates: meal.plates.map(labelPlate) }),
    ...(meal.forAll && { forAll: all(meal.forAll) }),
  };
}

type Labelled = { readonly food: Food; readonly labels: readonly string[] };

/** "23 g miso" as "23 g certified gluten-free miso"; a line that is not of the food, or has the label, is as it was. */
export function labelLine(line: string, { food, labels }: Labelled, isOfFood = holdsLineOf(line, food)): string {
  if (!isOfFood) return line;
  const parts = splitJoined(line);
  const own = parts.map((part) => parts.length === 1 || isLineOf(part, food));
  const isNone = !own.includes(true);
  return parts.map((part, at) => (own[at] || (isNone && at === 0) ? labelPart(part, { food, labels }) : part)).join(' and ');
}

/** "1 cup oats and 2 tbsp oats, for the top": a pot has the lines of one food in one, and each of them is bought. */
export const splitJoined = (line: string): readonly string[] => line.split(/ and (?=[\d¼½¾⅓⅔⅛⅜⅝⅞])(?![^(]*\))/u);

function labelPart(line: string, { food, labels }: Labelled): string {
  const missing = labels.filter((label) => !saysLabel(line, label));
  if (missing.length === 0) return line;
  const at = findFoodName(line, food) ?? line.indexOf(parseLine(line).name);
  return at < 0 ? `${line}, ${missing.join(' ')}` : `${line.slice(0, at)}${missing.join(' ')} ${line.slice(at)}`;
}

/** Also as "Certified Gluten Free". */
export const saysLabel = (line: string, label: string): boolean => plainWords(line).includes(plainWords(label));
const plainWords = (text: string): string => text.toLowerCase().replaceAll(/[-–\s]+/g, ' ');

const holdsLineOf = (line: string, food: Food): boolean => splitJoined(line).some((part) => isLineOf(part, food));

/** By the table's name for it, or by another: own recipes say "oats" of rolled oats. */
export const isLineOf = (line: string, food: Food): boolean =>
  findFoodName(line, food) !== undefined || groundLine(line).food?.id === food.id;

function findFoodName(line: string, { names }: Food): number | undefined {
  // The longer name first: "oats" stands in no "rolled oats" twice.
  const found = [names.plural, names.noun].toSorted((one, other) => other.length - one.length).map((name) => findName(line, name));
  return found.find((at) => at >= 0);
}

/** As words of its own: no "rye" in "Dryer", no "oats" in "goats". */
function findName(line: string, name: string): number {
  const text = line.toLowerCase();
  for (let at = text.indexOf(name.toLowerCase()); at >= 0; at = text.indexOf(name.toLowerCase(), at + 1)) {
    const [before, behind] = [text[at - 1] ?? ' ', text[at + name.length] ?? ' '];
    if (!/[\p{L}\d-]/u.test(before) && !/[\p{L}\d-]/u.test(behind)) return at;
  }
  return -1;
}
