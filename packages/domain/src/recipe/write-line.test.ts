import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findStepLines } from './find-step-lines.ts';
import { findStepTimes } from './find-step-times.ts';
import { splitWritten } from './split-written.ts';
import { writeLine, writeStep, type LineStyle } from './write-line.ts';

const style = (servings: number, writtenFor: number, system: LineStyle['system'] = 'as-written'): LineStyle => ({
  servings,
  writtenFor,
  system,
});

const readNumbers = (text: string): readonly string[] => text.match(/[\d/]+/g) ?? [];

describe('writeLine', () => {
  test.each([
    // Acceptance rows RECIPE-22 and RECIPE-23.
    ['200 g', 'rice', 4, 2, '400 g', 'rice'],
    ['1/2 cup', 'milk', 4, 2, '1 cup', 'milk'],
    ['1 1/2 tsp', 'salt', 4, 2, '3 tsp', 'salt'],
    ['½', 'onion', 4, 2, '1', 'onion'],
    ['to taste', 'salt', 4, 2, 'to taste', 'salt'],
    ['', 'salt, to taste', 4, 2, '', 'salt, to taste'],
    // The weight of what is counted follows the count, and the noun agrees with it.
    ['1', 'large egg (50 g)', 2, 1, '2', 'large eggs (100 g)'],
    ['2', 'large eggs (100 g), beaten', 1, 2, '1', 'large egg (50 g), beaten'],
    ['1/2', 'avocado (75 g), sliced', 4, 1, '2', 'avocados (300 g), sliced'],
    ['1/2 cup (80 g)', 'onions', 3, 1, '1 1/2 cups (240 g)', 'onions'],
    ['1/8 tsp', 'salt', 7, 1, '7/8 tsp', 'salt'],
    ['1 can (400 g)', 'tomatoes', 3, 1, '3 cans (400 g)', 'tomatoes'],
    ['2-3 tbsp', 'oil', 2, 1, '4-6 tbsp', 'oil'],
    ['at least 2 cups', 'parsley', 2, 1, 'at least 4 cups', 'parsley'],
    ['up to 3 cloves', 'garlic', 2, 1, 'up to 6 cloves', 'garlic'],
    // What no cup or spoon measures.
    ['1/4 cup', 'flour', 1, 4, '1 tbsp', 'flour'],
    ['1 cup', 'butter', 1, 12, '1 1/3 tbsp', 'butter'],
    ['2 tbsp', 'oil', 1, 12, '1/2 tsp', 'oil'],
    ['1/2 tsp', 'salt', 1, 12, 'under 1/8 tsp', 'salt'],
    ['at least 1/2 tsp', 'salt', 1, 12, 'under 1/8 tsp', 'salt'],
    // What nobody would count in spoons or ounces.
    ['2 tbsp', 'soy sauce', 12, 1, '1 1/2 cups', 'soy sauce'],
    ['2 tbsp (32 g)', 'peanut butter', 4, 1, '1/2 cup (128 g)', 'peanut butter'],
    ['1/2 tsp', 'cumin', 12, 1, '2 tbsp', 'cumin'],
    ['1 tsp', 'salt', 5, 1, '5 tsp', 'salt'],
    ['500 ml', 'stock', 4, 1, '2 l', 'stock'],
    ['1.25 kg', 'flour', 3, 1, '3.75 kg', 'flour'],
    ['6 oz (175 g)', 'cod', 8, 1, '3 lb (1.4 kg)', 'cod'],
  ])('%s %s for %i eaters instead of %i', (amount, item, servings, writtenFor, newAmount, newItem) =>
    expect(writeLine({ amount, item }, style(servings, writtenFor))).toEqual({ amount: newAmount, item: newItem }),
  );

  test.each([
    ['1 (14 oz) can chopped tomatoes', 6, 4, '1 1/2 (14 oz) cans', 'chopped tomatoes'],
    ['1 (14 oz) can chopped tomatoes', 8, 4, '2 (14 oz) cans', 'chopped tomatoes'],
    ['3/8 (14 oz) can beans', 2, 1, '3/4 (14 oz) can', 'beans'],
    ['1 can (400 g) tomatoes', 2, 1, '2 cans (400 g)', 'tomatoes'],
    ['1 tin tomatoes (400 g)', 2, 1, '2 tins', 'tomatoes (400 g)'],
    ['1 x 400g tin tomatoes', 2, 1, '2 x 400g tin', 'tomatoes'],
    ['2 (6 oz) salmon fillets', 2, 1, '4 (6 oz)', 'salmon fillets'],
    ['12 tortillas (6-inch)', 2, 1, '24', 'tortillas (6-inch)'],
    ['3/4 cup (150g) jasmine rice', 4, 2, '1 1/2 cups (300 g)', 'jasmine rice'],
    ['2 chicken breasts (about 500 g)', 3, 2, '3', 'chicken breasts (about 750 g)'],
    ['juice of 1 lime', 6, 2, '', 'juice of 3 limes'],
    ['Zest and juice of a lemon', 6, 2, '', 'Zest and juice of 3 lemons'],
    ['a pinch of salt', 6, 2, '3 pinches', 'of salt'],
    ['a handful of basil', 6, 2, '3 handfuls', 'of basil'],
    ['An onion, sliced', 4, 2, '2', 'onion, sliced'],
    ['3/4-1 1/8 carrots', 2, 1, '1 1/2-2 1/4', 'carrots'],
    ['1/2–1 tsp chili', 2, 1, '1-2 tsp', 'chili'],
    ['200g-250g rice', 2, 1, '400g-500g', 'rice'],
    ['50g edamame', 2, 1, '100 g', 'edamame'],
    ['1 tbsp oil plus 1 tsp', 2, 1, '2 tbsp', 'oil plus 2 tsp'],
    ['about 200 g rice', 2, 1, 'about 400 g', 'rice'],
    ['1 egg for brushing', 2, 1, '2', 'egg for brushing'],
    ['1 onion finely chopped', 2, 1, '2', 'onion finely chopped'],
    ['2-inch piece ginger', 2, 1, '', '2-inch piece ginger'],
    ['salt, to taste', 2, 1, '', 'salt, to taste'],
  ])('anybody’s %s for %i eaters instead of %i', (text, servings, writtenFor, amount, item) => {
    expect(writeLine(splitWritten(text), style(servings, writtenFor))).toEqual({ amount, item });
    // However it was split before.
    const whole = writeLine({ amount: '', item: text }, style(servings, writtenFor));
    expect(readNumbers(`${whole.amount} ${whole.item}`)).toEqual(readNumbers(`${amount} ${item}`));
  });

  test.each([
    ['1/2 cup (80 g)', 'metric', '80 g'],
    ['5 1/4 oz (150 g)', 'metric', '150 g'],
    ['1 cup', 'metric', '240 ml'],
    ['1 tbsp', 'metric', '1 tbsp'],
    ['4 tsp', 'metric', '4 tsp'],
    ['24 tbsp', 'metric', '360 ml'],
    ['24 tbsp', 'us', '1 1/2 cups'],
    ['2 cloves (6 g)', 'metric', '2 cloves (6 g)'],
    ['200 g', 'metric', '200 g'],
    ['200 g', 'us', '7 oz (200 g)'],
    ['1/2 cup (80 g)', 'us', '1/2 cup (80 g)'],
  ] as const)('%s in %s measures is %s', (amount, system, expected) =>
    expect(writeLine({ amount, item: 'x' }, style(1, 1, system)).amount).toBe(expected),
  );

  test('never drifts: any number of eaters is reckoned from the line as written', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.constantFrom('1/3 cup (64 g)', '1/8 tsp', '5 1/4 oz (150 g)', '2'),
        (eaters, amount) => {
          const line = { amount, item: 'lentils' };
          writeLine(line, style(eaters, 2));
          expect(writeLine(line, style(2, 2))).toEqual(line);
          expect(writeLine({ amount: '40 g', item: 'x' }, style(eaters, 1)).amount).toBe(`${40 * eaters} g`);
        },
      ),
    );
  });
});

