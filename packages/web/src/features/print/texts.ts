export const PRINT_TEXTS = {
  print: 'Print',
  waiting: 'Fetching the Recipes…',
  missing: 'Some full recipes are missing. The short one from the plan stands in their place.',
  back: 'My Plans',
  loading: 'Laying out your plan',
  nutrition: 'Daily nutrition',
  platesOf: (name: string) => (name === 'You' ? 'Figures of your own plates' : `Figures of ${name}’s plates`),
  recipes: 'Recipes',
  footer: 'Larder. Numbers computed from USDA food data.',
  hint: 'Prints on A4 or Letter, in black. A recipe stays on one page where it can.',
} as const;
