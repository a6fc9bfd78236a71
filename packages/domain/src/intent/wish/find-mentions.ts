import { type EaterKind, KIND_AGES, kindOfAge } from '../../eater/eater-kind.ts';
import { ADULT_NOUNS, CHILD_NOUNS, TEEN_NOUNS, TODDLER_NOUNS } from '../language/people-words.table.ts';
import { isFood, type Item } from '../language/read-items.ts';
import { findCompany } from './find-company.ts';
import { isOfDay } from './own-figures.ts';

/** A place where a sentence names somebody who eats. */
export type Mention = {
  /** The item that names them, and the first that belongs to it: "my", "two", "6 year old". */
  readonly at: number;
  readonly from: number;
  /** The last that tells an age: "(6)", "aged 6". */
  readonly to: number;
  readonly noun: string;
  readonly isYou: boolean;
  /** "My wife" is told from "mom, dad and a teen", of whom one may be whoever asks. */
  readonly isOwn: boolean;
  /** Called by name beside whoever asks: "me and Ben". */
  readonly isCompany: boolean;
  readonly count: number;
  readonly kind: EaterKind;
  /** In years, of as many as it is said of. */
  readonly ages: readonly number[];
};

export function findMentions(items: readonly Item[]): readonly Mention[] {
  const found: Mention[] = [];
  const company = findCompany(items);
  for (let at = 0; at < items.length; at++) {
    const mention = company.has(at) ? nameOf(items, at, true) : readMention(items, at, found.at(-1)?.to ?? -1);
    if (!mention) continue;
    found.push(mention);
    at = mention.to;
  }
  return found;
}

function readMention(items: readonly Item[], at: number, after: number): Mention | undefined {
  const { words } = items[at]!;
  if (SELF.test(words)) return { ...ADULT, at, from: at, to: at, noun: 'you', isYou: true };
  if (isName(items, at)) return nameOf(items, at, false);
  return readNoun(items, at, after);
}

const nameOf = (items: readonly Item[], at: number, isCompany: boolean): Mention => ({
  ...ADULT,
  at,
  from: at,
  to: at,
  noun: items[at]!.typed ?? items[at]!.words,
  isCompany,
});

const ADULT = { isYou: false, isOwn: false, isCompany: false, count: 1, kind: 'adult', ages: [] } as const;

function readNoun(items: readonly Item[], at: number, after: number): Mention | undefined {
  const { words } = items[at]!;
  const aged = readAgedOne(items, at);
  const noun = aged ? 'child' : isOuting(items, at) ? '' : (singularOf(words) ?? '');
  const kindOfNoun = KIND_OF.get(noun);
  if (kindOfNoun === undefined) return undefined;
  const isPlural = !aged && noun !== words;
  const before = readBefore(items, at, after);
  const behind = kindOfNoun === 'adult' ? { ages: [], to: at } : readAges(items, at);
  const ages = aged ?? (before.age === undefined ? behind.ages : [before.age]);
  const kind = before.isTeen ? 'teen' : ages[0] === undefined ? kindOfNoun : kindOfAge(ages[0]);
  // "My husband's 2800" has lost its apostrophe.
  const isSeveral = isPlural && (kind !== 'adult' || before.count !== undefined || words in PLURALS);
  const count = isSeveral ? (before.count ?? Math.max(ages.length, 2)) : 1;
  if (kind === 'adult' && kindOfNoun !== 'adult') return undefined;
  return {
    at,
    from: before.from,
    to: aged ? at + 1 : behind.to,
    noun,
    isYou: false,
    isOwn: before.isOwn,
    isCompany: false,
    count,
    kind,
    ages,
  };
}

/** "Girls' brunch", "a boys' weekend": grown ones, who are no table of children. */
const isOuting = (items: readonly Item[], at: number): boolean =>
  GROWN_TOO.test(items[at]!.words) && items[at - 1]?.value === undefined && OUTINGS.test(items[at + 1]?.words ?? '');
const GROWN_TOO = /^(?:girls|boys)$/u;
const OUTINGS = /^(?:brunch|lunch|dinner|supper|night|day|weekend|evening|trip|holiday|party|get together|picnic)$/u;

/** "Anna 1800, Ben 2600": a word that means nothing else, right beside a day's figure. */
function isName(items: readonly Item[], at: number): boolean {
  const { words, unknown, typed } = items[at]!;
  if ((!unknown && typed === undefined) || !/^[a-z]{2,}$/u.test(words) || !STARTS.test(items[at - 1]?.words ?? ',')) return false;
  const next = items.slice(at + 1, at + 3).find((item) => !LEADS_TO_FIGURE.test(item.words));
  const isBehind = items[at - 1]?.words === 'for' && isOfDay(items[at - 2]?.effect?.unit === 'kcal' ? items[at - 3] : items[at - 2]);
  return isBehind || isOfDay(next);
}

