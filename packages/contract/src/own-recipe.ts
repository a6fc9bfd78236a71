import * as z from 'zod/mini';
import { DIETS } from '@larder/domain/diet/diet.ts';
import { CERTAINTIES } from '@larder/domain/own-recipe/own-recipe.ts';
import { DIFFICULTIES } from '@larder/domain/recipe/recipe.ts';
import { MEAL_SLOTS } from '@larder/domain/recipe/meal-slot.ts';
import { asShown } from './as-shown.ts';
import { Day } from './day.ts';
import { MOST_STARS } from './dish-opinion.ts';
import { endpoint } from './endpoint.ts';
import { RECIPE_LIMITS } from './recipe-limits.ts';
import { Coverage } from './plan.ts';
import { RecipePhoto } from './recipe-photo.ts';
import { RecipeFigures } from './recipe.ts';
import { success } from './wire.ts';

const Title = z.string().check(z.trim(), z.minLength(1), z.maxLength(RECIPE_LIMITS.titleLetters));
const Minutes = z.nullable(z.int().check(z.nonnegative(), z.maximum(RECIPE_LIMITS.minutes)));
const groupsOf = (lines: number, letters: number) =>
  z
    .array(
      z.object({
        heading: z.nullable(z.string().check(z.maxLength(200))),
        lines: z.array(z.string().check(z.minLength(1), z.maxLength(letters))).check(z.maxLength(lines)),
      }),
    )
    .check(
      z.maxLength(lines),
      z.refine((groups) => groups.reduce((sum, group) => sum + group.lines.length, 0) <= lines, `at most ${lines} lines`),
    );

