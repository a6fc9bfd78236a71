import { IconChevronDown, IconLock, IconLockOpen, IconRefresh } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import type { MealSlot } from '@larder/domain/recipe/meal-slot.ts';
import { SLOT_LABELS } from '../../components/meal-slots.ts';
import type { Meal } from '../../lib/wire/plan-types.ts';
import { buttonClass } from '../../ui/button-styles.ts';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { MealFace } from './MealFace.tsx';
import { PLAN_TEXTS } from './texts.ts';

type Props = {
  readonly slot: MealSlot;
  readonly meal: Meal;
  /** The meal without the sliders' preview: a recipe is not written anew for every step of a slider. */
  readonly settledMeal: Meal;
  readonly isRefreshing: boolean;
  readonly isLocked: boolean;
  /** Without these a day stays as it is. */
  readonly onRefresh: (() => void) | undefined;
  readonly onToggleLock: (() => void) | undefined;
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
      <MealFace slot={slot} meal={meal} titleId={`${id}title`} isFaded={isRefreshing}>
        {onRefresh && (
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
        )}
        {onToggleLock && (
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
        )}
        {link}
      </MealFace>
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
