import { keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { judgePlan } from '@larder/contract/judge-plan.ts';
import { generatePlan, listPlans, getPlan } from '@larder/contract/plan.ts';
import { listUnsavedPlans } from '@larder/contract/unsaved-plan.ts';
import type { MealPlace } from '@larder/domain/recipe/meal-slot.ts';
import { call } from '../../lib/api-client.ts';
import { queryClient } from '../../lib/query-client.ts';
import type { Meal, Plan, SavedPlan } from '../../lib/wire/plan-types.ts';
import { readSavedPlan } from '../../lib/wire/read-saved-plan.ts';
import type { ArrivingPlan } from './arriving-plan.ts';
import { planToBody } from './plan-to-body.ts';
import { readAnswer, streamPlan } from './stream-plan.ts';

export const SAVED_PLANS_KEY = ['saved-plans'] as const;
export const savedPlanKey = (id: string) => ['saved-plan', id] as const;

/** What other screens show of the saved plans is no longer so. */
export const readPlansAnew = (): void => void queryClient.invalidateQueries({ queryKey: SAVED_PLANS_KEY });

type Asked = {
  readonly query: string;
  readonly entryKey: string;
  readonly isEnabled: boolean;
  readonly locked: Plan['meals'] | undefined;
  readonly reopens: boolean;
};

/** A query and not a mutation: one entry of the history generates once, however often its screen is mounted. */
export function useGeneratedPlan({ query, entryKey, isEnabled, locked, reopens }: Asked) {
  const arrivingKey = ['arriving-plan', entryKey, query] as const;
  const arriving = useQuery<ArrivingPlan | null>({ queryKey: arrivingKey, queryFn: skipToken }).data;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['generated-plan', entryKey, query],
    // Reading the signal is what makes the query end, here and on the server, when its screen is left.
    queryFn: async ({ signal }): Promise<Plan> => {
      queryClient.setQueryData(arrivingKey, null);
      const onArriving = (plan: ArrivingPlan) => void queryClient.setQueryData(arrivingKey, plan);
      const made = await streamPlan({ query, locked, reopens, signal, onArriving });
      // One that was left says what its sliders stood at.
      const plan: Plan = reopens ? made : { ...made, searchQuery: query };
      // Made under the rules of now: nothing speaks against it until they change.
      if (!locked && !reopens) queryClient.setQueryData<Against>(againstQuery(plan).queryKey, {});
      return plan;
    },
    enabled: isEnabled,
  });
  return { data, error, isFetching, refetch, arriving: arriving ?? undefined };
}

type GenerateBody = {
  readonly query: string;
  readonly locked?: Plan['meals'];
  readonly seed?: number;
  readonly day?: Plan['meals'];
  readonly people?: number;
  readonly peopleAt?: MealPlace;
};

export async function generate(body: GenerateBody, signal: AbortSignal): Promise<Plan> {
  return readAnswer(await call(generatePlan, { body, signal }));
}

/** Every plan there is. The calendar chooses among them; the shelf reads them by pages. */
export const savedPlansQuery = queryOptions({
  queryKey: [...SAVED_PLANS_KEY, 'all'],
  queryFn: async (): Promise<readonly SavedPlan[]> => (await call(listPlans, { query: {} })).data.map(readSavedPlan),
});

export const savedPlanQuery = (id: string) =>
  queryOptions({
    queryKey: savedPlanKey(id),
    queryFn: async (): Promise<SavedPlan> => readSavedPlan((await call(getPlan, { params: { id } })).data),
  });

/** The days that were made last and left without being saved. Their key is that of the plans with one more, so that what makes those old makes these old. */
export const unsavedPlansQuery = queryOptions({
  queryKey: [...SAVED_PLANS_KEY, 'unsaved'],
  queryFn: async () => (await call(listUnsavedPlans)).data,
  staleTime: 0,
});

type Against = { readonly against?: string | undefined };

/** Known by the meals themselves, which a change replaces: as words they are 60 kB, and a screen asks for the key at every stroke. */
export const againstQuery = (plan: Plan) =>
  queryOptions({
    queryKey: ['plan-against', numberOf(plan.meals)],
    queryFn: async (): Promise<Against> => (await call(judgePlan, { body: planToBody(plan) })).data,
  });

const numbers = new WeakMap<Plan['meals'], number>();
let last = 0;

function numberOf(meals: Plan['meals']): number {
  const number = numbers.get(meals) ?? ++last;
  numbers.set(meals, number);
  return number;
}

type Said = {
  /** The plan that was read, and what was said of it then; absent where it is not known of what day that is. */
  readonly said?: { readonly of: Plan; readonly against: string | undefined } | undefined;
  readonly isEnabled: boolean;
};

/**
 * What speaks against a plan as it is on the screen. One that was kept here, or changed since, may be older than an allergy: it is asked
 * for anew, and what was said before stands until the answer.
 */
export function useAgainst(plan: Plan, { said, isEnabled }: Said): string | undefined {
  // A new name leaves it as it was said.
  const isSaid = said?.of.meals === plan.meals;
  const { data } = useQuery({ ...againstQuery(plan), enabled: isEnabled && !isSaid, placeholderData: keepPreviousData });
  return !isSaid && data ? data.against : said?.against;
}

type MealAt = { readonly place: MealPlace | undefined; readonly isGuest: boolean };

/** Of one meal by itself, where it is cooked from: it may be older than an allergy, wherever it was opened. */
export function useMealAgainst(meal: Meal | undefined, { place = 'dinner', isGuest }: MealAt): string | undefined {
  const day = useMemo(() => dayOf(meal, place), [meal, place]);
  return useAgainst(day, { isEnabled: meal !== undefined && !isGuest });
}

const dayOf = (meal: Meal | undefined, place: MealPlace): Plan => ({
  title: meal?.title ?? '',
  description: '',
  searchQuery: '',
  meals: meal ? { [place]: meal } : {},
  totals: meal ?? NOTHING,
  reasons: [],
  notes: [],
  notUnderstood: [],
  chips: [],
  seed: undefined,
  targets: undefined,
});
const NOTHING = { calories: 0, protein: 0, carbs: 0, fat: 0 };

export const useSavedPlan = (id: string) => useQuery(savedPlanQuery(id));
