import { useState } from 'react';

/** Fetched at once, wherever it stands: the printer does not scroll. Beside its title, so without a text of its own. */
export function LineArt({ dishId, className }: { readonly dishId: string | undefined; readonly className: string }) {
  const [hasFailed, setHasFailed] = useState(false);
  if (dishId === undefined || hasFailed) return null;
  return (
    <img
      src={`/dish/${encodeURIComponent(dishId)}.svg?field=line`}
      alt=""
      width={240}
      height={240}
      className={`aspect-square h-auto ${className}`}
      onError={() => setHasFailed(true)}
    />
  );
}
