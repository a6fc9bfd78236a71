import { expect, test } from 'vitest';
import { runSteps } from '../src/base/steps.ts';
import { UNKNOWN_EATER, type Eater } from '../src/eater/eater.ts';
import { EMPTY_INTENT } from '../src/intent/intent.ts';
import { listRefused, type Library } from '../src/own-recipe/judge-own-meal.ts';
import { makeOwnMeal } from '../src/own-recipe/make-own-meal.ts';
import { adjustPlan } from '../src/plan/adjust-plan.ts';
import { makePlan } from '../src/plan/make-plan.ts';
import type { DayDraft } from '../src/plan/plan.ts';
import { placeMeal, refreshMeal } from '../src/plan/refresh-meal.ts';
import { adjustTable, placeTable, refreshTable, relayTable } from '../src/table/change-table.ts';
import { findTarget } from '../src/table/eater-target.ts';
import { judgeKept } from '../src/table/judge-kept.ts';
import { guestAt } from '../src/table/seat-people.ts';
import { serveMeal, servePeople } from '../src/table/serve-people.ts';
import type { EaterId, TableEater } from '../src/table/table-eater.ts';
import { readRecipe } from './plannable-recipes.ts';

const LINES = ['400 g white rice', '600 g chicken breast', '4 tbsp olive oil', '400 g zucchini'];
const PLAIN = readRecipe({ title: 'Chicken and rice', makes: 4, lines: LINES });
type Words = Library[number]['recipe'];

const kept = (words: Partial<Words>): Library => [{ ...PLAIN, recipe: { ...PLAIN.recipe, ...words } }];
const headed = (heading: string): Library => kept({ ingredients: [...PLAIN.recipe.ingredients, { heading, lines: [] }] });

const person = (name: string, rules: Partial<Eater> = {}): TableEater => ({
  ...guestAt(1),
  id: name as EaterId,
  name,
  rules: { ...UNKNOWN_EATER, ...rules },
});
const SESAME = person('Ben', { allergies: ['sesame'] });
const TABLE = [person('Anna'), SESAME];
const { targets } = findTarget(TABLE.at(0)!);
const day = { intent: EMPTY_INTENT, eater: TABLE.at(0)!.rules, targets, seed: 5 };
const made = makePlan(day);
const meals: DayDraft['meals'] = { ...(made.ok && made.value.meals), dinner: makeOwnMeal(PLAIN, { slot: 'dinner', plates: 1 }) };

const SAID: readonly (readonly [string, Library])[] = [
  ['the notes', kept({ notes: 'We always scatter hummus over it.' })],
  ['a heading', headed('For the tahini sauce')],
  ['a step written since', kept({ steps: [{ heading: null, lines: ['Serve with tahini.'] }] })],
];
const NOBODYS = kept({ notes: 'Good on a Friday.' });

test.each(SAID)('what %s of a recipe says keeps it off a table that changes', (_, library) => {
  const asked = { ...day, eaters: TABLE, meals, library };
  const more = { ...targets, carbs: targets.carbs + 20, calories: targets.calories + 80 };
  const guests = [...TABLE, guestAt(1)];
  const found = [
    refreshTable({ ...asked, slot: 'lunch', refreshCount: 1 }),
    adjustTable({ ...asked, targets: more }),
    relayTable(asked),
    placeTable(asked),
    servePeople(asked, guests),
    serveMeal({ ...asked, place: 'lunch', eaters: guests, away: {} }),
  ];
  expect(found.map((one) => one.ok && one.value.meals.dinner?.recipeId)).toEqual(found.map(() => undefined));
});

test.each(SAID)('what %s of a recipe says keeps it off the day of one', (_, library) => {
  const alone = { ...day, eater: SESAME.rules };
  const refused = listRefused(meals, alone, library);
  expect(refused).toEqual(['dinner']);
  const asked = { ...alone, meals, refused };
  const found = [
    refreshMeal({ ...asked, slot: 'lunch', refreshCount: 1 }),
    adjustPlan(asked),
    placeMeal(asked),
    makePlan({ ...alone, locked: meals, refused }),
    servePeople({ ...alone, meals, library }, undefined),
  ];
  expect(found.map((one) => one.ok && one.value.meals.dinner?.recipeId)).toEqual(found.map(() => undefined));
});

test('a recipe that says nothing of it stays', () => {
  const stays = placeTable({ ...day, eaters: TABLE, meals, library: NOBODYS });
  expect(stays.ok && stays.value.meals.dinner?.recipeId).toBe(PLAIN.id);
  expect(listRefused(meals, { ...day, eater: SESAME.rules }, NOBODYS)).toEqual([]);
  const alone = servePeople({ ...day, meals, library: NOBODYS }, undefined);
  expect(alone.ok && alone.value.meals.dinner?.recipeId).toBe(PLAIN.id);
});

test.each<[said: string, library: Library]>([
  ['a step', kept({ steps: [{ heading: null, lines: ['Serve with popcorn on top.'] }] })],
  ['a heading', headed('For the toasted almond topping')],
  ['a note', kept({ notes: 'Good on a Friday.\nWe put whole grapes beside it.' })],
])('what %s speaks of is not put before a child who may choke on it', (_, library) => {
  const withChild = [person('Anna'), { ...person('Cleo'), kind: 'toddler' as const, ageYears: 2 }];
  const served = (own: Library, eaters: readonly TableEater[]): string | undefined => {
    const placed = placeTable({ ...day, eaters, meals, library: own });
    return placed.ok ? placed.value.meals.dinner?.recipeId : placed.fault.sentence;
  };
  expect(served(NOBODYS, withChild)).toBe(PLAIN.id);
  expect(served(library, withChild)).toBeUndefined();
  expect(served(library, [person('Anna'), person('Cleo')])).toBe(PLAIN.id);
  const laid = placeTable({ ...day, eaters: withChild, meals });
  const [plain, told] = [NOBODYS, library].map((own) => laid.ok && runSteps(judgeKept(laid.value, withChild, { library: own })));
  expect(plain).toBeUndefined();
  expect(told).toContain('Cleo’s rules no longer allow dinner with what a small child may choke on');
});
