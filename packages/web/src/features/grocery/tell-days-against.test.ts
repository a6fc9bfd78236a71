import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { expect, test } from 'vitest';
import { tellDaysAgainst } from './tell-days-against.ts';

const BROKEN = 'Kept as it is, though your profile no longer allows lunch with egg.';
const BOTH =
  'Kept as it is, though your profile no longer allows lunch with egg. Larder cannot tell whether your profile allows dinner with 1 Glumpf.';
const DOUBT = 'Kept as it is, though Larder cannot tell whether your profile allows dinner with 1 Glumpf.';

test.each<[said: readonly string[], says: string]>([
  [[BROKEN, BOTH], 'Your household’s rules no longer allow what is planned on Dec 1 and Dec 2'],
  [[DOUBT, DOUBT], 'Larder cannot tell whether your household’s rules allow what is planned on Dec 1 and Dec 2'],
  [
    [BROKEN, DOUBT],
    'Your household’s rules no longer allow what is planned on Dec 1. Larder cannot tell whether your household’s rules allow what is planned on Dec 2',
  ],
])('above days of which their sentences say %j stands what those say', (said, says) => {
  expect(tellDaysAgainst(said.map((against, at) => ({ date: `2026-12-0${at + 1}` as PlainDate, against })))).toBe(says);
});
