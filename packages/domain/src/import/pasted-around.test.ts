import { describe, expect, test } from 'vitest';
import { above, below, linesOf, LIST, readPasted as read, STEPS } from '../../tests/pasted-recipe.ts';

describe('how many it feeds', () => {
  test.each([
    ['between bars', 'Noodles | 4p | 20 min', 4],
    ['in brackets', 'Noodles (3 of us, half a plate each)', 3],
    ['a bare number in brackets', 'Noodles (4)', 4],
    ['as a sentence of its own', 'Noodles, the quick ones. 6 sides.', 6],
    ['at the end of a story', 'Noodles\nThe dish that ends every argument here. Serves 2', 2],
  ])('beside its name: %s', (_, head, count) => {
    const recipe = read(below(head));
    expect([recipe.yield?.min, linesOf(recipe.ingredients)]).toEqual([count, LIST]);
  });
});

describe('what a pasted recipe is called', () => {
  test.each([
    ['a greeting before it', 'Hallo Ada, hier Omas Linsensuppe, reicht für 4 Leute:', 'Omas Linsensuppe'],
    ['talk before it', 'ok so the lentil soup:', 'lentil soup'],
    ['as was promised', 'Hiya! Recipe for lentil soup as promised', 'lentil soup'],
    ['whose way it is', 'Lentil soup the way Ada does it', 'Lentil soup'],
    ['an outcry and an excuse', 'Lentil soup!! Sorry it took so long. Does 12 small cups', 'Lentil soup'],
    ['an outcry, then what is shown', 'Lentil Soup at home!! Today I show you how I make lentil soup for 4 people', 'Lentil Soup'],
    ['how it is made', 'How to make Tteokbokki at home! Street style', 'Tteokbokki'],
    ['the day of a series', 'Day 9 of eating from the cupboard: lentil soup. Serves 2', 'lentil soup'],
    ['a word behind it', 'lentil soup recipe!!', 'lentil soup'],
    ['a picture, then praise', 'Real Lentil Soup 🍲 Grandma approved', 'Real Lentil Soup'],
    ['how long it takes', '15 Minute Lentil Soup | Cheaper than takeaway\nThanks for 20,000 of you!', '15 Minute Lentil Soup'],
    ['the name of a site', 'The Patient Baker\nTteokbokki\nBy Ada | 3 May', 'Tteokbokki'],
    ['the name of a column', 'The weekend cook\nLentil and leek soup\nWarm and cheap.', 'Lentil and leek soup'],
    ['a mail from a shop', 'Your weekly menu from Cornerbox\nView in browser\n\nLentil soup\nReady in: 1 hour', 'Lentil soup'],
    ['what a site asks', 'Cookie settings\nWe value your privacy. Accept all\nTteokbokki\nServes: 6', 'Tteokbokki'],
    ['what a mail is about', 'Subject: Fwd: Lentil soup\n\nYou asked for these after the party. One batch is plenty.', 'Lentil soup'],
    ['in talk, then above the list', 'you all asked how I do my quick broth, so here we go\n\nquick broth', 'quick broth'],
    ['in Spanish', 'Hola guapa, te paso la sopa de lentejas, da para cuatro', 'sopa de lentejas'],
    ['a title of address', 'Mrs. Doyle’s Soup', 'Mrs. Doyle’s Soup'],
    ['a greeting and what is shown', "Hey Sam, here's the lentil soup from Sunday.", 'lentil soup'],
    ['what somebody did', 'So I finally cracked lentil soup, you have to try it', 'lentil soup'],
    ['a favourite', 'My go-to lentil soup:', 'lentil soup'],
    [
      'a favourite of many',
      'Lentil soup with lots of chopped parsley and lemon - family favourite',
      'Lentil soup with lots of chopped parsley and lemon',
    ],
    ['an episode', 'Watch me make Lentil Soup | Kitchen Diaries Ep. 12', 'Lentil Soup'],
    ['a question', "What's for dinner? Lentil Soup!", 'Lentil Soup'],
    [
      'its meal in brackets',
      '[Dinner] Creamy Basil Lentil Soup With Peas (Vegan and gluten-free)',
      'Creamy Basil Lentil Soup With Peas (Vegan and gluten-free)',
    ],
    ['a site and its chapter', 'The Tiny Stove\nDinner ideas\n\nTteokbokki\nby Nora Bell\nMay 4, 2023', 'Tteokbokki'],
    ['a site, then when it was', 'The Tiny Stove\nHome and away\nTteokbokki\nPublished May 4, 2023', 'Tteokbokki'],
    ['the menu of a site', 'Home\nAll recipes\nMy account\nLentil Soup\n4.7 (93)\nJump to recipe', 'Lentil Soup'],
    ['whom it is from', 'Recipe from Nan\n\nHermits', 'Hermits'],
    ['what it is not: a subtitle', 'Hermits\nSoft raisin treats from Maine\nBy Ada', 'Hermits'],
    ['what it is not: a quick supper', 'Weeknight Wonder\nA quick family supper\nServes 4', 'Weeknight Wonder'],
    ['praise that is its name', 'So Good Chicken', 'So Good Chicken'],
    ['a verb that is its name', 'Making Memories Cake', 'Making Memories Cake'],
    ['a copy of a file', 'Banana bread (2)', 'Banana bread (2)'],
    ['one word of joy', 'Hurra! Nudeln mit Lauch', 'Hurra! Nudeln mit Lauch'],
  ])('%s', (_, head, title) => {
    expect(read(below(head).replace('quick broth\n\n', 'quick broth\n')).title).toBe(title);
  });

  test('by the mail around a quotation', () => {
    const quoted = below('You asked for these after the party.')
      .split('\n')
      .map((line) => `> ${line}`.trimEnd());
    expect(read(['Subject: Fwd: Cheese sticks', '', ...quoted].join('\n')).title).toBe('Cheese sticks');
  });
});

