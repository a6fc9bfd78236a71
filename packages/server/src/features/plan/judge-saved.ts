import { type PlainDate, weekdayOf } from '@larder/domain/calendar/plain-date.ts';
import { firstDayToCome } from '@larder/domain/calendar/utc-day.ts';
import { judgeKept } from '@larder/domain/table/judge-kept.ts';
import { hasRules } from '@larder/domain/table/table-rules.ts';
import type { TableEater } from '@larder/domain/table/table-eater.ts';
import type { Scope } from '../../db/scope.ts';
import { runInSlices } from '../../turns/slices.ts';
import type { PlanDeps } from './generate-plan.ts';
import type { KeptMealsStore } from './kept-meals-store.ts';
import type { PlanStore, SavedPlan } from './plan-store.ts';

type Judging = { readonly scope: Scope; readonly table: readonly TableEater[]; readonly readLibrary: PlanDeps['readLibrary'] };

/** What the rules of everybody at the table say today against a saved plan; it is answered beside the plan and changes nothing of it. */
export async function judgeSaved(judging: Judging, plan: Pick<SavedPlan, 'content'>): Promise<string | undefined> {
  const [against] = await judgePlans(judging, [plan]);
  return against;
}

/** The same of many plans, in their order; where somebody asks for hundreds at once, of the first of them. */
export async function judgePlans(
  { scope, table, readLibrary }: Judging,
  plans: readonly Pick<SavedPlan, 'content'>[],
): Promise<readonly (string | undefined)[]> {
  // As most tables: then there is nothing to take a turn of the thread for.
  if (!hasRules(table)) return [];
  const judged = plans.slice(0, MOST_JUDGED).map(({ content }) => ({ ...content, totals: content.nutritionOverview }));
  const library = await readLibrary(scope, judged);
  const against: (string | undefined)[] = [];
  for (const plan of judged) against.push(await runInSlices(judgeKept(plan, table, { library })));
  return against;
}

/** Of those that the shelf shows first. */
export async function judgeFirst(judging: Judging, { listShelfPage }: Pick<PlanStore, 'listShelfPage'>) {
  if (!hasRules(judging.table)) return { hasRules: false, plans: [] };
  const { plans } = await listShelfPage(judging.scope, { size: MOST_JUDGED });
  const against = await judgePlans(judging, plans);
  return { hasRules: true, plans: plans.map(({ id }, at) => ({ id, ...(against[at] !== undefined && { against: against[at] }) })) };
}

type PlannedDay = { readonly id: string; readonly date: PlainDate; readonly plan: { readonly id: string } };
type Deps = Pick<PlanDeps, 'readTable' | 'readLibrary' | 'now'> & { readonly kept: KeptMealsStore };

/** The next two months, or more than a screen of plans: whoever asks for years of days looks at none of them. */
const MOST_JUDGED = 62;

/** What they say of days that are to come, by the day's id: only those that something speaks against. */
export type JudgeDays = (scope: Scope, days: readonly PlannedDay[]) => Promise<ReadonlyMap<string, string>>;

export const makeJudgeDays =
  ({ readTable, readLibrary, now, kept }: Deps): JudgeDays =>
  async (scope, days) => {
    const first = firstDayToCome(now());
    const toCome = days.filter(({ date }) => date >= first).slice(0, MOST_JUDGED);
    const table = toCome.length > 0 ? await readTable(scope) : [];
    if (!hasRules(table)) return new Map();
    const plans = await kept.readKept(scope, [...new Set(toCome.map(({ plan }) => plan.id))]);
    const library = await readLibrary(scope, [...plans.values()]);
    const against = new Map<string, string>();
    for (const [planId, meals] of plans) {
      const own = toCome.filter(({ plan }) => plan.id === planId);
      // Who eats elsewhere on Mondays is asked of none of the other days that the plan stands on.
      for (const weekday of new Set(own.map(({ date }) => weekdayOf(date)))) {
        const said = await runInSlices(judgeKept(meals, table, { library, weekdays: [weekday] }));
        if (said !== undefined) for (const { id, date } of own) if (weekdayOf(date) === weekday) against.set(id, said);
      }
    }
    return against;
  };
