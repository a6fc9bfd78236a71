/** A note of more lines than a household's week has things to buy is something else. */
const MOST_LINES = 150;

/** What notes, mails and other apps put before a thing; a minus before a number is the number's. */
const MARK = /^\s*(?:[-–—*+]\s+|[•‣◦·▪☐☑✓✔]\s*)?(?:\[[ xX]?\]\s*)?/u;

/** The things of a pasted note, which stand one to a line; undefined where it is no such note. */
export function readPastedLines(text: string): readonly string[] | undefined {
  const lines = text
    .split(/[\n\r\u2028\u2029]+/)
    .map((line) => line.replace(MARK, '').trim())
    .filter((line) => line !== '');
  return lines.length > 1 && lines.length <= MOST_LINES ? lines : undefined;
}
