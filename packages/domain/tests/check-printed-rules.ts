import type { Diet, Restriction } from '../src/diet/diet.ts';
import type { Allergen } from '../src/food/food.ts';
import { findFood } from './food-words.ts';
import { readPrintedLine, type PrintedLine } from './printed-line.ts';

/** What an eater holds to, in plain words, whatever the planner makes of it. */
export type HeldRule = Diet | Restriction | Allergen;

type Has = (...tags: readonly string[]) => boolean;
type Test = (has: Has, line: PrintedLine) => boolean;

const hasGluten: Test = (has, { text }) => has('gluten', 'oat') && !/gluten-free/i.test(text);
const hasMeat: Test = (has) => has('meat', 'gelatin');
const isNoVegetarian: Test = (has) => has('meat', 'fish', 'shellfish', 'gelatin', 'rennet');
const isNoVegan: Test = (has, line) => isNoVegetarian(has, line) || has('egg', 'dairy', 'honey');
const hasDairy: Test = (has) => has('dairy');
const isNoPaleo: Test = (has) => has('grain', 'oat', 'legume', 'refined', 'seedoil') || (has('dairy') && !has('clarified'));
const isNoCarnivore: Test = (has, { name }) =>
  (!has('meat', 'fish', 'shellfish', 'egg', 'dairy') || has('condiment')) && !/^(?:sea |kosher )?salt$|^water$/i.test(name);

/** True where a line may not stand in a plan that holds to the rule. Day-long limits are in `check-printed-day.ts`. */
const BROKEN_BY: Readonly<Partial<Record<HeldRule, Test>>> = {
  vegetarian: isNoVegetarian,
  Vegetarian: isNoVegetarian,
  vegan: isNoVegan,
  Vegan: isNoVegan,
  pescatarian: hasMeat,
  glutenfree: hasGluten,
  'Gluten-Free': hasGluten,
  gluten: hasGluten,
  'Dairy-Free': hasDairy,
  dairy: hasDairy,
  keto: isNoKeto,
  Keto: isNoKeto,
  paleo: isNoPaleo,
  Paleo: isNoPaleo,
  carnivore: isNoCarnivore,
  pregnancy: breaksPregnancy,
  Kosher: (has) => has('pork', 'shellfish', 'unkosher', 'gelatin'),
  Halal: (has) => has('pork', 'alcohol', 'gelatin'),
  egg: (has) => has('egg'),
  fish: (has) => has('fish'),
  crustacean: (has) => has('crustacean'),
  mollusc: (has) => has('mollusc'),
  'tree-nut': (has) => has('nut'),
  peanut: (has) => has('peanut'),
  soy: (has) => has('soy'),
  sesame: (has) => has('sesame'),
  mustard: (has) => has('mustardy'),
  celery: (has) => has('celery'),
  sulphite: (has, { name }) => has('sulphite') || (has('dried') && !/date|prune/i.test(name)),
  lupin: (has) => has('lupin'),
};

/** Grain, sugar, pulses, starchy roots and sweet fruit each use up a day's 50 g of carbs in one helping. */
function isNoKeto(has: Has, { food, grams }: PrintedLine): boolean {
  if (food?.phrase === 'cornstarch' && grams <= 5) return false;
  return (
    (has('grain', 'oat', 'refined', 'pulse', 'starchy', 'sweetfruit', 'starch') && food?.phrase !== 'edamame') ||
    (has('sweet') && !has('cocoa')) ||
    has('honey')
  );
}

/** FDA and NHS lists: mercury, liver, alcohol, what is cold-smoked or sliced, soft cheese and sprouts unless made safe. */
function breaksPregnancy(has: Has, { text, prep }: PrintedLine): boolean {
  if (has('mercury', 'liver')) return true;
  if (has('alcohol') && !/vanilla|mirin/i.test(text)) return true;
  if (has('deli') && !/cooked|crisp|heated|fried|sliced into|browned/i.test(prep)) return true;
  if (has('soft') && !/pasteuri[sz]ed/i.test(text)) return true;
  return has('sprout') && /alfalfa|raw/i.test(text);
}

/** Whether a printed ingredient line breaks a rule, judged by its words alone; a line with no known food breaks every rule. */
export function lineBreaksRule(text: string, rule: HeldRule): boolean {
  const line = readPrintedLine(text);
  const test = BROKEN_BY[rule];
  if (!test) return false;
  const { food } = line;
  if (!food) return true;
  return test((...tags) => tags.some((tag) => food.tags.has(tag)), line);
}

/** Classes a person names in an exclusion: "no meat", "no nuts", "nothing spicy". */
const TAG_OF_CLASS: Readonly<Record<string, readonly string[]>> = {
  meat: ['meat'],
  'red meat': ['beef', 'lamb', 'pork', 'game'],
  poultry: ['poultry'],
  beef: ['beef'],
  pork: ['pork'],
  lamb: ['lamb'],
  fish: ['fish'],
  seafood: ['fish', 'shellfish'],
  shellfish: ['shellfish'],
  egg: ['egg'],
  dairy: ['dairy'],
  cheese: ['cheese'],
  yogurt: ['yogurt'],
  milk: ['milk'],
  nut: ['nut', 'peanut'],
  peanut: ['peanut'],
  soy: ['soy'],
  gluten: ['gluten'],
  mushroom: ['mushroom'],
  bean: ['pulse'],
  legume: ['legume'],
  spicy: ['spicy'],
  bread: ['bread'],
  pasta: ['pasta'],
  tomato: ['tomato'],
  rice: ['rice'],
  alcohol: ['alcohol'],
  honey: ['honey'],
  sugar: ['refined', 'honey', 'sweet'],
  grain: ['grain', 'oat'],
  sesame: ['sesame'],
  seed: ['seed'],
};

const AMERICAN: Readonly<Record<string, string>> = {
  beetroot: 'beet',
  courgette: 'zucchini',
  aubergine: 'eggplant',
  rocket: 'arugula',
  prawn: 'shrimp',
  'spring onion': 'green onion',
  swede: 'rutabaga',
  groundnut: 'peanut',
};

/** Whether a printed line is, or is made of, what a person calls `food`. */
export function lineContains(text: string, food: string): boolean {
  const line = readPrintedLine(text);
  const plain = singular(food.toLowerCase().trim());
  const asked = AMERICAN[plain] ?? plain;
  const tags = TAG_OF_CLASS[asked];
  const found = line.food ?? findFood(text);
  if (tags && found) return tags.some((tag) => found.tags.has(tag));
  // Who wants no olives still cooks with their oil.
  const words = TASTELESS_AS_OIL.has(asked) ? line.name.toLowerCase().replace(`${asked} oil`, 'oil') : line.name.toLowerCase();
  if (asked === 'onion' || asked === 'chicken')
    return new RegExp(`\\b${asked}s?\\b`).test(words) || (asked === 'onion' && /shallot|scallion/.test(words));
  return (
    new RegExp(`(?<![\\p{L}-])${asked.replace(/ y$/, '')}(?:s|es|ies)?(?![\\p{L}])`, 'u').test(words) ||
    findFood(asked)?.phrase === found?.phrase
  );
}

const TASTELESS_AS_OIL: ReadonlySet<string> = new Set(['olive', 'avocado']);

const singular = (word: string): string =>
  word
    .replace(/(?<=[^s])ies$/, 'y')
    .replace(/(?<=(?:sh|ch|o))es$/, '')
    .replace(/(?<=[^su])s$/, '');
