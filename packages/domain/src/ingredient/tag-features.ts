import type { LineItem } from './line-item.ts';
import { singularize } from './singularize.ts';

/** What a word of the line is. Training data and weights keep this order. */
export const TAGS = ['quantity', 'unit', 'name', 'preparation', 'comment', 'purpose', 'size'] as const;
export type Tag = (typeof TAGS)[number];

/** What is known of each item before tags are; worked out once a line. Words are hashes. */
export type LineTraits = {
  readonly word: Int32Array;
  readonly stem: Int32Array;
  readonly ending: Int32Array;
  readonly shortEnding: Int32Array;
  readonly shape: Int32Array;
  readonly place: Int32Array;
  /** First and last word of the stretch between two commas or brackets. */
  readonly head: Int32Array;
  readonly tail: Int32Array;
  /** 0 in the first stretch of the line, then 1, 2 and 3 for all further ones; 8 is added within brackets. */
  readonly stretch: Int32Array;
  /** Words of the same stretch that are still to come, at most 3. */
  readonly left: Int32Array;
  /** Bits of what came before in the line: a unit, an "or" in this stretch, an "of" or "for" in it. */
  readonly past: Int32Array;
  /** The last preposition or the like before it in the stretch: "such as", "for", "plus". */
  readonly lead: Int32Array;
};

/** Keys have 22 bits: with some forty thousand in use, one unknown feature in a hundred is taken for a known one. */
const KEY_SHIFT = 10;

export const EMISSION_FEATURES = 37;
export const TRANSITION_FEATURES = 6;

export function fillEmissionKeys(traits: LineTraits, at: number, keys: Int32Array): void {
  const { word, stem, ending, shortEnding, shape, place, head, tail, stretch, left, past, lead } = traits;
  const w = word[at]!;
  const [w1, w2, w3] = [at >= 1 ? word[at - 1]! : -1, at >= 2 ? word[at - 2]! : -1, at >= 3 ? word[at - 3]! : -1];
  const n1 = at + 1 < word.length ? word[at + 1]! : -2;
  const n2 = at + 2 < word.length ? word[at + 2]! : -2;
  const [s, s1, sn] = [shape[at]!, at >= 1 ? shape[at - 1]! : -1, at + 1 < word.length ? shape[at + 1]! : -2];
  const p = place[at]!;
  const z = stretch[at]!;
  let k = 0;
  keys[k++] = mix(1, s, 0, 0);
  keys[k++] = mix(2, w, 0, 0);
  keys[k++] = mix(3, w1, 0, 0);
  keys[k++] = mix(4, n1, 0, 0);
  keys[k++] = mix(5, w2, 0, 0);
  keys[k++] = mix(6, n2, 0, 0);
  keys[k++] = mix(7, w1, w, 0);
  keys[k++] = mix(8, w, n1, 0);
  keys[k++] = mix(9, w1, n1, 0);
  keys[k++] = mix(10, ending[at]!, 0, 0);
  keys[k++] = mix(11, shortEnding[at]!, s, 0);
  keys[k++] = mix(12, p, w, 0);
  keys[k++] = mix(13, p, s, 0);
  keys[k++] = mix(14, s1, s, sn);
  keys[k++] = mix(15, at >= 2 ? shape[at - 2]! : -1, s1, s);
  keys[k++] = mix(16, s, sn, at + 2 < word.length ? shape[at + 2]! : -2);
  keys[k++] = mix(17, stem[at]!, z, 0);
  keys[k++] = mix(18, head[at]!, z, 0);
  keys[k++] = mix(19, head[at]!, w, 0);
  keys[k++] = mix(20, tail[at]!, s, left[at]!);
  keys[k++] = mix(21, stem[at]!, left[at]!, 0);
  keys[k++] = mix(22, s, left[at]!, z);
  keys[k++] = mix(23, ending[at]!, z, left[at]!);
  keys[k++] = mix(24, past[at]!, z, s);
  keys[k++] = mix(25, past[at]!, w, 0);
  keys[k++] = mix(26, w2, w1, w);
  keys[k++] = mix(27, w, n1, n2);
  keys[k++] = mix(28, w3, z, 0);
  keys[k++] = mix(29, at + 1 < word.length ? ending[at + 1]! : -2, s, 0);
  keys[k++] = mix(30, at >= 1 ? ending[at - 1]! : -1, s, 0);
  keys[k++] = mix(31, head[at]!, tail[at]!, s);
  keys[k++] = mix(32, n1, p, s);
  keys[k++] = mix(33, w1, p, s);
  keys[k++] = mix(34, tail[at]!, w, 0);
  keys[k++] = mix(35, lead[at]!, s, z);
  keys[k++] = mix(36, lead[at]!, w, 0);
  keys[k++] = mix(37, lead[at]!, n1, 0);
}

/** What, besides the two tags, decides whether one may follow the other. */
export function fillTransitionKeys(traits: LineTraits, at: number, keys: Int32Array): void {
  keys[0] = mix(51, 0, 0, 0);
  keys[1] = mix(52, traits.place[at]!, 0, 0);
  keys[2] = mix(53, traits.word[at]!, 0, 0);
  keys[3] = mix(54, traits.shape[at]!, traits.shape[at - 1]!, 0);
  keys[4] = mix(55, traits.ending[at]!, traits.stretch[at]!, 0);
  keys[5] = mix(56, traits.lead[at]!, traits.shape[at]!, 0);
}

