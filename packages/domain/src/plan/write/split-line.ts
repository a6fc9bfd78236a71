/**
 * A line of ours in two columns: the amount with its unit, and the food. Lines begin with a number or are all food
 * ("salt, to taste"); a bracket right after the amount belongs to it ("1/2 cup (41 g)").
 */
export function splitLine(line: string): { amount: string; item: string } {
  const found = AMOUNT.exec(line);
  const amount = found?.[0].trim() ?? '';
  return amount ? { amount, item: line.slice(found?.[0].length ?? 0) } : { amount: '', item: line };
}

const NUMBER = String.raw`\d+(?:[.,]\d+)?(?: \d+\/\d+|\/\d+)?`;
const UNIT = String.raw`(?: (?:cups?|tbsp|tsp|oz|lb|g|kg|ml|l|pinch|dash|slices?|cloves?|sprigs?|leaf|leaves|stalks?|sheets?|sticks?|cans?|scoops?)(?=\s|$))?`;
const AMOUNT = new RegExp(String.raw`^${NUMBER}${UNIT}(?: \([^)]*\d[^)]*\))?\s+`);
