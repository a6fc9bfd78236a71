import { nameWhatBinds } from './name-rule.ts';
import { capitalize } from '../base/say.ts';
import { ALLERGENS, type Food } from '../food/food.ts';
import { foodNameKey } from '../food/food-name-key.ts';
import { listFoodNameKeys } from '../food/food-name-keys.ts';
import { groundLine } from '../ingredient/ground-line.ts';
import { foodBreaksRule } from './check-diet.ts';
import { DIETS, RESTRICTIONS } from './diet.ts';
import { allergyRule, dietRule, restrictionRule, type DietRule } from './diet-rule.ts';
import { hasFacet, isAlcoholic, isDairy, isMeat, isPork, mayBePork } from './food-class.ts';
import { NOT_VEGAN, TRAIT_REASONS, TRAITS_BY_ALLERGEN, TRAITS_BY_DIET, TRAITS_BY_RESTRICTION, type LineTrait } from './line-trait.ts';
import { type FreeFrom, readFreeFrom } from './read-free-from.ts';
import { scanLineWords, type FoundPhrase } from './scan-line-words.ts';

/** What somebody leaves out without a diet's name for it. */
export const AVOIDANCES = ['alcohol', 'pork'] as const;
/** Also what somebody must not have for their age. */
export type Avoidance = (typeof AVOIDANCES)[number] | 'high-mercury' | 'raw-sprouts' | 'unpasteurised';

export type LineRule = DietRule | Avoiding;
/** `spares`: foods by their id that are had all the same. */
type Avoiding = { readonly type: 'avoidance'; readonly avoid: Avoidance; readonly spares?: ReadonlySet<string> };

/** `unknown`: nothing in the line is known, so that nobody can say the rule holds. Under an allergy that forbids the line. */
export type LineVerdict = {
  readonly rule: LineRule;
  readonly outcome: 'breaks' | 'needs-label' | 'unknown';
  /** The word or food at fault as a reader would look for it; the whole line when it is unknown. */
  readonly ingredient: string;
  readonly sentence: string;
};

export const LINE_RULES: readonly LineRule[] = [
  ...DIETS.map(dietRule),
  ...RESTRICTIONS.map(restrictionRule),
  ...ALLERGENS.map(allergyRule),
  ...AVOIDANCES.map((avoid): LineRule => ({ type: 'avoidance', avoid })),
];

/**
 * The rules that a raw ingredient line breaks: by the food it is grounded in, and by any word that gives an ingredient
 * away. Each part of "pizza with peanuts" is judged by itself, so that a word more never makes a line safer.
 */
export const checkLine = (text: string, rules: readonly LineRule[] = LINE_RULES): readonly LineVerdict[] =>
  checkReadLine(readLine(text), rules);

/** For who asks of one line again and again: reading it takes nearly all of the time. */
export const readLine = (text: string): ReadLine => ({
  text,
  parts: listParts(text).flatMap((part, at) => listChoices(part).map((choice) => readPart(choice, at === 0))),
});

export const checkReadLine = (line: ReadLine, rules: readonly LineRule[]): readonly LineVerdict[] =>
  rules.flatMap((rule) => findVerdict(rule, line) ?? []);

type LinePart = {
  readonly text: string;
  readonly food: Food | undefined;
  readonly phrases: readonly FoundPhrase[];
  readonly freed: ReadonlySet<LineTrait>;
};
export type ReadLine = { readonly text: string; readonly parts: readonly LinePart[] };

const listParts = (text: string): readonly string[] =>
  text
    .split(/\s+(?:with|w\/|containing|contains|plus|topped with)\s+|[()[\];]/i)
    .map((part) => part.replace(PURPOSE, '').trim())
    .filter((part) => /\p{L}/u.test(part));

/** Of a choice the cook may take either, and "vegan butter or butter" frees only the first; last the whole, for what its sides share. */
function listChoices(part: string): readonly string[] {
  const choices = part.split(/,?\s+(?:and\/)?or\s+|(?<=\p{L}{2})\s*\/\s*(?=\p{L}{2})/iu).filter((choice) => /\p{L}/u.test(choice));
  return choices.length > 1 ? [...choices, part] : [part];
}

