import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { firstDayOfWeek } from '@larder/domain/calendar/week.ts';
import { useToday } from '../../lib/today.ts';
import { ChoiceDialog } from './ChoiceDialog.tsx';
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
    <ChoiceDialog title={DIALOG_TEXTS.moveTo.title} lead={DIALOG_TEXTS.moveTo.text(day.plan.title)} onClose={onClose}>
      <DayList first={firstDayOfWeek(day.date)} today={today} exceptDate={day.date} onChoose={onChoose} />
    </ChoiceDialog>
  );
}
