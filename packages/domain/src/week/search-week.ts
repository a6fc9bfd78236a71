import type { Random } from '../base/random.ts';
import type { Shelf } from '../grocery/shelf.ts';
import type { Corpus } from '../kit/corpus.ts';
import { DEFAULT_CORPUS } from '../kit/default-corpus.ts';
import type { Dish } from '../kit/dish.ts';
import { exchangeFoods } from '../kit/exchange.ts';
import { strideOf } from '../plan/choose/pool-dishes.ts';
import type { MealSlot } from '../recipe/meal-slot.ts';
import { boughtFor, type Bought } from './bought.ts';
import { eatenInExchange } from './eaten-in-exchange.ts';
import { isCookedAt, isShared, type Cook } from './cook.ts';
import { DayCosts } from './day-costs.ts';
import { isAsAsked, type CookDomain } from './list-domains.ts';
import { ListState } from './list-state.ts';
import { keepsCountsOfWeek } from './keep-counts.ts';
import { type Evenings, readEvenings, scoreWeek, type WeekCounts } from './score-week.ts';
import { PlantState } from './plants.ts';
import { CookOptions, ideaOf, kitOf, type Idea, type Option } from './cook-options.ts';
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

type DayCost = { readonly taste: number; readonly quick: number };
type Priced = { readonly option: Option; readonly cost: number };
const VERSIONS_WEIGHED = 12;
/** Of every idea that is ranked, before the best of them are looked at closely. */
const GLANCED = 3;
const MOST_RANKED = 48;

/**
 * A week being searched: one dish for each cook, the list they make together and what each day costs. Annealing over cooks: a
 * move is another idea with the version that the list likes best, or another version of the same idea; the days it touches are
 * portioned roughly, and only when the cheap part of the cost does not lose already.
 */
export class WeekSearch {
  readonly input: SearchInput;
  readonly at: readonly Readonly<Record<MealSlot, number>>[];
  readonly #list: ListState;
  readonly #plants: PlantState;
  readonly #ideas: readonly (readonly Idea[])[];
  readonly #options: CookOptions;
  readonly #chosen: (Option | undefined)[];
  readonly #evenings: Evenings;
  readonly #daysOf: readonly (readonly number[])[];
  readonly #corpus: Corpus;
  readonly #dayCosts: DayCosts;
  readonly #lifted = new Set<number>();
  #days: DayCost[] = [];

  constructor(input: SearchInput) {
    this.input = input;
    this.at = indexCooks(input.cooks, input.days.length);
    this.#list = new ListState(input.shelf, eatenInExchange(input.days));
    this.#plants = new PlantState(input.days.length);
    this.#ideas = input.domains.map((domain) => domain.map(ideaOf));
    this.#chosen = input.cooks.map(() => undefined);
    this.#daysOf = input.cooks.map(({ servings }) => [...new Set(servings.map(({ day }) => day))]);
    this.#dayCosts = new DayCosts(input.days);
    this.#options = new CookOptions({ ...input, boughtOf: (dish) => this.boughtOf(dish) });
    this.#corpus = input.days.find(({ context }) => context)?.context?.corpus ?? DEFAULT_CORPUS;
    this.#evenings = readEvenings(this.at, input.days, this.#corpus);
    for (const bought of input.open) this.#list.put(bought, 1);
    for (const [cook, dish] of input.locked) this.#put(cook, this.#options.option(cook, dish));
  }

  /** The dish of each cook. */
  get dishes(): readonly Dish[] {
    return this.#chosen.map((option) => option!.dish);
  }

