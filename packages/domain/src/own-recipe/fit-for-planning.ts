import { joinAnd } from '../base/say.ts';
import type { OwnLine, RecipeNumbers } from './own-recipe.ts';
import { lineKcal } from './weigh-recipe.ts';

/**
 * A plan's numbers are as good as its meals': nine tenths of the lines counted, and no more than a quarter of the energy on
 * guesses. The open English pages have 3 % of theirs on guesses, so this leaves out what was hardly read.
 */
export const FIT_FOR_PLANNING = { coverage: 0.9, guessed: 0.25 } as const;

/** Why a recipe is not put into plans, with all that is missing; undefined where nothing speaks against it. */
export function findPlanningFault({ plates, coverage, guessed, nutrition }: RecipeNumbers, lines: readonly OwnLine[]): string | undefined {
  if (lines.length === 0 || nutrition.calories <= 0) return 'It cannot go into your plans: nothing in it is counted.';
  if (lines.length > MOST_LINES) return `It cannot go into your plans: a meal there has ${MOST_LINES} ingredients at most.`;
  const isGuess = guessed > FIT_FOR_PLANNING.guessed;
  const faults = [
    ...(plates === null ? ['you have not said how many plates it makes'] : []),
    ...(coverage < FIT_FOR_PLANNING.coverage ? [sayMissing(lines)] : []),
    ...(isGuess ? [`${Math.round(guessed * 100)}% of its calories are a guess`] : []),
  ];
  if (faults.length === 0) return undefined;
  return `${BY_HAND} while ${joinAnd(faults)}.${isGuess ? ` ${sayWhatMends(lines)}` : ''}`;
}

function sayMissing(lines: readonly OwnLine[]): string {
  const missing = lines.filter(({ certainty }) => certainty === 'unknown').length;
  return `${missing === 1 ? 'an ingredient is' : `${missing} ingredients are`} not counted`;
}

/** The fewest guesses, the largest first, without which it would be fit. */
function sayWhatMends(lines: readonly OwnLine[]): string {
  const kcalOf = (some: readonly OwnLine[]): number => some.reduce((sum, line) => sum + (lineKcal(line) ?? 0), 0);
  const guesses = lines.filter(({ certainty }) => certainty === 'guessed').toSorted((one, other) => kcalOf([other]) - kcalOf([one]));
  const isEnough = (count: number): boolean => kcalOf(guesses.slice(count)) <= FIT_FOR_PLANNING.guessed * kcalOf(lines);
  const needed = guesses.slice(0, guesses.findIndex((_, at) => isEnough(at + 1)) + 1);
  const named = needed.slice(0, MOST_NAMED).map(({ text }) => `"${text}"`);
  const more = needed.length - named.length;
  return `Press Correct beside ${joinAnd(more > 0 ? [...named, more === 1 ? 'another one' : `${more} others`] : named)} to say what it is.`;
}

const MOST_NAMED = 3;

/** A person who puts it on a day sees what its numbers leave out; a planner would only add them up. */
const BY_HAND = 'You can put it on a day yourself, but Larder does not choose it';

/** As the contract of a plan has it (`plan-limits.ts`). */
const MOST_LINES = 60;
