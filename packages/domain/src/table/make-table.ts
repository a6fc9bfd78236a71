import { fail, ok, type Result } from '../base/result.ts';
import { energyKcal } from '../food/nutrients.ts';
import { DEFAULT_CORPUS } from '../kit/default-corpus.ts';
import type { Dish } from '../kit/dish.ts';
import { checkTable } from './check-table.ts';
import { searchDays } from '../plan/choose/search-days.ts';
import { findEmptySlot, readQuery, type PlanContext, type PlanQuery } from '../plan/frame/plan-query.ts';
import type { Plan } from '../plan/plan.ts';
import { assembleDay } from '../plan/write/assemble-day.ts';
import { explainBlocked, explainNoSoundDay, type PlanFault } from '../plan/write/explain-blocked.ts';
import type { MealSlot } from '../recipe/meal-slot.ts';
import { CHOKING_AGE, CHOKING_NOTE } from './age-safety.table.ts';
import { cookPots } from './cook-pot.ts';
import { layPlates } from './lay-plates.ts';
import { listTableMisses } from './say-misses.ts';
import { hasOneMix, meanTargets, takeSeats, type Seat } from './seat.ts';
import { listPartOptions } from './swap-part.ts';
import { ageOf, type TableEater } from './table-eater.ts';
import { joinRules } from './table-rules.ts';

export type TableQuery = PlanQuery & {
  /** Everyone who eats; the first is whom `eater` and `targets` are of. */ readonly eaters: readonly TableEater[];
};

/**
 * A day from shared pots: dishes that everyone may eat, chosen and cooked for the mean of the targets, dished out to each
 * eater's own. The best of some days is taken; what is still off is said for each eater.
 */
export function makeTable(query: TableQuery): Result<Plan, PlanFault> {
  const tables = LEANS.map((lean) => readTable(query, lean));
  const { context, oneMix } = tables[0]!;
  const empty = findEmptySlot(context);
  if (empty) return fail(explainBlocked(context, empty));
  let best: { readonly plan: Plan; readonly cost: number } | undefined;
  for (let again = 0; again < MOST_DAYS; again++) {
    const table = tables[oneMix ? 0 : again % LEANS.length]!;
    const left = again % 2 === 1 && !oneMix ? withSwaps(table) : table.context;
    const { dishes, relaxed } = searchDays(left, { seed: query.seed + again * NEXT_SEED });
    const found = layDay(query, table, { dishes, relaxed });
    const checked = checkTable(found.draft, table);
    if (!checked.ok) {
      query.onRejected?.({ seed: query.seed, dishIds: dishes.map(({ dishId }) => dishId), faults: checked.fault });
      continue;
    }
    if (!best || found.cost < best.cost) best = { plan: checked.value, cost: found.cost };
    if (found.misses === 0 && found.cost <= GOOD_COST) break;
  }
  return best ? ok(best.plan) : fail(explainNoSoundDay(context.frame.open[0]?.slot ?? 'dinner'));
}

/** How far the pot leans to who needs least protein, where the mixes differ: tried in turn. */
const LEANS = [0.5, 0.8, 0.2] as const;
/** Days looked at; more gained nothing in the bench of households. */
const MOST_DAYS = 8;
const NEXT_SEED = 104_729;
/** About half of a side beside each eater's day, and every macro near its target. */
const GOOD_COST = 6;

export type Table = {
  readonly seats: readonly Seat[];
  readonly oneMix: boolean;
  /** What the pots are planned by: everyone's rules, the mean of the targets. */
  readonly pots: PlanQuery;
  readonly context: PlanContext;
};

export function readTable(query: TableQuery, lean = 0): Table {
  const { foodsById } = query.corpus ?? DEFAULT_CORPUS;
  const seats = takeSeats(query, query.eaters, foodsById);
  const oneMix = hasOneMix(seats);
  const hasToddler = query.eaters.some((eater) => ageOf(eater) < CHOKING_AGE);
  const pots: PlanQuery = {
    ...query,
    intent: {
      ...query.intent,
      people: null,
      dishWords: hasToddler ? [...new Set([...query.intent.dishWords, 'toddler'])] : query.intent.dishWords,
    },
    eater: joinRules(query.eaters, foodsById),
    targets: meanTargets(seats, oneMix ? 0 : lean),
  };
  return { seats, oneMix, pots, context: holdShares(readQuery(pots)) };
}

/** A pot that is not its meal's share of the day cannot be dished out in anybody's share. */
const SHARE_SLACK = 0.02;

function holdShares(context: PlanContext): PlanContext {
  const open = context.frame.open.map((slot) => {
    if (slot.energyKcal.wished) return slot;
    const kcal = energyKcal(slot.share);
    return { ...slot, energyKcal: { low: kcal * (1 - SHARE_SLACK), high: kcal * (1 + SHARE_SLACK), wished: true as const } };
  });
  return { ...context, frame: { ...context.frame, open } };
}

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

type Chosen = { readonly dishes: readonly Dish[]; readonly relaxed: readonly MealSlot[] };

function layDay(query: TableQuery, { seats, oneMix, pots, context }: Table, { dishes, relaxed }: Chosen) {
  const { open, targets } = context.frame;
  const cooked = cookPots(context, dishes, seats.length);
  const dayKcal = energyKcal(targets);
  const wantKcal = open.map(({ share }) => seats.map((seat) => (energyKcal(seat.targets) * energyKcal(share)) / dayKcal));
  const { meals, cost } = layPlates(cooked, {
    seats,
    targets: seats.map((seat) => seat.targets),
    wantKcal,
    mostSides: oneMix ? 1 : 2,
    corpus: context.corpus,
    style: context.style,
  });
  const misses = listTableMisses(meals, { seats, wantKcal, oneMix });
  const notes = [
    ...(query.notes ?? []),
    ...seats.flatMap((seat) => seat.notes),
    ...tellAges(seats),
    ...misses.map(({ sentence }) => sentence),
  ];
  const draft = assembleDay(
    { ...pots, eater: query.eater, targets: query.targets, notes },
    { context, meals: [...context.kept, ...meals], relaxed },
  );
  return { draft, cost, misses: misses.length };
}

/** What the cook of a small child's plate has to know. */
const tellAges = (seats: readonly Seat[]): readonly string[] =>
  seats.flatMap(({ eater }) => (ageOf(eater) < CHOKING_AGE ? [`${eater.name}'s plate: ${CHOKING_NOTE}`] : []));
