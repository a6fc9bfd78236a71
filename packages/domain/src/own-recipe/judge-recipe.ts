import { runSteps, type Steps } from '../base/steps.ts';
import { foodBreaksRule } from '../diet/check-diet.ts';
import { togetherBreaksRule } from '../diet/check-dish.ts';
import { checkLine, checkReadLine, isAboutAllergen, type LineVerdict, readLine, type ReadLine } from '../diet/check-line.ts';
import { isDairy, isMeat } from '../diet/food-class.ts';
import { readFreeFrom } from '../diet/read-free-from.ts';
import type { DietRule } from '../diet/diet-rule.ts';
import { DIETS, type Diet } from '../diet/diet.ts';
import { dietRule } from '../diet/diet-rule.ts';
import { findFood } from '../food/find-food.ts';
import { foodNameKey } from '../food/food-name-key.ts';
import type { Food } from '../food/food.ts';
import { findNamedFoods } from '../idea/find-named-foods.ts';
import { listNamedOf, namesExcluded } from '../idea/read-idea-text.ts';
import { essentialWords } from '../ingredient/ground-name.ts';
import { isEnglish } from '../ingredient/is-english.ts';
import { groundLine } from '../ingredient/ground-line.ts';
import { findLocalLanguage } from '../ingredient/language/local-words.ts';
import { translateLine } from '../ingredient/language/translate-line.ts';
import { parseLine } from '../ingredient/parse-line.ts';
import { NO_FOOD } from '../ingredient/usual-foods.table.ts';
import type { PlanRules } from '../plan/frame/plan-rules.ts';
import { findComposed, findUnlisted, type RecipeWords } from './find-unlisted.ts';
import { listAvoided } from './list-avoided.ts';
import type { OwnLine, RecipeText } from './own-recipe.ts';
import { languageInSteps } from './weigh-recipe.ts';

/** Whether somebody may eat it: `no` and `unknown` name the line that decides. */
export type RecipeVerdict =
  | { readonly outcome: 'yes' }
  | { readonly outcome: 'no' | 'unknown'; readonly line: string | null; readonly sentence: string };

/**
 * Every rule against every line, and against what the other words speak of. A guessed food clears nothing, a line that nobody knows is `unknown`, and what is safe only
 * by its label is too, as nothing here can print one.
 */
export const judgeRecipe = (...asked: Parameters<typeof judgeRecipeInSteps>): RecipeVerdict => runSteps(judgeRecipeInSteps(...asked));

/** The same for whoever has others to serve in between: some milliseconds a line at most. */
export function* judgeRecipeInSteps(text: Words, lines: readonly OwnLine[], rules: Judging): Steps<RecipeVerdict> {
  return bindsNothing(rules) ? { outcome: 'yes' } : yield* judgeReadInSteps(yield* readInSteps(text, lines), rules);
}

/** The diets that the recipe fits for certain, to search a library by. */
export function* listDietsInSteps(text: Words, lines: readonly OwnLine[]): Steps<readonly Diet[]> {
  const read = yield* readInSteps(text, lines);
  const diets: Diet[] = [];
  for (const diet of DIETS) {
    if (diet !== 'standard' && (yield* judgeReadInSteps(read, rulesOf([dietRule(diet)]))).outcome === 'yes') diets.push(diet);
  }
  return diets;
}

type Words = RecipeWords & Pick<RecipeText, 'language'>;
type Judging = Pick<PlanRules, 'rules' | 'excludedFoodIds' | 'exclusions'>;

const bindsNothing = ({ rules, excludedFoodIds }: Judging): boolean => rules.length === 0 && excludedFoodIds.size === 0;
const rulesOf = (rules: readonly DietRule[]) => ({ rules, excludedFoodIds: new Set<string>(), exclusions: [] });

/** A recipe's words as every rule sees them: understanding them takes nearly all of the time of judging. */
type ReadRecipe = {
  readonly text: Words;
  readonly language: string | null;
  readonly lines: readonly ReadOwnLine[];
  /** Of the lines, as they are counted. */
  readonly foods: readonly Food[];
  /** And what else the lines name. */
  readonly named: readonly Food[];
};

type ReadOwnLine = {
  readonly own: OwnLine;
  readonly food: Food | undefined;
  /** As it is written, and in English where it is in another language. */
  readonly readings: readonly ReadLine[];
  readonly isNamed: boolean;
};

