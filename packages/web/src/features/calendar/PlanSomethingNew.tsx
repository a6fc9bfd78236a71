import { useNavigate } from '@tanstack/react-router';
import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { useId } from 'react';
import { formatWeekday } from '../../lib/format/day.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { awaitDay } from './awaited-day.ts';
import { DIALOG_TEXTS } from './texts.ts';

const TEXTS = DIALOG_TEXTS.add;

/** The words for an empty day, written where it is seen to be empty. Without any, they are written on the page for them. */
export function PlanSomethingNew({ date }: { readonly date: PlainDate }) {
  const navigate = useNavigate();
  const id = useId();
  return (
    <form
      className="grid w-full grid-cols-[minmax(0,1fr)_auto] gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const written = new FormData(event.currentTarget).get('q');
        const words = typeof written === 'string' ? written.trim() : '';
        awaitDay(date);
        void (words === '' ? navigate({ to: PATHS.home }) : navigate({ to: PATHS.search, search: { q: words } }));
      }}
    >
      <label htmlFor={id} className="col-span-full font-semibold">
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
      <Button type="submit">{TEXTS.plan}</Button>
    </form>
  );
}
