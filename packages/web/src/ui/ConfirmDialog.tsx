import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { UI_TEXTS } from './texts.ts';

type Props = {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly tone?: 'primary' | 'danger';
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

export function ConfirmDialog({ title, text, confirmLabel, cancelLabel = UI_TEXTS.cancel, tone = 'primary', onConfirm, onCancel }: Props) {
  return (
    <Dialog title={title} role="alertdialog" onClose={onCancel}>
      <p className="mt-3 text-muted">{text}</p>
      <div className="mt-6 flex flex-wrap-reverse justify-end gap-3">
        <Button look="secondary" onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button look={tone} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
