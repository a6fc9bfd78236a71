import type { ReactNode } from 'react';
import { formatDates } from '../../lib/format/day.ts';
import { isAboutNumbers, useHidesNumbers } from '../../components/hidden-numbers.ts';
import { CHIP } from '../../components/chip.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import type { WeekPlan } from './read-week.ts';
import { WEEK_TEXTS } from './texts.ts';

type Props = {
  readonly week: WeekPlan;
  /** The next step, in the line that stays. */
  readonly step: ReactNode;
  readonly tools: ReactNode;
  /** Under the dates: what is to be bought, or what is being done. */
  readonly status: ReactNode;
  readonly children: ReactNode;
};

/** The same place for everything, while a week comes and when it is there. */
export function WeekFrame({ week, step, tools, status, children }: Props) {
  const dates = formatDates(week);
  return (
    <>
      <PageTitle>{`${WEEK_TEXTS.pageTitle}, ${dates}`}</PageTitle>
      <div className="page pt-1 pb-16 lg:pt-3">
        <div className="plan-head">
          <h1 className="display numbers min-w-0 text-2xl sm:text-3xl lg:text-4xl">{dates}</h1>
          {step}
        </div>
        <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
          <Wish week={week} />
          {tools}
        </div>
        <div className="mt-3 mb-4 min-h-8">{status}</div>
        {children}
      </div>
    </>
  );
}

/** What was asked for and understood. */
function Wish({ week: { searchQuery, chips, notUnderstood } }: { readonly week: WeekPlan }) {
  const hidesNumbers = useHidesNumbers();
  const shown = chips.filter(({ from, label }) => from === 'text' && (!hidesNumbers || !isAboutNumbers(label)));
  return (
    <div className="min-w-0 wrap-anywhere text-muted sm:pt-2 lg:flex-1">
      {searchQuery === '' ? (
        <p>{WEEK_TEXTS.asUsual}</p>
      ) : (
        <p>
          {WEEK_TEXTS.askedFor} <q className="text-ink">{searchQuery}</q>
        </p>
      )}
      {shown.length > 0 && (
        <ul aria-label={WEEK_TEXTS.chipsLabel} className="chip-line mt-2 text-ink">
          {shown.map(({ id, label }) => (
            <li key={id} className={`${CHIP} px-4`}>
              <span className="max-md:truncate">{label}</span>
            </li>
          ))}
        </ul>
      )}
      {notUnderstood.length > 0 && <p className="mt-1 text-sm">{WEEK_TEXTS.notUnderstood(notUnderstood)}</p>}
    </div>
  );
}