/** "Oil for brushing the bread": what it is used for is no ingredient of it. "For topping: peanuts" keeps its peanuts. */
const PURPOSE = /\s(?:for|to)\s(?:the\b|brush|greas|roll|dust|sprinkl|drizzl|coat|garnish|serv|fry|cook|lin|top|taste|season)\w*[^,:;]*/i;

function readPart(text: string, isFirst: boolean): LinePart {
  const { words, freed } = readFreeFrom(text);
  const phrases = scanLineWords(words);
  const grounded = groundLine(text);
  // A note in brackets is prose as often as food, so only a name of the table counts there.
  const food = isFirst || grounded.confidence >= NAMED_CONFIDENCE ? grounded.food : undefined;
  const isOverruled = food !== undefined && phrases.some((phrase) => phrase.decides && isNamedWithin(food, phrase, freed));
  const known = isOverruled ? undefined : food;
  const speaking = known
    ? phrases.filter((phrase) => isItsNoun(known, phrase) || !isOfFood(known, { found: phrase.words, words }))
    : phrases;
  return { text, food: known, phrases: speaking, freed };
}

const NAMED_CONFIDENCE = 0.95;

/**
 * "Cocoa butter" holds a name of butter and is none; apple butter and kidney beans are foods of that very name. "Beef gelatin" is only
 * one of the things that the table's gelatin is called.
 */
function isNamedWithin(food: Food, phrase: FoundPhrase, freed: FreeFrom['freed']): boolean {
  const { words, traits } = phrase;
  const keys = listFoodNameKeys(food.names);
  if (traits.length === 0 && keys.includes(words.join(' '))) return false;
  if (isItsNoun(food, phrase) && !traits.some((trait) => freed.has(trait))) return false;
  return keys.some((key) => key.split(' ').every((word) => words.includes(word)));
}

/** Then both the food and what is said of its words count. */
const isItsNoun = (food: Food, { decides, words }: FoundPhrase): boolean => decides && words.join(' ') === foodNameKey(food.names.noun);

/** The table knows more of turkey sausage than the word "sausage" does; but of "peanut butter and butter" the second is another. */
const isOfFood = (food: Food, { found, words }: { found: readonly string[]; words: readonly string[] }): boolean =>
  listFoodNameKeys(food.names).some((key) => {
    const name = key.split(' ');
    return name.every((word) => words.includes(word)) && countIn(name, found) > 0 && countIn(words, found) <= countIn(name, found);
  });

/** How often a run of words stands in others. */
const countIn = (words: readonly string[], run: readonly string[]): number =>
  words.filter((_, at) => run.every((word, index) => words[at + index] === word)).length;

function findVerdict(rule: LineRule, line: ReadLine): LineVerdict | undefined {
  let label: LineVerdict | undefined;
  for (const part of line.parts) {
    const verdict = findFoodVerdict(rule, part) ?? findPhraseVerdict(rule, part);
    if (verdict?.outcome === 'breaks' && !isCertified(rule, { line, part })) return verdict;
    if (verdict?.outcome === 'needs-label') label ??= findPhraseVerdict(rule, part) ?? verdict;
  }
  return findMixed(rule, line) ?? label ?? findUnknown(rule, line);
}

function findFoodVerdict(rule: LineRule, { food }: LinePart): LineVerdict | undefined {
  if (!food) return undefined;
  if (rule.type === 'avoidance') {
    return isAvoided(food, rule.avoid) && !rule.spares?.has(food.id)
      ? {
          rule,
          outcome: 'breaks',
          ingredient: food.names.noun,
          sentence: `${capitalize(food.names.noun)} is or may contain ${AVOIDED[rule.avoid]}.`,
        }
      : undefined;
  }
  const fault = foodBreaksRule(food, rule);
  return fault && { rule, outcome: fault.outcome, ingredient: food.names.noun, sentence: fault.sentence };
}

function findPhraseVerdict(rule: LineRule, { phrases, freed, food }: LinePart): LineVerdict | undefined {
  const wrong = traitsAgainst(rule);
  for (const phrase of phrases) {
    const trait = phrase.traits.find((candidate) => wrong.includes(candidate) && !freed.has(candidate));
    if (trait) return tellPhrase(rule, phrase.text, TRAIT_REASONS[trait]);
  }
  const isPlant =
    wrong.includes('plant') &&
    !food &&
    !phrases.some(({ traits }) => traits.some((trait) => NOT_VEGAN.includes(trait) && !freed.has(trait)));
  return isPlant && phrases.length > 0 ? tellPhrase(rule, phrases[0]?.text ?? '', TRAIT_REASONS.plant) : undefined;
}

