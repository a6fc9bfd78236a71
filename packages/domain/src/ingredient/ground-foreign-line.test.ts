import { describe, expect, test } from 'vitest';
import { checkLine } from '../diet/check-line.ts';
import { allergyRule } from '../diet/diet-rule.ts';
import { computeRecipeNutrition } from '../recipe/recipe-nutrition.ts';
import { groundForeignLine } from './ground-foreign-line.ts';
import { groundLine, SURE_CONFIDENCE } from './ground-line.ts';

const ground = (text: string, language?: string) => {
  const { food, grams, confidence, weight } = groundForeignLine(text, language);
  return { food: food?.id, grams: grams === null ? null : Math.round(grams), isSure: confidence >= SURE_CONFIDENCE, weight };
};

describe('what a line is cut into', () => {
  test.each([
    ['1 lemon in wedges', 'lemon', '1 lemon, in wedges'],
    ['2 limes cut into wedges', 'lime', '2 limes, cut into wedges'],
    ['1 cucumber in thick slices', 'cucumber', '1 cucumber, in thick slices'],
    ['1 onion in rings (not too thin)', 'onion', '1 onion, in rings (not too thin)'],
    ['1 orange cut in 4 wedges', 'orange', '1 orange, cut in 4 wedges'],
  ])('%s weighs what all of it weighs', (text, id, withComma) => {
    expect(ground(text)).toMatchObject({ food: id, grams: ground(withComma).grams });
    expect(ground(text).grams).toBeGreaterThan(50);
  });

  test('a piece that is counted weighs what a piece weighs', () => {
    expect(ground('1 lemon wedge').grams).toBeLessThan(15);
  });
});

describe('a line that no name of the table stands in', () => {
  test.each([
    ['200 g chicken nuggets', 'chicken-breast'],
    ['1 cup simple syrup', 'maple-syrup'],
    ['100 g grackle dough', 'pizza-dough'],
    ['200 g broccoli slaw', 'broccoli'],
  ])('%s is counted as the nearest food, and said to be a guess', (text, id) => {
    expect(groundLine(text).food).toBeUndefined();
    expect(ground(text)).toMatchObject({ food: id, isSure: false });
  });

  test.each(['200 g meatless nuggets', '1 tsp chicken nugget flavoring', '100 g cookie dough substitute', '200 g chicken-free nuggets'])(
    '%s stays unknown: its noun is what it replaces',
    (text) => {
      expect(ground(text).food).toBeUndefined();
    },
  );

  test.each([
    ['1 lb turkey roast', 'turkey-breast'],
    ['500 g beef roast', 'eye-of-round'],
    ['500 g rump roast', 'beef-chuck'],
    ['4 burgers', 'ground-beef'],
  ])('%s is of what its words say, or else of what it usually is', (text, id) => expect(ground(text).food).toBe(id));

  test.each(['100 g nut roast', '500 g mushroom roast', '2 bean burgers', '1 beetroot burger', '4 tofu sausages', '300 g mushroom mince'])(
    '%s stays unknown: it is another food than its last word, and than its first',
    (text) => expect(ground(text).food).toBeUndefined(),
  );

  test.each([
    ['2 tbsp zibbet paste', undefined],
    ['1 tsp zibbet powder', undefined],
    ['2 tbsp zibbet sauce', undefined],
    ['2 tbsp peanut paste', 'peanuts'],
    ['1 tbsp zibbet oil', 'olive-oil'],
    ['1 cup zibbet flour', 'all-purpose-flour'],
    ['1 cup zibbet milk', 'milk'],
    ['2 tbsp zibbet butter', 'butter'],
    ['50 g zibbet cheese', undefined],
  ])('%s is no food by its form, and no more than a guess', (text, id) => {
    expect(groundLine(text).food).toBeUndefined();
    expect(ground(text)).toMatchObject({ food: id, isSure: false });
  });

  test.each([
    ['1 tbsp garlic oil', 'olive-oil'],
    ['2 tbsp high-heat oil', 'olive-oil'],
    ['2 cups fine flour', 'all-purpose-flour'],
    ['1 tbsp Borgle olive oil', 'olive-oil'],
  ])('%s is what it says', (text, id) => expect(groundLine(text).food?.id).toBe(id));

  // Pili butter is of nuts, and was read as dairy butter, free of them.
  test.each(['2 tbsp zibbet butter', '1 cup zibbet milk', '1 tbsp zibbet oil', '50 g zibbet cheese'])('%s is not free of nuts', (text) => {
    expect(checkLine(text, [allergyRule('tree-nut')])[0]?.outcome).toBe('unknown');
  });

  test('a guess clears no diet and no allergen', () => {
    const text = '200 g broccoli slaw';
    expect(ground(text).food).toBe('broccoli');
    expect(checkLine(text, [allergyRule('peanut')])[0]?.outcome).toBe('unknown');
  });

  test('tools and colors are no gap', () => {
    expect(ground('8 6-inch wooden skewers')).toMatchObject({ food: undefined, weight: 'not-stated' });
    const { coverage, gaps } = computeRecipeNutrition(['100 g sugar', '3 drops red food coloring'], 1, (text) => groundForeignLine(text));
    expect(coverage).toBe(1);
    expect(gaps.map(({ reason }) => reason)).not.toContain('no-food');
  });
});

test.each([
  ['1 flax egg (1 tbsp ground flax + 3 tbsp water)', 'ground-flaxseed', 7],
  ['2 flax eggs', 'ground-flaxseed', 14],
  ['1 chia egg', 'chia-seeds', 11],
  ['2 links andouille, sliced', 'andouille', 170],
  ['1 rotisserie chicken, shredded', 'rotisserie-chicken', 600],
  ['2 cups shredded rotisserie chicken', 'rotisserie-chicken', 280],
])('%s is what it is made of, whole', (text, food, grams) => {
  expect(ground(text)).toMatchObject({ food, grams, isSure: true });
});

