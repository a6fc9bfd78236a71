import { expect, test } from 'vitest';
import { parseIntent } from './parse-intent.ts';

// Found by somebody who used the app: "brown" was passed over, and kidney beans were served to who refused them.
test.each([
  ['rice, just not brown', 'rice', ['brown-rice', 'brown-rice-cooked'], ['white-rice']],
  ['bread, not white', 'bread', ['white-bread'], ['whole-wheat-bread']],
  ['pasta but not whole wheat', 'pasta', ['whole-wheat-pasta'], ['spaghetti']],
  ['beef, anything but ground', 'beef', ['ground-beef'], ['beef-sirloin']],
  ['beans but not kidney', 'beans', ['kidney-beans-canned', 'kidney-beans-dry'], ['black-beans-canned']],
  ['cheese but not blue', 'cheese', ['blue-cheese'], ['cheddar']],
  ['salmon but not smoked please', 'salmon', ['smoked-salmon'], ['salmon']],
  ['lentils, only not red', 'lentils', ['red-lentils'], ['lentils']],
  ['turkey but not ground', 'turkey', ['ground-turkey'], ['turkey-breast']],
  ['beans, but not black or kidney', 'beans', ['black-beans-canned', 'kidney-beans-dry'], ['pinto-beans-canned']],
  ['chicken but not breast', 'chicken', ['chicken-breast'], ['chicken-thigh']],
  ['beef but no mince', 'beef', ['ground-beef'], ['beef-sirloin']],
  ['fish, but not tuna', 'fish', ['tuna-canned', 'tuna-steak'], ['cod']],
])('%s: the whole food without the part', (words, whole, gone, left) => {
  const { wish, exclude } = parseIntent(words);
  const out = exclude.flatMap(({ foodIds }) => foodIds);
  expect(wish.map((food) => food.words)).toEqual([whole]);
  expect(out).toEqual(expect.arrayContaining(gone));
  expect(out.filter((id) => left.includes(id))).toEqual([]);
  expect(wish[0]?.foodIds.filter((id) => gone.includes(id))).toEqual([]);
  expect(wish[0]?.foodIds).toEqual(expect.arrayContaining(left));
});

test.each(['no nuts, no soy', 'nuts but not soy', 'nuts but no soy'])('what may harm is left out whole: %s', (words) => {
  const said = parseIntent(words).exclude.flatMap(({ foodIds }) => foodIds);
  expect(said).toEqual(expect.arrayContaining(parseIntent('no soy').exclude.flatMap(({ foodIds }) => foodIds)));
});

test.each([
  ['rice, not brown sauce', ['brown-rice']],
  ['chicken with rice, not beans', ['brown-rice']],
  ['no rice except brown', ['brown-rice']],
])('what is said of something else names no part: %s', (words, kept) => {
  const { exclude } = parseIntent(words);
  const wide = exclude.filter((food) => food.words !== 'rice').flatMap(({ foodIds }) => foodIds);
  expect(wide.filter((id) => kept.includes(id))).toEqual([]);
});
