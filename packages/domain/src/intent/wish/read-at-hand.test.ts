import { expect, test } from 'vitest';
import { parseIntent } from './parse-intent.ts';

const leftOut = (text: string): readonly string[] => {
  const { exclude, allergies } = parseIntent(text);
  return [...exclude.map(({ words }) => words), ...allergies];
};
const wished = (text: string): readonly string[] => parseIntent(text).wish.map(({ words }) => words);

test.each<readonly [string, readonly string[]]>([
  ["there's a pound of shrimp in the cooler", ['shrimp']],
  ['about half a kilo of lentils, 1800 calories', ['lentils']],
  ['one cup leftover rice is there, plus half kg paneer', ['leftover rice', 'paneer']],
  ['got heaps of spinach from the garden', ['spinach']],
  ['a punnet of strawberries from the co-op, breakfast ideas', ['strawberries']],
  ["I've a brace of pheasants from a neighbour and half a pound of chestnuts", ['pheasants', 'chestnuts']],
  ['three tins of tuna in the larder, make me lunch and dinner', ['tuna']],
  ['a bag of kale wilting in the crisper', ['kale']],
  ["yesterday's rice is still lying there", ['rice']],
  ["there's half a leg of lamb left and it's only Monday", ['leg of lamb']],
  ["using last night's potatoes and peas", ['potatoes', 'peas']],
  ['my neighbour dropped off a bag of tomatoes', ['tomatoes']],
  ['yesterday my neighbour she gave to me ten eggs', ['eggs']],
  ['mum left me half a pumpkin', ['pumpkin']],
  ['the wife bought us a leg of lamb', ['leg of lamb']],
  ['we were given a crate of apples', ['apples']],
  ['I picked up a whole chicken on offer', ['whole chicken']],
  ['I have two chicken breasts in the fridge and an air fryer my son bought me', ['chicken breasts']],
  ["I had people over and now there's a kilo of potatoes", ['potatoes']],
  ['what can I make with half a pound of chestnuts?', ['chestnuts']],
  ['got 2 lb of venison off a mate, what now', ['venison']],
  ['my mother in law left us with a huge pot of lentils', ['lentils']],
  ["the freezer's full of peas", ['peas']],
  ['cupboard has chickpeas and a tin of tomatoes', ['chickpeas', 'tomatoes']],
  ['we have far too many courgettes this summer', ['courgettes']],
  ['just got back from the market with mackerel and beetroot', ['mackerel', 'beetroot']],
  ['a whole cauliflower and nothing else really', ['cauliflower']],
  ['mince is out of the freezer for tonight', ['mince']],
  ['these bananas are going brown fast', ['bananas']],
  ['hiding cauliflower and carrots in everything so he eats them', ['cauliflower', 'carrots']],
])('what is at hand is wished for: %s', (text, foods) => {
  expect(leftOut(text)).toEqual([]);
  expect(wished(text)).toEqual(foods);
});

test.each([
  'half a pound of shrimp puts her in hospital',
  'half a pound of shrimp and I am on the floor',
  'a kilo of shrimp and a very long night',
  'a scoop of shrimp turns him red',
  'half a kilo of shrimp is too much for him',
  'a kilo of shrimp in my cupboard, pity about my allergy',
  'about a kilo of shrimp left, he must not get any',
  "I have a pound of shrimp in the cooler but I'm avoiding those",
  'I have a pound of shrimp in the cooler, off limits to me',
  "I have a pound of shrimp in the cooler. I'm not eating it.",
  'I have a pound of shrimp in the cooler, my wife swells',
  'if I have a pound of shrimp I pay for it',
  'was it the half pound of shrimp?',
  'my mum gave me half a pound of shrimp and I went purple',
  'my wife brought up two shrimp',
  'the nurse gave me a sheet with shrimp',
  'a neighbour gave us a crate of shrimp. None of us eats them.',
  'got a kilo of shrimp here, take it away',
  'half a can of shrimp left me in a state',
  "last night's shrimp kept me up",
  "rather not use last night's shrimp",
  'shrimp thawing on the counter make me heave',
  'my throat is tight and I have two pounds of shrimp to blame',
  'they keep hiding shrimp in everything',
  "the freezer's full of shrimp, sadly",
  'my mother in law left us with two shrimp and a rash',
  'got two shrimp off my son before he choked',
  'keep shrimp off my son',
  'cupboard has shrimp, he reacts',
  'he got too many shrimp and swelled',
  'came home from nursery with shrimp on him and swelled',
  'picked up a bug from shrimp',
  "I can't eat shrimp but not much else bothers me",
  'shrimp sticks in my throat',
])('and an amount of what harms or is refused is not: %s', (text) => expect(wished(text)).toEqual([]));
