import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { formatLongDay } from '../../lib/format/day.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DIALOG_TEXTS } from './texts.ts';

type Props = {
  readonly date: PlainDate;
  readonly canClearDay: boolean;
  readonly canClearWeek: boolean;
  readonly onAssign: () => void;
  readonly onClearDay: () => void;
  readonly onClearWeek: () => void;
  readonly onClose: () => void;
};

const TEXTS = DIALOG_TEXTS.actions;

/** What the margin and the detail offer on a desktop, under one finger. */
export function DayActionsDialog({ date, canClearDay, canClearWeek, onAssign, onClearDay, onClearWeek, onClose }: Props) {
  return (
    <Dialog title={TEXTS.title} onClose={onClose}>
      <p className="mt-1 text-muted">{formatLongDay(date)}</p>
      <div className="mt-5 grid gap-3">
        <Button onClick={onAssign}>{TEXTS.assign}</Button>
        <Button look="secondary" disabled={!canClearDay} onClick={onClearDay}>
          {TEXTS.clearDay}
        </Button>
        <Button look="secondary" disabled={!canClearWeek} onClick={onClearWeek}>
          {TEXTS.clearWeek}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {DIALOG_TEXTS.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
