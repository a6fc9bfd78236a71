import { FLESH_KINDS, SEAFOOD_KINDS } from '@larder/domain/food/food-kinds.ts';
import type { Food, FoodKind } from '@larder/domain/food/food.ts';
import type { KitFault } from '../parsed-kit.ts';
import { perVariant, wordsOf } from './check-steps.ts';
import { findFoodNames, splitWords, type FoundName } from './food-lexicon.ts';
import { isMeantAsFood } from './food-mention.ts';
import type { GateContext, KitGate, ServedVariant } from './gate.ts';
import { listBrokenClaims } from './rule-claims.ts';

/**
 * A text serves whoever may be served the dish: what it names is in that very choice, or allowed by every diet and for every
 * allergy that the choice holds to. "Serve with yogurt" under a vegan dish is a fault, and so is "good on toast" under one
 * without gluten.
 */
export const checkWords: KitGate = (context) => {
  const readText = memoize((text: string) => findMentions(text, context));
  return perVariant(context, (variant) => {
    const foods = variant.items.map(({ food }) => food);
    let ownWords: ReadonlySet<string> | undefined;
    const isOwn = (mention: FoundName): boolean => {
      ownWords ??= new Set([...wordsOf(variant.items), ...splitWords(variant.title)]);
      return mention.name.split(' ').every((word) => ownWords!.has(word)) || foods.some((food) => isOfClass(food, mention, context));
    };
    return listTexts(variant, context).flatMap(({ text, line }) =>
      readText(text).flatMap((mention): readonly KitFault[] => {
        const broken = listBrokenClaims(foods, mention.food);
        if (broken.length === 0 || isOwn(mention)) return [];
        const message = `"${mention.name}" stands in a text that is also printed for ${variant.dishId}, which is ${broken.join(', ')}. Name what every choice may have, or nothing.`;
        return [{ type: 'unfit-word', line, message }];
      }),
    );
  });
};

/** "The nuts" are its walnuts, "the cheese" is its vegan mozzarella, which is called by a cheese's name. */
function isOfClass({ kind, names }: Food, { name }: FoundName, { lexicon }: GateContext): boolean {
  if (kind === name || CLASS_KINDS.get(name)?.has(kind)) return true;
  const [, ...rest] = splitWords(names.noun);
  return lexicon.phrases.get(rest.join(' '))?.kind === name;
}

export const CLASS_KINDS: ReadonlyMap<string, ReadonlySet<FoodKind>> = new Map([
  ['meat', FLESH_KINDS],
  ['fish', new Set<FoodKind>(['fish'])],
  ['seafood', SEAFOOD_KINDS],
  ['shellfish', new Set<FoodKind>(['crustacean', 'mollusc'])],
  ['noodle', new Set<FoodKind>(['pasta'])],
  ['nut', new Set<FoodKind>(['nut', 'peanut'])],
]);

export function listTexts(
  { title, description, steps }: ServedVariant,
  { kit, lines }: GateContext,
): readonly { text: string; line: number }[] {
  return [
    { text: title, line: lines.header['title'] ?? 0 },
    { text: description, line: lines.header['desc'] ?? 0 },
    ...steps.map(({ text, index }) => ({ text, line: lines.steps[index] ?? 0 })),
    ...kit.tips.map((text, index) => ({ text, line: lines.tips[index] ?? 0 })),
  ];
}

export function findMentions(text: string, { lexicon }: GateContext): readonly FoundName[] {
  return findFoodNames(text, { phrases: lexicon.phrasesAndClasses, longest: lexicon.longest }).filter(
    ({ name, start, end }) =>
      !HOMOGRAPHS.has(name) && (!MADE.has(name) || IS_EATEN_WITH.test(text.slice(0, start))) && isMeantAsFood(text, { start, end }),
  );
}

/** Names of foods in the table that mean something else in a recipe: what is crisp, and brown flecks in butter. */
const HOMOGRAPHS: ReadonlySet<string> = new Set(['crisp', 'speck']);

/** What cooking makes of any food, or something to do: eaten with the dish only where a text says so. */
export const MADE: ReadonlySet<string> = new Set([
  'roll',
  'toast',
  'wrap',
  'broth',
  'stock',
  'relish',
  'jelly',
  'gravy',
  'meatball',
  'patty',
  'pickle',
  'curry sauce',
  'red sauce',
  'tomato soup',
]);
const IS_EATEN_WITH = /\b(?:in|on|inside|into|with|over) (?:(?:a|an|some|more|warm|fresh|crusty|good|hot) )*$/;

export function memoize<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const value = known.get(text) ?? read(text);
    known.set(text, value);
    return value;
  };
}
