import type { HealthAim } from '../intent.ts';
import { tellsSymptom } from '../language/harm-words.ts';
import type { IntentLexicon } from '../language/intent-lexicon.ts';
import { PERSON_WORDS } from '../language/neutral-words.table.ts';
import { isFood, type Item } from '../language/read-items.ts';
import { MEAL_SLOTS, type MealSlot } from '../../recipe/meal-slot.ts';
import { isAccounted } from './clause.ts';
import type { FoodMode, Scope } from './read-scope.ts';

/** A food refused at meals: the item that says so, as a food, and the meals. */
export type RefusedAtMeals = { readonly item: Item; readonly slots: readonly MealSlot[] };

/**
 * "Breakfast without eggs", "no dairy in the morning", "no bread at lunch or dinner": what is refused in one breath with a meal and
 * for no other reason than that, by the index of what names it. Anything in the sentence that may make it more than a wish for that
 * meal (an allergy, an illness, a religion, a person, "never", "cannot") leaves it to the day, and so do foods that those leave out of
 * single meals who must not have them.
 */
export function readRefusedAtMeals(
  items: readonly Item[],
  { modes, lexicon }: { readonly modes: Scope['modes']; readonly lexicon: IntentLexicon },
): ReadonlyMap<number, RefusedAtMeals> {
  const found = new Map<number, RefusedAtMeals>();
  const refused = items.map((item, at) => asRefusedFood(item, { mode: modes.get(at), lexicon }));
  if (refused.every((item) => item === undefined) || bindsDay(items, { modes, refused })) return found;
  const meals = findMeals(items);
  for (const [at, item] of refused.entries()) {
    if (item === undefined) continue;
    const list = listAround(items, at, refused);
    const isOfHarm = list && refused.slice(list.start, list.end).some((one) => one && isHarmful(one, lexicon));
    if (!list || isOfHarm) continue;
    const slots = findBehind(items, list.end, meals) ?? findBefore(items, list.start, meals);
    if (slots && !MAIN_MEALS.every((slot) => slots.includes(slot))) found.set(at, { item, slots });
  }
  return found;
}

/** "No dairy" is a phrase of its own, and no dairy of a meal is a food. */
function asRefusedFood(
  item: Item,
  { mode, lexicon }: { readonly mode: FoodMode | undefined; readonly lexicon: IntentLexicon },
): Item | undefined {
  if (isFood(item)) return mode === 'exclude' ? item : undefined;
  const named = item.effect?.restrictions === undefined ? undefined : NO_CLASS.exec(item.words)?.[1];
  const foodClass = named === undefined ? undefined : lexicon.findClass(named);
  return foodClass && named !== undefined && !NEVER_OF_TASTE.test(named) ? { words: named, foodClass } : undefined;
}
const NO_CLASS = /^(?:no|without) (\w+)$/u;
const NEVER_OF_TASTE = /^(?:lactose|casein|gluten|wheat)\b/u;

/** Whether something that is said anywhere may be why: it is held to the day then. */
function bindsDay(
  items: readonly Item[],
  { modes, refused }: { readonly modes: Scope['modes']; readonly refused: readonly (Item | undefined)[] },
): boolean {
  const text = items.map(({ typed, words }) => typed ?? words).join(' ');
  return (
    tellsSymptom(text) ||
    OF_MORE.test(text) ||
    items.some((item, at) => isGrave(item, modes.get(at)) || (item.effect?.restrictions !== undefined && refused[at] === undefined)) ||
    items.some(({ effect }, at) => effect?.cue === 'no' && !isAccounted(items, at, modes))
  );
}

function isGrave({ effect = {}, words }: Item, mode: FoodMode | undefined): boolean {
  const { slot, cue, aims, allergies, excludes } = effect;
  if (slot !== undefined && (mode === 'exclude' || MANY_MEALS.test(words))) return true;
  if (allergies ?? excludes) return true;
  return GRAVE.has(mode ?? 'wish') || GRAVE_CUES.has(cue ?? '') || isSomebody(words) || aims?.some((aim) => OF_HEALTH.has(aim)) === true;
}

