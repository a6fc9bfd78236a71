import { foodNameKey } from '../food/food-name-key.ts';

/** As the kitchen lists them: a name as it is typed, and the kits that go by it. */
export type DishNameRow = readonly [name: string, kitIds: readonly string[]];

/** What a dish of this title is asked for by, in small letters. */
export type TitleNames = {
  /** What the title says before it turns to what lies beside: "beef stew" of "Beef stew with carrots and potato". */
  readonly heads: readonly string[];
  /** The last words of these: "tikka masala" and "masala" of "Chicken tikka masala". */
  readonly tails: readonly string[];
};

export function listTitleNames(title: string): TitleNames {
  const known = remembered.get(title);
  if (known) return known;
  const names = readNames(title);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(title, names);
  return names;
}

function readNames(title: string): TitleNames {
  const [, aside] = ASIDE.exec(title) ?? [];
  const whole = title.replace(ASIDE, ' ');
  const main = whole.replaceAll(WITHOUT, '');
  const cut = CUTS.map((at) => readName(main.split(at, 1)[0]!));
  const words = cut[1]!.split(' ');
  const heads = [
    ...cut,
    ...(main === whole ? [] : [readName(whole.split(CUTS[0], 1)[0]!)]),
    ...(aside === undefined ? [] : [readName(aside)]),
  ];
  const tails = words.slice(1).map((_, at) => words.slice(at + 1).join(' '));
  return {
    heads: [...new Set(heads)].filter(Boolean),
    tails: tails.filter((tail) => !/^(?:and|of|with|in|on|a) /.test(tail)),
  };
}

/** As a sentence is read: no accents, and no marks between words. */
const readName = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{Mark}'’]/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** "Rolled omelet (gyeran-mari)". */
const ASIDE = /\(([^()]+)\)/;

/**
 * What a version is without is a rule, and of its name's the longest alone: else "dairy-free ham" would be an omelet, and the
 * dairy-free mac and cheese not be called so.
 */
const WITHOUT = /\b(?:vegan|(?:dairy|egg|fish|gluten)-free) /gi;

/** A version for who needs it, which has the name of the usual one. */
export const isWithout = (title: string): boolean => title.search(WITHOUT) >= 0;

/** From the longest name to the shortest: "falafel in pita" is one, "falafel" another, "crisp bacon" is asked for without its eggs. */
const CUTS = [/ (?:with|over) |, /, / (?:with|over|on|in|of) |, /, / (?:with|over|on|in|of|and) |, /] as const;

const MOST_REMEMBERED = 20_000;
const remembered = new Map<string, TitleNames>();

/** Whether a dish of this title goes by the name, which is a key of `foodNameKey`. */
export function isCalled(title: string, key: string): boolean {
  const { heads, tails } = listTitleNames(title);
  return [...heads, ...tails].some((name) => foodNameKey(name) === key);
}
