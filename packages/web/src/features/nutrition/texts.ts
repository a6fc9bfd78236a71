export const NUTRITION_TEXTS = {
  title: 'Nutrition Guide',
  lead: 'Eleven ways of eating, side by side. Each band shows the usual share of the day’s energy on one scale, so you can compare them by eye.',
  scale: '% energy',
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
