import type { Result } from '@larder/domain/base/result.ts';
import type { Macros } from '@larder/domain/food/nutrients.ts';
import type { MealIdea } from '@larder/domain/idea/meal-idea.ts';
import type { MealSlot } from '@larder/domain/recipe/meal-slot.ts';

/** One meal that is wanted. The figures say how large it may be; none comes back. */
export type WantedIdea = {
  readonly slot: MealSlot;
  readonly energyKcal: number;
  readonly macros: Macros;
  readonly mostMinutes: number | null;
  /** What was wrong with the idea before, in sentences. */
  readonly faults?: readonly string[];
};

export type IdeasWish = {
  /** The eater's own words: data, whatever they say. */
  readonly words: string;
  readonly meals: readonly WantedIdea[];
  /** What binds, in words: "vegan", "no peanuts". */
  readonly rules: readonly string[];
  readonly system: 'us' | 'metric';
  /** Names of foods that the rules allow and that can be weighed. */
  readonly foods: readonly string[];
  /** Titles shown lately, not to come again. */
  readonly shown: readonly string[];
};

export type SlotIdea = { readonly slot: MealSlot; readonly idea: MealIdea };

export const IDEAS_FAULTS = [
  /** The key is missing, wrong or may not do this. */
  'auth',
  /** Nothing more is paid for. */
  'quota',
  'rate',
  'overloaded',
  'unavailable',
  'timeout',
  'model-missing',
  'too-large',
  'refused',
  'truncated',
  'invalid-output',
  'bad-request',
  /** The service is at another address than the one that is set. */
  'redirected',
  /** Nobody waits for it any longer. */
  'cancelled',
] as const;
export type IdeasFaultKind = (typeof IDEAS_FAULTS)[number];

/** `reason` is for the log: it holds no key, no words of the eater and none of the answer. */
export type IdeasFault = { readonly type: IdeasFaultKind; readonly reason: string };

export type TokenUse = { readonly input: number; readonly output: number };

/** How a call ended. Tokens are counted even when it failed; unknown where the other side does not say. */
export type IdeasEnd = { readonly result: Result<undefined, IdeasFault>; readonly tokens: TokenUse | undefined };

/**
 * Somebody with imagination. Ideas come one by one, as they are ready with `isStreamed`, else when the whole answer is there;
 * whatever came before a fault is as good as any. Aborting the signal ends the work over there too.
 */
export type MealIdeas = {
  /** For the log: the kind of service and the model, never its address or key. */
  readonly name: string;
  readonly propose: (
    wish: IdeasWish,
    call: { readonly signal: AbortSignal; readonly isStreamed: boolean },
  ) => AsyncGenerator<SlotIdea, IdeasEnd>;
};
