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

test.each<readonly [string, number | null]>([
  ['three meals and no snack', 3],
  ['3 meals, no snacks, 35 min per dinner', 3],
  ['we eat four times', 4],
  ['3 days, two meals each day', 2],
  ['paleo, 2 squares a day', 2],
  ['2 squares of chocolate', null],
  ['three times food only', 3],
  ['three time eating', 3],
  ['4 small Mexican-style meals, with a tortilla at each', 4],
  ['three veggie meals', 3],
  ['3 cheap meals a day', 3],
  ["we'd like low sodium meals, three a day", 3],
  ['toddler meals four a day', 4],
  ['sliders and one other meal', 2],
  ['3 eggs in each of my meals', null],
])('meals are counted: %s', (text, meals) => {
  expect(read(text).meals).toBe(meals);
});

test.each<readonly [string, number]>([
  ['four dinners this week', 4],
  ['4 days vegan then 3 days whatever', 7],
  ['pancakes at the weekend, porridge on weekdays', 7],
  ['three meals a day for a week', 7],
  ['three gentle days of meals', 3],
  ['then 3 quiet days for us', 3],
  ['we have two more days of exams', 2],
  ['four nights of cheap hot food', 4],
  ['two romantic evenings', 2],
  ["a week's worth of low fat meals", 7],
  ["is there a week's food for new parents", 7],
  ['hoping to do a week at 1.7k', 7],
  ['lunchboxes for the whole school week', 5],
  ['five school lunches', 5],
  ['I need it to last six days', 6],
  ['30 days of iftar', 30],
])('days are counted: %s', (text, days) => {
  const { days: said, spannedDays } = read(text);
  expect(said ?? spannedDays).toBe(days);
});

test.each([
  '34 weeks along, nachos',
  'cutting, 12 wks in',
  'baby is 3 wks old',
  'two days before payday',
  'chicken 2day',
  'I work four nights',
  'rice that lasts 3 days',
  'pizza on 3 nights a week',
])('no day is counted: %s', (text) => {
  const { days: said, spannedDays } = read(text);
  expect(said ?? spannedDays).toBeNull();
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

test.each([
  ['four vegetarians, lasagna', 4],
  ['two vegans and two meat eaters, pasta', 4],
  ['three meat eaters and one vegetarian', 4],
  ['steak and eggs for me and 2 gym mates', 3],
  ['me n my gf, bagels 4 bfast', 2],
  ['dinner for 2 hungry adults', 2],
  ['four of us are having pasta', 4],
  ['two of us are celiac', null],
  ['3 vegan days', null],
  ["I'm a meat eater, 2 eggs", null],
])('who eats is counted by what they are called: %s', (text, people) => {
  expect(readSentence({ words: text, targets: null }).intent.people).toBe(people);
});

test('a girlfriend is no diet', () => {
  expect(parseIntent('me n my gf, bagels 4 bfast')).toMatchObject({ diets: [], wish: [{ words: 'bagels' }] });
});

test.each([
  ['3 vegan days', { days: 3 }],
  ['three slow cooker days', { days: 3 }],
  ['four cheap cold meals for one hot day', { meals: 4 }],
  ['fish on 3 busy days a week', { days: null }],
  ['one egg a day, vegetarian', { days: null }],
  ['2 vegetarian dinners for 3 people', { people: 3 }],
])('what tells of days and meals may stand before them: %s', (text, numbers) => {
  expect(readSentence({ words: text, targets: null }).numbers).toMatchObject(numbers);
});

test('over the day is no least', () => {
  expect(parseIntent('about 1600 calories over the day').calories).toEqual({ target: 1600 });
  expect(parseIntent('over 1600 calories a day').calories).toEqual({ min: 1600 });
});
