import { useState } from 'react';
import type { User } from '@larder/contract/account.ts';
import { ApiError } from '../../lib/api-error.ts';
import { useKeptDraft, useUnsaved } from '../../lib/kept-drafts.ts';
import { draftOf, type Heights, type ProfileDraft, type Units, withUnits } from './model.ts';
import { useSaveProfile } from './mutations.ts';

export type ProfileForm = {
  readonly draft: ProfileDraft;
  readonly saved: ProfileDraft;
  readonly change: (edits: Partial<ProfileDraft>) => void;
  readonly changeUnits: (units: Units) => void;
  /** What was chosen before the units were changed. */
  readonly heights: Heights;
  readonly save: () => void;
  readonly isSaving: boolean;
  readonly isUnsaved: boolean;
};

const DRAFT_NAME = 'profile';

/** Only what was edited is kept beside the user, so that a newer user from the server shows through everywhere else. */
export function useProfileForm(user: User, onSaved: (user: User) => void): ProfileForm {
  const kept = useKeptDraft(DRAFT_NAME) as Partial<ProfileDraft> | undefined;
  const [edits, setEdits] = useState<Partial<ProfileDraft>>(kept ?? {});
  const saved = draftOf(user);
  const draft = { ...saved, ...edits };
  // A newer list may show through before this one is saved: what was taken off here is told by the list it was taken off of.
  const [chipsOpened, setChipsOpened] = useState(saved.dietaryRestrictions);
  // Typed and taken back is not an edit.
  const isEdited = JSON.stringify(draft) !== JSON.stringify(saved);
  useUnsaved(DRAFT_NAME, isEdited ? edits : undefined);
  const save = useSaveProfile({
    onSaved: (answer, sent) => {
      onSaved(answer);
      setChipsOpened(draftOf(answer).dietaryRestrictions);
      // What was typed while the answer was on its way stays.
      setEdits((now) => Object.fromEntries(Object.entries(now).filter(([field, value]) => sent[field as keyof ProfileDraft] !== value)));
    },
  });
  const [heights, setHeights] = useState<Heights>({});
  const hasSessionEnded = save.error instanceof ApiError && save.error.sessionExpired;
  const change: ProfileForm['change'] = (more) => {
    if (!edits.dietaryRestrictions) setChipsOpened(saved.dietaryRestrictions);
    setEdits((now) => ({ ...now, ...more }));
  };
  return {
    draft,
    saved,
    change,
    changeUnits: (units) => {
      setHeights((now) => ({ ...now, [draft.preferredUnits]: draft.height }));
      change(withUnits(draft, units, { saved, heights }));
    },
    heights,
    save: () => {
      if (!save.isPending)
        save.mutate({
          draft,
          opened: { ...saved, dietaryRestrictions: edits.dietaryRestrictions ? chipsOpened : saved.dietaryRestrictions },
        });
    },
    isSaving: save.isPending,
    isUnsaved: isEdited && !hasSessionEnded,
  };
}
