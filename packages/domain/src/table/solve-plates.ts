import { energyKcal, type Macros, MACROS } from '../food/nutrients.ts';
import { toleratedGrams } from '../plan/portion/tolerance.ts';
import { nearestServing } from '../own-recipe/recipe-servings.ts';
import { isCut, isPlainMeasure } from './dish-out.ts';
import { PLATE_TOLERANCE, type PlatesProblem, type PlatesSolution, type PotProblem, type Helping } from './plate-problem.ts';

/** A plate may be this far from what its owner's meal is to have before it costs, and costs as much as a macro at the edge at twice that. */
const PLATE_FREE = 0.025;
const PLATE_SOFT = 0.015;
const PLATE_WEIGHT = 1.5;
/** Beyond what is tolerated a plate or a day is missed, which has to be said. */
const MISSED = 12;
/**
 * Units are those of the pot: as many cups as it is, to what "6 1/2 cups" leaves open. Slices are cut as many as there are to be.
 */
const WHOLE_FREE = 0.02;
const WHOLE_SOFT = 0.02;
/** Grams that a rule holds a plate to: nothing that is missed is worth more. */
const FORBIDDEN = 100_000;
/** A side is one more thing to get out; a part cooked apart is one more pan; a spoon beside the cup one more measure. */
const SIDE_COST = 1.2;
const SWAP_COST = 0.8;
const MEASURE_COST = 0.12;
const SWEEPS = 10;
const NEAR_STEPS = [0, -2, -1, 1, 2] as const;
const EXCHANGED = [1, 2, 4] as const;
const STEPS = [-12, -8, -6, -4, -3, -2, -1, 1, 2, 3, 4, 6, 8, 12] as const;

/**
 * Who gets how much of each pot, with which side and which part swapped, so that every plate has its owner's energy and every
 * day its macros: coordinate descent over what can be dished out. Nothing is rounded afterwards.
 */
export function solvePlates(problem: PlatesProblem, start?: PlatesSolution['served']): PlatesSolution {
  return new PlateSearch(problem, start).solve();
}

class PlateSearch {
  readonly problem: PlatesProblem;
  readonly served: Helping[][];
  /** What each plate holds, by pot and eater. */
  readonly plates: Macros[][];
  readonly sums: { protein: number; carbs: number; fat: number }[];
  /** By pot: a move changes one of them, and the days of everybody. */
  readonly potCosts: number[];

  constructor(problem: PlatesProblem, start: PlatesSolution['served'] | undefined) {
    this.problem = problem;
    this.served = start ? start.map((row) => row.map((one) => ({ ...one }))) : problem.pots.map(startPot);
    this.plates = problem.pots.map((pot, at) => this.dishOut(pot, this.served[at]!));
    this.sums = problem.targets.map((_, eater) => sumOf(this.plates, eater));
    this.potCosts = problem.pots.map((_, at) => this.potCost(at));
  }

  solve(): PlatesSolution {
    let best = this.cost();
    for (let sweep = 0; sweep < SWEEPS; sweep++) {
      const before = best;
      for (const at of this.problem.pots.keys())
        for (const eater of this.problem.targets.keys()) if (this.served[at]![eater]!.units > 0) best = this.improve(at, eater, best);
      if (best > before - 1e-6) break;
    }
    return { served: this.served, cost: best };
  }

  private cost(): number {
    let sum = 0;
    for (const [eater, target] of this.problem.targets.entries()) if (target) sum += dayCost(this.sums[eater]!, target);
    for (const cost of this.potCosts) sum += cost;
    return sum;
  }

  private potCost(at: number): number {
    const pot = this.problem.pots[at]!;
    return potCost(pot, this.served[at]!, this.plates[at]!) + (this.isOpen(pot) ? 0 : driftCost(pot, this.served[at]!));
  }

  /** Tries every side, swap and near amount for one plate; keeps the best of them. */
  private improve(at: number, eater: number, before: number): number {
    const own = this.served[at]![eater]!;
    const { side, swap, units } = own;
    let best = { cost: before, served: { units, side, swap } };
    for (const tried of this.listMoves(at, eater)) {
      Object.assign(own, tried);
      const cost = this.retry(at);
      if (cost < best.cost - 1e-9) best = { cost, served: tried };
    }
    Object.assign(own, best.served);
    this.retry(at);
    return this.exchange(at, eater, best.cost);
  }

