import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FOODS } from '../food/food-table.ts';
import { ALLERGENS, type Allergen } from '../food/food.ts';
import { groundLine, SURE_CONFIDENCE } from '../ingredient/ground-line.ts';
import { listAllergens } from './check-allergen.ts';
import { checkLine, checkReadLine, isAboutAllergen, LINE_RULES, type LineRule, readLine } from './check-line.ts';
import { allergyRule, dietRule, restrictionRule } from './diet-rule.ts';

const RULES: Readonly<Record<string, readonly LineRule[]>> = {
  vegetarian: [dietRule('vegetarian')],
  vegan: [dietRule('vegan')],
  gluten: [dietRule('glutenfree')],
  dairy: [restrictionRule('Dairy-Free')],
  nut: [allergyRule('tree-nut'), allergyRule('peanut')],
  shellfish: [allergyRule('crustacean'), allergyRule('mollusc')],
  fish: [allergyRule('fish')],
  egg: [allergyRule('egg')],
  soy: [allergyRule('soy')],
  sesame: [allergyRule('sesame')],
  mustard: [allergyRule('mustard')],
  celery: [allergyRule('celery')],
  sulphite: [allergyRule('sulphite')],
  kosher: [restrictionRule('Kosher')],
  halal: [restrictionRule('Halal')],
  pregnancy: [dietRule('pregnancy')],
  carnivore: [dietRule('carnivore')],
  keto: [dietRule('keto')],
  pork: [{ type: 'avoidance', avoid: 'pork' }],
  alcohol: [{ type: 'avoidance', avoid: 'alcohol' }],
};

const breaksAllergy = (line: string, allergen: Allergen): boolean =>
  checkLine(line, [allergyRule(allergen)]).some(({ outcome }) => outcome === 'breaks');

const breaks = (line: string, name: string): boolean => checkLine(line, RULES[name]).some(({ outcome }) => outcome === 'breaks');

describe('words that give an ingredient away', () => {
  // FALCPA and EU 1169/2011 names, E-numbers of EU 1333/2008, and what dictionaries say of the dish.
  test.each([
    ['sodium caseinate', 'dairy vegan'],
    ['whey permeate', 'dairy vegan'],
    ['reblochon', 'dairy vegan'],
    ['Epoisses de Bourgogne', 'dairy pregnancy'],
    ['albumen', 'egg vegan'],
    ['lysozyme (E1105)', 'egg vegan'],
    ['E322 emulsifier', 'soy'],
    ['carmine (E120)', 'vegetarian vegan'],
    ['shellac', 'vegan'],
    ['beeswax', 'vegan'],
    ['isinglass finings', 'vegetarian vegan fish'],
    ['calf rennet', 'vegetarian vegan'],
    ['leaf gelatine', 'vegetarian halal kosher'],
    ['1/4 cup malted barley syrup', 'gluten'],
    ['durum wheat semolina', 'gluten'],
    ['seitan', 'gluten'],
    ['Worcestershire sauce', 'vegetarian fish'],
    ['crab sticks (surimi)', 'fish shellfish'],
    ['frutti di mare', 'shellfish kosher'],
    ['squid ink', 'shellfish kosher vegetarian'],
    ['marzipan', 'nut'],
    ['1/2 cup M&M’s', 'nut'],
    ['hazelnut praline', 'nut'],
    ['groundnut paste', 'nut'],
    ['satay', 'nut'],
    ['halva', 'sesame'],
    ['beer-battered cod', 'gluten fish halal alcohol'],
    ['1 slice pepperoni pizza', 'vegetarian gluten dairy kosher halal pork keto carnivore'],
    ['quiche lorraine', 'egg dairy gluten pork'],
    ['raw oysters', 'shellfish pregnancy'],
    ['swordfish steak', 'fish pregnancy'],
    ['chicken liver pâté', 'vegetarian pregnancy'],
    ['unpasteurized milk', 'pregnancy dairy'],
    ['leche entera', 'dairy'],
    ['noisettes', 'nut'],
    ['crevettes', 'shellfish'],
    ['Weizenmehl', 'gluten'],
    ['jamón', 'pork halal'],
  ])('%s breaks %s', (line, names) => {
    expect(names.split(' ').filter((name) => !breaks(line, name))).toEqual([]);
  });
});

