import { listDays, type PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { MEAL_SLOTS } from '@larder/domain/recipe/meal-slot.ts';
import { useEffect } from 'react';
import { announce } from '../../lib/announce.ts';
import { type ArrivingWeek, lastArrived } from './arriving-week.ts';
import { nameDay } from './model.ts';
import { missingDay, type WeekPlan } from './read-week.ts';
import { WEEK_TEXTS } from './texts.ts';
import { WeekBoard } from './WeekBoard.tsx';
import { WeekFrame } from './WeekFrame.tsx';

type Props = {
  readonly arriving: ArrivingWeek | undefined;
  /** What is drawn before the first word of it is there. */
  readonly asked: { readonly query: string; readonly start: PlainDate; readonly length: number };
};

/** The week's screen while its days come: each stands where it will stay. */
export function ArrivingWeekScreen({ arriving, asked }: Props) {
  const week = arriving?.week ?? emptyWeek(asked);
  const last = lastArrived(week);
  const said = last === undefined ? WEEK_TEXTS.planning : WEEK_TEXTS.dayPlanned(nameDay(last, week));
  useEffect(() => announce(said), [said]);
  const ahead = arriving?.ahead ?? 0;
  return (
    <WeekFrame
      week={week}
      step={null}
      tools={<div aria-hidden className="h-11 max-sm:w-full" />}
      status={
        <p data-arriving={week.days.filter(({ plan }) => plan).length} className="text-lg font-medium text-primary">
          {ahead > 0 ? WEEK_TEXTS.ahead(ahead) : `${said}…`}
        </p>
      }
    >
      <WeekBoard week={week} actions={undefined} />
    </WeekFrame>
  );
}

const emptyWeek = ({ query, start, length }: Props['asked']): WeekPlan => ({
  start,
  length,
  searchQuery: query,
  shape: 'usual',
  slots: MEAL_SLOTS,
  days: listDays(start, length).map(missingDay),
  cooks: [],
  list: undefined,
  chips: [],
  notUnderstood: [],
});
