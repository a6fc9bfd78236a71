import { randomUUID } from 'node:crypto';
import { type HouseholdRole, MOST_MEMBERS } from '@larder/contract/household.ts';
import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import { sql } from 'kysely';
import type { DatabaseHandle } from '../../db/database.ts';
import type { HouseholdId, HouseholdScope, Scope, UserId } from '../../db/scope.ts';
import { copyThings, type Luggage } from './copy-store.ts';
import { afterAllNews, makeHouseholdStore, NOBODYS_NAME, type StoredMember } from './household-store.ts';
import { makeInviteStore } from './invite-store.ts';

export type MembershipFault =
  | { readonly type: 'no-such-invite' }
  | { readonly type: 'no-such-member' }
  | { readonly type: 'not-owner' }
  | { readonly type: 'is-there' }
  | { readonly type: 'is-elsewhere' }
  | { readonly type: 'has-guests' }
  | { readonly type: 'full' }
  | { readonly type: 'is-home' }
  | { readonly type: 'owner-stays' };

type Outcome = Result<true, MembershipFault>;

export type MembershipStore = ReturnType<typeof makeMembershipStore>;

/**
 * Who comes and goes. Each is one transaction, and takes the rows of its households first, so that two at once go one after the other.
 * That sessions, streams and calendars follow is the database's doing (migration 0021): no way to move somebody can forget it.
 */
