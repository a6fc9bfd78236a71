import { UNKNOWN_EATER } from '@larder/domain/eater/eater.ts';
import { answerIntent } from '@larder/domain/intent/answer/answer-intent.ts';
import { resolveTargets } from '@larder/domain/intent/target/resolve-targets.ts';
import type { DayDraft, PlannedMeal } from '@larder/domain/plan/plan.ts';
import type { PlanQuery } from '@larder/domain/plan/frame/plan-query.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type LlmEmulator, type Scenario, startLlmEmulator } from '../emulators/llm/start-llm.ts';
import { makeLlmIdeas } from '../src/adapters/llm/index.ts';
import type { UserId } from '../src/db/scope.ts';
import { makeAskModel } from '../src/features/plan/ask-model.ts';
import { type EngineLimits, makeIdeaEngine } from '../src/features/plan/idea-engine.ts';
import { makeBreaker } from '../src/features/plan/guard-model.ts';
import type { PlanEngine } from '../src/features/plan/plan-engine.ts';

/** Short where a limit is what is tested; a busy machine must not run into one elsewhere. */
const SHORT: EngineLimits = { firstMealMs: 400, planMs: 900 };
const LONG: EngineLimits = { firstMealMs: 20_000, planMs: 20_000 };
/** How long a busy machine may take over its time; `npm run bench:engine` holds it to one second. */
const SLACK_MS = 6000;

let emulator: LlmEmulator;
beforeAll(async () => {
  emulator = await startLlmEmulator();
  // The first plan of a process reads all recipes, which is no part of what is timed.
  await run(open().engine);
});
afterAll(() => emulator.stop());
beforeEach(() => {
  emulator.calls.length = 0;
  emulator.next();
  emulator.always('ok');
  emulator.say();
  emulator.pace({ firstMs: 0, mealMs: 0 });
});

type Line = { readonly message: string; readonly line: Readonly<Record<string, unknown>> };
type Kind = 'openai-compatible' | 'anthropic';

/** The engine over real sockets, with shares that never end. */
function open(
  kind: Kind = 'openai-compatible',
  {
    now = Date.now,
    limits = LONG,
    reserve,
  }: { readonly now?: () => number; readonly limits?: EngineLimits; readonly reserve?: () => void } = {},
): { engine: PlanEngine; log: Line[] } {
  const log: Line[] = [];
  const ideas = makeLlmIdeas({
    kind,
    baseUrl: `${emulator.url}/v1`,
    apiKey: emulator.variables.LLM_API_KEY,
    model: kind === 'anthropic' ? 'claude-sonnet-4-5' : 'emulated',
    structuredOutput: true,
  });
  const use = { reserve: async () => reserve?.() as undefined, settle: async () => undefined, forgetUse: async () => 0 };
  const write = (line: Line['line'], message: string) => void log.push({ line, message });
  const engine = makeIdeaEngine({
    ask: makeAskModel({ ideas, use, breaker: makeBreaker(now), now: () => new Date() }),
    model: ideas.name,
    limits,
    log: { info: write, warn: write },
  });
  return { engine, log };
}

function queryFor(text: string): PlanQuery {
  const answered = answerIntent({ words: text, targets: null });
  if (!answered.ok) throw new Error(answered.fault.sentence);
  const { targets, caps, notes } = resolveTargets({ intent: answered.value, eater: UNKNOWN_EATER });
  return { intent: answered.value, eater: UNKNOWN_EATER, targets, caps, notes, seed: 1 };
}

type Run = { readonly plan: DayDraft; readonly meals: readonly PlannedMeal[]; readonly tookMs: number; readonly firstMs: number };

async function run(engine: PlanEngine, { text = '2000 calories', isStreamed = true } = {}): Promise<Run> {
  const began = performance.now();
  const steps = engine({
    userId: 'somebody' as UserId,
    query: queryFor(text),
    words: text,
    signal: new AbortController().signal,
    isStreamed,
  });
  const meals: PlannedMeal[] = [];
  let firstMs = 0;
  for (;;) {
    const next = await steps.next();
    const now = performance.now() - began;
    if (!next.done) {
      firstMs ||= now;
      meals.push(next.value);
    } else if (next.value.ok) return { plan: next.value.value, meals, tookMs: now, firstMs };
    else throw new Error(next.value.fault.sentence);
  }
}

const countIdeas = ({ meals }: DayDraft): number => Object.values(meals).filter(({ dishId }) => dishId.startsWith('idea~')).length;

