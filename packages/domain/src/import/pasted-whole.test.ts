import { describe, expect, test } from 'vitest';
import { above, below, linesOf, LIST, readPasted as read, STEPS } from '../../tests/pasted-recipe.ts';

const partsOf = (text: string) => {
  const { title, ingredients, steps } = read(text);
  return { title, list: linesOf(ingredients), steps: linesOf(steps) };
};

describe('a step that begins as a heading does is a step', () => {
  test.each([
    'Stuff the peppers.',
    'Gather the dough into a ball.',
    'Gather up the dough, shape.',
    'To cook the pasta boil water.',
    'What I do is fry the onion first.',
    'The steps above make the base, now add stock.',
    'Process the nuts until fine',
    'Share between 4 plates',
    'Il faut battre les œufs.',
    'Tu as besoin de ficelle pour le fermer.',
    'Man braucht die Kartoffeln gekocht und gepresst.',
    'Für den Teig alles verkneten.',
    'Hace falta paciencia para rellenar.',
    'Beat the frosting ingredients.',
    'Sift dry ingredients.',
    'Repeat the process.',
  ])('%s', (step) => {
    const steps = [...STEPS, step, 'Bake for 40 minutes.'];
    expect(partsOf(below('Noodles').replace(STEPS.join('\n'), steps.join('\n')))).toEqual({ title: 'Noodles', list: LIST, steps });
  });

  test('above steps that go on', () => {
    const steps = [...STEPS, 'Serve it with rice', 'Scatter over 50 g cashews'];
    expect(partsOf(below('Noodles').replace(STEPS.join('\n'), steps.join('\n'))).steps).toEqual(steps);
  });

  test.each([
    ['You need for 4:', ''],
    ['Stuff:', ''],
    ['Il faut :', ''],
    ['Man braucht für 4', ''],
    ['Zutaten für 4 Personen.', ''],
    ['', 'What I do'],
  ])('where the words alone are a heading: %s%s', (ofList, ofSteps) => {
    const text = ['Noodles', ofList, ...LIST, ofSteps, ...STEPS].join('\n');
    expect(partsOf(text)).toEqual({ title: 'Noodles', list: LIST, steps: STEPS });
  });
});

describe('a last step is a step', () => {
  test.each([
    'Simmer gently 25 m',
    'Into the fridge for 4h',
    'Bake at 180 for 12m',
    'Set overnight or 12 h',
    'Following the packet, boil it dry',
    'Simmer 20',
    'Next: add the sesame oil',
    'Bake at 180C for 45 mins. Serves 6',
    '15 minutes. Scatter with basil.',
  ])('%s', (step) => expect(partsOf(above(step)).steps).toEqual([...STEPS, step]));

  test('and so are those before it', () => {
    expect(partsOf(above('Bake at 180 for 12m\nCool on a rack 1h')).steps).toEqual([...STEPS, 'Bake at 180 for 12m', 'Cool on a rack 1h']);
  });

  test('whose time is an amount of nothing', () => {
    const steps = ['Brown the beef.', 'Add the rest.', 'Stew 3 h', 'Salz, Pfeffer'];
    const list = ['500 g beef', '1 onion', '1 tin tomatoes'];
    expect(partsOf(`Stew\n${list.join('\n')}\n\n${steps.join('\n')}`)).toEqual({ title: 'Stew', list, steps });
  });

  test('that counts itself, and says for how long it alone is', () => {
    const recipe = read(
      `Lasagne\n500g beef mince\n1 onion\n9 lasagne sheets\n\n1 Fry mince with onion.\n2 Simmer 30 mins.\n3 Layer it.\n4 Bake 40 minutes.`,
    );
    expect(linesOf(recipe.steps)).toEqual(['Fry mince with onion.', 'Simmer 30 mins.', 'Layer it.', 'Bake 40 minutes.']);
    expect(recipe.minutes.total).toBeNull();
  });

  test.each([
    ['Alles mischen, Sahne dazu', ['400 g Nudeln', '200 g Schinken', '200 ml Sahne'], 'Nudeln kochen\nSchinken anbraten\n\n'],
    ['Servir la soupe avec la crème', ['1 l bouillon', '3 poireaux', '200 g crème'], 'Couper les poireaux\nCuire dans le bouillon\n\n'],
    ["That's the sauce, now mix with the pasta", ['400 g pasta', '200 g ham', '200 ml cream'], 'boil the pasta\nfry the ham, cream in\n'],
  ])('and no name: %s', (step, list, before) => {
    const head = 'this is what i do when i have no time at all and everyone is hungry and cross';
    const recipe = read(`${head}\n\n${list.join('\n')}\n\n${before}${step}`);
    expect(recipe.title).toBe('');
    expect([...linesOf(recipe.ingredients), ...linesOf(recipe.steps)]).toContain(step);
  });
});

