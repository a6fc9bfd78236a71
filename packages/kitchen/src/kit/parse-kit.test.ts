import { describe, expect, test } from 'vitest';
import { parseKit } from './parse-kit.ts';
import { parseItems, parseQuantity } from './parse-part.ts';
import { parseTemplate } from '@larder/domain/kit/parse-template.ts';

const KIT = `id: bean-pot
title: Bean pot with {leaf}
desc: Beans; and {leaf}.
cuisine: american; slots: L D S; class: legume; form: stew; level: easy; equipment: pot, ladle; keeps: 2 days; known: known
# a comment
bean: beans 1 cup (1/2-2) "rinsed"
leaf?: kale 2 cup |! spinach 1 1/2 cup as "greens"
season: cumin 1/2 tsp + salt 1/8 tsp

steps:
  Warm {bean}. ~5
  [leaf: Add {leaf}.]
tip: One.
tip: Two.
`;

const faultsOf = (text: string) => {
  const parsed = parseKit(text);
  return parsed.ok ? [] : parsed.fault.map(({ line, type }) => `${line} ${type}`);
};

describe('parseKit', () => {
  test('reads header, parts, seasoning, steps and tips', () => {
    const parsed = parseKit(KIT);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault));
    const { kit, lines } = parsed.value;
    expect(kit).toMatchObject({
      id: 'bean-pot',
      description: 'Beans; and {leaf}.',
      slots: ['lunch', 'dinner', 'snack'],
      equipment: ['pot', 'ladle'],
      keepsDays: 2,
      familiarity: 'known',
      steps: ['Warm {bean}. ~5', '[leaf: Add {leaf}.]'],
      tips: ['One.', 'Two.'],
    });
    expect(kit.parts.map(({ name, optional }) => [name, optional])).toEqual([
      ['bean', false],
      ['leaf', true],
    ]);
    expect(kit.parts[1]?.alternatives.map(({ substitute }) => substitute)).toEqual([false, true]);
    expect(kit.parts[1]?.alternatives[1]?.items[0]).toMatchObject({ quantity: 1.5, shownAs: 'greens', bounds: null, prep: null });
    expect(kit.seasoning.map(({ foodId }) => foodId)).toEqual(['cumin', 'salt']);
    expect(lines.steps).toEqual([11, 12]);
    expect(kit).not.toHaveProperty('aliases');
    expect(kit).not.toHaveProperty('potPlates');
  });

  test('reads how many plates a pot makes', () => {
    const parsed = parseKit(KIT.replace('level: easy', 'plates: 5; level: easy'));
    expect(parsed.ok && parsed.value.kit.potPlates).toBe(5);
  });

  test('reads the further names of a dish', () => {
    const parsed = parseKit(KIT.replace('level: easy', "aliases: hot pot, mom's 3-bean pot; level: easy"));
    expect(parsed.ok && parsed.value.kit.aliases).toEqual(['hot pot', "mom's 3-bean pot"]);
  });

  test.each([
    ['a missing title', KIT.replace(/title:.*\n/, ''), '0 missing-field'],
    ['an unknown cuisine', KIT.replace('american', 'martian'), '4 unknown-value'],
    ['a slot that is none', KIT.replace('L D S', 'L X'), '4 unknown-value'],
    ['an unknown field in a shared line', KIT.replace('keeps:', 'kepes:'), '4 unknown-field'],
    ['a bad id', KIT.replace('bean-pot', 'Bean Pot'), '1 bad-id'],
    ['an item without amount', KIT.replace('beans 1 cup', 'beans cup'), '6 bad-item'],
    ['an unknown unit', KIT.replace('1 cup (1/2-2)', '1 bucket'), '6 bad-item'],
    ['bounds that leave the amount out', KIT.replace('(1/2-2)', '(2-3)'), '6 bad-item'],
    ['a part given twice', KIT.replace('leaf?:', 'bean:'), '7 double-part'],
    ['two choices of the same food', KIT.replace('spinach', 'kale'), '7 double-choice'],
    ['only substitutes', KIT.replace('beans 1 cup', 'x 1 cup |! y 1 cup\nother: |! beans 1 cup'), '7 bad-item'],
    ['a line that is no field', KIT.replace('# a comment', 'what is this'), '5 not-a-field'],
    ['no steps', KIT.replace(/steps:\n(.*\n){2}/, ''), '0 missing-field'],
    ['no grade of how well it is known', KIT.replace('; known: known', ''), '0 missing-field'],
    ['a grade that is none', KIT.replace('known: known', 'known: famous'), '4 unknown-value'],
    ['an alias in capitals', KIT.replace('level: easy', 'level: easy; aliases: Hot Pot'), '4 bad-alias'],
    ['an alias that is empty', KIT.replace('level: easy', 'level: easy; aliases: hot pot,'), '4 bad-alias'],
    ['an alias given twice', KIT.replace('level: easy', 'level: easy; aliases: hot pot, hot pot'), '4 bad-alias'],
    ['a pot for nobody', KIT.replace('level: easy', 'plates: 0; level: easy'), '4 bad-plates'],
    ['a pot of what does not keep', KIT.replace('keeps: 2 days', 'plates: 5; keeps: no'), '4 bad-plates'],
    ['keeping that is no number of days', KIT.replace('2 days', 'long'), '4 unknown-value'],
  ])('says where it found %s', (_, text, fault) => {
    expect(faultsOf(text)).toContain(fault);
  });

  test('gives every fault, not only the first', () => {
    expect(faultsOf(KIT.replace('american', 'martian').replace('1/2 tsp', 'some'))).toEqual(['8 bad-item', '4 unknown-value']);
  });
});

