import { ENDPOINTS } from '@larder/contract/endpoints.ts';
import type { Endpoint } from '@larder/contract/endpoint.ts';
import { ProblemReply } from '@larder/contract/problem.ts';
import { photoUrl } from '@larder/contract/recipe-photo.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codec, makeJpeg, makeNoise } from './support/jpeg-files.ts';
import { type Caller, type LarderApp, startLarderApp } from './support/larder-app.ts';
import { makeThings, type Owned } from './support/owned-things.ts';
import { arbitraryOf, NASTY_DAYS } from './support/schema-arbitrary.ts';

/** 5,000 by hand: FUZZ_CASES=5000 npx vitest run --project server fuzz */
const CASES = Number(process.env['FUZZ_CASES'] ?? 25);
/** An answer that takes longer is a hang: two seconds by hand, on a machine at rest; more beside other tests. */
const PATIENCE_MS = process.env['FUZZ_CASES'] === undefined ? 60_000 : 2000;

let larder: LarderApp;
let eater: Caller;
let ids: readonly string[] = [];

beforeAll(async () => {
  larder = await startLarderApp();
  await startAnew();
});
afterAll(() => larder.close());

// From the contract, so that a new endpoint cannot be forgotten; what deletes comes last. A stream of events never ends by itself.
const rows = ENDPOINTS.filter(({ path }) => !path.endsWith('/events'))
  .toSorted((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'))
  .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

describe.each(rows)('%s', (_name, endpoint) => {
  it('answers whatever is sent with its contract or a problem', { timeout: 60_000 + CASES * 500 }, async () => {
    let sent = 0;
    await fc.assert(
      fc.asyncProperty(requestsOf(endpoint), async ({ path, body }) => {
        // Limits are another test's; here they would hide what is behind them.
        if (sent++ % 15 === 0) await larder.database.kysely.deleteFrom('rate_counts').execute();
        const answer = await within(eater.call<{ success?: unknown }>(endpoint.method, path, body), `${endpoint.method} ${path}`);
        expect(answer.status, `${path} ${JSON.stringify(body)} ${answer.text}`).not.toBe(500);
        expect(answer.text).not.toMatch(/<!doctype|<html|\n\s+at .+:\d+:\d+/i);
        expect(answer.body, answer.text).toBeDefined();
        expect(answer.status < 400 || isProblem(answer.body), answer.text).toBe(true);
        if (answer.status === 401) await startAnew();
      }),
      { numRuns: CASES },
    );
  });
});

// A file and no schema: those above end before it is looked at.
describe('a photo', () => {
  let recipe: string;
  beforeAll(async () => {
    ({ recipe } = await startAnew());
  });

  it('of whatever bytes is refused, or kept as one that can be opened', { timeout: 60_000 + CASES * 500 }, async () => {
    const files = [await makeJpeg(), await makeJpeg(200, 3), await makeNoise(40, 40, 60)];
    await fc.assert(
      fc.asyncProperty(damagedOf(files), async (file) => {
        await larder.database.kysely.deleteFrom('rate_counts').execute();
        const sent = await within(eater.call('PUT', `/api/recipes/${recipe}/photo`, file, { 'content-type': 'image/jpeg' }), 'PUT a photo');
        expect([200, 413, 422], sent.text).toContain(sent.status);
        const { photo } = (await eater.call<{ data: { photo: { id: string; width: number } } }>('GET', `/api/recipes/${recipe}`)).body.data;
        const kept = await larder.app.inject({ url: photoUrl(recipe, photo.id, 'whole'), headers: { cookie: eater.cookie } });
        expect((await (await codec()).decode(kept.rawPayload)).pixels.width).toBe(photo.width);
      }),
      { numRuns: CASES },
    );
  });

  it('by whatever address is there or not', async () => {
    const part = fc.oneof(fc.constantFrom(...ids, '..', '%00', NASTY_DAYS[0] ?? ''), fc.string({ minLength: 1, maxLength: 30 }));
    await fc.assert(
      fc.asyncProperty(part, part, fc.constantFrom('', '?size=small', '?size[]=x', '?size=__proto__'), async (one, other, size) => {
        const { status, text } = await eater.call('GET', `/api/recipes/${encode(one)}/photos/${encode(other)}${size}`);
        expect([200, 400, 404], text).toContain(status);
      }),
      { numRuns: CASES },
    );
  });
});

/** A file with bytes changed, doubled or left out, and perhaps cut off. */
function damagedOf(files: readonly Buffer[]): fc.Arbitrary<Buffer> {
  const place = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  const damage = fc.record({ place, length: fc.nat(40), bytes: fc.uint8Array({ maxLength: 40 }) });
  return fc.tuple(fc.constantFrom(...files), fc.array(damage, { maxLength: 4 }), fc.option(place)).map(([whole, damages, cut]) => {
    let file = whole;
    for (const { place: share, length, bytes } of damages) {
      const at = Math.floor(share * file.length);
      file = Buffer.concat([file.subarray(0, at), bytes, file.subarray(at + length)]);
    }
    return cut === null ? file : file.subarray(0, Math.ceil(cut * file.length));
  });
}

const isProblem = (body: unknown): boolean => ProblemReply.safeParse(body).success;

function requestsOf({ path, params, query, body }: Endpoint): fc.Arbitrary<{ path: string; body: unknown }> {
  const part = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...ids) },
    { weight: 1, arbitrary: fc.constantFrom('2026-11-21', '00000000-0000-4000-8000-000000000000', ...NASTY_DAYS) },
    { weight: 1, arbitrary: fc.string({ maxLength: 30 }) },
  );
  const names = params ? [...path.matchAll(/:\w+/g)].map(([name]) => name) : [];
  return fc.record({
    path: fc.tuple(fc.tuple(...names.map(() => part)), query ? arbitraryOf(query, ids) : fc.constant(undefined)).map(([parts, search]) => {
      const filled = names.reduce((text, name, i) => text.replace(name, encode(parts[i] || 'x')), path as string);
      return filled + toSearch(search);
    }),
    body: body ? arbitraryOf(body, ids).map((value) => (value === undefined ? null : value)) : fc.constant(undefined),
  });
}

function toSearch(query: unknown): string {
  if (typeof query !== 'object' || query === null) return '';
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  return `?${pairs.map(([key, value]) => `${encode(key)}=${encode(typeof value === 'string' ? value : JSON.stringify(value))}`).join('&')}`;
}

/** Half a surrogate has no UTF-8: it goes as the replacement character, as a browser sends it. */
const encode = (text: string): string => encodeURIComponent(Buffer.from(text.slice(0, 2000), 'utf8').toString('utf8'));

function within<Answer>(work: Promise<Answer>, what: string): Promise<Answer> {
  return Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error(`${what} took longer than ${PATIENCE_MS} ms`)), PATIENCE_MS).unref();
    }),
  ]);
}

async function startAnew(): Promise<Owned> {
  eater = await larder.newEater();
  // Something of each kind, so that what is sent finds something to break.
  const things = await makeThings(eater);
  ids = Object.values(things);
  return things;
}
