/**
 * Grams of a food that are low in FODMAPs at one sitting, of foods that are low in a small helping alone: the green servings of the
 * Monash University FODMAP app, as quoted by The FODMAP Challenge ("Low FODMAP diet: do portions really matter?": blueberries, green
 * beans, zucchini, sweet potato) and by a hospital's list of January 2021 and "Low FODMAP in season" (2017, 2023) in household
 * measures: two slices of beetroot, two Brussels sprouts, a third of a stalk of celery, a quarter cup of butternut squash and of
 * pomegranate seeds, a third of a cup of peas, three quarters of a cup of broccoli, a cup of cabbage. What has no such helping,
 * as wheat, onion and avocado, is left out by the class `fodmap` of the reader.
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
  'cabbage|savoy-cabbage|red-cabbage|napa-cabbage': 75,
};

export const LOW_FODMAP_GRAMS: ReadonlyMap<string, number> = new Map(
  Object.entries(GRAMS).flatMap(([ids, grams]) => ids.split('|').map((id) => [id, grams] as const)),
);
