import { DAY_MS } from '@larder/domain/calendar/plain-date.ts';
import { toPlainDate } from '@larder/domain/calendar/utc-day.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { ModelEnv } from './config/model-env.ts';
import type { Database } from './db/database.ts';
import { makeAskModel } from './features/plan/ask-model.ts';
import { makeIdeaEngine } from './features/plan/idea-engine.ts';
import { makeBreaker } from './features/plan/guard-model.ts';
import { makeTellRecipe, type TellRecipe } from './features/plan/tell-recipe.ts';
import { makeModelUseStore } from './features/plan/model-use-store.ts';
import { embeddedEngine, type PlanEngine } from './features/plan/plan-engine.ts';

export type OpenEngine = {
  readonly engine: PlanEngine;
  /** What recipe a text holds by the model's word; absent where none is configured. */
  readonly tellRecipe?: TellRecipe;
  /** Housekeeping: what the model cost is of use on the day itself, and a little for whoever asks why. */
  readonly forgetUse: () => Promise<number>;
};

const USE_DAYS = 35;
/** Who makes the plans: a model's ideas where one is configured, Larder's own recipes always. */
export async function openEngine(
  settings: ModelEnv | undefined,
  { database, log }: { readonly database: Database; readonly log: FastifyBaseLogger },
): Promise<OpenEngine> {
  if (!settings) return { engine: embeddedEngine, forgetUse: async () => 0 };
  // Its libraries are a tenth of all that is loaded, and most servers have no model.
  const { makeLlmIdeas, makeLlmTeller } = await import('./adapters/llm/index.ts');
  const ideas = makeLlmIdeas(settings);
  const use = makeModelUseStore(database, {
    user: { calls: settings.userCallsPerDay, tokens: settings.userTokensPerDay },
    server: { calls: settings.callsPerDay, tokens: settings.tokensPerDay },
  });
  const breaker = makeBreaker(() => performance.now());
  const ask = makeAskModel({ ideas, use, breaker, now: () => new Date() });
  const tellRecipe = makeTellRecipe({ teller: makeLlmTeller(settings), use, breaker, now: () => new Date(), patienceMs: settings.planMs });
  const engine = makeIdeaEngine({
    ask,
    model: ideas.name,
    limits: { firstMealMs: settings.firstMealMs, planMs: settings.planMs },
    log: {
      info: (line, message) => log.info(line, message),
      warn: (line, message) => log.warn(line, message),
    },
  });
  return { engine, tellRecipe, forgetUse: () => use.forgetUse(toPlainDate(new Date(Date.now() - USE_DAYS * DAY_MS))) };
}
