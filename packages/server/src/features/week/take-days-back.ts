import { addDays, type PlainDate, weekdayOf } from '@larder/domain/calendar/plain-date.ts';
import { nameWeekday } from '@larder/domain/calendar/weekday.ts';
import { firstDayToCome } from '@larder/domain/calendar/utc-day.ts';
import { judgeKept } from '@larder/domain/table/judge-kept.ts';
import { runInSlices } from '../../turns/slices.ts';
import type { Scope } from '../../db/scope.ts';
import type { WeekDeps } from './draft-week.ts';
import type { GatheredWeek } from './gather-week.ts';
import type { DayOfDoc, PastWeek, WeekDoc } from './week-doc.ts';
import type { MadeWeek } from './week-job.ts';

export type Restored = Pick<WeekDoc, 'plans' | 'isChanged' | 'madeUnder'> & Pick<MadeWeek, 'cooks' | 'relaxed' | 'notes'>;

type Back = { readonly before: WeekDoc; readonly past: PastWeek; readonly made: MadeWeek; readonly gathered: GatheredWeek };

/**
 * The days of a week as they were before its last change, their plates too: who is at the table by now is asked when somebody plans
 * anew, and not when a change is taken back. A day that today's rules speak against stays away, and so does one that eats of its pots;
 * those are as `made` has them. `undefined` where nobody kept what the days were.
 */
export async function takeDaysBack(
  { readLibrary, now }: Pick<WeekDeps, 'readLibrary' | 'now'>,
  scope: Scope,
  { before, past, made, gathered: { household } }: Back,
): Promise<Restored | undefined> {
  const { left } = past;
  if (!left) return undefined;
  const first = firstDayToCome(now());
  const days = Array.from({ length: past.days }, (_, at) => {
    const date = addDays(past.start, at);
    const is = before.plans.find((day) => day.date === date);
    return { date, is, was: is?.from === 'kept' ? undefined : left.plans.find((day) => day.date === date) };
  });
  if (days.some(({ is, was }) => !is && !was)) return undefined;
  const library = await readLibrary(
    scope,
    days.flatMap(({ was }) => (was ? [was.plan] : [])),
  );
  const away = new Map<PlainDate, string>();
  for (const { date, was } of days) {
    if (!was || date < first) continue;
    const against = await runInSlices(judgeKept(was.plan, household, { library, weekdays: [weekdayOf(date)] }));
    if (against !== undefined) away.set(date, against);
  }
  const mealPlanIdAt = (date: string): string | null => before.plans.find((day) => day.date === date)?.mealPlanId ?? null;
  const asItWas = days.map(({ is, was }): DayOfDoc => (was ? { ...was, mealPlanId: mealPlanIdAt(was.date) } : is!));
  if (away.size === 0 && made.notes.length === 0) {
    const { isChanged, revision, madeUnder } = left;
    return {
      plans: asItWas,
      cooks: past.cooks,
      relaxed: past.relaxed,
      isChanged: isChanged || revision !== before.revision,
      ...(madeUnder !== undefined && { madeUnder }),
      notes: [],
    };
  }
  const stays = listRestorable(asItWas, made, away);
  const plans = asItWas.map((day, at): DayOfDoc => {
    const fresh = made.days[at];
    return day.from === 'kept' || stays.has(day.date) || !fresh ? day : { ...day, from: 'planned', plan: fresh.plan };
  });
  const said = [...away].map(([date, against]) => `${nameWeekday(weekdayOf(date))} does not come back as it was: ${against}`);
  const relaxed = [...new Set([...past.relaxed, ...made.relaxed])];
  return { plans, cooks: made.cooks, relaxed, isChanged: true, notes: [...said, ...made.notes] };
}

/** The days that have the dishes they had, and eat of no pot with a day that has not. */
function listRestorable(days: readonly DayOfDoc[], made: MadeWeek, away: ReadonlyMap<PlainDate, string>): ReadonlySet<string> {
  const stays = new Set<string>(
    days.flatMap(({ date, plan }, at) => (!away.has(date) && hasSameDishes(plan.meals, made.days[at]?.plan.meals) ? [date] : [])),
  );
  const eatsBeside = ({ plan }: DayOfDoc): readonly string[] =>
    Object.values(plan.meals).flatMap(({ pot }) => pot?.servings.map(({ date }) => date) ?? []);
  const isCut = (day: DayOfDoc): boolean => stays.has(day.date) && eatsBeside(day).some((date) => !stays.has(date));
  for (let cut = days.find(isCut); cut; cut = days.find(isCut)) stays.delete(cut.date);
  return stays;
}

type Meals = DayOfDoc['plan']['meals'];

const hasSameDishes = (one: Meals, other: Meals | undefined): boolean => namesOf(one) === namesOf(other ?? {});

const namesOf = (meals: Meals): string =>
  Object.values(meals)
    .map(({ slot, dishId }) => `${slot} ${dishId}`)
    .toSorted()
    .join();
