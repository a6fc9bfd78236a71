import { foodBreaksRule } from '../../diet/check-diet.ts';
import { togetherBreaksRule } from '../../diet/check-dish.ts';
import type { Corpus } from '../../kit/corpus.ts';
import { gramsPerUnit } from '../../food/unit-grams.ts';
import { kitIdOf, type Dish } from '../../kit/dish.ts';
import { listItemLadder } from '../../kit/item-ladder.ts';
import type { KitOptions, Option, VariantItem } from '../../kit/variant.ts';
import { listOverGrams, type PlanRules } from './plan-rules.ts';

/** The dishes of each kit that break no rule, kits without any left out. */
export type Candidates = ReadonlyMap<string, readonly Dish[]>;

/** Which dishes an eater's rules leave. Worked out once for the same rules: 700 foods and some thousand dishes take a few milliseconds. */
export function listCandidates(corpus: Corpus, rules: PlanRules): Candidates {
  const known = remembered.get(corpus)?.get(rules.key);
  if (known) return known;
  const candidates = findCandidates(corpus, rules);
  remember(corpus, rules.key, candidates);
  return candidates;
}

function findCandidates({ foodsById, dishesByKit }: Corpus, { rules, excludedFoodIds, mostGrams }: PlanRules): Candidates {
  const banned = new Set<string>(excludedFoodIds);
  for (const food of foodsById.values()) {
    if (rules.some((rule) => foodBreaksRule(food, rule)?.outcome === 'breaks')) banned.add(food.id);
  }
  const together = rules.filter((rule) => rule.type === 'restriction' && rule.restriction === 'Kosher');
  const isKept = (dish: Dish): boolean => together.every((rule) => togetherBreaksRule(dish.foods, rule) === undefined);
  const candidates = new Map<string, readonly Dish[]>();
  for (const [kitId, dishes] of dishesByKit) {
    const { options } = dishes[0]!.compiled;
    const isBanned = ({ items }: { items: readonly VariantItem[] }): boolean =>
      items.some(({ food }) => banned.has(food.id)) || mayExceed(items, { mostGrams });
    if (isBanned({ items: options.season })) continue;
    // By the options of the kit: some hundred thousand ingredients of all dishes would say the same.
    const out = new Set(options.parts.flatMap((part) => part.filter(isBanned)));
    const free = out.size === 0 ? dishes : dishes.filter(({ path }) => !path.some((option) => out.has(option)));
    const light = holdsLimited(options, mostGrams) ? free.filter(({ items }) => !mayExceed(items, { mostGrams })) : free;
    const allowed = together.length === 0 ? light : light.filter(isKept);
    if (allowed.length > 0) candidates.set(kitId, dropNeedlessSubstitutes(allowed));
  }
  return candidates;
}

/** Whether portioning may put more of a food on the plate than its eater may have: such an option, or dish of them, is no candidate at all. */
export function mayExceed(items: readonly VariantItem[], { mostGrams }: Pick<PlanRules, 'mostGrams'>): boolean {
  if (mostGrams.size === 0) return false;
  const held = items.filter(({ food }) => mostGrams.has(food.id));
  const most = held.map((entry) => {
    const { item, food } = entry;
    const quantity = listItemLadder(entry, items).quantities.at(-1)!;
    return { foodId: food.id, grams: (quantity * (gramsPerUnit(food, item.unit) ?? 0)) / (item.plates ?? 1) };
  });
  return listOverGrams(most, { mostGrams }).length > 0;
}

/** Whole dishes are asked then: options may each be within their grams and not together, and a season grows with what it seasons. */
const holdsLimited = ({ parts, season }: KitOptions, mostGrams: PlanRules['mostGrams']): boolean =>
  [season, ...parts.flatMap((part) => part.map(({ items }) => items))].some((items) => items.some(({ food }) => mostGrams.has(food.id)));

/** A `|!` choice stays only where, all else equal, no plain choice is left. */
function dropNeedlessSubstitutes(dishes: readonly Dish[]): readonly Dish[] {
  const { kit, options } = dishes[0]!.compiled;
  const isSubstitute = ({ choice }: Option, part: number): boolean => kit.parts[part]!.alternatives[choice]?.substitute === true;
  const parts = [...options.parts.keys()].filter((part) => options.parts[part]!.some((option) => isSubstitute(option, part)));
  if (parts.length === 0) return dishes;
  // A number with a digit for each part: as text, this was half of what new rules cost.
  const keyWithout = (path: readonly Option[], left: number): number => {
    let key = left;
    for (let part = 0; part < path.length; part++)
      key = key * (options.parts[part]!.length + 1) + (part === left ? 0 : path[part]!.choice + 1);
    return key;
  };
  const plainElsewhere = new Set<number>();
  for (const { path } of dishes) for (const part of parts) if (!isSubstitute(path[part]!, part)) plainElsewhere.add(keyWithout(path, part));
  return dishes.filter(({ path }) =>
    parts.every((part) => !isSubstitute(path[part]!, part) || !plainElsewhere.has(keyWithout(path, part))),
  );
}

/** The same where it is none of them: what is worked out further is remembered by it. */
export function withoutDish(candidates: Candidates, dishId: string): Candidates {
  const kitId = kitIdOf(dishId);
  const dishes = candidates.get(kitId) ?? [];
  const kept = dishes.filter((dish) => dish.dishId !== dishId);
  if (kept.length === dishes.length) return candidates;
  const left = new Map(candidates);
  if (kept.length > 0) left.set(kitId, kept);
  else left.delete(kitId);
  return left;
}

const MAX_REMEMBERED = 32;
const remembered = new WeakMap<Corpus, Map<string, Candidates>>();

function remember(corpus: Corpus, key: string, candidates: Candidates): void {
  const byKey = remembered.get(corpus) ?? new Map<string, Candidates>();
  if (byKey.size >= MAX_REMEMBERED) byKey.delete(byKey.keys().next().value!);
  byKey.set(key, candidates);
  remembered.set(corpus, byKey);
}
