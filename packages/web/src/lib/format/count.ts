const RULES = new Intl.PluralRules('en-US');

/** The forms a language tells apart; English has two. `#` is the number. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** "3 plans" of `{ one: '# plan', other: '# plans' }`: no text of ours decides by itself what a plural is. */
export function formatCount(count: number, forms: Forms): string {
  return (forms[RULES.select(count)] ?? forms.other).replace('#', NUMBERS.format(count));
}

const NUMBERS = new Intl.NumberFormat('en-US');
