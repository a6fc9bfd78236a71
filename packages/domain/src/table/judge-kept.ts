import { joinAnd } from '../base/say.ts';
import type { Steps } from '../base/steps.ts';
import type { Weekday } from '../calendar/plain-date.ts';
import { foodBreaksRule } from '../diet/check-diet.ts';
import { labelsFor, togetherBreaksRule } from '../diet/check-dish.ts';
import { checkLine, isAboutAllergen } from '../diet/check-line.ts';
import { UNKNOWN_EATER } from '../eater/eater.ts';
import { findFood } from '../food/find-food.ts';
import type { Food } from '../food/food.ts';
import { groundLine } from '../ingredient/ground-line.ts';
import { EMPTY_INTENT } from '../intent/intent.ts';
import { findCarbLimit } from '../intent/target/hold-to-rules.ts';
import type { Corpus } from '../kit/corpus.ts';
import { DEFAULT_CORPUS } from '../kit/default-corpus.ts';
import { findChoking } from '../own-recipe/find-choking.ts';
import { findUnlisted, type RecipeWords } from '../own-recipe/find-unlisted.ts';
import type { Library } from '../own-recipe/judge-own-meal.ts';
import { listLeftOut, listUntoldInSteps } from '../own-recipe/judge-recipe.ts';
import { readNotCounted } from '../own-recipe/not-counted.ts';
import { isLineOf, saysLabel, splitJoined } from '../plan/frame/label-meal.ts';
import { weighHeld } from '../plan/frame/is-allowed.ts';
import { gatherRules, listOverGrams, type PlanRules } from '../plan/frame/plan-rules.ts';
import { isMealForToddlers } from '../plan/frame/toddler.ts';
import type { KeptMeal, KeptPlan } from '../plan/plan.ts';
import { type MealSlot, namePlace } from '../recipe/meal-slot.ts';
import { mealsOf } from '../recipe/meals-of.ts';
import { CHOKING_AGE, helpingsAt, listUnsafeFoods } from './age-safety.ts';
import { IN_DOUBT, KEPT } from './kept-words.ts';
import { eatsAtHome, leastAgeOf, type TableEater } from './table-eater.ts';

type Foods = Corpus['foodsById'];

const ANY_DAY: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

type Judging = { readonly corpus?: Corpus; readonly library?: Library; readonly weekdays?: readonly Weekday[] };

/**
 * What speaks against a kept plan under the rules that everybody at the table has today, then what nobody can tell; `undefined`
 * where there is neither. The first of the table is who reads. The plan itself stays as it is. `library`: the recipes of its own
 * meals, of which notes and headings are judged as they are kept today. A step for each line that nobody has understood yet: a plan
 * from elsewhere may have hundreds. `weekdays`: those that it is eaten on; any, of a plan without a day.
 */
export function* judgeKept(
  plan: KeptPlan,
  table: readonly TableEater[],
  { corpus = DEFAULT_CORPUS, library = [], weekdays = ANY_DAY }: Judging = {},
): Steps<string | undefined> {
  const { foodsById } = corpus;
  const against: string[] = [];
  const inDoubt: string[] = [];
  const wordsRead: WordsRead = new Map();
  for (const [at, eater] of table.entries()) {
    const isReader = at === 0;
    const judged = { eater, isReader, table, library, weekdays, wordsRead, ...rulesOf(eater, { isReader, foodsById }) };
    const meals = yield* listMeals(plan, judged, corpus);
    const found = [...meals.against, ...listCarbs(plan, judged)];
    if (found.length > 0)
      against.push(`${isReader ? 'your profile no longer allows' : `${eater.name}’s rules no longer allow`} ${joinAnd(found)}`);
    if (meals.inDoubt.length > 0)
      inDoubt.push(`whether ${isReader ? 'your profile allows' : `${eater.name}’s rules allow`} ${joinAnd(meals.inDoubt)}`);
  }
  const said = [
    ...(against.length > 0 ? [joinAnd(against)] : []),
    // A sentence of its own: of what is said before there is no doubt.
    ...(inDoubt.length > 0 ? [`${IN_DOUBT}${joinAnd(inDoubt)}`] : []),
  ];
  return said.length === 0 ? undefined : `${KEPT}${said.join('. ')}.`;
}

/** What holds on the eater's own plate, on everybody's, and of a meal without plates: where they eat at home, and elsewhere. */
type RulesOf = { readonly own: PlanRules; readonly shared: PlanRules; readonly alone: PlanRules; readonly away: PlanRules };
type Judged = RulesOf & {
  readonly eater: TableEater;
  readonly isReader: boolean;
  readonly table: readonly TableEater[];
  readonly library: Library;
  readonly weekdays: readonly Weekday[];
  readonly wordsRead: WordsRead;
};

