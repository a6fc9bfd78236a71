/** One day of the planner, for "Mediterranean, about 2,000 calories". */
export const SAMPLE_DAY = {
  query: 'Mediterranean, fish for dinner, about 2,000 calories',
  totals: { calories: 2006, protein: 108, carbs: 216, fat: 79 },
  meals: [
    { slot: 'Breakfast', dishId: 'yogurt-bowl', title: 'Greek yogurt with berries and walnuts', calories: 438 },
    { slot: 'Lunch', dishId: 'chickpea-salad', title: 'Chickpea salad with feta and olives', calories: 612 },
    { slot: 'Dinner', dishId: 'salmon-tray', title: 'Baked salmon with potatoes and lemon', calories: 735 },
    { slot: 'Snack', dishId: 'hummus-plate', title: 'Hummus with carrots and pita', calories: 221 },
  ],
} as const;
