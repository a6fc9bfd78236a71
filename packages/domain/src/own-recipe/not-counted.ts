import { listCookedLines, wholePotOf } from '../plan/cooked-lines.ts';
import type { PlannedMeal } from '../plan/plan.ts';
import { scaleLine } from '../recipe/scale-line.ts';
import { writeStep } from '../recipe/write-line.ts';

const NOT_COUNTED = 'Also in the recipe, and not counted: ';
const BETWEEN = '; ';

/** A plan's lines have so many letters. */
export const LONGEST_LINE = 300;

/** A meal's tip that names the lines of its recipe that are no food of the table: they are in none of its portions. */
export const writeNotCounted = (lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [`${NOT_COUNTED}${lines.map((line) => line.slice(0, LONGEST_LINE).replaceAll(/;\s*/g, ', ')).join(BETWEEN)}.`];

/** The lines that are in a meal beside its portions, as its tips name them. */
export const readNotCounted = (tips: readonly string[] = []): readonly string[] => tips.flatMap((tip) => readTip(tip) ?? []);

type Said = { readonly tips?: readonly string[] | undefined; readonly written?: PlannedMeal['written'] | undefined };

/** The lines that are in so many times the meal beside its portions; of a meal from before its recipe came along, as its tips name them. */
export const listNotCounted = ({ tips, written }: Said, times = 1): readonly string[] =>
  written
    ? written.lines.flatMap(({ text, foodId }) => (foodId === null ? [scaleLine(text, written.times * times).slice(0, LONGEST_LINE)] : []))
    : readNotCounted(tips).map((line) => scaleLine(line, times));

/** What so many times the meal says of its recipe. */
export function scaleWritten(
  { tips, written }: Pick<PlannedMeal, 'tips' | 'written'>,
  times: number,
): Pick<PlannedMeal, 'tips' | 'written'> {
  const lines = listNotCounted({ tips, written }, times);
  return {
    tips: tips.flatMap((tip) => (readTip(tip) ? writeNotCounted(lines) : [tip])),
    ...(written && { written: { ...written, times: written.times * times } }),
  };
}

const readTip = (tip: string): readonly string[] | undefined =>
  tip.startsWith(NOT_COUNTED) ? tip.slice(NOT_COUNTED.length).replace(/\.$/, '').split(BETWEEN) : undefined;

/** A line that is cooked; `isCounted`: false where its amount is in none of the meal's numbers. */
export type CookedLine = { readonly text: string; readonly isCounted: boolean };
type Cooked = Said & Parameters<typeof listCookedLines>[0];

/** Everything that goes into what is cooked of a meal: what is in its numbers or not, in amounts for what its steps make. */
export function listEveryLine(meal: Cooked): readonly CookedLine[] {
  // In the order of the portions, and so of the lines that are written for them.
  const foods = (meal.written?.lines ?? []).filter(({ foodId }) => foodId !== null);
  return [
    ...listCookedLines(meal).map((text, at) => ({ text, isCounted: foods[at]?.isCounted !== false })),
    ...listNotCounted(meal, timesCooked(meal)).map((text) => ({ text, isCounted: false })),
  ];
}

/** The same as text, for where a mark beside a line cannot be drawn. */
export const writeEveryLine = (meal: Cooked): readonly string[] =>
  listEveryLine(meal).map(({ text, isCounted }) => (isCounted ? text : `${text} (not counted)`));

/** How often the steps of the meal's own recipe are in what is cooked; 1 of any other meal, whose steps are for what it is. */
export const timesOfSteps = (meal: Cooked): number => (meal.written ? meal.written.times * timesCooked(meal) : 1);

/** The steps in the amounts of what is cooked. They are kept as the recipe has them, as twice scaled is twice rounded. */
export function writeSteps({ instructions, ...meal }: Cooked & { readonly instructions: readonly string[] }): readonly string[] {
  const servings = timesOfSteps(meal);
  return instructions.map((step) => writeStep(step, { servings, writtenFor: 1, system: 'as-written' }));
}

/** The tips that name no line: those stand among the ingredients. */
export const withoutNotCounted = (tips: readonly string[]): readonly string[] => tips.filter((tip) => !readTip(tip));

/** What is in all of the pot against what is in the meal. */
const timesCooked = (meal: Cooked): number => 1 / (wholePotOf(meal)?.share ?? 1);
