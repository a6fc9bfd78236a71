import { singularize } from '../ingredient/singularize.ts';
import { numberToAmount } from '../quantity/amount.ts';
import { formatAmount } from '../quantity/format-amount.ts';
import { getUnit } from '../quantity/unit.ts';
import { type CartMeasure, inUnit, isUnitId, readMeasure } from './read-measure.ts';

/** What the plan wants of a line of which something was bought already. */
export type GrownLine = {
  /** As it stands on the list, on paper and in the shop. */
  readonly quantity: string;
  readonly isBought: boolean;
};

/**
 * "4 more (6 checked before)": what is still to be bought, in the words that every view of the list shows. Where the two amounts
 * cannot be subtracted, all of it with what was bought. Less than was bought, or the same, is bought.
 */
export function growLine(bought: string, needed: string): GrownLine {
  const more = findMore(bought, needed);
  if (more === '') return { quantity: needed, isBought: true };
  const before = `(${outerOf(bought) || 'some'} ${BEFORE})`;
  return { quantity: more === undefined ? `${outerOf(needed)} ${before}`.trim() : `${more} more ${before}`, isBought: false };
}

const BEFORE = 'checked before';

/** What of it a shop is asked for: "4 more (6 checked before)" is 4. */
export const restToBuy = (quantity: string): string => quantity.replace(/(?: more)? \([^()]* checked before\)$/, '');

/** Empty for none; undefined where it cannot be said. */
function findMore(bought: string, needed: string): string | undefined {
  if (bought === needed) return '';
  const [had, need] = [readMeasure(outerOf(bought)), readMeasure(outerOf(needed))];
  const same = had && need && inUnit(had, need.unit);
  if (!same) return findMorePacks(outerOf(bought), outerOf(needed));
  const rest = need.quantity - same.quantity;
  if (rest < LEAST) return '';
  // "4 tbsp (1 lemon)" after "3 tbsp (1 lemon)": the fruit is bought.
  if (isSpooned(need) && innerOf(bought) !== '' && innerOf(bought) === innerOf(needed)) return '';
  return writeMeasure({ quantity: rest, unit: need.unit });
}

/** "5 clamshells" after "3 clamshells", which is no unit. */
function findMorePacks(bought: string, needed: string): string | undefined {
  const [had, need] = [PACKS.exec(bought)?.groups, PACKS.exec(needed)?.groups];
  if (!had || !need || singularize(had['pack']!) !== singularize(need['pack']!)) return undefined;
  const rest = Number(need['count']) - Number(had['count']);
  if (rest <= 0) return '';
  return `${rest} ${rest === 1 ? singularize(need['pack']!) : need['pack']!}`;
}

const PACKS = /^(?<count>\d+) (?<pack>[a-z][a-z -]*)$/;

/** What rounding leaves. */
const LEAST = 1e-6;

const outerOf = (quantity: string): string => quantity.split('(')[0]!.trim();
const innerOf = (quantity: string): string => quantity.split('(')[1] ?? '';

const isSpooned = ({ unit }: CartMeasure): boolean => isUnitId(unit) && getUnit(unit).kind === 'volume';

function writeMeasure({ quantity, unit }: CartMeasure): string {
  const amount = numberToAmount(quantity);
  if (isUnitId(unit)) return formatAmount(amount, unit);
  const count = formatAmount(amount, null);
  return unit === 'each' ? count : `${count} ${unit}`;
}
