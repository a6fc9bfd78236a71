import { useId } from 'react';

type Props<Value extends string> = {
  readonly label: string;
  readonly hint?: string;
  readonly name: string;
  readonly values: readonly Value[];
  readonly texts: Readonly<Record<Value, { readonly label: string; readonly hint?: string }>>;
  readonly value: string;
  readonly onChange: (value: Value) => void;
  readonly className?: string;
  /** How the choices lie: cards with explanations below each other, or a row of short words. */
  readonly layout: 'cards' | 'row';
};

const LAYOUTS = {
  cards: { list: 'grid gap-2 sm:grid-cols-2', choice: 'items-start rounded-xl px-4 py-3' },
  row: { list: 'flex flex-wrap gap-2', choice: 'items-center rounded-full px-4 py-2' },
} as const;

/** One of a few: radio buttons, because all of them are read at a glance. */
export function Choices<Value extends string>({ label, hint, name, values, texts, value, onChange, className, layout }: Props<Value>) {
  const id = useId();
  const { list, choice } = LAYOUTS[layout];
  return (
    <fieldset className={className} aria-describedby={hint === undefined ? undefined : id}>
      <legend className="font-medium">{label}</legend>
      {hint !== undefined && (
        <p id={id} className="mt-0.5 text-sm text-muted">
          {hint}
        </p>
      )}
      <div className={`mt-2 ${list}`}>
        {values.map((option) => {
          const { label: text, hint: more } = texts[option];
          return (
            <label
              key={option}
              className={`flex min-h-11 cursor-pointer gap-3 border border-edge bg-card transition-colors hover:border-primary hover:bg-primary-soft has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary ${choice}`}
            >
              <input
                type="radio"
                name={name}
                value={option}
                checked={value === option}
                className={`size-4.5 shrink-0 accent-primary outline-none ${more === undefined ? '' : 'mt-0.5'}`}
                onChange={() => onChange(option)}
              />
              <span>
                <span className="font-medium">{text}</span>
                {more !== undefined && <span className="block text-sm text-muted">{more}</span>}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
