import { useRef, useState, type SyntheticEvent } from 'react';
import { type Cloth, clothOf } from '@larder/domain/dish-art/dish-cloth.ts';
import { useTheme } from '../lib/theme.ts';
import { useIsNear } from '../lib/use-is-near.ts';
import { dishPictureUrl } from '../paths.ts';
import { COMPONENT_TEXTS } from './texts.ts';

const FIELDS: Readonly<Record<Cloth, string>> = {
  peach: 'bg-peach',
  linen: 'bg-linen',
  butter: 'bg-butter',
  sage: 'bg-sage',
  lilac: 'bg-lilac',
  mist: 'bg-mist',
};
/** Smaller ones come by the dozen: each fade would be a layer of its own to every frame. */
const FADES_FROM_PX = 600;

type Props = {
  /** Kit and options of the dish; absent for a meal that has no picture of its own. */
  readonly dishId: string | undefined;
  /** Its intrinsic size; the box decides how large it is shown. */
  readonly size?: number;
  readonly className?: string;
};

/** The dish drawn from its own ingredients. Always beside its title, so it has no text of its own. */
export function DishArt({ dishId, size = 240, className = '' }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(box);
  const theme = useTheme();
  // Named by the dish, so that another dish in the same place starts anew.
  const [failedId, setFailedId] = useState<string>();
  const hasFailed = dishId !== undefined && failedId === dishId;
  // Behind the picture, which covers it when it comes: out of focus until then, sharp when none will.
  const plate = dishId === undefined || hasFailed ? 'plate-empty' : 'plate-blurred';

  return (
    <div ref={box} className={`relative overflow-hidden ${fieldOf(dishId)} ${plate} ${className}`}>
      {dishId !== undefined && isNear && !hasFailed && (
        <img
          key={dishId}
          src={dishPictureUrl(dishId, theme)}
          alt=""
          loading="lazy"
          decoding="async"
          width={size}
          height={size}
          // The picture is wider than its view: a box of any shape shows the whole plate, and the cloth to its edges.
          className="absolute inset-0 size-full object-fill"
          onLoad={size < FADES_FROM_PX ? undefined : fadeIn}
          onError={() => setFailedId(dishId)}
        />
      )}
      {hasFailed && (
        <p className="absolute inset-x-2 bottom-2 rounded-full bg-card/90 px-2 py-0.5 text-center text-xs text-ink">
          {COMPONENT_TEXTS.pictureFailed}
        </p>
      )}
    </div>
  );
}

/** The colour of the cloth in its picture. */
export const fieldOf = (dishId: string | undefined): string => FIELDS[clothOf(dishId ?? '')];

function fadeIn({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  currentTarget.classList.add('fade');
}
