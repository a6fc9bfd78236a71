import { describe, expect, test } from 'vitest';
import { parseIntent } from './parse-intent.ts';

const asked = (text: string): readonly string[] => parseIntent(text).exclude.flatMap((food) => (food.asked ? [food.words] : []));
/** Also as a part of a dish's name. */
function wished(text: string): readonly string[] {
  const { wish, dishes } = parseIntent(text);
  return [...new Set([...wish, ...dishes.flatMap(({ named }) => named)].map(({ words }) => words))];
}

test.each([
  ['peanut intollerance', ['peanut']],
  ['celery? long story', ['celery']],
  ['mustard 💀', ['mustard']],
  ['no one is allergic to nuts, just peanuts', ['peanuts']],
  ['my daughter (celery), lunches', ['celery']],
  ['sour creams a devil for my reflux', ['sour creams']],
])('a food beside words that are not known to wish is left out and asked about: %s', (text, foods) => {
  expect(asked(text)).toEqual(foods);
  expect(wished(text)).toEqual([]);
});

test.each([
  ["my mom's pork carnitas", 'pork carnitas'],
  ['how about some banana smoothie', 'banana smoothie'],
  ['plan me a day that has beef stroganoff in it', 'beef stroganoff'],
  ['chicken tagine like in a restaurant', 'chicken tagine'],
  ["my mom's tofu noodles", 'tofu noodles'],
])('what is said around the name of a dish leaves none of its foods in doubt: %s', (text, name) => {
  expect(asked(text)).toEqual([]);
  expect(parseIntent(text).dishes.map(({ words }) => words)).toEqual([name]);
});

test.each([
  ["stuffed peppers while I'm in Boston", 'stuffed peppers'],
  ['twenty miles on Sunday and my club wants spag bol for ten AGAIN', 'spag bol'],
  ['sausage rolls were a thing in our navy, no onions', 'sausage rolls'],
])('a dish that is named where nothing denies or harms is wished for, whatever else is said: %s', (text, name) => {
  expect(asked(text)).toEqual([]);
  expect(parseIntent(text).dishes.map(({ words }) => words)).toEqual([name]);
});

test.each([
  ['one of the lads ended up on a drip after my cashew curry', 'cashew'],
  ["clam chowder while I'm in Boston", 'clam'],
  ['stuffed peppers while in Boston, I cannot', 'peppers'],
  ['stuffed peppers and Boston gave me hives', 'peppers'],
  ['another stuffed pepper and Boston may sink', 'pepper'],
])('but not by what many are allergic to, nor beside a refusal, a harm or weariness: %s', (text, food) => {
  expect(parseIntent(text).exclude.map(({ words }) => words)).toContain(food);
});

test.each([['how about some beef'], ['a day that has grapes in it']])('a suggestion is a wish: %s', (text) => {
  expect(asked(text)).toEqual([]);
  expect(wished(text)).not.toEqual([]);
});

test.each([['my son has egg salad sandwich'], ['chicken tagine gives my son hives'], ['my mom has peanut noodles']])(
  'and of somebody it may tell anything: %s',
  (text) => {
    expect(parseIntent(text).dishes).toEqual([]);
    expect(parseIntent(text).exclude).not.toEqual([]);
  },
);

test.each([
  ['I would love beef wellington', ['beef']],
  ['aubergines are on sale this week', ['aubergines']],
  ['my girlfriend is crazy about mushrooms', ['mushrooms']],
  ['seared salmon with rice for my son', ['salmon', 'rice']],
])('but not where every word of its clause wishes or says nothing: %s', (text, foods) => {
  expect(wished(text)).toEqual(foods);
  expect(asked(text)).toEqual([]);
});

