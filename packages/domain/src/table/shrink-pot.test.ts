import { describe, expect, test } from 'vitest';
import { layDays, listPlanned, makeDays } from '../../tests/pot-days.ts';
import { makePlainDate } from '../calendar/plain-date.ts';
import { listNeeds } from '../grocery/list-needs.ts';
import { makeOwnMeal } from '../own-recipe/make-own-meal.ts';
import { readLines, weighRecipe } from '../own-recipe/weigh-recipe.ts';
import { isCookedFor, type PlannedMeal } from '../plan/plan.ts';
import { amountToNumber } from '../quantity/amount.ts';
import { type PotMeal, tellOfPot } from '../week/tell-of-pot.ts';
import { shrinkPot } from './shrink-pot.ts';

const listCooked = (days: Parameters<typeof listPlanned>[0]): readonly PotMeal[] =>
  listPlanned(days).filter((meal): meal is PotMeal => meal.pot !== undefined && isCookedFor(meal.pot, meal.slot));

function boughtFor(meal: PlannedMeal): number {
  const steps = listNeeds([{ date: makePlainDate(2026, 11, 23), meals: { [meal.slot]: meal } }]);
  for (let step = steps.next(); ; step = steps.next())
    if (step.done) return step.value.reduce((sum, { amount }) => sum + (amount ? amountToNumber(amount) : 0), 0);
}

describe.each([
  ['for one', makeDays],
  ['for two', layDays],
])('a pot %s', (_, make) => {
  test('for no other meal any more is cooked for the meal alone', () => {
    const pots = listCooked(make());
    expect(pots.length).toBeGreaterThan(0);
    for (const meal of pots) {
      const alone = shrinkPot(meal, { gone: meal.pot.servings.slice(1) });
      expect(alone.pot).toBeUndefined();
      expect(alone).toMatchObject({ ingredients: meal.ingredients, nutrition: meal.nutrition, portions: meal.portions });
      expect(alone.plates).toEqual(meal.plates);
      expect(`${alone.description} ${alone.instructions.join(' ')}`).not.toMatch(/Put away|For Monday/);
      expect(boughtFor(alone) / boughtFor(meal)).toBeCloseTo(meal.pot.share, 1);
    }
  });

  test('for fewer meals is that much smaller, and tells of those alone', () => {
    const meal = listCooked(make()).at(0)!;
    const [first, second] = [meal.pot.servings.at(0)!, meal.pot.servings.at(1)!];
    const third = { date: '2026-11-26', slot: 'lunch', share: 0.25 } as const;
    const servings = [{ ...first, share: 0.5 }, { ...second, share: 0.25 }, third];
    const lines = ['2 cups (400 g) chickpeas', '1 onion'];
    const large = { ...meal, pot: { ...meal.pot, share: 0.5, servings, ingredients: lines } };
    const small = shrinkPot(large, { gone: [second] });
    expect(small.pot).toMatchObject({ cookedOn: meal.pot.cookedOn, ingredients: ['1 1/2 cups (300 g) chickpeas', '3/4 onion'] });
    expect(small.pot!.share).toBeCloseTo(2 / 3);
    expect(small.pot!.servings.map(({ share }) => share)).toEqual([expect.closeTo(2 / 3), expect.closeTo(1 / 3)]);
    expect(small.instructions.filter((step) => step.startsWith('Put away'))).toEqual([expect.stringContaining("Thursday's lunch:")]);
    expect(small.instructions.join(' ')).not.toContain("Tuesday's lunch");
    expect(small.description.match(/ For [^.]*\./g)).toEqual([
      ` For Monday's ${first.slot} and Thursday's lunch: ${meal.plates ? 3 : 2} portions.`,
    ]);
    expect(small).toMatchObject({ ingredients: meal.ingredients, nutrition: meal.nutrition });
    expect(boughtFor(small) / boughtFor(large)).toBeCloseTo(3 / 4, 1);
  });
});

test('of an own recipe it is smaller whether or not the recipe is still kept', () => {
  const recipe = {
    title: 'Pan',
    ingredients: [{ heading: null, lines: ['200 g chickpeas'] }],
    steps: [{ heading: null, lines: ['Cook it.'] }],
    yield: { min: 2, max: 2, noun: 'servings', isServings: true },
    minutes: { prep: 5, cook: 10, total: 15 },
    language: 'en',
    plates: null,
  };
  const lines = readLines(recipe, new Map());
  const own = { id: 'own', recipe, lines, numbers: weighRecipe(recipe, lines) };
  const on = (date: string) => ({ date, slot: 'lunch', share: 0.25 }) as const;
  const servings = [{ date: '2026-11-23', slot: 'dinner', share: 0.5 } as const, on('2026-11-24'), on('2026-11-25')];
  const when = { cookedOn: '2026-11-23', cookedFor: 'dinner', eatenOn: '2026-11-23' } as const;
  const pot = { cookId: 'pan', share: 0.5, servings, ingredients: ['400 g chickpeas'], ...when };
  const meal = makeOwnMeal(own, { slot: 'dinner', plates: 2 });
  const cooked = tellOfPot({ ...meal, pot }, { keepsDays: 3, portions: null }) as PotMeal;
  for (const known of [{ recipe: own }, {}]) {
    const small = shrinkPot(cooked, { gone: [on('2026-11-25')], ...known });
    expect(small.pot).toMatchObject({ ingredients: ['300 g chickpeas'] });
    expect(small.instructions).toEqual(['Cook it.', expect.stringMatching(/^Put away what is for Tuesday's lunch: .* keeps 3 days/)]);
    const alone = shrinkPot(cooked, { gone: servings.slice(1), ...known });
    expect(alone).toMatchObject({ instructions: ['Cook it.'], description: meal.description, ingredients: meal.ingredients });
    expect(alone.pot).toBeUndefined();
  }
});
