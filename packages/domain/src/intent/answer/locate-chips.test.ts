import { describe, expect, test } from 'vitest';
import { UNKNOWN_EATER } from '../../eater/eater.ts';
import { describeText } from './describe-intent.ts';
import { locateChips } from './locate-chips.ts';
import { parseIntent } from '../wish/parse-intent.ts';
import { withoutWords } from './without-words.ts';

const chipsOf = (query: string) => locateChips(parseIntent(query), UNKNOWN_EATER).filter(({ from }) => from === 'text');

/** What is asked for once a chip is taken away; undefined where none is offered. */
function withoutChip(query: string, label: string): string | undefined {
  const chip = chipsOf(query).find((one) => one.label === label);
  expect(chip, `${query} has the chip ${label}`).toBeDefined();
  return chip?.words === undefined ? undefined : withoutWords(query, chip.words);
}

test('beside sliders each chip still takes its own words away', () => {
  const intent = parseIntent('vegan soup, no nuts', { protein: 100, carbs: 200, fat: 60 });
  const chips = locateChips(intent, UNKNOWN_EATER).filter(({ words }) => words !== undefined);
  expect(chips.map(({ words }) => words)).toEqual(chipsOf('vegan soup, no nuts').map(({ words }) => words));
});

const DAY = 'high protein vegetarian 1800 calories, no mushrooms';
const FISH = 'slow cooker dinner, vegetarian but I eat fish, no olives';
const SHORT = 'keto at least 120g protein under 30 minutes 1700 kcal';
const TIMES = '15 minute breakfast, vegan, dinner can take an hour';
const NONE = 'no dairy, no gluten, no nuts, no soy, 1,800 calories with chicken and rice';

describe('taking a chip away leaves the rest of the words', () => {
  test.each<readonly [string, string, string | undefined]>([
    [DAY, 'Vegetarian', 'high protein 1800 calories, no mushrooms'],
    [DAY, 'High protein', 'vegetarian 1800 calories, no mushrooms'],
    [DAY, '1800 kcal', 'high protein vegetarian, no mushrooms'],
    [DAY, 'No mushrooms', 'high protein vegetarian 1800 calories'],
    [FISH, 'Slow cooker', 'dinner, vegetarian but I eat fish, no olives'],
    // It goes as a whole, as fish alone would become a wish.
    [FISH, 'Vegetarian except fish', 'slow cooker dinner, no olives'],
    [SHORT, 'At least 120 g protein', 'keto under 30 minutes 1700 kcal'],
    [SHORT, 'Up to 30 min', 'keto at least 120g protein 1700 kcal'],
    ['40% protein 30% carbs 30% fat 2000 kcal', '30% fat', '40% protein 30% carbs 2000 kcal'],
    ['allergic to eggs 1600-1800 kcal', 'No eggs (allergy)', '1600-1800 kcal'],
    [NONE, 'No nuts', 'no dairy, no gluten, no soy, 1,800 calories with chicken and rice'],
    [NONE, 'Dairy-Free', 'no gluten, no nuts, no soy, 1,800 calories with chicken and rice'],
    ['no mushrooms or olives, vegan', 'No mushrooms', 'no olives, vegan'],
    [TIMES, 'Breakfast within 15 minutes', 'breakfast, vegan, dinner can take an hour'],
    [TIMES, 'Dinner within 60 minutes', '15 minute breakfast, vegan, dinner'],
    ['chicken twice, no milk', 'With chicken twice', 'no milk'],
    ['no pork, fish three times a week', 'With fish 3 times a week', 'no pork'],
    ['dinner for two with chicken', 'For 2', 'dinner with chicken'],
    ['quick dinner for 4 people', 'For 4', 'quick dinner'],
    ['dinner for 2 people with salmon and rice', 'With salmon', 'dinner for 2 people with rice'],
    ['something with chicken and broccoli for dinner', 'With broccoli', 'something with chicken for dinner'],
    ['no peanuts, soy or eggs', 'No peanuts', 'no soy or eggs'],
    ['no mushrooms and I hate cilantro', 'No cilantro', 'no mushrooms'],
    ["no nuts, I can't stand olives", 'No olives', 'no nuts'],
    ['plan with no dairy and no nuts for 2 people', 'No nuts', 'plan with no dairy for 2 people'],
    // Said twice, in two phrases: neither alone does it.
    ['quick vegan meals under 30 minutes', 'Up to 30 min', undefined],
    ['vegan', 'Vegan', undefined],
  ])('%s: %s', (query, label, rest) => expect(withoutChip(query, label)).toBe(rest));
});

test.each([
  DAY,
  FISH,
  SHORT,
  NONE,
  'no nuts, my son is allergic, and nothing with shrimp or olives, 2000 kcal, mexican lunch, soup for dinner',
  'I hate cilantro but love basil, pregnant, 2200 calories, no raw fish, cheap, for 4 people, meal prep',
])('what is taken away is gone, and nothing new is asked for: %s', (query) => {
  const before = chipsOf(query);
  // Also the chip that names meals, which is shown where one of them has none of its own.
  const said = [...before, ...describeText(parseIntent(query))].map((chip) => chip.id);
  const removable = before.filter(({ words }) => words !== undefined);
  expect(removable.length).toBeGreaterThan(before.length / 2);
  for (const { id, words } of removable) {
    const after = chipsOf(withoutWords(query, words!)!).map((chip) => chip.id);
    expect(after).not.toContain(id);
    expect(said).toEqual(expect.arrayContaining(after));
  }
});

describe('withoutWords', () => {
  test.each([
    ['quick vegan dinner, no nuts', 'no nuts', 'quick vegan dinner'],
    ['vegan, high protein and no soy', 'high protein', 'vegan, no soy'],
    ['Keto with salmon', 'keto', 'with salmon'],
    ['low carb and fish', 'fish', 'low carb'],
    ['no nuts, 1,800 calories', 'no nuts', '1,800 calories'],
    ['vegan', 'vegan', undefined],
    ['vegan', 'keto', undefined],
    ['high protein, quick, no', 'quick', 'high protein'],
    ['high protein, quick, , no eggs', 'quick', 'high protein, no eggs'],
    ['dinner for with chicken', 'chicken', 'dinner'],
    ['dinner for two with chicken', 'two', 'dinner with chicken'],
    ['dinner with chicken, fish or beans', 'chicken', 'dinner with fish or beans'],
    ['no mushrooms and I hate cilantro', 'cilantro', 'no mushrooms'],
    ["no nuts, I can't stand olives", 'olives', 'no nuts'],
    ['vegan, my son really dislikes peppers', 'peppers', 'vegan'],
    ['vegan but I do not like tofu, 1800 calories', 'tofu', 'vegan, 1800 calories'],
    ['no nuts. I am allergic to kiwi', 'kiwi', 'no nuts'],
    ['I hate cilantro and no mushrooms', 'cilantro', 'no mushrooms'],
    ['I hate cilantro and I love basil', 'cilantro', 'I love basil'],
    ['I hate cilantro and olives', 'cilantro', 'I hate olives'],
    ['quick dinner and we would like salmon', 'salmon', 'quick dinner'],
    ['soup, please avoid celery', 'celery', 'soup'],
    ["I hate cooking and my son can't eat nuts", 'nuts', 'I hate cooking'],
    ['I eat anything but fish', 'fish', 'I eat anything'],
  ])('"%s" without "%s" is "%s"', (query, words, rest) => expect(withoutWords(query, words)).toBe(rest));
});
