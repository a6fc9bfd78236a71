import { sureBoneShare } from '../food/bone-share.ts';
import type { Food, FoodKind, FoodUnit } from '../food/food.ts';
import { gramsPerUnit } from '../food/unit-grams.ts';
import { numberToAmount } from '../quantity/amount.ts';
import { formatAmount, type UnitSystem } from '../quantity/format-amount.ts';
import { countNoun } from '../recipe/count-noun.ts';
import { COUNTED_UNITS } from '../recipe/portion-noun.ts';
import { formatMetricWeight, formatWeightIn, SMALLEST_WEIGHED_GRAMS } from './format-weight.ts';
import { countPacks, knownPackOf } from './pack.ts';
import type { PackForm } from './pack.table.ts';
import { ceilTo } from './round-up.ts';
import { isStaple } from './staple.ts';
import { ML_PER_CUP } from '../quantity/kitchen-measures.table.ts';

/** What to take off the shelf. `unit` and `count` decide between singular and plural of the food's name. */
export type ShopMeasure = { readonly quantity: string; readonly unit: FoodUnit | 'g'; readonly count: number };

/** How a shop sells this food, and how many or how much of it covers these grams. */
export function chooseShopMeasure(food: Food, grams: number, system: UnitSystem): ShopMeasure {
  const need: ShopNeed = { food, grams, system };
  for (const measure of [
    measureStaple,
    measureJuice,
    measureBundle,
    measureContainer,
    measurePack,
    measurePiece,
    measureLiquid,
    measureSpoons,
  ]) {
    const measured = measure(need);
    if (measured) return measured;
  }
  return weighed(need);
}

type ShopNeed = { readonly food: Food; readonly grams: number; readonly system: UnitSystem };

const weighed = (need: ShopNeed): ShopMeasure => ({ quantity: formatWeight(need), unit: 'g', count: need.grams });

/** Oil, salt and spices by the spoon, whatever the amount: nobody weighs them, and the bottle is at home. */
function measureStaple(need: ShopNeed): ShopMeasure | undefined {
  const { preferredUnit, unitGrams } = need.food;
  if (!isStaple(need.food)) return undefined;
  if (preferredUnit === 'leaf' || preferredUnit === 'each' || preferredUnit === 'piece') return measureUnits(need, 'each');
  // A spray has no spoon; how much of it is never what one buys.
  return { quantity: unitGrams.tsp || unitGrams.tbsp ? formatSpoons(need) : '', unit: 'tsp', count: 1 };
}

/** "3 tbsp (1 lemon)": fresh juice is bought as fruit. */
function measureJuice(need: ShopNeed): ShopMeasure | undefined {
  const { food, grams } = need;
  const { noun } = food.names;
  const fruit = noun.endsWith(' juice') && food.unitGrams.each ? noun.slice(0, -' juice'.length) : undefined;
  if (fruit === undefined) return undefined;
  const count = ceilTo(grams / food.unitGrams.each!, 1);
  return { quantity: `${formatSpoons(need)} (${count} ${countNoun(fruit, count)})`, unit: 'tbsp', count: 1 };
}

/** What grows in heads and is sold in bunches, with the part that the recipes use where it can be counted. */
function measureBundle(need: ShopNeed): ShopMeasure | undefined {
  const { food, grams } = need;
  const { unitGrams, kind, state, preferredUnit } = food;
  if (state !== 'raw' || (kind !== 'vegetable' && kind !== 'herb') || unitGrams.bag) return undefined;
  const pieceGrams = unitGrams.medium ?? unitGrams.each ?? 0;
  const isPiece = pieceGrams >= SMALLEST_PIECE_GRAMS && preferredUnit !== 'stalk' && unitGrams.head === undefined;
  if (isPiece) return undefined;
  const whole = preferredUnit !== 'stalk' && unitGrams.head ? 'head' : 'bunch';
  const wholeGrams = unitGrams[whole] ?? (kind === 'herb' ? HERB_BUNCH_GRAMS : undefined);
  if (wholeGrams === undefined) return undefined;
  const count = ceilTo(grams / wholeGrams, 1);
  return { quantity: `${formatUnits(count, whole)} (${formatPart(need)})`, unit: whole, count };
}

function formatPart(need: ShopNeed): string {
  const { preferredUnit: unit, unitGrams, kind } = need.food;
  if (unit === 'clove' || unit === 'stalk' || unit === 'spear' || unit === 'leaf')
    return formatUnits(ceilTo(need.grams / unitGrams[unit]!, 1), unit);
  if (unit === 'each' && kind !== 'herb' && unitGrams.each! < SMALLEST_PIECE_GRAMS) return String(ceilTo(need.grams / unitGrams.each!, 1));
  return kind === 'herb' && unitGrams.tbsp && (need.system === 'us' || isFewSpoons(need)) ? formatSpoons(need) : formatBriefWeight(need);
}

/** A quarter cup of herbs is no measure of a metric kitchen. */
const isFewSpoons = ({ food, grams }: ShopNeed): boolean => grams < 4 * gramsPerUnit(food, 'tbsp')!;

