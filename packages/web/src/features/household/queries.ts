import { queryOptions } from '@tanstack/react-query';
import { listEaters } from '@larder/contract/eater.ts';
import { readHousehold, readInvite } from '@larder/contract/household.ts';
import { listRecipes } from '@larder/contract/own-recipe.ts';
import { listPlans } from '@larder/contract/plan.ts';
import { listSharedLinks } from '@larder/contract/shared-link.ts';
import { call } from '../../lib/api-client.ts';

export const householdQuery = queryOptions({
  queryKey: ['household'],
  queryFn: async () => (await call(readHousehold)).data,
  staleTime: 0,
});

export const eatersQuery = queryOptions({ queryKey: ['eaters'], queryFn: async () => (await call(listEaters)).data, staleTime: 0 });

export const inviteQuery = (token: string) =>
  queryOptions({ queryKey: ['invite', token], queryFn: async () => (await call(readInvite, { body: { token } })).data, staleTime: 0 });

export const sharedLinksQuery = queryOptions({
  queryKey: ['shared-links'],
  queryFn: async () => (await call(listSharedLinks)).data,
  staleTime: 0,
});

/** What can be copied when a household is joined or left, by name. */
export const luggageQuery = queryOptions({
  queryKey: ['luggage'],
  staleTime: 0,
  queryFn: async () => {
    const [plans, recipes] = await Promise.all([call(listPlans, { query: {} }), call(listRecipes, { query: {} })]);
    return { plans: plans.data.map(toThing), recipes: recipes.data.map(toThing) };
  },
});

export type Thing = { readonly id: string; readonly title: string };

const toThing = ({ id, title }: Thing): Thing => ({ id, title });
