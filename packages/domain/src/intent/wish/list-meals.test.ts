import { expect, test } from 'vitest';
import { parseIntent } from './parse-intent.ts';

const slots = (words: string) => parseIntent(words).slots;

test.each([
  ['a jolly lunch and dinner for four of us', ['lunch', 'dinner']],
  ['we would be two for dinner and lunch over four days', ['lunch', 'dinner']],
  ['I have a waffle iron, give me brunch and dinner', ['breakfast', 'dinner']],
  ['suhoor and iftar, filling at suhoor, no lamb', ['breakfast', 'dinner']],
  ['ramadan iftar suhoor', ['breakfast', 'dinner']],
  ['corn and beef, breakfast lunch dinner all', ['breakfast', 'lunch', 'dinner']],
  ['- breakfast: yogurt\n- lunch: burrito bowl\n- dinner: surprise me', ['breakfast', 'lunch', 'dinner']],
  ['- breakfast\n- second breakfast\n- lunch\n- dinner', ['breakfast', 'lunch', 'dinner', 'snack']],
  ['lunchbox plus 2 snacks for tuesday', ['lunch', 'snack']],
  ['chili in the dutch oven, also breakfast and lunch', ['breakfast', 'lunch', 'dinner']],
  ['breakfast dinner and tea, nothing spicy', ['breakfast', 'lunch', 'dinner']],
  ['pasta, just lunch n tea', ['lunch', 'dinner']],
  ['five school lunches', ['lunch']],
  ['lunchboxes for the whole school week', ['lunch']],
  ['cutting, 12 weeks in, gimme 5 days of <20min dinners', ['dinner']],
])('meals that are listed are those to plan: %s', (words, expected) => expect(slots(words)).toEqual(expected));

test.each([
  'wraps for lunch and dinner',
  'the same for lunch and dinner',
  'Polish lunch and dinner',
  'breakfast and dinner, both Indian',
  'I already had breakfast and lunch',
  'a nap between lunch and dinner',
  'toast for breakfast and tea',
  'lunch and dinner quick, and the rest of the day',
])('meals of which something is said are a part of the day: %s', (words) => expect(slots(words)).toBeNull());
