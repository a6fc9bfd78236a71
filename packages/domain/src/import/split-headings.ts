import type { LineGroup } from './imported-recipe.ts';

/** Lines in groups: one that ends with a colon and states no amount heads those below it ("For the sauce:"). */
export function splitHeadings(lines: readonly string[]): readonly LineGroup[] {
  const groups: { heading: string | null; lines: string[] }[] = [{ heading: null, lines: [] }];
  for (const line of lines) {
    if (isHeadingLine(line)) groups.push({ heading: tidyHeading(line), lines: [] });
    else groups.at(-1)!.lines.push(line);
  }
  return groups.filter(({ heading, lines: below }) => heading !== null || below.length > 0);
}

export const isHeadingLine = (line: string): boolean => /:\s*$/.test(line) && line.length <= LONGEST_HEADING && !/^[\d½¼¾⅓⅔]/.test(line);

export const tidyHeading = (line: string): string => line.replace(/\s*:\s*$/, '').trim();

const LONGEST_HEADING = 80;
