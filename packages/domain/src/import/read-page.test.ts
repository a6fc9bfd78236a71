import { describe, expect, test } from 'vitest';
import { IMPORT_LIMITS } from './import-limits.ts';
import type { ImportedRecipe } from './imported-recipe.ts';
import { readPage } from './read-page.ts';

const read = (html: string, url = 'https://kitchen.example/soup'): ImportedRecipe => {
  const result = readPage(html, url);
  if (!result.ok) throw new Error(result.fault.type);
  return result.value;
};
const page = (body: string, head = ''): string => `<!doctype html><html lang="en-GB"><head>${head}</head><body>${body}</body></html>`;
const jsonLd = (recipe: unknown): string => `<script type="application/ld+json">${JSON.stringify(recipe)}</script>`;
const lines = ({ ingredients }: ImportedRecipe): readonly string[] => ingredients.flatMap((group) => group.lines);

const SOUP = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Barley soup',
  recipeYield: ['6', '6 bowls'],
  prepTime: 'PT15M',
  cookTime: 'PT1H',
  recipeIngredient: ['1 cup pearl barley', '2 carrots, diced', '6 cups stock'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Soften the carrots.' },
    { '@type': 'HowToStep', text: 'Add barley and stock and simmer for an hour.' },
  ],
};

describe('pages with JSON-LD', () => {
  test('keep who wrote the recipe and what they say of it', () => {
    const said = {
      ...SOUP,
      author: { '@type': 'Person', name: 'Ada' },
      description: 'My grandma&#39;s soup.',
      comment: [{ text: 'Yum!' }],
    };
    expect(read(page('<h1>Barley soup</h1>', jsonLd(said))).notes).toBe("My grandma's soup.\n\nAuthor: Ada");
  });

  test('are read field by field, and the total is the sum of two stated times', () => {
    const recipe = read(page('<h1>Barley soup</h1>', jsonLd(SOUP)));
    expect(recipe.title).toBe('Barley soup');
    expect(lines(recipe)).toEqual(SOUP.recipeIngredient);
    expect(recipe.steps).toEqual([{ heading: null, lines: ['Soften the carrots.', 'Add barley and stock and simmer for an hour.'] }]);
    expect(recipe.yield).toEqual({ min: 6, max: 6, noun: 'bowls', isServings: false });
    expect(recipe.minutes).toEqual({ prep: 15, cook: 60, total: 75 });
    expect(recipe.language).toBe('en-GB');
    expect(recipe.evidence.ingredients).toBe('json-ld');
  });

  test.each([
    ['in a graph', { '@graph': [{ '@type': 'WebSite', name: 'Kitchen' }, SOUP] }],
    ['in a list of types', { ...SOUP, '@type': ['NewsArticle', 'Recipe'] }],
    ['as the entity of an article', { '@type': 'Article', mainEntity: SOUP }],
    ['by an address as type', { ...SOUP, '@type': 'http://schema.org/Recipe' }],
  ])('find the recipe %s', (_, value) => {
    expect(lines(read(page('', jsonLd(value))))).toEqual(SOUP.recipeIngredient);
  });

  test.each([
    ['a line break in a string', '{"@type":"Recipe","name":"A\nB","recipeIngredient":["1 egg","2 onions"]}'],
    ['a comma too many', '{"@type":"Recipe","name":"A B","recipeIngredient":["1 egg","2 onions",],}'],
    ['an escape that does not exist', String.raw`{"@type":"Recipe","name":"A\ B","recipeIngredient":["1 egg","2 onions"]}`],
    ['CDATA', '/*<![CDATA[*/{"@type":"Recipe","name":"A B","recipeIngredient":["1 egg","2 onions"]};/*]]>*/'],
  ])('are mended: %s', (_, text) => {
    expect(lines(read(page('', `<script type="application/ld+json">${text}</script>`)))).toEqual(['1 egg', '2 onions']);
  });

  test('keep sections of steps as headings and resolve markup that is escaped twice', () => {
    const recipe = read(
      page(
        '',
        jsonLd({
          ...SOUP,
          recipeIngredient: ['&amp;frac12; cup <b>oats</b>', '1 egg'],
          recipeInstructions: [
            { '@type': 'HowToSection', name: 'Dough', itemListElement: [{ '@type': 'HowToStep', name: 'Mix', text: 'Stir it all.' }] },
            { '@type': 'HowToSection', name: 'Filling', itemListElement: ['Boil.', 'Cool.'] },
          ],
        }),
      ),
    );
    expect(lines(recipe)).toEqual(['½ cup oats', '1 egg']);
    expect(recipe.steps).toEqual([
      { heading: 'Dough', lines: ['Mix: Stir it all.'] },
      { heading: 'Filling', lines: ['Boil.', 'Cool.'] },
    ]);
  });

  test('get their groups from the headings between the same lines on the page', () => {
    const body =
      '<h2>Ingredients</h2><h4>Soup</h4><ul><li>1 cup pearl barley</li><li>2 carrots, diced</li></ul><h4>To finish</h4><ul><li>6 cups stock</li></ul>';
    expect(read(page(body, jsonLd(SOUP))).ingredients).toEqual([
      { heading: 'Soup', lines: ['1 cup pearl barley', '2 carrots, diced'] },
      { heading: 'To finish', lines: ['6 cups stock'] },
    ]);
  });

  test('get amounts and lines that only the page states', () => {
    const bare = jsonLd({ ...SOUP, recipeIngredient: ['barley', 'carrots', 'stock'] });
    const rows = ['barley|200 g', 'carrots|2 pieces', 'stock|1 l'].map((row) => row.split('|'));
    const body = `<h2>Ingredients</h2>${rows.map(([food, amount]) => `<div><p>${food}</p><p>${amount}</p></div>`).join('')}<h2>Method</h2><p>Cook.</p>`;
    expect(lines(read(page(body, bare)))).toEqual(['barley 200 g', 'carrots 2 pieces', 'stock 1 l']);
    const more = '<h2>Ingredients</h2><ul><li>1 cup pearl barley</li><li>2 carrots, diced</li><li>1 onion</li><li>6 cups stock</li></ul>';
    expect(lines(read(page(more, jsonLd(SOUP))))).toEqual(['1 cup pearl barley', '2 carrots, diced', '1 onion', '6 cups stock']);
  });

  test('keep their own words for a line that the page ends otherwise, and take for how many and how long for no line', () => {
    const list = ['1 cup pearl barley;', '2 carrots, diced;', '6 cups stock.'].map((line) => `<li>${line}</li>`).join('');
    const body = `<h2>Ingredientes</h2><p><span>6 doses</span> <span>2h05</span></p><ul>${list}</ul><h2>Preparação</h2><p>Coza tudo.</p>`;
    expect(lines(read(page(body, jsonLd(SOUP))))).toEqual(SOUP.recipeIngredient);
  });

  test('lose the site’s name from a title that ends with it, and nothing else', () => {
    const named = (name: string): string => read(page('<h1>Barley soup</h1>', jsonLd({ ...SOUP, name }))).title;
    expect(named('Barley soup | Recipes - Kitchen.example')).toBe('Barley soup');
    expect(named('Barley soup – the basic one')).toBe('Barley soup – the basic one');
  });
});

