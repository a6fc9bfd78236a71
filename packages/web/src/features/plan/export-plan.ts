import { listEveryLine, writeEveryLine, writeSteps } from '@larder/domain/own-recipe/not-counted.ts';
import { countServings } from '@larder/domain/plan/cooked-lines.ts';
import { tellPlates, whoseFigures } from '@larder/domain/plan/tell-plates.ts';
import { mealsOf } from '@larder/domain/recipe/meals-of.ts';
import { SLOT_LABELS } from '../../components/meal-slots.ts';
import { escapeMarkdown } from '../../lib/format/markdown.ts';
import { formatGrams, formatKcal } from '../../lib/format/round.ts';
import { formatSlug } from '../../lib/format/slug.ts';
import type { Meal, Plan, SavedPlan } from '../../lib/wire/plan-types.ts';
import { readPlan } from '../../lib/wire/read-plan.ts';
import { planToBody } from './plan-to-body.ts';

export const EXPORT_FORMATS = ['json', 'json-ld', 'markdown'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export type ExportedFile = { readonly name: string; readonly type: string; readonly text: string };

type KeptPlan = Plan & Pick<SavedPlan, 'against'>;

export function exportPlan(plan: KeptPlan, format: ExportFormat): ExportedFile {
  const name = formatSlug(plan.title, 'plan');
  if (format === 'markdown') return { name: `${name}.md`, type: 'text/markdown', text: planToMarkdown(plan) };
  if (format === 'json-ld') return { name: `${name}.jsonld`, type: 'application/ld+json', text: toJson(planToJsonLd(plan)) };
  return { name: `${name}.json`, type: 'application/json', text: toJson({ larderPlan: 1, plan: planToBody(plan) }) };
}

/** A plan from a file: as exported here, or any JSON that holds a plan with a meal in it. */
export function importPlan(text: string): Plan | undefined {
  const file = parseFile(text);
  const plan = readPlan(file?.plan ?? file);
  return Object.keys(plan.meals).length === 0 ? undefined : plan;
}

function parseFile(text: string): { readonly plan?: unknown } | null {
  try {
    return JSON.parse(text) as { readonly plan?: unknown } | null;
  } catch {
    return null;
  }
}

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** https://schema.org/Recipe with https://schema.org/NutritionInformation (version 29), as recipe managers read it. */
function planToJsonLd(plan: KeptPlan): unknown {
  return {
    '@context': 'https://schema.org',
    '@graph': mealsOf(plan).map(({ place, meal }) => ({
      '@type': 'Recipe',
      name: meal.title,
      // Whoever cooks from it in another app reads no other line of this file.
      description: [meal.description, plan.against].filter(Boolean).join(' '),
      recipeCategory: SLOT_LABELS[place],
      ...(meal.cuisine && { recipeCuisine: meal.cuisine }),
      recipeYield: tellYield(meal),
      ...durations(meal),
      recipeIngredient: [...listEveryLine(meal).map(({ text }) => text), ...(meal.plates?.flatMap(({ own }) => own?.lines ?? []) ?? [])],
      recipeInstructions: [...writeSteps(meal), ...tellPlates(meal)].map((text) => ({ '@type': 'HowToStep', text })),
      nutrition: {
        '@type': 'NutritionInformation',
        servingSize: '1 serving',
        calories: `${Math.round(meal.calories)} calories`,
        proteinContent: formatGrams(meal.protein),
        carbohydrateContent: formatGrams(meal.carbs),
        fatContent: formatGrams(meal.fat),
        ...(typeof meal.fiber === 'number' && { fiberContent: formatGrams(meal.fiber) }),
        ...(typeof meal.sugar === 'number' && { sugarContent: formatGrams(meal.sugar) }),
        ...(typeof meal.saturatedFat === 'number' && { saturatedFatContent: formatGrams(meal.saturatedFat) }),
        ...(typeof meal.sodium === 'number' && { sodiumContent: `${Math.round(meal.sodium)} mg` }),
      },
    })),
  };
}

function tellYield(meal: Meal): string {
  const servings = countServings(meal);
  return servings === 1 ? '1 serving' : `${servings} servings`;
}

function durations({ prepMinutes, cookMinutes }: Meal) {
  if (prepMinutes === undefined || cookMinutes === undefined) return {};
  return { prepTime: `PT${prepMinutes}M`, cookTime: `PT${cookMinutes}M`, totalTime: `PT${prepMinutes + cookMinutes}M` };
}

function planToMarkdown(plan: KeptPlan): string {
  const whose = whoseFigures(mealsOf(plan).map(({ meal }) => meal));
  const of = whose === undefined ? '' : `${escapeMarkdown(whose)}: `;
  const numbers = ({ calories, protein, carbs, fat }: Pick<Meal, 'calories' | 'protein' | 'carbs' | 'fat'>) =>
    `${formatKcal(calories)} · protein ${formatGrams(protein)} · carbs ${formatGrams(carbs)} · fat ${formatGrams(fat)}`;
  const sections = mealsOf(plan).map(({ place, meal }) =>
    [
      `## ${SLOT_LABELS[place]}: ${escapeMarkdown(meal.title)}`,
      escapeMarkdown(meal.description),
      `*${of}${numbers(meal)}*`,
      writeEveryLine(meal)
        .map((line) => `- ${escapeMarkdown(line)}`)
        .join('\n'),
      [...writeSteps(meal), ...tellPlates(meal)].map((step, at) => `${at + 1}. ${escapeMarkdown(step)}`).join('\n'),
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
  );
  return `${[`# ${escapeMarkdown(plan.title)}`, escapeMarkdown(plan.description), `**${of}${numbers(plan.totals)}**`, escapeMarkdown(plan.against ?? ''), ...sections].filter((part) => part !== '').join('\n\n')}\n`;
}
