import type { Random } from '../base/random.ts';
import { energyKcal } from '../food/nutrients.ts';
import type { Food } from '../food/food.ts';
import type { Shelf } from '../grocery/shelf.ts';
import { DEFAULT_CORPUS } from '../kit/default-corpus.ts';
import type { Dish } from '../kit/dish.ts';
import { exchangeFoods } from '../kit/exchange.ts';
import { strideOf } from '../plan/choose/pool-dishes.ts';
import type { SlotFrame } from '../plan/frame/day-frame.ts';
import type { PlanContext } from '../plan/frame/plan-query.ts';
import type { MealSlot } from '../recipe/meal-slot.ts';
import { boughtFor, type Bought } from './bought.ts';
import { eatenInExchange } from './eaten-in-exchange.ts';
import { isCookedAt, isShared, type Cook, type Serving } from './cook.ts';
import { DayCosts } from './day-costs.ts';
import type { CookDomain } from './list-domains.ts';
import { ListState } from './list-state.ts';
import { scoreWeek, type WeekCounts, type WeekMeal } from './score-week.ts';
import { PlateCosts } from './plate-costs.ts';
import { indexCooks } from './shape-week.ts';
import { leftoverOf } from './leftover.ts';
import type { WeekDay } from './week-query.ts';

export type SearchInput = {
  readonly days: readonly WeekDay[];
  readonly cooks: readonly Cook[];
  readonly domains: readonly CookDomain[];
  readonly counts: WeekCounts;
  readonly shelf: Shelf;
  /** What an entry of the list costs, in the unit of `scoreDish`. */
  readonly shopWeight: number;
  readonly random: Random;
  /** Dishes that stay, by cook. */
  readonly locked: ReadonlyMap<number, Dish>;
  /** Foods of days that stay as they are: they are on the list already. */
  readonly open: readonly Bought[];
};

/** What is known of a dish as one cook's. `size`: plates of it, each at the size its meal wants. */
type Option = WeekMeal & { readonly dish: Dish; readonly size: number; readonly taste: number };
type DayCost = { readonly taste: number; readonly quick: number };
type Priced = { readonly option: Option; readonly cost: number };
/** An idea a cook may be, and what is known of its versions, each found when first looked at. */
type Idea = { readonly kitId: string; readonly versions: readonly Dish[]; readonly options: (Option | undefined)[] };

/** More than this a plate does not grow, as the author's bounds stop most dishes. */
const MOST_GROWN = 1.5;
const VERSIONS_WEIGHED = 12;

/**
 * A week being searched: one dish for each cook, the list they make together and what each day costs. Annealing over cooks: a
 * move is another idea with the version that the list likes best, or another version of the same idea; the days it touches are
 * portioned roughly, and only when the cheap part of the cost does not lose already.
 */
export class WeekSearch {
  readonly input: SearchInput;
  readonly at: readonly Readonly<Record<MealSlot, number>>[];
  readonly #list: ListState;
  readonly #ideas: readonly (readonly Idea[])[];
  /** Of dishes that are no version in the table: with foods exchanged. */
  readonly #options: readonly Map<Dish, Option>[];
  readonly #plates: PlateCosts;
  readonly #chosen: (Option | undefined)[];
  readonly #dinners: readonly number[];
  readonly #daysOf: readonly (readonly number[])[];
  readonly #foodsById: ReadonlyMap<string, Food>;
  readonly #dayCosts: DayCosts;
  #days: DayCost[] = [];

