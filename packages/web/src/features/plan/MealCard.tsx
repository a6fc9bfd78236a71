import { IconArrowsExchange, IconChevronDown, IconLock, IconLockOpen, IconRefresh } from '@tabler/icons-react';
import { useId, type CSSProperties, type ReactNode } from 'react';
import type { MealPlace } from '@larder/domain/recipe/meal-slot.ts';
import { SLOT_LABELS } from '../../components/meal-slots.ts';
import type { Meal } from '../../lib/wire/plan-types.ts';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { whileBusy } from '../../ui/while-busy.ts';
import { MealFace } from './MealFace.tsx';
import { PotOffer } from './PotOffer.tsx';
import { PLAN_TEXTS } from './texts.ts';

type Props = {
  readonly slot: MealPlace;
  readonly place: CSSProperties;
  readonly meal: Meal;
  /** The meal without the sliders' preview: a recipe is not written anew for every step of a slider. */
  readonly settledMeal: Meal;
  readonly isRefreshing: boolean;
  readonly isLocked: boolean;
  /** Its recipe is shown. */
  readonly isOpen: boolean;
  readonly onRefresh: () => void;
  readonly onSwap: () => void;
  readonly onToggleLock: () => void;
  readonly onTogglePot: () => void;
  readonly onToggleRecipe: () => void;
  readonly renderRecipe: (meal: Meal) => ReactNode;
  /** How many eat it. */
  readonly guests: ReactNode;
  /** What is true of it by now, in the place of its description. */
  readonly about?: string | undefined;
  /** The title as a link. */
  readonly title: ReactNode;
};

const ACTION =
  'inline-flex min-h-9 flex-1 items-center justify-center gap-1.5 rounded-full px-1 text-sm font-semibold transition-colors hover:bg-primary-soft aria-disabled:opacity-55 upright:min-h-11';

export function MealCard({
  slot,
  place,
  meal,
  settledMeal,
  isRefreshing,
  isLocked,
  isOpen,
  onRefresh,
  onSwap,
  onToggleLock,
  onTogglePot,
  onToggleRecipe,
  renderRecipe,
  guests,
  about,
  title,
}: Props) {
  const id = useId();
  const label = SLOT_LABELS[slot];
  const LockIcon = isLocked ? IconLock : IconLockOpen;

  return (
    <article aria-labelledby={`${id}title`} aria-busy={isRefreshing} data-slot={slot} className="meal-card">
      <div className={`card meal-face ${isOpen ? 'border-primary' : ''}`} style={place}>
        <MealFace slot={slot} meal={meal} titleId={`${id}title`} isFaded={isRefreshing} isWhole={isOpen} about={about} title={title} />
        <div className="flex flex-wrap items-center border-t border-line px-1 upright:px-2">
          <button type="button" className={ACTION} aria-label={PLAN_TEXTS.refreshMeal(label)} {...whileBusy(isRefreshing, onRefresh)}>
            <IconRefresh className={`hidden size-4 text-muted upright:xl:block ${isRefreshing ? 'animate-spin' : ''}`} aria-hidden />
            {PLAN_TEXTS.refresh}
          </button>
          <button type="button" className={ACTION} aria-label={PLAN_TEXTS.swapMeal(label)} {...whileBusy(isRefreshing, onSwap)}>
            <IconArrowsExchange className="hidden size-4 text-muted upright:xl:block" aria-hidden />
            {PLAN_TEXTS.swap}
          </button>
          <Tooltip text={PLAN_TEXTS.lockedHint} className="flex-1">
            <button
              type="button"
              aria-pressed={isLocked}
              aria-label={PLAN_TEXTS.lock(label)}
              className={`${ACTION} ${isLocked ? 'bg-primary-soft text-primary' : ''}`}
              onClick={onToggleLock}
            >
              <LockIcon className={`size-4 ${isLocked ? '' : 'hidden text-muted upright:xl:block'}`} aria-hidden />
              {PLAN_TEXTS.keep}
            </button>
          </Tooltip>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={`${id}recipe`}
            aria-describedby={`${id}title`}
            className={`${ACTION} shrink-0 basis-auto upright:basis-full upright:justify-between upright:border-t upright:border-line upright:rounded-none upright:px-2`}
            onClick={onToggleRecipe}
          >
            {PLAN_TEXTS.recipe}
            <IconChevronDown
              className={`size-4 text-muted transition-transform upright:size-5 ${isOpen ? 'rotate-180' : ''}`}
              aria-hidden
            />
          </button>
        </div>
      </div>
      <div
        id={`${id}recipe`}
        hidden={!isOpen}
        className="meal-recipe card rise @container min-w-0 border-primary p-5 wrap-anywhere sm:p-6"
        style={place}
      >
        {isOpen && (
          <>
            {guests}
            <PotOffer meal={meal} onToggle={onTogglePot} />
            {renderRecipe(settledMeal)}
          </>
        )}
      </div>
    </article>
  );
}
