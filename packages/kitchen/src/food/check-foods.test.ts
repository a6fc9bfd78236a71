import { describe, expect, it } from 'vitest';
import type { FoodEntry } from './food-entry.ts';
import { checkFoodEntries } from './check-foods.ts';
import { countSources } from './gates/check-source.ts';
import { readMeasure } from './gates/check-unit.ts';
import type { Sr28Food } from './sr28.ts';

const carrot: FoodEntry = {
  id: 'carrot',
  sr: '11124',
  must: ['Carrots, raw'],
  noun: 'carrot',
  plural: 'carrots',
  kind: 'vegetable',
  state: 'raw',
  units: { medium: 61, 'cup-chopped': 128 },
  prefer: 'medium',
  aisle: 'produce',
  cost: 1,
};

const statedElsewhere: NonNullable<FoodEntry['label']> = {
  basis: 'package',
  source: 'Pack of carrots: https://example.org/carrots, read 2026-11-21',
  per100g: { protein: 0.9, carbs: 9.6, fat: 0.2, fiber: 2.8, sugar: 4.7, saturatedFat: 0 },
};
const carrotMix = { basis: 'stand-in' as const, parts: [{ sr: '11124', must: ['Carrots'], share: 1 }], note: 'As carrots' };

const sr28 = new Map([
  row('11124', 'Carrots, raw', { energyKcal: 41, protein: 0.93, carbs: 9.58, fat: 0.24 }, ['128', '1 cup, chopped']),
  row('11125', 'Carrots, cooked, boiled, drained', { energyKcal: 35, protein: 0.76, carbs: 8.22, fat: 0.18 }),
  row('15110', 'Fish, swordfish, raw', { energyKcal: 144, protein: 19.66, carbs: 0, fat: 6.65 }),
  row('14096', 'Alcoholic beverage, wine, table, red', { energyKcal: 85, protein: 0.07, carbs: 2.61, fat: 0 }),
  row('07050', 'Mortadella, beef, pork', { energyKcal: 311, protein: 16.37, carbs: 3.05, fat: 25.39 }),
  row('09079', 'Cranberries, dried, sweetened', { energyKcal: 308, protein: 0.17, carbs: 82.8, fat: 1.09 }),
  row('99999', 'Mystery', { energyKcal: 85, protein: null, carbs: 2.61, fat: 0 }),
]);

const duck = new Map([row('05139', 'Duck, domesticated, meat and skin, raw', { energyKcal: 404, protein: 11.49, carbs: 0, fat: 39.34 })]);

const halves = [
  { sr: '11124', must: ['Carrots'], share: 0.5 },
  { sr: '11124', must: ['Carrots'], share: 0.5 },
];

const stating = (change: Partial<(typeof statedElsewhere)['per100g']>): typeof statedElsewhere => ({
  ...statedElsewhere,
  per100g: { ...statedElsewhere.per100g, ...change },
});