/** What the words of an own recipe say against allergies and what is never eaten: those foods, and the lines of which nobody can tell. */
type OwnWords = { readonly broken: readonly string[]; readonly untold: readonly string[] };
/** By all of these: every plate of a meal has the same words, and reading them takes most of the time. */
type WordsRead = Map<string, OwnWords>;

/**
 * Diets bind their holder's plate; allergies, foods never eaten and what a child must not have bind the pot and every plate and side
 * of it. A meal without plates is for whoever reads it, and may be shared with the others who eat it at home: for them it is a pot.
 * Who does not is asked for their allergies alone.
 */
function rulesOf(eater: TableEater, { isReader, foodsById }: { isReader: boolean; foodsById: Foods }): RulesOf {
  const { allergies, excludedFoodIds } = eater.rules;
  const profile = gatherRules(EMPTY_INTENT, eater.rules);
  const { mostGrams } = gatherRules(EMPTY_INTENT, { ...eater.rules, mostGrams: helpingsAt(leastAgeOf(eater)) });
  const shared = gatherRules(EMPTY_INTENT, {
    ...UNKNOWN_EATER,
    allergies,
    excludedFoodIds: [...excludedFoodIds, ...listUnsafeFoods([eater], foodsById)],
  });
  return {
    own: { ...profile, excludedFoodIds: shared.excludedFoodIds, mostGrams },
    shared,
    alone: isReader ? profile : shared,
    away: isReader ? profile : gatherRules(EMPTY_INTENT, { ...UNKNOWN_EATER, allergies }),
  };
}

/** By name where the plate is of nobody here: it was carried over from another account or household. */
function isOf({ eaterId, name }: { readonly eaterId: string; readonly name: string }, { eater, table }: Judged): boolean {
  return eaterId === eater.id || (name === eater.name && !table.some(({ id }) => id === eaterId));
}

/** More names say no more: the meal is to be looked at. */
const MOST_NAMED = 3;

type JudgedMeals = { readonly against: readonly string[]; readonly inDoubt: readonly string[] };

function* listMeals(plan: KeptPlan, judged: Judged, corpus: Corpus): Steps<JudgedMeals> {
  const { foodsById } = corpus;
  const isSmall = leastAgeOf(judged.eater) < CHOKING_AGE;
  const against: string[] = [];
  const inDoubt: string[] = [];
  for (const { place, slot, meal } of mealsOf(plan)) {
    const names = new Set<string>();
    const untold = new Set<string>();
    for (const plate of listJudged(meal, slot, judged)) {
      const words = yield* readOwnWords(plate, judged.wordsRead);
      for (const name of yield* findAgainst(plate, words.broken, foodsById)) names.add(name);
      for (const line of words.untold) untold.add(line);
    }
    if (isSmall && meal.plates?.some((plate) => isOf(plate, judged)) && mayChoke(meal, judged.library, corpus))
      names.add('what a small child may choke on');
    if (names.size > 0) against.push(`${namePlace(place)} with ${joinAnd([...names].slice(0, MOST_NAMED))}`);
    if (untold.size > 0) inDoubt.push(`${namePlace(place)} with ${joinAnd([...untold].slice(0, MOST_NAMED))}`);
  }
  return { against, inDoubt };
}

/** Of a meal that knows of no dish nothing is known of how it is cut, nor was it made for a child. */
function mayChoke(meal: KeptMeal, library: Library, corpus: Corpus): boolean {
  const { dishId, portions = [], cookMinutes = 0, form } = meal;
  const isSaid = findChoking(meal, library) !== undefined;
  return (
    isSaid || (dishId !== undefined && !isMealForToddlers({ dishId, portions, cookMinutes, ...(form !== undefined && { form }) }, corpus))
  );
}

/** What is on a plate, or in the meal of a plan for one, with the rules that it is held to. */
type JudgedPlate = {
  readonly foodIds: readonly string[];
  /** Those of which it is known how much they are. */
  readonly weighed: Parameters<typeof listOverGrams>[0];
  readonly lines: readonly string[];
  /** In the words of a recipe of the household's own; those of a dish of ours are all known. */
  readonly ownLines: readonly string[];
  /** Of those, the ones that are in none of the portions. */
  readonly besides: readonly string[];
  /** Its recipe's lines as they are there, whole: those of a plan have so many letters. */
  readonly written: readonly string[];
  /** What its recipe says beside its lines: as it was planned, and as it is kept. */
  readonly said: readonly RecipeWords[];
  readonly rules: PlanRules;
};