/** The features of one tag after another share the key of the feature and the earlier tag. */
export const keyAfterTag = (key: number, previousTag: number): number => mix(key, previousTag, 77, 0);

export function readTraits(items: readonly LineItem[]): LineTraits {
  const make = () => new Int32Array(items.length);
  const traits = {
    word: make(),
    stem: make(),
    ending: make(),
    shortEnding: make(),
    shape: make(),
    place: make(),
    head: make(),
    tail: make(),
    stretch: make(),
    left: make(),
    past: make(),
    lead: make(),
  };
  for (let at = 0; at < items.length; at++) readWordTraits(items, at, traits);
  readStretches(items, traits);
  return traits;
}

function readWordTraits(items: readonly LineItem[], at: number, traits: LineTraits): void {
  const item = items[at]!;
  const { lower } = item;
  const name = item.amount ? '#' : item.unit && item.unit.kind !== 'count' ? item.unit.id : lower;
  traits.word[at] = hashWord(name, 0);
  traits.stem[at] = hashWord(item.unit && !item.amount ? item.unit.id : singularize(name), 0);
  traits.ending[at] = hashWord(name, Math.max(0, name.length - 3));
  traits.shortEnding[at] = hashWord(name, Math.max(0, name.length - 2));
  traits.shape[at] = readShape(item, at);
  const next = items[at + 1];
  traits.place[at] =
    (item.commaBefore ? 1 : 0) |
    (item.opensBefore ? 2 : 0) |
    (item.depth > 0 ? 4 : 0) |
    (!next ? 8 : next.commaBefore ? 16 : 0) |
    (next?.opensBefore ? 32 : 0) |
    (item.closesAfter ? 64 : 0) |
    (item.slashBefore ? 128 : 0) |
    (at === 0 ? 256 : 0) |
    (at > 0 && items[at - 1]!.closesAfter ? 512 : 0);
}

function readStretches(items: readonly LineItem[], traits: LineTraits): void {
  let stretch = 0;
  let start = 0;
  let past = 0;
  let lead = 0;
  for (let at = 0; at < items.length; at++) {
    const item = items[at]!;
    const breaks = at > 0 && (item.commaBefore || item.opensBefore || items[at - 1]!.closesAfter);
    if (breaks) {
      stretch = Math.min(3, stretch + 1);
      start = at;
      past &= 1;
      lead = item.depth > 0 ? 1 : 0;
    }
    traits.stretch[at] = stretch | (item.depth > 0 ? 8 : 0);
    traits.head[at] = traits.word[start]!;
    traits.past[at] = past;
    traits.lead[at] = lead;
    if (item.unit) past |= 1;
    if (item.lower === 'or' || item.lower === 'and') past |= 2;
    if (PREPOSITIONS.has(item.lower)) past |= 4;
    if (LEADS.has(item.lower)) lead = traits.word[at]!;
  }
  let end = items.length - 1;
  for (let at = items.length - 1; at >= 0; at--) {
    const next = items[at + 1];
    if (next && (next.commaBefore || next.opensBefore || items[at]!.closesAfter)) end = at;
    traits.tail[at] = traits.word[end]!;
    traits.left[at] = Math.min(3, end - at);
  }
}

const PREPOSITIONS = new Set(['of', 'for', 'in', 'to', 'with', 'from', 'into', 'at', 'on', 'if', 'without', 'like', 'as', 'per', 'by']);
const CONNECTIVES = new Set(['and', 'or', 'plus', 'and/or', 'a', 'an', 'the', 'not', 'about', 'more', 'extra', 'such', 'each']);
const LEADS = new Set([
  ...PREPOSITIONS,
  'such',
  'plus',
  'or',
  'and',
  'about',
  'preferably',
  'not',
  'cut',
  'more',
  'extra',
  'each',
  'until',
  'including',
]);
const SIZES = new Set(
  'small medium large sm md lg med medium-size medium-sized extra-large jumbo tiny big large-size small-size good-size good-sized'.split(
    ' ',
  ),
);

function readShape(item: LineItem, at: number): number {
  if (item.amount) return 0;
  if (item.unit) return item.unit.kind === 'count' ? 1 : item.unit.kind === 'size' ? 2 : 3;
  const { lower } = item;
  if (SIZES.has(lower)) return 4;
  if (PREPOSITIONS.has(lower)) return 5;
  if (CONNECTIVES.has(lower)) return 6;
  const isCapital = at > 0 && item.text !== lower ? 8 : 0;
  if (lower.endsWith('ly')) return 16 | isCapital;
  if (lower.endsWith('ed')) return 17 | isCapital;
  if (lower.endsWith('ing')) return 18 | isCapital;
  if (lower.includes('-')) return 19 | isCapital;
  if (/\d/.test(lower)) return 20;
  return (lower.endsWith('s') ? 21 : 22) | isCapital;
}

/** FNV-1a from `start` on; the start is mixed in, so that a whole short word differs from the same ending. */
function hashWord(text: string, start: number): number {
  let hash = start === 0 ? 0x811c9dc5 : 0x1b873593;
  for (let at = start; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash | 0;
}

function mix(template: number, a: number, b: number, c: number): number {
  let hash = Math.imul(template + 1, 0x9e3779b1) ^ a;
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) ^ b;
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35) ^ c;
  hash = Math.imul(hash ^ (hash >>> 16), 0x27d4eb2f);
  return (hash ^ (hash >>> 15)) >>> KEY_SHIFT;
}
