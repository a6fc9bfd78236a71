import { expect, test } from 'vitest';
import { SEEDS } from './random.ts';

test('no two choices are drawn from the same seed', () => expect(new Set(Object.values(SEEDS)).size).toBe(Object.keys(SEEDS).length));