describe('a food of a list stays on it', () => {
  const list = (lines: readonly string[]) => partsOf(`Salad\n\n${lines.join('\n')}\n\n${STEPS.join('\n')}`).list;

  test.each([
    '1 Stück Sellerie',
    '1 Brötchen (altbacken)',
    '8 Scheiben Speck',
    '4 buns',
    '1 (9 inch) pie crust',
    '1 (15 oz) can pumpkin',
    '2 star anise',
    'Threads of saffron',
    'salt • pepper • sesame',
    'EGGS 3',
  ])('above others: %s', (food) => expect(list([food, '300 g flour', '1 lemon'])).toEqual([food, '300 g flour', '1 lemon']));

  test.each(['1 Stück Sellerie', '1 Brötchen (altbacken)', 'Walnüsse nach belieben', 'Öl zum braten', 'Sesam zum drüber streuen'])(
    'below others: %s',
    (food) => expect(partsOf(`Salad\n300 g flour\n1 lemon\n${food}\n${STEPS.join('\n')}`).list).toEqual(['300 g flour', '1 lemon', food]),
  );

  test('in columns and capitals', () => {
    expect(list(['EGGS     3', '300 g flour', '1 lemon'])).toEqual(['EGGS 3', '300 g flour', '1 lemon']);
  });

  test.each(['', 'Toppings:\n\n'])('behind bullets that begin in its middle', (heading) => {
    const steps = ['Boil the stock with onion.', 'Add noodles and serve with toppings.'];
    const recipe = partsOf(
      `Pho noodles\n200 g noodles\n1 l stock\n1 onion\n\n${heading}- coriander\n- peanuts\n- sesame seeds\n\n${steps.join('\n')}`,
    );
    expect(recipe).toEqual({
      title: 'Pho noodles',
      list: ['200 g noodles', '1 l stock', '1 onion', 'coriander', 'peanuts', 'sesame seeds'],
      steps,
    });
  });

  test('set in below another', () => {
    const lines = [
      '- 2 heads of crunchy lettuce, washed and torn',
      '   celery',
      '- 1 tin tuna in olive oil, drained and flaked',
      '   anchovies',
    ];
    expect(list(lines)).toEqual(lines.map((line) => line.replace('- ', '').trim()));
    const counted = ['1. 500 g flour', '   sesame seeds', '2. 300 ml water', '3. 1 lemon'];
    expect(list(counted)).toEqual(['500 g flour', 'sesame seeds', '300 ml water', '1 lemon']);
  });

  test('all of it in italics', () => {
    expect(list(['*300 g flour*', '*salt*', '*1 lemon*'])).toEqual(['300 g flour', 'salt', '1 lemon']);
  });
});

test.each(['This recipe contains nuts and eggs.', 'Enthält Sellerie und Senf.'])('a warning is a note: %s', (said) => {
  const recipe = read(above(said));
  expect([linesOf(recipe.steps), recipe.notes]).toEqual([STEPS, said]);
});

test.each([
  ['before a list on its line', 'Coleslaw: 1/2 white cabbage, 2 carrots, 1 onion, 50 g mayonnaise\nChop it all and mix.', 'Coleslaw'],
  ['above a subtitle', below('Ful medames\n\nEgyptian bean stew'), 'Ful medames'],
  ['above another', below('Gado-gado\nby my aunt\n\nPeanut sauce and vegetables'), 'Gado-gado'],
  ['with wide gaps', `STICKY   TOFFEE   PUDDING\nIngredients\n${LIST.join('\n')}\nMethod\n${STEPS.join('\n')}`, 'STICKY TOFFEE PUDDING'],
])('a name stays one %s', (_, text, title) => expect(read(text).title).toBe(title));

test.each([
  ['enough for 6 hungry folk', 6],
  ['plenty for 8 at Christmas', 8],
])('for how many it is: %s', (said, count) => expect(read(below(`Noodles\n${said}`)).yield?.min).toBe(count));
