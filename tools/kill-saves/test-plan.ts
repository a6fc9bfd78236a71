import { createHash } from 'node:crypto';
import type { TestPlan } from './victim.ts';

export type TestContent = TestPlan & { readonly meals: readonly string[] };

/** About 6 kB that nothing can compress to a few bytes, so that a row spans pages as real plans do. */
export function makeContent({ number, version }: TestPlan): TestContent {
  const meals = Array.from({ length: 96 }, (_, index) => createHash('sha256').update(`${number} ${version} ${index}`).digest('hex'));
  return { number, version, meals };
}

export function isIntact(content: TestContent): boolean {
  return JSON.stringify(content.meals) === JSON.stringify(makeContent(content).meals);
}
