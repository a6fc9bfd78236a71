import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { formatDateRange } from '@larder/domain/grocery/date-range.ts';
import { useToday } from '../../lib/today.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/button-styles.ts';
import { showToast } from '../../ui/toast-store.ts';
import { DayChooser } from './DayChooser.tsx';
import { DaysAgainst } from './DaysAgainst.tsx';
import { LeftMeals } from './LeftMeals.tsx';
import { type BuyChoices, isBought, ListPreview } from './ListPreview.tsx';
import { type Choices, isSelected, listWindowDays, pageOfWeek, type PlannedDays, WINDOW_DAYS } from './model.ts';
import { useCreateList } from './mutations.ts';
import { plannedDaysQuery } from './queries.ts';
import { CREATE_TEXTS, GROCERY_TEXTS } from './texts.ts';

type Props = {
  /** Where only this week's days are to be chosen at first: its Sunday. */
  readonly week?: string | undefined;
  readonly onCreated: (listId: string) => void;
};

export function CreateGroceryList({ week, onCreated }: Props) {
  const today = useToday();
  const [page, setPage] = useState(() => pageOfWeek(today, week));
  const [lastPage, setLastPage] = useState(page);
  const [choices, setChoices] = useState<Choices>(new Map());
  const [buyChoices, setBuyChoices] = useState<BuyChoices>(new Map());
  const create = useCreateList(onCreated);

  // Every window shown so far: its days count as chosen although another one is on the screen.
  const windows = Array.from({ length: lastPage + 1 }, (_, index) => listWindowDays(today, index));
  const answers = useQueries({ queries: windows.map((days) => plannedDaysQuery(days[0]!, days[WINDOW_DAYS - 1]!)) });
  const shown = answers[page]!;
  const planned: PlannedDays = new Map(answers.flatMap(({ data }) => [...(data ?? [])]));
  const days = windows[page]!;
  const selected = windows.flat().filter((day) => isSelected(day, { planned, choices, today, week }));

  const toggle = (day: PlainDate) =>
    setChoices((before) => new Map(before).set(day, !isSelected(day, { planned, choices: before, today, week })));
  const goTo = (next: number) => {
    setPage(next);
    setLastPage((before) => Math.max(before, next));
  };
  const submit = () => {
    if (selected.length === 0) showToast({ ...CREATE_TEXTS.noDates, tone: 'error' });
    else if (!create.isPending) create.mutate({ dates: selected, isBought: (item) => isBought(item, buyChoices) });
  };

  return (
    <div className="page max-w-5xl py-8 wrap-anywhere sm:py-12">
      <h1 className="display text-4xl sm:text-5xl">{CREATE_TEXTS.title}</h1>
      <p className="mt-2 text-lg text-muted">{CREATE_TEXTS.lead}</p>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-2">
        <Button look="secondary" className="max-sm:px-3.5" disabled={page === 0} onClick={() => goTo(page - 1)}>
          <IconChevronLeft className="size-5" aria-hidden />
          {CREATE_TEXTS.previous}
        </Button>
        <h2 className="display numbers text-center text-xl max-sm:-order-1 max-sm:mb-1 max-sm:w-full sm:text-2xl" aria-live="polite">
          {formatDateRange([days[0]!, days[WINDOW_DAYS - 1]!])}
        </h2>
        <Button look="secondary" className="max-sm:px-3.5" onClick={() => goTo(page + 1)}>
          {CREATE_TEXTS.next}
          <IconChevronRight className="size-5" aria-hidden />
        </Button>
      </div>
      {shown.data?.size === 0 && (
        <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
          {CREATE_TEXTS.nothingPlanned}
          <Link to={PATHS.calendar} className={buttonClass('secondary')}>
            {CREATE_TEXTS.openCalendar}
          </Link>
        </p>
      )}
      {shown.isError && !shown.isFetching ? (
        <div role="alert" className="mt-5 flex flex-wrap items-center gap-4 rounded-xl bg-alert-soft p-4">
          <p className="flex-1">{CREATE_TEXTS.daysFailed}</p>
          <Button look="secondary" onClick={() => void shown.refetch()}>
            {GROCERY_TEXTS.tryAgain}
          </Button>
        </div>
      ) : (
        <DayChooser
          days={days}
          today={today}
          planned={planned}
          isLoading={shown.data === undefined}
          isSelected={(day) => isSelected(day, { planned, choices, today, week })}
          onToggle={toggle}
        />
      )}
      <DaysAgainst
        days={selected.flatMap((date) => {
          const against = planned.get(date)?.against;
          return against === undefined ? [] : [{ date, against }];
        })}
      />
      <LeftMeals dates={selected} today={today} onAdd={(day) => setChoices((before) => new Map(before).set(day, true))} />
      <ListPreview
        dates={selected}
        choices={buyChoices}
        onChoose={(key, bought) => setBuyChoices((before) => new Map(before).set(key, bought))}
      />
      <div className="foot-bar sticky bottom-(--foot-height) z-20 mt-8 -mx-2 flex items-center justify-between gap-4 border-t border-line bg-paper/95 px-2 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] backdrop-blur-sm">
        <output className="numbers font-semibold">{CREATE_TEXTS.selected(selected.length)}</output>
        <Button className="min-h-12" disabled={create.isPending || shown.isPending} onClick={submit}>
          {create.isPending ? CREATE_TEXTS.creating : CREATE_TEXTS.create}
        </Button>
      </div>
    </div>
  );
}
