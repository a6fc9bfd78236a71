import type { Diet } from '@larder/domain/diet/diet.ts';

/** A gram, a calorie or a share of energy. */
const FIGURE = /\d\s*(?:g\b|kcal|calories|%)/i;

/** What is left of an entry's lines for somebody who asked to see no figures. */
export const withoutFigures = (lines: readonly string[]): readonly string[] => lines.filter((line) => !FIGURE.test(line));

/** The descriptions that are about a figure, said without it. */
const QUIET_DESCRIPTIONS: Partial<Record<Diet, string>> = {
  keto: 'A very low-carb, high-fat pattern, so that the body burns mostly fat and makes ketones.',
  pregnancy: 'Nourishing, food-safe eating for the months of pregnancy, with room for the more that the later months ask for.',
};

export const quietDescription = ({ diet, description }: { readonly diet: Diet; readonly description: string }): string =>
  QUIET_DESCRIPTIONS[diet] ?? description;

export const NUTRITION_TEXTS = {
  title: 'Nutrition Guide',
  lead: 'Eleven ways of eating, side by side. Each band shows how much of the day comes from protein, carbs or fat.',
  scale: '% energy',
  compare: 'How much of the day’s energy comes from what, in each way of eating',
  bandsOf: (diet: string) => `Share of energy, ${diet}`,
  show: 'Show Details',
  hide: 'Hide Details',
  create: (diet: string) => `Create ${diet} Meal Plan`,
  parts: {
    macros: 'Macro distribution',
    keyPrinciples: 'Key principles',
    benefits: 'Potential benefits',
    considerations: 'Considerations',
    foodsToInclude: 'Foods to include',
    foodsToLimit: 'Foods to limit/avoid',
  },
  macro: 'Macro',
  ofEnergy: 'Of energy',
  onDay: (calories: string) => `On ${calories} a day`,
  sources: 'Sources',
  disclaimer:
    'General information, not medical advice. With a condition, a pregnancy or medicine to think of, talk to a doctor or dietitian first.',
  closing: {
    title: 'Found one you like?',
    text: 'Name it, or simply say what you feel like eating. The day is planned to match.',
    action: 'Generate My Meal Plan',
  },
} as const;
