import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FIXTURE_FOODS } from '../../../domain/tests/fixture-foods.ts';
import { checkCorpus } from './check-corpus.ts';
import { checkKit } from './check-kit.ts';
import { makeFoodLexicon } from './gates/food-lexicon.ts';
import { parseKit } from './parse-kit.ts';

const DAL = readFileSync(new URL('../../kits/indian/dal-red-lentil.kit', import.meta.url), 'utf8');
const input = { foodsById: FIXTURE_FOODS, lexicon: makeFoodLexicon(FIXTURE_FOODS.values()) };

const faultsOf = (text: string) => {
  const parsed = parseKit(text);
  if (!parsed.ok) throw new Error(`does not parse: ${JSON.stringify(parsed.fault)}`);
  return checkKit(parsed.value, input).map(({ type }) => type);
};

/** The dal with one thing changed; throws when the change found nothing to change. */
const dalWith = (from: string, to: string): string => {
  if (!DAL.includes(from)) throw new Error(`the dal has no "${from}"`);
  return DAL.replace(from, to);
};

const withSteps = (parts: string, steps: readonly string[]): string =>
  `id: plain\ntitle: A plain dish\ndesc: Plain food.\ncuisine: american; slots: L D; class: poultry; form: plate; level: easy; equipment: skillet; keeps: no; known: known\n${parts}\nsteps:\n${steps.map((step) => `  ${step}\n`).join('')}tip: One thing.\ntip: Another thing.\n`;

const CHICKEN = 'main: chicken-breast 175 g (100-250)\ncarb: white-rice 1/2 cup\nfat: olive-oil 1 tbsp';
const COOK = 'Warm {fat} in a skillet and fry {main}, turning once, {main:done}. ~12';

test('the guide shows a kit that passes, letter for letter', () => {
  expect(faultsOf(DAL)).toEqual([]);
  const guide = readFileSync(new URL('../../AUTHORING.md', import.meta.url), 'utf8');
  expect(guide).toContain(DAL.trim());
});

