import { IconAdjustmentsHorizontal, IconArrowBackUp, IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import type { Macros } from '@larder/domain/food/nutrients.ts';
import { HIDDEN_NUMBERS_TEXT, useHidesNumbers } from '../../components/hidden-numbers.ts';
import { MacroDonut } from '../../components/MacroDonut.tsx';
import { MacroLegend } from '../../components/MacroLegend.tsx';
import type { PlanTotals } from '../../lib/wire/plan-types.ts';
import { Button } from '../../ui/Button.tsx';
import { MacroSliders } from './MacroSliders.tsx';
import { isOffWish, sliderPosition } from './model.ts';
import { PLAN_TEXTS } from './texts.ts';

type Props = {
  readonly totals: PlanTotals;
  readonly wish: Macros | null;
  /** The wish that the shown day was planned for. */
  readonly settledWish: Macros | null;
  readonly isRegenerating: boolean;
  readonly isChanged: boolean;
  /** Without it the numbers are only read. */
  readonly onWish: ((wish: Macros) => void) | undefined;
  readonly onReset: () => void;
};

export function DayOverview(props: Props) {
  const { isChanged, onReset } = props;
  const hidesNumbers = useHidesNumbers();
  return (
    <section aria-labelledby="overview" className="card p-6">
      <h2 id="overview" className="display text-xl">
        {PLAN_TEXTS.overview}
      </h2>
      {hidesNumbers ? <p className="mt-3 text-muted">{HIDDEN_NUMBERS_TEXT}</p> : <Numbers {...props} />}
      {isChanged && (
        <Button look="secondary" className="mt-3 w-full" onClick={onReset}>
          <IconArrowBackUp className="size-5" aria-hidden />
          {PLAN_TEXTS.reset}
        </Button>
      )}
    </section>
  );
}

function Numbers({ totals, wish, settledWish, isRegenerating, onWish }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const isSettledOff = settledWish !== null && wish === settledWish && isOffWish(totals, settledWish);
  const hint = isRegenerating ? `${PLAN_TEXTS.updating}…` : isSettledOff ? PLAN_TEXTS.closest : PLAN_TEXTS.customizeHint;
  return (
    <>
      <div className="mt-4 grid justify-items-center gap-x-8 gap-y-5 sm:flex sm:items-center lg:grid">
        <MacroDonut grams={totals} calories={totals.calories} className="size-36 sm:size-40" />
        <MacroLegend grams={totals} className="w-full sm:flex-1" />
      </div>
      {onWish ? (
        <div className="mt-6 border-t border-line pt-3">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls="macro-sliders"
            className="-mx-2 flex min-h-11 w-[calc(100%+1rem)] items-center gap-3 rounded-xl px-2 font-semibold hover:bg-primary-soft"
            onClick={() => setIsOpen(!isOpen)}
          >
            <IconAdjustmentsHorizontal className="size-5 text-primary" aria-hidden />
            {PLAN_TEXTS.customize}
            <IconChevronDown className={`ml-auto size-5 text-muted transition-transform ${isOpen ? 'rotate-180' : ''}`} aria-hidden />
          </button>
          <div id="macro-sliders" hidden={!isOpen} className="rise pt-2">
            {isOpen && <MacroSliders grams={wish ?? sliderPosition(totals)} onChange={onWish} />}
            <p className="mt-3 min-h-15 text-sm text-muted sm:min-h-10">{hint}</p>
          </div>
        </div>
      ) : (
        <p className="mt-6 border-t border-line pt-4 text-muted">{PLAN_TEXTS.guestHint}</p>
      )}
    </>
  );
}
