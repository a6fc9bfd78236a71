import { IconPlus } from '@tabler/icons-react';
import { type ClipboardEvent, useState } from 'react';
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
  const paste = (event: ClipboardEvent) => {
    const lines = line.trim() === '' ? readPastedLines(event.clipboardData.getData('text')) : undefined;
    if (!lines) return;
    event.preventDefault();
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
        onPaste={paste}
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
