import { FOOD_UNITS, type FoodUnit } from '@larder/domain/food/food.ts';
import type { FoodEntry } from '../food-entry.ts';
import type { FoodProblem } from '../food-fault.ts';
import type { Sr28Measure } from '../sr28.ts';

const TOLERANCE = 0.3;

/** Unit grams against SR28's household measures, where both know the same measure. */
export function findUnitFaults(entry: FoodEntry, measures: readonly Sr28Measure[]): readonly FoodProblem[] {
  if (entry.unitNote !== undefined) return [];
  return measures.flatMap((measure) => {
    const known = readMeasure(measure, entry.noun);
    const grams = known === undefined ? undefined : entry.units?.[known.unit];
    if (known === undefined || grams === undefined || Math.abs(grams - known.grams) <= known.grams * TOLERANCE) return [];
    return [
      {
        problem: `one ${known.unit} weighs ${grams} g, SR28 has ${round(known.grams)} g ("${measure.text}")`,
        remedy: 'correct the grams, or say in unitNote why they differ',
      },
    ];
  });
}

const round = (grams: number): number => Math.round(grams * 10) / 10;

const CUT_BY_WORD: readonly (readonly [RegExp, FoodUnit])[] = [
  [/\b(chopped|diced|cubes?|pieces|chunks|crumbled)\b/, 'cup-chopped'],
  [/\b(sliced?|slices)\b/, 'cup-sliced'],
  [/\b(shredded|grated)\b/, 'cup-grated'],
  [/\b(mashed|pureed)\b/, 'cup-mashed'],
  [/\(not packed\)/, 'cup'],
  [/\bpacked\b/, 'cup-packed'],
  [/\bwhole\b/, 'cup-whole'],
];

/** Reads ".5 cup, slices" or "1 medium" as one of our units; undefined where it means nothing we measure by. */
export function readMeasure({ grams, text }: Sr28Measure, noun: string): { readonly unit: FoodUnit; readonly grams: number } | undefined {
  const match = /^([\d.]+)\s+(.+)$/.exec(text.trim().toLowerCase());
  if (match === null) return undefined;
  const count = Number(match[1]);
  const rest = match[2] ?? '';
  const unit = readUnit(rest, noun);
  return unit === undefined || !(count > 0) ? undefined : { unit, grams: grams / count };
}

function readUnit(rest: string, noun: string): FoodUnit | undefined {
  const word =
    /^[a-z]+/
      .exec(rest)?.[0]
      ?.replace(/^tablespoons?$/, 'tbsp')
      .replace(/^teaspoons?$/, 'tsp') ?? '';
  if (word === 'cup') return readCup(rest);
  const size = /\b(small|medium|large)\b/.exec(rest)?.[1] as FoodUnit | undefined;
  // Sizes and cuts that are none of ours: "1 croissant, mini", "1 leaf, inner", "1 tsp, ground".
  if (/\b(extra|super|mini|miniature|jumbo|inner|outer|nlea|ground|unpacked)\b/.test(rest)) return undefined;
  const singular = singularUnit(word);
  if (singular !== undefined && !['small', 'medium', 'large'].includes(singular)) return size === undefined ? singular : undefined;
  if (size !== undefined) return size;
  const own = noun.toLowerCase().split(' ').at(-1) ?? '';
  return word === 'fruit' || (own !== '' && (word === own || word === `${own}s` || word === `${own}es`)) ? 'each' : undefined;
}

const readCup = (rest: string): FoodUnit | undefined => {
  const qualifier = rest
    .replace(/^cup/, '')
    .replace(/includes.*$/, '')
    .trim();
  if (/^[,.\s]*(\(8 fl oz\))?$/.test(qualifier)) return 'cup';
  return CUT_BY_WORD.find(([pattern]) => pattern.test(qualifier))?.[1];
};

function singularUnit(word: string): FoodUnit | undefined {
  const candidates = [word, word.replace(/s$/, ''), word === 'leaves' ? 'leaf' : '', word === 'floweret' ? 'floret' : ''];
  return FOOD_UNITS.find((unit) => candidates.includes(unit));
}
