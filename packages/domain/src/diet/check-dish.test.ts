import { describe, expect, test } from 'vitest';
import { sampleFood } from '../../tests/sample-food.ts';
import { dayBreaksRule, dishBreaksRule, isFoodAllowed, listLabels, noteForRule, togetherBreaksRule } from './check-dish.ts';
import { allergyRule, dietRule, restrictionRule } from './diet-rule.ts';

const beef = sampleFood('beef', 'beef');
const cheese = sampleFood('cheddar', 'cheese');
const salmon = sampleFood('salmon', 'fish');
const tomato = sampleFood('tomato', 'vegetable');
const egg = sampleFood('egg', 'egg');
const oats = sampleFood('oats', 'grain', { facets: ['may-contain-gluten'] });
const bread = sampleFood('bread', 'bread', { allergens: ['gluten'] });
const kosher = restrictionRule('Kosher');

describe('dishBreaksRule', () => {
  test.each([
    { dish: [beef, cheese], breaks: true },
    { dish: [beef, salmon], breaks: true },
    { dish: [beef, tomato, egg], breaks: false },
    { dish: [salmon, cheese], breaks: false },
    { dish: [cheese, tomato], breaks: false },
  ])('a kosher dish keeps meat from dairy and fish: $breaks', ({ dish, breaks }) => {
    expect(dishBreaksRule(dish, kosher)?.outcome === 'breaks').toBe(breaks);
  });
  test('says which two foods do not go together', () => {
    expect(togetherBreaksRule([beef, cheese], kosher)?.sentence).toBe('A kosher meal keeps meat and dairy apart: beef with cheddar.');
  });
  test('puts an outright break before a wanted label', () => {
    expect(dishBreaksRule([oats, bread], allergyRule('gluten'))).toMatchObject({ outcome: 'breaks', foodId: 'bread' });
    expect(dishBreaksRule([oats, tomato], allergyRule('gluten'))).toMatchObject({ outcome: 'needs-label', foodId: 'oats' });
  });
});

test('a food that only needs a label is allowed, and the label is listed once', () => {
  const rules = [dietRule('glutenfree'), allergyRule('gluten'), restrictionRule('Gluten-Free')];
  expect([isFoodAllowed(oats, rules), isFoodAllowed(bread, rules)]).toEqual([true, false]);
  expect(listLabels(oats, rules)).toEqual(['certified gluten-free']);
});

test.each([
  { rule: dietRule('keto'), totals: { protein: 110, carbs: 51, fat: 155 }, breaks: true },
  { rule: restrictionRule('Keto'), totals: { protein: 110, carbs: 35, fat: 155 }, breaks: false },
  { rule: restrictionRule('Low-Carb'), totals: { protein: 110, carbs: 131, fat: 100 }, breaks: true },
  { rule: restrictionRule('Low-Fat'), totals: { protein: 100, carbs: 250, fat: 70 }, breaks: true },
  { rule: restrictionRule('Low-Fat'), totals: { protein: 100, carbs: 250, fat: 50 }, breaks: false },
  { rule: restrictionRule('High-Protein'), totals: { protein: 80, carbs: 250, fat: 70 }, breaks: true },
  { rule: dietRule('carnivore'), totals: { protein: 200, carbs: 30, fat: 130 }, breaks: true },
  { rule: dietRule('vegan'), totals: { protein: 80, carbs: 250, fat: 70 }, breaks: false },
])('a day of $totals.carbs g carbs and $totals.fat g fat breaks the rule: $breaks', ({ rule, totals, breaks }) => {
  expect(dayBreaksRule(totals, rule) !== undefined).toBe(breaks);
});

test('what ingredients cannot show is said in words', () => {
  expect(noteForRule(kosher)).toContain('kosher-certified');
  expect(noteForRule(restrictionRule('Halal'))).toContain('halal-certified');
  expect(noteForRule(dietRule('glutenfree'))).toContain('certified gluten-free oats');
  expect(noteForRule(dietRule('pregnancy'))).toContain('not medical advice');
});
