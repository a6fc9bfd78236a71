import { expect, test } from 'vitest';
import { parseIntent } from '../wish/parse-intent.ts';

const leftOut = (query: string): readonly string[] => parseIntent(query).exclude.flatMap(({ foodIds }) => foodIds);

test('who wants nothing spicy gets no chili under another name, and keeps hot dogs and hot-smoked salmon', () => {
  const ids = leftOut("don't make it spicy");
  expect(ids).toEqual(
    expect.arrayContaining(['aleppo-pepper', 'cajun-seasoning', 'doubanjiang', 'mexican-chorizo', 'pepper-jack', 'hot-sauce', 'cayenne']),
  );
  for (const mild of ['hot-dog', 'turkey-hot-dog', 'hot-smoked-salmon', 'chorizo', 'paprika', 'black-pepper']) {
    expect(ids).not.toContain(mild);
  }
});

test.each(['hindu', 'no beef', 'beef allergy'])('gelatin may be of cattle, and sweets with it are left out: %s', (words) => {
  expect(leftOut(words)).toEqual(expect.arrayContaining(['beef-sirloin', 'gelatin', 'marshmallows']));
  expect(leftOut(words)).not.toContain('marshmallow-creme');
});

test('who wishes for beef is given no marshmallows', () => {
  expect(parseIntent('beef for dinner').wish.flatMap(({ foodIds }) => foodIds)).not.toContain('marshmallows');
});
