import { describe, expect, test } from 'vitest';
import { UNKNOWN_EATER } from '../eater/eater.ts';
import { dishBreaksRule } from '../diet/check-dish.ts';
import { dietRule } from '../diet/diet-rule.ts';
import { getFood } from '../food/find-food.ts';
import { resolveTargets } from '../intent/target/resolve-targets.ts';
import { parseIntent } from '../intent/wish/parse-intent.ts';
import { findTarget } from './eater-target.ts';
import { hearHousehold } from './hear-household.ts';
import { makeTable } from './make-table.ts';
import { isNewcomer, shareIntent } from './seat-named.ts';
import { guestAt, seatAgain, seatPeople } from './seat-people.ts';
import type { EaterId, TableEater } from './table-eater.ts';

const person = (name: string, about: Partial<TableEater> = {}): TableEater => ({ ...guestAt(1), id: name as EaterId, name, ...about });
const allergic = (allergies: TableEater['rules']['allergies']) => ({ rules: { ...UNKNOWN_EATER, allergies } });

const seat = (words: string, household: readonly TableEater[] = []) =>
  seatPeople(household, { intent: parseIntent(words), eater: UNKNOWN_EATER }) ?? [];

describe('who a sentence tells apart', () => {
  test('sits at the table for this day, each with their own', () => {
    const table = seat('me 1800, my wife 1500 vegetarian, two kids');
    const [you, wife, ...kids] = table;
    expect(you).toMatchObject({ name: 'You', rules: { diets: [] } });
    expect(wife).toMatchObject({ name: 'Wife', target: { type: 'energy', calories: 1500 }, rules: { diets: ['vegetarian'] } });
    expect(kids.map(({ kind, target }) => [kind, target.type])).toEqual([
      ['child', 'usual'],
      ['child', 'usual'],
    ]);
    expect(table.map(isNewcomer)).toEqual([false, true, true, true]);
  });

  test('is who lives there, with all their rules, and with those of whoever else it may be', () => {
    const home = [person('Ada'), person('Ben', allergic(['peanut'])), person('Mia', { kind: 'child', ...allergic(['egg']) })];
    const [ada, ben] = seat('my husband eats 2800 and I eat 1600', home);
    expect(ada?.name).toBe('Ada');
    expect(ben).toMatchObject({ id: 'Ben', target: { type: 'energy', calories: 2800 }, rules: { allergies: ['peanut'] } });
    const two = [...home, person('Cleo', allergic(['fish']))];
    expect(seat('my husband eats 2800 and I eat 1600', two)[1]?.rules.allergies).toEqual(['peanut', 'fish']);
    expect(seat('me 1600, Cleo 2000', two)[1]).toMatchObject({ id: 'Cleo', rules: { allergies: ['fish'] } });
  });

  test('is found by name beside whoever asks', () => {
    const home = [person('Ada'), person('Mia', { kind: 'child', ...allergic(['egg']) }), person('Ben', allergic(['peanut']))];
    const names = (words: string): readonly string[] => seat(words, home).map(({ id }) => id);
    expect(names('dinner for me and Ben')).toEqual(['Ada', 'Ben']);
    expect(names('pasta for Ben and me')).toEqual(['Ada', 'Ben']);
    expect(names('Mia, Ben and I want tacos')).toEqual(['Ada', 'Mia', 'Ben']);
    expect(seat('dinner for me and Ben', home)[1]).toMatchObject({ rules: { allergies: ['peanut'] } });
    // Nobody is called so: a guest, or Ben by another name.
    expect(seat('dinner for me and Jonas', home)[1]).toMatchObject({ name: 'Jonas', rules: { allergies: ['egg', 'peanut'] } });
    expect(seat('dinner for me and Jonas')[1]).toMatchObject({ name: 'Jonas', kind: 'adult', rules: { allergies: [] } });
    // As many as are said, and the grown ones first.
    expect(names('dinner for my wife and me')).toEqual(['Ada', 'Ben']);
  });

  test('is found by name where nobody else is spoken of', () => {
    const home = [person('Ada'), person('Mia', { kind: 'child', ...allergic(['egg']) }), person('Ben', allergic(['peanut']))];
    const hear = (words: string) => hearHousehold(parseIntent(words), home);
    const names = (words: string): readonly string[] =>
      (seatPeople(home, { intent: hear(words), eater: UNKNOWN_EATER }) ?? []).map(({ id }) => id);
    expect(names('lunch for Ben')).toEqual(['Ada', 'Ben']);
    expect(names('dinner with ben')).toEqual(['Ada', 'Ben']);
    expect(names('pasta for Ben and Mia')).toEqual(['Ada', 'Mia', 'Ben']);
    expect(hear('lunch for Ben')).toMatchObject({ people: 2, notUnderstood: [] });
    expect(seatPeople(home, { intent: hear('lunch for Ben'), eater: UNKNOWN_EATER })?.[1]?.rules.allergies).toEqual(['peanut']);
    // Nobody there, or nobody who is fed.
    for (const words of ['lunch for Jonas', 'dinner with quxel', 'Ben soup']) expect(hear(words)).toEqual(parseIntent(words));
  });

  test('is held to whatever binds either of two whom the sentence may mean', () => {
    const cleo = person('Cleo', { rules: { ...UNKNOWN_EATER, aims: ['pregnancy'], restrictions: ['Halal'], diets: ['vegetarian'] } });
    const [, partner] = seat('My partner eats 2000 and I eat 1600', [person('Ada'), person('Ben', allergic(['peanut'])), cleo]);
    expect(partner).toMatchObject({
      id: 'Ben',
      rules: { allergies: ['peanut'], aims: ['pregnancy'], restrictions: ['Halal'], diets: ['vegetarian'] },
    });
  });

  test('is the child who is nearest in age, fed as the age that is said and safe for the younger', () => {
    const tom = person('Tom', { kind: 'child', ageYears: 8 });
    const home = [person('Ada'), person('Mia', { kind: 'child', ageYears: 11, ...allergic(['egg']) }), tom];
    const childOf = (words: string): TableEater => seat(words, home).at(1)!;
    const four = childOf('Me 1500, my 4 year old');
    expect(four).toMatchObject({ id: 'Tom', ageYears: 4, rules: { allergies: ['egg'] } });
    expect(findTarget(four).targets.calories).toBeLessThan(findTarget(tom).targets.calories - 150);
    const ten = childOf('Me 1500, my 9 year old');
    expect(ten).toMatchObject({ id: 'Tom', ageYears: 8 });
    expect(findTarget(ten).targets.calories).toBeGreaterThan(findTarget(tom).targets.calories + 50);
    expect(childOf('Me 1500, my 8 year old')).toMatchObject({ id: 'Tom', ageYears: 8, target: tom.target });
  });

  test('is each of several children by its own age', () => {
    const kids = seat('me 1800, my kids 3 and 9').slice(1);
    expect(kids.map(({ kind, ageYears }) => [kind, ageYears])).toEqual([
      ['toddler', 3],
      ['child', 9],
    ]);
  });

  test('is somebody new, and may yet be a child who lives there', () => {
    const home = [person('Ada'), person('Mia', { kind: 'toddler', ageYears: 3, ...allergic(['egg']) })];
    expect(seat('Me 1500, my 4 year old', home)[1]).toMatchObject({ ageYears: 4, rules: { allergies: ['egg'] } });
  });

  test('stays who they are when the day is changed under another sentence', () => {
    const home = [person('Ada')];
    const named = seat('me 1600, my husband 2800 and vegan, my 3 year old', home);
    const intent = parseIntent('dinner ideas');
    const made = makeTable({ intent, eater: UNKNOWN_EATER, ...resolveTargets({ intent, eater: UNKNOWN_EATER }), seed: 5, eaters: named });
    if (!made.ok) throw new Error(made.fault.sentence);
    const [, husband, child] = seatAgain(made.value.meals, { household: home, eater: UNKNOWN_EATER })!;
    expect(husband).toMatchObject({ name: 'Husband', rules: { diets: ['vegan'] }, target: { type: 'energy', calories: 2800 } });
    expect(child).toMatchObject({ kind: 'toddler', ageYears: 3 });
  });

  test('guests make up the number that is named', () => {
    expect(seat('dinner for 5, my wife is vegan and I eat fish').map(({ name }) => name)).toEqual([
      'You',
      'Wife',
      'Guest 1',
      'Guest 2',
      'Guest 3',
    ]);
  });

  test('has plates of their own figures and diets, and never one day of all together', () => {
    const intent = parseIntent('my wife eats 1500 and is vegetarian, I eat 2600 and my husband eats 2800');
    const shared = shareIntent(intent, UNKNOWN_EATER);
    expect(shared.intent.diets).toEqual([]);
    const eaters = seatPeople([], { intent, eater: shared.eater })!;
    const made = makeTable({ ...shared, ...resolveTargets(shared), seed: 5, eaters });
    if (!made.ok) throw new Error(made.fault.sentence);
    const dayOf = ({ id }: TableEater) =>
      Object.values(made.value.meals).flatMap(({ plates = [] }) => plates.filter(({ eaterId }) => eaterId === id));
    const kcals = eaters.map((eater) => dayOf(eater).reduce((sum, { nutrition }) => sum + nutrition.calories, 0));
    const wanted = [2600, 1500, 2800];
    for (const [at, kcal] of kcals.entries()) expect(Math.abs(kcal - (wanted[at] ?? 0)) / kcal).toBeLessThan(0.05);
    const foods = eaters
      .filter(({ name }) => name === 'Wife')
      .flatMap(dayOf)
      .flatMap(({ portions }) => portions.map(({ foodId }) => getFood(foodId)));
    expect(foods.length).toBeGreaterThan(8);
    expect(dishBreaksRule(foods, dietRule('vegetarian'))?.outcome).not.toBe('breaks');
  });
});
