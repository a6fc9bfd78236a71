import { addDuplicate, leaveDuplicate, readDuplicate } from '@larder/contract/account.ts';
import type { Scope } from '../../db/scope.ts';
import type { RequireRoom } from '../../http/account-room.ts';
import { route, type Route, succeed } from '../../http/mount.ts';
import type { DuplicateStore } from './duplicate-store.ts';

export type DuplicateDeps = {
  readonly duplicates: DuplicateStore;
  readonly requireRoom: RequireRoom;
  readonly homeOf: (scope: Scope) => Promise<Scope>;
};

export function duplicateRoutes({ duplicates, requireRoom, homeOf }: DuplicateDeps): readonly Route[] {
  return [
    route(readDuplicate, async ({ userId }) => succeed((await duplicates.find(userId)) ?? null)),
    route(addDuplicate, async ({ userId, scope }) => {
      const { plans, lists } = (await duplicates.find(userId)) ?? { plans: 0, lists: 0 };
      const home = await homeOf(scope);
      await requireRoom(home, 'plans', plans);
      await requireRoom(home, 'lists', lists);
      return succeed(await duplicates.add(home));
    }),
    route(leaveDuplicate, async ({ userId }) => {
      await duplicates.leave(userId);
      return { success: true } as const;
    }),
  ];
}
