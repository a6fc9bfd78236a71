import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FOODS } from '../food/food-table.ts';
import { groundLine, SURE_CONFIDENCE } from './ground-line.ts';
import { parseLine } from './parse-line.ts';

const idOf = (text: string): string | undefined => groundLine(text).food?.id;

describe('the food of a line', () => {
  test.each([
    ['boneless, skinless chicken breast', 'chicken-breast'],
    ['2 pounds Foster Farms Free Range Chicken Breast Fillets', 'chicken-breast'],
    ['3 chicken thighs, bone-in, skin-on', 'chicken-thigh-skin-on'],
    ['1 (14 oz) can chickpeas, drained', 'chickpeas-canned'],
    ['1 cup dried chickpeas', 'chickpeas-dry'],
    ['1 (5 oz) can tuna in water, drained', 'tuna-canned'],
    ['2 cups cooked white rice', 'white-rice-cooked'],
    ['1 cup uncooked white rice', 'white-rice'],
    ['8 oz spaghetti, cooked', 'spaghetti'],
    ['3 cups chicken, cooked and shredded', 'cooked-chicken'],
    ['4 strips bacon, cooked and crumbled', 'cooked-bacon'],
    ['8 oz bacon, cooked and crumbled', 'bacon'],
    ['1 can sweet corn, drained', 'canned-corn'],
    ['1 cup frozen blueberries', 'frozen-blueberries'],
    ['6 oz smoked salmon', 'smoked-salmon'],
    ['1 tsp thyme', 'thyme-dried'],
    ['1 tbsp fresh thyme', 'fresh-thyme'],
    ['juice of 1 lemon', 'lemon-juice'],
    ['zest of 1 orange', 'orange-zest'],
    ['12 corn or flour tortillas', 'corn-tortilla'],
    ['1 cup chicken or vegetable broth', 'chicken-broth'],
    ['28 oz diced tomatoes with juices', 'canned-tomatoes'],
    ['1 cup vegan grated cheese', 'vegan-cheddar'],
    ['2 tbsp butter or olive oil', 'butter'],
    ['1 rack of lamb', 'rack-of-lamb'],
    ['280 g rack of lamb', 'rack-of-lamb'],
    ['1 (28 oz.) can San Marzano tomatoes, crushed by hand', 'canned-tomatoes'],
    ['1 gammon steak (about 225g)', 'ham-steak'],
    ['1 cup mozarella cheese, shredded', 'mozzarella'],
    ['1 tsp tumeric', 'turmeric'],
    ['1 tsp minced garlic', 'garlic'],
    ['1 (4-lb) chicken, cut up', 'whole-chicken'],
    ['3 cups unsweetened vanilla almond milk', 'almond-milk'],
    ['1 tsp garlic salt', 'garlic-salt'],
    ['3 tbsp fresh rosemary (or 3 tsp dried rosemary)', 'fresh-rosemary'],
    ['2 tbsp soy sauce (or tamari)', 'soy-sauce'],
  ])('%s is %s', (line, id) => {
    expect(idOf(line)).toBe(id);
  });

  test.each([
    ['2 prickly pears', 'prickly-pear', 'SR28 09287, not a pear'],
    ['1 cup corn nuts', 'corn-nuts', 'SR28 19009, not nuts'],
    ['1 oz head cheese', 'head-cheese', 'SR28 07034, not cheese'],
    ['2 tsp Chinese 5 spice', 'five-spice', 'a spice, not five of them'],
    ['1 tsp five spice powder', 'five-spice', 'a spice, not five of them'],
    ['5 makrut lime leaves', 'lime-leaves', 'leaves, not five limes'],
    ['3 banana leaves', 'banana-leaf', 'a wrapper, not bananas'],
    ['12 pearl onions', 'pearl-onions', 'SR28 11289: 10 g each, not 110 g'],
    ['4 piquillo peppers', 'roasted-red-peppers', 'jarred peppers, not peppercorns'],
    ['100 g amaranth leaves', 'amaranth-leaves', 'SR28 11003, not the grain'],
    ['1 custard apple', 'custard-apple', 'SR28 09086, not an apple'],
    ['2 lb mutton', 'mutton', 'a grown sheep'],
    ['2 tbsp Lea & Perrins', 'worcestershire-sauce', 'a brand of it'],
    ['8 oz cremini', 'cremini-mushrooms', 'SR28 11266'],
    ['1 lb kangkong', 'water-spinach', 'SR28 11503'],
    ['1 cup verdolagas', 'purslane', 'SR28 11427'],
    ['2 cups mâche', 'lambs-lettuce', 'SR28 11190'],
    ['50 g halvah', 'halva', 'SR28 19117'],
    ['1 cup rice bran', 'rice-bran', 'SR28 20060, not wheat bran'],
    ['1 cup water spinach', 'water-spinach', 'SR28 11503, not spinach'],
    ['1 cup bonito flakes', 'bonito-flakes', 'MEXT 10092'],
    ['2 tbsp dried shrimp, rinsed', 'dried-shrimp', 'MEXT 10330, not fresh shrimp'],
    ['200 g sea cucumber', 'sea-cucumber', 'MEXT 10372, no vegetable'],
    ['2 sheets yuba', 'fresh-yuba', 'MEXT 04059'],
    ['4 oz dried bean curd sticks', 'dried-yuba', 'MEXT 04060, not tofu'],
    ['2 umeboshi', 'umeboshi', 'MEXT 07022'],
    ['1 ear corn, shucked, or 3/4 cup frozen corn', 'corn', 'the first choice is fresh'],
    ['4 ears corn', 'corn', 'an ear is on the cob'],
    ['1 cup poha', 'poha', 'Hindi: flattened rice'],
  ])('%s is %s: %s', (line, id) => {
    expect(idOf(line)).toBe(id);
  });

  test.each([
    ['4 duck wings', 'a wing of the table is a chicken wing'],
    ['1 unicorn steak', 'a steak of the table is beef'],
    ['1 cup cashew cheese', 'cheese is dairy'],
    ['1 cup dairy-free milk', 'milk is dairy'],
    ['1 cup mushroom bacon', 'bacon is pork'],
    ['4 quinoa sausages', 'sausage is pork'],
    ['2 oz peanut jerky', 'jerky is beef'],
    ['1 loaf pumpkin bread', 'bread is no quick bread'],
    ['1 tablespoon edible glitter', 'there is no such food'],
    ['', 'there is no word'],
  ])('%s is no food of the table, for %s', (line) => {
    expect(groundLine(line)).toMatchObject({ food: undefined, confidence: 0 });
  });

  test.each([
    ['4 ears corn', 408, 'SR28 11167: 102 g an ear'],
    ['3 heads baby bok choy', 300, 'about 100 g a baby head'],
    ['2 turkey legs', 1000, 'about 500 g as sold'],
    ['1 ball mozzarella', 125, 'the usual European ball'],
    ['3 strips orange zest', 6, 'a wide strip of peel'],
    ['12 pearl onions', 120, 'SR28 11289'],
    ['1 lge onion, chopped fine', 150, 'SR28 11282: a large one'],
    ['1 sachet dried gelatine', 7, 'SR28 19177: an envelope, not the box of four'],
    ['2 lb 3 oz lamb shoulder, diced', 992, 'nobody dices a bone'],
    ['2 1/4 sticks (18 tablespoons) unsalted butter', 256, 'of all the sticks'],
    ['2 (8 oz) packages cream cheese', 454, 'of each package'],
    ['1 lb sirloin steak', 454, 'what SR28 23611 leaves out of it is fat'],
    ['2 lb baby back ribs', 572, 'SR28 10192: 37 % is bone'],
  ])('%s weighs %d g: %s', (line, grams) => {
    expect(groundLine(line).grams).toBeCloseTo(grams, 0);
  });

  test('is sure of a name of the table and less sure of a brand', () => {
    expect(groundLine('1 cup cheddar').confidence).toBe(1);
    expect(groundLine('4 oz Cabot Seriously Sharp Cheddar').confidence).toBeLessThan(SURE_CONFIDENCE);
  });

  test('finds every food of the table by its own noun', () => {
    const lost = FOODS.filter(({ id, names }) => groundLine(parseLine(`100 g ${names.noun}`)).food?.id !== id).map(
      ({ names }) => names.noun,
    );
    expect(lost.length / FOODS.length).toBeLessThan(0.02);
  });

  test('never turns one kind of meat into another', () => {
    const animals = ['chicken', 'turkey', 'duck', 'pork', 'beef', 'lamb', 'salmon', 'shrimp'];
    const cuts = ['breast', 'thigh', 'wing', 'leg', 'steak', 'shoulder', 'fillet', 'loin', 'mince', 'broth', 'tail'];
    const words = ['boneless, skinless', 'organic', 'Happy Farm', ''];
    const text = fc.tuple(fc.constantFrom(...words), fc.constantFrom(...animals), fc.constantFrom(...cuts));
    fc.assert(
      fc.property(text, ([word, animal, cut]) => {
        const food = groundLine(`1 lb ${word} ${animal} ${cut}`.replace(/\s+/g, ' ')).food;
        const named = food ? `${food.id} ${food.kind} ${food.names.noun} ${food.names.aliases.join(' ')}` : animal;
        expect(named).toContain(animal);
      }),
      { numRuns: 200 },
    );
  });
});

