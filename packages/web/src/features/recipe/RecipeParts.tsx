import { IconArrowsExchange, IconPencil } from '@tabler/icons-react';
import { formatFraction } from '@larder/domain/quantity/format-fraction.ts';
import type { ReactNode } from 'react';
import { nameIngredient } from '../../lib/format/name-ingredient.ts';
import { groupByHeading } from './note-headings.ts';
import type { WrittenRecipe } from './read-recipe.ts';
import { StepLines, StepText } from './StepText.tsx';
import { RECIPE_TEXTS } from './texts.ts';
import type { ShownRecipe } from './use-recipe-style.ts';

/** The parts of a written recipe, for whatever shows one: folded into a meal's card or on a page of its own. */
type Heading = 'h2' | 'h3' | 'h4';

export function RecipeFigures({ recipe, servings }: { readonly recipe: WrittenRecipe; readonly servings: number }) {
  const figures = [
    [RECIPE_TEXTS.prep, recipe.prepTime],
    [RECIPE_TEXTS.cook, recipe.cookTime],
    [RECIPE_TEXTS.servings, formatFraction(servings)],
    [RECIPE_TEXTS.difficulty, recipe.difficulty],
  ] as const;
  return (
    <dl className="grid grid-cols-4 gap-x-2 tight:grid-cols-2 sm:flex sm:flex-wrap sm:gap-x-8">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt className="eyebrow">{label}</dt>
          <dd className="numbers font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const BELOW = { h2: 'h3', h3: 'h4', h4: 'h5' } as const;

/** What a recipe's own heading stands above: "For the dough". */
function Below({
  heading,
  under,
  children,
}: {
  readonly heading: string | undefined;
  readonly under: Heading;
  readonly children: ReactNode;
}) {
  if (heading === undefined) return children;
  const Title = BELOW[under];
  return (
    <div className="mt-4">
      <Title className="font-semibold break-after-avoid">{heading}</Title>
      {children}
    </div>
  );
}

type ListProps = {
  readonly shown: ShownRecipe;
  readonly heading: Heading;
  /** Beside the heading: for how many. */
  readonly children?: ReactNode;
  /** Asks what could stand in for a line. */
  readonly onSwap?: SwapLine | undefined;
  /** Asks what a line is that is in no number. */
  readonly onCorrect?: ((at: number) => void) | undefined;
};

export type SwapLine = (at: number, name: string) => void;

export function IngredientList({ shown, heading: Title, children, onSwap, onCorrect }: ListProps) {
  return (
    <section>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Title className="display text-lg">{RECIPE_TEXTS.ingredients}</Title>
        {children}
      </div>
      <p className="sr-only" aria-live="polite">
        {RECIPE_TEXTS.amountsFor(shown.servings)}
      </p>
      {groupByHeading(shown.lines).map(({ heading, from, items }) => (
        <Below key={from} heading={heading} under={Title}>
          <ul className="numbers mt-2 grid">
            {items.map(({ amount, item, isCounted = true }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a line keeps its place whatever its amounts
              <li key={at} className="flex items-start justify-between gap-2 border-b border-line py-1.5 last:border-0">
                <span className="min-w-0">
                  {amount !== '' && <b className="font-semibold">{amount} </b>}
                  {item}
                  {!isCounted && <span className="text-muted"> ({RECIPE_TEXTS.isNotCounted})</span>}
                </span>
                {onSwap && isCounted && <SwapButton name={nameIngredient(item)} onPress={() => onSwap(from + at, nameIngredient(item))} />}
                {onCorrect && !isCounted && (
                  <LineButton
                    label={RECIPE_TEXTS.correct(`${amount} ${item}`.trim())}
                    icon={IconPencil}
                    onPress={() => onCorrect(from + at)}
                  />
                )}
              </li>
            ))}
          </ul>
        </Below>
      ))}
    </section>
  );
}

const SwapButton = ({ name, onPress }: { readonly name: string; readonly onPress: () => void }) => (
  <LineButton label={RECIPE_TEXTS.notAtHome(name)} icon={IconArrowsExchange} onPress={onPress} />
);

type LineButtonProps = { readonly label: string; readonly icon: typeof IconPencil; readonly onPress: () => void };

const LineButton = ({ label, icon: Icon, onPress }: LineButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    className="-my-1 grid size-9 shrink-0 place-items-center rounded-full text-muted hover:bg-primary-soft hover:text-primary print:hidden"
    onClick={onPress}
  >
    <Icon className="size-4" aria-hidden />
  </button>
);

/** `timersFor`: the dish, where the times can be tapped. */
export function StepList({ shown, heading: Title, timersFor }: ListProps & { readonly timersFor?: string }) {
  return (
    <section>
      <Title className="display text-lg">{RECIPE_TEXTS.steps}</Title>
      {groupByHeading(shown.steps).map(({ heading, from, items }) => (
        <Below key={from} heading={heading} under={Title}>
          <ol start={from + 1} className="mt-2 grid list-decimal gap-4 pl-5 marker:font-semibold marker:text-primary">
            {items.map((step, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- steps keep their order
              <li key={at}>
                {timersFor === undefined ? step.text : <StepText text={step.text} of={{ dish: timersFor, step: from + at + 1 }} />}
                <StepLines step={step} number={from + at + 1} className="mt-2 text-sm" />
              </li>
            ))}
          </ol>
        </Below>
      ))}
    </section>
  );
}

export function TipList({ tips, heading: Title }: { readonly tips: readonly string[]; readonly heading: Heading }) {
  if (tips.length === 0) return null;
  return (
    <section className="rounded-xl bg-butter p-5">
      <Title className="display text-lg">{RECIPE_TEXTS.tips}</Title>
      <ul className="mt-1 grid list-disc gap-1 pl-5">
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </section>
  );
}
