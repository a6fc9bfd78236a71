import { expect, test } from 'vitest';
import { parseIntent, readSentence } from '../wish/parse-intent.ts';

const read = (words: string) => readSentence({ words, targets: null }).numbers;

test.each<readonly [string, number, number]>([
  ['400/600/700', 1700, 3],
  ['300 500 500', 1300, 3],
  ['would 450, 600 and 850 over three meals work?', 1900, 3],
  ['300, 500, 150 and 650', 1600, 4],
])('figures of the size of meals in a row are the day: %s', (text, calories, meals) => {
  expect(parseIntent(text).calories).toEqual({ target: calories });
  expect(read(text).meals).toBe(meals);
});

test('but not percentages, a range or grams', () => {
  expect(read('40/30/30, 2000 kcal').split).toEqual({ protein: 30, carbs: 40, fat: 30 });
  expect(parseIntent('400-600 kcal lunch').perMeal).toEqual({ lunch: { calories: { min: 400, max: 600 } } });
  expect(parseIntent('180/200/60').perMeal).toEqual({});
});

test.each<readonly [string, number]>([
  ['three meals and no snack', 3],
  ['3 meals, no snacks, 35 min per dinner', 3],
  ['we eat four times', 4],
  ['3 days, two meals each day', 2],
])('meals are counted: %s', (text, meals) => {
  expect(read(text).meals).toBe(meals);
});

test.each<readonly [string, number]>([
  ['four dinners this week', 4],
  ['4 days vegan then 3 days whatever', 7],
  ['pancakes at the weekend, porridge on weekdays', 7],
  ['three meals a day for a week', 7],
])('days are counted: %s', (text, days) => {
  const { days: said, spannedDays } = read(text);
  expect(said ?? spannedDays).toBe(days);
});

test('"each" is of the meals named before', () => {
  expect(parseIntent('three days of lunches, each under 500 calories').perMeal).toEqual({ lunch: { calories: { max: 500 } } });
});

test.each([
  ['I only want to eat twice a day', 2],
  ['we eat twice a day', 2],
  ['feed me three times a day', 3],
  ['feed us four times a day please', 4],
  ['she eats twice daily', 2],
  ['I train twice a day', null],
  ['eggs twice a day', null],
])('how often somebody eats is how many meals: %s', (text, meals) => {
  expect(readSentence({ words: text, targets: null }).numbers.meals).toBe(meals);
});

test.each(["we're both vegetarian, beans please", 'we are both on keto'])('both are two: %s', (text) => {
  expect(readSentence({ words: text, targets: null }).intent.people).toBe(2);
});
