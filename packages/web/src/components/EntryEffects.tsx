import { IconAlertCircle, IconX } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { previewTarget, type TargetPreview } from '@larder/contract/profile.ts';
import { call } from '../lib/api-client.ts';
import { COMPONENT_TEXTS } from './texts.ts';

/** What plans do for a rule, and which of its words they cannot go by. */
export type ReadEntry = Pick<TargetPreview['chips'][number], 'effects' | 'unheeded'>;

/** What plans do for each of somebody's rules, as the server reads them; undefined until it has answered. */
export function useReadEntries(entries: readonly string[]): (entry: string) => ReadEntry | undefined {
  const { data } = useQuery({
    queryKey: ['entry-effects', entries],
    queryFn: async () => (await call(previewTarget, { body: { dietaryRestrictions: [...entries] } })).data.chips,
    enabled: entries.length > 0,
    placeholderData: keepPreviousData,
  });
  return (entry) => data?.find(({ chip }) => chip === entry);
}

type RowProps = {
  readonly entry: string;
  readonly read: ReadEntry | undefined;
  /** What the button that takes the rule away is called. */
  readonly remove: string;
  readonly onRemove: (button: HTMLButtonElement) => void;
};

/** A rule as it was written, and what plans do for it. */
export function EntryRow({ entry, read, remove, onRemove }: RowProps) {
  return (
    <li className="fade grid items-center gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
      <span className="inline-flex min-h-10 max-w-full items-center justify-self-start rounded-full bg-primary-soft pl-4 font-medium">
        <span className="min-w-0 py-1.5 wrap-anywhere">{entry}</span>
        <button
          type="button"
          aria-label={remove}
          className="ml-1 grid size-10 shrink-0 place-items-center rounded-full text-muted hover:bg-line hover:text-ink"
          onClick={({ currentTarget }) => onRemove(currentTarget)}
        >
          <IconX className="size-4" aria-hidden />
        </button>
      </span>
      <EntryEffects read={read} />
    </li>
  );
}

/** Whether there is something in it that plans cannot go by. */
export const isHalfRead = ({ effects, unheeded = [] }: ReadEntry): boolean => effects.length === 0 || unheeded.length > 0;

/** Beside a rule: one that is not understood must not look like one that is kept, nor a word of it beside others that are. */
export function EntryEffects({ read }: { readonly read: ReadEntry | undefined }) {
  if (read === undefined) return null;
  const { effects, unheeded = [] } = read;
  if (effects.length === 0) return <NotKept>{COMPONENT_TEXTS.entryNotUnderstood}</NotKept>;
  return (
    <span className="grid gap-0.5">
      <span className="inline-block text-sm text-muted first-letter:uppercase">{effects.join('; ')}</span>
      {unheeded.length > 0 && <NotKept>{COMPONENT_TEXTS.wordsNotUnderstood(unheeded)}</NotKept>}
    </span>
  );
}

function NotKept({ children }: { readonly children: string }) {
  return (
    <span className="flex gap-1.5 text-sm text-accent-ink">
      <IconAlertCircle className="mt-0.5 size-4 shrink-0" aria-hidden />
      {children}
    </span>
  );
}
