import type { Item } from '../language/read-items.ts';
import { isToEat } from '../language/read-items.ts';

/**
 * First names beside whoever asks, "for me and Ben", "Jonas, Mia and I": words that mean nothing else, joined to "me" or "I" by "and".
 * One alone ("dinner with Ben") may be any word that nobody knows, and so may one before a food: "me and shiso soup".
 */
export function findCompany(items: readonly Item[]): ReadonlySet<number> {
  const found = new Set<number>();
  items.forEach(({ words }, self) => {
    if (!SELF.test(words)) return;
    for (const step of [-1, 1] as const) {
      const names = walk(items, self, step);
      const isBefore = step < 0;
      const edge = isBefore ? items[self + 1] : items[(names.at(-1) ?? self) + 1];
      if (!isToEat(edge)) for (const at of names) found.add(at);
    }
  });
  return found;
}

/** From "me" over what joins, as long as names come: nothing where no "and" does. */
function walk(items: readonly Item[], self: number, step: 1 | -1): readonly number[] {
  const names: number[] = [];
  let isJoined = false;
  for (let at = self + step; JOINS.test(items[at]?.words ?? ''); at += 2 * step) {
    isJoined ||= items[at]!.words !== ',';
    const next = at + step;
    if (isName(items[next])) names.push(next);
    else if (!SELF.test(items[next]?.words ?? '')) break;
  }
  // "Keto on a pension and I won't eat liver": who is named before "I" stands at a beginning.
  const begins = step > 0 || BEGINS.test(items[(names.at(-1) ?? self) - 1]?.words ?? ',');
  return isJoined && begins ? names : [];
}

const isName = (item: Item | undefined): boolean =>
  item !== undefined && (item.unknown === true || item.typed !== undefined) && /^[\p{Letter}]{2,}$/u.test(item.typed ?? item.words);

const SELF = /^(?:i|me|myself)$/u;
const BEGINS = /^(?:[^a-z\d]+|and|for|with|feed|feeding|both|between|that|when|if|as|since|because|but)$/u;
const JOINS = /^(?:and|&|\+|plus|,)$/u;
