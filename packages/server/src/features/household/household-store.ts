import { randomUUID } from 'node:crypto';
import type { HouseholdNews, HouseholdRole } from '@larder/contract/household.ts';
import { sql } from 'kysely';
import type { DatabaseHandle } from '../../db/database.ts';
import type { HouseholdId, HouseholdScope, Scope, UserId } from '../../db/scope.ts';
import { storableText } from '../../db/storable.ts';
import { isUuid } from '../../db/uuid.ts';

export type StoredMember = { readonly userId: UserId; readonly name: string; readonly role: HouseholdRole; readonly joinedAt: Date };

export type StoredNews = Pick<HouseholdNews, 'id' | 'kind' | 'name' | 'isYou'> & { readonly at: Date };

type NewsToAdd = { readonly kind: HouseholdNews['kind']; readonly name: string; readonly userId?: UserId };

export type HouseholdStore = ReturnType<typeof makeHouseholdStore>;

export const NOBODYS_NAME = 'Somebody';

/** Who is in a household and what they are to hear of. Who comes and goes is `membership-store.ts`. */
export function makeHouseholdStore(db: DatabaseHandle) {
  const membersOf = (scope: HouseholdScope) =>
    db.kysely
      .selectFrom('household_members as member')
      .innerJoin('users', 'users.id', 'member.user_id')
      .select([
        'member.user_id',
        'member.role',
        'member.joined_at',
        sql<string>`coalesce(nullif(users.first_name, ''), ${NOBODYS_NAME})`.as('name'),
      ])
      .where('member.household_id', '=', scope.householdId);

  const homeOf = async ({ userId }: Pick<Scope, 'userId'>): Promise<Scope> => {
    const row = await db.kysely.selectFrom('users').select('home_household_id').where('id', '=', userId).executeTakeFirstOrThrow();
    return { userId, householdId: row.home_household_id as HouseholdId };
  };

  return {
    /** Where the person is when they are in no other, and what a download is brought back into. */
    homeOf,

    /** Whose rows a person may take along: those of their own, and of the one they are in unless they only shop for it. */
    readableScopes: async (scope: Scope): Promise<readonly Scope[]> => {
      const home = await homeOf(scope);
      if (home.householdId === scope.householdId) return [home];
      const member = await membersOf(scope)
        .where('member.user_id', '=', scope.userId)
        .where('member.role', '<>', 'shopper')
        .executeTakeFirst();
      return member ? [home, scope] : [home];
    },

    /** The owner first, then in the order they came. */
    async listMembers(scope: HouseholdScope): Promise<readonly StoredMember[]> {
      const rows = await membersOf(scope)
        .orderBy(sql`member.role <> 'owner'`)
        .orderBy('member.joined_at')
        .orderBy('member.user_id')
        .execute();
      return rows.map((row) => ({ userId: row.user_id as UserId, name: row.name, role: row.role, joinedAt: row.joined_at }));
    },

    async readName({ householdId }: HouseholdScope): Promise<string> {
      const row = await db.kysely.selectFrom('households').select('name').where('id', '=', householdId).executeTakeFirst();
      return row?.name ?? '';
    },

    async rename({ householdId }: HouseholdScope, name: string): Promise<void> {
      await db.kysely
        .updateTable('households')
        .set({ name: storableText(name) })
        .where('id', '=', householdId)
        .execute();
    },

    async findMember(scope: HouseholdScope, id: string): Promise<StoredMember | undefined> {
      if (!isUuid(id)) return undefined;
      const row = await membersOf(scope).where('member.user_id', '=', id).executeTakeFirst();
      return row && { userId: row.user_id as UserId, name: row.name, role: row.role, joinedAt: row.joined_at };
    },

    async addNews({ householdId }: HouseholdScope, { kind, name, userId }: NewsToAdd): Promise<void> {
      await db.kysely
        .insertInto('household_news')
        .values({
          id: randomUUID(),
          household_id: householdId,
          kind,
          name: storableText(name),
          user_id: userId ?? null,
          at: afterWhatWasSeen(householdId),
        })
        .execute();
    },

    async listNews({ userId, householdId }: Scope): Promise<readonly StoredNews[]> {
      const rows = await db.kysely
        .selectFrom('household_news as news')
        .innerJoin('household_members as member', 'member.household_id', 'news.household_id')
        .select(['news.id', 'news.kind', 'news.name', 'news.at', 'news.user_id'])
        .where('member.user_id', '=', userId)
        .where('news.household_id', '=', householdId)
        .whereRef('news.at', '>', 'member.news_seen_at')
        .orderBy('news.at', 'desc')
        .limit(MOST_NEWS)
        .execute();
      return rows.toReversed().map(({ user_id: of, ...news }) => ({ ...news, isYou: of === userId }));
    },

    async seeNews({ userId, householdId }: Scope): Promise<void> {
      await db.kysely
        .updateTable('household_members')
        .set({ news_seen_at: afterAllNews(householdId) })
        .where('user_id', '=', userId)
        .where('household_id', '=', householdId)
        .execute();
    },

    async forgetNews(before: Date): Promise<number> {
      const done = await db.kysely.deleteFrom('household_news').where('at', '<', before).executeTakeFirstOrThrow();
      return Number(done.numDeletedRows);
    },
  };
}

/** The built-in database's clock stands still for a millisecond: what was then said to who had just come was never shown to them. */
const afterWhatWasSeen = (householdId: HouseholdId) => sql<Date>`greatest(
  clock_timestamp(),
  (select max(news_seen_at) + interval '1 microsecond' from household_members where household_id = ${householdId})
)`;

/** The moment at which somebody has seen all there is. */
export const afterAllNews = (householdId: HouseholdId) => sql<Date>`greatest(
  clock_timestamp(),
  (select max(at) from household_news where household_id = ${householdId})
)`;

const MOST_NEWS = 20;
