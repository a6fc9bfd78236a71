import { IconAdjustmentsHorizontal, IconArrowBackUp, IconChevronDown, IconLeaf } from '@tabler/icons-react';
import { startTransition, useState, type ReactNode } from 'react';
import type { Macros, Macro } from '@larder/domain/food/nutrients.ts';
import { HIDDEN_NUMBERS_TEXT, useHidesNumbers } from '../../components/hidden-numbers.ts';
import { formatWhole } from '../../lib/format/round.ts';
import { COMPONENT_TEXTS } from '../../components/texts.ts';
import type { Plan } from '../../lib/wire/plan-types.ts';
import { Button } from '../../ui/Button.tsx';
import { DayBar, sayMeals, widestOf } from './DayBar.tsx';
import { DayDetails, useReasons } from './DayDetails.tsx';
import { MacroSliders } from './MacroSliders.tsx';
import { isOffWish, sliderPosition } from './model.ts';
import { isSameWish } from './plan-sitting.ts';
import { PLAN_TEXTS } from './texts.ts';
import { noteMovedGround } from '../../ui/stray-presses.ts';

type Props = {
  readonly plan: Plan;
  /** The day as it came: it sets the bar's measure, which must not move under the hand that pulls. */
  readonly original: Plan;
  readonly wish: Macros | null;
  /** The wish that the shown day was planned for. */
  readonly settledWish: Macros | null;
  readonly isRegenerating: boolean;
  readonly isChanged: boolean;
  readonly isGuest: boolean;
  readonly onWish: (wish: Macros) => void;
  readonly onReset: () => void;
};

/** From here the ring and every reason have room beside the meals, and are open at first. */
const DETAILS_FROM = '(min-width: 80rem)';
const SHORT_REASONS = 2;

export function DayOverview(props: Props) {
  const { plan, isGuest, isChanged, onReset } = props;
  const [isCustomizing, setIsCustomizing] = useState(false);
  const [isDetailed, setIsDetailed] = useState(() => matchMedia(DETAILS_FROM).matches);
  const hidesNumbers = useHidesNumbers();
  const reasons = useReasons(plan);
  return (
    <section aria-labelledby="overview" className="card mt-2 p-5 wrap-anywhere sm:p-6 md:mt-1">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="overview" className="display text-xl">
          {PLAN_TEXTS.overview}
        </h2>
        {!hidesNumbers && (
          <p className="numbers">
            <b className="display text-xl">{formatWhole(plan.totals.calories)}</b>{' '}
            <span className="text-muted">{COMPONENT_TEXTS.kcal}</span>
            <span className="sr-only">: {sayMeals(plan)}</span>
          </p>
        )}
        {isChanged && (
          <Button look="quiet" className="ml-auto" onClick={onReset}>
            <IconArrowBackUp className="size-5" aria-hidden />
            {PLAN_TEXTS.reset}
          </Button>
        )}
      </div>
      {hidesNumbers ? <p className="mt-3 text-muted">{HIDDEN_NUMBERS_TEXT}</p> : <Bar {...props} />}
      <ul className="mt-4 grid gap-x-8 gap-y-2 md:grid-cols-2">
        {reasons.slice(0, SHORT_REASONS).map((reason) => (
          <li key={reason} className="flex gap-2.5">
            <IconLeaf className="mt-0.5 size-5 shrink-0 text-primary" aria-hidden />
            {reason}
          </li>
        ))}
      </ul>
      <div className="mt-4 grid border-t border-line pt-2 sm:flex sm:gap-2">
        {!hidesNumbers && (
          <Opener id="macro-sliders" isOpen={isCustomizing} onToggle={() => startTransition(() => setIsCustomizing((was) => !was))}>
            <IconAdjustmentsHorizontal className="size-5 text-primary" aria-hidden />
            {PLAN_TEXTS.customize}
          </Opener>
        )}
        <Opener id="day-details" isOpen={isDetailed} onToggle={() => startTransition(() => setIsDetailed((was) => !was))}>
          {PLAN_TEXTS.details}
        </Opener>
      </div>
      {!hidesNumbers && (
        <div id="macro-sliders" hidden={!isCustomizing} className="rise pt-3">
          {isCustomizing && <Sliders {...props} />}
        </div>
      )}
      {isGuest && <p className="mt-2 text-muted">{PLAN_TEXTS.guestHint}</p>}
      <div id="day-details" hidden={!isDetailed} className="rise pt-5">
        {isDetailed && <DayDetails plan={plan} reasons={reasons.slice(SHORT_REASONS)} />}
      </div>
    </section>
  );
}

function Bar({ plan, original, wish, settledWish, onWish }: Props) {
  const [widestKcal] = useState(() => widestOf(original));
  const pull = (macro: Macro, grams: number) => onWish({ ...(wish ?? sliderPosition(plan.totals)), [macro]: grams });
  // Under the hand is what it asks for; at rest, what the day has.
  const isPulled = wish !== null && !isSameWish(wish, settledWish);
  return (
    <div className="mt-4">
      <DayBar plan={plan} grams={isPulled ? wish : plan.totals} widestKcal={Math.max(widestKcal, plan.totals.calories)} onPull={pull} />
    </div>
  );
}

function Sliders({ plan, wish, settledWish, isRegenerating, onWish }: Props) {
  const isSettledOff = settledWish !== null && isSameWish(wish, settledWish) && isOffWish(plan.totals, settledWish);
  const hint = isRegenerating ? `${PLAN_TEXTS.updating}…` : isSettledOff ? PLAN_TEXTS.closest : PLAN_TEXTS.customizeHint;
  return (
    <>
      <MacroSliders grams={wish ?? sliderPosition(plan.totals)} {...(wish === null && { kcal: plan.totals.calories })} onChange={onWish} />
      <p className="mt-3 min-h-10 text-sm text-muted">{hint}</p>
    </>
  );
}

type OpenerProps = { readonly id: string; readonly isOpen: boolean; readonly onToggle: () => void; readonly children: ReactNode };

function Opener({ id, isOpen, onToggle, children }: OpenerProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={id}
      className="-mx-2 flex min-h-11 items-center gap-2.5 rounded-xl px-2 font-semibold hover:bg-primary-soft sm:mx-0 sm:px-3"
      onClick={() => {
        // A double click opens it, and does not close it again.
        noteMovedGround();
        onToggle();
      }}
    >
      {children}
      <IconChevronDown className={`size-5 text-muted transition-transform max-sm:ml-auto ${isOpen ? 'rotate-180' : ''}`} aria-hidden />
    </button>
  );
}
