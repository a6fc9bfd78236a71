import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endpoint } from '@larder/contract/endpoint.ts';
import fastify from 'fastify';
import * as z from 'zod/mini';
import type { Scope } from '../db/scope.ts';
import { JsonStream, mount, route } from './mount.ts';
import { answerProblem } from './problems.ts';
import { laneOf, makeAccountTurns } from './account-turns.ts';

describe('turns of an account', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const settled = async (taken: Promise<unknown>): Promise<boolean> =>
    Promise.race([
      taken.then(
        () => true,
        () => true,
      ),
      vi.advanceTimersByTimeAsync(0).then(() => false),
    ]);

  const faultOf = async (taken: Promise<unknown>): Promise<unknown> =>
    taken.then(
      () => undefined,
      (fault: unknown) => fault,
    );

  test('are as many at once as its kind of work has, and the next when one is over', async () => {
    const take = makeAccountTurns();
    const first = await take('ada', 'shelf');
    const second = take('ada', 'shelf');
    expect(await settled(second)).toBe(false);
    first();
    const end = await second;
    end();
    expect(await settled(take('ada', 'shelf'))).toBe(true);
  });

  test('are nobody else’s wait, and no other kind’s', async () => {
    const take = makeAccountTurns();
    await take('ada', 'shelf');
    void take('ada', 'shelf');
    expect(await settled(take('ben', 'shelf'))).toBe(true);
    expect(await settled(take('ada', 'lists'))).toBe(true);
  });

  test('leave the line with whoever waits for them', async () => {
    const take = makeAccountTurns();
    const end = await take('ada', 'shelf');
    const left = new AbortController();
    const second = faultOf(take('ada', 'shelf', () => left.signal));
    const third = take('ada', 'shelf');
    left.abort();
    expect(await second).toBeDefined();
    end();
    expect(await settled(third)).toBe(true);
  });

  test('are not waited for by who has left already', async () => {
    const take = makeAccountTurns();
    await take('ada', 'shelf');
    expect(await settled(take('ada', 'shelf', () => AbortSignal.abort()))).toBe(true);
  });

  test('given back twice count once', async () => {
    const take = makeAccountTurns();
    const end = await take('ada', 'shelf');
    end();
    end();
    await take('ada', 'shelf');
    expect(await settled(take('ada', 'shelf'))).toBe(false);
  });

  test('are refused with when to come back, once the wait is too long', async () => {
    const take = makeAccountTurns(500);
    await take('ada', 'lists');
    const late = faultOf(take('ada', 'lists'));
    await vi.advanceTimersByTimeAsync(500);
    expect(await late).toMatchObject({ code: 'rate-limited', retrySeconds: 5 });
    expect(await settled(take('ada', 'lists'))).toBe(false);
  });

  test('are refused where very many wait already', async () => {
    const take = makeAccountTurns();
    for (let n = 0; n < 64; n++) void take('ada', 'rest').catch(() => undefined);
    expect(String(await faultOf(take('ada', 'rest')))).toContain('Larder is still busy with other things you asked for');
  });

  test('of what stays open are never waited for', async () => {
    const take = makeAccountTurns();
    const lane = laneOf({ staysOpen: true });
    for (let n = 0; n < 50; n++) await take('ada', lane);
    expect(String(await faultOf(take('ada', lane)))).toContain('is open in too many windows');
  });
});

