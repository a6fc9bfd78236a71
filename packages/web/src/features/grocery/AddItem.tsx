import { IconPlus } from '@tabler/icons-react';
import { type SyntheticEvent, useState } from 'react';
import { readStored, removeStored, writeStored } from '../../lib/session-storage.ts';
import { Button } from '../../ui/Button.tsx';
import { readPastedLines } from './pasted-lines.ts';
import { LIST_TEXTS } from './texts.ts';

type Props = {
  /** Whose line, of which list: what is half typed is there again after a look elsewhere. */
  readonly draftOf: string;
  readonly onAdd: (line: string) => void;
  /** Where the new line is out of sight, what was added is said here. */
  readonly isSaid?: boolean;
};

/** A typed line; of a pasted note, all its lines. The field keeps the focus: one thing that was forgotten is seldom alone. */
export function AddItem({ draftOf, onAdd, isSaid = false }: Props) {
  const key = `larder.typed-line.${draftOf}`;
  const [line, setShownLine] = useState(() => readStored(key) ?? '');
  const setLine = (text: string) => {
    setShownLine(text);
    if (text === '') removeStored(key);
    else writeStored(key, text);
  };
  const [added, setAdded] = useState('');
  /** What is typed already stays to be finished, unless all of it was to be written over. */
  const take = (text: string, event: SyntheticEvent<HTMLInputElement>) => {
    const lines = readPastedLines(text);
    if (!lines) return;
    event.preventDefault();
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    if (selectionStart === 0 && selectionEnd === value.length) setLine('');
    for (const one of lines) onAdd(one);
    setAdded(LIST_TEXTS.addedMany(lines.length));
  };
  const form = (
    <form
      className="flex gap-2 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        if (line.trim() === '') return;
        onAdd(line.trim());
        setAdded(LIST_TEXTS.added(line.trim()));
        setLine('');
      }}
    >
      <input
        aria-label={LIST_TEXTS.addLabel}
        placeholder={LIST_TEXTS.addPlaceholder}
        className="field min-h-12 min-w-0 flex-1 px-4"
        maxLength={300}
        enterKeyHint="done"
        autoComplete="off"
        value={line}
        onChange={(event) => setLine(event.target.value)}
        onPaste={(event) => take(event.clipboardData.getData('text'), event)}
        // A phone's keyboard writes its clipboard without a paste.
        onBeforeInput={(event) => take(event.data, event)}
      />
      <Button type="submit" look="secondary" className="min-h-12">
        <IconPlus className="size-5" aria-hidden />
        {LIST_TEXTS.add}
      </Button>
    </form>
  );
  return (
    <>
      {form}
      {isSaid && <output className="mt-1 -mb-3 block min-h-6 truncate px-4 text-sm text-muted print:hidden">{added}</output>}
    </>
  );
}
