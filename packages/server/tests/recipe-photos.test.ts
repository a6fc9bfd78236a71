import { DELETE_WORDS, EXPORT_URL, importAccount, type ImportCounts } from '@larder/contract/account.ts';
import type { RecipeCard, RecipeText, SavedRecipe } from '@larder/contract/own-recipe.ts';
import type { ProblemReply } from '@larder/contract/problem.ts';
import { photoUrl, type RecipePhoto } from '@larder/contract/recipe-photo.ts';
import type { PlanDay } from '@larder/contract/calendar.ts';
import { sql } from 'kysely';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bringIn, idOf, leave, readHousehold } from './support/household-people.ts';
import { addSegment, claimSize, codec, EXIF_MARKER, listMarkers, makeExif, makeJpeg, makeNoise } from './support/jpeg-files.ts';
import { type Caller, type LarderApp, startLarderApp } from './support/larder-app.ts';

/** Either of the two: which one it is, each test asserts. */
type Wire<Data> = { readonly data: Data } & Pick<ProblemReply, 'error'>;

const SOUP: RecipeText = {
  title: 'Onion soup',
  ingredients: [{ heading: null, lines: ['3 onions'] }],
  steps: [{ heading: null, lines: ['Cook the onions.'] }],
  yield: null,
  minutes: { prep: null, cook: null, total: null },
  statedKcal: null,
  source: null,
  language: 'en',
  plates: 2,
};
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

let larder: LarderApp;
let eater: Caller;
let id: string;
beforeAll(async () => {
  larder = await startLarderApp('pglite', { ACCOUNT_PHOTO_MB: '1' });
}, 60_000);
afterAll(() => larder.close());
beforeEach(async () => {
  eater = await larder.newEater();
  id = await save(eater);
});

async function save({ call }: Caller, more: object = {}): Promise<string> {
  const body = { recipe: SOUP, sourceKind: 'own', anyway: true, ...more };
  const saved = await call<Wire<{ id: string }>>('POST', '/api/recipes', body);
  expect(saved.status, saved.text).toBe(200);
  return saved.body.data.id;
}

type Sent = { readonly recipeId?: string; readonly type?: string };

async function send({ cookie }: Caller, payload: Buffer, { recipeId = id, type = 'image/jpeg' }: Sent = {}) {
  const headers = { cookie, origin: 'http://localhost:5000', 'content-type': type };
  const answer = await larder.app.inject({ method: 'PUT', url: `/api/recipes/${recipeId}/photo`, headers, payload });
  return { status: answer.statusCode, ...answer.json<Wire<{ photo: RecipePhoto; replaced: string | null }>>() };
}

async function add(caller: Caller, recipeId = id): Promise<string> {
  const { status, data } = await send(caller, await makeJpeg(), { recipeId });
  expect(status).toBe(200);
  return data.photo.id;
}

const get = async ({ cookie }: Caller, url: string, headers: Readonly<Record<string, string>> = {}) =>
  larder.app.inject({ method: 'GET', url, headers: { cookie, ...headers } });
const statusOf = async (caller: Caller, photoId: string, recipeId = id) =>
  (await get(caller, photoUrl(recipeId, photoId, 'whole'))).statusCode;
const open = async ({ call }: Caller, recipeId = id) => (await call<Wire<SavedRecipe>>('GET', `/api/recipes/${recipeId}`)).body.data;
const listCards = async ({ call }: Caller) => (await call<Wire<RecipeCard[]>>('GET', '/api/recipes')).body.data;
const restore = ({ call }: Caller, photoId: string) => call<Wire<object>>('POST', `/api/recipes/${id}/photo/restore`, { photoId });

