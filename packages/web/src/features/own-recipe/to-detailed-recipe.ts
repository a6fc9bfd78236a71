import type { SavedRecipe } from '@larder/contract/own-recipe.ts';
import { isEnglish } from '@larder/domain/ingredient/is-english.ts';

/** An own recipe in the form that the screen of all recipes reads, as the server writes it of a dish: the figures for all plates. */
export function toDetailedRecipe({ recipe, reading, difficulty }: SavedRecipe): Readonly<Record<string, unknown>> {
  const { prep, cook, total } = recipe.minutes;
  const plates = Math.max(1, Math.round(reading.plates?.count ?? 1));
  // A server of an earlier release knows of a plate alone, whose figures stand for one, whatever the screen scales them to.
  const times = reading.plates === null ? 1 : plates;
  const inAll = (value: number | null) => (value === null ? null : Math.round(value * times));
  return {
    prepTime: minutesText(prep),
    cookTime: minutesText(cook ?? (prep === null ? total : null)),
    servings: plates,
    difficulty,
    ingredients: recipe.ingredients.flatMap(({ lines }) => lines),
    instructions: recipe.steps.flatMap(({ lines }) => lines),
    instructionsFrom: 'meal',
    nutritionFacts: reading.whole ?? Object.fromEntries(Object.entries(reading.nutrition).map(([name, value]) => [name, inAll(value)])),
    notCounted: reading.notCounted,
    isEnglish: isEnglish(reading.language),
  };
}

const minutesText = (minutes: number | null): string => (minutes === null ? '–' : `${minutes} min`);
