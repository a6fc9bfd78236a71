import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { MENU_DIETS } from '../../packages/domain/src/diet/guide.ts';
import { parseIntent } from '../../packages/domain/src/intent/parse-intent.ts';
import { makePlan } from '../../packages/domain/src/plan/make-plan.ts';
import type { DayPlan } from '../../packages/domain/src/plan/plan.ts';
import { refreshMeal } from '../../packages/domain/src/plan/refresh-meal.ts';
import { solvePortions } from '../../packages/domain/src/plan/solve-portions.ts';
import { MEAL_SLOTS } from '../../packages/domain/src/recipe/meal-slot.ts';
import { cpuMs, printGoal, quantile } from './goal.ts';
import { queryFor } from './refreshes.ts';

const DAYS = 400;
/** Compiling and the first look at each dish are paid once by a server, and counted as start-up. */
const WARM_UP = 40;

/** Milliseconds of processor for each call after a warm-up, then what a fresh process needs to begin and to hold. */
export async function benchCost(sentences: readonly string[]): Promise<void> {
  const plan: number[] = [];
  const refresh: number[] = [];
  const portions: number[] = [];
  for (let day = 0; day < DAYS; day++) {
    const query = queryFor(MENU_DIETS[day % MENU_DIETS.length]!, day * 7 + 1, []);
    const made = timed(() => makePlan(query));
    if (!made.value.ok) continue;
    const { meals, targets } = made.value.value;
    const slot = MEAL_SLOTS[day % MEAL_SLOTS.length]!;
    const refreshed = timed(() => refreshMeal({ ...query, meals, slot, refreshCount: 1 + (day % 7) }));
    const moved = timed(() => solvePortions(listMeals(meals), { ...targets, protein: targets.protein * 1.05 }));
    if (day < WARM_UP) continue;
    plan.push(made.ms);
    refresh.push(refreshed.ms);
    portions.push(moved.ms);
  }
  for (const sentence of sentences) parseIntent(sentence);
  const intent = sentences.map((sentence) => timed(() => parseIntent(sentence)).ms);
  report('speed: plan p50', quantile(plan, 0.5), 8);
  report('speed: plan p95', quantile(plan, 0.95), 25);
  report('speed: refresh p95', quantile(refresh, 0.95), 5);
  report('speed: portions p95', quantile(portions, 0.95), 1);
  report('speed: intent p95', quantile(intent, 0.95), 1);
  const cache = await mkdtemp(join(tmpdir(), 'larder-bench-'));
  const cold = await startFresh(cache);
  const { startMs, firstPlanMs, heldMb } = await startFresh(cache);
  await rm(cache, { recursive: true });
  report('start-up: tables, corpus and lexicon', startMs, 100);
  console.log(
    `     ${cold.startMs.toFixed(0)} ms where Node also has to strip the types; first plan ${firstPlanMs.toFixed(0)} ms of processor`,
  );
  printGoal({ name: 'memory: held after 300 days', goal: '60 MB', figure: `${heldMb.toFixed(0)} MB`, met: heldMb < 60 });
}

function timed<Value>(run: () => Value): { readonly value: Value; readonly ms: number } {
  const start = cpuMs();
  const value = run();
  return { value, ms: cpuMs() - start };
}

const report = (name: string, ms: number, most: number): void =>
  printGoal({ name, goal: `< ${most} ms`, figure: `${ms.toFixed(2)} ms of processor`, met: ms < most });

const listMeals = (meals: DayPlan['meals']) => MEAL_SLOTS.flatMap((slot) => meals[slot] ?? []);

/** Twice with one module cache tells the engine's own work from the stripping of types, which a build has behind it. */
async function startFresh(cache: string): Promise<{ startMs: number; firstPlanMs: number; heldMb: number }> {
  const child = fileURLToPath(new URL('fresh-start.ts', import.meta.url));
  const env = { ...process.env, NODE_COMPILE_CACHE: cache };
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', child], { env });
  return JSON.parse(stdout) as { startMs: number; firstPlanMs: number; heldMb: number };
}
