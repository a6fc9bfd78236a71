import { randomUUID } from 'node:crypto';
import { type EaterBody, EaterTarget, type EaterTarget as Target } from '@larder/contract/eater.ts';
import type { EatsAtHome } from '@larder/contract/week-rules.ts';
import type { Profile } from '@larder/domain/intent/wish/read-eater.ts';
import type { EaterKind } from '@larder/domain/eater/eater-kind.ts';
import { sql } from 'kysely';
import * as z from 'zod';
import type { DatabaseHandle } from '../../db/database.ts';
import { prepareLookUp } from '../../db/look-up.ts';
import { PROFILE_COLUMNS, readProfile } from '../../db/profile-columns.ts';
import type { HouseholdId, HouseholdScope, UserId } from '../../db/scope.ts';
import { storableText, toJsonb } from '../../db/storable.ts';
import { isUuid } from '../../db/uuid.ts';
import { type AtHome, fromMeals, toMeals } from '../../db/eats-at-home.ts';

/** Somebody of the table as the household keeps them. Of who has an account the profile says the rest. */
export type StoredEater = {
  readonly id: string;
  readonly userId: UserId | undefined;
  readonly name: string;
  readonly kind: EaterKind;
  readonly birthYear: number | null;
  /** The profile's, of who has an account. */
  readonly restrictions: readonly string[];
  readonly target: Target | null;
  readonly eatsAtHome: EatsAtHome;
  /** Of who has an account. Read with the eater: it is asked for with every plan that is shown. */
  readonly profile: Profile | undefined;
};

type Eaters = ReturnType<typeof makeEaters>;

export type EaterStore = Eaters & {
  /** With one of them held until the end: of two windows that save at once the second sees what the first has saved. */
  readonly inTurn: <Value>(scope: HouseholdScope, id: string, work: (held: Eaters) => Promise<Value>) => Promise<Value>;
};

const Entries = z.array(z.string());

export function makeEaterStore(db: DatabaseHandle): EaterStore {
  return {
    ...makeEaters(db),
    inTurn: async (scope, id, work) =>
      db.transaction(async (tx) => {
        const own = tx.kysely.selectFrom('eaters').select('id').where('household_id', '=', scope.householdId);
        if (isUuid(id)) await own.where('id', '=', id).forUpdate().execute();
        return work(makeEaters(tx));
      }),
  };
}

function makeEaters(db: DatabaseHandle) {
  const joinedOf = (householdId: HouseholdId) =>
    db.kysely
      .selectFrom('eaters')
      .leftJoin('users', 'users.id', 'eaters.user_id')
      .select([
        'eaters.id',
        'eaters.user_id',
        'kind',
        'birth_year',
        'eats_at_home',
        'target',
        sql<string>`coalesce(nullif(users.first_name, ''), eaters.name)`.as('name'),
        sql`coalesce(users.dietary_restrictions, restrictions, '[]')`.as('restrictions'),
        ...PROFILE_COLUMNS.map((column) => `users.${column}` as const),
      ])
      .where('eaters.household_id', '=', householdId);
  const joined = (scope: HouseholdScope) => joinedOf(scope.householdId);
  const atTable = prepareLookUp<{ householdId: HouseholdId }>()((value) =>
    joinedOf(value('householdId')).where('removed_at', 'is', null).orderBy('position').orderBy('eaters.id'),
  );

  const ofId = (scope: HouseholdScope, id: string) =>
    db.kysely.updateTable('eaters').where('household_id', '=', scope.householdId).where('id', '=', id).where('user_id', 'is', null);

  return {
    /** In the order they came in. */
    async listEaters(scope: HouseholdScope): Promise<readonly StoredEater[]> {
      return (await db.lookUp(atTable({ householdId: scope.householdId }))).map(toEater);
    },

    /** Of who was taken out too, for as long as they can come back. */
    async listNames(scope: HouseholdScope): Promise<readonly string[]> {
      return (await joined(scope).execute()).map(({ name }) => name);
    },

    async findEater(scope: HouseholdScope, id: string): Promise<StoredEater | undefined> {
      const row = isUuid(id)
        ? await joined(scope).where('eaters.id', '=', id).where('removed_at', 'is', null).executeTakeFirst()
        : undefined;
      return row && toEater(row);
    },

    async addEater(scope: HouseholdScope, eater: EaterBody): Promise<string> {
      const id = randomUUID();
      const position = sql<number>`(select coalesce(max(position), 0) + 1 from eaters where household_id = ${scope.householdId})`;
      await db.kysely
        .insertInto('eaters')
        .values({ id, household_id: scope.householdId, position, ...toColumns(eater) })
        .execute();
      return id;
    },

    /** Nobody with an account: their profile says it. */
    async updateEater(scope: HouseholdScope, id: string, eater: EaterBody): Promise<void> {
      await ofId(scope, id).set(toColumns(eater)).execute();
    },

    async saveEatsAtHome(scope: HouseholdScope, id: string, eatsAtHome: EatsAtHome): Promise<void> {
      await db.kysely
        .updateTable('eaters')
        .set({ eats_at_home: toJsonb(fromMeals(eatsAtHome)) })
        .where('household_id', '=', scope.householdId)
        .where('id', '=', id)
        .execute();
    },

    /** False when there is nobody by that id, or somebody with an account. */
    async removeEater(scope: HouseholdScope, id: string): Promise<boolean> {
      if (!isUuid(id)) return false;
      const done = await ofId(scope, id).set({ removed_at: new Date() }).where('removed_at', 'is', null).executeTakeFirstOrThrow();
      return done.numUpdatedRows > 0n;
    },

    /** False when it is too late. */
    async restoreEater(scope: HouseholdScope, id: string): Promise<boolean> {
      if (!isUuid(id)) return false;
      const done = await ofId(scope, id).set({ removed_at: null }).executeTakeFirstOrThrow();
      return done.numUpdatedRows > 0n;
    },

    async forgetRemoved(before: Date): Promise<number> {
      const done = await db.kysely.deleteFrom('eaters').where('removed_at', '<', before).executeTakeFirstOrThrow();
      return Number(done.numDeletedRows);
    },
  };
}

const toColumns = ({ name, kind, birthYear, restrictions, target, eatsAtHome }: EaterBody) => ({
  name: storableText(name),
  kind,
  birth_year: birthYear,
  restrictions: toJsonb(restrictions),
  target: toJsonb(target),
  eats_at_home: toJsonb(fromMeals(eatsAtHome)),
});

type Row = {
  readonly id: string;
  readonly user_id: string | null;
  readonly name: string;
  readonly kind: EaterKind;
  readonly birth_year: number | null;
  readonly restrictions: unknown;
  readonly target: unknown;
  readonly eats_at_home: AtHome;
} & Parameters<typeof readProfile>[0];

const toEater = (row: Row): StoredEater => ({
  id: row.id,
  userId: (row.user_id ?? undefined) as UserId | undefined,
  name: row.name,
  kind: row.kind,
  birthYear: row.birth_year,
  restrictions: Entries.parse(row.restrictions),
  // What a later release knows is "as usual" here.
  target: row.user_id === null ? (EaterTarget.safeParse(row.target).data ?? { kind: 'usual' }) : null,
  eatsAtHome: toMeals(row.eats_at_home),
  profile: row.user_id === null ? undefined : readProfile(row),
});
