import { describe, expect, test } from 'vitest';
import { DEFAULT_CORPUS } from '../../kit/default-corpus.ts';
import type { Dish } from '../../kit/dish.ts';
import { makeMeal } from './make-meal.ts';

const SAYS_SALT = /\btast(?:e|ing)\b/i;

const stepsOf = (dish: Dish): readonly string[] =>
  makeMeal(dish, {
    slot: dish.slots[0] ?? 'dinner',
    steps: dish.groups.map(({ base }) => base),
    style: { system: 'us', rules: [] },
  }).instructions;

const stepsOfKit = (kitId: string): readonly (readonly string[])[] => (DEFAULT_CORPUS.dishesByKit.get(kitId) ?? []).map(stepsOf);

describe('what is salted less than home cooking', () => {
  test.each(['cumin-steak-sweet-potato', 'layered-biryani', 'turkey-sweet-potato-mash'])('%s tells its eater to taste', (kitId) => {
    for (const steps of stepsOfKit(kitId)) expect(steps.join(' ')).toMatch(SAYS_SALT);
  });

  test('a tip is no step: who cooks by the steps is told there', () => {
    const tomato = (DEFAULT_CORPUS.dishesByKit.get('omelet-with-toast') ?? []).filter(
      ({ foodIds }) => foodIds.has('cherry-tomatoes') && foodIds.has('cheddar'),
    );
    for (const dish of tomato) expect(stepsOf(dish).at(-1)).toMatch(/Taste before you add salt\.$/);
  });

  test('says it once, at the end', () => {
    const last = stepsOfKit('cumin-steak-sweet-potato').map((steps) => steps.at(-1));
    expect(new Set(last)).toEqual(new Set(['Return the vegetables, stir in lime juice and serve. Taste before you add salt.']));
    const tofu = stepsOfKit('quick-chickpea-coconut').map((steps) => steps.join(' ').match(/\btaste\b/gi)?.length);
    expect(new Set(tofu)).toEqual(new Set([1]));
  });
});

test.each(['overnight-oats', 'brownies', 'banana-bread', 'apple-and-cheese', 'english-muffin-jam', 'ricotta-toast', 'bacon-sandwich'])(
  'nobody is told to salt %s',
  (kitId) => {
    for (const steps of stepsOfKit(kitId)) expect(steps.join(' ')).not.toMatch(/\bsalt\b.*\btaste\b|\btaste\b.*\bsalt\b/i);
  },
);
