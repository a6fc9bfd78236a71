import { addAmounts, integerAmount, isRange, multiplyAmount, type Amount } from '../quantity/amount.ts';
import { convertAmount } from '../quantity/convert.ts';
import { makeRational } from '../quantity/rational.ts';
import { getUnit, type Unit, type UnitId } from '../quantity/unit.ts';
import type { LineItem } from './line-item.ts';
import type { Tag } from './tag-features.ts';

export type FoundMeasure = {
  readonly amount: Amount | null;
  readonly unit: UnitId | null;
  /** Index of the first item, and of the first one after it. */
  readonly from: number;
  readonly to: number;
};

export type LineMeasures = {
  readonly main: FoundMeasure | null;
  /** Of one container or piece: the 14 oz of "2 (14 oz) cans", in every way the line writes it. */
  readonly each: readonly FoundMeasure[];
  readonly others: readonly FoundMeasure[];
  /** Items that a measure used up, the unit behind the name included. */
  readonly used: ReadonlySet<number>;
};

type Line = { readonly items: readonly LineItem[]; readonly tags: readonly Tag[] };

export function readMeasures(items: readonly LineItem[], tags: readonly Tag[]): LineMeasures {
  const line = { items, tags };
  const start = findMainQuantity(line);
  if (start === undefined) return readUncounted(line);
  const used = new Set<number>();
  const first = readMeasure(line, start);
  const eachAt = first.unit === null ? findSizeOfEach(line, first.to) : undefined;
  const each = eachAt === undefined ? [] : listSizes(line, readMeasure(line, eachAt));
  const counted = first.unit === null ? first : readSum(line, first);
  const afterSize = each.at(-1)?.to ?? counted.to;
  const unitAt = counted.unit === null ? findCountUnit(line, afterSize) : undefined;
  const piece = findPiece(line, counted);
  if (piece) return piece;
  const main = withUnit(line, counted, unitAt);
  markUsed(used, main);
  for (const size of each) markUsed(used, size);
  if (unitAt !== undefined) used.add(unitAt);
  const found = listOthers(line, Math.max(afterSize, main.to), used);
  for (const other of found) markUsed(used, other);
  const isEach = (other: FoundMeasure) => isSizeOfEach(line, other, unitAt);
  const others = found.filter((other) => !isEach(other));
  return finishMultiple(line, { main, each: [...each, ...found.filter(isEach)], others, used });
}

/** A number at the start counts whatever its tag; later ones when tagged so: "flour (2 cups)", "juice of 1 lemon". */
function findMainQuantity({ items, tags }: Line): number | undefined {
  if (items[0]?.amount && tags[0] !== 'name') return 0;
  const tagged = items.findIndex((item, at) => item.amount !== null && tags[at] === 'quantity');
  return tagged < 0 ? undefined : tagged;
}

const isMeasure = (unit: Unit | null | undefined): boolean => unit?.kind === 'mass' || unit?.kind === 'volume';

/** The quantity at `at` with a unit of mass, volume or length right behind it ("2 heaped tbsp" allows a word between). */
function readMeasure({ items, tags }: Line, at: number): FoundMeasure {
  const { amount } = items[at]!;
  for (let next = at + 1; next <= at + 3 && next < items.length; next++) {
    const item = items[next]!;
    if (item.opensBefore || item.commaBefore || item.amount) break;
    if (
      item.unit &&
      item.unit.kind !== 'count' &&
      !(item.unit.id === 'inch' && item.lower === 'in' && tags[next] !== 'unit' && next > at + 1)
    ) {
      return { amount, unit: item.unit.id, from: at, to: next + 1 };
    }
    if (!MEASURE_ADJECTIVES.has(item.lower)) break;
  }
  return { amount, unit: null, from: at, to: at + 1 };
}

const MEASURE_ADJECTIVES = new Set(
  'heaped heaping level scant rounded generous good packed lightly loosely firmly tightly full big small large well brimming about more or'.split(
    ' ',
  ),
);

/** "1 (14 oz) can", "1 28-ounce can", "2 x 400g", "4 (13 mm/½ inch) slices": where the size of each begins. */
function findSizeOfEach({ items }: Line, at: number): number | undefined {
  const isTimes = items[at]?.lower === 'x';
  const next = isTimes ? at + 1 : at;
  const item = items[next];
  if (!item?.amount || item.commaBefore) return undefined;
  const unit = items[next + 1]?.unit;
  return unit && unit.kind !== 'count' && !items[next + 1]!.opensBefore ? next : undefined;
}