  constructor(input: SearchInput) {
    this.input = input;
    this.at = indexCooks(input.cooks, input.days.length);
    this.#list = new ListState(input.shelf, eatenInExchange(input.days));
    this.#ideas = input.domains.map((domain) => domain.map(ideaOf));
    this.#options = input.cooks.map(() => new Map<Dish, Option>());
    this.#chosen = input.cooks.map(() => undefined);
    this.#dinners = this.at.map(({ dinner }) => dinner);
    this.#daysOf = input.cooks.map(({ servings }) => [...new Set(servings.map(({ day }) => day))]);
    this.#dayCosts = new DayCosts(input.days);
    this.#plates = new PlateCosts({ ...input, boughtOf: (dish) => this.boughtOf(dish) });
    this.#foodsById = (input.days.find(({ context }) => context)?.context?.corpus ?? DEFAULT_CORPUS).foodsById;
    for (const bought of input.open) this.#list.put(bought, 1);
    for (const [cook, dish] of input.locked) this.#put(cook, this.#option(cook, dish));
  }

  /** The dish of each cook. */
  get dishes(): readonly Dish[] {
    return this.#chosen.map((option) => option!.dish);
  }

  boughtOf(dish: Dish): Bought {
    return boughtFor(dish, { shelf: this.input.shelf, foodsById: this.#foodsById });
  }

  dishOf(cook: number): Dish {
    return this.#chosen[cook]!.dish;
  }

  /** Any decent dish for every cook, as a start for the annealing. */
  scatter(): void {
    const { cooks, random } = this.input;
    cooks.forEach((_, cook) => {
      if (this.#chosen[cook]) return;
      const ideas = this.#ideas[cook]!;
      let best: Priced | undefined;
      for (let attempt = 0; attempt < SCATTER_TRIES || (!best && attempt < SCATTER_MOST); attempt++) {
        const idea = pick(ideas, random);
        if (this.#isUsed(idea.kitId, cook)) continue;
        const priced = this.#bestVersion(cook, idea, SCATTER_VERSIONS);
        if (!best || priced.cost < best.cost) best = priced;
      }
      this.#put(cook, this.#fit(cook, (best ?? this.#bestVersion(cook, ideas[0]!, SCATTER_VERSIONS)).option));
    });
    this.#days = this.input.days.map((_, day) => ({ taste: this.#tasteOf(day), quick: this.#quickOf(day) }));
  }

  /** `isCancelled` is asked now and then: what nobody waits for need not be good. */
  anneal(rounds: number, isCancelled: () => boolean = () => false): void {
    const open = this.input.cooks.flatMap((_, cook) => (this.input.locked.has(cook) ? [] : [cook]));
    if (open.length === 0) return;
    let weekCost = this.#weekCost();
    for (let round = 0; round < rounds; round++) {
      if (round % ASKED_EVERY === 0 && isCancelled()) return;
      const temperature = HOT * (COLD / HOT) ** (round / rounds);
      weekCost = this.#tryMove(pick(open, this.input.random), temperature, weekCost);
    }
  }

  /** One move; the week's cost after it. */
  #tryMove(cook: number, temperature: number, weekCost: number): number {
    const { random } = this.input;
    const before = this.#chosen[cook]!;
    this.#list.take(before.sketch.bought, before.size);
    const priced = this.#proposal(cook, before);
    const option = priced?.option;
    if (!option || option.dish === before.dish) {
      this.#list.put(before.sketch.bought, before.size);
      return weekCost;
    }
    const limit = -temperature * Math.log(1 - random());
    const costBefore = before.taste + this.input.shopWeight * this.#list.costOf(before.sketch.bought, before.size);
    this.#chosen[cook] = option;
    const weekAfter = this.#weekCost();
    const days = this.daysOf(cook);
    const tastes = days.map((day) => this.#tasteOf(day));
    let delta = priced.cost - costBefore + weekAfter - weekCost;
    days.forEach((day, at) => (delta += tastes[at]! - this.#days[day]!.taste - this.#days[day]!.quick));
    const quicks: number[] = [];
    for (const day of days) {
      if (delta > limit) break;
      quicks.push(this.#quickOf(day));
      delta += quicks.at(-1)!;
    }
    const isTaken = delta <= limit;
    const now = isTaken ? this.#fit(cook, option) : before;
    this.#chosen[cook] = now;
    this.#list.put(now.sketch.bought, now.size);
    if (isTaken) days.forEach((day, at) => (this.#days[day] = { taste: tastes[at]!, quick: quicks[at]! }));
    return isTaken ? weekAfter : weekCost;
  }

  /** Another version of the same idea, or the best of some other ideas. The cook's own dish is off the list meanwhile. */
  #proposal(cook: number, before: Option): Priced | undefined {
    const { random } = this.input;
    const ideas = this.#ideas[cook]!;
    const kitId = kitOf(before.dish);
    if (random() < SAME_IDEA_SHARE) {
      const own = ideas.find((idea) => idea.kitId === kitId);
      return own && this.#price(this.#optionAt(cook, own, Math.floor(random() * own.versions.length)));
    }
    let best: Priced | undefined;
    for (let drawn = 0; drawn < TOURNAMENT; drawn++) {
      const idea = pick(ideas, random);
      if (idea.kitId === kitId || this.#isUsed(idea.kitId, cook)) continue;
      const priced = this.#bestVersion(cook, idea, VERSIONS_WEIGHED);
      if (!best || priced.cost < best.cost) best = priced;
    }
    return best;
  }

  /** The version of an idea that costs taste and list least: spinach where spinach is open. Looks at some that stand far apart. */
  #bestVersion(cook: number, idea: Idea, most: number): Priced {
    const { length } = idea.versions;
    const start = Math.floor(this.input.random() * length);
    const stride = strideOf(length);
    let best: Option | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (let at = 0; at < most && at < length; at++) {
      const option = this.#optionAt(cook, idea, (start + at * stride) % length);
      const cost = this.#costOf(option);
      if (cost < least) [best, least] = [option, cost];
    }
    return { option: best!, cost: least };
  }

  /** As it would be cooked this week: with what is on the list where a cook would take that. */
  #fit(cook: number, option: Option): Option {
    const exchange = this.#list.fitFoods(option.sketch.bought, option.size);
    if (exchange.size === 0) return option;
    const dish = exchangeFoods(option.dish, exchange, this.#foodsById);
    return dish ? this.#option(cook, dish) : option;
  }

  #price(option: Option): Priced {
    return { option, cost: this.#costOf(option) };
  }

  #costOf({ taste, sketch, size }: Option): number {
    return taste + this.input.shopWeight * this.#list.costOf(sketch.bought, size);
  }

  #optionAt(cook: number, { versions, options }: Idea, at: number): Option {
    return (options[at] ??= this.#makeOption(cook, versions[at]!));
  }

  #option(cook: number, dish: Dish): Option {
    const known = this.#options[cook]!.get(dish);
    if (known) return known;
    const option = this.#makeOption(cook, dish);
    this.#options[cook]!.set(dish, option);
    return option;
  }

  #makeOption(cook: number, dish: Dish): Option {
    const own = this.input.cooks[cook]!;
    const first = own.servings[0]!;
    const { sketch, kcal, taste } = this.#plates.plateOf(dish, this.#frameOf(first), this.#contextOf(first.day).wishes);
    let size = 0;
    for (const serving of own.servings) size += Math.min(MOST_GROWN, this.#shareOf(serving) / Math.max(1, kcal));
    return { cook: own, dish, size, taste: taste * own.servings.length, sketch };
  }

  #contextOf(day: number): PlanContext {
    return this.input.days[day]!.context!;
  }

  #frameOf({ day, slot }: Serving): SlotFrame {
    return this.#contextOf(day).frame.open.find((frame) => frame.slot === slot)!;
  }

  #shareOf(serving: Serving): number {
    return energyKcal(this.#frameOf(serving).share);
  }

  #put(cook: number, option: Option): void {
    this.#chosen[cook] = option;
    this.#list.put(option.sketch.bought, option.size);
  }

  /** Puts another dish in place of a cook's, its days weighed anew. */
  replace(cook: number, dish: Dish): void {
    const before = this.#chosen[cook]!;
    this.#list.take(before.sketch.bought, before.size);
    this.#put(cook, this.#option(cook, dish));
    if (this.#days.length === 0) return;
    for (const day of this.daysOf(cook)) this.#days[day] = { taste: this.#tasteOf(day), quick: this.#quickOf(day) };
  }

  /** Other dishes for a cook that the list likes, cheapest first; `ideas` are looked at, each with the version that fits. */
  rank(cook: number, ideas: readonly (readonly Dish[])[], versions: number): readonly Dish[] {
    const before = this.#chosen[cook]!;
    this.#list.take(before.sketch.bought, before.size);
    const ranked = ideas.map((idea) => this.#bestVersion(cook, ideaOf(idea), versions)).toSorted((a, b) => a.cost - b.cost);
    const dishes = ranked.map(({ option }) => this.#fit(cook, option).dish);
    this.#list.put(before.sketch.bought, before.size);
    return dishes;
  }

  /** Taste, list and week, without how the days come out: what a repair weighs against it. */
  costWith(cook: number, dish: Dish): number {
    const before = this.#chosen[cook]!;
    this.#list.take(before.sketch.bought, before.size);
    const { option, cost } = this.#price(this.#option(cook, dish));
    this.#list.put(before.sketch.bought, before.size);
    this.#chosen[cook] = option;
    const week = this.#weekCost();
    const tastes = this.daysOf(cook).reduce((sum, day) => sum + this.#tasteOf(day), 0);
    this.#chosen[cook] = before;
    return cost + week + tastes;
  }

  /** How far the days of the cook are from what they should be with this dish, at a rough look. */
  roughCostWith(cook: number, dish: Dish): number {
    const before = this.#chosen[cook]!;
    this.#chosen[cook] = this.#option(cook, dish);
    const cost = this.daysOf(cook).reduce((sum, day) => sum + this.#quickOf(day), 0);
    this.#chosen[cook] = before;
    return cost;
  }

  usedKitsBeside(except: number): ReadonlySet<string> {
    return new Set(this.#chosen.flatMap((option, cook) => (option && cook !== except ? [kitOf(option.dish)] : [])));
  }

  #isUsed(kitId: string, except: number): boolean {
    const chosen = this.#chosen;
    for (let cook = 0; cook < chosen.length; cook++) {
      const option = chosen[cook];
      if (option && cook !== except && kitOf(option.dish) === kitId) return true;
    }
    return false;
  }

  daysOf(cook: number): readonly number[] {
    return this.#daysOf[cook]!;
  }

  #weekCost(): number {
    return scoreWeek(this.#chosen, this.#dinners, this.input.counts);
  }

  #tasteOf(day: number): number {
    return this.#dayCosts.tasteOf(day, (slot) => this.#chosen[this.at[day]![slot]]?.dish);
  }

  /** Whether the meal eats what another day's pot left. */
  isLeftover(day: number, slot: MealSlot): boolean {
    const cook = this.input.cooks[this.at[day]![slot]]!;
    return isShared(cook) && !isCookedAt(cook, { day, slot });
  }

  #quickOf(day: number): number {
    return this.#dayCosts.quickOf(day, (slot) => {
      const { dish } = this.#chosen[this.at[day]![slot]]!;
      return this.isLeftover(day, slot) ? leftoverOf(dish) : dish;
    });
  }
}

const ideaOf = (versions: readonly Dish[]): Idea => ({ kitId: kitOf(versions[0]!), versions, options: [] });

const kitOf = (dish: Dish): string => dish.compiled.kit.id;

const pick = <Value>(values: readonly Value[], random: Random): Value => values[Math.floor(random() * values.length)]!;

// 4,000 rounds are the knee of list, taste and time on 24 weeks each (design of the week, section 5); a thousand more buy back what
// days that hold their targets cost the list.
export const ROUNDS = 5000;
const ASKED_EVERY = 100;
const HOT = 6;
const COLD = 0.3;
const SAME_IDEA_SHARE = 0.3;
const TOURNAMENT = 5;
const SCATTER_TRIES = 6;
const SCATTER_MOST = 60;
const SCATTER_VERSIONS = 6;
