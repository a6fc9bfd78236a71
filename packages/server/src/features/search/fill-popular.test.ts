import { describe, expect, it } from 'vitest';
import { fillPopular } from './fill-popular.ts';

describe('fillPopular', () => {
  it('puts what people searched before the curated ones', () => {
    const [first, second] = fillPopular([{ id: 'a', query: 'keto with eggs' }], 6);
    expect(first).toEqual({ id: 'a', query: 'keto with eggs' });
    expect(second?.id).toMatch(/^seed-/);
  });

  it('does not show a curated search twice when people use the same words', () => {
    const filled = fillPopular([{ id: 'a', query: 'Gluten free, 2000 calories' }], 20);
    expect(filled.filter(({ query }) => query.toLowerCase() === 'gluten free, 2000 calories')).toHaveLength(1);
  });

  it('keeps to the limit', () => {
    expect(fillPopular([], 3)).toHaveLength(3);
  });
});