describe('the weight of a line', () => {
  // Grams of SR28's household measures for the food's number, or arithmetic on what the line states.
  test.each([
    ['1 large egg', 50, '01123: 1 large'],
    ['1 cup cooked white rice', 158, '20045: 1 cup'],
    ['2 tbsp peanut butter', 32, '16167: 2 tbsp'],
    ['1 stick butter', 113, '01001: 1 stick'],
    ['1 medium banana', 118, '09040: 1 medium'],
    ['2 cups (250 g) flour', 250, 'stated'],
    ['2 (6-ounce) salmon fillets', 340.2, '2 x 6 x 28.35'],
    ['1 (15 oz) can black beans, drained and rinsed', 255.1, '0.6 of 425 g is drained'],
    ['1 (5 oz) can tuna in water, drained', 113.4, '0.8 of 142 g is drained'],
    ['14 dried manicotti tubes (8 ounces)', 226.8, 'in all, not each'],
    ['8 basil leaves', 4, '02044: 5 leaves are 2.5 g'],
    ['2 cups cooked barley', 110, '2 x 55 g dry make a cup cooked'],
    ['juice of 2 limes', 60, 'two limes of 30 ml'],
  ])('%s weighs %f g', (line, grams) => {
    expect(groundLine(line).grams).toBeCloseTo(grams, 0);
  });

  test('bones are no food unless the line took them off', () => {
    expect(groundLine('2 lb chicken wings').grams).toBeLessThan(700);
    expect(groundLine('2 lb boneless chicken thighs').grams).toBeCloseTo(907, 0);
  });

  test('of a deep pan of oil only what the food takes up is counted', () => {
    expect(groundLine('4 cups vegetable oil for deep frying').grams).toBeLessThan(100);
    expect(groundLine('2 tbsp vegetable oil for frying').grams).toBeCloseTo(27, 0);
  });

  test.each([
    ['salt to taste', { grams: 0, weight: 'not-stated' }],
    ['1 packet taco seasoning', { weight: 'guessed' }],
    ['3 recipes pie crust', { grams: null, weight: 'unknown' }],
    ['200 g feta', { grams: 200, weight: 'stated' }],
  ])('%s says how its weight is known', (line, expected) => {
    expect(groundLine(line)).toMatchObject(expected);
  });

  test('a twofold amount weighs twofold', () => {
    const line = fc.tuple(
      fc.integer({ min: 1, max: 6 }),
      fc.constantFrom('cups rice', 'eggs', 'tbsp olive oil', 'cloves garlic', 'oz feta'),
    );
    fc.assert(
      fc.property(line, ([count, rest]) => {
        const [one, two] = [count, 2 * count].map((amount) => groundLine(`${amount} ${rest}`).grams ?? Number.NaN);
        expect(two).toBeCloseTo(2 * (one ?? Number.NaN), 6);
      }),
    );
  });
});

test('any text gives a line with a finite weight, and the same one again', () => {
  const words = fc.constantFrom(
    '1',
    '2 1/2',
    'cups',
    'can',
    '(14 oz)',
    'of',
    'chicken',
    'or',
    'with',
    ',',
    'free',
    'vegan',
    'cooked',
    'style',
    '½',
    'milk',
  );
  const text = fc.oneof(
    fc.string({ maxLength: 80 }),
    fc.array(words, { maxLength: 14 }).map((parts) => parts.join(' ')),
  );
  fc.assert(
    fc.property(text, (line) => {
      const grounded = groundLine(line);
      expect(groundLine(line)).toEqual(grounded);
      expect(grounded.grams === null || (Number.isFinite(grounded.grams) && grounded.grams >= 0)).toBe(true);
      expect(grounded.food === undefined).toBe(grounded.confidence === 0);
    }),
    { numRuns: 300 },
  );
});
