import { COMPONENT_TEXTS } from './texts.ts';

type Props = { readonly isBusy: boolean; readonly onDiscard: () => void; readonly className?: string };

/** What is saved, on the calendar and behind a link, is not what the screen shows. */
export function ChangedNote({ isBusy, onDiscard, className = '' }: Props) {
  return (
    <p className={`flex flex-wrap items-center gap-x-3 font-medium ${className}`}>
      {COMPONENT_TEXTS.isChanged}
      <button
        type="button"
        className="min-h-8 font-semibold text-primary underline underline-offset-4 disabled:opacity-55"
        disabled={isBusy}
        onClick={onDiscard}
      >
        {COMPONENT_TEXTS.discard}
      </button>
    </p>
  );
}
