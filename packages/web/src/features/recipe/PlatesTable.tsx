import { tellLeft, tellParts } from '@larder/domain/plan/tell-plates.ts';
import { useHidesNumbers } from '../../components/hidden-numbers.ts';
import { formatKcal } from '../../lib/format/round.ts';
import type { Meal } from '../../lib/wire/plan-types.ts';
import { RECIPE_TEXTS } from './texts.ts';

type Props = { readonly meal: Meal; readonly heading: 'h3' | 'h4' };

/** How the pot is dished out: whose plate, how much of it, and what stands beside it. Nothing for a meal of one. */
export function PlatesTable({ meal, heading: Title }: Props) {
  const { plates } = meal;
  const hidesNumbers = useHidesNumbers();
  if (!plates || plates.length === 0) return null;
  const parts = tellParts(meal);
  const left = tellLeft(meal);
  return (
    <section>
      <Title className="display text-lg">{RECIPE_TEXTS.plates}</Title>
      {parts !== undefined && <p className="mt-1">{parts}</p>}
      <ul className="mt-2 grid">
        {plates.map(({ eaterId, name, told, nutrition, swap, side, own }) => (
          <li key={eaterId} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-2 last:border-0">
            <b className="font-semibold">{name}</b>
            {!hidesNumbers && <span className="numbers text-right">{formatKcal(nutrition.calories)}</span>}
            <span className="numbers col-start-1 text-muted">{told}</span>
            {swap && <span className="col-span-2">{RECIPE_TEXTS.swapped(swap.instead, swap.out)}</span>}
            {side && <span className="numbers col-span-2">{RECIPE_TEXTS.beside(side.text)}</span>}
            {own && (
              <details className="col-span-2">
                <summary className="min-h-9 cursor-pointer py-1 font-medium text-primary">{RECIPE_TEXTS.ownRecipe(name)}</summary>
                <ul className="numbers mt-1 grid list-disc gap-0.5 pl-5">
                  {own.lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
                <ol className="mt-2 grid list-decimal gap-1 pl-5">
                  {own.steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
              </details>
            )}
          </li>
        ))}
      </ul>
      {left !== undefined && <p className="mt-2">{left}</p>}
    </section>
  );
}