describe('a longer name hides nothing of the words in it', () => {
  // What dictionaries say of the dish; the longest phrase alone counts in a text.
  test.each([
    ['sesame chicken', 'sesame vegetarian'],
    ['sesame buns', 'sesame gluten'],
    ['honey butter', 'dairy vegan'],
    ['seafood pasta', 'gluten fish shellfish'],
    ['Scotch eggs', 'egg gluten'],
    ['dan dan noodles', 'gluten nut sesame pork'],
    ['satay skewers', 'nut vegetarian'],
    ['cream of celery soup', 'celery dairy'],
    ['coq au vin', 'alcohol halal vegetarian'],
    ['beurre blanc', 'dairy vegan'],
    ['chestnut flour', 'nut'],
    ['deli ham', 'pork halal'],
    ['potato salad', 'egg mustard'],
    ['pork gelatin', 'pork halal vegetarian'],
    ['tom yum paste', 'shellfish fish'],
    ['shepherd’s pie', 'dairy vegetarian'],
    ['bacon cheeseburger', 'pork gluten dairy'],
  ])('%s breaks %s', (line, names) => {
    expect(names.split(' ').filter((name) => !breaks(line, name))).toEqual([]);
  });
});

describe('words that only sound like it', () => {
  test.each([
    ['2 tbsp peanut butter', 'dairy vegan'],
    ['1 cup almond milk', 'dairy vegan'],
    ['1 cup coconut cream', 'dairy vegan nut'],
    ['cocoa butter', 'dairy vegan'],
    ['1 can butter beans', 'dairy vegan'],
    ['1 head butter lettuce', 'dairy vegan'],
    ['1 tsp cream of tartar', 'dairy vegan'],
    ['2 tbsp vegan butter', 'dairy vegan'],
    ['1/2 cup dairy-free shredded cheese', 'dairy'],
    ['cashew cream cheese', 'dairy vegan'],
    ['1 large eggplant', 'egg vegan'],
    ['1 flax egg', 'egg vegan'],
    ['1 tsp nutmeg', 'nut'],
    ['1 can water chestnuts', 'nut'],
    ['butternut squash', 'nut dairy'],
    ['nut-free granola', 'nut'],
    ['2 cups gluten-free flour', 'gluten'],
    ['1 cup buckwheat groats', 'gluten'],
    ['rice noodles', 'gluten'],
    ['king oyster mushrooms', 'shellfish vegetarian kosher'],
    ['chicken of the woods mushrooms', 'vegetarian vegan'],
    ["lamb's lettuce", 'vegetarian vegan'],
    ['beefsteak tomatoes', 'vegetarian'],
    ['hamburger buns', 'vegetarian pork'],
    ['honeydew melon', 'vegan'],
    ['agar-agar', 'vegetarian kosher halal'],
    ['microbial rennet', 'vegetarian vegan'],
    ['tempeh bacon', 'vegetarian pork halal'],
    ['root beer', 'alcohol halal'],
    ['alcohol-free wine', 'alcohol halal pregnancy'],
    ['eggs, at room temperature', 'dairy'],
    ['1 kosher dill pickle', 'vegan kosher'],
    ['1 tbsp beef gelatin powder (halal certified)', 'halal'],
  ])('%s keeps to %s', (line, names) => {
    expect(names.split(' ').filter((name) => breaks(line, name))).toEqual([]);
  });
});

