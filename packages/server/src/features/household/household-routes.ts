import {
  changeRole,
  endHousehold,
  joinHousehold,
  leaveHousehold,
  makeInvite,
  readHousehold,
  readInvite,
  removeMember,
  renameHousehold,
  revokeInvite,
  seeNews,
} from '@larder/contract/household.ts';
import type { ProblemCode } from '@larder/contract/problem.ts';
import type { Result } from '@larder/domain/base/result.ts';
import type { HouseholdScope, Scope } from '../../db/scope.ts';
import type { RequireRoom } from '../../http/account-room.ts';
import { route, type Route, succeed } from '../../http/mount.ts';
import { Problem, type Told } from '../../http/problems.ts';
import type { Sessions } from '../../http/session.ts';
import type { Luggage } from './copy-store.ts';
import type { HouseholdStore } from './household-store.ts';
import type { InviteStore } from './invite-store.ts';
import { type MembershipFault, type MembershipStore, nameHousehold } from './membership-store.ts';

export type HouseholdDeps = {
  readonly households: HouseholdStore;
  readonly invites: InviteStore;
  readonly memberships: MembershipStore;
  readonly requireRoom: RequireRoom;
  /** Bytes of the photos of these recipes. */
  readonly measurePhotos: (scope: HouseholdScope, recipes: readonly string[]) => Promise<number>;
  readonly sessions: Pick<Sessions, 'readAnewAfter'>;
  /** The public origin, for links. */
  readonly baseUrl: string;
};

/** Open links of one household. */
const MOST_INVITES = 10;

export function householdRoutes(deps: HouseholdDeps): readonly Route[] {
  const { households, invites, memberships, requireRoom, measurePhotos, sessions, baseUrl } = deps;
  const move = async (work: () => Promise<Result<true, MembershipFault>>) => take(await sessions.readAnewAfter(work));
  const requireRoomFor = async (from: HouseholdScope, to: HouseholdScope, { plans, recipes }: Luggage) => {
    await requireRoom(to, 'plans', plans.length);
    await requireRoom(to, 'recipes', recipes.length);
    await requireRoom(to, 'photos', await measurePhotos(from, recipes));
  };
  return [
    route(readHousehold, async ({ scope }) => succeed(await describe(scope))),
    route(renameHousehold, async ({ scope, body: { name } }) => take(await memberships.rename(scope, name))),
    route(endHousehold, async ({ scope }) => move(() => memberships.end(scope))),
    route(changeRole, async ({ scope, params: { id }, body: { role } }) => move(() => memberships.changeRole(scope, id, role))),
    route(removeMember, async ({ scope, params: { id } }) => move(() => memberships.remove(scope, id))),
    route(makeInvite, async ({ scope, body: { role } }) => {
      if ((await invites.countOpen(scope)) >= MOST_INVITES) throw refused('too-many-invites');
      // From now on somebody may come, whom every window of the household is to hear of.
      const made = await sessions.readAnewAfter(async () => invites.make(scope, role));
      if (!made) throw new Problem('unauthorized');
      const { id, expiresAt, code } = made;
      return succeed({ id, role, expiresAt: expiresAt.toISOString(), url: `${baseUrl}/join/${code}` });
    }),
    route(revokeInvite, async ({ scope, params: { id } }) => {
      if (!(await invites.revoke(scope, id))) throw inviteNotFound();
      return DONE;
    }),
    route(readInvite, async ({ scope, body: { token } }) => {
      const card = await invites.find(token, scope);
      if (!card) throw inviteNotFound();
      const household = nameHousehold(await households.readName(card), (await households.listMembers(card))[0]?.name);
      return succeed({ household, invitedBy: card.invitedBy, role: card.role, isThere: card.householdId === scope.householdId });
    }),
    route(joinHousehold, async ({ scope, body: { token, ...luggage } }) => {
      const card = await invites.find(token);
      if (!card) throw inviteNotFound();
      await requireRoomFor(scope, card, luggage);
      return move(() => memberships.join(scope, { code: token, luggage }));
    }),
    route(leaveHousehold, async ({ scope, body }) => {
      await requireRoomFor(scope, await households.homeOf(scope), body);
      return move(() => memberships.leave(scope, body));
    }),
    route(seeNews, async ({ scope }) => {
      await households.seeNews(scope);
      return DONE;
    }),
  ];

  async function describe(scope: Scope) {
    const members = await households.listMembers(scope);
    const role = members.find(({ userId }) => userId === scope.userId)?.role ?? 'shopper';
    const [name, isHome, open, news] = [
      await households.readName(scope),
      (await households.homeOf(scope)).householdId === scope.householdId,
      role === 'shopper' ? [] : await invites.listOpen(scope),
      await households.listNews(scope),
    ];
    return {
      name: nameHousehold(name, members[0]?.name),
      role,
      isHome,
      members: members.map((member) => ({
        id: member.userId,
        name: member.name,
        role: member.role,
        isYou: member.userId === scope.userId,
        joinedAt: member.joinedAt.toISOString(),
      })),
      invites: open.map((invite) => ({ id: invite.id, role: invite.role, expiresAt: invite.expiresAt.toISOString() })),
      news: news.map(({ at, ...item }) => ({ ...item, at: at.toISOString() })),
    };
  }
}

const DONE = { success: true } as const;

const inviteNotFound = (): Problem => new Problem('invite-not-found');

const SENTENCES: Readonly<Record<Exclude<MembershipFault['type'], 'no-such-invite' | 'no-such-member'> | 'too-many-invites', Told>> = {
  'not-owner': { says: 'Only the owner of the household can do that. Nothing was changed.' },
  'is-there': 'You are in this household already. Open Larder to see it.',
  'is-elsewhere': 'You are in another household. Leave it first, then open the link again.',
  'has-guests': 'Others are in your own household. Make one of them the owner or end it first, then open the link again.',
  full: { says: 'This household has as many members as it can. Nothing was changed.' },
  'is-home':
    'This is your own household, and nobody else is in it, so there is nothing to leave. To join another, open the link you were sent.',
  'owner-stays': 'You own this household. Make somebody else the owner first, or end it. Nothing was changed.',
  'too-many-invites': `${MOST_INVITES} links are open already. Take some back first.`,
};

const refused = (type: keyof typeof SENTENCES): Problem => new Problem('household-refused' satisfies ProblemCode, SENTENCES[type]);

function take(result: Result<true, MembershipFault>): typeof DONE {
  if (result.ok) return DONE;
  const { type } = result.fault;
  if (type === 'no-such-invite') throw inviteNotFound();
  if (type === 'no-such-member') throw new Problem('member-not-found');
  throw refused(type);
}
