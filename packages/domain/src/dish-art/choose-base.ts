import type { DishForm } from '../kit/kit.ts';
import type { DishSubject } from './dish-picture.ts';
import type { DishBase } from '../kit/serving.ts';
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
  bake: 'casserole',
  stuffed: 'plate',
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
  [/benedict/i, 'benedict'],
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
  [/quesadilla/i, 'quesadilla'],
  [/burrito(?! bowl)|\bwrap\b/i, 'burrito'],
  [/cr[eê]pe|summer rolls?|spring rolls?|rice paper rolls?|enchilada|roll-ups?/i, 'rolls'],
  [/gyro|in (whole-wheat )?pita|souvlaki pita|flatbread/i, 'flatbread'],
  [/skewer|kebab|kabob|satay|yakitori|souvlaki|shashlik/i, 'skewers'],
  [/burger/i, 'burger'],
  [/bagel/i, 'bagel'],
  [/hot dog|banh mi|\bsub\b|hoagie|po.?boy/i, 'long-roll'],
  [/sloppy|slider|\bbun\b/i, 'bun'],
  [/sandwich|\bblt\b|panini|\bmelt\b|stuffed pita|pita pocket|reuben|muffin sandwich/i, 'sandwich'],
  [/toast\b|bruschetta|crostini|tartine|on rye|smorrebrod/i, 'toast'],
  [/curry|dal\b|dahl|masala|korma|vindaloo|tagine|rendang|stroganoff|paprikash|makhani|gumbo|adobo/i, 'curry'],
  [/soup|broth|stew|chili\b|chowder|minestrone|pho\b|ramen|laksa|gazpacho|borscht|bisque|goulash|pozole|harira/i, 'soup'],
  [/noodle|spaghetti|linguine|fettuccine|pad thai|lo mein|udon|soba|pasta|carbonara|bolognese|zoodle|penne|mac and/i, 'noodles'],
  [/salad|slaw|tabbouleh|poke|ceviche|larb|nicoise|niçoise|caesar|caprese/i, 'salad'],
  [/casserole|gratin|quiche|cobbler|crumble|baked (oats|eggs|beans|butter beans|feta)/i, 'casserole'],
  [/lasagna|moussaka|parmigiana|shepherd|cottage pie|strata|pastitsio/i, 'layers'],
  [/pot pie|\bpie\b/i, 'pot-pie'],
  [/tray|sheet-pan|sheet pan|roast(ed)? .*(vegetables|potato)|bake\b|stuffed (pepper|potato|zucchini|eggplant|squash|mushroom)/i, 'tray'],
  [/rice bowl|fried rice|risotto|pilaf|biryani|bibimbap|donburi|jollof|rice\b/i, 'rice'],
  [/bowl/i, 'bowl'],
  [/plate of|board|platter|with crackers|and cheese$|dip\b|hummus with|stuffed with|trail mix|bites|jerky|roll-ups/i, 'board'],
];

