import { IconCheck, IconPlus } from '@tabler/icons-react';
import { addEntry, hasEntry } from '@larder/domain/base/keep-edits.ts';
import { RESTRICTIONS } from '@larder/domain/diet/diet.ts';
import { AddField } from '../../components/AddField.tsx';
import { EntryRow } from '../../components/EntryEffects.tsx';
import { announce } from '../../lib/announce.ts';
import type { TargetState } from './queries.ts';
import { PROFILE_TEXTS } from './texts.ts';
import type { ProfileForm } from './use-profile-form.ts';

const TEXTS = PROFILE_TEXTS.restrictions;

type Props = Pick<ProfileForm, 'draft' | 'change'> & { readonly target: TargetState };

export function DietarySection({ draft: { dietaryRestrictions: chips, typedRestriction }, change, target }: Props) {
  const add = (chip: string) => {
    const dietaryRestrictions = addEntry(chips, chip);
    if (dietaryRestrictions === chips) return;
    change({ dietaryRestrictions });
    announce(TEXTS.added(chip.trim()));
  };
  const addTyped = () => {
    add(typedRestriction);
    change({ typedRestriction: '' });
  };
  const remove = (chip: string) => {
    change({ dietaryRestrictions: chips.filter((other) => other !== chip) });
    announce(TEXTS.removed(chip));
  };
  return (
    <div className="grid gap-7">
      <ChipList chips={chips} target={target} onRemove={remove} />
      <Suggestions chips={chips} onAdd={add} />
      <AddField
        label={TEXTS.custom}
        hint={TEXTS.customHint}
        name="customRestriction"
        add={TEXTS.add}
        typed={typedRestriction}
        onType={(text) => change({ typedRestriction: text })}
        onAdd={addTyped}
      />
      <p className="rounded-xl bg-butter p-4 text-sm">{TEXTS.caution}</p>
    </div>
  );
}

type ListProps = { readonly chips: readonly string[]; readonly target: TargetState; readonly onRemove: (chip: string) => void };

/** Each chip with what plans do for it: a rule that is not understood must not look like one that is kept. */
function ChipList({ chips, target, onRemove }: ListProps) {
  return (
    <section aria-labelledby="chips">
      <h3 id="chips" className="font-medium">
        {TEXTS.list}
      </h3>
      {chips.length === 0 && <p className="mt-1 text-muted">{TEXTS.empty}</p>}
      <ul className="mt-2 grid gap-2.5">
        {chips.map((chip) => (
          <EntryRow
            key={chip}
            entry={chip}
            read={target.data?.chips.find((read) => read.chip === chip)}
            remove={TEXTS.remove(chip)}
            onRemove={() => onRemove(chip)}
          />
        ))}
      </ul>
    </section>
  );
}

type SuggestionProps = { readonly chips: readonly string[]; readonly onAdd: (chip: string) => void };

function Suggestions({ chips, onAdd }: SuggestionProps) {
  return (
    <section aria-labelledby="suggestions">
      <h3 id="suggestions" className="font-medium">
        {TEXTS.suggested}
      </h3>
      <p id="is-added" hidden>
        {TEXTS.isAdded}
      </p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {RESTRICTIONS.map((restriction) => {
          const isAdded = hasEntry(chips, restriction);
          const Icon = isAdded ? IconCheck : IconPlus;
          return (
            <li key={restriction}>
              <button
                type="button"
                aria-describedby={isAdded ? 'is-added' : undefined}
                className={`inline-flex min-h-10 items-center gap-1.5 rounded-full border px-3.5 text-sm font-medium transition-colors ${isAdded ? 'border-transparent bg-primary-soft text-primary' : 'border-edge bg-card hover:border-primary hover:bg-primary-soft'}`}
                onClick={() => onAdd(restriction)}
              >
                <Icon className="size-4" aria-hidden />
                {restriction}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
