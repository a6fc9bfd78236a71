import { previewTarget as previewTargetCall, saveProfile as saveProfileCall } from '@larder/contract/profile.ts';
import { route, type Route, succeed } from '../../http/mount.ts';
import { Problem, UNAUTHORIZED_MESSAGE } from '../../http/problems.ts';
import { previewTarget } from './preview-target.ts';
import { type ProfileDeps, saveProfile } from './save-profile.ts';

export function profileRoutes(deps: ProfileDeps): readonly Route[] {
  return [
    route(saveProfileCall, async ({ userId, body }) => {
      const user = await saveProfile(deps, userId, body);
      // The account went while its session was being read.
      if (!user) throw new Problem('unauthorized', UNAUTHORIZED_MESSAGE);
      return { ...succeed(user), message: 'Profile updated' };
    }),
    route(previewTargetCall, async ({ body }) => succeed(previewTarget(body, deps.now().toISOString().slice(0, 10)))),
  ];
}
