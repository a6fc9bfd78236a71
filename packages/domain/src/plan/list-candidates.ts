import { foodBreaksRule } from '../diet/check-diet.ts';
import { togetherBreaksRule } from '../diet/check-dish.ts';
import type { Corpus } from '../kit/corpus.ts';
import type { Dish } from '../kit/dish.ts';
import type { Option, VariantItem } from '../kit/variant.ts';
import type { PlanRules } from './plan-rules.ts';

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

function findCandidates({ foodsById, dishesByKit }: Corpus, { rules, excludedFoodIds }: PlanRules): Candidates {
  const banned = new Set<string>(excludedFoodIds);
  for (const food of foodsById.values()) {
    if (rules.some((rule) => foodBreaksRule(food, rule)?.outcome === 'breaks')) banned.add(food.id);
  }
  const together = rules.filter((rule) => rule.type === 'restriction' && rule.restriction === 'Kosher');
  const isKept = (dish: Dish): boolean => together.every((rule) => togetherBreaksRule(dish.foods, rule) === undefined);
  const candidates = new Map<string, readonly Dish[]>();
  for (const [kitId, dishes] of dishesByKit) {
    const { options } = dishes[0]!.compiled;
    const isBanned = ({ items }: { items: readonly VariantItem[] }): boolean => items.some(({ food }) => banned.has(food.id));
    if (isBanned({ items: options.season })) continue;
    // By the options of the kit: some hundred thousand ingredients of all dishes would say the same.
    const out = new Set(options.parts.flatMap((part) => part.filter(isBanned)));
    const free = out.size === 0 ? dishes : dishes.filter(({ path }) => !path.some((option) => out.has(option)));
    const allowed = together.length === 0 ? free : free.filter(isKept);
    if (allowed.length > 0) candidates.set(kitId, dropNeedlessSubstitutes(allowed));
  }
  return candidates;
}

/** A `|!` choice stays only where, all else equal, no plain choice is left. */
function dropNeedlessSubstitutes(dishes: readonly Dish[]): readonly Dish[] {
  const { kit, options } = dishes[0]!.compiled;
  const substitutes = new Set(
    options.parts.flatMap((part, at) => part.filter(({ choice }) => kit.parts[at]!.alternatives[choice]?.substitute === true)),
  );
  if (substitutes.size === 0) return dishes;
  const plainElsewhere = new Set<string>();
  for (const { path } of dishes) {
    for (const part of path.keys()) if (!substitutes.has(path[part]!)) plainElsewhere.add(keyWithout(path, part));
  }
  return dishes.filter(({ path }) => path.every((option, part) => !substitutes.has(option) || !plainElsewhere.has(keyWithout(path, part))));
}

const keyWithout = (path: readonly Option[], part: number): string => path.map(({ choice }, at) => (at === part ? '*' : choice)).join(',');

const MAX_REMEMBERED = 32;
const remembered = new WeakMap<Corpus, Map<string, Candidates>>();

function remember(corpus: Corpus, key: string, candidates: Candidates): void {
  const byKey = remembered.get(corpus) ?? new Map<string, Candidates>();
  if (byKey.size >= MAX_REMEMBERED) byKey.delete(byKey.keys().next().value!);
  byKey.set(key, candidates);
  remembered.set(corpus, byKey);
}
