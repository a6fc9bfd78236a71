import { loadContract, loadDomain } from './load-domain.mjs';

const { hashText } = await loadDomain('base/random.ts');
const { UNKNOWN_EATER } = await loadDomain('eater/eater.ts');
const { answerIntent } = await loadDomain('intent/answer/answer-intent.ts');
const { describeIntent } = await loadDomain('intent/answer/describe-intent.ts');
const { DEFAULT_CORPUS } = await loadDomain('kit/default-corpus.ts');
const { makePlan } = await loadDomain('plan/make-plan.ts');
const { parseWish } = await loadContract('plan.ts');
const { MEAL_SLOTS } = await loadDomain('recipe/meal-slot.ts');
const { mealsOf, toFourAndMore } = await loadDomain('recipe/meals-of.ts');
const { readEater } = await loadDomain('intent/wish/read-eater.ts');
const { makeTable } = await loadDomain('table/make-table.ts');
const { seatPeople } = await loadDomain('table/seat-people.ts');
const { resolveTargets } = await loadDomain('intent/target/resolve-targets.ts');

export const label = 'larder';

/** What each sentence has been shown, oldest first: the server keeps the same for an account over 28 days. */
const shownByQuery = new Map();

/**
 * A day for a sentence, or the sentence that says why there is none.
 * Without `seed` and `shown` two different queries are two visitors; the same query again is the same one asking for another day.
 */
export async function generate(query, { seed, shown, eaters, eater = eaters?.[0] } = {}) {
  const answered = answerIntent(parseWish(query));
  if (!answered.ok) return refuse(answered.fault);
  const profile = eater ? readProfile(eater) : UNKNOWN_EATER;
  const intent = eater?.targets ? withTargets(answered.value, eater.targets) : answered.value;
  const { targets, caps, notes, assumptions } = resolveTargets({ intent, eater: profile });
  const keepsMemory = seed === undefined && shown === undefined;
  const seen = shown ?? (keepsMemory ? (shownByQuery.get(query) ?? []) : []);
  const asked = {
    intent,
    eater: profile,
    targets,
    caps,
    notes: [...notes, ...assumptions],
    seed: keepsMemory ? hashText(query.trim().toLowerCase()) : (seed ?? 0),
    shown: seen,
    system: 'us',
  };
  const table = seatAll(eaters, profile);
  const made = table ? makeTable({ ...asked, eaters: table }) : makePlan(asked);
  if (!made.ok) return refuse(made.fault);
  const plan = made.value;
  const dishIds = mealsOf(plan).map(({ meal }) => meal.dishId);
  if (keepsMemory) shownByQuery.set(query, [...seen.filter((id) => !dishIds.includes(id)), ...dishIds]);
  return {
    ...writePlan(plan),
    chips: describeIntent(intent, profile).map((chip) => chip.label),
    notUnderstood: intent.notUnderstood,
    remarks: intent.remarks,
  };
}

/** Every dish the planner can serve. */
export function dishes() {
  return [...DEFAULT_CORPUS.dishesById.values()].map(({ dishId, title, compiled: { kit } }) => ({
    id: dishId,
    title,
    aliases: kit.aliases ?? [],
  }));
}

/** A profile in words, as people keep it: what they never eat and are allergic to are entries of the same list. */
export const readProfile = ({ diets = [], allergies = [], never = [] }) =>
  readEater(
    {
      ...EMPTY_PROFILE,
      dietaryRestrictions: [...diets, ...allergies.map((name) => `${name} allergy`), ...never.map((name) => `no ${name}`)],
    },
    TODAY,
  );

const EMPTY_PROFILE = {
  height: null,
  weight: null,
  preferredUnits: null,
  dateOfBirth: null,
  activityLevel: null,
  fitnessGoals: null,
  dietaryRestrictions: [],
};
/** Nothing in these profiles depends on the day. */
const TODAY = '2026-01-01';

