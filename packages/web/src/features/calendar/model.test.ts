import { makePlainDate } from '@larder/domain/calendar/plain-date.ts';
import { describe, expect, test } from 'vitest';
import type { SavedPlan } from '../../lib/wire/plan-types.ts';
import {
  type DayPlan,
  hasFreeDays,
  indexByDate,
  isPendingDay,
  listCopies,
  listEatenTooEarly,
  listEatenTooLate,
  listLeftovers,
  listWrittenOver,
  makePendingDay,
  offerPlans,
  readCalendarDays,
  withWanted,
} from './model.ts';
import { DIALOG_TEXTS } from './texts.ts';

const wireDay = (date: string, title = 'Alpha') => ({ id: `id ${date}`, date, mealPlanId: 'p1', notes: null, mealPlan: { title } });
const date = makePlainDate(2026, 11, 21);
const other = makePlainDate(2026, 11, 23);
const plan = (id: string): DayPlan => ({
  id,
  title: id,
  description: '',
  meals: {},
  totals: { calories: 0, protein: 0, carbs: 0, fat: 0 },
});

describe('readCalendarDays', () => {
  test('keeps a day on its date', () =>
    expect(readCalendarDays([wireDay('2026-11-21')]).days).toMatchObject([{ date: '2026-11-21', plan: { id: 'p1', title: 'Alpha' } }]));

  test('sets aside what has no date, with what is wrong with it', () => {
    const { days, strays } = readCalendarDays([wireDay('2026-13-45', 'Beta'), wireDay('garbage', 'Gamma'), wireDay('2026-11-21')]);
    expect(days).toHaveLength(1);
    expect(strays).toEqual([
      { id: 'id 2026-13-45', title: 'Beta', fault: 'no-such-day' },
      { id: 'id garbage', title: 'Gamma', fault: 'unreadable' },
    ]);
  });

  test('survives a day without its plan', () =>
    expect(readCalendarDays([{ id: '1', date: '2026-11-21' }]).days[0]?.plan.title).toBe('Your day'));
});

test('a wanted day takes the place of the one there, and an empty one leaves none', () => {
  const days = [makePendingDay(date, plan('a')), makePendingDay(other, plan('b'))];
  const moved = withWanted(
    days,
    new Map([
      [date, undefined],
      [other, makePendingDay(other, plan('a'))],
    ]),
  );
  expect(moved.map((day) => `${day.date} ${day.plan.id}`)).toEqual(['2026-11-23 a']);
  expect(indexByDate(withWanted(moved, new Map([[date, days[0]]]))).get(date)?.plan.id).toBe('a');
});

test('where a week is copied onto days that all have a plan, the same or another, keeping theirs would copy nothing', () => {
  const [source, target] = [makePlainDate(2026, 11, 15), makePlainDate(2026, 11, 22)];
  const onto = (...there: readonly (DayPlan | undefined)[]) => {
    const days = indexByDate([
      makePendingDay(makePlainDate(2026, 11, 16), plan('a')),
      makePendingDay(makePlainDate(2026, 11, 17), plan('b')),
    ]);
    const planned = there.flatMap((one, at) => (one ? [makePendingDay(makePlainDate(2026, 11, 23 + at), one)] : []));
    return listCopies({ source, target }, days, indexByDate(planned));
  };
  const asked = (copies: ReturnType<typeof onto>) => [listWrittenOver(copies).length, hasFreeDays(copies)];
  expect(asked(onto(plan('other')))).toEqual([1, true]);
  expect(asked(onto(plan('other'), plan('b')))).toEqual([1, false]);
  expect(asked(onto(plan('other'), plan('another')))).toEqual([2, false]);
});

test('knows the days the server has not stored yet', () => {
  expect(isPendingDay(makePendingDay(date, plan('a')))).toBe(true);
  expect(isPendingDay({ ...makePendingDay(date, plan('a')), id: '5b1f' })).toBe(false);
});

