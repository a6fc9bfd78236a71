import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';

type Options = {
  readonly isEdited: boolean;
  readonly onClose: () => void;
  readonly texts: { readonly title: string; readonly text: string; readonly confirm: string; readonly cancel: string };
};

/**
 * For a form in a dialog: Escape, Back, a press beside it and Cancel ask before they drop what was edited. `close` is what all of
 * them call; `question` stands within the dialog.
 */
export function useCloseQuestion({ isEdited, onClose, texts }: Options): { readonly close: () => void; readonly question: ReactNode } {
  const [isAsking, setIsAsking] = useState(false);
  return {
    close: () => (isEdited ? setIsAsking(true) : onClose()),
    question: isAsking && (
      <ConfirmDialog
        title={texts.title}
        text={texts.text}
        confirmLabel={texts.confirm}
        cancelLabel={texts.cancel}
        tone="danger"
        onConfirm={onClose}
        onCancel={() => setIsAsking(false)}
      />
    ),
  };
}
