/** The check of a day takes braces and doubled words for a template's remains; of a stranger's text they are only typing. */
export const tidyWords = (text: string): string =>
  text
    .replaceAll(/[{}[\]⟦⟧~@]/g, ' ')
    .replaceAll(/\b([a-z]+) \1\b/gi, '$1')
    .replaceAll(/ {2,}/g, ' ')
    .trim();

export const tidyStep = (step: string): string => tidyWords(step).slice(0, LONGEST_STEP);

const LONGEST_STEP = 2000;

type Said = { readonly ingredients: readonly Group[]; readonly steps: readonly Group[] };
type Group = { readonly lines: readonly string[] };
type Planned = { readonly written?: { readonly lines: readonly { readonly text: string }[] } | undefined };

/** Whether a meal has every line of this recipe as it stands there; what a meal of an earlier release had nobody knows. */
export function isAsRecipe({ written }: Planned, { ingredients }: Pick<Said, 'ingredients'>): boolean {
  if (!written) return true;
  const lines = ingredients.flatMap((group) => group.lines.map(tidyWords));
  return lines.length === written.lines.length && lines.every((line, at) => isLineOf(written.lines[at]!.text, line));
}

/** A day puts a label into a line that a rule asks for one in: "certified gluten-free oats". */
function isLineOf(planned: string, line: string): boolean {
  if (planned === line) return true;
  const words = line.split(/[\s,]+/);
  let next = 0;
  const put = planned.split(/[\s,]+/).filter((word) => (word === words[next] ? (next++, false) : true));
  return next === words.length && LABEL.test(put.join(' '));
}

const LABEL = /certified|free\b|pasteurized|vegan|vegetarian|halal|kosher|unsweetened|without/i;

/** The same of its steps; those of a meal that cooks for others too say more. */
export const hasStepsOf = ({ instructions }: { readonly instructions: readonly string[] }, { steps }: Pick<Said, 'steps'>): boolean => {
  const own = new Set(instructions);
  return steps.flatMap((group) => group.lines).every((step) => own.has(tidyStep(step)));
};
