import { expect, test } from 'vitest';
import { listNameFaults } from './vocabulary.ts';

test.each([
  'packages/server/src/features/plan/routes.ts',
  'packages/server/src/features/plan/generate-plan.ts',
  'packages/server/src/features/plan/kept-meals-store.ts',
  'packages/web/src/features/plan/model.ts',
  'packages/web/src/features/plan/PlanCard.tsx',
  'packages/web/src/features/plan/use-plan-sitting.ts',
  'packages/web/src/features/plan/arriving-plan.ts',
  'packages/web/src/lib/theme.ts',
])('%s is named by the vocabulary, or stands outside it', (file) => expect(listNameFaults([file])).toEqual([]));

test.each([
  'packages/server/src/features/plan/csv.ts',
  'packages/server/src/features/plan/arriving-plan.ts',
  'packages/web/src/features/plan/turns.ts',
])('%s is not, and is told what is allowed', (file) =>
  expect(listNameFaults([file])).toEqual([expect.stringMatching(/is named by no word .* Allowed is a name that ends in/)]),
);
