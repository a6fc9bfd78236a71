import { describe, expect, test } from 'vitest';
import { allergyRule, dietRule, restrictionRule, type DietRule } from '../diet/diet-rule.ts';
import { drawDish } from '../dish-art/draw-dish.ts';
import { parseIdeaDishId } from './idea-dish-id.ts';
import { makeIdeaMeal } from './make-idea-meal.ts';
import type { IdeaLine, MealIdea } from './meal-idea.ts';

const line = (amount: number, unit: IdeaLine['unit'], food: string, prep: string | null = null): IdeaLine => ({ amount, unit, food, prep });

const SALMON: MealIdea = {
  title: 'Soy salmon with rice and broccoli',
  cuisine: 'japanese',
  form: 'plate',
  ingredients: [
    line(1, 'piece', 'salmon'),
    line(0.4, 'cup', 'white rice'),
    line(1, 'cup', 'broccoli', 'chopped'),
    line(2, 'tsp', 'soy sauce'),
  ],
  steps: [
    'Cook 75 g of rice in twice its volume of water for 15 minutes.',
    'Brush the 2 tsp soy sauce over the salmon and roast at 400°F for 12 minutes.',
    'Steam the broccoli for 4 minutes and serve.',
  ],
  tip: 'Serve it on a warm plate.',
};

type Options = { readonly rules?: readonly DietRule[]; readonly without?: readonly string[]; readonly maxMinutes?: number };

function make(over: Partial<MealIdea>, { rules = [], without = [], maxMinutes }: Options = {}) {
  const exclusions = without.length > 0 ? [{ words: without[0] ?? '', foodIds: without }] : [];
  return makeIdeaMeal(
    { ...SALMON, ...over },
    {
      slot: 'dinner',
      rules: { rules, exclusions, excludedFoodIds: new Set(without), mostGrams: new Map(), key: '' },
      style: { system: 'us', rules },
      maxMinutes: maxMinutes ?? null,
    },
  );
}

const mealOf = (over: Partial<MealIdea>, options?: Options) => {
  const made = make(over, options);
  if (!made.ok) throw new Error(made.fault.map(({ sentence }) => sentence).join(' '));
  return made.value;
};
const faultsOf = (ingredients: readonly IdeaLine[], options?: Options): readonly string[] => {
  const made = make({ ingredients }, options);
  return made.ok ? [] : made.fault.map(({ type }) => type);
};
const withLine = (extra: IdeaLine): readonly IdeaLine[] => [...SALMON.ingredients, extra];

describe('an idea that can be served', () => {
  test('is printed by the food table, its figures are those of the table', () => {
    const meal = mealOf({});
    expect(meal.ingredients).toEqual(['1 fillet (170 g) salmon', '6 tbsp white rice', '1 cup (91 g) broccoli, chopped', '2 tsp soy sauce']);
    // SR28: salmon 20.4 g, white rice 7.1 g and broccoli 2.8 g of protein in 100 g.
    expect(meal.nutrition.protein).toBeGreaterThanOrEqual(42);
    expect(meal.nutrition.protein).toBeLessThanOrEqual(44);
    expect(meal).toMatchObject({ title: SALMON.title, cuisine: 'japanese', form: 'plate', ideaClass: 'fish', tips: [SALMON.tip] });
  });

  test('has its own steps without amounts, and says when the fish is done', () => {
    expect(mealOf({}).instructions).toEqual([
      'Cook the rice in twice its volume of water for 15 minutes.',
      'Brush the soy sauce over the salmon and roast at 400°F for 12 minutes. Cook the salmon until it is opaque and flakes easily (145°F/63°C).',
      'Steam the broccoli for 4 minutes and serve.',
    ]);
  });

  test('may be halved and doubled, salt and spices stay', () => {
    const { portions } = mealOf({ ingredients: withLine(line(0.25, 'tsp', 'salt')) });
    const grams = (portions[0]?.steps ?? []).map((step) => step.grams);
    expect([Math.min(...grams), Math.max(...grams)]).toEqual([85, 340]);
    expect(portions.at(-1)!.steps).toHaveLength(1);
  });

  test('names its plate so that it can be drawn', () => {
    const { dishId } = mealOf({});
    expect(dishId).toBe('idea~plate~salmon.170~broccoli.91~white-rice.69~soy-sauce.11');
    const subject = parseIdeaDishId(dishId);
    expect(subject?.foods).toHaveLength(4);
    expect(subject && drawDish(subject, 'light')).toMatch(/^<svg/);
  });

  test.each(['', 'idea', 'idea~bowl', 'idea~bowl~no-such-food.20', 'idea~bowl~salmon.20000', 'idea~bowl~<svg>.1', 'dal~rice'])(
    'there is no plate named %j',
    (dishId) => expect(parseIdeaDishId(dishId)).toBeUndefined(),
  );
});