  /** Spoons from one plate to another: neither move gains by itself where the two are off to different sides. */
  private exchange(at: number, eater: number, before: number): number {
    let best = before;
    if (this.problem.pots[at]!.ladle.servings) return before;
    let isBack = false;
    const own = this.served[at]![eater]!;
    for (const [other, theirs] of this.served[at]!.entries()) {
      if (other === eater || theirs.units === 0) continue;
      for (const units of EXCHANGED) {
        if (theirs.units <= units) continue;
        own.units += units;
        theirs.units -= units;
        const cost = this.retry(at);
        isBack = cost >= best - 1e-9;
        if (isBack) {
          own.units -= units;
          theirs.units += units;
        } else best = cost;
      }
    }
    if (isBack) this.retry(at);
    return best;
  }

  private *listMoves(at: number, eater: number): Generator<Helping> {
    const pot = this.problem.pots[at]!;
    const { units, side, swap } = this.served[at]![eater]!;
    for (const step of STEPS) if (mayServe(pot, units + step)) yield { units: units + step, side, swap };
    const sidesElsewhere = this.served.reduce((count, row, other) => count + (other !== at && row[eater]!.side >= 0 ? 1 : 0), 0);
    const sides = sidesElsewhere < this.problem.mostSides[eater]! ? pot.sides[swap + 1]![eater]!.length : 0;
    for (let next = -1; next < sides; next++) if (next !== side) yield* this.fit({ units, side: next, swap }, { at, eater });
    // Another part with another side at once would be some thousand moves; sides are looked at again in the next sweep.
    for (const other of this.listSwaps(at, eater)) if (other !== swap) yield* this.fit({ units, side: -1, swap: other }, { at, eater });
  }

  /** As many units as leave the plate its energy, and some near it. */
  private *fit(tried: Helping, { at, eater }: { at: number; eater: number }): Generator<Helping> {
    const pot = this.problem.pots[at]!;
    const kcal = this.kcalOf(pot, tried, { at, eater });
    const kept = this.kcalOf(pot, { ...tried, side: -1 }, { at, eater });
    const room = Math.max(0.2, (pot.wantKcal[eater]! - (kcal - kept)) / Math.max(1, kept));
    const fitting = Math.max(1, Math.round(tried.units * room));
    for (const step of NEAR_STEPS) if (mayServe(pot, fitting + step)) yield { ...tried, units: fitting + step };
  }

  /** One part of a dish is cooked in one other way at most. */
  private listSwaps(at: number, eater: number): readonly number[] {
    const { swaps } = this.problem.pots[at]!;
    const used = this.served[at]!.find((one, other) => other !== eater && one.swap >= 0)?.swap;
    const free = [...swaps.keys()].filter((swap) => swaps[swap]!.forEaters[eater] && (used === undefined || used === swap));
    return [-1, ...free];
  }

  private kcalOf(pot: PotProblem, served: Helping, { at, eater }: { at: number; eater: number }): number {
    const row = this.served[at]!.map((one, other) => (other === eater ? served : one));
    return energyKcal(plateOf(pot, served, { eater, all: this.wholeOf(pot, row) }));
  }

  private dishOut(pot: PotProblem, served: readonly Helping[]): Macros[] {
    const all = this.wholeOf(pot, served);
    return served.map((one, eater) => (one.units === 0 ? NOTHING : plateOf(pot, one, { eater, all })));
  }

  /** All plates are the whole pot, but where it is asked how large that had better be, and of a recipe that may be left in part. */
  private wholeOf(pot: PotProblem, served: readonly Helping[]): number {
    return this.isOpen(pot) ? pot.ladle.units : served.reduce((sum, { units }) => sum + units, 0);
  }

  private isOpen({ ladle }: PotProblem): boolean {
    return this.problem.isOpen === true || ladle.servings !== undefined;
  }

  private retry(at: number): number {
    const next = this.dishOut(this.problem.pots[at]!, this.served[at]!);
    for (const [eater, plate] of next.entries()) {
      const before = this.plates[at]![eater]!;
      const sum = this.sums[eater]!;
      for (const macro of MACROS) sum[macro] += plate[macro] - before[macro];
    }
    this.plates[at] = next;
    this.potCosts[at] = this.potCost(at);
    return this.cost();
  }
}

