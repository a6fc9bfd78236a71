import { expect, test } from 'vitest';
import type { DayDraft } from '@larder/domain/plan/plan.ts';
import { asStored, emptyDay } from '@larder/domain/plan/shown-day.ts';
import { type DayOfDoc, pastOf, type WeekDoc } from './week-doc.ts';

test('a week that is changed for ever goes back some steps and grows no more', () => {
  let doc = { recipe: { seed: 0 }, plans: [] as WeekDoc['plans'], past: [] as WeekDoc['past'] } as WeekDoc;
  for (let seed = 1; seed <= 50; seed++) doc = { ...doc, past: pastOf(doc, []), recipe: { ...doc.recipe, seed } };
  expect(doc.past.map(({ seed }) => seed)).toEqual(Array.from({ length: 20 }, (_, at) => 30 + at));
});

test('a day comes into a week with its proof: it passed the check, was saved, or has no meal', () => {
  const draft: DayDraft = { ...emptyDay('', 1) };
  const plans: DayOfDoc['plan'][] = [asStored(draft), emptyDay('Nobody is at home.', 1)];
  // @ts-expect-error -- what was put together has passed no check
  plans.push(draft);
  // @ts-expect-error -- a spread leaves the proof behind
  plans.push({ ...asStored(draft) }); // oxlint-disable-line typescript/no-misused-spread -- what is tested
  expect(plans).toHaveLength(4);
});
