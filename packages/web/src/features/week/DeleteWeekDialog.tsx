import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { useDeleteWeek } from './mutations.ts';
import { SHELF_TEXTS } from './texts.ts';

type Props = {
  readonly weekId: string;
  /** What is lost with its days. */
  readonly children?: ReactNode;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
};

/** Whether its days go with it is the question, not whether it was meant. */
export function DeleteWeekDialog({ weekId, children, onDeleted, onClose }: Props) {
  const remove = useDeleteWeek(onDeleted);
  return (
    <Dialog title={SHELF_TEXTS.deleteTitle} role="alertdialog" onClose={onClose}>
      <p className="mt-3 text-muted">{SHELF_TEXTS.deleteText}</p>
      {children}
      <DialogActions>
        <Button look="quiet" onClick={onClose}>
          {SHELF_TEXTS.cancel}
        </Button>
        <Button look="danger" disabled={remove.isPending} onClick={() => remove.mutate({ id: weekId, days: 'clear' })}>
          {SHELF_TEXTS.clearDays}
        </Button>
        <Button disabled={remove.isPending} onClick={() => remove.mutate({ id: weekId, days: 'keep' })}>
          {SHELF_TEXTS.keepDays}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
