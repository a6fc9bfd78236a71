import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bringIn, idOf, leave } from './support/household-people.ts';
import { type Caller, type LarderApp, startLarderApp } from './support/larder-app.ts';
import { planBodyOf } from './support/plan-body.ts';
import { ENGINES } from './support/test-database.ts';

type Wire<Data> = { readonly data: Data };

describe.each(ENGINES)('what others in a household do, on %s', (engine) => {
  let larder: LarderApp;
  let ada: Caller;
  let bob: Caller;
  beforeAll(async () => {
    larder = await startLarderApp(engine);
  }, 60_000);
  afterAll(() => larder.close());
  beforeEach(async () => {
    [ada, bob] = [await larder.newEater(), await larder.newEater()];
    await bringIn(ada, bob);
  });

  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  /** Begun and heard: a stream that is asked for is there a moment later. */
  const watch = async ({ call }: Caller, path = '/api/household/events') => {
    const watching = call('GET', path);
    await pause(150);
    return { end: async () => (await watching).text };
  };
  const changesIn = (text: string) =>
    [...text.matchAll(/event: (\w+)\n(?:id: .*\n)?data: (.*)/g)].map(([, name, data = '']) => [
      name,
      ...((JSON.parse(data) as { things?: string[] }).things ?? []),
    ]);

  it('is told as it is done, and the stream of who is removed ends at once', async () => {
    const watching = await watch(bob);
    const { id } = (await ada.call<Wire<{ id: string }>>('POST', '/api/meal-plans/save', planBodyOf('Ours'))).body.data;
    await pause(150);
    await ada.call('POST', '/api/weekly-plan-days', { date: '2026-11-21', mealPlanId: id });
    await pause(150);
    await bob.call('POST', '/api/grocery-lists', { name: 'By my own hand' });
    await ada.call('DELETE', `/api/household/members/${await idOf(bob)}`);
    const text = await watching.end();
    // The first to listen in a process looks at everything once.
    expect(changesIn(text).filter((change) => change.length <= 2)).toEqual([['changed', 'plans'], ['changed', 'days'], ['moved']]);
    expect(text).not.toContain('Ours');
  });

  it('is told of what somebody must not eat, which is everybody’s table', async () => {
    const watching = await watch(bob);
    await ada.call('PUT', '/api/profile', { dietaryRestrictions: ['Egg allergy'] });
    await pause(150);
    await ada.call('DELETE', `/api/household/members/${await idOf(bob)}`);
    expect(changesIn(await watching.end()).filter((change) => change.length <= 2)).toEqual([['changed', 'people'], ['moved']]);
  });

  it('is heard by nobody in another household', async () => {
    const carl = await larder.newEater();
    const dora = await larder.newEater();
    await bringIn(carl, dora);
    const watching = await watch(dora);
    await ada.call('POST', '/api/meal-plans/save', planBodyOf('Ours'));
    await pause(150);
    await leave(dora);
    expect(changesIn(await watching.end()).filter((change) => change.length <= 2)).toEqual([['moved']]);
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
