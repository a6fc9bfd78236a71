import * as z from 'zod/mini';
import type { PlanWish } from '@larder/domain/intent/intent.ts';
import { DIFFICULTIES } from '@larder/domain/recipe/recipe.ts';
import { MEAL_PLACES, MEAL_SLOTS, MORE_SNACKS } from '@larder/domain/recipe/meal-slot.ts';
import { MOST_PEOPLE } from '@larder/domain/eater/eater-kind.ts';
import { WEEK_SHAPES } from '@larder/domain/week/shape-week.ts';
import { Newcomer } from './eater.ts';
import { endpoint } from './endpoint.ts';
import { mealExtras, partAsked, partTaken } from './meal-extras.ts';
import { planWithinLimits } from './plan-limits.ts';
import { foldPlanVariants } from './plan-variants.ts';
import { Plates } from './plate.ts';
import { Pot, PlanPots } from './pot.ts';
import { BooleanText, success } from './wire.ts';

const Grams = z.number().check(z.nonnegative());

const PortionStep = z.object({ grams: Grams, text: z.string().check(z.maxLength(300)) });

const Portion = z.object({
  foodId: z.string().check(z.maxLength(100)),
  base: z.int().check(z.nonnegative()),
  chosen: z.int().check(z.nonnegative()),
  steps: z.array(PortionStep).check(z.minLength(1), z.maxLength(200)),
  per100g: z.object({ protein: z.number(), carbs: z.number(), fat: z.number() }),
  group: z.string(),
});

const Text = z.string().check(z.maxLength(2000));
const TextList = z.array(Text).check(z.maxLength(100));
const Minutes = z.int().check(z.nonnegative(), z.maximum(10_000));

/** Of values that are known of a part of the ingredients only, and so the least there is: how much they cover, 0 to 1. */
const Share = z.optional(z.number().check(z.minimum(0), z.maximum(1)));
export const Coverage = z.object({ fiber: Share, sugar: Share, sodium: Share, saturatedFat: Share });

/** A meal as it travels. The specification's fields first; the rest carry what refresh, sliders and art need and may be absent in older or foreign plans. */
export const Meal = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  description: Text,
  ingredients: TextList,
  instructions: TextList,
  calories: Grams,
  protein: Grams,
  carbs: Grams,
  fat: Grams,
  difficulty: z.enum(DIFFICULTIES),
  fiber: z.optional(z.nullable(z.number())),
  sugar: z.optional(z.nullable(z.number())),
  sodium: z.optional(z.nullable(z.number())),
  saturatedFat: z.optional(z.nullable(z.number())),
  known: z.optional(Coverage),
  ...mealExtras,
  dishId: z.optional(z.string().check(z.maxLength(300))),
  portions: z.optional(z.array(Portion).check(z.maxLength(60))),
  tips: z.optional(TextList),
  equipment: z.optional(TextList),
  prepMinutes: z.optional(Minutes),
  cookMinutes: z.optional(Minutes),
  /** What has to stand before, as beans do overnight; in neither of the others. */
  waitMinutes: z.optional(Minutes),
  cuisine: z.optional(z.string().check(z.maxLength(60))),
  ideaClass: z.optional(z.string().check(z.maxLength(60))),
  /** The shape on the table ("soup"), where it is known: of a meal that is no dish of ours it says what everything is cooked in. */
  form: z.optional(z.string().check(z.maxLength(60))),
  /** Of a dish that nobody cooks for one: how many such plates a pot makes, and whether all of it is cooked and bought. */
  makes: z.optional(z.int().check(z.minimum(1), z.maximum(20))),
  cooksAll: z.optional(z.boolean()),
  pot: z.optional(Pot),
  /** Of a meal that several eat; its own lines and figures are those of the first plate. */
  plates: z.optional(Plates),
  /** Beside `plates`: the lines of all of them together, as they are cooked. */
  forAll: z.optional(TextList),
});
export type Meal = z.infer<typeof Meal>;

const atSlots = <Shape extends z.ZodMiniType>(meal: Shape) =>
  z.object({ breakfast: z.optional(meal), lunch: z.optional(meal), dinner: z.optional(meal), snack: z.optional(meal) });

export const Meals = atSlots(Meal);
export type Meals = z.infer<typeof Meals>;

