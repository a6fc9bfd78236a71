import { expect, test } from 'vitest';
import { asOfAWeek } from '../answer/find-named-week.ts';
import { parseIntent } from './parse-intent.ts';

test('repeats are no food to leave out, and a week hears of them', () => {
  const intent = parseIntent('3 dinners this week, no repeats');
  expect(intent.exclude).toEqual([]);
  expect(intent.remarks).toContain('Larder does not choose dishes by "no repeats", so nothing was changed for it.');
  expect(asOfAWeek(intent).remarks).toEqual([]);
});

test('what else was not chosen by is told of a week all the same', () => {
  const intent = parseIntent('a week of pretty dinners, no repeats');
  expect(asOfAWeek(intent).remarks).toEqual(['Larder does not choose dishes by "pretty", so nothing was changed for it.']);
});
