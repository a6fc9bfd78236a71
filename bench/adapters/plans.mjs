import { loadDomain } from './load-domain.mjs';

const { hashText } = await loadDomain('base/random.ts');
const { UNKNOWN_EATER } = await loadDomain('eater/eater.ts');
const { answerIntent } = await loadDomain('intent/answer/answer-intent.ts');
const { makePlan } = await loadDomain('plan/make-plan.ts');
const { MEAL_SLOTS } = await loadDomain('recipe/meal-slot.ts');
const { resolveTargets } = await loadDomain('intent/target/resolve-targets.ts');

export const label = 'larder';

/** What each sentence has been shown, oldest first: the server keeps the same for an account over 28 days. */
const shownByQuery = new Map();

/**
 * A day for a visitor's sentence, or the sentence that says why there is none.
 * Two different queries are two visitors; the same query again is the same one asking for another day.
 */
export async function generate(query) {
  const answered = answerIntent(query);
  if (!answered.ok) return refuse(answered.fault);
  const intent = answered.value;
  const { targets, caps, notes, assumptions } = resolveTargets({ intent, eater: UNKNOWN_EATER });
  const shown = shownByQuery.get(query) ?? [];
  const made = makePlan({
    intent,
    eater: UNKNOWN_EATER,
    targets,
    caps,
    notes: [...notes, ...assumptions],
    seed: hashText(query.trim().toLowerCase()),
    shown,
    system: 'us',
  });
  if (!made.ok) return refuse(made.fault);
  const plan = made.value;
  const dishIds = MEAL_SLOTS.flatMap((slot) => plan.meals[slot]?.dishId ?? []);
  shownByQuery.set(query, [...shown.filter((id) => !dishIds.includes(id)), ...dishIds]);
  return writePlan(plan);
}

const refuse = ({ type, sentence }) =>
  type === 'contradiction' || type === 'unclear' || type === 'no-dish-fits' ? { clarification: sentence } : { refusal: sentence };

function writePlan({ title, description, totals, meals, notes, misses, reasons }) {
  const { calories, protein, carbs, fat } = totals;
  return {
    title,
    description,
    nutritionOverview: { totalCalories: calories, protein, carbs, fat },
    meals: Object.fromEntries(MEAL_SLOTS.flatMap((slot) => (meals[slot] ? [[slot, writeMeal(meals[slot])]] : []))),
    reasons,
    notes: [...notes, ...misses.map(({ sentence }) => sentence)],
  };
}

const writeMeal = ({ title, ingredients, instructions, nutrition, prepMinutes, cookMinutes }) => ({
  title,
  ingredients,
  instructions,
  calories: nutrition.calories,
  protein: nutrition.protein,
  carbs: nutrition.carbs,
  fat: nutrition.fat,
  totalMinutes: prepMinutes + cookMinutes,
});
