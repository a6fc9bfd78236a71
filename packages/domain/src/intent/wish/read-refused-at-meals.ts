import type { HealthAim } from '../intent.ts';
import { tellsSymptom } from '../language/harm-words.ts';
import type { IntentLexicon } from '../language/intent-lexicon.ts';
import { namesPerson } from '../language/names-person.ts';
import { isFood, isToEat, type Item } from '../language/read-items.ts';
import { MEAL_SLOTS, type MealSlot } from '../../recipe/meal-slot.ts';
import { isAccounted } from './clause.ts';
import { MAIN_MEALS } from './collect-slots.ts';
import { isOfMealBehind } from './read-refusal.ts';
import type { FoodMode, Scope } from './read-scope.ts';

/** A food refused at meals: the item that says so, as a food, and the meals. */
export type RefusedAtMeals = { readonly item: Item; readonly slots: readonly MealSlot[] };

/**
 * "Breakfast without eggs", "no dairy in the morning", "no bread at lunch or dinner": what is refused in one breath with a meal and
 * for no other reason than taste, by the index of what names it. Anything in the sentence that may make it more than a wish for that
 * meal (an allergy, an illness, a religion, "never", "cannot") leaves it to the day, and so do foods that those leave out of single
 * meals who must not have them, which beside a person is whatever many are allergic to.
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
    const list = listAround(items, at, refused) ?? listBeforeNot(items, at);
    const isOfHarm = list && refused.slice(list.start, list.end).some((one) => one && isHarmful(one, lexicon));
    if (!list || isOfHarm) continue;
    const slots =
      findBehind(items, list.end, meals) ?? (DISLIKES.test(items[list.start]!.words) ? undefined : findBefore(items, list.start, meals));
    if (slots && !MAIN_MEALS.every((slot) => slots.includes(slot))) found.set(at, { item, slots });
  }
  return found;
}

/** "No dairy" is a phrase of its own, and no dairy of a meal is a food. */
function asRefusedFood(
  item: Item,
  { mode, lexicon }: { readonly mode: FoodMode | undefined; readonly lexicon: IntentLexicon },
): Item | undefined {
  // Of toast, a kind of dish as well, more is refused than the food.
  if (isFood(item)) return mode === 'exclude' && item.effect?.dish === undefined ? item : undefined;
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
  const text = showSaid(items);
  const isOfAllergen = refused.some((item) => item?.foodClass?.allergens !== undefined);
  return (
    (isOfAllergen && items.some(({ words }) => namesPerson(words))) ||
    tellsSymptom(text) ||
    OF_HARM.test(text) ||
    listSentences(items, refused).some((own) => OF_DAY.test(showSaid(own))) ||
    items.some(({ words }, at) => modes.get(at) === 'doubt' && refused.some((item) => item?.words === words)) ||
    items.some((item, at) => isGrave(item, modes.get(at)) || (item.effect?.restrictions !== undefined && refused[at] === undefined)) ||
    items.some(({ effect }, at) => effect?.cue === 'no' && !isAccounted(items, at, modes) && !isExplained(items, at))
  );
}

/** "He doesn't like them", "chicken not for lunch". */
const isExplained = (items: readonly Item[], at: number): boolean =>
  isOfMealBehind(items, at) || /^(?:it|them|that|those|these)$/u.test(items[at + 1]?.words ?? '');

function isGrave({ effect = {}, words }: Item, mode: FoodMode | undefined): boolean {
  const { slot, cue, aims, allergies, excludes } = effect;
  if (slot !== undefined && (mode === 'exclude' || MANY_MEALS.test(words))) return true;
  if (allergies ?? excludes) return true;
  return GRAVE.has(mode ?? 'wish') || GRAVE_CUES.has(cue ?? '') || aims?.some((aim) => OF_HEALTH.has(aim)) === true;
}

/** "Dinners without mushrooms" are how somebody eats. */
const MANY_MEALS = /^(?:breakfasts|brunches|lunches|dinners|suppers|snacks|desserts)$/u;

const GRAVE: ReadonlySet<FoodMode> = new Set<FoodMode>(['allergy', 'denied']);
const GRAVE_CUES: ReadonlySet<string> = new Set(['allergy', 'allergic-to', 'free', 'except', 'not']);
const OF_HEALTH: ReadonlySet<HealthAim> = new Set<HealthAim>([
  'diabetic',
  'pregnancy',
  'heart',
  'low-sodium',
  'low-fodmap',
  'low-fiber',
  'anti-inflammatory',
]);
/** "He doesn't like them", "I've had it all week", "can't face oats": of what was named, and no harm. */
const OF_TASTE_ALONE =
  /\b(?:had|ate|eaten) (?:it|them|that|those)(?: (?:all|every) (?:day|week|month|afternoon|morning|evening|night))?\b|\b(?:(?:doesnt|dont|didnt|not) )?(?:likes?|loves?|fancy|fancies|wants?|hates?|dislikes?|sick of|tired of|bored of|bored with|fed up with|over) (?:it|them|that|those|these)\b|\b(?:cant|cannot) (?:face|stand|stomach|be doing with|be bothered with)\b/gu;
