import { createHash } from 'node:crypto';
import type { PlanToSave } from '../../packages/server/src/features/plan/plan-store.ts';
import type { TestPlan } from './victim.ts';

/** About 6 kB that nothing can compress to a few bytes, so that a row spans pages as real plans do. */
export function makePlan({ number, version }: TestPlan): PlanToSave {
  const reasons = Array.from({ length: 96 }, (_, index) => createHash('sha256').update(`${number} ${version} ${index}`).digest('hex'));
  return {
    title: String(number),
    description: String(version),
    searchQuery: `query ${number}`,
    content: { nutritionOverview: { totalCalories: number, protein: version, carbs: 0, fat: 0 }, meals: {}, reasons },
  };
}

/** Reads back what `makePlan` made, by its title and description, and whether the rest still belongs to them. */
export function readPlan({ title, description, searchQuery, content }: PlanToSave): TestPlan & { readonly isIntact: boolean } {
  const plan: TestPlan = { number: Number(title), version: Number(description) };
  const made = makePlan(plan);
  const isIntact =
    searchQuery === made.searchQuery &&
    content.nutritionOverview.totalCalories === plan.number &&
    content.nutritionOverview.protein === plan.version &&
    JSON.stringify(content.reasons) === JSON.stringify(made.content.reasons);
  return { ...plan, isIntact };
}
