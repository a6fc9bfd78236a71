import type { Eater } from '@larder/contract/eater.ts';
import { useState } from 'react';
import { DialogForm } from './DialogForm.tsx';
import { MealsAtHome } from './MealsAtHome.tsx';
import { useSaveEater } from './mutations.ts';
import { HOUSEHOLD_TEXTS } from './texts.ts';

/** Of who has an account the profile says what they eat, and anybody when they are at the table. */
export function MemberMealsDialog({ eater, onClose }: { readonly eater: Eater; readonly onClose: () => void }) {
  const { id, name, kind, birthYear, restrictions, target } = eater;
  // All but the meals is their profile's, and stays as it is there.
  const [opened] = useState({
    name,
    kind,
    birthYear,
    restrictions,
    target: target ?? { kind: 'usual' as const },
    eatsAtHome: eater.eatsAtHome,
  });
  const [eatsAtHome, setEatsAtHome] = useState(opened.eatsAtHome);
  const save = useSaveEater({ onSaved: onClose });
  return (
    <DialogForm
      title={HOUSEHOLD_TEXTS.people.mealsOf(name)}
      isEdited={JSON.stringify(eatsAtHome) !== JSON.stringify(opened.eatsAtHome)}
      isSaving={save.isPending}
      onSave={() => save.mutate({ id, body: { ...opened, eatsAtHome, opened } })}
      onClose={onClose}
    >
      <MealsAtHome value={eatsAtHome} isOpen onChange={setEatsAtHome} />
    </DialogForm>
  );
}
