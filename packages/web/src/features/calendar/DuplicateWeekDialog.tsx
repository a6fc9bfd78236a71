import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { listTargetWeeks, listWeekDays } from '@larder/domain/calendar/week.ts';
import { formatWeek } from '../../lib/format/day.ts';
import { ChoiceDialog } from './ChoiceDialog.tsx';
import type { DaysByDate } from './model.ts';
import { DIALOG_TEXTS } from './texts.ts';

type Props = {
  readonly month: PlainDate;
  readonly source: PlainDate;
  readonly days: DaysByDate;
  readonly onChoose: (target: PlainDate) => void;
  readonly onClose: () => void;
};

const TEXTS = DIALOG_TEXTS.duplicate;

export function DuplicateWeekDialog({ month, source, days, onChoose, onClose }: Props) {
  const weeks = listTargetWeeks(month, source);
  const earlier = weeks.filter((week) => week < source);
  const row = (week: PlainDate) => (
    <WeekRow key={week} week={week} hasPlans={listWeekDays(week).some((date) => days.has(date))} onChoose={onChoose} />
  );
  return (
    <ChoiceDialog title={TEXTS.title} lead={TEXTS.text(formatWeek(source))} onClose={onClose}>
      {/* A week is seldom copied back in time: those before it stand folded, and the next one is the first to be seen. */}
      {earlier.length > 0 && (
        <details className="mt-3">
          <summary className="min-h-11 content-center text-sm font-medium text-muted">{DIALOG_TEXTS.earlierWeeks(earlier.length)}</summary>
          <ul className="grid gap-2">{earlier.map(row)}</ul>
        </details>
      )}
      <ul className="mt-2 grid gap-2">{weeks.filter((week) => week > source).map(row)}</ul>
    </ChoiceDialog>
  );
}

type RowProps = { readonly week: PlainDate; readonly hasPlans: boolean; readonly onChoose: (week: PlainDate) => void };

function WeekRow({ week, hasPlans, onChoose }: RowProps) {
  return (
    <li>
      <button
        type="button"
        data-week={week}
        className="flex min-h-12 w-full flex-wrap items-center justify-between gap-x-4 rounded-xl border border-edge px-4 py-2 text-left transition-colors hover:border-primary hover:bg-primary-soft"
        onClick={() => onChoose(week)}
      >
        <span className="font-semibold">{formatWeek(week)}</span>
        <span className={`text-sm ${hasPlans ? 'text-accent-ink' : 'text-muted'}`}>{hasPlans ? TEXTS.overwrite : TEXTS.empty}</span>
      </button>
    </li>
  );
}
