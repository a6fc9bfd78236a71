import { expect, test } from 'vitest';
import { listTableFaults } from './tables.ts';

test.each([
  ['export const FOODS = { oats: 1 };'],
  ["export const WORDS = ('a' + 'b').split(' ');"],
  ['export const SHAPES: readonly Shape[] = [\n  { draw: (random) => cube(random) },\n];'],
  ["export const WORDS = ('a' + 'b').split(' ').map((word) => word.trim());"],
  ['export const MAKES: Readonly<Record<string, (food: Food) => boolean>> = { oats: isOats };'],
  ['const isRed = (food: Food): boolean => food.red;\nexport const RED = FOODS.filter(isRed);'],
])('%s is data', (text) => expect(listTableFaults('food/some.table.ts', text)).toEqual([]));

test.each([
  ['export function isSafe(food: Food): boolean {'],
  ['export const isSafe = (food: Food): boolean => food.safe;'],
  ['export const isSafe = <Asked extends { id: string }>(asked: Asked): boolean => true;'],
  ['export const isSafe: (food: Food) => boolean = (food) => food.safe;'],
  ['export const isSafe = (\n  food: Food,\n  { age = 4 }: { age?: number },\n): boolean => age > 3;'],
  ['export const isSafe = async food => food.safe;'],
  ['export const isSafe =\n  (food: Food) =>\n  (age: number): boolean => true;'],
])('%s is none', (text) => {
  expect(listTableFaults('food/some.table.ts', text)).toEqual([expect.stringContaining('exports isSafe')]);
  expect(listTableFaults('food/some.ts', text)).toEqual([]);
});
