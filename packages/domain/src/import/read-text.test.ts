import { describe, expect, test } from 'vitest';
import { linesOf, LIST, readPasted as read, STEPS } from '../../tests/pasted-recipe.ts';
import type { ImportedRecipe } from './imported-recipe.ts';
import { readText } from './read-text.ts';

const lines = (recipe: ImportedRecipe): readonly string[] => linesOf(recipe.ingredients);
const steps = (recipe: ImportedRecipe): readonly string[] => linesOf(recipe.steps);

describe('pasted text', () => {
  const layouts = [
    [
      'plain headings and counted steps',
      `Noodles\nServes 4\n45 min\n\nIngredients\n${LIST.join('\n')}\n\nInstructions\n1. ${STEPS[0]}\n2. ${STEPS[1]}`,
    ],
    [
      'bullets, German headings',
      `Noodles\n\nZutaten:\n${LIST.map((line) => `- ${line}`).join('\n')}\n\nZubereitung:\n${STEPS.map((line) => `- ${line}`).join('\n')}\n\nPortionen: 4`,
    ],
    [
      'Markdown',
      `# Noodles\n\nServes 4 | 45 min\n\n## Ingredients\n\n${LIST.map((line) => `* ${line}`).join('\n')}\n\n## Method\n\n${STEPS.join('\n\n')}`,
    ],
    ['no headings', `Noodles\nServes 4\n\n${LIST.join('\n')}\n\n${STEPS.join('\n')}`],
    ['no headings and no empty line', `Noodles\nServes 4\n${LIST.join('\n')}\n${STEPS.join('\n')}`],
    [
      'capitals with the servings in the heading',
      `Noodles\n\nINGREDIENTS (SERVES 4)\n${LIST.map((line) => `• ${line}`).join('\n')}\nMETHOD\n${STEPS.join('\n')}`,
    ],
    [
      'a page’s text around it',
      `Print  Pin  Share\nNoodles\n4.8 from 31 votes\n\nI made it 3 times for the 2 of us.\n\nServes 4\n\nIngredients\n${LIST.map((line) => `▢ ${line}`).join('\n')}\n\nInstructions\nStep 1\n${STEPS[0]}\nStep 2\n${STEPS[1]}\nNotes\nKeeps 3 days.\nNutrition\nCalories: 320 kcal`,
    ],
  ] as const;
  test.each(layouts)('%s', (_, text) => {
    const recipe = read(text);
    expect(recipe.title).toBe('Noodles');
    expect(lines(recipe)).toEqual(LIST);
    expect(steps(recipe)).toEqual(STEPS);
    expect(recipe.yield).toMatchObject({ min: 4, max: 4 });
  });

  test('its language is that of its headings, and groups keep theirs', () => {
    const recipe = read(
      'Tarte\n\nIngrédients\nPour la pâte :\n250 g de farine\nPour la garniture :\n3 œufs\n\nPréparation\nMélanger le tout.',
    );
    expect(recipe.language).toBe('fr');
    expect(recipe.ingredients).toEqual([
      { heading: 'Pour la pâte', lines: ['250 g de farine'] },
      { heading: 'Pour la garniture', lines: ['3 œufs'] },
    ]);
  });

  const told = [
    [
      'a conversation, of whoever tells it',
      `[03/01/25, 10:01:07] Ada: Noodles\n[03/01/25, 10:02:00] Ada: ${LIST.join('\n[03/01/25, 10:02:01] Ada: ')}\n[03/01/25, 10:03:00] Ada: ${STEPS.join('\n[03/01/25, 10:04:00] Ada: ')}\n[03/01/25, 10:05:11] Bob: lovely, thanks!`,
    ],
    [
      'a quoted mail',
      `Subject: Fwd: that recipe\n\nHi all, as promised!\n\n${['Noodles', '', ...LIST, '', ...STEPS].map((line) => `> ${line}`).join('\n')}\n\n--\nAda\nTel 020 0000`,
    ],
    [
      'pictures as bullets and numbers',
      `Noodles 😍😍\n\nINGREDIENTS:\n🌾 ${LIST.join('\n🥚 ')}\n\nDIRECTIONS:\n1️⃣ ${STEPS[0]}\n2️⃣ ${STEPS[1]}\n\n#dinner #noodles\nSave this for later! 📌`,
    ],
    [
      'labels of an app',
      `Title: Noodles\nSource: a tin\nCategories: Pasta\n\nIngredients:\n\n${LIST.join('\n')}\n\nDirections:\n\n${STEPS.join('\n\n')}\n\nScaled: 1x`,
    ],
    [
      'a page copied whole',
      `Skip to main content\nHome > Recipes > Pasta\nSAVE   PRINT   SHARE\nNoodles\n★★★★☆ 212 ratings\n\nYou need\n${LIST.join('\n')}\nAdd to shopping list\n\nWhat you do\n${STEPS.join('\n')}\nNutrition per serving: 455 kcal, 24 g protein\n\nComments (38)\nI used 2 tins.`,
    ],
    [
      'one kind of bullet for all',
      `💥NOODLES💥\nMakes 8\n🌾 ${LIST.join('\n🌾 ')}\n🌾 ${STEPS.join('\n🌾 ')}`.replace('NOODLES', 'Noodles'),
    ],
    ['a sentence with the name in it', `Here it is at last!! Noodles. Feeds 6\n\n${LIST.join('\n')}\n\n${STEPS.join('\n')}`],
    ['a card with its owner', `Noodles          from the kitchen of: Ada\n\n${LIST.join('\n')}\n\nDirections\n${STEPS.join('\n')}`],
    ['a story above the name', `My aunt never wrote it down, but here goes\nNoodles\nServes 4\n${LIST.join('\n')}\n${STEPS.join('\n')}`],
    ['headings before their parts', `Noodles\n\nIngredients: ${LIST.join(', ')}\nMethod: ${STEPS[0]}\n${STEPS[1]}`],
    ['a list within a sentence', `Noodles\n\nTake ${LIST.slice(0, 2).join(', ')} and ${LIST[2]}. ${STEPS[0]}\n${STEPS[1]}`],
    ['a page with its switches', `Noodles\n\nIngredients\n1x2x3x\n${LIST.join('\n')}\n\nInstructions\nCook Mode\n${STEPS.join('\n')}`],
    [
      'a margin that breaks lines',
      `Noodles\n\n${LIST.join('\n')}\n\n${STEPS.map((step) => `${step} ${'Then wait until all of it is quite smooth and shines a little in the light.'.replace('quite', 'quite')}`.replaceAll(/(.{40,50}) /g, '$1\n')).join('\n\n')}`,
    ],
  ] as const;
  test.each(told)('%s', (_, text) => {
    const recipe = read(text);
    expect(recipe.title.replace(/\s?\p{Extended_Pictographic}+$/u, '')).toBe('Noodles');
    expect(lines(recipe)).toEqual(LIST);
    expect(steps(recipe).map((step) => step.slice(0, 20))).toEqual(STEPS.map((step) => step.slice(0, 20)));
  });

  const kinds = [
    [
      'a table that was copied',
      `Noodles\n\nIngredient\tAmount\nflour\t300 g\neggs\t2\n\nStep\tWhat\n1\t${STEPS[0]}\n2\t${STEPS[1]}`,
      ['flour 300 g', 'eggs 2'],
    ],
    [
      'amounts in a column of their own',
      `Noodles\n\nIngredients\n300 g\nflour\n2\neggs\n1 pinch\nsalt\n20 ml\noil\n\nMethod\n1\n${STEPS[0]}\n2\n${STEPS[1]}`,
      [...LIST, '20 ml oil'],
    ],
    ['steps above their list', `Noodles\n\nMethod\n${STEPS.join('\n')}\n\nIngredients\n${LIST.join('\n')}`, LIST],
    [
      'a list that counts itself',
      `Noodles\n\nIngredients\n1. ${LIST[0]}\n2. ${LIST[1]}\n3. ${LIST[2]}\n\nMethod\n1º ${STEPS[0]}\n2º ${STEPS[1]}`,
      LIST,
    ],
    ['circled numbers and no heading', `Noodles\n${LIST.join('\n')}\n① ${STEPS[0]}\n② ${STEPS[1]}`, LIST],
    ['a list on one line', `Noodles\n\n${LIST.join('. ')}. 2 tbsp oil.\n\n${STEPS.join('\n')}`, [...LIST, '2 tbsp oil']],
    [
      'a page’s head and foot',
      `PASTA & RICE          83\n\nNoodles\n\nIngredients\n${LIST.join('\n')}\n\nMethod\n1  ${STEPS[0]}\n2  ${STEPS[1]}\n\n84          THE FARMHOUSE`,
      LIST,
    ],
    [
      'a remark between the items, greetings behind the steps',
      `Noodles\n\nIngredients\n${LIST.map((line) => `- ${line}`).join('\n')}\n\nSpecial instructions: buy the eggs fresh.\n\nDirections\n👉 ${STEPS[0]}\n👉 ${STEPS[1]}\n\nTag someone who owes you dinner 😂`,
      LIST,
    ],
    [
      'a list talked through, then printed',
      `Noodles\n\nIngredients\nFlour – any will do.\nEggs – they bind it.\n\nHow to make them\nStart early.\n\nNoodles\nIngredients\n${LIST.join('\n')}\n\nInstructions\n${STEPS.join('\n')}`,
      LIST,
    ],
    [
      'remarks in the list',
      `Noodles\n\nIngredients\n${LIST.join('\n')}\n*or any flour\nShop this recipe\nNote: the eggs are large\n\nMethod\n${STEPS.join('\n')}`,
      LIST,
    ],
    [
      'what follows and speaks of something else',
      `Noodles\n\n${LIST.join('\n')}\n\n${STEPS.join('\n')}\n\nRing me if you get stuck! Ada x`,
      LIST,
    ],
  ] as const;
  test.each(kinds)('%s', (_, text, list) => {
    const recipe = read(text);
    expect([recipe.title, lines(recipe), steps(recipe)]).toEqual(['Noodles', list, STEPS]);
  });

  test('each component keeps its own list and steps, under its name', () => {
    const recipe = read(
      'Tacos\nServes 4\n\nPICKLE\nIngredients\n1 onion\n100 ml vinegar\nMethod\n1. Warm the vinegar.\n\nFISH\nIngredients\n500 g cod\n12 tortillas\nMethod\n1. Fry the cod.\n2. Fill the tortillas.',
    );
    expect(recipe.ingredients).toEqual([
      { heading: 'PICKLE', lines: ['1 onion', '100 ml vinegar'] },
      { heading: 'FISH', lines: ['500 g cod', '12 tortillas'] },
    ]);
    expect(steps(recipe)).toEqual(['Warm the vinegar.', 'Fry the cod.', 'Fill the tortillas.']);
  });

  test('amounts that only the steps name are the list, and none that the table does not know as a food', () => {
    const recipe = read(
      'Frittata\n\nFry 1 chopped onion and 2 cooked potatoes, sliced, in a tablespoon of oil.\nBeat 6 eggs with 50g grated cheddar and leave them for 6 minutes.\nPut 2 plates on the table.',
    );
    expect(lines(recipe)).toEqual(['1 chopped onion', '2 cooked potatoes', 'a tablespoon of oil', '6 eggs', '50g grated cheddar']);
  });

  test.each([
    ['You’ll need (for 2):', 2],
    ['Ingredients for 4:', 4],
    ['Ingredients\nServes a family of 4', 4],
  ])('servings stand beside other words: %s', (heading, servings) => {
    expect(read(`Noodles\n\n${heading}\n${LIST.join('\n')}\n\nMethod\n${STEPS.join('\n')}`).yield?.min).toBe(servings);
  });

  test.each([
    ['30 Min. Arbeitszeit ∙ Gesamtzeit 50 Min. ∙ simpel', 50],
    ['Serves 2, ready in half an hour', 30],
    ['By: Walt   Serves: 4    Total: 25 mins', 25],
  ])('minutes as well: %s', (line, minutes) => {
    expect(read(`Noodles\n${line}\n\nIngredients\n${LIST.join('\n')}\n\nMethod\n${STEPS.join('\n')}`).minutes.total).toBe(minutes);
  });

  test('a sentence that takes foods before its list is no list', () => {
    const recipe = read(
      'Banana pancakes: mash 2 bananas, beat in 2 eggs, 1/2 cup oats and a pinch of salt. Fry spoonfuls in a little butter.',
    );
    expect(lines(recipe)).toEqual(['2 bananas', '2 eggs', '1/2 cup oats', 'a pinch of salt']);
    expect(steps(recipe).join()).toContain('mash 2 bananas');
  });

  test('a name stands before what is told of it', () => {
    const recipe = read(
      'Banana pancakes: mash 2 bananas, beat in 2 eggs, 1/2 cup oats and a pinch of salt. Fry spoonfuls in a little butter until bubbles show.',
    );
    expect(recipe.title).toBe('Banana pancakes');
    expect(lines(recipe)).toContain('2 eggs');
  });

  test.each([
    ['Hi love, here’s the fish pie you wanted, it does for all of us', 'fish pie'],
    ['THE viscous, sticky Miso Butter Udon 🍜🔥 that everyone has been asking for.', 'Miso Butter Udon'],
    ['how i make my shakshuka (for 2-3)', 'shakshuka'],
    ['**Green Chile Stew** (long post, sorry)', 'Green Chile Stew'],
    ['FROM THE KITCHEN OF: Lorraine\nCrinkles', 'Crinkles'],
  ])('a name among other words: %s', (head, title) => {
    expect(read(`${head}\n\n${LIST.join('\n')}\n\n${STEPS.join('\n')}`).title).toBe(title);
  });

  test.each([
    ['Noodles, serves 4, about 1 hr 30', 4, 90],
    ['Noodles – 8 bowls', 8, null],
    ['Noodles (4 pers.)', 4, null],
    ['NOODLES x 4', 4, null],
    ['Noodles – for 8, church size', 8, null],
    ['Noodles für vier Personen', 4, null],
  ])('a title says what else it says: %s', (head, servings, minutes) => {
    const recipe = read(`${head}\n\n${LIST.join('\n')}\n\n${STEPS.join('\n')}`);
    expect([recipe.title.toLowerCase(), recipe.yield?.min, recipe.minutes.total]).toEqual(['noodles', servings, minutes]);
  });

  test('two columns are read line by line, and what it makes stands below', () => {
    const recipe = read(
      'CRINKLES\n\n3/4 cup fat            2 cups flour\n1 cup sugar            1 tsp. soda\n\nMETHOD: Mix all of it and chill it well.\n\nMakes 3 dozen.',
    );
    expect(lines(recipe)).toEqual(['3/4 cup fat', '2 cups flour', '1 cup sugar', '1 tsp. soda']);
    expect(steps(recipe)).toEqual(['Mix all of it and chill it well.']);
    expect(recipe.yield).toMatchObject({ min: 36, isServings: false });
  });

  test.each([
    ['FOR THE RAGU', 'FOR THE TOP'],
    ['Rub', 'Pork'],
    ['For the ragu', 'To assemble'],
  ])('groups without a colon: %s', (first, second) => {
    const recipe = read(
      `Pie\nServes 4\n\n${first}\n2 onions\n500 g mince\n\n${second}\n1 kg potatoes\n50 g butter\n\nMethod\nCook it all.`,
    );
    expect(recipe.ingredients).toEqual([
      { heading: first, lines: ['2 onions', '500 g mince'] },
      { heading: second, lines: ['1 kg potatoes', '50 g butter'] },
    ]);
  });

  test('what is no recipe is none', () => {
    expect(readText('Dear Ada, see you at eight.')).toEqual({ ok: false, fault: { type: 'no-recipe' } });
    expect(readText('1 '.repeat(400_000))).toEqual({ ok: false, fault: { type: 'too-large' } });
  });

  test.each([
    ['pictures without end', '🥕'.repeat(200_000)],
    ['pictures and spaces', `${'🥕 '.repeat(150_000)}x`],
    ['a list without end', '1 a, b and '.repeat(40_000)],
    ['lists without end', 'Ingredients: 1 a, b, c, 2 d\n'.repeat(15_000)],
    ['speakers without end', '[1/1/24, 10:00] A: 1 b\n'.repeat(20_000)],
    ['switches without end', `${'1x 2x '.repeat(70_000)}!`],
    ['wide gaps', '1 a   1 b'.repeat(50_000)],
    ['steps that count on without end', Array.from({ length: 40_000 }, (_one, at) => `${at + 1}. a b. `).join('')],
    ['talk of soups without end', 'here is the soup of the soup with leeks and '.repeat(10_000)],
    ['lines set in below a bullet', `- a list of all that is needed\n${'   goes on here of\n'.repeat(20_000)}`],
    ['parts of lists without end', 'Wings: 4 lb wings, 1 tsp salt\n'.repeat(15_000)],
    ['the trail of a site', 'Home / '.repeat(70_000)],
    ['stars', '*a '.repeat(150_000)],
    ['a story of nothing', `${LIST.join('\n')}\n${STEPS.join('\n')}\n\n${'zorb '.repeat(18)}\n`.repeat(2_000)],
    ['tags', ' #a'.repeat(150_000)],
  ])('is left in time: %s', (_, text) => {
    expect(typeof readText(text).ok).toBe('boolean');
  });
});
