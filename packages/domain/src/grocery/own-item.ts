import { capitalize } from '../base/say.ts';
import { readCoreName } from '../ingredient/core-name.ts';
import { parseLine } from '../ingredient/parse-line.ts';
import { type Amount, amountToNumber } from '../quantity/amount.ts';
import { formatAmount } from '../quantity/format-amount.ts';
import { joinThousands } from '../quantity/join-thousands.ts';
import { parseAmount } from '../quantity/parse-amount.ts';
import { findUnit } from '../quantity/unit.ts';
import { categorize } from './category.ts';
import type { GroceryCategory } from './grocery-category.ts';
import { readPack } from './read-pack.ts';
import type { ShopHabits } from './shop-habits.ts';

export type OwnItem = { readonly ingredient: string; readonly quantity: string; readonly category: GroceryCategory; readonly key: string };

/**
 * A line as a person types it: "2 cans chickpeas", "dish soap", "milk 1 l". An amount is taken from its start or its end and
 * nowhere else: what is left is the name, word for word, also where the reader of recipes would have made a sentence of it.
 */
export function readOwnItem(line: string, { categoryByKey }: Pick<ShopHabits, 'categoryByKey'>): OwnItem {
  const typed = line.trim().split(/\s+/u).join(' ');
  const { quantity, isCanned, rest, english } = readSplit(line.trim(), typed) ?? { ...NO_AMOUNT, rest: typed };
  const { name } = parseLine(english ?? rest);
  const key = lineKey(name || rest);
  return {
    ingredient: capitalize(rest),
    quantity,
    category: categoryByKey.get(key) ?? categorize(isCanned ? `canned ${name}` : name || rest),
    key,
  };
}

type Split = {
  readonly quantity: string;
  readonly isCanned: boolean;
  readonly rest: string;
  /** What is left in English words, where it is of another language. */
  readonly english?: string | undefined;
};

function readSplit(line: string, typed: string): Split | undefined {
  const words = joinThousands(line).split(/\s+/u);
  if (words.some((word, at) => isNoOneNumber(word) || isUnsureOf(word, words[at + 1]))) return undefined;
  const split = readPackOfSize(words) ?? readLeadingAmount(words) ?? readTrailingAmount(words);
  const isUnsure = split && OF_THREE_DIGITS.test(words.join(' ')) && /^\d+ \(/u.test(split.quantity);
  // Where a number among the words of the name was written anew, the line stays as it was typed.
  return split && !isUnsure && typed.includes(split.rest) ? split : undefined;
}

/** "1.000,00,5": more marks than one number has. What it is a number of is for who reads it in the shop. */
const isNoOneNumber = (word: string): boolean =>
  /^\d+(?:[.,]\d+){2,}/u.test(word) && !/^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?(?![\d.,]*\d)/u.test(word);

/** "1.000 napkins" may be a thousand of them. */
const isUnsureOf = (word: string, next: string | undefined): boolean =>
  /^[1-9]\d{0,2}\.\d{3}$/u.test(word) && findUnit(next ?? '') === undefined;

/** "2 500 g" may be two of 500 g; what they are packed in would say so. */
const OF_THREE_DIGITS = /(?:^| )[1-9]\d{0,2} \d{3} ?(?:g|ml)(?![\p{L}\p{N}])/u;

const NO_AMOUNT = { quantity: '', isCanned: false } as const;

/** As long as the longest amounts are: "1 1/2 to 2 (14 oz) cans of". */
const LONGEST_AMOUNT = 8;

/** Stands in for what the amount is of, so that the amount can be read by itself. */
const SOMETHING = 'thing';

function readLeadingAmount(words: readonly string[]): Split | undefined {
  for (let count = Math.min(LONGEST_AMOUNT, words.length - 1); count > 0; count--) {
    const start = words.slice(0, count);
    const { amount, unit, size, name, preparation, comment } = parseLine([...start, SOMETHING].join(' '));
    const isOnlyAmount = name === SOMETHING && preparation === null && comment === null && !start.some((word) => PICTURE.test(word));
    const rest = words.slice(count).join(' ');
    // More than one amount is a sentence: "1, 2 or 3 lemons".
    if (!isOfSomething(start, amount) || !isOnlyAmount || start.at(-1)?.endsWith(',') || parseLine(rest).amount !== null) continue;
    const pack = readPack(unit === null ? start.join(' ') : '', words.slice(count));
    return {
      quantity: [formatAmount(amount, unit), size && formatSize(size), pack.measure].filter(Boolean).join(' '),
      isCanned: unit === 'can',
      rest: unit === null && pack.measure === '' ? rest : pack.rest,
      english: pack.english,
    };
  }
  return undefined;
}

/** "500 g tub yogurt" is one tub, as "500g tub yogurt" is: its size stands before what it is packed in. */
function readPackOfSize(words: readonly string[]): Split | undefined {
  const [number = '', unit = '', pack = '', ...rest] = words;
  const together = `${number}${unit}`;
  if (rest.length === 0 || !/^\d+(?:[.,]\d+)?$/u.test(number) || parseLine(`${together} ${pack} ${SOMETHING}`).size !== together)
    return undefined;
  const found = readLeadingAmount([together, pack, ...rest]);
  return found && { ...found, quantity: found.quantity.replace(together, `${number} ${unit}`) };
}

function readTrailingAmount(words: readonly string[]): Split | undefined {
  for (let count = Math.min(LONGEST_AMOUNT, words.length - 1); count > 0; count--) {
    const found = parseAmount(words.slice(-count).join(' '));
    const rest = words
      .slice(0, -count)
      .join(' ')
      .replace(/[\s,:;–—-]+$/u, '');
    if (found && isOfSomething(words.slice(-count), found.amount) && rest !== '' && parseLine(rest).amount === null)
      return { quantity: formatAmount(found.amount, found.unit), isCanned: found.unit === 'can', rest };
  }
  return undefined;
}

/** Of nothing, or of less than that, is a slip or a joke: its words stay as they were typed, for who reads them in the shop. */
const isOfSomething = ([first]: readonly string[], amount: Amount | null): amount is Amount =>
  amount !== null && amountToNumber(amount) > 0 && !/^[-–—−]\d/u.test(first ?? '');

const PICTURE = /\p{Extended_Pictographic}/u;

/** Under which a line's habits are remembered, where no plan gave it a key. */
export const lineKey = (ingredient: string): string => readCoreName(ingredient).key;

const formatSize = (size: string): string => (/\d/.test(size) ? `(${size})` : size);
