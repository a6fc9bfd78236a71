import { loadDomain } from './load-domain.mjs';

const { parseLine } = await loadDomain('ingredient/parse-line.ts');
const { getUnit } = await loadDomain('quantity/unit.ts');

export const label = 'larder';

export function parse(line) {
  const parsed = parseLine(line);
  return {
    quantity: parsed.amount && { min: toNumber(parsed.amount.min), max: toNumber(parsed.amount.max) },
    unit: parsed.unit && getUnit(parsed.unit).one,
    name: parsed.name,
    preparation: parsed.preparation ?? undefined,
    comment: [parsed.comment, parsed.size].filter(Boolean).join(' ') || undefined,
  };
}

const toNumber = ({ numerator, denominator }) => numerator / denominator;
