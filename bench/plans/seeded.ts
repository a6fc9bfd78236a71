import { MENU_DIETS } from '../../packages/domain/src/diet/guide.ts';
import type { Diet } from '../../packages/domain/src/diet/diet.ts';
import { findBindingLimit } from '../../packages/domain/src/plan/check/find-limit.ts';
import { readQuery } from '../../packages/domain/src/plan/frame/plan-query.ts';
import { makeSeededPlan, type SeededPlan } from '../../packages/domain/tests/seeded-plans.ts';
import { percent, printGoal, quantile } from './goal.ts';

type Tally = { planned: number; clean: number; feasible: number; near: number };

/** Days over all diets, restrictions, allergies and amounts, read by the checker that knows only what is printed. */
export function benchSeeded({ from, count, budgetMs, shown }: { from: number; count: number; budgetMs: number; shown: number }): void {
  const start = performance.now();
  const byCheck = new Map<string, string[]>();
  const byDiet = new Map<Diet, Tally>(MENU_DIETS.map((diet) => [diet, { planned: 0, clean: 0, feasible: 0, near: 0 }]));
  const errors: number[] = [];
  let seed = from;
  for (; seed < from + count && performance.now() - start < budgetMs; seed++) {
    const seeded = makeSeededPlan(seed);
    const tally = byDiet.get(MENU_DIETS.at(seed % MENU_DIETS.length)!)!;
    if (seeded.plan) errors.push(...tallyPlan(seeded, tally));
    for (const { type, check, message } of seeded.findings)
      byCheck.set(`${type} ${check}`, [...(byCheck.get(`${type} ${check}`) ?? []), `[${seed}: ${seeded.text}] ${message}`]);
  }
  report({ byDiet, byCheck, errors, shown, ran: seed - from });
}

/** The summed error of the macros where the targets are within the dishes' reach. */
function tallyPlan({ plan, query, findings }: SeededPlan, tally: Tally): readonly number[] {
  tally.planned++;
  if (findings.length === 0) tally.clean++;
  if (!plan || findBindingLimit(readQuery(query)) !== undefined) return [];
  tally.feasible++;
  if (plan.misses.length === 0) tally.near++;
  return [(['protein', 'carbs', 'fat'] as const).reduce((sum, macro) => sum + Math.abs(plan.totals[macro] - plan.targets[macro]), 0)];
}

function report({
  byDiet,
  byCheck,
  errors,
  shown,
  ran,
}: {
  byDiet: ReadonlyMap<Diet, Tally>;
  byCheck: ReadonlyMap<string, readonly string[]>;
  errors: readonly number[];
  shown: number;
  ran: number;
}): void {
  const sum = (part: keyof Tally): number => [...byDiet.values()].reduce((total, tally) => total + tally[part], 0);
  const countOf = (type: string): number =>
    [...byCheck].reduce((total, [key, found]) => total + (key.startsWith(`${type} `) ? found.length : 0), 0);
  const clean = percent(sum('clean'), sum('planned'));
  const near = percent(sum('near'), sum('feasible'));
  printGoal({ name: `seeded: ${ran} days, rules broken`, goal: '0', figure: `${countOf('rule')}`, met: countOf('rule') === 0 });
  printGoal({ name: 'seeded: sums that do not add up', goal: '0', figure: `${countOf('sum')}`, met: countOf('sum') === 0 });
  printGoal({ name: `seeded: ${sum('planned')} planned, pass every gate`, goal: '97 %', figure: `${clean} %`, met: clean >= 97 });
  printGoal({ name: `seeded: ${sum('feasible')} feasible, within 5 %`, goal: '97 %', figure: `${near} %`, met: near >= 97 });
  const error = quantile(errors, 0.5);
  printGoal({ name: 'seeded: total macro error, median', goal: '1.5 g', figure: `${error} g`, met: error <= 1.5 });
  for (const [diet, tally] of byDiet) {
    const own = percent(tally.near, tally.feasible);
    const figure = `${own} %, ${percent(tally.clean, tally.planned)} % pass every gate`;
    printGoal({ name: `seeded: ${diet}, within 5 %`, goal: '97 %', figure, met: own >= 97 });
  }
  for (const [key, found] of [...byCheck].toSorted((a, b) => b[1].length - a[1].length)) {
    console.log(`     finding ${key}: ${found.length} (${percent(found.length, sum('planned'))} %)`);
    for (const message of found.slice(0, key.startsWith('quality') ? shown : 20)) console.log(`       ${message}`);
  }
}
