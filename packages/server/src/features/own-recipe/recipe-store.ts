import { randomUUID } from 'node:crypto';
import type { RecipeText, SourceKind } from '@larder/contract/own-recipe.ts';
import type { RecipePhoto } from '@larder/contract/recipe-photo.ts';
import type { Diet } from '@larder/domain/diet/diet.ts';
import { findPlanningFault } from '@larder/domain/own-recipe/fit-for-planning.ts';
import type { RecipeName } from '@larder/domain/own-recipe/find-named.ts';
import type { Library } from '@larder/domain/own-recipe/judge-own-meal.ts';
import type { PlannableRecipe } from '@larder/domain/own-recipe/plan-with-own.ts';
import { type DayMeals, mealsOf } from '@larder/domain/recipe/meals-of.ts';
import { type Selectable, sql } from 'kysely';
import type { DatabaseHandle } from '../../db/database.ts';
import type { PreviousRecipe, RecipeContent, RecipesTable } from '../../db/recipe-tables.ts';
import type { HouseholdScope, Scope } from '../../db/scope.ts';
import { storableText, toJsonb } from '../../db/storable.ts';
import { isUuid } from '../../db/uuid.ts';

export type RecipeToKeep = RecipeContent & {
  readonly sourceKind: SourceKind;
  readonly dishId: string | null;
  readonly notes: string;
};

export type KeptRecipe = RecipeToKeep & {
  readonly id: string;
  readonly photo: RecipePhoto | null;
  readonly previous: PreviousRecipe | null;
  readonly inPlanning: boolean;
  readonly revision: string;
};

export type RecipeChange = {
  readonly content: RecipeContent;
  readonly dishId: string | null;
  readonly notes: string;
  readonly inPlanning: boolean;
  /** The revision; left out, whatever is there is changed. */
  readonly seen?: string | undefined;
};

export type RecipeHead = Pick<KeptRecipe, 'id' | 'numbers' | 'dishId'> & {
  readonly title: string;
  readonly source: string | null;
  readonly minutes: number | null;
  readonly rating: number | null;
  readonly photoId: string | null;
  readonly createdAt: Date;
};

export type LibraryWish = {
  readonly search?: string | undefined;
  readonly with?: readonly string[];
  readonly diet?: Diet | undefined;
  readonly minutes?: number | undefined;
  readonly rating?: number | undefined;
};

export type RecipeStore = ReturnType<typeof makeRecipeStore>;

/** As the household said of it. */
const STARS = sql<number | null>`(select said.rating from dish_opinions as said
  where said.household_id = recipes.household_id and said.eater_id is null and said.dish_key = recipes.id::text)`;

/** The one that is shown. */
const PHOTO = sql`from recipe_photos as photo
  where photo.household_id = recipes.household_id and photo.recipe_id = recipes.id and photo.removed_at is null`;
const PHOTO_ID = sql<string | null>`(select photo.id ${PHOTO})`;
const WHOLE_PHOTO = sql<RecipePhoto | null>`(select json_build_object('id', photo.id, 'width', photo.width, 'height', photo.height) ${PHOTO})`;

/** Heads of 300 bytes: a library is shown at once. */
const MOST_SHOWN = 1000;

