import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { APP_TEXTS } from './texts.ts';

type Props = { readonly waiting: number; readonly onLeave: () => void; readonly onStay: () => void };

/** Signing out forgets the person in this browser, with what the server has not heard from it yet. */
export const LeaveQuestion = ({ waiting, onLeave, onStay }: Props) => (
  <ConfirmDialog
    title={APP_TEXTS.leaving.title}
    text={APP_TEXTS.leaving.text(waiting)}
    confirmLabel={APP_TEXTS.signOut}
    cancelLabel={APP_TEXTS.leaving.stay}
    tone="danger"
    onConfirm={onLeave}
    onCancel={onStay}
  />
);
