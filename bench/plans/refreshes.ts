import { isDeepStrictEqual } from 'node:util';
import type { Diet } from '../../packages/domain/src/diet/diet.ts';
import { MENU_DIETS } from '../../packages/domain/src/diet/guide.ts';
import { UNKNOWN_EATER } from '../../packages/domain/src/eater/eater.ts';
import { EMPTY_INTENT } from '../../packages/domain/src/intent/intent.ts';
import { resolveTargets } from '../../packages/domain/src/intent/target/resolve-targets.ts';
import { DEFAULT_CORPUS } from '../../packages/domain/src/kit/default-corpus.ts';
import { makePlan } from '../../packages/domain/src/plan/make-plan.ts';
import type { DayDraft } from '../../packages/domain/src/plan/plan.ts';
import type { PlanQuery } from '../../packages/domain/src/plan/frame/plan-query.ts';
import { refreshMeal } from '../../packages/domain/src/plan/refresh-meal.ts';
import { refreshLevel } from '../../packages/domain/src/plan/choose/refresh-tier.ts';
import { MEAL_SLOTS, type MealSlot } from '../../packages/domain/src/recipe/meal-slot.ts';
import { mealsOf } from '../../packages/domain/src/recipe/meals-of.ts';
import { percent, printGoal } from './goal.ts';

const REFRESHES = 12;
const SEEDS = [1, 2, 3];
const REPEATS = 20;
const LEAST_IDEAS: Readonly<Partial<Record<Diet, number>>> = { paleo: 6, keto: 6, carnivore: 4 };
const COMMON_IDEAS = 9;
const CREATIVE_INGREDIENTS = 9;

export function queryFor(diet: Diet, seed: number, shown: readonly string[]): PlanQuery {
  const intent = { ...EMPTY_INTENT, diets: [diet] };
  const { targets, caps } = resolveTargets({ intent, eater: UNKNOWN_EATER });
  return { intent, eater: UNKNOWN_EATER, targets, caps, seed, shown };
}

type Tally = { refreshes: number; near: number; simple: number; simpleOf: number; creative: number; creativeOf: number };

/** Every meal of three days refreshed twelve times: titles, ideas, numbers, and what the counter promises. */
export function benchRefreshes(): void {
  const all = newTally();
  for (const diet of MENU_DIETS) {
    const tally = newTally();
    const runs = SEEDS.flatMap((seed) => MEAL_SLOTS.map((slot) => refreshSlot({ diet, seed, slot }, tally)));
    const titles = Math.min(...runs.map((run) => run.titles));
    const ideas = Math.min(...runs.map((run) => run.ideas));
    const least = LEAST_IDEAS[diet] ?? COMMON_IDEAS;
    const mean = runs.reduce((sum, run) => sum + run.ideas, 0) / runs.length;
    const figure = `${titles} titles, ${ideas} ideas at worst, ${mean.toFixed(1)} on average, ${percent(tally.near, tally.refreshes)} % within 5 %`;
    printGoal({
      name: `refresh: ${diet}, 12 of one meal`,
      goal: `12 titles, ${least} ideas`,
      figure,
      met: titles >= REFRESHES && ideas >= least,
    });
    for (const key of Object.keys(all) as (keyof Tally)[]) all[key] += tally[key];
  }
  const simple = percent(all.simple, all.simpleOf);
  const creative = percent(all.creative, all.creativeOf);
  printGoal({ name: 'refresh 1-2: at most 8 ingredients and 20 min', goal: '95 %', figure: `${simple} %`, met: simple >= 95 });
  printGoal({ name: 'refresh 6+: new cuisine, 9 ingredients or hard', goal: '95 %', figure: `${creative} %`, met: creative >= 95 });
  const near = percent(all.near, all.refreshes);
  printGoal({ name: 'refresh: day within 5 %', goal: '90 %', figure: `${near} %`, met: near >= 90 });
}

const newTally = (): Tally => ({ refreshes: 0, near: 0, simple: 0, simpleOf: 0, creative: 0, creativeOf: 0 });

function refreshSlot(
  { diet, seed, slot }: { diet: Diet; seed: number; slot: MealSlot },
  tally: Tally,
): { readonly titles: number; readonly ideas: number } {
  const made = makePlan(queryFor(diet, seed, []));
  if (!made.ok) return { titles: 0, ideas: 0 };
  let plan = made.value;
  let shown = idsOf(plan);
  const seen = new Set([plan.meals[slot]?.title]);
  const ideas = new Set<string | undefined>();
  for (let refreshCount = 1; refreshCount <= REFRESHES; refreshCount++) {
    const cuisines = new Set<string | undefined>(shown.map((id) => DEFAULT_CORPUS.dishesById.get(id)?.cuisine));
    const refreshed = refreshMeal({ ...queryFor(diet, seed, shown), meals: plan.meals, targets: plan.targets, slot, refreshCount });
    if (!refreshed.ok) continue;
    plan = refreshed.value;
    shown = remember(shown, plan);
    const meal = plan.meals[slot]!;
    seen.add(meal.title);
    ideas.add(meal.dishId.split('~')[0]);
    tally.refreshes++;
    if (plan.misses.length === 0) tally.near++;
    if (refreshLevel(refreshCount) === 'simple') {
      tally.simpleOf++;
      if (meal.ingredients.length <= 8 && meal.prepMinutes + meal.cookMinutes <= 20) tally.simple++;
    } else if (refreshLevel(refreshCount) === 'creative') {
      tally.creativeOf++;
      if (!cuisines.has(meal.cuisine) || meal.ingredients.length >= CREATIVE_INGREDIENTS || meal.difficulty === 'Hard') tally.creative++;
    }
  }
  return { titles: seen.size - 1, ideas: ideas.size };
}

/** Somebody who asks for the same diet day after day, and is remembered; and a locked lunch. */
export function benchRepeats(): void {
  for (const diet of MENU_DIETS) {
    let shown: readonly string[] = [];
    const titles: string[] = [];
    let kept = 0;
    for (let day = 0; day < REPEATS; day++) {
      const made = makePlan(queryFor(diet, 1, shown));
      if (!made.ok) continue;
      shown = remember(shown, made.value);
      titles.push(...mealsOf(made.value).map(({ meal }) => meal.title));
      if (keepsLunch(made.value, queryFor(diet, day + 2, shown))) kept++;
    }
    const distinct = percent(new Set(titles).size, titles.length);
    const figure = `${distinct} %; locked lunch kept ${kept} of ${REPEATS}`;
    printGoal({
      name: `repeats: ${diet}, distinct of ${titles.length} meals`,
      goal: '75 %',
      figure,
      met: distinct >= 75 && kept === REPEATS,
    });
  }
}

function keepsLunch({ meals }: DayDraft, query: PlanQuery): boolean {
  const { lunch } = meals;
  const again = lunch && makePlan({ ...query, locked: { lunch } });
  return again?.ok === true && isDeepStrictEqual(again.value.meals.lunch, lunch);
}

const idsOf = (day: DayDraft): readonly string[] => mealsOf(day).map(({ meal }) => meal.dishId);

/** As the server does: what is shown again counts from then. */
function remember(shown: readonly string[], plan: DayDraft): readonly string[] {
  const ids = idsOf(plan);
  return [...shown.filter((id) => !ids.includes(id)), ...ids];
}
