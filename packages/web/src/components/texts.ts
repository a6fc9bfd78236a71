export const COMPONENT_TEXTS = {
  calories: 'Calories',
  plates: 'Plates',
  side: 'with a side',
  kcal: 'kcal',
  energyFrom: (shares: string) => `Energy from ${shares}`,
  pictureFailed: 'Failed to load image',
} as const;
