import { describe, expect, test } from 'vitest';
import { UNKNOWN_EATER } from '../../eater/eater.ts';
import { makePlan } from '../../plan/make-plan.ts';
import { resolveTargets } from '../target/resolve-targets.ts';
import { NO_PROFILE, readEater } from '../wish/read-eater.ts';
import { answerIntent } from './answer-intent.ts';

function planOf(words: string, eater = UNKNOWN_EATER) {
  const answered = answerIntent({ words, targets: null });
  if (!answered.ok) throw new Error(answered.fault.sentence);
  const intent = answered.value;
  const made = makePlan({ intent, eater, ...resolveTargets({ intent, eater }), seed: 3 });
  if (!made.ok) throw new Error(made.fault.sentence);
  const { meals, notes } = made.value;
  return { notes: notes.join(' '), foods: Object.values(meals).flatMap(({ portions }) => portions.map(({ foodId }) => foodId)) };
}

describe('what a rule forbids is wished for in the version that it allows', () => {
  test.each([
    ['bread with soup, celiac', 'bread', 'the kind that fits Gluten Free', /^gluten-free-(?:bread|roll|wholegrain)|^corn-tortilla/],
    ['spaghetti, we are gluten free', 'spaghetti', 'the kind that fits Gluten Free', /^gluten-free-pasta/],
    ['yogurt for breakfast, no dairy', 'yogurt', 'the kind that fits Dairy-Free', /^(?:soy|coconut|almond|oat)-yogurt/],
    ['vegan, cheese pizza', 'cheese', 'the kind that fits Vegan', /^vegan-/],
    ['milk with my cereal, lactose intolerant', 'milk', 'the kind that fits Dairy-Free', /-milk/],
  ])('%s', (words, said, read, held) => {
    const { notes, foods } = planOf(words);
    expect(notes).toContain(`Read "${said}" as ${read}.`);
    expect(notes).not.toContain('is left out');
    expect(foods.some((id) => held.test(id))).toBe(true);
  });

  test('also where the profile has the rule', () => {
    const { foods, notes } = planOf('yogurt for breakfast', readEater({ ...NO_PROFILE, dietaryRestrictions: ['Vegan'] }, '2026-11-30'));
    expect(foods.some((id) => /^(?:soy|coconut|almond|oat)-yogurt/.test(id))).toBe(true);
    expect(notes).not.toContain('No dish with yogurt');
  });

  test('but of meat there is none, unless it is called so', () => {
    expect(planOf('vegan, beef').notes).toContain('Beef is left out: it does not fit Vegan.');
    expect(planOf('keto but with rice').notes).toContain('Rice is left out: it does not fit Ketogenic.');
    expect(planOf('carnivore, bread').notes).toContain('Bread is left out: it does not fit Carnivore.');
  });
});
