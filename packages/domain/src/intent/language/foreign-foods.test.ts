import { describe, expect, test } from 'vitest';
import type { Allergen } from '../../food/food.ts';
import { FOODS } from '../../food/food-table.ts';
import { FOREIGN_FOODS } from './foreign-foods.table.ts';
import { makeIntentLexicon } from './intent-lexicon.ts';
import { parseIntent } from '../wish/parse-intent.ts';
import { readWords } from './read-words.ts';

const lexicon = makeIntentLexicon(FOODS);

test.each(FOREIGN_FOODS)('%s: all of it is read as %s', (foreign, english) => {
  const { food, foodClass } = lexicon.match(readWords(english), 0) ?? {};
  expect(food ?? foodClass).toBeDefined();
  for (const name of foreign.split('|')) {
    const tokens = readWords(name);
    expect(lexicon.match(tokens, 0), name).toMatchObject({ length: tokens.length, ...(food ? { food } : { foodClass }) });
  }
});

describe('allergies in other languages', () => {
  test.each<readonly [string, readonly Allergen[]]>([
    ['Ich bin allergisch gegen Haselnüsse', ['tree-nut', 'peanut']],
    ['allergisch auf Sellerie und Senf', ['celery', 'mustard']],
    ['allergisch gegen Krebstiere', ['crustacean']],
    ['allergique aux noix de cajou', ['tree-nut', 'peanut']],
    ['soy alérgico a las avellanas', ['tree-nut', 'peanut']],
    ['alergia a los mejillones y al apio', ['mollusc', 'celery']],
    ['intolleranza al lattosio', ['dairy']],
  ])('%s', (text, allergies) => {
    const intent = parseIntent(text);
    expect(intent.allergies.toSorted()).toEqual(allergies.toSorted());
    expect([intent.wish, intent.remarks]).toEqual([[], []]);
  });
});

describe('what is left out and wished in other languages', () => {
  test.each<readonly [string, readonly string[], readonly string[]]>([
    ['Erdnüsse sind tabu', ['erdnusse'], []],
    ['Pilze mag ich nicht', ['pilze'], []],
    ["pas de porc ni d'alcool", ['porc', 'alcool'], []],
    ["je n'aime pas les champignons", ['champignons'], []],
    ['fruits à coque interdits', ['fruits a coque'], []],
    ['aucun produit laitier', ['produit laitier'], []],
    ['ninguna carne roja', ['carne roja'], []],
    ['no me gusta el pescado', ['pescado'], []],
    ['soy vegetariano, sin huevo', ['huevo'], []],
    ['con pollo y aguacate', [], ['pollo', 'aguacate']],
    ['mit Lachs und Spargel', [], ['lachs', 'spargel']],
  ])('%s', (text, excluded, wished) => {
    const { exclude, wish } = parseIntent(text);
    expect(exclude.map(({ words }) => words)).toEqual(excluded);
    expect(wish.map(({ words }) => words)).toEqual(wished);
  });
});
