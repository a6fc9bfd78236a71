import type { MealSlot } from '../recipe/meal-slot.ts';

/** What a title says about when its dish is eaten; a title that says nothing is a lunch or a dinner. The first that fits decides. */
export const TITLE_SLOTS: readonly (readonly [title: RegExp, slots: readonly MealSlot[]])[] = [
  [
    /\b(?:overnight|porridge|oatmeal|granola|muesli|müsli|pancakes?|waffles?|french toast|breakfast|brunch|omelet(?:te)?s?|scrambled?)\b/i,
    ['breakfast'],
  ],
  [/\b(?:smoothies?|muffins?|scones?|toasts?|yogh?urts?|bagels?)\b/i, ['breakfast', 'snack']],
  [
    /\b(?:cookies?|biscuits?|brownies?|bars?|balls?|bites?|cakes?|cupcakes?|ice cream|pudding|mousse|dips?|crackers?|cheesecake|tarts?|crumble|cobbler|fudge|truffles?)\b/i,
    ['snack'],
  ],
  // No meal by themselves.
  [
    /\b(?:sauce|dressing|syrup|jam|marinade|vinaigrette|stock|broth|frosting|icing|dough|spice mix|seasoning|pesto|butter|bread|rolls?|buns?)\b/i,
    [],
  ],
];

export const USUAL_SLOTS: readonly MealSlot[] = ['dinner', 'lunch'];
