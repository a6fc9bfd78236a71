import type { ProblemReply } from '@larder/contract/problem.ts';
import { ENDPOINTS } from '@larder/contract/endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type LarderApp, startLarderApp } from './support/larder-app.ts';

let larder: LarderApp;
let eater: Caller;

beforeAll(async () => {
  larder = await startLarderApp();
  eater = await larder.newEater();
});
afterAll(() => larder.close());

const fill = (path: string): string => path.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000');
const rows = ENDPOINTS.map((endpoint) => ({ ...endpoint, name: `${endpoint.method} ${endpoint.path}` }));

// Walks the contract, so that a new endpoint cannot be forgotten.
describe('every endpoint', () => {
  it.each(rows.filter(({ access }) => access === 'user'))('$name is closed to visitors', async ({ method, path, body }) => {
    const { status, body: answer } = await larder.visitor.call<ProblemReply>(method, fill(path), body ? {} : undefined);
    expect([status, answer.message]).toEqual([401, 'Unauthorized']);
  });

  it.each(rows)('$name answers an unexpected body with JSON, never with a fault of ours', async ({ method, path, body }) => {
    const sent = body ? [1, 'two', null] : undefined;
    const { status, body: answer, text } = await eater.call<ProblemReply>(method, fill(path), sent);
    expect(status, text).toBeLessThan(500);
    expect(text).not.toMatch(/<!doctype|\bat \w+ \(/i);
    expect(answer).toBeTypeOf('object');
  });

  it('is the only thing under /api that answers', async () => {
    const { status, body } = await eater.call<ProblemReply>('GET', '/api/nothing-here');
    expect([status, body.error.code]).toEqual([404, 'not-found']);
  });
});
