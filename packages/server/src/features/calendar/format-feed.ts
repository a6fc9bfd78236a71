import { capitalize } from '@larder/domain/base/say.ts';
import { addDays, type PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { type MealPlace, namePlace } from '@larder/domain/recipe/meal-slot.ts';
import { mealsOf } from '@larder/domain/recipe/meals-of.ts';
import type { PlannedDay } from './day-store.ts';
import { describeDay, formatPlanUrl, sayFor, sayLeftOf, sayWhose, type DayToTell } from './describe-day.ts';
import { listLostMeals } from './find-lost-meals.ts';
import { zonedInstant } from './find-instant.ts';

/** Of a calendar that is carried out: decades. */
export const MOST_DAYS = 20_000;

type Feed = {
  readonly days: readonly PlannedDay[];
  /** Days before them, on which pots are cooked that they may be eating of; in order. */
  readonly before?: readonly PlannedDay[] | undefined;
  readonly baseUrl: string;
  /** Given, each meal is an entry at its hour there; else each day is one. */
  readonly mealsIn?: string | undefined;
};

/**
 * The calendar as RFC 5545 text. Of the same days always the same octets, as a subscriber takes every difference for news;
 * so there is no clock in it, and no METHOD, without which DTSTAMP is the time of the last change (section 3.8.7.2).
 */
export function formatFeed({ days, before = [], baseUrl, mealsIn }: Feed): string {
  const lostOn = listLostMeals([...before, ...days]);
  const events = days.flatMap((planned) => {
    const day = { ...planned, lost: lostOn.get(planned.date) ?? [] };
    return mealsIn === undefined ? formatDayEvent(day, baseUrl) : formatMealEvents(day, baseUrl, mealsIn);
  });
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Larder//Meal calendar//EN',
    'CALSCALE:GREGORIAN',
    'NAME:Larder meals',
    'X-WR-CALNAME:Larder meals',
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...(events.length === 0 ? NO_EVENT : events),
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

function formatDayEvent(day: DayToTell, baseUrl: string): readonly string[] {
  const { id, date, plan } = day;
  const url = formatPlanUrl(baseUrl, plan.id);
  return formatEvent(day, {
    uid: `day-${id}@${new URL(baseUrl).hostname}`,
    when: [
      `DTSTART;VALUE=DATE:${formatDate(date)}`,
      `DTEND;VALUE=DATE:${formatDate(addDays(date, 1))}`,
      'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
      'X-MICROSOFT-CDO-BUSYSTATUS:FREE',
    ],
    title: plan.title,
    description: describeDay(day, url),
    url,
  });
}

/** Nobody says when they eat; these hours are common ones, and can be moved in no calendar program that only reads. */
const HOURS: Readonly<Record<MealPlace, readonly [start: string, end: string]>> = {
  breakfast: ['08:00', '08:30'],
  lunch: ['12:30', '13:15'],
  snack: ['15:30', '15:45'],
  dinner: ['18:30', '19:30'],
  // Between breakfast and lunch, after dinner, and late in the afternoon: where the day has a gap left.
  'snack-2': ['10:15', '10:30'],
  'snack-3': ['21:00', '21:15'],
  'snack-4': ['17:00', '17:15'],
};

function formatMealEvents(day: DayToTell, baseUrl: string, timeZone: string): readonly string[] {
  const url = formatPlanUrl(baseUrl, day.plan.id);
  const byHour = mealsOf(day.plan).toSorted((one, other) => (HOURS[one.place][0] < HOURS[other.place][0] ? -1 : 1));
  return byHour.flatMap(({ place, meal }) => {
    const [start, end] = HOURS[place];
    const kcal = meal.calories === undefined ? [] : [`${sayWhose([meal])}${Math.round(meal.calories)} kcal`];
    return formatEvent(day, {
      uid: `${place}-${day.id}@${new URL(baseUrl).hostname}`,
      // In UTC: a time with the name of a zone would need that zone's rules in the same file.
      when: [
        `DTSTART:${formatInstant(zonedInstant(day.date, start, timeZone))}`,
        `DTEND:${formatInstant(zonedInstant(day.date, end, timeZone))}`,
        'X-MICROSOFT-CDO-BUSYSTATUS:FREE',
      ],
      title: `${capitalize(namePlace(place))}: ${meal.title}${sayFor(meal)}${sayLeftOf(meal, { place, lost: day.lost })}`,
      description: [day.plan.title, ...kcal, ...(day.notes ? [day.notes] : []), url].join('\n'),
      url,
    });
  });
}

type EventText = {
  readonly uid: string;
  readonly when: readonly string[];
  readonly title: string;
  readonly description: string;
  readonly url: string;
};

function formatEvent({ createdAt, changedAt }: PlannedDay, { uid, when, title, description, url }: EventText): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${formatInstant(changedAt)}`,
    `CREATED:${formatInstant(createdAt)}`,
    `LAST-MODIFIED:${formatInstant(changedAt)}`,
    `SEQUENCE:${toSequence(changedAt)}`,
    ...when,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'STATUS:CONFIRMED',
    'CLASS:PRIVATE',
    'END:VEVENT',
  ];
}

const EPOCH_OF_SEQUENCES = Date.UTC(2020, 0, 1);

/**
 * Must rise with every change and never fall, or Google keeps the old entry. Seconds rise by themselves and need no counter
 * in either of the two rows an event is made of; counted from 2020, they fit a 32-bit integer until 2088.
 */
const toSequence = (changedAt: Date): number => Math.floor((changedAt.getTime() - EPOCH_OF_SEQUENCES) / 1000);

const formatInstant = (instant: Date): string => `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const formatDate = (date: PlainDate): string => date.replaceAll('-', '');

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
