import { describe, expect, test } from 'vitest';
import { linesOf, LIST, readPasted as read, STEPS } from '../../tests/pasted-recipe.ts';

const headed = (steps: string) => read(`Noodles\n\nIngredients\n${LIST.join('\n')}\n\nMethod\n${steps}`);

describe('steps that count on within a line', () => {
  test.each([
    ['numbers and full stops', `1. ${STEPS[0]} 2. ${STEPS[1]}`],
    ['brackets', `1) ${STEPS[0]} 2) ${STEPS[1]}`],
    ['numbers in brackets', `(1) ${STEPS[0]} (2) ${STEPS[1]}`],
    ['a word', `Step 1: ${STEPS[0]} Step 2: ${STEPS[1]}`],
    ['circles', `① ${STEPS[0]} ② ${STEPS[1]}`],
    ['boxes', `1️⃣ ${STEPS[0]} 2️⃣ ${STEPS[1]}`],
  ])('%s', (_, steps) => {
    expect(linesOf(headed(steps).steps).map((step) => step.replace(/^\W+|^step \d+: /i, ''))).toEqual(STEPS);
  });

  test('behind their heading, without headings too', () => {
    const recipe = read(`Noodles\n\n${LIST.join('\n')}\n\nMethod 1. ${STEPS[0]} 2. ${STEPS[1]}`);
    expect([linesOf(recipe.ingredients), linesOf(recipe.steps)]).toEqual([LIST, STEPS]);
  });

  test('three of them without a full stop', () => {
    expect(linesOf(headed('1. whisk the eggs 2. knead in the flour 3. let it rest').steps)).toHaveLength(3);
  });

  test.each(['Set it to gas 1. Bake for 20 minutes.', 'Cook 2. Add 1. Then 3. Go.', '1. Simmer it in 2 batches.'])(
    'no number in a sentence counts: %s',
    (step) => expect(linesOf(headed(step).steps)).toHaveLength(1),
  );
});

describe('a list that is packed into lines', () => {
  const listOf = (list: string) => linesOf(read(`Noodles\n\n${list}\n\n${STEPS.join('\n')}`).ingredients);

  test.each([
    ['two lines of it', '300 g flour, 2 eggs\n1 onion, 200 ml milk', ['300 g flour', '2 eggs', '1 onion', '200 ml milk']],
    [
      'a long line and a short',
      '300 g flour, 2 eggs, 1 onion, 200 ml milk\n50 g butter, 2 carrots',
      ['300 g flour', '2 eggs', '1 onion', '200 ml milk', '50 g butter', '2 carrots'],
    ],
    ['by dashes', '300 g flour - 2 eggs - 1 onion - 200 ml milk', ['300 g flour', '2 eggs', '1 onion', '200 ml milk']],
    [
      'a last food without an amount',
      '300 g flour, 2 eggs, 1 onion and black pepper',
      ['300 g flour', '2 eggs', '1 onion', 'black pepper'],
    ],
    [
      'what is done to a food stays with it',
      '1 onion, 2 cm dice\n2 carrots, 1 cm dice\n300 g flour',
      ['1 onion, 2 cm dice', '2 carrots, 1 cm dice', '300 g flour'],
    ],
    [
      'a second measure too',
      '400 g tomatoes, 1 can\n200 g flour, 1 cup\n2 eggs',
      ['400 g tomatoes, 1 can', '200 g flour, 1 cup', '2 eggs'],
    ],
  ])('%s', (_, list, lines) => expect(listOf(list)).toEqual(lines));

  test('for each part of the dish a line, whatever it is called', () => {
    const recipe = read(
      `Noodles\n\nIngredients\nWings: 4 lb chicken wings, 1 tsp salt\nGoo: 120 ml honey, 2 tbsp soy sauce\n\nMethod\n${STEPS.join('\n')}`,
    );
    expect(recipe.ingredients).toEqual([
      { heading: 'Wings', lines: ['4 lb chicken wings', '1 tsp salt'] },
      { heading: 'Goo', lines: ['120 ml honey', '2 tbsp soy sauce'] },
    ]);
  });

  test('salt and pepper are one line', () => {
    expect(listOf('300 g flour, 2 eggs, 1 onion, salt and pepper').at(-1)).toBe('salt and pepper');
  });
});

