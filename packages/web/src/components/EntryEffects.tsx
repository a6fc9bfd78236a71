import { IconAlertCircle, IconX } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { previewTarget } from '@larder/contract/profile.ts';
import { call } from '../lib/api-client.ts';
import { COMPONENT_TEXTS } from './texts.ts';

type EntryEffectsOf = (entry: string) => readonly string[] | undefined;

/** What plans do for each of somebody's rules, as the server reads them; undefined until it has answered. */
export function useEntryEffects(entries: readonly string[]): EntryEffectsOf {
  const { data } = useQuery({
    queryKey: ['entry-effects', entries],
    queryFn: async () => (await call(previewTarget, { body: { dietaryRestrictions: [...entries] } })).data.chips,
    enabled: entries.length > 0,
    placeholderData: keepPreviousData,
  });
  return (entry) => data?.find(({ chip }) => chip === entry)?.effects;
}

type RowProps = {
  readonly entry: string;
  readonly effects: readonly string[] | undefined;
  /** What the button that takes the rule away is called. */
  readonly remove: string;
  readonly onRemove: (button: HTMLButtonElement) => void;
};

/** A rule as it was written, and what plans do for it. */
export function EntryRow({ entry, effects, remove, onRemove }: RowProps) {
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
      <EntryEffects effects={effects} />
    </li>
  );
}

/** Beside a rule: one that is not understood must not look like one that is kept. */
export function EntryEffects({ effects }: { readonly effects: readonly string[] | undefined }) {
  if (effects === undefined) return null;
  if (effects.length > 0) return <span className="inline-block text-sm text-muted first-letter:uppercase">{effects.join('; ')}</span>;
  return (
    <span className="flex gap-1.5 text-sm text-accent-ink">
      <IconAlertCircle className="mt-0.5 size-4 shrink-0" aria-hidden />
      {COMPONENT_TEXTS.entryNotUnderstood}
    </span>
  );
}
