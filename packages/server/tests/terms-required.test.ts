import { DELETE_WORDS, EXPORT_URL } from '@larder/contract/account.ts';
import { ENDPOINTS } from '@larder/contract/endpoints.ts';
import type { ProblemReply } from '@larder/contract/problem.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type LarderApp, startLarderApp } from './support/larder-app.ts';
import { planBodyOf } from './support/plan-body.ts';

let larder: LarderApp;
let newcomer: Caller;

beforeAll(async () => {
  larder = await startLarderApp();
  newcomer = await larder.newcomer();
});
afterAll(() => larder.close());

const fill = (path: string): string => path.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000');
const rows = ENDPOINTS.map((endpoint) => ({ ...endpoint, name: `${endpoint.method} ${endpoint.path}` }));
const STILL_THEIRS = [
  'POST /api/auth/accept-terms',
  'DELETE /api/account/sessions/:id',
  'POST /api/account/sign-out-everywhere',
  'DELETE /api/account',
  // Looks an invitation up, which is too long for an address.
  'POST /api/household/invite',
  'POST /api/household/leave',
];
const isWrite = ({ name, method }: (typeof rows)[number]): boolean => method !== 'GET' && !STILL_THEIRS.includes(name);

describe('before the terms are accepted', () => {
  it.each(rows.filter(isWrite))('$name writes nothing: 403, and not as if nobody were there', async ({ method, path, body }) => {
    const answer = await newcomer.call<ProblemReply>(method, fill(path), body ? {} : undefined);
    expect([answer.status, answer.body.error.code]).toEqual([403, 'terms-required']);
    expect(answer.body.message).not.toContain('Unauthorized');
  });

  it.each(rows.filter(({ method, path }) => method === 'GET' && !path.endsWith('/events')))('$name reads', async ({ method, path }) => {
    expect((await newcomer.call(method, fill(path))).status).not.toBe(403);
  });

  it('a visitor who writes is told to sign in, as ever', async () => {
    expect((await larder.visitor.call('POST', '/api/meal-plans/save', planBodyOf('Mine'))).status).toBe(401);
  });

  it('what is left to them is to take their data along, to leave and to be forgotten', async () => {
    expect((await newcomer.call('GET', EXPORT_URL)).status).toBe(200);
    expect((await newcomer.call('DELETE', fill('/api/account/sessions/:id'))).status).toBe(404);
    const another = await larder.newcomer();
    expect((await another.call('POST', '/api/account/sign-out-everywhere')).status).toBe(200);
    expect((await another.call('GET', '/api/auth/user')).status).toBe(401);
    const leaving = await larder.newcomer();
    expect((await leaving.call('DELETE', '/api/account', { confirmation: DELETE_WORDS })).status).toBe(200);
  });

  it('accepting one of the two is not enough, and both is, from the next call on', async () => {
    const half = { termsAccepted: true, privacyAccepted: false };
    expect((await newcomer.call('POST', '/api/auth/accept-terms', half)).status).toBe(400);
    const save = async () => (await newcomer.call('POST', '/api/meal-plans/save', planBodyOf('Mine'))).status;
    expect(await save()).toBe(403);
    expect((await newcomer.call('POST', '/api/auth/accept-terms', { ...half, privacyAccepted: true })).status).toBe(200);
    expect(await save()).toBe(200);
  });
});
