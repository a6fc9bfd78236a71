import type { DayDraft, PlannedMeal } from '@larder/domain/plan/plan.ts';
import { checkPlan } from '@larder/domain/plan/check/check-plan.ts';
import { readQuery, type PlanQuery } from '@larder/domain/plan/frame/plan-query.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkPrintedPlan, type Held } from '../../domain/tests/plan-checker.ts';
import { makeSeededCase } from '../../domain/tests/seeded-plans.ts';
import { type LlmEmulator, startLlmEmulator } from '../emulators/llm/start-llm.ts';
import { makeLlmIdeas } from '../src/adapters/llm/index.ts';
import type { UserId } from '../src/db/scope.ts';
import { makeAskModel } from '../src/features/plan/ask-model.ts';
import { makeIdeaEngine } from '../src/features/plan/idea-engine.ts';
import { makeBreaker } from '../src/features/plan/guard-model.ts';
import { type Attack, ATTACKS, makeAdversarialAnswer } from './support/adversarial-answers.ts';

/** 30 by hand, 300 in all: ANSWERS_PER_ATTACK=30 npx vitest run --project server adversarial */
const ANSWERS_PER_ATTACK = Number(process.env['ANSWERS_PER_ATTACK'] ?? 6);

let emulator: LlmEmulator;
beforeAll(async () => {
  emulator = await startLlmEmulator();
});
afterAll(() => emulator.stop());

/** A request under rules of its own, answered by the model in bad faith, the second time as well. */
type Case = { readonly attack: Attack; readonly request: number; readonly answer: number };
type Judged = { readonly plan: DayDraft | undefined; readonly query: PlanQuery; readonly held: Held; readonly text: string };

async function planAgainst({ attack, request, answer }: Case): Promise<Judged> {
  const { query, held, text } = makeSeededCase(request);
  emulator.say((asked) => (asked ? makeAdversarialAnswer(answer, attack, asked) : []));
  const ideas = makeLlmIdeas({
    kind: 'openai-compatible',
    baseUrl: `${emulator.url}/v1`,
    apiKey: emulator.variables.LLM_API_KEY,
    model: 'emulated',
    structuredOutput: true,
  });
  const use = { reserve: async () => undefined, settle: async () => undefined, forgetUse: async () => 0 };
  const engine = makeIdeaEngine({
    ask: makeAskModel({ ideas, use, breaker: makeBreaker(Date.now), now: () => new Date() }),
    model: ideas.name,
    limits: { firstMealMs: 20_000, planMs: 20_000 },
    log: { info: () => undefined, warn: () => undefined },
  });
  const signal = new AbortController().signal;
  const steps = engine({ userId: 'somebody' as UserId, query, words: text, signal, isStreamed: answer % 2 === 0 });
  for (;;) {
    const next = await steps.next();
    if (next.done) return { plan: next.value.ok ? next.value.value : undefined, query, held, text };
  }
}

const textsOf = ({ title, description, ingredients, instructions, tips, portions }: PlannedMeal): readonly string[] => [
  title,
  description,
  ...ingredients,
  ...instructions,
  ...tips,
  ...portions.flatMap(({ steps }) => steps.map(({ text }) => text)),
];

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const MARKUP = /[<>{}[\]`\\\u0000-\u001f\u202a-\u202e]|javascript|https?:|www\.|&\w+;|\*\*/;
const NOT_OURS =
  /\bprompt\b|\binstructions?\b|language model|\bk?cal\b|calorie|\bcures?\b|diabet|allergy|bleach|\brare\b|\d+ g (?:of )?protein/i;

test.each(ATTACKS)(
  `${ANSWERS_PER_ATTACK} answers with %s break no rule, carry no markup and add up`,
  { timeout: 120_000 },
  async (attack) => {
    let ideas = 0;
    let plans = 0;
    for (let at = 0; at < ANSWERS_PER_ATTACK; at++) {
      // The same thirty requests for each attack, an answer of its own for each.
      const { plan, query, held, text } = await planAgainst({ attack, request: 1 + at, answer: ATTACKS.indexOf(attack) * 1000 + at });
      // Without a plan nothing can be wrong with it: no dish fits these rules.
      if (!plan) continue;
      plans++;
      const serious = checkPrintedPlan(plan, held).filter(({ type }) => type !== 'quality');
      expect({ text, serious }).toEqual({ text, serious: [] });
      expect(checkPlan(plan, readQuery(query))).toMatchObject({ ok: true });
      const served = Object.values(plan.meals).filter(({ dishId }) => dishId.startsWith('idea~'));
      ideas += served.length;
      for (const shown of served.flatMap(textsOf)) {
        expect(shown).not.toMatch(MARKUP);
        expect(shown).not.toMatch(NOT_OURS);
      }
    }
    // Not by serving no idea at all: what is sound in an answer is served.
    expect(ideas).toBeGreaterThan(0);
    expect(plans).toBeGreaterThan(ANSWERS_PER_ATTACK / 2);
  },
);
