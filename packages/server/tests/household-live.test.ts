import { EXPORT_URL, importAccount } from '@larder/contract/account.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { bringIn, idOf, leave } from './support/household-people.ts';
import { type Caller, type LarderApp, startLarderApp } from './support/larder-app.ts';
import { planBodyOf } from './support/plan-body.ts';
import { ENGINES } from './support/test-database.ts';

type Wire<Data> = { readonly data: Data };

/** Somebody who hears nothing hears nothing for ever; how fast it is, is no matter of a busy machine's tests. */
const IN_TIME = { timeout: 20_000, interval: 20 };

describe.each(ENGINES)('what others in a household do, on %s', (engine) => {
  let larder: LarderApp;
  let ada: Caller;
  let bob: Caller;
  beforeAll(async () => {
    larder = await startLarderApp(engine);
    // The first to watch in a process begins to listen; what is said before the database is heard is told as 'everything'.
    const [host, first] = [await larder.newEater(), await larder.newEater()];
    await bringIn(host, first);
    const watching = await watch(first);
    const isHeard = async () => {
      await host.call('POST', '/api/grocery-lists', { name: 'Is anybody there?' });
      return watching.told().length > 0;
    };
    await vi.waitUntil(isHeard, { ...IN_TIME, interval: 100 });
  }, 60_000);
  afterAll(() => larder.close());
  beforeEach(async () => {
    [ada, bob] = [await larder.newEater(), await larder.newEater()];
    await bringIn(ada, bob);
  });

  /** Begun: what changes from here on is told, beside what was on its way before. */
  const watch = async ({ cookie }: Caller, path = '/api/household/events') => {
    const answer = await larder.app.inject({ method: 'GET', url: path, headers: { cookie }, payloadAsStream: true });
    let text = '';
    const ended = (async () => {
      for await (const chunk of answer.stream().setEncoding('utf8')) text += String(chunk);
    })();
    return {
      told: () => changesIn(text),
      end: async () => {
        await ended;
        return text;
      },
    };
  };
  const changesIn = (text: string) =>
    [...text.matchAll(/event: (\w+)\n(?:id: .*\n)?data: (.*)/g)].map(([, name, data = '']) => [
      name,
      ...((JSON.parse(data) as { things?: string[] }).things ?? []),
    ]);
  /** That the watcher was brought in may still be on its way when it begins to listen. */
  const besidesComing = (changes: readonly (readonly (string | undefined)[])[]) =>
    changes.flat().filter((word) => word !== 'changed' && word !== 'people');

  it('is told as it is done, and the stream of who is removed ends at once', async () => {
    const watching = await watch(bob);
    const { id } = (await ada.call<Wire<{ id: string }>>('POST', '/api/meal-plans/save', planBodyOf('Ours'))).body.data;
    await expect.poll(() => besidesComing(watching.told()), IN_TIME).toEqual(['plans']);
    await ada.call('POST', '/api/weekly-plan-days', { date: '2026-11-21', mealPlanId: id });
    await expect.poll(() => besidesComing(watching.told()), IN_TIME).toEqual(['plans', 'days']);
    await bob.call('POST', '/api/grocery-lists', { name: 'By my own hand' });
    await ada.call('DELETE', `/api/household/members/${await idOf(bob)}`);
    const text = await watching.end();
    expect(besidesComing(watching.told())).toEqual(['plans', 'days', 'moved']);
    expect(text).not.toContain('Ours');
  });

  it('is told of everything that an archive may have brought', async () => {
    const { rawPayload } = await larder.app.inject({ method: 'GET', url: EXPORT_URL, headers: { cookie: ada.cookie } });
    const watching = await watch(bob);
    const { method, path: url } = importAccount;
    const headers = { cookie: ada.cookie, origin: 'http://localhost:5000', 'content-type': 'application/zip' };
    expect((await larder.app.inject({ method, url, headers, payload: rawPayload })).statusCode).toBe(200);
    await expect.poll(() => besidesComing(watching.told()), IN_TIME).toEqual(['plans', 'days', 'weeks', 'lists', 'recipes']);
    await ada.call('DELETE', `/api/household/members/${await idOf(bob)}`);
    await watching.end();
  });

  it('is told of what somebody must not eat, which is everybody’s table', async () => {
    const watching = await watch(bob);
    await ada.call('POST', '/api/grocery-lists', { name: 'Told after the coming' });
    await expect.poll(() => besidesComing(watching.told()), IN_TIME).toEqual(['lists']);
    const before = watching.told().length;
    await ada.call('PUT', '/api/profile', { dietaryRestrictions: ['Egg allergy'] });
    await expect.poll(() => watching.told().slice(before), IN_TIME).toEqual([['changed', 'people']]);
    await ada.call('DELETE', `/api/household/members/${await idOf(bob)}`);
    await watching.end();
    expect(besidesComing(watching.told())).toEqual(['lists', 'moved']);
  });

  it('is told of what somebody thinks of a dish', async () => {
    const watching = await watch(bob);
    expect((await ada.call('PUT', '/api/dish-opinions', { dishKey: 'bean-chili', rating: 4 })).status).toBe(200);
    await expect.poll(() => besidesComing(watching.told()), IN_TIME).toEqual(['recipes']);
    await ada.call('DELETE', `/api/household/members/${await idOf(bob)}`);
    await watching.end();
  });

  it('is heard by nobody in another household', async () => {
    const carl = await larder.newEater();
    const dora = await larder.newEater();
    await bringIn(carl, dora);
    const watching = await watch(dora);
    await ada.call('POST', '/api/meal-plans/save', planBodyOf('Ours'));
    await carl.call('POST', '/api/grocery-lists', { name: 'Theirs' });
    await expect.poll(() => besidesComing(watching.told()), IN_TIME).toEqual(['lists']);
    await leave(dora);
    await watching.end();
    expect(besidesComing(watching.told())).toEqual(['lists', 'moved']);
  });

  it('closes the list that somebody who leaves is watching', async () => {
    const list = (await ada.call<Wire<{ id: string }>>('POST', '/api/grocery-lists', { name: 'Week' })).body.data.id;
    const watching = await watch(bob, `/api/grocery-lists/${list}/events`);
    await leave(bob);
    await ada.call('POST', `/api/grocery-lists/${list}/lines`, { id: crypto.randomUUID(), line: 'secret truffles' });
    const text = await watching.end();
    expect(text).toContain('event: gone');
    expect(text).not.toContain('truffles');
  });
});
