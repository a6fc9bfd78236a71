import { describe, expect, test } from 'vitest';
import { runSteps } from '../src/base/steps.ts';
import { UNKNOWN_EATER } from '../src/eater/eater.ts';
import { kindOfAge } from '../src/eater/eater-kind.ts';
import { FOODS } from '../src/food/food-table.ts';
import { EMPTY_INTENT } from '../src/intent/intent.ts';
import { judgeRecipe } from '../src/own-recipe/judge-recipe.ts';
import { listCandidates, mayExceed } from '../src/plan/frame/list-candidates.ts';
import { gatherRules } from '../src/plan/frame/plan-rules.ts';
import { helpingsAt, isUnsafeAt } from '../src/table/age-safety.ts';
import { findTarget } from '../src/table/eater-target.ts';
import { judgeKept } from '../src/table/judge-kept.ts';
import { makeTable } from '../src/table/make-table.ts';
import { guestAt } from '../src/table/seat-people.ts';
import { boundRules } from '../src/table/table-rules.ts';
import { tableWithOwn } from '../src/table/table-with-own.ts';
import type { EaterId, TableEater } from '../src/table/table-eater.ts';
import { parseIntent } from '../src/intent/wish/parse-intent.ts';
import { DEFAULT_CORPUS } from '../src/kit/default-corpus.ts';
import { readRecipe } from './plannable-recipes.ts';

const personOf = (name: string, age: number): TableEater => ({
  ...guestAt(1),
  id: name.toLowerCase() as EaterId,
  name,
  kind: kindOfAge(age),
  ageYears: age,
  rules: UNKNOWN_EATER,
});
const familyWith = (age: number): readonly TableEater[] => [
  { ...personOf('Anna', 35), target: { type: 'energy', calories: 1700 } },
  personOf('Cleo', age),
];

const queryOf = (eaters: readonly TableEater[], seed: number, intent = EMPTY_INTENT) => ({
  intent,
  eater: eaters.at(0)!.rules,
  targets: findTarget(eaters.at(0)!).targets,
  seed,
  eaters,
});

const judge = (age: number, lines: readonly string[], steps: readonly string[] = []) => {
  const own = readRecipe({ title: 'Cookies', makes: 24, lines }, 'cookies');
  const recipe = { ...own.recipe, steps: [...own.recipe.steps, { heading: null, lines: steps }] };
  const rules = gatherRules(EMPTY_INTENT, boundRules(personOf('Cleo', age), [], DEFAULT_CORPUS.foodsById));
  return judgeRecipe(recipe, own.lines, {
    ...rules,
    excludedFoodIds: new Set(FOODS.filter((food) => isUnsafeAt(food, age)).map(({ id }) => id)),
  }).outcome;
};

const COOKIES = [
  '2 cups all-purpose flour',
  '1 cup butter',
  '3/4 cup sugar',
  '2 eggs',
  '1 tsp vanilla extract',
  '1/2 cup dark chocolate, chopped',
];

describe('vanilla and cocoa are what a family bakes with', () => {
  test.each([
    [4, 'yes'],
    [9, 'yes'],
    [15, 'yes'],
    [3, 'no'],
    [1, 'no'],
  ])('cookies with both may be eaten by who is %i: %s', (age, outcome) => {
    expect(judge(age, COOKIES)).toBe(outcome);
  });

  test.each([
    ['2 tbsp rum', [], 'no'],
    ['2 tbsp limoncello', [], 'no'],
    ['1/4 cup mirin', [], 'no'],
    ['2 tsp instant coffee', [], 'no'],
    ['1 tsp salt', ['Brush with Baileys.'], 'unknown'],
  ])('drinks are not, whatever becomes of them: %s, %j', (line, steps, outcome) => {
    expect(judge(9, [...COOKIES, line], steps)).toBe(outcome);
  });

  test('cookies of the household’s own are planned for a family, and not where somebody is under four', () => {
    const cookies = readRecipe({ title: 'Cookies', makes: 26, lines: COOKIES }, 'cookies');
    const planFor = (age: number) =>
      tableWithOwn([cookies], { ...queryOf(familyWith(age), 3), named: [{ id: cookies.id, title: cookies.recipe.title, at: [] }] });
    expect(Object.values(planFor(6)?.meals ?? {}).map(({ recipeId }) => recipeId)).toContain(cookies.id);
    expect(planFor(3)).toBeUndefined();
  });
});

test.each([
  [5, ['cocoa-powder', 'vanilla-extract']],
  [13, ['vanilla-extract']],
  [18, []],
])('at %i years these are held to a helping: %j', (age, ids) => {
  expect(
    Object.keys(helpingsAt(age))
      .filter((id) => id === 'cocoa-powder' || id === 'vanilla-extract')
      .toSorted(),
  ).toEqual(ids);
});

test('no plate of a child has more of them than a helping', () => {
  const eaters = familyWith(5);
  const most = helpingsAt(5);
  const wished = ['chocolate', 'cookies', 'pancakes for breakfast', 'chocolate strawberries', 'muffins', 'french toast'];
  let held = 0;
  for (const words of wished)
    for (const seed of [1, 2]) {
      const made = makeTable(queryOf(eaters, seed, parseIntent(words)));
      const plates = made.ok ? Object.values(made.value.meals).flatMap((meal) => meal.plates ?? []) : [];
      for (const { foodId, grams } of plates.filter(({ name }) => name === 'Cleo').flatMap(({ portions }) => portions)) {
        if (most[foodId] === undefined) continue;
        held++;
        expect(grams, `${words}: ${foodId}`).toBeLessThanOrEqual(most[foodId] + 0.5);
      }
    }
  expect(held).toBeGreaterThan(2);
});

test('of a plate that is kept with more it is said', () => {
  const eaters = familyWith(6);
  const judgeWith = (grams: number) => {
    const plate = { eaterId: 'cleo', name: 'Cleo', nutrition: { carbs: 10 }, portions: [{ foodId: 'vanilla-extract', grams }] };
    const dinner = { ingredients: ['vanilla extract'], portions: [{ foodId: 'vanilla-extract' }], plates: [plate] };
    return runSteps(judgeKept({ meals: { dinner }, totals: { carbs: 10 } }, eaters));
  };
  expect(judgeWith(1)).toBeUndefined();
  expect(judgeWith(8)).toContain('Cleo’s rules no longer allow dinner with so much vanilla extract');
});

test('no dish that a child may be given can be portioned to more of them, as a season grows with what it seasons', () => {
  const rules = gatherRules(EMPTY_INTENT, boundRules(personOf('Cleo', 7), [], DEFAULT_CORPUS.foodsById));
  const candidates = [...listCandidates(DEFAULT_CORPUS, rules).values()].flat();
  expect(candidates.filter(({ items }) => mayExceed(items, rules)).map(({ dishId }) => dishId)).toEqual([]);
  expect(candidates.some(({ foodIds }) => foodIds.has('vanilla-extract'))).toBe(true);
});
