import { foodHasAllergen } from '../../diet/check-allergen.ts';
import { isHardCheese } from '../../diet/check-food-group.ts';
import { hasFacet, isAlcoholic, isDairy, isEgg, isFish, isMeat, isNamed, isPork, isSeafood, isShellfish } from '../../diet/food-class.ts';
import type { Allergen, Food, FoodKind } from '../../food/food.ts';
import { MEAT_KINDS } from '../../food/food-kinds.ts';

/** Words that stand for several foods, where the table's names alone would find too few or too many. */
export type FoodClass = {
  readonly id: string;
  readonly words: string;
  readonly holds: (food: Food) => boolean;
  /** Which of them answer a wish for the word, where not all do. */
  readonly wishes?: (food: Food) => boolean;
  /** Left out with the others, unless the sentence asks for them by a name of their own. */
  readonly isKin?: (food: Food) => boolean;
  /** Foods with one of the words in a name belong too: baked beans "in tomato sauce". */
  readonly byName?: true;
  /** A further name that may be meant where this one is refused: left out, and asked about. */
  readonly mayMean?: string;
  /** Nobody asks for it: to name it is to leave it out. */
  readonly unwanted?: true;
  /** What an allergy to the word means. Absent: the foods themselves are left out. */
  readonly allergens?: readonly Allergen[];
  /** The class of all that must not be had where this must not: of milk, cheese too. Other names take in what holds them. */
  readonly leastOf?: string;
};

const named =
  (...words: readonly string[]) =>
  (food: Food): boolean =>
    isNamed(food, words);
const ofKind =
  (...kinds: readonly FoodKind[]) =>
  (food: Food): boolean =>
    kinds.includes(food.kind);
const withAllergen =
  (...allergens: readonly Allergen[]) =>
  (food: Food): boolean =>
    allergens.some((allergen) => foodHasAllergen(food, allergen) !== 'free');

const isRedMeat = (food: Food): boolean =>
  ['beef', 'lamb', 'pork', 'game'].includes(food.kind) ||
  (food.kind === 'processed-meat' && !hasFacet(food, 'contains-poultry')) ||
  hasFacet(food, 'contains-beef') ||
  isPork(food) ||
  (food.kind === 'offal' && !isNamed(food, ['chicken', 'turkey', 'duck']));

const KITNIYOT_NAMES: readonly string[] = [
  ...'rice corn cornmeal cornstarch polenta grits popcorn hominy masa tortilla millet buckwheat soba kasha sorghum teff'.split(' '),
  ...'bean beans pea peas edamame tofu soy soybean canola cottonseed margarine shortening mayonnaise aioli'.split(' '),
  ...'sesame tahini sunflower poppy mustard fenugreek caraway flaxseed hemp chia'.split(' '),
];

const isCalledBean = ({ id }: Food): boolean => /bean|chickpea|edamame|black-eyed/u.test(id);

/** A sauce or stock with alliums in it may have either. */
const hidesAllium = (food: Food): boolean => hasFacet(food, 'allium') && food.kind !== 'vegetable' && food.kind !== 'herb';

const LONG_PASTA: ReadonlySet<string> = new Set([
  'spaghetti',
  'linguine',
  'fresh-pasta',
  'whole-wheat-pasta',
  'gluten-free-pasta',
  'pasta-cooked',
]);

/**
 * Low in a usual helping though a word of their name or their kind is not: half a cup of oats, five cherry tomatoes, vinegar; an ounce
 * of dark chocolate and a scoop of whey isolate, of whose milk hardly any sugar is left.
 */
const LOW_FODMAP_IDS: ReadonlySet<string> = new Set([
  'cherry-tomatoes',
  'apple-cider-vinegar',
  'chives',
  'rolled-oats',
  'quick-oats',
  'steel-cut-oats',
  'soy-sauce',
  'low-sodium-soy-sauce',
  'lactose-free-milk',
  'avocado-oil',
  'miso',
  'dark-chocolate',
  'semisweet-chocolate-chips',
  'whey-protein-isolate',
]);

/** What is made with milk and keeps its sugar: ice cream, custard, milk chocolate, caramel, creamy sauces and powders of whey. */
const isMilky = (food: Food): boolean =>
  withAllergen('dairy')(food) && (['confectionery', 'sauce', 'protein-powder'].includes(food.kind) || food.id === 'process-cheese');