const STARTS = /^(?:,|;|\.|:|and|for|&|\+)$/u;
const LEADS_TO_FIGURE = /^(?::|-|=|\(|at|on|eats|needs|wants|gets|has|about|around)$/u;
/** "My 6 year old", with nobody named behind it. */
function readAgedOne(items: readonly Item[], at: number): readonly number[] | undefined {
  const { value } = items[at]!;
  const isAged = value !== undefined && value >= 1 && value < KIND_AGES.adult.from && items[at + 1]?.effect?.unit === 'year';
  const next = singularOf(items[at + 2]?.words ?? '');
  return isAged && OWNER.test(items[at - 1]?.words ?? '') && (next === undefined || !KIND_OF.has(next)) ? [value] : undefined;
}

type Before = { readonly from: number; readonly isOwn: boolean; readonly isTeen: boolean; readonly count?: number; readonly age?: number };

/** "My two small", "our 8 year old", "a teenage". */
function readBefore(items: readonly Item[], at: number, after: number): Before {
  let before: Before = { from: at, isOwn: false, isTeen: false };
  for (let back = at - 1; back > after; back--) {
    const { words, value, effect } = items[back]!;
    if (effect?.unit === 'year' && items[back - 1]?.value !== undefined) {
      before = { ...before, from: back - 1, age: items[back - 1]!.value! };
      back--;
    } else if (value !== undefined && Number.isInteger(value) && value <= MOST_NAMED) before = { ...before, from: back, count: value };
    else if (OWNER.test(words)) return { ...before, from: back, isOwn: before.isOwn || OWN.test(words) };
    else if (TEENAGE.test(words)) before = { ...before, from: back, isTeen: true };
    else if (!DESCRIBES.test(words)) break;
    else before = { ...before, from: back };
  }
  return before;
}

/** "(6 and 9)", "aged 6", "who is 6 years old". */
function readAges(items: readonly Item[], at: number): { readonly ages: readonly number[]; readonly to: number } {
  const ages: number[] = [];
  let to = at;
  for (let next = at + 1; next < items.length; next++) {
    const { value, words, effect } = items[next]!;
    const isAge = value !== undefined && Number.isInteger(value) && value >= 1 && value < KIND_AGES.adult.from;
    if (isAge && (items[next + 1]?.effect?.unit ?? 'year') === 'year' && !isCounted(items, { at, next })) {
      ages.push(value);
      to = next;
    } else if (effect?.unit === 'year' && to === next - 1) to = next;
    else if (words === ')' && ages.length > 0) return { ages, to: next };
    else if (!LEADS_TO_AGE.test(words) || (ages.length === 0 && JOINS.test(words))) break;
  }
  return { ages, to };
}

/** "Kids, 3 meals a day", "two kids, 3 cats": a number of what comes behind it; but "my son is 2 peanuts make him ill" is an age. */
function isCounted(items: readonly Item[], { at, next }: { readonly at: number; readonly next: number }): boolean {
  const isOfOne = !items[at]!.words.endsWith('s');
  if (isOfOne && (next === at + 1 || SAYS_AGE.test(items[next - 1]!.words))) return false;
  const item = items[next + 1];
  return (
    item !== undefined &&
    (isFood(item) ||
      (item.effect?.slot ?? item.effect?.foodTalk ?? item.effect?.dish) !== undefined ||
      (item.unknown === true && item.words.endsWith('s')))
  );
}

const SAYS_AGE = /^(?:is|are|aged?)$/u;
const JOINS = /^(?:and|&)$/u;
const LEADS_TO_AGE = /^(?:\(|,|and|&|aged?|ages|is|are|who|whos|of|old)$/u;
const SELF = /^(?:i|im|ive|id|me|myself|i am|i have|i need|i want|i eat)$/u;
const OWNER = /^(?:my|our|the|his|her|a|an)$/u;
const OWN = /^(?:my|our)$/u;
const TEENAGE = /^(?:teen|teenage|teenaged)$/u;
const DESCRIBES =
  /^(?:young|younger|older|elder|eldest|youngest|little|small|big|grown|hungry|both|other|dear|lovely|vegetarian|vegan|pescatarian)$/u;
const MOST_NAMED = 8;

const KIND_OF: ReadonlyMap<string, EaterKind> = new Map([
  ...[...ADULT_NOUNS, 'man', 'woman', 'adult', 'he', 'she', 'him'].map((noun) => [noun, 'adult'] as const),
  ...CHILD_NOUNS.map((noun) => [noun, 'child'] as const),
  ...TODDLER_NOUNS.map((noun) => [noun, 'toddler'] as const),
  ...TEEN_NOUNS.map((noun) => [noun, 'teen'] as const),
]);

const PLURALS: Readonly<Record<string, string>> = {
  wives: 'wife',
  children: 'child',
  men: 'man',
  women: 'woman',
  parents: 'adult',
  grandparents: 'adult',
};

function singularOf(words: string): string | undefined {
  if (KIND_OF.has(words)) return words;
  return PLURALS[words] ?? (words.endsWith('s') && KIND_OF.has(words.slice(0, -1)) ? words.slice(0, -1) : undefined);
}
