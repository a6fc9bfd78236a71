import { expect, test } from 'vitest';
import { UNKNOWN_EATER } from '../../eater/eater.ts';
import { makePlan } from '../../plan/make-plan.ts';
import { mealsOf } from '../../recipe/meals-of.ts';
import { resolveTargets } from '../target/resolve-targets.ts';
import { parseIntent } from './parse-intent.ts';

const wished = (words: string): readonly string[] => parseIntent(words).wish.flatMap(({ foodIds }) => foodIds);

// Found by somebody who used the app: "beer" was served as vodka sauce, under a chip that said "With beer".
test.each([
  ['beer', /beer/],
  ['wine with dinner', /wine|marsala|sake|sherry/],
  ['coffee', /coffee|espresso/],
  ['venison', /venison/],
  ['egg whites', /egg-white/],
  ['sour cream', /sour-cream/],
  ['Greek yogurt', /greek-yogurt/],
  ['liver', /liver/],
  ['tahini', /tahini/],
  ['honey', /honey/],
  ['chips and dip', /chips|pretzel|puff|popcorn/],
])('a wish for %s is for nothing else of its class', (words, only) => {
  const ids = wished(words);
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.filter((id) => !only.test(id))).toEqual([]);
});

test.each(['no beer', 'no coffee', 'no egg whites', 'no Greek yogurt', 'allergic to tahini'])(
  'and who refuses it has none of the class: %s',
  (words) => {
    const food = words.replace(/^(?:no|allergic to) /u, '');
    const out = new Set(parseIntent(words).exclude.flatMap(({ foodIds }) => foodIds));
    expect(wished(food).filter((id) => !out.has(id))).toEqual([]);
    expect(out.size).toBeGreaterThan(wished(food).length);
  },
);

test.each([
  ['beer', 'wish:beer'],
  ['coffee', 'wish:coffee'],
  ['wine with dinner', 'wish:wine'],
])('the chip of %s points only to plates that hold it', (words, chip) => {
  const intent = parseIntent(words);
  const [word = words] = words.split(' ');
  const ids = new Set(wished(words));
  for (const seed of [1, 2]) {
    const made = makePlan({ intent, eater: UNKNOWN_EATER, ...resolveTargets({ intent, eater: UNKNOWN_EATER }), seed });
    if (!made.ok) throw new Error(made.fault.sentence);
    const { served = {}, notes } = made.value;
    const places = served[chip] ?? [];
    const holding = mealsOf(made.value).filter(({ meal }) => meal.portions.some(({ foodId }) => ids.has(foodId)));
    expect(places.filter((place) => !holding.some(({ slot }) => slot === place))).toEqual([]);
    // What no plate holds is said.
    expect(places.length > 0 || notes.some((note) => note.includes(word))).toBe(true);
  }
});
