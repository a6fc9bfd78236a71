import { describe, expect, test } from 'vitest';
import type { Intent } from '../intent.ts';
import { parseIntent } from './parse-intent.ts';

type Read = Partial<Pick<Intent, 'maxMinutes' | 'minutesAt'>>;

const read = (text: string): Read => {
  const { maxMinutes, minutesAt } = parseIntent(text);
  return { ...(maxMinutes === null ? {} : { maxMinutes }), ...(Object.keys(minutesAt).length === 0 ? {} : { minutesAt }) };
};

describe('a time belongs to the meal it is said of', () => {
  test.each<readonly [string, Read]>([
    ['15 minute breakfast, dinner can take an hour', { minutesAt: { breakfast: 15, dinner: 60 } }],
    ['quick lunch (under 20 min)', { minutesAt: { lunch: 20 } }],
    ['weeknight dinner 30 minutes max', { minutesAt: { dinner: 30 } }],
    ['a quick breakfast and a slow roast for dinner', { minutesAt: { breakfast: 30 } }],
    ['quick breakfast and dinner in 40 minutes', { minutesAt: { breakfast: 30, dinner: 40 } }],
    ['breakfast in 10 mins, lunch in 15, dinner 40', { minutesAt: { breakfast: 10, lunch: 15, dinner: 40 } }],
    ['breakfast 10 min lunch 20 min dinner 40 min', { minutesAt: { breakfast: 10, lunch: 20, dinner: 40 } }],
    ['10 min breakfast 20 min lunch 40 min dinner', { minutesAt: { breakfast: 10, lunch: 20, dinner: 40 } }],
    ['breakfast and lunch within 15 minutes, 1800 kcal', { minutesAt: { breakfast: 15, lunch: 15 } }],
    ['fast dinners, slow weekends', { minutesAt: { dinner: 30 } }],
    ['dinner no longer than three quarters of an hour', { minutesAt: { dinner: 45 } }],
    ['quick lunch and dinner', { minutesAt: { lunch: 30, dinner: 30 } }],
    ['breakfast, lunch and dinner under 20 minutes', { minutesAt: { breakfast: 20, lunch: 20, dinner: 20 } }],
    ['I only have 5 minutes in the morning', { minutesAt: { breakfast: 5 } }],
    ['about half an hour in the evening, no fish', { minutesAt: { dinner: 30 } }],
    ['dinner has to be on the table in 20 minutes', { minutesAt: { dinner: 20 } }],
    ['frühstück in 10 minuten, abendessen darf eine stunde dauern', { minutesAt: { breakfast: 10, dinner: 60 } }],
    ['30-minute dinners for a family of four', { minutesAt: { dinner: 30 } }],
    ['20 minute lunch for two, dinner for 3', { minutesAt: { lunch: 20 } }],
    ['colazione in 10 minuti, cena in 40', { minutesAt: { breakfast: 10, dinner: 40 } }],
  ])('%s', (text, stated) => expect(read(text)).toEqual(stated));
});

describe('a time that is said of no meal holds for the day', () => {
  test.each<readonly [string, Read]>([
    ['under 25 minutes', { maxMinutes: 25 }],
    ['quick vegan meals', { maxMinutes: 30 }],
    ['quick vegan meals under 20 minutes', { maxMinutes: 20 }],
    ['dinner for 4 people, nothing over half an hour', { maxMinutes: 30 }],
    ['everything under 25 minutes but dinner can take an hour', { maxMinutes: 25, minutesAt: { dinner: 60 } }],
    ['dinner 600 kcal; 15 minutes of cooking at most', { maxMinutes: 15 }],
    ['gym for 8 hours a week, dinner with fish', {}],
  ])('%s', (text, stated) => expect(read(text)).toEqual(stated));
});