describe('what stands around a pasted recipe', () => {
  test.each([
    ['shelves of a blog', 'Filed under: Dinner\nTagged with: eggs, flour'],
    ['other recipes', 'Did you make this? Tag @ada\nMore weeknight dinners\nSkillet Pie\nOne Pot Rice'],
    ['praise', "It's SO good with butter. Tell me what you put on it 👇"],
    ['an offer', '\nAny questions just shout. Ada'],
    ['what comes next', '\nNext week: what to do with a glut of chard'],
    ['how many it gives', 'Gives 6 thick slices with some to spare'],
  ])('is no step: %s', (_, behind) => {
    expect(linesOf(read(above(behind)).steps)).toEqual(STEPS);
  });

  test.each([
    ['an advertisement', 'Advertisement'],
    ['an offer of more', 'More chopped herbs on top'],
    ['advice', 'You might like to add cheese.'],
    ['what is easy', 'This is so easy: whisk it again.'],
    ['a label', 'Tags: write one for the freezer.'],
    ['a rate', 'Rate this by its colour.'],
  ])('ends no steps that go on: %s', (_, between) => {
    const recipe = read(above(`${between}\nBake for 20 minutes.`));
    expect(linesOf(recipe.steps).at(-1)).toBe('Bake for 20 minutes.');
  });

  test('a last step that says how much it matters stays', () => {
    const step = 'It is really important to let it cool before slicing.';
    expect(linesOf(read(above(step)).steps).at(-1)).toBe(step);
  });

  test('for how many others made it is not for how many it is', () => {
    expect(read(above('\n3 Comments\nRosa: made this for 12 people\nReply')).yield).toBeNull();
    expect(read(below('Noodles\n\nMy mother fed 200 guests with these.')).yield).toBeNull();
  });

  test('nor are the chapters of a video, where a time of cooking is one', () => {
    const recipe = read(above('\n0:00 Hello\n0:35 Kneading\n4:45 Eating'));
    expect(linesOf(recipe.steps)).toEqual(STEPS);
    expect(linesOf(read(above('6:30 in boiling water')).steps)).toContain('6:30 in boiling water');
  });

  test('where the recipe begins is no line of its list', () => {
    expect(linesOf(read(below('Noodles\n\n👇 Full recipe 👇')).ingredients)).toEqual(LIST);
  });

  test('a word that opens the steps', () => {
    const steps = ['Roast 2 onions for 40 min at 200', 'Squeeze the garlic out of its skin'];
    const recipe = read(`Soup\n\nYou'll need\n2 onions\n1 garlic bulb\n\nThen\n${steps.join('\n')}`);
    expect([linesOf(recipe.ingredients), linesOf(recipe.steps)]).toEqual([['2 onions', '1 garlic bulb'], steps]);
  });

  test('a list without amounts above its method is kept', () => {
    const recipe = read('Dressing\n\nolive oil\nlemon\nsalt\n\nMethod\nShake 3 tbsp oil with 1 tbsp lemon juice and 1 pinch salt.');
    expect(linesOf(recipe.ingredients)).toEqual(['olive oil', 'lemon', 'salt']);
  });

  test('a step that names its amounts is no part of the list', () => {
    const step = 'For the dressing: 2 tbsp oil, 1 tbsp vinegar and 1 tsp mustard, whisked.';
    expect(linesOf(read(above(step)).steps).at(-1)).toBe(step);
  });

  test('an amount behind a food that is an order elsewhere', () => {
    const list = ['Cream 200 ml', 'Sugar 50 g', 'Toast 4 slices'];
    expect(linesOf(read(`Fool\n\n${list.join('\n')}\n\n${STEPS.join('\n')}`).ingredients)).toEqual(list);
  });

  test('a part of the list within a line', () => {
    const recipe = read(`Cake\n${LIST.join(', ')}, 100 g butter\nfor the glaze: juice of 1 lemon, 80 g icing sugar\n\n${STEPS.join('\n')}`);
    expect(recipe.ingredients.at(-1)).toEqual({ heading: 'for the glaze', lines: ['juice of 1 lemon', '80 g icing sugar'] });
  });
});

