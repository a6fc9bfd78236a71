import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { CalendarConflictDialog } from '../features/calendar/CalendarConflictDialog.tsx';
import { DuplicateOffer } from '../features/account/DuplicateOffer.tsx';
import { ChooseDayDialog } from '../features/calendar/ChooseDayDialog.tsx';
import { LeftoversOf } from '../features/calendar/Leftovers.tsx';
import { NextSevenDays } from '../features/calendar/NextSevenDays.tsx';
import { CALENDAR_KEY } from '../features/calendar/queries.ts';
import { readPlansAnew } from '../features/plan/queries.ts';
import { UnsavedDays } from '../features/plan/UnsavedDays.tsx';
import { PlanShelf } from '../features/plan/PlanShelf.tsx';
import { useUnsavedWeeks, weeksQuery } from '../features/week/queries.ts';
import { UnsavedWeeks } from '../features/week/UnsavedWeeks.tsx';
import { WeekShelf } from '../features/week/WeekShelf.tsx';
import { SHELF_TEXTS } from '../features/plan/texts.ts';
import type { SavedPlan } from '../lib/wire/plan-types.ts';
import { PATHS } from '../paths.ts';
import { PageTitle } from '../ui/PageTitle.tsx';

export default function MyPlansPage() {
  const { highlight, q = '' } = useSearch({ from: PATHS.myPlans });
  const navigate = useNavigate();
  // In the address, so that Back from a plan finds what was found.
  const rememberSearch = useCallback(
    (words: string) => {
      const search = { ...(highlight !== undefined && { highlight }), ...(words !== '' && { q: words }) };
      void navigate({ to: PATHS.myPlans, search, replace: true, resetScroll: false });
    },
    [navigate, highlight],
  );
  const [planToDate, setPlanToDate] = useState<SavedPlan>();
  const { data: weeks } = useQuery(weeksQuery);
  const unsaved = useUnsavedWeeks();
  const hasWeeks = weeks && unsaved && weeks.length + unsaved.length > 0;
  const queryClient = useQueryClient();
  return (
    <>
      <PageTitle>{SHELF_TEXTS.title}</PageTitle>
      <PlanShelf
        highlightId={highlight}
        hasWeeks={hasWeeks}
        sought={q}
        onSought={rememberSearch}
        onAddToCalendar={setPlanToDate}
        renderNext={renderNext}
        renderLeftovers={(plan) => <LeftoversOf plan={plan} />}
        onRestored={() => void queryClient.invalidateQueries({ queryKey: CALENDAR_KEY })}
      >
        <DuplicateOffer />
        <UnsavedDays className="pt-8" />
        <UnsavedWeeks most={Number.POSITIVE_INFINITY} className="pt-8" />
        <WeekShelf />
      </PlanShelf>
      {planToDate && <ChooseDayDialog plan={planToDate} onClose={() => setPlanToDate(undefined)} onPlansChanged={readPlansAnew} />}
      <CalendarConflictDialog />
    </>
  );
}

const renderNext = (plan: SavedPlan) => <NextSevenDays plan={plan} onPlansChanged={readPlansAnew} />;
