import { assertNever } from '@larder/domain/base/assert-never.ts';
import { firstDayOfWeek, listWeekDays } from '@larder/domain/calendar/week.ts';
import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import type { MealPlace } from '@larder/domain/recipe/meal-slot.ts';
import type { ReactNode } from 'react';
import { formatLongDay, formatWeek } from '../../lib/format/day.ts';
import type { SavedPlan } from '../../lib/wire/plan-types.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { AddPlanDialog } from './AddPlanDialog.tsx';
import type { CalendarQuestion, Replacement } from './calendar-question.ts';
import { CalendarLinkDialog } from './CalendarLinkDialog.tsx';
import { DayActionsDialog } from './DayActionsDialog.tsx';
import { DayDetailDialog, type RenderMeal } from './DayDetailDialog.tsx';
import { DuplicateWeekDialog } from './DuplicateWeekDialog.tsx';
import { type CalendarDay, type DayPlan, type DaysByDate, listCopies, listLeftovers, listWrittenOver, movesOf } from './model.ts';
import { EatenTooEarlyOrLate, Leftovers } from './Leftovers.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import type { useCalendarActions } from './mutations.ts';
import { DIALOG_TEXTS } from './texts.ts';
import { WriteOverWeekDialog } from './WriteOverWeekDialog.tsx';

type Props = {
  readonly question: CalendarQuestion;
  readonly month: PlainDate;
  readonly days: DaysByDate;
  readonly plans: readonly SavedPlan[] | undefined;
  readonly hasPlansFailed: boolean;
  readonly actions: ReturnType<typeof useCalendarActions>;
  readonly onAsk: (question: CalendarQuestion | undefined) => void;
  readonly onChoose: (date: PlainDate, plan: DayPlan) => void;
  readonly onMove: (day: CalendarDay, to: PlainDate, there: CalendarDay | undefined) => void;
  readonly onReplace: (replacement: Replacement) => void;
  readonly renderMeal?: RenderMeal | undefined;
  readonly onSwap: (day: CalendarDay, there: CalendarDay) => void;
};

/** Whichever dialog is open. A day that went away meanwhile, on another device, has none. */
export function CalendarDialogs({
  question,
  month,
  days,
  plans,
  hasPlansFailed,
  actions,
  onAsk,
  onChoose,
  onMove,
  onReplace,
  onSwap,
  renderMeal,
}: Props): ReactNode {
  const close = () => onAsk(undefined);
  const closeAnd = (act: () => void) => () => {
    close();
    act();
  };
  const closeAndCook = (day: CalendarDay) => (place: MealPlace) => closeAnd(() => actions.cookLeft(day, place))();
  const plannedIn = (week: PlainDate) => listWeekDays(week).filter((date) => days.has(date)).length;
  const day = 'date' in question ? days.get(question.date) : undefined;

  switch (question.about) {
    case 'add':
      return (
        <AddPlanDialog
          {...{ date: question.date, days, plans, hasPlansFailed }}
          onChoose={(plan) => onChoose(question.date, plan)}
          onClose={close}
        />
      );
    case 'detail':
      return (
        day && (
          <DayDetailDialog
            day={day}
            renderMeal={renderMeal}
            onCook={closeAndCook(day)}
            onChange={() => onAsk({ about: 'add', date: day.date })}
            onMove={() => onAsk({ about: 'move', date: day.date })}
            onClear={() => onAsk({ about: 'remove', date: day.date })}
            onClose={close}
          />
        )
      );
    case 'remove':
      return (
        day && (
          <ConfirmDialog
            title={DIALOG_TEXTS.remove.title}
            text={DIALOG_TEXTS.remove.text(day.plan.title, formatLongDay(day.date))}
            confirmLabel={DIALOG_TEXTS.remove.confirm}
            tone="danger"
            onConfirm={closeAnd(() => actions.clearDay(day))}
            onCancel={close}
          >
            <Leftovers dates={[day.date]} days={days} />
          </ConfirmDialog>
        )
      );
    case 'move':
      return day && <MoveDialog day={day} onChoose={(to, there) => onMove(day, to, there)} onClose={close} />;
    case 'replace':
      return (
        <ConfirmDialog
          title={DIALOG_TEXTS.replace.title}
          text={DIALOG_TEXTS.replace.text(formatLongDay(question.there.date), question.there.plan.title, question.plan.title)}
          confirmLabel={DIALOG_TEXTS.replace.confirm}
          otherLabel={question.movedFrom && DIALOG_TEXTS.replace.swap}
          onOther={() => question.movedFrom && onSwap(question.movedFrom, question.there)}
          onConfirm={() => onReplace(question)}
          onCancel={close}
        >
          <Leftovers dates={[question.there.date]} days={days} />
          {question.movedFrom && <EatenTooEarlyOrLate moves={movesOf(question.movedFrom, question.there.date)} days={days} />}
        </ConfirmDialog>
      );
    case 'move-asked':
      return (
        <ConfirmDialog
          title={DIALOG_TEXTS.moveAsked.title}
          text={DIALOG_TEXTS.moveAsked.text(
            question.day.plan.title,
            formatLongDay(question.day.date),
            formatLongDay(question.to),
            question.there?.plan.title,
          )}
          confirmLabel={DIALOG_TEXTS.moveAsked.confirm}
          onConfirm={closeAnd(question.go)}
          onCancel={close}
        >
          <EatenTooEarlyOrLate moves={question.moves} days={days} />
        </ConfirmDialog>
      );
    case 'actions': {
      const week = firstDayOfWeek(question.date);
      return (
        <DayActionsDialog
          date={question.date}
          canClearDay={day !== undefined}
          canClearWeek={plannedIn(week) > 0}
          onAssign={() => onAsk({ about: 'add', date: question.date })}
          onClearDay={() => {
            // At once, but where another day eats of what is cooked on it.
            if (day && listLeftovers([day.date], days).length > 0) onAsk({ about: 'remove', date: day.date });
            else closeAnd(() => day && actions.clearDay(day))();
          }}
          onClearWeek={() => onAsk({ about: 'clear-week', week })}
          onClose={close}
        />
      );
    }
    case 'duplicate-week':
      return (
        <DuplicateWeekDialog
          {...{ month, days, source: question.week, title: question.title }}
          onChoose={(target, there) => {
            const copying = { source: question.week, target };
            if (listWrittenOver(listCopies(copying, days, there)).length > 0) onAsk({ about: 'write-over-week', copying, there });
            else closeAnd(() => actions.duplicateWeek(copying, { days, there }))();
          }}
          onClose={close}
        />
      );
    case 'write-over-week': {
      const { copying, there } = question;
      return (
        <WriteOverWeekDialog
          copies={listCopies(copying, days, there)}
          days={there}
          onAnswer={(answer) => closeAnd(() => actions.duplicateWeek(copying, { days, there, keeps: answer === 'keep' }))()}
          onClose={close}
        />
      );
    }
    case 'clear-week':
      return (
        <ConfirmDialog
          title={DIALOG_TEXTS.clearWeek.title}
          text={DIALOG_TEXTS.clearWeek.text(formatWeek(question.week), plannedIn(question.week))}
          confirmLabel={DIALOG_TEXTS.clearWeek.confirm}
          tone="danger"
          onConfirm={closeAnd(() => actions.clearWeek(question.week, days))}
          onCancel={close}
        >
          <Leftovers dates={listWeekDays(question.week)} days={days} />
        </ConfirmDialog>
      );
    case 'link':
      return <CalendarLinkDialog onClose={close} />;
    default:
      return assertNever(question);
  }
}
