import { seededRandom, type Random } from '../src/base/random.ts';
import { RESTRICTIONS, type Diet, type Restriction } from '../src/diet/diet.ts';
import { MENU_DIETS } from '../src/diet/guide.ts';
import { UNKNOWN_EATER } from '../src/eater/eater.ts';
import { ALLERGENS, type Allergen } from '../src/food/food.ts';
import { answerIntent } from '../src/intent/answer/answer-intent.ts';
import { makePlan } from '../src/plan/make-plan.ts';
import type { DayDraft } from '../src/plan/plan.ts';
import type { PlanQuery } from '../src/plan/frame/plan-query.ts';
import { resolveTargets } from '../src/intent/target/resolve-targets.ts';
import { checkPrintedPlan, type Finding, type Held } from './plan-checker.ts';

type SeededCase = { readonly seed: number; readonly text: string; readonly query: PlanQuery; readonly held: Held };

export type SeededPlan = SeededCase & {
  /** Undefined where the engine answered that no dish fits. */
  readonly plan: DayDraft | undefined;
  readonly findings: readonly Finding[];
};

/** The seed decides everything: the diet, what else is held to, what is left out and how much is eaten. */
export function makeSeededPlan(seed: number): SeededPlan {
  const seeded = makeSeededCase(seed);
  const made = makePlan(seeded.query);
  const plan = made.ok ? made.value : undefined;
  return { ...seeded, plan, findings: plan ? checkPrintedPlan(plan, seeded.held) : [] };
}

/** What people leave out, as they would say it; the checker knows the words from its own list. */
const EXCLUSIONS = [
  'mushrooms',
  'onions',
  'tomatoes',
  'beef',
  'pork',
  'chicken',
  'fish',
  'eggs',
  'cheese',
  'rice',
  'nuts',
  'olives',
  'spinach',
  'avocado',
];
const LEAST_KCAL = 1400;

export function makeSeededCase(seed: number): SeededCase {
  const random = seededRandom(seed * 2_654_435_761);
  const diet = MENU_DIETS.at(seed % MENU_DIETS.length)!;
  const restriction = random() < 0.6 ? pick(RESTRICTIONS, random) : undefined;
  const allergen = random() < 0.3 ? pick(ALLERGENS, random) : undefined;
  const excluded = random() < 0.4 ? pick(EXCLUSIONS, random) : undefined;
  const kcal = LEAST_KCAL + 100 * Math.floor(random() * 17);
  const text = [`${kcal} kcal`, ...(excluded ? [`no ${excluded}`] : [])].join(', ');
  const answered = answerIntent({ words: text, targets: null });
  if (!answered.ok) throw new Error(`${text}: ${answered.fault.sentence}`);
  const intent = { ...answered.value, diets: [diet] };
  const eater = { ...UNKNOWN_EATER, restrictions: restriction ? [restriction] : [], allergies: allergen ? [allergen] : [] };
  const { targets, caps, notes } = resolveTargets({ intent, eater });
  const rules: readonly (Diet | Restriction | Allergen)[] = [diet, ...(restriction ? [restriction] : []), ...(allergen ? [allergen] : [])];
  return {
    seed,
    text: [...rules, text].join(' + '),
    query: { intent, eater, targets, caps, notes, seed },
    held: { rules, excluded: excluded ? [excluded] : [] },
  };
}

const pick = <Value>(values: readonly Value[], random: Random): Value => values.at(Math.floor(random() * values.length))!;