const mayServe = ({ ladle: { servings } }: PotProblem, units: number): boolean => (servings ? servings.includes(units) : units > 0);

function startPot({ wantKcal, ladle, whole }: PotProblem): Helping[] {
  const { servings } = ladle;
  if (servings) {
    const unitKcal = Math.max(1e-9, energyKcal(whole) / ladle.units);
    return wantKcal.map((kcal) => ({ units: kcal === null ? 0 : nearestServing(servings, kcal / unitKcal), swap: -1, side: -1 }));
  }
  const all = Math.max(
    1,
    wantKcal.reduce<number>((sum, kcal) => sum + (kcal ?? 0), 0),
  );
  return wantKcal.map((kcal) => ({ units: kcal === null ? 0 : Math.max(1, Math.round((ladle.units * kcal) / all)), swap: -1, side: -1 }));
}

const NOTHING: Macros = { protein: 0, carbs: 0, fat: 0 };

function plateOf(
  { whole, swaps, sides }: PotProblem,
  { units, swap, side }: Helping,
  { eater, all }: { eater: number; all: number },
): Macros {
  const share = units / all;
  const swapped = swaps[swap];
  const beside = sides[swap + 1]![eater]![side];
  const of = (macro: keyof Macros): number =>
    share * (whole[macro] + (swapped ? swapped.instead[macro] - swapped.part[macro] : 0)) + (beside?.[macro] ?? 0);
  return { protein: of('protein'), carbs: of('carbs'), fat: of('fat') };
}

function sumOf(plates: readonly (readonly Macros[])[], eater: number): { protein: number; carbs: number; fat: number } {
  const sum = { protein: 0, carbs: 0, fat: 0 };
  for (const row of plates) for (const macro of MACROS) sum[macro] += row[eater]![macro];
  return sum;
}

function dayCost(sums: Macros, targets: Macros): number {
  let cost = 0;
  for (const macro of MACROS) {
    const off = Math.abs(sums[macro] - targets[macro]) / toleratedGrams(macro, targets);
    cost += off * off + (off > NEARLY_OFF ? MISSED * (off - NEARLY_OFF) + 1 : 0);
    if (macro === 'protein' && off > FAR_OFF) cost += MISSED * (off - FAR_OFF);
  }
  return cost;
}

/** Each meal's figure is rounded: what is told may be as much as this further off. */
const NEARLY_OFF = 0.85;
/** Of protein a tenth is too much, the one macro that nothing else makes up for. */
const FAR_OFF = 1.8;

function driftCost({ ladle }: PotProblem, served: readonly Helping[]): number {
  const all = served.reduce((sum, { units }) => sum + units, 0);
  const drift = Math.abs(all - ladle.units) / ladle.units;
  // A day's part of a recipe's pot is so many of its portions, and told as such.
  if (ladle.type === 'portions' || ladle.type === 'counted') return FORBIDDEN * drift;
  return isCut(ladle) || drift <= WHOLE_FREE ? 0 : MISSED + ((drift - WHOLE_FREE) / WHOLE_SOFT) ** 2;
}

function potCost({ wantKcal, ladle, mostShare }: PotProblem, served: readonly Helping[], plates: readonly Macros[]): number {
  let cost = 0;
  const all = ladle.servings ? ladle.units : served.reduce((sum, { units }) => sum + units, 0);
  for (const [eater, want] of wantKcal.entries()) {
    const one = served[eater]!;
    if (want === null || one.units === 0) continue;
    const off = Math.abs(energyKcal(plates[eater]!) - want) / Math.max(1, want);
    if (off > PLATE_FREE) cost += PLATE_WEIGHT * ((off - PLATE_FREE) / PLATE_SOFT) ** 2;
    if (off > PLATE_TOLERANCE) cost += 2 + MISSED * (off - PLATE_TOLERANCE) * 10;
    const over = one.units / all / mostShare[one.swap + 1]![eater]! - 1;
    if (over > 0) cost += FORBIDDEN * (0.1 + over);
    if (one.side >= 0) cost += SIDE_COST;
    if (one.swap >= 0) cost += SWAP_COST;
    if (!isPlainMeasure(ladle, one.units)) cost += MEASURE_COST;
  }
  return cost;
}
