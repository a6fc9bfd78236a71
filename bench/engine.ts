// What the engine of ideas adds to a model's own time, one line a measure: grounding, checks and portions of a whole plan,
// the first card against the moment its meal was sent, and every failure against its time-out.
// --plans 200, --real for the product's own limits of 12 and 30 s (a minute and a half of waiting).
import { parseArgs } from 'node:util';
import { UNKNOWN_EATER } from '../packages/domain/src/eater/eater.ts';
import { completeDay } from '../packages/domain/src/idea/complete-day.ts';
import { makeIdeaMeal } from '../packages/domain/src/idea/make-idea-meal.ts';
import { portionIdea } from '../packages/domain/src/idea/portion-idea.ts';
import { answerIntent } from '../packages/domain/src/intent/answer/answer-intent.ts';
import { resolveTargets } from '../packages/domain/src/intent/target/resolve-targets.ts';
import type { DayDraft, PlannedMeal } from '../packages/domain/src/plan/plan.ts';
import { readQuery, type PlanQuery } from '../packages/domain/src/plan/frame/plan-query.ts';
import { proposeMeals } from '../packages/server/emulators/llm/propose.ts';
import { SCENARIOS, startLlmEmulator } from '../packages/server/emulators/llm/start-llm.ts';
import { readIdea } from '../packages/server/src/adapters/llm/wire.ts';
import { makeLlmIdeas } from '../packages/server/src/adapters/llm/index.ts';
import { makeAskModel } from '../packages/server/src/features/plan/ask-model.ts';
import { makeIdeaEngine } from '../packages/server/src/features/plan/idea-engine.ts';
import { makeBreaker } from '../packages/server/src/features/plan/guard-model.ts';
import { writeWish } from '../packages/server/src/features/plan/write-wish.ts';

const { values } = parseArgs({
  options: { plans: { type: 'string', default: '200' }, real: { type: 'boolean', default: false } },
});

const QUERIES = [
  '2000 calories',
  'vegan, 1800 calories',
  'high protein, no mushrooms',
  'vegetarian, high fiber',
  'gluten free, no peanuts',
  'mediterranean dinner, 2200 calories',
];

measureOverhead(Number(values.plans));
const emulator = await startLlmEmulator();
await measureFirstCard('SSE', true);
await measureFirstCard('JSON', false);
await measureFailures(values.real ? { firstMealMs: 12_000, planMs: 30_000 } : { firstMealMs: 1000, planMs: 2500 });
await emulator.stop();

function queryFor(text: string): PlanQuery {
  const answered = answerIntent({ words: text, targets: null });
  if (!answered.ok) throw new Error(answered.fault.sentence);
  const { targets, caps, notes } = resolveTargets({ intent: answered.value, eater: UNKNOWN_EATER });
  return { intent: answered.value, eater: UNKNOWN_EATER, targets, caps, notes, seed: 1 };
}

/** From the model's words to a finished plan, with nothing to wait for. */
function measureOverhead(count: number): void {
  const ms: number[] = [];
  const cpuMs: number[] = [];
  let [served, wanted, kits] = [0, 0, 0];
  for (let at = 0; at < count + QUERIES.length; at++) {
    const query = queryFor(QUERIES[at % QUERIES.length]!);
    const context = readQuery(query);
    const texts = proposeMeals({ request: `request ${at}`, meals: context.frame.open, foods: writeWish('', { query, context }).foods });
    const began = performance.now();
    const cpuBegan = readCpuMs();
    const kept: PlannedMeal[] = [];
    for (const text of texts) {
      const taken = readIdea(text);
      if (!taken) continue;
      const made = makeIdeaMeal(taken.idea, { slot: taken.slot, rules: context.rules, style: context.style, maxMinutes: null });
      const portioned = made.ok ? portionIdea(made.value, { query, kept }) : made;
      if (portioned.ok) kept.push(portioned.value);
    }
    const day = completeDay(kept, query);
    // The first plan under each set of rules finds out which dishes these leave: once for everybody.
    if (at >= QUERIES.length) {
      ms.push(performance.now() - began);
      cpuMs.push(readCpuMs() - cpuBegan);
    }
    wanted += texts.length;
    served += day.ok ? countIdeas(day.value) : 0;
    kits += texts.length - kept.length;
  }
  console.log(
    `overhead: ${count} plans, p50 ${quantile(ms, 0.5)} ms, p95 ${quantile(ms, 0.95)} ms, most ${quantile(ms, 1)} ms by the clock`,
  );
  console.log(
    `overhead: p50 ${quantile(cpuMs, 0.5)} ms, p95 ${quantile(cpuMs, 0.95)} ms of this thread's processor time, whatever else runs`,
  );
  console.log(
    `overhead: ${served} of ${wanted} meals are ideas; ${kits} did not pass, ${wanted - kits - served} gave way to the day's numbers`,
  );
}

function readCpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function openEngine(
  limits: { readonly firstMealMs: number; readonly planMs: number },
  kind: 'openai-compatible' | 'anthropic' = 'openai-compatible',
) {
  const failures: unknown[] = [];
  const ideas = makeLlmIdeas({
    kind,
    baseUrl: `${emulator.url}/v1`,
    apiKey: emulator.variables.LLM_API_KEY,
    model: kind === 'anthropic' ? 'claude-sonnet-4-5' : 'emulated',
    structuredOutput: true,
  });
  const engine = makeIdeaEngine({
    ask: makeAskModel({
      ideas,
      use: { reserve: async () => undefined, settle: async () => undefined, forgetUse: async () => 0 },
      breaker: makeBreaker(Date.now),
      now: () => new Date(),
    }),
    model: ideas.name,
    limits,
    log: { info: () => undefined, warn: (line) => void failures.push(line['kind']) },
  });
  return { engine, failures };
}

async function run(engine: ReturnType<typeof openEngine>['engine'], { text, isStreamed }: { text: string; isStreamed: boolean }) {
  const began = performance.now();
  const steps = engine({ userId: 'bench' as never, query: queryFor(text), words: text, signal: new AbortController().signal, isStreamed });
  const at: number[] = [];
  for (;;) {
    const next = await steps.next();
    if (!next.done) at.push(performance.now());
    else return { began, at, ended: performance.now(), plan: next.value.ok ? next.value.value : undefined };
  }
}

/** The moment a card can be drawn, over the moment the model has written its meal: both from the request on. */
async function measureFirstCard(way: string, isStreamed: boolean): Promise<void> {
  const ratios: number[] = [];
  const lags: number[] = [];
  emulator.pace({ firstMs: 400, mealMs: 300 });
  for (let round = 0; round < 8; round++) {
    emulator.calls.length = 0;
    const { began, at } = await run(openEngine({ firstMealMs: 12_000, planMs: 30_000 }).engine, { text: QUERIES[0]!, isStreamed });
    const sent = emulator.calls[0]!.sentAt[0]! - began;
    ratios.push((at[0]! - began) / sent);
    lags.push(at[0]! - began - sent);
  }
  console.log(
    `first card, ${way}: p50 ${quantile(ratios, 0.5, 3)}, worst ${quantile(ratios, 1, 3)} times the emulator's own time (p50 ${quantile(lags, 0.5)} ms behind, worst ${quantile(lags, 1)} ms)`,
  );
  emulator.pace({ firstMs: 0, mealMs: 0 });
}

async function measureFailures(limits: { readonly firstMealMs: number; readonly planMs: number }): Promise<void> {
  console.log(`failures: limits ${limits.firstMealMs} ms for the first meal, ${limits.planMs} ms for the plan`);
  for (const kind of ['openai-compatible', 'anthropic'] as const) {
    for (const scenario of SCENARIOS) {
      emulator.always(scenario);
      const { engine, failures } = openEngine(limits, kind);
      const { began, ended, plan } = await run(engine, { text: QUERIES[0]!, isStreamed: true });
      const took = Math.round(ended - began);
      const limit = (scenario === 'stall' ? limits.planMs : limits.firstMealMs) + 1000;
      const verdict = plan && Object.keys(plan.meals).length === 4 && took <= limit ? 'ok' : 'FAILED';
      console.log(
        `failures: ${verdict} ${kind.padEnd(17)} ${scenario.padEnd(16)} ${String(took).padStart(6)} ms, ${plan ? countIdeas(plan) : 0} ideas of 4, told as ${failures.join(', ') || 'nothing'}`,
      );
    }
  }
  emulator.always('ok');
}

function countIdeas({ meals }: DayDraft): number {
  return Object.values(meals).filter(({ dishId }) => dishId.startsWith('idea~')).length;
}

function quantile(numbers: readonly number[], share: number, digits = 1): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(digits));
}
