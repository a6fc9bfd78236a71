import { isCalendarDay } from '@larder/contract/day.ts';
import { EATER_NAME_LETTERS, MOST_EATER_ENTRIES } from '@larder/contract/eater.ts';
import { GROCERY_STATUSES } from '@larder/contract/grocery.ts';
import { RecipeText, SOURCE_KINDS } from '@larder/contract/own-recipe.ts';
import { RECIPE_LIMITS } from '@larder/contract/recipe-limits.ts';
import { SavePlanBody } from '@larder/contract/plan.ts';
import { parsePlainDate } from '@larder/domain/calendar/plain-date.ts';
import { DIETS } from '@larder/domain/diet/diet.ts';
import { GROCERY_CATEGORIES } from '@larder/domain/grocery/grocery-category.ts';
import { PHOTO_LIMITS } from '@larder/contract/recipe-photo.ts';
import { HouseholdWeekRules } from '@larder/contract/week-rules.ts';
import { CERTAINTIES } from '@larder/domain/own-recipe/own-recipe.ts';
import { MEAL_SLOTS } from '@larder/domain/recipe/meal-slot.ts';
import { EATER_KINDS, MOST_PEOPLE } from '@larder/domain/eater/eater-kind.ts';
import { WEEK_SHAPES } from '@larder/domain/week/shape-week.ts';
import { LEAST_DAYS, MOST_DAYS } from '@larder/domain/calendar/week-length.ts';
import * as z from 'zod';
import * as mini from 'zod/mini';
import { readJpegHead } from '../../photo/read-jpeg-head.ts';

/** Inside the download. Its name and `format` are how an import knows it. */
export const ARCHIVE_FILE = 'larder.json';
export const ARCHIVE_FORMAT = 'larder-archive';
export const ARCHIVE_VERSION = 1;

const Id = z.uuid();
/** Within the calendar's centuries: what follows a day has to be one too, and PostgreSQL has no year zero. */
const Day = z.string().refine(isCalendarDay, 'not a day of the calendar');
const Instant = z.iso.datetime().refine((text) => isCalendarDay(text.slice(0, 10)), 'not a time of these centuries');
/** Half of PostgreSQL's `int`: each is counted up from here. */
const Count = z.int().min(0).max(1_000_000_000);
const Times = { createdAt: Instant, updatedAt: Instant };

/** Titles and the search are columns of their own; the rest of a plan is one document. */
const PlanContent = mini.omit(SavePlanBody, { title: true, description: true, searchQuery: true });

const Stamps = z.record(z.string().max(40), z.object({ at: z.number(), opId: z.string().max(200) }));

const Slot = z.enum(MEAL_SLOTS);
const Serving = z.object({ day: z.int().min(0).max(MOST_DAYS), slot: Slot });
/** Nobody, or so many in the place of those who eat at home. */
const Company = z.object({ ...Serving.shape, people: z.int().min(1).max(MOST_PEOPLE).optional(), household: Count.optional() });
const StoredCook = z.object({
  id: z.string().max(40),
  kind: z.enum(['again', 'pot']),
  slot: Slot,
  servings: z.array(Serving).min(1).max(56),
  dishId: z.string().max(300),
  shares: z.array(z.number().min(0).max(1)).max(56),
});

/** Longer than one is written: a line that was split, edited and merged says all its parts' amounts. */
const Quantity = z.string().max(20_000);
const ItemParts = z
  .array(z.object({ day: z.string().max(40), slot: z.enum(MEAL_SLOTS), title: z.string().max(300), quantity: z.string().max(200) }))
  .max(1000);
const Written = z.object({ ingredient: z.string().max(300), quantity: Quantity, had: Quantity.optional() }).nullable();
const Whole = z.object({ type: z.literal('whole'), quantity: Quantity, written: Written, parts: ItemParts });
const Source = z.string().max(10_000);
const First = z.object({
  quantity: Quantity,
  source: Source,
  parts: ItemParts,
  written: Written,
  checked: z.boolean(),
  atHome: z.boolean(),
  stamps: Stamps,
  counterpart: Whole.nullable().catch(null),
});
const MergedParts = z.object({
  type: z.literal('parts'),
  first: First,
  otherIds: z.array(Id).max(1000),
  removedIds: z.array(Id).max(1000),
});

const Amount = z.number().min(0).max(1_000_000);
const OwnLines = z
  .array(
    z.object({
      text: z.string().max(RECIPE_LIMITS.lineLetters),
      foodId: z.string().max(100).nullable(),
      grams: Amount.nullable(),
      certainty: z.enum(CERTAINTIES),
    }),
  )
  .max(RECIPE_LIMITS.lines);
