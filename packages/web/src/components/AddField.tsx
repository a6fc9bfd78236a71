import { Button } from '../ui/Button.tsx';
import { Field, INPUT_CLASS } from '../ui/Field.tsx';

type Props = {
  readonly label: string;
  readonly hint?: string;
  readonly className?: string;
  readonly name?: string;
  /** Of the suggestions that the browser shows as somebody types. */
  readonly list?: string;
  /** What the button says. */
  readonly add: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onAdd: () => void;
  /** The person went on to something else on the page. */
  readonly onLeave?: () => void;
};

/** One more entry of a list, in any words. Enter adds it, and sends no form around it. */
export function AddField({ label, hint, className = '', name, list, add, typed, onType, onAdd, onLeave }: Props) {
  return (
    <Field label={label} hint={hint} className={className}>
      {(ids) => (
        <span className="flex gap-2">
          <input
            {...ids}
            type="text"
            name={name}
            list={list}
            maxLength={200}
            autoComplete="off"
            enterKeyHint="done"
            value={typed}
            className={INPUT_CLASS}
            onChange={({ target }) => onType(target.value)}
            onBlur={({ target }) => {
              // In another window nothing was left: whoever comes back types on.
              if (document.activeElement !== target) onLeave?.();
            }}
            onKeyDown={(event) => {
              // While an input method is composing, Enter belongs to it.
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              onAdd();
            }}
          />
          <Button look="secondary" className="min-h-12 shrink-0" onClick={onAdd}>
            {add}
          </Button>
        </span>
      )}
    </Field>
  );
}
