import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { readStored, removeStored, writeStored } from '../../lib/session-storage.ts';
import { Button } from '../../ui/Button.tsx';
import { LIST_TEXTS } from './texts.ts';

type Props = {
  /** Whose line, of which list: what is half typed is there again after a look elsewhere. */
  readonly draftOf: string;
  readonly onAdd: (line: string) => void;
};

/** A typed line. The field keeps the focus: one thing that was forgotten is seldom alone. */
export function AddItem({ draftOf, onAdd }: Props) {
  const key = `larder.typed-line.${draftOf}`;
  const [line, setShownLine] = useState(() => readStored(key) ?? '');
  const setLine = (text: string) => {
    setShownLine(text);
    if (text === '') removeStored(key);
    else writeStored(key, text);
  };
  return (
    <form
      className="mt-5 flex gap-2 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        if (line.trim() === '') return;
        onAdd(line.trim());
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
      />
      <Button type="submit" look="secondary" className="min-h-12">
        <IconPlus className="size-5" aria-hidden />
        {LIST_TEXTS.add}
      </Button>
    </form>
  );
}
