import { loadDomain } from './load-domain.mjs';

const { parseLine } = await loadDomain('ingredient/parse-line.ts');
const { getUnit } = await loadDomain('quantity/unit.ts');
const { mergeLines } = await loadDomain('grocery/consolidate.ts');
const { categorize } = await loadDomain('grocery/category.ts');

export const label = 'larder';

export function parse(line) {
  const parsed = parseLine(line);
  return {
    quantity: parsed.amount && writeQuantity(parsed.amount),
    unit: parsed.unit && getUnit(parsed.unit).one,
    name: parsed.name,
    preparation: parsed.preparation ?? undefined,
    comment: [parsed.comment, parsed.size].filter(Boolean).join(' ') || undefined,
  };
}

const writeQuantity = ({ min, max }) => ({ min: toNumber(min), max: toNumber(max) });

const toNumber = ({ numerator, denominator }) => numerator / denominator;

export { categorize };

export function merge(lines) {
  return mergeLines(lines).map(({ name, amounts }) => ({ name, amounts: amounts.map(writeMeasure) }));
}

const writeMeasure = ({ amount, unit }) => ({ quantity: writeQuantity(amount), unit: unit && getUnit(unit).one });
