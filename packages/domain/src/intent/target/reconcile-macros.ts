import { DAY_CARB_LIMITS } from '../../diet/check-dish.ts';
import type { Diet } from '../../diet/diet.ts';
import { DEFAULT_SPLITS, splitToGrams } from '../../diet/macro-split.ts';
import { ADULT_FLOOR_KCAL, writeKcal } from '../../eater/energy-target.ts';
import { energyKcal, KCAL_PER_GRAM, MACROS, scaleMacros } from '../../food/nutrients.ts';
import type { Macros } from '../../food/nutrients.ts';
import { DAY_CEILING_KCAL, pointOf } from './choose-energy.ts';
import type { ChosenEnergy } from './choose-energy.ts';
import type { Wanted } from '../intent.ts';

export type AskedMacros = Readonly<Partial<Record<keyof Macros, Wanted>>>;

export type Reconciled = { readonly macros: Macros; readonly notes: readonly string[] };

/**
 * Stated grams stay, the rest of the energy is shared among the others as the diet would. Where the statements cannot all
 * hold, grams win over a calorie target, and a calorie limit wins over grams; a note says so.
 */
export function reconcileMacros({
  asked,
  fallback,
  energy,
  diet,
}: {
  readonly asked: AskedMacros;
  readonly fallback: Macros;
  readonly energy: ChosenEnergy;
  readonly diet: Diet;
}): Reconciled {
  const notes: string[] = [];
  const fixed = fixAsked({ asked, fallback, diet, notes });
  const fixedKcal = kcalOf(fixed);
  const open = MACROS.filter((macro) => fixed[macro] === undefined);
  if (open.length === 0) return keepInRange(settleAll({ macros: fixed as Macros, energy, notes }));
  const reserveKcal = open.reduce((sum, macro) => sum + LEAST_SHARE[macro] * energy.kcal, 0);
  const leftKcal = energy.kcal - fixedKcal;
  if (leftKcal < Math.min(reserveKcal, energy.kcal * 0.05)) return keepInRange(settleShort({ fixed, fallback, energy, notes }));
  return { macros: fill(fixed, fallback, leftKcal), notes };
}

/** Share of energy that a macro nobody named still gets, so that dishes remain possible. */
const LEAST_SHARE: Readonly<Record<keyof Macros, number>> = { protein: 0.08, carbs: 0.02, fat: 0.08 };

type Fixed = { -readonly [macro in keyof Macros]?: number };

const kcalOf = (macros: Fixed): number => energyKcal({ protein: macros.protein ?? 0, carbs: macros.carbs ?? 0, fat: macros.fat ?? 0 });

function fixAsked({
  asked,
  fallback,
  diet,
  notes,
}: {
  readonly asked: AskedMacros;
  readonly fallback: Macros;
  readonly diet: Diet;
  readonly notes: string[];
}): Fixed {
  const fixed: Fixed = {};
  for (const macro of MACROS) {
    const wanted = asked[macro];
    if (!wanted) continue;
    // A limit that the usual day keeps anyway is no statement about the amount.
    if (wanted.target === undefined && keepsLimit(fallback[macro], wanted)) continue;
    fixed[macro] = pointOf(wanted, fallback[macro]);
  }
  const limit = diet === 'keto' ? DAY_CARB_LIMITS.keto : diet === 'carnivore' ? DAY_CARB_LIMITS.carnivore : undefined;
  if (limit !== undefined && fixed.carbs !== undefined && fixed.carbs > limit) {
    notes.push(`Above ${limit} g of carbs a day is no longer ${diet}, so the plan stays at ${limit} g.`);
    fixed.carbs = limit;
  }
  return fixed;
}

const keepsLimit = (grams: number, { min, max }: { readonly min?: number; readonly max?: number }): boolean =>
  (min === undefined || grams >= min) && (max === undefined || grams <= max);

type Settling = { readonly macros: Macros; readonly energy: ChosenEnergy; readonly notes: string[] };

function settleAll({ macros, energy, notes }: Settling): Reconciled {
  const kcal = energyKcal(macros);
  if (energy.max !== undefined && kcal > energy.max * 1.01) return shrink({ macros, energy, notes });
  if (energy.stated && Math.abs(kcal - energy.kcal) > energy.kcal * 0.03) {
    notes.push(`${describe(macros)} come to ${writeKcal(kcal)} kcal, so the plan aims for that instead of ${writeKcal(energy.kcal)}.`);
  }
  return { macros, notes };
}

/** Half a per cent of leave: a calorie figure at the very limit rounds to either side. */
function keepInRange({ macros, notes }: Reconciled): Reconciled {
  const kcal = energyKcal(macros);
  if (kcal >= ADULT_FLOOR_KCAL * 0.995 && kcal <= DAY_CEILING_KCAL * 1.005) return { macros, notes };
  const wantedKcal = kcal < ADULT_FLOOR_KCAL ? ADULT_FLOOR_KCAL : DAY_CEILING_KCAL;
  const note = `${describe(macros)} come to ${writeKcal(kcal)} kcal; the plan keeps the same mix at ${writeKcal(wantedKcal)} kcal.`;
  if (kcal === 0) return { macros: splitToGrams(wantedKcal, DEFAULT_SPLITS.standard), notes: [note] };
  return { macros: scaleMacros(macros, wantedKcal / kcal), notes: [note] };
}

function settleShort({
  fixed,
  fallback,
  energy,
  notes,
}: {
  readonly fixed: Fixed;
  readonly fallback: Macros;
  readonly energy: ChosenEnergy;
  readonly notes: string[];
}): Reconciled {
  const openKcal = MACROS.reduce((sum, macro) => sum + (fixed[macro] === undefined ? LEAST_SHARE[macro] * energy.kcal : 0), 0);
  const macros = fill(fixed, fallback, openKcal);
  if (energy.max !== undefined) return shrink({ macros, energy, notes });
  notes.push(
    `What was asked for comes to ${writeKcal(energyKcal(macros))} kcal, so the plan aims for that instead of ${writeKcal(energy.kcal)}.`,
  );
  return { macros, notes };
}

function shrink({ macros, energy, notes }: Settling): Reconciled {
  notes.push(
    `${describe(macros)} come to ${writeKcal(energyKcal(macros))} kcal; the plan has less of each, to stay within ${writeKcal(energy.max ?? energy.kcal)}.`,
  );
  return { macros: scaleMacros(macros, energy.kcal / energyKcal(macros)), notes };
}

/** Shares energy among the macros nobody named, in the proportion of the diet's usual day. */
function fill(fixed: Fixed, fallback: Macros, leftKcal: number): Macros {
  const open = MACROS.filter((macro) => fixed[macro] === undefined);
  const usualKcal = open.reduce((sum, macro) => sum + fallback[macro] * KCAL_PER_GRAM[macro], 0);
  const gramsOf = (macro: keyof Macros): number => {
    const stated = fixed[macro];
    if (stated !== undefined) return stated;
    const share = usualKcal === 0 ? 1 / open.length : (fallback[macro] * KCAL_PER_GRAM[macro]) / usualKcal;
    return (leftKcal * share) / KCAL_PER_GRAM[macro];
  };
  return { protein: gramsOf('protein'), carbs: gramsOf('carbs'), fat: gramsOf('fat') };
}

const describe = (macros: Macros): string =>
  `${Math.round(macros.protein)} g protein, ${Math.round(macros.carbs)} g carbs and ${Math.round(macros.fat)} g fat`;
