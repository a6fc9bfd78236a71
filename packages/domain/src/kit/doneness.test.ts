import { describe, expect, test } from 'vitest';
import { FOODS } from '../food/food-table.ts';
import { describeDoneness } from './doneness.ts';
import { parseTemplate } from './parse-template.ts';
import { renderTemplate, writtenQuantity } from './render-template.ts';
import { NO_LIMIT } from './plate-limits.ts';
import type { VariantItem } from './variant.ts';

const getFood = (id: string) => {
  const food = FOODS.find((candidate) => candidate.id === id);
  if (!food) throw new Error(`no food ${id}`);
  return food;
};

describe('describeDoneness', () => {
  // Temperatures: USDA FSIS "Safe Minimum Internal Temperature Chart".
  test.each([
    ['chicken-thigh', undefined, /thickest part reaches 165°F/],
    ['chicken-thigh', 'in thin strips', /no pink is left in the thickest piece \(165°F/],
    ['beef-sirloin', undefined, /145°F \(63°C\), then leave to rest for 3 minutes$/],
    ['beef-sirloin', 'very thinly sliced', /no pink is left in the thickest piece \(145°F\/63°C\)$/],
    ['pork-tenderloin', 'in thick rounds', /rest for 3 minutes$/],
    ['pork-tenderloin', 'in small cubes', /no pink is left in the thickest piece/],
    ['ground-beef-85', undefined, /^until no pink is left \(160°F\/71°C\)$/],
    ['ground-turkey', undefined, /^until no pink is left \(165°F\/74°C\)$/],
    ['beef-liver', 'in thin slices', /middle reaches 160°F \(71°C\)$/],
    ['chicken-liver', 'trimmed', /middle reaches 165°F \(74°C\)$/],
    ['turkey-sausage', undefined, /middle reaches 165°F \(74°C\)$/],
  ])('%s, cut %s, is done when %s', (id, prep, expected) => {
    expect(describeDoneness(getFood(id), { prep: prep ?? null })).toMatch(expected);
  });

  test('a batter is done when it is set all through, not when yolk and white are', () => {
    expect(describeDoneness(getFood('egg'))).toBe('until both white and yolk are set');
    expect(describeDoneness(getFood('egg'), { mixed: true })).toBe('until set all through');
  });

  test('a sauce is done before its egg sets', () => {
    expect(describeDoneness(getFood('egg'), { thickens: true })).toBe('until it thickens to a glossy sauce (160°F/71°C)');
    expect(describeDoneness(getFood('egg-yolk'), { thickens: true })).not.toMatch(/set/);
  });

  test('a braise is done when it is tender, not when it is safe', () => {
    expect(describeDoneness(getFood('beef-shank'), { tender: true })).toMatch(/195°F\/90°C/);
    expect(describeDoneness(getFood('egg'), { tender: true })).toBe('until both white and yolk are set');
  });

  test('never says "it" of meat that may be many pieces', () => {
    const meats = FOODS.filter(({ kind }) => ['beef', 'lamb', 'pork', 'poultry', 'game'].includes(kind));
    expect(meats.length).toBeGreaterThan(10);
    for (const food of meats) expect(describeDoneness(food) ?? '').not.toMatch(/\bit\b/);
  });

  test('has nothing to say of what is sold ready to eat', () => {
    expect(describeDoneness(getFood('smoked-salmon'))).toBeUndefined();
  });
});

test('{eggs:done-through} writes the line of a batter', () => {
  const parsed = parseTemplate('Bake {eggs:done-through}.');
  if (!parsed.ok) throw new Error(parsed.fault);
  const egg: VariantItem = {
    item: { foodId: 'egg', quantity: 2, unit: 'large', bounds: null, prep: null, shownAs: null },
    food: getFood('egg'),
    part: 'eggs',
    group: 'eggs/egg',
    limit: NO_LIMIT,
  };
  expect(renderTemplate(parsed.value, [egg], writtenQuantity)).toBe('Bake until set all through.');
});
