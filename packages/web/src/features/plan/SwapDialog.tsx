import { MACROS } from '@larder/domain/food/nutrients.ts';
import { IconClock } from '@tabler/icons-react';
import { useEffect } from 'react';
import { MealArt } from '../../components/MealArt.tsx';
import { useHidesNumbers } from '../../components/hidden-numbers.ts';
import { MACRO_LABELS } from '../../components/macro-slices.ts';
import { SLOT_LABELS } from '../../components/meal-slots.ts';
import { announce } from '../../lib/announce.ts';
import { formatGrams } from '../../lib/format/round.ts';
import type { Meal } from '../../lib/wire/plan-types.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { MealCalories } from './MealNumbers.tsx';
import { type SwapOption, type SwapWish, useSwapOptions } from './use-swap-options.ts';
import { PLAN_TEXTS } from './texts.ts';

type Props = {
  readonly wish: SwapWish;
  /** The one there now. */
  readonly meal: Meal;
  /** What other meals were to eat of it. */
  readonly eaten?: string | undefined;
  readonly onChoose: (meal: Meal) => void;
  readonly onClose: () => void;
};

/** Three dishes to choose from. Looking changes nothing; choosing can be undone. */
export function SwapDialog({ wish, meal, eaten, onChoose, onClose }: Props) {
  const { data, isFetching, refetch } = useSwapOptions(wish);
  const options = data?.options;
  const count = options?.length;
  useEffect(() => {
    if (count !== undefined) announce(PLAN_TEXTS.swapFound(count));
  }, [count]);
  return (
    <Dialog
      title={wish.part ? PLAN_TEXTS.partTitle(wish.part.name) : PLAN_TEXTS.swapTitle(SLOT_LABELS[wish.slot])}
      onClose={onClose}
      className="swap-dialog"
      beginsAtHeading
    >
      <p className="mt-1 text-muted">{PLAN_TEXTS.swapNow(meal.title)}</p>
      {eaten !== undefined && <p className="mt-3 font-medium">{`${eaten} ${PLAN_TEXTS.potText}`}</p>}
      {data?.listName !== undefined && <p className="mt-1 text-muted">{PLAN_TEXTS.swapList(data.listName)}</p>}
      {options === undefined && !isFetching ? (
        <div role="alert" className="mt-5 flex flex-wrap items-center gap-4 rounded-xl bg-alert-soft p-4">
          <p className="flex-1">{PLAN_TEXTS.swapFailed}</p>
          <Button look="secondary" onClick={() => void refetch()}>
            {PLAN_TEXTS.tryAgain}
          </Button>
        </div>
      ) : (
        <ul className="mt-5 grid gap-3" aria-busy={options === undefined}>
          {options === undefined
            ? [0, 1, 2].map((row) => <li key={row} aria-hidden="true" className="skeleton h-28 rounded-card" />)
            : options.map((option) => (
                <li key={`${option.meal.dishId} ${option.meal.title}`}>
                  <Option {...option} onChoose={() => onChoose(option.meal)} />
                </li>
              ))}
        </ul>
      )}
      {options?.length === 0 && <p>{wish.part ? PLAN_TEXTS.partNone : PLAN_TEXTS.swapNone}</p>}
      <DialogActions>
        <Button look="secondary" onClick={onClose}>
          {PLAN_TEXTS.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Option({ meal, instead, adds, onChoose }: SwapOption & { readonly onChoose: () => void }) {
  const hidesNumbers = useHidesNumbers();
  const minutes = (meal.prepMinutes ?? 0) + (meal.cookMinutes ?? 0);
  return (
    <button
      type="button"
      className="grid w-full grid-cols-[5.5rem_minmax(0,1fr)] overflow-hidden rounded-card border border-line text-left transition-colors hover:border-primary hover:bg-primary-soft sm:grid-cols-[8rem_minmax(0,1fr)]"
      onClick={onChoose}
    >
      <MealArt meal={meal} className="min-h-28" />
      <span className="grid content-center gap-1 px-3.5 py-3 sm:px-4">
        <span className="display text-base leading-tight sm:text-lg">
          {instead === undefined ? meal.title : PLAN_TEXTS.partInstead(instead)}
        </span>
        {instead !== undefined && <span className="text-sm">{meal.title}</span>}
        <span className="numbers flex items-center gap-x-3">
          <MealCalories meal={meal} />
          {minutes > 0 && (
            <span className="inline-flex items-center gap-1 text-muted">
              <IconClock className="size-4" aria-hidden />
              {minutes} min
            </span>
          )}
        </span>
        {!hidesNumbers && (
          <span className="numbers text-sm text-muted">
            {MACROS.map((macro) => `${MACRO_LABELS[macro]} ${formatGrams(meal[macro])}`).join(' · ')}
          </span>
        )}
        {adds && <span className="line-clamp-2 text-sm font-medium text-primary">{PLAN_TEXTS.swapAdds(adds)}</span>}
      </span>
    </button>
  );
}