/** A day that a call brings along, each meal under its own place: of a third snack that is kept, which one it is. */
export const PlacedMeals = z.extend(Meals, { 'snack-2': z.optional(Meal), 'snack-3': z.optional(Meal), 'snack-4': z.optional(Meal) });
export type PlacedMeals = z.infer<typeof PlacedMeals>;

/** Snacks beside `meals`, where a day has more than one: absent otherwise, and in the answers of earlier releases. */
const moreSnacksOf = <Shape extends z.ZodMiniType>(meal: Shape) => z.optional(z.array(meal).check(z.maxLength(MORE_SNACKS.length)));

export const NutritionOverview = z.object({
  totalCalories: Grams,
  protein: Grams,
  carbs: Grams,
  fat: Grams,
  fiber: z.optional(z.nullable(z.number())),
  sugar: z.optional(z.nullable(z.number())),
  sodium: z.optional(z.nullable(z.number())),
  saturatedFat: z.optional(z.nullable(z.number())),
  known: z.optional(Coverage),
});
export type NutritionOverview = z.infer<typeof NutritionOverview>;

export const IntentChip = z.object({
  id: z.string(),
  label: z.string(),
  words: z.optional(z.string()),
  from: z.enum(['text', 'profile', 'assumed']),
  use: z.optional(z.string()),
});

export const Targets = z.object({ calories: z.number(), protein: z.number(), carbs: z.number(), fat: z.number() });

const planFields = {
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  description: Text,
  nutritionOverview: NutritionOverview,
  meals: Meals,
  moreSnacks: moreSnacksOf(Meal),
  seed: z.optional(z.number()),
  targets: z.optional(Targets),
  reasons: z.optional(TextList),
  notes: z.optional(TextList),
};

const SLIDERS = / \(targets: (\d{1,4}(?:\.\d{1,3})?) g protein, (\d{1,4}(?:\.\d{1,3})?) g carbs, (\d{1,4}(?:\.\d{1,3})?) g fat\)$/u;

export function parseWish(text: string): PlanWish {
  const found = SLIDERS.exec(text);
  if (!found) return { words: text, targets: null };
  const [protein = 0, carbs = 0, fat = 0] = found.slice(1).map(Number);
  return { words: text.slice(0, found.index), targets: { protein, carbs, fat } };
}

export function formatWish({ words, targets }: PlanWish): string {
  if (targets === null) return words;
  return `${words} (targets: ${targets.protein} g protein, ${targets.carbs} g carbs, ${targets.fat} g fat)`;
}

/**
 * The specification has one string for the whole wish, so what the sliders stand at is named at its end (AMB-22):
 * "vegan (targets: 150 g protein, 200 g carbs, 60 g fat)". No other file knows how it is written.
 */
export const WishText = z.codec(z.string(), z.custom<PlanWish>(), { decode: parseWish, encode: formatWish });

/** The week that a sentence names ("Monday to Friday dinners"); the plan beside it is one day of it. */
export const NamedWeek = z.object({
  start: z.string(),
  days: z.int(),
  slots: z.array(z.enum(MEAL_SLOTS)),
  shape: z.enum(WEEK_SHAPES),
});
export type NamedWeek = z.infer<typeof NamedWeek>;

/** The meals that serve a wish, by the id of its chip; none of one that the day does not serve, absent of what is no meal's. */
const ServedWishes = z.optional(z.record(z.string(), z.array(z.enum(MEAL_PLACES))));

/** A plan not yet saved, as `generate` answers it. */
export const GeneratedPlan = z.object({
  ...planFields,
  searchQuery: z.string(),
  targets: Targets,
  seed: z.number(),
  reasons: TextList,
  notes: TextList,
  chips: z.array(IntentChip),
  notUnderstood: z.array(z.string()),
  served: ServedWishes,
  /** Of a day of which the sentence asks for a part: the rest of it is eaten elsewhere. */
  isPart: z.optional(z.boolean()),
  week: z.optional(NamedWeek),
  /** Whom the sentence seats at the table and the household does not know: as `addEater` would keep them. */
  newcomers: z.optional(z.array(Newcomer)),
});
export type GeneratedPlan = z.infer<typeof GeneratedPlan>;

export const SavePlanBody = z.object({ ...planFields, searchQuery: z.string().check(z.maxLength(700)) });
export type SavePlanBody = z.infer<typeof SavePlanBody>;

