import { useSearch } from '@tanstack/react-router';
import { PlanShelf } from '../features/plan/PlanShelf.tsx';
import { SHELF_TEXTS } from '../features/plan/texts.ts';
import { PATHS } from '../paths.ts';
import { PageTitle } from '../ui/PageTitle.tsx';

export default function MyPlansPage() {
  const highlightId = useSearch({ from: PATHS.myPlans, select: ({ highlight }) => highlight });
  return (
    <>
      <PageTitle>{SHELF_TEXTS.title}</PageTitle>
      <PlanShelf highlightId={highlightId} />
    </>
  );
}
