/** What is wrong with an entry and what its author does about it; `id` is the food's, or file and line of a text that is none yet. */
export type FoodFault = { readonly id: string; readonly problem: string; readonly remedy: string };

export type FoodProblem = Omit<FoodFault, 'id'>;
