import { describe, expect, test } from 'vitest';
import { above, below, linesOf, LIST, readPasted as read, STEPS } from '../../tests/pasted-recipe.ts';
import { readPage } from './read-page.ts';

describe('what is said around a pasted recipe', () => {
  const paste = (behind: string) => `Noodles\n\n${LIST.join('\n')}\n\n${STEPS.join('\n')}\n\n${behind}`;

  test.each([
    ['how many and a plea', "Enough for 4. Don't skip the rest!!\n--\nAda P.", 4, null],
    ['pieces, then a greeting', 'It cuts into 24 squares, or 12 for us ;-)\n\nSee you soon,\nAda', 24, null],
    ['plates', 'Does 6 good plates.', 6, null],
    ['a count and a word', '12 wedges', 12, null],
    ['how many and how long', 'Serves two. 25 minutes.', 2, 25],
    ['the time of all of it', 'Ci metti 40 minuti in tutto.', null, 40],
    ['a later word', 'EDIT: so many replies. Makes ~30. Yes, they freeze.', 30, null],
    ['how long it keeps', 'Note: keeps one day in the fridge.', null, null],
    ['who eats it', 'She has it with butter, and so should you.', null, null],
    ['in French', 'On en mange à 4 avec une salade. Bises !', 4, null],
    ['in Italian', 'viene per 8 persone', 8, null],
    ['what it was shown on', 'Watch the video on YouTube', null, null],
    ['for how many it is', 'Quantities for 4', 4, null],
    ['a question to whoever reads it', 'What would you serve with it?', null, null],
    ['whom it is owed to', 'Adapted from an old church cookbook.', null, null],
  ])('is no step: %s', (_, behind, count, minutes) => {
    const recipe = read(paste(behind));
    expect(linesOf(recipe.steps)).toEqual(STEPS);
    expect([recipe.yield?.min ?? null, recipe.minutes.total]).toEqual([count, minutes]);
  });

  test.each([
    ['buttons above it', `Print Recipe    Pin Recipe\nSUBSCRIBE   SIGN IN\n\nNoodles\n\n${LIST.join('\n')}\n\n${STEPS.join('\n')}`],
    ['the way through the site', `Home » Pasta » Plain Egg Noodles\nBy Ada | 3 May\n\n${LIST.join('\n')}\n\n${STEPS.join('\n')}`],
    [
      'an answered mail',
      `Re: Fwd: who has noodles?\n\n> Ada wrote:\n> here you go\n\nNoodles\n\nFOR THE DOUGH:\n${LIST.join('\n')}\n\nMETHOD:\n${STEPS.join('\n')}`,
    ],
    ['an aside beside it', `Noodles (my aunt's, weighed at last)\n\n${LIST.join('\n')}\n\n${STEPS.join('\n')}`],
    ['the chapter it stands in', `DESSERTS\nNoodles\nPortions - 4\n\n${LIST.join('\n')}\n\n${STEPS.join('\n')}`],
    ['how many above its list', `Noodles:\nQuantities for 4\n\n${LIST.join('\n')}\n\n${STEPS.join('\n')}`],
    ['a list behind marks of quotation', `Noodles\n\n> ${LIST.join('\n> ')}\n\n${STEPS.join('\n')}`],
    ['a greeting', `Hi all,\n\nhere is the recipe I promised.\n\nNoodles\n\n${LIST.join('\n')}\n\n${STEPS.join('\n')}`],
    ['stars around it', `*** Noodles ***\nFor 2 people\n\n${LIST.join('\n')}\n\n${STEPS.join('\n')}`],
    ['dots to what it says', `Name....... Noodles\nServes..... 4\n\nINGREDIENTS\n${LIST.join('\n')}\n\nMETHOD\n${STEPS.join('\n')}`],
    [
      'talk',
      `Nobody wrote it down, so I watched. This is Noodles as close as I can. It is enough for six people.\n\n${LIST.join('\n')}\n\n${STEPS.join('\n')}`,
    ],
  ])('names the dish: %s', (_, text) => {
    const recipe = read(text);
    expect(recipe.title).toMatch(/^(?:Plain Egg )?Noodles$/);
    expect([linesOf(recipe.ingredients), linesOf(recipe.steps)]).toEqual([LIST, STEPS]);
  });

  test.each([
    ['bars', '300 g flour / 2 eggs / 1 pinch salt / 2 tbsp oil'],
    ['an escaped number', '300 g flour\n2 eggs\n1 pinch salt\n2 tbsp oil'],
  ])('parts of a list: %s', (_, list) => {
    const recipe = read(`Noodles\n\n${list}\n\n1\\. ${STEPS[0]}\n2\\. ${STEPS[1]}`);
    expect([linesOf(recipe.ingredients), linesOf(recipe.steps)]).toEqual([[...LIST, '2 tbsp oil'], STEPS]);
  });

  test('a list and steps that both count themselves', () => {
    const recipe = read(`Noodles\n\n1. 300 g flour\n2. 2 eggs\n3. salt\n1. ${STEPS[0]}\n2. ${STEPS[1]}`);
    expect([linesOf(recipe.ingredients), linesOf(recipe.steps)]).toEqual([['300 g flour', '2 eggs', 'salt'], STEPS]);
  });

  test('steps that are numbered on lines of their own', () => {
    const recipe = read(`Noodles\n\n${LIST.join('\n')}\nSTEP 1\n${STEPS[0]}\nSTEP 2\n${STEPS[1]}`);
    expect([linesOf(recipe.ingredients), linesOf(recipe.steps)]).toEqual([LIST, STEPS]);
  });

  test('headings of somebody’s own', () => {
    const recipe = read(`Noodles\n\nTHINGS\n${LIST.join('\n')}\n\nWORK\n${STEPS.join('\n')}`);
    expect([linesOf(recipe.ingredients), recipe.steps]).toEqual([LIST, [{ heading: null, lines: STEPS }]]);
  });

  test('a word that the margin parts', () => {
    const recipe = read(
      'Noodles\n1 lb. strong white bread flour, the kind in blue\n2 cups grated cheese from the market, divid-\ned\n1 cup of milk from the farm if they have\nany left\nMix the flour with the milk and a bit of the\ncheese. Bake it for a while in a hot oven un-\ntil brown.',
    );
    expect(linesOf(recipe.ingredients)).toContain('2 cups grated cheese from the market, divided');
    expect(linesOf(recipe.steps).join(' ')).toContain('until brown');
  });

  test('of one loaf the slices are eaten', () => {
    expect(read(`Bread\nMakes 1 loaf, 10 slices\n\n${LIST.join('\n')}\n\n${STEPS.join('\n')}`).yield).toMatchObject({
      min: 10,
      noun: 'slices',
    });
  });
});

