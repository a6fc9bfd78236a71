import { describe, expect, test } from 'vitest';
import { EMPTY_INTENT } from '../intent.ts';
import { UNKNOWN_EATER } from '../../eater/eater.ts';
import { describeIntent } from '../answer/describe-intent.ts';
import { gatherMealRules } from '../../plan/frame/plan-rules.ts';
import { MEAL_SLOTS, type MealSlot } from '../../recipe/meal-slot.ts';
import { parseIntent } from './parse-intent.ts';

const chipsOf = (text: string): readonly string[] =>
  describeIntent(parseIntent(text), UNKNOWN_EATER).flatMap(({ from, label }) => (from === 'text' ? [label] : []));

/** The meals at which a food may not be served. */
const refusedAt = (text: string, foodId: string): readonly MealSlot[] => {
  const rulesAt = gatherMealRules(parseIntent(text), UNKNOWN_EATER);
  return MEAL_SLOTS.filter((slot) => rulesAt[slot].excludedFoodIds.has(foodId));
};
const ALL_DAY = MEAL_SLOTS;

describe('what is refused at a meal is left out there', () => {
  test.each([
    ['breakfast without eggs', ['No eggs at breakfast']],
    ['a breakfast without any eggs', ['No eggs at breakfast']],
    ['salmon, breakfast with no eggs please', ['With salmon', 'No eggs at breakfast']],
    ['no eggs for breakfast', ['No eggs at breakfast']],
    ['no eggs at breakfast', ['No eggs at breakfast']],
    ['no egg breakfast', ['No egg at breakfast']],
    ['breakfast: no eggs', ['No eggs at breakfast']],
    ['beef stew for dinner, breakfast without eggs', ['Beef stew for dinner', 'No eggs at breakfast']],
    ['pasta for lunch and breakfast without eggs', ['With pasta for lunch', 'No eggs at breakfast']],
    ['soup at lunch, dinner with no rice', ['Soup for lunch', 'No rice at dinner']],
    ['breakfast and lunch without eggs', ['No eggs at breakfast and lunch']],
    ["I don't want eggs for breakfast", ['No eggs at breakfast']],
    ["I don't like eggs at breakfast", ['No eggs at breakfast']],
    ['skip the eggs at breakfast', ['No eggs at breakfast']],
    ['no eggs or cheese at breakfast', ['No eggs at breakfast', 'No cheese at breakfast']],
    ['no eggs, cheese or bacon at breakfast', ['No eggs at breakfast', 'No cheese at breakfast', 'No bacon at breakfast']],
    ['no dairy in the morning but cheese pizza for dinner', ['Cheese pizza', 'No dairy at breakfast']],
    ['no dairy at breakfast', ['No dairy at breakfast']],
    ['breakfast without dairy', ['No dairy at breakfast']],
    ['lunch with no bread', ['No bread at lunch']],
    ['no bread at lunch or dinner', ['No bread at lunch and dinner']],
    ['no rice at dinner', ['No rice at dinner']],
    ['no rice in the evening', ['No rice at dinner']],
    ['no pasta in the evenings please', ['No pasta at dinner']],
    ['high protein, no rice for dinner', ['No rice at dinner', 'High protein']],
    ['no eggs at breakfast, salmon for dinner', ['No eggs at breakfast', 'With salmon for dinner']],
    ['eggs are great but no eggs at breakfast', ['With eggs', 'No eggs at breakfast']],
  ])('%s', (text, chips) =>
    expect(new Set(chipsOf(text).filter((chip) => !/^(?:Breakfast|Lunch|Dinner)\b/u.test(chip)))).toEqual(new Set(chips)),
  );

  test.each([
    ["no cauliflower for the young lad's dinner", ['No cauliflower at dinner']],
    ['no carrots for his snack', ['No carrots at snack']],
    ["no corn for my sister's lunch", ['No corn at lunch']],
    ['no corn for my sister at lunch', ['No corn at lunch']],
    ['chickpea curry for my wife at lunch; no kale at dinner', ['Chickpea curry for lunch', 'No kale at dinner']],
    ['no more beef at lunch, says my gran', ['No beef at lunch']],
    ['nae potatoes for dinner', ['No potatoes at dinner']],
    ['nothing with mushrooms at dinner', ['No mushrooms at dinner']],
    ["don't give me apples for my snack again, I've had them all week", ['No apples at snack']],
    ['no zucchini slices for lunch', ['No zucchini at lunch']],
    ["I can't face oats first thing", ['No oats at breakfast']],
    ["no rice at dinner, she's sick of it", ['No rice at dinner']],
    ["no tomatoes for dinner, he doesn't like them", ['No tomatoes at dinner']],
    ["we don't want beef at dinner, and my dad would love lentil soup", ['No beef at dinner', 'Lentil soup']],
    ['no ham on crackers for her snack', ['No ham at snack', 'No crackers at snack']],
    ["he won't eat broccoli at lunch", ['No broccoli at lunch']],
    ['chicken not for lunch please, rice for dinner', ['No chicken at lunch', 'With rice for dinner']],
    ['keep onions out of her lunch', ['No onions at lunch']],
    ["leave peas out of my dad's dinner and give him rice for lunch", ['No peas at dinner', 'With rice for lunch']],
    ['my girlfriend hates peppers at breakfast', ['No peppers at breakfast']],
  ])('%s, whoever eats there and for whatever taste', (text, chips) =>
    expect(new Set(chipsOf(text).filter((chip) => !/^(?:Breakfast|Lunch|Dinner|Snack)\b/u.test(chip)))).toEqual(new Set(chips)),
  );

  test('and may be served at the others', () => {
    expect(refusedAt('breakfast without eggs', 'egg')).toEqual(['breakfast']);
    expect(refusedAt('no dairy in the morning', 'butter')).toEqual(['breakfast']);
    expect(refusedAt('no rice at lunch and dinner', 'white-rice')).toEqual(['lunch', 'dinner']);
  });
});

