import type { GroceryList } from '@larder/contract/grocery.ts';
import { type Random, seededRandom } from '@larder/domain/base/random.ts';
import type { PendingOp } from '@larder/domain/grocery/pending-op.ts';
import { namePart } from '@larder/domain/grocery/split-item.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../src/db/database.ts';
import type { Scope } from '../../src/db/scope.ts';
import { startGroceryServer } from './grocery-server.ts';
import { type Answer, type DeviceItem, makeDevice, type Network, type Request, type SimulatedDevice } from './simulated-device.ts';
import { makeTestScope, makeTestUser } from './test-database.ts';

export type Outcome = {
  readonly seed: number;
  readonly ops: number;
  /** Made while neither device had a network. */
  readonly apart: number;
  readonly requests: number;
  readonly lostAnswers: number;
  readonly lateCopies: number;
  readonly restarts: number;
  /** What is wrong at the end; empty when nothing is. */
  readonly faults: readonly string[];
};

const LINE_KEY = 'onion';
const LINE_DAYS = ['2026-11-23', '2026-11-25', '2026-11-26'];
const LINE_PARTS = LINE_DAYS.map((day) => ({ day, slot: 'dinner', title: 'Soup', quantity: '1' }) as const);
const ITEMS = [
  { ingredient: 'Milk' },
  { ingredient: 'Salmon' },
  { ingredient: 'Rice' },
  // Split and merged by both.
  {
    ingredient: 'Onions',
    quantity: '3',
    key: LINE_KEY,
    parts: LINE_PARTS,
  },
];
const EVENTS = 26;
/** Stands for a session: whose request it is. */
const DEVICE_HEADER = 'test-device';

/** Whose request it is: of two accounts of the household, device b is the other's. */
async function giveDevices(database: Database, scope: Scope, accounts: 1 | 2): Promise<(request: FastifyRequest) => Scope> {
  const other = accounts === 2 ? await makeHousemate(database, scope) : scope;
  return ({ headers }) => (headers[DEVICE_HEADER] === 'b' ? other : scope);
}

async function makeHousemate(database: Database, { householdId }: Scope): Promise<Scope> {
  const userId = await makeTestUser(database);
  const move = { household_id: householdId, role: 'member' } as const;
  await database.kysely.updateTable('household_members').set(move).where('user_id', '=', userId).execute();
  return { userId, householdId };
}

/**
 * Two devices and a server, whose network loses requests and answers, delivers copies late and out of order, and which all restart
 * at any time. In the end both are online: what each of them, the server and the last hand on every field say must be the same.
 */
export async function runHistory(database: Database, seed: number, accounts: 1 | 2 = 1): Promise<Outcome> {
  const random = seededRandom(seed);
  const scope = await makeTestScope(database);
  const scopeOf = await giveDevices(database, scope, accounts);
  const counts = { requests: 0, lostAnswers: 0, lateCopies: 0, restarts: 0 };
  let clock = Date.parse('2026-11-20T12:00:00Z');
  let app = startGroceryServer(database, scopeOf, { now: () => new Date(clock) });
  const listId = await newList(app);

  /** Requests that nobody knows to be still on their way; the time they were sent at travels with them. */
  let late: Request[] = [];
  const networkOf = (isOnline: () => boolean): Network => {
    const deliver = async (request: Request) => {
      counts.requests += 1;
      return send(app, request);
    };
    return async (request) => {
      const chance = isOnline() ? random() : 1;
      if (chance > 0.85) return undefined;
      const answer = await deliver(request);
      // Twice on the way: the copy arrives when it likes, after whatever was sent since.
      if (request.method !== 'GET' && chance < 0.2) late.push(request);
      if (chance < 0.35) {
        counts.lostAnswers += 1;
        return undefined;
      }
      return answer;
    };
  };
  let isPeace = false;
  const peaceful = (request: Request) => send(app, request);
  const signed = (name: 'a' | 'b', request: Request): Request => ({ ...request, headers: { ...request.headers, [DEVICE_HEADER]: name } });
  const online = { a: true, b: true };
  const deviceOf = (name: 'a' | 'b'): SimulatedDevice => {
    const rough = networkOf(() => online[name]);
    return makeDevice({
      name,
      listId,
      now: () => clock,
      random,
      network: (request) => (isPeace ? peaceful : rough)(signed(name, request)),
    });
  };
  const devices = { a: deviceOf('a'), b: deviceOf('b') };
  const done: DoneOp[] = [];
  for (const device of Object.values(devices)) while (!(await device.refresh()));

  for (let event = 0; event < EVENTS; event++) {
    clock += 1 + Math.floor(random() * 4000);
    const name = random() < 0.5 ? 'a' : 'b';
    const device = devices[name];
    const chance = random();
    if (chance < 0.45) {
      const op = device.act();
      if (op) done.push({ ...op, device: name, isApart: !Object.values(online).includes(true) });
    } else if (chance < 0.75) await device.send();
    else if (chance < 0.82) await device.refresh();
    else if (chance < 0.88) online[name] = !online[name];
    else if (chance < 0.94) {
      device.restart();
      counts.restarts += 1;
    } else if (chance < 0.97 && late.length > 0) await deliverLate();
    else {
      await app.close();
      app = startGroceryServer(database, scopeOf, { now: () => new Date(clock) });
      counts.restarts += 1;
    }
  }

  async function deliverLate(): Promise<void> {
    const [copy] = late.splice(Math.floor(random() * late.length), 1);
    if (!copy) return;
    counts.lateCopies += 1;
    await send(app, copy);
  }

  // Peace: everybody is online, and what was still on its way arrives in between.
  isPeace = true;
  for (const device of shuffle(Object.values(devices), random)) {
    while (device.queued() > 0) {
      await device.send();
      if (late.length > 0 && random() < 0.5) await deliverLate();
    }
  }
  while (late.length > 0) await deliverLate();
  for (const device of Object.values(devices)) await device.refresh();

  const list = (await send(app, { method: 'GET', path: `/api/grocery-lists/${listId}`, headers: {} })).data as GroceryList;
  const faults = await findFaults({ database, scope, list, devices: Object.values(devices), done });
  await app.close();
  return { seed, ops: done.length, apart: done.filter(({ isApart }) => isApart).length, ...counts, faults };
}

