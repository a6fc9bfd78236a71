import { IconChefHat } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { buttonClass } from '../../ui/button-styles.ts';
import { MeasuresToggle } from './MeasuresToggle.tsx';
import { NutritionFacts } from './NutritionFacts.tsx';
import type { WrittenRecipe } from './read-recipe.ts';
import { ServingsField } from './ServingsField.tsx';
import { StepLines, StepText } from './StepText.tsx';
import { COOK_TEXTS, RECIPE_TEXTS } from './texts.ts';
import { useRecipeStyle, type System } from './use-recipe-style.ts';

const CookMode = lazy(async () => ({ default: (await import('./CookMode.tsx')).CookMode }));

type Props = {
  readonly title: string;
  readonly recipe: WrittenRecipe;
  readonly preferred: System;
  /** On a screen of its own: with room, a cook's view and timers. Otherwise folded into a card. */
  readonly isWholeScreen: boolean;
};

export function RecipeText({ title, recipe, preferred, isWholeScreen }: Props) {
  const { shown, system, setSystem, setServings } = useRecipeStyle(recipe, preferred);
  const [isCooking, setIsCooking] = useState(false);
  const Heading = isWholeScreen ? 'h3' : 'h4';
  const { prepTime, cookTime, difficulty, tips, notCounted } = recipe;
  const figures = [
    [RECIPE_TEXTS.prep, prepTime],
    [RECIPE_TEXTS.cook, cookTime],
    [RECIPE_TEXTS.servings, String(shown.servings)],
    [RECIPE_TEXTS.difficulty, difficulty],
  ] as const;

  return (
    <div className="fade grid gap-7 wrap-anywhere">
      <dl className="grid grid-cols-4 gap-x-2 tight:grid-cols-2 @md:flex @md:gap-x-8">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt className="eyebrow">{label}</dt>
            <dd className="numbers font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-center gap-3">
        <ServingsField servings={shown.servings} onChange={setServings} />
        <MeasuresToggle system={system} onChange={setSystem} />
        {isWholeScreen && shown.steps.length > 0 && (
          <button type="button" className={buttonClass('primary', '@2xl:ml-auto')} onClick={() => setIsCooking(true)}>
            <IconChefHat className="size-5" aria-hidden />
            {COOK_TEXTS.start}
          </button>
        )}
      </div>
      <div className="grid gap-7 @xl:grid-cols-[13rem_1fr] @2xl:grid-cols-[15rem_1fr] @2xl:gap-10">
        <section>
          <Heading className="display text-lg">{RECIPE_TEXTS.ingredients}</Heading>
          <p className="sr-only" aria-live="polite">
            {RECIPE_TEXTS.amountsFor(shown.servings)}
          </p>
          <ul className="numbers mt-2 grid gap-1.5">
            {shown.lines.map(({ amount, item }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a line keeps its place whatever its amounts
              <li key={at}>
                {amount !== '' && <b className="font-semibold">{amount} </b>}
                {item}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <Heading className="display text-lg">{RECIPE_TEXTS.steps}</Heading>
          <ol className="mt-2 grid list-decimal gap-4 pl-5 marker:font-semibold marker:text-primary">
            {shown.steps.map((step, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- steps keep their order
              <li key={at}>
                {isWholeScreen ? <StepText text={step.text} /> : step.text}
                <StepLines step={step} number={at + 1} className="mt-2 text-sm" />
              </li>
            ))}
          </ol>
        </section>
      </div>
      {tips.length > 0 && (
        <section className="rounded-xl bg-butter p-5">
          <Heading className="display text-lg">{RECIPE_TEXTS.tips}</Heading>
          <ul className="mt-1 grid list-disc gap-1 pl-5">
            {tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </section>
      )}
      <NutritionFacts facts={shown.facts} servings={shown.servings} heading={Heading} />
      {notCounted.length > 0 && <p className="text-sm text-muted">{RECIPE_TEXTS.notCounted(notCounted)}</p>}
      {isCooking && (
        <Suspense>
          <CookMode title={title} steps={shown.steps} onClose={() => setIsCooking(false)} />
        </Suspense>
      )}
    </div>
  );
}
