import { useState } from 'react';
import type { User } from '@larder/contract/account.ts';
import { timesOfWhole } from '@larder/domain/plan/cooked-lines.ts';
import { findStepLines, type StepLine } from '@larder/domain/recipe/find-step-lines.ts';
import { parseServings } from '@larder/domain/recipe/parse-servings.ts';
import { writeLine, writeStep, type LineStyle, type RecipeLine } from '@larder/domain/recipe/write-line.ts';
import type { Meal } from '../../lib/wire/plan-types.ts';
import { FACTS, type CountedLine, type Fact, type Headed, type WrittenRecipe } from './read-recipe.ts';

export type System = LineStyle['system'];

/** The measures a recipe is first shown in. Imperial is how it was written: cups, with grams beside them. */
export const preferredSystem = (units: User['preferredUnits'] | undefined): System => (units === 'metric' ? 'metric' : 'as-written');

export type ShownStep = Headed & { readonly text: string; readonly lines: readonly (RecipeLine & Pick<StepLine, 'part'>)[] };

export type ShownRecipe = {
  readonly servings: number;
  readonly lines: readonly CountedLine[];
  readonly steps: readonly ShownStep[];
  readonly facts: Readonly<Record<Fact, number | null>>;
  readonly leastFacts: readonly Fact[];
};

/** The recipe for so many eaters in these measures. Always reckoned from the recipe as it was written. */
export function showRecipe(recipe: WrittenRecipe, servings: number, system: System): ShownRecipe {
  const style: LineStyle = { servings, writtenFor: recipe.servings, system, isEnglish: recipe.isEnglish };
  // Once from the words of the recipe: twice scaled is twice rounded.
  const stepStyle: LineStyle = { ...style, servings: servings * (recipe.timesOfSteps ?? 1) };
  const lines = recipe.lines.map(({ isCounted, heading, times = 1, amount, item }): CountedLine => ({
    ...writeLine({ amount, item }, { ...style, servings: servings * times }),
    ...(isCounted === false && { isCounted }),
    ...headingOf(heading),
  }));
  const used = findStepLines(recipe.lines, recipe.steps);
  const scale = (value: number | null) => (value === null ? null : Math.round((value * servings) / recipe.servings));
  return {
    servings,
    lines,
    steps: recipe.steps.map((text, at) => ({
      ...headingOf(recipe.stepHeadings?.[at]),
      text: writeStep(text, stepStyle),
      lines: (used[at] ?? []).map(({ line, part }) => ({ ...lines[line]!, part })),
    })),
    facts: Object.fromEntries(FACTS.map((fact) => [fact, scale(recipe.facts[fact])])) as ShownRecipe['facts'],
    leastFacts: recipe.leastFacts,
  };
}

const headingOf = (heading: string | undefined): Headed => (heading === undefined ? {} : { heading });

/** For how many it is cooked, and in which measures: what is on the stove by now. */
export type CookedAmounts = { readonly servings: number; readonly system: System };

type Begins = {
  readonly meal?: Pick<Meal, 'makes' | 'cooksAll' | 'plates' | 'written'> | undefined;
  readonly cooked?: CookedAmounts | undefined;
};

/** `meal`: of a pot that is cooked whole the recipe begins with all of it. `cooked`: what is on the stove goes before both. */
export function useRecipeStyle(recipe: WrittenRecipe, preferred: System, { meal, cooked }: Begins = {}) {
  const [servings, setServings] = useState(cooked?.servings ?? (meal?.cooksAll ? recipe.servings * timesOfWhole(meal) : recipe.servings));
  const [system, setSystem] = useState<System>(cooked?.system ?? preferred);
  return { shown: showRecipe(recipe, servings, system), system, setSystem, setServings };
}

export type TypedServings = { readonly servings: number | undefined; readonly isUnfinished: boolean };

/** What the field's text asks for while it is typed: nothing yet for a blank, a lone minus or "2."; ignored below one. */
export function readTypedServings(text: string, most: number): TypedServings {
  const isUnfinished = /^\s*-?$|^\s*\d+\.\d*$/.test(text);
  return { servings: isUnfinished ? undefined : parseServings(text, most), isUnfinished };
}
