import { formatLongDay } from '../../lib/format/day.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { endConflict, useConflict } from './use-conflict.ts';
import { LeftoversOn } from './Leftovers.tsx';
import { PlanPlates } from './PlanPlates.tsx';
import { AGAINST_TEXTS, CONFLICT_TEXTS } from './texts.ts';

/** For every screen that changes the calendar. */
export function CalendarConflictDialog() {
  const conflict = useConflict();
  if (!conflict) return null;
  if ('against' in conflict) {
    return (
      <ConfirmDialog
        title={AGAINST_TEXTS.title}
        text={conflict.against}
        confirmLabel={AGAINST_TEXTS.confirm}
        onConfirm={() => {
          endConflict();
          conflict.again();
        }}
        onCancel={endConflict}
      />
    );
  }
  const { days, question, confirm, tone, again } = conflict;
  return (
    <ConfirmDialog
      title={CONFLICT_TEXTS.title}
      text={CONFLICT_TEXTS.text}
      confirmLabel={confirm}
      cancelLabel={CONFLICT_TEXTS.leave}
      tone={tone}
      onConfirm={() => {
        endConflict();
        again();
      }}
      onCancel={endConflict}
    >
      <ul className="mt-4 grid gap-3 rounded-2xl bg-paper-deep p-4">
        {days.map(({ date, now }) => (
          <li key={date}>
            <span className="block text-sm text-muted">{formatLongDay(date)}</span>
            <span className="mt-1 flex items-center gap-3">
              {now && <PlanPlates plan={now.plan} isNarrow />}
              <span className="min-w-0 font-semibold">{now?.plan.title ?? CONFLICT_TEXTS.free}</span>
            </span>
          </li>
        ))}
      </ul>
      <LeftoversOn dates={days.flatMap(({ date, now }) => (now ? [date] : []))} />
      <p className="mt-4 font-medium">{question}</p>
    </ConfirmDialog>
  );
}
