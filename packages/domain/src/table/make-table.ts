import { SEEDS } from '../base/random.ts';
import { reportRejected } from '../plan/find-sound-day.ts';
import { fail, ok, type Result } from '../base/result.ts';
import { searchDays } from '../plan/choose/search-days.ts';
import { findEmptySlot, type PlanContext } from '../plan/frame/plan-query.ts';
import { placeOf, type DayDraft, type Plan } from '../plan/plan.ts';
import { assembleDay } from '../plan/write/assemble-day.ts';
import { explainBlocked, explainNoSoundDay, type PlanFault } from '../plan/write/explain-blocked.ts';
import type { Selection } from '../plan/choose/select-dishes.ts';
import type { MealSlot } from '../recipe/meal-slot.ts';
import { checkTable } from './check-table.ts';
import { cookPots, keepWhole } from './cook-pot.ts';
import { layPlates } from './lay-plates.ts';
import { dishOutRecipes } from './dish-out-recipes.ts';
import { addOwnPlates } from './own-dish.ts';
import { GOOD_COST } from './plate-problem.ts';
import { readTable, type Table, type TableQuery } from './read-table.ts';
import { listTableMisses } from './say-misses.ts';
import { listPartOptions } from './swap-part.ts';
import { listTableNotes } from './table-notes.ts';

/** Chooses the dishes of the open meals from what the context leaves. */
export type ChooseDishes = (context: PlanContext, seed: number) => Pick<Selection, 'dishes' | 'relaxed'>;

/**
 * A day from shared pots: dishes that everyone may eat, chosen and cooked for the mean of the targets, dished out to each
 * eater's own. The best of some days is taken; what is still off is said for each eater.
 */
export function makeTable(
  asked: TableQuery,
  choose: ChooseDishes = (context, seed) => searchDays(context, { seed }),
): Result<Plan, PlanFault> {
  const { query, wants } = dishOutRecipes(asked);
  const tables = LEANS.map((lean) => readTable(query, lean));
  const { context, oneMix } = tables[0]!;
  const empty = findEmptySlot(context);
  if (empty) return fail(explainBlocked(context, empty));
  const isOpen = context.frame.open.length > 0;
  let best: { readonly plan: Plan; readonly cost: number } | undefined;
  for (let again = 0; again < (isOpen ? MOST_DAYS : 1); again++) {
    const table = tables[oneMix ? 0 : again % LEANS.length]!;
    const left = again % 2 === 1 && !oneMix ? withSwaps(table) : table.context;
    const chosen = isOpen ? choose(left, query.seed + again * SEEDS.nextDay) : { dishes: [], relaxed: [] };
    const found = layDay({ query, wants }, table, chosen);
    const checked = checkTable(found.draft, found);
    if (!checked.ok) {
      reportRejected(found.draft, { query, faults: checked.fault });
      continue;
    }
    if (!best || found.cost < best.cost) best = { plan: checked.value, cost: found.cost };
    if (found.misses === 0 && found.cost <= GOOD_COST * query.eaters.length) break;
  }
  return best ? ok(best.plan) : fail(explainNoSoundDay(context.frame.open[0]?.slot ?? 'dinner'));
}

/** How far the pot leans to who needs least protein, where the mixes differ: tried in turn. */
const LEANS = [0.5, 0.8, 0.2] as const;
/** Days looked at. Eight gained nothing over four on 300 households and cost half as much again in processor time. */
const MOST_DAYS = 4;

/** Main meals of kits that have another part for somebody, where that leaves any. */
function withSwaps({ context, seats }: Table): PlanContext {
  const candidates = { ...context.candidates };
  for (const slot of MAIN_MEALS) {
    const kept = new Map([...candidates[slot]].filter(([, dishes]) => listPartOptions(dishes[0]!, { seats, slot }).length > 0));
    if (context.corpus.kitIdsBySlot[slot].some((kitId) => kept.has(kitId))) candidates[slot] = kept;
  }
  return { ...context, candidates };
}

const MAIN_MEALS: readonly MealSlot[] = ['lunch', 'dinner'];

function layDay({ query, wants }: ReturnType<typeof dishOutRecipes>, table: Table, { dishes, relaxed }: ReturnType<ChooseDishes>) {
  const { seats: left, daySeats: seats, oneMix, pots, context, kept, keptPots } = table;
  const plates = context.frame.open.map(({ place }) => table.platesAt(place));
  const cooked = [...(dishes.length > 0 ? cookPots(context, dishes, plates) : []), ...keptPots];
  const laid = layPlates(cooked, {
    seats: left,
    targets: left.map((seat) => seat.targets),
    wantKcal: cooked.map(({ meal }) => table.wantKcal(placeOf(meal))),
    mostSides: oneMix ? 1 : 2,
    corpus: context.corpus,
    style: context.style,
  });
  const served = laid.meals.map((meal) => addOwnPlates(keepWhole(meal, query.before?.[placeOf(meal)]), table.own, seats));
  const meals = [...kept, ...served];
  const held: PlanContext = { ...context, kept: [...kept, ...served.slice(dishes.length)] };
  const misses = listTableMisses(meals, {
    seats,
    wantKcal: (meal) => (kept.some((one) => placeOf(one) === placeOf(meal)) ? wants.get(placeOf(meal)) : table.wantKcal(placeOf(meal))),
    oneMix,
  });
  const notes = [...(query.notes ?? []), ...listTableNotes(seats, { intent: query.intent, misses })];
  const draft: DayDraft = assembleDay(
    { ...pots, intent: { ...query.intent, people: null }, eater: query.eater, targets: seats[0]!.targets, notes },
    { context: held, meals, relaxed },
  );
  return { draft, seats, context: held, cost: laid.cost, misses: misses.length };
}
