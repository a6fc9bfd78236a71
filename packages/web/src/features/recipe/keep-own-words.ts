import { isEnglish } from '@larder/domain/ingredient/is-english.ts';
import { type CookedLine, listEveryLine, listNotCounted, timesOfSteps, withoutNotCounted } from '@larder/domain/own-recipe/not-counted.ts';
import { scaleLine } from '@larder/domain/recipe/scale-line.ts';
import { splitWritten } from '@larder/domain/recipe/split-written.ts';
import type { Meal } from '../../lib/wire/plan-types.ts';
import { readLine, type WrittenLine, type WrittenRecipe } from './read-recipe.ts';

/** Marks each line that is in no number, one for one as they were read; as it was where they are others. */
export function markNotCounted(recipe: WrittenRecipe, areCounted: readonly boolean[]): WrittenRecipe {
  if (recipe.lines.length !== areCounted.length) return recipe;
  return { ...recipe, notCounted: [], lines: recipe.lines.map((line, at) => (areCounted[at] ? line : { ...line, isCounted: false })) };
}

/**
 * A recipe of the household's own as it stands in a plan: with the lines that are in none of its numbers, which whoever cooks it needs
 * like the others, its own minutes, and its steps in the amounts of what is cooked.
 */
export function keepOwnWords(recipe: WrittenRecipe, meal: Meal): WrittenRecipe {
  const beside = listNotCounted(meal).length;
  if (!meal.written && beside === 0) return recipe;
  const every = listEveryLine(meal);
  const { lines, tips } = recipe;
  const { prepMinutes, cookMinutes } = meal;
  const asWritten = linkToWritten(meal);
  // As the server gave them back, one for one; what is in no portion stands behind.
  const isSame = lines.length === every.length - beside;
  return {
    ...recipe,
    ...(meal.written && prepMinutes !== undefined && { prepTime: minutesText(prepMinutes) }),
    ...(meal.written && cookMinutes !== undefined && { cookTime: minutesText(cookMinutes) }),
    lines: [
      ...lines.map((line, at) => (isSame ? { ...(asWritten(every[at]!) ?? line), ...markOf(every[at]!) } : line)),
      ...every.slice(every.length - beside).flatMap((one) => {
        const written = asWritten(one);
        return (written ? [written] : readLine(one.text)).map((line) => ({ ...line, ...markOf(one) }));
      }),
    ],
    tips: withoutNotCounted(tips),
    timesOfSteps: timesOfSteps(meal),
    ...(!isEnglish(meal.written?.language ?? null) && { isEnglish: false }),
    // Each of them says so itself.
    notCounted: meal.written ? [] : recipe.notCounted,
  };
}

const markOf = ({ isCounted }: CookedLine): { readonly isCounted?: boolean } => (isCounted ? {} : { isCounted });

/**
 * The line of the recipe that a cooked one is a share of, with that share: an eighth of an egg that is scaled back to all of it would be
 * an egg and a half of two. Undefined where the share has words of its own, as of "two onions".
 */
function linkToWritten(meal: Meal): (cooked: CookedLine) => WrittenLine | undefined {
  const times = timesOfSteps(meal);
  // Of two that come to the same words, the first.
  const byShare = new Map((meal.written?.lines ?? []).toReversed().map(({ text }) => [scaleLine(text, times), text]));
  return ({ text: share }) => {
    const text = byShare.get(share);
    return text === undefined ? undefined : { ...splitWritten(text), times, share };
  };
}

/** A meal has 0 where its recipe does not say: on the recipe's own page that is the same dash. */
const minutesText = (minutes: number): string => (minutes === 0 ? '–' : `${minutes} min`);
