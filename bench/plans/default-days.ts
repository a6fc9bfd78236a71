import { UNKNOWN_EATER } from '../../packages/domain/src/eater/eater.ts';
import { EMPTY_INTENT } from '../../packages/domain/src/intent/intent.ts';
import { resolveTargets } from '../../packages/domain/src/intent/target/resolve-targets.ts';
import { DEFAULT_CORPUS } from '../../packages/domain/src/kit/default-corpus.ts';
import type { Dish } from '../../packages/domain/src/kit/dish.ts';
import { makePlan } from '../../packages/domain/src/plan/make-plan.ts';
import { mealsOf } from '../../packages/domain/src/recipe/meals-of.ts';
import { NOVELTY_DAYS } from '../../packages/server/src/features/plan/generate-plan.ts';
import { percent, printGoal } from './goal.ts';

/** What an eater who says nothing is given: days apart from each other, read by what the kitchen says of kits and foods. */
export function benchDefaultDays({ count, from, shown }: { count: number; from: number; shown: number }): void {
  const tally = { days: 0, near: 0, standIns: 0, rare: 0, breakfasts: 0, everyday: 0, adventurous: 0 };
  const byKit = new Map<string, number>();
  const { targets, caps } = resolveTargets({ intent: EMPTY_INTENT, eater: UNKNOWN_EATER });
  for (let seed = from; seed < from + count; seed++) {
    const made = makePlan({ intent: EMPTY_INTENT, eater: UNKNOWN_EATER, targets, caps, seed });
    if (!made.ok) continue;
    const { meals, misses } = made.value;
    const dishes = Object.values(meals).flatMap(({ dishId }) => DEFAULT_CORPUS.dishesById.get(dishId) ?? []);
    const found = dishes.flatMap((dish) => listStandIns(dish).map((food) => `${dish.title}: ${food}`));
    if (found.length > 0) console.log(`     seed ${seed}: ${found.join('; ')}`);
    tally.days++;
    if (misses.length === 0) tally.near++;
    if (found.length > 0) tally.standIns++;
    if (dishes.some(({ foods }) => foods.some(({ facets }) => facets.includes('rare')))) tally.rare++;
    if (dishes.some(({ compiled }) => compiled.kit.familiarity === 'adventurous')) tally.adventurous++;
    const breakfast = DEFAULT_CORPUS.dishesById.get(meals.breakfast?.dishId ?? '');
    if (breakfast) tally.breakfasts++;
    if (breakfast?.compiled.kit.familiarity === 'everyday') tally.everyday++;
    for (const kitId of new Set(dishes.map(({ compiled }) => compiled.kit.id))) byKit.set(kitId, (byKit.get(kitId) ?? 0) + 1);
  }
  const { days } = tally;
  const most = [...byKit].toSorted((a, b) => b[1] - a[1]);
  const rare = percent(tally.rare, days);
  const everyday = percent(tally.everyday, tally.breakfasts);
  const mostOften = percent(most[0]?.[1] ?? 0, days);
  const name = `${days} default days`;
  printGoal({ name: `${name}: with a stand-in`, goal: '0', figure: `${tally.standIns}`, met: tally.standIns === 0 });
  printGoal({ name: `${name}: with a rare food`, goal: 'at most 10 %', figure: `${rare} %`, met: rare <= 10 });
  printGoal({ name: `${name}: everyday breakfasts`, goal: '90 %', figure: `${everyday} %`, met: everyday >= 90 });
  printGoal({ name: `${name}: kit that comes most`, goal: 'at most 4 %', figure: `${mostOften} % ${most[0]?.[0]}`, met: mostOften <= 4 });
  console.log(
    `     ${byKit.size} kits; adventurous dishes on ${percent(tally.adventurous, days)} % of days; ${percent(tally.near, days)} % within 5 %`,
  );
  for (const [kitId, times] of most.slice(0, shown)) console.log(`     ${times} ${kitId}`);
}

/** One eater who says nothing, day after day: what was shown is remembered for as long as the server does. */
export function benchDaysInARow({ count, from }: { count: number; from: number }): void {
  const { targets, caps } = resolveTargets({ intent: EMPTY_INTENT, eater: UNKNOWN_EATER });
  const days: (readonly string[])[] = [];
  const byKit = new Map<string, number>();
  for (let seed = from; seed < from + count; seed++) {
    const shown = days.slice(-NOVELTY_DAYS).flat();
    const made = makePlan({
      intent: EMPTY_INTENT,
      eater: UNKNOWN_EATER,
      targets,
      caps,
      seed,
      shown: shown.filter((id, at) => shown.lastIndexOf(id) === at),
    });
    if (!made.ok) continue;
    const dishIds = mealsOf(made.value).map(({ meal }) => meal.dishId);
    days.push(dishIds);
    for (const kitId of new Set(dishIds.map((id) => DEFAULT_CORPUS.dishesById.get(id)!.compiled.kit.id))) {
      byKit.set(kitId, (byKit.get(kitId) ?? 0) + 1);
    }
  }
  const [kitId, times] = [...byKit].toSorted((a, b) => b[1] - a[1])[0]!;
  const mostOften = percent(times, days.length);
  const name = `${days.length} days of one eater in a row: kit that comes most`;
  printGoal({ name, goal: 'at most 4 %', figure: `${mostOften} % ${kitId}`, met: mostOften <= 4 });
}

/** Tofu is one where the name of the kit itself does not hold it. */
function listStandIns({ foods, compiled }: Dish): readonly string[] {
  const name = compiled.kit.title.replaceAll(/[[{][^\]}]*[\]}]/g, ' ').toLowerCase();
  return foods
    .filter(({ id, facets }) => facets.includes('stand-in') && !(id.includes('tofu') && name.includes('tofu')))
    .map(({ id }) => id);
}
