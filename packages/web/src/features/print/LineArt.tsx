import { useState } from 'react';
import { dishPictureUrl } from '../../paths.ts';

/** Fetched at once, wherever it stands: the printer does not scroll. Beside its title, so without a text of its own. */
export function LineArt({ dishId, className }: { readonly dishId: string | undefined; readonly className: string }) {
  const [hasFailed, setHasFailed] = useState(false);
  if (dishId === undefined || hasFailed) return null;
  return (
    <img
      src={dishPictureUrl(dishId, 'line')}
      alt=""
      width={240}
      height={240}
      className={`aspect-square h-auto ${className}`}
      onError={() => setHasFailed(true)}
    />
  );
}
