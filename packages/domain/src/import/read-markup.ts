import { IMPORT_LIMITS } from './import-limits.ts';
import { listElementLines, tidyLine } from './element-lines.ts';
import { parseHtml } from './parse-html.ts';

/**
 * The lines of a text that may be written in HTML, as texts within JSON often are: "&frac12; cup", "<p>Mix.</p>". What is
 * escaped twice is resolved twice; what is no markup stays as it is.
 */
export function listMarkupLines(text: string): readonly string[] {
  const broken = text.slice(0, LONGEST_TEXT).replaceAll(/\r\n?/g, '\n');
  return broken.split('\n').some((line) => MARKUP.test(line)) ? resolve(broken) : broken.split('\n').map(tidyLine).filter(Boolean);
}

export const readMarkupLine = (text: string): string => listMarkupLines(text).join(' ');

/** No field of a recipe is longer; more is a page within a page. */
const LONGEST_TEXT = 200_000;
const MARKUP = /<\/?[a-z][^<>]{0,2000}>|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,31}\d{0,2});/i;

function resolve(text: string): readonly string[] {
  let lines: readonly string[] = [text];
  for (let round = 0; round < 3 && lines.some((line) => MARKUP.test(line)); round++) {
    // A break typed into the text is one; parsed as HTML it would be a space.
    const parsed = parseHtml(lines.join('\n').replaceAll('\n', '<br>'), IMPORT_LIMITS);
    if (!parsed.ok) return lines.map(tidyLine).filter(Boolean);
    lines = listElementLines(parsed.value);
  }
  return lines;
}
