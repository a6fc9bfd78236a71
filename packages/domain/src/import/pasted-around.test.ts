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
