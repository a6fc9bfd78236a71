import { nameServingDay } from '@larder/domain/calendar/name-serving.ts';
import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import type { MealPlace } from '@larder/domain/recipe/meal-slot.ts';
import { useState, type ReactNode } from 'react';
import { formatShortDay } from '../../lib/format/day.ts';
import { useToday } from '../../lib/today.ts';
import type { Meal, Plan } from '../../lib/wire/plan-types.ts';
import { Button } from '../../ui/Button.tsx';
import { showFailure } from '../../ui/show-failure.ts';
import { useCalendarActions } from './mutations.ts';
import { POT_TEXTS } from './pot-texts.ts';
import { usePlanPots } from './queries.ts';
import { readDaysNow } from './stored-days.ts';
import { DIALOG_TEXTS, TOASTS } from './texts.ts';

type Props = {
  /** Undefined of what is no saved plan. */
  readonly planId: string | undefined;
  readonly meals: Plan['meals'];
  /** In a plan of its own, which the day has now. */
  readonly onCooked: (planId: string) => void;
  readonly onPlansChanged: () => void;
};

type Sought = Pick<Props, 'planId' | 'meals'>;

type Lost = { readonly meal: Meal; readonly on: PlainDate };

/** Of the meal at a place: that it was to be left of a pot which no day cooks any more, and the day it is planned for. */
function useLost({ planId, meals }: Sought): (place: MealPlace | undefined) => Lost | undefined {
  const { lost } = usePlanPots(planId, meals);
  const today = useToday();
  return (place) => {
    const meal = place && meals[place];
    const on = lost.find((one) => one.place === place && one.date >= today)?.date as PlainDate | undefined;
    return meal && on && { meal, on };
  };
}

/** What is true of such a meal, where it is only described. */
export function useLostWords(sought: Sought): (place: MealPlace) => string | undefined {
  const findLost = useLost(sought);
  return (place) => {
    const lost = findLost(place);
    return lost && sayLost(lost.meal);
  };
}

const sayLost = ({ pot }: Meal): string => DIALOG_TEXTS.detail.potLost(nameServingDay(pot?.cookedOn ?? ''));

/** What takes the place of a meal's recipe that was to be left of a pot which no day cooks any more: there is nothing to reheat. */
export function useLostLeftovers({ planId, meals, onCooked, onPlansChanged }: Props): (place: MealPlace | undefined) => ReactNode {
  const findLost = useLost({ planId, meals });
  const { cookLeft } = useCalendarActions({ onPlansChanged });
  const cook = async (date: PlainDate, place: MealPlace): Promise<void> => {
    try {
      const day = (await readDaysNow([date])).get(date);
      if (day?.lost?.includes(place)) cookLeft(day, place, ({ plan }) => onCooked(plan.id));
      else if (day) onCooked(day.plan.id);
    } catch (error) {
      showFailure(error, TOASTS.cookFailed);
    }
  };
  return (place) => {
    const lost = findLost(place);
    return place && lost && <LostLeftover meal={lost.meal} date={lost.on} onCook={async () => cook(lost.on, place)} />;
  };
}

type LostProps = { readonly meal: Meal; readonly date: PlainDate; readonly onCook: () => Promise<void> };

function LostLeftover({ meal, date, onCook }: LostProps) {
  const [isBusy, setIsBusy] = useState(false);
  return (
    <div className="mt-3 grid justify-items-start gap-3">
      <p className="font-medium">{sayLost(meal)}</p>
      <Button
        look="secondary"
        className="print:hidden"
        disabled={isBusy}
        onClick={() => {
          setIsBusy(true);
          void onCook().finally(() => setIsBusy(false));
        }}
      >
        {POT_TEXTS.cookOn(formatShortDay(date))}
      </Button>
    </div>
  );
}
