import { describe, expect, test } from 'vitest';
import { UNKNOWN_EATER } from '../../eater/eater.ts';
import { describeIntent } from '../answer/describe-intent.ts';
import { parseIntent } from './parse-intent.ts';

const chipsOf = (text: string): readonly string[] =>
  describeIntent(parseIntent(text), UNKNOWN_EATER).flatMap(({ from, label }) =>
    from === 'text' && !/^(?:Breakfast|Lunch|Dinner)\b/u.test(label) ? [label] : [],
  );

describe('a refusal ends where a meal or another wish begins', () => {
  test.each([
    ['no mushrooms, beef stew for dinner', ['No mushrooms', 'Beef stew']],
    ['no mushrooms, a beef stew for dinner please', ['No mushrooms', 'Beef stew']],
    ['no mushrooms, salmon for dinner', ['No mushrooms', 'With salmon']],
    ['without mushrooms, salmon for dinner', ['No mushrooms', 'With salmon']],
    ['no mushrooms, for dinner salmon', ['No mushrooms', 'With salmon']],
    ['no mushrooms, dinner: salmon', ['No mushrooms', 'With salmon']],
    ['no mushrooms, salmon for dinner, rice at lunch', ['No mushrooms', 'With salmon for dinner', 'With rice for lunch']],
    ['no mushrooms or onions, salmon for dinner', ['No mushrooms', 'No onions', 'With salmon']],
    ['no mushrooms, onions, salmon for dinner', ['No mushrooms', 'No onions', 'With salmon']],
    ["I don't like mushrooms, chicken soup for lunch", ['No mushrooms', 'Chicken soup']],
    ['no mushrooms, chicken curry for dinner, rice for lunch', ['No mushrooms', 'Chicken curry for dinner', 'With rice for lunch']],
    ['no mushrooms, I would like salmon', ['No mushrooms', 'With salmon']],
    ['no mushrooms, lots of salmon', ['No mushrooms', 'With salmon']],
    ['I do not want anything fried, eggs for breakfast', ['Nothing fried', 'With eggs']],
    ['nothing fried, rice', ['Nothing fried', 'With rice']],
    ['nothing fried, rice and salmon', ['Nothing fried', 'With rice', 'With salmon']],
    ['nothing fried please, salmon', ['Nothing fried', 'With salmon']],
    ['nothing fried or greasy, rice', ['Nothing fried', 'With rice']],
    ['nothing baked or fried, rice', ['Nothing fried', 'Nothing baked', 'With rice']],
    ['no fried food, rice', ['No fried food', 'With rice']],
    ['nothing boiled, rice', ['Nothing boiled', 'With rice']],
  ])('%s', (text, chips) => expect(new Set(chipsOf(text))).toEqual(new Set(chips)));
});

describe('and goes on over a list', () => {
  test.each([
    ['no mushrooms, onions or peppers', ['No mushrooms', 'No onions', 'No peppers']],
    ['no mushrooms, onions', ['No mushrooms', 'No onions']],
    ['no mushrooms, beef', ['No mushrooms', 'No beef']],
    ['no nuts, eggs, dairy', ['No nuts', 'No eggs', 'No dairy']],
    ['no nuts, eggs for breakfast', ['No nuts', 'No eggs']],
    ['no nuts, no eggs for breakfast', ['No nuts', 'No eggs at breakfast']],
    ['no mushrooms, onions or peppers for dinner', ['No mushrooms at dinner', 'No onions at dinner', 'No peppers at dinner']],
    ['nothing fried, dairy, nuts', ['Nothing fried', 'No dairy', 'No nuts']],
    ['nothing fried, baked or boiled', ['Nothing fried', 'Nothing baked', 'Nothing boiled']],
    ['nothing fried, no rice', ['Nothing fried', 'No rice']],
    ['nothing with mushrooms, onions, peppers', ['No mushrooms', 'No onions', 'No peppers']],
    ['allergic to eggs, salmon for dinner', ['No eggs (allergy)', 'No salmon (allergy: fish)']],
  ])('%s', (text, chips) => expect(new Set(chipsOf(text))).toEqual(new Set(chips)));
});
