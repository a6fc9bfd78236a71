import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { previewTarget, type TargetPreview } from '@larder/contract/profile.ts';
import { call } from '../../lib/api-client.ts';
import { eaterOf, type ProfileDraft } from './model.ts';
import { useSettled } from '../../lib/use-settled.ts';

export type TargetState = { readonly data: TargetPreview | undefined; readonly isFailed: boolean; readonly retry: () => void };

/** Long enough that typing a weight asks once, short enough to feel like an answer. */
const SETTLE_MS = 250;

/** What the planner would make of the form as it stands, saved or not. */
export function useTargetPreview(draft: ProfileDraft): TargetState {
  const text = useSettled(JSON.stringify(eaterOf(draft)), SETTLE_MS);
  const { data, isError, refetch } = useQuery({
    queryKey: ['daily-target', text],
    queryFn: async () => (await call(previewTarget, { body: JSON.parse(text) as ReturnType<typeof eaterOf> })).data,
    placeholderData: keepPreviousData,
  });
  return { data: isError ? undefined : data, isFailed: isError, retry: () => void refetch() };
}