/** What may not be, and who or what says so. */
const OF_HARM =
  /\b(?:cant|cannot|can not|unable|must(?:nt)?|may not|should(?:nt)?|allowed|not supposed|forbid\w*|forbidden|banned?|strict\w*|under no|(?:run|ran) out|doctors?|dr|gp|dietiti?cians?|dietitians?|nutritionists?|medical\w*|medicine|medication|meds|condition|disease|disorder|syndrome|illness|health|diagnos\w*|sensitiv\w*|intoleran\w*|allerg\w*|free|ibs|ibd|crohns?|colitis|gerd|gallbladder|kidneys?|liver|religio\w*|faith|church|belie(?:f|fs|ve)|god|lent|ramadan|fast(?:ing)?|shabbat|sabbath|passover|pesach|school|nursery|daycare|potassium|blood|sugars?|cholesterol|gut|it|its|they|theyre|them|those)\b|\(/u;
/** What holds always and everywhere. */
const OF_DAY =
  /\b(?:ever|never|always|at all|any ?more|any ?time|anywhere|nowhere|(?:all|whole|entire|through(?:out)? the|rest of the|every|each) (?:day|meal)s?|(?:any|every|all|no) (?:other )?(?:meals?|course|circumstances?)|everything|zero|absolutely)\b/u;

/** Those that name a food that is refused, or no food: "I am out all day; no eggs at breakfast" says nothing of the eggs' day. */
function listSentences(items: readonly Item[], refused: readonly (Item | undefined)[]): readonly (readonly Item[])[] {
  const ends = [...items.keys()].filter((at) => ENDS_SENTENCE.test(items[at]!.mark ?? ''));
  return [...ends, items.length].flatMap((end, index) => {
    const start = index === 0 ? 0 : ends[index - 1]! + 1;
    const own = items.slice(start, end);
    return own.some(isToEat) && refused.slice(start, end).every((item) => item === undefined) ? [] : [own];
  });
}
const ENDS_SENTENCE = /^[.;!?]$/u;

/** As typed, without the foods: of kidney beans nobody is ill. */
const showSaid = (items: readonly Item[]): string =>
  items
    .flatMap((item) => (isFood(item) ? [] : [item.typed ?? item.words]))
    .join(' ')
    .replaceAll(OF_TASTE_ALONE, '');

/** Nuts, shellfish and their like: few leave them out of one meal for its taste. */
function isHarmful({ foodClass, food }: Item, lexicon: IntentLexicon): boolean {
  if (foodClass?.unwanted === true || foodClass?.allergens?.some((allergen) => !OF_TASTE.has(allergen))) return true;
  const foods = foodClass ? lexicon.getFoods(lexicon.listClass(foodClass)) : lexicon.getFoods(lexicon.listBeing(food ?? ''));
  return foodClass?.allergens === undefined && foods.some(({ kind }) => HARMFUL_KINDS.has(kind));
}
const OF_TASTE: ReadonlySet<string> = new Set(['dairy', 'egg', 'fish']);
const HARMFUL_KINDS: ReadonlySet<string> = new Set(['nut', 'peanut', 'crustacean', 'mollusc', 'seed']);

type List = { readonly start: number; readonly end: number };
type Refused = readonly (Item | undefined)[];

/** The refused list that a food stands in, from the word that refuses to its last food. */
function listAround(items: readonly Item[], at: number, refused: Refused): List | undefined {
  const start = isFood(items[at]) ? startOf(items, at, refused) : at;
  if (start === undefined) return undefined;
  const end = endOf(items, at, refused);
  const own = items.slice(start, end);
  const isOneList = own.every(({ mark }) => mark !== ',') || own.some(({ words }) => /^(?:or|and|nor|&)$/u.test(words));
  // "No eggs, cheese at breakfast": what is of breakfast nobody can tell.
  return isOneList ? { start, end } : undefined;
}

function startOf(items: readonly Item[], at: number, refused: Refused): number | undefined {
  let start = at - 1;
  while (start >= 0 && items[start]!.effect?.cue !== 'no' && (refused[start] !== undefined || isJoint(items, start, refused[start - 1])))
    start--;
  return items[start]?.effect?.cue === 'no' && REFUSES_GENTLY.test(items[start]!.words) ? start : undefined;
}

function endOf(items: readonly Item[], at: number, refused: Refused): number {
  let end = at + 1;
  for (let next = end; next < items.length; next++) {
    if (refused[next] !== undefined && isFood(items[next])) end = next + 1;
    else if (!isJoint(items, next, refused[next + 1])) break;
  }
  while (PIECES.test(items[end]?.words ?? '')) end++;
  return end;
}

/** "No ham on crackers", "no zucchini slices". */
const IN_DISH = /^(?:on|with|in)$/u;
const PIECES = /^(?:slices?|bits?|pieces?|stuff|things?|dish|dishes|leftovers?|again)$/u;

/** "Chicken not for lunch". */
const listBeforeNot = (items: readonly Item[], at: number): List | undefined =>
  isFood(items[at]) && isOfMealBehind(items, at + 1) ? { start: at, end: at + 2 } : undefined;

/** `beside`: the food refused on the far side. */
const isJoint = (items: readonly Item[], at: number, beside: Item | undefined): boolean => {
  const { words, mark, effect } = items[at]!;
  return (
    mark === ',' ||
    mark === '&' ||
    (mark === undefined && effect?.cue === 'and') ||
    /^(?:the|any|a|an|my|some|much|too|me|us|him|her|them)$/u.test(words) ||
    (beside !== undefined && IN_DISH.test(words))
  );
};
/** Words of taste. Whoever does not or cannot eat something may have a reason that does not end with a meal. */
const REFUSES_GENTLY =
  /^(?:no|nae|no more|nothing|nothing with|not|without|wo|minus|less|fewer|skip|skipping|avoid|avoiding|leave out|leaving out|hold the|omit|nix|ditch|not into|not keen on|not a fan of|not a big fan of|(?:dont|do not|doesnt|does not) (?:like|want|fancy|need|include|use|add|put|give|give me)|(?:wont|will not) (?:eat|touch)|cant face|rather not have|hates?|dislikes?|sick of|tired of|bored of|fed up with)$/u;

/** "My friend who comes for dinner hates beans": not there alone. */
const DISLIKES = /^(?:hates?|dislikes?|wont|will not|(?:doesnt|dont|does not|do not) like)\b/u;

type Meal = { readonly slot: MealSlot; readonly from: number; readonly to: number };

/** The meals that are named, and the times of day that are theirs: "in the morning". */
function findMeals(items: readonly Item[]): readonly Meal[] {
  return items.flatMap(({ effect, words }, at): readonly Meal[] => {
    if (effect?.slot !== undefined) return [{ slot: effect.slot, from: at, to: at + 1 }];
    if (words === 'first' && items[at + 1]?.words === 'thing') return [{ slot: 'breakfast', from: at, to: at + 2 }];
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
  while (isLink(items, from)) from++;
  return listMeals(items, from, meals);
}
/** "For my sister's lunch", "for my sister at lunch", but "for my sister, lunch ideas". */
const isLink = (items: readonly Item[], at: number): boolean => {
  const words = items[at]?.words ?? '';
  return LINKS.test(words) || (namesPerson(words) && (words.endsWith('s') || /^(?:at|for|with|during)$/u.test(items[at + 1]?.words ?? '')));
};
const LINKS = /^(?:at|for|in|with|during|on|to|a|my|our|the|his|her|their|young|little|wee|old|small|again)$/u;

/** "Breakfast with (no eggs)", "dinner: (no rice)", "for lunch we (don't want bread)"; a comma between leaves it open. */
function findBefore(items: readonly Item[], start: number, meals: readonly Meal[]): readonly MealSlot[] | undefined {
  let before = start - 1;
  while (LEADS.test(items[before]?.words ?? '')) before--;
  const last = meals.find(({ to }) => to === before + 1);
  // "My daughter's dinner minus the beetroot" is all that is asked for.
  if (!last || namesPerson(items[last.from - 1]?.words ?? '')) return undefined;
  const isApart = (at: number): boolean => !isListed(items, meals[at]!, meals[at + 1]!) || isOfWish(items, meals[at]!);
  const first = meals.findLast(({ to }, at) => to <= last.from && isApart(at));
  const own = meals.filter(({ from, to }) => to <= last.to && from >= (first?.to ?? 0));
  return inOrder(own.map(({ slot }) => slot));
}
/** "Beef stew for dinner, breakfast without eggs": the dinner is the stew's. */
function isOfWish(items: readonly Item[], { from }: Meal): boolean {
  let before = from - 1;
  while (LINKS.test(items[before]?.words ?? '')) before--;
  const wish = items[before];
  return wish !== undefined && isToEat(wish);
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
