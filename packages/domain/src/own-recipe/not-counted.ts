import type { PlannedMeal } from '../plan/plan.ts';
import { scaleLine } from '../recipe/scale-line.ts';

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
