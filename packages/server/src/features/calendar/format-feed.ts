import { addDays, type PlainDate } from '@larder/domain/calendar/plain-date.ts';
import type { PlannedDay } from './day-store.ts';

type Feed = { readonly days: readonly PlannedDay[]; readonly baseUrl: string };

/**
 * The calendar as RFC 5545 text. Of the same days always the same octets, as a subscriber takes every difference for news;
 * so there is no clock in it, and no METHOD, without which DTSTAMP is the time of the last change (section 3.8.7.2).
 */
export function formatFeed({ days, baseUrl }: Feed): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Larder//Meal calendar//EN',
    'CALSCALE:GREGORIAN',
    'NAME:Larder meals',
    'X-WR-CALNAME:Larder meals',
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...(days.length === 0 ? NO_EVENT : days.flatMap((day) => formatEvent(day, baseUrl))),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** A calendar has at least one component (section 3.6); some readers refuse one without. */
const NO_EVENT = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

function formatEvent({ id, date, notes, plan, createdAt, changedAt }: PlannedDay, baseUrl: string): readonly string[] {
  const url = `${baseUrl}/print-plan/${plan.id}`;
  return [
    'BEGIN:VEVENT',
    `UID:day-${id}@${new URL(baseUrl).hostname}`,
    `DTSTAMP:${formatInstant(changedAt)}`,
    `CREATED:${formatInstant(createdAt)}`,
    `LAST-MODIFIED:${formatInstant(changedAt)}`,
    `SEQUENCE:${toSequence(changedAt)}`,
    `DTSTART;VALUE=DATE:${formatDay(date)}`,
    `DTEND;VALUE=DATE:${formatDay(addDays(date, 1))}`,
    'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
    'X-MICROSOFT-CDO-BUSYSTATUS:FREE',
    `SUMMARY:${escapeText(plan.title)}`,
    `DESCRIPTION:${escapeText(describe(plan, notes, url))}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'STATUS:CONFIRMED',
    'CLASS:PRIVATE',
    'END:VEVENT',
  ];
}

const SLOT_NAMES = { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner', snack: 'Snack' } as const;

function describe({ meals, nutritionOverview: numbers }: PlannedDay['plan'], notes: string | null, url: string): string {
  const dishes = Object.entries(SLOT_NAMES).flatMap(([slot, name]) => {
    const meal = meals[slot as keyof typeof SLOT_NAMES];
    return meal ? [`${name}: ${meal.title}`] : [];
  });
  const [kcal, protein, carbs, fat] = [numbers.totalCalories, numbers.protein, numbers.carbs, numbers.fat].map(Math.round);
  // The link again, as Google hides the property.
  return [...dishes, `${kcal} kcal, ${protein} g protein, ${carbs} g carbs, ${fat} g fat`, ...(notes ? [notes] : []), url].join('\n');
}

const EPOCH_OF_SEQUENCES = Date.UTC(2020, 0, 1);

/**
 * Must rise with every change and never fall, or Google keeps the old entry. Seconds rise by themselves and need no counter
 * in either of the two rows an event is made of; counted from 2020, they fit a 32-bit integer until 2088.
 */
const toSequence = (changedAt: Date): number => Math.floor((changedAt.getTime() - EPOCH_OF_SEQUENCES) / 1000);

const formatInstant = (instant: Date): string => `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const formatDay = (date: PlainDate): string => date.replaceAll('-', '');

/** Section 3.3.11; control characters are not allowed at all (3.1), and one of them can cost the whole feed. */
export function escapeText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(CONTROLS, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);
}

// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

const LINE_OCTETS = 75;

/** Section 3.1: at most 75 octets a line, the next one begins with a space, and no character is cut in two. */
export function foldLine(line: string): string {
  const folded: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      folded.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...folded, part].join('\r\n');
}
