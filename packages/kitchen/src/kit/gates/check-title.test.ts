import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FOODS } from '../../../../domain/src/food/food-table.ts';
import { checkKit } from '../check-kit.ts';
import { parseKit } from '../parse-kit.ts';
import { makeFoodLexicon } from './food-lexicon.ts';

const PANCAKES = readFileSync(new URL('../../../kits/american/oat-banana-pancakes.kit', import.meta.url), 'utf8');

function faultsOf(text: string) {
  const parsed = parseKit(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault));
  const foodsById = new Map(FOODS.map((food) => [food.id as string, food]));
  return checkKit(parsed.value, { foodsById, lexicon: makeFoodLexicon(FOODS) }).map(({ type }) => type);
}

test('a title says of protein powder that it is there, in the versions that have some', () => {
  expect(faultsOf(PANCAKES)).toEqual([]);
  expect(faultsOf(PANCAKES.replace('[powder: protein] ', ''))).toContain('silent-powder');
});
