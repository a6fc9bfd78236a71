/** Why a sentence gets words instead of a plan, ready to be shown. The sentence never holds the person's own text. */
export type IntentFault = {
  readonly type: 'empty' | 'too-long' | 'unsafe' | 'too-little' | 'too-much' | 'not-food' | 'question' | 'unclear' | 'contradiction';
  readonly sentence: string;
  /** Ways on, as buttons. */
  readonly choices?: readonly IntentChoice[];
};

/** A way on: the words of a wish that gets a plan. Several that add up are joined by commas, with or without one that does not. */
export type IntentChoice = { readonly label: string; readonly query: string; readonly addsUp?: true };