test.each([
  ['eggs, alllergic', ['eggs']],
  ['my teenager eats mango but will not go near pineapple', ['pineapple']],
  ['ginger/turmeric, my brother cannot tolerate any of those', ['ginger', 'turmeric']],
  ['eggs and mayo... all make my throat swell', ['eggs', 'mayo']],
  ['celery. She detests it, so please leave it out', ['celery']],
  ["I can eat mushrooms, my wife can't", ['mushrooms']],
  ["celery, however, she mustn't have", ['celery']],
  ['Kid A: mango. Kid B: celery. both allergic', ['mango', 'celery']],
  ['celery can do one', ['celery']],
])('what the words surely refuse is left out without a question: %s', (text, foods) => {
  const { exclude } = parseIntent(text);
  expect(exclude.map(({ words, asked: isAsked }) => (isAsked ? `${words}?` : words))).toEqual(foods);
});

test('a doubtful clause leaves the foods of the next alone', () => {
  expect(wished('peanuts are iffy. I love chicken')).toEqual(['chicken']);
});

test('the eater lifts a doubt for one sentence, and no allergy', () => {
  expect(wished('celery intollerance, do use celery')).toEqual(['celery']);
  expect(wished('celery allergy, do use celery')).toEqual([]);
});

test.each([
  ['walnuts land my brother in hospital', ['walnuts']],
  ['pork never passes my lips', ['pork']],
])('what is no food is not left out, nor said to be unknown: %s', (text, foods) => {
  const { exclude, remarks } = parseIntent(text);
  expect({ exclude: exclude.map(({ words }) => words), remarks }).toEqual({ exclude: foods, remarks: [] });
});

test.each([
  ['I rather like couscous with a bit of lamb', ['couscous', 'lamb']],
  ['what goes well with couscous?', ['couscous']],
  ["there's a good deal of lamb left from Sunday", ['lamb']],
  ["aubergine if it's crispy", ['aubergine']],
  ["corn and slaw if there's room", ['corn']],
  ['we keep kosher and like brisket', ['brisket']],
  ["last night's sausages", ['sausages']],
  ['she adores salmon', ['salmon']],
  ['feeling like tofu', ['tofu']],
  ['jonesing for tofu', ['tofu']],
  ['cheap carbs I guess like bananas and rice', ['bananas', 'rice']],
  ['34 weeks along and I need prawns', ['prawns']],
  ['I want something with sweet potato for dinner thank you', ['sweet potato']],
  ['a banana at breakfast and 1500 calories all told', ['banana']],
  ['how nice would some figs and cheese be right now', ['figs', 'cheese']],
  ['lentils, something that fills me up', ['lentils']],
  ["can't stop thinking about oranges", ['oranges']],
  ['turkey mince is what I have most of', ['turkey mince']],
  ['tofu for dinner, keep it simple mate', ['tofu']],
  ['bro tofu please', ['tofu']],
  ['footy night ⚽ prawns 🏆', ['prawns']],
  ['gym day 🏋️‍♂️ prawns 💸', ['prawns']],
  ['brisket, make it last till Friday', ['brisket']],
  ['chicken and rice, how far can it go', ['chicken', 'rice']],
  ["I've got salmon, make me something my gran would recognise with it", ['salmon']],
  ["salmon, not too spicy or the kids won't eat it", ['salmon']],
  ["salmon, nothing with a kick or the little one won't have it", ['salmon']],
  ["I've got a fever and want prawns", ['prawns']],
  ['Sunday with the newborn: salmon and spinach', ['salmon', 'spinach']],
  ["something that's smooth and has pears or carrots in it", ['pears', 'carrots']],
  ['more trout than tuna', ['trout', 'tuna']],
  ['salmon that I can reheat in the break room', ['salmon']],
  ['I reckon the leek could see us through two days', ['leek']],
  ['salmon, keep it round 1800', ['salmon']],
  ['what I keep thinking about is prawns', ['prawns']],
  ['salmon, no coleslaw', ['salmon']],
  ["you can't go wrong with salmon", ['salmon']],
  ['more lentils than usual please', ['lentils']],
  ['my trainer says more eggs', ['eggs']],
  ['grandma wants her Sunday beef', ['beef']],
])('small words that refuse elsewhere refuse nothing here: %s', (text, foods) => {
  expect(asked(text)).toEqual([]);
  expect(wished(text)).toEqual(expect.arrayContaining(foods));
});

