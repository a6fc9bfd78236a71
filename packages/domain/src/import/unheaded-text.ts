import { isCountedFood } from './closing-lines.ts';
import { PURPOSE } from './group-heads.ts';
import { isFood } from './inline-list.ts';
import { beginsLikeStep, beginsWithAmount, beginsWithNumber, rateIngredientLine } from './ingredient-likeness.ts';
import { isLabelText } from './page-labels.ts';
import { readSaidMinutes, saysForHowMany, saysHowMany } from './said-numbers.ts';
import { findNote } from './section-words.ts';
import { isPageWords } from './page-words.ts';
import type { TextLine } from './text-line.ts';

export type UnheadedParts = { readonly ingredients: readonly TextLine[]; readonly steps: readonly TextLine[]; readonly from: number };

/**
 * Ingredients and steps of a text without headings: the first lines are the title and what stands with it, and the
 * list ends where it is best told apart from prose, which most often is at an empty line.
 */
export function findUnheadedParts(lines: readonly TextLine[], { hasTitle = true }: { readonly hasTitle?: boolean } = {}): UnheadedParts {
  const rates = lines.map(rateLine);
  const from = findStart(lines, rates, hasTitle && !beginsAsList(lines, rates) ? countTitle(lines) : 0);
  let best = { score: Number.NEGATIVE_INFINITY, at: lines.length };
  let score = 0;
  const left = rates.slice(from).reduce((sum, rate) => sum + rate, 0);
  for (let at = from; at <= lines.length; at++) {
    const bonus = (lines[at]?.hasGap ? GAP_BONUS : 0) + (beginsAnew(lines, at) || changesMark(lines, at) ? COUNT_BONUS : 0);
    // What lies before reads like a list and what follows does not.
    const told = 2 * score - left + bonus;
    if (told > best.score) best = { score: told, at };
    score += rates[at] ?? 0;
  }
  return { ingredients: lines.slice(from, best.at), steps: lines.slice(best.at), from };
}

/** The first line, and below what a page says of itself the one that stands by itself. */
function countTitle(lines: readonly TextLine[]): number {
  const at = lines.findIndex(({ text }) => !isPageWords(text));
  const [line, next] = [lines[at], lines[at + 1]];
  const isAlone =
    line !== undefined && next !== undefined && (next.hasGap || isLabel(next)) && !line.isItem && !beginsWithNumber(line.text);
  return isAlone ? at + 1 : 1;
}

/** "2 cups flour" above "1 tsp salt" is no title, where "3 Bean Chili" is one. */
const beginsAsList = ([first, second]: readonly TextLine[], [rate = 0, next = 0]: readonly number[]): boolean =>
  first !== undefined &&
  second !== undefined &&
  rate >= 1 &&
  next >= 1 &&
  !second.hasGap &&
  /^(?:[\d½¼¾⅓⅔⅛][\d\s/.,½¼¾⅓⅔⅛–-]*)\p{Ll}/u.test(first.text) &&
  isFood(first.text);

/** Worth as much as two lines that read the other way. */
const GAP_BONUS = 4;
/** A second "1." behind a list that counts itself. */
const COUNT_BONUS = 8;

/** Bullets behind an empty line, where there were none above it and none is missing below. */
const changesMark = (lines: readonly TextLine[], at: number): boolean => {
  const [before, line] = [lines[at - 1], lines[at]];
  if (before === undefined || line === undefined || !line.hasGap || before.isItem || !line.isItem) return false;
  const below = lines.slice(at, at + LEAST_MARKED);
  return below.length === LEAST_MARKED && below.every(({ isItem, text }) => isItem && !beginsWithNumber(text) && !isFood(text));
};
const LEAST_MARKED = 3;

const beginsAnew = (lines: readonly TextLine[], at: number): boolean =>
  /^1\s?[.)]/.test(lines[at]?.text ?? '') && lines.slice(0, at).some(({ text }) => /^2\s?[.)]/.test(text));

/** Above zero for a line of a list, below for a step. */
function rateLine(line: TextLine): number {
  const { text, isItem, isCounted } = line;
  if (isLabel(line)) return 0;
  if (STEP.test(text) || OPENS_STEPS.test(text)) return -2;
  if (isCounted) return rateCounted(text.replace(/^\d{1,2}(?:\s?[.):º]|\/(?=\s))\s*/u, ''));
  const rate = rateIngredientLine(text);
  if (beginsLikeStep(text) || (rate < 1 && INFINITIVE.test(text) && !FOR_WHAT.test(text))) return -1;
  const isSentence = /[.!]$/.test(text) && text.split(' ').length > 4;
  if (isSentence && rate < 1) return -1;
  if (text.length > 110) return rate >= 1 && !isSentence ? -0.2 : -1;
  if (rate >= 1) return isSentence ? 0.2 : 1;
  return rate + (isItem ? 0.4 : text.length <= 40 ? 0.3 : 0);
}

/** "Schalotte in Butter andünsten" ends in what is done; "Petersilie, fein geschnitten" and "boneless chicken" do not. */
const INFINITIVE =
  /^\p{Lu}\p{L}+,?\s(?:.*\s)?\p{L}+\s(?!(?:ge\p{Ll}+|chicken|frozen|broken|golden|green|beaten|dozen|kitchen|garden)$)\p{Ll}{2,}(?:en|ern|eln)$/u;

