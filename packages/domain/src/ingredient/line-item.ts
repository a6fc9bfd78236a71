import type { Amount } from '../quantity/amount.ts';
import { DASHES, readQuantity } from '../quantity/read-quantity.ts';
import type { Token } from '../quantity/tokenize.ts';
import { findUnit, getUnit, type Unit } from '../quantity/unit.ts';

/** A quantity ("1 1/2", "2 to 3") or a word of an ingredient line; marks are kept only as what stands before an item. */
export type LineItem = {
  readonly text: string;
  readonly lower: string;
  /** Of a quantity only. */
  readonly amount: Amount | null;
  /** A word that can be a unit where it stands; whether it is one, the tagger says for counts ("clove", "can"). */
  readonly unit: Unit | null;
  readonly depth: number;
  readonly opensBefore: boolean;
  readonly closesAfter: boolean;
  readonly commaBefore: boolean;
  readonly slashBefore: boolean;
  readonly isGlued: boolean;
  /** Marks between this item and the one before, to write both again as they stood: "and/or". */
  readonly marksBefore: string;
};

export function listLineItems(tokens: readonly Token[]): LineItem[] {
  const items: Mutable<LineItem>[] = [];
  let state = START;
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at]!;
    const worded = WORDED_MARKS.get(token.text);
    if (CURRENCIES.has(token.text) && tokens[at + 1]?.kind === 'number') {
      at += 2;
      continue;
    }
    if (token.kind === 'mark' && !worded && !isInchMark(token, items.at(-1))) {
      state = passMark(state, token, items.at(-1));
      at++;
      continue;
    }
    const read = readItem(tokens, at, items.at(-1));
    items.push({
      text: read.text,
      lower: read.lower,
      amount: read.amount,
      unit: read.unit,
      depth: state.depth,
      opensBefore: state.opensBefore,
      closesAfter: false,
      commaBefore: state.commaBefore,
      slashBefore: state.slashBefore,
      isGlued: !token.hasSpaceBefore && !state.hasSpace,
      marksBefore: state.marks,
    });
    state = { ...START, depth: state.depth, marks: read.joint };
    at = read.next;
  }
  return items;
}

type Mutable<Shape> = { -readonly [Key in keyof Shape]: Shape[Key] };

type MarkState = {
  readonly depth: number;
  readonly opensBefore: boolean;
  readonly commaBefore: boolean;
  readonly slashBefore: boolean;
  readonly hasSpace: boolean;
  readonly marks: string;
};
const START: MarkState = { depth: 0, opensBefore: false, commaBefore: false, slashBefore: false, hasSpace: false, marks: '' };

const DEEPEST = 3;
const OPENING = new Set(['(', '[', '{']);
const CLOSING = new Set([')', ']', '}']);
const BREAKS = new Set([',', ';', ':', '|', '–', '—']);
/** A price says nothing of the food. */
const CURRENCIES = new Set(['$', '£', '€']);
const WORDED_MARKS: ReadonlyMap<string, string> = new Map([
  ['+', 'plus'],
  ['&', 'and'],
]);

function passMark(state: MarkState, token: Token, previous: Mutable<LineItem> | undefined): MarkState {
  const next = {
    ...state,
    hasSpace: state.hasSpace || token.hasSpaceBefore,
    marks: state.marks.length < 3 ? state.marks + token.text : state.marks,
  };
  if (OPENING.has(token.text)) return { ...next, depth: Math.min(DEEPEST, state.depth + 1), opensBefore: true };
  if (CLOSING.has(token.text)) {
    if (previous) previous.closesAfter = true;
    return { ...next, depth: Math.max(0, state.depth - 1), opensBefore: false };
  }
  if (BREAKS.has(token.text)) return { ...next, commaBefore: true };
  if (token.text === '-' && token.hasSpaceBefore) return { ...next, commaBefore: true };
  return token.text === '/' ? { ...next, slashBefore: true } : next;
}

type ReadItem = Pick<LineItem, 'text' | 'lower' | 'amount' | 'unit'> & { readonly next: number; readonly joint: string };

function readItem(tokens: readonly Token[], at: number, previous: LineItem | undefined): ReadItem {
  const token = tokens[at]!;
  const isName = isNameStart(tokens, at);
  const quantity = isName ? undefined : readQuantity(tokens, at);
  if (quantity) {
    const text = tokens.slice(at, quantity.next).map((part, index) => (index > 0 && part.hasSpaceBefore ? ` ${part.text}` : part.text));
    return { text: text.join(''), lower: '#', amount: quantity.amount, unit: null, ...skipJoint(tokens, quantity.next) };
  }
  const fluid = readFluidOunce(tokens, at);
  if (fluid !== undefined) return { text: 'fl oz', lower: 'fl oz', amount: null, unit: getUnit('fl-oz'), next: fluid, joint: '' };
  const lower = WORDED_MARKS.get(token.text) ?? token.lower;
  return { text: token.text, lower, amount: null, unit: isName ? null : readUnit(token, previous), next: at + 1, joint: '' };
}

/** A name that begins like a number or a unit: five spice, head cheese. */
const isNameStart = (tokens: readonly Token[], at: number): boolean => {
  const rest = NAMES_LIKE_MEASURES.get(tokens[at]?.lower ?? '');
  return rest !== undefined && rest === tokens[at + 1]?.lower;
};

const NAMES_LIKE_MEASURES: ReadonlyMap<string, string> = new Map([
  ['five', 'spice'],
  ['5', 'spice'],
  ['seven', 'spice'],
  ['head', 'cheese'],
]);

/** The hyphen of "1-pound" joins the number to its unit and says nothing more. */
function skipJoint(tokens: readonly Token[], at: number): { next: number; joint: string } {
  const isJoint = DASHES.has(tokens[at]?.text ?? '') && tokens[at + 1]?.kind === 'word' && !tokens[at + 1]!.hasSpaceBefore;
  return isJoint ? { next: at + 1, joint: '-' } : { next: at, joint: '' };
}

function readFluidOunce(tokens: readonly Token[], at: number): number | undefined {
  const first = tokens[at]!.lower;
  if (first !== 'fl' && first !== 'fluid') return undefined;
  const second = tokens[at + 1]?.text === '.' || tokens[at + 1]?.text === '-' ? at + 2 : at + 1;
  return findUnit(tokens[second]?.lower ?? '')?.id === 'oz' ? second + 1 : undefined;
}

/** Abbreviations of one or two letters mean a unit only right after a number: "2 c flour", not "vitamin c". */
function readUnit(token: Token, previous: LineItem | undefined): Unit | null {
  const afterQuantity = previous?.amount !== null && previous !== undefined;
  const unit = findUnit(token.text) ?? (afterQuantity ? findLengthUnit(token.lower) : undefined);
  if (!unit || (unit.kind !== 'count' && token.text.length <= 2 && !afterQuantity)) return null;
  return unit;
}

/** "inch-thick", "cm-long". */
function findLengthUnit(lower: string): Unit | undefined {
  const dash = lower.indexOf('-');
  const unit = dash > 0 ? findUnit(lower.slice(0, dash)) : undefined;
  return unit?.kind === 'size' || unit?.kind === 'mass' ? unit : undefined;
}

const isInchMark = (token: Token, previous: LineItem | undefined) =>
  previous?.amount !== null && previous !== undefined && !token.hasSpaceBefore && findUnit(token.text)?.id === 'inch';
