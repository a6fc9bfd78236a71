import type { Diet } from '../../diet/diet.ts';
import { isOfPlate } from '../figure/of-plate.ts';
import { isFood, type Item } from '../language/read-items.ts';
import type { Mention } from './find-mentions.ts';
import { endOfFigure } from './own-figures.ts';

/** Figures and diets, by index of their items. */
export type Said = {
  readonly figures: readonly number[];
  readonly diets: readonly number[];
  /** A child is to lose weight: its age must not go unread. */
  readonly keepsAge: boolean;
};

/** What is said of each mention, by its number. */
export function tellApart(items: readonly Item[], mentions: readonly Mention[]): ReadonlyMap<number, Said> {
  const walk: Walk = { items, mentions, said: new Map(), owners: [], isStale: false, depth: 0 };
  for (let at = 0; at < items.length; at++) {
    const here = mentions.findIndex(({ from, to }) => at >= from && at <= to);
    if (here >= 0) meet(walk, at, here);
    else if (items[at]!.value === undefined) readOther(walk, at);
    else at = readFigure(walk, at) - 1;
  }
  return walk.said;
}

type Walk = {
  readonly items: readonly Item[];
  readonly mentions: readonly Mention[];
  readonly said: Map<number, { figures: number[]; diets: number[]; keepsAge: boolean }>;
  /** Of whom what comes next is said. */
  owners: readonly number[];
  /** A dish or a meal was named since: what comes next may be of that. */
  isStale: boolean;
  /** Of parentheses. */
  depth: number;
};

function saidOf({ said }: Walk, owner: number) {
  const known = said.get(owner) ?? { figures: [], diets: [], keepsAge: false };
  said.set(owner, known);
  return known;
}

function meet(walk: Walk, at: number, here: number): void {
  const { items, mentions } = walk;
  if (bindsOne(items[at]!)) saidOf(walk, here).diets.push(at);
  if (at === mentions[here]!.from) walk.owners = isJoined(items, mentions, here) ? [...walk.owners, here] : [here];
  walk.isStale = false;
}

const OF_TABLE: ReadonlySet<string> = new Set(['person', 'day', 'week']);

/** The index behind it. */
function readFigure(walk: Walk, at: number): number {
  const { items, mentions, owners, isStale } = walk;
  const to = endOfFigure(items, at);
  // "My sister is here, so it's seven of us for five days": of everybody.
  if (items.slice(at, to + 1).some(({ effect }) => OF_TABLE.has(effect?.unit ?? '')) || isOfPlate(items, to)) return to;
  const owner = findClaim(items, mentions, to) ?? (owners.length === 1 && !isStale ? owners[0] : undefined);
  if (owner !== undefined) for (let index = at; index < to; index++) saidOf(walk, owner).figures.push(index);
  return to;
}

function readOther(walk: Walk, at: number): void {
  const { items, mentions } = walk;
  const item = items[at]!;
  walk.depth += DEPTH[item.mark ?? ''] ?? 0;
  if (endsOwning(walk, item)) walk.owners = [];
  if (namesFood(item)) walk.isStale = true;
  if (walk.isStale) return;
  const { owners } = walk;
  const isOfFigure = item.effect?.macro !== undefined || item.effect?.bound !== undefined;
  if (owners.length === 1 && isOfFigure) saidOf(walk, owners[0]!).figures.push(at);
  const isTheirs = bindsOne(item) && !isDenied(items, at) && !isOfMeal(items, at);
  const isOfMinor = item.effect?.aims !== undefined && owners.some((owner) => mentions[owner]!.kind !== 'adult');
  for (const owner of owners) {
    if (isTheirs) saidOf(walk, owner).diets.push(at);
    if (isOfMinor) saidOf(walk, owner).keepsAge = true;
  }
}

const namesFood = (item: Item): boolean => isFood(item) || item.effect?.slot !== undefined || item.effect?.dish !== undefined;

const DEPTH: Readonly<Record<string, number>> = { '(': 1, ')': -1 };

const endsOwning = ({ depth, isStale }: Walk, { words }: Item): boolean =>
  ENDS.test(words) || TABLE.test(words) || (words === ',' && depth <= 0) || (isStale && words === 'and');

const ENDS = /^[.;!?]$/u;
/** What comes behind these is everybody's. */
const TABLE = /^(?:we|us|everyone|everybody|all|each|both|together|total|altogether)$/u;

/** "Me and my wife", "two adults, two kids": nothing stands between them, so a figure behind them is not the last one's. */
const isJoined = (items: readonly Item[], mentions: readonly Mention[], at: number): boolean => {
  const [before, mention] = [mentions[at - 1], mentions[at]];
  return before !== undefined && mention !== undefined && items.slice(before.to + 1, mention.from).every(({ words }) => JOINS.test(words));
};
const JOINS = /^(?:and|n|plus|with|,|\+|&|for)$/u;

/** "1600 for me, 2800 for my husband": unless the one behind it has a figure of their own. */
function findClaim(items: readonly Item[], mentions: readonly Mention[], to: number): number | undefined {
  if (items[to]?.words !== 'for') return undefined;
  const at = mentions.findIndex(({ from }) => from === to + 1);
  const mention = mentions[at];
  if (!mention || isJoined(items, mentions, at + 1)) return undefined;
  const next = mention.to + 1;
  if (items[next]?.value === undefined) return at;
  const after = endOfFigure(items, next);
  return items[after]?.words === 'for' && mentions.some(({ from }) => from === after + 1) ? at : undefined;
}

const TOLD_APART: ReadonlySet<Diet> = new Set(['vegetarian', 'vegan', 'pescatarian']);
/** Other diets bind the pot itself: they have a mix of their own, or a kitchen that nothing else may enter. */
export const dietsOf = ({ effect }: Item): readonly Diet[] => effect?.diets?.filter((diet) => TOLD_APART.has(diet)) ?? [];
const bindsOne = (item: Item): boolean => dietsOf(item).length > 0;

/** Those that stand by themselves, of nobody in particular: "we are vegan", whatever is said of one again. */
export function dietsOfAll(items: readonly Item[], said: ReadonlyMap<number, Said>): ReadonlySet<Diet> {
  const owned = new Set([...said.values()].flatMap(({ diets }) => diets));
  return new Set(items.flatMap((item, at) => (owned.has(at) || isDenied(items, at) ? [] : dietsOf(item))));
}

const isDenied = (items: readonly Item[], at: number): boolean =>
  items.slice(Math.max(0, at - 3), at).some(({ words, effect }) => effect?.cue === 'no' || /^(?:not|isnt|arent|never|no)$/u.test(words));

/** "My wife wants a vegetarian dinner". */
const isOfMeal = (items: readonly Item[], at: number): boolean => {
  const { effect } = items[at + 1] ?? {};
  return effect?.slot !== undefined || effect?.foodTalk !== undefined || effect?.dish !== undefined || isFood(items[at + 1]);
};