export function makeMembershipStore(db: DatabaseHandle) {
  /** Everything a person may do to a household is decided by the row as it is now, not as the session remembers it. */
  const inTurn = <Value>(households: readonly HouseholdId[], work: (tx: DatabaseHandle) => Promise<Value>): Promise<Value> =>
    db.transaction(async (tx) => {
      await tx.kysely.selectFrom('households').select('id').where('id', 'in', households).orderBy('id').forUpdate().execute();
      return work(tx);
    });

  return {
    async join(scope: Scope, { code, luggage }: Joining): Promise<Outcome> {
      const card = await makeInviteStore(db).find(code);
      if (!card) return fail({ type: 'no-such-invite' });
      return inTurn([scope.householdId, card.householdId], async (tx) => {
        const households = makeHouseholdStore(tx);
        const present = await findPresent(tx, scope.userId);
        if (present.householdId === card.householdId) return fail({ type: 'is-there' });
        if (present.householdId !== present.home) return fail({ type: 'is-elsewhere' });
        if ((await households.listMembers(present)).length > 1) return fail({ type: 'has-guests' });
        const others = await households.listMembers(card);
        if (others.length >= MOST_MEMBERS) return fail({ type: 'full' });
        const used = await makeInviteStore(tx).use(code);
        if (!used) return fail({ type: 'no-such-invite' });
        if (used.role !== 'shopper') {
          await seat(tx, { ...used, userId: scope.userId });
          const way = { from: present.householdId, to: used.householdId, userId: scope.userId };
          await copyThings(tx, { ...way, luggage, leavesHome: false });
        }
        // Before the move: who joins knows it.
        await households.addNews(used, { kind: 'joined', name: await firstNameOf(tx, scope.userId), userId: scope.userId });
        await moveTo(tx, scope.userId, used);
        return ok(true);
      });
    },

    async leave(scope: Scope, luggage: Luggage): Promise<Outcome> {
      return inTurn([scope.householdId], async (tx) => {
        const present = await findPresent(tx, scope.userId);
        const members = await makeHouseholdStore(tx).listMembers(present);
        if (present.householdId === present.home && members.length === 1) return fail({ type: 'is-home' });
        if (present.role === 'owner' && members.length > 1) return fail({ type: 'owner-stays' });
        await sendHome(tx, scope.userId, { luggage: present.role === 'shopper' ? NOTHING_CHOSEN : luggage, kind: 'left' });
        return ok(true);
      });
    },

    async remove(scope: Scope, id: string): Promise<Outcome> {
      return asOwner(scope, id, async (tx, member) => {
        const households = makeHouseholdStore(tx);
        await sendHome(tx, member.userId, { luggage: NOTHING_CHOSEN, kind: 'removed' });
        const { home } = await findPresent(tx, member.userId);
        await households.addNews({ householdId: home }, { kind: 'you-were-removed', name: await nameOf(tx, scope) });
        return ok(true);
      });
    },

    async changeRole(scope: Scope, id: string, role: HouseholdRole): Promise<Outcome> {
      return asOwner(scope, id, async (tx, member) => {
        if (role === member.role) return ok(true);
        if (role === 'owner') await setRole(tx, scope.userId, 'member');
        await setRole(tx, member.userId, role);
        const kind = role === 'owner' ? role : (`now-${role}` as const);
        await makeHouseholdStore(tx).addNews(scope, { kind, name: member.name, userId: member.userId });
        if (role === 'shopper') await unseat(tx, { userId: member.userId, householdId: scope.householdId });
        return ok(true);
      });
    },

    async rename(scope: Scope, name: string): Promise<Outcome> {
      return inTurn([scope.householdId], async (tx) => {
        const present = await findPresent(tx, scope.userId);
        if (present.role !== 'owner' || present.householdId !== scope.householdId) return fail({ type: 'not-owner' });
        const households = makeHouseholdStore(tx);
        await households.rename(scope, name);
        await households.addNews(scope, { kind: 'renamed', name });
        return ok(true);
      });
    },

    /** Whoever's home it is keeps it, with all it has. */
    async end(scope: Scope): Promise<Outcome> {
      return inTurn([scope.householdId], async (tx) => {
        const present = await findPresent(tx, scope.userId);
        if (present.role !== 'owner' || present.householdId !== scope.householdId) return fail({ type: 'not-owner' });
        const members = await makeHouseholdStore(tx).listMembers(scope);
        if (present.home === scope.householdId && members.length === 1) return fail({ type: 'is-home' });
        const name = await nameOf(tx, scope);
        const homes: Present[] = [];
        for (const { userId } of members) homes.push(await findPresent(tx, userId));
        const host = homes.find(({ home }) => home === scope.householdId);
        if (host) await setRole(tx, host.userId, 'owner');
        // The owner last, as the household ends with whoever is in it last.
        const guests = homes
          .filter(({ userId }) => userId !== host?.userId)
          .toSorted((a, b) => Number(a.role === 'owner') - Number(b.role === 'owner'));
        for (const { userId, home } of guests) {
          await sendHome(tx, userId, { luggage: NOTHING_CHOSEN, kind: undefined });
          await makeHouseholdStore(tx).addNews({ householdId: home }, { kind: 'ended', name });
        }
        if (host) await makeHouseholdStore(tx).addNews(scope, { kind: 'ended', name });
        return ok(true);
      });
    },
  };

  function asOwner(scope: Scope, id: string, work: (tx: DatabaseHandle, member: StoredMember) => Promise<Outcome>): Promise<Outcome> {
    return inTurn([scope.householdId], async (tx) => {
      const present = await findPresent(tx, scope.userId);
      if (present.role !== 'owner' || present.householdId !== scope.householdId) return fail({ type: 'not-owner' });
      const member = await makeHouseholdStore(tx).findMember(scope, id);
      if (!member || member.userId === scope.userId) return fail({ type: 'no-such-member' });
      return work(tx, member);
    });
  }
}

type Joining = { readonly code: string; readonly luggage: Luggage };

const NOTHING_CHOSEN: Luggage = { plans: [], recipes: [] };

type Present = Scope & { readonly role: HouseholdRole; readonly home: HouseholdId };

/** Locked: nobody else moves this person meanwhile. */
async function findPresent({ kysely }: DatabaseHandle, userId: UserId): Promise<Present> {
  const row = await kysely
    .selectFrom('household_members as member')
    .innerJoin('users', 'users.id', 'member.user_id')
    .select(['member.household_id', 'member.role', 'users.home_household_id'])
    .where('member.user_id', '=', userId)
    .forUpdate('member')
    .executeTakeFirstOrThrow();
  return { userId, householdId: row.household_id as HouseholdId, role: row.role, home: row.home_household_id as HouseholdId };
}