/** A recipe as it is written, without anything that is computed. */
export const RecipeText = z.object({
  title: Title,
  ingredients: groupsOf(RECIPE_LIMITS.lines, RECIPE_LIMITS.lineLetters),
  steps: groupsOf(RECIPE_LIMITS.steps, RECIPE_LIMITS.stepLetters),
  yield: z.nullable(
    z.object({
      min: z.number().check(z.positive(), z.maximum(2000)),
      max: z.number().check(z.positive(), z.maximum(2000)),
      noun: z.nullable(z.string().check(z.maxLength(100))),
      isServings: z.boolean(),
    }),
  ),
  minutes: z.object({ prep: Minutes, cook: Minutes, total: Minutes }),
  statedKcal: z.nullable(z.number().check(z.nonnegative(), z.maximum(10_000))),
  /** Shown as a link: nothing but a web page may hide behind it. */
  source: z.nullable(z.string().check(z.maxLength(2000), z.regex(/^https?:\/\//i))),
  language: z.nullable(z.string().check(z.maxLength(35))),
  plates: z.nullable(z.number().check(z.minimum(0.5), z.maximum(RECIPE_LIMITS.plates))),
});
export type RecipeText = z.infer<typeof RecipeText>;

const ShownText = asShown(RecipeText);

/** Which of the doors it came in by; `plan`: a dish of a plan, `own`: typed in. */
export const SOURCE_KINDS = ['address', 'text', 'file', 'plan', 'own'] as const;
const SourceKind = z.enum(SOURCE_KINDS);
export type SourceKind = z.infer<typeof SourceKind>;

export const FoodName = z.object({ id: z.string(), name: z.string() });

const ReadLine = z.object({
  text: z.string(),
  food: z.nullable(FoodName),
  grams: z.nullable(z.number()),
  kcal: z.nullable(z.number()),
  certainty: z.enum(CERTAINTIES),
  /** Other foods of that name. */
  others: z.array(FoodName),
  /** Of what this household has said about its words, to take it back. */
  correctionId: z.nullable(z.string()),
});
export type ReadLine = z.infer<typeof ReadLine>;

const Verdict = z.object({
  eater: z.string(),
  outcome: z.enum(['yes', 'no', 'unknown']),
  /** The line that decides, and why; null where it is yes. */
  line: z.nullable(z.string()),
  sentence: z.nullable(z.string()),
});

/** What a recipe was understood as. */
export const RecipeReading = z.object({
  lines: z.array(ReadLine),
  /** The one that they are read in, whatever their page declares; null of English that nobody declares. */
  language: z.nullable(z.string()),
  /** How many plates it makes; null where nobody knows, and the figures are of all of it. */
  plates: z.nullable(z.object({ count: z.number(), from: z.enum(['stated', 'said', 'guessed']) })),
  /** Of one plate. */
  nutrition: RecipeFigures,
  /** Of all of it, as its lines come to: a plate's rounded figures times its plates are not that. `known`: of what these are the least. */
  whole: z.optional(z.extend(RecipeFigures, { known: z.optional(Coverage) })),
  coverage: z.number(),
  /** Share of the energy that rests on guesses. */
  guessed: z.number(),
  /** Lines that are not in the sum although they name an amount or a food. */
  notCounted: z.array(z.string()),
  verdicts: z.array(Verdict),
  /** Whether it may be put into plans, and if not, why. */
  planning: z.object({ isFit: z.boolean(), sentence: z.nullable(z.string()) }),
});
export type RecipeReading = z.infer<typeof RecipeReading>;

const Known = z.nullable(z.object({ id: z.string(), title: z.string() }));

export const RecipePreview = z.object({
  recipe: ShownText,
  reading: RecipeReading,
  /** The recipe of the same address, or of the same name, that is in the library already. */
  known: Known,
  /** What the text says beside its ingredients and steps. */
  notes: z.optional(z.string()),
});
export type RecipePreview = z.infer<typeof RecipePreview>;

const Previews = success(
  z.object({
    sourceKind: SourceKind,
    recipes: z.array(RecipePreview),
    /** How many more the file holds. */
    more: z.int(),
  }),
);

/** Fetched by the server, or pasted. A file goes to `readRecipeFile`. */
export const readRecipe = endpoint({
  method: 'POST',
  path: '/api/recipes/read',
  takesLong: true,
  access: 'user',
  rate: 'outside',
  body: z.union([
    z.object({ address: z.string().check(z.minLength(1), z.maxLength(2000)) }),
    z.object({ text: z.string().check(z.minLength(1), z.maxLength(500_000)) }),
  ]),
  reply: Previews,
  problems: ['recipe-unreadable', 'page-unreachable', 'payload-too-large'],
});

/** The bytes are the body, as `application/octet-stream`: the source of a page, or what another app exported. */
export const readRecipeFile = endpoint({
  method: 'POST',
  path: '/api/recipes/read-file',
  takesLong: true,
  access: 'user',
  rate: 'outside',
  query: z.object({ name: z.optional(z.string().check(z.maxLength(300))) }),
  reply: Previews,
  problems: ['recipe-unreadable', 'payload-too-large', 'unsupported-media-type'],
});

/** The recipe as it reads with today's corrections. */
const Notes = z.string().check(z.maxLength(RECIPE_LIMITS.noteLetters));

export const weighRecipe = endpoint({
  method: 'POST',
  path: '/api/recipes/weigh',
  takesLong: true,
  access: 'user',
  rate: 'generate',
  /** `notes` are judged with it: somebody may be harmed by what they name. */
  body: z.object({ recipe: RecipeText, notes: z.optional(Notes) }),
  reply: success(RecipePreview),
});

/** What meals from elsewhere come to by their lines, one plate each; null where a line with an amount is not counted. */
export const weighMeals = endpoint({
  method: 'POST',
  path: '/api/recipes/weigh-meals',
  takesLong: true,
  access: 'user',
  rate: 'generate',
  body: z.object({
    meals: z
      .array(
        z.object({
          lines: z.array(z.string().check(z.maxLength(RECIPE_LIMITS.lineLetters))).check(z.maxLength(RECIPE_LIMITS.lines)),
          /** How many plates the lines make, where that is said. */
          plates: z.optional(z.number().check(z.minimum(0.5), z.maximum(RECIPE_LIMITS.plates))),
        }),
      )
      .check(z.maxLength(8)),
  }),
  reply: success(z.array(z.nullable(RecipeFigures))),
});

const RecipeCard = z.object({
  id: z.string(),
  title: z.string(),
  source: z.nullable(z.string()),
  minutes: z.nullable(z.int()),
  calories: z.number(),
  protein: z.number(),
  plates: z.nullable(z.number()),
  coverage: z.number(),
  /** Stars; null where nobody has given any. */
  rating: z.nullable(z.int()),
  /** A dish of the kitchen, for its picture. */
  dishId: z.nullable(z.string()),
  photoId: z.nullable(z.string()),
  createdAt: z.string(),
});
export type RecipeCard = z.infer<typeof RecipeCard>;

export const listRecipes = endpoint({
  method: 'GET',
  path: '/api/recipes',
  access: 'user',
  query: z.object({
    /** Words in the title or a line. */
    search: z.optional(z.string().check(z.maxLength(200))),
    /** Ingredients, each of which has to be in it: "rice, eggs". */
    with: z.optional(z.string().check(z.maxLength(300))),
    diet: z.optional(z.enum(DIETS)),
    minutes: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(100_000))),
    /** Stars, at least. */
    rating: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MOST_STARS))),
  }),
  /** The newest first, at most a thousand; `total` counts all that fit. */
  reply: z.object({ success: z.literal(true), data: z.array(RecipeCard), total: z.int() }),
});

