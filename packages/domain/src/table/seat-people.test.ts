import { describe, expect, test } from 'vitest';
import { UNKNOWN_EATER, type Eater } from '../eater/eater.ts';
import { parseIntent } from '../intent/wish/parse-intent.ts';
import { guestAt, seatAgain, seatPeople, tellCrowd } from './seat-people.ts';
import type { EaterId, TableEater } from './table-eater.ts';

const PEANUTS: Eater = { ...UNKNOWN_EATER, allergies: ['peanut'] };
const person = (name: string, own: Partial<TableEater> = {}): TableEater => ({
  ...guestAt(1),
  id: name.toLowerCase() as EaterId,
  name,
  target: { type: 'body' },
  ...own,
});
const ANNA = person('Anna');
const BEN = person('Ben', { rules: { ...UNKNOWN_EATER, diets: ['vegetarian'] } });
const CLEO = person('Cleo', { rules: PEANUTS });
const HOUSEHOLD = [ANNA, BEN, CLEO];

const plateOf = ({ id, name }: Pick<TableEater, 'id' | 'name'>) => ({
  eaterId: id,
  name,
  share: 0.25,
  told: '',
  nutrition: { calories: 500, protein: 20, carbs: 60, fat: 20, fiber: null, sugar: null, sodium: null, saturatedFat: null },
  portions: [],
});
const PORTION = {
  foodId: 'rice',
  base: 0,
  chosen: 0,
  steps: [{ grams: 100, text: '' }],
  per100g: { protein: 7, carbs: 80, fat: 1 },
  group: '',
};
const mealFor = (...eaters: readonly Pick<TableEater, 'id' | 'name'>[]) => ({ plates: eaters.map(plateOf), portions: [PORTION] });
const known = { household: HOUSEHOLD, eater: ANNA.rules };

describe('who has plates already', () => {
  test.each([
    { who: 'who lives alone', household: [{ ...ANNA, rules: PEANUTS }] },
    { who: 'who has no household', household: [] },
  ])('the asker $who keeps the rules of the profile when laid for four', ({ household }) => {
    const four = seatPeople(household, { intent: { people: 4 }, eater: PEANUTS })!;
    expect(seatAgain({ dinner: mealFor(...four) }, { household, eater: PEANUTS })).toEqual(four);
  });

  test('everybody of the household, whomever the sentence was for', () => {
    expect(seatAgain({ dinner: mealFor(...HOUSEHOLD) }, known)).toEqual(HOUSEHOLD);
  });

  test("the first stays who the plan's own lines are of, though another asks", () => {
    expect(seatAgain({ dinner: mealFor(BEN, ANNA) }, known)).toEqual([BEN, ANNA]);
  });

  test('who is away from one meal is at the table for another', () => {
    const meals = {
      breakfast: mealFor(ANNA, BEN),
      dinner: mealFor(ANNA, CLEO),
      lunch: { ...mealFor(BEN, CLEO, guestAt(1)), portions: [] },
    };
    expect(seatAgain(meals, known)).toEqual([ANNA, BEN, CLEO, guestAt(1)]);
  });

  test('a guest stays a guest', () => {
    expect(seatAgain({ dinner: mealFor(ANNA, guestAt(2)) }, known)).toEqual([ANNA, guestAt(2)]);
  });

  test('a plate of "You" is whose sentence it is, in a household by now or not', () => {
    const you = seatPeople([], { intent: { people: 2 }, eater: UNKNOWN_EATER })!.at(0)!;
    const [first] = seatAgain({ dinner: mealFor(you, guestAt(1)) }, { household: [CLEO], eater: PEANUTS })!;
    expect(first).toEqual({ ...CLEO, id: you.id, name: 'You' });
  });

  test('somebody who was written down anew is known by name', () => {
    const before = { id: 'cleo-of-last-year' as EaterId, name: 'Cleo' };
    expect(seatAgain({ dinner: mealFor(ANNA, before) }, known)).toEqual([ANNA, { ...CLEO, id: before.id }]);
  });

  test('whoever cannot be told is held to all that binds those who may be meant', () => {
    const [, nobody] = seatAgain({ dinner: mealFor(ANNA, { id: 'x' as EaterId, name: 'Dora' }) }, known)!;
    expect(nobody).toMatchObject({ id: 'x', name: 'Dora', kind: 'adult', rules: { allergies: ['peanut'], diets: ['vegetarian'] } });
    const [first] = seatAgain({ dinner: mealFor({ id: 'x' as EaterId, name: 'Dora' }) }, { household: [], eater: PEANUTS })!;
    expect(first).toMatchObject({ id: 'x', name: 'Dora', rules: PEANUTS });
  });

  test('nobody where the meals are for one', () => {
    expect(seatAgain({ dinner: { portions: [] } }, known)).toBeUndefined();
  });
});

test.each([
  { words: 'dinner party for 16', plates: 12, said: ['12 of the 16'] },
  { words: 'dinner for 12', plates: 12, said: [] },
])('"$words" is for $plates, and says so where that is fewer', ({ words, plates, said }) => {
  const intent = parseIntent(words);
  expect(seatPeople(HOUSEHOLD, { intent, eater: UNKNOWN_EATER })).toHaveLength(plates);
  expect(tellCrowd(intent)).toEqual(said.map((part) => expect.stringContaining(part)));
});

test('grown people come before children only where not all of the household eat', () => {
  const mia = person('Mia', { kind: 'child', ageYears: 7 });
  const home = [ANNA, mia, BEN];
  const named = (people: number | null): readonly string[] =>
    seatPeople(home, { intent: { people }, eater: ANNA.rules })!.map(({ name }) => name);
  expect(named(2)).toEqual(['Anna', 'Ben']);
  expect(named(null)).toEqual(['Anna', 'Mia', 'Ben']);
});
