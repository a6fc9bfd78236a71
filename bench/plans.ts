// What a plan is worth, one line per measure: the open queries end to end, the checker that reads only what is printed,
// refreshing, repeating one query, and speed. --plans 2000 --minutes 6 --seed 1 --findings 20.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { makeSeededPlan } from '../packages/domain/tests/seeded-plans.ts';
import { MENU_DIETS } from '../packages/domain/src/diet/guide.ts';
import { UNKNOWN_EATER } from '../packages/domain/src/eater/eater.ts';
import { EMPTY_INTENT } from '../packages/domain/src/intent/intent.ts';
import { makePlan } from '../packages/domain/src/plan/make-plan.ts';
import { MEAL_SLOTS, type MealSlot } from '../packages/domain/src/recipe/meal-slot.ts';
import type { DayPlan } from '../packages/domain/src/plan/plan.ts';
import type { PlanQuery } from '../packages/domain/src/plan/plan-query.ts';
import { refreshMeal } from '../packages/domain/src/plan/refresh-meal.ts';
import { resolveTargets } from '../packages/domain/src/intent/resolve-targets.ts';
import type { Diet } from '../packages/domain/src/diet/diet.ts';

const { values } = parseArgs({
  options: {
    plans: { type: 'string', default: '2000' },
    minutes: { type: 'string', default: '6' },
    seed: { type: 'string', default: '1' },
    findings: { type: 'string', default: '0' },
  },
});

const REFRESHES = 12;
const REPEATS = 20;

await runQueries();
runSeeded(Number(values.seed), Number(values.plans), Number(values.minutes) * 60_000);
runRefreshes();
runRepeats();

/** The scorer lies outside of the repository, so that its rows cannot be shipped with the product. */
async function runQueries(): Promise<void> {
  const scorer = fileURLToPath(new URL('../../shared/bench/queries/score.mjs', import.meta.url));
  if (!existsSync(scorer)) return console.log('queries: skipped, the scorer is not beside the repository');
  const adapter = (name: string): string => fileURLToPath(new URL(`adapters/${name}.mjs`, import.meta.url));
  const args = [scorer, '--adapter', adapter('plans'), '--checker', adapter('checker'), '--failures', '40'];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  console.log(stdout.trimEnd().replaceAll(/^(?=.)/gm, 'queries: '));
}

function runSeeded(firstSeed: number, count: number, budgetMs: number): void {
  const start = performance.now();
  const byCheck = new Map<string, string[]>();
  const ms: number[] = [];
  let planned = 0;
  let clean = 0;
  let seed = firstSeed;
  for (; seed < firstSeed + count && performance.now() - start < budgetMs; seed++) {
    const began = performance.now();
    const { plan, findings, text } = makeSeededPlan(seed);
    ms.push(performance.now() - began);
    if (!plan) continue;
    planned++;
    if (findings.length === 0) clean++;
    for (const { type, check, message } of findings) {
      const key = `${type} ${check}`;
      byCheck.set(key, [...(byCheck.get(key) ?? []), `[${seed}: ${text}] ${message}`]);
    }
  }
  const countOf = (type: string): number =>
    [...byCheck].reduce((sum, [key, found]) => sum + (key.startsWith(`${type} `) ? found.length : 0), 0);
  console.log(`seeded: seeds ${firstSeed} to ${seed - 1}, ${planned} planned, ${seed - firstSeed - planned} answered that no dish fits`);
  console.log(`seeded: ${countOf('rule')} broken rules, ${countOf('sum')} wrong sums, ${percent(clean, planned)} without any finding`);
  console.log(`seeded: plan and check p50 ${quantile(ms, 0.5)} ms, p95 ${quantile(ms, 0.95)} ms`);
  for (const [key, found] of [...byCheck].toSorted((a, b) => b[1].length - a[1].length)) {
    console.log(`seeded:   ${key} ${found.length} (${percent(found.length, planned)})`);
    for (const message of found.slice(0, key.startsWith('quality') ? Number(values.findings) : 20)) console.log(`seeded:     ${message}`);
  }
}