/** "1 cup plus 2 tablespoons" and "1 lb 9 oz" are one amount, in the first one's unit. */
function readSum(line: Line, first: FoundMeasure): FoundMeasure {
  let sum = first;
  for (let term = readTerm(line, sum); term; term = readTerm(line, sum)) sum = term;
  return sum;
}

/** The sum with the next term added, or `undefined` where there is none. */
function readTerm(line: Line, sum: FoundMeasure): FoundMeasure | undefined {
  const joined = skipBracket(line, sum.to);
  const joint = line.items[joined]?.lower ?? '';
  const isJoined = JOINTS.has(joint);
  const at = isJoined ? joined + 1 : sum.to;
  const item = line.items[at];
  if (!item?.amount || item.opensBefore || item.slashBefore || (!isJoined && item.commaBefore)) return undefined;
  const next = readMeasure(line, at);
  if (!isJoined && !(next.unit && sum.unit && isSmallerUnit(next.unit, sum.unit))) return undefined;
  return addTerm(sum, next, joint === 'minus' || joint === 'less' ? -1 : 1);
}

function addTerm(sum: FoundMeasure, term: FoundMeasure, sign: 1 | -1): FoundMeasure | undefined {
  if (!term.unit || !sum.unit || !sum.amount || !term.amount) return undefined;
  const converted = convertAmount(term.amount, term.unit, sum.unit);
  if (!converted || isRange(converted)) return undefined;
  const amount = addAmounts(sum.amount, multiplyAmount(converted, makeRational(sign)));
  return amount.min.numerator > 0 ? { ...sum, amount, to: term.to } : undefined;
}

const JOINTS = new Set(['plus', 'and', 'minus', 'less']);

/** "½ cup (1 stick) plus 2 tablespoons": what stands in brackets does not end the sum. */
function skipBracket({ items }: Line, at: number): number {
  if (!items[at]?.opensBefore || !items[at]?.amount) return at;
  for (let end = at; end < at + 4 && end < items.length; end++) if (items[end]!.closesAfter) return end + 1;
  return at;
}

/** "1 pkg. (8 oz) cream cheese" and "2 zucchini (6 oz each)". */
function isSizeOfEach({ items }: Line, other: FoundMeasure, unitAt: number | undefined): boolean {
  if (items[other.to]?.lower === 'each') return true;
  const unit = unitAt === undefined ? undefined : items[unitAt]?.unit;
  return unit?.isContainer === true && other.from === unitAt! + 1 && items[other.from]!.opensBefore;
}

function isSmallerUnit(unit: UnitId, than: UnitId): boolean {
  const one = convertAmount(integerAmount(1), unit, than);
  return one !== undefined && one.max.numerator < one.max.denominator;
}

/** The unit of a count: before the name ("2 cans", "1 large bunch of") or right behind it ("3 garlic cloves"). */
function findCountUnit({ items, tags }: Line, from: number): number | undefined {
  let named = false;
  for (let at = from; at < items.length; at++) {
    const item = items[at]!;
    const tag = tags[at];
    if (item.amount || (at > from && item.slashBefore)) return undefined;
    if (at > from && (item.commaBefore || (item.opensBefore && named))) return undefined;
    if (tag === 'unit' && item.unit && !ADJECTIVE_UNITS.has(item.lower)) return named && !isNameOver(items, tags, at) ? undefined : at;
    if (tag === 'name') named = true;
    if (tag === 'preparation' && named) return undefined;
    if (tag === 'comment' && item.lower !== 'of' && named) return undefined;
  }
  return undefined;
}

const ADJECTIVE_UNITS = new Set(['half', 'halves']);

/** A unit behind the name must close it: in "2 clove heads garlic" the first is no unit behind a name. */
const isNameOver = (items: readonly LineItem[], tags: readonly Tag[], at: number) => tags[at + 1] !== 'name' || items[at + 1]!.commaBefore;

/** "2.5cm/1in piece of ginger" and "4-ounce stick of butter" are one piece of that size. */
function findPiece(line: Line, first: FoundMeasure): LineMeasures | undefined {
  if (first.unit === null) return undefined;
  const each = listSizes(line, first);
  const { to: at } = each.at(-1)!;
  const item = line.items[at];
  const isGlued = line.items[first.to - 1]!.isGlued;
  if (item?.unit?.kind !== 'count' || line.tags[at] !== 'unit' || item.commaBefore || item.opensBefore) return undefined;
  if (getUnit(first.unit).kind !== 'size' && !(isGlued && item.unit.isContainer)) return undefined;
  const used = new Set<number>([at]);
  for (const size of each) markUsed(used, size);
  const others = listOthers(line, at + 1, used);
  for (const other of others) markUsed(used, other);
  const main = { amount: integerAmount(1), unit: item.unit.id, from: first.from, to: at + 1 };
  return { main, each, others, used };
}

