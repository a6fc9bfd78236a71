import { useState } from 'react';
import { PICTURE_URL, type User } from '@larder/contract/account.ts';
import { initialsOf } from './model.ts';

/** Beside the name, so it has no text of its own. A picture that is not there or does not load gives way to initials. */
export function Avatar({ user }: { readonly user: User }) {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <span aria-hidden="true" className="grid size-20 shrink-0 place-items-center overflow-hidden rounded-full bg-sage">
      {user.profileImageUrl && !hasFailed ? (
        <img src={PICTURE_URL} alt="" width={80} height={80} className="size-full object-cover" onError={() => setHasFailed(true)} />
      ) : (
        <span className="display text-2xl text-primary">{initialsOf(user)}</span>
      )}
    </span>
  );
}
