import type { Eater } from '@larder/contract/eater.ts';
import { type ReactNode, useState } from 'react';
import { afterPaint } from '../../lib/after-paint.ts';
import { focusNext } from '../../lib/focus-next.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useEaters } from './mutations.ts';
import { HOUSEHOLD_TEXTS } from './texts.ts';

const TEXTS = HOUSEHOLD_TEXTS.people;

type Asked = { readonly eater: Eater; readonly button: HTMLElement };

/** Takes somebody out of the table at a press, once it was asked where more goes with them than a name. */
export function useTakeOut() {
  const [asked, setAsked] = useState<Asked>();
  const { remove } = useEaters();
  const takeOut = ({ eater, button }: Asked): void => {
    focusNext(button, 'section');
    remove.mutate(eater);
  };
  const question: ReactNode = asked && (
    <ConfirmDialog
      title={TEXTS.removeAsk.title(asked.eater.name)}
      text={TEXTS.removeAsk.text(asked.eater)}
      confirmLabel={TEXTS.removeAsk.confirm}
      tone="danger"
      onConfirm={() => {
        setAsked(undefined);
        // The dialog gives the focus back to the button that goes.
        afterPaint(() => takeOut(asked));
      }}
      onCancel={() => setAsked(undefined)}
    />
  );
  return { ask: (wanted: Asked) => (knowsMore(wanted.eater) ? setAsked(wanted) : takeOut(wanted)), question };
}

/** Somebody who was seated by a tap is seated again by one. */
const knowsMore = ({ restrictions, birthYear, target }: Eater): boolean =>
  restrictions.length > 0 || birthYear !== null || (target !== null && target.kind !== 'usual');
