import type { RecipePreview, RecipeReading, RecipeText } from '@larder/contract/own-recipe.ts';
import { joinAnd } from '@larder/domain/base/say.ts';
import { runSteps, type Steps } from '@larder/domain/base/steps.ts';
import type { Eater } from '@larder/domain/eater/eater.ts';
import { findFood } from '@larder/domain/food/find-food.ts';
import { EMPTY_INTENT } from '@larder/domain/intent/intent.ts';
import { DEFAULT_CORPUS } from '@larder/domain/kit/default-corpus.ts';
import { findPlanningFault } from '@larder/domain/own-recipe/fit-for-planning.ts';
import { judgeRecipeInSteps, listDietsInSteps } from '@larder/domain/own-recipe/judge-recipe.ts';
import { findCorrection } from '@larder/domain/own-recipe/line-correction.ts';
import { makeOwnMeal } from '@larder/domain/own-recipe/make-own-meal.ts';
import type { OwnLine, RecipeNumbers } from '@larder/domain/own-recipe/own-recipe.ts';
import { languageInSteps, lineKcal, listLines, readLinesInSteps, weighRecipe } from '@larder/domain/own-recipe/weigh-recipe.ts';
import { groundForeignLine } from '@larder/domain/ingredient/ground-foreign-line.ts';
import { gatherRules } from '@larder/domain/plan/frame/plan-rules.ts';
import { CHOKING_AGE, listUnsafeFoods } from '@larder/domain/table/age-safety.ts';
import { leastAgeOf, type TableEater } from '@larder/domain/table/table-eater.ts';
import type { Scope } from '../../db/scope.ts';
import { runInSlices } from '../../turns/slices.ts';
import { byKey, type CorrectionStore, type KeptCorrection } from './correction-store.ts';
import type { RecipeStore } from './recipe-store.ts';
import type { RecipeContent } from '../../db/recipe-tables.ts';

export type DescribeDeps = {
  readonly recipes: Pick<RecipeStore, 'findKnown'>;
  readonly corrections: Pick<CorrectionStore, 'list'>;
  readonly readTable: (scope: Scope) => Promise<readonly TableEater[]>;
};

/** What is asked of the database once for however many recipes. */
export type Around = {
  readonly corrections: ReadonlyMap<string, KeptCorrection>;
  readonly eaters: readonly { readonly name: string; readonly rules: ReturnType<typeof gatherRules> }[];
  readonly hasSmallChild: boolean;
};

export async function lookAround({ corrections, readTable }: Omit<DescribeDeps, 'recipes'>, scope: Scope): Promise<Around> {
  const [said, table] = await Promise.all([corrections.list(scope), readTable(scope)]);
  return {
    corrections: byKey(said),
    // Who is alone is spoken to without a name.
    eaters: table.map((eater) => ({ name: table.length > 1 ? eater.name : '', rules: gatherRules(EMPTY_INTENT, rulesOf(eater)) })),
    hasSmallChild: table.some((eater) => leastAgeOf(eater) < CHOKING_AGE),
  };
}

/** With what is for nobody of that age. */
const rulesOf = (eater: TableEater): Eater => ({
  ...eater.rules,
  excludedFoodIds: [...eater.rules.excludedFoodIds, ...listUnsafeFoods([eater], DEFAULT_CORPUS.foodsById)],
});

/** A recipe as it reads today; lines that are `kept` as they were understood before. */
export const readContent = (...asked: Parameters<typeof readContentInSteps>): RecipeContent => runSteps(readContentInSteps(...asked));

/** The same, with others served in between: 120 lines of 500 letters take the thread half a second. */
export function* readContentInSteps(recipe: RecipeText, { corrections }: Around, kept: readonly OwnLine[] = []): Steps<RecipeContent> {
  const lines = yield* readLinesInSteps(recipe, corrections, kept);
  return { recipe, lines, numbers: weighRecipe(recipe, lines), diets: yield* listDietsInSteps(recipe, lines) };
}

/** A dish of a plan as it was computed there; undefined where a line has no portion of a food that is known. */
export function takePortions(recipe: RecipeText, portions: readonly Portioned[] | undefined): readonly OwnLine[] | undefined {
  const texts = listLines(recipe);
  if (!portions || portions.length !== texts.length || portions.some(({ foodId }) => !findFood(foodId))) return undefined;
  return texts.map((text, at) => ({
    text,
    ...portions[at]!,
    certainty: portions[at]!.grams > 0 ? ('sure' as const) : ('no-amount' as const),
  }));
}

type Portioned = { readonly foodId: string; readonly grams: number };

export async function previewRecipe(
  { recipes }: DescribeDeps,
  scope: Scope,
  { recipe, notes }: Pick<RecipePreview, 'recipe' | 'notes'>,
  around: Around,
): Promise<RecipePreview> {
  const known = await recipes.findKnown(scope, recipe);
  const content = await runInSlices(readContentInSteps(recipe, around));
  const reading = await runInSlices(describeReading({ ...content, notes }, around));
  return { recipe, reading, known: known ?? null, ...(notes !== undefined && { notes }) };
}

