import type { Diet } from '../../diet/diet.ts';
import { dietRule } from '../../diet/diet-rule.ts';
import { MEAL_SLOTS, type MealSlot } from '../../recipe/meal-slot.ts';
import { listBeing, listDisliked } from './collect-foods.ts';
import type { FoodWish, Intent, MealRules } from '../intent.ts';
import type { IntentLexicon } from '../language/intent-lexicon.ts';
import { listBrokenWishes } from './list-broken-wishes.ts';
import { PERSON_WORDS } from '../language/neutral-words.table.ts';
import { isFood, type Item } from '../language/read-items.ts';
import { isOfSomeMeals, MAIN_MEALS, MANY_OF_A_KIND } from './collect-slots.ts';
import { readRefusedAtMeals } from './read-refused-at-meals.ts';
import type { Scope } from './read-scope.ts';
import { tellMealsApart } from './read-slot-wishes.ts';
import { belongsTo } from './take-back.ts';

/**
 * Rules that hold for one meal alone: a diet of choice that is said of it ("vegetarian lunch", "keto for breakfast"), what the sentence
 * itself wishes at another meal ("no meat at lunch, chicken for dinner"), a part of the day that it names ("vegan until dinner"), or
 * what is refused there for no reason of its own ("breakfast without eggs", `read-refused-at-meals.ts`). Any other rule said of a meal
 * holds for the day, as doubt falls on the side of leaving out: diets that may be a matter of health, and always an allergy. `scope` and `items` are what is left to hold for the day.
 */
export function readMealRules(
  items: readonly Item[],
  { scope, lexicon }: { readonly scope: Scope; readonly lexicon: IntentLexicon },
): { readonly mealRules: Intent['mealRules']; readonly scope: Scope; readonly items: readonly Item[] } {
  const apart = tellMealsApart(items, scope);
  const mealsOf = apart ?? (() => []);
  const isWhole =
    !isOfSomeMeals(items) &&
    !OF_DAY.test(items.map(({ words }) => words).join(' ')) &&
    !items.some(({ effect }, at) => effect?.slot !== undefined && scope.modes.get(at) === 'exclude');
  const wishes = items.flatMap((item, at): readonly MealWish[] => {
    const slots = isFood(item) && scope.modes.get(at) === 'wish' ? mealsOf(at) : [];
    return slots.length === 0 ? [] : [{ slots, words: item.words, foodIds: listBeing(item, lexicon) }];
  });
  const modes = new Map(scope.modes);
  const mealRules: Partial<Record<MealSlot, MealRules>> = {};
  const left = [...items];
  const isWished = (rules: MealRules, slots: readonly MealSlot[]): boolean =>
    items.some(
      (item, at) =>
        isFood(item) &&
        modes.get(at) === 'wish' &&
        isForbidden({ words: item.words, foodIds: listBeing(item, lexicon) }, rules) &&
        !isElsewhere(mealsOf(at), slots),
    );
  for (const [at, { item, slots }] of readRefusedAtMeals(items, { modes, lexicon })) {
    const exclude = [{ words: item.words, foodIds: listDisliked(item, lexicon) }];
    for (const slot of slots) mealRules[slot] = join(mealRules[slot], { diets: [], exclude });
    modes.delete(at);
    if (!isFood(items[at])) left[at] = { words: item.words };
  }
  items.forEach((item, at) => {
    const span = readSpan(items, at);
    const said = isWhole && !span && modes.get(at) !== 'exclude' ? listSaidOf(items, at, apart) : [];
    if (said.length > 0 && isKitchen(item)) {
      left[at] = asKitchen(item);
      return;
    }
    const own = { diets: item.effect?.diets ?? [], exclude: [] };
    const isOwn = said.length > 0 && !isWished(own, said);
    const rules = isOwn ? own : readRules(item, { mode: modes.get(at), lexicon });
    const slots = isOwn ? said : rules ? (span ?? listOwn(mealsOf(at), rules, wishes)) : [];
    if (!rules || slots.length === 0) return;
    for (const slot of slots) mealRules[slot] = join(mealRules[slot], rules);
    // A diet that is denied and a food that is nothing do not reach the day.
    if (isFood(item)) modes.delete(at);
    else if (saysMore(item)) left[at] = withoutDiet(item);
    else modes.set(at, 'exclude');
  });
  return { mealRules, scope: { ...scope, modes }, items: left };
}

