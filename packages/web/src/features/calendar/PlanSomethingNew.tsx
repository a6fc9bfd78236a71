import { useNavigate } from '@tanstack/react-router';
import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { formatWeekday } from '../../lib/format/day.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { awaitDay } from './awaited-day.ts';
import { DIALOG_TEXTS } from './texts.ts';

const TEXTS = DIALOG_TEXTS.add;

type Props = {
  readonly date: PlainDate;
  /** Beside the day's name, which says what it is for; to the eye only. */
  readonly isInRow?: boolean;
};

/** The words for an empty day, written where it is seen to be empty. Without any, they are written on the page for them. */
export function PlanSomethingNew({ date, isInRow = false }: Props) {
  const navigate = useNavigate();
  const id = useId();
  return (
    <form
      className={`grid grid-cols-[minmax(0,1fr)_auto] gap-2 ${isInRow ? 'min-w-0 flex-1 max-sm:basis-full sm:max-w-lg' : 'w-full'}`}
      onSubmit={(event) => {
        event.preventDefault();
        const written = new FormData(event.currentTarget).get('q');
        const words = typeof written === 'string' ? written.trim() : '';
        awaitDay(date);
        void (words === '' ? navigate({ to: PATHS.home }) : navigate({ to: PATHS.search, search: { q: words } }));
      }}
    >
      <label htmlFor={id} className={isInRow ? 'sr-only' : 'col-span-full font-semibold'}>
        {TEXTS.planNew(formatWeekday(date))}
      </label>
      <input
        id={id}
        name="q"
        type="text"
        maxLength={500}
        enterKeyHint="go"
        autoComplete="off"
        placeholder={TEXTS.wordsPlaceholder}
        className="field min-h-12 w-full min-w-0 px-4"
      />
      <Button type="submit" look={isInRow ? 'secondary' : 'primary'} className={isInRow ? 'min-h-12 px-4' : ''}>
        {isInRow && <IconPlus className="size-5" aria-hidden />}
        {TEXTS.plan}
        {isInRow && <span className="sr-only"> {formatWeekday(date)}</span>}
      </Button>
    </form>
  );
}
