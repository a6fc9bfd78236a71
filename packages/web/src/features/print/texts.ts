export const PRINT_TEXTS = {
  print: 'Print',
  back: 'My Plans',
  loading: 'Laying out your plan',
  nutrition: 'Daily nutrition',
  recipes: 'Recipes',
  footer: 'Larder. Numbers computed from USDA food data.',
  hint: 'Set in black on white for A4 and Letter. Each recipe stays on one page where it fits.',
} as const;
