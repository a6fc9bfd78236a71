import {
  NO_MINUTES,
  countLines,
  type Evidence,
  type ImportedRecipe,
  type RecipeField,
  type RecipeMinutes,
  type RecipeParts,
} from './imported-recipe.ts';

export type Finding = { readonly evidence: Evidence; readonly parts: RecipeParts };

/** What stands around a recipe: used where no finding names it. */
export type Surroundings = { readonly title: string | null; readonly language: string | null; readonly source: string | null };

/** One recipe of several findings, the surest first: each field from the first that has it. */
export function fillFields(findings: readonly Finding[], around: Surroundings): ImportedRecipe {
  const evidence: Partial<Record<RecipeField, Evidence>> = {};
  const take = <Value>(field: RecipeField, read: (parts: RecipeParts) => Value | null | undefined): Value | undefined => {
    for (const { evidence: by, parts } of findings) {
      const value = read(parts);
      if (value === undefined || value === null) continue;
      evidence[field] = by;
      return value;
    }
    return undefined;
  };
  return {
    title: take('title', ({ title }) => title || undefined) ?? around.title ?? '',
    ingredients: take('ingredients', ({ ingredients }) => (countLines(ingredients) > 0 ? ingredients : undefined)) ?? [],
    steps: take('steps', ({ steps }) => (countLines(steps) > 0 ? steps : undefined)) ?? [],
    yield: take('yield', (parts) => parts.yield) ?? null,
    minutes: take('minutes', ({ minutes }) => (statesTime(minutes) ? minutes : undefined)) ?? NO_MINUTES,
    statedKcal: findings.find(({ parts }) => parts.statedKcal)?.parts.statedKcal ?? null,
    source: keepAddress(around.source ?? findings.find(({ parts }) => parts.source)?.parts.source ?? null),
    language: around.language,
    evidence,
  };
}

const statesTime = (minutes: RecipeMinutes | undefined): boolean =>
  minutes !== undefined && (minutes.total !== null || minutes.prep !== null || minutes.cook !== null);

/** A link is followed by whoever reads the recipe: no other scheme is ever kept. */
export const keepAddress = (address: string | null): string | null =>
  address !== null && /^https?:\/\/[^\s"'<>]+$/i.test(address) ? address : null;
