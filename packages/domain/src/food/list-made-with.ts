import { MADE_WITH } from './made-with.table.ts';

type Made = { readonly foodId: string; readonly isTasted: boolean };

let made: ReadonlyMap<string, readonly Made[]> | undefined;

/** By ingredient: the foods that are made with it. */
function indexMade(): ReadonlyMap<string, readonly Made[]> {
  const index = new Map<string, Made[]>();
  for (const [foodId, ingredients] of Object.entries(MADE_WITH)) {
    for (const said of ingredients.split(' ')) {
      const ingredient = said.replace('!', '');
      index.set(ingredient, [...(index.get(ingredient) ?? []), { foodId, isTasted: said !== ingredient }]);
    }
  }
  return index;
}

/** These foods and those that are made with any of them: all of them where it harms, and what those are in; else those that taste of it. */
export function withMadeFoods(foodIds: readonly string[], { isHarm }: { readonly isHarm: boolean }): readonly string[] {
  made ??= indexMade();
  const found = new Set(foodIds);
  // A set that grows is gone through to its new end.
  for (const id of isHarm ? found : foodIds)
    for (const { foodId, isTasted } of made.get(id) ?? []) if (isHarm || isTasted) found.add(foodId);
  return found.size === foodIds.length ? foodIds : [...found];
}
