import { useBlocker } from '@tanstack/react-router';
import { PATHS } from '../../paths.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { PROFILE_TEXTS } from './texts.ts';

/** Another section is the same form: only leaving the profile loses something. */
export function UnsavedWarning({ isUnsaved }: { readonly isUnsaved: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ next }) => isUnsaved && next.pathname !== PATHS.profile,
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  const { title, text, confirm, cancel } = PROFILE_TEXTS.leave;
  return (
    <ConfirmDialog
      title={title}
      text={text}
      confirmLabel={confirm}
      cancelLabel={cancel}
      tone="danger"
      onConfirm={proceed}
      onCancel={reset}
    />
  );
}
