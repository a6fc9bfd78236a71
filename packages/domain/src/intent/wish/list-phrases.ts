import type { Intent } from '../intent.ts';
import { nameClass } from '../language/name-class.ts';
import type { Effect } from '../language/intent-words.table.ts';
import { isFood, type Item } from '../language/read-items.ts';
import { phraseKey } from '../language/read-words.ts';
import { WAYS } from './bind-dishes.ts';
import type { LoosenedDiet } from './collect-foods.ts';
import type { Scope } from './read-scope.ts';

/** Phrases that bring several chips, which one chip may stand for. What other words say too keeps a chip of its own. */
export function listPhrases(
  items: readonly Item[],
  scope: Scope,
  { loosened, ways }: { readonly loosened: readonly LoosenedDiet[]; readonly ways: Intent['phrases'] },
): Intent['phrases'] {
  const said = items.map(({ words: read, typed: words = read, effect }, at): Intent['phrases'][number] => {
    const chips = LEFT_OUT.has(scope.modes.get(at) ?? '') ? [`exclude:${read}`] : listChips(effect ?? {});
    return { words, chips: chips.filter((chip) => !loosened.some(({ name }) => chip.endsWith(`:${name}`))) };
  });
  const all = [...said, ...loosened.map(({ words, classes }) => ({ words, chips: classes.map(exclusionChip) }))];
  const isOwn = (chip: string, words: string): boolean => all.every((other) => other.words === words || !other.chips.includes(chip));
  const several = all
    .map(({ words, chips }) => ({ words, chips: chips.filter((chip) => isOwn(chip, words)) }))
    .filter(({ chips }) => chips.length > 1);
  return [...listPrepared(items, scope, ways), ...listKinds(items, scope), ...several];
}

/** "Porridge", "chicken nuggets": a kind of dish in the words it was asked for, not those it is kept under. */
const listKinds = (items: readonly Item[], { modes }: Scope): Intent['phrases'] =>
  items.flatMap(({ words, typed, effect }, at) => {
    if (effect?.dish === undefined || typed !== undefined || modes.get(at) === 'exclude') return [];
    const isKept = phraseKey(words) === phraseKey(effect.dish.replaceAll('-', ' '));
    return isKept ||
      (WAYS.has(effect.dish) && effect.slot === undefined && !SAID_OTHERWISE.has(effect.dish)) ||
      Object.keys(effect).some((key) => key !== 'dish' && key !== 'slot')
      ? []
      : [{ words, chips: [`dish:${effect.dish}`] }];
  });

/** "No reheating", "crockpot": ways that go by several names. */
const SAID_OTHERWISE: ReadonlySet<string> = new Set(['cold', 'slow-cooker', 'pressure-cooker']);

/** "Grilled fish", "cold noodles", "plain pasta": how a food is wished for is told with it. */
const listPrepared = (items: readonly Item[], { modes, analogs }: Scope, ways: Intent['phrases']): Intent['phrases'] =>
  items.flatMap((item, at) => {
    const before = items[at - 1];
    if (!isFood(item) || item.effect?.dish !== undefined || modes.get(at) !== 'wish' || analogs.has(at)) return [];
    if (!before || modes.get(at - 1) === 'exclude' || !PREPARED.test(before.words)) return [];
    // "Fried eggs": fried is a class of foods by itself.
    if (isFood(before)) return [{ words: `${before.words} ${item.words}`, chips: [`wish:${before.words}`, `wish:${item.words}`] }];
    const way = before.effect?.dish;
    const said = ways.find(({ words }) => words === before.words)?.chips ?? [];
    return [{ words: `${before.words} ${item.words}`, chips: [...(way === undefined ? said : [`dish:${way}`]), `wish:${item.words}`] }];
  });

const PREPARED =
  /^(?:baked|boiled|braised|broiled|charred|chilled|cold|creamy|crispy|crunchy|deep fried|fresh|fried|glazed|grilled|loaded|hot|mashed|minced|plain|poached|pulled|raw|roast|roasted|sauteed|scalloped|scrambled|seared|shredded|smashed|smoked|spicy|steamed|stewed|sticky|stuffed|toasted|warm)$/u;

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
