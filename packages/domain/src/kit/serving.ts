/** What a dish lies in or on when it comes to the table, and so in its picture. */
export const DISH_BASES = [
  'soup',
  'rice',
  'curry',
  'salad',
  'noodles',
  'oats',
  'toast',
  'pancakes',
  'waffles',
  'plate',
  'sandwich',
  'burger',
  'bun',
  'long-roll',
  'bagel',
  'benedict',
  'taco',
  'flatbread',
  'quesadilla',
  'burrito',
  'rolls',
  'smoothie',
  'tray',
  'casserole',
  'layers',
  'pot-pie',
  'omelette',
  'skewers',
  'skillet',
  'bowl',
  'board',
  'pizza',
] as const;
export type DishBase = (typeof DISH_BASES)[number];

/** What a dish is dressed with where it is seen: a pasta's, a plate's. */
export const SAUCES = ['tomato', 'meat', 'cream', 'cheese', 'pesto', 'peanut', 'soy', 'gravy', 'broth', 'oil'] as const;
export type Sauce = (typeof SAUCES)[number];
