/** The four shelves of a list: fish is meat, eggs are dairy, fresh and frozen vegetables, fruit and herbs are produce. */
export const GROCERY_CATEGORIES = ['produce', 'meat', 'dairy', 'pantry'] as const;
export type GroceryCategory = (typeof GROCERY_CATEGORIES)[number];
