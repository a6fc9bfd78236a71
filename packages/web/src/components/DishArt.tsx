import { useRef, useState, type SyntheticEvent } from 'react';
import { PHOTO_LIMITS, photoUrl } from '@larder/contract/recipe-photo.ts';
import { type Cloth, clothOf } from '@larder/domain/dish-art/dish-cloth.ts';
import { useTheme } from '../lib/theme.ts';
import { useIsNear } from '../lib/use-is-near.ts';
import { dishPictureUrl } from '../paths.ts';
import type { OwnPhoto } from './own-photos.ts';
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
  /** In place of the drawing. */
  readonly photo?: OwnPhoto | undefined;
  /** Its intrinsic size; the box decides how large it is shown. */
  readonly size?: number;
  readonly className?: string;
};

/** The dish drawn from its own ingredients, or its photo. Always beside its title, so it has no text of its own. */
export function DishArt({ dishId, photo, size = 240, className = '' }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(box);
  const theme = useTheme();
  // Named by the dish, so that another dish in the same place starts anew.
  const [failedId, setFailedId] = useState<string>();
  const [failedPhoto, setFailedPhoto] = useState<string>();
  const shown = photo && photo.photoId !== failedPhoto ? photo : undefined;
  const hasFailed = dishId !== undefined && failedId === dishId;
  // Behind the picture, which covers it when it comes: out of focus until then, sharp when none will.
  const plate = dishId === undefined || hasFailed ? 'plate-empty' : 'plate-blurred';

  return (
    <div ref={box} className={`relative overflow-hidden ${fieldOf(dishId)} ${plate} ${className}`}>
      {shown && isNear && <Photo key={shown.photoId} photo={shown} size={size} onFailed={() => setFailedPhoto(shown.photoId)} />}
      {!shown && dishId !== undefined && isNear && !hasFailed && (
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
      {!shown && hasFailed && (
        <p className="absolute inset-x-2 bottom-2 rounded-full bg-card/90 px-2 py-0.5 text-center text-xs text-ink">
          {COMPONENT_TEXTS.pictureFailed}
        </p>
      )}
    </div>
  );
}

type PhotoProps = { readonly photo: OwnPhoto; readonly size: number; readonly onFailed: () => void };

/** Of two files the browser takes the one that its box needs, where it can tell before the page is laid out. */
function Photo({ photo: { recipeId, photoId }, size, onFailed }: PhotoProps) {
  const [small, whole] = [photoUrl(recipeId, photoId, 'small'), photoUrl(recipeId, photoId, 'whole')];
  return (
    <img
      src={whole}
      srcSet={`${small} 480w, ${whole} ${PHOTO_LIMITS.side}w`}
      sizes={`auto, ${size}px`}
      alt=""
      loading="lazy"
      decoding="async"
      className="absolute inset-0 size-full object-cover"
      onError={onFailed}
    />
  );
}

/** The colour of the cloth in its picture. */
export const fieldOf = (dishId: string | undefined): string => FIELDS[clothOf(dishId ?? '')];

function fadeIn({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  currentTarget.classList.add('fade');
}