test('a step’s water follows the eaters, its minutes, degrees and inches do not', () => {
  expect(
    writeStep('Add 3/4 cup (180 ml) of water, simmer for 30 minutes, roast at 425°F/220°C and cut in 2 inch pieces.', style(2, 1)),
  ).toBe('Add 1 1/2 cups (360 ml) of water, simmer for 30 minutes, roast at 425°F/220°C and cut in 2 inch pieces.');
  expect(writeStep('Add 3/4 cup (180 ml) of water.', style(1, 1, 'metric'))).toBe('Add 180 ml of water.');
});

test.each([
  ['simmer gently for 30 minutes. Leave for 7 minutes.', [1800, 420]],
  ['Cook two to three minutes', [120]],
  ['for 8-10 minutes, then half an hour', [480, 1800]],
  ['chill for at least four hours', [14_400]],
  ['a minute on each side', [60]],
  ['Rest 1 hour 30 minutes', [5400]],
  ['Bake for 1 hour and 15 minutes, then 5 minutes and 30 seconds.', [4500, 330]],
  ['roast 2 h 30 min', [9000]],
  ['Proof 1½ hours; 1 1/2 hours; 1-1/2 hours; 1.5 hrs; ½ hour', [5400, 5400, 5400, 5400, 1800]],
  ['an hour and a half, or two and a half hours', [5400, 9000]],
  ['three quarters of an hour, a quarter of an hour, a half hour', [2700, 900, 1800]],
  ['twenty-five minutes', [1500]],
  ['45 minutes to 1 hour, then 1 hour to 1 hour 15 minutes', [2700, 3600]],
  ['Bake 1 hour 10 to 20 minutes', [4200]],
  ['for 1 to 1½ hours', [3600]],
  ['a 30-minute rest, 90min in all', [1800, 5400]],
  ['Simmer 1 hour, 15 minutes of it covered', [3600, 900]],
  ['Cook 10 minutes and 5 minutes more', [600, 300]],
  ['for 1 hour and rest 10 minutes', [3600, 600]],
  ['Chill overnight. Cut into ten pieces at 145°F.', []],
])('finds the times in “%s”', (step, seconds) => expect(findStepTimes(step).map((time) => time.seconds)).toEqual(seconds));

