import { makePlainDate } from '@larder/domain/calendar/plain-date.ts';
import { UNKNOWN_EATER } from '@larder/domain/eater/eater.ts';
import { EMPTY_INTENT } from '@larder/domain/intent/intent.ts';
import { MEAL_SLOTS } from '@larder/domain/recipe/meal-slot.ts';
import { guestAt } from '@larder/domain/table/seat-people.ts';
import { NO_WEEK_RULES } from '@larder/domain/week/week-rules.ts';
import { expect, test } from 'vitest';
import { type JobQuery, type LeftWeek, runWeekJob, type WeekJob } from './week-job.ts';

const start = makePlainDate(2026, 11, 23);
const day = { intent: EMPTY_INTENT, eater: UNKNOWN_EATER, targets: { calories: 2000, protein: 100, carbs: 225, fat: 78 }, seed: 3 };
const alone: JobQuery = { start, days: 3, day, shape: 'usual', slots: MEAL_SLOTS, rules: NO_WEEK_RULES, taken: [] };
const withPeople = (people: number): JobQuery => ({
  ...alone,
  table: { day, eaters: [{ ...guestAt(1), name: 'Anna' }], company: [{ day: 0, slot: 'breakfast', people }] },
});

function run(job: WeekJob): LeftWeek {
  const done = runWeekJob(job, { onShaped: () => {}, onRejected: ({ faults }) => expect(faults).toEqual([]), isCancelled: () => false });
  if (!done.ok || done.value.kind !== 'week') throw new Error('No week was made.');
  return done.value.week;
}

test('a day is as it was, to the word, once its guests are not coming after all', () => {
  const made = run({ kind: 'make', query: alone, kept: [] });
  const place = { date: start, slot: 'breakfast' } as const;
  const full = run({ kind: 'people', query: withPeople(4), left: made, ...place });
  expect(full.days[0]?.plan.meals.breakfast?.plates).toHaveLength(4);
  expect(full.days[0]?.plan.notes).not.toEqual(made.days[0]?.plan.notes);
  const again = run({ kind: 'people', query: withPeople(1), left: full, ...place });
  expect(again.days).toEqual(made.days);
});
