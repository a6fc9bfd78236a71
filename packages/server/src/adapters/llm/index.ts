import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { fail, ok } from '@larder/domain/base/result.ts';
import { generateText, type LanguageModel, Output, streamText } from 'ai';
import type { IdeasEnd, IdeasFault, MealIdeas, SlotIdea, TokenUse } from '../../ports/meal-ideas.ts';
import type { RecipeTeller } from '../../ports/recipe-teller.ts';
import { classifyEnd, classifyFault } from './classify-fault.ts';
import { makeIdeaScanner } from './idea-scanner.ts';
import { readUsage } from './read-usage.ts';
import { makeRecipeTeller } from './tell-recipe.ts';
import { AskedAnswer, readIdea, type TakenIdea } from './wire.ts';
import { repeatsPrompt, writePrompt } from './write-prompt.ts';

export type LlmSettings = {
  readonly kind: 'openai-compatible' | 'anthropic';
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
  /** Off for services that do not know JSON schemas: then the schema is part of the instructions. */
  readonly structuredOutput: boolean;
};

const ANSWER_TOKENS = 500;
const MEAL_TOKENS = 1200;

// It would write to the console by itself, past the log and its level.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** Any OpenAI-compatible service, or Anthropic. One call, never repeated here: what to do about a fault is not the vendor's affair. */
export function makeLlmIdeas(settings: LlmSettings): MealIdeas {
  const model = openModel(settings);
  const hasSchema = settings.structuredOutput;
  return {
    name: `${settings.kind} ${settings.model}`,
    async *propose(wish, { signal, isStreamed }) {
      const call = {
        model,
        ...writePrompt(wish, { hasSchema }),
        ...(hasSchema ? { output: STRUCTURED_TEXT } : {}),
        maxOutputTokens: ANSWER_TOKENS + MEAL_TOKENS * wish.meals.length,
        maxRetries: 0,
        abortSignal: signal,
      };
      return yield* isStreamed ? streamIdeas(call, signal) : fetchIdeas(call, signal);
    },
  };
}

/** The same service, asked what recipe a page holds. */
export const makeLlmTeller = (settings: LlmSettings): RecipeTeller =>
  makeRecipeTeller(openModel(settings), { hasSchema: settings.structuredOutput });

/**
 * Asks for the schema and takes plain text: Output.object would parse all that has come anew with every piece, and throw away
 * the whole meals of an answer whose last one is cut off.
 */
const STRUCTURED_TEXT = { ...Output.text(), responseFormat: Output.object({ schema: AskedAnswer, name: 'meal_ideas' }).responseFormat };

function openModel({ kind, baseUrl, apiKey, model, structuredOutput }: LlmSettings): LanguageModel {
  if (kind === 'anthropic') return createAnthropic({ baseURL: baseUrl, fetch: fetchHere, ...(apiKey ? { apiKey } : {}) })(model);
  return createOpenAICompatible({
    name: 'llm',
    baseURL: baseUrl,
    fetch: fetchHere,
    ...(apiKey ? { apiKey } : {}),
    includeUsage: true,
    supportsStructuredOutputs: structuredOutput,
  })(model);
}

/** A redirect is an answer like others: followed, it would take Anthropic's key and the eater's words to whatever host it names. */
const fetchHere: typeof fetch = (address, options) => fetch(address, { ...options, redirect: 'manual' });

type Call = Parameters<typeof generateText>[0] & Parameters<typeof streamText>[0];

async function* streamIdeas(call: Call, signal: AbortSignal): AsyncGenerator<SlotIdea, IdeasEnd> {
  const scanner = makeIdeaScanner();
  let isAny = false;
  let fault: IdeasFault | undefined;
  let tokens: TokenUse | undefined;
  try {
    const answer = streamText({ ...call, onError: () => undefined });
    // Read part by part below; these would otherwise reject with nobody listening.
    for (const promise of [answer.output, answer.text, answer.totalUsage, answer.finishReason]) promise.then(undefined, () => undefined);
    for await (const part of answer.stream) {
      if (part.type === 'text-delta') {
        const ideas = readAll(scanner.feed(part.text));
        isAny ||= ideas.length > 0;
        yield* ideas;
        if (scanner.isTooLong()) fault = { type: 'invalid-output', reason: 'The answer is longer than any plan.' };
      } else if (part.type === 'error') fault = classifyFault(part.error, signal);
      else if (part.type === 'abort') fault = classifyFault(signal.reason, signal);
      else if (part.type === 'finish') {
        tokens = readUsage(part.totalUsage);
        fault ??= classifyEnd(part.finishReason);
      }
      if (fault && part.type !== 'finish') break;
    }
  } catch (error) {
    fault = classifyFault(error, signal);
  }
  return endOf({ fault, isAny, tokens });
}

async function* fetchIdeas(call: Call, signal: AbortSignal): AsyncGenerator<SlotIdea, IdeasEnd> {
  let ideas: readonly SlotIdea[] = [];
  let fault: IdeasFault | undefined;
  let tokens: TokenUse | undefined;
  try {
    const answer = await generateText(call);
    ideas = readAll(makeIdeaScanner().feed(answer.text));
    tokens = readUsage(answer.usage);
    fault = classifyEnd(answer.finishReason);
  } catch (error) {
    fault = classifyFault(error, signal);
  }
  yield* ideas;
  return endOf({ fault, isAny: ideas.length > 0, tokens });
}

function endOf({ fault, isAny, tokens }: { fault: IdeasFault | undefined; isAny: boolean; tokens: TokenUse | undefined }): IdeasEnd {
  if (fault) return { result: fail(fault), tokens };
  return { result: isAny ? ok(undefined) : fail({ type: 'invalid-output', reason: 'The answer holds no idea that can be read.' }), tokens };
}

const readAll = (objects: readonly string[]): readonly SlotIdea[] => objects.flatMap((json) => readIdea(json) ?? []).map(withoutPrompt);

/** A text that repeats our instructions is no part of a recipe; without it the domain writes its own. */
function withoutPrompt({ slot, idea }: TakenIdea): SlotIdea {
  const keep = (text: string): string => (repeatsPrompt(text) ? '' : text);
  return { slot, idea: { ...idea, title: keep(idea.title), tip: keep(idea.tip), steps: idea.steps.some(repeatsPrompt) ? [] : idea.steps } };
}
