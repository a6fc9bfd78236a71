import { photoUrl } from '@larder/contract/recipe-photo.ts';
import { mealsOf } from '@larder/domain/recipe/meals-of.ts';
import { fieldOf } from '../../components/DishArt.tsx';
import { useOwnPhoto } from '../../components/own-photos.ts';
import { type Theme, useTheme } from '../../lib/theme.ts';
import { dishPictureUrl } from '../../paths.ts';
import type { DayPlan } from './model.ts';

type Props = {
  readonly plan: DayPlan;
  /** Only the dinner where room is short. */
  readonly isNarrow?: boolean;
  /** Nothing but the dinner, at any width. */
  readonly isDinnerOnly?: boolean;
};

/** The day's dishes as a row of small plates, each one a little under the last. */
export function PlanPlates(props: Props) {
  return <Plates {...props} theme={useTheme()} isDrawn />;
}

type PlatesProps = Props & {
  readonly theme: Theme;
  /** The colors of the dishes alone until then: a month has up to 168 pictures, which take longer than all else of it. */
  readonly isDrawn: boolean;
};

export function Plates({ plan, isNarrow = false, isDinnerOnly = false, theme, isDrawn }: PlatesProps) {
  const planned = mealsOf(plan).map(({ place }) => place);
  const main = planned.includes('dinner') ? 'dinner' : planned[0];
  const slots = isDinnerOnly ? planned.filter((slot) => slot === main) : planned;
  return (
    // A picture can be dragged by itself, which would take the place of dragging the plan.
    <span className="pointer-events-none flex shrink-0" aria-hidden>
      {slots.map((slot) => {
        const { dishId, recipeId } = plan.meals[slot] ?? {};
        const drawn = dishId === undefined ? undefined : dishPictureUrl(dishId, theme);
        const place = isNarrow ? `lg:not-first:-ml-3 ${slot === main ? '' : 'max-lg:hidden'}` : 'not-first:-ml-3';
        return (
          <span key={slot} className={`size-9 shrink-0 rounded-full border-2 border-card sm:size-10 ${fieldOf(dishId)} ${place}`}>
            {isDrawn && recipeId !== undefined && <OwnPicture recipeId={recipeId} drawn={drawn} />}
            {isDrawn && recipeId === undefined && drawn !== undefined && <Picture src={drawn} />}
          </span>
        );
      })}
      {slots.length === 0 && <span className="size-9 rounded-full border-2 border-line bg-card sm:size-10" />}
    </span>
  );
}

/** By itself, so that only a day with a recipe of the household's own asks for photos. */
function OwnPicture({ recipeId, drawn }: { readonly recipeId: string; readonly drawn: string | undefined }) {
  const photo = useOwnPhoto(recipeId);
  const src = photo ? photoUrl(recipeId, photo.photoId, 'small') : drawn;
  return src === undefined ? null : <Picture src={src} />;
}

const Picture = ({ src }: { readonly src: string }) => (
  <img key={src} src={src} alt="" loading="lazy" decoding="async" width={96} height={96} className="size-full rounded-full object-cover" />
);
