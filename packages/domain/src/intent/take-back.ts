import type { FoodWish } from './intent.ts';

/** Foods left out, by the reasons for leaving them out: "animal products" are meat, fish, dairy, eggs and honey. */
export type Exclusion = { readonly words: string; readonly parts: readonly (readonly string[])[] };

/**
 * Applies exceptions. A food comes back only when every reason that leaves it out is covered: with "eggs are ok, no other
 * animal products" the egg comes back, the croissant with egg and butter does not.
 */
export function takeBack(exclusions: readonly Exclusion[], allowances: readonly (readonly string[])[]): readonly FoodWish[] {
  const parts = exclusions.flatMap((exclusion) => exclusion.parts).map((part) => new Set(part));
  const covers = allowances.map((allowance) => ({
    ids: new Set(allowance),
    parts: new Set(parts.filter((part) => belongsTo(allowance, part))),
  }));
  const isBack = (id: string): boolean => {
    const reasons = parts.filter((part) => part.has(id));
    return reasons.every((part) => covers.some((cover) => cover.ids.has(id) && cover.parts.has(part)));
  };
  return exclusions.flatMap(({ words, parts: own }) => {
    const foodIds = [...new Set(own.flat())].filter((id) => !isBack(id));
    // Nothing of it in the table, as with "no raw fish": the words still hold for titles.
    return foodIds.length > 0 || own.every((part) => part.length === 0) ? [{ words, foodIds }] : [];
  });
}

/** Nearly all, as a class may hold an odd food: "butter" belongs to dairy although one butter is made of plants. */
const NEARLY_ALL = 0.8;

const belongsTo = (allowance: readonly string[], part: ReadonlySet<string>): boolean =>
  allowance.length > 0 && allowance.filter((id) => part.has(id)).length >= allowance.length * NEARLY_ALL;
