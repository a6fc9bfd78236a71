import { expect, test } from 'vitest';
import { UNKNOWN_EATER } from '../../eater/eater.ts';
import { EMPTY_INTENT } from '../../intent/intent.ts';
import { DEFAULT_CORPUS } from '../../kit/default-corpus.ts';
import { listMains } from '../../kit/main-protein.ts';
import { makePlan } from '../make-plan.ts';
import type { PlannedMeal } from '../plan.ts';

const mainOf = ({ portions }: PlannedMeal): string | undefined =>
  listMains(
    portions.map(({ foodId, steps, chosen }) => ({ food: DEFAULT_CORPUS.foodsById.get(foodId)!, grams: steps[chosen]?.grams ?? 0 })),
  )[0];

test('a day whose carbs are just below what keto allows is not built on one main twice', () => {
  for (let seed = 1; seed <= 6; seed++) {
    const plan = makePlan({
      intent: { ...EMPTY_INTENT, diets: ['keto', 'vegan'] },
      eater: UNKNOWN_EATER,
      targets: { calories: 2700, protein: 122, carbs: 42, fat: 227 },
      seed,
    });
    const mains = plan.ok ? Object.values(plan.value.meals).flatMap((meal) => mainOf(meal) ?? []) : [];
    expect(mains.length).toBeGreaterThan(1);
    expect(new Set(mains).size, `${seed}: ${mains.join()}`).toBe(mains.length);
  }
});