export function chooseBase(subject: DishSubject): DishBase {
  const { title, foods, form, served } = subject;
  if (served) return served;
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

/** Forms whose dishes are served in more than one way: the title or a food says which. First match wins. */
const BASE_OF_SOME: readonly {
  readonly of: readonly DishForm[];
  readonly title?: RegExp;
  readonly food?: RegExp;
  readonly base: DishBase;
}[] = [
  { of: ['toast', 'sandwich', 'plate'], title: /benedict/i, base: 'benedict' },
  { of: ['sandwich', 'toast'], title: /\bbagel/i, base: 'bagel' },
  { of: ['sandwich', 'burger'], title: /hot dog|banh mi|\bsub\b|hoagie|po.?boy|baguette/i, base: 'long-roll' },
  { of: ['sandwich'], title: /soup/i, base: 'sandwich' },
  { of: ['sandwich', 'toast'], title: /croissant|^english muffins? with/i, base: 'plate' },
  { of: ['wrap', 'taco', 'sandwich'], title: /lettuce (cups?|wraps?)|(romaine|lettuce|endive|cabbage) leaves/i, base: 'taco' },
  { of: ['sandwich', 'wrap'], title: /\bpita\b|gyro|souvlaki|\bnaan\b|flatbread/i, base: 'flatbread' },
  { of: ['sandwich'], title: /sloppy|slider|\bbun\b|\broll\b/i, base: 'bun' },
  { of: ['sandwich'], food: /^(?!.*(bread|rye)).*(bun|roll|english-muffin|brioche)/, base: 'bun' },
  { of: ['sandwich'], food: /baguette|ciabatta/, base: 'long-roll' },
  { of: ['wrap', 'taco', 'sandwich'], title: /quesadilla/i, base: 'quesadilla' },
  { of: ['wrap', 'sandwich'], title: /burrito|\bwrap\b|chimichanga/i, base: 'burrito' },
  { of: ['pizza'], title: /flatbread|lahmacun|pide|manakish/i, base: 'flatbread' },
  { of: ['pancakes'], title: /waffle/i, base: 'waffles' },
  { of: ['scramble'], title: /over (white |brown |jasmine |basmati )?rice/i, base: 'rice' },
  { of: ['scramble', 'omelette'], title: /toast|on rye/i, base: 'toast' },
  { of: ['stew'], title: /shakshuka|menemen|skillet\b(?! bread)/i, base: 'skillet' },
  { of: ['stuffed', 'bake'], title: /cabbage rolls|eggplant rolls|enchilada|cannelloni|manicotti|dolma|grape leaves/i, base: 'rolls' },
  { of: ['stuffed', 'bites'], title: /dates|boats|stuffed mushrooms/i, base: 'board' },
  { of: ['bites'], title: /wings|steak|liver|popcorn (chicken|shrimp)|dumpling|gyoza/i, base: 'plate' },
  {
    of: ['bake', 'pasta', 'stuffed'],
    title: /(?<!skillet )lasagna|moussaka|eggplant parmigiana|shepherd|cottage pie|strata|pastitsio|timballo/i,
    base: 'layers',
  },
  { of: ['bake', 'stuffed'], title: /pot pie|wellington|strudel|\bpast(y|ies)\b|meat pie|tourti[eè]re/i, base: 'pot-pie' },
  { of: ['bake'], title: /brownie|banana bread(?! baked)|loaf (cake|of bread)|corn ?bread/i, base: 'board' },
  {
    of: ['bake'],
    title:
      /meatloaf|parmesan with|milanese|papillote|souffl|baked (apple|potato|pear|cod|salmon|fish)|stuffed|mini peppers|pierogi|dumpling/i,
    base: 'plate',
  },
  { of: ['bake'], title: /farinata|socca|giant pancake|dutch baby/i, base: 'pancakes' },
  { of: ['roll'], title: /roulade|rolled omelet|tamagoyaki|gyeran|pinwheel|dumpling/i, base: 'plate' },
  { of: ['platter'], title: /nachos/i, base: 'tray' },
  { of: ['pudding', 'dip'], title: /souffl/i, base: 'plate' },
];

function chooseBaseOfForm(form: DishForm, subject: DishSubject): DishBase {
  const special = BASE_OF_SOME.find(
    ({ of, title, food }) =>
      of.includes(form) && (title ? title.test(subject.title) : subject.foods.some(({ id }) => food?.test(id) ?? false)),
  );
  if (special) return special.base;
  const base = BASE_BY_FORM[form];
  const grain = findGrain(subject);
  // A stew with rice is served as a curry is: half and half. Barley is boiled in it.
  if ((form === 'stew' || form === 'chili') && grain && grain !== 'barley' && !/khichdi|congee|kitchari/i.test(subject.title))
    return 'curry';
  if (base !== 'rice' && form !== 'bowl') return base;
  if (grain) return base;
  // A stir-fry or bowl without grain has nothing to lie on but noodles or the plate.
  return findNoodles(subject) ? 'noodles' : 'plate';
}
