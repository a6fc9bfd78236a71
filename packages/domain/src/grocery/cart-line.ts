import { singularize } from '../ingredient/singularize.ts';
import { restToBuy } from './grown-line.ts';
import { type CartMeasure, inUnit, readMeasure } from './read-measure.ts';

/** One thing to look for in an outside shop. */
export type CartLine = {
  /** The search term: lower case, singular, without amount, preparation or brackets. */
  readonly name: string;
  /** What a person reads there. */
  readonly displayText: string;
  /** Alternatives for the same amount, best first; empty when it cannot be said in a unit. */
  readonly measures: readonly CartMeasure[];
  /** What the line itself demands ("gluten-free"). Never taken from a diet: a demand may leave a line without a match. */
  readonly demands: readonly CartDemand[];
};

export const CART_DEMANDS = ['organic', 'gluten-free', 'fat-free', 'vegan', 'kosher', 'sugar-free', 'low-fat'] as const;
export type CartDemand = (typeof CART_DEMANDS)[number];

export type CartItem = { readonly ingredient: string; readonly quantity: string };

/** Lines for the same search term become one. Where their amounts do not add up, the amounts are words only. */
export function listCartLines(given: readonly CartItem[]): readonly CartLine[] {
  const items = given.map(({ ingredient, quantity }) => ({ ingredient, quantity: restToBuy(quantity) }));
  const groups = new Map<string, CartItem[]>();
  for (const item of items) {
    const { name, demands } = readTerm(item.ingredient);
    const key = [name, ...demands].join('|');
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()].flatMap((group) => {
    const { name, demands } = readTerm(group[0]!.ingredient);
    if (name === '') return [];
    // A line whose parts were put together says their amounts one by one.
    const quantities = group.flatMap(({ quantity }) => quantity.split(' + '));
    return [{ name, displayText: writeDisplayText(group), measures: sumMeasures(quantities.map(readMeasures)), demands }];
  });
}

function readTerm(ingredient: string): Pick<CartLine, 'name' | 'demands'> {
  const core = ingredient
    .replaceAll(/\([^)]*\)/g, ' ')
    .split(/[,;]/)[0]!
    .toLowerCase();
  const demands = CART_DEMANDS.filter((demand) => demandPattern(demand).test(core));
  const bare = demands.reduce((text, demand) => text.replace(demandPattern(demand), ' '), core);
  const words = bare.split(/\s+/).filter(Boolean);
  const last = words.at(-1);
  // A single word that says nothing without its demand ("vegan") stays as it was written.
  if (last === undefined) return { name: core.trim().slice(0, LONGEST_NAME), demands: [] };
  return { name: [...words.slice(0, -1), singularize(last)].join(' ').slice(0, LONGEST_NAME).trim(), demands };
}

const demandPattern = (demand: CartDemand): RegExp => new RegExp(`(?<![\\w-])${demand.replace('-', '[- ]')}(?![\\w-])`, 'g');

/** Ours: no outside shop states one. */
const LONGEST_NAME = 100;

const writeDisplayText = (group: readonly CartItem[]): string =>
  group
    .map(({ ingredient, quantity }) => `${quantity} ${ingredient}`.trim())
    .filter((text, at, all) => all.indexOf(text) === at || group[at]!.quantity !== '')
    .join(' + ')
    .slice(0, LONGEST_TEXT);

const LONGEST_TEXT = 200;

/** "1 1/2 lb (680 g)" is two measures of one amount; "1 head (8 cloves)" is bought by the head. */
function readMeasures(quantity: string): readonly CartMeasure[] {
  const [outer = '', inner] = quantity.split('(');
  return [outer, inner?.replace(')', '') ?? ''].flatMap((text) => readMeasure(text.trim()) ?? []);
}

function sumMeasures(all: readonly (readonly CartMeasure[])[]): readonly CartMeasure[] {
  const [first = [], ...others] = all;
  return others.reduce<readonly CartMeasure[]>((sums, measures) => sums.flatMap((sum) => addMeasure(sum, measures) ?? []), first);
}

function addMeasure(sum: CartMeasure, measures: readonly CartMeasure[]): CartMeasure | undefined {
  for (const measure of measures) {
    const more = inUnit(measure, sum.unit);
    if (more) return { ...more, quantity: sum.quantity + more.quantity };
  }
  return undefined;
}
