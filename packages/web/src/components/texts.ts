export const COMPONENT_TEXTS = {
  calories: 'Calories',
  kcal: 'kcal',
  energyFrom: (shares: string) => `Energy from ${shares}`,
  pictureFailed: 'Failed to load image',
} as const;
