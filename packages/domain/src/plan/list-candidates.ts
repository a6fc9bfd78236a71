import { foodBreaksRule } from '../diet/check-diet.ts';
import { togetherBreaksRule } from '../diet/check-dish.ts';
import type { Corpus } from '../kit/corpus.ts';
import type { Dish } from '../kit/dish.ts';
import type { Kit } from '../kit/kit.ts';
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
  // By its items: a list of foods for each of some thousand dishes would be made for this question alone.
  const isAllowed = (dish: Dish): boolean =>
    dish.items.every(({ food }) => !banned.has(food.id)) && together.every((rule) => togetherBreaksRule(dish.foods, rule) === undefined);
  const candidates = new Map<string, readonly Dish[]>();
  for (const [kitId, dishes] of dishesByKit) {
    // Most kits are left whole by most rules: then all share one list.
    const allowed = dishes.every(isAllowed) ? dishes : dishes.filter(isAllowed);
    if (allowed.length > 0) candidates.set(kitId, dropNeedlessSubstitutes(allowed));
  }
  return candidates;
}

/** A `|!` choice stays only where, all else equal, no plain choice is left. */
function dropNeedlessSubstitutes(dishes: readonly Dish[]): readonly Dish[] {
  const { kit } = dishes[0]!.compiled;
  if (!kit.parts.some(({ alternatives }) => alternatives.some(({ substitute }) => substitute))) return dishes;
  const plainElsewhere = new Set<string>();
  for (const { choices } of dishes) {
    for (const part of kit.parts.keys()) if (!isSubstitute(kit, part, choices[part]!)) plainElsewhere.add(keyWithout(choices, part));
  }
  return dishes.filter(({ choices }) =>
    choices.every((choice, part) => !isSubstitute(kit, part, choice) || !plainElsewhere.has(keyWithout(choices, part))),
  );
}

const isSubstitute = ({ parts }: Kit, part: number, choice: number): boolean => parts[part]!.alternatives[choice]?.substitute === true;

const keyWithout = (choices: readonly number[], part: number): string =>
  choices.map((choice, at) => (at === part ? '*' : choice)).join(',');

const MAX_REMEMBERED = 32;
const remembered = new WeakMap<Corpus, Map<string, Candidates>>();

function remember(corpus: Corpus, key: string, candidates: Candidates): void {
  const byKey = remembered.get(corpus) ?? new Map<string, Candidates>();
  if (byKey.size >= MAX_REMEMBERED) byKey.delete(byKey.keys().next().value!);
  byKey.set(key, candidates);
  remembered.set(corpus, byKey);
}
