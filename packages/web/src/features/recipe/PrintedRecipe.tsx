import { MACROS } from '@larder/domain/food/nutrients.ts';
import { writeEveryLine, writeSteps } from '@larder/domain/own-recipe/not-counted.ts';
import { tellPlates } from '@larder/domain/plan/tell-plates.ts';
import type { ReactNode } from 'react';
import { useHidesNumbers } from '../../components/hidden-numbers.ts';
import { MACRO_LABELS } from '../../components/macro-slices.ts';
import { COMPONENT_TEXTS } from '../../components/texts.ts';
import { formatGrams, formatKcal } from '../../lib/format/round.ts';
import type { Meal } from '../../lib/wire/plan-types.ts';
import { failureText, useDetailedRecipe } from './queries.ts';
import { type CountedLine, type Fact, type WrittenRecipe } from './read-recipe.ts';
import { RECIPE_TEXTS } from './texts.ts';
import { showRecipe, type System } from './use-recipe-style.ts';

type Props = { readonly meal: Meal; readonly preferred: System };

/** A recipe for paper. Where it cannot be had, the meal's own lines and steps stand in. */
export function PrintedRecipe({ meal, preferred }: Props) {
  const { data: recipe, error, isFetching } = useDetailedRecipe(meal);
  if (recipe) {
    const { lines, steps } = showRecipe(recipe, recipe.servings, preferred);
    return (
      <Columns
        figures={<Figures recipe={recipe} />}
        lines={lines.map(writeLineText)}
        steps={[...steps.map(({ text }) => text), ...tellPlates(meal)]}
        tips={recipe.tips}
      />
    );
  }
  if (!error || isFetching) return <output className="mt-3 block text-sm">{RECIPE_TEXTS.writing}…</output>;
  return (
    <>
      <p role="alert" className="mt-2 text-sm print:hidden">
        {failureText(error, RECIPE_TEXTS.failed)}
      </p>
      <p className="mt-2 hidden text-sm italic print:block">{RECIPE_TEXTS.printedWithout}</p>
      <Columns figures={null} lines={writeEveryLine(meal)} steps={[...writeSteps(meal), ...tellPlates(meal)]} tips={[]} />
    </>
  );
}

const writeLineText = ({ amount, item, isCounted = true }: CountedLine): string =>
  [amount, item, ...(isCounted ? [] : [`(${RECIPE_TEXTS.isNotCounted})`])].join(' ').trim();

type ColumnsProps = {
  readonly figures: ReactNode;
  readonly lines: readonly string[];
  readonly steps: readonly string[];
  readonly tips: readonly string[];
};

function Columns({ figures, lines, steps, tips }: ColumnsProps) {
  return (
    <div className="mt-3">
      {figures}
      <div className="print-columns mt-3">
        <ul aria-label={RECIPE_TEXTS.ingredients} className="numbers text-sm">
          {lines.map((line) => (
            <li key={line} className="print-tick">
              {line}
            </li>
          ))}
        </ul>
        <div>
          <ol aria-label={RECIPE_TEXTS.steps} className="grid list-decimal gap-1.5 pl-5 text-sm marker:font-semibold">
            {steps.map((step) => (
              <li key={step} className="print-whole">
                {step}
              </li>
            ))}
          </ol>
          {tips.length > 0 && <p className="print-whole mt-2 text-sm italic">{tips.join(' ')}</p>}
        </div>
      </div>
    </div>
  );
}

function Figures({
  recipe: { prepTime, cookTime, servings, difficulty, facts, leastFacts, otherFigures },
}: {
  readonly recipe: WrittenRecipe;
}) {
  const isHidden = useHidesNumbers();
  const grams = (label: string, fact: Fact) => {
    const value = facts[fact];
    if (value === null) return [];
    return [`${label.toLowerCase()} ${leastFacts.includes(fact) ? RECIPE_TEXTS.atLeast(formatGrams(value)) : formatGrams(value)}`];
  };
  const effort = [
    `${RECIPE_TEXTS.prep} ${prepTime}`,
    // A dish that is not cooked takes no time to cook.
    ...(/^0\b/.test(cookTime) ? [] : [`${RECIPE_TEXTS.cook} ${cookTime}`]),
    RECIPE_TEXTS.factsFor(servings),
    ...(otherFigures?.isStated ? [COMPONENT_TEXTS.asStated] : []),
    difficulty,
  ];
  const numbers = [
    formatKcal(facts.calories ?? 0),
    ...MACROS.flatMap((macro) => grams(MACRO_LABELS[macro], macro)),
    ...grams(RECIPE_TEXTS.fiber, 'fiber'),
    ...grams(RECIPE_TEXTS.sugar, 'sugar'),
  ];
  return (
    <p className="numbers border-y border-ink/30 py-1 text-sm">
      {effort.join(' · ')}
      {!isHidden && <span className="block">{numbers.join(', ')}</span>}
    </p>
  );
}