test.each([
  'couscous left me in hospital',
  'lamb left me with a rash',
  'lamb, left with a rash',
  'keep the sausages for yourselves',
  'prawns would finish me off',
  'if there is lamb in it he chokes',
  'salmon goes right through me',
  'mate, salmon kill me',
  'bored of salmon',
  'salmon, make it go away',
  'salmon. Make something that dodges it',
  'salmon. Keep that in mind',
  'salmon fills me up with dread',
  'salmon and I am on the floor',
  "can't stop eating salmon but need to",
  'how nice would a ban on salmon be',
  'could salmon be done without',
  'I have a fever from salmon',
  'I guess it was the salmon',
  'salmon, thank you but never',
  "salmon, never or the kids won't eat it",
  "no salmon or the kids won't eat it",
  'salmon 🙅🏽‍♂️',
  'salmon 😷',
  'newborn: salmon',
  'the newborn reacts to salmon',
  'more salmon than I can stand',
  'react more to salmon than milk',
  'salmon break my skin out',
  'what I keep thinking about is the salmon that made me sick',
  'what I want is a life without salmon',
  'no coleslaw or salmon',
  "you can't go wrong with leaving out salmon",
  'my wife says more than one salmon is bad',
  'more salmon than usual made me ill',
  'grandma wants her salmon gone for good',
  'no coleslaw with salmon',
])('and here they do: %s', (text) => {
  expect(wished(text)).toEqual([]);
});

test.each([
  'plese make pasta',
  'somthing with pasta',
  'somethign with pasta',
  'i woud like pasta',
  'could you maek pasta',
  'a quik pasta',
  'delisious pasta',
  'recipie with pasta',
])('%s: a slip in a plain word turns no wish around', (text) => {
  const { exclude, wish, notUnderstood } = parseIntent(text);
  expect([exclude.length, wish.map(({ words }) => words), notUnderstood]).toEqual([0, ['pasta'], []]);
});

test('a polite slip beside a refusal is no food', () =>
  expect(parseIntent('somthing without peanuts plese').exclude.map(({ words }) => words)).toEqual(['peanuts']));

describe('a plain wish for somebody is not left out beside a refusal', () => {
  test.each([
    ["No shellfish, tofu salad for my girlfriend's lunch", ['tofu']],
    ["no pork, lentil soup for my nephew's dinner", ['lentil']],
    ['our daughters fancy mackerel for their tea, no peas', ['mackerel']],
    ['my teen demands turkey burgers for dinner, no gherkins', ['turkey', 'burgers']],
    ['the twins begged for macaroni and cheese, no broccoli', ['macaroni', 'cheese']],
    ["my sisters' breakfast: yogurt with berries, no honey", ['yogurt', 'berries']],
    ['my partner insists on lamb tonight, no pork', ['lamb']],
    ['Our kid has decided he loves meatballs so meatballs for his dinner, no olives', ['meatballs']],
    ["no peas, beef stew for my boy's tea", ['beef']],
    ['no prawns, salmon for her tea', ['salmon']],
    ['Grandma deserves an apple crumble after dinner, no raisins', ['apple', 'crumble']],
    ['I promised the kids pancakes for tea; no onions', ['pancakes']],
    ['The visitors get roast lamb for dinner; none of them likes mint', ['lamb']],
    ['His favourite is beef stew so that for dinner, not keen on cabbage', ['beef']],
    ['the boys get chicken for lunch - no beetroot', ['chicken']],
    ["no kale; trout for my colleagues' lunch", ['trout']],
  ])('%s', (text, foods) => {
    expect(asked(text)).toEqual([]);
    const { exclude, avoid } = parseIntent(text);
    const out = [...exclude.map(({ words }) => words), ...avoid.dishWords];
    expect(foods.filter((food) => out.includes(food))).toEqual([]);
  });

  test.each([
    ['my son gets hives from salmon'],
    ["my son's lunch: allergic to salmon"],
    ['Kid A: salmon'],
    ['my sister (salmon)'],
    ['my son demands we keep salmon away'],
    ['the doctor insists on no salmon'],
    ['his mother begged for no more salmon'],
    ['milk for his tea, no salmon'],
  ])('but %s', (text) => expect(wished(text)).not.toContain('salmon'));
});