describe('a mounted call', () => {
  const shelf = endpoint({ method: 'GET', path: '/api/shelf', access: 'user', rate: 'shelf', reply: z.object({ n: z.number() }) });

  test('waits behind those of its account, is refused past sixty, and goes by those of others', async () => {
    let open = (): void => undefined;
    const opened = new Promise<void>((resolve) => (open = resolve));
    const app = fastify().setErrorHandler(answerProblem);
    let n = 0;
    const read = route(shelf, async ({ userId }) => {
      if (userId === 'busy') await opened;
      return { n: ++n };
    });
    mount(app, [read], { findScope: async ({ headers }) => ({ userId: headers['x-user'], householdId: 'home' }) as unknown as Scope });
    const ask = async (user: string) => app.inject({ url: '/api/shelf', headers: { 'x-user': user } });

    const asked = Array.from({ length: 80 }, async () => ask('busy'));
    expect((await ask('calm')).json()).toEqual({ n: 1 });
    const [refused] = await Promise.race([Promise.all(asked.slice(61)), Promise.all(asked.slice(0, 61))]);
    expect([refused?.statusCode, refused?.headers['retry-after']]).toEqual([429, '5']);
    expect(refused?.json()).toMatchObject({ error: { code: 'rate-limited' } });
    open();
    const answers = await Promise.all(asked);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(61);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(19);
  });

  /** One call under way and one that waits behind it, of somebody whose session says by then what `then` makes of it. */
  const waitBehind = async (then: Partial<Scope> | undefined, role = 'member') => {
    let open = (): void => undefined;
    const opened = new Promise<void>((resolve) => (open = resolve));
    const app = fastify().setErrorHandler(answerProblem);
    let known: { scope: Scope | undefined; role: string } = { scope: { userId: 'bob', householdId: 'theirs' } as Scope, role: 'member' };
    const remembered = new Map<unknown, typeof known>();
    const look = (raw: unknown) => remembered.get(raw) ?? remembered.set(raw, known).get(raw)!;
    const asked: Scope[] = [];
    const read = route(shelf, async ({ scope }) => {
      asked.push(scope);
      if (asked.length === 1) await opened;
      return { n: asked.length };
    });
    mount(app, [read], {
      findScope: async (raw) => look(raw).scope,
      findRole: async (raw) => look(raw).role as 'member',
      readAnew: (raw) => void remembered.delete(raw),
    });
    const calls = [app.inject('/api/shelf'), app.inject('/api/shelf')];
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    await new Promise(setImmediate);
    known = { scope: then && ({ userId: 'bob', householdId: 'theirs', ...then } as Scope), role };
    open();
    const [, second] = await Promise.all(calls);
    return { status: second!.statusCode, asked: asked.at(-1)?.householdId };
  };

  test('that waited is answered as who its caller is by then', async () => {
    expect(await waitBehind({})).toEqual({ status: 200, asked: 'theirs' });
    expect(await waitBehind({ householdId: 'own' as Scope['householdId'] })).toEqual({ status: 200, asked: 'own' });
    expect(await waitBehind(undefined)).toMatchObject({ status: 401 });
    expect(await waitBehind({}, 'shopper')).toMatchObject({ status: 403 });
  });

  test('whose body comes late is answered as who its caller is by then', async () => {
    const write = endpoint({
      method: 'PUT',
      path: '/api/day',
      access: 'user',
      body: z.object({ title: z.string() }),
      reply: z.object({ ok: z.boolean() }),
    });
    const app = fastify().setErrorHandler(answerProblem);
    let known: Scope | undefined = { userId: 'bob', householdId: 'theirs' } as unknown as Scope;
    const remembered = new Map<unknown, Scope | undefined>();
    const written: string[] = [];
    const put = route(write, async ({ body }) => ({ ok: written.push(body.title) > 0 }));
    mount(app, [put], {
      findScope: async (raw) => (remembered.has(raw) ? remembered : remembered.set(raw, known)).get(raw),
      readAnew: (raw) => void remembered.delete(raw),
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    const body = JSON.stringify({ title: 'Soup' });
    socket.write(
      `PUT /api/day HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 3)}`,
    );
    await vi.waitFor(() => expect(remembered.size).toBe(1));
    known = undefined;
    socket.write(body.slice(3));
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    await app.close();
    expect([answer.toString().slice(0, 12), written]).toEqual(['HTTP/1.1 401', []]);
  });

  test('whose answer goes on for long ends when its caller is removed', async () => {
    const app = fastify().setErrorHandler(answerProblem);
    let householdId = 'theirs';
    async function* pages(): AsyncGenerator<string> {
      yield '{"n":1';
      householdId = 'own';
      yield ',"secret":2}';
    }
    const read = route(shelf, async () => new JsonStream(pages()));
    mount(app, [read], { findScope: async () => ({ userId: 'bob', householdId }) as unknown as Scope });
    const cut = await app.inject('/api/shelf').catch((error: unknown) => error);
    expect(JSON.stringify(cut)).not.toContain('secret');
  });
});
