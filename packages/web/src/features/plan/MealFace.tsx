import type { ReactNode } from 'react';
import type { MealSlot } from '@larder/domain/recipe/meal-slot.ts';
import { IconClock } from '@tabler/icons-react';
import { DishArt } from '../../components/DishArt.tsx';
import { SLOT_LABELS } from '../../components/meal-slots.ts';
import type { Meal } from '../../lib/wire/plan-types.ts';
import { MealNumbers } from './MealNumbers.tsx';
import { PLAN_TEXTS } from './texts.ts';

type Props = {
  readonly slot: MealSlot;
  readonly meal: Meal;
  readonly titleId?: string;
  readonly isFaded?: boolean;
  /** What can be done with the meal, or the room for it. */
  readonly children: ReactNode;
};

export const FACE_LAYOUT = 'flex flex-col @lg:flex-row';
export const PICTURE_PLACE = 'aspect-[4/3] w-full shrink-0 @lg:aspect-auto @lg:w-56 @2xl:w-64';
/**
 * For two lines of title and three of description and of ingredients, a few more on a phone: another meal in this place moves
 * nothing below it. What is left over stands above the numbers.
 */
const WORDS_ROOM = 'min-h-72 @lg:min-h-60';

/** What a meal's card shows before it is opened: while the plan is on its way and after. */
export function MealFace({ slot, meal, titleId, isFaded = false, children }: Props) {
  return (
    <div className={FACE_LAYOUT}>
      <DishArt dishId={meal.dishId} size={600} className={PICTURE_PLACE} />
      <div className={`flex min-w-0 flex-1 flex-col p-5 wrap-anywhere transition-opacity sm:p-6 ${isFaded ? 'opacity-60' : ''}`}>
        <div className={WORDS_ROOM}>
          {/* Another meal in the same place fades in as a whole. */}
          <div key={meal.title} className="fade">
            <p className="eyebrow flex flex-wrap items-center gap-x-3">
              {SLOT_LABELS[slot]}
              <Effort meal={meal} />
            </p>
            <h3 id={titleId} className="display mt-1 text-2xl">
              {meal.title}
            </h3>
            {meal.description !== '' && <p className="mt-2 text-muted">{meal.description}</p>}
            <MainIngredients lines={meal.ingredients} />
          </div>
        </div>
        <MealNumbers meal={meal} />
        <div className="mt-auto flex flex-wrap gap-2 pt-5">{children}</div>
      </div>
    </div>
  );
}

function Effort({ meal: { prepMinutes, cookMinutes, difficulty } }: { readonly meal: Meal }) {
  const minutes = (prepMinutes ?? 0) + (cookMinutes ?? 0);
  return (
    <span className="inline-flex items-center gap-3 font-normal">
      {minutes > 0 && (
        <span className="numbers inline-flex items-center gap-1">
          <IconClock className="size-4" aria-hidden />
          {minutes} min
        </span>
      )}
      {difficulty}
    </span>
  );
}

/** Enough to see what it is made of and how the amounts follow the sliders; all of it stands in the recipe. */
const SHOWN_LINES = 4;

const INGREDIENT = "relative pl-3.5 before:absolute before:left-1.5 before:text-edge before:content-['·']";

function MainIngredients({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  // One line more is shorter than saying that there is one line more.
  const shown = lines.length <= SHOWN_LINES + 1 ? lines : lines.slice(0, SHOWN_LINES);
  const rest = lines.length - shown.length;
  return (
    // The dot stands before a line of ingredients, where the edge cuts it off at the start of a row.
    <div className="mt-3 overflow-x-clip">
      <ul aria-label={PLAN_TEXTS.ingredients} className="numbers -ml-3.5 flex flex-wrap text-sm text-muted">
        {shown.map((line) => (
          <li key={line} className={INGREDIENT}>
            {line}
          </li>
        ))}
        {rest > 0 && <li className={INGREDIENT}>{PLAN_TEXTS.moreIngredients(rest)}</li>}
      </ul>
    </div>
  );
}
