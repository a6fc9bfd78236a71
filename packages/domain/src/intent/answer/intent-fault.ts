/** Why a sentence gets words instead of a plan, ready to be shown. Never holds the person's own text. */
export type IntentFault = {
  readonly type: 'empty' | 'too-long' | 'unsafe' | 'too-little' | 'too-much' | 'not-food' | 'question' | 'unclear' | 'contradiction';
  readonly sentence: string;
};
