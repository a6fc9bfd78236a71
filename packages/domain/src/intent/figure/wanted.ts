import type { Wanted } from '../intent.ts';
import type { BoundWord } from '../language/intent-words.table.ts';
import type { Figure } from './number-reading.ts';
import type { Item } from '../language/read-items.ts';

export function readWanted(items: readonly Item[], figure: Figure, scale = 1): Wanted {
  const low = figure.low * scale;
  if (figure.high !== undefined) return { min: low, max: figure.high * scale };
  const bound = boundAfter(items, figure.to) ?? boundBefore(items, figure.from);
  if (bound === 'max' || bound === 'or-less') return { max: low };
  if (bound === 'min' || bound === 'or-more' || items[figure.to]?.mark === '+') return { min: low };
  const sign = items[figure.from - 1]?.mark;
  if (sign === '<') return { max: low };
  return sign === '>' ? { min: low } : { target: low };
}

export function boundBefore(items: readonly Item[], at: number): BoundWord | undefined {
  if (ABOUT.test(items[at - 1]?.words ?? '')) return 'about';
  for (let back = at - 1; back >= Math.max(0, at - 4); back--) {
    const item = items[back]!;
    if (item.effect?.bound) return reaches(items, back) ? 'about' : item.effect.bound;
    if (endsBound(item)) return undefined;
  }
  return undefined;
}

/** "No more than half an hour and 1800 calories": the bound is of another figure, or of a time. */
const endsBound = ({ effect, value, mark }: Item): boolean =>
  value !== undefined || /^[;,.]$/u.test(mark ?? '') || effect?.minutes !== undefined || OF_TIME.has(effect?.unit ?? '');

/** "Maybe eighteen hundred". */
const ABOUT = /^(?:maybe|perhaps|say)$/u;
const OF_TIME: ReadonlySet<string> = new Set(['minute', 'hour']);

/** "Whatever gets me up to 3,100" is to be reached. */
const reaches = (items: readonly Item[], at: number): boolean =>
  items[at]!.words === 'up to' &&
  items.slice(Math.max(0, at - 2), at).some(({ words }) => /^(?:gets?|getting|brings?|takes?|builds?|bumps?|push)$/u.test(words));

function boundAfter(items: readonly Item[], at: number): BoundWord | undefined {
  for (let ahead = at; ahead < Math.min(items.length, at + 4); ahead++) {
    const item = items[ahead];
    const bound = item?.effect?.bound;
    if (bound === 'or-less' || bound === 'or-more') return bound;
    // "2000 max" closes a figure; "2000 under 50 g fat" opens the next.
    if ((bound === 'max' || bound === 'min') && items[ahead + 1]?.value === undefined && items[ahead + 2]?.value === undefined)
      return bound;
    if (item?.value !== undefined || item?.mark === ',' || item?.mark === ';') return undefined;
  }
  return undefined;
}

export const roundWanted = (wanted: Wanted): Wanted => mapWanted(wanted, Math.round);
export const scaleWanted = (wanted: Wanted, by: number): Wanted => mapWanted(wanted, (value) => Math.round(value * by));
/** Nobody aims at an amount of sodium: a bare figure is a limit. */
export const limitOf = (wanted: Wanted): Wanted => (wanted.target === undefined ? wanted : { max: wanted.target });

function mapWanted({ target, min, max }: Wanted, map: (value: number) => number): Wanted {
  return {
    ...(target === undefined ? {} : { target: map(target) }),
    ...(min === undefined ? {} : { min: map(min) }),
    ...(max === undefined ? {} : { max: map(max) }),
  };
}