/** Of whole soybeans, whose galactans go with them: of soy protein alone there is none in the table. */
const OF_SOYBEANS: ReadonlySet<string> = new Set(['soy-milk', 'soy-milk-sweetened', 'soy-yogurt']);

/** Nobody who wants no milk expects them, as they may cheese, yogurt and butter. */
const MADE_OF_MILK: ReadonlySet<string> = new Set(['kefir', 'ice-cream', 'chocolate-ice-cream', 'vanilla-pudding', 'dulce-de-leche']);

/** Dressings, mayonnaises and spreads of which a fifth or more is oil, and what lies or was fried in it. Of nuts and milk it is not added. */
const OILY_FAT = 20;
const isMostlyOil = (food: Food): boolean => {
  const fat = food.per100g.fat ?? 0;
  if (isNamed(food, ['fried', 'oil']) && food.kind !== 'oil') return true;
  if (['condiment', 'sauce'].includes(food.kind)) return fat >= OILY_FAT && !isNamed(food, ['peanut', 'alfredo']);
  if (food.kind === 'snack') return fat >= OILY_FAT && isNamed(food, ['chips']);
  return food.kind === 'plant-dairy' && fat >= OILY_FAT && food.id !== 'coconut-cream' && fat > 2 * (food.per100g.protein ?? 0);
};

/**
 * What the autoimmune protocol leaves out at first beside grains, pulses, milk, eggs, nuts, seeds and nightshades: spices that are seeds or
 * berries, pepper and mustard among them, and blends with them; coffee, cocoa and alcohol (S. Ballantyne, "Spices on the Autoimmune
 * Protocol", thepaleomom.com, 2012; the foods as in Konijeti and others, Inflammatory Bowel Diseases 23, 2017).
 */
const SEED_OR_BERRY =
  /seed|cumin|coriander-ground|allspice|cardamom|juniper|nutmeg|\bmace\b|star-anise|ajwain|pepper(?!mint)|mustard|sumac|curry|masala|five-spice|baharat|berbere|ras-el-hanout|zaatar|furikake|everything-bagel|seasoning|old-bay|bbq-rub|pumpkin-pie|chili|jerk|herbes-de-provence|worcestershire|adobo|vanilla-flavor/;
const isOutOfAip = (food: Food): boolean =>
  (food.allergens.includes('mustard') && food.kind !== 'vegetable') ||
  (['spice', 'seed', 'condiment', 'sauce', 'baking'].includes(food.kind) &&
    SEED_OR_BERRY.test(food.id) &&
    food.id !== 'italian-seasoning') ||
  isNamed(food, ['coffee', 'espresso', 'cocoa', 'chocolate', 'carob']) ||
  isAlcoholic(food) ||
  ['canola-oil', 'grapeseed-oil', 'sesame-oil', 'sunflower-oil', 'safflower-oil', 'flaxseed-oil', 'vegetable-oil', 'corn-oil'].includes(
    food.id,
  );

/** More than this in 100 g is what a low-residue diet leaves out. */
const MOST_FIBER_GRAMS = 3;

const NOODLES = ['noodle', 'noodles', 'soba', 'udon', 'somen', 'ramen', 'vermicelli', 'shirataki'];
const ASIAN_NOODLES = [...NOODLES, 'couscous'];

const SPICY = [
  'chili',
  'chilies',
  'chile',
  'chiles',
  'chilli',
  'jalapeno',
  'jalapenos',
  'serrano',
  'habanero',
  'cayenne',
  'chipotle',
  'chipotles',
  'sriracha',
  'harissa',
  'gochujang',
  'gochugaru',
  'sambal',
  'tabasco',
  'aleppo',
  'cajun',
  'doubanjiang',
  'enchilada',
  'salsa',
  'sichuan',
  'horseradish',
  'poblano',
  'wasabi',
  'berbere',
  'jerk',
  'buffalo',
  'kimchi',
  'vindaloo',
  'curry',
];
const SPICY_IDS: ReadonlySet<string> = new Set(['hot-sauce', 'mexican-chorizo', 'pepper-jack']);
const FERMENTED = [
  'kimchi',
  'sauerkraut',
  'miso',
  'tempeh',
  'kefir',
  'kombucha',
  'natto',
  'doenjang',
  'pickle',
  'pickles',
  'pickled',
  'sourdough',
  'fermented',
];