function tellPhrase(rule: LineRule, ingredient: string, reason: string): LineVerdict {
  return { rule, outcome: 'breaks', ingredient, sentence: `${capitalize(ingredient)} does not fit ${nameBinding(rule)}: ${reason}.` };
}

export function isAvoided(food: Food, avoid: Avoidance): boolean {
  if (avoid === 'pork') return isPork(food) || mayBePork(food);
  return avoid === 'alcohol' ? isAlcoholic(food) : hasFacet(food, avoid);
}

/** What a word must not say of a food under the rule. */
export function traitsAgainst(rule: LineRule): readonly LineTrait[] {
  if (rule.type === 'diet') return TRAITS_BY_DIET[rule.diet] ?? [];
  if (rule.type === 'restriction') return TRAITS_BY_RESTRICTION[rule.restriction] ?? [];
  return rule.type === 'allergy' ? TRAITS_BY_ALLERGEN[rule.allergen] : [rule.avoid];
}

/** "Halal certified" answers for slaughter and gelatin, never for pork or wine. */
function isCertified(rule: LineRule, { line, part }: { line: ReadLine; part: LinePart }): boolean {
  if (rule.type !== 'restriction') return false;
  const isPorkOrWine =
    (part.food !== undefined && (isPork(part.food) || isAlcoholic(part.food))) ||
    part.phrases.some(({ traits }) => traits.includes('pork') || traits.includes('alcohol'));
  if (rule.restriction === 'Halal') return /\bhalal\b/i.test(line.text) && !isPorkOrWine;
  const isSeafood = part.phrases.some(({ traits }) => traits.includes('crustacean') || traits.includes('mollusc'));
  return rule.restriction === 'Kosher' && /\bkosher\b(?!-style)/i.test(line.text) && !isPorkOrWine && !isSeafood;
}

/** Kosher: meat and dairy in one line, as in a cheeseburger. */
function findMixed(rule: LineRule, { parts, text }: ReadLine): LineVerdict | undefined {
  if (rule.type !== 'restriction' || rule.restriction !== 'Kosher') return undefined;
  const has = (trait: LineTrait, isOf: (food: Food) => boolean) =>
    parts.some(
      ({ food, phrases, freed }) => (food && isOf(food)) || (!freed.has(trait) && phrases.some(({ traits }) => traits.includes(trait))),
    );
  if (!has('meat', isMeat) || !has('dairy', isDairy)) return undefined;
  return { rule, outcome: 'breaks', ingredient: text, sentence: `"${text}" does not fit a kosher plan: it has meat and dairy together.` };
}

function findUnknown(rule: LineRule, { parts, text }: ReadLine): LineVerdict | undefined {
  // "Zibbet butter" is a butter by its word, of which nobody can say that it is not of nuts.
  const isKnown = parts.some(({ food, phrases }) => food !== undefined || (phrases.length > 0 && !isAboutAllergen(rule)));
  if (isKnown || parts.length === 0 || traitsAgainst(rule).length === 0) return undefined;
  return {
    rule,
    outcome: 'unknown',
    ingredient: text,
    sentence: `Larder does not know "${text}", so it cannot say that it fits ${nameBinding(rule)}.`,
  };
}

const nameBinding = (rule: LineRule): string => (rule.type === 'avoidance' ? `a plan without ${AVOIDED[rule.avoid]}` : nameWhatBinds(rule));

const AVOIDED: Readonly<Record<Avoidance, string>> = {
  alcohol: 'alcohol',
  pork: 'pork',
  'high-mercury': 'fish high in mercury',
  'raw-sprouts': 'raw sprouts',
  unpasteurised: 'unpasteurized food',
};

/** Rules under which whoever is in doubt does not eat it. */
export function isAboutAllergen(rule: LineRule): boolean {
  if (rule.type === 'restriction') return rule.restriction === 'Gluten-Free' || rule.restriction === 'Dairy-Free';
  return rule.type === 'allergy' || (rule.type === 'diet' && rule.diet === 'glutenfree');
}