type DoneOp = PendingOp & { readonly device: string; readonly isApart: boolean };

type Ending = {
  readonly database: Database;
  readonly scope: Scope;
  readonly list: GroceryList;
  readonly devices: readonly SimulatedDevice[];
  readonly done: readonly DoneOp[];
};

async function findFaults({ database, scope, list, devices, done }: Ending): Promise<readonly string[]> {
  const server = JSON.stringify(list.items.map((item) => [item.id, item.ingredient, item.quantity, item.checked]));
  const differs = devices.filter((device) => JSON.stringify(device.shown().map(toRow)) !== server);
  const rows = await database.kysely.selectFrom('grocery_ops').select('op_id').where('household_id', '=', scope.householdId).execute();
  const changes = done.filter(({ type }) => type !== 'add');
  const missing = changes.filter(({ opId }) => !rows.some((row) => row.op_id === opId));
  const added = done.filter(({ type }) => type === 'add');
  const notOnce = added.filter((op) => list.items.filter(({ id }) => op.type === 'add' && id === op.itemId).length !== 1);
  return [
    ...differs.map(({ name }) => `device ${name} differs from the server`),
    ...missing.map(({ opId }) => `${opId} was never applied`),
    ...(rows.length > changes.length ? [`${rows.length} operations were applied, but ${changes.length} made`] : []),
    ...findLostParts(list),
    ...notOnce.map(({ opId }) => `${opId} is not on the list exactly once`),
    ...findLost(list, done),
  ];
}

/**
 * The last hand on a field is what it says: the clocks of this history are true, so time decides. Of a line that was split or
 * merged, that there is one of each part is all that can be said from outside.
 */
function findLost({ items }: GroceryList, done: Ending['done']): readonly string[] {
  const split = new Set(
    done.flatMap((op) =>
      op.type === 'split'
        ? [op.itemId, ...(op.otherIds ?? LINE_PARTS.map((part) => namePart(op.itemId, part)))]
        : op.type === 'merge'
          ? op.itemIds
          : [],
    ),
  );
  const last = new Map<string, { readonly at: number; readonly value: unknown; readonly opId: string }>();
  for (const op of done) {
    if (op.type !== 'change') continue;
    for (const id of op.itemIds.filter((each) => !split.has(each))) {
      for (const [field, value] of Object.entries(op.change)) last.set(`${id} ${field}`, { at: op.at, value, opId: op.opId });
    }
  }
  return [...last].flatMap(([place, { value, opId }]) => {
    const [id, field] = place.split(' ') as [string, 'checked' | 'quantity'];
    const item = items.find((each) => each.id === id);
    return String(item?.[field]) === String(value) ? [] : [`${opId} is lost: ${field} is ${String(item?.[field])}, not ${String(value)}`];
  });
}

function findLostParts({ items }: GroceryList): readonly string[] {
  const days = items.flatMap(({ key, parts }) => (key === LINE_KEY ? parts.map(({ day }) => day) : []));
  return days.toSorted().join() === LINE_DAYS.join() ? [] : [`the onions are for ${days.join()}`];
}

const toRow = ({ id, ingredient, quantity, checked }: DeviceItem) => [id, ingredient, quantity, String(checked)];

async function newList(app: FastifyInstance): Promise<string> {
  const made = await send(app, { method: 'POST', path: '/api/grocery-lists', headers: {}, body: { name: 'Week' } });
  const { id } = made.data as { readonly id: string };
  await send(app, { method: 'POST', path: `/api/grocery-lists/${id}/items/bulk`, headers: {}, body: { items: ITEMS } });
  return id;
}

async function send(app: FastifyInstance, { method, path, headers, body }: Request): Promise<Answer> {
  const reply = await app.inject({
    method: method as 'GET',
    url: path,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  return { status: reply.statusCode, data: (JSON.parse(reply.body) as { data?: unknown }).data };
}

const shuffle = <Each>(all: readonly Each[], random: Random): readonly Each[] => (random() < 0.5 ? all : all.toReversed());
