// Whether what each plate is told to get of a pot adds up to the pot as it is told: read off the sentences, without the units behind them.
import type { PlannedMeal } from '../../packages/domain/src/plan/plan.ts';

const MOST_OFF = 0.02;
const SPOONS_PER_CUP = 16;

/** How far the plates of a meal are from its pot, as a share of it; undefined where nothing is dished out of one. */
export function toldOff({ plates = [] }: Pick<PlannedMeal, 'plates'>): number | undefined {
  const told = plates.filter(({ own }) => !own).map((plate) => readTold(plate.told));
  if (told.length === 0) return undefined;
  const sum = told.reduce((all, { own, whole }) => all + own / whole, 0);
  // Of a recipe that is cooked as it is written something may be left.
  return Math.abs(sum - plates.reduce((all, { share }) => all + share, 0));
}

export const isToldOff = (off: number): boolean => off > MOST_OFF + 1e-9;

function readTold(told: string): { readonly own: number; readonly whole: number } {
  const percent = /^([\d.]+)% by weight/.exec(told)?.[1];
  if (percent !== undefined) return { own: Number(percent), whole: 100 };
  const [, own, whole] = /^(?:about )?(.*) of (.*)$/.exec(told) ?? [];
  if (own === undefined || whole === undefined) throw new Error(`No share is told by "${told}".`);
  const isCut = whole.includes('equal');
  // "1 3/4 cups of 6 1/2": cups, where nothing else is said.
  return isCut ? { own: readNumber(own), whole: readNumber(whole) } : { own: readSpoons(own), whole: readSpoons(whole) };
}

function readSpoons(text: string): number {
  return text.split(' and ').reduce((sum, part) => sum + readNumber(part) * (part.includes('tbsp') ? 1 : SPOONS_PER_CUP), 0);
}

/** "6 1/2 equal pieces". */
function readNumber(text: string): number {
  const parts = text.match(/\d+\/\d+|\d+/gu) ?? [];
  return parts.reduce((sum, part) => {
    const [over, under = '1'] = part.split('/');
    return sum + Number(over) / Number(under);
  }, 0);
}
