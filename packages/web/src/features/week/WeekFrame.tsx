import type { ReactNode } from 'react';
import { isAboutNumbers, useHidesNumbers } from '../../components/hidden-numbers.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { formatDates } from './format-dates.ts';
import type { WeekPlan } from './read-week.ts';
import { WEEK_TEXTS } from './texts.ts';

type Props = {
  readonly week: WeekPlan;
  readonly actions: ReactNode;
  /** Under the dates: what is to be bought, or what is being done. */
  readonly status: ReactNode;
  readonly children: ReactNode;
};

/** The same place for everything, while a week comes and when it is there. */
export function WeekFrame({ week, actions, status, children }: Props) {
  const dates = formatDates(week);
  return (
    <>
      <PageTitle>{`${WEEK_TEXTS.pageTitle}, ${dates}`}</PageTitle>
      <div className="page pt-6 pb-32 sm:pt-8 lg:pb-20">
        <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
          <div className="min-w-0">
            <h1 className="display numbers text-4xl sm:text-5xl">{dates}</h1>
            <Wish week={week} />
          </div>
          {actions}
        </div>
        <div className="mt-4 mb-5 min-h-8">{status}</div>
        {children}
      </div>
    </>
  );
}

/** What was asked for and understood, in one line. */
function Wish({ week: { searchQuery, chips, notUnderstood } }: { readonly week: WeekPlan }) {
  const hidesNumbers = useHidesNumbers();
  const shown = chips.filter(({ from, label }) => from === 'text' && (!hidesNumbers || !isAboutNumbers(label)));
  return (
    <div className="mt-2 wrap-anywhere text-muted">
      {searchQuery === '' ? (
        <p>{WEEK_TEXTS.asUsual}</p>
      ) : (
        <p>
          {WEEK_TEXTS.askedFor} <q className="text-ink">{searchQuery}</q>
          {shown.length > 0 && <span className="sr-only">. {shown.map(({ label }) => label).join(', ')}</span>}
        </p>
      )}
      {notUnderstood.length > 0 && <p className="mt-1 text-sm">{WEEK_TEXTS.notUnderstood(notUnderstood)}</p>}
    </div>
  );
}