/** Cans and the like by the whole one; "1 can (2 tbsp)" where most of it will be left over. */
function measureContainer(need: ShopNeed): ShopMeasure | undefined {
  const { unitGrams, preferredUnit, state } = need.food;
  const isCanned = state === 'canned' || state === 'canned-drained';
  const units: readonly FoodUnit[] = isCanned ? ['can', 'jar', 'container'] : CONTAINERS.filter((unit) => unit === preferredUnit);
  const unit = units.find((candidate) => unitGrams[candidate] !== undefined);
  if (unit === undefined) return undefined;
  const share = need.grams / unitGrams[unit]!;
  const measured = measureUnits(need, unit);
  return share < MOSTLY_LEFT_OVER ? { ...measured, quantity: `${measured.quantity} (${formatUsed(need)})` } : measured;
}

const formatUsed = (need: ShopNeed): string => (isSpoonful(need) ? formatSpoons(need) : formatBriefWeight(need));

/** Tubs, cartons and the like that the food table has no unit for, with what is needed of them. */
function measurePack(need: ShopNeed): ShopMeasure | undefined {
  const pack = knownPackOf(need.food.id);
  if (!pack || LOOSE_FORMS.has(pack.form)) return undefined;
  const count = countPacks(need.grams, pack.grams);
  const isUsedUp = need.grams > count * pack.grams * MOSTLY_USED;
  return {
    quantity: `${formatUnits(count, pack.form)}${isUsedUp ? '' : ` (${formatPackPart(need)} needed)`}`,
    unit: 'package',
    count,
  };
}

function formatPackPart(need: ShopNeed): string {
  const { food, grams, system } = need;
  const { preferredUnit: unit, unitGrams } = food;
  if ((unit === 'slice' || unit === 'each') && (unitGrams[unit] ?? 0) >= SMALLEST_COUNTED_GRAMS)
    return formatUnits(ceilTo(grams / unitGrams[unit]!, 1), unit === 'each' ? 'piece' : unit);
  if (isSpoonful(need)) return formatSpoons(need);
  const cup = LIQUIDS.has(food.kind) ? unitGrams.cup : undefined;
  return cup === undefined ? formatBriefWeight(need) : formatVolume(grams / cup, system)[0];
}

/** What grows is picked by the piece or the bunch, which has a measure of its own. */
const LOOSE_FORMS: ReadonlySet<PackForm> = new Set<PackForm>(['whole', 'head', 'bunch']);
const MOSTLY_USED = 0.9;

function measurePiece(need: ShopNeed): ShopMeasure | undefined {
  const { food, grams } = need;
  const unit = choosePieceUnit(food);
  const each = unit && gramsPerUnit(food, unit);
  // A melon is also sold in wedges.
  if (unit === undefined || each === undefined || (each > 1000 && grams < each / 2)) return undefined;
  const measured = measureUnits(need, unit);
  if (!WEIGHED_WITH_COUNT.has(food.kind)) return measured;
  // "1 (1 1/2 oz)" would say that one avocado weighs so little.
  const isPartlyUsed = measured.count * each > grams * PARTLY_USED;
  return { ...measured, quantity: `${measured.quantity} (${formatBriefWeight(need)}${isPartlyUsed ? ' needed' : ''})` };
}

function choosePieceUnit({ unitGrams, preferredUnit, kind, state }: Food): FoodUnit | undefined {
  if (preferredUnit === 'g') return undefined;
  if (PIECES.has(preferredUnit) && (unitGrams[preferredUnit] ?? 0) >= SMALLEST_COUNTED_GRAMS) return preferredUnit;
  if (unitGrams.knob && kind === 'vegetable') return 'knob';
  if (state !== 'raw' || !PRODUCE.has(kind)) return undefined;
  const unit = unitGrams.medium ? 'medium' : 'each';
  return (unitGrams[unit] ?? 0) >= SMALLEST_PIECE_GRAMS ? unit : undefined;
}

function measureLiquid(need: ShopNeed): ShopMeasure | undefined {
  const { food, grams } = need;
  const cup = LIQUIDS.has(food.kind) ? food.unitGrams.cup : undefined;
  if (cup === undefined || grams < cup / 4) return undefined;
  const [shown, other] = formatVolume(grams / cup, need.system);
  return { quantity: other === undefined ? shown : `${shown} (${other})`, unit: 'cup', count: 1 };
}

function measureSpoons(need: ShopNeed): ShopMeasure | undefined {
  return isSpoonful(need) ? { quantity: formatSpoons(need), unit: 'tbsp', count: 1 } : undefined;
}

/** Less than a quarter cup of what a cook spoons out. Never meat, fish or cheese, which nobody buys by the spoon. */
function isSpoonful({ food, grams }: ShopNeed): boolean {
  const { kind, preferredUnit, state } = food;
  const spoon = gramsPerUnit(food, 'tbsp');
  if (spoon === undefined || NEVER_SPOONED.has(kind) || grams >= 4 * spoon) return false;
  if (preferredUnit === 'tbsp' || preferredUnit === 'tsp' || LIQUIDS.has(kind)) return true;
  return grams < SMALLEST_WEIGHED_GRAMS && !(state === 'raw' && PRODUCE.has(kind));
}

