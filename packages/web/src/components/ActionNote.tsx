import type { ReactNode } from 'react';

export type NoteAction = { readonly label: string; readonly isBusy: boolean; readonly run: () => void };

type Props = {
  readonly text: ReactNode;
  readonly action: NoteAction | undefined;
  readonly className?: string;
};

/** Something to know of what is shown, and what can be done about it. */
export function ActionNote({ text, action, className = '' }: Props) {
  return (
    <p className={`flex flex-wrap items-center gap-x-3 font-medium ${className}`}>
      {text}
      {action && (
        <button
          type="button"
          className="min-h-8 font-semibold text-primary underline underline-offset-4 disabled:opacity-55"
          disabled={action.isBusy}
          onClick={action.run}
        >
          {action.label}
        </button>
      )}
    </p>
  );
}
