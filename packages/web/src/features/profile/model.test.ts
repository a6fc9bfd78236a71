import type { User } from '@larder/contract/account.ts';
import { describe, expect, test } from 'vitest';
import {
  bodyOf,
  draftOf,
  heightIn,
  type Heights,
  initialsOf,
  isWeightOdd,
  isWeightWrong,
  listHeights,
  type Measures,
  roundedWeight,
  type Units,
  withUnits,
} from './model.ts';
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
  ['2147483647', false],
  ['99999999999', true],
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
});

describe('other units', () => {
  const saved = { ...draft, preferredUnits: 'metric', height: '169 cm', weight: '71' } as const;
  const from = (form: Measures, heights: Heights = {}) => ({
    to: (units: Units) => ({ ...form, ...withUnits(form, units, { saved, heights }) }),
  });
  const CLEARED = { ...saved, preferredUnits: 'imperial', height: '', weight: '157' } as const;

  test('clear the height and convert the saved weight', () => expect(from(saved).to('imperial')).toEqual(CLEARED));
  test('and back again are what was saved', () => expect(from(CLEARED, { metric: '169 cm' }).to('metric')).toEqual(saved));
  test('clear a height that was chosen in them', () =>
    expect(from({ ...CLEARED, height: `5'9"` }, { metric: '169 cm' }).to('metric')).toMatchObject({ height: '', weight: '71' }));
  test('leave a weight that was typed since', () =>
    expect(from({ ...saved, weight: '70.5' }).to('imperial')).toMatchObject({ weight: '70.5' }));
  test('the same ones change nothing', () => expect(from(saved).to('metric')).toEqual(saved));

  test.each([1, 48, 70, 71, 155, 400])('%i is the same number after there and back', (weight) => {
    for (const [here, there] of [
      ['metric', 'imperial'],
      ['imperial', 'metric'],
    ] as const) {
      const own = { ...draft, preferredUnits: here, height: '', weight: String(weight) };
      const gone = { ...own, ...withUnits(own, there, { saved: own, heights: {} }) };
      expect({ ...gone, ...withUnits(gone, here, { saved: own, heights: {} }) }).toEqual(own);
    }
  });

  test.each([
    ['imperial', '169 cm', `5'7"`],
    ['metric', `5'7"`, '170 cm'],
    ['imperial', '220 cm', undefined],
    ['metric', 'tall', undefined],
  ] as const)('the nearest in %s to %s is %s', (units, height, nearest) => expect(heightIn(units, height)).toBe(nearest));
});

test.each([
  ['70.5', '71'],
  ['71', undefined],
  ['', undefined],
  ['0', undefined],
])('a weight of %j is said to be saved as %j', (weight, rounded) => expect(roundedWeight(weight)).toBe(rounded));

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

test.each([
  ['70', 'metric', false],
  ['160', 'imperial', false],
  ['99999', 'imperial', true],
  ['12', 'metric', true],
  ['', 'metric', false],
  ['0', 'metric', false],
] as const)('%s in %s units is asked about: %j', (weight, preferredUnits, isOdd) =>
  expect(isWeightOdd({ weight, preferredUnits })).toBe(isOdd),
);
