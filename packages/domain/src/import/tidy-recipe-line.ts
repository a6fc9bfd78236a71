import { stripPictures } from './pictures.ts';

/** A line without the bullet, box or picture before it; else as its source writes it. */
export const tidyRecipeLine = (line: string): string => stripPictures(line.replace(BULLET, '')).trim();

const BULLET = /^(?:[-–—•*▢□☐◦▪‣·●○■✓✔»>]+\s*)+(?=\S)/u;

/**
 * Steps that count themselves ("1. Heat", "2) Stir", "3º Bate") without their numbers: who shows them counts. Lines between them
 * may be none, and each part may begin anew.
 */
export function stripCounters(lines: readonly string[]): readonly string[] {
  const counts = lines.flatMap((line) => readCounter(line) ?? []);
  const isRow = counts.every((count, at) => count === (counts[at - 1] ?? counts[0]! - 1) + 1 || (at > 0 && count === 1));
  const isCounting = counts.length > 1 && counts.length >= lines.length / 2 && counts[0]! <= 1 && isRow;
  return isCounting ? lines.map((line) => line.replace(COUNTER, '')) : lines;
}

/** Whether a line begins with a number that counts it, and with a mark that says so. */
export const isCounted = (line: string): boolean => MARKED_COUNTER.test(line) && readCounter(line) !== undefined;

const readCounter = (line: string): number | undefined => {
  const count = COUNTER.exec(line)?.[1];
  return count === undefined ? undefined : Number(count);
};

const MARKED_COUNTER = /^(?:\p{L}{2,8}\s*)?\d{1,2}\s?(?:[.):º]|\/\s|\s?[-–]\s)/u;
const COUNTER =
  /^(?:(?:step|schritt|étape|etape|paso|passo|stap|krok|steg)\s*)?(\d{1,2})(?:\s*(?:[.):–º-]+|\/(?=\s))\s*|\s+)(?=\p{Lu}|\()/iu;
