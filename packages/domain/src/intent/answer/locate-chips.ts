import type { Eater } from '../../eater/eater.ts';
import { describeIntent, describeText } from './describe-intent.ts';
import type { Intent, IntentChip } from '../intent.ts';
import { parseIntent } from '../wish/parse-intent.ts';
import { withoutWords } from './without-words.ts';

/**
 * The chips of an intent, each of the text's with the words to take out of the text to be rid of it. Which words those are is
 * found by taking some out and reading what is left: no rule of the reader has to keep account of its words, and what a person
 * is offered is certain to work. Three milliseconds for a usual sentence.
 */
export function locateChips(intent: Intent, eater: Eater): readonly IntentChip[] {
  const located = new Map(locateTextChips(intent).map((chip) => [chip.id, chip]));
  return describeIntent(intent, eater).map((chip) => (chip.from === 'text' ? (located.get(chip.id) ?? chip) : chip));
}

/** A plan that is streamed tells them twice: when it begins and when it is whole. */
const remembered = new WeakMap<Intent, readonly IntentChip[]>();

/** Those of the text alone. */
export function locateTextChips(intent: Intent): readonly IntentChip[] {
  const known = remembered.get(intent);
  if (known) return known;
  const sentence = { text: intent.text, targets: intent.targets, whole: read(intent) };
  const cuts = listCuts(intent.text).flatMap((cut) => tryCut(cut, sentence));
  const able = cuts.filter((cut) => takesOneThing(cut, cuts));
  const chips = describeText(intent).map((chip) => {
    const { words: named, ...rest } = chip;
    const words =
      findWords(chip, able) ?? findWords(chip, named === undefined ? [] : tryCut({ words: named, from: 0, to: 0, next: [] }, sentence));
    return words === undefined ? rest : { ...rest, words };
  });
  remembered.set(intent, chips);
  return chips;
}

/** Each is a sentence to read: in long texts only short runs of words are tried. */
const MOST_CUTS = 100;
const LONGEST_CUT = 7;

/** Chips that name meals, and say it shorter when another meal is no longer spoken of. */
const NAMES_MEALS = /^(?:slots|focus)$|^(?:cuisine|dish|named|wish):/;

type Reading = { readonly labels: ReadonlyMap<string, string>; readonly notUnderstood: readonly string[] };
type Cut = {
  readonly words: string;
  readonly from: number;
  readonly to: number;
  /** The three words behind it. */
  readonly next: readonly string[];
};
type Tried = Cut & { readonly lost: readonly string[] };
type Sentence = Pick<Intent, 'text' | 'targets'> & { readonly whole: Reading };

const read = (intent: Intent): Reading => ({
  labels: new Map(describeText(intent).map(({ id, label }) => [id, label])),
  notUnderstood: intent.notUnderstood,
});

/** Runs of words that do not begin or end inside of a word. */
function listCuts(text: string): readonly Cut[] {
  const words = [...text.matchAll(/[^\s,;.!?]+(?:[.,][^\s,;.!?]+)*/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const behind = (end: number): readonly string[] => listWords(text.slice(end).trim()).slice(0, 3);
  const longest = Math.min(LONGEST_CUT, Math.floor(MOST_CUTS / words.length));
  return words.flatMap(({ start }, from) =>
    words.slice(from, from + longest).flatMap(({ end }, length) => {
      const run = text.slice(start, end);
      // What is taken out is the first place where the words stand.
      return text.toLowerCase().indexOf(run.toLowerCase()) === start ? [{ words: run, from, to: from + length, next: behind(end) }] : [];
    }),
  );
}

/** Nothing when the rest asks for something new, or holds something that is no longer understood. */
function tryCut(cut: Cut, { text, targets, whole }: Sentence): readonly Tried[] {
  const rest = withoutWords(text, cut.words);
  if (rest === undefined) return [];
  const left = read(parseIntent(rest, targets));
  const isNew = [...left.labels].some(([id, label]) => !whole.labels.has(id) || (whole.labels.get(id) !== label && !NAMES_MEALS.test(id)));
  const isUnclear = left.notUnderstood.some((words) => !whole.notUnderstood.includes(words));
  if (isNew || isUnclear) return [];
  return [{ ...cut, lost: [...whole.labels.keys()].filter((id) => !left.labels.has(id)) }];
}

/** One phrase can be several chips ("vegetarian but I eat fish"); two phrases that could go one by one are not taken together. */
const takesOneThing = ({ lost }: Tried, cuts: readonly Tried[]): boolean =>
  lost.length > 0 &&
  !cuts.some((other) => other.lost.length > 0 && other.lost.length < lost.length && other.lost.every((id) => lost.includes(id)));

/** Of the runs that take it away the one that says most of it in fewest words, with the weak words beside it. */
function findWords({ id, label }: IntentChip, cuts: readonly Tried[]): string | undefined {
  const said = new Set(listWords(partFigures(label)));
  const all = cuts.filter(({ lost }) => lost.includes(id));
  const readable = all.filter((cut) => !leavesItsLead(cut));
  const able = readable.length > 0 ? readable : all;
  const score = (cut: Cut): number => 2 * new Set(listWords(partFigures(cut.words)).filter((word) => said.has(word))).size - length(cut);
  const [core] = able.toSorted((a, b) => score(b) - score(a) || a.from - b.from);
  if (core === undefined) return undefined;
  const around = able.filter((cut) => isWithWeakWords(cut, core));
  return around.toSorted((a, b) => length(b) - length(a))[0]?.words;
}

/** Words that stand for nothing without what follows them. */
const LEADING = new Set(
  'no not without under over at least most up to about around with for less more than max within can take takes an in lots of low high i am allergic my our'.split(
    ' ',
  ),
);
/** Words that stand for nothing without what went before. */
const TRAILING = new Set(
  'calories calorie kcal cal cals minutes minute min mins grams gram g a per day daily meals diet food please and or people persons one two three four five six seven eight'.split(
    ' ',
  ),
);

function isWithWeakWords(cut: Cut, core: Cut): boolean {
  if (cut.from > core.from || cut.to < core.to || /[,;.!?]\s/.test(cut.words.replace(core.words, ''))) return false;
  const words = listWords(cut.words);
  const led = words.slice(0, core.from - cut.from);
  const trailed = words.slice(words.length - (cut.to - core.to));
  return led.every((word) => LEADING.has(word)) && (cut.to === core.to || trailed.every((word) => TRAILING.has(word)));
}

/** "With salmon" is not taken from before "and rice", which would be led by nothing; "salmon and" is. */
const leavesItsLead = ({ words, next }: Cut): boolean => {
  const own = listWords(words);
  const isJoined = JOINS.has(next[0] ?? '');
  if (!own.some((word) => LEADS_A_LIST.has(word)) || (!isJoined && !JOINS.has(own.at(-1) ?? ''))) return false;
  const [first, second] = isJoined ? next.slice(1) : next;
  return first !== undefined && !LEADING.has(first) && !LEADS_A_LIST.has(second ?? '');
};

const LEADS_A_LIST = new Set(['with', 'without', 'no']);
const JOINS = new Set(['and', 'or']);

/** "180g" says what the label "180 g" says. */
const partFigures = (text: string): string => text.replace(/(?<=\d)(?=[a-z])/giu, ' ');

const listWords = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/^[(]|[),;.!?]+$/g, ''));
const length = ({ from, to }: Cut): number => to - from;