describe('what a stranger’s line means', () => {
  test.each([
    ['2 to 3 cups sugar', '2 cups sugar'],
    ['about 2 cups sugar', '2 cups sugar'],
    ['2 tablespoon(s) olive oil', '2 tbsp olive oil'],
    ['200 g – 250 g butter', '200 g butter'],
    ['2 cups leftover rice', '2 cups cooked rice'],
    ['1Â½ cups flour', '1½ cups flour'],
    ['2 tbsp crÃ¨me fraÃ®che', '2 tbsp crème fraîche'],
    ['200gplain flour', '200 g plain flour'],
    ['1 tbspolive oil', '1 tbsp olive oil'],
    ['2garlic cloves', '2 garlic cloves'],
    ['1 can chickpeas (drained weight 240 g)', '240 g chickpeas'],
  ])('%s weighs as %s', (text, plain) => {
    expect(ground(text).grams).toBe(ground(plain).grams);
  });

  test.each([
    ['6 (1 1/2-pound) chicken thighs', 680],
    ['4 (8-ounce) chicken breasts', 907],
    ['2 (1-pound) eggplants', 907],
  ])('%s: a weight in brackets is of one, unless none weighs so much', (text, grams) => {
    expect(ground(text).grams).toBe(grams);
  });

  test('a stated share of fat takes the nearest mince of the animal', () => {
    const fatOf = (text: string): number => groundForeignLine(text).food?.per100g.fat ?? Number.NaN;
    expect(fatOf('1 lb 95% lean ground beef')).toBeLessThan(7);
    expect(fatOf('1 lb ground beef (80/20)')).toBeGreaterThan(17);
    expect(fatOf('500g beef mince, 5% fat')).toBeLessThan(7);
    expect(fatOf('1 lb 99% lean ground turkey')).toBeLessThan(3);
  });

  test('a number without a unit is of cups where the food is never counted, as a guess', () => {
    expect(ground('3/4 cocoa powder')).toMatchObject({ food: 'cocoa-powder', weight: 'guessed' });
    expect(ground('3/4 cocoa powder').grams).toBe(ground('3/4 cup cocoa powder').grams);
  });
});

describe('lines in other languages', () => {
  test.each([
    ['de', '2 EL Mehl', 'all-purpose-flour', '2 tbsp all-purpose flour'],
    ['de-AT', '0,5 l Milch', 'milk', '0.5 l milk'],
    ['de', '2 große Eier', 'egg', '2 large eggs'],
    ['de', '1 Bund Frühlingszwiebeln', 'green-onion', '1 bunch green onions'],
    ['de', '200 g Walnüsse, gehackt', 'walnuts', '200 g walnuts'],
    ['de', '1 Dose Kichererbsen (400 g)', 'chickpeas-canned', '1 can chickpeas (400 g)'],
    ['fr', '2 cuillères à soupe d’huile d’olive', 'olive-oil', '2 tbsp olive oil'],
    ['de', '1 Dose Kichererbsen (Abtropfgewicht 240 g)', 'chickpeas-canned', '240 g chickpeas'],
    ['fr', '1 gousse d’ail hachée', 'garlic', '1 clove garlic'],
    ['fr-FR', '20 cl de crème liquide', 'heavy-cream', '20 cl heavy cream'],
    ['fr', '3 œufs', 'egg', '3 eggs'],
    ['es', '2 cucharadas soperas de aceite de oliva', 'olive-oil', '2 tbsp olive oil'],
    ['es', '3 dientes de ajo', 'garlic', '3 cloves garlic'],
    ['es', '1/2 kg de patatas', 'potato', '1/2 kg potatoes'],
    ['es', '1 cucharadita de pimienta', 'black-pepper', '1 tsp black pepper'],
  ])('%s: %s', (language, text, id, english) => {
    expect(ground(text, language)).toMatchObject({ food: id, isSure: true });
    expect(ground(text, language).grams).toBe(ground(english).grams);
  });

  test.each([
    ['de', '2 Eier, verquirlt', true],
    ['de', '1 Zwiebel (groß)', true],
    ['de', '400 g Nudeln', true],
    ['de', 'Olivenöl 2 EL', true],
    ['de', '400 g Nudeln mit Walnüssen', false],
    ['de', '200 g bunte Nudeln', false],
    ['de', '100 g Butter oder Margarine', false],
    ['de', '2 EL Mehl, 1 Ei', false],
    ['fr', '2 carottes râpées', true],
    ['fr', '1 gousse d’ail', true],
    ['fr', '200 g de carottes des sables', false],
    ['es', '2 cebollas picadas', true],
  ])('a food of the table and nothing else is known as surely as in English, in %s: %s', (language, text, isSure) => {
    expect(ground(text, language).isSure).toBe(isSure);
  });

  test('of a food that no table has, the amount is known all the same', () => {
    expect(groundForeignLine('3 EL Zorgelbeeren', 'de')).toMatchObject({ food: undefined, line: { unit: 'tbsp', name: 'Zorgelbeeren' } });
  });

  test('a German compound is of the kind its end names, as a guess', () => {
    expect(ground('200 g Almhofbutter', 'de')).toMatchObject({ food: 'butter', grams: 200, isSure: false });
  });

  test('without a table nothing is guessed, by whatever English word stands in the line', () => {
    expect(ground('200 g gift sugar', 'sv')).toEqual({ food: undefined, grams: null, isSure: false, weight: 'unknown' });
    expect(ground('2 dl mjölk', 'sv').food).toBeUndefined();
  });
});
