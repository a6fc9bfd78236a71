import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';

export type DiscardTexts = { readonly title: string; readonly text: string; readonly confirm: string; readonly cancel: string };

type Props = {
  readonly texts: DiscardTexts;
  readonly isAboutHistory?: boolean;
  readonly onDiscard: () => void;
  readonly onKeep: () => void;
};

/** Nothing that was changed is dropped unasked. */
export function DiscardQuestion({ texts, isAboutHistory = false, onDiscard, onKeep }: Props) {
  return (
    <ConfirmDialog
      title={texts.title}
      text={texts.text}
      confirmLabel={texts.confirm}
      cancelLabel={texts.cancel}
      tone="danger"
      isAboutHistory={isAboutHistory}
      onConfirm={onDiscard}
      onCancel={onKeep}
    />
  );
}
