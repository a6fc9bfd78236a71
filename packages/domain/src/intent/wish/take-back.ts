import type { FoodWish } from '../intent.ts';

/** Foods left out, by the reasons for leaving them out: "animal products" are meat, fish, dairy, eggs and honey. */
export type Exclusion = {
  readonly words: string;
  readonly parts: readonly (readonly string[])[];
  /** Where the items are that say so. */
  readonly saidAt: readonly number[];
};

/** What is eaten all the same, and whether it is said of what is left out there. */
export type Allowance = FoodWish & { readonly answers: (saidAt: readonly number[]) => boolean };

/**
 * Applies exceptions. A food comes back only when every reason that leaves it out is covered: with "eggs are ok, no other
 * animal products" the egg comes back, the croissant with egg and butter does not.
 */
export function takeBack(exclusions: readonly Exclusion[], allowances: readonly Allowance[]): readonly FoodWish[] {
  const parts = exclusions.flatMap(({ parts: own, saidAt }) => own.map((part) => ({ ids: new Set(part), saidAt })));
  const covers = allowances.map(({ foodIds, answers }) => ({
    ids: new Set(foodIds),
    parts: new Set(parts.filter(({ ids, saidAt }) => belongsTo(foodIds, ids) && answers(saidAt))),
  }));
  const isBack = (id: string): boolean => {
    const reasons = parts.filter(({ ids }) => ids.has(id));
    return reasons.every((part) => covers.some((cover) => cover.ids.has(id) && cover.parts.has(part)));
  };
  const left = exclusions.flatMap(({ words, parts: own, saidAt }) => {
    const named = [...new Set(own.flat())];
    const foodIds = named.filter((id) => !isBack(id));
    // Nothing of it in the table, as with "no raw fish": the words still hold for titles.
    if (foodIds.length === 0 && own.some((part) => part.length > 0)) return [];
    const back = new Set(named.filter(isBack));
    const except = allowances
      .filter(({ foodIds: ids, answers }) => ids.some((id) => back.has(id)) && answers(saidAt))
      .map((allowance) => allowance.words);
    return [{ words, foodIds, ...(except.length > 0 ? { except: except.join(' and ') } : {}) }];
  });
  return left.filter((wish) => wish.except === undefined || !isSaidByOthers(wish, left));
}

/** "Vegan except honey": all that stays of "no honey" is a dressing that its egg leaves out, so it need not be said. */
function isSaidByOthers({ foodIds }: FoodWish, all: readonly FoodWish[]): boolean {
  const others = new Set(all.filter(({ except }) => except === undefined).flatMap((wish) => wish.foodIds));
  return foodIds.every((id) => others.has(id));
}

/** Nearly all, as a class may hold an odd food: "butter" belongs to dairy although one butter is made of plants. */
const NEARLY_ALL = 0.8;

export const belongsTo = (allowance: readonly string[], part: ReadonlySet<string>): boolean =>
  allowance.length > 0 && allowance.filter((id) => part.has(id)).length >= allowance.length * NEARLY_ALL;
