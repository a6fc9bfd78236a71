import { findQualifiedName } from './qualified-name.ts';
import { findFood } from '../food/find-food.ts';
import type { Food } from '../food/food.ts';
import { middleOfAmount } from '../quantity/amount.ts';
import { findBaseSize } from '../quantity/convert.ts';
import { getUnit, type UnitId } from '../quantity/unit.ts';
import { LONGEST_LINE } from './clean-line.ts';
import type { IngredientLine } from './ingredient-line.ts';
import { groundName } from './ground-name.ts';
import type { NameMatch } from './name-match.ts';
import { parseLine } from './parse-line.ts';
import { weighLine, type WeightSource } from './weigh-line.ts';

export type GroundedLine = {
  readonly line: IngredientLine;
  /** Absent when no name of the table stands in the line with its noun: nothing is counted on a likeness. */
  readonly food: Food | undefined;
  /** 1 for a name of the table, 0 without a food. Under `SURE_CONFIDENCE` a person should be asked. */
  readonly confidence: number;
  readonly alternatives: readonly Food[];
  /** Of the food in the state of its row; `null` when unknown, 0 when the line states no amount. */
  readonly grams: number | null;
  readonly weight: WeightSource;
};

export const SURE_CONFIDENCE = 0.7;

/** The food and the weight of a recipe's line. Given the text rather than its parts, it also knows the order of the words. */
export function groundLine(lineOrText: IngredientLine | string): GroundedLine {
  return typeof lineOrText === 'string' ? groundParsed(parseLine(lineOrText), lineOrText) : groundParsed(lineOrText, null);
}

/** The same for parts that were read, and perhaps mended, with the text they are from where there is one. */
export function groundParsed(line: IngredientLine, written: string | null): GroundedLine {
  const words = listWords(line);
  const text = written?.slice(0, LONGEST_LINE).toLowerCase() ?? words;
  const match = groundName(findQualifiedName(line) ?? line.name, listStates(line, text.replace(OTHER_CHOICE, '')));
  if (!match)
    return {
      line,
      food: undefined,
      confidence: 0,
      alternatives: [],
      grams: line.amount ? null : 0,
      weight: line.amount ? 'unknown' : 'not-stated',
    };
  return weighFood({ line, text }, { ...match, food: findSqueezed(match.food, words) ?? match.food });
}

/** What a line's amount weighs of a food that is known. */
export function weighFood(
  { line, text }: { readonly line: IngredientLine; readonly text: string },
  { food, confidence, alternatives }: NameMatch,
): GroundedLine {
  const words = listWords(line);
  const isCooked = /\bcooked\b/.test(text) && isBoughtCooked(line, text);
  const weight = weighLine(line, food, isCooked ? words : words.replaceAll('cooked', ''));
  const grams = weight.grams === null ? null : weight.grams * shareUsed({ line, food, text, grams: weight.grams, isCooked });
  return { line, food, confidence, alternatives, grams, weight: weight.source };
}

const listWords = ({ name, size, preparation, comment }: IngredientLine): string =>
  [name, size, preparation, comment].filter(Boolean).join(' ').toLowerCase();

