import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseFoods } from './parse-foods.ts';

const AVOCADO = `avocado: avocado, avocados; also: hass avocado; kind: fruit raw; aisle: produce $$
  units: each* 150, cup-mashed 230; sr: 09037 Avocados, raw ... commercial varieties
`;

const read = (text: string) => {
  const parsed = parseFoods(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault));
  return parsed.value;
};

const faultsOf = (text: string) => {
  const parsed = parseFoods(text);
  return parsed.ok ? [] : parsed.fault.map(({ line, problem, remedy }) => `${line}: ${problem} -> ${remedy}`);
};

test('the guide shows foods of the table, letter for letter', () => {
  const [guide, legumes] = ['AUTHORING.md', 'foods/legumes.foods'].map((path) =>
    readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'),
  );
  const shown = /```foods\n([^`]+)```/.exec(guide ?? '')?.[1] ?? '';
  expect(read(shown)).toHaveLength(3);
  for (const paragraph of shown.trim().split(/\n(?=\S)/)) expect(legumes).toContain(`${paragraph}\n`);
});

describe('parseFoods reads', () => {
  test('names, kind, aisle, price, units, the first of them, and where the figures are from', () => {
    expect(read(AVOCADO)).toEqual([
      {
        id: 'avocado',
        noun: 'avocado',
        plural: 'avocados',
        aliases: ['hass avocado'],
        kind: 'fruit',
        state: 'raw',
        aisle: 'produce',
        cost: 2,
        units: { each: 150, 'cup-mashed': 230 },
        prefer: 'each',
        sr: '09037',
        must: ['Avocados, raw', 'commercial varieties'],
      },
    ]);
  });

  test('a food that is weighed, with the form its name takes before another', () => {
    const [food] = read(
      'beans: dried bean, dried beans (bean); kind: legume dry; aisle: world $; yield: 2.4; refuse: 0.05; sr: 16001 beans',
    );
    expect(food).toMatchObject({ noun: 'dried bean', plural: 'dried beans', modifier: 'bean', prefer: 'g', yield: 2.4, refuse: 0.05 });
    expect(read('oats: oats (oat); kind: grain dry; aisle: world $; sr: 20038 Oats')[0]).not.toHaveProperty('plural');
  });

  test('a first unit whose grams follow from another', () => {
    const [food] = read('starch: starch; kind: baking dry; aisle: baking $; units: cup 128, tbsp*; sr: 20027 Cornstarch');
    expect(food).toMatchObject({ units: { cup: 128 }, prefer: 'tbsp' });
  });

  test('allergens and facets, with who says so', () => {
    const [food] = read(
      'x: x; kind: sauce prepared; aisle: world $; allergens: soy, celery; facets: allium, ready-to-eat; sr: 06001 X\n  allergen note: a pack; read 2026-11-22',
    );
    expect(food).toMatchObject({
      allergens: ['soy', 'celery'],
      facets: ['allium', 'ready-to-eat'],
      allergenNote: 'a pack; read 2026-11-22',
    });
  });

  test.each([
    ['mix by estimate: 0.77 15151 shrimp, mixed + 0.23 02047 Salt', 'estimate', [0.77, 0.23]],
    ['mix by definition: 0.5 20081 wheat flour + 0.5 14555 water', 'definition', [0.5, 0.5]],
    ['stand-in: 02029 parsley, dried', 'stand-in', [1]],
  ])('%s', (source, basis, shares) => {
    const [food] = read(`x: x; kind: sauce prepared; aisle: world $; ${source}\n  note: As sold; by its label`);
    expect(food?.composite).toMatchObject({ basis, note: 'As sold; by its label' });
    expect(food?.composite?.parts.map(({ share }) => share)).toEqual(shares);
    expect(food?.composite?.parts.every(({ sr, must }) => /^\d{5}$/.test(sr) && must.length === 1)).toBe(true);
  });

  test('stated figures with their source, and nothing for what is not stated', () => {
    const [food] = read(
      'x: x; kind: cheese prepared; aisle: world $\n  stated by package: protein 19, carbs 0.9, fat 26.2, fiber 0\n  source: Pack, https://example.org/x;y,\n    read 2026-11-21\n  note: Fat is what the energy leaves',
    );
    expect(food?.label).toEqual({
      basis: 'package',
      per100g: { protein: 19, carbs: 0.9, fat: 26.2, fiber: 0 },
      source: 'Pack, https://example.org/x;y, read 2026-11-21',
      note: 'Fat is what the energy leaves',
    });
  });

  test('a sentence said of several foods, comments and blank lines', () => {
    const two = ['a', 'b'].map((id) => `${id}: ${id}; kind: spice dried; aisle: spices $; sr: 02001 A; energy note: @own`);
    const foods = read(`# Spices\n@own: USDA has factors\n    of its own; they are lower\n\n${two.join('\n  # of the second\n')}\n`);
    expect(foods.map(({ energyNote }) => energyNote)).toEqual(Array(2).fill('USDA has factors of its own; they are lower'));
  });
});

