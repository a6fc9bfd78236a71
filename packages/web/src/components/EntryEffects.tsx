import { IconAlertCircle } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { previewTarget } from '@larder/contract/profile.ts';
import { call } from '../lib/api-client.ts';
import { COMPONENT_TEXTS } from './texts.ts';

export type EntryEffectsOf = (entry: string) => readonly string[] | undefined;

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
