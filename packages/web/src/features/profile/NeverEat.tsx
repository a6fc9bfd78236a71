import { IconCheck, IconPlus, IconX } from '@tabler/icons-react';
import { useMutationState } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { User } from '@larder/contract/account.ts';
import { addEntry, hasEntry, keyOfEntry } from '@larder/domain/base/keep-edits.ts';
import { ALLERGEN_NAMES } from '@larder/domain/diet/allergen-name.ts';
import { AddField } from '../../components/AddField.tsx';
import { EntryEffects, useReadEntries } from '../../components/EntryEffects.tsx';
import { afterPaint } from '../../lib/after-paint.ts';
import { announce } from '../../lib/announce.ts';
import { queryClient } from '../../lib/query-client.ts';
import { draftOf } from './model.ts';
import { PROFILE_SAVES, type SentProfile, useSaveProfile } from './mutations.ts';
import { entryOf, forgetUnsaved, NEVER_EATEN, noteDismissed, noteUnsaved, readUnsaved, wasDismissed } from './note-never-eat.ts';
import { PROFILE_TEXTS } from './texts.ts';

const TEXTS = PROFILE_TEXTS.neverEat;

type Props = {
  readonly user: User;
  readonly onSaved: (user: User) => void;
  /** Who else is cooked for: a feature of its own. */
  readonly whoEats: ReactNode;
};

/** Asked once, before the first plan, of whoever has no rule yet. It stays while more are chosen, and every choice is kept at once. */
export function NeverEat({ user, onSaved, whoEats }: Props) {
  const [isAsked, setIsAsked] = useState(
    () => readUnsaved(user.id).length > 0 || (draftOf(user).dietaryRestrictions.length === 0 && !wasDismissed(user.id)),
  );
  const { entries, isSaving, keep } = useEntries(user, onSaved);

  const toggle = (entry: string) => {
    // The second half of a double click would take back what the first has chosen.
    if (isSaving(entry)) return;
    const isChosen = hasEntry(entries, entry);
    keep(isChosen ? entries.filter((other) => keyOfEntry(other) !== keyOfEntry(entry)) : addEntry(entries, entry));
    announce(isChosen ? PROFILE_TEXTS.restrictions.removed(entry) : PROFILE_TEXTS.restrictions.added(entry));
  };
  const field = useTypedEntry((entry) => {
    if (!hasEntry(entries, entry)) toggle(entry);
  });
  if (!isAsked) return null;
  const dismiss = () => {
    noteDismissed(user.id);
    setIsAsked(false);
  };

  return (
    <section aria-labelledby="never-eat" className="card fade p-5">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 id="never-eat" className="font-medium">
            {TEXTS.title}
          </h2>
          <p className="mt-1 text-sm text-muted">{TEXTS.lead}</p>
        </div>
        <button
          type="button"
          aria-label={TEXTS.dismiss}
          className="grid size-10 shrink-0 place-items-center rounded-full text-muted hover:bg-line hover:text-ink"
          onClick={dismiss}
        >
          <IconX className="size-4" aria-hidden />
        </button>
      </div>
      <ul className="mt-4 flex flex-wrap gap-2">
        {listChoices(entries).map(({ entry, name }) => {
          const isChosen = hasEntry(entries, entry);
          const Icon = isChosen ? IconCheck : IconPlus;
          return (
            <li key={entry}>
              <button
                type="button"
                aria-pressed={isChosen}
                className={`inline-flex min-h-10 items-center gap-1.5 rounded-full border px-3.5 text-sm font-medium first-letter:uppercase ${isChosen ? 'border-transparent bg-primary-soft text-primary' : 'border-edge bg-card hover:border-primary hover:bg-primary-soft'}`}
                onClick={() => toggle(entry)}
              >
                <Icon className="size-4" aria-hidden />
                {name}
              </button>
            </li>
          );
        })}
      </ul>
      <TypedEntries entries={entries} />
      <AddField label={TEXTS.other} className="mt-4" name="neverEat" add={PROFILE_TEXTS.restrictions.add} {...field} />
      {whoEats}
    </section>
  );
}