function listJudged(meal: KeptMeal, slot: MealSlot, judged: Judged): readonly JudgedPlate[] {
  const { own, shared, alone, away, eater, weekdays } = judged;
  const { recipeId, portions = [], ingredients, forAll = ingredients, plates = [], tips } = meal;
  const written = meal.written?.lines.map(({ text }) => text) ?? [];
  const besides = readNotCounted(tips);
  const ownOf = (lines: readonly string[]): readonly string[] => [...(recipeId === undefined ? [] : lines), ...besides];
  const said = listSaid(meal, judged);
  if (plates.length === 0) {
    const foodIds = portions.map(({ foodId }) => foodId);
    const rules = weekdays.some((weekday) => eatsAtHome(eater, weekday, slot)) ? alone : away;
    return [{ foodIds, weighed: weighHeld(portions), lines: ingredients, ownLines: ownOf(ingredients), besides, written, said, rules }];
  }
  return plates.map(({ portions: served, swap, side, own: ownDish, ...whose }) => ({
    foodIds: served.map(({ foodId }) => foodId),
    weighed: served.flatMap(({ foodId, grams }) => (grams === undefined ? [] : [{ foodId, grams }])),
    lines: ownDish?.lines ?? [...forAll, ...(swap?.lines ?? []), ...(side ? [side.text] : [])],
    ownLines: ownDish ? [] : ownOf(forAll),
    besides: ownDish ? [] : besides,
    written: ownDish ? [] : written,
    said: ownDish ? [] : said,
    rules: isOf(whose, judged) ? own : shared,
  }));
}

function listSaid(
  { recipeId, title = '', instructions = [], ingredients, forAll = ingredients, written }: KeptMeal,
  { library }: Judged,
): readonly RecipeWords[] {
  if (recipeId === undefined) return [];
  const lines = [...forAll, ...(written?.lines.map(({ text }) => text) ?? [])];
  const planned = { title, ingredients: [{ heading: null, lines }], steps: [{ heading: null, lines: instructions }] };
  return [planned, ...library.flatMap(({ id, recipe }) => (id === recipeId ? [recipe] : []))];
}

function* readOwnWords({ foodIds, ownLines, written, said, rules }: JudgedPlate, wordsRead: WordsRead): Steps<OwnWords> {
  const allergies = rules.rules.filter(isAboutAllergen);
  const key = JSON.stringify([allergies, [...rules.excludedFoodIds], ownLines, written, said]);
  const known = wordsRead.get(key);
  if (known) return known;
  const named = [...new Set([...ownLines, ...written])];
  const broken = new Set(yield* listBrokenLines(named, { rules: allergies, excludedFoodIds: new Set() }));
  for (const { names } of named.flatMap((line) => listLeftOut(line, rules))) broken.add(names.noun);
  const foods = foodIds.flatMap((id) => findFood(id) ?? []);
  const bound = { ...rules, rules: allergies };
  const mayHarm = allergies.length + rules.excludedFoodIds.size > 0;
  const asked = { foods, rules: bound };
  const spoken = (mayHarm ? said : []).flatMap((recipe) => {
    const text = findUnlisted(recipe, asked);
    return text === undefined ? [] : [sayText(findClause(text, recipe, asked))];
  });
  const words = { broken: [...broken], untold: [...(yield* listUntoldInSteps(ownLines, allergies)), ...spoken] };
  wordsRead.set(key, words);
  return words;
}

/** A title, a step or a note is no food that a dinner is "with". */
const sayText = (text: string): string => `what its recipe says: “${shorten(text)}”`;

/** Of a text the part that speaks of the food: a step may name it behind all that is done before. */
function findClause(text: string, { ingredients }: RecipeWords, asked: Parameters<typeof findUnlisted>[1]): string {
  const lines = ingredients.map((group) => ({ ...group, heading: null }));
  const speaks = (clause: string): boolean =>
    findUnlisted({ title: '', ingredients: lines, steps: [{ heading: null, lines: [clause] }] }, asked) !== undefined;
  return text.length <= MOST_LETTERS ? text : (text.split(/(?<=[.;:,])\s+/).find(speaks) ?? text).replace(/[.;:,]$/, '');
}