function withUnit({ items }: Line, counted: FoundMeasure, unitAt: number | undefined): FoundMeasure {
  if (unitAt === undefined) return counted;
  return { ...counted, unit: items[unitAt]!.unit!.id };
}

/** Without a number: "handful of parsley", "a pinch of salt" are one; "a few sprigs" stays open. */
function readUncounted({ items, tags }: Line): LineMeasures {
  const at = items.findIndex((item, index) => item.unit !== null && (tags[index] === 'unit' || opensWithUnit(items, index)));
  const used = new Set<number>();
  const isArticle = items[0]?.lower === 'a' || items[0]?.lower === 'an';
  if (at < 0 || tags.slice(0, at).includes('name')) {
    if (!isArticle || VAGUE.has(items[1]?.lower ?? '')) return { main: null, each: [], others: [], used };
    used.add(0);
    return { main: { amount: integerAmount(1), unit: null, from: 0, to: 1 }, each: [], others: [], used };
  }
  used.add(at);
  const isVague = items.slice(0, at).some(({ lower }) => VAGUE.has(lower));
  const isPlural = items[at]!.lower !== items[at]!.unit!.one && items[at]!.lower === items[at]!.unit!.many;
  const amount = isVague || isPlural ? null : integerAmount(1);
  if (isArticle) used.add(0);
  return { main: { amount, unit: items[at]!.unit!.id, from: at, to: at + 1 }, each: [], others: [], used };
}

/** "a splash of milk", "a large knob of butter": a unit whatever its tag. */
const opensWithUnit = (items: readonly LineItem[], at: number): boolean =>
  at > 0 && at <= 2 && items[at]!.unit?.kind === 'count' && items[at + 1]?.lower === 'of' && ARTICLES.has(items[0]!.lower);

const ARTICLES = new Set(['a', 'an', 'one']);
const VAGUE = new Set(['few', 'some', 'several', 'little', 'bit', 'any', 'many']);

/** Measures that say the same amount again: behind a slash or "or" directly, in brackets, or after the name. */
function listOthers(line: Line, from: number, used: ReadonlySet<number>): FoundMeasure[] {
  const { items, tags } = line;
  const others: FoundMeasure[] = [];
  for (let at = from; at < items.length; at++) {
    if (!items[at]!.amount || tags[at] !== 'quantity' || used.has(at)) continue;
    const other = readSum(line, readMeasure(line, at));
    const unitAt =
      other.unit === null ? items.findIndex((item, index) => index === other.to && item.unit !== null && tags[index] === 'unit') : -1;
    if (other.unit === null && unitAt < 0) continue;
    const found = unitAt < 0 ? other : { ...other, unit: items[unitAt]!.unit!.id, to: unitAt + 1 };
    others.push(found);
    at = found.to - 1;
  }
  return others;
}

/** The size that has just been read and further ways to write it: "1 (0.25 oz / 7g) envelope", "1 x 1.6kg/3½lb". */
function listSizes(line: Line, first: FoundMeasure): FoundMeasure[] {
  const sizes = [first];
  for (;;) {
    const at = sizes.at(-1)!.to;
    const item = line.items[at];
    if (!item?.amount || !(item.slashBefore || item.depth > 0)) return sizes;
    const next = readSum(line, readMeasure(line, at));
    if (next.unit === null) return sizes;
    sizes.push(next);
  }
}

/** "3 x 50g butter" has no piece to count, so it is 150 g; "2 x 400g cans" and "4 x 180g duck breasts" count. */
function finishMultiple({ items, tags }: Line, measures: LineMeasures): LineMeasures {
  const { main } = measures;
  const [each] = measures.each;
  if (!main?.amount || !each?.amount || !each.unit || main.unit !== null || items[main.to]?.lower !== 'x') return measures;
  const lastName = items.findLast((item, at) => tags[at] === 'name' && !item.amount)?.lower ?? '';
  const isOne = !isRange(main.amount) && main.amount.max.numerator === main.amount.max.denominator;
  if (isOne || isRange(main.amount) || lastName.endsWith('s') || !isMeasure(getUnit(each.unit))) return measures;
  return { ...measures, main: { ...main, amount: multiplyAmount(each.amount, main.amount.max), unit: each.unit }, each: [] };
}

function markUsed(used: Set<number>, measure: FoundMeasure): void {
  for (let at = measure.from; at < measure.to; at++) used.add(at);
}
