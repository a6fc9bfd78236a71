import { IconCalendarPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { UnsavedWeek } from '@larder/contract/week.ts';
import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { useState } from 'react';
import { DiscardQuestion } from '../../components/DiscardQuestion.tsx';
import { focusNext } from '../../lib/focus-next.ts';
import { formatDates } from '../../lib/format/day.ts';
import { PATHS } from '../../paths.ts';
import { useDropUnsavedWeek } from './mutations.ts';
import { useUnsavedWeeks } from './queries.ts';
import { UNSAVED_TEXTS } from './texts.ts';

type Props = {
  /** Of several, the last ones changed. */
  readonly most: number;
  readonly className?: string;
};

const ACTION = 'inline-flex min-h-8 items-center font-semibold text-primary underline underline-offset-4 disabled:opacity-55';

/** The way back to weeks that were made and left without being saved; nothing of a week that has been. */
export function UnsavedWeeks({ most, className = '' }: Props) {
  const [asked, setAsked] = useState<{ readonly week: UnsavedWeek; readonly button: HTMLElement }>();
  const drop = useDropUnsavedWeek();
  const shown = (useUnsavedWeeks() ?? []).slice(0, most);
  if (shown.length === 0) return null;
  return (
    <>
      <ul aria-label={UNSAVED_TEXTS.label} className={`grid gap-1 ${className}`}>
        {shown.map((week) => {
          const dates = formatDates({ start: week.start as PlainDate, length: week.days });
          const words = week.searchQuery.trim();
          return (
            <li key={week.id} className="numbers flex flex-wrap items-center gap-x-3 font-medium wrap-anywhere">
              <IconCalendarPlus className="size-5 shrink-0 text-primary" aria-hidden />
              <span className="min-w-0">{UNSAVED_TEXTS.note(dates, words)}</span>
              <Link to={PATHS.savedWeek} params={{ weekId: week.id }} aria-label={UNSAVED_TEXTS.openOf(dates, words)} className={ACTION}>
                {UNSAVED_TEXTS.open}
              </Link>
              <button
                type="button"
                aria-label={UNSAVED_TEXTS.discardOf(dates, words)}
                className={ACTION}
                onClick={({ currentTarget: button }) => setAsked({ week, button })}
              >
                {UNSAVED_TEXTS.discard}
              </button>
            </li>
          );
        })}
      </ul>
      {asked && (
        <DiscardQuestion
          texts={UNSAVED_TEXTS}
          onDiscard={() => {
            setAsked(undefined);
            drop.mutate(asked.week.id, {
              onSuccess: () => document.activeElement === asked.button && focusNext(asked.button, 'ul'),
            });
          }}
          onKeep={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