describe('rarer foods and what hides in a product', () => {
  test.each([
    ['1 tbsp Lea & Perrins', 'vegetarian fish', 'dairy egg', 'label: anchovies'],
    ['2 tsp nam pla', 'vegetarian fish', 'gluten dairy', 'Thai: fish water'],
    ['1 tbsp belacan, toasted', 'vegetarian shellfish kosher', 'dairy', 'fermented krill'],
    ['1 tbsp prahok', 'vegetarian fish', 'gluten', 'Khmer fish paste'],
    ["1 tsp Gentleman's Relish", 'vegetarian fish dairy', 'nut', 'label: anchovies, butter'],
    ['4 oz kani salad sticks', 'vegetarian fish shellfish kosher', 'nut', 'surimi with crab'],
    ['6 kamaboko slices', 'vegetarian fish', 'nut', 'surimi'],
    ['3 tbsp caviar', 'vegetarian fish', 'dairy', 'SR28 15012'],
    ['12 escargots', 'vegetarian shellfish kosher', 'dairy', 'land snail, a mollusk'],
    ['1 block fu', 'gluten', 'vegan', 'dried wheat gluten'],
    ['1/2 cup Grape-Nuts', 'gluten', 'nut', 'label: wheat, malted barley'],
    ['2 tbsp malt syrup', 'gluten', 'vegan dairy', 'barley, FALCPA and EU 1169/2011 Annex II'],
    ['2 tbsp malt vinegar', 'gluten', 'vegan', 'barley, Codex CXS 118'],
    ['1 cup pearl couscous', 'gluten', 'vegan', 'durum wheat'],
    ['1 cup fregola sarda', 'gluten', 'vegan', 'durum wheat'],
    ['2 oz Kit Kat', 'gluten dairy vegan', 'nut', 'label: wheat flour, milk'],
    ['1/2 cup bajra flour', 'keto', 'gluten vegan', 'pearl millet, Codex CXS 118 lists no gluten'],
    ['1 tbsp calcium caseinate', 'dairy vegan', 'egg', 'milk protein, EU 1169/2011'],
    ['1/2 cup khoya', 'dairy vegan', 'egg', 'dried milk'],
    ['2 tbsp ghee', 'dairy vegan', 'vegetarian', 'Codex CXS 280'],
    ['1 tbsp beurre noisette', 'dairy vegan', 'nut', 'browned butter'],
    ['1 oz ricotta salata', 'dairy vegan', 'egg', 'ewe milk whey'],
    ['1 cup crème anglaise', 'egg dairy vegan', 'nut', 'egg yolk custard'],
    ['1 cup marshmallow fluff', 'egg vegan', 'vegetarian dairy', 'label: egg white'],
    ['50 g halva, crumbled', 'sesame', 'nut dairy', 'SR28 19117'],
    ['1 tsp gomasio', 'sesame', 'vegan', 'sesame and salt'],
    ['150 g marzipan', 'nut', 'gluten', 'almonds, Codex'],
    ['1 oz turrón', 'nut egg', 'gluten', 'EU PGI Jijona: almonds, egg white'],
    ['2 tbsp crunchy PB', 'nut', 'vegan dairy', 'peanut butter'],
    ['2 tbsp peanut butter and butter', 'dairy', '', 'butter'],
    ['1 cup oat milk and milk', 'dairy', '', 'milk'],
    ['1 cup mole poblano', 'nut sesame', 'egg', 'almonds, peanuts and sesame in the usual recipe'],
    ['1/4 cup muhammara', 'nut', 'egg', 'walnuts'],
    ['1/2 cup ginkgo nuts', 'nut', 'vegan', 'FDA tree nut list of 2006'],
    ['1 cup lotus seeds', '', 'nut vegan', 'a seed of a water lily'],
    ['1 tsp soy lecithin', 'soy', 'vegan', 'E322'],
    ['2 sheets yuba', 'soy', 'vegan gluten', 'skin of soy milk'],
    ['1 cup chicharrones', 'vegetarian kosher halal pork', 'dairy', 'pork rind'],
    ['2 oz salt pork', 'vegetarian kosher halal pork', 'dairy', 'SR28 10165'],
    ['1/4 cup suet', 'vegetarian vegan', 'dairy pork', 'beef fat, SR28 13335'],
    ['1 lb sweetbreads', 'vegetarian', 'gluten dairy', 'thymus, SR28 13337'],
    ['1 oz head cheese', 'vegetarian pork kosher halal', 'dairy', 'SR28 07034'],
    ['120 ml mead', 'alcohol halal pregnancy vegan', 'gluten', 'fermented honey'],
    ['2 tbsp mirin', 'alcohol halal', 'vegan', 'sweet rice wine'],
    ['1 tbsp kirsch', 'alcohol halal pregnancy', 'vegan', 'cherry spirit'],
    ['1 rennet tablet', 'vegetarian vegan', 'gluten', 'calf stomach where nothing else is said'],
    ['1 cup salsify (oyster plant)', '', 'shellfish vegan kosher', 'SR28 11437'],
    ["2 cups lamb's lettuce", '', 'vegetarian vegan', 'SR28 11190'],
    ['1 cup pigeon peas', '', 'vegetarian vegan', 'a pulse'],
    ['1 tbsp cocoa butter', '', 'dairy vegan', 'fat of the cacao bean'],
    ['1 tsp furikake', 'vegetarian fish soy sesame', 'nut', 'bonito flakes moistened with soy sauce'],
    ['2 tbsp amaretto', 'nut alcohol halal', 'dairy', 'almond liqueur, which the table counts as coffee liqueur'],
    ['2 tbsp nut butter', 'nut', 'dairy', 'of peanuts or of tree nuts'],
    ['1 cup seafood sauce', 'egg mustard', 'dairy', 'British: mayonnaise with ketchup'],
    ['4 slices black pudding', 'gluten pork', 'egg', 'oatmeal, rusk or pearl barley'],
    ['1 (5 oz) can tuna, drained', 'fish soy', 'gluten', 'labels: vegetable broth with soy'],
    ['1 can cream of mushroom soup', 'gluten dairy soy', 'egg', "Campbell's: soy protein concentrate"],
    ['1 package instant ramen', 'gluten soy dairy celery vegetarian', 'egg', "Maruchan's labels"],
    ['1 box stuffing mix', 'gluten celery soy vegetarian', 'fish', 'Stove Top: soy protein, chicken broth'],
    ['1 tbsp sriracha', 'sulphite', 'gluten', 'Huy Fong: sodium bisulfite'],
    ['1 lb large shrimp', 'shellfish sulphite', 'gluten', 'Florida Sea Grant TP 46: bisulfite against black spots'],
    ['1 cup sangria', 'alcohol sulphite', 'gluten', 'of wine'],
    ['1/2 cup dried peaches', 'sulphite', 'gluten', 'more than 100 ppm in dried fruit'],
    ['2 tbsp bottled lemon juice', 'sulphite', 'gluten', 'more than 100 ppm'],
    ['1/2 cup dry cider', 'alcohol halal', 'gluten', 'British cider is fermented'],
    ['1 cup apple cider', '', 'alcohol halal', 'American cider is juice'],
    ['2 oz taleggio', 'pregnancy dairy', 'egg', 'soft, with a washed rind'],
    ["1 wedge Pont l'Évêque", 'pregnancy dairy', 'egg', 'soft, with a washed rind'],
    ['1 haggis', 'vegetarian pregnancy', 'dairy', 'of liver among the rest'],
    ['3 oz munster cheese', 'dairy pregnancy', 'egg', 'the French one has a washed rind'],
    ['2 tbsp cod liver oil', 'fish pregnancy', 'dairy', 'vitamin A'],
    ['4 hot dogs', 'pork halal kosher vegetarian', 'dairy', 'of whatever meat'],
    ['4 beef hot dogs', 'vegetarian pregnancy', 'pork halal dairy', 'SR28 07022'],
    ['2 veggie hot dogs', 'gluten', 'vegetarian pork halal', 'as vegan sausage'],
    ['1 drop carmine', 'kosher vegetarian vegan', 'gluten', 'of insects'],
  ])('%s breaks "%s" and keeps to "%s": %s', (line, broken, kept) => {
    expect(broken.split(' ').filter((name) => name && !breaks(line, name))).toEqual([]);
    expect(kept.split(' ').filter((name) => name && breaks(line, name))).toEqual([]);
  });
});

