import type { EaterBody } from '@larder/contract/eater.ts';
import { leastAgeOf } from '@larder/domain/table/table-eater.ts';
import { expect, test } from 'vitest';
import { describeOnBothEngines, makeTestScope } from '../../../tests/support/test-database.ts';
import { makeEaterStore } from './eater-store.ts';
import { makeReadTable } from './read-table.ts';

const ADULT: EaterBody = { name: 'Ben', kind: 'adult', birthYear: null, restrictions: [], target: { kind: 'usual' }, eatsAtHome: {} };

describeOnBothEngines('a table', (database) => {
  const read = async (...eaters: readonly EaterBody[]) => {
    const scope = await makeTestScope(database());
    await database()
      .kysely.updateTable('users')
      .set({ weight: 60, preferred_units: 'metric', dietary_restrictions: '["Vegan"]' })
      .where('id', '=', scope.userId)
      .execute();
    const store = makeEaterStore(database());
    for (const eater of eaters) await store.addEater(scope, eater);
    const readTable = makeReadTable({ eaters: store, now: () => new Date('2026-11-22T12:00:00Z') });
    return readTable(scope);
  };

  test('has who asks first, by the profile, then the others by what was told', async () => {
    const [own, ben] = await read({
      ...ADULT,
      restrictions: ['Peanuts allergy', 'no mushrooms'],
      target: { kind: 'body', sex: 'male', weightKg: 82.5, heightCm: 181, activityLevel: 'very_active', fitnessGoal: 'muscle_gain' },
      eatsAtHome: { monday: ['dinner'] },
    });
    expect(own).toMatchObject({ kind: 'adult', target: { type: 'body' }, rules: { weightKg: 60, restrictions: ['Vegan'] } });
    expect(ben).toMatchObject({
      name: 'Ben',
      target: { type: 'body' },
      rules: {
        allergies: ['peanut', 'tree-nut'],
        weightKg: 82.5,
        heightCm: 181,
        sex: 'male',
        activityLevel: 'very_active',
        fitnessGoal: 'muscle_gain',
      },
      eatsAtHome: { 1: { breakfast: false, dinner: true } },
    });
    expect(ben?.rules.excludedFoodIds.length).toBeGreaterThan(0);
  });

  test('has children by their age of today, who eat as usual', async () => {
    const [, mia, teen] = await read({ ...ADULT, kind: 'toddler', birthYear: 2019 }, { ...ADULT, kind: 'teen' });
    expect(mia).toMatchObject({ kind: 'child', ageYears: 7, target: { type: 'usual' }, rules: { ageYears: 7, weightKg: null } });
    expect(teen).toMatchObject({ kind: 'teen', ageYears: null, target: { type: 'usual' } });
  });

  test('keeps alcohol from whoever may still be 17, and hazards to small children from whoever may still be three', async () => {
    const [, ben, mia] = await read({ ...ADULT, birthYear: 2008 }, { ...ADULT, kind: 'child', birthYear: 2022 });
    expect([ben, mia].map((eater) => eater && { years: eater.ageYears, least: leastAgeOf(eater) })).toEqual([
      { years: 18, least: 17 },
      { years: 4, least: 3 },
    ]);
    const [, child] = await read({ ...ADULT, kind: 'child' });
    expect(leastAgeOf(child!)).toBe(4);
  });

  test('goes by no figure that was kept of somebody who is no adult by now', async () => {
    const [, ben] = await read({ ...ADULT, birthYear: 2010, target: { kind: 'calories', calories: 1300 } });
    expect(ben).toMatchObject({ kind: 'teen', target: { type: 'usual' } });
  });
});