describe('findStepLines', () => {
  const lines = [
    { amount: '5 1/4 oz (150 g)', item: 'flank steak, thinly sliced' },
    { amount: '1/3 cup (62 g)', item: 'brown rice' },
    { amount: '1 tbsp', item: 'avocado oil' },
    { amount: '1 tsp', item: 'sesame oil' },
    { amount: '1', item: 'egg (50 g)' },
    { amount: '2 oz (60 g)', item: 'egg noodles' },
    { amount: '1/2 cup (120 g)', item: 'low-sodium chicken broth' },
  ];
  const used = (...steps: string[]) =>
    findStepLines(lines, steps).map((step) => step.map(({ line, part }) => `${part} ${lines[line]?.item}`));

  test('by the words a step has for them', () =>
    expect(used('Rinse the brown rice.', 'Add the beef and the broth.')).toEqual([
      ['all brown rice'],
      ['all flank steak, thinly sliced', 'all low-sodium chicken broth'],
    ]));
  test('tells egg noodles from eggs', () =>
    expect(used('Cook the egg noodles.', 'Beat the eggs.')).toEqual([['all egg noodles'], ['all egg (50 g)']]));
  test('a word for two lines is taken for neither', () => expect(used('Heat the oil.')).toEqual([[]]));
  test('half and the rest, and never the whole a second time', () =>
    expect(
      used('Heat half of the avocado oil.', 'Add the rest of the avocado oil.', 'Rinse the brown rice.', 'Fluff the brown rice.'),
    ).toEqual([['half avocado oil'], ['rest avocado oil'], ['all brown rice'], []]));
});
