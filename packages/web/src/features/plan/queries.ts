import { queryOptions, useQuery } from '@tanstack/react-query';
import { generatePlan, listPlans, readPlan as readPlanEndpoint } from '@larder/contract/plan.ts';
import { call } from '../../lib/api-client.ts';
import type { Plan, SavedPlan } from '../../lib/wire/plan-types.ts';
import { readPlan } from '../../lib/wire/read-plan.ts';
import { readSavedPlan } from '../../lib/wire/read-saved-plan.ts';

export const SAVED_PLANS_KEY = ['saved-plans'] as const;
export const savedPlanKey = (id: string) => ['saved-plan', id] as const;

type Asked = { readonly query: string; readonly entryKey: string; readonly isEnabled: boolean };

/** A query and not a mutation: one entry of the history generates once, however often its screen is mounted. */
export function useGeneratedPlan({ query, entryKey, isEnabled }: Asked) {
  return useQuery({
    queryKey: ['generated-plan', entryKey, query],
    queryFn: async (): Promise<Plan> => ({ ...(await generate({ query })), searchQuery: query }),
    enabled: isEnabled,
  });
}

type GenerateBody = { readonly query: string; readonly locked?: Plan['meals']; readonly seed?: number };

export async function generate(body: GenerateBody): Promise<Plan> {
  const answer = await call(generatePlan, { body });
  // Inside the envelope or beside it: the specification does not say.
  return readPlan(answer.data ?? answer);
}

/** Every plan there is. The calendar chooses among them; the shelf reads them by pages. */
export const savedPlansQuery = queryOptions({
  queryKey: [...SAVED_PLANS_KEY, 'all'],
  queryFn: async (): Promise<readonly SavedPlan[]> => (await call(listPlans, { query: {} })).data.map(readSavedPlan),
});

export const savedPlanQuery = (id: string) =>
  queryOptions({
    queryKey: savedPlanKey(id),
    queryFn: async (): Promise<SavedPlan> => readSavedPlan((await call(readPlanEndpoint, { params: { id } })).data),
  });

export const useSavedPlan = (id: string) => useQuery(savedPlanQuery(id));
