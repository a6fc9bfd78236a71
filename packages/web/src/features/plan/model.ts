import type { Macros } from '@larder/domain/food/nutrients.ts';
import { withoutWords } from '@larder/domain/intent/answer/without-words.ts';
import { MACROS, type Macro } from '../../components/macro-slices.ts';
import type { IntentChip, PlanTotals, SavedPlan } from '../../lib/wire/plan-types.ts';

/** From the specification: grams. */
export const SLIDERS: Readonly<Record<Macro, { readonly max: number; readonly step: number }>> = {
  protein: { max: 250, step: 5 },
  carbs: { max: 400, step: 10 },
  fat: { max: 150, step: 5 },
};

/** Where the sliders stand for a plan: its grams on the sliders' own steps. */
export function sliderPosition(totals: Macros): Macros {
  const snap = (macro: Macro) => {
    const { max, step } = SLIDERS[macro];
    return Math.min(max, Math.max(0, Math.round(totals[macro] / step) * step));
  };
  return { protein: snap('protein'), carbs: snap('carbs'), fat: snap('fat') };
}

/** The plan just saved, then favorites, then the newest. */
export function sortPlans(plans: readonly SavedPlan[], highlightId: string | undefined): readonly SavedPlan[] {
  const rank = ({ id, isFavorite }: SavedPlan) => (id === highlightId ? 0 : isFavorite ? 1 : 2);
  return plans
    .map((plan) => ({ plan, rank: rank(plan), at: Date.parse(plan.createdAt) }))
    .toSorted((a, b) => a.rank - b.rank || b.at - a.at)
    .map(({ plan }) => plan);
}

export function filterPlans(plans: readonly SavedPlan[], words: string): readonly SavedPlan[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return plans;
  return plans.filter(({ title, description, searchQuery }) =>
    [title, description, searchQuery].some((text) => text.toLowerCase().includes(wanted)),
  );
}

/** Each plan once, as it was met first: a page may repeat a plan whose star changed after the page before. */
export function uniquePlans(plans: readonly SavedPlan[]): readonly SavedPlan[] {
  const seen = new Set<string>();
  return plans.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** The query without what the chip stands for; undefined when nothing would be left to ask for, or the chip is not from the query. */
export const queryWithoutChip = (query: string, { words, from }: IntentChip): string | undefined =>
  from === 'text' && words ? withoutWords(query, words) : undefined;

/** Grams beyond which a day is said not to be what the sliders ask for: below, it is rounding. */
const WORTH_SAYING_GRAMS = 5;

export function isOffWish(totals: PlanTotals, wish: Macros): boolean {
  return MACROS.some((macro) => Math.abs(totals[macro] - wish[macro]) > WORTH_SAYING_GRAMS);
}
