import { findFood, type NamedFood } from './food-words.ts';

export type PrintedLine = {
  readonly text: string;
  readonly quantity: number | null;
  readonly unit: string | null;
  /** As printed, or estimated from spoons and cups. */
  readonly grams: number;
  readonly name: string;
  readonly prep: string;
  readonly food: NamedFood | undefined;
};

const UNITS =
  /^(oz|cups?|tbsp|tsp|g|ml|kg|lb|slices?|cloves?|stalks?|cans?|sheets?|leaf|leaves|links?|wedges?|inch|inches|pinch|pinches|dash|spears?|scoops?|sprigs?|strips?|heads?|ears?|fillets?|pieces?|patties|patty|bunch|handful)\s+/i;
const NUMBER = /^(\d+\s+\d+\/\d+|\d+\/\d+|\d+(?:\.\d+)?)(?:\s*(?:-|–|to)\s*(\d+(?:\/\d+)?))?\s*/;
/** Where a line prints no grams: what a spoon of most things weighs. */
const USUAL_GRAMS: Readonly<Record<string, number>> = {
  tsp: 4,
  tbsp: 12,
  cup: 100,
  cups: 100,
  pinch: 0.3,
  clove: 3,
  cloves: 3,
  g: 1,
  ml: 1,
  oz: 28.35,
  slice: 30,
  slices: 30,
};

/** Reads "1/2 cup (75 g) bell peppers, diced" from what is printed and nothing else. */
export function readPrintedLine(text: string): PrintedLine {
  const printed = /\((\d+(?:\.\d+)?) (?:g|ml)\)/.exec(text);
  let rest = text
    .replaceAll(/\([^)]*\)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const number = NUMBER.exec(rest);
  if (number) rest = rest.slice(number[0].length);
  const quantity = number ? readNumber(number.at(1) ?? '') : null;
  const unit = UNITS.exec(rest)?.[1]?.toLowerCase() ?? null;
  if (unit) rest = rest.slice(unit.length).trim();
  const [name = '', ...prep] = rest.split(', ');
  const grams = printed ? Number(printed[1]) : (quantity ?? 1) * (unit ? (USUAL_GRAMS[unit] ?? 30) : 50);
  return { text, quantity, unit, grams, name, prep: prep.join(', '), food: findFood(name) };
}

function readNumber(text: string): number {
  return text.split(' ').reduce((sum, part) => {
    const [top = 0, bottom = 1] = part.split('/').map(Number);
    return sum + top / bottom;
  }, 0);
}
