import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { hashText, seededRandom, type Random } from '../packages/domain/src/base/random.ts';
import type { LineItem } from '../packages/domain/src/ingredient/line-item.ts';
import {
  EMISSION_FEATURES,
  fillEmissionKeys,
  fillTransitionKeys,
  keyAfterTag,
  readTraits,
  TAGS,
  TRANSITION_FEATURES,
} from '../packages/domain/src/ingredient/tag-features.ts';
import { findBestPath, type TaggerModel } from '../packages/domain/src/ingredient/tag-words.ts';
import { LARGEST_WEIGHT, readTaggerModel, writePackedWeights } from '../packages/domain/src/ingredient/tagger-model.ts';
import { readExamples, type Example } from './tagger-examples.ts';

const { values: options } = parseArgs({
  options: {
    data: { type: 'string', default: new URL('../../shared/training/ingredient-lines.jsonl', import.meta.url).pathname },
    out: { type: 'string', default: new URL('../packages/domain/src/ingredient/tagger-weights.table.ts', import.meta.url).pathname },
    epochs: { type: 'string', default: '8' },
    features: { type: 'string', default: '28000' },
    seed: { type: 'string', default: '20260101' },
    /** Trains on nine tenths, writes nothing and reports how well the last tenth is tagged. */
    validate: { type: 'boolean', default: false },
    orders: { type: 'string', default: '6' },
    /** How many wrong names of the held-out lines to print. */
    show: { type: 'string', default: '0' },
  },
});

/** A rival tag must lose by this much, or the weights still change. */
const MARGIN = 1;
/** How much being met often counts for a feature. Chosen, like the rest, on the held-out tenth. */
const POWER = 0.5;
/** The weights' grain: finer costs size and gains nothing on the held-out tenth. */
const STEP = 1;

function main(): void {
  const examples = readExamples(readFileSync(options.data, 'utf8'));
  console.log(`${examples.length} lines`);
  const isHeldOut = (example: Example) => options.validate && hashText(example.line) % 10 === 0;
  const training = examples.filter((example) => !isHeldOut(example));
  const heldOut = examples.filter(isHeldOut);
  const seed = Number(options.seed);
  const epochs = Number(options.epochs);
  let trained = train({ examples: training, epochs, seed });
  if (options.validate) report(heldOut, trained.model);
  for (const times of [4, 2, 1.3, 1]) {
    const kept = pickStrongest(training, trained, Math.round(Number(options.features) * times));
    const seeds = times > 1 ? [seed] : Array.from({ length: Number(options.orders) }, (_, index) => seed + index);
    trained = averageTrained(seeds.map((each) => train({ examples: training, epochs, seed: each, allowed: kept })));
    if (options.validate) report(heldOut, trained.model);
  }
  const packed = packWeights(trained);
  const text = writeModule(packed);
  console.log(`${trained.keys.length} features, ${text.length} bytes, ${gzipSync(text).length} gzipped`);
  if (options.validate) return report(heldOut, readTaggerModel(packed), Number(options.show));
  writeFileSync(options.out, text);
}

type TrainingRun = {
  readonly examples: readonly Example[];
  readonly epochs: number;
  readonly seed: number;
  readonly allowed?: ReadonlySet<number>;
};
type Trained = { readonly keys: readonly number[]; readonly weightsOf: (key: number) => Float64Array; readonly model: TaggerModel };

/**
 * Averaged structured perceptron (Collins 2002): the weights are the mean over all updates, which is what makes it generalise.
 * With `allowed`, only those features are learned: what was pruned is made up for by the others.
 */
function train({ examples, epochs, seed, allowed }: TrainingRun): Trained {
  const count = TAGS.length;
  const slots = new Map<number, number>();
  const weights = new Float64Array(count * 1_000_000);
  const totals = new Float64Array(weights.length);
  const touched = new Int32Array(weights.length);
  let clock = 0;
  const findOffset = (key: number) => slots.get(key) ?? -1;
  const random = seededRandom(seed);
  const order = examples.map((_, index) => index);

  const change = (key: number, tag: number, by: number) => {
    let offset = slots.get(key);
    if (offset === undefined) {
      if (allowed && !allowed.has(key)) return;
      slots.set(key, (offset = slots.size * count));
    }
    const at = offset + tag;
    totals[at]! += weights[at]! * (clock - touched[at]!);
    touched[at] = clock;
    weights[at]! += by;
  };

  let wrong = 0;
  for (let epoch = 1; epoch <= epochs; epoch++) {
    shuffle(order, random);
    wrong = 0;
    for (const index of order) {
      clock++;
      const { items, tags } = examples[index]!;
      const guess = findBestPath(items, { weights, findOffset }, (at, tag) => (tag === tags[at] ? 0 : MARGIN));
      if (guess.every((tag, at) => tag === tags[at])) continue;
      wrong++;
      updateWeights(items, tags, guess, change);
    }
  }
  console.log(`${epochs} epochs, ${slots.size} features, ${wrong} of ${order.length} lines still updated`);
  for (let at = 0; at < slots.size * count; at++) totals[at] = (totals[at]! + weights[at]! * (clock - touched[at]!)) / clock;
  return {
    keys: [...slots.keys()],
    weightsOf: (key) => totals.subarray(slots.get(key), (slots.get(key) ?? 0) + count),
    model: { weights: totals, findOffset },
  };
}

