import { describe, expect, it } from 'vitest';
import { firstChoice } from './first-choice.ts';

describe('firstChoice', () => {
  it.each([
    ['butter or olive oil', 'butter'],
    ['chicken or vegetable stock', 'chicken stock'],
    ['peanut or vegetable oil', 'peanut oil'],
    ['kidney or black beans', 'kidney beans'],
    ['almond or soy milk', 'almond milk'],
    ['cilantro or parsley leaves', 'cilantro'],
    ['milk or heavy cream', 'milk'],
    ['white wine vinegar or lemon juice', 'white wine vinegar'],
    ['red or white wine', 'red wine'],
    ['Pernod, ouzo or other liqueur', 'Pernod liqueur'],
    ['sunflower seeds or pumpkin seeds', 'sunflower seeds'],
    ['flour', 'flour'],
    ['or', 'or'],
    ['', ''],
  ])('buys of "%s" the %s', (name, choice) => {
    expect(firstChoice(name)).toBe(choice);
  });
});
