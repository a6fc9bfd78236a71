import type { LanguageModelUsage } from 'ai';
import type { TokenUse } from '../../ports/meal-ideas.ts';

/** What a call cost; undefined where the other side does not say. */
export const readUsage = ({ inputTokens, outputTokens }: LanguageModelUsage): TokenUse | undefined =>
  inputTokens === undefined && outputTokens === undefined ? undefined : { input: inputTokens ?? 0, output: outputTokens ?? 0 };
