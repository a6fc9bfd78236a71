import { NUMBER_WORD } from './read-yield.ts';
import { isLabelText } from './page-labels.ts';
import { PICTURES } from './pictures.ts';
import { findNote } from './section-words.ts';
import type { TextLine } from './text-lines.ts';

/** The title of a text, and what its line says beside it of servings and times. */
export type Titled = { readonly title: string | undefined; readonly rest: string };

/** What names the dish among the lines above its parts: what is labelled so, a heading, else the first line that is no prose. */
export function readTitle(head: readonly TextLine[]): Titled {
  const labelled = head.map(({ text }) => findNote(text)).find((note) => note?.key === 'title');
  if (labelled) return splitTitle(labelled.value);
  const named = head.filter(({ text }) => !BUTTONS.test(text) && !RATING.test(text) && text.length <= LONGEST_TITLE && !findNote(text));
  const heading = named.find(({ isHeading }) => isHeading);
  const told = named.filter(({ text }) => !isLabel(text));
  // A story above the name of the dish: the last line of the head that could be one is nearest to its parts.
  const plain = told[0] && isProse(told[0].text) ? told.findLast(({ text }) => !isProse(text)) : told[0];
  const line = heading ?? plain ?? told[0];
  return line ? splitTitle(line.text) : { title: undefined, rest: '' };
}

const LONGEST_TITLE = 200;
const BUTTONS =
  /^(?:(?:print|pin|share|save|jump to(?: recipe)?|jump|recipe card|recipe|rate|email|tweet|facebook|pinterest|whatsapp|video|home|menu|search|log in|sign in|drucken|teilen|merken|imprimer|partager|speichern)\b[\s|/·•-]*)+$/i;
const RATING = /^[★☆\s]+|^\d(?:[.,]\d+)?\s*(?:\/\s*5|from|stars?|out of|\()/i;

const isLabel = (text: string): boolean => isLabelText(text) && (!TAIL.test(text) || splitTitle(text).title === undefined);

/** Somebody speaking, rather than a name: sentences, or many words of which a name has few. */
const isProse = (text: string): boolean =>
  /[.!?…:]["”']?$|[.!?]\s+\p{Lu}/u.test(text) || text.split(' ').length > 8 || /\b(?:I|I'm|I've|my|we|you|ich|je|yo)\b/u.test(text);

/** "Baked ziti, serves 6, about 1 hr 30" and "Quiche (4 pers.)": a name and what is said of how many it feeds. */
function splitTitle(text: string): Titled {
  const line = text.replaceAll(PICTURES, ' ').replaceAll(/\s+/g, ' ').trim();
  const found = TAIL.exec(line);
  if (!found) return { title: line || undefined, rest: '' };
  const title = line.slice(0, found.index).replace(/[\s,;:|·•(–—-]+$/u, '');
  const rest = line
    .slice(found.index)
    .replace(/^[\s,;:|·•(–—-]+/u, '')
    .replace(/\)$/, '');
  // "Here it is at last! Chicken casserole. Feeds 6": its last sentence names it.
  const name = title
    .split(/(?<=[.!?])\s+(?=\p{Lu})/u)
    .at(-1)!
    .replace(/(?<=\p{L}{2})\.$/u, '');
  return { title: name || undefined, rest: rest.replace(/^x\s*(\d)/i, 'serves $1') };
}

const COUNT = String.raw`(?:\d{1,3}(?:\s?(?:-|–|to|à|bis|a|o|ou)\s?\d{1,3})?|${NUMBER_WORD})`;
const EATERS = String.raw`(?:pers(?:ons?|onen|onnes?|onas)?\.?|people|servings?|portions?|portionen|portion|raciones|porciones|comensales|couverts|parts|persone|porzioni|personen)`;
/** Where a name ends and its servings begin. */
const TAIL = new RegExp(
  String.raw`(?:\s*[(,;:|·•–—-]\s*|\s+)(?:(?:serves|feeds|makes|yields)\s+(?:about\s+)?${COUNT}|(?:for|für|pour|para|per|voor)\s+${COUNT}(?=\s*(?:$|[,;.)]|${EATERS}))|${COUNT}\s+${EATERS}(?!\p{L})|x\s?\d{1,2}\s*$)`,
  'iu',
);
