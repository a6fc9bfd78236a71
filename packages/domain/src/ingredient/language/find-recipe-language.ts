import { runSteps, type Steps } from '../../base/steps.ts';
import { groundLine, SURE_CONFIDENCE } from '../ground-line.ts';
import { findLocalLanguage, LOCAL_LANGUAGES } from './local-words.ts';
import { translateLine } from './translate-line.ts';

/**
 * The language that a recipe's lines are in: the one its page declares, unless that is English or nothing and more lines
 * are foods by another language's table. Many pages declare the language their theme came with.
 */
export const findRecipeLanguage = (...asked: Parameters<typeof findRecipeLanguageInSteps>): string | null =>
  runSteps(findRecipeLanguageInSteps(...asked));

/** The same for whoever has others to serve in between: some milliseconds a line at most. */
export function* findRecipeLanguageInSteps(lines: readonly string[], declared: string | null): Steps<string | null> {
  const local = findLocalLanguage(declared);
  if (local || (declared !== null && !/^en\b/i.test(declared))) return local ?? declared;
  const read = lines.slice(0, MOST_LINES);
  // "2 c. à soupe de crème fraîche" names a food in English too, but no weight of it.
  let english = 0;
  const counts = LOCAL_LANGUAGES.map((language) => ({ language, count: 0, measured: 0 }));
  for (const line of read) {
    const { confidence, grams } = groundLine(line);
    if (confidence >= SURE_CONFIDENCE && grams !== null) english += 1;
    for (const count of counts) {
      const translated = translateLine(line, count.language);
      if (translated?.isSure) count.count += 1;
      if (translated?.isSure && translated.hasUnit) count.measured += 1;
    }
    yield;
  }
  // Of two languages that share a food's name, the one whose measures the lines have.
  const best = counts.toSorted((one, other) => other.count - one.count || other.measured - one.measured)[0]!;
  return best.count > english ? best.language : declared;
}

const MOST_LINES = 60;
