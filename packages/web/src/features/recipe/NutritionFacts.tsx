import { MACROS } from '@larder/domain/food/nutrients.ts';
import { useHidesNumbers } from '../../components/hidden-numbers.ts';
import { MACRO_LABELS } from '../../components/macro-slices.ts';
import { COMPONENT_TEXTS } from '../../components/texts.ts';
import { formatGrams, formatKcal } from '../../lib/format/round.ts';
import type { Fact, OtherFigures } from './read-recipe.ts';
import { RECIPE_TEXTS } from './texts.ts';
import type { ShownRecipe } from './use-recipe-style.ts';

type Props = {
  readonly shown: Pick<ShownRecipe, 'facts' | 'leastFacts' | 'servings'>;
  readonly heading: 'h3' | 'h4';
  readonly other?: OtherFigures | undefined;
};

export function NutritionFacts({ shown: { facts, leastFacts, servings }, heading: Heading, other }: Props) {
  const isHidden = useHidesNumbers();
  if (isHidden) return null;
  const show = (value: number | null, format: (value: number) => string) => (value === null ? RECIPE_TEXTS.unknown : format(value));
  const showPartly = (fact: Fact) =>
    leastFacts.includes(fact) && facts[fact] !== null ? RECIPE_TEXTS.atLeast(formatGrams(facts[fact])) : show(facts[fact], formatGrams);
  const rows = [
    [COMPONENT_TEXTS.calories, show(facts.calories, formatKcal)],
    ...MACROS.map((macro) => [MACRO_LABELS[macro], show(facts[macro], formatGrams)] as const),
    [RECIPE_TEXTS.fiber, showPartly('fiber')],
    [RECIPE_TEXTS.sugar, showPartly('sugar')],
  ] as const;
  return (
    <section>
      <Heading className="display text-lg">
        {RECIPE_TEXTS.facts}{' '}
        <span className="font-sans text-sm font-normal tracking-normal text-muted">
          {[RECIPE_TEXTS.factsFor(servings), ...(other?.isStated ? [COMPONENT_TEXTS.asStated] : [])].join(', ')}
        </span>
      </Heading>
      <dl className="numbers mt-2 grid grid-cols-2 gap-x-6 @md:grid-cols-3 @2xl:grid-cols-6">
        {rows.map(([label, value]) => (
          <div key={label} className="border-t border-line py-2">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {other && other.calories !== null && (
        <p className="numbers mt-1 text-sm text-muted">
          {RECIPE_TEXTS.otherFigures[other.isStated ? 'lines' : 'source'](formatKcal(other.calories))}
        </p>
      )}
    </section>
  );
}
