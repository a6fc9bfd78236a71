import type { PlannedMeal } from '../src/plan/plan.ts';
import { hasTag } from './check-printed-day.ts';
import type { Report } from './check-printed-line.ts';
import { findFoods } from './food-words.ts';
import type { PrintedLine } from './printed-line.ts';

/** Every line is used in some step, and no step uses what is on no line. */
export function checkStepFoods(meal: PlannedMeal, lines: readonly PrintedLine[], report: Report): void {
  const steps = meal.instructions.join(' \n ').toLowerCase();
  const title = meal.title.toLowerCase();
  for (const line of lines) {
    if (/^(?:salt|water)$/.test(line.name)) {
      if (!/\bsalt|season/.test(steps)) report('unused', `no step uses "${line.text}".`);
      continue;
    }
    if (!isNamed(line, steps)) report('unused', `no step uses "${line.text}".`);
  }
  const plain = steps.replaceAll(NO_FOOD, ' ');
  for (const found of findFoods(plain)) {
    if (AT_HAND.test(found.phrase)) continue;
    const known = lines.some(
      (line) => line.food?.phrase === found.phrase || sharesWord(found.phrase, line.name) || hasGroup(found.phrase, line),
    );
    if (!known && !sharesWord(found.phrase, title)) report('stranger', `the steps use ${found.phrase}, which is on no line.`);
  }
}

/** Words of a step that take up a whole group of lines. */
const GROUP_WORDS: readonly (readonly [pattern: RegExp, tags: readonly string[]])[] = [
  [/\beverything\b|\ball (?:the|other) ingredients\b|\bthe rest of the ingredients\b|\bremaining ingredients\b/, ['*']],
  [/\bspices?\b|\bseasonings?\b/, ['spice', 'allium', 'herb', 'plain']],
  [/\bherbs?\b/, ['herb']],
  [/\bvegetables?\b|\bveg\b/, ['veg', 'starchy']],
  [/\bfruit\b|\bberries\b/, ['fruit']],
  [/\bgreens\b|\bleaves\b/, ['leafy']],
  [/\bmeat\b|\bpatt(?:y|ies)\b|\bmeatballs?\b|\bsteaks?\b|\bkoftas?\b|\bstrips\b|\bchops?\b|\bsausages?\b/, ['meat']],
  [/\bbeef\b/, ['beef']],
  [/\bpork\b/, ['pork']],
  [/\blamb\b/, ['lamb']],
  [/\bchicken\b|\bturkey\b/, ['poultry']],
  [/\bfish\b|\bfillets?\b/, ['fish']],
  [/\bbeans?\b|\bpulses\b/, ['pulse']],
  [/\bnoodles?\b/, ['pasta', 'rice', 'starch', 'veg']],
  [/\bpasta\b/, ['pasta', 'starch', 'grain']],
  [/\brice\b/, ['rice']],
  [/\bbread\b|\btoasts?\b|\bslices?\b|\broll\b|\bbun\b|\bbrown side\b|\bpita\b/, ['bread', 'grain']],
  [/\bbroth\b|\bstock\b/, ['broth', 'fish']],
  [/\bcheese\b/, ['cheese', 'dairylike']],
  [/\byogurt\b/, ['yogurt', 'milky', 'coconut']],
  [/\bmilk\b/, ['milk', 'milky', 'coconut', 'oat', 'seed']],
  [/\bnuts?\b/, ['nut', 'peanut']],
  [/\bseeds?\b/, ['seed', 'spice']],
  [/\bchil(?:i|ies)\b|\bheat\b/, ['spicy']],
  [/\btomato(?:es)?\b/, ['tomato']],
  [/\bmushrooms?\b/, ['mushroom']],
  [/\bonions?\b/, ['allium']],
  [/\bpickles?\b/, ['veg']],
  [/\bmustard\b/, ['mustardy']],
  [/\bsugar\b|\bsyrup\b/, ['sweet', 'refined']],
  [/\bpickles?\b/, ['veg']],
  [/\bcustard\b|\bbatter\b|\bwhites?\b|\byolks?\b|\bomelets?\b/, ['egg']],
  [/\bshellfish\b/, ['shellfish']],
  [/\bpowder\b/, ['powder', 'protein', 'cocoa']],
];

/** What a kitchen has at hand and no list names. */
const AT_HAND = /^(?:water|ice|ice cube|salt|pepper|sea salt|toast|roll|sprout|oil|wrap|cake|relish)$/;
/** Kitchen words that are also foods, and shapes named after a food. */
const NO_FOOD =
  /\b(?:baking (?:sheet|dish|tray)|roasting|rice cooker|grill|cake pan|egg timer|pepper mill|salad bowl|bread knife|soup pot|egg wash|muffin (?:tin|pan|cups?)|steak knife|stock ?pot|garlic press|potato masher|toaster|like (?:a |an )?[a-z ]+|corn-sized|pea-sized|walnut-sized|rice-sized|as (?:fine|coarse|thick) as [a-z ]+|size of (?:a |an )?[a-z]+|smells? (?:of|like) [a-z]+|nut-brown|the broth (?:is|turns|tastes)|fish (?:out|it out)|(?:toast|oil|roll|sprout|date|seed|nut|flake|cream|cheese|cake)(?:ed|ing)?(?= (?:the|it|them|until|in|up|over|lightly|out|around)\b))\b/g;

const stemsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2)
    .map((word) =>
      word
        .replace(/ies$/, 'y')
        .replace(/ves$/, 'f')
        .replace(/(?<=o|sh|ch)es$/, '')
        .replace(/s$/, ''),
    );

const EMPTY_WORDS = new Set([
  'fresh',
  'unsalted',
  'ground',
  'dried',
  'canned',
  'low',
  'sodium',
  'plain',
  'large',
  'small',
  'medium',
  'lean',
  'extra',
  'firm',
  'whole',
  'free',
  'light',
  'sliced',
  'grated',
  'unsweetened',
  'frozen',
  'cooked',
  'salt',
  'added',
  'with',
  'fat',
  'vegan',
  'red',
  'white',
  'green',
  'black',
  'brown',
  'yellow',
  'sweet',
  'mini',
  'mixed',
  'liquid',
  'certified',
  'gluten',
  'and',
  'the',
  'oil',
  'powder',
  'paste',
  'sauce',
  'butter',
]);

function isNamed(line: PrintedLine, steps: string): boolean {
  const stems = new Set(stemsOf(steps));
  const words = stemsOf(line.name);
  const telling = words.filter((word) => !EMPTY_WORDS.has(word));
  if ((telling.length > 0 ? telling : words).some((word) => stems.has(word))) return true;
  return GROUP_WORDS.some(([pattern, tags]) => pattern.test(steps) && (tags.includes('*') || hasTag(line, ...tags)));
}

const sharesWord = (phrase: string, name: string): boolean => {
  const own = stemsOf(name);
  return (
    stemsOf(phrase).some((stem) => !EMPTY_WORDS.has(stem) && own.includes(stem)) || stemsOf(phrase).every((stem) => own.includes(stem))
  );
};

const hasGroup = (phrase: string, line: PrintedLine): boolean =>
  GROUP_WORDS.some(([pattern, tags]) => pattern.test(phrase) && hasTag(line, ...tags));
