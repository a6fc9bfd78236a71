import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import type { HouseholdScope } from '../../db/scope.ts';
import { describeOnBothEngines, makeTestScope } from '../../../tests/support/test-database.ts';
import { makePhotoStore } from './photo-store.ts';
import { makeRecipeStore } from './recipe-store.ts';

/** All bytes there are: a driver that takes them for text would lose some. */
const photoOf = (length: number) => ({
  bytes: Uint8Array.from({ length }, (_, n) => n % 256),
  small: Uint8Array.from([0, 255, 92, 39]),
  width: 1600,
  height: 1200,
});

async function addRecipe({ kysely }: Database, { householdId }: HouseholdScope): Promise<string> {
  const id = randomUUID();
  await sql`insert into recipes (id, household_id, title, source_kind, recipe, original, lines, numbers)
    values (${id}, ${householdId}, 'Soup', 'own', '{}', '{}', '[]', '{}')`.execute(kysely);
  return id;
}

const AN_HOUR_ON = () => new Date(Date.now() + 3_600_000);

describeOnBothEngines('photos of recipes', (database) => {
  const setUp = async () => {
    const [scope, photos, recipes] = [await makeTestScope(database()), makePhotoStore(database()), makeRecipeStore(database())];
    const id = await addRecipe(database(), scope);
    const idOf = async (recipeId = id) => (await recipes.find(scope, recipeId))?.photo?.id;
    const put = async (length = 1000) => (await photos.put(scope, id, photoOf(length)))!;
    return { scope, photos, recipes, id, idOf, put };
  };

  it('come back byte by byte', async () => {
    const { scope, photos, recipes, id, put } = await setUp();
    const { photo, replaced } = await put(400_000);
    expect([replaced, photo]).toEqual([null, { id: photo.id, width: 1600, height: 1200 }]);
    const place = { recipeId: id, photoId: photo.id };
    expect(Buffer.from((await photos.read(scope, place, 'whole'))!).equals(Buffer.from(photoOf(400_000).bytes))).toBe(true);
    expect(Buffer.from((await photos.read(scope, place, 'small'))!)).toEqual(Buffer.from(photoOf(0).small));
    expect(await recipes.find(scope, id)).toMatchObject({ photo });
    expect((await recipes.search(scope, {})).recipes).toMatchObject([{ id, photoId: photo.id }]);
    expect(await photos.list(scope)).toEqual([place]);
    expect(await photos.measure(scope, [id, 'no id', randomUUID()])).toBe(400_004);
  });

  it('are one a recipe, also of two windows at once, and the one before can be brought back', async () => {
    const { scope, photos, id, idOf, put } = await setUp();
    const first = await put();
    const [left, right] = await Promise.all([put(), put()]);
    expect([left.replaced, right.replaced]).toContain(first.photo.id);
    expect(await photos.list(scope)).toHaveLength(1);
    expect(await photos.restore(scope, { recipeId: id, photoId: first.photo.id })).toBe(true);
    expect(await idOf()).toBe(first.photo.id);
    expect(await photos.restore(scope, { recipeId: id, photoId: first.photo.id })).toBe(true);
    expect(await photos.remove(scope, id)).toBe(first.photo.id);
    expect([await photos.remove(scope, id), await idOf()]).toEqual([undefined, undefined]);
    expect(await photos.read(scope, { recipeId: id, photoId: first.photo.id }, 'whole')).toBeUndefined();
    expect(await photos.restore(scope, { recipeId: id, photoId: first.photo.id })).toBe(true);
    expect(await idOf()).toBe(first.photo.id);
  });

  it('are found by their household alone', async () => {
    const { photos, id, put, idOf } = await setUp();
    const [{ photo }, other] = [await put(), await makeTestScope(database())];
    const place = { recipeId: id, photoId: photo.id };
    expect(await photos.read(other, place, 'whole')).toBeUndefined();
    expect(await photos.put(other, id, photoOf(1))).toBeUndefined();
    expect([await photos.remove(other, id), await photos.restore(other, place)]).toEqual([undefined, false]);
    const theirs = await addRecipe(database(), other);
    await photos.copy(other, id, theirs);
    expect([await photos.list(other), await photos.measure(other, [id])]).toEqual([[], 0]);
    expect(await idOf()).toBe(photo.id);
  });

  it('go with their recipe and come back with it, and not those that were removed before', async () => {
    const { scope, photos, recipes, id, idOf, put } = await setUp();
    await put();
    const { photo } = await put();
    await recipes.remove(scope, id);
    expect(await photos.read(scope, { recipeId: id, photoId: photo.id }, 'whole')).toBeUndefined();
    expect(await photos.restore(scope, { recipeId: id, photoId: photo.id })).toBe(false);
    expect(await photos.list(scope)).toEqual([]);
    await recipes.restore(scope, id);
    expect([await idOf(), await photos.list(scope)]).toEqual([photo.id, [{ recipeId: id, photoId: photo.id }]]);
    await photos.remove(scope, id);
    await recipes.remove(scope, id);
    await recipes.restore(scope, id);
    expect(await idOf()).toBeUndefined();
  });

  it('are copied from a recipe, be it a deleted one, and stay where it goes for good', async () => {
    const { scope, photos, recipes, id, put, idOf } = await setUp();
    const [copy, later] = [await addRecipe(database(), scope), await addRecipe(database(), scope)];
    await put();
    const { photo } = await put(77);
    await photos.copy(scope, id, copy);
    await recipes.remove(scope, id);
    await photos.copy(scope, id, later);
    for (const one of [copy, later]) {
      const photoId = (await idOf(one))!;
      expect(photoId).not.toBe(photo.id);
      expect((await photos.read(scope, { recipeId: one, photoId }, 'whole'))?.length).toBe(77);
    }
    await recipes.forgetDeleted(AN_HOUR_ON());
    expect(await photos.forgetRemoved(AN_HOUR_ON())).toBeGreaterThanOrEqual(2);
    expect((await photos.list(scope)).map(({ recipeId }) => recipeId).toSorted()).toEqual([copy, later].toSorted());
    await photos.copy(scope, id, await addRecipe(database(), scope));
    expect(await photos.list(scope)).toHaveLength(2);
  });

  it('of a deleted recipe take as much room in a copy as they do', async () => {
    const { scope, photos, recipes, id, put } = await setUp();
    await put(500);
    await put(77);
    await recipes.remove(scope, id);
    expect(await photos.measure(scope, [id])).toBe(81);
  });

  it('go with a recipe that is deleted in the moment they are put on it', async () => {
    const { scope, photos, recipes, id, put, idOf } = await setUp();
    await put();
    let tellPut = () => undefined as void;
    const isPut = new Promise<void>((resolve) => (tellPut = resolve));
    const putting = database().transaction(async (tx) => {
      const made = await makePhotoStore(tx).put(scope, id, photoOf(5));
      tellPut();
      // Whoever deletes it meanwhile has found the photo before, which is not there any more when their turn comes.
      await setTimeout(200);
      return made?.photo;
    });
    await isPut;
    const [photo, removed] = await Promise.all([putting, recipes.remove(scope, id)]);
    expect([removed, await photos.list(scope)]).toEqual([true, []]);
    await recipes.restore(scope, id);
    expect(await idOf()).toBe(photo?.id);
  });

  it('go with their household', async () => {
    const { scope, put } = await setUp();
    await put();
    await database().kysely.deleteFrom('users').where('id', '=', scope.userId).execute();
    const left = database().kysely.selectFrom('recipe_photos').select('id').where('household_id', '=', scope.householdId);
    expect(await left.execute()).toEqual([]);
  });
});
