import { describe, expect, test } from 'vitest';
import { above, below, linesOf, LIST, readPasted as read, STEPS } from '../../tests/pasted-recipe.ts';

describe('what a pasted recipe is called', () => {
  test.each([
    ['a greeting before it', 'Hallo Ada, hier Omas Linsensuppe, reicht für 4 Leute:', 'Omas Linsensuppe'],
    ['talk before it', 'ok so the lentil soup:', 'lentil soup'],
    ['as was promised', 'Hiya! Recipe for lentil soup as promised', 'lentil soup'],
    ['whose way it is', 'Lentil soup the way Ada does it', 'Lentil soup'],
    ['what is said of it in brackets', 'Tteokbokki (our best ever)', 'Tteokbokki'],
    ['an outcry and an excuse', 'Lentil soup!! Sorry it took so long. Does 12 small cups', 'Lentil soup'],
    ['an outcry, then what is shown', 'Lentil Soup at home!! Today I show you how I make lentil soup for 4 people', 'Lentil Soup'],
    ['how it is made', 'How to make Tteokbokki at home! Street style', 'Tteokbokki'],
    ['the day of a series', 'Day 9 of eating from the cupboard: lentil soup. Serves 2', 'lentil soup'],
    ['a word behind it', 'lentil soup recipe!!', 'lentil soup'],
    ['a picture, then praise', 'Real Lentil Soup 🍲 Grandma approved', 'Real Lentil Soup'],
    ['a picture within the name', 'Oma’s Käse-Spätzle 🧀 mit Röstzwiebeln', 'Oma’s Käse-Spätzle 🧀 mit Röstzwiebeln'],
    ['how long it takes', '15 Minute Lentil Soup | Cheaper than takeaway\nThanks for 20,000 of you!', '15 Minute Lentil Soup'],
    ['the name of a site', 'The Patient Baker\nTteokbokki\nBy Ada | 3 May', 'Tteokbokki'],
    ['the name of a column', 'The weekend cook\nLentil and leek soup\nWarm and cheap.', 'Lentil and leek soup'],
    ['a mail from a shop', 'Your weekly menu from Cornerbox\nView in browser\n\nLentil soup\nReady in: 1 hour', 'Lentil soup'],
    ['what a site asks', 'Cookie settings\nWe value your privacy. Accept all\nTteokbokki\nServes: 6', 'Tteokbokki'],
    ['what a mail is about', 'Subject: Fwd: Lentil soup\n\nYou asked for these after the party. One batch is plenty.', 'Lentil soup'],
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
    // What talk has in it.
    [
      'what somebody lets it be',
      'If you only have time for one, let it be my go-to sticky toffee pudding. I have made it for years.',
      'go-to sticky toffee pudding',
    ],
    ['whom it pleased', 'Great seeing you both on Saturday! Here is the lentil dal you liked so much. It takes 45 minutes.', 'lentil dal'],
    ['all in lower case', "morning! sorry, fell asleep. here's the focaccia from last night, makes 8 squares", 'focaccia'],
    ['what is in it', 'we had the slow-roasted carrot soup with leeks again and it was even better', 'slow-roasted carrot soup with leeks'],
    ['a question, then whose', 'What is your favourite dinner? Mine is this lemon spaghetti. Serves 4', 'lemon spaghetti'],
    ['for whom it is', 'You asked for my carrot soup, here it is!', 'carrot soup'],
    ['that no table knows', 'so my cousin was over on Sunday and asked me how I make tteokbokki, you will love it', 'tteokbokki'],
    [
      'a video that was typed out',
      'hey guys welcome back to my channel today we are making lemon spaghetti and it is super easy',
      'lemon spaghetti',
    ],
    ['in German', 'Hallo zusammen,\nhier das Rezept für den Möhrenkuchen vom Sonntag. Reicht für 4.', 'Möhrenkuchen'],
    ['in German, of what there is', 'Hallo ihr Lieben, heute gibt es meinen liebsten Nudelauflauf! Reicht für 4.', 'Nudelauflauf'],
    ['before dots that lead on', 'LEMON SPAGHETTI .............. serves 8', 'LEMON SPAGHETTI'],
    ['in French', 'Salut ! Comme promis le crumble anglais de Nathalie, ça donne 6 parts', 'crumble'],
    ['in French, to all', 'Salut à tous, voici ma soupe de carottes pour dimanche', 'soupe de carottes'],
  ])('%s', (_, head, title) => expect(read(below(head)).title).toBe(title));

  test('in talk, then right above the list', () => {
    const text = below('you all asked how I do my quick broth, so here we go\n\nquick broth');
    expect(read(text.replace('quick broth\n\n', 'quick broth\n')).title).toBe('quick broth');
  });

  test('by the mail around a quotation', () => {
    const quoted = below('You asked for these after the party.')
      .split('\n')
      .map((line) => `> ${line}`.trimEnd());
    expect(read(['Subject: Fwd: Cheese sticks', '', ...quoted].join('\n')).title).toBe('Cheese sticks');
  });
});