describe('offerPlans', () => {
  const saved = (id: string, createdAt: string, isFavorite = false) => ({ ...plan(id), createdAt, isFavorite }) as unknown as SavedPlan;
  const plans = [saved('old', '2026-01-01'), saved('new', '2026-03-01'), saved('star', '2026-02-01', true), saved('unused', '2025-01-01')];
  const ids = (planned: readonly string[]) =>
    offerPlans(date, plans, { plannedIds: new Set(planned), judged: { hasRules: false, against: new Map() } }).map((offer) =>
      offer.isSuggested ? `*${offer.plan.id}` : offer.plan.id,
    );

  test('puts the suggestion first, then favorites, then the newest', () =>
    expect(ids(['old', 'new', 'star'])).toEqual(['*unused', 'star', 'new', 'old']));
  test('suggests nothing when every plan is on the calendar', () =>
    expect(ids(['old', 'new', 'star', 'unused'])).toEqual(['star', 'new', 'old', 'unused']));
  test('suggests only what everybody may eat, as far as that is known, and says what speaks against the others', () => {
    const judgedBy = (against: readonly (readonly [string, string | undefined])[]) => {
      const judged = { hasRules: true, against: new Map(against) };
      return offerPlans(date, plans, { plannedIds: new Set(['star']), judged });
    };
    const said = 'Kept as it is, though Mia’s rules no longer allow lunch with butter.';
    const offered = judgedBy([
      ['old', undefined],
      ['new', said],
      ['unused', said],
    ]);
    expect(offered.map(({ plan: { id }, isSuggested, against }) => [id, isSuggested, against])).toEqual([
      ['old', true, undefined],
      ['star', false, undefined],
      ['new', false, said],
      ['unused', false, said],
    ]);
    expect(judgedBy([['new', said]]).some(({ isSuggested }) => isSuggested)).toBe(false);
    const unknown = offerPlans(date, plans, { plannedIds: new Set(), judged: undefined });
    expect(unknown.some(({ isSuggested }) => isSuggested)).toBe(false);
  });
  test('marks exactly one', () => expect(ids([]).filter((id) => id.startsWith('*'))).toHaveLength(1));
});

test('knows what is left of a day’s pots on other days, wherever they were moved', () => {
  const pot = { cookedOn: '2026-11-21', cookedFor: 'dinner', eatenOn: '2026-11-21' } as const;
  const withMeals = (day: typeof date, meals: object) => ({
    ...wireDay(String(day)),
    mealPlan: { title: 'Alpha', meals },
  });
  const { days } = readCalendarDays([
    withMeals(date, { dinner: { title: 'Stew', pot }, lunch: { title: 'Soup' } }),
    withMeals(other, {
      lunch: { title: 'Stew', pot: { ...pot, eatenOn: '2026-11-22' } },
      dinner: { title: 'Pasta', pot: { ...pot, cookedFor: 'lunch', eatenOn: '2026-11-22' } },
    }),
  ]);
  expect(listLeftovers([date], indexByDate(days))).toEqual([{ date: other, slot: 'lunch' }]);
  expect(listLeftovers([other], indexByDate(days))).toEqual([]);
  expect(listLeftovers([date, other], indexByDate(days))).toEqual([]);
  // Where one meal of the day goes, of that alone.
  expect(listLeftovers([date], indexByDate(days), 'dinner')).toEqual([{ date: other, slot: 'lunch' }]);
  expect(listLeftovers([date], indexByDate(days), 'lunch')).toEqual([]);
});

test('of a week that was copied, names what is left in the same copy', () => {
  const pot = { cookedOn: '2026-11-21', cookedFor: 'dinner' } as const;
  const day = (on: string, slot: string, eatenOn: string) => ({
    ...wireDay(on),
    mealPlan: { title: 'Alpha', meals: { [slot]: { title: 'Stew', pot: { ...pot, eatenOn } } } },
  });
  const dates = [21, 22, 28, 29].map((at) => makePlainDate(2026, 11, at));
  const { days } = readCalendarDays(
    dates.map((on, at) => (at % 2 === 0 ? day(on, 'dinner', '2026-11-21') : day(on, 'lunch', '2026-11-22'))),
  );
  const [, left, copy, leftOfCopy] = dates;
  expect(listLeftovers([copy!], indexByDate(days))).toEqual([{ date: leftOfCopy, slot: 'lunch' }]);
  expect(listLeftovers([dates[0]!, copy!], indexByDate(days)).map(({ date: on }) => on)).toEqual([left, leftOfCopy]);
});

test('nobody eats of a pot that is cooked later', () => {
  const pot = { cookedOn: '2026-11-21', cookedFor: 'dinner' } as const;
  const day = (on: string, slot: string, eatenOn: string) => ({
    ...wireDay(on),
    mealPlan: { title: 'Alpha', meals: { [slot]: { title: 'Stew', pot: { ...pot, eatenOn } } } },
  });
  // A week and its copy; of the first what is left was moved to the Monday.
  const { days } = readCalendarDays([
    day('2026-11-21', 'dinner', '2026-11-21'),
    day('2026-11-23', 'lunch', '2026-11-22'),
    day('2026-11-28', 'dinner', '2026-11-21'),
    day('2026-11-29', 'lunch', '2026-11-22'),
  ]);
  expect(listLeftovers([date], indexByDate(days))).toEqual([{ date: other, slot: 'lunch' }]);
});

