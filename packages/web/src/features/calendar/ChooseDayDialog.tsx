import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { useState } from 'react';
import { formatLongDay } from '../../lib/format/day.ts';
import { useToday } from '../../lib/today.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ChoiceDialog } from './ChoiceDialog.tsx';
import { DayList } from './DayList.tsx';
import { LeftoversOn } from './Leftovers.tsx';
import type { CalendarDay, DayPlan } from './model.ts';
import { useCalendarActions } from './mutations.ts';
import { DIALOG_TEXTS } from './texts.ts';

type Props = { readonly plan: DayPlan; readonly onClose: () => void; readonly onPlansChanged: () => void };

/** From a plan to its day, without leaving the screen the plan is on. */
export function ChooseDayDialog({ plan, onClose, onPlansChanged }: Props) {
  const today = useToday();
  const [occupied, setOccupied] = useState<CalendarDay>();
  const { assign } = useCalendarActions({ onPlansChanged });
  const texts = DIALOG_TEXTS.chooseDay;
  const assignTo = (date: PlainDate, there: CalendarDay | undefined) => {
    assign({ date, plan, there });
    onClose();
  };

  if (occupied) {
    return (
      <ConfirmDialog
        title={DIALOG_TEXTS.replace.title}
        text={DIALOG_TEXTS.replace.text(formatLongDay(occupied.date), occupied.plan.title, plan.title)}
        confirmLabel={DIALOG_TEXTS.replace.confirm}
        onConfirm={() => assignTo(occupied.date, occupied)}
        onCancel={() => setOccupied(undefined)}
      >
        <LeftoversOn dates={[occupied.date]} />
      </ConfirmDialog>
    );
  }
  return (
    <ChoiceDialog title={texts.title} lead={texts.text(plan.title)} onClose={onClose}>
      <DayList first={today} today={today} onChoose={(date, there) => (there ? setOccupied(there) : assignTo(date, undefined))} />
    </ChoiceDialog>
  );
}
