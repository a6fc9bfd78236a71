import { parseWish } from '@larder/contract/plan.ts';
import type { Result } from '@larder/domain/base/result.ts';
import type { Eater } from '@larder/domain/eater/eater.ts';
import type { IntentFault } from '@larder/domain/intent/answer/intent-fault.ts';
import { asOfAWeek } from '@larder/domain/intent/answer/find-named-week.ts';
import type { Intent, PlanWish } from '@larder/domain/intent/intent.ts';
import type { PlannableRecipe } from '@larder/domain/own-recipe/plan-with-own.ts';
import type { PlanQuery } from '@larder/domain/plan/frame/plan-query.ts';
import { seatWeek } from '@larder/domain/table/lay-week.ts';
import { seatAlone } from '@larder/domain/table/seat-people.ts';
import type { TableEater } from '@larder/domain/table/table-eater.ts';
import { countHome, keepGuests } from '@larder/domain/table/week-company.ts';
import { addDays } from '@larder/domain/calendar/plain-date.ts';
import type { Scope } from '../../db/scope.ts';
import type { DayStore } from '../calendar/day-store.ts';
import { toDomainRules } from './rules-wire.ts';
import type { DayOfDoc, WeekRecipe } from './week-doc.ts';
import type { JobQuery } from './week-job.ts';
import { readWeekdayWords, withoutWeekdays } from '@larder/domain/week/weekday-words.ts';
import { WeekRefused } from './week-fault.ts';

export type GatherDeps = {
  /** The sentence understood, with what else a plan is made from; of no words, the profile's. */
  readonly readWish: (scope: Scope, wish: PlanWish) => Promise<Result<WishForWeek, IntentFault>>;
  /** The household's recipes that its owner lets into plans. */
  readonly listPlannable: (scope: Scope) => Promise<readonly PlannableRecipe[]>;
  readonly days: Pick<DayStore, 'listDinners'>;
};

export type WishForWeek = {
  readonly intent: Intent;
  readonly eater: Eater;
  /** Who lives together, whomever the sentence is for. */
  readonly household: readonly TableEater[];
  /** Everybody at the table, where more than one eats. */
  readonly eaters: readonly TableEater[] | undefined;
  readonly planQuery: PlanQuery;
};

export type GatheredWeek = {
  readonly intent: Intent;
  readonly eater: Eater;
  /** Whose rules kept days are judged by. */
  readonly household: readonly TableEater[];
  readonly query: JobQuery;
};

/** With the week itself four weeks, within which no dinner comes three times. */
const DAYS_BEFORE = 21;

/** Faults of a sentence in which nothing is asked for. */
const SAYS_NOTHING: ReadonlySet<IntentFault['type']> = new Set(['empty', 'not-food', 'question', 'unclear']);

/** What the days of a week are made from: its sentence understood, the profile of today, the days that stay. */
export async function gatherWeek(
  { readWish, listPlannable, days: calendar }: GatherDeps,
  scope: Scope,
  { recipe, plans }: { readonly recipe: Omit<WeekRecipe, 'cooks' | 'relaxed'>; readonly plans: readonly DayOfDoc[] },
): Promise<GatheredWeek> {
  const wish = parseWish(recipe.query);
  const said = readWeekdayWords(wish.words);
  const readShared = async () => {
    const words = withoutWeekdays(wish.words);
    const read = await readWish(scope, { ...wish, words });
    // What is said beside single weekdays may be no food: "my husband is on call". Then it is a week as usual, but for them.
    const isBeside = words !== wish.words && !read.ok && SAYS_NOTHING.has(read.fault.type);
    return isBeside ? readWish(scope, { ...wish, words: '' }) : read;
  };
  const [read, recipes, served] = await Promise.all([
    readShared(),
    listPlannable(scope),
    calendar.listDinners(scope, addDays(recipe.start, -DAYS_BEFORE), addDays(recipe.start, -1)),
  ]);
  if (!read.ok) throw new WeekRefused(read.fault);
  const { intent, eater, planQuery, eaters, household } = read.value;
  // A function goes to no other thread; the planner tells of such days by itself.
  const { onRejected: _onRejected, ...day } = { ...planQuery, intent: asOfAWeek(planQuery.intent) };
  const { start, days, shape, slots, rules, absent, company = [], targetsAt, haves, seed } = recipe;
  const taken = plans.filter(({ from }) => from === 'kept').map(({ date, plan }) => ({ date, plan }));
  const own: PlanQuery = { ...day, seed };
  const query = {
    start,
    days,
    shape,
    slots,
    ...said,
    rules: toDomainRules(rules.rules),
    taken,
    absent,
    targetsAt,
    haves,
    served,
    recipes,
    day: own,
  };
  const tableOf = (seated: readonly TableEater[]) => ({ day: own, eaters: seated, company: keepGuests(company, countHome(seated, start)) });
  if (eaters) return { intent, eater, household, query: { ...seatWeek(query, eaters), table: tableOf(eaters) } };
  const guests = company.length > 0 ? { table: tableOf([seatAlone(household, eater)]) } : {};
  return { intent, eater, household, query: { ...query, ...guests } };
}
