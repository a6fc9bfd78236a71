import type { Steps } from '../base/steps.ts';
import { findFood } from '../food/find-food.ts';
import type { Food, FoodId } from '../food/food.ts';
import { foodKey, readCoreName, type CoreName } from '../ingredient/core-name.ts';
import { groundLine, type GroundedLine } from '../ingredient/ground-line.ts';
import { MEAL_SLOTS } from '../recipe/meal-slot.ts';
import type { UnitId } from '../quantity/unit.ts';
import { categorize } from './category.ts';
import { GROCERY_CATEGORIES } from './grocery-category.ts';
import type { GroceryNeed, Need, NeedSource } from './need.ts';
import { sumAmounts } from './sum-amounts.ts';
import { findLineGrams, weighNeed } from './weigh-need.ts';

/** One meal's part of a line, by itself. */
export type LinePart = { readonly source: NeedSource; readonly line: GroceryNeed };

/**
 * One line for each food, whatever the order of the needs, by category, then by name; no need is ever lost. Each with what every one of
 * its meals needs of it, so that it can be taken apart again. Needs nobody asked for have no part.
 */
export function* consolidateWithParts(needs: readonly Need[]): Steps<LineWithParts[]> {
  const lines: GroceryNeed[] = [];
  for (const need of needs) {
    lines.push(needToLine(need));
    yield;
  }
  const consolidated: LineWithParts[] = [];
  for (const ofFood of groupBy(lines, ({ key }) => key).values()) {
    consolidated.push({ line: mergeSameFood(ofFood), parts: listParts(ofFood) });
    yield;
  }
  return consolidated.toSorted((a, b) => compareNeeds(a.line, b.line));
}

export type LineWithParts = { readonly line: GroceryNeed; readonly parts: readonly LinePart[] };

function listParts(lines: readonly GroceryNeed[]): LinePart[] {
  const asked = lines.filter(({ sources }) => sources.length > 0);
  const byMeal = groupBy(asked, ({ sources: [source] }) => `${source!.day} ${source!.slot} ${source!.title}`);
  const parts = [...byMeal.values()].map((ofMeal) => ({ source: ofMeal[0]!.sources[0]!, line: mergeSameFood(ofMeal) }));
  return parts.toSorted((a, b) => compareSources(a.source, b.source));
}

function groupBy(lines: readonly GroceryNeed[], keyOf: (line: GroceryNeed) => string): ReadonlyMap<string, GroceryNeed[]> {
  const groups = new Map<string, GroceryNeed[]>();
  for (const line of lines) {
    const group = groups.get(keyOf(line));
    if (group) group.push(line);
    else groups.set(keyOf(line), [line]);
  }
  return groups;
}

/** A line as a recipe writes it, where nothing better is known of the meal. */
export function lineToNeed(line: string): Need {
  const grounded = groundLine(line);
  const { amount, unit } = grounded.line;
  const need = { name: [findShopState(grounded), grounded.line.name].filter(Boolean).join(' ') || line.trim(), amount, unit };
  const lineGrams = findLineGrams(grounded);
  const { food } = readNeededFood(need);
  const isOtherFood = food !== undefined && food.id !== grounded.food?.id;
  return lineGrams === undefined || isOtherFood ? need : { ...need, lineGrams };
}

/** Minced meat is bought minced, and cooked rice is not three times as much dry; whatever else is done, is done at home. */
function findShopState({ line: { name, preparation, comment, unit }, food }: GroundedLine): string | undefined {
  const minced = /\b(?:minced|ground)\b/i.exec(preparation ?? '')?.[0];
  if (minced && categorize(name) === 'meat') return minced;
  const isCanned = food?.state.startsWith('canned') && unit !== 'can';
  if (isCanned && /\b(?:cans?|tins?|canned|tinned)\b/i.test(`${preparation ?? ''} ${comment ?? ''}`)) return 'canned';
  return food?.state === 'cooked' && /\bcooked\b/i.test(preparation ?? '') ? 'cooked' : undefined;
}

function needToLine(need: Need): GroceryNeed {
  const { name, label, amount, unit, asWritten, source } = need;
  const sources = source ? [source] : [];
  if (asWritten) return { ...asWritten, foodId: null, name, amounts: [], milligrams: 0, sources };
  const bought = nameBought(need);
  const { key, food } = readNeededFood(need);
  return {
    key,
    foodId: food?.id ?? null,
    name,
    ...(label !== undefined && { label }),
    category: categorize(bought),
    amounts: amount === null ? [] : sumAmounts([{ amount, unit }], food),
    milligrams: weighNeed(need, food),
    sources,
  };
}

const readNeededFood = (need: Need): CoreName => (need.foodId === undefined ? readCoreName(nameBought(need)) : readFood(need.foodId));

const readFood = (id: FoodId): CoreName => ({ key: foodKey({ id }), food: findFood(id) });

/** "2 cans tomatoes" are not to be looked for among the fresh ones. */
const nameBought = ({ name, unit }: Need): string => (isCanned(name, unit) ? `canned ${name}` : name);

const isCanned = (name: string, unit: UnitId | null): boolean => unit === 'can' && categorize(name) !== 'pantry';

export function mergeSameFood(lines: readonly GroceryNeed[]): GroceryNeed {
  // The shortest name says it without the adjectives of one recipe; the alphabet makes it the same in any order.
  const plainest = lines.reduce((a, b) => (compareNames(a.name, b.name) <= 0 ? a : b));
  const food: Food | undefined = plainest.foodId === null ? undefined : findFood(plainest.foodId);
  const label = lines.find((line) => line.label !== undefined)?.label;
  return {
    ...plainest,
    ...(label !== undefined && { label }),
    amounts: sumAmounts(
      lines.flatMap(({ amounts }) => amounts),
      food,
    ),
    milligrams: lines.reduce<number | null>((sum, line) => (sum === null || line.milligrams === null ? null : sum + line.milligrams), 0),
    sources: lines.flatMap(({ sources }) => sources).toSorted(compareSources),
  };
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const compareNames = (a: string, b: string): number => a.length - b.length || compareTexts(a, b);

export const compareNeeds = (a: GroceryNeed, b: GroceryNeed): number =>
  GROCERY_CATEGORIES.indexOf(a.category) - GROCERY_CATEGORIES.indexOf(b.category) ||
  compareTexts(a.name.toLowerCase(), b.name.toLowerCase()) ||
  compareTexts(a.key, b.key);

const compareSources = (a: NeedSource, b: NeedSource): number =>
  compareTexts(a.day, b.day) || MEAL_SLOTS.indexOf(a.slot) - MEAL_SLOTS.indexOf(b.slot) || compareTexts(a.title, b.title);
