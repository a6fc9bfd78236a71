import { LOCAL_LANGUAGES } from '../ingredient/language/local-words.ts';
import { translateLine } from '../ingredient/language/translate-line.ts';
import { groundLine, SURE_CONFIDENCE } from '../ingredient/ground-line.ts';

/**
 * The lines of a list that is written in one: "1 can tuna, 2 tbsp mayo and 4 slices bread". A comma begins a line where an
 * amount or a food follows it, so that "1 onion, chopped" stays one.
 */
export function splitInlineList(text: string): readonly string[] {
  if (text.length > LONGEST_LIST) return [text];
  const lines: string[] = [];
  const pieces = listPieces(text.replace(/[.\s]+$/, ''));
  for (const [at, { joint, words }] of pieces.entries()) {
    const isLast = at === pieces.length - 1 && lines.length >= LEAST_BEFORE_LAST && AMOUNT.test(lines.at(-1)!);
    const isNext =
      lines.length === 0 || joint === ';' || joint === '.' || AMOUNT.test(words) || ((joint === ',' || isLast) && isFood(words));
    if (isNext) lines.push(words);
    else lines[lines.length - 1] += joint === ',' ? `, ${words}` : ` ${joint} ${words}`;
  }
  return lines;
}

/** "..., a good grating of parmesan and black pepper" ends a list, "salt and pepper" alone is one line of it. */
const LEAST_BEFORE_LAST = 3;

/** Of thirty foods or so. */
const LONGEST_LIST = 1_500;

/** How many amounts a line names one behind the other. */
export const countInline = (text: string): number => splitInlineList(text).filter((line) => AMOUNT.test(line)).length;

/** A list within a sentence, and what stands before and behind that sentence; undefined where no sentence names three amounts. */
export function findInlineList(
  text: string,
): { readonly before: string; readonly lines: readonly string[]; readonly after: string } | undefined {
  if (text.length > LONGEST_LIST * 2) return undefined;
  const sentences = text.split(/(?<=[.!?])\s+(?=\p{Lu}|\d)/u);
  for (const [at, sentence] of sentences.entries()) {
    const [first = '', ...rest] = splitInlineList(sentence);
    const start = LAST_AMOUNT.exec(first)?.[1];
    if (rest.filter((line) => AMOUNT.test(line)).length < LEAST_AMOUNTS - 1 || start === undefined) continue;
    const before = [...sentences.slice(0, at), first.slice(0, first.length - start.length)].join(' ').trim();
    return { before, lines: [start, ...rest], after: sentences.slice(at + 1).join(' ') };
  }
  return undefined;
}

export const LEAST_AMOUNTS = 3;
const AMOUNT =
  /^(?:\d|[½¼¾⅓⅔⅛]|(?:an?|one|two|three|four|half(?: an?)?|ein|eine|einen|halbe[rns]?|etwas|une?|demi|una?|un|medi[oa]|mezz[oa]|een|halve|few|some|pinch|handful|prise|pincée|pizca|pizzico|snufje)\s\p{L})/iu;
/** What stands before a list's first amount belongs to its sentence: "take 1 can tuna". */
const LAST_AMOUNT = /(?:^|.*\s)((?:\d|[½¼¾⅓⅔⅛])\S*\s.+)$/u;

/**
 * What sentences take of foods as they go: "Fry 1 chopped onion in a tablespoon of oil". Of what is counted only what the table
 * knows as a food, of what is measured all: a list that lacks what nobody knows would clear it.
 */
export function listAmountsWithin(text: string): readonly string[] {
  return [...text.slice(0, LONGEST_LIST * 2).matchAll(TAKEN)]
    .map((found) => found[0].trim())
    .filter((taken) => (MEASURED.test(taken) && !VESSEL.test(taken)) || isFood(taken));
}

const MEASURED =
  /^(?:\S+\s?|half an?\s)(?:g|kg|ml|cl|dl|l|lit(?:er|re)s?|oz|ounces?|lbs?|pounds?|tbsps?|tsps?|tablespoons?|teaspoons?|cups?|pints?|cans?|tins?|jars?|packs?|packets?)\s(?:of\s)?\p{L}{3}/iu;

/** "A 900 g loaf tin", "a 2 litre dish" hold so much and are no food. */
const VESSEL =
  /(?:(?<!\p{L})(?:tins?|pans?|dish(?:es)?|(?:sauce|stock|frying )?pots?|saucepans?|bowls?|jugs?|jars?|mou?lds?|casseroles?|ramekins?|basins?|tray|plat|moule|cocotte|olla|cazuela|cacerola|fuente|molde|teglia|stampo|pentola)|(?:form|(?<!ein)topf|schüssel|pfanne|kanne))$/iu;

/** An amount and up to five words, none of which leads on. */
const TAKEN =
  /(?<![\p{L}\d.,/°])(?:\d+(?:[.,/]\d+)?\s?|[½¼¾⅓⅔⅛]\s?|(?:an?|half an?|one|two|three|four|six)\s(?=(?:cup|tablespoon|teaspoon|tbsp|tsp|handful|pinch|knob|splash|glass|can|tin|clove|bunch|jar|onion|lemon|lime|carrot|egg|potato)))(?!(?:min|hour|hr|sec|degree|cm|mm|inch|time|x|°|[cf]\b))(?:[\p{L}'’-]+(?:\sof)?)(?:\s(?!(?:and|in|with|into|over|on|onto|until|for|to|at|from|then|or|plus|so|till|per|again|together|while|by)\s)[\p{L}'’-]+){0,4}/giu;

type Piece = { readonly joint: string; readonly words: string };

/** Cut at every comma, semicolon and "and" outside brackets, and at a full stop before an amount. */
function listPieces(text: string): readonly Piece[] {
  const pieces: { joint: string; words: string }[] = [];
  let depth = 0;
  let from = 0;
  let joint = ',';
  for (const found of text.matchAll(/[(),;]|(?<=\p{L}{2}|\))\.(?=\s(?:\d|[½¼¾⅓⅔⅛]))|\s(?:and|und|et|y|e)\s/giu)) {
    const mark = found[0].trim().toLowerCase();
    if (mark === '(') depth++;
    else if (mark === ')') depth = Math.max(0, depth - 1);
    // "0,5 l" is a number.
    else if (depth === 0 && !(mark === ',' && /^\d/.test(text.slice(found.index + 1)))) {
      pieces.push({ joint, words: text.slice(from, found.index).trim() });
      joint = mark;
      from = found.index + found[0].length;
    }
  }
  pieces.push({ joint, words: text.slice(from).trim() });
  return pieces.filter(({ words }) => words !== '');
}

/** Whether words without an amount are by themselves a line of a list. */
export const isFood = (words: string): boolean =>
  words.length <= LONGEST_FOOD &&
  (groundLine(words).confidence >= SURE_CONFIDENCE || LOCAL_LANGUAGES.some((language) => translateLine(words, language)?.isSure));
const LONGEST_FOOD = 60;
