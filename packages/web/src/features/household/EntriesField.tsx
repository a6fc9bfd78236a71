import { addEntry } from '@larder/domain/base/keep-edits.ts';
import { RESTRICTIONS } from '@larder/domain/diet/diet.ts';
import { AddField } from '../../components/AddField.tsx';
import { EntryRow, useReadEntries } from '../../components/EntryEffects.tsx';
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
  const readOf = useReadEntries(entries);
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
          <EntryRow
            key={entry}
            entry={entry}
            read={readOf(entry)}
            remove={TEXTS.removeEntry(entry)}
            onRemove={(button) => {
              focusNext(button, '[data-entries]');
              onChange(entries.filter((other) => other !== entry));
            }}
          />
        ))}
      </ul>
    </div>
  );
}
