import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { DIALOG_TEXTS } from './texts.ts';

type Props = {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
  /** Another way than to choose, in view however much there is to choose from. */
  readonly otherWay?: ReactNode;
  readonly onClose: () => void;
};

/** A plan, a day or a week is chosen from what it holds: the choice itself ends it, and so does changing one's mind. */
export function ChoiceDialog({ title, lead, children, otherWay, onClose }: Props) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p className="mt-1 text-muted">{lead}</p>
      {children}
      <DialogActions>
        <div className={otherWay ? 'grid w-full gap-3' : undefined}>
          {otherWay}
          <Button look="secondary" className="justify-self-end" onClick={onClose}>
            {DIALOG_TEXTS.cancel}
          </Button>
        </div>
      </DialogActions>
    </Dialog>
  );
}