/** "My wife's dinner", "the kids' lunch". */
const isSomebody = (words: string): boolean => PERSON_WORDS.has(words) || PERSON_WORDS.has(words.replace(/s$/u, ''));
/** "Dinners without mushrooms" are how somebody eats. */
const MANY_MEALS = /^(?:breakfasts|brunches|lunches|dinners|suppers|snacks)$/u;

const GRAVE: ReadonlySet<FoodMode> = new Set<FoodMode>(['allergy', 'denied', 'doubt']);
const GRAVE_CUES: ReadonlySet<string> = new Set(['allergy', 'allergic-to', 'free', 'except', 'not']);
const OF_HEALTH: ReadonlySet<HealthAim> = new Set<HealthAim>([
  'diabetic',
  'pregnancy',
  'heart',
  'low-sodium',
  'low-fodmap',
  'anti-inflammatory',
]);
/** What holds always, what may not be, and who or what says so. */
const OF_MORE =
  /\b(?:ever|never|always|at all|any ?more|any ?time|anywhere|nowhere|(?:all|whole|entire|through(?:out)? the|rest of the|every|each) (?:day|meal)s?|(?:any|every|all|no) (?:other )?(?:meals?|course|circumstances?)|everything|cant|cannot|can not|unable|must(?:nt)?|may not|should(?:nt)?|allowed|not supposed|forbid\w*|forbidden|banned?|strict\w*|zero|absolutely|under no|doctors?|dr|gp|dietiti?cians?|dietitians?|nutritionists?|medical\w*|medicine|medication|meds|condition|disease|disorder|syndrome|illness|health|diagnos\w*|sensitiv\w*|intoleran\w*|allerg\w*|free|ibs|ibd|crohns?|colitis|gerd|gallbladder|kidneys?|liver|religio\w*|faith|church|belie(?:f|fs|ve)|god|lent|ramadan|fast(?:ing)?|shabbat|sabbath|passover|pesach|school|nursery|daycare|potassium|blood|sugars?|cholesterol|gut|it|they|them|those)\b/u;

/** Nuts, shellfish and their like: few leave them out of one meal for its taste. */
function isHarmful({ foodClass, food }: Item, lexicon: IntentLexicon): boolean {
  if (foodClass?.unwanted === true || foodClass?.allergens?.some((allergen) => !OF_TASTE.has(allergen))) return true;
  const foods = foodClass ? lexicon.getFoods(lexicon.listClass(foodClass)) : lexicon.getFoods(lexicon.listBeing(food ?? ''));
  return foodClass?.allergens === undefined && foods.some(({ kind }) => HARMFUL_KINDS.has(kind));
}
const OF_TASTE: ReadonlySet<string> = new Set(['dairy', 'egg', 'fish']);
const HARMFUL_KINDS: ReadonlySet<string> = new Set(['nut', 'peanut', 'crustacean', 'mollusc', 'seed']);

/** The refused list that a food stands in, from the word that refuses to its last food. */
function listAround(
  items: readonly Item[],
  at: number,
  refused: readonly (Item | undefined)[],
): { readonly start: number; readonly end: number } | undefined {
  let start = at;
  if (isFood(items[at])) {
    do start--;
    while (start >= 0 && items[start]!.effect?.cue !== 'no' && (refused[start] !== undefined || isJoint(items[start]!)));
    if (!REFUSES_GENTLY.test(items[start]?.words ?? '') || items[start]?.effect?.cue !== 'no') return undefined;
  }
  let end = at + 1;
  for (let next = end; next < items.length; next++) {
    if (refused[next] !== undefined && isFood(items[next])) end = next + 1;
    else if (!isJoint(items[next]!)) break;
  }
  const own = items.slice(start, end);
  const isOneList = own.every(({ mark }) => mark !== ',') || own.some(({ words }) => /^(?:or|and|nor|&)$/u.test(words));
  // "No eggs, cheese at breakfast": what is of breakfast nobody can tell.
  return isOneList ? { start, end } : undefined;
}