  boughtOf(dish: Dish): Bought {
    return boughtFor(dish, { shelf: this.input.shelf, foodsById: this.#corpus.foodsById });
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
    this.#take(before);
    const priced = this.#proposal(cook, before);
    const option = priced?.option;
    if (!option || option.dish === before.dish) {
      this.#count(before);
      return weekCost;
    }
    const limit = -temperature * Math.log(1 - random());
    const costBefore = this.#costOf(before);
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
    this.#count(now);
    if (isTaken) days.forEach((day, at) => (this.#days[day] = { taste: tastes[at]!, quick: quicks[at]! }));
    if (!isTaken) return weekCost;
    return now === option ? weekAfter : this.#weekCost();
  }

  /** Another version of the same idea, or the best of some other ideas. The cook's own dish is off the list meanwhile. */
  #proposal(cook: number, before: Option): Priced | undefined {
    const { random } = this.input;
    const ideas = this.#ideas[cook]!;
    const kitId = kitOf(before.dish);
    if (random() < SAME_IDEA_SHARE) {
      const own = ideas.find((idea) => idea.kitId === kitId);
      return own && this.#price(this.#options.optionAt(cook, own, Math.floor(random() * own.versions.length)));
    }
    let best: Idea | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (let drawn = 0; drawn < TOURNAMENT; drawn++) {
      const idea = pick(ideas, random);
      if (idea.kitId === kitId || this.#isUsed(idea.kitId, cook)) continue;
      const { cost } = this.#bestVersion(cook, idea, GLANCED);
      if (cost < least) [best, least] = [idea, cost];
    }
    return best && this.#bestVersion(cook, best, VERSIONS_WEIGHED);
  }

  /** The version of an idea that costs taste and list least: spinach where spinach is open. Looks at some that stand far apart. */
  #bestVersion(cook: number, idea: Idea, most: number): Priced {
    const { length } = idea.versions;
    const start = Math.floor(this.input.random() * length);
    const stride = strideOf(length);
    let best: Option | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (let at = 0; at < most && at < length; at++) {
      const option = this.#options.optionAt(cook, idea, (start + at * stride) % length);
      const cost = this.#costOf(option);
      if (cost < least) [best, least] = [option, cost];
    }
    return { option: best!, cost: least };
  }

  /**
   * As it would be cooked this week: with what is on the list where a cook would take that. Not where the week is more of the same
   * by it: with Tuesday's trout in the place of salmon, Wednesday would have it again. Nor where salmon was asked for that day.
   */
  #fit(cook: number, option: Option): Option {
    const exchange = this.#list.fitFoods(option.sketch.bought, option.size);
    if (exchange.size === 0) return option;
    const dish = exchangeFoods(option.dish, exchange, this.#corpus.foodsById);
    if (!dish || !isAsAsked(dish, this.input.cooks[cook]!, this.input.days)) return option;
    const fitted = this.#options.option(cook, dish);
    return this.#weekCostWith(cook, fitted) > this.#weekCostWith(cook, option) ? option : fitted;
  }

  #weekCostWith(cook: number, option: Option): number {
    const before = this.#chosen[cook];
    this.#chosen[cook] = option;
    const cost = this.#weekCost();
    this.#chosen[cook] = before;
    return cost;
  }

  #price(option: Option): Priced {
    return { option, cost: this.#costOf(option) };
  }

  #costOf({ taste, sketch, size }: Option): number {
    return taste + this.input.shopWeight * this.#list.costOf(sketch.bought, size) + this.#plants.costOf(sketch.plants);
  }

  #put(cook: number, option: Option): void {
    this.#chosen[cook] = option;
    this.#count(option);
  }