/** As a diet it is a pattern of days; of a meal it is its kitchen. */
const isKitchen = ({ effect }: Item): boolean => effect?.diets?.[0] === 'mediterranean';
const asKitchen = (item: Item): Item => ({ ...item, effect: { ...withoutDiet(item).effect, cuisines: ['mediterranean'] } });

const saysMore = ({ effect }: Item): boolean => (effect?.cuisines ?? effect?.dish) !== undefined;
function withoutDiet({ effect, ...item }: Item): Item {
  const { diets: _diets, ...more } = effect ?? {};
  return { ...item, effect: more };
}

const isElsewhere = (meals: readonly MealSlot[], slots: readonly MealSlot[]): boolean =>
  meals.length > 0 && !meals.some((meal) => slots.includes(meal));

/** A diet of choice by itself: no "celiac", and nothing that leaves out more than it. */
function isOfOneDiet({ effect }: Item): boolean {
  const { diets = [], restrictions, allergies, excludes, aims } = effect ?? {};
  return diets.length === 1 && SAID_OF_MEALS.has(diets[0]!) && !restrictions && !allergies && !excludes && !aims;
}

const SAID_OF_MEALS: ReadonlySet<Diet> = new Set(['mediterranean', 'keto', 'vegetarian', 'vegan', 'paleo', 'carnivore', 'pescatarian']);

/** The meals beside which a diet stands: "vegan breakfast and lunch", "keto at breakfast", "make dinner vegetarian". All three are the day. */
function listSaidOf(items: readonly Item[], at: number, apart: ReturnType<typeof tellMealsApart>): readonly MealSlot[] {
  if (!isOfOneDiet(items[at]!)) return [];
  const slot = findSlotBeside(items, at);
  // "Gluten-free vegetarian dinner": beside a rule of the day it is one, and "vegan dinners" are how somebody eats.
  if (!slot || bindsDay(items[at - 1]) || bindsDay(items[at + 1]) || MANY_OF_A_KIND.test(slot.words)) return [];
  const slots = [...new Set([slot.effect!.slot!, ...(apart?.(at) ?? [])])];
  return MAIN_MEALS.every((meal) => slots.includes(meal)) ? [] : slots;
}

function findSlotBeside(items: readonly Item[], at: number): Item | undefined {
  const behind = items.slice(at + 1, at + 2 + MOST_BETWEEN);
  const ahead = behind.findIndex(({ effect }) => effect?.slot !== undefined);
  const between = behind.slice(0, ahead);
  const isAt = between.some(({ words }) => OF_MEAL.test(words));
  const isBefore = between.every(saysOfMeal) && (isAt || !IS_SOMEBODY.test(items[at - 1]?.words ?? ''));
  if (ahead >= 0) return isBefore ? behind[ahead] : undefined;
  const named = items.slice(Math.max(0, at - 3), at).findLast(({ words }) => !LEADS_ON.test(words));
  return named?.effect?.slot === undefined ? undefined : named;
}

const bindsDay = (item: Item | undefined): boolean =>
  (item?.effect?.diets ?? item?.effect?.restrictions ?? item?.effect?.allergies) !== undefined && !isOfOneDiet(item!);

const MOST_BETWEEN = 3;
/** "Vegan dinner plan for the day". */
const OF_DAY =
  /\b(?:(?:for|of|through|throughout) (?:the |my |our |a )?(?:whole |full |entire |rest of the )?day|all day|daily|day plan|full day|every meal|all meals)\b/u;
