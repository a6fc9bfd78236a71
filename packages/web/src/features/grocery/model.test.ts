import { hasWeekdayTwice } from '@larder/domain/grocery/format-sources.ts';
import { makePlainDate, type PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { describe, expect, it, test } from 'vitest';
import {
  describeSource,
  formatAsCsv,
  formatAsMarkdown,
  formatAsText,
  formatDate,
  groupByAisle,
  isSelected,
  listWindowDays,
  pageOfWeek,
  percentOf,
} from './model.ts';
import { type Item, readItem, readList, unwrap } from './read-list.ts';

const itemOf = (ingredient: string, more: Partial<Item> = {}): Item => ({
  id: ingredient,
  key: null,
  ingredient,
  quantity: '',
  category: 'pantry',
  source: '',
  checked: false,
  isStaple: false,
  atHome: false,
  parts: [],
  ...more,
});

const FRIDAY = makePlainDate(2026, 11, 20);

test('a list is read under data and without an envelope', () => {
  const list = { id: 'g1', name: 'Week' };
  for (const answer of [{ success: true, data: list }, list]) expect(readList(unwrap(answer as { data: typeof list })).name).toBe('Week');
  expect(unwrap([list] as unknown as { data: unknown[] })).toEqual([list]);
});

test('the window starts on the Sunday of this week and pages by fourteen days', () => {
  expect(listWindowDays(FRIDAY, 0).at(0)).toBe('2026-11-15');
  expect(listWindowDays(FRIDAY, 0).at(-1)).toBe('2026-11-28');
  expect(listWindowDays(FRIDAY, 1).at(0)).toBe('2026-11-29');
  expect(listWindowDays(makePlainDate(2026, 11, 22), 0).at(0)).toBe('2026-11-22');
});

test.each([
  [undefined, 0],
  ['2026-11-15', 0],
  ['2026-11-22', 0],
  ['2026-11-29', 1],
  ['2027-01-10', 4],
  ['2026-11-08', 0],
  ['2090-01-01', 0],
  ['soon', 0],
])('the week %s is shown on page %s', (week, expected) => {
  expect(pageOfWeek(FRIDAY, week)).toBe(expected);
});

describe('a day is chosen', () => {
  const day = (text: string) => text as PlainDate;
  const planned = new Map([day('2026-11-19'), day('2026-11-20'), day('2026-11-21')].map((each) => [each, { title: 'Plan' }] as const));
  it.each([
    ['by itself from today on', '2026-11-20', [], true],
    ['not by itself before today', '2026-11-19', [], false],
    ['not without a plan', '2026-11-24', [['2026-11-24', true]], false],
    ['by hand, also before today', '2026-11-19', [['2026-11-19', true]], true],
    ['no more once taken away', '2026-11-21', [['2026-11-21', false]], false],
  ] as const)('%s', (_, asked, choices, expected) => {
    const chosen = new Map(choices.map(([date, value]) => [day(date), value] as const));
    expect(isSelected(day(asked), { planned, choices: chosen, today: FRIDAY })).toBe(expected);
  });
});

test('aisles come in the order of a shop, checked items last, both as they were', () => {
  const items = [
    itemOf('salt'),
    itemOf('eggs', { category: 'dairy', checked: true }),
    itemOf('milk', { category: 'dairy' }),
    itemOf('butter', { category: 'dairy' }),
    itemOf('onion', { category: 'produce' }),
  ];
  expect(groupByAisle(items).map(({ category, items: all }) => [category, all.map(({ id }) => id)])).toEqual([
    ['produce', ['onion']],
    ['dairy', ['milk', 'butter', 'eggs']],
    ['pantry', ['salt']],
  ]);
});

test('nothing of nothing is no percentage of it', () => {
  expect([percentOf(0, 0), percentOf(3, 6), percentOf(2, 3)]).toEqual([0, 50, 67]);
});

test('the text has what is still to buy', () => {
  const items = [itemOf('Onion', { category: 'produce', quantity: '3' }), itemOf('Salt'), itemOf('Oil', { checked: true })];
  expect(formatAsText({ name: 'Party', items })).toBe('Party\n\nProduce\n- Onion: 3\n\nPantry\n- Salt');
});

test('a cell of the file is never a formula and keeps its commas, quotes and lines', () => {
  const items = [itemOf('=HYPERLINK("x")', { quantity: '1, or 2' }), itemOf('-1'), itemOf('two\nlines', { checked: true })];
  expect(formatAsCsv({ items })).toBe(
    [
      '\uFEFFAisle,Ingredient,Quantity,Checked,At home,For',
      'Pantry,"\'=HYPERLINK(""x"")","1, or 2",no,no,',
      "Pantry,'-1,,no,no,",
      'Pantry,"two\nlines",,yes,no,',
      '',
    ].join('\r\n'),
  );
});

test('the Markdown has boxes, and what a person typed is no markup', () => {
  const items = [
    itemOf('Onion *red*', { category: 'produce', quantity: '3' }),
    itemOf('Salt', { atHome: true }),
    itemOf('Oil', { checked: true }),
  ];
  expect(formatAsMarkdown({ name: 'Party #1', items })).toBe(
    '# Party \\#1\n\n## Produce\n\n- [ ] Onion \\*red\\*: 3\n\n## Pantry\n\n- [ ] Salt (at home)\n- [x] Oil\n',
  );
});

test('what is at home is not in the text to buy from', () => {
  expect(formatAsText({ name: 'Party', items: [itemOf('Salt', { atHome: true }), itemOf('Flour')] })).toBe('Party\n\nPantry\n- Flour');
});

test('a line says its meals, or what another making says', () => {
  const part = (day: string, slot: 'lunch' | 'dinner') => ({ day, slot, title: 'Soup', quantity: '1' });
  const [monday, wednesday, nextMonday] = [part('2026-11-23', 'dinner'), part('2026-11-25', 'lunch'), part('2026-11-30', 'dinner')];
  const saidOf = (parts: (typeof monday)[], ofList = parts) =>
    describeSource({ source: 'x', parts }, { hasWeekdayTwice: hasWeekdayTwice(ofList) });
  expect(saidOf([monday, wednesday])).toBe('from Mon dinner + Wed lunch');
  expect(saidOf([monday, nextMonday])).toBe('from Mon 23 dinner + Mon 30 dinner');
  // Which of the two Mondays of its list it is.
  expect(saidOf([nextMonday], [monday, wednesday, nextMonday])).toBe('from Mon 30 dinner');
  expect(saidOf([monday], [monday, monday, wednesday])).toBe('from Mon dinner');
  expect(describeSource({ source: 'Grandmother', parts: [] }, { hasWeekdayTwice: false })).toBe('Grandmother');
});

test('a day stays the day it is, and what is no date stays as it is', () => {
  expect(formatDate('2026-11-21')).toBe('Nov 21, 2026');
  expect(formatDate('2026-11-20T12:00:00.000Z')).toBe('Nov 20, 2026');
  expect(formatDate('soon')).toBe('soon');
});

describe('what a server leaves open', () => {
  it.each([true, 'true'])('is checked by %j', (checked) => expect(readItem({ id: '1', checked } as never).checked).toBe(true));
  it.each([false, 'false', undefined, null, 'yes'])('is unchecked by %j', (checked) =>
    expect(readItem({ id: '1', checked } as never).checked).toBe(false),
  );

  it('is read as the pantry, as no text and as counts of what is there', () => {
    const list = readList({
      id: 'l',
      items: [
        { id: 'a', checked: 'true' },
        { id: 'b', category: 'drinks' },
      ],
    } as never);
    expect(list).toMatchObject({ name: '', description: '', status: 'draft', plans: [], itemCount: 2, checkedCount: 1 });
    expect(list.items.map(({ category }) => category)).toEqual(['pantry', 'pantry']);
    expect(readList({ id: 'l' }).items).toEqual([]);
  });
});
