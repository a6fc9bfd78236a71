import { EATER_CALORIES, NewEater } from '@larder/contract/eater.ts';
import { EVENT_STREAM } from '@larder/contract/event-stream.ts';
import { formatWish, generatePlan as generatePlanCall } from '@larder/contract/plan.ts';
import { PLAN_EVENTS } from '@larder/contract/plan-stream.ts';
import type { ProblemCode } from '@larder/contract/problem.ts';
import { toPlainDate } from '@larder/domain/calendar/utc-day.ts';
import { getGuideEntry } from '@larder/domain/diet/guide.ts';
import { energyKcal } from '@larder/domain/food/nutrients.ts';
import type { NamedWeek } from '@larder/domain/intent/answer/find-named-week.ts';
import { locateChips } from '@larder/domain/intent/answer/locate-chips.ts';
import type { IntentFault } from '@larder/domain/intent/answer/intent-fault.ts';
import { placeOf } from '@larder/domain/plan/plan.ts';
import type { PlanFault } from '@larder/domain/plan/write/explain-blocked.ts';
import type { TableEater } from '@larder/domain/table/table-eater.ts';
import { writeRules } from '@larder/domain/table/write-rules.ts';
import { findWeekOf } from '@larder/domain/week/weekday-words.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type EventStream, openEventStream, watchCaller } from '../../http/event-stream.ts';
import { ANSWERED, route, type Route, succeed } from '../../http/mount.ts';
import { explainFailure, Problem } from '../../http/problems.ts';
import { formatMeal, formatPlan } from '../../plan-wire/format-plan.ts';
import { generatePlan, type GenerateResult, type GenerateStep, type MadePlan, type PlanDeps } from './generate-plan.ts';

/** One call, two ways to be answered: whole, or meal by meal to whoever accepts a stream of events. */
export function generateRoute(deps: PlanDeps): Route {
  return route(generatePlanCall, async ({ scope, body, raw, answer }) => {
    const signal = watchCaller(answer);
    const isStreamed = raw.headers.accept?.includes(EVENT_STREAM) === true;
    const steps = generatePlan(deps, body, { scope, signal, isStreamed });
    // A sentence that cannot be planned is answered as ever, with a status: the stream begins after it was understood.
    const first = await steps.next();
    const query = formatWish(body.query);
    const asked: Asked = { query, year: deps.now().getUTCFullYear(), week: findWeekOf(body.query, toPlainDate(deps.now())) };
    if (first.done) return succeed(wholePlan(first.value, asked));
    if (isStreamed) {
      await sendSteps(answer, { steps, first: first.value, asked, raw });
      return ANSWERED;
    }
    return succeed(wholePlan(await lastOf(steps), asked));
  });
}

async function lastOf(steps: AsyncGenerator<GenerateStep, GenerateResult>): Promise<GenerateResult> {
  for (;;) {
    const next = await steps.next();
    if (next.done) return next.value;
  }
}

type Asked = {
  readonly query: string;
  readonly year: number;
  /** The days that the sentence names, of which the plan is one. */ readonly week: NamedWeek | undefined;
};

function wholePlan(made: GenerateResult, asked: Asked) {
  if (!made.ok) throw toProblem(made.fault);
  return formatMade(made.value, asked);
}

/** As the household would keep them: with what binds them by themselves, and what binds everybody of the sentence. */
function formatNewcomer(
  { name, kind, ageYears, rules, target }: TableEater,
  { year, shared }: { year: number; shared: readonly string[] },
): NewEater {
  const calories = target.type === 'energy' ? target.calories : target.type === 'macros' ? energyKcal(target.macros) : undefined;
  const isKept = kind === 'adult' && calories !== undefined && calories >= EATER_CALORIES.least && calories <= EATER_CALORIES.most;
  return {
    name,
    kind,
    birthYear: ageYears === null ? null : year - ageYears,
    restrictions: [...new Set([...rules.diets.map((diet) => getGuideEntry(diet).name), ...shared])],
    target: isKept ? { kind: 'calories', calories: Math.round(calories) } : { kind: 'usual' },
  };
}

function formatMade({ plan, left, intent, eater, newcomers }: MadePlan, { query, week, year }: Asked) {
  const shared = newcomers.length > 0 ? writeRules(intent) : [];
  // Whose rules are more than can be kept cannot be kept without them.
  const kept = newcomers
    .map((newcomer) => formatNewcomer(newcomer, { year, shared }))
    .filter((newcomer) => NewEater.safeParse(newcomer).success);
  return {
    ...formatPlan(plan, left ?? query, { chips: locateChips(intent, eater), notUnderstood: intent.notUnderstood, isPart: intent.isPart }),
    ...(week && { week: { ...week, slots: [...week.slots] } }),
    ...(kept.length > 0 && { newcomers: kept }),
  };
}

type Steps = {
  readonly steps: AsyncGenerator<GenerateStep, GenerateResult>;
  readonly first: GenerateStep;
  readonly asked: Asked;
  readonly raw: FastifyRequest;
};

async function sendSteps(answer: FastifyReply, { steps, first, asked, raw }: Steps): Promise<void> {
  const events = openEventStream(answer, PLAN_EVENTS);
  try {
    sendStep(events, first, asked.query);
    for (;;) {
      const next = await steps.next();
      if (!next.done) {
        sendStep(events, next.value, asked.query);
        continue;
      }
      if (!next.value.ok) throw toProblem(next.value.fault);
      const plan = formatMade(next.value.value, asked);
      events.send('totals', plan.nutritionOverview);
      return events.send('done', succeed(plan));
    }
  } catch (error) {
    // Nobody is there to be told, and nothing went wrong.
    if (answer.raw.destroyed && !answer.raw.writableEnded) return;
    events.send('problem', explainFailure(error, raw).body);
  } finally {
    events.end();
  }
}

function sendStep(events: EventStream<typeof PLAN_EVENTS>, step: GenerateStep, query: string): void {
  if (step.type === 'meal') return events.send('meal', { slot: placeOf(step.meal), meal: formatMeal(step.meal) });
  const { intent, eater, slots } = step;
  events.send('intent', {
    searchQuery: query,
    chips: [...locateChips(intent, eater)],
    notUnderstood: [...intent.notUnderstood],
    slots: [...slots],
  });
}

const PROBLEM_OF_FAULT: Readonly<Record<(IntentFault | PlanFault)['type'], ProblemCode>> = {
  empty: 'query-empty',
  'too-long': 'query-too-long',
  unsafe: 'query-unsafe',
  'too-little': 'query-unsafe',
  'too-much': 'query-unsafe',
  'not-food': 'query-not-food',
  question: 'query-not-food',
  unclear: 'query-not-food',
  contradiction: 'query-contradiction',
  'no-dish-fits': 'no-dish-fits',
};

export const toProblem = (fault: IntentFault | PlanFault): Problem => {
  const choices = 'choices' in fault && fault.choices ? { choices: [...fault.choices] } : {};
  return new Problem(PROBLEM_OF_FAULT[fault.type], fault.sentence, choices);
};