  /** On the list and among the plants of the week, and off them. */
  #count({ sketch, size }: Option): void {
    this.#list.put(sketch.bought, size);
    this.#plants.put(sketch.plants);
  }

  #take({ sketch, size }: Option): void {
    this.#list.take(sketch.bought, size);
    this.#plants.take(sketch.plants);
  }

  /** Puts another dish in place of a cook's, its days weighed anew. */
  replace(cook: number, dish: Dish): void {
    if (!this.#lifted.delete(cook)) this.#take(this.#chosen[cook]!);
    this.#put(cook, this.#options.option(cook, dish));
    if (this.#days.length === 0) return;
    for (const day of this.daysOf(cook)) this.#days[day] = { taste: this.#tasteOf(day), quick: this.#quickOf(day) };
  }

  /** Other dishes for a cook, the ones first that taste, list and week like best; of each idea the version that fits the list. */
  rank(cook: number, ideas: readonly (readonly Dish[])[], versions: number): readonly Dish[] {
    const liked = this.#withoutOwn(cook, () =>
      ideas
        .map(ideaOf)
        .map((idea) => ({ idea, ...this.#bestVersion(cook, idea, GLANCED) }))
        .toSorted((a, b) => a.cost - b.cost)
        .slice(0, MOST_RANKED)
        .map(({ idea }) => this.#bestVersion(cook, idea, versions).option.dish),
    );
    return liked
      .map((dish) => ({ dish, cost: this.costWith(cook, dish) }))
      .toSorted((a, b) => a.cost - b.cost)
      .map(({ dish }) => dish);
  }

  /** The dish as this week would cook it in the place of the cook's own: with what is on the list where a cook would take that. */
  fitted(cook: number, dish: Dish): Dish {
    return this.#withoutOwn(cook, () => this.#fit(cook, this.#options.option(cook, dish)).dish);
  }

  #withoutOwn<Value>(cook: number, work: () => Value): Value {
    const own = this.#chosen[cook]!;
    if (this.#lifted.has(cook)) return work();
    this.#take(own);
    const value = work();
    this.#count(own);
    return value;
  }

  /** Takes dishes that are about to be replaced off the list, so that none of their places is filled by what another of them buys. */
  lift(cooks: readonly number[]): void {
    for (const cook of cooks) {
      if (!this.#lifted.has(cook)) this.#take(this.#chosen[cook]!);
      this.#lifted.add(cook);
    }
  }

  /** Whether a dish in the place of a cook's own would leave the week's counts and the sentence's wishes no worse. */
  keepsCountsOfWeek(cook: number): (dish: Dish) => boolean {
    const others = this.#chosen.flatMap((meal, at) => (meal && at !== cook ? [meal] : []));
    return keepsCountsOfWeek({
      counts: this.input.counts,
      others,
      plates: this.input.cooks[cook]!.servings.length,
      now: this.dishOf(cook),
    });
  }

  /** Taste, list and week, without how the days come out: what a repair weighs against it. */
  costWith(cook: number, dish: Dish): number {
    const before = this.#chosen[cook]!;
    const { option, cost } = this.#withoutOwn(cook, () => this.#price(this.#options.option(cook, dish)));
    this.#chosen[cook] = option;
    const week = this.#weekCost();
    const tastes = this.daysOf(cook).reduce((sum, day) => sum + this.#tasteOf(day), 0);
    this.#chosen[cook] = before;
    return cost + week + tastes;
  }

  /** How far the days of the cook are from what they should be with this dish, at a rough look. */
  roughCostWith(cook: number, dish: Dish): number {
    const before = this.#chosen[cook]!;
    this.#chosen[cook] = this.#options.option(cook, dish);
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
    return scoreWeek(this.#chosen, this.#evenings, this.input.counts);
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

const pick = <Value>(values: readonly Value[], random: Random): Value => values[Math.floor(random() * values.length)]!;

// 4,000 rounds are the knee of list, taste and time on 24 weeks each (design of the week, section 5). With a whole look at each cook
// behind them 3,000 came to the list of 6,000 without, and 6,000 to half a thing less.
export const ROUNDS = 4500;
const ASKED_EVERY = 100;
const HOT = 6;
const COLD = 0.3;
const SAME_IDEA_SHARE = 0.3;
const TOURNAMENT = 5;
const SCATTER_TRIES = 6;
const SCATTER_MOST = 60;
const SCATTER_VERSIONS = 6;