/** What was typed counts, also for whoever goes on to a plan or closes the page without pressing Add: it could be an allergy. */
function useTypedEntry(add: (entry: string) => void) {
  const [typed, setTyped] = useState('');
  // As it is by now: what is added at the end of a press must not be added once more by what that press led to.
  const now = useRef({ typed, add });
  useEffect(() => {
    now.current.add = add;
  });
  const onType = (text: string) => {
    now.current.typed = text;
    setTyped(text);
  };
  const onAdd = () => {
    const entry = now.current.typed.trim();
    onType('');
    if (entry !== '') now.current.add(entry);
  };
  const firstAdd = useRef(onAdd);
  useEffect(() => {
    const leave = firstAdd.current;
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  const onLeave = () => {
    if (document.querySelector(':active') === null) return onAdd();
    // Added in the midst of a press, it would push away what is being pressed.
    return addEventListener('mouseup', () => afterPaint(onAdd), { once: true });
  };
  return { typed, onType, onAdd, onLeave };
}

/** What plans make of words that are nobody's but theirs. */
function TypedEntries({ entries }: { readonly entries: readonly string[] }) {
  const typed = entries.filter((entry) => !NEVER_EATEN.some((allergen) => hasEntry([entryOf(allergen)], entry)));
  const readOf = useReadEntries(typed);
  if (typed.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-1">
      {typed.map((entry) => (
        <li key={entry} className="flex flex-wrap items-baseline gap-x-2 text-sm wrap-anywhere">
          <span className="font-medium">{entry}</span>
          <EntryEffects read={readOf(entry)} />
        </li>
      ))}
    </ul>
  );
}

/** The allergens, and what was typed beside them. */
function listChoices(entries: readonly string[]) {
  const allergens = NEVER_EATEN.map((allergen) => ({
    entry: entryOf(allergen),
    name: <span className="capitalize">{ALLERGEN_NAMES[allergen]}</span>,
  }));
  const typed = entries.filter((entry) => !allergens.some((allergen) => hasEntry([allergen.entry], entry)));
  return [...allergens, ...typed.map((entry) => ({ entry, name: <span className="break-words">{entry}</span> }))];
}

/** What was chosen, at once; each choice is saved in its turn, none waits for the one before to be heard. */
function useEntries(user: User, onSaved: (user: User) => void) {
  const saved = draftOf(user);
  const { mutate } = useSaveProfile({ onSaved, onSettled: (sent) => forgetUnsaved(user.id, listAdded(sent)) });
  // Of this page, whichever screen they were sent from.
  const waiting = useMutationState({ filters: PROFILE_SAVES, select: ({ state }) => state.variables as SentProfile });
  const entries = waiting.at(-1)?.draft.dietaryRestrictions ?? saved.dietaryRestrictions;
  const send = (before: readonly string[], after: readonly string[]) =>
    mutate({ draft: { ...saved, dietaryRestrictions: after }, opened: { ...saved, dietaryRestrictions: before } });
  const keep = (after: readonly string[]) => {
    for (const entry of after) if (!hasEntry(entries, entry)) noteUnsaved(user.id, entry);
    send(entries, after);
  };
  const resend = () => {
    const cutOff = readUnsaved(user.id);
    // What is on its way was not cut off.
    if (cutOff.length > 0 && queryClient.isMutating(PROFILE_SAVES) === 0) keep(cutOff.reduce(addEntry, saved.dietaryRestrictions));
  };
  const firstResend = useRef(resend);
  useEffect(() => firstResend.current(), []);
  const isSaving = (entry: string) =>
    waiting.some(({ draft, opened }) => hasEntry(draft.dietaryRestrictions, entry) !== hasEntry(opened.dietaryRestrictions, entry));
  return { entries, keep, isSaving };
}

const listAdded = ({ draft, opened }: SentProfile): readonly string[] =>
  draft.dietaryRestrictions.filter((entry) => !hasEntry(opened.dietaryRestrictions, entry));
