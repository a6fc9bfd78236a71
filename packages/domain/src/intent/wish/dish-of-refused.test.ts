import { expect, test } from 'vitest';
import { UNKNOWN_EATER } from '../../eater/eater.ts';
import { describeIntent } from '../answer/describe-intent.ts';
import { parseIntent } from './parse-intent.ts';

/** Chips that wish. */
const wishing = (text: string): string =>
  describeIntent(parseIntent(text), UNKNOWN_EATER)
    .filter(({ from, label }) => from === 'text' && !/^No |: left out$/u.test(label))
    .map(({ label }) => label.toLowerCase())
    .join(' | ');

test.each([
  ['my flatmate is allergic to egg, egg fried rice is out', /fried rice|egg/u],
  ['my aunt is allergic to eggs, egg fried rice is clearly off the menu but boiled rice is good', /fried|egg/u],
  ['no egg, egg fried rice would be a mistake', /fried|egg/u],
  ['i am allergic to egg, egg fried rice used to be my favourite', /fried|egg/u],
  ['Our guest is allergic to eggs, egg curry is out but rice is good', /curry|egg/u],
  ['dairy allergy here, mac and cheese is clearly out', /mac|cheese/u],
  ['allergic to fish, fish tacos are obviously off', /taco|fish/u],
  ['egg fried rice but without the egg', /egg/u],
  ['no shrimp for me, shrimp gumbo is banned', /gumbo|shrimp/u],
  ['peanuts make him ill so peanut stew is out', /stew|peanut/u],
  ['she cannot have lamb, lamb curry is forbidden', /curry|lamb/u],
  ['tuna upsets my stomach, tuna salad is out then', /salad|tuna/u],
  ["we're all pasta'd out", /pasta/u],
  ["I'm souped out", /soup/u],
  ['the kids are totally pizzaed out, tacos please', /pizza/u],
  ['we are curried out', /curry/u],
])('a dish that is named with what is refused is no wish: %s', (text, refused) => {
  expect(wishing(text)).not.toMatch(refused);
});

test.each([
  ['egg fried rice for dinner', 'egg fried rice'],
  ['no sauce tacos', 'taco'],
  ['no egg. chicken curry please', 'chicken curry'],
  ['we grilled out, steak please', 'with steak'],
])('and another is one: %s', (text, wished) => expect(wishing(text)).toContain(wished));

test.each([
  ['no eggs but egg fried rice is fine', 'eggs'],
  ['a day minus wheat, tomato soup is fine', 'wheat'],
  ['Rice noodles make my son ill', 'rice noodles'],
])('what is fine takes back no more than it says: %s', (text, food) => {
  expect(parseIntent(text).exclude).toContainEqual(expect.not.objectContaining({ except: expect.anything() }));
  expect(parseIntent(text).exclude.map(({ words }) => words)).toContain(food);
});

test.each([
  ["Ben isn't a fan of burgers", 'burgers'],
  ["my sister isn't keen on lentils", 'lentils'],
  ["Dad isn't the biggest fan of cod", 'cod'],
  ["the boys aren't into peas", 'peas'],
  ['my twins are refusing apples', 'apples'],
  ["Grandma isn't one for curry", 'curry'],
  ['no fan of kale', 'kale'],
])('is a refusal: %s', (text, food) => {
  const { exclude } = parseIntent(text);
  expect(exclude.filter(({ asked }) => !asked).map(({ words }) => words)).toContain(food);
});

test.each([
  ['carrots make my wife ill, tofu she can eat without problem', 'tofu'],
  ['my son is allergic to melon, any brown rice would do him for tea', 'brown rice'],
  ["I'm sick of tomatoes, porridge and the like is what I'm after", 'porridge'],
  ["celery doesn't agree with me, cod or something like that would be better", 'cod'],
  ["our toddler's allergic to egg, sweet potato is her thing", 'sweet potato'],
  ['he reacts to peas - sick of saying it - rice is fine', 'rice'],
  ['we ran out of cod and the guest prefers lamb anyway', 'lamb'],
  ['no pork, and my wife loves beans', 'beans'],
  ['allergic to eggs so ham sandwiches are good', 'ham'],
  ['she did say they all love kale', 'kale'],
  ['dairy gives her hives, so oats made with water for breakfast', 'oats'],
  ['no nuts for her, beans she can have without any trouble', 'beans'],
  ['allergic to prawns, chicken or the like would be better', 'chicken'],
  ["I can't have dairy, rice is what I'm craving", 'rice'],
  ['milk makes him sick, salmon would be best', 'salmon'],
])('what is said to be fine is not left out: %s', (text, food) => {
  expect(parseIntent(text).exclude.map(({ words }) => words)).not.toContain(food);
});

test.each([
  ['cod would do him in', 'cod'],
  ['allergic to nuts, cod would do her harm', 'cod'],
  ['milk would be better left out', 'milk'],
])('but not where more is said: %s', (text, food) => {
  expect(parseIntent(text).wish.map(({ words }) => words)).not.toContain(food);
});

test.each([
  'dairy free please, cheese would be better skipped',
  'no nuts please, eggs would be best kept away',
  'eggs or something like that would be better omitted',
  'eggs and the like would be best dropped',
  'eggs would be safer for the dog',
  'eggs would suit him better left in the shop',
  'dairy free, eggs are my usual culprit',
  'eggs are his usual problem',
])('what would be better gone is no wish: %s', (text) => {
  expect(wishing(text)).not.toMatch(/egg|cheese/u);
});

test.each([
  ['no meat, cod or something like that would be better', 'cod'],
  ['no meat, cod would be better for dinner', 'cod'],
  ['no meat, cod would be safer for her', 'cod'],
])('and what would be better is one: %s', (text, wished) => expect(wishing(text)).toContain(wished));
