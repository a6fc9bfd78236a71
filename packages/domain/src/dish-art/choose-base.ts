import type { DishForm } from '../kit/kit.ts';
import type { DishBase, DishSubject } from './dish-picture.ts';
import { findGrain, findNoodles } from './find-grain.ts';

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
  wrap: 'rolls',
  taco: 'taco',
  pizza: 'pizza',
  burger: 'burger',
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
  dip: 'board',
  pudding: 'oats',
  platter: 'board',
  roll: 'rolls',
};

/** Title words first, for they say how a dish is served; then its foods. First match wins. */
const BASE_BY_TITLE: readonly (readonly [RegExp, DishBase])[] = [
  [/smoothie|shake|lassi|latte\b/i, 'smoothie'],
  [
    /overnight oats|oatmeal|porridge|congee|chia pudding|bircher|oats\b|grits|yogurt bowl|yogurt with|parfait|cottage cheese (bowl|with)|skyr|quark/i,
    'oats',
  ],
  [/pancake|french toast|hotcake|blini/i, 'pancakes'],
  [/omelet|frittata|tortilla espa|tamagoyaki|egg foo/i, 'omelette'],
  [/shakshuka|skillet|hash\b|scramble|menemen|paella/i, 'skillet'],
  [/taco|lettuce (cups?|wraps?)|tostada|fajita/i, 'taco'],
  [/waffle/i, 'waffles'],
  [/burrito|wrap\b|quesadilla|cr[eê]pe|summer rolls?|spring rolls?|rice paper rolls?|enchilada|roll-ups?/i, 'rolls'],
  [/gyro|in (whole-wheat )?pita|souvlaki pita|flatbread/i, 'flatbread'],
  [/skewer|kebab|kabob|satay|yakitori|souvlaki|shashlik/i, 'skewers'],
  [/burger/i, 'burger'],
  [/sandwich|\bblt\b|bagel|banh mi|panini|\bmelt\b|stuffed pita|pita pocket|reuben|muffin sandwich/i, 'sandwich'],
  [/toast\b|bruschetta|crostini|tartine|on rye|smorrebrod/i, 'toast'],
  [/curry|dal\b|dahl|masala|korma|vindaloo|tagine|rendang|stroganoff|paprikash|makhani|gumbo|adobo/i, 'curry'],
  [/soup|broth|stew|chili\b|chowder|minestrone|pho\b|ramen|laksa|gazpacho|borscht|bisque|goulash|pozole|harira/i, 'soup'],
  [/noodle|spaghetti|linguine|fettuccine|pad thai|lo mein|udon|soba|pasta|carbonara|bolognese|zoodle|penne|mac and/i, 'noodles'],
  [/salad|slaw|tabbouleh|poke|ceviche|larb|nicoise|niçoise|caesar|caprese/i, 'salad'],
  [
    /casserole|lasagna|gratin|moussaka|parmigiana|shepherd|cottage pie|pot pie|strata|quiche|cobbler|crumble|baked (oats|eggs|beans|butter beans|feta)/i,
    'casserole',
  ],
  [/tray|sheet-pan|sheet pan|roast(ed)? .*(vegetables|potato)|bake\b|stuffed (pepper|potato|zucchini|eggplant|squash|mushroom)/i, 'tray'],
  [/rice bowl|fried rice|risotto|pilaf|biryani|bibimbap|donburi|jollof|rice\b/i, 'rice'],
  [/bowl/i, 'bowl'],
  [/plate of|board|platter|with crackers|and cheese$|dip\b|hummus with|stuffed with|trail mix|bites|jerky|roll-ups/i, 'board'],
];

export function chooseBase(subject: DishSubject): DishBase {
  const { title, foods, form } = subject;
  if (form) return chooseBaseOfForm(form, subject);
  const byTitle = BASE_BY_TITLE.find(([pattern]) => pattern.test(title));
  if (byTitle) return byTitle[1];
  if (findNoodles(subject)) return 'noodles';
  if (findGrain(subject)) return 'plate';
  if (
    foods.length > 0 &&
    foods.length <= 4 &&
    foods.every(({ kind }) => /fruit|nut|seed|cheese|snack|egg|processed-meat|confectionery|vegetable/.test(kind))
  )
    return 'board';
  return 'plate';
}

/** Forms whose dishes are served in more than one way: the title or a food says which. */
const BASE_OF_SOME: readonly (readonly [DishForm, RegExp, DishBase])[] = [
  ['wrap', /lettuce (cups?|wraps?)/i, 'taco'],
  ['wrap', /\bpita\b|gyro|souvlaki|quesadilla/i, 'flatbread'],
  ['pancakes', /waffle/i, 'waffles'],
  ['scramble', /over (white |brown )?rice/i, 'rice'],
  ['stew', /shakshuka|menemen|skillet\b(?! bread)/i, 'skillet'],
  ['stuffed', /dates|boats/i, 'board'],
  ['bites', /wings|steak|liver|popcorn (chicken|shrimp)/i, 'plate'],
  [
    'bake',
    /moussaka|parmigiana|shepherd|pot pie|strata|quiche|baked (oats|eggs|beans|butter beans|feta)|lasagna|gratin|casserole/i,
    'casserole',
  ],
];

function chooseBaseOfForm(form: DishForm, subject: DishSubject): DishBase {
  const special = BASE_OF_SOME.find(([of, pattern]) => of === form && pattern.test(subject.title));
  if (special) return special[2];
  const base = BASE_BY_FORM[form];
  const grain = findGrain(subject);
  // A stew with rice is served as a curry is: half and half.
  if ((form === 'stew' || form === 'chili') && grain) return 'curry';
  if (base !== 'rice' && form !== 'bowl') return base;
  if (grain) return base;
  // A stir-fry or bowl without grain has nothing to lie on but noodles or the plate.
  return findNoodles(subject) ? 'noodles' : 'plate';
}