describe('where no name is said none is made up', () => {
  test.each([
    'As I said on the phone I do mine like this. Makes two loaves.',
    'As I said on the phone I do mine like this, and we got 12 muffins out of it.',
    'Ok by popular demand!! this is for 4 people ❤️',
    "POV: it's Tuesday and you've 20 minutes total to get tea on the table",
    'Hi friends! I cannot tell you how often I ate this. We sat on the balcony with a big bowl of it between us. Scroll down for the recipe!',
    'Hey! Made this last night and it was so good',
    'as promised 🙂',
    'Saved this for later',
    'Note to self',
    'Here’s the recipe',
    'Hier mein Rezept:',
    'sure!',
    'Hola Marta!! te paso lo del otro día, es para 3',
    'Hallo zusammen,\nhier das Rezept vom Sonntag. Reicht für 4.',
    'This one is for everyone who says they can’t cook.',
    'Sign in | Subscribe for $1\nServes 4. 50 minutes, start to finish.',
    'Note : 4,6/5 (87 avis)',
    'https://www.example.com/lemon-spaghetti/',
  ])('%s', (head) => {
    const recipe = read(below(head));
    expect(recipe.title).toBe('');
    expect([linesOf(recipe.ingredients), linesOf(recipe.steps)]).toEqual([LIST, STEPS]);
  });

  test('nor of what leads to a list within a sentence', () => {
    const recipe = read(`as promised 😅\n\nGrab 300 g flour, 2 eggs, 1 onion and black pepper.\n\n${STEPS.join('\n')}`);
    expect([recipe.title, linesOf(recipe.ingredients)]).toEqual(['', ['300 g flour', '2 eggs', '1 onion', 'black pepper']]);
  });

  test('nor of the first line of the list', () => {
    const recipe = read(`2 cups flour\n2 eggs\n1 pinch salt\n\n${STEPS.join('\n')}`);
    expect([recipe.title, linesOf(recipe.ingredients)]).toEqual(['', ['2 cups flour', '2 eggs', '1 pinch salt']]);
    expect(read(below('3 Bean Chili')).title).toBe('3 Bean Chili');
  });
});

test.each([
  'Marry Me Chicken',
  'This Is Not a Pie',
  'Here Comes the Sun Tea',
  'Home Fries',
  'Cookies',
  'Hello Dolly Bars',
  'Hello Dollies',
  'Text Me Later Brownies',
  'Note 7 Noodles',
  'Saturday Chicken',
  'Le meilleur gâteau du monde',
])('a name that has words of talk or of a site in it: %s', (name) => {
  expect(read(below(name)).title).toBe(name);
});

test('a day of the week may be part of a name', () => {
  expect(read(below('🍲 Wednesday’s soup 🍲')).title).toBe('Wednesday’s soup 🍲');
  expect(read(below('Wednesday, 4 May\nHermits')).title).toBe('Hermits');
});

