import { gzipSync, strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { ImportedRecipe } from './imported-recipe.ts';
import { readExport } from './read-export.ts';

const read = (name: string, content: string | Uint8Array): readonly ImportedRecipe[] => {
  const result = readExport({ name, bytes: typeof content === 'string' ? strToU8(content) : content });
  if (!result.ok) throw new Error(result.fault.type);
  return result.value;
};
const lines = (recipe: ImportedRecipe | undefined): readonly string[] => recipe?.ingredients.flatMap((group) => group.lines) ?? [];
const steps = (recipe: ImportedRecipe | undefined): readonly string[] => recipe?.steps.flatMap((group) => group.lines) ?? [];
const zip = (files: Readonly<Record<string, string | Uint8Array>>): Uint8Array =>
  zipSync(
    Object.fromEntries(Object.entries(files).map(([name, content]) => [name, typeof content === 'string' ? strToU8(content) : content])),
  );

describe('exports of other apps', () => {
  test('Paprika: gzipped JSON in a zip, with what a Mac adds', () => {
    const stew = {
      name: 'Stew',
      ingredients: 'For the base:\n2 onions\n1 l stock',
      directions: '1. Chop.\n\n2. Simmer.',
      servings: '4',
      prep_time: '10 min',
      cook_time: '1 hr',
      photo_data: 'A'.repeat(100_000),
    };
    const [recipe, ...more] = read(
      'all.paprikarecipes',
      zip({ 'Stew.paprikarecipe': gzipSync(strToU8(JSON.stringify(stew))), '__MACOSX/._Stew.paprikarecipe': 'Mac' }),
    );
    expect(more).toEqual([]);
    expect(recipe?.ingredients).toEqual([{ heading: 'For the base', lines: ['2 onions', '1 l stock'] }]);
    expect(steps(recipe)).toEqual(['Chop.', 'Simmer.']);
    expect(recipe?.minutes).toEqual({ prep: 10, cook: 60, total: 70 });
    expect(recipe?.yield).toMatchObject({ min: 4, isServings: true });
    expect(recipe?.evidence.ingredients).toBe('export');
  });

  test('Mealie: lines as written or in parts, headings on the lines they open', () => {
    const recipe = {
      name: 'Buns',
      recipeServings: 8,
      totalTime: '39 minutes',
      recipeIngredient: [
        { title: 'Dough', quantity: 250, unit: { name: 'g' }, food: { name: 'flour' }, note: 'sifted' },
        { note: '1 egg', disableAmount: true, quantity: 1 },
      ],
      recipeInstructions: [{ title: '', text: 'Knead.' }],
    };
    const [read1] = read('mealie.zip', zip({ 'buns/buns.json': JSON.stringify(recipe) }));
    expect(read1?.ingredients).toEqual([{ heading: 'Dough', lines: ['250 g flour, sifted', '1 egg'] }]);
    expect(read1?.minutes.total).toBe(39);
    expect(read1?.yield).toMatchObject({ min: 8, isServings: true });
  });

  test('Tandoor: a zip of zips, amount and food apart', () => {
    const step = {
      instruction: 'Boil.\n\nServe.',
      ingredients: [
        { amount: 2, unit: { name: 'cups' }, food: { name: 'rice' }, note: '' },
        { no_amount: true, amount: 0, food: { name: 'salt' } },
      ],
    };
    const inner = zip({ 'recipe.json': JSON.stringify({ name: 'Rice', servings: 3, working_time: 5, waiting_time: 15, steps: [step] }) });
    const [recipe] = read('tandoor.zip', zip({ '1.zip': inner }));
    expect(lines(recipe)).toEqual(['2 cups rice', 'salt']);
    expect(steps(recipe)).toEqual(['Boil.', 'Serve.']);
    expect(recipe?.minutes.total).toBe(20);
  });

  test.each([
    [
      'Paprika',
      { name: 'Stew', ingredients: '1 onion', directions: 'Cook.', notes: 'Uncle Bob hates ham.\nLeave it out.', description: 'A stew.' },
    ],
    [
      'Mela',
      { title: 'Stew', ingredients: '1 onion', instructions: 'Cook.', notes: 'Uncle Bob hates ham.\nLeave it out.', text: 'A stew.' },
    ],
    [
      'Mealie',
      {
        name: 'Stew',
        recipeIngredient: [{ display: '1 onion' }],
        recipeInstructions: [{ text: 'Cook.' }],
        notes: [{ title: 'Uncle Bob hates ham.', text: 'Leave it out.' }],
        description: 'A stew.',
      },
    ],
    [
      'schema.org',
      {
        '@type': 'Recipe',
        name: 'Stew',
        recipeIngredient: ['1 onion'],
        recipeInstructions: ['Cook.'],
        comment: [{ '@type': 'Comment', text: 'Uncle Bob hates ham.\nLeave it out.' }],
        description: 'A stew.',
      },
    ],
  ])('%s: what somebody kept beside a recipe comes along', (_app, recipe) => {
    expect(read('all.json', strToU8(JSON.stringify(recipe)))[0]).toMatchObject({
      title: 'Stew',
      notes: 'Uncle Bob hates ham.\nLeave it out.\n\nA stew.',
    });
  });

  test('schema.org: who wrote a recipe is kept beside it', () => {
    const author = [{ '@type': 'Person', name: 'Ada' }, 'Bob', { '@id': '#c' }, 'https://example.com/ada'];
    const stew = { '@type': 'Recipe', name: 'Stew', recipeIngredient: ['1 onion'], recipeInstructions: ['Cook.'], author };
    expect(read('all.json', strToU8(JSON.stringify(stew)))[0]?.notes).toBe('Author: Ada, Bob');
  });

  test('Mela: headings behind a hash', () => {
    const [recipe] = read(
      'a.melarecipe',
      JSON.stringify({ title: 'Pie', ingredients: '# Crust\n200 g flour\n# Filling\n3 apples', instructions: 'Roll.\nBake.', yield: '8' }),
    );
    expect(recipe?.ingredients.map(({ heading }) => heading)).toEqual(['Crust', 'Filling']);
    expect(steps(recipe)).toEqual(['Roll.', 'Bake.']);
  });

  test.each(['Nextcloud', 'RecipeSage'])('%s: schema.org as JSON', () => {
    const recipe = {
      '@context': 'http://schema.org',
      '@type': 'Recipe',
      name: 'Rice',
      recipeYield: 2,
      totalTime: 'PT0H20M0S',
      recipeIngredient: ['1 cup rice', 'salt'],
      recipeInstructions: ['Boil.'],
    };
    const [one] = read('recipe.json', JSON.stringify([recipe]));
    expect(lines(one)).toEqual(['1 cup rice', 'salt']);
    expect(one?.minutes.total).toBe(20);
  });

  test('tables: quoted cells with lines, and Plan to Eat’s headings behind a comma', () => {
    const csv =
      'Title,Servings,Total Time,Ingredients,Directions\r\n"Rice, plain",4,25,", Base\n1 cup rice\nsalt","Boil.\nServe ""hot""."\r\n';
    const [recipe] = read('export.csv', csv);
    expect(recipe?.title).toBe('Rice, plain');
    expect(recipe?.ingredients).toEqual([{ heading: 'Base', lines: ['1 cup rice', 'salt'] }]);
    expect(steps(recipe)).toEqual(['Boil.', 'Serve "hot".']);
    expect(recipe?.minutes.total).toBe(25);
  });

  test('Cooklang: ingredients out of the steps, a name twice as a sum', () => {
    const text =
      '---\nserves: 2\n---\n>> total time: 25 minutes\nMix @flour{2%cups} and @egg{1}. [- a comment -]\n\nRest ~{10%minutes}, then dust with @flour{1%tbsp} -- lightly\nin a #small pan{}.';
    const [recipe] = read('Flat Bread.cook', text);
    expect(recipe?.title).toBe('Flat Bread');
    expect(lines(recipe)).toEqual(['2 cups + 1 tbsp flour', '1 egg']);
    expect(steps(recipe)).toEqual(['Mix flour and egg.', 'Rest 10 minutes, then dust with flour in a small pan.']);
    expect(recipe?.minutes.total).toBe(25);
  });

  test.each([
    [
      '---\ntitle: Flat Bread\nsource:\n  name: A baker\n  url: https://example.org/bread\nservings: 3\ntime:\n  prep: 10 min\n  cook: 1 hour\n---\n',
    ],
    ['>> title: Flat Bread\n>> source: https://example.org/bread\n>> servings: 3\n>> prep time: 10 min\n>> cook time: 1 hour\n\n'],
  ])('Cooklang: what a recipe says of itself goes before its file’s name', (head) => {
    const [recipe] = read('bread-2.cook', `${head}Knead @flour{500%g}.`);
    expect(recipe).toMatchObject({
      title: 'Flat Bread',
      source: 'https://example.org/bread',
      yield: { min: 3, isServings: true },
      minutes: { prep: 10, cook: 60, total: 70 },
    });
  });

  test('Cooklang: a title that is not written as the format writes it renames no file', () => {
    const [recipe] = read('Shortbread.cook', '---\nTitle: Christmas Shortbread\n---\nKnead @flour{500%g}.');
    expect(recipe?.title).toBe('Shortbread');
  });

  const texts = { name: 'Stew', title: 'Stew', ingredients: '1 leek\n1 egg', directions: 'Cook.' };
  const asSchema = { '@type': 'Recipe', name: 'Stew', recipeIngredient: ['1 leek', '1 egg'], recipeInstructions: ['Cook.'] };
  const page = (origin: string): string =>
    `<html><body><div class="recipe" itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Stew</h1>${origin}<ul><li itemprop="recipeIngredient">1 leek</li><li itemprop="recipeIngredient">1 egg</li></ul></div></body></html>`;
  const address = 'https://example.org/stew';
  test.each([
    ['Paprika', 'all.json', JSON.stringify({ ...texts, source: 'A site', source_url: address })],
    ['Paprika with the address as its source', 'all.json', JSON.stringify({ ...texts, source: address, source_url: '' })],
    ['Mela, without https', 'a.json', JSON.stringify({ ...texts, instructions: 'Cook.', link: 'example.org/stew' })],
    ['Mealie', 'a.json', JSON.stringify({ name: 'Stew', recipeIngredient: [{ note: '1 leek' }, { note: '1 egg' }], orgURL: address })],
    [
      'Tandoor',
      'a.json',
      JSON.stringify({ name: 'Stew', steps: [{ instruction: 'Cook.', ingredients: [{ food: 'leek' }] }], source_url: address }),
    ],
    ['RecipeSage', 'a.json', JSON.stringify({ recipes: [{ ...asSchema, creditText: 'A site', isBasedOn: address }] })],
    ['Nextcloud', 'a.json', JSON.stringify({ ...asSchema, url: address })],
    ['Plan to Eat', 'a.csv', `Title,Source,Url,Ingredients,Directions\nStew,A site,${address},"1 leek\n1 egg",Cook.\n`],
    ['Recipe Keeper', 'a.html', page(`<span itemprop="recipeSource"><a href="${address}">a site</a></span>`)],
    ['Paprika’s pages', 'a.html', page(`<a itemprop="url" href="${address}"><span itemprop="author">A site</span></a>`)],
    ['Copy Me That', 'a.html', page(`<p>Adapted from <a id="original_link" href="${address}">a site</a></p>`)],
    ['Markdown', 'a.md', `---\ntitle: Stew\nsource: ${address}\n---\n## Ingredients\n- 1 leek\n- 1 egg\n\n## Steps\n1. Cook.\n`],
    ['a text', 'a.txt', `Leek stew\nAdapted from A site (${address}).\n\nIngredients\n1 leek\n1 egg\n\nMethod\nCook the leek.\n`],
    ['a text that ends with it', 'a.txt', `Leek stew\n\nIngredients\n1 leek\n1 egg\n\nMethod\nCook the leek.\n\n${address}\n`],
  ])('%s: the page that a recipe is from is its source', (_app, name, content) => {
    expect(read(name, content)[0]?.source).toBe(address);
  });

  test.each([
    ['a.json', JSON.stringify({ ...texts, source: 'Grandma’s book', source_url: '' })],
    ['a.csv', 'Title,Source,Url,Ingredients,Directions\nStew,Grandma’s book,,"1 leek\n1 egg",Cook.\n'],
    ['a.cook', '>> source: Grandma’s book\n\nCook @leek{1}.'],
    ['a.html', page('<span itemprop="recipeSource">Grandma’s book</span>')],
  ])('%s: a source that is no page is a note', (name, content) => {
    expect(read(name, content)[0]).toMatchObject({ source: null, notes: 'Source: Grandma’s book' });
  });

  test('an address that a text only speaks of is not where it is from', () => {
    const text = (line: string): string => `Leek stew\n${line}\n\nIngredients\n1 leek\n1 egg\n\nMethod\nCook the leek.\n`;
    expect(read('a.txt', text(`Watch how at ${address}`))[0]?.source).toBeNull();
    expect(read('a.txt', text(`${address}\nhttps://example.org/pan`))[0]?.source).toBeNull();
  });

  test('Meal-Master: units of two letters and lines that go on', () => {
    const text =
      'MMMMM----- Recipe via Meal-Master (tm) v8.05\n \n      Title: Corn Bread\n Categories: Bread\n      Yield: 6 servings\n \n      2 c  corn meal\n      1 ts salt\n           butter, softened\n           -at the fire\n \n  Mix all of it.\n  Bake it.\n \n  Cool.\n \nMMMMM\n';
    const [recipe] = read('a.mmf', text);
    expect(lines(recipe)).toEqual(['2 cup corn meal', '1 teaspoon salt', 'butter, softened at the fire']);
    expect(steps(recipe)).toEqual(['Mix all of it. Bake it.', 'Cool.']);
    expect(recipe?.yield?.min).toBe(6);
  });

  test('front matter with lists, and pages that hold several recipes', () => {
    const [chow] = read('a.md', '---\ntitle: "Okra"\ningredients:\n- 1 bunch okra\n- salt\ndirections:\n- Slice.\n- Roast.\n---\nA story.');
    expect([chow?.title, lines(chow), steps(chow)]).toEqual(['Okra', ['1 bunch okra', 'salt'], ['Slice.', 'Roast.']]);
    const one = (name: string): string =>
      `<div class="recipe-details"><h2 itemprop="name">${name}</h2><div itemprop="recipeIngredients"><p>1 egg</p><p>2 onions</p></div><div itemprop="recipeDirections"><p>Fry it in a pan.</p></div></div>`;
    expect(read('recipes.html', `<!DOCTYPE html><html><body>${one('A')}${one('B')}</body></html>`).map(({ title }) => title)).toEqual([
      'A',
      'B',
    ]);
  });
});

describe('files that would do harm', () => {
  const type = (name: string, bytes: Uint8Array): unknown => {
    const result = readExport({ name, bytes });
    return result.ok ? 'read' : result.fault.type;
  };
  const bomb = new Uint8Array(51_000_000).fill(48);
  test.each([
    ['a zip that unpacks to more than is read', () => zip({ 'a.json': bomb }), 'too-large'],
    ['a gzip that does', () => gzipSync(bomb), 'too-large'],
    ['a gzip within a zip that does', () => zip({ 'a.paprikarecipe': gzipSync(bomb) }), 'too-large'],
    ['thousands of members', () => zip(Object.fromEntries(Array.from({ length: 2_500 }, (_, at) => [`${at}.json`, '{}']))), 'too-large'],
    ['zips within zips within zips', () => zip({ 'a.zip': zip({ 'b.zip': zip({ 'c.zip': zip({ 'a.json': '{}' }) }) }) }), 'no-recipe'],
    ['half a zip', () => zip({ 'a.json': '{"name":"x"}'.repeat(999) }).slice(0, 60), 'unreadable-file'],
    ['bytes that only begin like a zip', () => new Uint8Array([80, 75, 3, 4, ...Array<number>(5_000).fill(7)]), 'unreadable-file'],
    ['bytes that are nothing', () => new Uint8Array(10_000).map((_, at) => (at * 7919) % 256), 'unreadable-file'],
    ['pictures only', () => zip({ 'a.jpg': bomb }), 'no-recipe'],
  ] as const)('%s', (_, make, fault) => {
    expect(type('a.zip', make())).toBe(fault);
  });
});
