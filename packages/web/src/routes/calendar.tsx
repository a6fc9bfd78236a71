import { listDays, type PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { CalendarScreen } from '../features/calendar/CalendarScreen.tsx';
import { CALENDAR_TEXTS } from '../features/calendar/texts.ts';
import { readPlansAnew, savedPlansQuery } from '../features/plan/queries.ts';
import { RecipeLink } from '../features/recipe/RecipeLink.tsx';
import { weeksQuery } from '../features/week/queries.ts';
import { useToday } from '../lib/today.ts';
import { useGoOn } from '../lib/use-still-here.ts';
import { PATHS } from '../paths.ts';
import { PageTitle } from '../ui/PageTitle.tsx';

/** The current month has no name in the address. */
const monthOf = (month: string | undefined) => (month === undefined ? {} : { month });

export default function CalendarPage() {
  const { assignPlan, view, month } = useSearch({ from: PATHS.calendar });
  const { data: plans, isError } = useQuery(savedPlansQuery);
  const { data: weeks } = useQuery(weeksQuery);
  const today = useToday();
  const navigate = useNavigate();
  const goOn = useGoOn();
  const kept = { ...(assignPlan !== undefined && { assignPlan }), ...(view !== undefined && { view }) };
  return (
    <>
      <PageTitle>{CALENDAR_TEXTS.title}</PageTitle>
      <CalendarScreen
        view={view === 'week' ? 'week' : 'month'}
        plans={plans}
        hasPlansFailed={isError}
        assignPlanId={assignPlan}
        onPlansChanged={readPlansAnew}
        renderMeal={(planId, slot) => {
          // The calendar knows its days in short; what is cooked from is the saved plan.
          const meal = plans?.find(({ id }) => id === planId)?.meals[slot];
          return (
            meal && (
              <RecipeLink
                meal={meal}
                place={slot}
                from={{ screen: 'calendar', planId }}
                className="underline decoration-edge underline-offset-4 hover:decoration-current"
              />
            )
          );
        }}
        monthText={month}
        onMonth={(shown) => void navigate({ to: PATHS.calendar, search: { ...kept, ...monthOf(shown) }, replace: true })}
        onFillWeek={(week) => void navigate({ to: PATHS.week, search: { q: '', ...week } })}
        savedWeekId={weeks?.find(({ start, days }) => listDays(start as PlainDate, days).includes(today))?.id}
        onAssignEnd={() => void goOn({ to: PATHS.calendar, search: monthOf(month), replace: true })}
      />
    </>
  );
}
