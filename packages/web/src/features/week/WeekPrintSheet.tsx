import type { ReactNode } from 'react';
import { useHidesNumbers } from '../../components/hidden-numbers.ts';
import { SLOT_LABELS } from '../../components/meal-slots.ts';
import { formatDates, formatLongDay, formatMonthDay, formatWeekday } from '../../lib/format/day.ts';
import { formatKcal } from '../../lib/format/round.ts';
import type { Meal } from '../../lib/wire/plan-types.ts';
import { isSamePlace, nameDay, type Place, placeKey, potRoleOf, slotsOfWeek } from './model.ts';
import { listCooked } from './list-cooked.ts';
import type { WholeWeek } from './read-week.ts';
import { PRINT_WEEK_TEXTS, WEEK_TEXTS } from './texts.ts';

type Props = {
  readonly week: WholeWeek;
  readonly renderArt: (dishId: string | undefined, className: string) => ReactNode;
  readonly renderRecipe: (meal: Meal) => ReactNode;
};

/** A week on one page for the fridge, then each dish's recipe once. Always black on white, whatever the theme. */
export function WeekPrintSheet({ week, renderArt, renderRecipe }: Props) {
  return (
    <article className="print-sheet wrap-anywhere">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 border-b-2 border-ink pb-3">
        <h1 className="display text-4xl">{formatDates(week)}</h1>
        {week.searchQuery !== '' && <q>{week.searchQuery}</q>}
      </header>
      {week.days.map(
        ({ date, against }) =>
          against !== undefined && (
            <p key={date} className="print-against">
              {nameDay(date, week)}: {against}
            </p>
          ),
      )}
      <FridgeTable week={week} renderArt={renderArt} />
      <h2 className="display print-heading print-new-page mt-8 text-2xl">{PRINT_WEEK_TEXTS.recipes}</h2>
      {listCooked(week).map(({ meal, places }) => (
        <section key={placeKey(places[0]!)} aria-label={meal.title} className="print-recipe">
          <div className="print-heading flex items-center gap-4">
            {renderArt(meal.dishId, 'w-16 shrink-0')}
            <div>
              <p className="print-eyebrow">
                {places.map(({ date, slot }) => `${nameDay(date, week)} ${SLOT_LABELS[slot].toLowerCase()}`).join(', ')}
              </p>
              <h3 className="display text-xl">{meal.title}</h3>
            </div>
          </div>
          {renderRecipe(meal)}
        </section>
      ))}
      <footer className="mt-6 border-t border-ink/30 pt-2 text-xs">{PRINT_WEEK_TEXTS.footer}</footer>
    </article>
  );
}

function FridgeTable({ week, renderArt }: Pick<Props, 'week' | 'renderArt'>) {
  const slots = slotsOfWeek(week);
  const hidesNumbers = useHidesNumbers();
  return (
    <table className="print-week mt-4 w-full">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{WEEK_TEXTS.day}</span>
          </th>
          {slots.map((slot) => (
            <th key={slot} scope="col" data-slot={SLOT_LABELS[slot]} className="print-eyebrow">
              {SLOT_LABELS[slot]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {week.days.map(({ date, plan, tonight, eveningBefore }) => (
          <tr key={date}>
            <th scope="row">
              <span className="display block text-lg" aria-hidden>
                {formatWeekday(date).slice(0, 3)}
              </span>
              <span className="text-xs" aria-hidden>
                {formatMonthDay(date)}
              </span>
              <span className="sr-only">{formatLongDay(date)}</span>
              {!hidesNumbers && plan && <span className="numbers block text-xs">{formatKcal(plan.totals.calories)}</span>}
            </th>
            {slots.map((slot) => (
              <td key={slot} data-slot={SLOT_LABELS[slot]}>
                {slot === 'dinner' && renderArt(plan?.meals.dinner?.dishId, 'print-dinner')}
                <Eaten week={week} place={{ date, slot }} meal={plan?.meals[slot]} />
                {slot === slots[0] && eveningBefore.length > 0 && (
                  <span className="mt-1 block text-xs font-semibold">{eveningBefore.join(' ')}</span>
                )}
                {slot === slots.at(-1) && tonight.length > 0 && (
                  <span className="mt-1 block text-xs font-semibold">
                    {WEEK_TEXTS.tonight}: {tonight.join(' ')}
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Eaten({ week, place, meal }: { readonly week: WholeWeek; readonly place: Place; readonly meal: Meal | undefined }) {
  if (!meal) return week.eatingOut.some((out) => isSamePlace(out, place)) ? <span>{WEEK_TEXTS.eatingOut}</span> : null;
  const role = potRoleOf(place, week.cooks);
  const minutes = (meal.prepMinutes ?? 0) + (meal.cookMinutes ?? 0);
  return (
    <>
      <span className="block leading-tight font-medium">{meal.title}</span>
      <span className="numbers text-xs">
        {role?.type === 'left'
          ? WEEK_TEXTS.from(nameDay(role.from.date, week))
          : [
              ...(minutes > 0 ? [WEEK_TEXTS.minutes(minutes)] : []),
              ...(role?.type === 'cooked'
                ? [
                    WEEK_TEXTS.alsoFor(
                      role.later.map(({ date, slot }) => `${nameDay(date, week).slice(0, 3)} ${SLOT_LABELS[slot].toLowerCase()}`),
                    ),
                  ]
                : []),
            ].join(', ')}
      </span>
    </>
  );
}
