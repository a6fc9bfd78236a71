import { MACROS } from '@larder/domain/food/nutrients.ts';
import { nameServingDay } from '@larder/domain/calendar/name-serving.ts';
import { Link } from '@tanstack/react-router';
import type { MealPlace } from '@larder/domain/recipe/meal-slot.ts';
import { mealsOf } from '@larder/domain/recipe/meals-of.ts';
import type { ReactNode } from 'react';
import { MealArt } from '../../components/MealArt.tsx';
import { useHidesNumbers, withoutNumbers } from '../../components/hidden-numbers.ts';
import { MACRO_LABELS } from '../../components/macro-slices.ts';
import { SLOT_LABELS } from '../../components/meal-slots.ts';
import { COMPONENT_TEXTS } from '../../components/texts.ts';
import { formatLongDay } from '../../lib/format/day.ts';
import { useToday } from '../../lib/today.ts';
import type { Meal } from '../../lib/wire/plan-types.ts';
import { formatGrams, formatKcal } from '../../lib/format/round.ts';
import { printPlanUrl } from '../../paths.ts';
import { buttonClass } from '../../ui/button-styles.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import type { CalendarDay, DayPlan } from './model.ts';
import { useUneaten } from './Leftovers.tsx';
import { DIALOG_TEXTS } from './texts.ts';

type Props = {
  readonly day: CalendarDay;
  /** A meal's title as the way to cook it; undefined while its recipe is not there. */
  readonly renderMeal: RenderMeal | undefined;
  /** What was to be left of a pot, here and now. */
  readonly onCook: (place: MealPlace) => void;
  readonly onChange: () => void;
  readonly onMove: () => void;
  readonly onClear: () => void;
  readonly onClose: () => void;
};

export type RenderMeal = (planId: string, place: MealPlace) => ReactNode;

const TEXTS = DIALOG_TEXTS.detail;

const SMALL = 'min-h-10 px-3.5 text-sm';

export function DayDetailDialog({
  day: { date, plan, notes, against, lost = [] },
  renderMeal,
  onCook,
  onChange,
  onMove,
  onClear,
  onClose,
}: Props) {
  const hidesNumbers = useHidesNumbers();
  const today = useToday();
  const description = hidesNumbers ? withoutNumbers(plan.description) : plan.description;
  const meals = mealsOf(plan);
  const sayUneaten = useUneaten(plan.id, plan.meals, date);
  return (
    <Dialog title={plan.title} onClose={onClose}>
      <p className="mt-1 text-muted">{formatLongDay(date)}</p>
      {against !== undefined && <p className="mt-4 font-medium wrap-anywhere">{against}</p>}
      {description !== '' && <p className="mt-4 max-sm:line-clamp-2">{description}</p>}
      {!hidesNumbers && <DailyNutrition plan={plan} />}
      {meals.length > 0 && <h3 className="mt-5 text-sm font-semibold text-muted">{TEXTS.meals}</h3>}
      <ul className="mt-2 grid gap-2">
        {meals.map(({ place, meal }) => (
          <li key={place} className="flex items-center gap-3">
            <MealArt meal={meal} size={96} className="size-12 shrink-0 rounded-full" />
            <span className="min-w-0">
              <span className="block text-sm text-muted">{SLOT_LABELS[place]}</span>
              <span className="block leading-tight font-medium">{renderMeal?.(plan.id, place) ?? meal.title}</span>
              <Uneaten says={sayUneaten(place)} />
              {lost.includes(place) && <LostPot meal={meal} isToCome={date >= today} onCook={() => onCook(place)} />}
            </span>
          </li>
        ))}
      </ul>
      {notes !== null && notes !== '' && (
        <>
          <h3 className="mt-5 text-sm font-semibold text-muted">{TEXTS.notes}</h3>
          <p className="mt-1 whitespace-pre-line">{notes}</p>
        </>
      )}
      <div className="mt-5 flex flex-wrap gap-2">
        <Button look="secondary" className={SMALL} onClick={onChange}>
          {TEXTS.change}
        </Button>
        <Button look="secondary" className={SMALL} onClick={onMove}>
          {TEXTS.move}
        </Button>
        <Button look="secondary" className={SMALL} onClick={onClear}>
          {TEXTS.clear}
        </Button>
      </div>
      <DialogActions>
        <Button look="secondary" onClick={onClose}>
          {DIALOG_TEXTS.close}
        </Button>
        <Link to={printPlanUrl(plan.id)} className={buttonClass('primary')}>
          {TEXTS.view}
        </Link>
      </DialogActions>
    </Dialog>
  );
}

const Uneaten = ({ says }: { readonly says: string | undefined }) =>
  says !== undefined && <span className="mt-1 block text-sm">{says}</span>;

type LostProps = { readonly meal: Meal; readonly isToCome: boolean; readonly onCook: () => void };

/** Without it the day would only say to reheat what nobody has cooked. */
function LostPot({ meal: { pot }, isToCome, onCook }: LostProps) {
  return (
    <>
      <span className="mt-1 block text-sm">{TEXTS.potLost(nameServingDay(pot?.cookedOn ?? ''))}</span>
      {isToCome && (
        <Button look="secondary" className={`mt-2 ${SMALL}`} onClick={onCook}>
          {TEXTS.cookHere}
        </Button>
      )}
    </>
  );
}

function DailyNutrition({ plan: { totals } }: { readonly plan: DayPlan }) {
  return (
    <>
      <h3 className="mt-5 text-sm font-semibold text-muted">{TEXTS.nutrition}</h3>
      <dl className="numbers mt-2 grid grid-cols-[auto_1fr_1fr_1fr] gap-1.5 text-center sm:gap-2">
        <Number name={COMPONENT_TEXTS.calories} value={formatKcal(totals.calories)} />
        {MACROS.map((macro) => (
          <Number key={macro} name={MACRO_LABELS[macro]} value={formatGrams(totals[macro])} />
        ))}
      </dl>
    </>
  );
}

function Number({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="flex flex-col-reverse rounded-xl bg-paper-deep px-1.5 py-2.5">
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="font-semibold whitespace-nowrap">{value}</dd>
    </div>
  );
}
