import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { firstDayOfWeek } from '@larder/domain/calendar/week.ts';
import { useToday } from '../../lib/today.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DayList } from './DayList.tsx';
import type { CalendarDay } from './model.ts';
import { DIALOG_TEXTS } from './texts.ts';

type Props = {
  readonly day: CalendarDay;
  readonly onChoose: (to: PlainDate, there: CalendarDay | undefined) => void;
  readonly onClose: () => void;
};

/** What dragging does, without dragging (WCAG 2.5.7). */
export function MoveDialog({ day, onChoose, onClose }: Props) {
  const today = useToday();
  return (
    <Dialog title={DIALOG_TEXTS.moveTo.title} onClose={onClose}>
      <p className="mt-1 text-muted">{DIALOG_TEXTS.moveTo.text(day.plan.title)}</p>
      <DayList first={firstDayOfWeek(day.date)} today={today} exceptDate={day.date} onChoose={onChoose} />
      <div className="mt-5 flex justify-end">
        <Button look="secondary" onClick={onClose}>
          {DIALOG_TEXTS.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
