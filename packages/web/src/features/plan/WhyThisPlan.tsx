import { isUnservedWish } from '@larder/domain/plan/write/unserved-wish.ts';
import { IconLeaf } from '@tabler/icons-react';
import { isAboutNumbers, useHidesNumbers } from '../../components/hidden-numbers.ts';
import { PLAN_TEXTS } from './texts.ts';

type Props = { readonly reasons: readonly string[]; readonly notes: readonly string[] };

export function WhyThisPlan(given: Props) {
  const hidesNumbers = useHidesNumbers();
  const reasons = given.reasons.filter((reason) => !hidesNumbers || !isAboutNumbers(reason));
  const notes = given.notes.filter((note) => !isUnservedWish(note) && (!hidesNumbers || !isAboutNumbers(note)));
  if (reasons.length + notes.length === 0) return null;
  return (
    <section aria-labelledby="why" className="rounded-card bg-sage p-6 sm:p-8">
      <h2 id="why" className="display text-xl">
        {PLAN_TEXTS.why}
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 sm:gap-x-8">
        {reasons.map((reason) => (
          <li key={reason} className="flex gap-3">
            <IconLeaf className="mt-0.5 size-5 shrink-0 text-primary" aria-hidden />
            {reason}
          </li>
        ))}
      </ul>
      {notes.length > 0 && (
        <>
          <h3 className="mt-6 border-t border-edge/40 pt-4 font-semibold">{PLAN_TEXTS.notes}</h3>
          <ul className="mt-2 grid gap-2">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
