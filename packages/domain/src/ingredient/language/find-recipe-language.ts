import { groundLine, SURE_CONFIDENCE } from '../ground-line.ts';
import { findLocalLanguage, LOCAL_LANGUAGES, type LocalLanguage } from './local-words.ts';
import { translateLine } from './translate-line.ts';

/**
 * The language that a recipe's lines are in: the one its page declares, unless that is English or nothing and more lines
 * are foods by another language's table. Many pages declare the language their theme came with.
 */
export function findRecipeLanguage(lines: readonly string[], declared: string | null): string | null {
  const local = findLocalLanguage(declared);
  if (local || (declared !== null && !/^en\b/i.test(declared))) return local ?? declared;
  const read = lines.slice(0, MOST_LINES);
  // "2 c. à soupe de crème fraîche" names a food in English too, but no weight of it.
  const english = read
    .map((line) => groundLine(line))
    .filter(({ confidence, grams }) => confidence >= SURE_CONFIDENCE && grams !== null).length;
  const counts = LOCAL_LANGUAGES.map((language) => countSure(read, language));
  // Of two languages that share a food's name, the one whose measures the lines have.
  const best = counts.toSorted((one, other) => other.count - one.count || other.measured - one.measured)[0]!;
  return best.count > english ? best.language : declared;
}

const MOST_LINES = 60;

function countSure(lines: readonly string[], language: LocalLanguage) {
  const sure = lines.map((line) => translateLine(line, language)).filter((line) => line?.isSure);
  return { language, count: sure.length, measured: sure.filter((line) => line?.hasUnit).length };
}
