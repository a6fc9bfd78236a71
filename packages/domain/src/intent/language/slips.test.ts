import { describe, expect, test } from 'vitest';
import { describeText } from '../answer/describe-intent.ts';
import { parseIntent } from '../wish/parse-intent.ts';

const chipsOf = (text: string) => describeText(parseIntent(text)).map(({ label }) => label);

describe('an ordinary word outside a refusal is no misspelt food, drink or dish', () => {
  test.each([
    ['I ran 18 miles and want pasta'],
    ['taper week, pasta please'],
    ['all madam will eat is pasta'],
    ['a stake in the club, pasta please'],
    ['lemme have pasta'],
    ['pasta in the woods'],
    ['I am preferring pasta, nothing fried'],
    ['scalloped potatoes'],
    ['the planks are stacked, pasta please'],
  ])('%s', (text) => {
    const { wish, exclude, dishes, repairs } = parseIntent(text);
    const read = [...wish, ...exclude, ...dishes].map(({ words }) => words).join(' ');
    expect(read).not.toMatch(/miel|tater|madame|shake|lime|wood|ring|scallops?\b|steak|plant/u);
    expect(repairs).toEqual([]);
  });

  test.each([
    ['no calms please', 'clam'],
    ['a calm makes him swell up', 'clam'],
  ])('%s: in one it may be', (text, food) => {
    expect(parseIntent(text).exclude.map(({ words }) => words)).toContainEqual(expect.stringContaining(food));
  });
});

describe('slips and shorthand that people write', () => {
  test.each([
    ['frd rice w/ lftovr beef, chp pls', ['With beef', 'Fried rice', 'Low cost', 'Meal prep']],
    ['mac n chz', ['Mac n cheese']],
    ['hi-pro dinners, grnd turkey', ['With ground turkey', 'Dinner', 'High protein']],
    ['viet food for 3 dyas', ['Vietnamese', 'Meal prep']],
    ['mex, 2 mls/day', ['Mexican', 'Lunch, Dinner']],
    ['smashed avo for brekkie', ['Smashed avocado', 'Breakfast']],
    ['omlette for brekfast', ['Omelet', 'Breakfast']],
    ['h8 mushrooms', ['No mushrooms']],
    ['hold the green beens', ['No green beans']],
    ['lunhc and dinner, teh usual', ['Lunch, Dinner']],
    ['mashd potatoes for drivin', ['With mashed potatoes']],
  ])('%s', (text, chips) => {
    expect(chipsOf(text).toSorted()).toEqual(chips.toSorted());
  });

  test.each([
    ['lntls for lunch', 'lentil'],
    ['spnch for lunch', 'spinach'],
    ['carots for lunch', 'carrot'],
    ['aspargus for lunch', 'asparagus'],
    ['no lntls', 'lentil'],
  ])('%s is read as %s, and says so', (text, food) => {
    const { wish, exclude, repairs } = parseIntent(text);
    expect([...wish, ...exclude].map(({ words }) => words)).toEqual([food]);
    expect(repairs.map(([, read]) => read)).toEqual([food]);
  });

  test('a repaired food is shown as it is written', () => {
    expect(chipsOf('no feta chese')).toEqual(['No feta cheese']);
  });

  test('200 mls are no meals', () => {
    expect(parseIntent('200 mls of milk').slots).toBeNull();
  });
});
