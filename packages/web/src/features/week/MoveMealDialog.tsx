import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import type { MealSlot } from '@larder/domain/recipe/meal-slot.ts';
import { formatLongDay } from '../../lib/format/day.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import type { WeekDay, WholeWeek } from './read-week.ts';
import { MEAL_TEXTS, SETTINGS_TEXTS, WEEK_TEXTS } from './texts.ts';

type Props = {
  readonly week: WholeWeek;
  readonly from: PlainDate;
  /** The whole day where there is none. */
  readonly slot: MealSlot | undefined;
  readonly what: string;
  readonly onChoose: (to: PlainDate) => void;
  readonly onClose: () => void;
};

/** What dragging does, without dragging: the two change places. */
export function MoveMealDialog({ week, from, slot, what, onChoose, onClose }: Props) {
  const others = week.days.flatMap((day) => {
    const there = day.date !== from && day.from === 'planned' ? nameThere(week, day, slot) : undefined;
    return there === undefined ? [] : [{ ...day, there }];
  });
  return (
    <Dialog title={MEAL_TEXTS.moveTitle} onClose={onClose}>
      <p className="mt-1 text-muted">{slot ? MEAL_TEXTS.moveText(what) : MEAL_TEXTS.moveDayText(what)}</p>
      <ul className="mt-4 grid gap-2">
        {others.map((day) => (
          <li key={day.date}>
            <button
              type="button"
              className="flex min-h-12 w-full flex-wrap items-baseline justify-between gap-x-4 rounded-xl border border-edge px-4 py-2.5 text-left transition-colors hover:border-primary hover:bg-primary-soft"
              onClick={() => onChoose(day.date)}
            >
              <span className="font-semibold">{formatLongDay(day.date)}</span>
              <span className="text-sm text-muted">{day.there}</span>
            </button>
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button look="secondary" onClick={onClose}>
          {SETTINGS_TEXTS.cancel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Of a whole day its dinner, or else what there is of it. */
function nameThere({ eatingOut, slots }: WholeWeek, { date, plan }: WeekDay, slot: MealSlot | undefined): string | undefined {
  const looked = slot ? [slot] : ['dinner' as const, ...slots];
  const title = looked.flatMap((of) => plan?.meals[of]?.title ?? [])[0];
  const isOut = eatingOut.some((place) => place.date === date && (slot === undefined || place.slot === slot));
  return title ?? (isOut ? WEEK_TEXTS.eatingOut : undefined);
}
