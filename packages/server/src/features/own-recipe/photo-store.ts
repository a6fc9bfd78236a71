import { randomUUID } from 'node:crypto';
import type { PhotoSize, RecipePhoto } from '@larder/contract/recipe-photo.ts';
import { sql } from 'kysely';
import type { DatabaseHandle } from '../../db/database.ts';
import type { HouseholdScope } from '../../db/scope.ts';
import { isUuid } from '../../db/uuid.ts';
import type { WrittenPhoto } from '../../photo/photo.ts';

export type PhotoStore = ReturnType<typeof makePhotoStore>;

type Place = { readonly recipeId: string; readonly photoId: string };

/** The one that is shown; of a recipe that was deleted within the hour the one that comes back with it. */
const IS_OF_RECIPE = sql<boolean>`(recipe_photos.removed_at is null or recipe_photos.id in (select gone.photo_id
  from deleted_recipes as gone where gone.household_id = recipe_photos.household_id and gone.id = recipe_photos.recipe_id))`;

/** Since when summaries tell whose recipe a meal is. */
const NAMED_IN_SUMMARIES = '0034-recipes-in-summaries';

/** One photo a recipe. Whatever another takes the place of, or is removed, can be brought back for an hour. */
export function makePhotoStore(db: DatabaseHandle) {
  const recipeOf = ({ kysely }: DatabaseHandle, { householdId }: HouseholdScope, recipeId: string) =>
    kysely.selectFrom('recipes').select('id').where('household_id', '=', householdId).where('id', '=', recipeId);

  /** Of two windows one waits for the other. False where there is no such recipe. */
  const lockRecipe = async (tx: DatabaseHandle, scope: HouseholdScope, recipeId: string): Promise<boolean> =>
    (await recipeOf(tx, scope, recipeId).forUpdate().executeTakeFirst()) !== undefined;

  const shownOf = ({ kysely }: DatabaseHandle, { householdId }: HouseholdScope, recipeId: string) =>
    kysely
      .updateTable('recipe_photos')
      .where('household_id', '=', householdId)
      .where('recipe_id', '=', recipeId)
      .where('removed_at', 'is', null);

  /** Answers with the id of the one that was there. */
  const hideShown = async (tx: DatabaseHandle, scope: HouseholdScope, recipeId: string): Promise<string | undefined> =>
    (
      await shownOf(tx, scope, recipeId)
        .set({ removed_at: sql<Date>`now()` })
        .returning('id')
        .executeTakeFirst()
    )?.id;

  const hasPhotos = async ({ kysely }: DatabaseHandle, { householdId }: HouseholdScope): Promise<boolean> =>
    (await kysely.selectFrom('recipe_photos').select('id').where('household_id', '=', householdId).limit(1).executeTakeFirst()) !==
    undefined;

  /**
   * Plans from before summaries told whose recipe a meal is, by which a calendar finds the photo. With its first photo a household's are
   * told anew, once for all of its recipes: there may be thousands, and each is read whole.
   */
  const nameInSummaries = async ({ kysely }: DatabaseHandle, { householdId }: HouseholdScope): Promise<void> => {
    await sql`
      update meal_plans set summary = summarize_plan(plan)
      where household_id = ${householdId}
        and created_at < (select applied_at from schema_migrations where name = ${NAMED_IN_SUMMARIES})
        and not jsonb_path_exists(summary, '$.**.recipeId') and jsonb_path_exists(plan, '$.**.recipeId')`.execute(kysely);
  };

  return {
    async hasRecipe(scope: HouseholdScope, recipeId: string): Promise<boolean> {
      return isUuid(recipeId) && (await recipeOf(db, scope, recipeId).executeTakeFirst()) !== undefined;
    },

    /** Undefined where there is no such recipe. */
    async put(
      scope: HouseholdScope,
      recipeId: string,
      { bytes, small, width, height }: WrittenPhoto,
    ): Promise<{ readonly photo: RecipePhoto; readonly replaced: string | null } | undefined> {
      if (!isUuid(recipeId)) return undefined;
      return db.transaction(async (tx) => {
        if (!(await lockRecipe(tx, scope, recipeId))) return undefined;
        const isFirst = !(await hasPhotos(tx, scope));
        const replaced = (await hideShown(tx, scope, recipeId)) ?? null;
        const photo: RecipePhoto = { id: randomUUID(), width, height };
        await tx.kysely
          .insertInto('recipe_photos')
          .values({ ...photo, household_id: scope.householdId, recipe_id: recipeId, bytes, small })
          .execute();
        if (isFirst) await nameInSummaries(tx, scope);
        return { photo, replaced };
      });
    },

    /** Answers with the id by which it is brought back; undefined where there was none. */
    async remove(scope: HouseholdScope, recipeId: string): Promise<string | undefined> {
      return isUuid(recipeId) ? hideShown(db, scope, recipeId) : undefined;
    },

    /** In place of whatever is there meanwhile. */
    async restore(scope: HouseholdScope, { recipeId, photoId }: Place): Promise<boolean> {
      if (!isUuid(recipeId) || !isUuid(photoId)) return false;
      return db.transaction(async (tx) => {
        if (!(await lockRecipe(tx, scope, recipeId))) return false;
        const { kysely } = tx;
        const wanted = kysely.selectFrom('recipe_photos').select('id').where('id', '=', photoId);
        const known = wanted.where('household_id', '=', scope.householdId).where('recipe_id', '=', recipeId);
        if (!(await known.executeTakeFirst())) return false;
        await hideShown(tx, scope, recipeId);
        await kysely.updateTable('recipe_photos').set({ removed_at: null }).where('id', '=', photoId).execute();
        return true;
      });
    },

    /** One that is shown; its file. */
    async read(scope: HouseholdScope, { recipeId, photoId }: Place, size: PhotoSize): Promise<Uint8Array | undefined> {
      if (!isUuid(recipeId) || !isUuid(photoId)) return undefined;
      const photo = await db.kysely
        .selectFrom('recipe_photos')
        .select(size === 'small' ? 'small as file' : 'bytes as file')
        .where('household_id', '=', scope.householdId)
        .where('recipe_id', '=', recipeId)
        .where('id', '=', photoId)
        .where('removed_at', 'is', null)
        .executeTakeFirst();
      return photo?.file;
    },

    async list({ householdId }: HouseholdScope): Promise<readonly Place[]> {
      return db.kysely
        .selectFrom('recipe_photos')
        .select(['recipe_id as recipeId', 'id as photoId'])
        .where('household_id', '=', householdId)
        .where('removed_at', 'is', null)
        .execute();
    },

    /** From one recipe to another, or from one that was deleted within the hour. Nothing where it has none. */
    async copy({ householdId }: HouseholdScope, from: string, to: string): Promise<void> {
      if (!isUuid(from)) return;
      await sql`
        insert into recipe_photos (id, household_id, recipe_id, bytes, small, width, height)
        select gen_random_uuid(), household_id, ${to}, bytes, small, width, height from recipe_photos
        where household_id = ${householdId} and recipe_id = ${from} and ${IS_OF_RECIPE}
        on conflict do nothing`.execute(db.kysely);
    },

    /** Bytes that the photos of these recipes take, and so a copy of them. */
    async measure({ householdId }: HouseholdScope, recipeIds: readonly string[]): Promise<number> {
      const ids = recipeIds.filter(isUuid);
      if (ids.length === 0) return 0;
      const { bytes } = await db.kysely
        .selectFrom('recipe_photos')
        .select(sql<number>`coalesce(sum(octet_length(bytes) + octet_length(small)), 0)::float8`.as('bytes'))
        .where('household_id', '=', householdId)
        .where('recipe_id', 'in', ids)
        .where(IS_OF_RECIPE)
        .executeTakeFirstOrThrow();
      return bytes;
    },

    /** Housekeeping over all households. */
    async forgetRemoved(before: Date): Promise<number> {
      const { numDeletedRows } = await db.kysely.deleteFrom('recipe_photos').where('removed_at', '<', before).executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}
