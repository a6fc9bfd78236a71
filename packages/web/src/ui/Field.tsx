import { useId, type ReactNode } from 'react';

export type FieldIds = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean | undefined;
};

type Props = {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly className?: string;
  readonly children: (ids: FieldIds) => ReactNode;
};

export const INPUT_CLASS = 'field min-h-12 w-full px-4';

/** Label, control, and what helps to fill it in. The error is said as soon as it stands there. */
export function Field({ label, hint, error, className = '', children }: Props) {
  const id = useId();
  const isExplained = hint !== undefined || error !== undefined;
  return (
    <div className={className}>
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <div className="mt-1.5">
        {children({
          id,
          'aria-describedby': isExplained ? `${id}hint` : undefined,
          'aria-invalid': error === undefined ? undefined : true,
        })}
      </div>
      <p
        id={`${id}hint`}
        aria-live="polite"
        className={`text-sm ${isExplained ? 'mt-1.5' : ''} ${error === undefined ? 'text-muted' : 'text-alert'}`}
      >
        {error ?? hint}
      </p>
    </div>
  );
}
