export const PRINT_TEXTS = {
  print: 'Print',
  waiting: 'Fetching the Recipes…',
  missing: 'Not every recipe could be fetched. In their place the sheet has what the plan itself says of the dish.',
  back: 'My Plans',
  loading: 'Laying out your plan',
  nutrition: 'Daily nutrition',
  recipes: 'Recipes',
  footer: 'Larder. Numbers computed from USDA food data.',
  hint: 'Set in black on white for A4 and Letter. Each recipe stays on one page where it fits.',
} as const;