describe('a photo', () => {
  it('is read so often in a minute and not more, by one account, which keeps nobody else from theirs', async () => {
    const [photo, other] = [await add(eater), await larder.newEater()];
    const statuses: number[] = [];
    while (statuses.length < 301) statuses.push(await statusOf(eater, photo));
    expect(statuses.lastIndexOf(200)).toBe(299);
    expect(statuses.at(-1)).toBe(429);
    expect(await statusOf(other, photo)).toBe(404);
  });

  it('is shown from then on, whole and small, and holds nothing but the picture', async () => {
    const file = addSegment(await makeJpeg(1000, 800), EXIF_MARKER, makeExif());
    const { status, data } = await send(eater, file);
    expect([status, data]).toEqual([200, { photo: { id: data.photo.id, width: 1000, height: 800 }, replaced: null }]);
    expect((await open(eater)).photo).toEqual(data.photo);
    expect((await listCards(eater)).map(({ photoId }) => photoId)).toEqual([data.photo.id]);
    const listed = await eater.call<Wire<object[]>>('GET', '/api/recipes/photos');
    expect(listed.body.data).toEqual([{ recipeId: id, photoId: data.photo.id }]);
    for (const [size, width] of [
      ['whole', 1000],
      ['small', 480],
    ] as const) {
      const { statusCode, headers, rawPayload } = await get(eater, photoUrl(id, data.photo.id, size));
      expect([statusCode, headers['content-type'], headers['x-content-type-options']]).toEqual([200, 'image/jpeg', 'nosniff']);
      expect((await (await codec()).decode(rawPayload)).pixels.width).toBe(width);
      expect(listMarkers(rawPayload)).not.toContain(EXIF_MARKER);
      expect(rawPayload.includes('taken at home')).toBe(false);
    }
  });

  it('is found by the calendar also of a plan that was saved before, when nobody had one', async () => {
    const put = await eater.call('POST', `/api/recipes/${id}/days`, { date: '2126-11-20', slot: 'dinner', plates: 1 });
    expect(put.status, put.text).toBe(200);
    await sql`update meal_plans set summary = summary #- '{meals,dinner,recipeId}', created_at = '2026-01-01'`.execute(
      larder.database.kysely,
    );
    const readOf = async () =>
      (await eater.call<Wire<PlanDay[]>>('GET', '/api/weekly-plan-days/2126-11-20')).body.data[0]?.mealPlan.meals.dinner?.recipeId;
    expect(await readOf()).toBeUndefined();
    await add(eater);
    expect(await readOf()).toBe(id);
  });

  it('is asked for once a browser, which keeps it to itself', async () => {
    const url = photoUrl(id, await add(eater), 'small');
    const { headers } = await get(eater, url);
    expect(headers['cache-control']).toBe('private, max-age=31536000, immutable');
    const again = await get(eater, url, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.rawPayload.length, again.headers['cache-control']]).toEqual([304, 0, headers['cache-control']]);
    expect((await get(eater, photoUrl(id, await add(eater), 'whole'))).headers.etag).not.toBe(headers.etag);
  });

  it.each([
    ['a PNG named jpg', async () => PNG, 422, 'photo-unreadable', 'This is not a JPEG photo.'],
    ['nothing', async () => Buffer.alloc(0), 422, 'photo-unreadable', 'This is not a JPEG photo.'],
    ['one that is cut off', async () => (await makeJpeg()).subarray(0, -2), 422, 'photo-unreadable', 'This photo is damaged.'],
    ['30,000 x 30,000 pixels', async () => claimSize(30_000, 30_000), 413, 'payload-too-large', '1600 x 1600 pixels and 400 kB'],
    ['a file of a megabyte', async () => Buffer.alloc(1_000_000), 413, 'payload-too-large', '1600 x 1600 pixels and 400 kB'],
  ])('is not made of %s', async (_what, make, status, code, words) => {
    const answer = await send(eater, await make());
    expect([answer.status, answer.error.code]).toEqual([status, code]);
    expect(answer.error.message).toContain(words);
    expect((await open(eater)).photo).toBeNull();
  });

  it('is a JPEG, of a recipe that is there', async () => {
    expect((await send(eater, PNG, { type: 'image/png' })).error.code).toBe('unsupported-media-type');
    expect((await eater.call<Wire<object>>('PUT', `/api/recipes/${id}/photo`, {})).body.error.code).toBe('unsupported-media-type');
    for (const recipeId of ['no-id', crypto.randomUUID()])
      expect((await send(eater, await makeJpeg(), { recipeId })).error.code).toBe('recipe-not-found');
  });

  it('is replaced, removed and brought back', async () => {
    const first = await add(eater);
    const { data } = await send(eater, await makeJpeg());
    expect(data.replaced).toBe(first);
    expect([await statusOf(eater, first), await statusOf(eater, data.photo.id)]).toEqual([404, 200]);
    expect((await restore(eater, first)).body.data).toEqual({ photoId: first });
    expect((await open(eater)).photo?.id).toBe(first);
    const removed = await eater.call<Wire<object>>('DELETE', `/api/recipes/${id}/photo`);
    expect(removed.body.data).toEqual({ removed: first });
    expect([(await open(eater)).photo, await statusOf(eater, first)]).toEqual([null, 404]);
    expect((await eater.call<Wire<object>>('DELETE', `/api/recipes/${id}/photo`)).body.error.code).toBe('photo-not-found');
    expect((await restore(eater, first)).status).toBe(200);
    expect(await statusOf(eater, first)).toBe(200);
    expect((await restore(eater, crypto.randomUUID())).body.error.code).toBe('photo-not-found');
  });

  it('goes with its recipe, comes back with it, and is copied with it', async () => {
    const photoId = await add(eater);
    await eater.call('DELETE', `/api/recipes/${id}`);
    expect(await statusOf(eater, photoId)).toBe(404);
    const saved = await save(eater, { photoOf: id });
    await eater.call('POST', `/api/recipes/${id}/restore`);
    const copy = await save(eater, { photoOf: id });
    expect([(await open(eater)).photo?.id, await statusOf(eater, photoId)]).toEqual([photoId, 200]);
    for (const recipeId of [saved, copy]) {
      const theirs = (await open(eater, recipeId)).photo?.id ?? '';
      expect(theirs).not.toBe(photoId);
      expect(await statusOf(eater, theirs, recipeId)).toBe(200);
    }
    expect((await open(eater, await save(eater, { photoOf: 'nothing' }))).photo).toBeNull();
  });

  it('is the household’s alone, and in it not for who only shops', async () => {
    const [stranger, partner, shopper] = [await larder.newEater(), await larder.newEater(), await larder.newEater()];
    const photoId = await add(eater);
    expect(await statusOf(larder.visitor, photoId)).toBe(401);
    expect(await statusOf(stranger, photoId)).toBe(404);
    expect((await send(stranger, await makeJpeg())).error.code).toBe('recipe-not-found');
    expect((await restore(stranger, photoId)).body.error.code).toBe('photo-not-found');
    expect((await open(stranger, await save(stranger, { photoOf: id }))).photo).toBeNull();
    await bringIn(eater, partner);
    await bringIn(eater, shopper, 'shopper');
    expect([await statusOf(partner, photoId), await statusOf(shopper, photoId)]).toEqual([200, 403]);
    expect((await send(shopper, await makeJpeg())).error.code).toBe('not-for-shoppers');
    expect((await shopper.call<Wire<object>>('GET', '/api/recipes/photos')).body.error.code).toBe('not-for-shoppers');
  });

  it('needs the terms', async () => {
    expect((await send(await larder.newcomer(), await makeJpeg())).error.code).toBe('terms-required');
  });

  it('comes along to whoever leaves with a copy of its recipe', async () => {
    const partner = await larder.newEater();
    await bringIn(eater, partner);
    const photoId = await add(eater);
    expect((await leave(partner, { recipes: [id] })).status).toBe(200);
    const [card] = await listCards(partner);
    expect(card?.photoId).not.toBe(photoId);
    expect(await statusOf(partner, card?.photoId ?? '', card?.id)).toBe(200);
    expect([await statusOf(partner, photoId), await statusOf(eater, photoId)]).toEqual([404, 200]);
  });

  it('comes along to whoever leaves what was their home', async () => {
    const partner = await larder.newEater();
    await bringIn(eater, partner);
    await add(eater);
    await eater.call('PUT', `/api/household/members/${await idOf(partner)}`, { role: 'owner' });
    expect((await leave(eater)).status).toBe(200);
    const [card] = await listCards(eater);
    expect(await statusOf(eater, card?.photoId ?? '', card?.id)).toBe(200);
  });
});

