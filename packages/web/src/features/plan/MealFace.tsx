import { IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { MealPlace } from '@larder/domain/recipe/meal-slot.ts';
import { MealArt } from '../../components/MealArt.tsx';
import { COMPONENT_TEXTS } from '../../components/texts.ts';
import { sayPotShort } from '../../components/say-pot.ts';
import { PlateLine } from '../../components/PlateLine.tsx';
import { SLOT_LABELS } from '../../components/meal-slots.ts';
import type { Meal } from '../../lib/wire/plan-types.ts';
import { MealCalories, MealMacros } from './MealNumbers.tsx';

type Props = {
  readonly slot: MealPlace;
  readonly meal: Meal;
  readonly titleId?: string;
  readonly isFaded?: boolean;
  /** Of a meal that has been opened: all that is said of it. */
  readonly isWhole?: boolean;
  /** What is true of it by now, in the place of its description. */
  readonly about?: string | undefined;
  /** The title, as the link to the meal's own page where there is one. */
  readonly title?: ReactNode;
};

export const PICTURE_PLACE = 'min-h-26 upright:aspect-[3/2] upright:min-h-0 upright:w-full upright:lg:aspect-[4/3] upright:xl:aspect-[7/5]';

/** What a meal's card shows before it is opened: while the plan is on its way and after. The food first. */
export function MealFace({ slot, meal, titleId, isFaded = false, isWhole = false, about = meal.description, title = meal.title }: Props) {
  return (
    <div className={`meal-open transition-opacity ${isFaded ? 'opacity-60' : ''}`}>
      <MealArt meal={meal} size={600} className={PICTURE_PLACE} />
      {/* Another meal in the same place fades in as a whole. */}
      <div key={meal.title} className="meal-words fade min-w-0 wrap-anywhere">
        <p className="eyebrow [grid-area:slot]">{SLOT_LABELS[slot]}</p>
        <h3
          id={titleId}
          className="display text-[1.0625rem] leading-tight [grid-area:title] upright:mt-0.5 upright:min-h-[2lh] upright:text-xl upright:leading-tight"
        >
          {title}
        </h3>
        <div className="numbers flex items-center gap-x-3 [grid-area:figures] upright:mt-1.5 upright:text-lg">
          <MealCalories meal={meal} />
          <Minutes meal={meal} />
        </div>
        {about !== '' && <p className={`text-sm text-muted upright:mt-1.5 ${isWhole ? '[grid-area:about]' : 'meal-about'}`}>{about}</p>}
        <MealMacros meal={meal} />
        <BeforeLine meal={meal} slot={slot} className="mt-1 [grid-column:1/-1]" />
        <PlateLine meal={meal} className="mt-1 [grid-column:1/-1]" />
      </div>
    </div>
  );
}

/** What has to be known before one begins, on a line of its own: beside the minutes it pushed the meal's name off a phone. */
function BeforeLine({ meal, slot, className }: Pick<Props, 'meal' | 'slot'> & { readonly className: string }) {
  const { waitMinutes = 0 } = meal;
  const makes = sayPotShort(meal);
  const said = [
    ...(waitMinutes > 0 ? [COMPONENT_TEXTS.startAhead({ minutes: waitMinutes, slot, steps: meal.instructions })] : []),
    ...(makes === undefined ? [] : [makes]),
  ];
  return said.length > 0 && <p className={`text-sm font-medium ${className}`}>{said.join(' · ')}</p>;
}

function Minutes({ meal: { prepMinutes, cookMinutes } }: { readonly meal: Meal }) {
  const minutes = (prepMinutes ?? 0) + (cookMinutes ?? 0);
  if (minutes === 0) return null;
  return (
    <span className="inline-flex items-center gap-1 text-sm text-muted upright:text-lg">
      <IconClock className="size-4 self-center" aria-hidden />
      {minutes} min
    </span>
  );
}
