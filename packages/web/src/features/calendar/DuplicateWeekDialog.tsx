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
  return (
    <ChoiceDialog title={TEXTS.title} lead={TEXTS.text(formatWeek(source))} onClose={onClose}>
      <ul className="mt-4 grid gap-2">
        {listTargetWeeks(month, source).map((week) => {
          const hasPlans = listWeekDays(week).some((date) => days.has(date));
          return (
            <li key={week}>
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
        })}
      </ul>
    </ChoiceDialog>
  );
}