export function makeRecipeStore(db: DatabaseHandle) {
  const recipesOf = ({ householdId }: HouseholdScope) => db.kysely.selectFrom('recipes').where('household_id', '=', householdId);

  return {
    async add(scope: Scope, kept: RecipeToKeep): Promise<string> {
      const id = randomUUID();
      const original = toJsonb(kept.recipe);
      const { sourceKind: source_kind, dishId: dish_id, notes } = kept;
      const values = {
        id,
        household_id: scope.householdId,
        created_by: scope.userId,
        source_kind,
        dish_id,
        notes: storableText(notes),
        original,
      };
      await db.kysely
        .insertInto('recipes')
        .values({ ...values, ...toColumns(kept) })
        .execute();
      return id;
    },

    async find(scope: HouseholdScope, id: string): Promise<KeptRecipe | undefined> {
      if (!isUuid(id)) return undefined;
      const row = await recipesOf(scope).selectAll().select(WHOLE_PHOTO.as('photo')).where('id', '=', id).executeTakeFirst();
      return row && toKept(row);
    },

    /** Undefined when there is none, or when it is no longer as it was `seen`. What it was before is kept once. */
    async change(scope: HouseholdScope, id: string, { content, dishId, notes, inPlanning, seen }: RecipeChange): Promise<boolean> {
      if (!isUuid(id)) return false;
      const { numUpdatedRows } = await db.kysely
        .updateTable('recipes')
        .set({
          ...toColumns(content),
          dish_id: dishId,
          notes: storableText(notes),
          in_planning: inPlanning,
          // What only adds to the notes leaves the version before it where it is.
          previous: sql`case when recipe = ${toJsonb(content.recipe)}::jsonb and lines = ${toJsonb(content.lines)}::jsonb
              and position(notes in ${storableText(notes)}::text) > 0 then previous
            else jsonb_build_object('recipe', recipe, 'lines', lines, 'numbers', numbers, 'diets', diets, 'notes', notes) end`,
          revision: sql`revision + 1`,
          updated_at: sql<Date>`now()`,
        })
        .where('household_id', '=', scope.householdId)
        .where('id', '=', id)
        .$if(seen !== undefined, (recipes) => recipes.where(sql<boolean>`revision::text = ${seen ?? ''}`))
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    /** Those that fit every part of the wish, the newest first. */
    async search(scope: HouseholdScope, wish: LibraryWish): Promise<{ readonly recipes: readonly RecipeHead[]; readonly total: number }> {
      const words = [...(wish.search ?? '').split(/\s+/), ...(wish.with ?? [])].map((word) => word.trim()).filter(Boolean);
      let wanted = recipesOf(scope);
      for (const word of words.slice(0, MOST_WORDS)) {
        const pattern = `%${storableText(word).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
        wanted = wanted.where((row) => row.or([row('title', 'ilike', pattern), row('words', 'ilike', pattern)]));
      }
      if (wish.diet !== undefined) wanted = wanted.where(sql<boolean>`diets ? ${wish.diet}`);
      if (wish.minutes !== undefined) wanted = wanted.where('minutes', '<=', wish.minutes);
      if (wish.rating !== undefined) wanted = wanted.where(STARS, '>=', wish.rating);
      const rows = await wanted
        .select([
          'id',
          'title',
          'numbers',
          'dish_id',
          'minutes',
          'created_at',
          sql<string | null>`recipe ->> 'source'`.as('source'),
          STARS.as('rating'),
          PHOTO_ID.as('photoId'),
        ])
        // Counted with the rows: one pass over every line of a library.
        .select(sql<number>`count(*) over ()`.as('total'))
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(MOST_SHOWN)
        .execute();
      return { recipes: rows.map(toHead), total: rows[0]?.total ?? 0 };
    },

    /** What its owner lets into plans and enough is known of, the newest first. */
    async listPlannable(scope: HouseholdScope): Promise<readonly PlannableRecipe[]> {
      const rows = await recipesOf(scope)
        .select(['id', 'recipe', 'lines', 'numbers', 'notes'])
        .where('in_planning', '=', true)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(MOST_PLANNED)
        .execute();
      return rows
        .filter(({ numbers, lines }) => findPlanningFault(numbers, lines) === undefined)
        .map(({ recipe, notes, ...row }) => ({ ...row, recipe: { ...recipe, notes } }));
    },

    /** Those whose titles the words hold, the longest first. */
    async listNamed(scope: HouseholdScope, words: string): Promise<readonly RecipeName[]> {
      return recipesOf(scope)
        .select(['id', 'title'])
        .where(sql<boolean>`position(lower(title) in lower(${storableText(words)})) > 0`)
        .orderBy(sql`length(title)`, 'desc')
        .limit(MOST_NAMED)
        .execute();
    },

    /** The recipes of these days' own meals, as they are kept today. */
    async readLibrary(scope: HouseholdScope, days: readonly DayMeals<{ readonly recipeId?: string | undefined }>[]): Promise<Library> {
      const ids = new Set(days.flatMap((day) => mealsOf(day).flatMap(({ meal: { recipeId } }) => recipeId ?? [])));
      const known = [...ids].filter(isUuid);
      if (known.length === 0) return [];
      const rows = await recipesOf(scope).select(['id', 'recipe', 'lines', 'notes']).where('id', 'in', known).execute();
      return rows.map(({ id, recipe, lines, notes }) => ({ id, recipe: { ...recipe, notes }, lines }));
    },

    /** The recipe of the same address, else of the same name. */
    async findKnown(
      scope: HouseholdScope,
      { title, source }: Pick<RecipeText, 'title' | 'source'>,
    ): Promise<{ readonly id: string; readonly title: string } | undefined> {
      const key = source === null ? null : sourceKey(source);
      return recipesOf(scope)
        .select(['id', 'title'])
        .where((row) =>
          row.or([sql<boolean>`lower(title) = lower(${storableText(title)})`, ...(key === null ? [] : [row('source_key', '=', key)])]),
        )
        .orderBy(sql`source_key is not distinct from ${key}`, 'desc')
        .orderBy('created_at')
        .executeTakeFirst();
    },

    /** Moves the row aside, as plans are, and notes which photo it had. */
    async remove(scope: HouseholdScope, id: string): Promise<boolean> {
      if (!isUuid(id)) return false;
      return db.transaction(async ({ kysely }) => {
        // Whoever puts a photo on it has this row: what one statement sees of theirs is from before its turn.
        await sql`select from recipes where household_id = ${scope.householdId} and id = ${id} for update`.execute(kysely);
        const { rows } = await sql`
          with gone as (delete from recipes where household_id = ${scope.householdId} and id = ${id} returning *),
          photo as (update recipe_photos as photo set removed_at = now() from gone
            where photo.household_id = gone.household_id and photo.recipe_id = gone.id and photo.removed_at is null returning photo.id)
          insert into deleted_recipes (id, household_id, recipe, photo_id)
          select gone.id, gone.household_id, to_jsonb(gone), (select photo.id from photo) from gone
          on conflict (id) do update set recipe = excluded.recipe, photo_id = excluded.photo_id, deleted_at = now()
          returning id`.execute(kysely);
        return rows.length > 0;
      });
    },

    async restore(scope: HouseholdScope, id: string): Promise<boolean> {
      if (!isUuid(id)) return false;
      const { rows } = await sql`
        with back as (delete from deleted_recipes where household_id = ${scope.householdId} and id = ${id} returning *),
        photo as (update recipe_photos as photo set removed_at = null from back
          where photo.household_id = back.household_id and photo.id = back.photo_id)
        insert into recipes select (jsonb_populate_record(null::recipes, back.recipe)).* from back returning id`.execute(db.kysely);
      return rows.length > 0;
    },

    /** Housekeeping over all households. */
    async forgetDeleted(before: Date): Promise<number> {
      const { numDeletedRows } = await db.kysely.deleteFrom('deleted_recipes').where('deleted_at', '<', before).executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}

const MOST_WORDS = 12;
/** Read for each day that is planned. */
const MOST_PLANNED = 200;
/** Titles within titles: "Lentil pot" and "Zebra hill lentil pot". */
const MOST_NAMED = 5;

/** The same page by any of its addresses: without protocol, www, what follows a hash, and what only says where somebody came from. */
export function sourceKey(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { hostname, pathname, searchParams } = new URL(address);
  const kept = new URLSearchParams([...searchParams].filter(([name]) => !/^(?:utm_|fbclid|gclid|mc_|ref$|igshid)/i.test(name)));
  kept.sort();
  const query = kept.toString();
  return `${hostname.replace(/^www\./, '')}${pathname.replace(/\/+$/, '')}${query === '' ? '' : `?${query}`}`.slice(0, MOST_KEY);
}

/** An index takes 2.7 kB. */
const MOST_KEY = 500;

function toColumns({ recipe, lines, numbers, diets }: RecipeContent) {
  const source = recipe.source === null ? null : sourceKey(recipe.source);
  return {
    title: storableText(recipe.title),
    source_key: source === null ? null : storableText(source),
    recipe: toJsonb(recipe),
    lines: toJsonb(lines),
    numbers: toJsonb(numbers),
    diets: toJsonb(diets),
    words: storableText(
      lines
        .map(({ text }) => text)
        .join('\n')
        .toLowerCase(),
    ),
    minutes: recipe.minutes.total,
  };
}

function toKept(row: Selectable<RecipesTable> & Pick<KeptRecipe, 'photo'>): KeptRecipe {
  return {
    id: row.id,
    photo: row.photo,
    recipe: row.recipe,
    lines: row.lines,
    numbers: row.numbers,
    diets: row.diets,
    previous: row.previous,
    sourceKind: row.source_kind,
    dishId: row.dish_id,
    notes: row.notes,
    inPlanning: row.in_planning,
    revision: String(row.revision),
  };
}

function toHead(
  row: Pick<Selectable<RecipesTable>, 'id' | 'title' | 'numbers' | 'dish_id' | 'minutes' | 'created_at'> &
    Pick<RecipeHead, 'source' | 'rating' | 'photoId'>,
): RecipeHead {
  const { id, title, source, minutes, rating, photoId } = row;
  return { id, title, source, minutes, rating, photoId, numbers: row.numbers, dishId: row.dish_id, createdAt: row.created_at };
}
