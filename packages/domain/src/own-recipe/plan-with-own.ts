import { DAY_QUALITY } from '../plan/frame/day-quality.ts';
import { SEEDS, type Random, seededRandom } from '../base/random.ts';
import type { Result } from '../base/result.ts';
import { energyKcal } from '../food/nutrients.ts';
import { completeDay } from '../idea/complete-day.ts';
import { makePlan } from '../plan/make-plan.ts';
import type { PlanFault } from '../plan/write/explain-blocked.ts';
import { findAvoided } from '../plan/frame/avoid-dishes.ts';
import { isFreshlyCooked, NO_OPINIONS, starsOf } from '../plan/frame/dish-opinions.ts';
import { readQuery, type PlanContext, type PlanQuery } from '../plan/frame/plan-query.ts';
import { missShare, ON_TARGET } from '../plan/portion/tolerance.ts';
import type { Plan, PlannedMeal } from '../plan/plan.ts';
import type { MealSlot } from '../recipe/meal-slot.ts';
import { judgeRecipe } from './judge-recipe.ts';
import { makeOwnMeal, makesOf, type OwnRecipe } from './make-own-meal.ts';
import type { RecipeName } from './find-named.ts';
import type { RecipeText } from './own-recipe.ts';
import { servePlates } from './recipe-servings.ts';
import { TITLE_SLOTS, USUAL_SLOTS } from './title-slots.table.ts';

/** A recipe whose owner lets it into plans, and of which enough is known. */
export type PlannableRecipe = OwnRecipe & { readonly id: string; readonly recipe: RecipeText & { readonly notes?: string } };

/** Every second day, so that a library of a few dishes does not become the menu. */
const SHARE_OF_DAYS = 0.5;
/** Of what was shown last: about four days. */
const STILL_FRESH = 16;
/** Each costs the search of a day. */
const MOST_TRIES = 3;
/** The energy of a meal against its share of the day. */
const { least: LEAST_SHARE, most: MOST_SHARE } = DAY_QUALITY.mealShare.asked;
const PLATES = [1, 2] as const;

/**
 * A day with one of the household's own recipes in it and kits around it; undefined where none fits the rules and the numbers, or
 * it is not the day for one. Such a day meets its targets, or it is not given.
 */
export function planWithOwn(recipes: readonly PlannableRecipe[], query: PlanQuery): Plan | undefined {
  return tryInTurn(recipes, query, {
    read: () => ({ context: readQuery(query) }),
    make: (meals, notes) => {
      const asked = { ...query, notes: [...(query.notes ?? []), ...notes] };
      const made = completeDay(meals, asked);
      const isThere = made.ok && serves(made.value, meals);
      return isThere || !query.named ? made : makePlan({ ...asked, locked: { ...query.locked, ...bySlot(meals) } });
    },
    // What was asked for by its name comes, and what the day misses is said.
    isGood: ({ totals }) => query.named !== undefined || missShare(totals, query.targets) <= ON_TARGET,
  });
}

const serves = (plan: Plan, meals: readonly PlannedMeal[]): boolean =>
  meals.every(({ slot, dishId }) => plan.meals[slot]?.dishId === dishId);

/** For the plan that is to be made around these meals. */
export const bySlot = (meals: readonly PlannedMeal[]): NonNullable<PlanQuery['locked']> =>
  Object.fromEntries(meals.map((meal) => [meal.slot, meal]));

type Trying = {
  readonly read: () => { readonly context: PlanContext; readonly shares?: readonly number[] };
  /** The day around these meals, with what is to be said of it. */
  readonly make: (meals: readonly PlannedMeal[], notes: readonly string[]) => Result<Plan, PlanFault>;
  readonly isGood: (plan: Plan) => boolean;
};

/** The first good day that serves what it was made around; undefined where it is not the day for one. */
export function tryInTurn(recipes: readonly PlannableRecipe[], query: PlanQuery, trying: Trying): Plan | undefined {
  if (!mayUseOwn(query)) return undefined;
  const random = seededRandom(query.seed + SEEDS.ownRecipe);
  const liked = listLiked(recipes, query, random);
  if (liked.length === 0) return undefined;
  return query.named ? serveNamed(liked, { query, named: query.named }, trying) : tryOneByOne(liked, query, trying);
}

function tryOneByOne(liked: readonly PlannableRecipe[], query: PlanQuery, { read, make, isGood }: Trying): Plan | undefined {
  const { context, shares } = read();
  const fresh = new Set((query.shown ?? []).slice(-STILL_FRESH));
  let tries = 0;
  // One after the other: to judge every line of two hundred recipes takes longer than the day itself.
  for (const own of liked) {
    const meal = fitOwnMeal(own, context, { ...(shares && { shares }) })?.meal;
    if (!meal || fresh.has(meal.dishId)) continue;
    const made = make([meal], []);
    if (made.ok && serves(made.value, [meal]) && isGood(made.value)) return made.value;
    if (++tries === MOST_TRIES) return undefined;
  }
  return undefined;
}

type Asked = { readonly query: PlanQuery; readonly named: NonNullable<PlanQuery['named']> };

