import { assertNever } from '@larder/domain/base/assert-never.ts';
import { addDays, daysBetween, type PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { findFood } from '@larder/domain/food/find-food.ts';
import type { RejectedDay } from '@larder/domain/plan/plan.ts';
import { makeMeal } from '@larder/domain/plan/write/make-meal.ts';
import type { PlanFault } from '@larder/domain/plan/write/explain-blocked.ts';
import type { MealSlot } from '@larder/domain/recipe/meal-slot.ts';
import type { ChangeFault } from '@larder/domain/week/change-fault.ts';
import { type Cook, isShared, type Serving } from '@larder/domain/week/cook.ts';
import type { Week } from '@larder/domain/week/make-week.ts';
import { moveInWeek, type MoveInWeek } from '@larder/domain/week/move-in-week.ts';
import { postponeMeal } from '@larder/domain/week/postpone-meal.ts';
import { refreshInWeek } from '@larder/domain/week/refresh-in-week.ts';
import { type Remade, remakeWeek, resumeWeek, takeBack } from '@larder/domain/week/remake-week.ts';
import { spreadDay } from '@larder/domain/week/spread-day.ts';
import { leaveNever, type StoredCook, storeCooks } from '@larder/domain/week/stored-cook.ts';
import { listPartSwaps, listSwaps, swapInWeek } from '@larder/domain/week/swap-in-week.ts';
import { type DayToLay, layWeek } from '@larder/domain/table/lay-week.ts';
import type { TableEater } from '@larder/domain/table/table-eater.ts';
import type { MealCompany } from '@larder/domain/table/week-company.ts';
import type { PlanQuery } from '@larder/domain/plan/frame/plan-query.ts';
import type { WeekQuery } from '@larder/domain/week/week-query.ts';
import type { WrittenDay } from '@larder/domain/week/write-week.ts';
import { fail, ok, type Result } from '@larder/domain/base/result.ts';

/** A week as it was left. */
export type LeftWeek = { readonly cooks: readonly StoredCook[]; readonly days: readonly WrittenDay[]; readonly relaxed: readonly string[] };

type Place = { readonly date: PlainDate; readonly slot: MealSlot };

/** What a week is made from. `table`: who eats from its pots, and what the first eater's own day is made from; absent for one. */
export type JobQuery = Omit<WeekQuery, 'isCancelled'> & {
  readonly table?: { readonly day: PlanQuery; readonly eaters: readonly TableEater[]; readonly company: readonly MealCompany[] };
};

/** Plain data, so that it goes to another thread as it is. */
export type WeekJob = { readonly query: JobQuery } & (
  | {
      readonly kind: 'make';
      readonly kept: readonly StoredCook[];
      /** Planned from these once more: of what is marked "never again" none is served. */
      readonly leavesNever?: boolean;
      /** Of a day that feeds itself alone until now: its dishes may feed others. */
      readonly spreads?: boolean;
    }
  | { readonly kind: 'take-back'; readonly past: readonly StoredCook[]; readonly now: readonly StoredCook[] }
  | {
      readonly kind: 'refresh';
      readonly left: LeftWeek;
      readonly date: PlainDate;
      readonly slot?: MealSlot | undefined;
      readonly count: number;
      /** Dishes that these meals had before. */
      readonly had?: readonly string[];
    }
  | ({ readonly kind: 'swap'; readonly left: LeftWeek; readonly dishId: string } & Place)
  | ({ readonly kind: 'list-swaps'; readonly left: LeftWeek; readonly part?: number | undefined } & Place)
  | ({ readonly kind: 'people'; readonly left: LeftWeek } & Place)
  | { readonly kind: 'move'; readonly cooks: readonly StoredCook[]; readonly move: MoveInWeek }
  | { readonly kind: 'postpone'; readonly cooks: readonly StoredCook[]; readonly meal: Serving }
);

export type SwapCard = {
  readonly dishId: string;
  readonly instead?: string | null;
  readonly title: string;
  readonly description: string;
  readonly cuisine: string;
  readonly minutes: number;
  readonly calories: number | null;
  readonly added: string[];
  readonly gone: string[];
};

export type MadeWeek = LeftWeek & {
  readonly notes: readonly string[];
  readonly absent: readonly Serving[];
  readonly haves: Readonly<Record<string, number>>;
};

export type JobAnswer =
  | { readonly kind: 'week'; readonly week: MadeWeek }
  | { readonly kind: 'swaps'; readonly swaps: readonly SwapCard[] };
export type JobResult = Result<JobAnswer, ChangeFault>;

export type JobListener = {
  readonly onShaped: (cooks: readonly Cook[]) => void;
  readonly onRejected: (day: RejectedDay) => void;
  readonly isCancelled: () => boolean;
};

/** The work of the thread that plans weeks. */
export function runWeekJob(job: WeekJob, { onShaped, onRejected, isCancelled }: JobListener): JobResult {
  const query: WeekQuery = { ...job.query, day: { ...job.query.day, onRejected }, isCancelled };
  switch (job.kind) {
    case 'make':
      return makeAround(job, query, onShaped);
    case 'take-back':
      return answer(takeBack(query, job), query, job.query);
    case 'move': {
      const moved = moveInWeek(job.cooks, { ...query, move: job.move });
      if (!moved.ok) return moved;
      const around = { ...query, absent: moved.value.absent };
      return answer(remakeWeek(around, moved.value.cooks), around, job.query);
    }
    case 'postpone': {
      const { meal } = job;
      const { absent = [], days, recipes } = query;
      const slid = postponeMeal(job.cooks, { meal, days, absent, recipes });
      if (!slid.ok) return slid;
      const rest = { ...query, absent: [...absent, meal], haves: slid.value.haves };
      return answer(remakeWeek(rest, slid.value.cooks), rest, job.query);
    }
    case 'people':
      return layAgain(job, query);
    case 'list-swaps':
      return listCards(job, query);
    case 'refresh':
    case 'swap':
      return changeDish(job, query);
    default:
      return assertNever(job);
  }
}

function makeAround(
  { kept, spreads = false, leavesNever = false, query: asked }: Extract<WeekJob, { kind: 'make' }>,
  query: WeekQuery,
  onShaped: JobListener['onShaped'],
): JobResult {
  const { cooks, notes } = leavesNever ? leaveNever(kept, query) : { cooks: kept, notes: [] };
  const made = remakeWeek(query, spreads ? spreadDay(query, cooks) : cooks, { onShaped });
  return answer(made.ok ? ok({ ...made.value, notes: [...notes, ...made.value.notes] }) : made, query, asked);
}

/** The same dishes for others at one meal: that meal, and those that eat of the same pot, are laid anew; all others stay. */
function layAgain({ left, date, slot, query: asked }: Extract<WeekJob, { kind: 'people' }>, query: WeekQuery): JobResult {
  const { table } = asked;
  const day = daysBetween(query.start, date);
  const cook = left.cooks.find(({ servings }) => servings.some((meal) => meal.day === day && meal.slot === slot));
  if (!cook || !table) return fail({ type: 'no-meal' });
  const made = remakeWeek(query, left.cooks);
  // A dish that cannot stay is replaced wherever it stands, as it is by every other change of the week.
  if (!made.ok || made.value.notes.length > 0) return answer(made, query, asked);
  const { week, notes } = made.value;
  const again = isShared(cook) ? cook.servings : [{ day, slot }];
  const days = left.days.map((own, at): DayToLay => {
    const slots = again.filter((meal) => meal.day === at).map((meal) => meal.slot);
    const fresh = week.days[at];
    if (slots.length === 0 || !fresh) return own;
    const stay = Object.entries(own.plan.meals).filter(([place]) => !slots.some((other) => other === place));
    return { ...fresh, before: { plan: own.plan, stay: Object.fromEntries(stay) } };
  });
  const { absent = [], haves = {} } = query;
  const cooks = left.cooks.map((own) => (own.id === cook.id ? (storeCooks(week).find(({ id }) => id === own.id) ?? own) : own));
  return ok({ kind: 'week', week: { cooks, days: layWeek(days, { week: query, ...table }), relaxed: left.relaxed, notes, absent, haves } });
}

type ChangeDish = Extract<WeekJob, { kind: 'refresh' | 'swap' }>;

function changeDish(job: ChangeDish, query: WeekQuery): JobResult {
  const resumed = resumeWeek(query, job.left);
  if (!resumed.ok) return resumed;
  const { week, notes } = resumed.value;
  if (job.kind === 'refresh' && !hasMeal(week, job)) return fail({ type: 'no-meal' });
  const changed = job.kind === 'refresh' ? refreshInWeek(week, job) : swapInWeek(week, job);
  return changed.ok ? answer(ok({ week: changed.value.week, notes }), query, job.query) : changed;
}

function listCards(job: Extract<WeekJob, { kind: 'list-swaps' }>, query: WeekQuery): JobResult {
  const resumed = resumeWeek(query, job.left);
  if (!resumed.ok) return resumed;
  const { week } = resumed.value;
  const listed = job.part === undefined ? listSwaps(week, job) : listPartSwaps(week, job, job.part);
  if (!listed.ok) return listed;
  const swaps = listed.value.map(({ dish, instead, kcal, added, gone }): SwapCard => {
    const { dishId, title, cuisine, time } = dish;
    const { description } = makeMeal(dish, { slot: job.slot, steps: dish.groups.map(({ base }) => base), style: PLAIN });
    // A pot for several is weighed for all of them; whose plate it would be is told when it is dished out.
    const calories = job.query.table ? null : Math.round(kcal);
    return {
      dishId,
      ...(instead !== undefined && { instead }),
      title,
      description,
      cuisine,
      minutes: time.totalMinutes,
      calories,
      added: added.map(nameOf),
      gone: gone.map(nameOf),
    };
  });
  return ok({ kind: 'swaps', swaps });
}

/** Of the words alone: nothing of it is measured. */
const PLAIN = { system: 'us', rules: [] } as const;

const nameOf = (foodId: string): string => findFood(foodId)?.names.noun ?? foodId;

const hasMeal = (
  { cooks, start, query: { own = [] } }: Week,
  { date, slot }: { readonly date: PlainDate; readonly slot?: MealSlot | undefined },
): boolean =>
  [...cooks, ...own].some(({ servings }) =>
    servings.some((meal) => addDays(start, meal.day) === date && (slot === undefined || meal.slot === slot)),
  );

function answer(made: Result<Remade, PlanFault>, query: WeekQuery, { table }: JobQuery): JobResult {
  const { absent = [], haves = {} } = query;
  if (!made.ok) return made;
  const { week, notes } = made.value;
  return ok({
    kind: 'week',
    week: {
      cooks: storeCooks(week),
      days: table ? layWeek(week.days, { week: query, ...table }) : week.days,
      relaxed: week.relaxed,
      notes,
      absent,
      haves,
    },
  });
}