const RecipeNumbers = z.object({
  plates: z.object({ count: z.number().positive().max(2000), from: z.enum(['stated', 'said', 'guessed']) }).nullable(),
  nutrition: z.object({
    calories: Amount,
    protein: Amount,
    carbs: Amount,
    fat: Amount,
    fiber: Amount.nullable(),
    sugar: Amount.nullable(),
    sodium: Amount.nullable(),
    saturatedFat: Amount.nullable(),
  }),
  coverage: z.number().min(0).max(1),
  guessed: z.number().min(0).max(1),
});
/** Letters for so many bytes. */
const MOST_PHOTO_LETTERS = Math.ceil(PHOTO_LIMITS.bytes / 3) * 4;
/** No more than its markers are looked at here: whoever takes it in decodes it and writes it anew. */
const Photo = z
  .string()
  .max(MOST_PHOTO_LETTERS)
  .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'not base64')
  .refine((text) => readJpegHead(Buffer.from(text, 'base64')).ok, 'not a photo of Larder’s');
const PhotoSide = z.int().min(1).max(PHOTO_LIMITS.side);

const EaterEntries = z.array(z.string().min(1).max(200)).max(MOST_EATER_ENTRIES);
const RecipeDiets = z.array(z.enum(DIETS)).max(DIETS.length);

/**
 * What is carried out and in again, table by table, parents first. All columns are, but whose it is; those named here are also
 * checked on the way in, and a test compares them with the database's own catalogue.
 */
export const ARCHIVE_TABLES = {
  // Who is cooked for and has no account; who has one is in the profile. Before the plans, whose plates name them.
  eaters: z.looseObject({
    id: Id,
    name: z.string().max(EATER_NAME_LETTERS),
    kind: z.enum(EATER_KINDS),
    birthYear: z.int().min(1900).max(2200).nullable(),
    body: z.unknown(),
    target: z.unknown(),
    restrictions: EaterEntries,
    allergies: EaterEntries.nullable(),
    never: EaterEntries.nullable(),
    eatsAtHome: z.record(z.string().max(10), z.record(z.string().max(10), z.boolean())),
    position: Count,
  }),
  weeks: z.looseObject({
    id: Id,
    start: Day,
    days: z.int().min(LEAST_DAYS).max(MOST_DAYS),
    query: z.string().max(700),
    seed: z.coerce.number().int(),
    shape: z.enum(WEEK_SHAPES),
    slots: z.array(Slot).max(4),
    rules: HouseholdWeekRules,
    cooks: z.array(StoredCook).max(56),
    locks: z.array(Serving).max(56),
    absent: z.array(Company).max(56),
    targetsAt: z.record(z.string().max(2), z.object({ calories: z.number(), protein: z.number(), carbs: z.number(), fat: z.number() })),
    relaxed: z.array(z.string().max(500)).max(100),
    keptDays: z.array(z.object({ date: Day, mealPlanId: Id })).max(MOST_DAYS),
    // Filled once several people eat; carried as it is.
    eaters: z.array(z.unknown()).max(50).default([]),
    things: Count.max(10_000),
    listIds: z.array(Id).max(10),
    ...Times,
  }),
  meal_plans: z.looseObject({
    id: Id,
    title: z.string().min(1).max(200),
    description: z.string().max(2000),
    searchQuery: z.string().max(700),
    isFavorited: z.boolean(),
    weekId: Id.nullable().default(null),
    weekDate: Day.nullable().default(null),
    plan: PlanContent,
    ...Times,
  }),
  weekly_plan_days: z.looseObject({
    id: Id,
    date: Day,
    mealPlanId: Id,
    notes: z.string().max(2000).nullable(),
    weeklyPlanId: z.string().max(100).nullable(),
    ...Times,
  }),
  grocery_lists: z.looseObject({
    id: Id,
    name: z.string().min(1).max(200),
    description: z.string().max(2000),
    status: z.enum(GROCERY_STATUSES),
    dateRange: z.string().max(200),
    mealPlansIncluded: z.array(z.object({ mealPlanId: z.string().max(100), mealPlanTitle: z.string().max(200), date: z.string().max(40) })),
    days: z
      .array(z.string().refine((text) => parsePlainDate(text).ok, 'not a day'))
      .max(400)
      .default([]),
    revision: Count.default(0),
    keptPatch: z.string().max(200).nullable().default(null),
    ...Times,
  }),
  grocery_items: z.looseObject({
    id: Id,
    listId: Id,
    position: Count,
    ingredient: z.string().min(1).max(300),
    quantity: Quantity,
    category: z.enum(GROCERY_CATEGORIES),
    source: Source,
    checked: z.boolean(),
    isStaple: z.boolean(),
    stamps: Stamps,
    atHome: z.boolean().default(false),
    planKey: z.string().max(300).nullable().default(null),
    parts: ItemParts.default([]),
    written: Written.default(null),
    // By which a split is undone. Of a file it is taken as far as it fits the items that are there.
    counterpart: z.union([Whole, MergedParts]).nullable().default(null),
    revision: Count.default(0),
    removedAt: Instant.nullable().default(null),
    ...Times,
  }),
  instacart_exports: z.looseObject({
    id: Id,
    listId: Id,
    // Shown as a link: nothing but a web page may hide behind it.
    instacartUrl: z.url({ protocol: /^https?$/ }).max(2000),
    createdAt: Instant,
    expiresAt: Instant.nullable(),
    contentHash: z.string().max(200).nullable().default(null),
  }),
  recipes: z.looseObject({
    id: Id,
    title: z.string().min(1).max(200),
    sourceKind: z.enum(SOURCE_KINDS),
    sourceKey: z.string().max(600).nullable(),
    recipe: RecipeText,
    original: RecipeText,
    previous: z
      .object({ recipe: RecipeText, lines: OwnLines, numbers: RecipeNumbers, diets: RecipeDiets, notes: z.string().optional() })
      .nullable(),
    lines: OwnLines,
    numbers: RecipeNumbers,
    diets: RecipeDiets,
    words: z.string().max(RECIPE_LIMITS.lines * (RECIPE_LIMITS.lineLetters + 1)),
    minutes: z.int().min(0).max(100_000).nullable(),
    dishId: z.string().max(300).nullable(),
    notes: z.string().max(RECIPE_LIMITS.noteLetters),
    inPlanning: z.boolean(),
    revision: Count,
    ...Times,
  }),
  // Each file as base64. The small one is made from the whole one on the way in.
  recipe_photos: z.looseObject({
    id: Id,
    recipeId: Id,
    bytes: Photo,
    small: Photo,
    width: PhotoSide,
    height: PhotoSide,
    createdAt: Instant,
  }),
  line_corrections: z.looseObject({
    id: Id,
    lineKey: z.string().min(1).max(600),
    foodId: z.string().max(100).nullable(),
    unit: z.string().max(100).nullable(),
    gramsPerUnit: Amount.nullable(),
    createdAt: Instant,
  }),
  dish_opinions: z.looseObject({
    id: Id,
    dishKey: z.string().min(1).max(300),
    opinion: z.enum(['again', 'never']).nullable(),
    rating: z.int().min(1).max(5).nullable(),
    lastCooked: Day.nullable(),
    timesCooked: Count,
    updatedAt: Instant,
  }),
  grocery_places: z.object({ key: z.string().max(300), category: z.enum(GROCERY_CATEGORIES) }),
} as const;

