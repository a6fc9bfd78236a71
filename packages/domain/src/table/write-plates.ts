import { labelsFor } from '../diet/check-dish.ts';
import type { Food } from '../food/food.ts';
import type { MealStyle, Plate, PlannedMeal, PlatePortion, Portion } from '../plan/plan.ts';
import { sumMealNutrition } from '../plan/portion/meal-nutrition.ts';
import { pickNutrients } from '../plan/write/make-meal.ts';
import { roundGrams } from '../quantity/round-grams.ts';
import { roundToMeasurable } from '../recipe/amount-ladder.ts';
import { formatPortion } from '../recipe/format-portion.ts';
import type { Corpus } from '../kit/corpus.ts';
import type { Pot } from './cook-pot.ts';
import { tellShare, type Ladle } from './dish-out.ts';
import type { Side } from './list-sides.ts';
import type { Helping } from './plate-problem.ts';
import { tellNewcomer } from './seat-named.ts';
import type { Seat } from './seat.ts';
import type { PartSwap } from './swap-part.ts';

/** A pot with all that may be done with it at the table. */
export type LaidPot = {
  readonly pot: Pot;
  readonly ladle: Ladle;
  readonly swaps: readonly PartSwap[];
  /** By swap (the first: none), by eater. */
  readonly sides: readonly (readonly (readonly Side[])[])[];
  /** Of a part that is swapped on some plates, once it is settled: what is cooked of it for the others, and what apart, in grams. */
  readonly apart?: { readonly out: readonly number[]; readonly instead: readonly number[] };
};

type Writing = { readonly seats: readonly Seat[]; readonly style: MealStyle; readonly corpus: Corpus };

/** Settles what is cooked of a swapped part and of what stands for it; the only swap that is left of the pot is the one that is used. */
export function cookApart(laid: LaidPot, served: readonly Helping[]): LaidPot {
  const used = served.find(({ swap }) => swap >= 0)?.swap;
  const swap = used === undefined ? undefined : laid.swaps[used];
  if (!swap) return { ...laid, swaps: [], sides: [laid.sides[0]!] };
  const { meal } = laid.pot;
  const all = served.reduce((sum, { units }) => sum + units, 0);
  const swapped = served.reduce((sum, one) => sum + (one.swap >= 0 ? one.units : 0), 0) / all;
  const out = swap.out.map((at) => roundFor(meal.portions[at]!, gramsOf(meal.portions[at]!) * (1 - swapped), laid));
  const instead = swap.instead.map(({ item: { food }, grams }) => Math.max(LEAST_GRAMS, roundToMeasurable(food, 'g', grams * swapped)));
  const portions = meal.portions.map((portion, at) => {
    const index = swap.out.indexOf(at);
    return index < 0 || swapped >= 1 ? portion : withGrams(portion, out[index]! / (1 - swapped));
  });
  const settled: PartSwap = { ...swap, instead: swap.instead.map((one, at) => ({ ...one, grams: instead[at]! / swapped })) };
  return {
    ...laid,
    pot: { ...laid.pot, meal: { ...meal, portions } },
    swaps: [settled],
    sides: [laid.sides[0]!, laid.sides[used! + 1]!],
    apart: { out, instead },
  };
}

const LEAST_GRAMS = 5;
const gramsOf = ({ steps, chosen }: Portion): number => steps[chosen]!.grams;
const withGrams = (portion: Portion, grams: number): Portion => ({
  ...portion,
  base: 0,
  chosen: 0,
  steps: [{ grams, text: portion.steps[portion.chosen]!.text }],
});

/** A clove or a pinch that goes with the part needs no scale; it is cut as the part is. */
function roundFor({ foodId }: Portion, grams: number, { pot }: LaidPot): number {
  const food = pot.dish?.foods.find(({ id }) => id === foodId);
  return food && grams >= LEAST_GRAMS ? roundToMeasurable(food, 'g', grams) : roundGrams(grams);
}

