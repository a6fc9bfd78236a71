/**
 * Grams of a food that are low in FODMAPs at one sitting, of foods that are low in a small helping alone: the green servings of the
 * Monash University FODMAP app, as quoted by The FODMAP Challenge ("Low FODMAP diet: do portions really matter?": blueberries, green
 * beans, zucchini, sweet potato) and by a hospital's list of January 2021 and "Low FODMAP in season" (2017, 2023) in household
 * measures: two slices of beetroot, two Brussels sprouts, a third of a stalk of celery, a quarter cup of butternut squash and of
 * pomegranate seeds, a third of a cup of peas, three quarters of a cup of broccoli, a cup of cabbage and half of one of savoy. Of white
 * sauerkraut two tablespoons: what ferments in it turns to mannitol. Of sweet peppers, nuts, oats and fruit the same app's entries of
 * 2021 to 2023: a third of a cup of red pepper, ten almonds, five strawberries, an orange. What has no such helping,
 * as wheat, onion, avocado, milk and ice cream, is left out by the class `fodmap` of the reader.
 *
 * Of cream and cheese it is the grams that hold 1 g of lactose, the most of a food that is low (Varney and others, "FODMAPs: food
 * composition, defining cutoff values and international application", J Gastroenterol Hepatol 32 S1, 2017), by the sugar that the
 * food table gives them, where that is less than 100 g. Whipped cream is sweetened: half a cup; dark chocolate an ounce.
 */
const GRAMS: Readonly<Record<string, number>> = {
  'blueberries|frozen-blueberries': 40,
  'green-beans|frozen-green-beans|canned-green-beans': 75,
  'zucchini|summer-squash|zucchini-noodles': 65,
  'sweet-potato': 75,
  'beet|cooked-beets|canned-beets': 20,
  'brussels-sprouts': 38,
  celery: 13,
  'butternut-squash': 35,
  'pomegranate-seeds': 45,
  'peas|frozen-peas|canned-peas|frozen-peas-and-carrots': 48,
  'broccoli|frozen-broccoli': 75,
  'cabbage|red-cabbage|napa-cabbage': 75,
  'savoy-cabbage': 40,
  sauerkraut: 20,
  'bell-pepper|yellow-bell-pepper|mini-sweet-peppers|roasted-red-peppers': 43,
  'green-bell-pepper|celery-root|eggplant': 75,
  edamame: 90,
  'coconut-milk|light-coconut-milk': 60,
  fennel: 48,
  'almonds|blanched-almonds|sliced-almonds': 12,
  hazelnuts: 15,
  'almond-butter': 20,
  'almond-flour|chia-seeds': 24,
  'strawberries|frozen-strawberries': 65,
  'raspberries|frozen-raspberries': 60,
  orange: 130,
  'pineapple|frozen-pineapple': 140,
  cantaloupe: 120,
  'orange-juice': 125,
  'banana|frozen-banana': 100,
  'rolled-oats|gluten-free-oats': 52,
  'quick-oats': 23,
  'dried-cranberries': 13,
  'light-sour-cream': 14,
  'light-cream-cheese': 17,
  mascarpone: 23,
  'half-and-half': 24,
  'cream-cheese': 26,
  'light-cream': 27,
  'sour-cream': 29,
  'whipped-cream|dark-chocolate|semisweet-chocolate-chips': 30,
  'heavy-cream|oaxaca-cheese': 34,
  'creme-fraiche': 37,
  'queso-fresco': 43,
  'american-cheese': 44,
  gouda: 45,
  roquefort: 50,
  'mozzarella|havarti': 52,
  halloumi: 58,
  burrata: 62,
  fontina: 64,
  edam: 69,
  'mexican-cheese-blend': 81,
  'string-cheese|muenster': 88,
  'fresh-mozzarella': 97,
};

export const LOW_FODMAP_GRAMS: ReadonlyMap<string, number> = new Map(
  Object.entries(GRAMS).flatMap(([ids, grams]) => ids.split('|').map((id) => [id, grams] as const)),
);
