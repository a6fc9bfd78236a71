import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { CalendarScreen } from '../features/calendar/CalendarScreen.tsx';
import { CALENDAR_TEXTS } from '../features/calendar/texts.ts';
import { SAVED_PLANS_KEY, savedPlansQuery } from '../features/plan/queries.ts';
import { PATHS } from '../paths.ts';
import { PageTitle } from '../ui/PageTitle.tsx';

export default function CalendarPage() {
  const { assignPlan, view } = useSearch({ from: PATHS.calendar });
  const { data: plans, isError } = useQuery(savedPlansQuery);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return (
    <>
      <PageTitle>{CALENDAR_TEXTS.title}</PageTitle>
      <CalendarScreen
        view={view === 'week' ? 'week' : 'month'}
        plans={plans}
        hasPlansFailed={isError}
        assignPlanId={assignPlan}
        onPlanGone={() => void queryClient.invalidateQueries({ queryKey: SAVED_PLANS_KEY })}
        onAssignEnd={() => void navigate({ to: PATHS.calendar, search: {}, replace: true })}
      />
    </>
  );
}
