import type { Headed, WrittenRecipe } from './read-recipe.ts';

type Groups = readonly { readonly heading: string | null; readonly lines: readonly string[] }[];

/** With what stands above a line or a step: "For the dough". One for one as they were read; as it was where they are others. */
export function noteHeadings(
  recipe: WrittenRecipe,
  { ingredients, steps }: { readonly ingredients: Groups; readonly steps: Groups },
): WrittenRecipe {
  const ofLines = listHeadings(ingredients);
  const ofSteps = listHeadings(steps);
  return {
    ...recipe,
    ...(ofLines.length === recipe.lines.length && { lines: recipe.lines.map((line, at) => ({ ...line, ...ofLines[at] })) }),
    ...(ofSteps.length === recipe.steps.length && { stepHeadings: ofSteps.map(({ heading }) => heading) }),
  };
}

const listHeadings = (groups: Groups): readonly Headed[] =>
  groups.flatMap(({ heading, lines }) => lines.map((_, at) => (heading !== null && at === 0 ? { heading } : {})));

/** What stands below one heading, with its place in the whole. */
export function groupByHeading<Item extends Headed>(items: readonly Item[]) {
  const groups: { readonly heading: string | undefined; readonly from: number; readonly items: Item[] }[] = [];
  for (const [at, item] of items.entries()) {
    if (groups.length === 0 || item.heading !== undefined) groups.push({ heading: item.heading, from: at, items: [] });
    groups.at(-1)!.items.push(item);
  }
  return groups;
}
