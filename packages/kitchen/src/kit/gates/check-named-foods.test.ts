import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FOODS } from '@larder/domain/food/food-table.ts';
import { checkKit } from '../check-kit.ts';
import { parseKit } from '../parse-kit.ts';
import { makeFoodLexicon } from './food-lexicon.ts';

const foodsById = new Map(FOODS.map((food) => [food.id as string, food]));
const lexicon = makeFoodLexicon(FOODS);

function faultsOf(text: string) {
  const parsed = parseKit(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault));
  return checkKit(parsed.value, { foodsById, lexicon });
}
const typesOf = (text: string) => faultsOf(text).map(({ type }) => type);

const read = (file: string) => readFileSync(new URL(`../../../kits/${file}.kit`, import.meta.url), 'utf8');

/** A kit with one thing changed; throws when the change found nothing to change. */
function kitWith(file: string, from: string | RegExp, to: string): string {
  const kit = read(file);
  const changed = kit.replace(from, to);
  if (changed === kit) throw new Error(`${file} has no "${from}"`);
  return changed;
}

describe('what a text names is in the dish', () => {
  test.each([
    ['yogurt over soy yogurt, in a title', 'greek/yogurt-bowl', /^title: .*$/m, 'title: Creamy yogurt bowl with {fruit} and {nut}'],
    ['yogurt over soy yogurt, in a description', 'american/whipped-peanut-dip', 'desc: {yogurt} whisked', 'desc: Yogurt whisked'],
    ['cheese of a vegan cheddar', 'british/cheese-on-toast', '[cheese=vegan-cheddar: {cheese}]', '[cheese=vegan-cheddar: Cheese]'],
    ['butter that is oil', 'american/egg-in-a-hole', '[fat!=olive-oil: buttered]', 'buttered'],
    ['sausages of none', 'british/bangers-and-mash', 'desc: Browned {meat}', 'desc: Browned pork sausages'],
    ['mayonnaise without egg, in a step', 'vietnamese/banh-mi', 'Spread with {spread}', 'Spread the {spread} as mayonnaise'],
    ['fish sauce without fish', 'thai/tofu-coconut-tom-kha', 'vegan-fish-sauce 1 1/2 tsp', 'vegan-fish-sauce 1 1/2 tsp as "fish sauce"'],
    ['cheese of a vegan cheddar, in a tip', 'british/cheese-on-toast', 'tip: A thin layer', 'tip: Grate the cheese.\ntip: A thin layer'],
  ])('%s', (_, file, from, to) => {
    expect(typesOf(read(file))).toEqual([]);
    expect(typesOf(kitWith(file, from, to))).toContain('unheld-food');
  });

  test('a fault says which word, what it is read as and of which choice', () => {
    const [fault] = faultsOf(kitWith('greek/tzatziki-dip', 'desc: Thick [yogurt=soy-yogurt: soy] yogurt', 'desc: Thick yogurt'));
    expect(fault).toMatchObject({ type: 'unheld-food', line: 3 });
    expect(fault?.message).toMatch(/^"yogurt" is read as dairy, and tzatziki-dip~soy-yogurt~carrot holds none: "Thick yogurt/);
  });

  test('a dish of that name says that it is without, of what it is without', () => {
    const withTitle = (title: string) =>
      typesOf(kitWith('american/grilled-cheese-tomato-soup', '[cheese=vegan-cheddar: Dairy-free] grilled', title));
    expect(withTitle('[cheese=vegan-cheddar: Simple dairy-free] grilled')).toEqual([]);
    expect(withTitle('[cheese=vegan-cheddar: Egg-free] grilled')).toContain('unheld-food');
    expect(withTitle('[cheese=vegan-cheddar: Dairy-free soup over] grilled')).toContain('unheld-food');
  });

  test('known names of dishes pass, and their foods by themselves do not', () => {
    expect(typesOf(read('indian/butter-chicken'))).toEqual([]);
    expect(typesOf(kitWith('indian/butter-chicken', 'tomato, {fat} and', 'tomato, butter and'))).toContain('unheld-food');
    expect(typesOf(read('american/banana-ice-cream'))).toEqual([]);
    expect(typesOf(kitWith('american/banana-ice-cream', ', like ice cream,', ' ice cream'))).toContain('unheld-food');
  });
});

describe('what a dish is called free of is not in it', () => {
  test.each([
    ['a title', 'american/grilled-cheese-tomato-soup', '[cheese=vegan-cheddar: Dairy-free] grilled', 'Dairy-free grilled'],
    [
      'a choice of two parts',
      'american/stovetop-mac-and-cheese',
      'cheese=vegan-cheddar & milk=soy-milk: Dairy',
      'cheese=vegan-cheddar: Dairy',
    ],
    [
      'a choice whose bread holds egg',
      'american/grilled-cheese-tomato-soup',
      'cheese=vegan-cheddar: Dairy-free',
      'cheese=vegan-cheddar: Vegan',
    ],
    ['a description', 'american/omelet-with-toast', 'desc: A diner omelet', 'desc: A vegan diner omelet'],
  ])('%s', (_, file, from, to) => {
    expect(typesOf(kitWith(file, from, to))).toContain('untrue-free');
  });

  test('the name of a food claims nothing of the dish', () => {
    expect(typesOf(read('american/almond-cookies'))).toEqual([]);
  });
});
