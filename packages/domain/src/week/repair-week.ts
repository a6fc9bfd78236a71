import type { Dish } from '../kit/dish.ts';
import { ON_TARGET } from '../plan/portion/tolerance.ts';
import type { MealSlot } from '../recipe/meal-slot.ts';
import { spreadVersions } from './cook-options.ts';
import {
  GOOD_ENOUGH,
  listTouched,
  portionFinely,
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

/** A lacking day weighs this much more than taste and list while it is repaired. */
const HARD = 9;
/** A day whose figures are off is what people see first, however little they are. */
const OFF_TARGET = 3;
const PASSES = 5;
/** Then other versions of the nearest ideas are looked at, unexchanged: the one the list likes, with what is on it, did not do. */
const PASSES_BY_LIST = 2;
const NEAR_IDEAS = 8;
const NEAR_VERSIONS = 12;
/** Ideas drawn for each meal of a lacking day; those that a rough look likes best are portioned in full. */
const DRAWN = 24;
const PORTIONED = 6;
/** The small meals first: another snack changes least of what the person saw. */
const EASIEST_FIRST: readonly MealSlot[] = ['snack', 'lunch', 'breakfast', 'dinner'];

/** The found week portioned in full; days that lack something get other shares of their pots, then other dishes at one of their meals. */
export function solveWeek(search: WeekSearch): SolvedWeek {
  const { cooks, days } = search.input;
  const input = (shares: PortionInput['shares']): PortionInput => ({ days, cooks, at: search.at, dishes: search.dishes, shares });
  let shares = usualSharesOf(cooks, days);
  let now = portionWeek(input(shares), { effort: 'full' });
  ({ shares, portioned: now } = settleShares(input(shares), now));
  for (let pass = 0; pass < PASSES && now.some((day) => day && day.fault > GOOD_ENOUGH); pass++) {
    for (const [day, { context }] of days.entries()) {
      if (!context || now[day]!.fault <= GOOD_ENOUGH) continue;
      const best = findRepair(search, { day, pass, now, shares });
      if (!best) continue;
      search.replace(best.cook, best.dish);
      now = best.days;
    }
    ({ shares, portioned: now } = settleShares(input(shares), now));
  }
  return { dishes: search.dishes, shares, days: portionFinely(input(shares), { full: now }) };
}

type Lacking = { readonly day: number; readonly pass: number; readonly now: SolvedWeek['days']; readonly shares: PortionInput['shares'] };
type Candidate = { readonly cook: number; readonly dish: Dish; readonly cost: number; readonly rough: number };

const lackOf = ({ fault, miss }: PortionedDay): number => fault + (miss > ON_TARGET ? OFF_TARGET : 0);

function findRepair(search: WeekSearch, { day, pass, now, shares }: Lacking): Repair | undefined {
  const { cooks, days } = search.input;
  let best: Repair | undefined;
  for (const { cook, dish, cost } of listCandidates(search, day, pass).slice(0, PORTIONED * (1 + pass))) {
    const touched = listTouched(search.daysOf(cook), cooks);
    const lackingOf = (of: SolvedWeek['days']): number => [...touched].reduce((sum, at) => sum + lackOf(of[at]!), 0);
    const before = search.costWith(cook, search.dishOf(cook)) + HARD * lackingOf(now);
    if (before - cost <= (best?.gain ?? 0)) continue;
    const fitted = pass < PASSES_BY_LIST ? search.fitted(cook, dish) : dish;
    const dishes = search.dishes.with(cook, fitted);
    const after = portionWeek({ days, cooks, at: search.at, dishes, shares }, { effort: 'full', only: touched, known: now });
    const gain = before - cost - HARD * lackingOf(after);
    if (gain > (best?.gain ?? 0)) best = { cook, dish: fitted, days: after, gain };
  }
  return best;
}

/** Other dishes for the meals of a day, the ones first that are likely to mend it at little cost. */
function listCandidates(search: WeekSearch, day: number, pass: number): readonly Candidate[] {
  const { locked } = search.input;
  return EASIEST_FIRST.flatMap((slot): readonly Candidate[] => {
    const cook = search.at[day]![slot];
    if (cook < 0 || locked.has(cook)) return [];
    const costNow = search.costWith(cook, search.dishOf(cook));
    const weigh = (dish: Dish): Candidate => {
      const cost = search.costWith(cook, dish);
      return { cook, dish, cost, rough: cost - costNow + HARD * search.roughCostWith(cook, dish) };
    };
    const liked = listOthers(search, cook).map(weigh);
    if (pass < PASSES_BY_LIST) return liked;
    const near = liked.toSorted((a, b) => a.rough - b.rough).slice(0, NEAR_IDEAS);
    return spreadVersions(
      search.input.domains[cook]!,
      near.map(({ dish }) => dish),
      NEAR_VERSIONS,
    ).map(weigh);
  }).toSorted((a, b) => a.rough - b.rough);
}

function listOthers(search: WeekSearch, cook: number): readonly Dish[] {
  const { domains, random } = search.input;
  const used = search.usedKitsBeside(cook);
  const before = search.dishOf(cook).compiled.kit.id;
  const domain = domains[cook]!;
  const own = domain.filter((versions) => versions[0]!.compiled.kit.id === before);
  const drawn = Array.from({ length: DRAWN }, () => domain[Math.floor(random() * domain.length)]!);
  const ideas = [...own, ...own, ...own, ...new Set(drawn)].filter((versions) => !used.has(versions[0]!.compiled.kit.id));
  return [...new Set(search.rank(cook, ideas, VERSIONS))];
}

const VERSIONS = 12;
