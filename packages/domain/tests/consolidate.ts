import { runSteps } from '../src/base/steps.ts';
import { compareNeeds, consolidateWithParts, mergeSameFood } from '../src/grocery/consolidate.ts';
import type { GroceryNeed, Need } from '../src/grocery/need.ts';

export const consolidate = (needs: readonly Need[]): GroceryNeed[] => runSteps(consolidateWithParts(needs)).map(({ line }) => line);

/** Lists together: merging the lists of two weeks gives the list of both weeks' needs. */
export const mergeLists = (lines: readonly GroceryNeed[]): GroceryNeed[] =>
  [...new Set(lines.map(({ key }) => key))].map((key) => mergeSameFood(lines.filter((line) => line.key === key))).toSorted(compareNeeds);
