import { expect, test } from 'vitest';
import { seededRandom } from '../base/random.ts';
import { runSteps } from '../base/steps.ts';
import { addDays, makePlainDate } from '../calendar/plain-date.ts';
import { UNKNOWN_EATER } from '../eater/eater.ts';
import { sureBoneShare } from '../food/bone-share.ts';
import { getFood } from '../food/find-food.ts';
import { listNeeds, type ListedDay } from '../grocery/list-needs.ts';
import { SOLD_AS } from '../grocery/sold-as.table.ts';
import { EMPTY_INTENT } from '../intent/intent.ts';
import type { Plan } from '../plan/plan.ts';
import { amountToNumber } from '../quantity/amount.ts';
import { MEAL_SLOTS } from '../recipe/meal-slot.ts';
import { makeTable } from './make-table.ts';
import { guestAt } from './seat-people.ts';
import { servePeople } from './serve-people.ts';
import type { EaterId, TableEater } from './table-eater.ts';

const ben: TableEater = { ...guestAt(1), id: 'ben' as EaterId, name: 'Ben', target: { type: 'energy', calories: 2700 } };
const veggie: TableEater = { ...guestAt(2), id: 'cleo' as EaterId, name: 'Cleo', rules: { ...UNKNOWN_EATER, diets: ['vegetarian'] } };
const query = { intent: EMPTY_INTENT, eater: UNKNOWN_EATER, targets: { calories: 1800, protein: 110, carbs: 170, fat: 75 } };

/** Days for two, and the same dishes with one to three guests beside them. */
const days: readonly Plan[] = [1, 2, 3, 4, 5, 6].flatMap((seed) => {
  const own = [ben, veggie];
  const made = makeTable({ ...query, seed, eaters: own });
  if (!made.ok) throw new Error(made.fault.sentence);
  const guests = Array.from({ length: 1 + (seed % 3) }, (_, at) => guestAt(at + 1));
  const more = servePeople({ ...query, seed, meals: made.value.meals }, [...own, ...guests]);
  if (!more.ok) throw new Error(more.fault.sentence);
  return [made.value, more.value];
});

/** Grams as bought: what the shop sells for it, with the bones. */
function bought(foodId: string, grams: number): readonly [string, number] {
  const sold = SOLD_AS[foodId];
  const food = getFood(sold?.foodId ?? foodId);
  return [food.id, (grams * (sold?.gramsPerGram ?? 1)) / (1 - sureBoneShare(food))];
}

test('a list is the sum of its plates, whoever eats, in a thousand weeks', () => {
  for (let seed = 0; seed < 1000; seed++) {
    const random = seededRandom(seed);
    const pick = (): Plan => days.at(Math.floor(random() * days.length))!;
    const start = makePlainDate(2026, 11, 23);
    const week = Array.from({ length: 2 + Math.floor(random() * 6) }, (_, at): ListedDay => {
      const plan = pick();
      // A meal exchanged with another day's, and one nobody eats.
      const meals = { ...plan.meals, dinner: random() < 0.3 ? pick().meals.dinner : plan.meals.dinner };
      return { date: addDays(start, at), meals: random() < 0.2 ? { ...meals, snack: undefined } : meals };
    });
    const wanted = new Map<string, number>();
    for (const { meals } of week) {
      for (const slot of MEAL_SLOTS) {
        for (const { foodId, grams } of (meals[slot]?.plates ?? []).flatMap(({ portions }) => portions)) {
          const [id, own] = bought(foodId, grams);
          if (id !== 'water') wanted.set(id, (wanted.get(id) ?? 0) + own);
        }
      }
    }
    const listed = new Map<string, number>();
    for (const { foodId, amount } of runSteps(listNeeds(week))) {
      listed.set(foodId!, (listed.get(foodId!) ?? 0) + amountToNumber(amount!));
    }
    expect([...listed.keys()].toSorted()).toEqual([...wanted.keys()].toSorted());
    for (const [id, grams] of wanted) expect(Math.abs(listed.get(id)! - grams)).toBeLessThan(0.1);
  }
});

test('a list names what the food has to be where the first of the table is away', () => {
  const meal = {
    title: 'Porridge',
    ingredients: [],
    portions: [],
    forAll: ['80 g certified gluten-free rolled oats'],
    plates: [{ portions: [{ foodId: 'rolled-oats', grams: 80, from: 'pot' as const }] }],
  };
  const needs = runSteps(listNeeds([{ date: makePlainDate(2026, 11, 23), meals: { breakfast: meal } }]));
  expect(needs).toMatchObject([{ foodId: 'rolled-oats', label: 'certified gluten-free' }]);
});