/** The meal with a plate for everyone who is there. Its own lines and figures are those of the first eater; the whole pot's stand in `forAll`. */
export function writePlates(laid: LaidPot, served: readonly Helping[], writing: Writing): PlannedMeal {
  const { pot, swaps, apart } = laid;
  const { seats, style, corpus } = writing;
  const swap = served.some((one) => one.swap >= 0) ? swaps[0] : undefined;
  const plates = served.flatMap((one, at) => (one.units === 0 ? [] : [writePlate(laid, { served, at, seat: seats[at]!, writing })]));
  const first = plates.find(({ eaterId }) => eaterId === seats[0]!.eater.id);
  const portions = first ? first.portions.map((portion) => ownPortion(portion, { laid, writing, side: first.side?.text })) : [];
  const lines = pot.meal.portions.map((portion, at) => {
    const index = swap && apart ? swap.out.indexOf(at) : -1;
    if (index < 0) return portion.steps[portion.chosen]!.text;
    return apart!.out[index]! < 1
      ? undefined
      : lineOf(corpus.foodsById.get(portion.foodId), apart!.out[index]!, { style, prep: prepOf(pot, at) });
  });
  const plated = plates.filter(({ swap: own }) => own).length;
  return {
    ...pot.meal,
    portions,
    ingredients: portions.map(({ steps }) => steps[0]!.text),
    nutrition: sumMealNutrition(portions),
    instructions: [...pot.meal.instructions, ...(swap && apart ? [tellApart(laid, { swap, plated, plates: plates.length })] : [])],
    tips: [...pot.meal.tips, ...tellVessel(pot.meal, plates.length)],
    plates,
    forAll: [
      ...lines.filter((line) => line !== undefined),
      ...(swap && apart
        ? swap.instead.map(({ item: { food, item } }, at) => lineOf(food, apart.instead[at]!, { style, prep: item.prep }))
        : []),
    ],
  };
}

const prepOf = ({ dish }: Pot, at: number): string | null => dish?.items[at]?.item.prep ?? null;

function lineOf(food: Food | undefined, grams: number, { style, prep }: { style: MealStyle; prep: string | null }): string {
  if (!food) return `${Math.round(grams)} g`;
  const labels = labelsFor(food, style.rules);
  return formatPortion(food, { quantity: roundGrams(grams), unit: 'g' }, { system: style.system, prep, labels }).text;
}

type One = { readonly served: readonly Helping[]; readonly at: number; readonly seat: Seat; readonly writing: Writing };

function writePlate(laid: LaidPot, { served, at, seat, writing }: One): Plate {
  const { pot, ladle, swaps, sides, apart } = laid;
  const { units, swap: swapAt, side: sideAt } = served[at]!;
  // Of a recipe something may be left.
  const all = ladle.servings ? ladle.units : served.reduce((sum, one) => sum + one.units, 0);
  const swap = swapAt >= 0 ? swaps[0] : undefined;
  const used = served.some((one) => one.swap >= 0) ? swaps[0] : undefined;
  const unitsWith = (own: boolean): number => served.reduce((sum, one) => sum + (one.swap >= 0 === own ? one.units : 0), 0);
  const side = sides[swap ? 1 : 0]![at]![sideAt];
  const portions: PlatePortion[] = pot.meal.portions.flatMap((portion, index): PlatePortion[] => {
    const out = used && apart ? used.out.indexOf(index) : -1;
    if (out < 0) return [{ foodId: portion.foodId, grams: roundGrams((gramsOf(portion) * units) / all), from: 'pot' }];
    if (swap) return [];
    return [{ foodId: portion.foodId, grams: roundGrams((apart!.out[out]! * units) / unitsWith(false)), from: 'pot' }];
  });
  if (swap && apart)
    for (const [index, { item }] of swap.instead.entries())
      portions.push({ foodId: item.food.id, grams: roundGrams((apart.instead[index]! * units) / unitsWith(true)), from: 'swap' });
  if (side) portions.push({ foodId: side.food.id, grams: side.grams, from: 'side' });
  const newcomer = tellNewcomer(seat.eater);
  return {
    eaterId: seat.eater.id,
    name: seat.eater.name,
    ...(newcomer && { newcomer }),
    share: units / all,
    told: tellShare(ladle, units, all),
    ...(swap && { swap: tellSwap(laid, swap, writing) }),
    ...(side && { side: { foodId: side.food.id, grams: side.grams, text: side.text } }),
    nutrition: sumMealNutrition(portions.map((portion) => toPortion(portion, { laid, corpus: writing.corpus, text: '' }))),
    portions,
  };
}

