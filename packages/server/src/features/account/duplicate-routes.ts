import { addDuplicate, leaveDuplicate, readDuplicate } from '@larder/contract/account.ts';
import type { RequireRoom } from '../../http/account-room.ts';
import { route, type Route, succeed } from '../../http/mount.ts';
import type { DuplicateStore } from './duplicate-store.ts';

export type DuplicateDeps = { readonly duplicates: DuplicateStore; readonly requireRoom: RequireRoom };

export function duplicateRoutes({ duplicates, requireRoom }: DuplicateDeps): readonly Route[] {
  return [
    route(readDuplicate, async ({ userId }) => succeed((await duplicates.find(userId)) ?? null)),
    route(addDuplicate, async ({ userId, scope }) => {
      const { plans, lists } = (await duplicates.find(userId)) ?? { plans: 0, lists: 0 };
      await requireRoom(scope, 'plans', plans);
      await requireRoom(scope, 'lists', lists);
      return succeed(await duplicates.add(scope));
    }),
    route(leaveDuplicate, async ({ userId }) => {
      await duplicates.leave(userId);
      return { success: true } as const;
    }),
  ];
}