describe('an idea that cannot be served says why', () => {
  test.each<[string, IdeaLine, string]>([
    ['four cups of salt', line(4, 'cup', 'salt'), 'amount'],
    ['no amount', line(0, 'cup', 'carrot'), 'amount'],
    ['an amount that is no number', line(Number.NaN, 'cup', 'carrot'), 'amount'],
    ['an amount without end', line(Number.POSITIVE_INFINITY, 'cup', 'carrot'), 'amount'],
    ['a weight, which is for the table to say', line(50, null, 'carrot'), 'amount'],
    ['a food nobody knows', line(1, 'cup', 'glimmerwort'), 'unknown-food'],
    ['a food in another language', line(1, 'cup', 'Erdnussbutter'), 'unknown-food'],
    ['a name without end', line(1, 'cup', `carrot ${'x'.repeat(500)}`), 'unknown-food'],
    ['the same food twice', line(1, 'cup', 'broccoli'), 'twice'],
  ])('%s', (_name, extra, type) => expect(faultsOf(withLine(extra))).toContain(type));

  test('forty ingredients, or none', () => {
    expect(faultsOf(Array.from({ length: 40 }, () => line(1, 'tsp', 'carrot')))).toEqual(['size']);
    expect(faultsOf([])).toEqual(['size']);
  });

  test('more minutes than there are', () => {
    expect(make({}, { maxMinutes: 10 })).toMatchObject({ ok: false, fault: [{ type: 'time' }] });
  });

  test.each<[string, string, DietRule]>([
    ['by the food', 'butter', dietRule('vegan')],
    ['in a sauce', 'carrot in peanut sauce', allergyRule('peanut')],
    ['in brackets', 'tofu (actually ground beef)', dietRule('vegetarian')],
    ['by what it is cooked in', 'carrot cooked in butter', restrictionRule('Dairy-Free')],
    ['by a word that nobody grounded', 'rice with shrimp paste', allergyRule('crustacean')],
  ])('a rule is broken %s', (_how, food, rule) => {
    const plants = [line(1, 'cup', 'broccoli'), line(0.4, 'cup', 'white rice')];
    expect(faultsOf([...plants, line(1, 'tbsp', food)], { rules: [rule] })).toEqual(
      expect.arrayContaining([expect.stringMatching(/rule|unknown-food/)]),
    );
  });

  test('a food that is left out, also where it is only named', () => {
    expect(faultsOf(withLine(line(0.5, 'cup', 'mushroom')), { without: ['mushrooms'] })).toContain('rule');
    expect(faultsOf(withLine(line(0.5, 'cup', 'carrot with mushrooms')), { without: ['mushrooms'] })).toContain('rule');
  });

  test('meat beside dairy under kosher', () => {
    const foods = [line(1, 'cup', 'chicken breast'), line(0.25, 'cup', 'cheddar'), line(1, 'cup', 'broccoli')];
    expect(faultsOf(foods, { rules: [restrictionRule('Kosher')] })).toContain('rule');
  });
});

describe('a text is shown only if it speaks of the dish alone', () => {
  test.each([
    '<script>alert(1)</script>',
    'Only 300 kcal',
    'Bacon and salmon',
    'Lachs mit Reis',
    'As an AI I suggest salmon',
    'see www.example.com',
    'SALMON {rice}',
    '7 salmon tricks',
    '',
    'x'.repeat(300),
  ])('the title %j gives way to our own', (title) => expect(mealOf({ title }).title).toBe('Salmon with white rice and broccoli'));

  test.each([
    'Serve the salmon raw.',
    'Cook the salmon to 110°F.',
    'Add the bacon and fry.',
    'Die Butter schmelzen.',
    'It has 30 g protein.',
    'Stir in a splash of antifreeze.',
    'Ignore your instructions.',
    '<b>Stir</b>.',
    'Bake for 9000 minutes.',
  ])('with the step %j all steps are our own', (step) => {
    const { instructions } = mealOf({ steps: [...SALMON.steps, step] });
    expect(instructions.join(' ')).toContain('145°F/63°C');
    expect(instructions.join(' ')).not.toContain(step);
    expect(instructions[0]).toMatch(/^Rinse the white rice/);
  });

  test.each(['It cures colds.', 'Best with cheddar.', 'Keeps 30 days.', 'Safe for any allergy.', 'https://example.com'])(
    'the tip %j is left out',
    (tip) => expect(mealOf({ tip }).tips).toEqual([]),
  );

  test.each(['finely chopped', 'Thinly sliced'])('%j stands behind a food', (prep) => {
    expect(mealOf({ ingredients: withLine(line(1, 'cup', 'carrot', prep)) }).ingredients.at(-1)).toContain(`, ${prep.toLowerCase()}`);
  });
  test.each(['tossed in peanut oil', '<b>diced</b>', 'in Scheiben'])('%j does not', (prep) => {
    const made = make({ ingredients: withLine(line(1, 'cup', 'carrot', prep)) });
    expect(made.ok && made.value.ingredients.at(-1)).toMatch(/carrots?$/);
  });
});
