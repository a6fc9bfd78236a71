import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { firstDayToCome } from '@larder/domain/calendar/utc-day.ts';
import { judgeKept } from '@larder/domain/table/judge-kept.ts';
import { hasRules } from '@larder/domain/table/table-rules.ts';
import type { TableEater } from '@larder/domain/table/table-eater.ts';
import type { Scope } from '../../db/scope.ts';
import { runInSlices } from '../../turns/slices.ts';
import type { PlanDeps } from './generate-plan.ts';
import type { KeptMealsStore } from './kept-meals-store.ts';
import type { SavedPlan } from './plan-store.ts';

/** What the rules of everybody at the table say today against a saved plan; it is answered beside the plan and changes nothing of it. */
export async function judgeSaved(table: readonly TableEater[], { content }: Pick<SavedPlan, 'content'>): Promise<string | undefined> {
  // As most tables: then there is nothing to take a turn of the thread for.
  if (!hasRules(table)) return undefined;
  return runInSlices(judgeKept({ ...content, totals: content.nutritionOverview }, table));
}

/** The same of many plans, in their order; where somebody asks for hundreds at once, of the first of them. */
export async function judgePlans(
  table: readonly TableEater[],
  plans: readonly Pick<SavedPlan, 'content'>[],
): Promise<readonly (string | undefined)[]> {
  const against: (string | undefined)[] = [];
  if (hasRules(table)) for (const plan of plans.slice(0, MOST_JUDGED)) against.push(await judgeSaved(table, plan));
  return against;
}

type PlannedDay = { readonly id: string; readonly date: PlainDate; readonly plan: { readonly id: string } };
type Deps = Pick<PlanDeps, 'readTable' | 'now'> & { readonly kept: KeptMealsStore };

/** The next two months, or more than a screen of plans: whoever asks for years of days looks at none of them. */
const MOST_JUDGED = 62;

/** What they say of days that are to come, by the day's id: only those that something speaks against. */
export type JudgeDays = (scope: Scope, days: readonly PlannedDay[]) => Promise<ReadonlyMap<string, string>>;

export const makeJudgeDays =
  ({ readTable, now, kept }: Deps): JudgeDays =>
  async (scope, days) => {
    const first = firstDayToCome(now());
    const toCome = days.filter(({ date }) => date >= first).slice(0, MOST_JUDGED);
    const table = toCome.length > 0 ? await readTable(scope) : [];
    if (!hasRules(table)) return new Map();
    const plans = await kept.readKept(scope, [...new Set(toCome.map(({ plan }) => plan.id))]);
    const against = new Map<string, string>();
    for (const [planId, meals] of plans) {
      const said = await runInSlices(judgeKept(meals, table));
      if (said !== undefined) for (const { id, plan } of toCome) if (plan.id === planId) against.set(id, said);
    }
    return against;
  };
