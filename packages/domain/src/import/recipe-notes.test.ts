import { describe, expect, test } from 'vitest';
import { linesOf, LIST, readPasted, STEPS } from '../../tests/pasted-recipe.ts';
import { readPage } from './read-page.ts';

const read = (text: string) => {
  const { title, ingredients, steps, notes } = readPasted(text);
  return { title, lines: linesOf(ingredients), steps: linesOf(steps), notes };
};
const headed = (behind: string) => `Noodles\n\nIngredients\n${LIST.join('\n')}\n\nMethod\n${STEPS.join('\n')}\n${behind}`;
const bare = (behind: string) => `Noodles\n\n${LIST.join('\n')}\n\n${STEPS.join('\n')}\n${behind}`;

const OMA = 'from Oma, do not lose!';
const POT = 'Never use the red pot.\nMy aunt adds cream.';

describe('the notes of a pasted recipe are kept beside its ingredients and steps', () => {
  test.each([
    ['behind a label', headed(`\nNotes: ${OMA}`), OMA],
    ['behind a label, without an empty line', headed(`Notes: ${OMA}`), OMA],
    ['behind a label of a text without headings', bare(`\nNotes: ${OMA}`), OMA],
    ['behind a label, set in capitals', headed(`\nNOTE: ${OMA}`), OMA],
    ['behind a dash', headed(`\nCook’s note - ${OMA}`), OMA],
    ['behind a label and on the next line', headed(`\nNotes: ${OMA}\nMy aunt adds cream.`), `${OMA}\nMy aunt adds cream.`],
    ['below a heading', headed(`\nNotes\n${POT}`), POT],
    ['below a heading with a colon', headed(`\nCook’s Notes:\n${POT}`), POT],
    ['below a heading of Markdown, as bullets', headed('\n## Tips\n\n- Never use the red pot.\n- My aunt adds cream.'), POT],
    ['below the heading of a text without others', bare(`\nNotes\n${POT}`), POT],
    ['with an empty line between', headed('\nNotes\n\nNever use the red pot.\n\nMy aunt adds cream.'), POT],
    [
      'with amounts in them',
      headed('\nNotes\n2 cups of rice flour do too\n1 egg less is fine'),
      '2 cups of rice flour do too\n1 egg less is fine',
    ],
    ['with a label of their own', headed('\nNotes\nStorage: keeps 3 days.'), 'Storage: keeps 3 days.'],
    ['of two headings', headed(`\nTips\nUse the blue pot.\n\nNotes\n${POT}`), `Use the blue pot.\n\n${POT}`],
    ['above its list', headed('').replace('Noodles\n', `Noodles\nNotes: ${OMA}\n`), OMA],
    ['within its list', headed('').replace('\n\nMethod', '\nNote: any flour\n\nMethod'), 'any flour'],
    ['between its list and its steps', headed('').replace('Method', `Notes\n${POT}\n\nMethod`), POT],
    ['in German', bare(`\nNotizen:\nVon Oma.`), 'Von Oma.'],
    ['in German, behind a label', bare(`\nAnmerkung: von Oma.`), 'von Oma.'],
    ['in French', headed('\nConseils : garder au frais.'), 'garder au frais.'],
    ['in Spanish', headed('\nNotas\nEs de mi abuela.'), 'Es de mi abuela.'],
  ])('%s', (_, text, notes) => {
    expect(read(text)).toEqual({ title: 'Noodles', lines: LIST, steps: STEPS, notes });
  });

  test.each([
    ['another section', 'Nutrition\nCalories: 320 kcal'],
    ['the energy of a plate', 'Calories: 320 kcal'],
    ['comments', '3 Comments\nAda says:\nTip: more salt'],
    ['other recipes', 'You may also like\nTips for soup'],
    ['how many it feeds', 'Serves 4'],
    ['what its reader is asked', 'Share this with your friends'],
  ])('and end before %s', (_, behind) => {
    expect(read(headed(`\nNotes\n${POT}\n\n${behind}`)).notes).toBe(POT);
  });

  test.each([
    ['has none', headed('')],
    ['has an empty section of them', headed('\nNotes\n\nNutrition\nCalories: 320 kcal')],
    ['has a word of the menu above its name', `Home\nTips\nNoodles\n${headed('')}`],
    ['says how long it keeps', headed('Keeps 3 days.')],
  ])('a recipe that %s has none', (_, text) => {
    expect(read(text).notes).toBeUndefined();
  });

  test.each([
    ['how long it keeps', headed('Leftovers keep 3 days in the fridge.'), 'Leftovers keep 3 days in the fridge.'],
    ['below a heading of something else', headed('\nStorage\nFreeze it in a sealed tub.'), 'Freeze it in a sealed tub.'],
    ['what a letter adds', bare('\nMy aunt fries them with 200 g celery.'), 'My aunt fries them with 200 g celery.'],
    ['above it', `Good with peanut sauce, they say here.\n\n${headed('')}`, 'Good with peanut sauce, they say here.'],
    [
      'between its title and its list, though it names no food',
      headed('').replace('Noodles\n', 'Noodles\n\nA thick stew my aunt makes.\nNever twice the same!\n'),
      'A thick stew my aunt makes.\nNever twice the same!',
    ],
    [
      'between its title and a list without heading',
      bare('').replace('Noodles\n', 'Noodles\nA thick stew my aunt makes.\n'),
      'A thick stew my aunt makes.',
    ],
    ['in a list, where it is none of it', headed('').replace('2 eggs', '2 eggs\n*or any flour'), 'or any flour'],
    [
      'by whoever quotes it',
      [
        'Leave out the nuts!',
        '',
        ...bare('')
          .split('\n')
          .map((line) => `> ${line}`),
      ].join('\n'),
      'Leave out the nuts!',
    ],
    [
      'by the others of a conversation',
      `${['Noodles', ...LIST, ...STEPS].map((line) => `[03/01/25, 10:01:07] Ada: ${line}`).join('\n')}\n[03/01/25, 10:02:07] Bo: lovely!\n[03/01/25, 10:02:08] Bo: I add 50 g cashews`,
      'I add 50 g cashews',
    ],
    ['behind labelled ones', headed(`Notes: ${OMA}\n\nNutrition\nGood with grated cheese.`), `${OMA}\n\nGood with grated cheese.`],
  ])('so is what may belong to it and stands nowhere else: %s', (_, text, notes) => {
    expect(read(text)).toMatchObject({ title: 'Noodles', lines: LIST, steps: STEPS, notes });
  });

  test.each([
    ['for how many it is', headed('Serves 4, ready in half an hour')],
    ['a fact of it', headed('Cuisine: Italian')],
    ['what is asked of its reader', headed('Save this for later & tag a friend who would eat it')],
    ['what others said of it', headed('\nComments (2)\nI used 2 eggs more.')],
    ['its energy', headed('Per serving: 320 kcal, 11 g fat')],
    ['a button', headed('').replace('2 eggs', '2 eggs\nAdd all to shopping list')],
  ])('but not %s', (_, text) => expect(read(text).notes).toBeUndefined());

  test('what stands between two steps stays there', () => {
    const told = ['Whisk the eggs with the salt.', 'Tip: use the blue pot.', 'Knead in the flour and let it rest.'];
    expect(read(headed('').replace(STEPS.join('\n'), told.join('\n')))).toMatchObject({ steps: told, notes: undefined });
  });

  test('a page keeps to what it says for machines', () => {
    const data = { '@type': 'Recipe', name: 'Noodles', recipeIngredient: LIST, recipeInstructions: STEPS };
    const page = readPage(`<script type="application/ld+json">${JSON.stringify(data)}</script><h2>Notes</h2><p>From Oma.</p>`, null);
    expect(page.ok && 'notes' in page.value).toBe(false);
  });
});
