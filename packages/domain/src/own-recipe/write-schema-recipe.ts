import type { LineGroup, RecipeYield } from '../import/imported-recipe.ts';
import type { MealNutrition } from '../plan/plan.ts';
import type { Plates, RecipeText } from './own-recipe.ts';

/** The figures are of one plate; with no plates, of nobody knows how much. */
type Stated = {
  readonly nutrition: Pick<MealNutrition, 'calories' | 'protein' | 'carbs' | 'fat'>;
  readonly plates: Pick<Plates, 'count'> | null;
};

type Written = RecipeText & { readonly notes?: string };

/** The recipe as schema.org writes one, which every app that reads recipes from pages reads. */
export function writeSchemaRecipe(text: Written, { nutrition, plates }: Stated): Readonly<Record<string, unknown>> {
  const { prep, cook, total } = text.minutes;
  const times = { prepTime: prep, cookTime: cook, totalTime: total };
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: text.title,
    ...(text.source === null ? {} : { url: text.source }),
    ...(text.language === null ? {} : { inLanguage: text.language }),
    ...(text.yield === null ? {} : { recipeYield: writeYield(text.yield) }),
    ...Object.fromEntries(Object.entries(times).flatMap(([name, minutes]) => (minutes === null ? [] : [[name, `PT${minutes}M`]]))),
    recipeIngredient: text.ingredients.flatMap(({ heading, lines }) => (heading === null ? lines : [`${heading}:`, ...lines])),
    recipeInstructions: text.steps.flatMap(writeSteps),
    ...writeNotes(text.notes ?? ''),
    // Of one plate: where nobody knows how many plates there are, nothing is said.
    ...(plates === null
      ? {}
      : {
          nutrition: {
            '@type': 'NutritionInformation',
            calories: `${nutrition.calories} kcal`,
            proteinContent: `${nutrition.protein} g`,
            carbohydrateContent: `${nutrition.carbs} g`,
            fatContent: `${nutrition.fat} g`,
          },
        }),
  };
}

/** As other apps write theirs; each paragraph by itself, since those who read a text may drop its empty lines. */
function writeNotes(notes: string): { readonly comment?: readonly unknown[] } {
  const said = notes.split(/\n\s*\n/).flatMap((one) => one.trim() || []);
  return said.length === 0 ? {} : { comment: said.map((text) => ({ '@type': 'Comment', text })) };
}

function writeSteps({ heading, lines }: LineGroup): readonly unknown[] {
  const steps = lines.map((line) => ({ '@type': 'HowToStep', text: line }));
  return heading === null ? steps : [{ '@type': 'HowToSection', name: heading, itemListElement: steps }];
}

export const writeYield = ({ min, max, noun, isServings }: RecipeYield): string =>
  `${min === max ? min : `${min}-${max}`} ${noun ?? (isServings ? 'servings' : 'pieces')}`;
