import { expect, test } from 'vitest';
import { UNKNOWN_EATER } from '../../eater/eater.ts';
import { EMPTY_INTENT } from '../../intent/intent.ts';
import { DEFAULT_CORPUS } from '../../kit/default-corpus.ts';
import { readQuery } from '../frame/plan-query.ts';
import { scoreDish } from './score-dish.ts';

const targets = { calories: 2000, protein: 100, carbs: 225, fat: 78 };

test.each(['taco', 'waffle'])('a dish that is called after "%s" is better than one that only is of the kind', (word) => {
  const dish = [...DEFAULT_CORPUS.dishesById.values()].find((one) => one.title.toLowerCase().startsWith(`${word}s `))!;
  const costWith = (dishWords: readonly string[]): number => {
    const { frame, wishes } = readQuery({ intent: { ...EMPTY_INTENT, dishWords }, eater: UNKNOWN_EATER, targets, seed: 1 });
    return scoreDish(
      dish,
      frame.open.find(({ slot }) => dish.slots.includes(slot))!,
      { wishes, fitWeight: 0 },
    );
  };
  expect(costWith([]) - costWith([word])).toBeGreaterThanOrEqual(12);
});

test('who holds to a diet has a breakfast that few know only where nothing else is as good, or by asking', () => {
  const liver = DEFAULT_CORPUS.dishesByKit.get('seared-liver-eggs')?.at(0);
  if (!liver) throw new Error('No dish of liver.');
  const costFor = (dishWords: readonly string[]): number => {
    const intent = { ...EMPTY_INTENT, diets: ['keto' as const], dishWords };
    const { frame, wishes } = readQuery({
      intent,
      eater: UNKNOWN_EATER,
      targets: { calories: 2000, protein: 110, carbs: 30, fat: 160 },
      seed: 1,
    });
    return scoreDish(
      liver,
      frame.open.find(({ slot }) => slot === 'breakfast')!,
      { wishes, fitWeight: 0 },
    );
  };
  expect(costFor([]) - costFor(['adventurous'])).toBeGreaterThanOrEqual(6);
});
