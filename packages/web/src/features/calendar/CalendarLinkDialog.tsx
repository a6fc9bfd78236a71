import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { CalendarLink } from './CalendarLink.tsx';
import { DIALOG_TEXTS } from './texts.ts';

export function CalendarLinkDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={DIALOG_TEXTS.link.title} onClose={onClose}>
      <CalendarLink />
      <div className="mt-6 flex justify-end border-t border-line pt-5">
        <Button look="secondary" onClick={onClose}>
          {DIALOG_TEXTS.close}
        </Button>
      </div>
    </Dialog>
  );
}