const OF_MEAL = /^(?:for|at)$/u;
/** "I am vegetarian", "newly vegan" and "going vegan" are said of somebody. */
const IS_SOMEBODY =
  /^(?:im|i am|am|is|are|were|we are|hes|shes|theyre|newly|recently|being|be|go|going|gone|went|turned|turning|became|become)$/u;
const LEADS_ON = /^(?::|is|be|should|should be|must|must be|a|an)$/u;
/** Nothing of another matter between: no mark, food, figure or person. */
const saysOfMeal = ({ mark, value, effect, foodClass, food, unknown, words }: Item): boolean =>
  mark === undefined &&
  value === undefined &&
  !foodClass &&
  food === undefined &&
  !unknown &&
  effect?.cue === undefined &&
  effect?.diets === undefined &&
  !SEEKS.test(words) &&
  !PERSON_WORDS.has(words);
/** "Vegan looking for dinner", "vegan athlete dinner". */
const SEEKS = /ing$|^(?:couple|athletes?|bodybuilders?|runners?|cyclists?|students?|beginners?|needs?|wants?)$/u;

/** The meals that a rule was said of, where another meal's wish breaks it. */
const listOwn = (slots: readonly MealSlot[], rules: MealRules, wishes: readonly MealWish[]): readonly MealSlot[] =>
  wishes.some((wish) => isOfOthers(wish, slots) && isForbidden(wish, rules)) ? slots : [];

/** "Vegan until dinner", "vegetarian except at dinner", "vegan before six"; "during the day" where dinner is spoken of by itself. */
function readSpan(items: readonly Item[], at: number): readonly MealSlot[] | undefined {
  const behind = items.slice(at + 1, at + 1 + LONGEST_SPAN);
  const text = behind.map(({ words }) => words).join(' ');
  const isDay =
    /^(?:during the day|by day|in the day ?time)\b/u.test(text) && items.slice(at).some(({ effect }) => effect?.slot === 'dinner');
  const isOpen = isDay || /^(?:before|until|till) (?:6|six|5|five)\b/u.test(text);
  const first = behind.findIndex(({ effect, mark }) => effect?.slot !== undefined || mark !== undefined);
  const named = /^(?:until|till?|before|except|but not|apart from)\b/u.test(text) ? behind[first]?.effect?.slot : undefined;
  const left = named ?? (isOpen ? 'dinner' : undefined);
  return left && MEAL_SLOTS.filter((slot) => slot !== left);
}

const LONGEST_SPAN = 4;

type MealWish = FoodWish & { readonly slots: readonly MealSlot[] };

const isOfOthers = (wish: MealWish, slots: readonly MealSlot[]): boolean => !wish.slots.some((slot) => slots.includes(slot));

function readRules(
  item: Item,
  { mode, lexicon }: { readonly mode: ReturnType<Scope['modes']['get']>; readonly lexicon: IntentLexicon },
): MealRules | undefined {
  if (mode === 'exclude') {
    return isFood(item) ? { diets: [], exclude: [{ words: item.words, foodIds: listDisliked(item, lexicon) }] } : undefined;
  }
  const diets = item.effect?.diets ?? [];
  return diets.length > 0 && diets.every((diet) => OF_CHOICE.has(diet)) ? { diets, exclude: [] } : undefined;
}

/** Whoever eats free of gluten at breakfast may have to all day: pasta for dinner is then such pasta. */
const OF_CHOICE: ReadonlySet<Diet> = new Set(['vegetarian', 'vegan', 'pescatarian']);

function isForbidden(wish: FoodWish, { diets, exclude }: MealRules): boolean {
  if (listBrokenWishes([wish], diets.map(dietRule)).length > 0) return true;
  return exclude.some(({ foodIds }) => belongsTo(wish.foodIds, new Set(foodIds)));
}

const join = (known: MealRules | undefined, added: MealRules): MealRules => ({
  diets: [...(known?.diets ?? []), ...added.diets],
  exclude: [...(known?.exclude ?? []), ...added.exclude],
});
