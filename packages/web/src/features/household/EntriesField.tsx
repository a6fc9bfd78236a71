import { IconX } from '@tabler/icons-react';
import { addEntry } from '@larder/domain/base/keep-edits.ts';
import { RESTRICTIONS } from '@larder/domain/diet/diet.ts';
import { AddField } from '../../components/AddField.tsx';
import { EntryEffects, useEntryEffects } from '../../components/EntryEffects.tsx';
import { focusNext } from '../../lib/focus-next.ts';
import { HOUSEHOLD_TEXTS } from './texts.ts';

const TEXTS = HOUSEHOLD_TEXTS.eater;

type Props = {
  readonly entries: readonly string[];
  /** Not added yet: saved with the rest all the same. */
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onChange: (entries: readonly string[]) => void;
};

/** As in a profile: any words, with the common ones to choose from as they are typed. */
export function EntriesField({ entries, typed, onType, onChange }: Props) {
  const effectsOf = useEntryEffects(entries);
  const add = () => {
    onChange(addEntry(entries, typed));
    onType('');
  };
  return (
    <div data-entries>
      <AddField label={TEXTS.rules} hint={TEXTS.rulesHint} list="common-rules" add={TEXTS.add} typed={typed} onType={onType} onAdd={add} />
      <datalist id="common-rules">
        {RESTRICTIONS.map((restriction) => (
          <option key={restriction} value={restriction}>
            {restriction}
          </option>
        ))}
      </datalist>
      <ul className="mt-3 grid gap-2">
        {entries.map((entry) => (
          <li key={entry} className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
            <span className="inline-flex min-h-10 max-w-full items-center justify-self-start rounded-full bg-primary-soft pl-4 font-medium">
              <span className="min-w-0 py-1.5 wrap-anywhere">{entry}</span>
              <button
                type="button"
                aria-label={TEXTS.removeEntry(entry)}
                className="ml-1 grid size-10 shrink-0 place-items-center rounded-full text-muted hover:bg-line hover:text-ink"
                onClick={({ currentTarget }) => {
                  focusNext(currentTarget, '[data-entries]');
                  onChange(entries.filter((other) => other !== entry));
                }}
              >
                <IconX className="size-4" aria-hidden />
              </button>
            </span>
            <EntryEffects effects={effectsOf(entry)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
