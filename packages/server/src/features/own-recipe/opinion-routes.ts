import { listOpinions, sayOpinion } from '@larder/contract/dish-opinion.ts';
import type { RequireRoom } from '../../http/account-room.ts';
import { route, type Route, succeed } from '../../http/mount.ts';
import type { OpinionStore } from './opinion-store.ts';

export type OpinionDeps = { readonly opinions: OpinionStore; readonly requireRoom: RequireRoom };

export function opinionRoutes({ opinions, requireRoom }: OpinionDeps): readonly Route[] {
  return [
    route(listOpinions, async ({ scope }) => succeed([...(await opinions.list(scope))])),
    route(sayOpinion, async ({ scope, body }) => {
      await requireRoom(scope, 'opinions');
      return succeed(await opinions.say(scope, body));
    }),
  ];
}