describe('pages with other marks', () => {
  test('microdata, without the names of items within the recipe', () => {
    const recipe = read(
      page(`<div itemscope itemtype="http://schema.org/Recipe"><span itemprop="author" itemscope itemtype="http://schema.org/Person"><b itemprop="name">Ada</b></span>
        <h1 itemprop="name">Barley soup</h1><meta itemprop="totalTime" content="PT75M"><span itemprop="recipeYield">Serves 4 to 6</span>
        <ul><li itemprop="recipeIngredient"><span>1 cup</span> <span>barley</span></li><li itemprop="recipeIngredient">2 carrots</li></ul>
        <div itemprop="recipeInstructions"><p>Chop.</p><p>Simmer.</p></div></div>`),
    );
    expect(recipe.title).toBe('Barley soup');
    expect(lines(recipe)).toEqual(['1 cup barley', '2 carrots']);
    expect(recipe.steps[0]?.lines).toEqual(['Chop.', 'Simmer.']);
    expect(recipe.yield).toMatchObject({ min: 4, max: 6, isServings: true });
    expect(recipe.minutes.total).toBe(75);
    expect(recipe.evidence).toMatchObject({ ingredients: 'microdata', steps: 'microdata' });
  });

  test('h-recipe, whose items share a button’s words', () => {
    const item = (text: string): string => `<li class="ingredient">${text} <a href="#">add to list</a></li>`;
    const recipe = read(
      page(`<div class="hrecipe"><h1 class="fn">Soup</h1><ul>${['1 cup barley', '2 carrots', '1 l stock'].map(item).join('')}</ul>
        <span class="yield">4 people</span><span class="duration"><span class="value-title" title="PT40M"></span>40 min</span>
        <ol class="instructions"><li>Chop.</li><li>Simmer.</li></ol></div>`),
    );
    expect(lines(recipe)).toEqual(['1 cup barley', '2 carrots', '1 l stock']);
    expect(recipe.yield).toMatchObject({ min: 4, isServings: true });
    expect(recipe.minutes.total).toBe(40);
  });
});