function* readInSteps(text: Words, lines: readonly OwnLine[]): Steps<ReadRecipe> {
  const language = yield* languageInSteps(text);
  const local = findLocalLanguage(language);
  const read: ReadOwnLine[] = [];
  for (const own of lines) {
    const food = own.foodId === null ? undefined : findFood(own.foodId);
    const english = local && translateLine(own.text, local)?.text;
    const readings = [own.text, ...(english === undefined ? [] : [english])].map(readLine);
    read.push({ own, food, readings, isNamed: isWhollyNamed(own.text) });
    yield;
  }
  const foods = read.flatMap(({ food }) => food ?? []);
  return { text, language, lines: read, foods, named: [...foods, ...lines.flatMap(({ text: line }) => listNamed(line))] };
}

function* judgeReadInSteps({ text, language, lines, foods, named }: ReadRecipe, rules: Judging): Steps<RecipeVerdict> {
  const verdicts: RecipeVerdict[] = [];
  for (const line of lines) {
    verdicts.push(judgeLine(line, { language, rules }));
    yield;
  }
  const together = rules.rules.flatMap((rule) => togetherBreaksRule(named, rule) ?? []);
  return (
    joinNo(verdicts) ??
    (together[0] ? { outcome: 'no', line: null, sentence: together[0].sentence } : undefined) ??
    verdicts.find(({ outcome }) => outcome === 'unknown') ??
    judgeComposed(lines, rules) ??
    judgeWords(text, { foods, rules }) ??
    judgeBeside(text, { foods, rules }) ?? { outcome: 'yes' }
  );
}

/** Of what speaks against it every line, as each may be for another reason; `line` is the first. */
function joinNo(verdicts: readonly RecipeVerdict[]): RecipeVerdict | undefined {
  const against = verdicts.flatMap((verdict) => (verdict.outcome === 'no' ? [verdict] : []));
  const [first] = against;
  return first && { ...first, sentence: [...new Set(against.map(({ sentence }) => sentence))].join(' ') };
}

/** What a text names but for what it says is not in it: "carrots with butter" are counted as carrots, "dairy-free butter" is none. */
function listNamed(text: string): readonly Food[] {
  const { freed } = readFreeFrom(text);
  const isFreed = (food: Food): boolean => (freed.has('dairy') && isDairy(food)) || (freed.has('meat') && isMeat(food));
  return findNamedFoods(text).flatMap(({ food }) => (isFreed(food) ? [] : [food]));
}

/** "Serve with cream cheese" breaks nothing by itself, and beside meat it does. */
function judgeBeside({ title, steps }: RecipeWords, { foods, rules }: Parameters<typeof findUnlisted>[1]): RecipeVerdict | undefined {
  const texts = [title, ...steps.flatMap(({ heading, lines }) => [heading ?? '', ...lines])];
  const said = texts.find((text) => rules.rules.some((rule) => togetherBreaksRule([...foods, ...listNamed(text)], rule)));
  return said === undefined ? undefined : { outcome: 'unknown', line: said, sentence: `"${said}" speaks of foods that are kept apart.` };
}

function judgeComposed(lines: readonly ReadOwnLine[], rules: Judging): RecipeVerdict | undefined {
  const line = findComposed(
    lines.map(({ own }) => own.text),
    rules,
  );
  return line === undefined ? undefined : { outcome: 'unknown', line, sentence: `"${line}" may be made with a food that is left out.` };
}

function judgeWords(text: RecipeWords, asked: Parameters<typeof findUnlisted>[1]): RecipeVerdict | undefined {
  const said = findUnlisted(text, asked);
  return said === undefined
    ? undefined
    : { outcome: 'unknown', line: said, sentence: `"${said}" speaks of a food that is not among the ingredients.` };
}

function judgeLine(
  { own, food, readings, isNamed }: ReadOwnLine,
  { language, rules }: { readonly language: string | null; readonly rules: Judging },
): RecipeVerdict {
  const { text } = own;
  const isLeftOut = food !== undefined && rules.excludedFoodIds.has(food.id);
  const isExcluded = rules.exclusions.length > 0 && namesExcluded(withoutOtherFoods(text, rules), rules);
  if (isLeftOut || isExcluded) {
    return { outcome: 'no', line: text, sentence: `"${text}" names a food that the profile leaves out.` };
  }
  // What gives itself away in any language ("Parmesan") counts against a line; only English clears one, as the tables of other
  // languages read a part of a line and miss "with nuts".
  const asked = [...rules.rules, ...listAvoided(rules)];
  const found = readings.flatMap((reading) => checkReadLine(reading, asked));
  const broken = found.find(({ outcome }) => outcome === 'breaks')?.sentence ?? findBroken(food, rules.rules);
  if (broken !== undefined) return { outcome: 'no', line: text, sentence: broken };
  if (!isEnglish(language)) {
    const sentence = `Larder reads "${text}" word by word only. It is certain in English alone: write the ingredients in English, and it can tell.`;
    return { outcome: 'unknown', line: text, sentence };
  }
  const open = found.find((verdict) => isOpen(verdict, own));
  if (!open && !isNamed && !isSaid(own, rules.rules)) {
    return { outcome: 'unknown', line: text, sentence: `Larder knows only a word of "${text}".` };
  }
  return open ? { outcome: 'unknown', line: text, sentence: sayOpen(open, text) } : { outcome: 'yes' };
}

