import type { Item } from '../language/read-items.ts';
import { tellMealsApart } from './read-slot-wishes.ts';
import type { Scope } from './read-scope.ts';
import type { MealSlot } from '../../recipe/meal-slot.ts';

/** Ways of cooking and eating that hold for every meal they are said of, as the sentence says them. */
export type SaidWays = {
  readonly ways: readonly string[];
  /** By the chip's id, where the sentence tells meals apart. */
  readonly wishedAt: Readonly<Record<string, readonly MealSlot[]>>;
  /** Which items they took. */
  readonly used: ReadonlySet<number>;
};

/**
 * Read from words that say nothing by themselves and stay plain for every other reader: "mild" is also how bad an allergy is, and
 * "my kid" who has it. Hence not in a sentence that tells of an allergy what only its severity may mean.
 */
export function readWays(items: readonly Item[], scope: Scope): SaidWays {
  const starts: number[] = [];
  let text = '';
  for (const { words } of items) {
    starts.push(text.length);
    text += `${words} `;
  }
  const tellsAllergy = [...scope.modes.values()].includes('allergy');
  const ways: string[] = [];
  const used = new Set<number>();
  const wishedAt: Record<string, readonly MealSlot[]> = {};
  const mealsOf = tellMealsApart(items, scope);
  for (const [way, pattern] of WAYS) {
    if (way === 'mild' && tellsAllergy) continue;
    for (const match of text.matchAll(pattern)) {
      const [from, to] = [match.index, match.index + match[0].length];
      const own = starts.flatMap((start, at) => (start >= from && start < to ? [at] : []));
      const [first] = own;
      if (first === undefined || own.some((at) => scope.modes.get(at) === 'exclude') || NEGATED.test(text.slice(0, from))) continue;
      ways.push(way);
      for (const at of own) used.add(at);
      const slots = mealsOf?.(first) ?? [];
      if (slots.length > 0) wishedAt[`dish:${way}`] = [...new Set([...(wishedAt[`dish:${way}`] ?? []), ...slots])];
    }
  }
  return { ways: [...new Set(ways)], wishedAt, used };
}

const NEGATED = /\b(?:not|no|never|without|isnt|dont|doesnt|over|go|take it) (?:too |so |very |that )?$/;

const WAYS: readonly (readonly [way: string, said: RegExp])[] = [
  [
    'easy',
    /\b(?:easy|simple|effortless|uncomplicated|foolproof|low effort|minimal effort|beginner(?: friendly)?|for beginners)\b(?! on\b)/g,
  ],
  [
    'mild',
    /\b(?:mild|mildly (?:spiced|seasoned)|not (?:too )?hot|bland)\b(?! (?:allergy|allergies|intolerance|reaction|asthma|diabetes|case))/g,
  ],
  [
    'kid-friendly',
    /\b(?:kids?|child(?:ren)?|family|toddler) (?:friendly|approved)\b|\b(?:my |the |our |picky |fussy )*(?:kids?|child(?:ren)?) (?:will|would|can|like to|love to) eat\b|\bfor (?:my |the |our |\d+ |picky |fussy )*(?:kids?|child|children)\b(?! (?:allerg|has|have|cant|is|who))/g,
  ],
  ['toddler', /\b(?:for (?:my |a |our |the )?toddlers?|toddler (?:meals?|menu|day|food|plan)|my toddler eats?)\b/g],
  ['seasonal', /\b(?:seasonal(?:ly)?|in season|what is in season|whats in season)\b/g],
  ['festive', /\b(?:festive|celebration|celebratory|special occasion|for a celebration|birthday dinner|holiday dinner|date night)\b/g],
  ['batch', /\b(?:meal ?prep(?:ping)?|batch cook(?:ing|ed)?|make ahead|prep ahead|freezer (?:meals?|friendly)|big batch)\b/g],
];
