import { useState } from 'react';
import type { User } from '@larder/contract/account.ts';
import { initialsOf } from './model.ts';

/** Beside the name, so it has no text of its own. A picture that is not there or does not load gives way to initials. */
export function Avatar({ user }: { readonly user: User }) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const url = user.profileImageUrl;
  return (
    <span aria-hidden="true" className="grid size-20 shrink-0 place-items-center overflow-hidden rounded-full bg-sage">
      {url && url !== failedUrl ? (
        <img src={url} alt="" width={80} height={80} className="size-full object-cover" onError={() => setFailedUrl(url)} />
      ) : (
        <span className="display text-2xl text-primary">{initialsOf(user)}</span>
      )}
    </span>
  );
}