function queryFor(diet: Diet, seed: number, shown: readonly string[]): PlanQuery {
  const intent = { ...EMPTY_INTENT, diets: [diet] };
  const { targets, caps } = resolveTargets({ intent, eater: UNKNOWN_EATER });
  return { intent, eater: UNKNOWN_EATER, targets, caps, seed, shown };
}

function runRefreshes(): void {
  const ms: number[] = [];
  for (const diet of MENU_DIETS) {
    const slots = MEAL_SLOTS.map((slot) => refreshSlot(diet, slot, ms));
    console.log(
      `refresh: ${diet.padEnd(14)} distinct titles ${slots.map(({ titles }) => titles).join('/')}, ideas ${slots.map(({ ideas }) => ideas).join('/')} of ${REFRESHES + 1} (${MEAL_SLOTS.join('/')}), ${slots.reduce((sum, { near }) => sum + near, 0)} of ${REFRESHES * MEAL_SLOTS.length} days within 5 %`,
    );
  }
  console.log(`refresh: p50 ${quantile(ms, 0.5)} ms, p95 ${quantile(ms, 0.95)} ms`);
}

function refreshSlot(diet: Diet, slot: MealSlot, ms: number[]): { titles: number; ideas: number; near: number } {
  const made = makePlan(queryFor(diet, 1, []));
  if (!made.ok) return { titles: 0, ideas: 0, near: 0 };
  let plan = made.value;
  let shown = idsOf(plan);
  const titles = new Set([plan.meals[slot]?.title]);
  const ideas = new Set([plan.meals[slot]?.dishId.split('~')[0]]);
  let near = 0;
  for (let refreshCount = 1; refreshCount <= REFRESHES; refreshCount++) {
    const start = performance.now();
    const refreshed = refreshMeal({ ...queryFor(diet, 1, shown), meals: plan.meals, targets: plan.targets, slot, refreshCount });
    ms.push(performance.now() - start);
    if (!refreshed.ok) continue;
    plan = refreshed.value;
    shown = remember(shown, plan);
    titles.add(plan.meals[slot]?.title);
    ideas.add(plan.meals[slot]?.dishId.split('~')[0]);
    if (plan.misses.length === 0) near++;
  }
  return { titles: titles.size, ideas: ideas.size, near };
}

/** Somebody who asks for the same diet day after day, and is remembered. */
function runRepeats(): void {
  for (const diet of MENU_DIETS) {
    let shown: readonly string[] = [];
    const titles = new Map<MealSlot, string[]>(MEAL_SLOTS.map((slot) => [slot, []]));
    const ms: number[] = [];
    for (let day = 0; day < REPEATS; day++) {
      const start = performance.now();
      const made = makePlan(queryFor(diet, 1, shown));
      ms.push(performance.now() - start);
      if (!made.ok) continue;
      shown = remember(shown, made.value);
      for (const slot of MEAL_SLOTS) titles.get(slot)?.push(made.value.meals[slot]?.title ?? '');
    }
    const all = [...titles.values()];
    const distinct = all.reduce((sum, list) => sum + new Set(list).size, 0);
    const served = all.reduce((sum, list) => sum + list.length, 0);
    const again = all.reduce((sum, list) => sum + list.filter((title, at) => at > 0 && title === list[at - 1]).length, 0);
    console.log(
      `repeats: ${diet.padEnd(14)} ${percent(distinct, served)} of ${served} meals distinct (${all.map((list) => new Set(list).size).join('/')}), ${again} on the very next day; makePlan p50 ${quantile(ms, 0.5)} ms, p95 ${quantile(ms, 0.95)} ms`,
    );
  }
}

function idsOf({ meals }: DayPlan): readonly string[] {
  return MEAL_SLOTS.flatMap((slot) => meals[slot]?.dishId ?? []);
}

/** As the server does: what is shown again counts from then. */
function remember(shown: readonly string[], plan: DayPlan): readonly string[] {
  const ids = idsOf(plan);
  return [...shown.filter((id) => !ids.includes(id)), ...ids];
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
}

function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}