/** Runs over the same lines in other orders differ by chance only, which their mean takes away. */
function averageTrained(runs: readonly Trained[]): Trained {
  const keys = [...new Set(runs.flatMap((run) => run.keys))];
  const slots = new Map(keys.map((key, index) => [key, index * TAGS.length]));
  const weights = new Float64Array(keys.length * TAGS.length);
  for (const run of runs) {
    for (const key of run.keys) run.weightsOf(key).forEach((weight, tag) => (weights[slots.get(key)! + tag]! += weight / runs.length));
  }
  return {
    keys,
    weightsOf: (key) => weights.subarray(slots.get(key), (slots.get(key) ?? 0) + TAGS.length),
    model: { weights, findOffset: (key) => slots.get(key) ?? -1 },
  };
}

function shuffle(order: number[], random: Random): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
}

/** A feature counts for how much it weighs and, less than in proportion, for how often it is met. */
function pickStrongest(examples: readonly Example[], { keys, weightsOf }: Trained, count: number): ReadonlySet<number> {
  const timesMet = new Map<number, number>();
  const meet = (key: number) => timesMet.set(key, (timesMet.get(key) ?? 0) + 1);
  for (const { items, tags } of examples) {
    const traits = readTraits(items);
    const emissionKeys = new Int32Array(EMISSION_FEATURES);
    const transitionKeys = new Int32Array(TRANSITION_FEATURES);
    for (let at = 0; at < items.length; at++) {
      fillEmissionKeys(traits, at, emissionKeys);
      emissionKeys.forEach(meet);
      if (at === 0) continue;
      fillTransitionKeys(traits, at, transitionKeys);
      for (const key of transitionKeys) meet(keyAfterTag(key, tags[at - 1]!));
    }
  }
  const strength = new Map(keys.map((key) => [key, largestOf(weightsOf(key)) * (timesMet.get(key) ?? 1) ** POWER]));
  return new Set(keys.toSorted((a, b) => strength.get(b)! - strength.get(a)! || a - b).slice(0, count));
}

const largestOf = (weights: Float64Array): number => weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);

function updateWeights(
  items: readonly LineItem[],
  tags: Int8Array,
  guess: readonly number[],
  change: (key: number, tag: number, by: number) => void,
): void {
  const traits = readTraits(items);
  const emissionKeys = new Int32Array(EMISSION_FEATURES);
  const transitionKeys = new Int32Array(TRANSITION_FEATURES);
  for (let at = 0; at < items.length; at++) {
    const [right, wrong] = [tags[at]!, guess[at]!];
    if (right !== wrong) {
      fillEmissionKeys(traits, at, emissionKeys);
      for (const key of emissionKeys) {
        change(key, right, 1);
        change(key, wrong, -1);
      }
    }
    if (at === 0 || (right === wrong && tags[at - 1] === guess[at - 1])) continue;
    fillTransitionKeys(traits, at, transitionKeys);
    for (const key of transitionKeys) {
      change(keyAfterTag(key, tags[at - 1]!), right, 1);
      change(keyAfterTag(key, guess[at - 1]!), wrong, -1);
    }
  }
}

/** The text that `readTaggerModel` reads; all weights share one scale, which a best path does not depend on. */
function packWeights({ keys, weightsOf }: Trained): string {
  const quantize = (weight: number) => Math.max(-LARGEST_WEIGHT, Math.min(LARGEST_WEIGHT, Math.round(weight / STEP)));
  const rows = keys
    .toSorted((a, b) => a - b)
    .map((key) => ({ key, levels: Array.from(weightsOf(key), quantize) }))
    .filter(({ levels }) => levels.some((level) => level !== 0));
  return writePackedWeights(rows);
}

function writeModule(packed: string): string {
  return `// Written by tools/train-tagger.ts; tagger-model.ts reads it.\nexport const TAGGER_WEIGHTS =\n  '${packed}';\n`;
}

function report(examples: readonly Example[], model: TaggerModel, show = 0): void {
  let [lines, names, words, right] = [0, 0, 0, 0];
  const isName = (tag: number) => TAGS[tag] === 'name';
  let shown = show;
  for (const { items, tags, line } of examples) {
    const guess = findBestPath(items, model);
    words += guess.length;
    right += guess.filter((tag, at) => tag === tags[at]).length;
    const isNameRight = guess.every((tag, at) => isName(tag) === isName(tags[at]!));
    lines += Number(guess.every((tag, at) => tag === tags[at]));
    names += Number(isNameRight);
    if (!isNameRight && shown-- > 0) {
      console.log(`${line}\n   want ${describe(items, tags, isName)}\n   got  ${describe(items, guess, isName)}`);
    }
  }
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)} %`;
  console.log(
    `held out ${examples.length}: words ${percent(right, words)}, lines ${percent(lines, examples.length)}, names ${percent(names, examples.length)}`,
  );
}

function describe(items: readonly LineItem[], tags: ArrayLike<number>, isName: (tag: number) => boolean): string {
  return items
    .filter((_, at) => isName(tags[at]!))
    .map((item) => item.text)
    .join(' ');
}

main();