const isJoint = ({ words, mark, effect }: Item): boolean =>
  mark === ',' || mark === '&' || (mark === undefined && effect?.cue === 'and') || /^(?:the|any|a|an|my|some|much|too)$/u.test(words);
/** Words of taste. Whoever does not or cannot eat something may have a reason that does not end with a meal. */
const REFUSES_GENTLY =
  /^(?:no|nothing|not|without|wo|minus|less|fewer|skip|skipping|avoid|avoiding|leave out|leaving out|hold the|omit|nix|ditch|not into|not keen on|not a fan of|not a big fan of|(?:dont|do not) (?:like|want|fancy|need|include|use|add|put|give)|rather not have|hate|dislike|sick of|tired of|bored of|fed up with)$/u;

type Meal = { readonly slot: MealSlot; readonly from: number; readonly to: number };

/** The meals that are named, and the times of day that are theirs: "in the morning". */
function findMeals(items: readonly Item[]): readonly Meal[] {
  return items.flatMap(({ effect, words }, at): readonly Meal[] => {
    if (effect?.slot !== undefined) return [{ slot: effect.slot, from: at, to: at + 1 }];
    const slot = TIMES.find(([, said]) => said.test(words))?.[0];
    if (slot === undefined) return [];
    const article = items[at - 1]?.words === 'the' ? at - 1 : at;
    return /^(?:in|at)$/u.test(items[article - 1]?.words ?? '') ? [{ slot, from: article, to: at + 1 }] : [];
  });
}
const TIMES: readonly (readonly [MealSlot, RegExp])[] = [
  ['breakfast', /^mornings?$/u],
  ['lunch', /^(?:noon|midday)$/u],
  ['dinner', /^(?:evenings?|nights?)$/u],
];

/** "(No rice) at dinner", "(no egg) breakfast". */
function findBehind(items: readonly Item[], end: number, meals: readonly Meal[]): readonly MealSlot[] | undefined {
  let from = end;
  while (LINKS.test(items[from]?.words ?? '')) from++;
  return listMeals(items, from, meals);
}
const LINKS = /^(?:at|for|in|with|during|on|to|my|our|the|his|her|their)$/u;

/** "Breakfast with (no eggs)", "dinner: (no rice)", "for lunch we (don't want bread)"; a comma between leaves it open. */
function findBefore(items: readonly Item[], start: number, meals: readonly Meal[]): readonly MealSlot[] | undefined {
  let before = start - 1;
  while (LEADS.test(items[before]?.words ?? '')) before--;
  const last = meals.find(({ to }) => to === before + 1);
  if (!last) return undefined;
  const first = meals.findLast(({ to }, at) => to <= last.from && !isListed(items, meals[at]!, meals[at + 1]!));
  const own = meals.filter(({ from, to }) => to <= last.to && from >= (first?.to ?? 0));
  return inOrder(own.map(({ slot }) => slot));
}
const LEADS = /^(?:with|have|having|has|should|to|be|is|i|we|please|:|-|that|but|really|the|also)$/u;

function listMeals(items: readonly Item[], from: number, meals: readonly Meal[]): readonly MealSlot[] | undefined {
  const first = meals.findIndex((meal) => meal.from === from || (meal.from < from && from < meal.to));
  if (first < 0) return undefined;
  let last = first;
  while (meals[last + 1] && isListed(items, meals[last]!, meals[last + 1]!)) last++;
  return inOrder(meals.slice(first, last + 1).map(({ slot }) => slot));
}

/** "Lunch and dinner", "at lunch or at dinner". */
const isListed = (items: readonly Item[], { to }: Meal, { from }: Meal): boolean =>
  items.slice(to, from).some(({ words }) => /^(?:and|or|nor|&|,)$/u.test(words)) &&
  items.slice(to, from).every(({ words }) => /^(?:and|or|nor|&|,|at|for|in|on|my|the)$/u.test(words));

const inOrder = (slots: readonly MealSlot[]): readonly MealSlot[] => MEAL_SLOTS.filter((slot) => slots.includes(slot));
const MAIN_MEALS: readonly MealSlot[] = ['breakfast', 'lunch', 'dinner'];
