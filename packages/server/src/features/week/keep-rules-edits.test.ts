import type { HouseholdWeekRules, WeekRules } from '@larder/contract/week-rules.ts';
import { expect, test } from 'vitest';
import { keepRulesEdits } from './keep-rules-edits.ts';

const FREE: WeekRules = {
  atLeast: [{ what: 'fish', times: 1 }],
  atMost: [],
  meatless: ['monday'],
  dishes: { friday: 'pizza' },
  minutes: {},
  budget: null,
  adventure: 'usual',
  leftovers: true,
  pinned: [],
};
const of = (rules: Partial<WeekRules> = {}, eatsAtHome: HouseholdWeekRules['eatsAtHome'] = {}): HouseholdWeekRules => ({
  rules: { ...FREE, ...rules },
  eatsAtHome,
});

test('rules that nobody else touched are what was edited', () => {
  const edited = of({ atLeast: [], atMost: [{ what: 'legumes', times: 3 }], meatless: [], dishes: {}, budget: 'low', leftovers: false });
  expect(keepRulesEdits({ ...edited, opened: of() }, of())).toEqual(edited);
});

test('what another window saved stays, beside what was edited in this one', () => {
  const stored = of({ atLeast: [{ what: 'fish', times: 2 }], dishes: { friday: 'pizza', sunday: 'roast' }, budget: 'low' });
  const edited = of({ atMost: [{ what: 'red meat', times: 1 }], dishes: {}, meatless: ['monday', 'tuesday'] }, { friday: ['dinner'] });
  expect(keepRulesEdits({ ...edited, opened: of() }, stored)).toEqual(
    of(
      {
        atLeast: [{ what: 'fish', times: 2 }],
        atMost: [{ what: 'red meat', times: 1 }],
        meatless: ['monday', 'tuesday'],
        dishes: { sunday: 'roast' },
        budget: 'low',
      },
      { friday: ['dinner'] },
    ),
  );
});

test('a rule that both changed is as it was said last, here', () => {
  const [mine, theirs] = [of({ dishes: { friday: 'curry' } }), of({ dishes: { friday: 'soup' } })];
  expect(keepRulesEdits({ ...mine, opened: of() }, theirs).rules.dishes).toEqual({ friday: 'curry' });
});

test('a meal added to one at home elsewhere does not bring back a rule that was taken away there', () => {
  expect(keepRulesEdits({ ...of({ leftovers: false }), opened: of() }, of({ atLeast: [], meatless: [] })).rules).toMatchObject({
    atLeast: [],
    meatless: [],
    leftovers: false,
  });
});
