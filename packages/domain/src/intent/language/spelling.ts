import { foodNameKey } from '../../food/food-name-key.ts';
import type { Food } from '../../food/food.ts';
import { FOOD_CLASSES } from './intent-food-classes.table.ts';
import { type AllergenForms, repairWord, type WordStock } from './repair-word.ts';

/** A diet in another language and a drink are near to too many English words: "cashes" is no "casher", "chokes" no "coke". */
export const NEVER_REPAIRED_TO: ReadonlySet<string> = new Set(
  'res papa papas rind pan pain kasher casher koscher coke cola soda beer wine cider gin rum tea coffee sahur eid lds hindu sikh lent samen sazon intollerante diner'.split(
    ' ',
  ),
);

export const ALLERGENIC: ReadonlySet<string> = new Set(['nut', 'peanut', 'fish', 'crustacean', 'mollusc', 'egg', 'milk', 'cheese', 'soy']);

/** Foods that are what the last word of their name says: "green peas". */
const NAMED_LAST: ReadonlySet<string> = new Set(
  'fruit vegetable legume mushroom starchy-root nut seed grain herb spice vinegar fish crustacean mollusc beef pork lamb poultry cheese'.split(
    ' ',
  ),
);

/** Single words by which foods and their allergenic classes go, in singular and plural. */
export function listForms(foods: readonly Food[], isForm: (word: string) => boolean, isFiller: (key: string) => boolean): AllergenForms {
  const forms = new Map<string, string>();
  const add = (text: string, key = foodNameKey(text)): void => {
    if (/^[a-z]{3,}$/.test(text) && !isFiller(key) && !forms.has(text)) forms.set(text, key);
  };
  const classes = FOOD_CLASSES.toSorted((one, other) => Number(other.allergens !== undefined) - Number(one.allergens !== undefined));
  for (const { words } of classes)
    for (const word of words.split('|')) for (const form of [word, `${word.replace(/s$/u, '')}s`]) add(form, foodNameKey(word));
  for (const { names, kind } of foods)
    for (const name of [names.noun, names.plural].map((text) => text.toLowerCase())) {
      const word = NAMED_LAST.has(kind) ? name.slice(name.lastIndexOf(' ') + 1) : name;
      if (!isForm(foodNameKey(word))) add(word);
    }
  return forms;
}

/** "Glutenfree", "lowfodmap" and "Nussallergie" as one word, then spelling. */
export function repairOf(
  key: string,
  { isKnown, getStock }: { isKnown: (word: string) => boolean; getStock: () => WordStock },
): string | undefined {
  const readPart = (part: string): string | undefined => (isKnown(part) ? part : repairWord(part, getStock()));
  const joined = GLUED_BEHIND.exec(key)?.groups;
  if (joined) {
    const what = joined['what']!;
    // A German compound may join with "n" or "s": "Erdnussallergie", "Weizenallergie".
    const part = readPart(what) ?? readPart(what.replace(/[ns]$/u, ''));
    const tail = joined['allergy'] === undefined ? 'free' : 'allergy';
    if (part !== undefined || tail === 'free') return `${part ?? what} ${tail}`;
  }
  const spelt = repairWord(key, getStock());
  if (spelt !== undefined) return spelt;
  const front = GLUED_BEFORE.exec(key)?.groups;
  const rest = front && readPart(front['rest'] ?? '');
  return rest === undefined ? undefined : `${front!['head']} ${rest}`;
}

const GLUED_BEHIND = /^(?<what>[a-z]{2,})(?:fre[ei]|(?<allergy>allergi[eck]r?|allergy|unvertraglichkeit|intoleranz))$/u;
const GLUED_BEFORE = /^(?<head>low|high|no|non|without|ohne|sin|sans)(?<rest>[a-z]{3,})$/u;
