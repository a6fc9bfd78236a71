import type { Food } from '../food/food.ts';
import { gramsPerUnit } from '../food/unit-grams.ts';
import { addAmounts, multiplyAmount, type Amount } from '../quantity/amount.ts';
import { convertAmount, findBaseSize } from '../quantity/convert.ts';
import { makeRational, type Rational } from '../quantity/rational.ts';
import type { UnitKind } from '../quantity/unit.table.ts';
import { getUnit, UNITS, type UnitId } from '../quantity/unit.ts';
import type { NeededAmount } from './need.ts';

/**
 * Exact sums: mass with mass and volume with volume, in the largest unit that was used; pieces with pieces and cans with
 * cans. Where both mass and volume are needed and the food's density is known, all of it becomes mass.
 */
export function sumAmounts(amounts: readonly NeededAmount[], food: Food | undefined): NeededAmount[] {
  // Most foods of most meals: what is one amount is its own sum.
  if (amounts.length <= 1) return [...amounts];
  const mass = sumOfKind(amounts, 'mass');
  const volume = sumOfKind(amounts, 'volume');
  const both = mass && volume ? addVolumeToMass(mass, volume, food) : undefined;
  const measured = both ? [both] : [mass, volume].filter((sum) => sum !== undefined);
  return [...measured, ...sumCounts(amounts)];
}

function sumOfKind(amounts: readonly NeededAmount[], kind: UnitKind): NeededAmount | undefined {
  const ofKind = amounts.filter(({ unit }) => unit !== null && getUnit(unit).kind === kind);
  const unit = ofKind
    .map((each) => each.unit!)
    .reduce<UnitId | undefined>((a, b) => (a === undefined || isLarger(b, a) ? b : a), undefined);
  if (unit === undefined) return undefined;
  const amount = ofKind.map((each) => convertAmount(each.amount, each.unit!, unit)!).reduce(addAmounts);
  return { amount, unit };
}

const isLarger = (unit: UnitId, than: UnitId): boolean => (findBaseSize(unit) ?? 0) > (findBaseSize(than) ?? 0);

function addVolumeToMass(mass: NeededAmount, volume: NeededAmount, food: Food | undefined): NeededAmount | undefined {
  const gramsPerCup = food && gramsPerUnit(food, 'cup');
  if (gramsPerCup === undefined) return undefined;
  const cups = convertAmount(volume.amount, volume.unit!, 'cup')!;
  const grams = convertAmount(multiplyAmount(cups, toTenths(gramsPerCup)), 'g', mass.unit!)!;
  return { amount: addAmounts(mass.amount, grams), unit: mass.unit };
}

/** A cup's weight is known to three digits at best; a short fraction keeps the sums exact. */
const toTenths = (value: number): Rational => makeRational(Math.round(value * 10), 10);

function sumCounts(amounts: readonly NeededAmount[]): NeededAmount[] {
  const sums = new Map<UnitId | null, Amount>();
  for (const { amount, unit } of amounts) {
    if (unit !== null && ADDED_BY_SIZE.has(getUnit(unit).kind)) continue;
    const sum = sums.get(unit);
    sums.set(unit, sum ? addAmounts(sum, amount) : amount);
  }
  return [...sums].map(([unit, amount]) => ({ amount, unit })).toSorted((a, b) => placeOf(a.unit) - placeOf(b.unit));
}

/** In the order of the table, pieces first. */
const placeOf = (unit: UnitId | null): number => (unit === null ? -1 : places.get(unit)!);

const places: ReadonlyMap<UnitId, number> = new Map(UNITS.map(({ id }, place) => [id, place]));

const ADDED_BY_SIZE = new Set<UnitKind>(['mass', 'volume']);