describe('parseFoods finds', () => {
  const head = 'x: x; kind: fruit raw; aisle: produce $; sr: 09037 Avocados';
  test.each([
    ['an unknown kind', AVOCADO.replace('fruit raw', 'froot raw'), /^1: "froot" .*vegetable, fruit/],
    ['a kind without its state', AVOCADO.replace('fruit raw', 'fruit'), /^1: "" is none .* raw, dry/],
    ['a third word of a kind', AVOCADO.replace('fruit raw', 'fruit raw ripe'), /^1: "fruit raw ripe" is none/],
    ['an unknown aisle', AVOCADO.replace('produce', 'garden'), /"garden"/],
    ['an aisle without a price', AVOCADO.replace('produce $$', 'produce'), /"" is no price/],
    ['an unknown unit', AVOCADO.replace('cup-mashed', 'cup-mush'), /^2: "cup-mush"/],
    ['a unit that weighs nothing', AVOCADO.replace('cup-mashed 230', 'cup-mashed'), /cup-mashed weighs nothing/],
    ['grams that are no number', AVOCADO.replace('230', '230g'), /"230g" is no number/],
    ['a unit weighed twice', AVOCADO.replace('cup-mashed', 'each'), /each is weighed twice/],
    ['two first units', AVOCADO.replace('cup-mashed', 'cup-mashed*'), /each and cup-mashed are starred/],
    ['a number with four digits', AVOCADO.replace('09037', '9037'), /no food of SR28/],
    ['an unknown allergen', `${head}; allergens: nuts`, /"nuts" .*tree-nut/],
    ['a field nobody knows', `${head}; colour: green`, /"colour" is no field .*also, kind/],
    ['a field twice', `${head}; kind: fruit raw`, /kind is given twice/],
    ['a value without its field', `${head}; green`, /"green" is no field/],
    ['a field at the margin', 'kind: fruit raw; aisle: produce $', /kind at the margin/],
    ['a field before any food', `  kind: fruit raw\n${head}`, /^1: a field before/],
    ['a food without a kind', 'x: x; aisle: produce $; sr: 09037 Avocados', /x has no kind/],
    ['a name with a colon, of a field that was indented too far', 'x: x\n    kind: fruit raw', /"x kind: fruit raw" is no name/],
    ['a source of SR28 figures', `${head}\n  source: a page`, /^2: a source of no figures/],
    ['a note on SR28 figures', `${head}\n  note: ripe`, /^2: a note on no figures/],
    ['figures without fat', 'x: x; kind: fruit raw; aisle: produce $; stated by analysis: protein 1, carbs 2', /without all three/],
    ['a figure of an unknown nutrient', 'x: x; kind: fruit raw; aisle: produce $; stated by analysis: salt 1', /"salt"/],
    ['a part of a mix without a number', 'x: x; kind: fruit raw; aisle: produce $; mix by estimate: 0.5 water', /"water" is no food/],
    ['a sentence that is not there', `${head}\n  energy note: @acid`, /^2: nothing is called @acid/],
    ['a sentence nobody says', `@acid: Acids\n${head}`, /^1: no food says @acid/],
    ['a sentence said twice', `@acid: A\n@acid: B\n${head}; energy note: @acid`, /^2: @acid is said twice/],
    ['a line wider than code', `${head}\n  # ${'x'.repeat(140)}`, /^2: 144 characters/],
  ])('%s', (_, text, fault) => {
    expect(faultsOf(text)).toContainEqual(expect.stringMatching(fault));
  });

  test('every fault of a file, in the order of its lines', () => {
    const faults = faultsOf(`${AVOCADO.replace('230', 'x')}pear: pear; kind: fruit ripe; aisle: produce $`);
    expect(faults.map((fault) => fault.slice(0, 1))).toEqual(['2', '3']);
  });
});