/** A step may be as long as a page; where to look is told by how it begins. */
const shorten = (text: string): string =>
  text.length <= MOST_LETTERS ? text.replace(/[.\s]+$/, '') : `${text.slice(0, MOST_LETTERS).trimEnd()}…`;
const MOST_LETTERS = 120;

function listCarbs(plan: KeptPlan, judged: Judged): readonly string[] {
  const { own, isReader } = judged;
  const limit = findCarbLimit(own.rules);
  if (!limit) return [];
  const all = mealsOf(plan).flatMap(({ meal }) => meal.plates ?? []);
  const ofPlates = all.filter((plate) => isOf(plate, judged)).reduce((sum, { nutrition }) => sum + nutrition.carbs, 0);
  const carbs = all.length > 0 ? ofPlates : isReader ? plan.totals.carbs : 0;
  return carbs > limit.grams ? [`its ${Math.round(carbs)} g of carbs`] : [];
}

/**
 * The foods that break a rule; also by lines where there are no portions, or some of foods that are not in the table. What the words
 * of an own recipe say beyond the food that a line is counted as is asked for under an allergy and where a food is never eaten: "rice
 * with peanuts" is rice.
 */
function* findAgainst(
  { foodIds, weighed, lines, besides, rules }: JudgedPlate,
  brokenInWords: readonly string[],
  foodsById: Foods,
): Steps<readonly string[]> {
  if (rules.rules.length === 0 && rules.excludedFoodIds.size + rules.mostGrams.size === 0) return [];
  const foods = foodIds.flatMap((id) => foodsById.get(id) ?? []);
  const isKnown = foods.length > 0 && foods.length === foodIds.length;
  const names = new Set([...listBrokenFoods(foods, rules), ...(yield* listBrokenLines(isKnown ? besides : [...lines, ...besides], rules))]);
  if (names.size > 0) return [...names];
  if (brokenInWords.length > 0) return brokenInWords;
  const over = listOverGrams(weighed, rules);
  if (over.length > 0) return over.map((id) => `so much ${findFood(id)?.names.noun ?? id}`);
  const unlabelled = listUnlabelled(foods, { lines, rules });
  if (unlabelled.length > 0) return unlabelled;
  return rules.rules.some((rule) => togetherBreaksRule(foods, rule)) ? ['foods that are kept apart'] : [];
}

const listBrokenFoods = (foods: readonly Food[], { rules, excludedFoodIds }: PlanRules): readonly string[] =>
  foods
    .filter((food) => excludedFoodIds.has(food.id) || rules.some((rule) => foodBreaksRule(food, rule)?.outcome === 'breaks'))
    .map(({ names }) => names.noun);

/**
 * What may be had as a labelled product alone, by a line that does not say so: it was written before the rule was. Where no line is
 * known to be of the food, one that is of none of the others has to say it: a household may have named the food of any words.
 */
function listUnlabelled(foods: readonly Food[], { lines, rules: { rules } }: Pick<JudgedPlate, 'lines' | 'rules'>): readonly string[] {
  const asked = foods.map((food) => ({ food, labels: labelsFor(food, rules) })).filter(({ labels }) => labels.length > 0);
  const linesOf = asked.map(({ food }) => lines.filter((line) => isLineOf(line, food)));
  const unclaimed = lines.filter((line) => linesOf.every((own) => !own.includes(line)));
  return asked.flatMap(({ food, labels }, at) => {
    const isLabelled = (line: string): boolean => {
      const parts = splitJoined(line).filter((part) => isLineOf(part, food));
      return (parts.length > 0 ? parts : [line]).every((part) => labels.every((label) => saysLabel(part, label)));
    };
    const own = linesOf[at]!;
    const isSaid = own.length > 0 ? own.every(isLabelled) : unclaimed.some(isLabelled);
    return isSaid ? [] : [`${food.names.noun} that is not ${joinAnd(labels)}`];
  });
}

function* listBrokenLines(
  lines: readonly string[],
  { rules, excludedFoodIds }: Pick<PlanRules, 'rules' | 'excludedFoodIds'>,
): Steps<readonly string[]> {
  const broken: string[] = [];
  const excluded: string[] = [];
  for (const line of lines) {
    yield;
    if (rules.length > 0)
      broken.push(...checkLine(line, rules).flatMap(({ outcome, ingredient }) => (outcome === 'breaks' ? [ingredient.toLowerCase()] : [])));
    const food = excludedFoodIds.size > 0 ? groundLine(line).food : undefined;
    if (food && excludedFoodIds.has(food.id)) excluded.push(food.names.noun);
  }
  return [...broken, ...excluded];
}