export const saveRecipe = endpoint({
  method: 'POST',
  path: '/api/recipes',
  access: 'user',
  changes: 'recipes',
  body: z.object({
    recipe: RecipeText,
    sourceKind: SourceKind,
    dishId: z.optional(z.string().check(z.maxLength(300))),
    /** Of a dish of a plan, line for line: what it was computed from, which its printed lines cannot always tell (raw, cooked, drained). */
    portions: z.optional(
      z
        .array(z.object({ foodId: z.string().check(z.maxLength(100)), grams: z.number().check(z.nonnegative(), z.maximum(10_000)) }))
        .check(z.maxLength(60)),
    ),
    notes: z.optional(Notes),
    /** Of another recipe of the household, be it deleted within the hour, of which this is a copy. */
    photoOf: z.optional(z.string().check(z.maxLength(100))),
    /** Although there is one of this address or name. */
    anyway: z.optional(z.boolean()),
  }),
  /** `isKnown`: nothing was stored, and the id is that of the recipe that is there. */
  reply: success(z.object({ id: z.string(), isKnown: z.boolean() })),
  problems: ['account-full'],
});

const RecipeId = z.object({ id: z.string().check(z.maxLength(100)) });

export const SavedRecipe = z.object({
  id: z.string(),
  recipe: ShownText,
  reading: RecipeReading,
  difficulty: z.enum(DIFFICULTIES),
  sourceKind: SourceKind,
  dishId: z.nullable(z.string()),
  photo: z.nullable(RecipePhoto),
  notes: z.string(),
  inPlanning: z.boolean(),
  hasPrevious: z.boolean(),
  /** What a plate has by what the household has said about words since it was saved; null where that is the same. */
  newer: z.nullable(z.object({ calories: z.number() })),
  revision: z.string(),
});
export type SavedRecipe = z.infer<typeof SavedRecipe>;

export const readOwnRecipe = endpoint({
  method: 'GET',
  path: '/api/recipes/:id',
  access: 'user',
  params: RecipeId,
  reply: success(SavedRecipe),
  problems: ['recipe-not-found'],
});

/** Lines whose words stay keep what they were understood as, unless they are to be read anew. Whoever says what they saw of it writes over nothing else. */
export const updateRecipe = endpoint({
  method: 'PUT',
  path: '/api/recipes/:id',
  access: 'user',
  changes: 'recipes',
  params: RecipeId,
  body: z.object({
    recipe: RecipeText,
    notes: Notes,
    inPlanning: z.boolean(),
    readAnew: z.optional(z.boolean()),
  }),
  reply: success(SavedRecipe),
  problems: ['recipe-not-found', 'recipe-changed'],
});

/** Back to the version before the last change, which is then the one before. */
export const revertRecipe = endpoint({
  method: 'POST',
  path: '/api/recipes/:id/revert',
  access: 'user',
  changes: 'recipes',
  params: RecipeId,
  reply: success(SavedRecipe),
  problems: ['recipe-not-found'],
});

export const deleteRecipe = endpoint({
  method: 'DELETE',
  path: '/api/recipes/:id',
  access: 'user',
  changes: 'recipes',
  params: RecipeId,
  reply: z.object({ success: z.literal(true) }),
  problems: ['recipe-not-found'],
});

/** Undoes a deletion, for an hour. */
export const restoreRecipe = endpoint({
  method: 'POST',
  path: '/api/recipes/:id/restore',
  access: 'user',
  changes: 'recipes',
  params: RecipeId,
  reply: success(z.object({ id: z.string() })),
  problems: ['recipe-not-found'],
});

/** What could stand in for one of its lines, within the rules of everybody who eats of it. Nothing is changed by looking. */
export const listLineSubstitutes = endpoint({
  method: 'GET',
  path: '/api/recipes/:id/substitutes',
  takesLong: true,
  access: 'user',
  params: RecipeId,
  query: z.object({ line: z.coerce.number().check(z.int(), z.nonnegative(), z.maximum(RECIPE_LIMITS.lines)) }),
  reply: success(
    z.array(
      z.object({
        food: z.string(),
        /** The line as it would be written. */
        text: z.string(),
        /** Of one plate, as the recipe would come to with it. */
        nutrition: RecipeFigures,
      }),
    ),
  ),
  problems: ['recipe-not-found'],
});

/** As schema.org writes a recipe. */
export const exportRecipe = endpoint({
  method: 'GET',
  path: '/api/recipes/:id/export',
  access: 'user',
  params: RecipeId,
  reply: success(z.record(z.string(), z.unknown())),
  problems: ['recipe-not-found'],
});

/**
 * So many plates of it as a meal of a day: of an empty day the first, of a planned one in place of what was there. The day's plan
 * is copied, as it may be on other days too. Whoever says what they saw of the day writes over nothing else.
 */
export const putRecipeOnDay = endpoint({
  method: 'POST',
  path: '/api/recipes/:id/days',
  takesLong: true,
  access: 'user',
  changes: 'plans',
  params: RecipeId,
  body: z.object({ date: Day, slot: z.enum(MEAL_SLOTS), plates: z.number().check(z.minimum(0.5), z.maximum(20)) }),
  reply: success(z.object({ planId: z.string(), replaced: z.nullable(z.string()) })),
  problems: ['recipe-not-found', 'recipe-not-weighed', 'days-changed', 'account-full'],
});
