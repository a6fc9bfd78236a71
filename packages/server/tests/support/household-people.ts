import type { Household, HouseholdRole, Invite } from '@larder/contract/household.ts';
import { expect } from 'vitest';
import type { Caller } from './larder-app.ts';

type Wire<Data> = { readonly data: Data };

export const readHousehold = async ({ call }: Caller): Promise<Household> =>
  (await call<Wire<Household>>('GET', '/api/household')).body.data;

/** The code at the end of the link. */
export async function invite({ call }: Caller, role: Exclude<HouseholdRole, 'owner'> = 'member'): Promise<string> {
  const { status, text, body } = await call<Wire<Invite & { url: string }>>('POST', '/api/household/invites', { role });
  expect(status, text).toBe(200);
  return body.data.url.split('/join/')[1] ?? '';
}

type Luggage = { readonly plans?: readonly string[]; readonly recipes?: readonly string[] };

export const join = ({ call }: Caller, token: string, { plans = [], recipes = [] }: Luggage = {}) =>
  call('POST', '/api/household/join', { token, plans, recipes });

export const leave = ({ call }: Caller, { plans = [], recipes = [] }: Luggage = {}) =>
  call('POST', '/api/household/leave', { plans, recipes });

/** Two who eat together from here on. */
export async function bringIn(host: Caller, guest: Caller, role: Exclude<HouseholdRole, 'owner'> = 'member'): Promise<void> {
  const { status, text } = await join(guest, await invite(host, role));
  expect(status, text).toBe(200);
}

export async function idOf(of: Caller): Promise<string> {
  return (await of.call<{ id: string }>('GET', '/api/auth/user')).body.id;
}

export const nameThem = ({ call }: Caller, firstName: string) => call('PUT', '/api/profile', { firstName });
