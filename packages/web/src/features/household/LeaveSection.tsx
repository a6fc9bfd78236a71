import { useState } from 'react';
import type { Household } from '@larder/contract/household.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { LuggageList } from './LuggageList.tsx';
import { type Chosen, useEnd, useLeave } from './mutations.ts';
import { HOUSEHOLD_TEXTS } from './texts.ts';

/** Only where there is something to leave: whoever is alone in their own household is at home. */
export function LeaveSection({ household }: { readonly household: Household }) {
  const { isHome, members, role } = household;
  const isAlone = members.length === 1;
  if (isHome && isAlone) return null;
  if (role === 'owner' && !isAlone) return <End isHome={isHome} />;
  return <Leave household={household} />;
}

function Leave({ household: { name, role, members } }: { readonly household: Household }) {
  const texts = HOUSEHOLD_TEXTS.leave;
  const text = members.length === 1 ? `${texts.text} ${texts.last}` : texts.text;
  const [isAsking, setIsAsking] = useState(false);
  const [chosen, setChosen] = useState<Chosen>({ plans: [], recipes: [] });
  const leave = useLeave();
  return (
    <section aria-labelledby="leave" className="card p-5 sm:p-8">
      <h2 id="leave" className="display text-2xl">
        {texts.title}
      </h2>
      <p className="mt-1.5 text-muted">{text}</p>
      <Button look="secondary" className="mt-4 max-sm:w-full" onClick={() => setIsAsking(true)}>
        {texts.open}
      </Button>
      {isAsking && (
        <Dialog title={texts.dialog(name)} onClose={() => setIsAsking(false)}>
          <p className="mt-3 text-muted">{text}</p>
          {role !== 'shopper' && <LuggageList lead={texts.take} chosen={chosen} onChange={setChosen} />}
          <DialogActions>
            <Button look="secondary" onClick={() => setIsAsking(false)}>
              {HOUSEHOLD_TEXTS.cancel}
            </Button>
            <Button look="danger" disabled={leave.isPending} onClick={() => leave.mutate(chosen)}>
              {leave.isPending ? texts.leaving : texts.confirm}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </section>
  );
}

function End({ isHome }: { readonly isHome: boolean }) {
  const texts = HOUSEHOLD_TEXTS.end;
  const [isAsking, setIsAsking] = useState(false);
  const end = useEnd();
  const text = isHome ? `${texts.text} ${texts.keeps}` : texts.text;
  return (
    <section aria-labelledby="end" className="card p-5 sm:p-8">
      <h2 id="end" className="display text-2xl">
        {texts.title}
      </h2>
      <p className="mt-1.5 text-muted">{text}</p>
      <Button look="secondary" className="mt-4 max-sm:w-full" disabled={end.isPending} onClick={() => setIsAsking(true)}>
        {texts.open}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={texts.dialog}
          text={text}
          confirmLabel={texts.confirm}
          tone="danger"
          onCancel={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false);
            end.mutate();
          }}
        />
      )}
    </section>
  );
}
