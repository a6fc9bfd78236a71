import { TAGS } from './tag-features.ts';
import type { TaggerModel } from './tag-words.ts';

/** Weights are whole numbers from minus this to this. */
export const LARGEST_WEIGHT = 127;

export type WeightRow = { readonly key: number; /** One for each tag. */ readonly levels: readonly number[] };

/**
 * Three streams, each of which compresses well alone: the keys in rising order as differences, two characters each; which
 * tags have a weight, two characters; the weights, one character each but for the few beyond 30. `readTaggerModel` is the inverse.
 */
export function writePackedWeights(rows: readonly WeightRow[]): string {
  let [keys, masks, weights] = ['', '', ''];
  let previous = 0;
  for (const { key, levels } of rows) {
    let difference = key - previous;
    for (; difference >= ESCAPE; difference -= ESCAPE) keys += writePair(ESCAPE);
    keys += writePair(difference);
    previous = key;
    masks += writePair(levels.reduce((bits, level, tag) => (level === 0 ? bits : bits | (1 << tag)), 0));
    for (const level of levels) if (level !== 0) weights += writeLevel(level);
  }
  return [keys, masks, weights].join('.');
}

export function readTaggerModel(packed: string): TaggerModel {
  const [keyText = '', maskText = '', weightText = ''] = packed.split('.');
  const keys: number[] = [];
  let key = 0;
  for (let at = 0; at < keyText.length; at += 2) {
    const difference = readPair(keyText, at);
    key += difference;
    if (difference !== ESCAPE) keys.push(key);
  }
  const weights = new Int8Array(keys.length * TAGS.length);
  let next = 0;
  for (let row = 0; row < keys.length; row++) {
    const mask = readPair(maskText, row * 2);
    for (let tag = 0; tag < TAGS.length; tag++) {
      if (!(mask & (1 << tag))) continue;
      let level = 0;
      let sign: number;
      do {
        sign = readSign(weightText, next++) - MIDDLE;
        level += sign;
      } while (sign === MIDDLE || sign === -MIDDLE);
      weights[row * TAGS.length + tag] = level;
    }
  }
  return indexWeights(keys, weights);
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** The largest pair: a difference of this much and more to come. */
const ESCAPE = 64 * 64 - 1;

/** The sign for 0; this far above or below it, another sign follows, to be added. */
const MIDDLE = 31;

const SIGNS = new Uint8Array(128);
for (let value = 0; value < ALPHABET.length; value++) SIGNS[ALPHABET.charCodeAt(value)] = value;

const readSign = (text: string, at: number): number => SIGNS[text.charCodeAt(at)]!;
const readPair = (text: string, at: number): number => readSign(text, at) * 64 + readSign(text, at + 1);
const writePair = (value: number): string => ALPHABET[value >> 6]! + ALPHABET[value & 63]!;

function writeLevel(level: number): string {
  let [text, rest] = ['', level];
  for (; Math.abs(rest) >= MIDDLE; rest -= Math.sign(rest) * MIDDLE) text += ALPHABET[MIDDLE + Math.sign(rest) * MIDDLE]!;
  return text + ALPHABET[MIDDLE + rest]!;
}

/** An open table of at least twice as many slots as keys. */
function indexWeights(keys: readonly number[], weights: Int8Array): TaggerModel {
  const size = 2 ** Math.ceil(Math.log2(keys.length * 2 + 2));
  const last = size - 1;
  const table = new Int32Array(size).fill(-1);
  const offsets = new Int32Array(size);
  keys.forEach((key, index) => {
    let slot = key & last;
    while (table[slot] !== -1) slot = (slot + 1) & last;
    table[slot] = key;
    offsets[slot] = index * TAGS.length;
  });
  const findOffset = (key: number): number => {
    let slot = key & last;
    while (table[slot] !== key) {
      if (table[slot] === -1) return -1;
      slot = (slot + 1) & last;
    }
    return offsets[slot]!;
  };
  return { weights, findOffset };
}
