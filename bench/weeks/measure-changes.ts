import { DEFAULT_CORPUS } from '../../packages/domain/src/kit/default-corpus.ts';
import { missShare, ON_TARGET } from '../../packages/domain/src/plan/portion/tolerance.ts';
import { MEAL_SLOTS, type MealSlot } from '../../packages/domain/src/recipe/meal-slot.ts';
import { checkWeek } from '../../packages/domain/tests/check-week.ts';
import type { Week } from '../../packages/domain/src/week/make-week.ts';
import { refreshInWeek } from '../../packages/domain/src/week/refresh-in-week.ts';
import { listSwaps, swapInWeek } from '../../packages/domain/src/week/swap-in-week.ts';
import { listThings } from '../../packages/domain/src/week/week-things.ts';

/** One change of a week: what it costs the list, and how the days it touches come out. */
export type ChangeMeasures = {
  readonly what: MealSlot | 'day' | 'swap';
  readonly failed: boolean;
  /** Faults of the week after it, and ideas that came a second time. */
  readonly faults: number;
  /** Things on the list more than before. */
  readonly things: number;
  readonly touched: number;
  readonly onTarget: number;
  readonly ms: number;
};

const { foodsById } = DEFAULT_CORPUS;
const IDEAS = 4;

/** Every meal of one day, four ideas running, each from the week before it; a whole day; and the swaps that a meal is offered. */
export function measureChanges(week: Week, day: number): readonly ChangeMeasures[] {
  const { date } = week.days[day]!;
  const others = week.days[(day + 3) % week.days.length]!.date;
  return [
    ...MEAL_SLOTS.flatMap((slot) => {
      const measured: ChangeMeasures[] = [];
      const ideas = new Set([kitAt(week, day, slot)]);
      for (let count = 1, now = week; count <= IDEAS; count++) {
        const { figures, after } = measure(slot, now, () =>
          refreshInWeek(now, { date, slot, count, had: [...ideas].flatMap((id) => id ?? []) }),
        );
        const idea = after && kitAt(after, day, slot);
        measured.push(idea !== undefined && ideas.has(idea) ? { ...figures, faults: figures.faults + 1 } : figures);
        if (!after) continue;
        ideas.add(idea);
        now = after;
      }
      return measured;
    }),
    measure('day', week, () => refreshInWeek(week, { date: others, count: 1 })).figures,
    ...measureSwaps(week, { date, slot: MEAL_SLOTS[day % MEAL_SLOTS.length]! }),
  ];
}

function measureSwaps(week: Week, place: { date: Week['start']; slot: MealSlot }): readonly ChangeMeasures[] {
  const listed = listSwaps(week, place);
  const options = listed.ok ? listed.value : [];
  const none: ChangeMeasures = { what: 'swap', failed: true, faults: 0, things: 0, touched: 0, onTarget: 0, ms: 0 };
  return [
    ...Array.from({ length: 3 - options.length }, () => none),
    ...options.map(({ dish }) => measure('swap', week, () => swapInWeek(week, { ...place, dishId: dish.dishId })).figures),
  ];
}

const kitAt = ({ days }: Week, day: number, slot: MealSlot): string | undefined => days[day]!.plan.meals[slot]?.dishId.split('~')[0];

type Changed =
  | { readonly ok: true; readonly value: { readonly week: Week; readonly touched: readonly string[] } }
  | { readonly ok: false; readonly fault: object };

function measure(
  what: ChangeMeasures['what'],
  before: Week,
  change: () => Changed,
): { readonly figures: ChangeMeasures; readonly after: Week | undefined } {
  const began = process.cpuUsage();
  const changed = change();
  const { user, system } = process.cpuUsage(began);
  const ms = (user + system) / 1000;
  if (!changed.ok) {
    console.log(`${what}: ${JSON.stringify(changed.fault)}`);
    return { figures: { what, failed: true, faults: 0, things: 0, touched: 0, onTarget: 0, ms }, after: undefined };
  }
  const { week, touched } = changed.value;
  const days = week.days.filter(({ date }) => touched.includes(date));
  const faults = checkWeek(week, foodsById);
  for (const fault of faults) console.log(`${what}: ${fault}`);
  return {
    figures: {
      what,
      failed: false,
      faults: faults.length,
      things: listThings(week.days, foodsById).things.length - listThings(before.days, foodsById).things.length,
      touched: days.length,
      onTarget: days.filter(({ plan }) => missShare(plan.totals, plan.targets) <= ON_TARGET + 1e-4).length,
      ms,
    },
    after: week,
  };
}
