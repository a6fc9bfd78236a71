import { describe, expect, test } from 'vitest';
import { readSourceText, readTold } from './read-told.ts';

const PAGE =
  '<html lang="en"><title>Beans</title><body><p>The beans of my aunt feed 4 people: you fill a pan with 12 cups water, then go and find 300 g beans, and boil them for 45 minutes until they give in.</p></body></html>';
const source = readSourceText(PAGE, 'https://a.example/beans')!;
const TOLD = {
  title: 'The beans of my aunt',
  ingredients: ['12 cups water', '300 g beans'],
  steps: ['boil them for 45 minutes'],
  yields: 'feed 4 people',
  time: '45 minutes',
};

describe('what a model says of a page', () => {
  test('is taken where it stands in it', () => {
    expect(readTold(TOLD, source)).toMatchObject({
      ok: true,
      value: {
        title: 'The beans of my aunt',
        ingredients: [{ heading: null, lines: ['12 cups water', '300 g beans'] }],
        steps: [{ heading: null, lines: ['boil them for 45 minutes'] }],
        yield: { min: 4, isServings: true },
        minutes: { total: 45 },
        source: 'https://a.example/beans',
        evidence: { ingredients: 'model' },
      },
    });
  });

  test.each([
    ['other amounts', { ingredients: ['2 cups water', '300 g beans'] }],
    ['foods of its own', { ingredients: ['12 cups water', '300 g beans', '1 tsp salt', '1 onion'] }],
    ['only steps', { ingredients: [] }],
  ])('is not with %s', (_, change) => {
    expect(readTold({ ...TOLD, ...change }, source)).toEqual({ ok: false, fault: { type: 'no-recipe' } });
  });

  test('loses what is said around it and stands nowhere', () => {
    const read = readTold({ ...TOLD, title: 'Aunt’s stew', yields: 'Serves 6', time: '2 hours' }, source);
    expect(read).toMatchObject({ ok: true, value: { title: 'Beans', yield: null, minutes: { total: null } } });
  });
});

test('a source with hardly a word is not worth asking for', () => {
  expect(readSourceText('<p>Hello</p>', null)).toBeUndefined();
});
