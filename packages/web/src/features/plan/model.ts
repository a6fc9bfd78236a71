import { capitalize } from '@larder/domain/base/say.ts';
import { energyKcal, type Macros, MACROS, type Macro } from '@larder/domain/food/nutrients.ts';
import { namePlace, slotAt, type MealPlace } from '@larder/domain/recipe/meal-slot.ts';
import { mealsOf } from '@larder/domain/recipe/meals-of.ts';
import { withoutWords } from '@larder/domain/intent/answer/without-words.ts';
import { type MacroSlice, macroSlices } from '../../components/macro-slices.ts';
import { formatGrams, formatKcal } from '../../lib/format/round.ts';
import type { IntentChip, Plan, PlanTotals, SavedPlan } from '../../lib/wire/plan-types.ts';
import { countPeople, isOwnDay } from './plan-sitting.ts';
import { PLAN_TEXTS } from './texts.ts';

/** From the specification: grams. */
export const SLIDERS: Readonly<Record<Macro, { readonly max: number; readonly step: number }>> = {
  protein: { max: 250, step: 5 },
  carbs: { max: 400, step: 10 },
  fat: { max: 150, step: 5 },
};

/** The energy of all three at their ends, in steps that move a macro by about one of its own. */
export const CALORIES_SLIDER = { min: 800, max: 3950, step: 50 } as const;

/** The nearest place on the macro's slider. */
export function clampToSlider(macro: Macro, grams: number): number {
  const { max, step } = SLIDERS[macro];
  return Math.min(max, Math.max(0, Math.round(grams / step) * step));
}

/** The nearest place on the calories' slider. */
export function caloriesPosition(kcal: number): number {
  const { min, max, step } = CALORIES_SLIDER;
  return Math.min(max, Math.max(min, Math.round(kcal / step) * step));
}

/** Where the sliders stand for a plan: its grams on the sliders' own steps. */
export const sliderPosition = (totals: Macros): Macros => ({
  protein: clampToSlider('protein', totals.protein),
  carbs: clampToSlider('carbs', totals.carbs),
  fat: clampToSlider('fat', totals.fat),
});

/** As much energy, shared out as it was. A day of nothing has no shares: it gets equal ones. */
export function withEnergy(grams: Macros, kcal: number): Macros {
  const now = energyKcal(grams);
  if (now === 0) return sliderPosition({ protein: kcal / 3 / 4, carbs: kcal / 3 / 4, fat: kcal / 3 / 9 });
  return sliderPosition({ protein: (grams.protein * kcal) / now, carbs: (grams.carbs * kcal) / now, fat: (grams.fat * kcal) / now });
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

/** One rule is as short as the chip that would stand for it. */
const FOLDED_FROM = 2;

/** The profile's rules, told every day, apart from what is of this sentence; what was left out in doubt first. */
export function foldRules(chips: readonly IntentChip[]): { readonly chips: readonly IntentChip[]; readonly rules: readonly IntentChip[] } {
  const isRule = ({ from, use }: IntentChip) => from === 'profile' && use === undefined;
  const rules = chips.filter(isRule);
  const folded = rules.length < FOLDED_FROM ? [] : rules;
  const left = chips.filter((chip) => !folded.includes(chip));
  return { chips: left.toSorted((a, b) => Number(b.use !== undefined) - Number(a.use !== undefined)), rules: folded };
}

/** "With chicken for lunch" is "Chicken: lunch" once the meals are there, or "Chicken: not in this plan" and where another dish could be. */
export function tellServed(
  { id, label }: IntentChip,
  { served, meals, moved }: Pick<Plan, 'served' | 'meals'> & { readonly moved?: PlanTotals | undefined },
): { readonly text: string; readonly unmetAt?: MealPlace | undefined } {
  if (id === 'people') return { text: tellPeople(label, meals) };
  const now = moved && sayNow(id, moved);
  if (now !== undefined) return { text: label.startsWith(now) ? label : PLAN_TEXTS.nowSo(label, now) };
  const places = served?.[id];
  if (!places) return { text: label };
  const wish = label.replace(/^With /, '').replace(FOR_MEALS, '');
  const name = capitalize(wish);
  const all = mealsOf({ meals }).map(({ place }) => place);
  const said = FOR_MEALS.exec(label)?.[0];
  if (places.length > 0) {
    const isAll = all.length > 1 && places.length === all.length;
    const text = PLAN_TEXTS.servedBy(name, isAll ? [PLAN_TEXTS.everyMeal] : places.map(namePlace));
    if (said === undefined || places.some((place) => said.includes(slotAt(place)))) return { text };
    return {
      text: PLAN_TEXTS.servedElsewhere(text, said.replace(/^ for /, '')),
      unmetAt: all.find((place) => said.includes(slotAt(place))),
    };
  }
  const unmetAt =
    all.find((place) => said?.endsWith(place)) ?? (['dinner', 'lunch'] as const).find((place) => all.includes(place)) ?? all[0];
  return { text: PLAN_TEXTS.notMet(name), unmetAt };
}

/** What the day is by now in the terms of a chip about its numbers. */
function sayNow(id: string, totals: PlanTotals): string | undefined {
  if (id === 'calories' || id === 'assumed:calories') return formatKcal(totals.calories);
  const slices = macroSlices(totals);
  if (id === 'split') return slices.map((slice) => `${shareOf(slice)} ${slice.macro}`).join(', ');
  const slice = slices.find(({ macro }) => id === macro || id === `share:${macro}`);
  return slice && (id === slice.macro ? formatGrams(slice.grams) : shareOf(slice));
}

const shareOf = ({ percent }: MacroSlice): string => `${Math.round(percent)}%`;

/** How many it is for by now is what the stepper says: the words may have asked for others. */
function tellPeople(label: string, meals: Plan['meals']): string {
  const people = countPeople({ meals });
  return label === PLAN_TEXTS.saidFor(people) || !isOwnDay({ meals }) ? label : PLAN_TEXTS.nowFor(label, people);
}

const FOR_MEALS = / for (?:breakfast|lunch|dinner|snack)(?: and (?:breakfast|lunch|dinner|snack))*$/;

type Change = { readonly label: string; readonly words: string };

/** Words that make another day of the same wish, without those it has already. */
export function suggestChanges({ chips }: Pick<Plan, 'chips'>): readonly Change[] {
  const asked = new Set(chips.map(({ id }) => id));
  return [
    { id: 'budget', label: PLAN_TEXTS.cheaper, words: 'cheap' },
    { id: 'minutes', label: PLAN_TEXTS.quicker, words: 'quick' },
  ].filter(({ id }) => !asked.has(id));
}