test('halal-certified answers for gelatin, not for pork', () => {
  expect(breaks('halal pork sausage', 'halal')).toBe(true);
});

test('meat and dairy of one line are not kosher together', () => {
  expect([breaks('beef patty with cheddar', 'kosher'), breaks('beef patty', 'kosher'), breaks('cheddar', 'kosher')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a verdict names the ingredient and the rule', () => {
  expect(checkLine('2 oz tilsit', [allergyRule('dairy')])).toEqual([
    {
      rule: allergyRule('dairy'),
      outcome: 'breaks',
      ingredient: 'tilsit',
      sentence: 'Tilsit does not fit an allergy to dairy: it is or contains dairy.',
    },
  ]);
});

test('what nobody knows is unknown, which under an allergy is not eaten', () => {
  const line = '1 tbsp glimmerwort';
  for (const rule of [allergyRule('peanut'), allergyRule('egg'), dietRule('vegan')])
    expect(checkLine(line, [rule])).toMatchObject([{ outcome: 'unknown', ingredient: line }]);
  expect([allergyRule('peanut'), dietRule('glutenfree'), restrictionRule('Dairy-Free'), dietRule('vegan')].map(isAboutAllergen)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('oats are allowed without gluten where the plan says certified', () => {
  expect(checkLine('1 cup rolled oats', [dietRule('glutenfree')])).toMatchObject([{ outcome: 'needs-label' }]);
});

describe('a word more never makes a line safer', () => {
  const additions = [
    'with peanuts',
    'with shrimp',
    'with vegan cheese',
    'with bacon',
    'with walnuts',
    'containing milk',
    '(gluten-free)',
    'with honey',
  ];
  const brokenBy = (line: string) =>
    checkLine(line)
      .filter(({ outcome }) => outcome === 'breaks')
      .map(({ rule }) => JSON.stringify(rule));

  test('whatever the food', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FOODS), fc.constantFrom(...additions), ({ names }, addition) => {
        const after = new Set(brokenBy(`1 cup ${names.noun} ${addition}`));
        expect(brokenBy(`1 cup ${names.noun}`).filter((rule) => !after.has(rule))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  test('a nut-free granola with peanuts has peanuts', () => {
    expect(breaks('nut-free granola with peanuts', 'nut')).toBe(true);
  });

  test.each([
    ['granola bar, not nut-free', 'nut'],
    ["flour that isn't gluten-free", 'gluten'],
    ['not dairy or nut free zorgle spread with nuts', 'nut'],
  ])('nor does one that denies it: %s', (line, rule) => expect(breaks(line, rule)).toBe(true));

  test('but of a list only the one that is denied', () => expect(breaks('gluten-free, not dairy-free flour', 'gluten')).toBe(false));
});

test('no word takes away an allergen that the table declares', () => {
  const lost = FOODS.flatMap((food) =>
    listAllergens(food)
      .filter((allergen) => !breaksAllergy(food.names.noun, allergen))
      .map((allergen) => `${food.id}: ${allergen}`),
  );
  expect(lost).toEqual([]);
});

test('any text is judged, rule by rule, at most once each', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (text) => {
      const rules = checkLine(text).map(({ rule }) => JSON.stringify(rule));
      expect(new Set(rules).size).toBe(rules.length);
      expect(rules.length).toBeLessThanOrEqual(LINE_RULES.length);
    }),
    { numRuns: 200 },
  );
});

test.each([
  ['olive oil for brushing the bread', 'gluten', false],
  ['For topping: chopped peanuts', 'nut', true],
  ['1 cup water (or use all water and no wine)', 'alcohol', false],
  ['1 cup milk (or almond milk)', 'nut', true],
  ['1 tbsp vegan butter or butter', 'vegan', true],
  ['gluten-free pasta or spaghetti', 'gluten', true],
  ['2 tbsp tamari/soy sauce', 'gluten', true],
  ['2 tbsp tamari (or coconut aminos)', 'gluten', false],
  ['1/4 cup vegan or regular parmesan', 'dairy', true],
  ['4 tbsp butter or Earth Balance Vegan Buttery Stick', 'soy', true],
  ['1 cup almond or oat milk', 'dairy', false],
])('%s, judged for %s: %s', (line, name, expected) => {
  expect(breaks(line, name)).toBe(expected);
});

test.each(['constructor', 'toString', '__proto__', 'constructor free rice', 'no hasOwnProperty'])(
  'reads %j as words like any other',
  (text) => {
    expect(checkLine(text).every(({ outcome }) => outcome === 'unknown' || text.includes('rice'))).toBe(true);
  },
);

test('what is not for an age is told in words', () => {
  const [verdict] = checkLine('200 g swordfish', [{ type: 'avoidance', avoid: 'high-mercury' }]);
  expect(verdict?.sentence).toBe('Swordfish is or may contain fish high in mercury.');
});

test('a line that is surely counted as a food of the table, by its name in one or several, is known under every allergy', () => {
  const rules = ALLERGENS.map(allergyRule);
  const unknown = FOODS.flatMap((food) =>
    [...new Set([food.names.noun, food.names.plural])].filter((name) => {
      const line = `1 cup ${name}`;
      const { food: counted, confidence } = groundLine(line);
      if (counted?.id !== food.id || confidence < SURE_CONFIDENCE) return false;
      return checkReadLine(readLine(line), rules).some(({ outcome }) => outcome === 'unknown');
    }),
  );
  expect(unknown).toEqual([]);
});

test('a food whose own name also gives something away is judged by both', () => {
  expect(checkLine('1 can kidney beans', [allergyRule('tree-nut')])).toEqual([]);
  expect(checkLine('1 can kidney beans', [dietRule('keto')]).map(({ outcome }) => outcome)).toEqual(['breaks']);
});