/**
 * In whichever form it comes: without this, meals under other names would be taken for extra fields and lost without a word.
 * What it really is, the schema behind it finds out.
 */
export const AnySavePlanBody = z.pipe(
  z.transform((body: SavePlanBody) => foldPlanVariants(body) as SavePlanBody),
  SavePlanBody.check(planWithinLimits()),
);

/** A plan of an earlier release may be without words that are asked for today; it is read as it is kept. */
const KeptMeal = z.extend(Meal, { title: z.string() });

export const SavedPlan = z.object({
  ...planFields,
  title: z.string(),
  meals: atSlots(KeptMeal),
  moreSnacks: moreSnacksOf(KeptMeal),
  id: z.string(),
  searchQuery: z.string(),
  createdAt: z.string(),
  isFavorited: BooleanText,
  /** What speaks against the plan under the rules that everybody at the table has today, in one sentence. Of a plan that is read by itself or on a page of few. */
  against: z.optional(z.string()),
  /** What it has to do with pots on the days that it stands on. Of a plan that is read by itself. */
  pots: z.optional(PlanPots),
  /** Of what it holds, for `sayWhatWasSeen`. */
  revision: z.string(),
});
export type SavedPlan = z.output<typeof SavedPlan>;

const PlanId = z.object({ id: z.string().check(z.maxLength(100)) });

/** What may stand against words that a day is asked for by. */
const WISH_PROBLEMS = ['query-empty', 'query-too-long', 'query-unsafe', 'query-not-food', 'query-contradiction', 'no-dish-fits'] as const;

export const generatePlan = endpoint({
  method: 'POST',
  path: '/api/meal-plans/generate',
  takesLong: true,
  access: 'guest',
  rate: 'generate',
  body: z.object({
    query: WishText,
    /** Meals to leave as they are. */
    locked: z.optional(PlacedMeals),
    seed: z.optional(z.int()),
    /** What the sliders move, where the server holds no open day: a guest's, or one that a guest took along. */
    day: z.optional(PlacedMeals),
    /** How many eat: the household, guests beside it or some of it. With `day`, the same dishes laid for them. */
    people: z.optional(z.int().check(z.minimum(1), z.maximum(MOST_PEOPLE))),
    /** With `people` and `day`: at this meal of it alone. */
    peopleAt: z.optional(z.enum(MEAL_PLACES)),
    /** The caller's day of these words as it was left unsaved, under the query it was left with; made as ever where there is none. */
    reopens: z.optional(z.boolean()),
  }),
  reply: success(GeneratedPlan),
  problems: WISH_PROBLEMS,
});

/** Which meal of which day: the one open for the sentence, or the saved plan on the edit screen. */
const mealOfDay = {
  mealType: z.enum(MEAL_PLACES),
  query: WishText,
  /** Given on the edit screen: the other meals are those of this saved plan. */
  planId: z.optional(z.string().check(z.maxLength(100))),
  /** With it: the screen still shows the plan as it is saved, whatever was tried with it before. */
  isFirst: z.optional(z.boolean()),
  /** The day as the screen shows it, where the server holds none or another: a guest's, one that a guest took along, one changed in two windows. */
  day: z.optional(PlacedMeals),
};

const REFRESH_PROBLEMS = [...WISH_PROBLEMS, 'plan-not-found'] as const;

const ToldMeals = z.optional(z.array(z.object({ title: z.string(), calories: Grams })));

/**
 * The day's words with this meal in it: they name dishes and numbers, so the old ones may no longer hold. `of`: the meals they are
 * of, in their order. Who shows others (another window changed the day) asks once more with `day` for the words of what it shows.
 */
const MealInDay = z.object({
  meal: Meal,
  day: z.optional(
    z.object({ title: z.string(), description: Text, reasons: TextList, notes: TextList, served: ServedWishes, of: ToldMeals }),
  ),
});

export const refreshMeal = endpoint({
  method: 'POST',
  path: '/api/meal-plans/refresh-meal',
  takesLong: true,
  access: 'guest',
  rate: 'generate',
  body: z.object({
    ...mealOfDay,
    /** The specification does not say whether the first is 0 or 1; our own is 1. */
    refreshCount: z.int().check(z.minimum(0), z.maximum(10_000)),
    /** One that was chosen among the options of a swap, or that an undo brings back. */
    chosen: z.optional(Meal),
  }),
  reply: success(MealInDay),
  problems: REFRESH_PROBLEMS,
});