describe('what is said around the recipe of a page', () => {
  const page = (body: string) => {
    const found = readPage(`<html><body><h1>Noodles</h1>${body}</body></html>`, 'https://example.com/noodles');
    if (!found.ok) throw new Error(found.fault.type);
    return found.value;
  };
  const paragraphs = (texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join('');

  test('comments with their date, the way on and a remark are no steps', () => {
    const recipe = page(
      `${LIST.join('<br>')}${paragraphs([...STEPS, 'Serves 8.', 'If you make this, tell me.', 'Ada (2.11.2022): I used 3 eggs and 1 cup of cream.', 'Kneaded by Bo for ten minutes'])}`,
    );
    expect(linesOf(recipe.steps)).toEqual(STEPS);
    expect(recipe.yield).toMatchObject({ min: 8 });
  });

  test('how many a list is for is no line of it', () => {
    const recipe = page(`<b>Per circa 30 biscotti</b><ul>${LIST.map((line) => `<li>${line}</li>`).join('')}</ul>${paragraphs(STEPS)}`);
    expect([linesOf(recipe.ingredients), recipe.yield?.min]).toEqual([LIST, 30]);
  });

  test('steps of the data that count themselves', () => {
    const json = JSON.stringify({
      '@type': 'Recipe',
      name: 'Noodles',
      recipeIngredient: LIST,
      recipeInstructions: STEPS.map((step, at) => `${at + 1}. ${step}`),
    });
    expect(linesOf(page(`<script type="application/ld+json">${json}</script>`).steps)).toEqual(STEPS);
  });
});

test('a count behind its food is no number of a step', () => {
  const recipe = read(`Noodles\n\nflour 300 g\neggs 2\nsalt 1 pinch\n\n${STEPS.join('\n')}`);
  expect(linesOf(recipe.ingredients)).toEqual(['flour 300 g', 'eggs 2', 'salt 1 pinch']);
});

test.each([
  ['Préparation : 15 min\nCuisson : 30 min', 45],
  ['*Prep:* 15 min | *Cook:* 40 min', 55],
  ['Takes 60 minutes, baking 40 minutes.', 60],
  ['In 40 Minuten fertig.', 40],
  ['Comptez 2 h.', 120],
])('times beside a name are no heading of the steps: %s', (said, total) => {
  const recipe = read(below(`Noodles\n${said}`));
  expect([recipe.title, recipe.minutes.total, linesOf(recipe.ingredients)]).toEqual(['Noodles', total, LIST]);
});

test.each([
  ['who wrote it and where', '\n- Betty Krause, Lincoln'],
  ['what a network adds', 'See translation\n245 likes\nView all 32 comments'],
  ['what goes with it', '\nGoes well with\nNaan bread\nMango chutney'],
  ['many kisses', '\nGros bisous\nMamie'],
  ['the few it is for', 'Enough for the 4 of us.'],
  ['leftovers', '\nKeep leftovers in the fridge and have them cold the next day!'],
])('%s is no step', (_, behind) => expect(linesOf(read(above(behind)).steps)).toEqual(STEPS));

test('a comment with a word for a heading is none', () => {
  const recipe = read(above('\nCommentaires (3)\nSuper recette !'));
  expect([linesOf(recipe.ingredients), linesOf(recipe.steps)]).toEqual([LIST, STEPS]);
});

test('a dozen in short', () => {
  expect(read(below('Rolls     (makes 2 doz.)')).yield).toMatchObject({ min: 24 });
});
