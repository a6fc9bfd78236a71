import { expect, test } from 'vitest';
import { readSentence } from '../wish/parse-intent.ts';

const people = (words: string) => readSentence({ words, targets: null }).intent.people;

test.each([
  ['six lads on site, cheap lunches', 6],
  ['we are five fellows at site, rice please', 5],
  ['pork shoulder, 2 drivers', 2],
  ['4 broke students want burrito bowls', 4],
  ['two young nurses, something quick', 2],
  ['us 3 lads need 2.5k each', 3],
  ['two nurses told me to eat more fish', null],
  ['3 men would be jealous of this? two eggs please', 3],
  ['4 burgers', null],
])('people are counted by any noun for them: %s', (text, count) => expect(people(text)).toBe(count));

test.each([
  ['three mates and me, tacos', 4],
  ['movie night:\n- me\n- 3 mates\n- feed us', 4],
  ['me and 3 tired gym mates, pasta', 4],
  ['1700 cals for me and the mrs', 2],
  ['a cheap feed for me and my gym buddy', 2],
  ['soft suppers an old pair like us could manage', 2],
  ['plan a fortnight for us without curry, my wife is tired of it', 2],
  ['plan a week for us and the kids, my wife is tired of curry', null],
  ['me now and I really want soup', null],
])('whoever asks eats along: %s', (text, count) => expect(people(text)).toBe(count));

test.each([
  ['we are four at home, light dinner', 4],
  ['we would be two for dinner', 2],
  ["I've got my parents and my brother here so that's four including me", 4],
  ['lunchboxes for my three for the school week', 3],
  ['sharehouse of 4, pasta', 4],
  ["fill three kids' lunchboxes", 3],
  ['two kids to pack lunch for', 2],
  ['we are 5 weeks into keto', null],
  ['my 3 and 5 year olds hate peas', null],
  ['plan us two romantic evenings', null],
  ['feed us 3 meals', null],
])('a figure counts people without a noun: %s', (text, count) => expect(people(text)).toBe(count));

test.each([
  ['a light dinner for me', 1],
  ['my sister dropped off seven marrows and I live alone', 1],
  ['just me now', 1],
  ['dinner for me and my wife', 2],
  ['what should I make myself', null],
  ['hello mate, I have rice', null],
  ['mate I have 5 lamb chops', null],
])('one eats alone: %s', (text, count) => expect(people(text)).toBe(count));
