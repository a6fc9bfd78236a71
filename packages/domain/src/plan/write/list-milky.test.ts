import { describe, expect, it, test } from 'vitest';
import { foodHasAllergen } from '../../diet/check-allergen.ts';
import { UNKNOWN_EATER, type Eater } from '../../eater/eater.ts';
import { resolveTargets } from '../../intent/target/resolve-targets.ts';
import { parseIntent } from '../../intent/wish/parse-intent.ts';
import { DEFAULT_CORPUS } from '../../kit/default-corpus.ts';
import { mealsOf } from '../../recipe/meals-of.ts';
import { makePlan } from '../make-plan.ts';

const SENTENCE = 'Cheese, yogurt and butter are not left out: say "no dairy" for that.';

function dayOf(words: string, seed: number, eater: Eater = UNKNOWN_EATER) {
  const intent = parseIntent(words);
  const made = makePlan({ intent, eater, ...resolveTargets({ intent, eater }), seed });
  if (!made.ok) throw new Error(made.fault.sentence);
  const foodIds = mealsOf(made.value).flatMap(({ meal }) => meal.portions.map(({ foodId }) => foodId));
  const hasDairy = foodIds.some((id) => foodHasAllergen(DEFAULT_CORPUS.foodsById.get(id)!, 'dairy') !== 'free');
  return { foodIds, hasDairy, notes: made.value.notes };
}

const leftOut = (words: string) => parseIntent(words).exclude.flatMap(({ foodIds }) => foodIds);

describe('no milk', () => {
  it.each(['whole-milk', 'half-and-half', 'buttermilk', 'kefir', 'ice-cream', 'chocolate-ice-cream', 'vanilla-pudding'])(
    'is no %s',
    (id) => {
      expect(leftOut('no milk')).toContain(id);
    },
  );

  it.each(['cheddar', 'yogurt', 'butter', 'oat-milk', 'vegan-ice-cream'])('leaves %s', (id) => {
    expect(leftOut('no milk')).not.toContain(id);
  });

  it('says nothing stays that the profile leaves out', () => {
    const eater = { ...UNKNOWN_EATER, excludedFoodIds: ['cheddar'] };
    const notes = [1, 2, 3, 4].flatMap((seed) => dayOf('no milk', seed, eater).notes);
    expect(notes).toContain('Yogurt and butter are not left out: say "no dairy" for that.');
    expect(notes).not.toContain(SENTENCE);
  });

  it('serves no ice cream, though it was asked for, and says so', () => {
    for (const seed of [1, 2, 3]) {
      const { foodIds, notes } = dayOf('no milk, ice cream for a snack', seed);
      expect(foodIds.filter((id) => /^(?:chocolate-)?ice-cream$/.test(id))).toEqual([]);
      expect(notes.join(' ')).toContain('No ice cream fits your rules');
    }
  });

  it('says what it does not reach where the plates hold it', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const { hasDairy, notes } = dayOf('cheese for lunch, no milk', seed);
      expect(notes.includes(SENTENCE)).toBe(hasDairy);
    }
  });
});

test('a wish for milk is for no ice cream', () => {
  expect(parseIntent('milk for breakfast').wish.flatMap(({ foodIds }) => foodIds)).not.toContain('ice-cream');
});

test('nothing is said where all food of milk is left out, or no milk was spoken of', () => {
  const allergic: Eater = { ...UNKNOWN_EATER, allergies: ['dairy'] };
  for (const notes of [
    dayOf('no milk', 1, allergic).notes,
    dayOf('no dairy', 1).notes,
    dayOf('no milk, vegan', 1).notes,
    dayOf('cheese for lunch', 1).notes,
  ])
    expect(notes.join(' ')).not.toContain('not left out');
});

test('what other words leave out is not said to stay', () => {
  for (const seed of [1, 2, 3])
    expect(dayOf('yogurt for breakfast, no milk, no cheese', seed).notes).toContain(
      'Yogurt and butter are not left out: say "no dairy" for that.',
    );
});
