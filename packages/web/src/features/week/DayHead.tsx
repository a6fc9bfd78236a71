// oxlint-disable jsx-a11y/no-redundant-roles -- laid out as a grid, a table loses its roles in Safari
import { IconCalendarEvent, IconDotsVertical } from '@tabler/icons-react';
import { MEAL_SLOTS } from '@larder/domain/recipe/meal-slot.ts';
import { useHidesNumbers } from '../../components/hidden-numbers.ts';
import { formatLongDay, formatMonthDay, formatShortDay, formatWeekday } from '../../lib/format/day.ts';
import { formatKcal } from '../../lib/format/round.ts';
import { Menu, type MenuItem } from '../../ui/Menu.tsx';
import { EnergyBar } from './EnergyBar.tsx';
import { nameDay } from './model.ts';
import type { WeekDay, WeekPlan } from './read-week.ts';
import { MEAL_TEXTS, WEEK_TEXTS } from './texts.ts';

export type DayMenu = {
  readonly items: readonly MenuItem[];
  readonly isBusy: boolean;
  /** Of a day that is not on the calendar any more. */
  readonly onPutBack?: (() => void) | undefined;
};

type Props = { readonly day: WeekDay; readonly week: WeekPlan; readonly isToday: boolean; readonly menu: DayMenu | undefined };

/** The head of a row: which day, and how much of its energy is planned. */
export function DayHead({ day, week, isToday, menu }: Props) {
  const { date, plan, from } = day;
  return (
    <th
      role="rowheader"
      scope="row"
      className="relative flex flex-wrap items-baseline gap-x-3 gap-y-1 text-left font-normal max-lg:pr-11 lg:block lg:py-1.5"
    >
      <span className={`display text-xl lg:block lg:text-2xl ${isToday ? 'text-primary' : ''}`}>
        <span aria-hidden>{formatWeekday(date).slice(0, 3)}</span>
        <span className="sr-only">{formatLongDay(date)}</span>
      </span>
      <span className="text-sm text-muted lg:block" aria-hidden>
        {formatMonthDay(date)}
      </span>
      {plan && <Energy day={day} />}
      {from === 'kept' && (
        <span className="flex items-center gap-1 text-sm text-muted lg:mt-1">
          <IconCalendarEvent className="size-4 shrink-0" aria-hidden />
          {/* A plan from elsewhere may have no meals that a week can show. */}
          {plan && !MEAL_SLOTS.some((slot) => plan.meals[slot]) ? WEEK_TEXTS.keptAs(plan.title) : WEEK_TEXTS.kept}
        </span>
      )}
      {menu?.onPutBack && (
        <span className="text-sm text-muted lg:mt-1 lg:block">
          {day.nowOn === undefined ? WEEK_TEXTS.off : WEEK_TEXTS.nowOn(formatShortDay(day.nowOn))}{' '}
          <button type="button" className="min-h-6 font-semibold text-primary underline underline-offset-4" onClick={menu.onPutBack}>
            {MEAL_TEXTS.putBack}
            <span className="sr-only">: {nameDay(date, week)}</span>
          </button>
        </span>
      )}
      {menu && menu.items.length > 0 && (
        <Menu
          label={MEAL_TEXTS.dayActions(nameDay(date, week))}
          className="absolute top-0 right-0 font-normal lg:top-0.5"
          buttonClassName={`size-10 ${menu.isBusy ? 'animate-pulse' : ''}`}
          listClassName="top-11 right-0 w-56 lg:right-auto lg:left-0"
          items={menu.items}
        >
          <IconDotsVertical className="size-5" aria-hidden />
        </Menu>
      )}
    </th>
  );
}

function Energy({ day: { plan } }: { readonly day: WeekDay }) {
  const hidesNumbers = useHidesNumbers();
  if (hidesNumbers || !plan) return null;
  const meals = MEAL_SLOTS.flatMap((slot) => {
    const meal = plan.meals[slot];
    return meal ? [{ slot, calories: meal.calories }] : [];
  });
  const kcal = formatKcal(plan.totals.calories);
  return (
    <span className="flex items-center gap-2 max-lg:ml-auto lg:mt-1.5 lg:block lg:max-w-28">
      <EnergyBar meals={meals} target={plan.targets?.calories} className="max-lg:w-20" />
      <span className="numbers text-sm whitespace-nowrap text-muted lg:mt-0.5 lg:block">{kcal}</span>
      {plan.targets && <span className="sr-only">{WEEK_TEXTS.energy(kcal, formatKcal(plan.targets.calories))}</span>}
    </span>
  );
}
