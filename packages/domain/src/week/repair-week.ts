import type { Random } from '../base/random.ts';
import type { Dish } from '../kit/dish.ts';
import type { MealSlot } from '../recipe/meal-slot.ts';
import {
  GOOD_ENOUGH,
  listTouched,
  portionWeek,
  settleShares,
  usualSharesOf,
  type PortionedDay,
  type PortionInput,
} from './portion-week.ts';
import type { WeekSearch } from './search-week.ts';

export type SolvedWeek = {
  readonly dishes: readonly Dish[];
  readonly shares: PortionInput['shares'];
  readonly days: readonly (PortionedDay | undefined)[];
};

type Repair = { readonly cook: number; readonly dish: Dish; readonly days: SolvedWeek['days']; readonly gain: number };

/** A lacking day weighs this much more than taste while it is repaired. */
const HARD = 4;
const PASSES = 5;
const TRIES = 8;
/** The small meals first: another snack changes least of what the person saw. */
const EASIEST_FIRST: readonly MealSlot[] = ['snack', 'lunch', 'breakfast', 'dinner'];

/** The found week portioned in full; days that lack something get other shares of their pots, then other dishes at one of their meals. */
export function solveWeek(search: WeekSearch): SolvedWeek {
  const { cooks, days } = search.input;
  const input = (shares: PortionInput['shares']): PortionInput => ({ days, cooks, at: search.at, dishes: search.dishes, shares });
  let shares = usualSharesOf(cooks, days);
  let now = portionWeek(input(shares), { effort: 'full' });
  ({ shares, portioned: now } = settleShares(input(shares), now));
  for (let pass = 0; pass < PASSES; pass++) {
    for (const [day, { context }] of days.entries()) {
      if (!context || now[day]!.fault <= GOOD_ENOUGH) continue;
      const best = findRepair(search, { day, pass, now, shares });
      if (!best) continue;
      search.replace(best.cook, best.dish);
      now = best.days;
    }
    ({ shares, portioned: now } = settleShares(input(shares), now));
    if (now.every((day) => !day || day.fault <= GOOD_ENOUGH)) break;
  }
  return { dishes: search.dishes, shares, days: portionWeek(input(shares), { effort: 'fine' }) };
}

type Lacking = { readonly day: number; readonly pass: number; readonly now: SolvedWeek['days']; readonly shares: PortionInput['shares'] };

function findRepair(search: WeekSearch, { day, pass, now, shares }: Lacking): Repair | undefined {
  const { cooks, days, locked } = search.input;
  let best: Repair | undefined;
  for (const slot of EASIEST_FIRST) {
    const cook = search.at[day]![slot];
    if (cook < 0 || locked.has(cook)) continue;
    const before = search.dishOf(cook);
    const touched = listTouched(search.daysOf(cook), cooks);
    const faultOf = (of: SolvedWeek['days']): number => [...touched].reduce((sum, at) => sum + of[at]!.fault, 0);
    const costBefore = search.costWith(cook, before) + HARD * faultOf(now);
    for (const dish of listOthers(search, cook, pass)) {
      const cost = search.costWith(cook, dish);
      if (costBefore - cost <= (best?.gain ?? 0)) continue;
      const dishes = search.dishes.with(cook, dish);
      const after = portionWeek({ days, cooks, at: search.at, dishes, shares }, { effort: 'full', only: touched, known: now });
      const gain = costBefore - cost - HARD * faultOf(after);
      if (gain > (best?.gain ?? 0)) best = { cook, dish, days: after, gain };
    }
  }
  return best;
}

function listOthers(search: WeekSearch, cook: number, pass: number): readonly Dish[] {
  const { domains, random } = search.input;
  const used = search.usedKitsBeside(cook);
  const before = search.dishOf(cook).compiled.kit.id;
  const domain = domains[cook]!;
  const own = domain.filter((versions) => versions[0]!.compiled.kit.id === before);
  const drawn = Array.from({ length: TRIES * (3 + 2 * pass) }, () => drawIdea(domain, random));
  const ideas = [...own, ...drawn].filter((versions) => !used.has(versions[0]!.compiled.kit.id));
  return search.rank(cook, ideas, 12).slice(0, TRIES * (1 + pass));
}

const drawIdea = (domain: readonly (readonly Dish[])[], random: Random): readonly Dish[] => domain[Math.floor(random() * domain.length)]!;