describe('pages without marks', () => {
  const cases = [
    ['English lists', 'Ingredients', 'Directions', 'Serves 4', '<ul>', 'li'],
    ['German paragraphs', 'Zutaten für 4 Personen', 'Zubereitung', 'Für 4 Personen', '<div>', 'p'],
    ['French lists', 'Ingrédients (pour 4)', 'Préparation', 'Pour 4 personnes', '<ul>', 'li'],
    ['Polish table', 'Składniki', 'Sposób przygotowania', '4 porcje', '<table>', 'tr'],
  ] as const;
  test.each(cases)('by their headings: %s', (_, ingredients, steps, serves, open, tag) => {
    const list = ['250 g flour', '2 eggs', 'Salt'].map((line) => `<${tag}>${tag === 'tr' ? `<td>${line}</td>` : line}</${tag}>`).join('');
    const recipe = read(
      page(`<nav><a>Home</a></nav><h1>Noodles</h1><p>${serves}</p><p>A story about 2 of us and 1 pot.</p><h2>${ingredients}</h2>${open}${list}${open.replace('<', '</')}
        <h2>${steps}</h2><ol><li>Knead all of it well.</li><li>Rest and roll it out.</li></ol><h2>Comments</h2><p>I made it with 3 eggs and loved it.</p>`),
    );
    expect(lines(recipe)).toEqual(['250 g flour', '2 eggs', 'Salt']);
    expect(recipe.steps.flatMap((group) => group.lines)).toEqual(['Knead all of it well.', 'Rest and roll it out.']);
    expect(recipe.yield).toMatchObject({ min: 4, max: 4 });
    expect(recipe.evidence.ingredients).toBe('plain-page');
  });

  test('by what their classes are called, and labels beside values', () => {
    const recipe = read(
      page(`<h1>Dal</h1><table><tr><th>Prep time</th><th>Servings</th></tr><tr><td>20 minutes</td><td>3</td></tr></table>
        <div class="recipe-ingredients"><p>200 g lentils</p><p>1 onion</p><p>2 tbsp oil</p></div><div class="recipe-method"><p>Boil the lentils until soft.</p><p>Fry the onion and add it.</p></div>`),
    );
    expect(lines(recipe)).toEqual(['200 g lentils', '1 onion', '2 tbsp oil']);
    expect(recipe.steps.flatMap((group) => group.lines)).toHaveLength(2);
    expect(recipe.minutes.total).toBe(20);
    expect(recipe.yield?.min).toBe(3);
  });

  test('typed line by line, without a heading: the list ends where prose begins, and a broken line is one', () => {
    const recipe = read(
      page(
        `<h1>Moussaka</h1><pre>\nServes 8\n\n3 large eggplants\n2 lb ground lamb\n1 onion, chopped\n\nSlice the eggplants, salt them for half an hour, dry\nthem, and fry in olive oil.\n\nBrown lamb and onion in the fat that is left, add wine, and\ncook till dry.\n</pre>`,
      ),
    );
    expect([recipe.title, recipe.yield?.min, lines(recipe)]).toEqual([
      'Moussaka',
      8,
      ['3 large eggplants', '2 lb ground lamb', '1 onion, chopped'],
    ]);
    expect(recipe.steps[0]?.lines[0]).toBe('Slice the eggplants, salt them for half an hour, dry them, and fry in olive oil.');
  });

  test('groups by what they are for, below dates and stories, and no advertisement between steps', () => {
    const recipe = read(
      page(`<h1>Pie</h1><p>Sat 16 Mar 2024 08.00 GMT</p><p>The harbour lands 40 boxes on a good day, and this pie takes what is cheap.</p><p><b>Serves 4-6</b></p>
        <p><b>For the filling<br></b><b>800g</b> fish<br><b>500ml</b> milk</p><p><b>For the top<br></b><b>1kg</b> potatoes<br><b>100g</b> cheddar</p>
        <p>Poach the fish in the milk for eight minutes.</p><div>Advertisement</div><p>Mash the potatoes, spread them on top and bake for half an hour.</p>`),
    );
    expect(recipe.ingredients).toEqual([
      { heading: 'For the filling', lines: ['800g fish', '500ml milk'] },
      { heading: 'For the top', lines: ['1kg potatoes', '100g cheddar'] },
    ]);
    expect(recipe.steps.flatMap((group) => group.lines)).toHaveLength(2);
  });

  test('labels set side by side, and steps that count themselves', () => {
    const steps = ['Pound the garlic to a rough paste.', 'Fry the paste in the oil and add the rice.'];
    const recipe = read(
      page(`<h1>Rice</h1><div><span>🍽 2 servings</span><span>⏲ 20 min</span><span>🔥 480 kcal</span></div><h2>Ingredients</h2><blockquote>Buy it ripe.</blockquote>
        <ul><li>5 garlic cloves</li><li>2 tbsp oil</li><li>1 cup rice</li></ul><h2>Steps</h2>${steps.map((step, at) => `<div><b>Step ${at + 1} of 2</b><p>${step}</p></div>`).join('')}`),
    );
    expect([recipe.yield?.min, recipe.minutes.total]).toEqual([2, 20]);
    expect(lines(recipe)).toEqual(['5 garlic cloves', '2 tbsp oil', '1 cup rice']);
    expect(recipe.steps.flatMap((group) => group.lines)).toEqual(steps);
  });

  test('a post of a forum, and a list above paragraphs: where prose begins the steps do', () => {
    const post = read(
      page(`<table><tr><td>bob<br>Posts: 1,204</td><td><div>Here are my scones, as asked!<br><br>225g flour<br>55g butter<br>150ml milk<br>pinch of salt<br><br>
        Rub the butter into the flour, stir in the salt.<br>Add milk to get a soft dough.<br>Bake at 220C for 12-15 mins.<br>Makes 8</div></td></tr><tr><td>sue<br>Thanks, I added 50g raisins!</td></tr></table>`),
    );
    expect(lines(post)).toEqual(['225g flour', '55g butter', '150ml milk', 'pinch of salt']);
    expect([post.steps[0]?.lines.length, post.yield?.min]).toEqual([3, 8]);
    const old = read(
      page(
        '<ul><li>2 lb beef<li>3 onions<li>3 tbsp paprika<li>2 cups broth<li>Salt</ul><p>Brown the beef. Add the onions and cook until soft.<p>Cover it and simmer for 2 hours.<p>Serves 6.<hr><a href="/">Home</a>',
      ),
    );
    expect([lines(old), old.steps[0]?.lines.length, old.yield?.min]).toEqual([
      ['2 lb beef', '3 onions', '3 tbsp paprika', '2 cups broth', 'Salt'],
      2,
      6,
    ]);
  });

  test('an app’s page, by the data it was drawn from', () => {
    const state = {
      props: {
        recipe: {
          title: 'Miso cod',
          servings: 4,
          totalTime: 30,
          ingredients: [{ amount: 4, name: 'cod fillets' }, { display: '3 tbsp miso' }],
          steps: [{ text: 'Coat the cod.' }, { text: 'Grill it.' }],
        },
      },
    };
    const recipe = read(page(`<div id="app"></div><script id="__NEXT_DATA__" type="application/json">${JSON.stringify(state)}</script>`));
    expect([recipe.title, lines(recipe), recipe.steps[0]?.lines, recipe.yield?.min, recipe.minutes.total]).toEqual([
      'Miso cod',
      ['4 cod fillets', '3 tbsp miso'],
      ['Coat the cod.', 'Grill it.'],
      4,
      30,
    ]);
    expect(recipe.evidence.ingredients).toBe('page-state');
  });

  test('an amount of its own keeps a line from the amount above it, in a language without a table', () => {
    const items = ['4 portioner', '600 g torskfilé', '2 morötter', '1 purjolök', '1 msk rapsolja', '1 kruka dill', 'salt'];
    const body = `<h1>Torsk</h1><h2>Ingredienser</h2><ul>${items.map((line) => `<li>${line}</li>`).join('')}</ul><h2>Gör så här</h2><p>Koka allt.</p>`;
    expect(lines(read(page(body)))).toEqual(items.slice(1));
  });

  test('what is mostly in the address is the site, and the other half of a window’s title the dish', () => {
    const body = '<h2>Składniki</h2><ul><li>500 g mąki</li><li>250 ml wody</li></ul><h2>Przygotowanie</h2><p>Wyrobić ciasto.</p>';
    const named = (title: string): string => read(page(body, `<title>${title}</title>`), 'https://www.kuchnia-jadzi.example/pierogi').title;
    expect(named('Kuchnia Babci Jadzi - Pierogi ruskie')).toBe('Pierogi ruskie');
    expect(named('Pierogi ruskie - Kuchnia Babci Jadzi')).toBe('Pierogi ruskie');
  });

  test('a banner that leads home is no title', () => {
    const html = `<html><title>Weeds: Plum tart</title><body><h1 class="title"><a href="/">Weeds</a></h1><h3 class="post-title">Plum tart</h3><h2>Ingredients</h2><ul><li>1 kg plums</li><li>2 eggs</li></ul></body></html>`;
    expect(read(html).title).toBe('Plum tart');
    const topic =
      '<html><title>The Board • View topic - Slaw for a crowd</title><body><h2>Slaw for a crowd</h2><h2>Ingredients</h2><ul><li>1 cabbage</li><li>2 carrots</li></ul><p>Feeds about 10. Better on day two.</p></body></html>';
    expect([read(topic).title, read(topic).yield?.min]).toEqual(['Slaw for a crowd', 10]);
  });

  test('find nothing where there is no recipe', () => {
    expect(readPage(page('<h1>About us</h1><p>We are a shop.</p>'), null)).toEqual({ ok: false, fault: { type: 'no-recipe' } });
  });
});

