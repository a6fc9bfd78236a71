import type { ReactNode } from 'react';
import { useCloseQuestion } from '../../components/use-close-question.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { HOUSEHOLD_TEXTS } from './texts.ts';

type Props = {
  readonly title: string;
  readonly isEdited: boolean;
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A form over the page: what was edited in it is saved, or dropped once that was asked. */
export function DialogForm({ title, isEdited, isSaving, onSave, onClose, children }: Props) {
  const { close, question } = useCloseQuestion({ isEdited, onClose, texts: HOUSEHOLD_TEXTS.eater.leave });
  return (
    <Dialog title={title} onClose={close}>
      <form
        noValidate
        className="mt-5 grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSaving) onSave();
        }}
      >
        {children}
        <DialogActions>
          <Button look="secondary" onClick={close}>
            {HOUSEHOLD_TEXTS.cancel}
          </Button>
          <Button type="submit" disabled={isSaving}>
            {isSaving ? HOUSEHOLD_TEXTS.saving : HOUSEHOLD_TEXTS.save}
          </Button>
        </DialogActions>
      </form>
      {question}
    </Dialog>
  );
}
