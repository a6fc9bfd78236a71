// Speed and accuracy of the embedded engine: 500 days over ten diets and random targets (each macro 75 to 135 % of the
// diet's default, on the sliders' steps; the method of the planner design). --count 2000, --seed 7 (of the targets), --diet vegan, --json out.json.
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { seededRandom, type Random } from '../packages/domain/src/base/random.ts';
import type { Diet } from '../packages/domain/src/diet/diet.ts';
import { MENU_DIETS } from '../packages/domain/src/diet/guide.ts';
import { DEFAULT_SPLITS, splitToGrams } from '../packages/domain/src/diet/macro-split.ts';
import { UNKNOWN_EATER } from '../packages/domain/src/eater/eater.ts';
import { energyKcal, type Macros } from '../packages/domain/src/food/nutrients.ts';
import { checkDayQuality } from '../packages/domain/tests/check-day-quality.ts';
import { findBindingLimit } from '../packages/domain/src/plan/check/find-limit.ts';
import { EMPTY_INTENT } from '../packages/domain/src/intent/intent.ts';
import { makePlan } from '../packages/domain/src/plan/make-plan.ts';
import type { DayDraft } from '../packages/domain/src/plan/plan.ts';
import { readQuery, type PlanQuery } from '../packages/domain/src/plan/frame/plan-query.ts';
import { refreshMeal } from '../packages/domain/src/plan/refresh-meal.ts';
import { rePortion } from '../packages/domain/src/plan/adjust-plan.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '500' },
    seed: { type: 'string', default: '20260721' },
    diet: { type: 'string' },
    json: { type: 'string' },
    faults: { type: 'boolean' },
  },
});

type Row = {
  readonly diet: Diet;
  readonly ms: number;
  readonly feasible: boolean;
  readonly within5: boolean;
  readonly within1g: boolean;
  readonly l1Grams: number;
  readonly clean: boolean;
  readonly planned: boolean;
};

const diets = MENU_DIETS.filter((diet) => !values.diet || diet === values.diet);
const random = seededRandom(Number(values.seed));
const rows: Row[] = [];
const faults = new Map<string, number>();
const refreshMs: number[] = [];
const sliderMs: number[] = [];

makePlan(queryFor('standard', { protein: 100, carbs: 225, fat: 78 }, 0));
for (let index = 0; index < Number(values.count); index++) {
  const diet = diets[index % diets.length]!;
  rows.push(run(queryFor(diet, randomTargets(diet, random), index + 1), diet));
}
report(rows);
if (values.json) await writeFile(values.json, `${JSON.stringify(summarize(rows), null, 1)}\n`);

function run(query: PlanQuery, diet: Diet): Row {
  const start = performance.now();
  const made = makePlan(query);
  const ms = performance.now() - start;
  if (!made.ok) return { diet, ms, feasible: false, within5: false, within1g: false, l1Grams: 0, clean: false, planned: false };
  const plan = made.value;
  timeOthers(query, plan);
  const misses = (['protein', 'carbs', 'fat'] as const).map((macro) => Math.abs(plan.totals[macro] - query.targets[macro]));
  const found = checkDayQuality(plan, query);
  for (const { type } of found) faults.set(type, (faults.get(type) ?? 0) + 1);
  if (values.faults) for (const { type, message } of found) console.log(`  ${diet} seed ${query.seed} ${type}: ${message}`);
  return {
    diet,
    ms,
    feasible: findBindingLimit(readQuery(query)) === undefined,
    within5: plan.misses.length === 0,
    within1g: misses.every((miss) => miss <= 1),
    l1Grams: misses.reduce((sum, miss) => sum + miss, 0),
    clean: found.length === 0,
    planned: true,
  };
}

function timeOthers(query: PlanQuery, plan: DayDraft): void {
  let start = performance.now();
  refreshMeal({ ...query, meals: plan.meals, slot: 'dinner', refreshCount: 1 });
  refreshMs.push(performance.now() - start);
  start = performance.now();
  rePortion({ ...query, meals: plan.meals, targets: { ...query.targets, protein: query.targets.protein * 1.05 } });
  sliderMs.push(performance.now() - start);
}

function queryFor(diet: Diet, macros: Macros, seed: number): PlanQuery {
  return {
    intent: { ...EMPTY_INTENT, diets: [diet] },
    eater: UNKNOWN_EATER,
    targets: { ...macros, calories: Math.round(energyKcal(macros)) },
    seed,
  };
}

function randomTargets(diet: Diet, next: Random): Macros {
  const usual = splitToGrams(2000, DEFAULT_SPLITS[diet]);
  const draw = (grams: number, step: number, max: number): number =>
    Math.min(max, Math.round((grams * (0.75 + 0.6 * next())) / step) * step);
  return { protein: draw(usual.protein, 5, 250), carbs: draw(usual.carbs, 10, 400), fat: draw(usual.fat, 5, 150) };
}

function report(all: readonly Row[]): void {
  const total = summarize(all);
  console.log(`${all.length} days, ${total.planned} planned; ${total.feasible} with feasible targets`);
  console.log(
    `  makePlan p50 ${total.p50Ms} ms, p95 ${total.p95Ms} ms; refresh p95 ${total.refreshP95Ms} ms; sliders p95 ${total.sliderP95Ms} ms`,
  );
  console.log(
    `  feasible targets with every macro within 5 %: ${total.within5Percent} %; every macro within 1 g: ${total.within1gPercent} %`,
  );
  console.log(`  total macro error of the feasible: p50 ${total.l1P50} g, mean ${total.l1Mean} g, p95 ${total.l1P95} g`);
  console.log(
    `  days a cook would not frown at: ${total.cleanPercent} %  ${[...faults].map(([type, count]) => `${type} ${count}`).join(', ')}`,
  );
  for (const diet of diets) {
    const own = summarize(all.filter((row) => row.diet === diet));
    console.log(
      `  ${diet.padEnd(14)} feasible ${String(own.feasible).padStart(4)}  within 5 % ${own.within5Percent} %  L1 p50 ${own.l1P50} g  clean ${own.cleanPercent} %  p95 ${own.p95Ms} ms`,
    );
  }
}

function summarize(all: readonly Row[]) {
  const feasible = all.filter((row) => row.feasible);
  const percent = (part: readonly Row[], whole: readonly Row[]): number => round((100 * part.length) / Math.max(1, whole.length));
  const l1 = feasible.map(({ l1Grams }) => l1Grams);
  return {
    days: all.length,
    planned: all.filter(({ planned }) => planned).length,
    feasible: feasible.length,
    p50Ms: quantile(
      all.map(({ ms }) => ms),
      0.5,
    ),
    p95Ms: quantile(
      all.map(({ ms }) => ms),
      0.95,
    ),
    refreshP95Ms: quantile(refreshMs, 0.95),
    sliderP95Ms: quantile(sliderMs, 0.95),
    within5Percent: percent(
      feasible.filter(({ within5 }) => within5),
      feasible,
    ),
    within1gPercent: percent(
      feasible.filter(({ within1g }) => within1g),
      feasible,
    ),
    l1P50: quantile(l1, 0.5),
    l1Mean: round(l1.reduce((sum, value) => sum + value, 0) / Math.max(1, l1.length)),
    l1P95: quantile(l1, 0.95),
    cleanPercent: percent(
      all.filter(({ clean }) => clean),
      all,
    ),
  };
}

function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
