import { addDays, type PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { describe, expect, test } from 'vitest';
import type { Plan } from '../lib/wire/plan-types.ts';
import { readTableChange } from './read-table-change.ts';

const SUNDAY = '2026-11-29' as PlainDate;
const eater = (id: string, eatsAtHome = {}) => ({ id, isYou: id === 'ada', eatsAtHome });
const dinnerOf = (...ids: readonly string[]) => ({
  days: [{ date: SUNDAY, meals: { dinner: { plates: ids.map((eaterId) => ({ eaterId })) } } as unknown as Plan['meals'] }],
  chips: [],
});
const ALONE = { days: [{ meals: { dinner: {} } as unknown as Plan['meals'] }], chips: [] };
/** Dinners of one day after the other, each for these; `chosen`: of which of them somebody has said for how many. */
const dinnersOf = (tables: readonly (readonly string[])[], chosen: readonly number[] = []) => {
  const days = tables.map((ids, at) => ({ ...dinnerOf(...ids).days[0]!, date: addDays(SUNDAY, at) }));
  return { days, chips: [], chosen: chosen.map((at) => ({ date: addDays(SUNDAY, at), slot: 'dinner' as const })) };
};
const FOR_TWO = [{ id: 'people', label: 'For 2', from: 'text' as const }];

describe('what was planned is not for the table of now', () => {
  test.each([
    ['somebody has left', dinnerOf('ada', 'bo', 'cy', 'di'), ['ada', 'bo', 'cy'], { planned: 4, now: 3 }],
    ['somebody has joined', dinnerOf('ada', 'bo'), ['ada', 'bo', 'cy'], { planned: 2, now: 3 }],
    ['one is another', dinnerOf('ada', 'bo'), ['ada', 'cy'], { planned: 2, now: 2 }],
    ['somebody has joined who was alone', ALONE, ['ada', 'bo'], { planned: 1, now: 2 }],
    [
      'somebody has left, and one meal was made anew since',
      dinnersOf([
        ['ada', 'bo', 'cy'],
        ['ada', 'bo'],
      ]),
      ['ada', 'bo'],
      { planned: 3, now: 2, isOfSome: true },
    ],
    [
      'somebody has joined, and one meal was made anew since',
      dinnersOf([
        ['ada', 'bo'],
        ['ada', 'bo', 'cy'],
      ]),
      ['ada', 'bo', 'cy'],
      { planned: 2, now: 3, isOfSome: true },
    ],
    ['somebody has left a day for two', { ...dinnerOf('ada', 'bo'), chips: FOR_TWO }, ['ada'], { planned: 2, now: 1 }],
  ])('%s', (_what, planned, ids, change) =>
    expect(
      readTableChange(
        planned,
        ids.map((id) => eater(id)),
      ),
    ).toEqual(change),
  );
});

describe('nothing is another', () => {
  test.each([
    ['with guests', dinnerOf('ada', 'bo', 'guest-1'), [eater('ada'), eater('bo')]],
    ['alone', ALONE, [eater('ada')]],
    ['of who was alone and has guests', dinnerOf('you', 'guest-1'), [eater('ada')]],
    ['where the words say for how many it is', { ...dinnerOf('ada', 'bo'), chips: FOR_TWO }, [eater('ada'), eater('bo'), eater('cy')]],
    ['by who never eats that meal at home', dinnerOf('ada'), [eater('ada'), eater('bo', { sunday: ['lunch'] })]],
    ['where somebody said of a meal that fewer eat it', dinnersOf([['ada'], ['ada', 'bo']], [0]), [eater('ada'), eater('bo')]],
    ['of a day on which somebody eats elsewhere', dinnersOf([['ada'], ['ada', 'bo']]), [eater('ada'), eater('bo', { sunday: ['lunch'] })]],
    ['where nothing is left to cook', { days: [], chips: [] }, [eater('ada'), eater('bo')]],
  ])('%s', (_what, planned, eaters) => expect(readTableChange(planned, eaters)).toBeUndefined());
});