type Going = {
  readonly luggage: Luggage;
  /** What those who stay hear. */
  readonly kind: 'left' | 'removed' | undefined;
};

/**
 * Into their own household, as they left it; where this was it, into a new one, with what is by their hand: nobody loses what they
 * had before they shared it.
 */
async function sendHome(tx: DatabaseHandle, userId: UserId, { luggage, kind }: Going): Promise<void> {
  const present = await findPresent(tx, userId);
  const from = present.householdId;
  const leavesHome = present.home === from;
  const home = leavesHome ? await makeHome(tx, userId) : present.home;
  await seat(tx, { userId, householdId: home });
  await copyThings(tx, { from, to: home, userId, luggage, leavesHome });
  await unseat(tx, present);
  // Before the move: the last to go takes the household along.
  if (kind) await makeHouseholdStore(tx).addNews({ householdId: from }, { kind, name: await firstNameOf(tx, userId), userId });
  await moveTo(tx, userId, { householdId: home, role: 'owner' });
}

async function makeHome({ kysely }: DatabaseHandle, userId: UserId): Promise<HouseholdId> {
  const id = randomUUID();
  await kysely.insertInto('households').values({ id }).execute();
  await kysely.updateTable('users').set({ home_household_id: id }).where('id', '=', userId).execute();
  return id as string as HouseholdId;
}

async function moveTo(
  tx: DatabaseHandle,
  userId: UserId,
  { householdId, role }: HouseholdScope & { readonly role: HouseholdRole },
): Promise<void> {
  await tx.kysely
    .updateTable('household_members')
    .set({ household_id: householdId, role, joined_at: sql<Date>`clock_timestamp()`, news_seen_at: afterAllNews(householdId) })
    .where('user_id', '=', userId)
    .execute();
}

async function setRole({ kysely }: DatabaseHandle, userId: UserId, role: HouseholdRole): Promise<void> {
  await kysely.updateTable('household_members').set({ role }).where('user_id', '=', userId).execute();
}

/** Before what they take along, whose plates are theirs. Where somebody becomes a member otherwise, the database does it (migration 0025). */
async function seat({ kysely }: DatabaseHandle, { userId, householdId }: Scope): Promise<void> {
  await sql`
    insert into eaters (id, household_id, user_id, name, eats_at_home, position)
    select ${randomUUID()}, ${householdId}, users.id, coalesce(users.first_name, ''),
      coalesce((select eats_at_home from eaters where user_id = users.id and household_id = users.home_household_id), '{}'),
      (select coalesce(max(position), -1) + 1 from eaters where household_id = ${householdId})
    from users where users.id = ${userId}
    on conflict (household_id, user_id) do nothing`.execute(kysely);
}

/** Who only shops does not eat with them. */
async function unseat({ kysely }: DatabaseHandle, { userId, householdId }: Scope): Promise<void> {
  await kysely.deleteFrom('eaters').where('household_id', '=', householdId).where('user_id', '=', userId).execute();
}

async function firstNameOf(tx: DatabaseHandle, userId: UserId): Promise<string> {
  const row = await tx.kysely.selectFrom('users').select('first_name').where('id', '=', userId).executeTakeFirst();
  return row?.first_name || NOBODYS_NAME;
}

const nameOf = async (tx: DatabaseHandle, scope: HouseholdScope): Promise<string> => {
  const households = makeHouseholdStore(tx);
  return nameHousehold(await households.readName(scope), (await households.listMembers(scope))[0]?.name);
};

/** "Ada's household", where it was given no name. */
export const nameHousehold = (name: string, owner: string | undefined): string => name || `${owner ?? NOBODYS_NAME}’s household`;
