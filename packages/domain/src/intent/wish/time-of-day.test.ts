import { describe, expect, test } from 'vitest';
import { UNKNOWN_EATER } from '../../eater/eater.ts';
import { makePlan } from '../../plan/make-plan.ts';
import { resolveTargets } from '../target/resolve-targets.ts';
import { parseIntent } from './parse-intent.ts';

const wishedAt = (words: string) => parseIntent(words).wishedAt;

// Found by somebody who used the app: "sushi tonight" was planned for lunch.
describe('a wish for an hour is of its meal', () => {
  test.each([
    ['sushi tonight', { 'dish:sushi': ['dinner'] }],
    ["tonight's sushi", { 'dish:sushi': ['dinner'] }],
    ['tonight I want soup', { 'dish:soup': ['dinner'] }],
    ['this evening curry', { 'dish:curry': ['dinner'] }],
    ["I'm tired tonight, give me soup", { 'dish:soup': ['dinner'] }],
    ['steak and potatoes tonight', { 'wish:steak': ['dinner'], 'wish:potatoes': ['dinner'] }],
    ['pancakes this morning', { 'dish:pancake': ['breakfast'] }],
    ['oatmeal tomorrow morning', { 'dish:oatmeal': ['breakfast'] }],
    ['a smoothie in the morning', { 'dish:smoothie': ['breakfast'] }],
    ['soup this noon', { 'dish:soup': ['lunch'] }],
    ['steak tonight and eggs this morning', { 'wish:steak': ['dinner'], 'wish:eggs': ['breakfast'] }],
    ['tacos for lunch and sushi tonight', { 'dish:taco': ['lunch'], 'dish:sushi': ['dinner'] }],
  ])('%s', (words, expected) => expect(wishedAt(words)).toEqual(expected));

  test.each(["for tonight's dinner salmon", 'lunch today: tacos', 'tacos for lunch today'])('a meal that is named stays: %s', (words) => {
    expect(parseIntent(words).focus).toHaveLength(1);
    expect(wishedAt(words)).toEqual({});
  });

  test.each([
    'I train in the morning, chicken and rice please',
    'sushi, but not tonight',
    'I had porridge this morning. Soup please',
    'ramen',
  ])('of other hours no meal is told: %s', (words) => expect(wishedAt(words)).toEqual({}));

  test.each(['no meat tonight', 'no nuts this morning'])('what is refused at an hour is refused all day: %s', (words) => {
    const { diets, exclude, mealRules, focus } = parseIntent(words);
    expect(diets.length + exclude.length).toBe(1);
    expect([mealRules, focus]).toEqual([{}, []]);
  });
});

test.each([
  ['sushi tonight', 'dish:sushi', 'dinner'],
  ['pancakes this morning', 'dish:pancake', 'breakfast'],
])('%s is planned then', (words, chip, slot) => {
  const intent = parseIntent(words);
  for (const seed of [1, 2, 3]) {
    const made = makePlan({ intent, eater: UNKNOWN_EATER, ...resolveTargets({ intent, eater: UNKNOWN_EATER }), seed });
    expect(made.ok && made.value.served?.[chip]).toEqual([slot]);
  }
});
