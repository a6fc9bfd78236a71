import { expect, test } from 'vitest';
import { answerIntent } from '../answer/answer-intent.ts';
import { parseIntent } from '../wish/parse-intent.ts';

test.each([
  ['bubble and squeak for four, 600 cals a head', { dinner: { calories: { target: 600 } } }],
  ['oven died, dinner for 5 and no more than 700 cal each', { dinner: { calories: { max: 700 } } }],
  ["I'd like to serve my guests an Italian spread at 800 calories a plate or so", { dinner: { calories: { target: 800 } } }],
  ['so hot, something for 2 people under 500 cals each', { dinner: { calories: { max: 500 } } }],
  ['a lunch for 4, 650 kcal per head', { lunch: { calories: { target: 650 } } }],
])('energy of a plate is of its meal, and no day that is too low: %s', (words, perMeal) => {
  const answered = answerIntent({ words, targets: null });
  expect(answered).toMatchObject({ ok: true, value: { perMeal, calories: null } });
});

test.each([
  'me and my wife, 500 calories each',
  '500 calories each a day for us two, soup',
  'we both want to lose weight, soup, 500 calories each',
])('but a day that is too low is refused: %s', (words) => expect(answerIntent({ words, targets: null }).ok).toBe(false));

test.each([
  ['four meals, 500 calories each', { target: 2000 }],
  ['2 meals a day for us, about 1500 calories each', { target: 1500 }],
  ['fourteen fifty a day', { target: 1450 }],
  ['sixteen fifty daily, no fish', { target: 1650 }],
  ['eggs, maybe eighteen hundred calories', { target: 1800 }],
  ["I don't want to stand there more than half an hour and maybe eighteen hundred calories", { target: 1800 }],
  ['toast to start, then whatever gets me up to 3,100 calories', { target: 3100 }],
  ['up to 2400 calories', { max: 2400 }],
  ['two and a half thousand calories', { target: 2500 }],
  ['eight thousand kilojoules', { target: 1912 }],
])('energy of a day in words: %s', (words, calories) => expect(parseIntent(words).calories).toEqual(calories));