describe('parseItems', () => {
  test('ties foods joined with "&" and not those joined with "+"', () => {
    const tied = parseItems('egg 1 large & flour 1/4 cup', 1);
    const free = parseItems('egg 1 large + flour 1/4 cup', 1);
    expect(tied.ok && tied.value.tied).toBe(true);
    expect(free.ok && free.value.tied).toBe(false);
  });

  test('refuses both at once', () => {
    expect(parseItems('egg 1 large & flour 1/4 cup + milk 1 cup', 1).ok).toBe(false);
  });

  test('reads prep and shown name in either order', () => {
    const parsed = parseItems('beef 150 g (100-250) as "beef" "thinly sliced"', 1);
    expect(parsed.ok && parsed.value.items[0]).toMatchObject({ shownAs: 'beef', prep: 'thinly sliced', bounds: { low: 100, high: 250 } });
  });
});

test.each([
  ['2', 2],
  ['1/4', 0.25],
  ['1 1/2', 1.5],
  ['0.5', 0.5],
  ['0', undefined],
  ['1/0', undefined],
  ['', undefined],
  ['two', undefined],
])('reads the amount %j as %s', (text, value) => {
  expect(parseQuantity(text)).toBe(value);
});

describe('parseTemplate', () => {
  test('reads foods, forms, volumes, minutes, marks and conditions', () => {
    const parsed = parseTemplate('Cook {rice:start} in {rice*2}. [top!=feta,brie & leaf: Add {leaf}. ~2] ~15 @bg');
    expect(parsed.ok && parsed.value.map(({ type }) => type)).toEqual([
      'text',
      'food',
      'text',
      'volume',
      'text',
      'when',
      'minutes',
      'mark',
    ]);
    expect(parsed.ok && parsed.value[5]).toMatchObject({
      conditions: [
        { part: 'top', foods: ['feta', 'brie'], negated: true },
        { part: 'leaf', foods: [], negated: false },
      ],
    });
  });

  test.each(['{rice:raw}', '{Rice}', '[leaf: open', '[leaf]', 'text ]', '@later', '{rice', '[=x: y]'])('refuses %j', (text) => {
    expect(parseTemplate(text).ok).toBe(false);
  });
});
