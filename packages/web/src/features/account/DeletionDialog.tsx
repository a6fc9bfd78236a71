import { useId, useState } from 'react';
import { DELETE_WORDS, isDeletionConfirmed } from '@larder/contract/account.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { useDeleteAccount } from './mutations.ts';
import { ACCOUNT_TEXTS } from './texts.ts';

const TEXTS = ACCOUNT_TEXTS.deletion;

/** Words to type and not a second button: nobody does that by mistake. */
export function DeletionDialog({ onClose }: { readonly onClose: () => void }) {
  const [words, setWords] = useState('');
  const remove = useDeleteAccount();
  const id = useId();
  const isConfirmed = isDeletionConfirmed(words);
  return (
    <Dialog title={TEXTS.dialog} role="alertdialog" onClose={remove.isPending ? undefined : onClose}>
      <form
        className="mt-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (isConfirmed && !remove.isPending) remove.mutate(words);
        }}
      >
        <p className="text-muted">{TEXTS.dialogText}</p>
        <label htmlFor={id} className="mt-5 block font-medium">
          {TEXTS.label(DELETE_WORDS)}
        </label>
        <input
          id={id}
          name="confirmation"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={words}
          className="field mt-1.5 min-h-12 w-full px-4"
          onChange={(event) => setWords(event.target.value)}
        />
        <DialogActions>
          <Button look="secondary" disabled={remove.isPending} onClick={onClose}>
            {TEXTS.cancel}
          </Button>
          <Button type="submit" look="danger" disabled={!isConfirmed || remove.isPending}>
            {remove.isPending ? TEXTS.deleting : TEXTS.confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