/** What else could be eaten there, or stand in for a part of what is. A look costs nothing and changes nothing. */
export const listSwapOptions = endpoint({
  method: 'POST',
  path: '/api/meal-plans/swap-options',
  takesLong: true,
  access: 'guest',
  rate: 'generate',
  body: z.object({ ...mealOfDay, ...partAsked }),
  reply: success(
    z.object({
      /** Of dishes at most three, no two of one idea; fewer where the rules leave fewer. */
      options: z.array(
        z.object({
          meal: Meal,
          ...partTaken,
          /** What the list below has no line of, where the saved plan's day is on one. */
          adds: z.optional(TextList),
        }),
      ),
      list: z.optional(z.string()),
    }),
  ),
  problems: REFRESH_PROBLEMS,
});

/** The id, and the revision for who says what they saw (`sayWhatWasSeen`): to all others the answer is the specification's, to the letter. */
const SavedPlace = z.object({ id: z.string(), revision: z.optional(z.string()) });

const CHANGES_PLANS = { access: 'user', changes: 'plans' } as const;

export const savePlan = endpoint({
  method: 'POST',
  path: '/api/meal-plans/save',
  ...CHANGES_PLANS,
  body: AnySavePlanBody,
  reply: success(SavedPlace),
  problems: ['account-full'],
});

/**
 * All plans, newest first; or pages of them in the shelf's order, for a caller who prefers so (`preferPage`). The wish is a
 * header (RFC 7240) because the address of the first page is the specification's, to the letter.
 */
export const listPlans = endpoint({
  method: 'GET',
  path: '/api/meal-plans/saved',
  access: 'user',
  rate: 'shelf',
  query: z.object({
    /** `next` of the page before. */
    after: z.optional(z.string().check(z.maxLength(300))),
    /** Words in the title, the description or the query, in any case. */
    search: z.optional(z.string().check(z.maxLength(200))),
  }),
  reply: z.object({
    success: z.literal(true),
    data: z.array(SavedPlan),
    /** Absent on the last page. */
    next: z.optional(z.string()),
    /** On all pages. */
    total: z.optional(z.int()),
  }),
});

export const preferPage = (size: number): { readonly prefer: string } => ({ prefer: `maxpagesize=${size}` });

export function readPreferredPage(header: string | undefined): number | undefined {
  const size = /(?:^|[,;\s])maxpagesize=(\d{1,4})(?:$|[,;\s])/.exec(header ?? '')?.[1];
  return size === undefined || Number(size) === 0 ? undefined : Math.min(LARGEST_PAGE, Number(size));
}

const LARGEST_PAGE = 100;

export const getPlan = endpoint({
  method: 'GET',
  path: '/api/meal-plans/:id',
  access: 'user',
  params: PlanId,
  reply: success(SavedPlan),
  problems: ['plan-not-found'],
});

/** Whoever says what they saw of it (`sayWhatWasSeen`) writes over nothing else. */
export const updatePlan = endpoint({
  method: 'PUT',
  path: '/api/meal-plans/:id',
  ...CHANGES_PLANS,
  params: PlanId,
  body: AnySavePlanBody,
  reply: success(SavedPlace),
  problems: ['plan-not-found', 'plan-changed'],
});

export const deletePlan = endpoint({
  method: 'DELETE',
  path: '/api/meal-plans/:id',
  ...CHANGES_PLANS,
  params: PlanId,
  reply: z.object({ success: z.literal(true) }),
  problems: ['plan-not-found'],
});

/** Undoes a deletion, for an hour: the plan as it was, on the calendar days that are still free. */
export const restorePlan = endpoint({
  method: 'POST',
  path: '/api/meal-plans/:id/restore',
  ...CHANGES_PLANS,
  params: PlanId,
  reply: success(z.object({ id: z.string() })),
  problems: ['plan-not-found'],
});

export const favoritePlan = endpoint({
  method: 'PATCH',
  path: '/api/meal-plans/:id/favorite',
  ...CHANGES_PLANS,
  params: PlanId,
  body: z.object({ isFavorited: BooleanText }),
  reply: z.object({ success: z.literal(true), message: z.string(), data: z.object({ isFavorited: BooleanText }) }),
  problems: ['plan-not-found'],
});