/** As many as fit of those that were asked for by their titles, each at the meal it was said of; what is left out is told. */
function serveNamed(recipes: readonly PlannableRecipe[], { query, named }: Asked, { read, make, isGood }: Trying): Plan | undefined {
  const { context, shares } = read();
  const { focus } = query.intent;
  const meals = new Map<string, PlannedMeal>();
  // What is bound to a meal before what may go anywhere.
  for (const { id, at } of named.toSorted((one, other) => Number(other.at.length > 0) - Number(one.at.length > 0))) {
    const own = recipes.find((recipe) => recipe.id === id);
    if (!own) continue;
    const wanted = [at, focus].find((slots) => slots.length > 0) ?? listSlots(own.recipe.title);
    const taken = new Set([...meals.values()].map(({ slot }) => slot));
    const meal = fitOwnMeal(own, context, { ...(shares && { shares }), slots: wanted.filter((slot) => !taken.has(slot)) })?.meal;
    if (meal) meals.set(id, meal);
  }
  for (let served = [...meals]; served.length > 0; served = served.slice(0, -1)) {
    const notes = named.filter(({ id }) => !served.some(([own]) => own === id)).map(sayNotServed);
    const kept = served.map(([, meal]) => meal);
    const made = make(kept, notes);
    if (made.ok && serves(made.value, kept) && isGood(made.value)) return made.value;
  }
  return undefined;
}

/** Those that may come, what is to come again first, then by their stars; none where the sentence says what else is wanted. */
export function listLiked(recipes: readonly PlannableRecipe[], query: PlanQuery, random: Random): readonly PlannableRecipe[] {
  const { named, opinions = NO_OPINIONS } = query;
  const { never, again } = opinions;
  if (named) return recipes.filter(({ id }) => named.some((one) => one.id === id) && !never.has(id));
  if (asksForDishes(query)) return [];
  const likingOf = ({ id }: PlannableRecipe): number => (again.has(id) ? AS_SAID_AGAIN : 0) + starsOf(id, opinions);
  return shuffle(
    recipes.filter(({ id }) => !never.has(id) && !isFreshlyCooked(id, opinions)),
    random,
  ).toSorted((one, other) => likingOf(other) - likingOf(one));
}

/** Before any number of stars. */
const AS_SAID_AGAIN = 5;

/** Whether it is the day for one, which is known before any is read. */
export const mayUseOwn = (query: PlanQuery): boolean =>
  query.named !== undefined || (seededRandom(query.seed + SEEDS.ownDay)() < SHARE_OF_DAYS && !asksForDishes(query));

/** For a day that cannot have what it was asked for by its title, and says so. */
export const withoutNamed = <Query extends PlanQuery>({ named, ...query }: Query): Omit<Query, 'named'> =>
  named === undefined ? query : { ...query, notes: [...(query.notes ?? []), ...named.map(sayNotServed)] };

const sayNotServed = ({ title }: RecipeName): string =>
  `Your recipe “${title}” is not in this plan: what it holds, its size or your “never again” speaks against it. Its page says which, and puts it on any day you choose.`;

/** Whoever says what they want on the plate gets that, and what they have at home another day. */
const asksForDishes = ({ intent }: PlanQuery): boolean =>
  intent.wish.length + intent.cuisines.length + intent.dishWords.length + Object.keys(intent.wishedAt).length > 0;

const shuffle = <Item>(items: readonly Item[], random: Random): readonly Item[] =>
  items
    .map((item) => ({ item, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);

/**
 * In the first open meal that it is one for, in whole plates. `shares`: of several who eat of it, each one's day by the mean of theirs;
 * the meal is the mean of what they are served then. `slots`: the meals it was asked for at.
 */
export function fitOwnMeal(
  own: PlannableRecipe,
  { frame, rulesAt, wishes }: PlanContext,
  { shares, slots = listSlots(own.recipe.title) }: { readonly shares?: readonly number[]; readonly slots?: readonly MealSlot[] } = {},
): { readonly meal: PlannedMeal; readonly plates: number } | undefined {
  // "No cooking", "one pot": of a stranger's steps nobody can say that they hold to it.
  if (wishes.ways.length > 0) return undefined;
  for (const slot of slots) {
    const open = frame.open.find((one) => one.slot === slot);
    if (!open) continue;
    const wanted = energyKcal(open.share);
    const plates = shares ? findMean(own, { wants: shares.map((share) => share * wanted) }) : findNearest(own, wanted);
    if (plates === undefined) continue;
    const kcal = plates * own.numbers.nutrition.calories;
    const isInBand = open.energyKcal.wished ? kcal >= open.energyKcal.low && kcal <= open.energyKcal.high : true;
    const isSized = kcal >= wanted * LEAST_SHARE && kcal <= wanted * MOST_SHARE;
    if (!isSized || !isInBand) continue;
    const most = wishes.minutesAt[slot];
    const meal = makeOwnMeal(own, { slot, plates });
    const minutes = meal.prepMinutes + meal.cookMinutes + (meal.waitMinutes ?? 0);
    const isInTime = most === null || Math.max(own.recipe.minutes.total ?? 0, minutes) <= most;
    const isWanted = findAvoided({ form: undefined, ...meal }, wishes.avoid) === undefined;
    const isFit = isInTime && isWanted && meal.portions.length > 0;
    // Last, as its words are read line by line.
    if (isFit && judgeRecipe(own.recipe, own.lines, rulesAt[slot]).outcome === 'yes') return { meal, plates };
  }
  return undefined;
}

function findNearest({ numbers: { nutrition } }: PlannableRecipe, wanted: number): number {
  const distance = (count: number): number => Math.abs(count * nutrition.calories - wanted);
  return PLATES.toSorted((one, other) => distance(one) - distance(other))[0]!;
}

/** A side fills what is a little less, and nothing takes off what is more. */
const NEAR = { least: 0.8, most: 1.1 } as const;

function findMean(own: PlannableRecipe, { wants }: { readonly wants: readonly number[] }): number | undefined {
  const makes = makesOf(own);
  const served = makes && servePlates(makes, { plateKcal: own.numbers.nutrition.calories, wants, near: NEAR });
  return served && served.reduce((sum, plates) => sum + plates, 0) / served.length;
}

const listSlots = (title: string): readonly MealSlot[] => TITLE_SLOTS.find(([says]) => says.test(title))?.[1] ?? USUAL_SLOTS;
