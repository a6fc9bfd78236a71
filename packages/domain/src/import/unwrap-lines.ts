import { isFood } from './inline-list.ts';
import { rateIngredientLine } from './ingredient-likeness.ts';

/** Lines that a mail or a typewriter broke at its margin, whole again. Of a text without a margin every line stays. */
export function unwrapLines(lines: readonly string[]): readonly string[] {
  const width = Math.max(0, ...lines.map((line) => line.trimEnd().length));
  const isFull = (line: string): boolean => line.trim().length >= width * FULL && !/[.!?:;]\s*$/.test(line);
  const goesOn = (line: string | undefined): boolean => line !== undefined && /^\s*\p{Ll}/u.test(line);
  const isBroken = lines.filter((line, at) => isFull(line) && goesOn(lines[at + 1])).length >= LEAST_BREAKS;
  if (!isBroken || width > WIDEST || width < NARROWEST) return lines;
  const whole: string[] = [];
  let last = '';
  for (const line of lines) {
    const before = whole.at(-1);
    const isCut = before !== undefined && /\p{Ll}{2}-$/u.test(last.trimEnd()) && goesOn(line);
    if (isCut) whole[whole.length - 1] = `${before.trimEnd().slice(0, -1)}${line.trim()}`;
    else if (before !== undefined && isFull(last) && isRest(line, before)) whole[whole.length - 1] = `${before} ${line.trim()}`;
    else whole.push(line);
    last = line;
  }
  return whole;
}

const FULL = 0.6;
const LEAST_BREAKS = 2;
/** Of a mail 72 to 78 letters; nobody breaks a screen's paragraph by hand. */
const WIDEST = 90;
const NARROWEST = 40;

/** What goes on: in prose anything, in a list only what is no line by itself. */
function isRest(line: string, before: string): boolean {
  const text = line.trim();
  if (text === '' || /^(?:[-–—•*▢□☐]|\d{1,2}[.)]\s|#)/u.test(text)) return false;
  if (rateIngredientLine(before.trim()) < 1 || /\p{L}{4}[.!?]\s/u.test(before)) return before.trim().split(' ').length >= LEAST_WORDS;
  return /^\p{Ll}/u.test(text) && rateIngredientLine(text) < 1 && !isFood(text);
}

const LEAST_WORDS = 6;