export type ArchiveTable = keyof typeof ARCHIVE_TABLES;
export const ARCHIVE_TABLE_NAMES = Object.keys(ARCHIVE_TABLES) as readonly ArchiveTable[];
export type ArchiveRow<Table extends ArchiveTable> = z.output<(typeof ARCHIVE_TABLES)[Table]>;

/** What is carried otherwise, or not at all: whoever has an account, and what was taken out and is kept for Undo. Their rows are left out as well. */
export const LEFT_OUT: Partial<Record<ArchiveTable, readonly string[]>> = {
  eaters: ['user_id', 'removed_at'],
  recipe_photos: ['removed_at'],
};

/** Which rows of another table a row stands on. */
export const ARCHIVE_PARENTS: Partial<Record<ArchiveTable, { readonly table: ArchiveTable; readonly field: string }>> = {
  weekly_plan_days: { table: 'meal_plans', field: 'mealPlanId' },
  grocery_items: { table: 'grocery_lists', field: 'listId' },
  instacart_exports: { table: 'grocery_lists', field: 'listId' },
  recipe_photos: { table: 'recipes', field: 'recipeId' },
};

/** Handed out so that nothing is kept from its owner, but not taken back: it is about the past of one installation. */
export const EXPORT_ONLY_TABLES = {
  searches: ['query', 'times', 'last_searched_at'],
  shown_dishes: ['dish_id', 'shown_at'],
  grocery_ticks: ['list_id', 'key', 'ticked_at'],
  sessions: ['user_agent', 'created_at', 'last_seen_at', 'expires_at'],
} as const;
export type ExportOnlyTable = keyof typeof EXPORT_ONLY_TABLES;

/** Written by the database, there as here; and what a list's last patch changed, which is taken back at once or not at all. */
export const UNCARRIED_COLUMNS: readonly string[] = ['summary', 'version_id', 'last_patch'];

export const toField = (column: string): string => column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