test('no address but http is kept', () => {
  const from = (url: string): string | null => read(page('', jsonLd(SOUP)), url).source;
  expect(from('https://kitchen.example/a?b=1')).toBe('https://kitchen.example/a?b=1');
  expect(from('javascript:alert(1)')).toBeNull();
});

describe('hostile pages end at a limit or without a recipe, never in an exception', () => {
  test.each([
    ['50,000 nested elements', '<div>'.repeat(50_000), 'too-deep'],
    ['elements without end', '<p>x'.repeat(IMPORT_LIMITS.mostElements + 1), 'too-large'],
    ['20 MB', 'x'.repeat(20_000_000), 'too-large'],
    ['stray closing tags', '</x>'.repeat(500_000), 'no-recipe'],
    ['entities of entities', '&amp;#x26;&'.repeat(100_000), 'no-recipe'],
    ['unfinished JSON', `<script type="application/ld+json">${'[{"a":'.repeat(100_000)}`, 'no-recipe'],
    ['escapes without end', `<script type="application/ld+json">{"@type":"Recipe","name":"${'\\'.repeat(300_000)}`, 'no-recipe'],
  ] as const)('%s', (_, html, type) => {
    expect(readPage(html, null)).toEqual({ ok: false, fault: { type } });
  });

  test('the clock stops a page that is slow', () => {
    expect(readPage('<p>x</p>'.repeat(10_000), null, { ...IMPORT_LIMITS, isTimeUp: () => true })).toEqual({
      ok: false,
      fault: { type: 'too-slow' },
    });
  });

  test('a key of the prototype is only a key', () => {
    const html =
      '<script type="application/ld+json">{"__proto__":{"polluted":1},"@type":"Recipe","name":"A","recipeIngredient":["1 egg"]}</script>';
    expect(lines(read(html))).toEqual(['1 egg']);
    expect('polluted' in {}).toBe(false);
  });
});
