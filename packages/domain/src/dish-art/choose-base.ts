import type { DishForm } from '../kit/kit.ts';
import type { DishBase, DishSubject } from './dish-picture.ts';

const BASE_BY_FORM: Readonly<Record<DishForm, DishBase>> = {
  soup: 'soup',
  stew: 'soup',
  curry: 'curry',
  chili: 'soup',
  'stir-fry': 'rice',
  rice: 'rice',
  bowl: 'bowl',
  salad: 'salad',
  noodles: 'noodles',
  pasta: 'noodles',
  oats: 'oats',
  porridge: 'oats',
  'yogurt-bowl': 'oats',
  smoothie: 'smoothie',
  toast: 'toast',
  sandwich: 'sandwich',
  wrap: 'taco',
  taco: 'taco',
  pizza: 'pizza',
  burger: 'sandwich',
  pancakes: 'pancakes',
  muffins: 'board',
  omelette: 'omelette',
  scramble: 'skillet',
  frittata: 'omelette',
  plate: 'plate',
  'tray-bake': 'tray',
  bake: 'tray',
  stuffed: 'tray',
  skewers: 'skewers',
  patties: 'plate',
  bites: 'board',
  dip: 'bowl',
  pudding: 'oats',
  platter: 'board',
  roll: 'taco',
};

/** Title words first, for they say how a dish is served; then its foods. First match wins. */
const BASE_BY_TITLE: readonly (readonly [RegExp, DishBase])[] = [
  [/smoothie|shake|lassi|latte\b/i, 'smoothie'],
  [
    /overnight oats|oatmeal|porridge|congee|chia pudding|bircher|oats\b|grits|yogurt bowl|yogurt with|parfait|cottage cheese (bowl|with)|skyr|quark/i,
    'oats',
  ],
  [/pancake|waffle|crepe|french toast|hotcake|blini/i, 'pancakes'],
  [/omelet|frittata|tortilla espa|tamagoyaki|egg foo/i, 'omelette'],
  [/shakshuka|skillet|hash\b|scramble|menemen|paella|fajita/i, 'skillet'],
  [/taco|burrito|wrap\b|quesadilla|lettuce cups?|summer rolls?|spring rolls?|gyro|souvlaki pita|enchilada|tostada/i, 'taco'],
  [/skewer|kebab|kabob|satay|yakitori|souvlaki|shashlik/i, 'skewers'],
  [/sandwich|burger|\bblt\b|bagel|banh mi|panini|\bmelt\b|stuffed pita|pita pocket|reuben|muffin sandwich/i, 'sandwich'],
  [/toast\b|bruschetta|crostini|tartine|on rye|smorrebrod/i, 'toast'],
  [/curry|dal\b|dahl|masala|korma|vindaloo|tagine|rendang|stroganoff|paprikash|makhani|gumbo|adobo/i, 'curry'],
  [/soup|broth|stew|chili\b|chowder|minestrone|pho\b|ramen|laksa|gazpacho|borscht|bisque|goulash|pozole|harira/i, 'soup'],
  [/noodle|spaghetti|linguine|fettuccine|pad thai|lo mein|udon|soba|pasta|carbonara|bolognese|zoodle|penne|mac and/i, 'noodles'],
  [/salad|slaw|tabbouleh|poke|ceviche|larb|nicoise|niçoise|caesar|caprese/i, 'salad'],
  [
    /tray|sheet-pan|sheet pan|roast(ed)? .*(vegetables|potato)|bake\b|casserole|lasagna|gratin|moussaka|parmigiana|stuffed (pepper|potato|zucchini|eggplant|squash|mushroom)/i,
    'tray',
  ],
  [/rice bowl|fried rice|risotto|pilaf|biryani|bibimbap|donburi|jollof|rice\b/i, 'rice'],
  [/bowl/i, 'bowl'],
  [/plate of|board|platter|with crackers|and cheese$|dip\b|hummus with|stuffed with|trail mix|bites|jerky|roll-ups/i, 'board'],
];

export function chooseBase({ title, foods, form }: DishSubject): DishBase {
  const grain = foods.some(({ id }) => /rice$|quinoa|couscous|bulgur|farro|barley|millet/.test(id));
  // A stir-fry or bowl without grain has nothing to lie on but the plate.
  if (form) return !grain && (BASE_BY_FORM[form] === 'rice' || form === 'bowl') ? 'plate' : BASE_BY_FORM[form];
  const byTitle = BASE_BY_TITLE.find(([pattern]) => pattern.test(title));
  if (byTitle) return byTitle[1];
  const has = (pattern: RegExp) => foods.some(({ id }) => pattern.test(id));
  if (has(/noodle|spaghetti|linguine|udon|soba|vermicelli/)) return 'noodles';
  if (has(/rice$|quinoa|couscous|bulgur|farro|barley/)) return 'plate';
  if (
    foods.length > 0 &&
    foods.length <= 4 &&
    foods.every(({ kind }) => /fruit|nut|seed|cheese|snack|egg|processed-meat|confectionery|vegetable/.test(kind))
  )
    return 'board';
  return 'plate';
}
