import { useNavigate } from '@tanstack/react-router';
import { useGoOn, useStillHere } from '../../lib/use-still-here.ts';
import { PATHS } from '../../paths.ts';
import { showToast } from '../../ui/toast-store.ts';
import type { WholeWeek } from './read-week.ts';
import { WEEK_TEXTS } from './texts.ts';

/** Where a week leads to, saved or not. */
export function useWeekWays() {
  const navigate = useNavigate();
  const goOn = useGoOn();
  const isHere = useStillHere();
  return {
    onLists: ([first, ...others]: readonly string[]): void => {
      if (first === undefined) return;
      if (others.length > 0) {
        showToast({ title: WEEK_TEXTS.twoLists(others.length + 1) });
        void goOn({ to: PATHS.groceryLists });
      } else if (isHere()) void navigate({ to: PATHS.groceryList, params: { listId: first } });
      else showToast({ title: WEEK_TEXTS.listMade });
    },
    onOpenDay: (planId: string): void => void navigate({ to: PATHS.editPlan, params: { planId } }),
    onOpenWeek: (week: WholeWeek): void => void goOn({ to: PATHS.savedWeek, params: { weekId: week.id } }),
    onDeleted: (): void => void goOn({ to: PATHS.myPlans }),
  };
}