describe('a name that stands elsewhere', () => {
  test.each([
    ['below, by itself', below('') + '\n\nLemon Spaghetti'],
    ['below, as a heading', below('') + '\n\n---\n**Lemon Spaghetti**'],
    ['below, by what was read', below('Sign in') + '\n\nYou are reading: Lemon Spaghetti\nGift this article    Save    Share'],
    ['below, with how many it feeds', below('') + '\n\nLemon Spaghetti, enough for 4'],
    ['below, in a sentence', below('') + '\n\nAnd that’s my Lemon Spaghetti!'],
    ['below a picture', below('') + '\n\n(photo: Lemon Spaghetti)'],
    ['below, with who wrote it', below('') + '\n\nLemon Spaghetti\nPublié le 14 mai par Solène'],
    ['in the heading of the list', below('').replace('300 g', 'Ingredients for Lemon Spaghetti (serves 4):\n300 g')],
    ['in a German heading', below('').replace('300 g', 'Zutaten für die Lemon Spaghetti:\n300 g')],
    ['before that word', below('').replace('300 g', 'Lemon Spaghetti ingredients:\n300 g')],
    ['in the heading of the steps', `Ingredients\n${LIST.join('\n')}\n\nHow to make Lemon Spaghetti\n${STEPS.join('\n')}`],
    [
      'below the subject of a mail',
      below('From: Jo\nSubject: Fwd: spaghetti recipe\n\nDear all,\nHere it is as promised.\n\nLemon Spaghetti\nEnough for 6 people'),
    ],
    ['below a subject that names nothing', below('Subject: as promised\n\nLemon Spaghetti')],
    ['in the subject, above a line of something else', below('Subject: Fwd: Lemon Spaghetti\n\nGarlic bread')],
    ['below a greeting to all', below('Hola a todos:\n\nOs paso la receta que me pedisteis.\n\nLemon Spaghetti')],
    [
      'below the trail of a site',
      below(
        'Inicio / Recetas / Platos fuertes\nLemon Spaghetti\nPor Lucía Arizmendi · 22 de agosto\nImprimir · Guardar · Compartir en WhatsApp',
      ),
    ],
    ['below a button', below('Close ad ✕\n🥕 Lemon Spaghetti\n★★★★☆ (56)')],
    ['below a menu', below('Latest   Popular   Videos   About me\n\nLemon Spaghetti')],
    ['below its address', below('https://www.example.com/p/123\nLemon Spaghetti - The Hungry Fox')],
    ['apart from whose site it is', below('The Hungry Fox\n\nLemon Spaghetti\n\nJanuary 5, 2021 by Fox')],
    ['apart from who wrote it', below('Nonna Pia (1953)\n\nLemon Spaghetti')],
    ['in quotes', below('"Lemon Spaghetti"')],
    ['before its tags', below('TikTok · @foxcooks\nLemon Spaghetti 🍋 #pasta #easy')],
  ])('%s', (_, text) => {
    const recipe = read(text);
    expect(recipe.title).toBe('Lemon Spaghetti');
    expect([linesOf(recipe.ingredients), linesOf(recipe.steps)]).toEqual([LIST, STEPS]);
  });

  test('below buttons, above a list without amounts', () => {
    const recipe = read(`Print\nSave\nPear Tart\n\npears\nflour\nbutter\n\n${STEPS.join('\n')}`);
    expect([recipe.title, linesOf(recipe.ingredients)]).toEqual(['Pear Tart', ['pears', 'flour', 'butter']]);
  });

  test('but no sentence of a step', () => {
    expect(
      read('Hi Mark, the one you want is on p. 112.\n\n200 g rice\n2 eggs\n1 onion\n\nCook rice. Fry the onion. Serve.\n\nDad').title,
    ).toBe('');
  });

  test('but never a line of the list, nor what others cooked', () => {
    const last = read(`Method\n${STEPS.join('\n')}\n\nIngredients\n300 g flour\n2 eggs\n\nSoy sauce marinade`);
    expect([last.title, linesOf(last.ingredients).at(-1)]).toEqual(['', 'Soy sauce marinade']);
    expect(read(`${below('Saved this')}\n\nYou may also like\nCourgette Linguine`).title).toBe('');
    expect(read(above('\nLemon Spaghetti')).title).toBe('Noodles');
  });

  test('a menu takes no line of a list along', () => {
    const list = linesOf(read(below('Noodles').replace('2 eggs', 'salt   zorblax   glumpf')).ingredients);
    expect(list).toEqual(['300 g flour', 'salt zorblax glumpf', '1 pinch salt']);
  });

  test.each([
    'Source: https://a.example/b',
    '**Source:** https://a.example/b',
    '> Source: https://a.example/b',
    'Source - https://a.example/b',
    'Source:\nhttps://a.example/b',
  ])('never where it is from: %s', (source) => {
    const { title, source: from } = read(below(source));
    expect([title, from]).toEqual(['', 'https://a.example/b']);
    expect(read(below(`${source}\nTteokbokki`)).title).toBe('Tteokbokki');
  });
});