function measureUnits({ food, grams }: ShopNeed, unit: FoodUnit): ShopMeasure {
  const count = ceilTo(grams / gramsPerUnit(food, unit)!, 1);
  return { quantity: COUNTED_UNITS.has(unit) ? String(count) : formatUnits(count, unit), unit, count };
}

const formatUnits = (count: number, unit: FoodUnit | PackForm): string => `${count} ${countNoun(unit, count)}`;

/** Whole quarters of a teaspoon, halves of a tablespoon, the cups of a set: each weighed as itself, as three heaped teaspoons are more than a tablespoon. */
function formatSpoons({ food, grams, system }: ShopNeed): string {
  const tablespoons = grams / (gramsPerUnit(food, 'tbsp') ?? grams);
  if (tablespoons >= 4) return formatVolume(tablespoons / 16, system)[0];
  const teaspoons = grams / (gramsPerUnit(food, 'tsp') ?? grams);
  if (teaspoons < 1 / 8) return '1 pinch';
  if (tablespoons < 0.9 && ceilTo(teaspoons, 1 / 4) < 3) return formatAmount(numberToAmount(ceilTo(teaspoons, 1 / 4)), 'tsp');
  return formatAmount(numberToAmount(Math.max(1, ceilTo(tablespoons, 1 / 2))), 'tbsp');
}

/** In the shopper's system, and in the other one for brackets: what is needed, where that is clearly less than what is bought. */
function formatVolume(cups: number, system: UnitSystem): readonly [shown: string, other?: string] {
  if (system === 'metric') return [formatMilliliters(cups)];
  const bought = ceilToCup(cups);
  const other = bought > cups * PARTLY_USED ? `${formatMilliliters(cups)} needed` : formatMilliliters(bought);
  return [formatAmount(numberToAmount(bought), 'cup'), other];
}

/** Up to the next of the cups that kitchens measure with: "1/3 cup" is no half of one. */
function ceilToCup(cups: number): number {
  const whole = Math.floor(cups);
  const part = CUPS.find((cup) => cup + CUP_TOLERANCE >= cups - whole) ?? 1;
  return Math.max(CUPS[1]!, whole + part);
}

const CUPS: readonly number[] = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1];
/** A tenth of a quarter, as everywhere on the list. */
const CUP_TOLERANCE = 1 / 40;

function formatMilliliters(cups: number): string {
  const milliliters = ceilTo(cups * ML_PER_CUP, 10);
  return milliliters < 1000 ? `${milliliters} ml` : `${Number((milliliters / 1000).toFixed(2))} l`;
}

function formatWeight(need: ShopNeed): string {
  const brief = formatBriefWeight(need);
  const grams = weighBought(need);
  return need.system === 'us' && grams >= SMALLEST_WEIGHED_GRAMS ? `${brief} (${formatMetricWeight(grams)})` : brief;
}

const formatBriefWeight = (need: ShopNeed): string => formatWeightIn(weighBought(need), need.system);

/** As the butcher's scale shows it, bones and all. */
const weighBought = ({ food, grams }: ShopNeed): number => grams / (1 - sureBoneShare(food));

/** Below this a piece is picked by the handful, such as a cherry tomato (17 g) or a strawberry (12 g). */
const SMALLEST_PIECE_GRAMS = 30;
/** A date (7 g) or an olive is not counted either, though a recipe does. */
const SMALLEST_COUNTED_GRAMS = 10;
/** As US shops pack them: a clamshell of 0.75 oz or a small bunch. */
const HERB_BUNCH_GRAMS = 20;
const MOSTLY_LEFT_OVER = 0.6;
/** So much more is bought than is needed. */
const PARTLY_USED = 1.25;

const CONTAINERS: readonly FoodUnit[] = ['can', 'jar', 'package', 'block', 'bottle', 'bag', 'container', 'envelope', 'bar'];

const PIECES: ReadonlySet<string> = new Set<FoodUnit>(
  'each small medium large piece slice rasher strip link fillet breast thigh patty ball sheet ear cube loaf stick rib'.split(
    ' ',
  ) as FoodUnit[],
);
const PRODUCE: ReadonlySet<FoodKind> = new Set<FoodKind>(['vegetable', 'fruit', 'starchy-root', 'mushroom']);
const MEATS = ['beef', 'lamb', 'pork', 'game', 'poultry', 'offal', 'processed-meat', 'fish', 'crustacean', 'mollusc'] as const;
const WEIGHED_WITH_COUNT: ReadonlySet<FoodKind> = new Set<FoodKind>([...PRODUCE, ...MEATS]);
const NEVER_SPOONED: ReadonlySet<FoodKind> = new Set<FoodKind>([...MEATS, 'cheese']);
const LIQUIDS: ReadonlySet<FoodKind> = new Set<FoodKind>(['milk', 'plant-milk', 'beverage', 'alcohol', 'stock', 'cream', 'vinegar']);
