/** What is wrong with an entry and what its author does about it. */
export type FoodFault = { readonly id: string; readonly problem: string; readonly remedy: string };

export type FoodProblem = Omit<FoodFault, 'id'>;
