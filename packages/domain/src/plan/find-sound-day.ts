import { SEEDS } from '../base/random.ts';
import { fail, type Result } from '../base/result.ts';
import { runSteps, type Steps } from '../base/steps.ts';
import { slotAt, type MealPlace, type MealSlot } from '../recipe/meal-slot.ts';
import { checkPlan } from './check/check-plan.ts';
import { withoutDish, type Candidates } from './frame/list-candidates.ts';
import { findEmptySlot, type PlanContext, type PlanQuery } from './frame/plan-query.ts';
import type { DayDraft, DayFault, Plan } from './plan.ts';
import { explainBlocked, explainNoSoundDay, explainOverLimit, type PlanFault } from './write/explain-blocked.ts';

type Asked = { readonly query: PlanQuery; readonly context: PlanContext };

/** Chooses and writes a day from what the context leaves. Called again, with less left and another seed, when the day fails its check. */
type MakeDay = (context: PlanContext, seed: number) => DayDraft;
type MakeDayInSteps = (context: PlanContext, seed: number) => Steps<DayDraft>;

/**
 * The best day that stands up to the check. One that does not is told of and never shown: the next best is taken, which is
 * looked for without the dishes that were at fault.
 */
export function findSoundDay(asked: Asked, makeDay: MakeDay): Result<Plan, PlanFault> {
  const inOneStep: MakeDayInSteps = function* (context, seed) {
    const made = makeDay(context, seed);
    yield;
    return made;
  };
  return runSteps(findSoundDayInSteps(asked, inOneStep));
}

/** The same, of a day that is made in steps. */
export function* findSoundDayInSteps({ query, context }: Asked, makeDay: MakeDayInSteps): Steps<Result<Plan, PlanFault>> {
  const empty = findEmptySlot(context);
  if (empty) return fail(explainBlocked(context, empty));
  let left = context;
  for (let again = 0; again < MOST_DAYS && findEmptySlot(left) === undefined; again++) {
    const draft = yield* makeDay(left, query.seed + again * SEEDS.nextDay);
    const over = explainOverLimit(draft, context.rules);
    if (over) return fail(over);
    const checked = checkPlan(draft, left);
    if (checked.ok) return checked;
    reportRejected(draft, { query, faults: checked.fault });
    left = withoutFaulty(left, draft, checked.fault);
  }
  return fail(explainNoSoundDay(context.frame.open[0]?.slot ?? 'dinner'));
}

/** The days looked at: a second one should do, and an eater should not wait for more than some. */
const MOST_DAYS = 4;

/** The day as a plan, if it stands up to the check; one that does not is told of. */
export function passCheck(
  draft: DayDraft,
  { query, context, asKept }: Asked & { readonly asKept?: ReadonlySet<MealPlace> },
): Plan | undefined {
  if (explainOverLimit(draft, context.rules)) return undefined;
  const checked = checkPlan(draft, { ...context, ...(asKept && { asKept }) });
  if (checked.ok) return checked.value;
  reportRejected(draft, { query, faults: checked.fault });
  return undefined;
}

/** A day that was made and did not stand up to its check is told of. */
export function reportRejected({ seed, meals }: DayDraft, { query, faults }: { query: PlanQuery; faults: readonly DayFault[] }): void {
  query.onRejected?.({ seed, dishIds: Object.values(meals).map(({ dishId }) => dishId), faults });
}

/** Without the kits that were at fault; a dish that came twice leaves the other versions of its kit. */
function withoutFaulty(context: PlanContext, { meals }: DayDraft, faults: readonly DayFault[]): PlanContext {
  const candidates: Record<MealSlot, Candidates> = { ...context.candidates };
  for (const { slot: place, type } of faults) {
    const slot = place && slotAt(place);
    const dish = place && context.corpus.dishesById.get(meals[place]?.dishId ?? '');
    if (!slot || !dish) continue;
    candidates[slot] =
      type === 'twice'
        ? withoutDish(candidates[slot], dish.dishId)
        : new Map([...candidates[slot]].filter(([kitId]) => kitId !== dish.compiled.kit.id));
  }
  return { ...context, candidates };
}