describe.each<Kind>(['openai-compatible', 'anthropic'])('an engine over %s', (kind) => {
  test.each<[Scenario, string, RegExp]>([
    ['401', 'auth', /is not available/],
    ['404-model', 'model-missing', /is not available/],
    ['400', 'bad-request', /is not available/],
    ['429-retry-after', 'rate', /is busy/],
    ['429-quota', 'quota', /is not available/],
    ['500', 'unavailable', /is not available/],
    ['503', 'overloaded', /is busy/],
    ['529', 'overloaded', /is busy/],
    ['reset', 'unavailable', /is not available/],
    ['html-502', 'unavailable', /is not available/],
    ['redirect', 'redirected', /is not available/],
    ['refusal', 'refused', /did not answer this one/],
    ['content-filter', 'refused', /did not answer this one/],
    ['nonsense', 'invalid-output', /could not be read/],
    ['schema-mismatch', 'invalid-output', /could not be read/],
    ['hang', 'timeout', /took too long/],
  ])('%s: a plan of our own recipes in time, a quiet line, one line in the log', async (scenario, reason, note) => {
    for (const isStreamed of [true, false]) {
      const { engine, log } = open(kind, { limits: scenario === 'hang' ? SHORT : LONG });
      emulator.always(scenario);
      const { plan, meals, tookMs } = await run(engine, { isStreamed });
      expect(Object.keys(plan.meals)).toEqual(['breakfast', 'lunch', 'dinner', 'snack']);
      expect(meals).toEqual(Object.values(plan.meals));
      expect(countIdeas(plan)).toBe(0);
      expect(plan.notes.filter((line) => line.startsWith("This day comes from Larder's own recipes"))).toEqual([
        expect.stringMatching(note),
      ]);
      expect(tookMs).toBeLessThan(SHORT.firstMealMs + SLACK_MS);
      expect(log.filter(({ message }) => message === 'model failed').map(({ line }) => line['kind'])).toEqual([reason]);
      expect(JSON.stringify(log)).not.toMatch(/emulated-key|secret-key|2000 cal/);
    }
  });

  test.each<[Scenario, string, number]>([
    ['bad-json', 'invalid-output', 1],
    ['length', 'truncated', 1],
    ['stream-cut', 'unavailable', 3],
    ['stall', 'timeout', 3],
  ])('%s: what was whole before is served, the rest is our own', async (scenario, reason, ideas) => {
    const { engine, log } = open(kind, { limits: scenario === 'stall' ? { firstMealMs: 20_000, planMs: 1500 } : LONG });
    emulator.next(scenario);
    const { plan, tookMs } = await run(engine);
    expect(countIdeas(plan)).toBe(ideas);
    expect(Object.keys(plan.meals)).toHaveLength(4);
    expect(plan.notes.join(' ')).toMatch(/(?:comes|come) from Larder's own recipes/);
    expect(tookMs).toBeLessThan(1500 + SLACK_MS);
    const kinds = log.filter(({ message }) => message === 'model failed').map(({ line }) => line['kind']);
    // JSON that merely ends is no fault of the service: its meals are just fewer.
    expect(kinds).toEqual(scenario === 'bad-json' ? [] : [reason]);
  });
});

test('the first meal comes while the others are still being written', async () => {
  emulator.pace({ firstMs: 50, mealMs: 100 });
  const { meals, plan, firstMs, tookMs } = await run(open().engine);
  expect(meals.slice(0, 4).map(({ slot }) => slot)).toEqual(['breakfast', 'lunch', 'dinner', 'snack']);
  expect(countIdeas(plan)).toBe(4);
  expect(tookMs - firstMs).toBeGreaterThan(150);
});

test('a service that fails is left alone after three times, and tried again after a while', async () => {
  let now = 1_000_000;
  const { engine, log } = open('openai-compatible', { now: () => now });
  emulator.always('503');
  for (let count = 0; count < 5; count++) await run(engine);
  expect(emulator.calls).toHaveLength(3);
  expect(log.filter(({ message }) => message === 'model failed').map(({ line }) => line['kind'])).toEqual([
    'overloaded',
    'overloaded',
    'overloaded',
    'resting',
    'resting',
  ]);
  now += 31_000;
  await run(engine);
  expect(emulator.calls).toHaveLength(4);
  now += 31_000;
  await run(engine);
  expect(emulator.calls).toHaveLength(4);
  now += 31_000;
  emulator.always('ok');
  expect(countIdeas((await run(engine)).plan)).toBe(4);
  expect(countIdeas((await run(engine)).plan)).toBe(4);
});

test('a service is asked again though the database failed at the call that was to try it', async () => {
  let now = 1_000_000;
  let isDatabaseUp = true;
  const reserve = (): void => {
    if (!isDatabaseUp) throw new Error('Connection terminated unexpectedly');
  };
  const { engine } = open('openai-compatible', { now: () => now, reserve });
  emulator.always('503');
  for (let count = 0; count < 3; count++) await run(engine);
  now += 31_000;
  isDatabaseUp = false;
  await run(engine);
  isDatabaseUp = true;
  emulator.always('ok');
  expect(countIdeas((await run(engine)).plan)).toBe(4);
});
