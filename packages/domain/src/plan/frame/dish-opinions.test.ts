import { expect, test } from 'vitest';
import { UNKNOWN_EATER } from '../../eater/eater.ts';
import { EMPTY_INTENT } from '../../intent/intent.ts';
import { DEFAULT_CORPUS } from '../../kit/default-corpus.ts';
import { NO_OPINIONS, withoutNever } from './dish-opinions.ts';
import { listCandidates } from './list-candidates.ts';
import { gatherRules } from './plan-rules.ts';

const candidates = listCandidates(DEFAULT_CORPUS, gatherRules(EMPTY_INTENT, UNKNOWN_EATER));
const [first, second] = [...candidates.keys()] as [string, string];
const never = (...kitIds: string[]) => ({ ...NO_OPINIONS, never: new Set(kitIds) });

test('a kit that is never to come is no candidate, whoever asked before', () => {
  expect(withoutNever(candidates, never(first)).has(first)).toBe(false);
  expect(withoutNever(candidates, never(second)).has(first)).toBe(true);
  expect(withoutNever(candidates, never(second)).has(second)).toBe(false);
});

test('the same opinions give the same map, so that what is remembered of it is found again', () => {
  expect(withoutNever(candidates, never(first, second))).toBe(withoutNever(candidates, never(second, first)));
});
