import { expect, test } from 'vitest';
import { pastOf, type WeekDoc } from './week-doc.ts';

test('a week that is changed for ever goes back some steps and grows no more', () => {
  let doc = { recipe: { seed: 0 }, past: [] as WeekDoc['past'] } as WeekDoc;
  for (let seed = 1; seed <= 50; seed++) doc = { ...doc, past: pastOf(doc), recipe: { ...doc.recipe, seed } };
  expect(doc.past.map(({ seed }) => seed)).toEqual(Array.from({ length: 20 }, (_, at) => 30 + at));
});
