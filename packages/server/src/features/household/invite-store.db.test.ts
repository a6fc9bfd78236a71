import { expect, test } from 'vitest';
import { describeOnBothEngines, makeTestScope } from '../../../tests/support/test-database.ts';
import { makeSharedLinkStore } from '../shared-link/shared-link-store.ts';
import { makeInviteStore } from './invite-store.ts';

describeOnBothEngines('links that are made by whoever thinks to be a member still', (database) => {
  const move = async ({ userId }: { readonly userId: string }, values: { household_id?: string; role: 'member' | 'shopper' }) => {
    await database().kysely.updateTable('household_members').set(values).where('user_id', '=', userId).execute();
  };

  test.each([
    ['is in another household by now', true],
    ['only shops by now', false],
  ])('are not made for who %s', async (_what, isElsewhere) => {
    const [ada, bob] = [await makeTestScope(database()), await makeTestScope(database())];
    const invites = makeInviteStore(database());
    const links = makeSharedLinkStore(database());
    expect((await invites.make(bob, 'member'))?.role).toBe('member');
    expect((await links.make(bob, 'plan', crypto.randomUUID()))?.what).toBe('plan');
    await move(bob, isElsewhere ? { household_id: ada.householdId, role: 'member' } : { role: 'shopper' });
    expect(await invites.make(bob, 'member')).toBeUndefined();
    expect(await links.make(bob, 'plan', crypto.randomUUID())).toBeUndefined();
    expect([await invites.listOpen(bob), await links.list(bob)]).toEqual([[], []]);
  });
});
