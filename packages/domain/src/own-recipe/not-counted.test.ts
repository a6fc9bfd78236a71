import { describe, expect, test } from 'vitest';
import { lineKey } from './line-correction.ts';
import { makeOwnMeal } from './make-own-meal.ts';
import { listEveryLine, listNotCounted, readNotCounted, scaleWritten, writeEveryLine, writeNotCounted, writeSteps } from './not-counted.ts';
import { readLines, weighRecipe } from './weigh-recipe.ts';

test('lines are read from the tips as they were written there', () => {
  const lines = ['1 bunch Zauberkraut', 'Zauberkraut, for serving.', '1 (14 oz) can Glumpf'];
  expect(readNotCounted(['Warm the plates.', ...writeNotCounted(lines)])).toEqual(lines);
  expect(readNotCounted(writeNotCounted(['Glumpf; chopped']))).toEqual(['Glumpf, chopped']);
  expect(writeNotCounted([])).toEqual([]);
});

test('other tips stay as they are in a larger meal', () => {
  const tips = (line: string): readonly string[] => ['Serves 2.', ...writeNotCounted([line])];
  expect(scaleWritten({ tips: tips('2 Glumpf') }, 2)).toEqual({ tips: tips('4 Glumpf') });
});

test.each([
  ['1 packet Glumpf', '1 packet Glumpf'],
  ['5 g Glumpf', '5 g Glumpf'],
])('%s of a recipe is as much again when all its plates are served', (text, whole) => {
  for (const plates of [6, 12, 24]) {
    const one = scaleWritten({ tips: writeNotCounted([text]), written: { times: 1, lines: [{ text, foodId: null }] } }, 1 / plates);
    expect(listNotCounted(one, plates)).toEqual([whole]);
    expect(readNotCounted(scaleWritten(one, plates).tips)).toEqual([whole]);
  }
});

test('no line of a recipe is longer on a list than a list has letters for', () => {
  const text = `1 packet Glumpf ${'from the shop around the corner '.repeat(10)}`;
  expect(listNotCounted({ written: { times: 1, lines: [{ text, foodId: null }] } })).toEqual([text.slice(0, 300)]);
});

describe('what is cooked of a recipe of which not all is counted', () => {
  const recipe = {
    title: 'Fish pan',
    ingredients: [{ heading: null, lines: ['400 g haddock', '2 tbsp capers', '1 cup zorgleberry cordial', 'salt to taste'] }],
    steps: [{ heading: null, lines: ['Fry the 400 g of haddock for 4 minutes.', 'Pour in 1 cup of cordial.'] }],
    yield: { min: 4, max: 4, noun: 'servings', isServings: true },
    minutes: { prep: 10, cook: 40, total: 50 },
    language: 'en',
    plates: null,
  };
  const leftOut = { key: lineKey('2 tbsp capers'), foodId: null, weight: null };
  const lines = readLines(recipe, new Map([[leftOut.key, leftOut]]));
  const made = (plates: number) => makeOwnMeal({ recipe, lines, numbers: weighRecipe(recipe, lines) }, { slot: 'dinner', plates });

  test('has every line, for its plates, and those that are in no number say so', () => {
    expect(writeEveryLine(made(2))).toEqual([
      '200 g haddock',
      '1 tbsp capers (not counted)',
      'salt to taste',
      '1/2 cup zorgleberry cordial (not counted)',
    ]);
  });

  test('has steps for its plates', () => {
    expect(writeSteps(made(2))).toEqual(['Fry the 200 g of haddock for 4 minutes.', 'Pour in 1/2 cup of cordial.']);
    expect(writeSteps(made(4))).toEqual(recipe.steps[0]?.lines);
  });

  test('is for all the meals of its pot where it is cooked, and for one where some is left', () => {
    const pot = { cookedOn: '2026-11-23', eatenOn: '2026-11-23', share: 0.5, ingredients: made(2).ingredients };
    const cordialOf = (meal: Parameters<typeof listEveryLine>[0]) => listEveryLine(meal).at(-1)!.text;
    expect(cordialOf({ ...made(1), pot })).toBe('1/2 cup zorgleberry cordial');
    expect(writeSteps({ ...made(1), pot })[1]).toBe('Pour in 1/2 cup of cordial.');
    expect(cordialOf({ ...made(1), pot: { ...pot, eatenOn: '2026-11-24' } })).toBe('1/4 cup zorgleberry cordial');
  });
});
