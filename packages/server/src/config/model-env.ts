import type { EnvFault } from './env-fault.ts';

/** The language model that is asked for ideas; absent where none is configured, and nothing is missing then. */
export type ModelEnv = {
  readonly kind: 'openai-compatible' | 'anthropic';
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
  readonly structuredOutput: boolean;
  readonly firstMealMs: number;
  readonly planMs: number;
  readonly userCallsPerDay: number;
  readonly userTokensPerDay: number;
  readonly callsPerDay: number;
  readonly tokensPerDay: number;
};

type Values = {
  readonly LLM_BASE_URL?: string;
  readonly LLM_API_KEY?: string;
  readonly LLM_MODEL?: string;
  readonly LLM_STRUCTURED_OUTPUT?: boolean;
  readonly ANTHROPIC_API_KEY?: string;
  readonly ANTHROPIC_BASE_URL?: string;
  readonly LLM_FIRST_MEAL_MS?: number;
  readonly LLM_PLAN_MS?: number;
  readonly LLM_USER_CALLS_PER_DAY?: number;
  readonly LLM_USER_TOKENS_PER_DAY?: number;
  readonly LLM_CALLS_PER_DAY?: number;
  readonly LLM_TOKENS_PER_DAY?: number;
};

/** Half a configuration is a mistake: starting without the model would hide it. */
export function findModelFault(values: Values): EnvFault | undefined {
  const { LLM_BASE_URL: baseUrl, LLM_API_KEY: key, LLM_MODEL: model, ANTHROPIC_API_KEY: anthropicKey } = values;
  const isOpenAi = baseUrl !== undefined || key !== undefined;
  if (isOpenAi && anthropicKey !== undefined) {
    const present = baseUrl === undefined ? 'LLM_API_KEY' : 'LLM_BASE_URL';
    return {
      variable: 'ANTHROPIC_API_KEY',
      message: `ANTHROPIC_API_KEY is set beside ${present}: set one of them, for one model is asked.`,
    };
  }
  if ((isOpenAi || anthropicKey !== undefined) && model === undefined)
    return {
      variable: 'LLM_MODEL',
      message: 'LLM_MODEL is missing while a language model is configured: set its name as the service writes it.',
    };
  if (!isOpenAi && anthropicKey === undefined && model !== undefined)
    return {
      variable: 'LLM_MODEL',
      message: 'LLM_MODEL is set, but no service to ask: set LLM_BASE_URL, LLM_API_KEY or ANTHROPIC_API_KEY too, or remove it.',
    };
  return undefined;
}

export function readModel(values: Values): ModelEnv | undefined {
  const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_MODEL: model, ANTHROPIC_API_KEY: anthropicKey } = values;
  if (model === undefined) return undefined;
  const service =
    anthropicKey === undefined
      ? ({ kind: 'openai-compatible', baseUrl: baseUrl ?? 'https://api.openai.com/v1', apiKey } as const)
      : ({ kind: 'anthropic', baseUrl: values.ANTHROPIC_BASE_URL ?? 'https://api.anthropic.com/v1', apiKey: anthropicKey } as const);
  return {
    ...service,
    model,
    structuredOutput: values.LLM_STRUCTURED_OUTPUT ?? true,
    firstMealMs: values.LLM_FIRST_MEAL_MS ?? 12_000,
    planMs: values.LLM_PLAN_MS ?? 30_000,
    userCallsPerDay: values.LLM_USER_CALLS_PER_DAY ?? 60,
    userTokensPerDay: values.LLM_USER_TOKENS_PER_DAY ?? 400_000,
    callsPerDay: values.LLM_CALLS_PER_DAY ?? 2000,
    tokensPerDay: values.LLM_TOKENS_PER_DAY ?? 10_000_000,
  };
}