/** "1 ear corn, or 3/4 cup frozen corn": the state of the second choice is not that of the first. */
const OTHER_CHOICE = /(?:,?\s+or\s+(?:an? )?[\d¼½¾⅓⅔]|\s*\(or\s).*$/;

/** States a name may have to be looked up with: those the line names, and what its unit gives away. */
function listStates(line: IngredientLine, text: string): readonly string[] {
  const substitute = SUBSTITUTE.exec(text)?.[1];
  const states = [
    ...(substitute ? [substitute] : []),
    ...listUnitStates(line),
    ...STATES.filter(([pattern]) => pattern.test(text)).map(([, state]) => state),
    ...(/\bcooked\b/.test(text) && isBoughtCooked(line, text) ? ['cooked'] : []),
  ];
  const isDry = states.length === 0 && SPOONS.has(line.unit ?? '') && !SPOONED_FRESH.test(text);
  return isDry ? ['dried'] : states;
}

function listUnitStates(line: IngredientLine): readonly string[] {
  if (line.unit === 'ear') return ['fresh'];
  if (line.unit === 'can') return ['canned'];
  return isWholeBird(line) ? ['whole'] : [];
}

const STATES: readonly (readonly [RegExp, string])[] = [
  [/\brack\b/, 'rack of'],
  [/\bbone[- ]in\b/, 'bone-in'],
  [/\bskin[- ]on\b/, 'skin-on'],
  [/\briced\b/, 'riced'],
  [/\b(?:cans?|tins?|canned|tinned)\b/, 'canned'],
  [/\bfrozen\b/, 'frozen'],
  [/\bdried\b/, 'dried'],
  [/\bground\b/, 'ground'],
  [/\bfresh(?:ly)?\b/, 'fresh'],
];

/** Words that the parser counts as preparation but that make it another food; in brackets they are only advice. */
const SUBSTITUTE = /^[^(]*?\b(vegan|vegetarian|plant-based|dairy-free|non-dairy|gluten-free|egg-free|sugar-free|meatless)\b/;

const SPOONS: ReadonlySet<string> = new Set(['tsp', 'pinch', 'dash']);

/** "1 (4-lb) chicken" is no breast. */
const isWholeBird = ({ name, unit, otherMeasures }: IngredientLine): boolean =>
  unit === null &&
  /\b(?:chicken|turkey)$/i.test(name) &&
  otherMeasures.some(({ amount, unit: of }) => middleOfAmount(amount) * massOf(of) >= BIRD_GRAMS);

const massOf = (unit: UnitId | null): number => (unit !== null && getUnit(unit).kind === 'mass' ? (findBaseSize(unit) ?? 0) : 0);

/** The least that a chicken is sold with; no part of one weighs so much. */
const BIRD_GRAMS = 900;

/** What is cut was fresh, and garlic is only dry where the line says powder. */
const SPOONED_FRESH = /\b(?:minced|chopped|diced|sliced|grated|mashed|pressed|peeled|garlic|onions?|shallots?)\b/;

/** "2 cups cooked rice" is weighed cooked; "8 oz pasta, cooked" is weighed before. */
function isBoughtCooked(line: IngredientLine, text: string): boolean {
  if (/\buncooked\b|cooked (?:according|until|per|as|to|al dente|in)\b/.test(text)) return false;
  if (RENDERED.test(text) && massOf(line.unit) === 0) return true;
  const noun = line.name.toLowerCase().split(' ').at(-1) ?? '';
  return text.indexOf('cooked') < text.lastIndexOf(noun) || line.unit === 'cup';
}

/** Of "4 strips bacon, cooked and crumbled" the fat stays in the pan. */
const RENDERED = /\bbacon\b.*\b(?:cooked|fried)\b.*\b(?:crumbled|drained|crisp(?:y|ed)?)\b/;

/** "Juice of 1 lemon" is the juice that one lemon gives. */
function findSqueezed(food: Food, words: string): Food | undefined {
  if (!CITRUS.has(food.id)) return undefined;
  if (/\bjuice(?:d)?\b/.test(words)) return findFood(`${food.id}-juice`);
  return /\bzest(?:ed)?\b|\bpeel\b|\brind\b/.test(words) ? findFood(`${food.id}-zest`) : undefined;
}

const CITRUS: ReadonlySet<string> = new Set(['lemon', 'lime', 'orange']);

/** Of oil to fry in, what the food takes up: 8 to 25 % of its own weight by most studies, so about a tenth of a deep pan. */
function shareUsed({
  line,
  food,
  text,
  grams,
  isCooked,
}: {
  line: IngredientLine;
  food: Food;
  text: string;
  grams: number;
  isCooked: boolean;
}): number {
  if (isCooked && isUncooked(food) && !(line.unit === 'cup' && food.unitGrams['cup-cooked'] !== undefined))
    return 1 / (food.cookedYield ?? 1);
  const isDeepFrying = (food.kind === 'oil' || food.kind === 'animal-fat') && grams > 200 && /\bfry(?:ing)?\b/.test(text);
  return isDeepFrying ? 0.1 : 1;
}

const isUncooked = (food: Food): boolean => food.state === 'raw' || food.state === 'dry' || food.state === 'frozen';
