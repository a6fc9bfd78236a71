export const COMPONENT_TEXTS = {
  calories: 'Calories',
  potMakes: (makes: number, eaters: number) =>
    `Makes ${makes}, ${eaters === 1 ? 'you eat 1' : `${eaters} eat`}: ${makes - eaters} for the freezer or later days.`,
  waits: (minutes: number) => (minutes >= 360 ? '+ overnight' : `+ ${minutes < 60 ? `${minutes} min` : `${Math.round(minutes / 60)} h`} wait`),
  plates: 'Plates',
  side: 'with a side',
  kcal: 'kcal',
  energyFrom: (shares: string) => `Energy from ${shares}`,
  pictureFailed: 'Failed to load image',
} as const;