const STEW = { cookedOn: '2026-11-21', cookedFor: 'dinner' } as const;
const stewDay = (on: string, slot: string, eatenOn: string, keepsDays?: number) => ({
  ...wireDay(on),
  mealPlan: {
    title: 'Alpha',
    meals: { [slot]: { title: 'Stew', pot: { ...STEW, eatenOn, ...(keepsDays !== undefined && { keepsDays }) } } },
  },
});
const at = (dayOfMonth: number) => makePlainDate(2026, 11, dayOfMonth);
/** Of days of which these go from one day of the month to another, or off it. */
const afterMoves =
  (list: typeof listEatenTooEarly) =>
  (wire: readonly ReturnType<typeof stewDay>[], ...moves: readonly (readonly [number, number | undefined])[]) =>
    list(new Map(moves.map(([from, to]) => [at(from), to === undefined ? undefined : at(to)])), indexByDate(readCalendarDays(wire).days));

describe('listEatenTooEarly', () => {
  const cook = stewDay('2026-11-21', 'dinner', '2026-11-21');
  const left = stewDay('2026-11-23', 'lunch', '2026-11-23');
  const tooEarly = afterMoves(listEatenTooEarly);

  test('names what is left of a pot where the pot goes behind it', () => {
    expect(tooEarly([cook, left], [21, 24])).toEqual([{ date: at(23), slot: 'lunch' }]);
    expect(tooEarly([cook, left], [21, 22])).toEqual([]);
    expect(tooEarly([cook, left], [21, 19])).toEqual([]);
  });
  test('names what is left of a pot on the day it goes to, before the pot', () => {
    expect(tooEarly([cook, left], [23, 20])).toEqual([{ date: at(20), slot: 'lunch' }]);
    expect(tooEarly([cook, left], [23, 25])).toEqual([]);
  });
  test('knows both days of a swap, and nothing of one that is replaced', () => {
    expect(tooEarly([cook, left], [21, 23], [23, 21])).toEqual([{ date: at(21), slot: 'lunch' }]);
    expect(tooEarly([cook, left], [21, 23], [23, undefined])).toEqual([]);
  });
  test('of a copied week, knows the pot of the same copy', () => {
    const copied = [cook, left, stewDay('2026-11-28', 'dinner', '2026-11-21'), stewDay('2026-11-30', 'lunch', '2026-11-23')];
    expect(tooEarly(copied, [21, 24])).toEqual([{ date: at(23), slot: 'lunch' }]);
    expect(tooEarly(copied, [28, 30], [30, 29])).toEqual([{ date: at(29), slot: 'lunch' }]);
  });
  test('asks no more of what is eaten too early already', () =>
    expect(tooEarly([stewDay('2026-11-25', 'dinner', '2026-11-21'), left], [25, 26])).toEqual([]));
});

describe('listEatenTooLate', () => {
  const cook = stewDay('2026-11-21', 'dinner', '2026-11-21');
  const left = stewDay('2026-11-22', 'lunch', '2026-11-22');
  const tooLate = afterMoves(listEatenTooLate);

  test('names what is left of a pot on a day by which it keeps no longer', () => {
    expect(tooLate([cook, left], [22, 29])).toEqual([{ date: at(29), slot: 'lunch' }]);
    expect(tooLate([cook, left], [22, 26])).toEqual([{ date: at(26), slot: 'lunch' }]);
    expect(tooLate([cook, left], [22, 25])).toEqual([]);
  });
  test('names it where the pot goes that far before it', () =>
    expect(tooLate([cook, left], [21, 14])).toEqual([{ date: at(22), slot: 'lunch' }]));
  test('goes by how long the calendar says that it keeps', () =>
    expect(tooLate([cook, stewDay('2026-11-22', 'lunch', '2026-11-22', 1)], [22, 23])).toEqual([{ date: at(23), slot: 'lunch' }]));
  test('says nothing of what is taken off, is eaten too early or had no pot already', () => {
    expect(tooLate([cook, left], [22, undefined])).toEqual([]);
    expect(tooLate([cook, left], [21, 24])).toEqual([]);
    expect(tooLate([left], [22, 29])).toEqual([]);
  });
});

test.each([
  [["Monday's lunch"], 'it'],
  [["Monday's lunch", "Tuesday's dinner"], 'them'],
])('says of %s that it would be eaten before it is cooked', (meals, them) => {
  expect(DIALOG_TEXTS.tooEarly(meals)).toMatch(new RegExp(`leftovers of a pot that would then be cooked only after ${them}.$`));
});

test.each([
  [["Monday's lunch"], 1, "Monday's lunch is leftovers of what is cooked on this day."],
  [["Monday's lunch", "Tuesday's dinner"], 2, "Monday's lunch and Tuesday's dinner are leftovers of what is cooked on these days."],
])('says of %s what is left of it', (meals, days, sentence) => {
  expect(DIALOG_TEXTS.leftovers(meals, days)).toBe(sentence);
});