/**
 * Lines of an own recipe's meal of which nobody can tell whether an allergen is in them. What has to carry a label is told by the
 * food it is, and what breaks a rule needs no doubt beside it.
 */
export function* listUntoldInSteps(lines: readonly string[], rules: readonly DietRule[]): Steps<readonly string[]> {
  const harming = rules.filter(isAboutAllergen);
  if (harming.length === 0 || lines.length === 0) return [];
  const language = yield* languageInSteps({ ingredients: [{ heading: null, lines }], language: null });
  const untold: string[] = [];
  for (const text of lines) {
    const found = checkLine(text, harming);
    const isInDoubt =
      !isEnglish(language) ||
      found.some(({ outcome }) => outcome === 'unknown') ||
      !isWhollyNamed(text) ||
      findComposed([text], rulesOf(harming)) !== undefined;
    if (isInDoubt && !found.some(({ outcome }) => outcome === 'breaks')) untold.push(text);
    yield;
  }
  return untold;
}

/** The foods left out that a line names beside what it is counted as: "rice with mango" is rice. */
export const listLeftOut = (text: string, rules: Pick<PlanRules, 'excludedFoodIds'>): readonly Food[] =>
  rules.excludedFoodIds.size === 0 ? [] : listNamedOf(withoutOtherFoods(text, rules), [...rules.excludedFoodIds]);

/** "Peanut butter" is no butter and "coconut milk" no milk: a longer name of a food that is not left out does not name what is. */
function withoutOtherFoods(text: string, { excludedFoodIds }: Pick<PlanRules, 'excludedFoodIds'>): string {
  const apart = text.replaceAll('/', ' / ');
  const others = findNamedFoods(apart).filter(({ food, key }) => key.includes(' ') && !excludedFoodIds.has(food.id));
  return others.reduce((left, { key }) => left.replaceAll(` ${key} `, ' ; '), ` ${foodNameKey(apart)} `);
}

function findBroken(food: Food | undefined, rules: readonly DietRule[]): string | undefined {
  const fault = food && rules.map((rule) => foodBreaksRule(food, rule)).find((one) => one?.outcome === 'breaks');
  return fault?.sentence;
}

/** A household that has named the food has said enough for a diet; of an allergen only the line itself may say it. */
const isOpen = ({ outcome, rule }: LineVerdict, { certainty }: OwnLine): boolean =>
  outcome === 'needs-label' || (outcome === 'unknown' && (certainty !== 'said' || rule.type === 'allergy'));

/** A household that has named the food has said enough, but for an allergen. */
const isSaid = ({ certainty }: OwnLine, rules: readonly DietRule[]): boolean =>
  certainty === 'said' && !rules.some(({ type }) => type === 'allergy');

/** "Rice nuggets" has a word that somebody knows and a noun that nobody does: what is counted as rice is not cleared as rice. */
function isWhollyNamed(text: string): boolean {
  const { name } = parseLine(text);
  const choices = name.split(OF_EITHER).filter(Boolean);
  if (choices.length < 2) return isNamed(text, name);
  // "Corn or flour tortillas": the last word may be of all of them.
  const head = choices.at(-1)!.split(' ').at(-1)!;
  return choices.every((choice) => essentialWords(choice).length === 0 || isNamed(choice) || isNamed(`${choice} ${head}`));
}

/** "Ajvar/thyme" is counted as the one that is known, and may be the other. */
const OF_EITHER = /\s*\/\s*|,?\s+(?:and\/or|or)\s+/iu;
const isNamed = (text: string, name = text): boolean => NO_FOOD.test(name) || groundLine(text).food !== undefined;

const sayOpen = ({ outcome, sentence }: LineVerdict, text: string): string =>
  outcome === 'needs-label' ? `"${text}" fits only with the right label: ${sentence}` : sentence;