/** "Öl zum Braten", "Walnüsse nach Belieben" */
const FOR_WHAT = /\s(?:zum|zur|nach)\s/;

/** "Then" alone on a line. */
export const OPENS_STEPS = /^(?:then|now|after that|and then|to do|(?:und )?dann|puis|ensuite|luego|después|poi)\s?[:…]*$/iu;

/** "STEP 1", where "Uova 2" is a food. */
const STEP = /^(?:step|schritt|étape|etape|paso|passo|passaggio|stap|krok|steg)\s?\d{1,2}\b/i;

/** "3. 200 g flour" is a line of a list, "4. salt" may be one. */
function rateCounted(text: string): number {
  if (beginsWithAmount(text)) return 1;
  return text.split(' ').length <= 5 && !/[.!]$/.test(text) ? 0 : -1;
}

/** The first line of the list: behind the title, the stories and what the head says of servings, times and where it is from. */
function findStart(lines: readonly TextLine[], rates: readonly number[], least: number): number {
  // Right above "Serves 4" stands a subtitle, be it "A quick supper".
  const isAboveLabel = (at: number): boolean =>
    !lines[at]!.isItem && !/\d/.test(lines[at]!.text) && lines[at + 1] !== undefined && isLabel(lines[at + 1]!);
  const firstAmount = lines.findIndex((line, index) => rates[index]! >= 1 && !isLabel(line) && !isAboveLabel(index));
  // "4 buns" that begin a paragraph of amounts are the first of them.
  const begins = (line: TextLine, index: number): boolean =>
    line.hasGap && isCountedFood(line.text) && lines[index + 1]?.hasGap === false && rates[index + 1]! >= 1;
  const isSaid = (line: TextLine, index: number): boolean => isLabel(line) && !begins(line, index);
  const lastLabel = lines.slice(0, Math.max(0, firstAmount)).findLastIndex(isSaid);
  let at = Math.max(least, lastLabel + 1);
  while (at < lines.length && (isSaid(lines[at]!, at) || (rates[at]! < 0 && rates.slice(at, at + 6).some((rate) => rate >= 1)))) at++;
  at = skipToParagraph(lines, { at, firstAmount });
  // A line that stands alone above the list names it.
  const [line, next] = [lines[at], lines[at + 1]];
  const isName = line !== undefined && !line.isItem && !/\d/.test(line.text) && next?.hasGap === true && rates[at + 1]! >= 1;
  if (isName && !lines[at + 2]?.hasGap) return at + 1;
  // So does one whose every word was said above it.
  const wasNamed =
    line?.hasGap === true && !line.isItem && next !== undefined && rates[at + 1]! >= 1 && wasSaid(line.text, lines.slice(0, at));
  return wasNamed ? at + 1 : at;
}

/** "... how I do the hot honey" above "Hot honey" */
function wasSaid(text: string, above: readonly TextLine[]): boolean {
  const words = text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
  const said = new Set(
    above.flatMap(
      (line) =>
        line.text
          .slice(0, 600)
          .toLowerCase()
          .match(/\p{L}{2,}/gu) ?? [],
    ),
  );
  return words.length > 1 && !/\d/.test(text) && words.every((word) => said.has(word));
}

/** What stands above the paragraph of the first amount and names no food is talk, another line of the title, or a quotation. */
function skipToParagraph(lines: readonly TextLine[], { at, firstAmount }: { readonly at: number; readonly firstAmount: number }): number {
  const paragraph = lines.findLastIndex(({ hasGap }, index) => hasGap && index > at && index <= firstAmount);
  const above = lines.slice(at, Math.max(at, paragraph));
  const isTalk = ({ text, isItem, isHeading }: TextLine): boolean =>
    !isItem && !isHeading && !text.endsWith(':') && !PURPOSE.test(text) && !isFood(text);
  return above.length <= MOST_TALK && above.some(isTalk) ? paragraph : at;
}

/** Lines of a head: of more the list is not the part that is told apart so. */
const MOST_TALK = 40;

const isLabel = (line: TextLine): boolean => {
  if (line.isItem) return false;
  if (SAID_LAST.test(line.text)) return true;
  if (line.text.length > LONGEST_LABEL) return false;
  return (
    findNote(line.text) !== undefined ||
    isPageWords(line.text) ||
    saysHowMany(line.text) ||
    saysForHowMany(line.text) ||
    readSaidMinutes([line.text]) !== null ||
    (isLabelText(line.text) && !isPiece(line.text)) ||
    /^\([^()]*\)$/.test(line.text)
  );
};

/** "8 Scheiben Ciabatta", where "8 Brötchen" may be what it makes. */
const isPiece = (text: string): boolean => text.split(' ').length > 2 && isCountedFood(text);

/** "It does for oily fish what gooseberries did. Serves 2" */
const SAID_LAST =
  /^(?=.{20,600}$).*\p{L}{2}[.!?]\s+(?:serves|feeds|makes|enough for|for|für|reicht für|ergibt|pour|para|per)\s(?:about\s)?[\p{L}\d-]+(?:\s\p{L}+){0,4}[.!]?$/iu;
const LONGEST_LABEL = 80;
