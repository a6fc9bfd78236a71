import { expect, test } from 'vitest';
import type { HouseholdId } from '../../db/scope.ts';
import { readShared } from './read-shared.ts';

const PLACE = { householdId: 'home' as HouseholdId, id: 'link', what: 'plan', thingId: 'plan' } as const;

test('plates are told by number, of the pot for all, and nobody is named, who has left and guests too', async () => {
  const dinner = {
    title: 'Anna’s stew',
    ingredients: ['1 onion'],
    forAll: ['3 onions'],
    instructions: ['Tofu in anna’s, beef in Gus’s and the others’. Clara has none.'],
    plates: [
      { name: 'Anna', told: 'a third', swap: { lines: ['100 g tofu for Anna'] } },
      { name: 'Gus', told: 'two thirds', side: { text: '1 slice of bread' } },
    ],
  };
  const shared = await readShared(
    {
      plans: { findPlan: async () => ({ title: 'Diabetic day', content: { meals: { dinner } } }), listOfWeek: async () => new Map() },
      findKeptDays: async () => [],
      findList: async () => undefined,
      // Not in the order of the plates, and in another case.
      listNames: async () => ['Clara', 'gus', 'Anna'],
    },
    PLACE,
  );
  expect(shared).toEqual({
    what: 'plan',
    meals: [
      {
        name: 'dinner',
        title: 'Plate 1’s stew',
        ingredients: ['3 onions'],
        instructions: ['Tofu in Plate 1’s, beef in Plate 2’s and the others’. somebody has none.'],
        plates: ['Plate 1: a third; 100 g tofu for Plate 1', 'Plate 2: two thirds; 1 slice of bread'],
      },
    ],
  });
});

test('a list names nobody, in its amounts either', async () => {
  const line = { ingredient: 'Clara’s oats', quantity: '2 bags for Clara', category: 'pantry', checked: false } as const;
  const shared = await readShared(
    {
      plans: { findPlan: async () => undefined, listOfWeek: async () => new Map() },
      findKeptDays: async () => [],
      findList: async () => ({ title: 'Week', lines: [line] }),
      listNames: async () => ['Clara'],
    },
    { ...PLACE, what: 'list' },
  );
  expect(JSON.stringify(shared)).toContain('2 bags for somebody');
  expect(JSON.stringify(shared)).not.toContain('Clara');
});
