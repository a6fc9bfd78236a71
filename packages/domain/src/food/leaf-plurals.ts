/** Plurals in "-ves" by their singular; the others lose their "s" alone: olives, chives. */
export const LEAF_PLURALS: Readonly<Record<string, string>> = {
  leaves: 'leaf',
  loaves: 'loaf',
  halves: 'half',
  calves: 'calf',
  knives: 'knife',
};
