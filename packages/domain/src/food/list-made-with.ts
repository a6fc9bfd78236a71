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

/** These foods and those that are made with any of them: all of them where it harms, else those that taste of it. */
export function withMadeFoods(foodIds: readonly string[], { isHarm }: { readonly isHarm: boolean }): readonly string[] {
  made ??= indexMade();
  const found = foodIds.flatMap((id) => made!.get(id) ?? []).filter(({ isTasted }) => isHarm || isTasted);
  return found.length === 0 ? foodIds : [...new Set([...foodIds, ...found.map(({ foodId }) => foodId)])];
}