/** A food of the table, or of a meal from elsewhere that knows its figures itself. */
function toPortion({ foodId, grams }: PlatePortion, { laid, corpus, text }: { laid: LaidPot; corpus: Corpus; text: string }): Portion {
  const own = laid.pot.meal.portions.find((portion) => portion.foodId === foodId);
  const food = corpus.foodsById.get(foodId);
  const per100g = own?.per100g ?? (food ? pickNutrients(food) : { protein: 0, carbs: 0, fat: 0 });
  return { foodId, base: 0, chosen: 0, steps: [{ grams, text }], per100g, group: 'plate' };
}

function ownPortion(
  portion: PlatePortion,
  { laid, writing, side }: { laid: LaidPot; writing: Writing; side: string | undefined },
): Portion {
  const { pot, swaps } = laid;
  const { corpus, style } = writing;
  const at = pot.meal.portions.findIndex(({ foodId }) => foodId === portion.foodId);
  const prep =
    portion.from === 'swap'
      ? (swaps[0]?.instead.find(({ item }) => item.food.id === portion.foodId)?.item.item.prep ?? null)
      : prepOf(pot, at);
  const text = portion.from === 'side' && side ? side : lineOf(corpus.foodsById.get(portion.foodId), portion.grams, { style, prep });
  return toPortion(portion, { laid, corpus, text });
}

const nounOf = (food: Food | undefined): string => food?.names.noun ?? 'it';

function tellSwap({ pot, apart }: LaidPot, swap: PartSwap, { style, corpus }: Writing): NonNullable<Plate['swap']> {
  return {
    out: nounOf(corpus.foodsById.get(pot.meal.portions[swap.out[0]!]!.foodId)),
    instead: nounOf(swap.instead[0]!.item.food),
    lines: swap.instead.map(({ item: { food, item } }, at) => lineOf(food, apart!.instead[at]!, { style, prep: item.prep })),
  };
}

/** Whoever does not eat the other part must not find it on their plate by the spoon either. */
function tellApart({ pot, swaps }: LaidPot, { swap, plated, plates }: { swap: PartSwap; plated: number; plates: number }): string {
  const out = pot.dish?.foods.find(({ id }) => id === pot.meal.portions[swap.out[0]!]!.foodId);
  const instead = nounOf((swaps[0] ?? swap).instead[0]!.item.food);
  const cooked = pot.meal.cookMinutes > 0 ? `Cook it the same way in a pan of its own, until it is done` : 'Prepare it apart';
  return `For ${plated} of the ${plates} plates ${instead} takes the place of the ${nounOf(out)}. ${cooked}, with its own board and spoon, and add it when you dish out.`;
}

const WIDE_PAN = /\b(?:skillet|frying pan|wok|saute pan|sauté pan)\b/i;
const SHEET = /\b(?:sheet|tray)\b/i;
/** A 12-inch pan browns what four people eat; a half sheet roasts it in one layer. */
const ROOM_FOR = 4;

/** What is crowded steams: more than a pan holds is cooked in turns. */
function tellVessel({ equipment }: PlannedMeal, plates: number): readonly string[] {
  if (plates <= ROOM_FOR) return [];
  const turns = Math.ceil(plates / ROOM_FOR);
  const tool = equipment.find((name) => WIDE_PAN.test(name)) ?? equipment.find((name) => SHEET.test(name));
  return tool ? [`For ${plates} plates use ${turns} of the ${tool.replace(/^\d+ /, '')}, or cook in ${turns} batches.`] : [];
}
