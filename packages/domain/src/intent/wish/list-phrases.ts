import type { Intent } from '../intent.ts';
import { nameClass } from '../language/intent-food-classes.table.ts';
import type { Effect } from '../language/intent-words.table.ts';
import type { Item } from '../language/read-items.ts';
import type { LoosenedDiet } from './collect-foods.ts';
import type { Scope } from './read-scope.ts';

/** Phrases that bring several chips, which one chip may stand for. What other words say too keeps a chip of its own. */
export function listPhrases(items: readonly Item[], scope: Scope, loosened: readonly LoosenedDiet[]): Intent['phrases'] {
  const said = items.map(({ words: read, typed: words = read, effect }, at): Intent['phrases'][number] => {
    const chips = LEFT_OUT.has(scope.modes.get(at) ?? '') ? [`exclude:${read}`] : listChips(effect ?? {});
    return { words, chips: chips.filter((chip) => !loosened.some(({ name }) => chip.endsWith(`:${name}`))) };
  });
  const all = [...said, ...loosened.map(({ words, classes }) => ({ words, chips: classes.map(exclusionChip) }))];
  const isOwn = (chip: string, words: string): boolean => all.every((other) => other.words === words || !other.chips.includes(chip));
  return all
    .map(({ words, chips }) => ({ words, chips: chips.filter((chip) => isOwn(chip, words)) }))
    .filter(({ chips }) => chips.length > 1);
}

const LEFT_OUT: ReadonlySet<string> = new Set(['exclude', 'allergy', 'doubt', 'denied']);

const listChips = ({
  diets = [],
  restrictions = [],
  allergies = [],
  excludes = [],
  aims = [],
  cuisines = [],
}: Effect): readonly string[] => [
  ...diets.map((diet) => `diet:${diet}`),
  ...restrictions.map((restriction) => `restriction:${restriction}`),
  ...allergies.map((allergen) => `allergy:${allergen}`),
  ...excludes.map(exclusionChip),
  ...aims.map((aim) => `aim:${aim}`),
  ...cuisines.map((cuisine) => `cuisine:${cuisine}`),
];

const exclusionChip = (id: string): string => `exclude:${nameClass(id)}`;