describe('a pasted recipe without a list', () => {
  const told = [
    'Heat 1 tbsp oil in a pan and brown 4 sausages.',
    'Add 2 garlic cloves, 300 g rice and 1 litre stock.',
    'Stir in 40 g parmesan.',
  ];

  test('has the amounts of all its steps, and keeps every step', () => {
    const recipe = read(`Rice\n\n${told.join('\n')}`);
    expect(linesOf(recipe.ingredients)).toEqual([
      '1 tbsp oil',
      '4 sausages',
      '2 garlic cloves',
      '300 g rice',
      '1 litre stock',
      '40 g parmesan',
    ]);
    expect(linesOf(recipe.steps)).toEqual(told);
  });

  test('lists what is measured though no table knows it, and no plates', () => {
    const recipe = read('Rice\n\nMethod\nFry 2 onions with 3 tbsp zorblax paste and 200 g rice.\nPut 2 plates on the table.');
    expect(linesOf(recipe.ingredients)).toEqual(['2 onions', '3 tbsp zorblax paste', '200 g rice']);
  });

  test.each(['a 900 g loaf tin', 'a 2 litre dish', 'a 5 l pot', 'the 1 pint jug', 'eine 2 l Auflaufform'])(
    'lists no vessel: %s',
    (vessel) => {
      const recipe = read(`Rice\n\n${told.join('\n')}\nGrease ${vessel} and bake it in that.`);
      expect(linesOf(recipe.ingredients)).toHaveLength(6);
    },
  );

  test('has them below a heading of its steps', () => {
    const recipe = read(`Rice\n\nServes 4\n\nMethod\n1. ${told[0]}\n2. ${told[1]}`);
    expect(linesOf(recipe.ingredients)).toHaveLength(5);
    expect(recipe.yield?.min).toBe(4);
  });

  test('has no step of what introduces it, and is for as many as that says', () => {
    const recipe = read(`A plain supper\nThrifty food, and enough for three with a salad. ${told.join(' ')}`);
    expect(linesOf(recipe.steps)).toEqual([told.join(' ')]);
    expect(recipe.yield?.min).toBe(3);
  });
});
