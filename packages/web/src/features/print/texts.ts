export const PRINT_TEXTS = {
  print: 'Print',
  waiting: 'Getting the Recipes…',
  missing: 'Some full recipes are missing. You see the short ones from the plan instead.',
  back: 'My Plans',
  loading: 'Laying out your plan',
  nutrition: 'Daily nutrition',
  platesOf: (name: string) => (name === 'You' ? 'Numbers for your own plates' : `Numbers for ${name}’s plates`),
  recipes: 'Recipes',
  footer: 'Larder. Numbers worked out from USDA food data.',
  hint: 'Prints on A4 or Letter, in black. A recipe stays on one page where it can.',
} as const;
