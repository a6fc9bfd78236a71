import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { APP_TEXTS } from './texts.ts';

export type Unfinished = { readonly waiting: number; readonly hasUnsaved: boolean };

type Props = Unfinished & { readonly onLeave: () => void; readonly onStay: () => void };

/** Signing out forgets the person in this browser, with what the server has not heard from it yet and what was not saved. */
export const LeaveQuestion = ({ waiting, hasUnsaved, onLeave, onStay }: Props) => (
  <ConfirmDialog
    title={hasUnsaved ? APP_TEXTS.leaving.notSaved : APP_TEXTS.leaving.notSent}
    text={[...(hasUnsaved ? [APP_TEXTS.leaving.unsaved] : []), ...(waiting > 0 ? [APP_TEXTS.leaving.waiting(waiting)] : [])].join(' ')}
    confirmLabel={APP_TEXTS.signOut}
    cancelLabel={APP_TEXTS.leaving.stay}
    tone="danger"
    onConfirm={onLeave}
    onCancel={onStay}
  />
);
