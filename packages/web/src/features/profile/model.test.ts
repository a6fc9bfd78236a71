import type { User } from '@larder/contract/account.ts';
import { describe, expect, test } from 'vitest';
import { bodyOf, draftOf, initialsOf, isWeightWrong, listHeights, withUnits } from './model.ts';
import { readSection } from './read-section.ts';

const NEW_USER: User = {
  id: '1',
  profileImageUrl: null,
  firstName: null,
  lastName: null,
  email: null,
  bio: null,
  dateOfBirth: null,
  height: null,
  weight: null,
  preferredUnits: null,
  activityLevel: null,
  fitnessGoals: null,
  dietaryRestrictions: [],
  sex: null,
  hideNumbers: false,
};
const draft = draftOf(NEW_USER);

test('a user told without some fields has an empty form, not one with "undefined" in it', () => {
  const { id, dietaryRestrictions, profileImageUrl } = NEW_USER;
  expect(draftOf({ id, dietaryRestrictions, profileImageUrl } as User)).toEqual(draft);
});

describe('what is sent', () => {
  test('is the whole form, names and bio as typed', () => {
    const body = bodyOf({ ...draft, firstName: '', bio: '  two\n lines ', dateOfBirth: '2090-01-01' });
    expect(body).toMatchObject({ firstName: '', bio: '  two\n lines ', dateOfBirth: '2090-01-01' });
    const eleven = 'firstName lastName email bio dateOfBirth height weight preferredUnits activityLevel fitnessGoals dietaryRestrictions';
    expect(Object.keys(body)).toEqual(expect.arrayContaining(eleven.split(' ')));
  });

  test.each([
    ['70', 70],
    ['70.6', 71],
    ['1', 1],
    ['', null],
    ['  ', null],
  ])('a weight of %j is sent as %j', (weight, sent) => expect(bodyOf({ ...draft, weight }).weight).toBe(sent));

  test('nothing chosen is sent as nothing', () =>
    expect(bodyOf(draft)).toMatchObject({ dateOfBirth: null, activityLevel: null, fitnessGoals: null, sex: null, height: '' }));

  test.each([
    ['peanuts', ['Vegan', 'peanuts']],
    [' vegan ', ['Vegan']],
    ['  ', ['Vegan']],
  ])('a restriction typed and not added, %j, is sent with the others', (typedRestriction, sent) => {
    const body = bodyOf({ ...draft, dietaryRestrictions: ['Vegan'], typedRestriction });
    expect(body.dietaryRestrictions).toEqual(sent);
    expect(body).not.toHaveProperty('typedRestriction');
  });

  test('units not chosen yet are imperial', () => expect(bodyOf(draft).preferredUnits).toBe('imperial'));
});

test.each([
  ['0', true],
  ['-5', true],
  ['0.4', true],
  ['', false],
  ['1', false],
  ['70.6', false],
])('a weight of %j is wrong: %j', (weight, wrong) => expect(isWeightWrong(weight)).toBe(wrong));

describe('restrictions', () => {
  test.each<[unknown, readonly string[]]>([
    ['["A","A"]', ['A']],
    [
      ['A', 'b', 'a'],
      ['A', 'b'],
    ],
    ['not a list', []],
    [null, []],
  ])('%j from the server shows %j', (wire, chips) =>
    expect(draftOf({ ...NEW_USER, dietaryRestrictions: wire as string[] }).dietaryRestrictions).toEqual(chips),
  );
});

describe('heights', () => {
  test.each([
    ['metric', 81, '140 cm', '220 cm'],
    ['imperial', 33, `4'6"`, `7'2"`],
  ] as const)('%s has %i from %s to %s', (units, count, first, last) => {
    const heights = listHeights(units);
    expect([heights.length, heights[0], heights.at(-1)]).toEqual([count, first, last]);
    expect(new Set(heights).size).toBe(count);
  });
  test('passes from 5 feet 11 to 6 feet', () => {
    const heights = listHeights('imperial');
    expect(heights[heights.indexOf(`5'11"`) + 1]).toBe(`6'0"`);
  });
  test('other units clear the height and leave the weight', () =>
    expect({ ...draft, height: '170 cm', weight: '70', ...withUnits({ ...draft, preferredUnits: 'metric' }, 'imperial') }).toMatchObject({
      height: '',
      weight: '70',
      preferredUnits: 'imperial',
    }));
  test('the same units clear nothing', () => expect(withUnits(draft, 'imperial')).toEqual({}));
});

test.each([
  [{ firstName: 'Robin', lastName: 'Baker', email: null }, 'RB'],
  [{ firstName: 'Zoë', lastName: '', email: 'z@x.org' }, 'Z'],
  [{ firstName: ' ', lastName: null, email: 'ada@x.org' }, 'A'],
  [{ firstName: null, lastName: null, email: null }, '?'],
])('the initials of %j are %s', (user, initials) => expect(initialsOf(user)).toBe(initials));

test.each([
  ['fitness', 'fitness'],
  ['nope', 'basic'],
  [undefined, 'basic'],
])('section %j is %s', (text, section) => expect(readSection(text)).toBe(section));
