import { EVENT_STREAM } from '@larder/contract/event-stream.ts';
import { NO_OPINIONS } from '@larder/domain/plan/frame/dish-opinions.ts';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { readEvents } from '../../../tests/support/read-events.ts';
import type { HouseholdId, UserId } from '../../db/scope.ts';
import { mount } from '../../http/mount.ts';
import type { PlanDeps } from './generate-plan.ts';
import { generateRoute } from './generate-routes.ts';
import { embeddedEngine } from './plan-engine.ts';

test('says in a stream what a full disk is, as it would with a status', async () => {
  const fullDisk = Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' });
  const plans = { listShown: async () => [], saveOpenPlan: () => Promise.reject(fullDisk) };
  const opinions = { readOpinions: async () => NO_OPINIONS };
  const eaters = { find: async () => undefined };
  const readTable = async () => [];
  const readLibrary = async () => [];
  const deps = {
    plans,
    searches: {},
    eaters,
    opinions,
    readTable,
    readLibrary,
    listNamed: readLibrary,
    engine: embeddedEngine,
    now: () => new Date(),
  };
  const app = Fastify();
  mount(app, [generateRoute(deps as unknown as PlanDeps)], {
    findScope: async () => ({ userId: 'ada' as UserId, householdId: 'home' as HouseholdId }),
  });
  const answer = await app.inject({
    method: 'POST',
    url: '/api/meal-plans/generate',
    headers: { accept: EVENT_STREAM },
    payload: { query: 'vegan' },
  });
  const last = readEvents(answer.body).at(-1);
  expect([last?.name, last?.data['error']]).toMatchObject([
    'problem',
    { code: 'unavailable', message: expect.stringContaining('Nothing you saved is lost') },
  ]);
  expect(answer.body).not.toContain('No space left');
});
