import type { Diet } from '../../diet/diet.ts';
import { dietRule } from '../../diet/diet-rule.ts';
import { MEAL_SLOTS, type MealSlot } from '../../recipe/meal-slot.ts';
import { listBeing, listDisliked } from './collect-foods.ts';
import type { FoodWish, Intent, MealRules } from '../intent.ts';
import type { IntentLexicon } from '../language/intent-lexicon.ts';
import { listBrokenWishes } from './list-broken-wishes.ts';
import { isFood, type Item } from '../language/read-items.ts';
import type { Scope } from './read-scope.ts';
import { tellMealsApart } from './read-slot-wishes.ts';
import { belongsTo } from './take-back.ts';

/**
 * Rules that hold for one meal alone, because the sentence itself wishes at another what they forbid: "vegetarian lunch, chicken
 * for dinner"; or for a part of the day that it names: "vegan until dinner". Any other rule said of a meal holds for the day, as
 * doubt falls on the side of leaving out; an allergy always does. `scope` is what is left to hold for the day.
 */
export function readMealRules(
  items: readonly Item[],
  { scope, lexicon }: { readonly scope: Scope; readonly lexicon: IntentLexicon },
): { readonly mealRules: Intent['mealRules']; readonly scope: Scope } {
  const mealsOf = tellMealsApart(items, scope) ?? (() => []);
  const wishes = items.flatMap((item, at): readonly MealWish[] => {
    const slots = isFood(item) && scope.modes.get(at) === 'wish' ? mealsOf(at) : [];
    return slots.length === 0 ? [] : [{ slots, words: item.words, foodIds: listBeing(item, lexicon) }];
  });
  const modes = new Map(scope.modes);
  const mealRules: Partial<Record<MealSlot, MealRules>> = {};
  items.forEach((item, at) => {
    const rules = readRules(item, { mode: modes.get(at), lexicon });
    const slots = rules ? (readSpan(items, at) ?? listOwn(mealsOf(at), rules, wishes)) : [];
    if (!rules || slots.length === 0) return;
    for (const slot of slots) mealRules[slot] = join(mealRules[slot], rules);
    // A diet that is denied and a food that is nothing do not reach the day.
    if (isFood(item)) modes.delete(at);
    else modes.set(at, 'exclude');
  });
  return { mealRules, scope: { ...scope, modes } };
}

/** The meals that a rule was said of, where another meal's wish breaks it. */
const listOwn = (slots: readonly MealSlot[], rules: MealRules, wishes: readonly MealWish[]): readonly MealSlot[] =>
  wishes.some((wish) => isOfOthers(wish, slots) && isForbidden(wish, rules)) ? slots : [];

/** "Vegan until dinner", "vegetarian except at dinner", "vegan before six"; "during the day" where dinner is spoken of by itself. */
function readSpan(items: readonly Item[], at: number): readonly MealSlot[] | undefined {
  const behind = items.slice(at + 1, at + 1 + LONGEST_SPAN);
  const text = behind.map(({ words }) => words).join(' ');
  const isDay =
    /^(?:during the day|by day|in the day ?time|all day)\b/u.test(text) && items.slice(at).some(({ effect }) => effect?.slot === 'dinner');
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

function isForbidden(wish: MealWish, { diets, exclude }: MealRules): boolean {
  if (listBrokenWishes([wish], diets.map(dietRule)).length > 0) return true;
  return exclude.some(({ foodIds }) => belongsTo(wish.foodIds, new Set(foodIds)));
}

const join = (known: MealRules | undefined, added: MealRules): MealRules => ({
  diets: [...(known?.diets ?? []), ...added.diets],
  exclude: [...(known?.exclude ?? []), ...added.exclude],
});
