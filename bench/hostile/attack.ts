/**
 * What one account and whoever it is throw at a server, each way at full speed and all at once, until told to stop. A process of
 * its own: its work must not delay the clock by which the others' waits are measured.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { ARCHIVE_FILE, ARCHIVE_FORMAT, ARCHIVE_VERSION } from '../../packages/server/src/features/account/archive-row.ts';
import { zipFiles } from '../../packages/server/src/archive/zip.ts';
import { makeNoise } from '../../packages/server/tests/support/jpeg-files.ts';
import { cookieOf, listIdOf } from '../http/fill-users.ts';

const [origin = '', user = '1'] = process.argv.slice(2);
const cookie = cookieOf(Number(user));
const agent = new Agent({ keepAlive: true });
const counts: Record<string, Record<string, number>> = {};

type Throw = { readonly method: string; readonly path: string; readonly body?: string | Buffer; readonly type?: string };

const text = (letters: number): string => `${randomBytes(6).toString('hex')} chopped cups of `.padEnd(letters, 'finely sliced long words ');
/** As large as a plan may be: 64 kB without ladders, in lines that each have to be understood. */
const largeMeal = () => ({
  title: text(100),
  description: text(500),
  ingredients: Array.from({ length: 45 }, () => text(290)),
  instructions: Array.from({ length: 4 }, () => text(400)),
  calories: 500,
  protein: 25,
  carbs: 50,
  fat: 20,
  difficulty: 'Easy',
});
const largeRecipe = () => ({
  title: text(100),
  ingredients: [{ heading: null, lines: Array.from({ length: 100 }, () => text(290)) }],
  steps: [{ heading: null, lines: Array.from({ length: 20 }, () => text(400)) }],
  yield: null,
  minutes: { prep: null, cook: null, total: 20 },
  statedKcal: null,
  source: null,
  language: 'en',
  plates: 2,
});
const largePlan = (): string =>
  JSON.stringify({
    title: text(100),
    description: '',
    searchQuery: 'x',
    nutritionOverview: { totalCalories: 2000, protein: 100, carbs: 200, fat: 80 },
    meals: { breakfast: largeMeal(), lunch: largeMeal(), dinner: largeMeal(), snack: largeMeal() },
  });
