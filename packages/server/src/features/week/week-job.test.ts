import { runSteps } from '@larder/domain/base/steps.ts';
import { makePlainDate } from '@larder/domain/calendar/plain-date.ts';
import { UNKNOWN_EATER } from '@larder/domain/eater/eater.ts';
import type { Allergen } from '@larder/domain/food/food.ts';
import { EMPTY_INTENT } from '@larder/domain/intent/intent.ts';
import { MEAL_SLOTS } from '@larder/domain/recipe/meal-slot.ts';
import { judgeKept } from '@larder/domain/table/judge-kept.ts';
import { seatWeek } from '@larder/domain/table/lay-week.ts';
import { guestAt } from '@larder/domain/table/seat-people.ts';
import { NO_WEEK_RULES } from '@larder/domain/week/week-rules.ts';
import { readWeekdayWords } from '@larder/domain/week/weekday-words.ts';
import { expect, test } from 'vitest';
import { type JobQuery, type LeftWeek, runWeekJob, type WeekJob } from './week-job.ts';

const start = makePlainDate(2026, 11, 23);
const day = { intent: EMPTY_INTENT, eater: UNKNOWN_EATER, targets: { calories: 2000, protein: 100, carbs: 225, fat: 78 }, seed: 3 };
const alone: JobQuery = { start, days: 3, day, shape: 'usual', slots: MEAL_SLOTS, rules: NO_WEEK_RULES, taken: [] };
const withPeople = (people: number): JobQuery => ({
  ...alone,
  table: { day, eaters: [{ ...guestAt(1), name: 'Anna' }], company: [{ day: 0, slot: 'breakfast', people }] },
});

const QUIET = { onShaped: () => {}, onRejected: () => {}, isCancelled: () => false };

function run(job: WeekJob): LeftWeek {
  const done = runWeekJob(job, { ...QUIET, onRejected: ({ faults }) => expect(faults).toEqual([]) });
  if (!done.ok || done.value.kind !== 'week') throw new Error('No week was made.');
  return done.value.week;
}

test('what the sentence says of a weekday is of that day of its week, and what is said of it comes along', () => {
  const query: JobQuery = { ...alone, ...readWeekdayWords('pasta on tuesday, 1600 kcal on wednesday') };
  const made = run({ kind: 'make', query: structuredClone(query), kept: [] });
  expect(made.days[1]?.plan.meals.dinner).toMatchObject({ form: 'pasta' });
  expect(made.relaxed).toEqual([expect.stringMatching(/^What you said of Wednesday is planned for every day/)]);
});

test('a day is as it was, to the word, once its guests are not coming after all', () => {
  const made = run({ kind: 'make', query: alone, kept: [] });
  const place = { date: start, slot: 'breakfast' } as const;
  const full = run({ kind: 'people', query: withPeople(4), left: made, ...place });
  expect(full.days[0]?.plan.meals.breakfast?.plates).toHaveLength(4);
  expect(full.days[0]?.plan.notes).not.toEqual(made.days[0]?.plan.notes);
  const again = run({ kind: 'people', query: withPeople(1), left: full, ...place });
  expect(again.days).toEqual(made.days);
});

test('who changes a meal of a week after an allergy came gets no dish of it that the allergy leaves out', () => {
  const seatFor = (allergies: readonly Allergen[], people: number): JobQuery['table'] => ({
    day,
    eaters: [guestAt(1), { ...guestAt(2), rules: { ...UNKNOWN_EATER, allergies } }],
    company: [{ day: 0, slot: 'breakfast', people }],
  });
  const ask = (table: JobQuery['table']): JobQuery => ({ ...seatWeek(alone, table!.eaters), table: table! });
  const made = run({ kind: 'make', query: ask(seatFor([], 2)), kept: [] });
  const query = ask(seatFor(['gluten', 'dairy'], 3));
  const done = runWeekJob({ kind: 'people', query, left: made, date: start, slot: 'breakfast' }, QUIET);
  if (!done.ok || done.value.kind !== 'week') throw new Error('No week was made.');
  const { days, notes } = done.value.week;
  const isHarmful = ({ plan }: LeftWeek['days'][number]): boolean => runSteps(judgeKept(plan, query.table!.eaters)) !== undefined;
  expect(made.days.some(isHarmful)).toBe(true);
  expect(days.filter(isHarmful)).toEqual([]);
  expect(notes.some((note) => / no longer fits? what you eat, so /.test(note))).toBe(true);
});
