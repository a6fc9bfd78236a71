import type { FoodUnit } from '../food/food.ts';
import type { MealSlot } from '../recipe/meal-slot.ts';

type SideRow = {
  readonly foodId: string;
  readonly unit: FoodUnit | 'g';
  readonly quantities: readonly number[];
  /** Beside which meals anybody would have it. */
  readonly slots: readonly MealSlot[];
};

const ALL: readonly MealSlot[] = ['breakfast', 'lunch', 'dinner', 'snack'];
const LIGHT: readonly MealSlot[] = ['breakfast', 'snack'];
const MAIN: readonly MealSlot[] = ['lunch', 'dinner'];
const NOT_DINNER: readonly MealSlot[] = ['breakfast', 'lunch', 'snack'];

/** What stands beside a plate for one eater: ready as it is or in a minute, in amounts that need no scale. */
export const SIDES: readonly SideRow[] = [
  { foodId: 'greek-yogurt', unit: 'cup', quantities: [0.25, 0.5, 0.75, 1, 1.5], slots: ALL },
  { foodId: 'soy-yogurt', unit: 'cup', quantities: [0.25, 0.5, 0.75, 1, 1.5], slots: ALL },
  { foodId: 'lean-cottage-cheese', unit: 'cup', quantities: [0.25, 0.5, 0.75, 1], slots: ALL },
  { foodId: 'hard-boiled-egg', unit: 'large', quantities: [1, 2, 3], slots: NOT_DINNER },
  { foodId: 'extra-firm-tofu', unit: 'g', quantities: [50, 100, 150, 200], slots: MAIN },
  { foodId: 'edamame', unit: 'cup', quantities: [0.25, 0.5, 0.75], slots: MAIN },
  { foodId: 'chickpeas-no-salt', unit: 'cup', quantities: [0.25, 0.5], slots: MAIN },
  { foodId: 'cooked-chicken', unit: 'g', quantities: [50, 75, 100, 125], slots: MAIN },
  { foodId: 'tuna-canned', unit: 'g', quantities: [50, 75, 100, 125], slots: MAIN },
  { foodId: 'pea-protein', unit: 'tbsp', quantities: [1, 2, 3], slots: LIGHT },
  { foodId: 'whey-protein', unit: 'tbsp', quantities: [1, 2, 3], slots: LIGHT },
  { foodId: 'cheddar', unit: 'g', quantities: [15, 30], slots: NOT_DINNER },
  { foodId: 'low-fat-milk', unit: 'cup', quantities: [0.5, 1], slots: ALL },
  { foodId: 'soy-milk', unit: 'cup', quantities: [0.5, 1], slots: ALL },
  { foodId: 'sourdough-bread', unit: 'slice', quantities: [0.5, 1, 2], slots: ALL },
  { foodId: 'whole-wheat-bread', unit: 'slice', quantities: [0.5, 1, 2], slots: ALL },
  { foodId: 'gluten-free-bread', unit: 'slice', quantities: [1, 2], slots: ALL },
  { foodId: 'white-rice-cooked', unit: 'cup', quantities: [0.25, 0.5, 0.75, 1], slots: MAIN },
  { foodId: 'rice-cakes', unit: 'each', quantities: [1, 2, 3], slots: LIGHT },
  { foodId: 'banana', unit: 'medium', quantities: [0.5, 1], slots: ALL },
  { foodId: 'apple', unit: 'medium', quantities: [0.5, 1], slots: ALL },
  { foodId: 'orange', unit: 'medium', quantities: [0.5, 1], slots: ALL },
  { foodId: 'walnuts', unit: 'g', quantities: [10, 20, 30], slots: ALL },
  { foodId: 'almonds', unit: 'g', quantities: [10, 20, 30], slots: ALL },
  { foodId: 'pumpkin-seeds', unit: 'tbsp', quantities: [1, 2, 3], slots: ALL },
  { foodId: 'avocado', unit: 'medium', quantities: [0.25, 0.5], slots: NOT_DINNER },
  { foodId: 'olive-oil', unit: 'tsp', quantities: [1, 2, 3], slots: MAIN },
  { foodId: 'peanut-butter', unit: 'tbsp', quantities: [1, 2], slots: LIGHT },
];
