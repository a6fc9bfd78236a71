import { IconChevronDown, IconClock, IconLock, IconLockOpen, IconRefresh } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import type { MealSlot } from '@larder/domain/recipe/meal-slot.ts';
import { DishArt } from '../../components/DishArt.tsx';
import type { Meal } from '../../lib/wire/plan-types.ts';
import { buttonClass } from '../../ui/button-styles.ts';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { MealNumbers } from './MealNumbers.tsx';
import { PLAN_TEXTS, SLOT_LABELS } from './texts.ts';

type Props = {
  readonly slot: MealSlot;
  readonly meal: Meal;
  /** The meal without the sliders' preview: a recipe is not written anew for every step of a slider. */
  readonly settledMeal: Meal;
  readonly isRefreshing: boolean;
  readonly isLocked: boolean;
  readonly onRefresh: () => void;
  readonly onToggleLock: () => void;
  readonly renderRecipe: (meal: Meal) => ReactNode;
  readonly link: ReactNode;
};

const SMALL_BUTTON = 'text-sm px-3.5 min-h-10';

export function MealCard({ slot, meal, settledMeal, isRefreshing, isLocked, onRefresh, onToggleLock, renderRecipe, link }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const label = SLOT_LABELS[slot];
  const LockIcon = isLocked ? IconLock : IconLockOpen;

  return (
    <article aria-labelledby={`${id}title`} aria-busy={isRefreshing} data-slot={slot} className="card @container overflow-hidden">
      <div className="flex flex-col @lg:flex-row">
        <DishArt dishId={meal.dishId} size={600} className="aspect-[4/3] w-full shrink-0 @lg:aspect-auto @lg:w-56 @2xl:w-64" />
        <div className={`flex min-w-0 flex-1 flex-col p-5 transition-opacity sm:p-6 ${isRefreshing ? 'opacity-60' : ''}`}>
          {/* Another meal in the same place fades in as a whole. */}
          <div key={settledMeal.title} className="fade">
            <p className="eyebrow flex flex-wrap items-center gap-x-3">
              {label}
              <Effort meal={meal} />
            </p>
            <h3 id={`${id}title`} className="display mt-1 text-2xl">
              {meal.title}
            </h3>
            {meal.description !== '' && <p className="mt-2 text-muted">{meal.description}</p>}
          </div>
          <MainIngredients lines={meal.ingredients} />
          <MealNumbers meal={meal} />
          <div className="mt-auto flex flex-wrap gap-2 pt-5">
            <button
              type="button"
              className={buttonClass('secondary', SMALL_BUTTON)}
              aria-label={PLAN_TEXTS.refreshMeal(label)}
              disabled={isRefreshing}
              onClick={onRefresh}
            >
              <IconRefresh className={`size-4 ${isRefreshing ? 'animate-spin' : ''}`} aria-hidden />
              {PLAN_TEXTS.refresh}
            </button>
            <Tooltip text={PLAN_TEXTS.lockedHint}>
              <button
                type="button"
                aria-pressed={isLocked}
                aria-label={PLAN_TEXTS.lock(label)}
                className={buttonClass('secondary', `${SMALL_BUTTON} ${isLocked ? 'border-primary bg-primary-soft text-primary' : ''}`)}
                onClick={onToggleLock}
              >
                <LockIcon className="size-4" aria-hidden />
                {PLAN_TEXTS.keep}
              </button>
            </Tooltip>
            {link}
          </div>
        </div>
      </div>
      <div className="border-t border-line">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}recipe`}
          aria-describedby={`${id}title`}
          className="flex min-h-12 w-full items-center justify-between px-5 font-semibold hover:bg-primary-soft sm:px-6"
          onClick={() => setIsOpen(!isOpen)}
        >
          {PLAN_TEXTS.recipe}
          <IconChevronDown className={`size-5 text-muted transition-transform ${isOpen ? 'rotate-180' : ''}`} aria-hidden />
        </button>
        <div id={`${id}recipe`} hidden={!isOpen} className="rise border-t border-line p-5 sm:p-6">
          {isOpen && renderRecipe(settledMeal)}
        </div>
      </div>
    </article>
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

function MainIngredients({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  // One line more is shorter than saying that there is one line more.
  const shown = lines.length <= SHOWN_LINES + 1 ? lines : lines.slice(0, SHOWN_LINES);
  const rest = lines.length - shown.length;
  return (
    <ul aria-label={PLAN_TEXTS.ingredients} className="numbers mt-3 flex flex-wrap gap-x-2 text-sm text-muted">
      {shown.map((line) => (
        <li key={line} className="not-last:after:ml-2 not-last:after:text-edge not-last:after:content-['·']">
          {line}
        </li>
      ))}
      {rest > 0 && <li>{PLAN_TEXTS.moreIngredients(rest)}</li>}
    </ul>
  );
}
