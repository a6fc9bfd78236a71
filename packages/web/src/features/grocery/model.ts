import { addDays, daysBetween, listDays, parsePlainDate, type PlainDate, readParts } from '@larder/domain/calendar/plain-date.ts';
import { firstDayOfWeek } from '@larder/domain/calendar/week.ts';
import { formatMeals } from '@larder/domain/grocery/format-sources.ts';
import { GROCERY_CATEGORIES, type GroceryCategory } from '@larder/domain/grocery/grocery-category.ts';
import { escapeMarkdown } from '../../lib/format/markdown.ts';
import type { Item, List } from './read-list.ts';
import { AISLE_LABELS, LIST_TEXTS } from './texts.ts';

export const WINDOW_DAYS = 14;

/** The days of the create page's window: two weeks from this week's Sunday, then the two after, and so on. */
export function listWindowDays(today: PlainDate, page: number): readonly PlainDate[] {
  return listDays(addDays(firstDayOfWeek(today), page * WINDOW_DAYS), WINDOW_DAYS);
}

/** As far as the calendar shows weeks to come; an address may name any. */
const LAST_PAGE_OF_WEEK = 4;

/** The window in which the week is that is shopped for: the first where it names none. */
export function pageOfWeek(today: PlainDate, week: string | undefined): number {
  const sunday = parsePlainDate(week ?? '');
  const page = sunday.ok ? Math.floor(daysBetween(firstDayOfWeek(today), sunday.value) / WINDOW_DAYS) : 0;
  return page >= 0 && page <= LAST_PAGE_OF_WEEK ? page : 0;
}

/** What the person chose themselves goes before what is chosen for them: planned days from today on. */
export type Choices = ReadonlyMap<PlainDate, boolean>;
export type PlannedDays = ReadonlyMap<PlainDate, PlannedDay>;

export type PlannedDay = {
  readonly title: string;
  /** What speaks against it under the rules that the table has today. */
  readonly against?: string | undefined;
};

type Choosing = {
  readonly planned: PlannedDays;
  readonly choices: Choices;
  readonly today: PlainDate;
  /** The Sunday of the only week that is chosen for them, where there is one. */
  readonly week?: string | undefined;
};

export const isSelected = (day: PlainDate, { planned, choices, today, week }: Choosing): boolean =>
  planned.has(day) && (choices.get(day) ?? (day >= today && (week === undefined || firstDayOfWeek(day) === week)));

export type Aisle = { readonly category: GroceryCategory; readonly items: readonly Item[] };

/** In the order of a shop; what is checked goes below, and both keep their order. Aisles without items are left out. */
export function groupByAisle(items: readonly Item[]): readonly Aisle[] {
  return GROCERY_CATEGORIES.map((category) => {
    const ofAisle = items.filter((item) => item.category === category);
    const open = ofAisle.filter(({ checked }) => !checked);
    return { category, items: [...open, ...ofAisle.filter(({ checked }) => checked)] };
  }).filter((aisle) => aisle.items.length > 0);
}

export const isSameAisle = (a: Aisle, b: Aisle): boolean =>
  a.category === b.category && a.items.length === b.items.length && a.items.every((item, at) => item === b.items[at]);

export const countChecked = (items: readonly Item[]): number => items.filter(({ checked }) => checked).length;

export const percentOf = (part: number, all: number): number => (all === 0 ? 0 : Math.round((part / all) * 100));

/** Neither in the cart nor in the kitchen. */
export const isToBuy = ({ checked, atHome }: Item): boolean => !checked && !atHome;

/** "from Mon dinner + Wed lunch", or whatever a list of another making says. */
export function describeSource({ parts, source }: Pick<Item, 'parts' | 'source'>, ofList: { readonly hasWeekdayTwice: boolean }): string {
  return parts.length > 0 ? LIST_TEXTS.from(formatMeals(parts, ofList)) : source;
}

/** What is still to buy, for a message or a note. */
export function formatAsText({ name, items }: Pick<List, 'name' | 'items'>): string {
  const aisles = groupByAisle(items.filter(isToBuy));
  const blocks = aisles.map(({ category, items: ofAisle }) =>
    [AISLE_LABELS[category], ...ofAisle.map(({ ingredient, quantity }) => `- ${ingredient}${quantity && `: ${quantity}`}`)].join('\n'),
  );
  return [name, ...blocks].join('\n\n');
}

/** With boxes to tick, as note-taking programs read them; what is in the cart is ticked. */
export function formatAsMarkdown({ name, items }: Pick<List, 'name' | 'items'>): string {
  const blocks = groupByAisle(items).map(({ category, items: ofAisle }) =>
    [`## ${AISLE_LABELS[category]}`, '', ...ofAisle.map(formatMarkdownItem)].join('\n'),
  );
  return `${[`# ${escapeMarkdown(name)}`, ...blocks].join('\n\n')}\n`;
}

function formatMarkdownItem({ ingredient, quantity, checked, atHome }: Item): string {
  const amount = quantity === '' ? '' : `: ${escapeMarkdown(quantity)}`;
  return `- [${checked ? 'x' : ' '}] ${escapeMarkdown(ingredient)}${amount}${atHome ? ` (${LIST_TEXTS.atHomeBadge.toLowerCase()})` : ''}`;
}

/** RFC 4180, with the mark by which a spreadsheet knows UTF-8. */
export function formatAsCsv({ items }: Pick<List, 'items'>): string {
  const rows = groupByAisle(items).flatMap(({ category, items: ofAisle }) =>
    ofAisle.map(({ ingredient, quantity, source, checked, atHome }) => [
      AISLE_LABELS[category],
      ingredient,
      quantity,
      checked ? 'yes' : 'no',
      atHome ? 'yes' : 'no',
      source,
    ]),
  );
  const lines = [['Aisle', 'Ingredient', 'Quantity', 'Checked', 'At home', 'For'], ...rows].map((row) => row.map(toCell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** A cell that starts like a formula is run by spreadsheets; an apostrophe makes it text. */
function toCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** "Nov 21, 2026" of a day or an instant; a day is never moved by the zone it is read in. */
export function formatDate(text: string): string {
  const day = parsePlainDate(text);
  if (day.ok) {
    const { year, month, day: dayOfMonth } = readParts(day.value);
    return DAY.format(new Date(year, month - 1, dayOfMonth));
  }
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? text : DAY.format(instant);
}

const DAY = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' });
