import { stripPictures } from './pictures.ts';

/** A line without the bullet, box or picture before it; else as its source writes it. */
export const tidyRecipeLine = (line: string): string => stripPictures(line.replace(BULLET, '')).trim();

const BULLET = /^(?:[-–—•*▢□☐◦▪‣·●○■✓✔»>]+\s*)+(?=\S)/u;

/** Steps that count themselves ("1. Heat", "2) Stir") without their numbers: who shows them counts. */
export function stripCounters(lines: readonly string[]): readonly string[] {
  const counts = lines.map((line) => Number(COUNTER.exec(line)?.[1] ?? Number.NaN));
  const isCounted = lines.length > 1 && counts.every((count, at) => count === counts[0]! + at) && (counts[0] === 1 || counts[0] === 0);
  return isCounted ? lines.map((line) => line.replace(COUNTER, '')) : lines;
}

const COUNTER = /^(?:(?:step|schritt|étape|etape|paso|passo|stap|krok|steg)\s*)?(\d{1,2})\s*(?:[.):–-]+\s*|\s)(?=\p{Lu}|\()/iu;
