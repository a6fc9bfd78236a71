import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { ChooseDayDialog } from '../features/calendar/ChooseDayDialog.tsx';
import { PlanShelf } from '../features/plan/PlanShelf.tsx';
import { SHELF_TEXTS } from '../features/plan/texts.ts';
import type { SavedPlan } from '../lib/wire/plan-types.ts';
import { PATHS } from '../paths.ts';
import { PageTitle } from '../ui/PageTitle.tsx';

export default function MyPlansPage() {
  const highlightId = useSearch({ from: PATHS.myPlans, select: ({ highlight }) => highlight });
  const [planToDate, setPlanToDate] = useState<SavedPlan>();
  return (
    <>
      <PageTitle>{SHELF_TEXTS.title}</PageTitle>
      <PlanShelf highlightId={highlightId} onAddToCalendar={setPlanToDate} />
      {planToDate && <ChooseDayDialog plan={planToDate} onClose={() => setPlanToDate(undefined)} />}
    </>
  );
}
