import { type AtTable, readTableChange } from '../../components/read-table-change.ts';
import { TableNote } from '../../components/TableNote.tsx';
import type { Plan } from '../../lib/wire/plan-types.ts';
import { countPeople, isOwnDay } from './plan-sitting.ts';
import { PLAN_TEXTS } from './texts.ts';

type Props = {
  readonly plan: Plan;
  /** Absent until they are known, and where nothing is kept. */
  readonly eaters: readonly AtTable[] | undefined;
  readonly isBusy: boolean;
  readonly onLay: (people: number) => void;
};

export function PlanTableNote({ plan, eaters, isBusy, onLay }: Props) {
  if (!eaters || !isOwnDay(plan)) return null;
  const change = readTableChange({ days: [plan], chips: plan.chips }, eaters);
  const now = change?.now ?? 0;
  // The same number is the same day.
  const action = now === countPeople(plan) ? undefined : { label: PLAN_TEXTS.layFor(now), isBusy, run: () => onLay(now) };
  return <TableNote change={change} action={action} />;
}
