import type { TakenDay } from '@larder/contract/week.ts';
import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import type { ReactNode } from 'react';
import { formatLongDay } from '../../lib/format/day.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { TAKEN_TEXTS } from './texts.ts';

type Props = {
  readonly days: readonly TakenDay[];
  /** The answer to the first question came too late: the calendar had changed. */
  readonly isAskedAgain: boolean;
  /** What is lost with either answer. */
  readonly children?: ReactNode;
  readonly onAnswer: (answer: 'keep' | 'replace') => void;
  readonly onClose: () => void;
};

/** The one question of saving: what of the days that are taken. */
export function TakenDaysDialog({ days, isAskedAgain, children, onAnswer, onClose }: Props) {
  return (
    <Dialog title={TAKEN_TEXTS.title} role="alertdialog" onClose={onClose}>
      <p className="mt-3 text-muted">{isAskedAgain ? TAKEN_TEXTS.again : TAKEN_TEXTS.text}</p>
      <ul className="mt-4 grid gap-3 rounded-2xl bg-paper-deep p-4">
        {days.map(({ date, title }) => (
          <li key={date}>
            <span className="block text-sm text-muted">{formatLongDay(date as PlainDate)}</span>
            <span className="font-semibold">{title}</span>
          </li>
        ))}
      </ul>
      {children}
      <DialogActions>
        <Button look="quiet" onClick={onClose}>
          {TAKEN_TEXTS.cancel}
        </Button>
        <Button look="secondary" onClick={() => onAnswer('replace')}>
          {TAKEN_TEXTS.replace}
        </Button>
        <Button onClick={() => onAnswer('keep')}>{TAKEN_TEXTS.keep}</Button>
      </DialogActions>
    </Dialog>
  );
}