describe('checkFoodEntries', () => {
  it('lets a sound entry pass', () => {
    expect(checkFoodEntries([carrot], sr28)).toEqual([]);
  });

  it.each<[string, Partial<FoodEntry>, string]>([
    ['a wrong number', { sr: '15110' }, 'has no "Carrots, raw"'],
    ['a number SR28 does not have', { sr: '00000' }, 'no number 00000'],
    ['a number without guard words', { must: [] }, 'no guard words'],
    ['two sources', { label: statedElsewhere }, 'has 2 sources'],
    ['a blank macro', { sr: '99999', must: ['Mystery'] }, 'blank'],
    ['energy that the macros do not give', { sr: '14096', must: ['wine'] }, '4/4/9 gives'],
    ['a cooked food as raw', { sr: '11125', must: ['Carrots'] }, "SR28's food is cooked"],
    ['a raw food as canned', { state: 'canned' }, "SR28's food is raw"],
    ['a household unit half its weight', { units: { medium: 61, 'cup-chopped': 64 } }, 'SR28 has 128 g'],
    ['a unit that weighs nothing', { units: { medium: 0 } }, 'weighs 0 g'],
    ['a preferred unit without grams', { prefer: 'clove' }, 'prefers "clove"'],
    ['an id in capitals', { id: 'Carrot' }, 'kebab-case'],
    ['an alias in capitals', { aliases: ['Carotte'] }, 'lower case'],
    ['all of it thrown away', { refuse: 1 }, 'refuse is 1'],
    ['cheese without dairy', { kind: 'cheese', facets: ['ready-to-eat'] }, 'declare dairy'],
    ['fish without fish', { kind: 'fish' }, 'declare fish'],
    ['a nut without tree nuts', { kind: 'nut' }, 'declare tree-nut'],
    ['pasta without gluten', { kind: 'pasta' }, 'declare gluten'],
    ['tahini without sesame', { noun: 'tahini', plural: 'tahini' }, 'declare sesame'],
    ['mustard without mustard', { noun: 'Dijon mustard', plural: 'mustard' }, 'declare mustard'],
    ['swordfish without its mercury', { kind: 'fish', noun: 'swordfish', allergens: ['fish'] }, 'high-mercury'],
    ['bacon without pork', { kind: 'processed-meat', noun: 'bacon', facets: ['smoked-or-cured'] }, 'contains-pork'],
    ['ham without its cure', { kind: 'processed-meat', noun: 'ham', facets: ['contains-pork'] }, 'smoked-or-cured'],
    ['liver without vitamin A', { kind: 'offal', noun: 'lamb liver' }, 'high-vitamin-a'],
    ['sprouts without a warning', { noun: 'clover sprouts', plural: 'clover sprouts' }, 'raw-sprouts'],
    ['Parmesan without rennet', { kind: 'cheese', noun: 'Parmesan', allergens: ['dairy'], facets: ['ready-to-eat'] }, 'animal-rennet'],
    ['brie without a warning', { kind: 'cheese', noun: 'brie', allergens: ['dairy'], facets: ['ready-to-eat'] }, 'soft-cheese'],
    ['an onion without alliums', { noun: 'pearl onion' }, 'allium'],
    ['dairy in the facets alone', { facets: ['contains-dairy'] }, 'contains-dairy but not the allergen'],
    [
      'pork only the description knows of',
      { sr: '07050', must: ['Mortadella'], kind: 'processed-meat', noun: 'cold cut' },
      'contains-pork',
    ],
    ['sugar only the description knows of', { sr: '09079', must: ['Cranberries'], kind: 'fruit', state: 'dried' }, 'added-sugar'],
    ['whole and refined at once', { facets: ['whole-grain', 'refined-grain'] }, 'both whole-grain and refined-grain'],
  ])('catches %s', (_, change, problem) => {
    const faults = checkFoodEntries([{ ...carrot, ...change }], sr28);
    expect(faults.map((fault) => fault.problem)).toContainEqual(expect.stringContaining(problem));
    expect(faults.every(({ remedy }) => remedy !== '')).toBe(true);
  });

  it.each<[string, Pick<FoodEntry, 'label' | 'composite'>, string]>([
    ['figures recalled', { label: { ...statedElsewhere, source: 'Typical US label, 2024' } }, 'figures nobody read'],
    ['a page without the day it was read', { label: { ...statedElsewhere, source: 'https://example.org/carrots' } }, 'figures nobody read'],
    ['a day without the page', { label: { ...statedElsewhere, source: 'A pack of carrots, read 2026-11-21' } }, 'figures nobody read'],
    ['a table named but not where it was read', { label: { ...statedElsewhere, basis: 'analysis', source: 'CIQUAL 2020' } }, 'nobody read'],
    ['no source at all', { label: { ...statedElsewhere, basis: 'definition', source: ' ' } }, 'without a source'],
    ['more than 100 g in 100 g', { label: stating({ carbs: 99, fat: 5 }) }, 'larger than its whole'],
    ['more fibre than carbohydrate', { label: stating({ fiber: 9.9 }) }, 'larger than its whole'],
    ['more saturated fat than fat', { label: stating({ saturatedFat: 0.5 }) }, 'larger than its whole'],
    ['shares that do not sum to one', { composite: { ...carrotMix, parts: [{ ...carrotMix.parts[0]!, share: 0.6 }] } }, 'add up to 0.6'],
    ['an estimate called a stand-in', { composite: { ...carrotMix, parts: halves } }, 'calls itself stand-in'],
    ['a stand-in called an estimate', { composite: { ...carrotMix, basis: 'estimate' } }, 'calls itself estimate'],
    ['a mix that says nothing of its shares', { composite: { ...carrotMix, note: '' } }, 'without a note'],
  ])('catches %s', (_, source, problem) => {
    const { sr: __, must: ___, ...rest } = carrot;
    const faults = checkFoodEntries([{ ...rest, ...source }], sr28);
    expect(faults.map((fault) => fault.problem)).toContainEqual(expect.stringContaining(problem));
  });

  it.each<[string, Pick<FoodEntry, 'label' | 'composite'>]>([
    ['figures read on a page', { label: statedElsewhere }],
    ['figures a rule decides', { label: { ...statedElsewhere, basis: 'definition', source: 'A polyol counts 2.4 kcal a gram' } }],
    ['one food in the place of another', { composite: carrotMix }],
    ['a mix of judged shares', { composite: { ...carrotMix, basis: 'estimate', parts: halves } }],
  ])('lets %s pass', (_, source) => {
    const { sr: __, must: ___, ...rest } = carrot;
    expect(checkFoodEntries([{ ...rest, ...source }], sr28)).toEqual([]);
  });

  it('catches an id used twice', () => {
    const faults = checkFoodEntries([carrot, { ...carrot, noun: 'heirloom carrot', plural: 'heirloom carrots' }], sr28);
    expect(faults).toEqual([expect.objectContaining({ id: 'carrot', problem: 'is in the table twice' })]);
  });

  it.each([
    ['the same alias', { aliases: ['carrot'] }],
    ['the plural of it', { aliases: ['carrots'] }],
    ['other case, accents and hyphens', { noun: 'Cárrot' }],
  ])('catches two foods that answer to %s', (_, change) => {
    const other: FoodEntry = { ...carrot, id: 'other', noun: 'other', plural: 'others', ...change };
    expect(checkFoodEntries([carrot, other], sr28).map(({ problem }) => problem)).toContainEqual('"carrot" already names carrot');
  });

  it('takes a reason in place of agreement', () => {
    const wine: FoodEntry = { ...carrot, sr: '14096', must: ['wine'], energyNote: 'Alcohol has 7 kcal/g.' };
    const bunch: FoodEntry = { ...carrot, units: { medium: 61, 'cup-chopped': 64 }, unitNote: 'Loosely filled.' };
    expect(checkFoodEntries([wine], sr28)).toEqual([]);
    expect(checkFoodEntries([bunch], sr28)).toEqual([]);
  });

  it('asks no gluten of pasta that is plainly free of it', () => {
    expect(checkFoodEntries([{ ...carrot, kind: 'pasta', noun: 'rice noodle' }], sr28)).toEqual([]);
  });
});

