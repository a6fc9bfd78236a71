import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { CalendarLink } from './CalendarLink.tsx';
import { DIALOG_TEXTS } from './texts.ts';

export function CalendarLinkDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={DIALOG_TEXTS.link.title} onClose={onClose}>
      <CalendarLink />
      <DialogActions>
        <Button look="secondary" onClick={onClose}>
          {DIALOG_TEXTS.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
