import { completeDay } from '@larder/domain/idea/complete-day.ts';
import { capitalize, joinAnd } from '@larder/domain/base/say.ts';
import { placeOf, type PlannedMeal } from '@larder/domain/plan/plan.ts';
import { readQuery, type PlanQuery } from '@larder/domain/plan/frame/plan-query.ts';
import type { MealSlot } from '@larder/domain/recipe/meal-slot.ts';
import { mealsOf } from '@larder/domain/recipe/meals-of.ts';
import type { AskFault, AskModel } from './ask-model.ts';
import { gatherIdeas, type Gathered } from './gather-ideas.ts';
import { embeddedEngine, type PlanEngine } from './plan-engine.ts';
import { listAskedFor, writeWish } from './write-wish.ts';

/** From the specification of the engine: a screen is never empty for longer. */
export type EngineLimits = { readonly firstMealMs: number; readonly planMs: number };

/** One line for each call that was made, with what it cost; a second one, with its kind, when something was wrong. */
export type EngineLog = {
  readonly info: (line: Readonly<Record<string, unknown>>, message: string) => void;
  readonly warn: (line: Readonly<Record<string, unknown>>, message: string) => void;
};

type Deps = { readonly ask: AskModel; readonly model: string; readonly limits: EngineLimits; readonly log: EngineLog };

/** A model's ideas, grounded and checked, in time; kits in the place of whatever does not come or does not pass. */
export function makeIdeaEngine({ ask, model, limits, log }: Deps): PlanEngine {
  return async function* (request) {
    const { query, words, userId, signal, isStreamed } = request;
    const context = readQuery(query);
    // Ideas are paid for, and counted by account.
    if (!userId || context.frame.open.length === 0) return yield* embeddedEngine(request);

    const began = Date.now();
    const clock = startClock(limits, signal);
    const ideas: PlannedMeal[] = [];
    const call = { userId, signal: clock.signal, isStreamed };
    const answer = gatherIdeas(ask, { query, context, wish: writeWish(words, { query, context }), call });
    let gathered: Gathered | undefined;
    try {
      while (!gathered) {
        const next = await answer.next();
        if (next.done) gathered = next.value;
        else {
          clock.stopFirst();
          ideas.push(next.value);
          yield next.value;
        }
      }
    } catch (error) {
      // A bug in reading an answer must not cost anybody a plan; the log has it whole.
      if (signal.aborted) throw error;
      log.warn({ model, err: error }, 'model answer could not be read');
      gathered = { faults: [UNREADABLE], rejected: [], calls: 1, tokens: { input: 0, output: 0 } };
    } finally {
      // Also when the reader goes: whatever is still on its way is called off.
      clock.stop();
    }
    signal.throwIfAborted();

    const slots = listAskedFor(context).map(({ slot }) => slot);
    const fault = clock.findTimeout() ?? gathered.faults.find(({ type }) => type !== 'cancelled');
    const made = completeDay(ideas, { ...query, notes: [...(query.notes ?? []), ...explainKits({ slots, ideas, fault })] });
    const served = made.ok ? countIdeas(made.value.meals) : 0;
    const line = { model, calls: gathered.calls, ...gathered.tokens, ms: Date.now() - began, meals: slots.length, ideas: served };
    log.info({ ...line, rejected: gathered.rejected.map(({ faults }) => faults[0]?.type) }, 'model use');
    if (fault) log.warn({ model, kind: fault.type, reason: fault.reason }, 'model failed');
    if (made.ok)
      yield* mealsOf(made.value)
        .map(({ meal }) => meal)
        .filter((meal) => isUnseen(meal, ideas));
    return made;
  };
}

const UNREADABLE: AskFault = { type: 'invalid-output', reason: 'Reading the answer failed.' };

const countIdeas = (meals: NonNullable<PlanQuery['locked']>): number =>
  Object.values(meals).filter(({ dishId }) => dishId.startsWith('idea~')).length;

/** A meal that was not sent before: a kit's, or one that is not that of the idea after all. */
const isUnseen = (meal: PlannedMeal, ideas: readonly PlannedMeal[]): boolean =>
  !ideas.some((idea) => placeOf(idea) === placeOf(meal) && idea.dishId === meal.dishId);

type Failure = { readonly slots: readonly MealSlot[]; readonly ideas: readonly PlannedMeal[]; readonly fault: AskFault | undefined };

/** The quiet line on the plan. What went wrong in detail is for the log. */
function explainKits({ slots, ideas, fault }: Failure): readonly string[] {
  const missing = slots.filter((slot) => !ideas.some((idea) => idea.slot === slot));
  if (missing.length === 0) return [];
  const what = missing.length === slots.length ? 'This day comes' : `${nameSlots(missing)} ${missing.length > 1 ? 'come' : 'comes'}`;
  return [`${what} from Larder's own recipes: ${WHY[fault?.type ?? 'rejected'] ?? WHY.unavailable}.`];
}

const WHY: Readonly<Record<AskFault['type'] | 'rejected', string>> = {
  rejected: 'the idea for it did not pass the checks',
  timeout: 'the idea service took too long',
  refused: 'the idea service did not answer this one',
  truncated: 'the idea service stopped half-way',
  'invalid-output': 'the answer of the idea service could not be read',
  'user-spent': 'your ideas for today are used up, and new ones come tomorrow',
  'server-spent': 'the ideas for today are used up, and new ones come tomorrow',
  auth: 'the idea service is not available',
  quota: 'the idea service is not available',
  rate: 'the idea service is busy',
  overloaded: 'the idea service is busy',
  unavailable: 'the idea service is not available',
  'model-missing': 'the idea service is not available',
  'too-large': 'the idea service is not available',
  'bad-request': 'the idea service is not available',
  redirected: 'the idea service is not available',
  resting: 'the idea service is not available',
  cancelled: 'the idea service is not available',
};

const nameSlots = (slots: readonly MealSlot[]): string => capitalize(joinAnd(slots));

/** Aborts when the first meal or the whole day is late, or the reader goes. */
function startClock({ firstMealMs, planMs }: EngineLimits, reader: AbortSignal) {
  const late = new AbortController();
  let lateAfter = 0;
  const expire = (ms: number) => () => {
    lateAfter = ms;
    late.abort(new DOMException('The time is up.', 'TimeoutError'));
  };
  const first = setTimeout(expire(firstMealMs), firstMealMs);
  const whole = setTimeout(expire(planMs), planMs);
  return {
    signal: AbortSignal.any([reader, late.signal]),
    stopFirst: () => clearTimeout(first),
    findTimeout: (): AskFault | undefined =>
      lateAfter > 0 ? { type: 'timeout', reason: `Nothing more came within ${lateAfter} ms.` } : undefined,
    stop(): void {
      clearTimeout(first);
      clearTimeout(whole);
      late.abort(new DOMException('No longer needed.', 'AbortError'));
    },
  };
}