const json = (path: string, body: object | string, method = 'POST'): Throw => ({
  method,
  path,
  type: 'application/json',
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
const saved: string[] = [];
const recipes: string[] = [];
const photos: string[] = [];
/** As large as a photo may be, by pixels and nearly by bytes. */
const photo = await makeNoise(1600, 1600, 25);
const someRecipe = (): string => recipes.at(-1) ?? randomUUID();
const someDay = (): string => `2026-12-${String(1 + Math.floor(Math.random() * 28)).padStart(2, '0')}`;
const archive = await makeArchive();
const words = ['vegan', 'keto', 'high protein', 'mediterranean', 'paleo', 'no peanuts', 'indian'];
const query = (): string => `${words[Math.floor(Math.random() * words.length)]} ${1500 + Math.floor(Math.random() * 900)} calories`;

/** By kind: how many at once, and what. */
const WAYS: Readonly<Record<string, readonly [connections: number, next: () => Throw]>> = {
  'large plans saved': [4, () => json('/api/meal-plans/save', largePlan())],
  'large plans on days': [2, () => json('/api/weekly-plan-days', { date: someDay(), mealPlanId: saved.at(-1) ?? randomUUID() })],
  'lists made': [4, () => json('/api/grocery-lists/generate', { dates: Array.from({ length: 14 }, someDay) })],
  'days planned': [4, () => json('/api/meal-plans/generate', { query: query(), seed: Math.floor(Math.random() * 1e6) })],
  'recipes made': [4, () => json('/api/recipes/generate', { title: text(150), ingredients: Array.from({ length: 100 }, () => text(290)) })],
  'shelf read whole': [4, () => ({ method: 'GET', path: '/api/meal-plans/saved' })],
  'archives taken': [2, () => ({ method: 'GET', path: '/api/account/export' })],
  'archives brought': [2, () => ({ method: 'POST', path: '/api/account/import', type: 'application/zip', body: archive })],
  'sign-ins begun': [2, () => ({ method: 'GET', path: '/api/login' })],
  'dishes swapped': [2, () => json('/api/meal-plans/swap-options', { query: query(), mealType: 'dinner' })],
  'weeks planned': [2, () => json('/api/weeks/draft', { query: query(), start: '2026-12-07', days: 14 })],
  'recipes weighed': [2, () => json('/api/recipes/weigh', { recipe: largeRecipe() })],
  'recipes kept': [2, () => json('/api/recipes', { recipe: largeRecipe(), sourceKind: 'own' })],
  'photos sent': [2, () => ({ method: 'PUT', path: `/api/recipes/${someRecipe()}/photo`, type: 'image/jpeg', body: photo })],
  'photos looked at': [2, () => ({ method: 'GET', path: photos.at(-1) ?? '/api/recipes/photos' })],
  'recipes pasted': [2, () => json('/api/recipes/read', { text: text(100_000) })],
  'lines corrected': [1, () => json('/api/line-corrections', { line: text(290), language: 'en', foodId: null, grams: null })],
  'foods looked for': [1, () => ({ method: 'GET', path: `/api/foods?search=${encodeURIComponent(query())}` })],
  'opinions said': [1, () => json('/api/dish-opinions', { dishKey: randomUUID(), opinion: 'again' }, 'PUT')],
  'people added': [1, () => json('/api/household/eaters', { kind: 'child', name: text(40) })],
  'people invited': [1, () => json('/api/household/invites', { role: 'member' })],
  'links shared': [1, () => json('/api/shared-links', { what: 'list', id: listIdOf(Number(user)) })],
  'profiles saved': [1, () => json('/api/profile', { bio: text(100_000) }, 'PUT')],
  'nonsense sent': [2, () => json('/api/meal-plans/save', `{"title":"${'x'.repeat(500_000)}`)],
};

// Photos are of recipes: asked for with all the rest at once, the first one is kept when nothing more is let in.
await throwOne(
  json('/api/recipes', { recipe: { ...largeRecipe(), ingredients: [{ heading: null, lines: ['100 g rice'] }] }, sourceKind: 'own' }),
);
for (const [kind, [connections, next]] of Object.entries(WAYS)) for (let n = 0; n < connections; n++) void keepThrowing(kind, next);
for (let n = 0; n < 150; n++) void keepWatching();
for (let n = 0; n < 100; n++) keepDawdling();
process.on('message', () => {
  process.send?.(counts, () => process.exit());
});

function count(kind: string, what: string | number): void {
  const kinds = (counts[kind] ??= {});
  kinds[what] = (kinds[what] ?? 0) + 1;
}

async function keepThrowing(kind: string, next: () => Throw): Promise<never> {
  for (;;) {
    const status = await throwOne(next());
    count(kind, status);
    // A server that is gone answers at once: then this would only measure how fast that is.
    if (status === 0) await pause(100);
  }
}

function throwOne({ method, path, body, type }: Throw): Promise<number> {
  return new Promise((resolve) => {
    const headers = {
      cookie,
      origin,
      ...(type === undefined ? {} : { 'content-type': type }),
      ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
    };
    const sent = request(origin + path, { method, agent, headers }, (answer) => {
      const isMade = method !== 'GET' && answer.statusCode === 200;
      let head = '';
      answer.on('data', (chunk: Buffer) => (head = isMade && head === '' ? chunk.toString('utf8', 0, 200) : head));
      answer.on('error', () => resolve(0));
      answer.on('end', () => {
        const [, id] = /"id":"([\w-]{36})"/.exec(head) ?? [];
        if (id !== undefined) note(path, id);
        resolve(answer.statusCode ?? 0);
      });
    });
    sent.on('error', () => resolve(0));
    sent.end(body);
  });
}

/** What is made is what the next ones are thrown at. */
function note(path: string, id: string): void {
  if (path === '/api/meal-plans/save') saved.push(id);
  else if (path === '/api/recipes') recipes.push(id);
  else if (path.endsWith('/photo')) photos.push(`${path}s/${id}`);
}

/** A stream of a list's changes, held until it is ended. */
async function keepWatching(): Promise<never> {
  for (;;) {
    const status = await new Promise<number>((resolve) => {
      const stream = request(`${origin}/api/grocery-lists/${listIdOf(Number(user))}/events`, { headers: { cookie } }, (answer) => {
        answer.resume();
        answer.on('close', () => resolve(answer.statusCode ?? 0));
      });
      stream.on('error', () => resolve(0));
      stream.end();
    });
    count('lists watched', status);
    if (status !== 429) await pause(100);
  }
}

/** A connection that sends a request a letter at a time. */
function keepDawdling(): void {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const head = `POST /api/meal-plans/save HTTP/1.1\r\nHost: ${hostname}\r\nContent-Length: 500000\r\n\r\n`;
  let at = 0;
  const timer = setInterval(() => socket.write(head[at++] ?? 'x'), 50);
  socket.on('error', () => undefined);
  socket.on('close', () => {
    clearInterval(timer);
    count('connections dawdled', 'ended');
    setTimeout(keepDawdling, 100);
  });
}

async function makeArchive(): Promise<Buffer> {
  const times = { createdAt: '2026-11-01T10:00:00.000Z', updatedAt: '2026-11-01T10:00:00.000Z' };
  const rows = Array.from({ length: 400 }, () => {
    const { nutritionOverview, meals, ...rest } = JSON.parse(largePlan()) as Record<string, unknown>;
    return JSON.stringify({ id: randomUUID(), ...rest, isFavorited: false, plan: { nutritionOverview, meals }, ...times });
  });
  const head = JSON.stringify({ format: ARCHIVE_FORMAT, version: ARCHIVE_VERSION, profile: { dietaryRestrictions: [] } }).slice(0, -1);
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipFiles([{ name: ARCHIVE_FILE, text: [`${head},"mealPlans":[${rows.join(',')}]}`] }], new Date()))
    chunks.push(chunk);
  return Buffer.concat(chunks);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