describe('checkKit finds a planted fault', () => {
  test.each([
    ['a food that does not exist', dalWith('red-lentils 1/3', 'red-lentil 1/3'), 'unknown-food'],
    ['a unit the food has no measure in', dalWith('naan 1/2 each (1/2-1 1/2)', 'naan 1/2 cup'), 'unknown-unit'],
    ['an amount nobody can measure', dalWith('1/3 cup (1/4-3/4) "rinsed"', '3/7 cup (1/4-3/4)'), 'not-measurable'],
    ['an ingredient that no step uses', dalWith(', {cumin} and {turmeric}', ' and {turmeric}'), 'unused-ingredient'],
    ['an ingredient that only some variants use', dalWith('[leaf=cauliflower: Add {leaf} too.]', ''), 'unused-ingredient'],
    [
      'a food in the steps that is no ingredient',
      dalWith('until the lentils collapse', 'with the kale until the lentils collapse'),
      'foreign-food',
    ],
    [
      'a title that is untrue for a variant',
      dalWith('title: Red lentil dal with {leaf}', 'title: Red lentil dal with spinach'),
      'untrue-title',
    ],
    ['a description that is untrue', dalWith('desc: Lentils', 'desc: Blueberries'), 'untrue-title'],
    ['a placeholder for a part that may be absent', dalWith('[top: Spoon {top} over the dal.]', 'Spoon {top} over.'), 'unresolved'],
    ['a name that is nothing', dalWith('Warm {fat}', 'Warm {oil}'), 'unknown-name'],
    ['the rest of what was not used before', dalWith('Warm {fat} in', 'Warm the rest of the {fat} in'), 'rest-of-nothing'],
    ['a technique nobody wrote', dalWith('Warm {fat} in', '{fat:start} Warm {fat} in'), 'unresolved'],
    ['a step without minutes', dalWith('thick soup. ~20', 'thick soup.'), 'no-minutes'],
    ['spinach that cooks for twenty minutes', dalWith('Add {lentil},', 'Add {leaf}, {lentil},'), 'leaf-too-early'],
    ['an amount in words', dalWith('for 1 minute', 'with 1 cup water for 1 minute'), 'amount-in-text'],
    [
      'more meat than a plate with a side holds',
      withSteps(CHICKEN.replace('175 g (100-250)', '300 g (100-300)'), [
        '{carb:start} @bg',
        COOK,
        '@join {carb:finish} Serve with {carb}.',
      ]),
      'off-plate',
    ],
    [
      'a plate of pasta that is a spoonful',
      withSteps(CHICKEN.replace('white-rice 1/2 cup', 'spaghetti 40 g'), [
        '{carb:start} @bg',
        COOK,
        '@join {carb:finish} Serve with {carb}.',
      ]),
      'off-plate',
    ],
    [
      'pasta that lies in its water',
      withSteps(CHICKEN.replace('white-rice 1/2 cup', 'spaghetti 70 g'), [
        '{carb:start} @bg',
        COOK,
        'Leave the {main} to rest. ~12',
        '@join {carb:finish} Serve with {carb}.',
      ]),
      'stands-in-water',
    ],
    ['a single tip', dalWith('tip: Fry the spices only until they smell sweet; once dark they turn bitter.\n', ''), 'tip-count'],
    ['a tip without full stop', dalWith('hot water.\n', 'hot water\n'), 'tip-sentence'],
    ['two spaces', dalWith('Simmer, stirring', 'Simmer,  stirring'), 'double-space'],
    ['the same word twice', dalWith('Simmer, stirring', 'Simmer simmer, stirring'), 'double-word'],
    ['British words', dalWith('Simmer, stirring', 'Simmer on the hob, stirring'), 'british-term'],
    [
      'a condition glued to the word before it',
      dalWith(' [leaf=cauliflower: Add', '[leaf=cauliflower: Add').replace('of water.', 'of water'),
      'glued-condition',
    ],
    ['a word glued to the condition before it', dalWith('too.] Simmer', 'too.]Simmer'), 'glued-condition'],
    ['one temperature scale', dalWith('Simmer, stirring', 'Simmer at 200°F, stirring'), 'half-temperature'],
    ['a lunch of a snack', dalWith('1 tbsp (1/2-2)', '6 tbsp (5-6)'), 'energy-range'],
    ['more than eight steps', dalWith('steps:', `steps:\n${'  Wait a little. ~1\n'.repeat(5)}`), 'many-steps'],
    [
      'raw chicken without a doneness line',
      withSteps(CHICKEN, ['{carb:start} @bg', 'Warm {fat} and fry {main} for a while. ~12', 'Serve.']),
      'no-doneness',
    ],
    ['runny eggs', withSteps(CHICKEN, ['{carb:start} @bg', COOK, 'Serve while still runny.']), 'undercooked'],
    ['rice put on last', withSteps(CHICKEN, [COOK, '{carb:start} @bg', '{carb:finish} Serve. ~1']), 'late-start'],
    [
      'smoked salmon that is fried',
      withSteps('main: smoked-salmon 100 g\ncarb: white-rice 1/2 cup', ['{carb:start} @bg', 'Fry {main} well. ~5', 'Serve.']),
      'cooks-ready-food',
    ],
    [
      'a batter that cannot keep its ratio',
      withSteps('main: egg 1 large (1-4) & all-purpose-flour 1/4 cup & milk 1/8 tsp\ncarb: white-rice 1/2 cup', [
        '{carb:start} @bg',
        'Fry {main}, {main:done}. ~5',
        'Serve.',
      ]),
      'tied-apart',
    ],
    [
      'too many variants',
      dalWith('top?:', `${['a', 'b', 'c', 'd'].map((name) => `${name}?: milk 1/4 cup | greek-yogurt 1/4 cup`).join('\n')}\ntop?:`),
      'many-variants',
    ],
  ])('%s', (_, text, type) => {
    expect(faultsOf(text)).toContain(type);
  });
});

test('a chicken plate with rice first and a doneness line passes', () => {
  expect(faultsOf(withSteps(CHICKEN, ['{carb:start} @bg', COOK, '{carb:finish} Serve {main} over {carb}.']))).toEqual([]);
});

describe('checkCorpus', () => {
  const parsed = parseKit(DAL);
  if (!parsed.ok) throw new Error('the dal parses');
  const typesIn = (file: string, kits: readonly string[]) =>
    checkCorpus(
      kits.map((name) => ({ file: name, parsed: parsed.value })),
      FIXTURE_FOODS,
    )
      .get(file)
      ?.map(({ type }) => type) ?? [];

  test('has nothing to say about one kit in its place', () => {
    expect(typesIn('indian/dal-red-lentil.kit', ['indian/dal-red-lentil.kit'])).toEqual([]);
  });

  test('names a second kit with the same id and titles, in the wrong folder', () => {
    expect(typesIn('thai/dal.kit', ['indian/dal-red-lentil.kit', 'thai/dal.kit'])).toEqual(['wrong-place', 'same-id', 'same-title']);
  });
});
