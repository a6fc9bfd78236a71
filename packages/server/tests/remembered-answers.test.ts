import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { ENDPOINTS } from '@larder/contract/endpoints.ts';
import { watchGroceryList } from '@larder/contract/grocery.ts';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { buildApp } from '../src/app.ts';
import { readEnv } from '../src/config/env.ts';
import type { Database } from '../src/db/database.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { LATELY_MS } from '../src/http/hearing.ts';
import { CHANGE_CHANNEL } from '../src/http/remember-answers.ts';
import { makeSessionStore } from '../src/http/session-store.ts';
import { silentLog } from './support/silent-log.ts';
import { planBodyOf } from './support/plan-body.ts';
import { createDatabase, dropDatabase } from './support/start-postgres.ts';
import { makeTestUser } from './support/test-database.ts';

const ORIGIN = 'http://localhost:5000';

/** One server process, as far as the memory of answers can tell. */
type Process = {
  readonly app: FastifyInstance;
  readonly sweep: () => Promise<number>;
  readonly database: Database;
  readonly countLookUps: () => number;
};

let databaseUrl: string;
let plain: Process;
/** Its notifications of changes go through `telling`. */
let watched: Process;
const telling: { current: (payload: string) => Promise<void> } = { current: () => Promise.resolve() };
const started: Process[] = [];

beforeAll(async () => {
  const { adminUrl, template } = inject('sharedPostgres');
  databaseUrl = await createDatabase(adminUrl, template);
  plain = await startProcess({ variables: { ANSWER_MEMORY_MB: '0' } });
  watched = await startProcess({
    change: ({ notify }) => ({
      notify: (channel, payload) => (channel === CHANGE_CHANNEL ? telling.current(payload) : notify(channel, payload)),
    }),
  });
});
afterAll(async () => {
  for (const { app, database } of started) {
    await app.close();
    await database.close();
  }
  await dropDatabase(inject('sharedPostgres').adminUrl, databaseUrl);
});

type Options = { readonly variables?: Record<string, string>; readonly change?: (database: Database) => Partial<Database> };

async function startProcess({ variables = {}, change = () => ({}) }: Options = {}): Promise<Process> {
  const env = readEnv({ BASE_URL: ORIGIN, DATA_DIR: tmpdir(), LOG_LEVEL: 'silent', ...variables });
  if (!env.ok) throw new Error(env.fault.message);
  const database = await openDatabase({ databaseUrl, dataDir: tmpdir(), log: silentLog });
  let lookUps = 0;
  const counting: Database = {
    ...database,
    lookUp: (query) => {
      lookUps += 1;
      return database.lookUp(query);
    },
  };
  const secrets = { secret: 'a secret of more than thirty-two characters', encryptionKey: 'another secret of more than thirty-two' };
  const { app, sweep } = await buildApp({ env: env.value, database: { ...counting, ...change(counting) }, ...secrets });
  const process = { app, sweep, database, countLookUps: () => lookUps };
  started.push(process);
  return process;
}

/** The first hundred are asked again of the stores; from then on what is remembered is what is answered. */
async function startTrusting(options: Options = {}): Promise<Process> {
  const process = await startProcess(options);
  const somebody = await newPerson();
  await expect
    .poll(
      async () => {
        for (let n = 0; n < 20; n++) await read(process, somebody, '/api/auth/user');
        const before = process.countLookUps();
        for (let n = 0; n < 10; n++) await read(process, somebody, '/api/auth/user');
        return process.countLookUps() - before;
      },
      { timeout: 10_000, interval: 10 },
    )
    .toBeLessThan(3);
  return process;
}

type Person = { readonly cookie: string; readonly id: string };

async function newPerson(): Promise<Person> {
  const id = await makeTestUser(plain.database);
  return { id, cookie: `larder_session=${await makeSessionStore(plain.database).create(id, {})}` };
}

