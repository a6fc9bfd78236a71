import type { Eater } from '@larder/contract/eater.ts';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { MealsAtHome } from './MealsAtHome.tsx';
import { useSaveEater } from './mutations.ts';
import { HOUSEHOLD_TEXTS } from './texts.ts';

/** Of who has an account the profile says what they eat, and anybody when they are at the table. */
export function MemberMealsDialog({ eater, onClose }: { readonly eater: Eater; readonly onClose: () => void }) {
  const [eatsAtHome, setEatsAtHome] = useState(eater.eatsAtHome);
  const save = useSaveEater({ onSaved: onClose });
  const { name, kind, birthYear, restrictions, target } = eater;
  return (
    <Dialog title={HOUSEHOLD_TEXTS.people.mealsOf(name)} onClose={onClose}>
      <form
        className="mt-5 grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          // All but the meals is their profile's, and stays as it is there.
          const opened = {
            name,
            kind,
            birthYear,
            restrictions,
            target: target ?? { kind: 'usual' as const },
            eatsAtHome: eater.eatsAtHome,
          };
          if (!save.isPending) save.mutate({ id: eater.id, body: { ...opened, eatsAtHome, opened } });
        }}
      >
        <MealsAtHome value={eatsAtHome} isOpen onChange={setEatsAtHome} />
        <div className="flex flex-wrap-reverse justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {HOUSEHOLD_TEXTS.cancel}
          </Button>
          <Button type="submit" disabled={save.isPending}>
            {save.isPending ? HOUSEHOLD_TEXTS.saving : HOUSEHOLD_TEXTS.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
