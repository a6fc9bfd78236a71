import { IconFileText, IconFileUpload, IconLink, IconCode } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Field, INPUT_CLASS } from '../../ui/Field.tsx';
import type { Door } from './mutations.ts';
import { READ_TEXTS } from './texts.ts';

export type DoorName = 'address' | 'text' | 'source' | 'file';

const DOORS = [
  ['address', IconLink],
  ['text', IconFileText],
  ['source', IconCode],
  ['file', IconFileUpload],
] as const;

/** What stands in each door: whoever looks at another one finds it again. */
export type Typed = { readonly address: string; readonly text: string; readonly source: string };

type Props = {
  readonly door: DoorName;
  readonly typed: Typed;
  readonly onType: (typed: Typed) => void;
  readonly isReading: boolean;
  readonly onDoor: (door: DoorName) => void;
  readonly onRead: (door: Door) => void;
};

/** Four ways in, none before the others. */
export function Doors({ door, typed, onType, isReading, onDoor, onRead }: Props) {
  const name = useId();
  const at = (place: keyof Typed) => ({
    value: typed[place],
    onType: (value: string) => onType({ ...typed, [place]: value }),
    isReading,
    onRead,
  });
  return (
    <div className="card p-5 sm:p-8">
      <fieldset className="min-w-0">
        <legend className="display text-xl">{READ_TEXTS.doors}</legend>
        <div className="mt-4 grid grid-cols-2 gap-2 lg:grid-cols-4">
          {DOORS.map(([one, Icon]) => (
            <label
              key={one}
              className="relative flex min-h-14 cursor-pointer items-center gap-3 rounded-2xl border border-edge px-4 font-semibold has-checked:border-primary has-checked:bg-primary-soft has-checked:text-primary has-focus-visible:outline-[2.5px] has-focus-visible:outline-primary"
            >
              <input
                type="radio"
                name={name}
                className="absolute inset-0 cursor-pointer opacity-0"
                checked={door === one}
                onChange={() => onDoor(one)}
              />
              <Icon className="size-5 shrink-0" aria-hidden />
              {READ_TEXTS[one]}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="mt-6">
        {door === 'address' && <AddressDoor {...at('address')} />}
        {door === 'text' && <TextDoor {...at('text')} />}
        {door === 'source' && <SourceDoor {...at('source')} />}
        {door === 'file' && <FileDoor isReading={isReading} onRead={onRead} />}
      </div>
    </div>
  );
}

type FileProps = { readonly isReading: boolean; readonly onRead: (door: Door) => void };
type DoorProps = FileProps & { readonly value: string; readonly onType: (value: string) => void };

function AddressDoor({ value: address, onType, isReading, onRead }: DoorProps) {
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (address.trim() !== '') onRead({ address: address.trim() });
      }}
    >
      <Field label={READ_TEXTS.addressLabel} hint={READ_TEXTS.addressHint}>
        {(ids) => (
          <input
            {...ids}
            inputMode="url"
            autoComplete="url"
            maxLength={2000}
            className={INPUT_CLASS}
            value={address}
            onChange={({ target }) => onType(target.value)}
          />
        )}
      </Field>
      <ReadButton isReading={isReading} />
    </form>
  );
}

function TextDoor({ value: text, onType, isReading, onRead }: DoorProps) {
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onRead({ text });
      }}
    >
      <Field label={READ_TEXTS.textLabel} hint={READ_TEXTS.textHint}>
        {(ids) => (
          <textarea {...ids} rows={10} className={`${INPUT_CLASS} py-3`} value={text} onChange={({ target }) => onType(target.value)} />
        )}
      </Field>
      <ReadButton isReading={isReading} />
    </form>
  );
}

/** Goes as a file: the source of a page is longer than a text that is pasted. */
function SourceDoor({ value: source, onType, isReading, onRead }: DoorProps) {
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (source.trim() !== '') onRead({ file: new Blob([source.trim()]), name: 'page.html' });
      }}
    >
      <Field label={READ_TEXTS.sourceLabel} hint={READ_TEXTS.sourceHint}>
        {(ids) => (
          <textarea
            {...ids}
            rows={8}
            spellCheck={false}
            className={`${INPUT_CLASS} py-3 font-mono text-sm`}
            value={source}
            onChange={({ target }) => onType(target.value)}
          />
        )}
      </Field>
      <ReadButton isReading={isReading} />
    </form>
  );
}

function FileDoor({ isReading, onRead }: FileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <input
        ref={input}
        type="file"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onRead({ file, name: file.name });
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
      <Button disabled={isReading} onClick={() => input.current?.click()}>
        <IconFileUpload className="size-5" aria-hidden />
        {isReading ? READ_TEXTS.reading : READ_TEXTS.fileLabel}
      </Button>
      <p className="mt-3 max-w-2xl text-sm text-muted">{READ_TEXTS.fileHint}</p>
    </div>
  );
}

const ReadButton = ({ isReading }: { readonly isReading: boolean }) => (
  <Button type="submit" className="justify-self-start" disabled={isReading}>
    {isReading ? READ_TEXTS.reading : READ_TEXTS.read}
  </Button>
);
