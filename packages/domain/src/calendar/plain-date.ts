import { invariant } from '../base/assert-never.ts';
import type { Brand } from '../base/brand.ts';
import { fail, ok, type Result } from '../base/result.ts';

/** A day on the calendar, `YYYY-MM-DD`: no time and no zone, so nothing can shift it. Compares as text. */
export type PlainDate = Brand<string, 'PlainDate'>;

/** `unreadable` is no date at all ("garbage"), `no-such-day` has the form of one ("2026-02-30"). */
export type PlainDateFault = { readonly type: 'unreadable' | 'no-such-day'; readonly text: string };

/** Sunday is 0, as the grid's columns are. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export function parsePlainDate(text: string): Result<PlainDate, PlainDateFault> {
  const parts = FORM.exec(text);
  if (!parts) return fail({ type: 'unreadable', text });
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number];
  // Date rolls what is too large over into the next month or year; a day that is there comes back as it was.
  return formatEpochDay(toUtcDay(year, month, day)) === text ? ok(text as PlainDate) : fail({ type: 'no-such-day', text });
}

/** For dates known to be good: of the clock, of a table. Throws on anything else. */
export function makePlainDate(year: number, month: number, day: number): PlainDate {
  const text = `${year}-${twoDigits(month)}-${twoDigits(day)}`;
  const parsed = parsePlainDate(text);
  invariant(parsed.ok, `${text} is a day`);
  return parsed.value;
}

export function addDays(date: PlainDate, days: number): PlainDate {
  return fromEpochDay(toEpochDay(date) + days);
}

/** How many days `to` is after `from`; negative when it is before. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return toEpochDay(to) - toEpochDay(from);
}

export function weekdayOf(date: PlainDate): Weekday {
  // 1970-01-01 was a Thursday.
  return ((((toEpochDay(date) + 4) % 7) + 7) % 7) as Weekday;
}

export type DateParts = { readonly year: number; readonly month: number; readonly day: number };

/** Months count from 1. */
export function readParts(date: PlainDate): DateParts {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

/** Days since 1970-01-01. */
export function toEpochDay(date: PlainDate): number {
  const { year, month, day } = readParts(date);
  return toUtcDay(year, month, day);
}

/** `count` days in a row. */
export function listDays(first: PlainDate, count: number): readonly PlainDate[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/** Years of four digits: `Date` reads 0 to 99 as of the last century. */
const FORM = /^([1-9]\d{3})-(\d{2})-(\d{2})$/;

export const DAY_MS = 86_400_000;

const toUtcDay = (year: number, month: number, day: number): number => Math.round(Date.UTC(year, month - 1, day) / DAY_MS);

function fromEpochDay(day: number): PlainDate {
  const text = formatEpochDay(day);
  invariant(FORM.test(text), `day ${day} has a year of four digits`);
  return text as PlainDate;
}

const formatEpochDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

const twoDigits = (value: number): string => String(value).padStart(2, '0');
