import { formatLongDay } from '../../lib/format/day.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { Leftovers, LeftWithout } from './Leftovers.tsx';
import type { DaysByDate, WeekCopy } from './model.ts';
import { hasFreeDays, listWrittenOver } from './model.ts';
import { DIALOG_TEXTS } from './texts.ts';

type Props = {
  readonly copies: readonly WeekCopy[];
  readonly days: DaysByDate;
  readonly onAnswer: (answer: 'keep' | 'replace') => void;
  readonly onClose: () => void;
};

const TEXTS = DIALOG_TEXTS.writeOver;

/** Seven days are not replaced by one press, as one is not. */
export function WriteOverWeekDialog({ copies, days, onAnswer, onClose }: Props) {
  const over = listWrittenOver(copies);
  const canKeep = hasFreeDays(copies);
  return (
    <Dialog title={TEXTS.title} role="alertdialog" onClose={onClose}>
      <p className="mt-3 text-muted">{canKeep ? TEXTS.text : TEXTS.textOfAll}</p>
      <ul className="mt-4 grid gap-3 rounded-2xl bg-paper-deep p-4">
        {over.map(({ date, plan }) => (
          <li key={date}>
            <span className="block text-sm text-muted">{formatLongDay(date)}</span>
            <span className="font-semibold">{plan.title}</span>
          </li>
        ))}
      </ul>
      <Leftovers dates={over.map(({ date }) => date)} days={days} />
      {canKeep && <LeftWithout dates={over.map(({ date }) => date)} wanted={copies.map(({ day: { plan }, to }) => ({ date: to, plan }))} />}
      <DialogActions>
        <Button look="quiet" onClick={onClose}>
          {DIALOG_TEXTS.cancel}
        </Button>
        <Button look="secondary" onClick={() => onAnswer('replace')}>
          {TEXTS.replace}
        </Button>
        {canKeep && <Button onClick={() => onAnswer('keep')}>{TEXTS.keep}</Button>}
      </DialogActions>
    </Dialog>
  );
}