/** What lines of a meal from elsewhere come to; null where one with an amount is not counted. */
export function* weighLines(
  lines: readonly string[],
  { plates = 1 }: { readonly plates?: number | undefined },
  { corrections }: Around,
): Steps<Figures | null> {
  const text = { ingredients: [{ heading: null, lines: lines.filter((line) => line.trim() !== '') }], language: null, plates, yield: null };
  const read = yield* readLinesInSteps(text, corrections);
  const { coverage, nutrition } = weighRecipe(text, read);
  const { calories, protein, carbs, fat, fiber, sugar } = nutrition;
  return coverage === 1 && calories > 0 ? { calories, protein, carbs, fat, fiber, sugar } : null;
}

type Figures = Pick<RecipeNumbers['nutrition'], 'calories' | 'protein' | 'carbs' | 'fat' | 'fiber' | 'sugar'>;
type Read = Pick<RecipeContent, 'recipe' | 'lines' | 'numbers'> & { readonly notes?: string | undefined };

export function* describeReading({ recipe, lines, numbers, notes }: Read, around: Around): Steps<RecipeReading> {
  const language = yield* languageInSteps(recipe);
  const { plates, nutrition, coverage, guessed } = numbers;
  const { calories, protein, carbs, fat, fiber, sugar } = nutrition;
  const whole = sumWhole({ recipe, lines, numbers });
  const described: RecipeReading['lines'][number][] = [];
  for (const line of lines) {
    described.push(describeLine(line, { language, around }));
    yield;
  }
  const verdicts: RecipeReading['verdicts'][number][] = [];
  const judged = { ...recipe, notes };
  for (const { name, rules } of around.eaters) {
    const verdict = yield* judgeRecipeInSteps(judged, lines, rules);
    verdicts.push(
      verdict.outcome === 'yes'
        ? { eater: name, outcome: verdict.outcome, line: null, sentence: null }
        : { eater: name, outcome: verdict.outcome, line: verdict.line, sentence: verdict.sentence },
    );
  }
  const fault = findPlanningFault(numbers, lines);
  return {
    lines: described,
    language,
    plates,
    nutrition: { calories, protein, carbs, fat, fiber, sugar },
    whole,
    coverage,
    guessed,
    notCounted: lines.filter(({ certainty }) => certainty === 'unknown').map(({ text }) => text),
    verdicts,
    planning: { isFit: fault === undefined, sentence: fault ?? sayForAll(verdicts, around) },
  };
}

/** What all of a recipe comes to, and what of that a plan says is the least there is. */
function sumWhole(own: Pick<RecipeContent, 'recipe' | 'lines' | 'numbers'>): NonNullable<RecipeReading['whole']> {
  const { calories, protein, carbs, fat, fiber, sugar } = weighRecipe({ plates: 1, yield: null }, own.lines).nutrition;
  const { known } = makeOwnMeal(own, { slot: 'dinner', plates: 1 }).nutrition;
  return { calories, protein, carbs, fat, fiber, sugar, ...(known && { known }) };
}

/** Of a recipe that may come into plans: for whom it is in none of those that all eat of. The reader's own verdict stands by itself. */
function sayForAll([, ...others]: RecipeReading['verdicts'], { hasSmallChild }: Around): string | null {
  const not = others.filter(({ outcome }) => outcome !== 'yes').map(({ eater }) => eater);
  if (not.length > 0) return `So Larder does not choose it where ${joinAnd(not)} ${not.length > 1 ? 'eat' : 'eats'}, too. ${BY_HAND}`;
  return hasSmallChild
    ? `Larder does not choose it where a child under four eats, too: nobody can tell how small it is cut. ${BY_HAND}`
    : null;
}

const BY_HAND = 'You can still put it on a day yourself.';

function describeLine(line: OwnLine, { language, around }: { language: string | null; around: Around }): RecipeReading['lines'][number] {
  const { text, foodId, grams, certainty } = line;
  const kcal = lineKcal(line);
  const others = certainty === 'guessed' || certainty === 'unknown' ? groundForeignLine(text, language).alternatives : [];
  return {
    text,
    food: foodId === null ? null : nameFood(foodId),
    grams: grams === null ? null : Math.round(grams * 10) / 10,
    kcal: kcal === null ? null : Math.round(kcal),
    certainty,
    others: others.map(({ id, names }) => ({ id, name: names.noun })),
    correctionId: findCorrection(text, language, around.corrections)?.id ?? null,
  };
}

/** A food of an earlier table is shown by its id. */
export const nameFood = (id: string): { id: string; name: string } => ({ id, name: findFood(id)?.names.noun ?? id });
