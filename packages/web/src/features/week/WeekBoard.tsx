// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- laid out as a grid, a table loses its roles in Safari
import { formatDates } from '../../lib/format/day.ts';
import type { MealSlot } from '@larder/domain/recipe/meal-slot.ts';
import { useMemo } from 'react';
import { SLOT_LABELS } from '../../components/meal-slots.ts';
import { useToday } from '../../lib/today.ts';
import { DayHead, type DayMenu } from './DayHead.tsx';
import { DayNotes } from './DayNotes.tsx';
import { type MealActions, MealCell } from './MealCell.tsx';
import { isSharedPot, placeKey, slotsOfWeek } from './model.ts';
import { PotLines } from './PotLines.tsx';
import type { WeekDay, WeekPlan } from './read-week.ts';
import { WEEK_TEXTS } from './texts.ts';

export type BoardActions = {
  readonly meal: (day: WeekDay, slot: MealSlot) => MealActions;
  readonly day: (day: WeekDay) => DayMenu;
};

type Props = {
  readonly week: WeekPlan;
  /** Absent while the week is on its way. */
  readonly actions: BoardActions | undefined;
  /** The place that a meal in the air is over. */
  readonly over?: string | undefined;
};

/**
 * Days down, meals across: fourteen days fit as well as seven, and a dinner stands beside the next day's lunch that eats of it.
 * One table for every width; without room for columns its rows are stacked. Its roles are named, as browsers drop those of tables
 * that are laid out otherwise.
 */
export function WeekBoard({ week, actions, over }: Props) {
  const today = useToday();
  const slots = slotsOfWeek(week);
  const pots = useMemo(() => week.cooks.filter(isSharedPot).map(({ id, meals }) => ({ id, places: meals.map(placeKey) })), [week.cooks]);
  return (
    <div className="relative isolate">
      <table
        role="table"
        aria-label={WEEK_TEXTS.boardLabel(formatDates(week))}
        aria-busy={actions === undefined}
        className="week-board block"
      >
        <thead role="rowgroup" className="block max-lg:sr-only">
          <tr role="row" className="week-row">
            <th role="columnheader" scope="col">
              <span className="sr-only">{WEEK_TEXTS.day}</span>
            </th>
            {slots.map((slot) => (
              <th key={slot} role="columnheader" scope="col" className="eyebrow pb-1 text-left">
                {SLOT_LABELS[slot]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="grid gap-6 lg:gap-3">
          {week.days.map((day) => (
            <tr key={day.date} role="row" data-date={day.date} className="week-row">
              <DayHead day={day} isToday={day.date === today} week={week} menu={actions?.day(day)} />
              <DayNotes day={day} columns={slots.length} />
              {slots.map((slot) => (
                <MealCell
                  key={slot}
                  week={week}
                  day={day}
                  slot={slot}
                  actions={actions?.meal(day, slot)}
                  isTarget={over === placeKey({ date: day.date, slot })}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <PotLines pots={pots} />
    </div>
  );
}
