import { useQuery } from '@tanstack/react-query';
import { addDays, type PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { listTargetWeeks, listWeekDays, listWeeksAfter } from '@larder/domain/calendar/week.ts';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { formatWeek } from '../../lib/format/day.ts';
import { Button } from '../../ui/Button.tsx';
import { ChoiceDialog } from './ChoiceDialog.tsx';
import { type DaysByDate, indexByDate, listCopies, listWrittenOver } from './model.ts';
import { calendarDaysQuery } from './queries.ts';
import { CALENDAR_TEXTS, DIALOG_TEXTS } from './texts.ts';

type Props = {
  readonly month: PlainDate;
  readonly source: PlainDate;
  readonly days: DaysByDate;
  readonly title: string;
  /** With what is on the days of the chosen week. */
  readonly onChoose: (target: PlainDate, there: DaysByDate) => void;
  readonly onClose: () => void;
};

/** Beside those of the specification, which are of the shown month. */
const LATER_WEEKS = 8;

const TEXTS = DIALOG_TEXTS.duplicate;

export function DuplicateWeekDialog({ month, source, days, title, onChoose, onClose }: Props) {
  const weeks = listTargetWeeks(month, source);
  const earlier = weeks.filter((week) => week < source);
  const [isLater, setIsLater] = useState(false);
  const isOver: IsOver = (target, there) => listWrittenOver(listCopies({ source, target }, days, there)).length > 0;
  const row = (week: PlainDate) => <WeekRow key={week} {...{ week, days, isOver, onChoose }} />;
  const lastOffered = [source, ...weeks].toSorted().at(-1)!;
  return (
    <ChoiceDialog title={title} lead={TEXTS.text(formatWeek(source))} onClose={onClose}>
      {/* A week is seldom copied back in time: those before it stand folded, and the next one is the first to be seen. */}
      {earlier.length > 0 && (
        <details className="mt-3">
          <summary className="min-h-11 content-center text-sm font-medium text-muted">{DIALOG_TEXTS.earlierWeeks(earlier.length)}</summary>
          <ul className="grid gap-2">{earlier.map(row)}</ul>
        </details>
      )}
      <ul className="mt-2 grid gap-2">{weeks.filter((week) => week > source).map(row)}</ul>
      {isLater ? (
        <LaterWeeks weeks={listWeeksAfter(lastOffered, LATER_WEEKS)} isOver={isOver} onChoose={onChoose} />
      ) : (
        <Button look="quiet" className="mt-2 -ml-4" onClick={() => setIsLater(true)}>
          {TEXTS.later}
          <IconChevronDown className="size-5" aria-hidden />
        </Button>
      )}
    </ChoiceDialog>
  );
}

/** Whether the copy would take the place of a plan of that week, which has these days. */
type IsOver = (week: PlainDate, days: DaysByDate) => boolean;

type LaterProps = Pick<Props, 'onChoose'> & { readonly weeks: readonly PlainDate[]; readonly isOver: IsOver };

/** Their days are not those of the shown month. */
function LaterWeeks({ weeks, isOver, onChoose }: LaterProps) {
  const { data, isError } = useQuery(calendarDaysQuery(weeks[0]!, addDays(weeks.at(-1)!, 6)));
  const days = data && indexByDate(data.days);
  const list = useRef<HTMLUListElement>(null);
  // The button that asked for them is gone: whoever presses by keys goes on with the first of them.
  useEffect(() => {
    list.current?.querySelector('button')?.focus();
  }, [days === undefined]); // oxlint-disable-line react-hooks/exhaustive-deps -- once they can be pressed
  if (isError && !days) {
    return (
      <p role="alert" className="mt-3 font-medium text-alert">
        {CALENDAR_TEXTS.loadFailed}
      </p>
    );
  }
  return (
    <ul ref={list} className="mt-2 grid gap-2">
      {weeks.map((week) => (
        <WeekRow key={week} {...{ week, days, isOver, onChoose }} />
      ))}
    </ul>
  );
}

type RowProps = Pick<LaterProps, 'isOver' | 'onChoose'> & {
  readonly week: PlainDate;
  /** Undefined while they are read: whether the week is free decides what a choice means. */
  readonly days: DaysByDate | undefined;
};

function WeekRow({ week, days, isOver, onChoose }: RowProps) {
  const isWarned = days !== undefined && isOver(week, days);
  const hasPlans = days !== undefined && listWeekDays(week).some((date) => days.has(date));
  return (
    <li>
      <button
        type="button"
        data-week={week}
        disabled={!days}
        className="flex min-h-12 w-full flex-wrap items-center justify-between gap-x-4 rounded-xl border border-edge px-4 py-2 text-left transition-colors hover:border-primary hover:bg-primary-soft"
        onClick={() => days && onChoose(week, days)}
      >
        <span className="font-semibold">{formatWeek(week)}</span>
        <span className={`text-sm ${isWarned ? 'text-accent-ink' : 'text-muted'}`}>
          {days ? (isWarned ? TEXTS.overwrite : hasPlans ? TEXTS.keeps : TEXTS.empty) : DIALOG_TEXTS.chooseDay.loading}
        </span>
      </button>
    </li>
  );
}