/** Two of them and a small one each are more than the household of these tests may keep. */
const large = async () => makeNoise(720, 720, 80);

describe('the room for photos', () => {
  it('ends at so many megabytes, removed ones among them', async () => {
    const file = await large();
    expect((await send(eater, file)).status).toBe(200);
    expect((await send(eater, file)).status).toBe(200);
    const third = await send(eater, file);
    expect([third.status, third.error.code, third.error.message]).toEqual([
      409,
      'account-full',
      'An account has room for 1 MB of photos. Remove some that you can do without; an hour later there is room again.',
    ]);
    const copy = await eater.call<Wire<object>>('POST', '/api/recipes', { recipe: SOUP, sourceKind: 'own', anyway: true, photoOf: id });
    expect([copy.status, copy.body.error.code, (await listCards(eater)).length]).toEqual([409, 'account-full', 1]);
    expect((await send(await larder.newEater(), file)).error.code).toBe('recipe-not-found');
  });

  it('is looked at before somebody leaves with copies', async () => {
    const partner = await larder.newEater();
    const theirs = await save(partner);
    expect((await send(partner, await large(), { recipeId: theirs })).status).toBe(200);
    expect((await send(partner, await large(), { recipeId: theirs })).status).toBe(200);
    await bringIn(eater, partner);
    expect((await send(eater, await large())).status).toBe(200);
    const refused = await leave(partner, { recipes: [id] });
    expect([refused.status, (refused.body as ProblemReply).error.code]).toEqual([409, 'account-full']);
    expect((await readHousehold(partner)).members).toHaveLength(2);
    expect((await leave(partner)).status).toBe(200);
  });
});

