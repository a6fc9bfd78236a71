import { UNKNOWN_EATER } from '@larder/domain/eater/eater.ts';
import { DEFAULT_CORPUS } from '@larder/domain/kit/default-corpus.ts';
import { makePlan } from '@larder/domain/plan/make-plan.ts';
import { MEAL_SLOTS, type ByMealSlot } from '@larder/domain/recipe/meal-slot.ts';
import { parseIntent } from '@larder/domain/intent/wish/parse-intent.ts';
import { resolveTargets } from '@larder/domain/intent/target/resolve-targets.ts';
import type { Plugin } from 'vite';
import type { SampleDay } from '../src/features/landing/model.ts';

const MODULE = 'virtual:sample-day';
const QUERY = 'High protein, no dairy';
const SEED = 3;
/** By hand, of the twenty best looking: a toast, a bowl, a tray and a board, no heavier to load than the four before them. */
const HERO_KITS: ByMealSlot<readonly [string]> = {
  breakfast: ['avocado-toast'],
  lunch: ['poke-bowl'],
  dinner: ['salmon-tray-bake'],
  snack: ['hummus-plate'],
};

/**
 * The landing page's day is planned by the planner itself, at build: it can never promise what the product does not do. The kits
 * are given; their options, their amounts and all numbers are the planner's.
 */
export function sampleDay(): Plugin {
  return {
    name: 'larder-sample-day',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? `export const SAMPLE_DAY = ${JSON.stringify(planSampleDay())};` : undefined),
  };
}

function planSampleDay(): SampleDay {
  const intent = parseIntent(QUERY);
  const { targets, caps, notes } = resolveTargets({ intent, eater: UNKNOWN_EATER });
  const plan = makePlan({
    intent,
    eater: UNKNOWN_EATER,
    targets,
    caps,
    notes,
    seed: SEED,
    corpus: { ...DEFAULT_CORPUS, kitIdsBySlot: HERO_KITS },
  });
  if (!plan.ok) throw new Error(`The sample day "${QUERY}" cannot be planned: ${JSON.stringify(plan.fault)}`);
  const { calories, protein, carbs, fat } = plan.value.totals;
  return {
    query: QUERY,
    totals: { calories, protein, carbs, fat },
    meals: MEAL_SLOTS.flatMap((slot) => {
      const meal = plan.value.meals[slot];
      return meal ? [{ slot, dishId: meal.dishId, title: meal.title, calories: meal.nutrition.calories }] : [];
    }),
  };
}