describe('lines that a margin breaks', () => {
  test('what is set in goes on', () => {
    const recipe = read(
      `Kuchen\n\nZUTATEN\n- 200 g Mehl\n- abgeriebene Schale einer\n  unbehandelten Zitrone\n- 2 Eier\n\nZUBEREITUNG\n1) Aus Mehl und Eiern einen\n   Teig kneten.\n2) Backen.`,
    );
    expect(linesOf(recipe.ingredients)).toEqual(['200 g Mehl', 'abgeriebene Schale einer unbehandelten Zitrone', '2 Eier']);
    expect(linesOf(recipe.steps)).toEqual(['Aus Mehl und Eiern einen Teig kneten.', 'Backen.']);
  });

  test('where a line ends in a word that leads on', () => {
    const steps =
      'Mezclar todo menos el ketchup con las manos limpias. Dejar\nreposar 10 minutos en el molde antes de cortarlo todo en\n8 rebanadas.';
    expect(linesOf(read(`Pastel\n\n${LIST.join('\n')}\n\n${steps}`).steps)).toEqual([steps.replaceAll('\n', ' ')]);
  });

  test('in a narrow column, and not what is typed so', () => {
    const list = LIST.join('\n');
    const column = 'Melt butter, sweat onion and pars-\nnips for 10 min. Stir in curry\npowder, then stock. Simmer 25 min.';
    expect(linesOf(read(`Soup\n\n${list}\n\n${column}`).steps).join(' ')).toContain('parsnips for 10 min. Stir in curry powder');
    const typed = ['soften onion and parsnips', 'stir in the curry powder', 'add stock, simmer 25 min'];
    expect(linesOf(read(`Soup\n\n${list}\n\n${typed.join('\n')}`).steps)).toEqual(typed);
  });

  test('a list below an item is a list', () => {
    const recipe = read(
      `Noodles\n\nIngredients\n- For the dough\n  300 g flour\n  2 eggs\n- For the filling, whatever you have\n  salt\n\nMethod\n${STEPS.join('\n')}`,
    );
    expect(linesOf(recipe.ingredients)).toEqual(expect.arrayContaining(['300 g flour', '2 eggs', 'salt']));
  });
});

test('a step that begins as a heading of tips is a step', () => {
  expect(linesOf(headed(`• ${STEPS[0]}\n• Tip it over the noodles and stir.`).steps).at(-1)).toBe('Tip it over the noodles and stir.');
  expect(linesOf(headed(`${STEPS[0]}\nTip it over the noodles and stir.\nBake it.`).steps)).toHaveLength(3);
});

test('headings as they are typed in a hurry', () => {
  const recipe = read(`Noodles\n\nwhat u need\n${LIST.join('\n')}\n\nwhat u do\n8 minutes in the pot, flour on top\neggs on, salt`);
  expect(linesOf(recipe.ingredients)).toEqual(LIST);
});

test.each([
  ['Preparation 40 minutes, baking 50 minutes.', 90],
  ['Prep 10 min, in the oven 35 min', 45],
  ['Prép 15 min, cuisson 35 min', 50],
  ['Zubereitung 20 Min., Backen 40 Min.', 60],
])('two times are a whole: %s', (said, total) => {
  expect(read(`Noodles\n${said}\n\n${LIST.join('\n')}\n\n${STEPS.join('\n')}`).minutes.total).toBe(total);
});

describe('steps without headings', () => {
  const above = `Noodles\n\n${LIST.join('\n')}\nsalt`;
  const partsOf = (text: string) => {
    const recipe = read(text);
    return [linesOf(recipe.ingredients), linesOf(recipe.steps)];
  };

  test('in bullets, below a list without any', () => {
    const steps = [
      'knock the dough back',
      'fold it twice',
      'wait a bit',
      'pat it flat again',
      'halve it',
      'dust the halves',
      'bake till brown',
    ];
    expect(partsOf(`${above}\n\n- ${steps.join('\n- ')}`)).toEqual([[...LIST, 'salt'], steps]);
  });

  test('that say in German what is done', () => {
    const steps = ['Eier in der Schüssel verrühren', 'Mehl sieben und unterheben', 'Teig eine Stunde ruhen lassen'];
    expect(partsOf(`${above}\n${steps.join('\n')}`)).toEqual([[...LIST, 'salt'], steps]);
  });
});

test('foods that end as verbs do', () => {
  const list = [...LIST, 'Boneless skinless chicken', 'Petersilie, fein geschnitten', 'Peas, frozen'];
  expect(linesOf(read(`Noodles\n\n${list.join('\n')}\n\n${STEPS.join('\n')}`).ingredients)).toEqual(list);
});
