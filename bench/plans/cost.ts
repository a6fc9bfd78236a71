import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { MENU_DIETS } from '../../packages/domain/src/diet/guide.ts';
import { parseIntent } from '../../packages/domain/src/intent/wish/parse-intent.ts';
import { makePlan } from '../../packages/domain/src/plan/make-plan.ts';
import type { DayDraft } from '../../packages/domain/src/plan/plan.ts';
import { refreshMeal } from '../../packages/domain/src/plan/refresh-meal.ts';
import { solvePortions } from '../../packages/domain/src/plan/portion/solve-portions.ts';
import { MEAL_SLOTS } from '../../packages/domain/src/recipe/meal-slot.ts';
import { mealsOf } from '../../packages/domain/src/recipe/meals-of.ts';
import type { FreshStart, Spent } from './fresh-start.ts';
import { cpuMs, printGoal, quantile } from './goal.ts';
import { queryFor } from './refreshes.ts';

const DAYS = 400;
/** Compiling and the first look at each dish are paid once by a server, and counted as start-up. */
const WARM_UP = 40;
/** The middle one counts: a start takes a tenth of a second, and a machine does other things. */
const STARTS = 5;

/**
 * Milliseconds by the clock for each call after a warm-up, to be run on a quiet machine; those of processor beside them, which
 * count what else the process does at the time (collecting, compiling). Then what a fresh process needs to begin and to hold.
 */
export async function benchCost(sentences: readonly string[]): Promise<void> {
  const plan: Spent[] = [];
  const refresh: Spent[] = [];
  const portions: Spent[] = [];
  for (let day = 0; day < DAYS; day++) {
    const query = queryFor(MENU_DIETS[day % MENU_DIETS.length]!, day * 7 + 1, []);
    const made = timed(() => makePlan(query));
    if (!made.value.ok) continue;
    const { meals, targets } = made.value.value;
    const slot = MEAL_SLOTS[day % MEAL_SLOTS.length]!;
    const refreshed = timed(() => refreshMeal({ ...query, meals, slot, refreshCount: 1 + (day % 7) }));
    const moved = timed(() => solvePortions(listMeals(meals), { ...targets, protein: targets.protein * 1.05 }));
    if (day < WARM_UP) continue;
    plan.push(made.spent);
    refresh.push(refreshed.spent);
    portions.push(moved.spent);
  }
  for (const sentence of sentences) parseIntent(sentence);
  const intent = sentences.map((sentence) => timed(() => parseIntent(sentence)).spent);
  report('speed: plan p50', plan, { share: 0.5, most: 8 });
  report('speed: plan p95', plan, { share: 0.95, most: 25 });
  report('speed: refresh p95', refresh, { share: 0.95, most: 5 });
  report('speed: portions p95', portions, { share: 0.95, most: 1 });
  report('speed: intent p95', intent, { share: 0.95, most: 1 });
  const cache = await mkdtemp(join(tmpdir(), 'larder-bench-'));
  const cold = await startFresh(cache);
  const starts: FreshStart[] = [];
  for (let start = 0; start < STARTS; start++) starts.push(await startFresh(cache));
  await rm(cache, { recursive: true });
  const { ready, firstPlan, heldMb } = starts.toSorted((a, b) => a.ready.wallMs - b.ready.wallMs)[Math.floor(STARTS / 2)]!;
  printGoal({
    name: 'start-up: modules, tables, dishes, first sentence',
    goal: '< 100 ms',
    figure: `${ready.wallMs.toFixed(0)} ms by the clock, ${ready.cpuMs.toFixed(0)} of processor`,
    met: ready.wallMs < 100,
  });
  console.log(
    `     then the first plan ${firstPlan.wallMs.toFixed(0)} ms (${firstPlan.cpuMs.toFixed(0)}); ${cold.ready.wallMs.toFixed(0)} ms where Node also has to strip the types`,
  );
  printGoal({ name: 'memory: held after 300 days', goal: '60 MB', figure: `${heldMb.toFixed(0)} MB`, met: heldMb < 60 });
}

function timed<Value>(run: () => Value): { readonly value: Value; readonly spent: Spent } {
  const [cpu, wall] = [cpuMs(), performance.now()];
  const value = run();
  return { value, spent: { wallMs: performance.now() - wall, cpuMs: cpuMs() - cpu } };
}

function report(name: string, spent: readonly Spent[], { share, most }: { share: number; most: number }): void {
  const of = (kind: keyof Spent): number =>
    quantile(
      spent.map((one) => one[kind]),
      share,
    );
  const figure = `${of('wallMs').toFixed(2)} ms, ${of('cpuMs').toFixed(2)} of processor`;
  printGoal({ name, goal: `< ${most} ms`, figure, met: of('wallMs') < most });
}

const listMeals = (meals: DayDraft['meals']) => mealsOf({ meals }).map(({ meal }) => meal);

/** Again with one module cache, as the server keeps one: the engine's own work without the stripping of types. */
async function startFresh(cache: string): Promise<FreshStart> {
  const child = fileURLToPath(new URL('fresh-start.ts', import.meta.url));
  const env = { ...process.env, NODE_COMPILE_CACHE: cache };
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', child], { env });
  return JSON.parse(stdout) as FreshStart;
}