describe('countSources', () => {
  it('counts what the foods rest on, so that a new estimate shows', () => {
    const { sr: _, must: __, ...rest } = carrot;
    const mixed: FoodEntry = { ...rest, composite: { ...carrotMix, basis: 'estimate', parts: halves } };
    expect(countSources([carrot, carrot, mixed, { ...rest, composite: carrotMix }, { ...rest, label: statedElsewhere }])).toEqual({
      'SR28 by number': 2,
      'SR28 mix (estimate)': 1,
      'SR28 mix (stand-in)': 1,
      'stated (package)': 1,
    });
  });
});

describe('a part of a bird', () => {
  const breast: FoodEntry = {
    id: 'duck-breast',
    sr: '05139',
    must: ['Duck'],
    noun: 'duck breast',
    plural: 'duck breasts',
    kind: 'poultry',
    state: 'raw',
    aisle: 'meat-counter',
    cost: 3,
  };
  const problemsOf = (entry: FoodEntry): readonly string[] => checkFoodEntries([entry], duck).map(({ problem }) => problem);

  it('has not the figures of the whole one', () => {
    expect(problemsOf(breast)).toContainEqual(expect.stringContaining('is a breast, but'));
    expect(problemsOf({ ...breast, id: 'duck', noun: 'duck', plural: 'ducks' })).not.toContainEqual(expect.stringContaining('is a breast'));
  });

  it('may say that something stands in for it', () => {
    const { sr: _, must: __, ...entry } = breast;
    const composite = { basis: 'stand-in' as const, parts: [{ sr: '05139', must: ['Duck'], share: 1 }], note: 'As the whole one' };
    expect(problemsOf({ ...entry, composite })).not.toContainEqual(expect.stringContaining('is a breast'));
  });
});

describe('readMeasure', () => {
  it.each([
    ['1 cup', 100, 'cup', 100],
    ['.5 cup, slices', 85, 'cup-sliced', 170],
    ['1 cup,  (not packed)', 145, 'cup', 145],
    ['1 cup,  packed', 165, 'cup-packed', 165],
    ['1 medium', 61, 'medium', 61],
    ['1 large (7-1/4" long)', 72, 'large', 72],
    ['2 tbsp, chopped', 5.3, 'tbsp', 2.65],
    ['1 carrot', 61, 'each', 61],
    ['5 leaves', 2.5, 'leaf', 0.5],
    ['1 slice,  (3/4 oz)', 21, 'slice', 21],
  ])('reads "%s"', (text, grams, unit, one) => {
    expect(readMeasure({ text, grams }, 'carrot')).toEqual({ unit, grams: one });
  });

  it.each(['1 oz', '3 oz', '1 leaf, inner', '1 cup, with pits yields', '1 unit, (yield from 1 lb ready-to-cook chicken)', 'quantity'])(
    'makes nothing of "%s"',
    (text) => {
      expect(readMeasure({ text, grams: 10 }, 'carrot')).toBeUndefined();
    },
  );
});

type Amounts = { energyKcal: number; protein: number | null; carbs: number; fat: number };

function row(id: string, description: string, { energyKcal, ...macros }: Amounts, [grams, text]: string[] = []): [string, Sr28Food] {
  const measures = grams === undefined || text === undefined ? [] : [{ grams: Number(grams), text }];
  return [id, { id, description, energyKcal, per100g: macros as Sr28Food['per100g'], measures, refuse: 0 }];
}
