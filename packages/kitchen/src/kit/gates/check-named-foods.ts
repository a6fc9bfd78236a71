import { listAllergens } from '@larder/domain/diet/check-allergen.ts';
import { isMeat } from '@larder/domain/diet/food-class.ts';
import type { Allergen, Food } from '@larder/domain/food/food.ts';
import type { KitFault } from '../parsed-kit.ts';
import { perVariant } from './check-steps.ts';
import { CLASS_KINDS, findMentions, listTexts, MADE, memoize } from './check-words.ts';
import { findFoodNames, type FoundName } from './food-lexicon.ts';
import type { GateContext, KitGate } from './gate.ts';

/**
 * "Creamy yogurt bowl" over soy yogurt is safe for who cannot have milk, and alarms everybody who reads it: a text says the name of
 * what stands in, or that the dish is free of what it is called after. `checkWords` lets the bare word pass, as it is one of "soy
 * yogurt". What is called free of something has to be.
 */
export const checkNamedFoods: KitGate = (context) => {
  const readText = memoize((text: string) => readClaims(text, context));
  return perVariant(context, (variant) => {
    const foods = variant.items.map(({ food }) => food);
    const held = new Set(foods.flatMap(listMarks));
    const isOfClass = (name: string): boolean => foods.some(({ kind }) => CLASS_KINDS.get(name)?.has(kind));
    return listTexts(variant, context).flatMap(({ text, line }) =>
      readText(text).flatMap(({ name, marks, isFree }): readonly KitFault[] => {
        const wrong = marks.filter((mark) => held.has(mark) === isFree);
        if (wrong.length === 0 || isOfClass(name)) return [];
        const message = isFree
          ? `"${name}" is said of ${variant.dishId}, which holds ${wrong.join(' and ')}: "${text}".`
          : `"${name}" is read as ${wrong.join(' and ')}, and ${variant.dishId} holds none: "${text}". Write {part}, or "dairy-free ...".`;
        return [{ type: isFree ? 'untrue-free' : 'unheld-food', line, message }];
      }),
    );
  });
};

type Mark = Allergen | 'meat';

const listMarks = (food: Food): readonly Mark[] => [...listAllergens(food), ...(isMeat(food) ? ['meat' as const] : [])];

/**
 * What a name plainly tells. Not soy, sesame, mustard, celery and sulfites, which hide in what is bought ("mayonnaise", "bagel"), nor
 * gluten, of which a sandwich or a toast says nothing before its bread is named.
 */
const PLAIN: readonly Mark[] = ['dairy', 'egg', 'fish', 'crustacean', 'mollusc', 'tree-nut', 'peanut', 'meat'];
const NOT_VEGAN: readonly Mark[] = ['dairy', 'egg', 'fish', 'crustacean', 'mollusc', 'meat'];

/** A word of a text, and what it is read as being there; or, where `isFree`, as not being there. */
type Claim = { readonly name: string; readonly marks: readonly Mark[]; readonly isFree: boolean };

function readClaims(text: string, context: GateContext): readonly Claim[] {
  const spans = Array.from(text.matchAll(IS_NAME), ({ index, 0: { length } }) => ({ start: index, end: index + length }));
  const isWithin = (at: number, around: readonly Pick<FoundName, 'start' | 'end'>[]): boolean =>
    around.some(({ start, end }) => start <= at && at < end);
  const read = findMentions(text, context)
    .filter(({ name, start }) => !MADE.has(name) && !NO_FOOD.has(name) && !isWithin(start, spans))
    .map(({ name, food, start }): Claim => {
      const without = listSaidFree(text.slice(0, start));
      return { name, marks: listMarks(food).filter((mark) => PLAIN.includes(mark) && !without.includes(mark)), isFree: false };
    });
  const buttered = Array.from(text.matchAll(IS_OF_DAIRY), ([name]): Claim => ({ name, marks: ['dairy'], isFree: false }));
  // "Dairy-free dark chocolate" is a food, and says nothing of what is beside it.
  const foodNames = findFoodNames(text, context.lexicon);
  const free = [...text.matchAll(SAYS_FREE)]
    .filter(({ index }) => !isWithin(index, foodNames))
    .map(([name]): Claim => ({ name, marks: marksWithout(name), isFree: true }));
  return [...read, ...buttered, ...free].filter(({ marks }) => marks.length > 0);
}

const SAYS_FREE = /\b(?:vegan|[a-z]+-free)\b/gi;

function marksWithout(said: string): readonly Mark[] {
  const word = said.toLowerCase();
  return word === 'vegan' ? NOT_VEGAN : PLAIN.filter((mark) => word === `${mark}-free`);
}

/** "Vegan sausage hot dog", "dairy-free mac and cheese"; not the eggs of "vegan kimchi with eggs". */
const listSaidFree = (before: string): readonly Mark[] => marksWithout(IS_SAID_FREE.exec(before)?.[1] ?? '');
const IS_SAID_FREE = /\b(vegan|[a-z]+-free) (?:(?!with|over|in|on|under)[\w-]+ ){0,3}$/i;

/** Words that no food of the table has, and that are read as one. */
const IS_OF_DAIRY = /\b(?:buttered|buttery|cheesy)\b/gi;

/** Of peas as often as of whey; of rice as often as of egg. */
const NO_FOOD: ReadonlySet<string> = new Set(['protein powder', 'noodle']);

/** What dishes are called without holding it, and why that alarms nobody. */
const NAMES: readonly (readonly [name: string, reason: string])[] = [
  ['butter (?:chicken|chickpeas|tofu)', 'what the curry is called everywhere; its description says of which fat it is'],
  ['banana ice cream', 'known for being made of nothing but bananas'],
  ['egg roll', 'a dish of its own, of which the bowl has the filling'],
  ['muesli', 'oats and fruit; what it is stirred with is named beside it'],
  ['honey mustard', 'honey and mustard, stirred here; only bottled ones hold egg'],
  ['trail mix', 'says after itself of what it is mixed'],
  ['tofu fish and chips', 'says that the tofu is the fish'],
  ['soy mince', 'what textured soy is sold as'],
  ['(?:tofu|cauliflower|portobello) steaks?', 'a thick slice, of what is said'],
];
const IS_NAME = new RegExp(`\\b(?:${NAMES.map(([name]) => name).join('|')})\\b`, 'gi');