describe('an archive', () => {
  type Archive = { recipePhotos: Record<string, unknown>[]; recipes: Record<string, unknown>[] };
  const download = async (caller: Caller): Promise<Archive> => {
    const { rawPayload } = await get(caller, EXPORT_URL);
    return JSON.parse(strFromU8(unzipSync(rawPayload)['larder.json']!)) as Archive;
  };
  const upload = async ({ cookie }: Caller, archive: object) => {
    const headers = { cookie, origin: 'http://localhost:5000', 'content-type': 'application/zip' };
    const payload = Buffer.from(zipSync({ 'larder.json': strToU8(JSON.stringify(archive)) }));
    const answer = await larder.app.inject({ method: importAccount.method, url: importAccount.path, headers, payload });
    return { status: answer.statusCode, ...answer.json<Wire<ImportCounts>>() };
  };

  it('holds photos, and brings them back to their recipes', async () => {
    await add(eater);
    const archive = await download(eater);
    expect(archive.recipePhotos).toHaveLength(1);
    const other = await larder.newEater();
    expect(await upload(other, archive)).toMatchObject({ status: 200, data: { recipes: 1, photos: 1, photosLeft: 0 } });
    const [card] = await listCards(other);
    const { rawPayload } = await get(other, photoUrl(card?.id ?? '', card?.photoId ?? '', 'whole'));
    expect((await (await codec()).decode(rawPayload)).pixels.width).toBe(64);
    expect((await upload(other, archive)).data).toMatchObject({ recipes: 0, photos: 0 });
    // Into the very account that removed it, and into one that is new.
    await eater.call('DELETE', `/api/recipes/${id}/photo`);
    expect((await upload(eater, archive)).data).toMatchObject({ recipes: 0, photos: 1 });
    expect((await open(eater)).photo?.id).toBe(archive.recipePhotos[0]?.['id']);
    await eater.call('DELETE', '/api/account', { confirmation: DELETE_WORDS });
    const again = await larder.newEater();
    await upload(again, archive);
    expect(await statusOf(again, String(archive.recipePhotos[0]?.['id']))).toBe(200);
  });

  it('is a stranger’s file: its photos are written anew, and what is none is left out', async () => {
    await add(eater);
    const archive = await download(eater);
    const [photo] = archive.recipePhotos;
    const told = addSegment(await makeJpeg(200, 100), EXIF_MARKER, makeExif());
    const noise = await makeNoise(200, 200, 80);
    const guessed = Buffer.concat([noise.subarray(0, noise.length / 2), Buffer.from([0xff, 0xd9])]);
    const other = await larder.newEater();
    const withBytes = (bytes: Buffer, more: object = {}) => ({
      ...archive,
      recipePhotos: [{ ...photo, bytes: bytes.toString('base64'), ...more }],
    });
    expect((await upload(other, withBytes(guessed))).data).toMatchObject({ recipes: 1, photos: 0, photosLeft: 1 });
    expect((await upload(other, withBytes(told, { width: 7, small: told.toString('base64') }))).data).toMatchObject({ photos: 1 });
    const [card] = await listCards(other);
    const saved = await open(other, card?.id);
    expect(saved.photo).toMatchObject({ width: 200, height: 100 });
    for (const size of ['whole', 'small'] as const) {
      const { rawPayload } = await get(other, photoUrl(saved.id, saved.photo?.id ?? '', size));
      expect(listMarkers(rawPayload)).not.toContain(EXIF_MARKER);
    }
  });

  it.each([
    ['a PNG', { bytes: PNG.toString('base64') }, 'recipePhotos.0.bytes'],
    ['more pixels than a browser sends', { bytes: claimSize(1601, 1601).toString('base64') }, 'recipePhotos.0.bytes'],
    ['no base64', { bytes: '%%%%' }, 'recipePhotos.0.bytes'],
    ['a small one that is none', { small: PNG.toString('base64') }, 'recipePhotos.0.small'],
  ])('is refused as a whole with %s', async (_what, wrong, where) => {
    await add(eater);
    const archive = await download(eater);
    const other = await larder.newEater();
    const refused = await upload(other, { ...archive, recipePhotos: [{ ...archive.recipePhotos[0], ...wrong }] });
    expect([refused.status, refused.error.code]).toEqual([422, 'import-damaged']);
    expect(refused.error.message).toContain(where);
    expect(await listCards(other)).toEqual([]);
  });

  it('is refused with more photos than there is room for', async () => {
    await send(eater, await large());
    const archive = await download(eater);
    const other = await larder.newEater();
    const refused = await upload(other, { ...archive, recipePhotos: [1, 2, 3].flatMap(() => archive.recipePhotos) });
    expect([refused.status, refused.error.code]).toEqual([409, 'account-full']);
    expect(await listCards(other)).toEqual([]);
  });
});
