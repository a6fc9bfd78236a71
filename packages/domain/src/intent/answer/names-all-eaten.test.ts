import { expect, test } from 'vitest';
import { parseIntent } from '../wish/parse-intent.ts';
import { answerIntent } from './answer-intent.ts';

// Found by somebody who used the app: each of these left out the very foods that were safe.
test.each([
  "I can't eat anything except rice, chicken and zucchini",
  'allergic to everything except rice and chicken',
  'allergic to almost everything but rice',
  'elimination diet: nothing but rice, chicken, pears and carrots',
  'nothing except soup',
  "she won't touch anything but pasta, 1800 calories",
  'I can only eat rice and chicken. no spice',
  'I only eat potatoes and eggs',
  'i only ever eat potatoes',
  'we only eat rice, beans and corn',
  'I eat only chicken and rice',
  'I just eat potatoes and eggs, 1800 calories',
  'all I eat is potatoes and eggs',
  'the only things I eat are eggs and bread',
  'I live on rice and beans alone',
  'my son only eats pasta and bread',
  'she only eats chicken nuggets and fries',
])('a list of all that is eaten is no plan, and says why: %s', (words) => {
  const answer = answerIntent({ words, targets: null });
  expect(!answer.ok && answer.fault.sentence).toMatch(/those foods alone/);
});

test.each([
  'I can eat anything except pork',
  'anything but fish',
  'my son can only eat vegan food',
  'i can only eat soft foods',
  'I can only eat meat on weekends',
  'nothing but peanuts bothers me',
  'not allergic to anything but shellfish',
  'only fish on Fridays',
  'I only eat fish on Fridays',
  'I only eat dinner',
  'I only eat chicken for dinner',
  'only vegetarian',
  'I only eat vegan',
  'I only eat vegetarian food',
  'I only eat halal meat',
  'I only eat organic eggs',
  'I only eat wild salmon',
  'I only eat eggs if they are scrambled',
  'I only eat chicken, no beef or pork',
  'the only meat I eat is chicken',
  'I only eat twice a day, eggs and rice please',
  'I just eat too much pasta, plan something lighter',
  "we don't only eat rice and beans",
  'I eat only bread and cheese, I want to learn three simple meals, I like chicken and potatoes',
  'all I have is a hot plate',
  'the only things I have are eggs and bread',
  'family dinner with soup, my son only eats pasta',
])('other exceptions are planned: %s', (words) => {
  expect(answerIntent({ words, targets: null }).ok).toBe(true);
});

test.each([
  'allergic to nothing but peanuts',
  'allergic to nothing else but peanuts',
  'allergic to nothing except peanuts',
  'no allergies but peanuts',
  'No allergies except peanuts',
  'no known allergies apart from peanuts',
  'not allergic to anything but peanuts',
  'no dietary restrictions but peanuts',
  'no restrictions except peanuts',
])('the one allergy is an allergy: %s', (words) => {
  const { allergies, wish } = parseIntent(words);
  expect(allergies).toContain('peanut');
  expect(wish).toEqual([]);
});

test.each([
  'no allergies but I love curry',
  'no allergies but chicken for dinner please',
  'zero restrictions but pasta tonight',
  'no restrictions but chicken for dinner',
])('and what begins anew behind it is wished: %s', (words) => {
  const { allergies, exclude, wish, dishWords } = parseIntent(words);
  expect([...allergies, ...exclude]).toEqual([]);
  expect(wish.length + dishWords.length).toBeGreaterThan(0);
});