export const FOOD_CLASSES: readonly FoodClass[] = [
  {
    id: 'nut',
    words: 'nut|nuts|noix|nusse|nuss|nueces|frutos secos|fruits a coque|noci|nozes',
    holds: withAllergen('tree-nut', 'peanut'),
    wishes: ofKind('nut', 'peanut'),
    allergens: ['tree-nut', 'peanut'],
  },
  { id: 'tree-nut', words: 'tree nut|tree nuts|treenut|treenuts', holds: withAllergen('tree-nut'), allergens: ['tree-nut'] },
  {
    id: 'peanut',
    words: 'peanut|peanuts|groundnut|cacahuete|cacahuetes|cacahuate|mani|erdnuss|erdnusse|arachide|arachides|cacahuetes|amendoim',
    holds: withAllergen('peanut'),
    allergens: ['peanut'],
  },
  { id: 'seed', words: 'seed|seeds|semillas|samen', holds: (food) => food.kind === 'seed' || food.allergens.includes('sesame') },
  {
    id: 'dairy',
    words:
      'dairy|dairy product|milk product|lactose|lacteos|lactosa|laktose|milchprodukte|produits laitiers|laitage|casein|whey|whey protein|animal milk',
    holds: isDairy,
    allergens: ['dairy'],
  },
  {
    id: 'milk',
    words: 'milk|milk protein|cow milk protein|cows milk protein|cmpa|cow milk|cows milk|cow s milk|dairy milk|leche|milch|lait|latte',
    holds: (food) => food.kind === 'milk' || food.kind === 'cream' || MADE_OF_MILK.has(food.id),
    wishes: ofKind('milk', 'cream'),
    allergens: ['dairy'],
    leastOf: 'dairy',
  },
  {
    id: 'cheese',
    words: 'cheese|cheeses|queso|kase|fromage|formaggio|queijo|cheesy',
    holds: (food) => isDairy(food) && (food.kind === 'cheese' || /chees|ricotta|parmesan/u.test(food.id)),
    allergens: ['dairy'],
  },
  {
    id: 'soft-cheese',
    words: 'soft cheese|soft cheeses|fresh cheese|fresh cheeses|soft ripened cheese',
    holds: (food) => hasFacet(food, 'soft-cheese'),
    allergens: ['dairy'],
  },
  {
    id: 'hard-cheese',
    words: 'hard cheese|hard cheeses|aged cheese|aged cheeses|mature cheese|mature cheeses',
    holds: (food) => food.kind === 'cheese' && isHardCheese(food),
    allergens: ['dairy'],
  },
  {
    id: 'curd',
    words: 'curd|dahi',
    holds: (food) => food.kind === 'yogurt' || isNamed(food, ['curd']),
    wishes: (food) => food.kind === 'yogurt',
    allergens: ['dairy'],
  },
  { id: 'yogurt', words: 'yogurt|greek yogurt', holds: (food) => food.kind === 'yogurt', allergens: ['dairy'] },
  {
    id: 'butter',
    words: 'butter|mantequilla|beurre',
    holds: (food) => food.kind === 'butter' || (isNamed(food, ['ghee']) && isDairy(food)),
    allergens: ['dairy'],
  },
  { id: 'ghee', words: 'ghee', holds: named('ghee'), allergens: ['dairy'] },
  { id: 'cream', words: 'cream|heavy cream|sour cream', holds: (food) => food.kind === 'cream', allergens: ['dairy'] },
  {
    id: 'egg',
    words: 'egg|eggs|eggy|egg white|egg yolk|huevo|huevos|ei|eier|oeuf|oeufs|ovo|ovos|uova',
    holds: isEgg,
    wishes: ofKind('egg'),
    allergens: ['egg'],
  },
  { id: 'gluten', unwanted: true, words: 'gluten|glutin|glutine', holds: withAllergen('gluten'), allergens: ['gluten'] },
  { id: 'wheat', words: 'wheat|trigo|weizen|ble', holds: withAllergen('gluten'), allergens: ['gluten'] },
  { id: 'soy', words: 'soy|soya|soybean|soy bean|soya bean|soja', holds: withAllergen('soy'), wishes: ofKind('soy'), allergens: ['soy'] },
  { id: 'tofu', byName: true, words: 'tofu|bean curd', holds: named('tofu') },
  { id: 'fish', words: 'fish|fishes|fishy|pescado|fisch|poisson|pesce|peixe', holds: isFish, wishes: ofKind('fish'), allergens: ['fish'] },
  {
    id: 'oily-fish',
    words: 'oily fish|fatty fish',
    holds: named('salmon', 'mackerel', 'sardine', 'sardines', 'trout', 'herring', 'anchovy', 'anchovies'),
  },
  {
    id: 'anchovy-like',
    words: 'anchovies|anchovy',
    holds: named('anchovy', 'anchovies', 'sardine', 'sardines', 'herring', 'mackerel', 'worcestershire'),
    wishes: named('anchovy', 'anchovies'),
  },
  {
    id: 'seafood',
    words: 'seafood|sea food|meeresfruchte|fruits de mer|frutti di mare|frutos do mar',
    holds: isSeafood,
    wishes: ofKind('fish', 'crustacean', 'mollusc'),
    allergens: ['fish', 'crustacean', 'mollusc'],
  },
  {
    id: 'shellfish',
    words: 'shellfish|shell fish|mariscos|marisco|schalentiere|crustaces',
    holds: isShellfish,
    wishes: ofKind('crustacean', 'mollusc'),
    allergens: ['crustacean', 'mollusc'],
  },
  { id: 'crustacean', words: 'crustacean|crustaceans', holds: withAllergen('crustacean'), allergens: ['crustacean'] },
  { id: 'mollusc', words: 'mollusc|molluscs|mollusk|mollusks', holds: withAllergen('mollusc'), allergens: ['mollusc'] },
  {
    id: 'shrimp',
    byName: true,
    words: 'shrimp|shrimps|prawn|prawns|gambas|garnelen|crevette|crevettes|camaron|camarones',
    holds: named('shrimp', 'prawn', 'prawns'),
    allergens: ['crustacean'],
  },
  { id: 'meat', words: 'meat|meats|carne|fleisch|viande|flesh', holds: isMeat, wishes: (food) => MEAT_KINDS.has(food.kind) },
  { id: 'red-meat', words: 'red meat|carne roja|rotes fleisch|viande rouge', holds: isRedMeat },
  {
    id: 'processed-meat',
    words: 'processed meat|deli meat|cold cut|cold cuts|lunch meat|cured meat|charcuterie',
    holds: (food) => food.kind === 'processed-meat' || hasFacet(food, 'deli-meat'),
  },
  { id: 'bacon', byName: true, words: 'bacon|bacons', holds: named('bacon', 'pancetta') },
  { id: 'ham', byName: true, words: 'ham|jamon|schinken|jambon', holds: named('ham', 'prosciutto') },
  {
    id: 'sausage',
    words: 'sausage|sausages|wurst|salchicha|saucisse',
    holds: named('sausage', 'chorizo', 'bratwurst', 'kielbasa', 'salami', 'pepperoni'),
  },
  { id: 'pork', words: 'pork|porky|pig|swine|cerdo|puerco|schweinefleisch|schwein|porc|maiale|porco', holds: isPork },
  {
    id: 'beef',
    words: 'beef|cow|res|rindfleisch|rind|boeuf|manzo',
    // Gelatin is of pigs or of cattle, and a package of sweets seldom says which.
    holds: (food) =>
      food.kind === 'beef' || hasFacet(food, 'contains-beef') || (hasFacet(food, 'contains-gelatin') && food.kind !== 'processed-meat'),
    wishes: ofKind('beef'),
  },
  {
    id: 'steak',
    words: 'steak|steaks',
    holds: (food) => food.kind === 'beef' && isNamed(food, ['steak', 'sirloin', 'ribeye', 'flank', 'tenderloin', 'skirt', 'strip']),
  },
  {
    id: 'lamb',
    words: 'lamb|mutton|cordero|lamm|agneau|goat meat',
    holds: (food) => food.kind === 'lamb' || (food.kind === 'offal' && isNamed(food, ['lamb'])),
  },
  {
    id: 'poultry',
    words: 'poultry|birds|fowl|volaille|geflugel',
    holds: (food) => food.kind === 'poultry' || hasFacet(food, 'contains-poultry'),
  },
  {
    id: 'chicken',
    words: 'chicken|chickens|pollo|huhn|huhnchen|hahnchen|poulet|frango',
    holds: (food) => isNamed(food, ['chicken']),
  },
  { id: 'turkey', byName: true, words: 'turkey|pavo|pute|dinde', holds: named('turkey') },
  {
    id: 'offal',
    words: 'offal|organ meat|organ meats|organs|liver|livers|kidneys|innards',
    holds: (food) => food.kind === 'offal' || isNamed(food, ['liver', 'liverwurst']),
  },
  { id: 'game', words: 'game meat|venison', holds: (food) => food.kind === 'game' },
  {
    id: 'animal-product',
    words: 'animal product|animal products|animal food|animal foods|animal protein|animals',
    holds: (food) =>
      isMeat(food) ||
      isSeafood(food) ||
      isDairy(food) ||
      isEgg(food) ||
      food.kind === 'honey' ||
      hasFacet(food, 'contains-honey') ||
      hasFacet(food, 'contains-gelatin'),
  },
  {
    id: 'grain',
    words: 'grain|grains|cereal|cereals|cereales|getreide',
    holds: (food) => ['grain', 'pseudo-grain', 'pasta', 'bread', 'flour'].includes(food.kind) || hasFacet(food, 'grain-like'),
  },
  {
    id: 'refined-grain',
    words: 'refined grain|refined carb|refined carbs|white flour|white carb',
    holds: (food) => hasFacet(food, 'refined-grain'),
  },
  { id: 'bread', words: 'bread|breads|pan|brot|pain|pane', holds: (food) => food.kind === 'bread' },
  {
    id: 'pasta',
    words: 'pasta|pastas|pates|macaroni|nudeln',
    holds: (food) => food.kind === 'pasta',
    // Who wants no pasta wants no udon either, but udon is no answer to spaghetti.
    wishes: (food) => !isNamed(food, ASIAN_NOODLES),
  },
  {
    id: 'spaghetti',
    words: 'spaghetti|linguine|tagliatelle|fettuccine',
    holds: (food) => food.kind === 'pasta',
    // Long, of wheat or made to be like it.
    wishes: ({ id }) => LONG_PASTA.has(id),
  },
  {
    id: 'noodle',
    words: 'noodle|noodles',
    holds: (food) => food.kind === 'pasta',
    // Whoever asks for noodles means no gnocchi, couscous or penne.
    wishes: (food) => isNamed(food, NOODLES) && food.id !== 'lasagna-noodles',
  },
  {
    id: 'rice',
    words: 'rice|arroz|reis|riz|riso',
    holds: (food) => isNamed(food, ['rice']) && food.kind !== 'vinegar' && food.kind !== 'vegetable',
  },
  {
    id: 'oat',
    byName: true,
    words: 'oat|oats|avena|haferflocken|hafer|avoine',
    holds: named('oat', 'oats', 'oatmeal', 'granola', 'muesli'),
  },
  {
    id: 'corn',
    byName: true,
    words: 'corn|maize|sweetcorn|maiz|mais',
    holds: (food) => isNamed(food, ['corn', 'cornmeal', 'cornstarch', 'polenta', 'hominy', 'masa', 'popcorn', 'grits']),
  },
  {
    id: 'potato',
    byName: true,
    words: 'potato|potatoes|spuds|papa|papas|patata|kartoffel|kartoffeln|pomme de terre|pommes de terre',
    holds: (food) => isNamed(food, ['potato', 'potatoes']),
  },
  {
    id: 'root-vegetable',
    words: 'root vegetable|root vegetables|roots',
    holds: (food) =>
      food.kind === 'starchy-root' ||
      isNamed(food, ['carrot', 'carrots', 'beet', 'beets', 'radish', 'turnip', 'parsnip', 'rutabaga', 'ginger', 'celery-root', 'potato']),
  },
  {
    id: 'legume',
    words: 'legume|legumes|pulses|pulse|legumbres|hulsenfruchte|legumineuses',
    holds: (food) => ['legume', 'soy', 'peanut'].includes(food.kind) || hasFacet(food, 'legume-like'),
  },
  {
    id: 'bean',
    words: 'bean|beans|frijoles|bohnen|haricots|beany',
    // Who sends beans away is served none of their kin under another name either: black-eyed peas, split peas, lentils and dals.
    holds: (food) => food.kind === 'legume' || (food.kind === 'soy' && /bean|edamame/u.test(food.id)),
    wishes: isCalledBean,
    isKin: (food) => !isCalledBean(food),
    mayMean: 'green beans',
  },
  // What favism forbids.
  { id: 'fava', byName: true, words: 'fava|fava bean|fava beans|broad bean|broad beans|favism|g6pd|g6pd deficiency', holds: named('fava') },
  { id: 'lentil', byName: true, words: 'lentil|lentils|lentejas|linsen|lentilles', holds: named('lentil', 'lentils') },
  {
    id: 'vegetable',
    words:
      'vegetable|vegetables|veggies|vegetales|verduras|gemuse|legumes verts|some veg|two veg|my veg|hidden veg|mixed veg|green veg|side of veg|roasted veg|roast veg|steamed veg|root veg|fresh veg',
    holds: (food) => food.kind === 'vegetable' || food.kind === 'mushroom',
  },
  { id: 'leafy', words: 'leafy green|leafy greens|greens|green leafy vegetable', holds: (food) => hasFacet(food, 'leafy') },
  {
    id: 'cruciferous',
    words: 'cruciferous|cruciferous vegetable|brassica',
    holds: named(
      'broccoli',
      'cauliflower',
      'cabbage',
      'kale',
      'brussels',
      'bok',
      'kohlrabi',
      'broccolini',
      'arugula',
      'collard',
      'radish',
      'turnip',
      'rutabaga',
    ),
  },
  { id: 'nightshade', unwanted: true, words: 'nightshade|nightshades|solanine', holds: (food) => hasFacet(food, 'nightshade') },
  { id: 'seed-spice', unwanted: true, words: 'seed spice|seed spices|berry spice|berry spices', holds: isOutOfAip },
  { id: 'allium', words: 'allium|alliums', holds: (food) => hasFacet(food, 'allium') },
  {
    id: 'onion',
    byName: true,
    words: 'onion|onions|cebolla|zwiebel|zwiebeln|oignon|oignons|cipolla',
    holds: (food) => isNamed(food, ['onion', 'onions', 'scallion', 'shallot', 'scallions', 'shallots']) || hidesAllium(food),
  },
  { id: 'garlic', byName: true, words: 'garlic|ajo|knoblauch|ail|aglio', holds: (food) => isNamed(food, ['garlic']) || hidesAllium(food) },
  {
    id: 'mushroom',
    byName: true,
    words: 'mushroom|mushrooms|shroom|shrooms|champinones|setas|hongos|pilze|champignon|champignons|funghi|fungi',
    holds: (food) => food.kind === 'mushroom' || isNamed(food, ['mushroom', 'mushrooms', 'porcini', 'shiitake']),
  },
  {
    id: 'tomato',
    byName: true,
    words: 'tomato|tomatoes|tomate|tomates|tomaten|pomodoro',
    holds: (food) => isNamed(food, ['tomato', 'tomatoes', 'ketchup', 'marinara', 'salsa', 'passata']),
  },
  {
    id: 'bell-pepper',
    words: 'pepper|peppers|bell pepper|bell peppers|capsicum|pimiento|paprikaschote|poivron|poivrons|sweet pepper',
    holds: (food) => isNamed(food, ['pepper', 'peppers']) && ['vegetable', 'condiment', 'sauce'].includes(food.kind),
  },
  {
    id: 'spicy',
    words:
      'spicy|spicy food|spice heat|hot food|heat|chili pepper|chilli pepper|hot pepper|hot sauce|chile|chilies|chillies|picante|scharf|epice',
    // Mexican chorizo is hot, the Spanish one is mild.
    holds: (food) => isNamed(food, SPICY) || SPICY_IDS.has(food.id),
  },
  { id: 'cilantro', byName: true, words: 'cilantro|coriander leaf|coriander', holds: named('cilantro', 'coriander') },
  { id: 'fruit', words: 'fruit|fruits|fruta|obst', holds: (food) => food.kind === 'fruit' },
  {
    id: 'dried-fruit',
    words: 'dried fruit|dried fruits|dry fruit',
    holds: (food) => food.kind === 'fruit' && (food.state === 'dried' || isNamed(food, ['raisins', 'dates', 'prunes', 'dried'])),
  },
  {
    id: 'citrus',
    words: 'citrus|citrus fruit|citrus fruits',
    holds: named(
      'lemon',
      'lime',
      'orange',
      'grapefruit',
      'tangerine',
      'clementine',
      'mandarin',
      'mandarins',
      'pomelo',
      'yuzu',
      'kumquat',
      'calamansi',
    ),
  },
  { id: 'melon', words: 'melon|melons', holds: named('melon', 'cantaloupe', 'honeydew', 'watermelon') },
  { id: 'sunflower', byName: true, words: 'sunflower|sunflowers', holds: named('sunflower') },
  { id: 'berry', words: 'berry|berries', holds: (food) => food.kind === 'fruit' && /berr/u.test(food.id) },
  { id: 'coconut', byName: true, words: 'coconut|coco|kokos', holds: named('coconut') },
  { id: 'sesame', words: 'sesame|tahini|sesam|sesamo', holds: withAllergen('sesame'), allergens: ['sesame'], leastOf: 'sesame' },
  { id: 'mustard', words: 'mustard|senf|moutarde|mostaza', holds: withAllergen('mustard'), allergens: ['mustard'] },
  { id: 'celery', byName: true, words: 'celery|sellerie|celeri|apio', holds: withAllergen('celery'), allergens: ['celery'] },
  {
    id: 'sulphite',
    unwanted: true,
    words: 'sulphite|sulphites|sulfite|sulfites',
    holds: withAllergen('sulphite'),
    allergens: ['sulphite'],
  },
  { id: 'lupin', unwanted: true, words: 'lupin|lupine|lupins', holds: withAllergen('lupin'), allergens: ['lupin'] },
  {
    id: 'added-sugar',
    unwanted: true,
    words: 'sugar|added sugar|refined sugar|processed sugar|white sugar|table sugar|corn syrup|sweets|candy|sweetener|sweeteners',
    holds: (food) => ['sweetener', 'confectionery'].includes(food.kind) || hasFacet(food, 'added-sugar'),
  },
  {
    id: 'artificial-sweetener',
    unwanted: true,
    words: 'artificial sweetener|artificial sweeteners|aspartame|sucralose',
    holds: (food) =>
      food.kind === 'sweetener' && isNamed(food, ['sucralose', 'aspartame', 'erythritol', 'stevia', 'xylitol', 'monk', 'allulose']),
  },
  { id: 'honey', words: 'honey|miel|honig', holds: (food) => food.kind === 'honey' || hasFacet(food, 'contains-honey') },
  { id: 'chocolate', byName: true, words: 'chocolate|cocoa|cacao|schokolade|chocolat', holds: named('chocolate', 'cocoa', 'cacao') },
  {
    id: 'oil',
    words: 'oil|oils|aceite|ol|huile',
    holds: (food) => food.kind === 'oil' || isMostlyOil(food),
    // Who sends oil away expects no jar of it beaten with egg, vinegar or herbs either.
    isKin: isMostlyOil,
  },
  {
    id: 'seed-oil',
    words: 'seed oil|seed oils|vegetable oil|vegetable oils|industrial oil',
    holds: (food) => food.kind === 'oil' && !isNamed(food, ['olive', 'coconut', 'avocado']),
  },
  { id: 'alcohol', words: 'alcohol|booze|liquor|wine|beer|alkohol|alcool', holds: isAlcoholic },
  {
    id: 'caffeine',
    words: 'caffeine|coffee|espresso',
    holds: (food) => hasFacet(food, 'caffeine') || isNamed(food, ['coffee', 'espresso']),
  },
  { id: 'gelatin', words: 'gelatin|gelatine|jello', holds: (food) => hasFacet(food, 'contains-gelatin') },
  {
    id: 'processed',
    unwanted: true,
    words: 'processed|processed food|processed foods|ultra processed|ultra processed food|upf|junk food|junk|fast food|packaged food',
    holds: (food) => hasFacet(food, 'processed') || ['processed-meat', 'confectionery', 'snack', 'prepared'].includes(food.kind),
  },
  {
    id: 'fried',
    words:
      'fried|fried food|fried foods|fried things|fried stuff|deep fried|deep fried food|deep fried foods|pan fried|pan fried food|shallow fried',
    holds: (food) => /fried|fries|chips/u.test(food.id),
  },
  {
    id: 'fermented',
    words: 'fermented|fermented food|fermented foods|ferments',
    holds: (food) =>
      isNamed(food, FERMENTED) ||
      ['vinegar', 'yogurt', 'alcohol'].includes(food.kind) ||
      (food.kind === 'sauce' && food.allergens.includes('soy')),
  },
  {
    id: 'high-histamine',
    unwanted: true,
    words: 'high histamine food',
    holds: (food) =>
      isNamed(food, [
        ...FERMENTED,
        'tomato',
        'tomatoes',
        'ketchup',
        'spinach',
        'eggplant',
        'avocado',
        'soy',
        'tuna',
        'mackerel',
        'sardines',
        'anchovies',
        'anchovy',
        'chocolate',
        'cocoa',
      ]) ||
      ['vinegar', 'yogurt', 'alcohol', 'processed-meat', 'cheese', 'crustacean', 'mollusc'].includes(food.kind) ||
      hasFacet(food, 'smoked-or-cured'),
  },
  {
    id: 'fodmap',
    unwanted: true,
    words: 'high fodmap food',
    // Monash University's guide to the first weeks: fructans, galactans, lactose, more fructose than glucose, polyols.
    holds: (food) =>
      !LOW_FODMAP_IDS.has(food.id) &&
      (hasFacet(food, 'allium') ||
        withAllergen('gluten')(food) ||
        ['legume', 'honey', 'mushroom', 'milk', 'yogurt'].includes(food.kind) ||
        isMilky(food) ||
        OF_SOYBEANS.has(food.id) ||
        isNamed(food, [
          'apple',
          'apples',
          'pear',
          'pears',
          'mango',
          'watermelon',
          'cherry',
          'cherries',
          'peach',
          'peaches',
          'plum',
          'apricot',
          'apricots',
          'cauliflower',
          'asparagus',
          'artichoke',
          'cashews',
          'cashew',
          'pistachios',
          'pistachio',
          'dates',
          'date',
          'ricotta',
          'agave',
          'nectarine',
          'nectarines',
          'blackberry',
          'blackberries',
          'prune',
          'prunes',
          'raisins',
          'fig',
          'figs',
          'snap',
          'celeriac',
          'applesauce',
          'cottage',
          'silken',
          'broth',
          'stock',
          'salsa',
          'marinara',
          'pesto',
          'ketchup',
          'barbecue',
          'adobo',
          'kimchi',
          'hummus',
          'inulin',
          'avocado',
          'avocados',
        ])),
  },
  {
    id: 'chametz',
    unwanted: true,
    words: 'chametz|chometz|hametz',
    holds: (food) => withAllergen('gluten')(food) || ['bread', 'pasta'].includes(food.kind) || isNamed(food, ['oats', 'oat']),
  },
  {
    id: 'kitniyot',
    unwanted: true,
    words: 'kitniyot|kitniyos|kitniot|kitnios|qitniyot',
    // What Ashkenazi tables leave out at Passover as well: rice, corn, pulses, green beans and peas, soy, some seeds, and what is made of them.
    holds: (food) =>
      food.id !== 'cauliflower-rice' &&
      (['legume', 'soy', 'peanut', 'pasta', 'bread'].includes(food.kind) ||
        hasFacet(food, 'legume-like') ||
        withAllergen('sesame', 'peanut')(food) ||
        (withAllergen('soy')(food) && ['sauce', 'condiment', 'meat-substitute', 'plant-milk', 'oil'].includes(food.kind)) ||
        isNamed(food, KITNIYOT_NAMES)),
  },
  {
    id: 'roughage',
    words: 'roughage|coarse fiber',
    // What the diet sheets before a colonoscopy leave out: pulses, nuts, seeds, whole grains and their flours.
    holds: (food) =>
      ['legume', 'nut', 'peanut', 'seed'].includes(food.kind) || (food.per100g.fiber ?? 0) > MOST_FIBER_GRAMS || isNamed(food, ['whole']),
  },
  { id: 'high-mercury', unwanted: true, words: 'high mercury fish|mercury', holds: (food) => hasFacet(food, 'high-mercury') },
  { id: 'latex-fruit', unwanted: true, words: 'latex|latex food', holds: named('banana', 'avocado', 'kiwi', 'chestnut', 'chestnuts') },
  {
    id: 'starch',
    words: 'starch|starches|starchy|starchy food|starchy vegetable',
    holds: (food) => hasFacet(food, 'starchy') || ['starchy-root', 'grain', 'pasta', 'bread', 'flour'].includes(food.kind),
  },
  { id: 'raw-fish', words: 'raw fish|raw meat|raw egg', holds: () => false },
];
