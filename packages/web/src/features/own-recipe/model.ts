import type { ReadLine, RecipeReading, RecipeText, SavedRecipe } from '@larder/contract/own-recipe.ts';
import { RECIPE_LIMITS } from '@larder/contract/recipe-limits.ts';
import { writeYield } from '@larder/domain/own-recipe/write-schema-recipe.ts';
import type { MealSlot } from '@larder/domain/recipe/meal-slot.ts';
import { PUT_TEXTS, READ_TEXTS } from './texts.ts';

/** How many plates a recipe may make. */
export const PLATES = { least: 0.5, most: RECIPE_LIMITS.plates } as const;
export const MINUTES = { least: 0.5, most: RECIPE_LIMITS.minutes } as const;
/** What a line may weigh. */
export const GRAMS = { least: 0.1, most: RECIPE_LIMITS.grams } as const;

/** Of a title. It is told and not cut off, as a paste would lose its end. */
export const isTooLong = (title: string): boolean => title.trim().length > RECIPE_LIMITS.titleLetters;

/** As one types a number, with a comma too; undefined for what is no number within the bounds. */
export function readNumber(text: string, { least, most }: { readonly least: number; readonly most: number }): number | undefined {
  const value = Number(text.trim().replace(',', '.'));
  return text.trim() !== '' && value >= least && value <= most ? value : undefined;
}

/** Something is typed, and it is none. Empty is no number, and no fault. */
export const isNumberWrong = (text: string, bounds: Parameters<typeof readNumber>[1]): boolean =>
  text.trim() !== '' && readNumber(text, bounds) === undefined;

/** Whose the number of plates is, and what the recipe says where that is another. */
export function sayPlates(plates: RecipeReading['plates'], gives: RecipeText['yield']): string {
  const hint = READ_TEXTS.platesHint[plates?.from ?? 'none'];
  if (gives === null || (plates !== null && plates.from !== 'guessed')) return hint;
  // A number without a noun is all that it says: "Makes 3".
  const words = gives.noun === null && !gives.isServings ? writeYield({ ...gives, noun: '' }).trim() : writeYield(gives);
  // Each of its bowls is a plate then.
  if (gives.noun !== null && plates?.count === gives.min) return READ_TEXTS.platesAsYield(words);
  return `${READ_TEXTS.yields(words)} ${plates === null ? READ_TEXTS.platesOfYield : hint}`;
}

type DayThere = {
  readonly weeklyPlanId: string | null;
  readonly mealPlan: { readonly meals: Readonly<Partial<Record<MealSlot, Titled>>> };
};
type Titled = { readonly title: string } | undefined;

/** What becomes of a day of the calendar that a recipe is put on as this meal; `day` is null where nothing is planned. */
export function sayGivesWay(day: DayThere | null, slot: MealSlot): readonly string[] {
  if (day === null) return [PUT_TEXTS.empty];
  const there = day.mealPlan.meals[slot]?.title;
  return [there === undefined ? PUT_TEXTS.beside : PUT_TEXTS.instead(there), ...(day.weeklyPlanId === null ? [] : [PUT_TEXTS.ofWeek])];
}

export type Food = NonNullable<ReadLine['food']>;

type Choice = {
  /** What is looked for. */
  readonly words: string;
  readonly line: Pick<ReadLine, 'food' | 'others'>;
  readonly chosen: Food | null;
  /** What was found by these words. */
  readonly found: readonly Food[];
};

/**
 * What a line may be: what was looked for, or before that what it was taken for and what else it may be, with what was found and
 * chosen. Only what is among them counts as chosen: nobody keeps what they do not see.
 */
export function listFoods({ words, line, chosen, found }: Choice): { readonly foods: readonly Food[]; readonly chosen: Food | null } {
  const known = [line.food, ...line.others, chosen].filter((food) => food !== null);
  const foods = words.trim() === '' ? known.filter(({ id }, at) => known.findIndex((one) => one.id === id) === at) : found;
  return { foods, chosen: foods.find(({ id }) => id === chosen?.id) ?? null };
}

/** The minutes of a recipe of which the whole was typed: parts that do not come to a new whole are not known any more. */
export function changeMinutes(minutes: RecipeText['minutes'], total: number | null): RecipeText['minutes'] {
  const isSame = total === minutes.total || (total !== null && (minutes.prep ?? 0) + (minutes.cook ?? 0) === total);
  return isSame ? { ...minutes, total } : { prep: null, cook: null, total };
}

/** Under which what is typed into a saved recipe is known to be unsaved. */
export const draftNameOf = ({ id }: Pick<SavedRecipe, 'id'>): string => `recipe ${id}`;
