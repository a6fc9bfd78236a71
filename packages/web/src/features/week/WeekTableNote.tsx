import { type AtTable, readTableChange } from '../../components/read-table-change.ts';
import { TableNote } from '../../components/TableNote.tsx';
import { useToday } from '../../lib/today.ts';
import type { WholeWeek } from './read-week.ts';
import { WEEK_TEXTS } from './texts.ts';

type Props = {
  readonly week: WholeWeek;
  /** Absent until they are known, and where nothing is kept. */
  readonly eaters: readonly AtTable[] | undefined;
  readonly isBusy: boolean;
  readonly onPlanAnew: () => void;
};

/** Of the days to come: what was eaten was cooked for whom it was. */
export function WeekTableNote({ week, eaters, isBusy, onPlanAnew }: Props) {
  const today = useToday();
  if (!eaters) return null;
  const days = week.days.flatMap(({ from, date, plan }) =>
    plan && from === 'planned' && date >= today ? [{ date, meals: plan.meals }] : [],
  );
  const change = readTableChange({ days, chips: week.chips, chosen: week.peopleAt }, eaters);
  return <TableNote change={change} action={{ label: WEEK_TEXTS.planAnew, isBusy, run: onPlanAnew }} />;
}
