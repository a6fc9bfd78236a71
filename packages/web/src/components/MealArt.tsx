import { DishArt } from './DishArt.tsx';
import { useOwnPhoto } from './own-photos.ts';

type Props = {
  /** Absent where there is no meal. */
  readonly meal: { readonly dishId?: string | undefined; readonly recipeId?: string | undefined } | undefined;
  readonly size?: number;
  readonly className?: string;
};

/** A meal as its dish is drawn, or as it was photographed where it is one of the household's own recipes. */
export function MealArt({ meal, ...rest }: Props) {
  return <DishArt dishId={meal?.dishId} photo={useOwnPhoto(meal?.recipeId)} {...rest} />;
}
