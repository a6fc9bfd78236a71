import { addAmounts, type Amount } from './amount.ts';
import { convertAmount } from './convert.ts';
import { readQuantity } from './read-quantity.ts';
import { tokenize, type Token } from './tokenize.ts';
import { findUnit, getUnit, type UnitId } from './unit.ts';

export type ParsedAmount = { readonly amount: Amount; readonly unit: UnitId | null };

/**
 * An amount that stands alone: "1 1/2 cups", "2 to 3", "1 lb 9 oz", "1.4 kg (3 lb)". What follows in brackets says the same
 * again and is left out. `undefined` when the text is anything else.
 */
export function parseAmount(text: string): ParsedAmount | undefined {
  const tokens = tokenize(text);
  const bracket = tokens.findIndex((token) => token.text === '(');
  const stated = bracket < 0 ? tokens : tokens.slice(0, bracket);
  let [at, sum] = [0, undefined as ParsedAmount | undefined];
  while (at < stated.length) {
    const term = readTerm(stated, at);
    sum = term && (sum ? addTerms(sum, term) : term);
    if (!term || !sum) return undefined;
    at = stated[term.next]?.lower === 'plus' || stated[term.next]?.text === '+' ? term.next + 1 : term.next;
  }
  return sum && { amount: sum.amount, unit: sum.unit };
}

function readTerm(tokens: readonly Token[], at: number): (ParsedAmount & { readonly next: number }) | undefined {
  const quantity = readQuantity(tokens, at);
  if (!quantity) return undefined;
  const { amount, next } = quantity;
  const isFluid = tokens[next]?.lower === 'fl' || tokens[next]?.lower === 'fluid';
  const word = tokens[isFluid ? next + 1 : next];
  const unit = word && findUnit(word.text);
  if (!unit) return { amount, unit: null, next };
  const end = isFluid ? next + 2 : next + 1;
  return { amount, unit: isFluid ? getUnit('fl-oz').id : unit.id, next: tokens[end]?.text === '.' ? end + 1 : end };
}

function addTerms(sum: ParsedAmount, term: ParsedAmount): ParsedAmount | undefined {
  const amount = sum.unit && term.unit ? convertAmount(term.amount, term.unit, sum.unit) : undefined;
  return amount && { amount: addAmounts(sum.amount, amount), unit: sum.unit };
}
