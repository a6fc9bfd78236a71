import { isFood } from './inline-list.ts';
import { rateIngredientLine } from './ingredient-likeness.ts';

/** Lines that a mail or a typewriter broke at its margin, whole again. Of a text without a margin every line stays. */
export function unwrapLines(written: readonly string[]): readonly string[] {
  const lines = joinHanging(written);
  const width = Math.max(0, ...lines.map((line) => line.trimEnd().length));
  const isFull = (line: string): boolean => line.trim().length >= width * FULL && !/[.!?:;]\s*$/.test(line);
  const goesOn = (line: string | undefined): boolean => line !== undefined && /^\s*\p{Ll}/u.test(line);
  const isBroken = lines.filter((line, at) => isFull(line) && (goesOn(lines[at + 1]) || UNFINISHED.test(line))).length >= LEAST_BREAKS;
  // Of a narrow column some line ends within a word or goes on behind a full stop; what is typed on a phone does neither.
  const isProse = (line: string): boolean => /\p{Ll}-\s*$|\p{Ll}{2}\.\s\p{Lu}/u.test(line);
  const isColumn = width >= NARROWEST || lines.some((line, at) => isFull(line) && isProse(line) && goesOn(lines[at + 1]));
  if (!isBroken || width > WIDEST || !isColumn) return lines;
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

/** "1) Knead flour and eggs to a" above "   dough": what is set in below a bullet or a number goes on with it. */
function joinHanging(lines: readonly string[]): readonly string[] {
  const whole: string[] = [];
  let margin: number | undefined;
  for (const line of lines) {
    const text = line.trim();
    const indent = line.length - line.trimStart().length;
    if (margin !== undefined && indent > margin && isHanging(text, whole.at(-1)!)) {
      whole[whole.length - 1] += ` ${text}`;
      continue;
    }
    margin = MARKED.test(text) ? indent : undefined;
    whole.push(line);
  }
  return whole;
}

function isHanging(text: string, above: string): boolean {
  if (text === '' || text.length > WIDEST || MARKED.test(text) || text.endsWith(':') || rateIngredientLine(text) >= 1) return false;
  if (UNFINISHED.test(above)) return true;
  return !isFood(text) && (/^\s*\d/.test(above) || above.trim().length >= SHORTEST_ITEM);
}

/** "- For the dough" has lines of its own below it. */
const SHORTEST_ITEM = 20;
/** Nothing ends so. */
const UNFINISHED =
  /\s(?:an?|the|of|and|or|with|in|to|from|into|der|die|das|den|dem|des|eine?[mnr]?|und|oder|mit|aus|von|de|du|la|les?|et|ou|avec|à|une?|una|el|los|las|y|con|en)$/iu;
const MARKED = /^(?:[-–—•*▢□☐‣·●○] |\d{1,2}\s?[.)] )\S/u;

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
