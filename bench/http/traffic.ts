import type { SavePlanBody } from '@larder/contract/plan.ts';
import { cookieOf, itemIdOf, listIdOf, PER_USER, planIdOf } from './fill-users.ts';
import type { Call } from './call.ts';

const pick = (count: number): number => 1 + Math.floor(Math.random() * count);

/** What the screens ask for, by the share they have of a visit: shelf, calendar, one plan, one list, who is signed in. */
const READS: readonly ((user: number) => string)[] = [
  () => '/api/auth/user',
  () => '/api/weekly-plan-days/2026-11-16?endDate=2026-11-29',
  () => '/api/calendar/planned-plans',
  () => '/api/grocery-lists',
  (user) => `/api/grocery-lists/${listIdOf(user)}`,
  (user) => `/api/meal-plans/${planIdOf(user, pick(PER_USER.plans))}`,
];
export const READ_PATHS = [...READS, () => '/api/meal-plans/saved'];

export function makeRead(users: number): Call {
  const user = pick(users);
  const path = READS[Math.floor(Math.random() * READS.length)]?.(user) ?? '/api/auth/user';
  return { kind: 'read', method: 'GET', path, cookie: cookieOf(user) };
}

export function makeTick(user: number): Call {
  const path = `/api/grocery-list-items/${itemIdOf(user, pick(PER_USER.items))}`;
  return {
    kind: 'tick',
    method: 'PUT',
    path,
    cookie: cookieOf(user),
    body: Math.random() < 0.5 ? '{"checked":true}' : '{"checked":false}',
  };
}

/** A plan is put on a day, or saved with all its ladders. */
export function makePlanWrite(users: number, plans: readonly SavePlanBody[]): Call {
  const user = pick(users);
  const cookie = cookieOf(user);
  if (Math.random() < 0.5) {
    const body = JSON.stringify({ date: `2026-12-${String(pick(28)).padStart(2, '0')}`, mealPlanId: planIdOf(user, pick(PER_USER.plans)) });
    return { kind: 'plan', method: 'POST', path: '/api/weekly-plan-days', cookie, body };
  }
  const body = writeOnce(plans[pick(plans.length) - 1]!);
  return { kind: 'plan', method: 'PUT', path: `/api/meal-plans/${planIdOf(user, pick(PER_USER.plans))}`, cookie, body };
}

const bodies = new WeakMap<SavePlanBody, string>();

function writeOnce(plan: SavePlanBody): string {
  const body = bodies.get(plan) ?? JSON.stringify(plan);
  bodies.set(plan, body);
  return body;
}

export function makeMixed(users: number, plans: readonly SavePlanBody[]): Call {
  const share = Math.random();
  if (share < 0.7) return makeRead(users);
  return share < 0.9 ? makeTick(pick(users)) : makePlanWrite(users, plans);
}