test.each(['no toast at breakfast', 'no burgers for his lunch', 'no meatballs at dinner'])('%s wishes for none', (text) => {
  const { dishWords, avoid } = parseIntent(text);
  expect(dishWords).toEqual([]);
  expect(avoid.dishWords).toHaveLength(1);
});

describe('in doubt it is left out all day', () => {
  test.each([
    ['no eggs'],
    ['no eggs. breakfast ideas'],
    ['quick breakfast, no eggs'],
    ['no nuts or eggs at breakfast'],
    ['no bacon, eggs at breakfast'],
    ['no bacon, no eggs, breakfast ideas'],
    ['no eggs for me, breakfast first'],
    ['breakfast, no eggs'],
    ['eggs make me ill, breakfast without eggs'],
    ['breakfast without eggs, I am allergic'],
    ['egg allergy, no eggs at breakfast'],
    ['egg-free breakfast'],
    ['breakfast free of eggs'],
    ["I can't eat eggs at breakfast"],
    ["I can't have eggs at breakfast"],
    ['I must not have eggs at breakfast'],
    ['no eggs at breakfast, ever'],
    ['I never eat eggs, no eggs at breakfast'],
    ['no eggs at all at breakfast'],
    ['no eggs at breakfast or any other meal'],
    ['no eggs at breakfast, lunch or dinner'],
    ['no eggs all day, also at breakfast'],
    ['no eggs at breakfast. No eggs please.'],
    ['intolerant to eggs, no eggs at breakfast'],
    ['for religious reasons no eggs at breakfast'],
    ['we are jain, no eggs at breakfast'],
    ['halal, no eggs at breakfast'],
    ['no eggs at breakfast, they upset my stomach'],
    ['no eggs at breakfast, doctor said'],
    ['no eggs at breakfast for my son'],
    ["my daughter can't have eggs at breakfast"],
    ['pregnant, no eggs at breakfast'],
    ['diabetic, no eggs at breakfast'],
    ['eggs are banned, no eggs at breakfast'],
    ['no breakfast, no eggs at lunch'],
    ["no eggs for my daughter's breakfast"],
    ["no egg for his breakfast, he can't have it"],
    ['no eggs at breakfast, they give him a rash'],
    ['no eggs for my son breakfast ideas'],
    ['my husband reacts, no eggs at breakfast'],
    ['no eggs at breakfast, they are bad for him'],
  ])('%s', (text) => expect(refusedAt(text, 'egg')).toEqual(ALL_DAY));

  test.each([
    ["no corn at dinner, he can't have it"],
    ['no corn at dinner for my son, doctor says'],
    ['no corn at dinner, it gives her cramps'],
    ['no corn for my son dinner ideas'],
    ['my daughter must not have corn at dinner'],
    ['no corn at dinner, it is bad for him'],
    ['corn allergy, no corn at dinner for the kids'],
  ])('%s', (text) => expect(refusedAt(text, 'corn')).toEqual(ALL_DAY));

  test.each([
    ['no peanuts at breakfast', 'peanut-butter'],
    ['lunch without nuts', 'almonds'],
    ['dinner without shrimp', 'shrimp'],
    ['no sesame at dinner', 'tahini'],
    ['no gluten at lunch', 'spaghetti'],
  ])('%s, as whoever says so mostly must not have it', (text, foodId) => {
    const rulesAt = gatherMealRules({ ...EMPTY_INTENT, ...parseIntent(text) }, UNKNOWN_EATER);
    const { excludedFoodIds, rules } = rulesAt.snack;
    expect(excludedFoodIds.has(foodId) || rules.length > 0).toBe(true);
  });
});
