const RICE = {
  title: 'Rice',
  description: 'Rice',
  ingredients: ['2 cups rice'],
  instructions: ['Cook the rice.'],
  calories: 500,
  protein: 10,
  carbs: 100,
  fat: 5,
  difficulty: 'Easy',
};

/** What saving a plan takes, for tests that do not mind which. */
export const planBodyOf = (title: string) => ({
  title,
  description: 'Mine',
  searchQuery: 'vegan',
  nutritionOverview: { totalCalories: 2000, protein: 100, carbs: 200, fat: 80 },
  meals: { breakfast: RICE, lunch: RICE, dinner: RICE },
});