/** What a profile asks for, where the sentence itself says nothing. */
export function withTargets(intent, { calories, protein, carbs, fat }) {
  const wanted = (said, target) => said ?? (target === undefined || target === null ? null : { target });
  return {
    ...intent,
    calories: wanted(intent.calories, calories),
    protein: wanted(intent.protein, protein),
    carbs: wanted(intent.carbs, carbs),
    fat: wanted(intent.fat, fat),
  };
}

const refuse = ({ type, sentence }) =>
  type === 'contradiction' || type === 'unclear' || type === 'no-dish-fits' ? { clarification: sentence } : { refusal: sentence };

/** Everybody who eats, in words: kinds, diets, allergies, what is never eaten, targets, and the meals eaten at home by weekday. */
export function seatAll(eaters, eater) {
  const household = (eaters ?? []).map((own, at) => ({
    id: own.name ?? `eater-${at + 1}`,
    name: own.name ?? `Eater ${at + 1}`,
    kind: own.kind ?? 'adult',
    ageYears: own.ageYears ?? null,
    rules: readProfile(own),
    target: readTarget(own.targets),
    eatsAtHome: readAtHome(own.eatsAtHome),
  }));
  return eaters ? seatPeople(household, { intent: { people: null }, eater }) : undefined;
}

/** Energy alone is of the table's mix; all three macros are one of the eater's own. */
function readTarget(targets) {
  if (!targets) return { type: 'usual' };
  const { calories, protein, carbs, fat } = targets;
  if ([protein, carbs, fat].every((grams) => typeof grams === 'number')) return { type: 'macros', macros: { protein, carbs, fat } };
  if (typeof protein === 'number' && typeof calories === 'number') {
    const left = calories - 4 * protein;
    // What protein leaves, as the standard day shares it: 45 to 35.
    return { type: 'macros', macros: { protein, carbs: (left * 45) / 80 / 4, fat: (left * 35) / 80 / 9 } };
  }
  return typeof calories === 'number' ? { type: 'energy', calories } : { type: 'usual' };
}

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

const readAtHome = (said = {}) =>
  Object.fromEntries(
    Object.entries(said).map(([day, slots]) => [
      WEEKDAYS.indexOf(day.toLowerCase()),
      Array.isArray(slots) ? Object.fromEntries(MEAL_SLOTS.map((slot) => [slot, slots.includes(slot)])) : slots,
    ]),
  );

export function writePlan({ title, description, totals, meals, notes, misses, reasons }) {
  const { calories, protein, carbs, fat } = totals;
  return {
    title,
    description,
    nutritionOverview: { totalCalories: calories, protein, carbs, fat },
    ...toFourAndMore(mealsOf({ meals }).map(({ place, meal }) => ({ place, meal: writeMeal(meal) }))),
    reasons,
    notes: [...notes, ...misses.map(({ sentence }) => sentence)],
  };
}

const writeMeal = ({
  title,
  dishId,
  ingredients,
  instructions,
  nutrition,
  equipment,
  prepMinutes,
  cookMinutes,
  portions,
  plates,
  forAll,
}) => ({
  title,
  dishId,
  ingredients,
  instructions,
  calories: nutrition.calories,
  protein: nutrition.protein,
  carbs: nutrition.carbs,
  fat: nutrition.fat,
  equipment,
  prepMinutes,
  cookMinutes,
  totalMinutes: prepMinutes + cookMinutes,
  portions: portions.map(({ foodId, chosen, steps }) => ({ food: foodId, grams: steps[chosen].grams })),
  ...(plates && { plates: plates.map(writePlate), forAll }),
});

const writePlate = ({ eaterId, share, nutrition, portions, told, side, swap }) => ({
  eater: eaterId,
  share,
  nutrition,
  ingredients: portions.map(({ foodId, grams, from }) => ({ food: foodId, grams, from })),
  told,
  ...(side && { side }),
  ...(swap && { swap }),
});