async function send({ app }: Process, cookie: string, [method, url, body]: Write) {
  const headers = { cookie, origin: ORIGIN, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
  const answer = await app.inject({
    method: method as 'GET',
    url,
    headers,
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  return { status: answer.statusCode, text: answer.body, setCookie: [answer.headers['set-cookie'] ?? []].flat().join('\n') };
}

type Write = readonly [method: string, url: string, body?: object | undefined];

/** As another device of the same person: without the cookie that came with somebody's write. */
async function read(process: Process, { cookie }: Person, url: string): Promise<string> {
  const { status, text } = await send(process, cookie, ['GET', url]);
  return `${status} ${text}`;
}

/** As the browser that wrote. */
const readAsWriter = (process: Process, { cookie }: Person, url: string): Promise<string> =>
  read(process, { id: '', cookie: `${cookie}; larder_fresh_wrote=1` }, url);

type Things = { readonly plan: string; readonly list: string; readonly item: string };

async function makeThings(cookie: string): Promise<Things> {
  const idOf = async (write: Write) => (JSON.parse((await send(plain, cookie, write)).text) as { data: { id: string } }).data.id;
  const item = randomUUID();
  const plan = await idOf(['POST', '/api/meal-plans/save', planBodyOf('Day')]);
  const list = await idOf(['POST', '/api/grocery-lists', { name: 'Week' }]);
  await idOf(['POST', `/api/grocery-lists/${list}/lines`, { id: item, line: '2 cups rice' }]);
  return { plan, list, item };
}

const DATE = '2026-11-21';

/** One way to change each answer that is remembered, with a different outcome each time. */
const WRITES: Readonly<Record<string, (things: Things, n: number) => Write>> = {
  'a name': (_things, n) => ['PUT', '/api/profile', { firstName: `Ada ${n}` }],
  'a plan': ({ plan }, n) => ['PUT', `/api/meal-plans/${plan}`, planBodyOf(`Day ${n}`)],
  'a favorite': ({ plan }, n) => ['PATCH', `/api/meal-plans/${plan}/favorite`, { isFavorited: String(n % 2 === 0) }],
  'a planned day': ({ plan }, n) => ['POST', '/api/weekly-plan-days', { date: DATE, mealPlanId: plan, notes: `note ${n}` }],
  'a cleared day': () => ['DELETE', `/api/weekly-plan-days/date/${DATE}`],
  'a list': ({ list }, n) => ['PUT', `/api/grocery-lists/${list}`, { name: `Week ${n}` }],
  'a line': ({ list }) => ['POST', `/api/grocery-lists/${list}/lines`, { id: randomUUID(), line: '1 cup salt' }],
  'a tick': ({ item }, n) => ['PUT', `/api/grocery-list-items/${item}`, { checked: n % 2 === 0 }],
  'a deleted plan': ({ plan }) => ['DELETE', `/api/meal-plans/${plan}`],
  'a restored plan': ({ plan }) => ['POST', `/api/meal-plans/${plan}/restore`],
  'a deleted item': ({ item }) => ['DELETE', `/api/grocery-list-items/${item}`],
  'a restored item': ({ item }) => ['POST', `/api/grocery-list-items/${item}/restore`],
};

const remembered = ({ plan, list }: Things): readonly string[] => [
  '/api/auth/user',
  `/api/weekly-plan-days/${DATE}?endDate=2026-11-30`,
  '/api/calendar/planned-plans',
  '/api/grocery-lists',
  `/api/grocery-lists/${list}`,
  `/api/meal-plans/${plan}`,
];

/** So that most of them have something to do. */
function bodyOf(name: string, plan: string): object {
  const days = [{ date: DATE, mealPlanId: plan }];
  const bodies: Readonly<Record<string, object>> = {
    'POST /api/meal-plans/save': planBodyOf('Saved'),
    'PUT /api/meal-plans/:id': planBodyOf('Changed'),
    'PATCH /api/meal-plans/:id/favorite': { isFavorited: 'true' },
    'POST /api/weekly-plan-days': days[0]!,
    'PUT /api/weekly-plan-days': { days },
    'POST /api/grocery-lists': { name: 'Other' },
    'PUT /api/grocery-lists/:id': { name: 'Changed' },
    'POST /api/grocery-lists/:id/approve': { name: 'Approved' },
    'POST /api/grocery-lists/:id/lines': { id: randomUUID(), line: '1 cup salt' },
    'PUT /api/grocery-list-items/:id': { checked: true },
    'PUT /api/profile': { firstName: 'Ada' },
  };
  return bodies[name] ?? {};
}

/** Answered while their handler still works. */
const STREAMS: ReadonlySet<string> = new Set(['/api/meal-plans/generate']);

/** In one of two processes. */
type Change = { readonly at: number; readonly what: string };
type Step = { readonly does: 'write' | 'at once' | 'read' | 'cut'; readonly at: number; readonly writes: readonly Change[] };

const cutHearing = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'larder listener' and datname = current_database()`.execute(plain.database.kysely);

describe('remembered answers', () => {
  test('are given without asking the database, until somebody writes', async () => {
    const process = await startTrusting();
    const ada = await newPerson();
    const things = await makeThings(ada.cookie);
    const readAll = () => Promise.all(remembered(things).map((url) => read(process, ada, url)));
    const first = await readAll();
    const before = process.countLookUps();
    for (let n = 0; n < 20; n++) expect(await readAll()).toEqual(first);
    // One in a hundred is asked again.
    expect(process.countLookUps() - before).toBeLessThan(30);
    await send(process, ada.cookie, WRITES['a list']!(things, 1));
    expect(await read(process, ada, '/api/grocery-lists')).toContain('Week 1');
  });

  test('are, in any history of two processes, never older than what the reader wrote, and soon as new for everybody', async () => {
    const processes = [await startTrusting(), await startTrusting()];
    const at = fc.integer({ min: 0, max: 1 });
    const anyChange = fc.record({ at, what: fc.constantFrom(...Object.keys(WRITES)) });
    const steps = fc.array(
      fc.record({
        does: fc.constantFrom<Step['does']>('write', 'write', 'write', 'at once', 'read', 'read', 'cut'),
        at,
        writes: fc.array(anyChange, { minLength: 1, maxLength: 3 }),
      }),
      { minLength: 3, maxLength: 10 },
    );
    let n = 0;
    await fc.assert(
      fc.asyncProperty(steps, async (history) => {
        const [ada, bob] = [await newPerson(), await newPerson()];
        const [ofAda, ofBob] = [await makeThings(ada.cookie), await makeThings(bob.cookie)];
        const bobs = await Promise.all(remembered(ofBob).map((url) => read(processes[0]!, bob, url)));
        const writeNow = ({ at: where, what }: Change) => send(processes[where]!, ada.cookie, WRITES[what]!(ofAda, (n += 1)));
        const readAll = (one: Process, how = read) => Promise.all(remembered(ofAda).map((url) => how(one, ada, url)));
        const run: Readonly<Record<Step['does'], (step: Step) => Promise<unknown>>> = {
          cut: cutHearing,
          write: async (step) => {
            for (const change of step.writes) await writeNow(change);
            const stored = await readAll(plain);
            for (const one of processes) expect(await readAll(one, readAsWriter)).toEqual(stored);
          },
          'at once': async (step) => {
            const reads = () => processes.map((one) => readAll(one));
            await Promise.all([...reads(), ...step.writes.map(writeNow), ...reads()]);
            await run.write({ ...step, writes: [] });
          },
          read: async ({ at: where }) => {
            const stored = await readAll(plain);
            await expect.poll(() => readAll(processes[where]!), { timeout: 3000, interval: 5 }).toEqual(stored);
          },
        };
        for (const one of processes) await readAll(one);
        for (const step of history) await run[step.does](step);
        expect(await Promise.all(remembered(ofBob).map((url) => read(processes[1]!, bob, url)))).toEqual(bobs);
        for (const url of [`/api/grocery-lists/${ofAda.list}`, `/api/meal-plans/${ofAda.plan}`])
          expect(await read(processes[1]!, bob, url)).toMatch(/^404/);
      }),
      { numRuns: 12 },
    );
  }, 120_000);

  test.each(
    ENDPOINTS.filter(({ method }) => method !== 'GET').map(
      ({ method, path, body }) => [`${method} ${path}`, { method, path, body }] as const,
    ),
  )('%s tells every process of its caller before it answers', async (_name, { method, path, body }) => {
    const told: string[] = [];
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    telling.current = async (payload) => {
      told.push(payload);
      await held;
    };
    const ada = await newPerson();
    const { plan, list, item } = await makeThings(ada.cookie);
    const id = path.startsWith('/api/meal-plans') ? plan : path.startsWith('/api/grocery-lists/') ? list : item;
    const url = path.replace(/:(date|startDate)/, DATE).replace(/:id/, id);
    let isAnswered = false;
    const answer = send(watched, ada.cookie, [method, url, body && bodyOf(`${method} ${path}`, plan)]).then((sent) => {
      isAnswered = true;
      return sent;
    });
    await expect.poll(() => told.length, { timeout: 20_000, interval: 5 }).toBeGreaterThan(0);
    expect(told).toContain(ada.id);
    await wait(5);
    const wasAnswered = isAnswered;
    release();
    const { status, setCookie } = await answer;
    // A failure is told of as well, but nobody has to wait for that; and a stream ends later than its words are read.
    expect(wasAnswered && status < 300 && !STREAMS.has(path)).toBe(false);
    expect(setCookie).toContain('larder_fresh_wrote=1; Max-Age=5; Path=/api; HttpOnly; SameSite=Lax');
  });

  test('are still what is stored after every call that only reads, and after the sweeps', async () => {
    const process = await startTrusting();
    const ada = await newPerson();
    const things = await makeThings(ada.cookie);
    await send(plain, ada.cookie, WRITES['a planned day']!(things, 1));
    const readAll = (one: Process) => Promise.all(remembered(things).map((url) => read(one, ada, url)));
    await readAll(process);
    for (const { method, path } of ENDPOINTS.filter((endpoint) => endpoint.method === 'GET' && endpoint.path !== watchGroceryList.path)) {
      const id = path.startsWith('/api/meal-plans') ? things.plan : things.list;
      await send(process, ada.cookie, [method, path.replace(/:startDate/, DATE).replace(/:id/, id)]);
    }
    await process.sweep();
    expect(await readAll(process)).toEqual(await readAll(plain));
  });

  test('are not kept from a look-up that began before a change', async () => {
    let hold: Promise<void> | undefined;
    const process = await startTrusting({
      change: ({ lookUp }) => ({
        lookUp: async (query) => {
          const rows = await lookUp(query);
          await hold;
          return rows;
        },
      }),
    });
    const ada = await newPerson();
    const things = await makeThings(ada.cookie);
    await read(process, ada, '/api/calendar/planned-plans');
    let release = (): void => undefined;
    hold = new Promise((resolve) => (release = resolve));
    const slow = read(process, ada, '/api/grocery-lists');
    await wait(50);
    hold = undefined;
    await send(process, ada.cookie, WRITES['a list']!(things, 7));
    release();
    expect(await slow).not.toContain('Week 7');
    for (let n = 0; n < 3; n++) expect(await read(process, ada, '/api/grocery-lists')).toContain('Week 7');
  });

  test('are not believed while the connection for notifications is silent, and again when it speaks', async () => {
    const process = await startTrusting();
    const ada = await newPerson();
    const things = await makeThings(ada.cookie);
    await read(process, ada, '/api/grocery-lists');
    const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
      where application_name = 'larder listener' and datname = current_database()`.execute(plain.database.kysely);
    const signal = (name: 'SIGSTOP' | 'SIGCONT') => rows.forEach(({ pid }) => globalThis.process.kill(pid, name));
    signal('SIGSTOP');
    try {
      await send(plain, ada.cookie, WRITES['a list']!(things, 9));
      await wait(LATELY_MS + 100);
      expect(await read(process, ada, '/api/grocery-lists')).toContain('Week 9');
    } finally {
      signal('SIGCONT');
    }
    const countForFive = async () => {
      const before = process.countLookUps();
      for (let n = 0; n < 5; n++) await read(process, ada, '/api/grocery-lists');
      return process.countLookUps() - before;
    };
    await expect.poll(countForFive, { timeout: 10_000 }).toBe(0);
  });

  test('are not given to who has just written, by a process that hears of it late', async () => {
    const late = await startTrusting({
      change: ({ listen }) => ({
        // In order, as notifications come.
        listen: (channel, hear, watch) => listen(channel, (payload) => setTimeout(() => hear(payload), 400), watch),
      }),
    });
    const ada = await newPerson();
    const things = await makeThings(ada.cookie);
    await read(late, ada, '/api/grocery-lists');
    const { setCookie } = await send(watched, ada.cookie, WRITES['a list']!(things, 5));
    const cookie = `${ada.cookie}; ${setCookie.split(';', 1)[0]}`;
    expect(await read(late, { ...ada, cookie }, '/api/grocery-lists')).toContain('Week 5');
  });

  test('are forgotten when hearing was interrupted, as nobody knows what was told meanwhile', async () => {
    const process = await startTrusting();
    const ada = await newPerson();
    const things = await makeThings(ada.cookie);
    for (let n = 0; n < 3; n++) await read(process, ada, '/api/grocery-lists');
    const countForFive = async () => {
      const before = process.countLookUps();
      for (let n = 0; n < 5; n++) await read(process, ada, '/api/auth/user');
      return process.countLookUps() - before;
    };
    await cutHearing();
    await expect.poll(countForFive, { interval: 1 }).toBeGreaterThan(4);
    await send(plain, ada.cookie, WRITES['a list']!(things, 3));
    await expect.poll(countForFive, { timeout: 10_000 }).toBe(0);
    expect(await read(process, ada, '/api/grocery-lists')).toContain('Week 3');
  });

  test('stop with their session, here at once and in other processes as soon as they hear of it', async () => {
    const [here, there] = [await startTrusting(), await startTrusting()];
    const ada = await newPerson();
    for (const process of [here, there]) for (let n = 0; n < 3; n++) await read(process, ada, '/api/grocery-lists');
    await send(here, ada.cookie, ['GET', '/api/logout']);
    expect(await read(here, ada, '/api/grocery-lists')).toMatch(/^401/);
    await expect.poll(() => read(there, ada, '/api/grocery-lists')).toMatch(/^401/);
  });

  test('are not given to who watches a list, from the moment that begins', async () => {
    const process = await startTrusting();
    const ada = await newPerson();
    const { list } = await makeThings(ada.cookie);
    const url = await process.app.listen({ port: 0, host: '127.0.0.1' });
    const stop = new AbortController();
    const stream = await fetch(`${url}/api/grocery-lists/${list}/events`, { headers: { cookie: ada.cookie }, signal: stop.signal });
    expect(stream.headers.get('set-cookie')).toContain('larder_fresh_watches=1; Max-Age=360');
    stop.abort();
  });

  test('do not exist where they are switched off', async () => {
    const ada = await newPerson();
    const before = plain.countLookUps();
    for (let n = 0; n < 5; n++) await read(plain, ada, '/api/grocery-lists');
    expect(plain.countLookUps() - before).toBeGreaterThanOrEqual(5);
    expect((await send(plain, ada.cookie, ['POST', '/api/grocery-lists', { name: 'Week' }])).setCookie).toBe('');
  });
});
