import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { DialogActions } from './DialogActions.tsx';
import { UI_TEXTS } from './texts.ts';

type Props = {
  readonly title: string;
  readonly text: string;
  /** What the question is about, where a sentence does not show it. */
  readonly children?: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly tone?: 'primary' | 'danger';
  readonly isAboutHistory?: boolean;
  /** A second answer, where there is more than yes and no. */
  readonly otherLabel?: string | undefined;
  readonly onOther?: () => void;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

export function ConfirmDialog({
  title,
  text,
  children,
  confirmLabel,
  cancelLabel = UI_TEXTS.cancel,
  tone = 'primary',
  isAboutHistory = false,
  otherLabel,
  onOther,
  onConfirm,
  onCancel,
}: Props) {
  return (
    <Dialog title={title} role="alertdialog" isAboutHistory={isAboutHistory} onClose={onCancel}>
      <p className="mt-3 text-muted">{text}</p>
      {children}
      <DialogActions>
        <Button look="secondary" onClick={onCancel}>
          {cancelLabel}
        </Button>
        {otherLabel !== undefined && (
          <Button look="secondary" onClick={onOther}>
            {otherLabel}
          </Button>
        )}
        <Button look={tone} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
