import {
  AISLES,
  ALLERGENS,
  FOOD_FACETS,
  FOOD_KINDS,
  FOOD_STATES,
  FOOD_UNITS,
  type FoodUnit,
  type MixBasis,
  type StatedBasis,
} from '@larder/domain/food/food.ts';
import { LIKE_NUTRIENTS, STATED_NUTRIENTS, type FoodEntry, type LikePart, type MixPart, type StatedNutrient } from './food-entry.ts';

/** Tells what is wrong and what to write instead; the reader goes on, so that a file shows all its faults at once. */
type Report = (problem: string, remedy: string) => void;

type ReadField = (value: string, report: Report) => Partial<FoodEntry>;

/** What a field of a food says, by its name. AUTHORING.md has the grammar. */
export const FIELDS: Readonly<Record<string, ReadField>> = {
  also: (value) => ({ aliases: splitList(value) }),
  kind: readKind,
  aisle: readAisle,
  allergens: (value, report) => ({ allergens: readWords(value, ALLERGENS, report) }),
  facets: (value, report) => ({ facets: readWords(value, FOOD_FACETS, report) }),
  units: readUnits,
  refuse: (value, report) => ({ refuse: readNumber(value, report) }),
  yield: (value, report) => ({ yield: readNumber(value, report) }),
  sr: (value, report) => readNumbered(value, report),
  'stand-in': readMix('stand-in'),
  like: (value, report) => ({ like: value.split(' + ').map((part) => readLike(part, report)) }),
  'mix by definition': readMix('definition'),
  'mix by estimate': readMix('estimate'),
  'stated by analysis': readStated('analysis'),
  'stated by package': readStated('package'),
  'stated by definition': readStated('definition'),
  'energy note': (energyNote) => ({ energyNote }),
  'unit note': (unitNote) => ({ unitNote }),
  'allergen note': (allergenNote) => ({ allergenNote }),
};

/** Sentences: they may hold a semicolon, so they run to the end of their line. The first two belong to a mix or to stated figures. */
export const TEXT_FIELDS: ReadonlySet<string> = new Set(['source', 'note', 'energy note', 'unit note', 'allergen note']);

/** `chickpea, chickpeas (chickpea)`: singular, plural where it is another word, and the form before another noun where that is another. */
export function readNames(value: string, report: Report): Pick<FoodEntry, 'noun' | 'plural' | 'modifier'> {
  const [, noun = '', plural, modifier] = /^([^,(:]+?)(?:, ([^,(:]+?))?(?: \(([^():]+)\))?$/.exec(value) ?? [];
  if (noun === '') report(`"${value}" is no name`, 'write "noun", "noun, plural" or "noun, plural (modifier)"; other names go into also:');
  return { noun, ...(plural !== undefined && { plural }), ...(modifier !== undefined && { modifier }) };
}

function readKind(value: string, report: Report): Partial<FoodEntry> {
  const [, kind = value, state = ''] = /^(\S+) (\S+)$/.exec(value) ?? [];
  return { kind: oneOf(kind, FOOD_KINDS, report), state: oneOf(state, FOOD_STATES, report) };
}

function readAisle(value: string, report: Report): Partial<FoodEntry> {
  const [, aisle = value, price = ''] = /^(\S+) (\S+)$/.exec(value) ?? [];
  if (!/^\${1,3}$/.test(price)) report(`"${price}" is no price`, 'write $ for cheap, $$ for usual, $$$ for dear after the aisle');
  return { aisle: oneOf(aisle, AISLES, report), cost: price.length as FoodEntry['cost'] };
}

/** `each* 50, cup 243, tbsp*`: grams a unit; the star is at the unit a cook uses first, which may follow from another's grams. */
function readUnits(value: string, report: Report): Partial<FoodEntry> {
  const units: Partial<Record<FoodUnit, number>> = {};
  const starred: FoodUnit[] = [];
  for (const item of splitList(value)) {
    const [, word = item, star, grams] = /^([a-z-]+)(\*)?(?: (\S+))?$/.exec(item) ?? [];
    const unit = oneOf(word, FOOD_UNITS, report);
    if (units[unit] !== undefined) report(`${unit} is weighed twice`, 'keep one of them');
    if (star !== undefined) starred.push(unit);
    if (grams !== undefined) units[unit] = readNumber(grams, report);
    else if (star === undefined) report(`one ${unit} weighs nothing`, `write its grams: "${unit} 100"`);
  }
  if (starred.length > 1) report(`${starred.join(' and ')} are starred`, 'star the one unit that a cook uses first');
  return { units, ...(starred[0] !== undefined && { prefer: starred[0] }) };
}

/** `01123 Egg, whole ... fresh`: a number of SR28, and words that its description holds. */
function readNumbered(value: string, report: Report): { readonly sr: string; readonly must: string[] } {
  const [, sr = '', words = ''] = /^(\d{5}) (.+)$/.exec(value) ?? [];
  if (sr === '') report(`"${value}" is no food of SR28`, 'write its five-digit number and words of its description: "01123 Egg, whole"');
  return { sr, must: words.split(' ... ').filter((part) => part !== '') };
}

/** `sugar 18363 tortillas ... corn`: the nutrient by the carbs or the fat of another entry. */
function readLike(text: string, report: Report): LikePart {
  const [, nutrient = text, numbered = ''] = /^(\S+) (.+)$/.exec(text) ?? [];
  return { nutrient: oneOf(nutrient, LIKE_NUTRIENTS, report), ...readNumbered(numbered, report) };
}

function readMix(basis: MixBasis): ReadField {
  return (value, report) => ({ composite: { basis, parts: value.split(' + ').map((part) => readPart(part, report)), note: '' } });
}

/** `0.5 14555 water, bottled`; without a share it is the whole. */
function readPart(text: string, report: Report): MixPart {
  const [, share, numbered = text] = /^(0?\.\d+|1) (.+)$/.exec(text) ?? [];
  return { ...readNumbered(numbered, report), share: share === undefined ? 1 : Number(share) };
}

function readStated(basis: StatedBasis): ReadField {
  return (value, report) => {
    const figures: Partial<Record<StatedNutrient, number>> = {};
    for (const item of splitList(value)) {
      const [, nutrient = item, figure = ''] = /^(\S+) (\S+)$/.exec(item) ?? [];
      figures[oneOf(nutrient, STATED_NUTRIENTS, report)] = readNumber(figure, report);
    }
    const { protein, carbs, fat } = figures;
    if (protein !== undefined && carbs !== undefined && fat !== undefined) {
      return { label: { basis, source: '', per100g: { ...figures, protein, carbs, fat } } };
    }
    report('figures without all three of protein, carbs and fat', 'state them; every other nutrient may be left out as unknown');
    return {};
  };
}

const splitList = (value: string): string[] => value.split(',').map((item) => item.trim());

const readWords = <Word extends string>(value: string, known: readonly Word[], report: Report): Word[] =>
  splitList(value).map((word) => oneOf(word, known, report));

function oneOf<Word extends string>(word: string, known: readonly Word[], report: Report): Word {
  const found = known.find((candidate) => candidate === word);
  if (found === undefined) report(`"${word}" is none of the words known here`, `write one of: ${known.join(', ')}`);
  return found ?? known[0]!;
}

function readNumber(text: string, report: Report): number {
  if (!/^\d+(\.\d+)?$/.test(text)) report(`"${text}" is no number`, 'write digits, with a point before decimals');
  return Number(text);
}
