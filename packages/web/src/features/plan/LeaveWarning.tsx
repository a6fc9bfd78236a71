import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { PLAN_TEXTS } from './texts.ts';

/** A recipe is a visit, not a leaving: the plan is kept and comes back as it was. */
const VISITS = /^\/recipe\//;

/** Only where something would be lost: a plan being edited. A new plan is kept for its place in the browser's history. */
export function LeaveWarning({ isUnsaved }: { readonly isUnsaved: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ next }) => isUnsaved && !VISITS.test(next.pathname),
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  const { title, text, confirm, cancel } = PLAN_TEXTS.leave;
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
