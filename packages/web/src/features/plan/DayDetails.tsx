import { capitalize } from '@larder/domain/base/say.ts';
import { isUnservedWish } from '@larder/domain/plan/write/unserved-wish.ts';
import { isAboutNumbers, useHidesNumbers, withoutNumbers } from '../../components/hidden-numbers.ts';
import { MacroDonut } from '../../components/MacroDonut.tsx';
import { MacroLegend } from '../../components/MacroLegend.tsx';
import type { Plan } from '../../lib/wire/plan-types.ts';
import { PLAN_TEXTS } from './texts.ts';

/** Why the day is as it is, short ones first: those stand under the bar. */
export function useReasons({ reasons }: Plan): readonly string[] {
  const hidesNumbers = useHidesNumbers();
  return reasons.filter((reason) => !hidesNumbers || !isAboutNumbers(reason)).toSorted((a, b) => a.length - b.length);
}

type Props = { readonly plan: Plan; readonly reasons: readonly string[] };

/** What a person may want to know of the day besides its food. */
export function DayDetails({ plan, reasons }: Props) {
  const hidesNumbers = useHidesNumbers();
  const notes = plan.notes.filter((note) => !isUnservedWish(note) && (!hidesNumbers || !isAboutNumbers(note)));
  const description = hidesNumbers ? withoutNumbers(plan.description) : plan.description;
  return (
    <div className={`grid gap-8 ${hidesNumbers ? '' : 'lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-12'}`}>
      {!hidesNumbers && (
        <div className="grid content-start items-center justify-items-center gap-6 sm:grid-cols-[10rem_minmax(0,1fr)] lg:grid-cols-1">
          <MacroDonut grams={plan.totals} calories={plan.totals.calories} className="size-36 sm:size-40" />
          <MacroLegend grams={plan.totals} className="w-full" />
        </div>
      )}
      <div className="grid content-start gap-6">
        {description !== '' && <p className="max-w-3xl text-lg text-muted">{description}</p>}
        {reasons.length > 0 && (
          <section aria-labelledby="why">
            <h3 id="why" className="font-semibold">
              {PLAN_TEXTS.why}
            </h3>
            <Sentences sentences={reasons} />
          </section>
        )}
        {notes.length > 0 && (
          <section aria-labelledby="notes">
            <h3 id="notes" className="font-semibold">
              {PLAN_TEXTS.notes}
            </h3>
            <Sentences sentences={notes} />
          </section>
        )}
      </div>
    </div>
  );
}

function Sentences({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <ul className="mt-2 grid max-w-3xl gap-2">
      {sentences.map((sentence) => (
        <li key={sentence}>{capitalize(sentence)}</li>
      ))}
    </ul>
  );
}
