import { assertNever } from '@larder/domain/base/assert-never.ts';
import { MOST_CHIPS, previewTarget as previewTargetCall, saveProfile as saveProfileCall } from '@larder/contract/profile.ts';
import { toPlainDate } from '@larder/domain/calendar/utc-day.ts';
import { route, type Route, succeed } from '../../http/mount.ts';
import { Problem } from '../../http/problems.ts';
import { previewTarget } from './preview-target.ts';
import { type ProfileDeps, type ProfileFault, saveProfile } from './save-profile.ts';

export function profileRoutes(deps: ProfileDeps): readonly Route[] {
  return [
    route(saveProfileCall, async ({ userId, body }) => {
      const saved = await saveProfile(deps, userId, body);
      if (!saved.ok) throw toProblem(saved.fault);
      return { ...succeed(saved.value), message: 'Profile updated' };
    }),
    route(previewTargetCall, async ({ body }) => succeed(previewTarget(body, toPlainDate(deps.now())))),
  ];
}

function toProblem({ type }: ProfileFault): Problem {
  switch (type) {
    case 'email-missing':
      return new Problem('email-unreadable', 'The email is empty. Enter one, or leave the one that is there. Nothing was saved.');
    case 'email-unreadable':
      return new Problem(
        'email-unreadable',
        'This is not an email address, such as name@example.com. Correct it and save again. Nothing was saved.',
      );
    case 'not-born':
      return new Problem('birth-date-refused', 'This date of birth is still to come. Correct it and save again. Nothing was saved.');
    case 'born-too-early':
      return new Problem('birth-date-refused', 'This date of birth is before 1900. Correct it and save again. Nothing was saved.');
    case 'too-many-rules':
      return new Problem(
        'account-full',
        `A profile can leave out ${MOST_CHIPS} things at most, and some were added in another window. Reload the page and remove what is there twice. Nothing was saved.`,
      );
    case 'account-gone':
      // While its session was being read.
      return new Problem('unauthorized');
    default:
      return assertNever(type);
  }
}
