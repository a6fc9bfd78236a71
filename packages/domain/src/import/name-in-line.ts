import { AS_PROMISED, DETERMINER, GIVES, GREETS, SENDS, SHOWS, TELLS_HOW } from './lead-words.ts';
import { PICTURES } from './pictures.ts';
import { NUMBER_WORD } from './read-yield.ts';

/** The title of a text, and what its line says beside it of servings and times. */
export type Titled = { readonly title: string | undefined; readonly rest: string };

/** "Baked ziti, serves 6, about 1 hr 30" and "Quiche (4 pers.)": a name and what is said of how many it feeds. */
export function splitTitle(text: string, isName: (text: string) => boolean = () => false): Titled {
  const line = withoutLeads(
    cutAtPicture(text, isName)
      .replaceAll(PICTURES, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .replace(/^\[[\p{L} ]{2,20}\]\s*/u, ''),
  )
    .replaceAll(/^[*~=_•★☆\s]+(?=[\p{L}\d])|(?<=[\p{L}\d)!?.])[*~=_•★☆\s]+$/gu, '')
    .replace(/(?<=\p{L})\s?:$/u, '')
    // What is said of it beside its name: "(my grandma's, finally measured)"
    .replace(ASIDE, '')
    .replace(/\s[|–—-]\s\S+\.\p{L}{2,}$/u, '')
    // Behind a bar stands the site or the series.
    .replace(/(?<=^[^–—-]*\p{L} \p{L}[^–—-]*)\s[|¦]{1,3}\s.*$/u, '')
    .replace(COUNTING, '')
    .replace(/(?:\s#[\p{L}\p{N}_]{1,40}){1,30}$/u, '')
    .replace(/^["“”„«'‘](.{3,80})["“”»'’]$/u, '$1')
    // "Pear tart - The Hungry Fox"
    .replace(
      /(?<=^[^–—-]*\p{L} \p{L}[^–—-]*)\s[–—-]\s(?:The \p{Lu}|\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?\s(?:Kitchen|Recipes|Blog|Cooks|Food|Eats|Magazine|Küche|Cuisine|Cocina)).*$/u,
      '',
    );
  const isFirst = (sentence: string): boolean => isName(sentence) || (saysHowMade(text) && line.startsWith(sentence));
  const found = TAIL.exec(line);
  if (!found) return { title: nameOf(line, isFirst), rest: '' };
  const rest = line
    .slice(found.index)
    .replace(/^[\s,;:|·•(–—-]+/u, '')
    .replace(/\)$/, '');
  return {
    title: nameOf(line.slice(0, found.index).replace(/[\s,;:|/·•(–—-]+$/u, ''), isFirst),
    rest: rest.replace(/^x\s*(\d)/i, 'serves $1'),
  };
}

/**
 * "Here it is at last! Chicken casserole": of several sentences the first that names a dish and does not speak of somebody, else
 * the last; and of that one what is no more than its name.
 */
function nameOf(title: string, isName: (text: string) => boolean): string | undefined {
  const sentences = title.split(SENTENCES);
  const named = sentences.find((sentence) => sentence.split(' ').length <= LONGEST_NAME && !PERSON.test(sentence) && isName(sentence));
  // "Lekker! Ovenschotel met prei" is how somebody calls it.
  const isExclaimed = sentences.length === 2 && /^\p{L}+!$/u.test(sentences[0]!) && !isName(sentences[0]!);
  const told = isExclaimed ? title : (named ?? sentences.findLast((sentence) => !/^\d/.test(sentence)) ?? title);
  const name = (sentences.length > 1 ? withoutLeads(told).replace(/\s(?:at home|from scratch)[.!]*$/i, '') : told)
    .replace(/(?<=\p{L}{2})\s?[.!]+$/u, '')
    .replace(BY_WHOM, '');
  // "energy balls recipe!!"
  const isSaid = /[!:]$/.test(told) || /^\p{Ll}/u.test(told);
  const own = isSaid ? name.replace(/\srecipe$/, '') : name;
  return own === '' || NAMES_NOTHING.test(own) ? undefined : own;
}

/** "This is", "for": what is left of a line that only says for how many it is. */
const NAMES_NOTHING =
  /^(?:(?:for|this|it|that|is|here|are|the|my|our|a|an|recipe|so|ok|and|das|ist|hier|mein|meine|unser|rezept|für|pour|voici|c['’]est|recette|para|es|esto|receta|aquí|è|per)(?:\s|$))+$/iu;
/** "Mrs. Doyle" is none, and a count behind one is its servings. */
const SENTENCES = /(?<=[.!?])(?<!\b(?:Mr|Mrs|Ms|Dr|St|No|Nr)\.)\s+(?=\p{Lu}|\d{1,2}\s\p{L}+\.?$)/u;
const LONGEST_NAME = 9;
const PERSON = /(?<!\p{L})(?:I|I['’]\p{L}+|[Mm]e|[Ww]e|[Yy]ou|[Ss]orry|[Tt]hanks?)(?!\p{L})/u;
/** "Carbonara the way Luca does it", "tomato soup as promised" */
const BY_WHOM = new RegExp(
  String.raw`(?:,?\s(?:from (?:\p{Lu}\p{L}+day|last|yesterday|the other|lunch|dinner|work|church)\b.*|tonight\b.*|(?:[-–—] )(?:an?\s|the\s|our\s|my\s)?(?:family |crowd |kids['’] )?(?:favou?rite|classic|pleaser|staple)|the way\s\p{L}.*|(?:${AS_PROMISED}|as (?:made|taught) by)(?!\p{L}).*|like \p{L}+ (?:makes|does|made) it.*|(?:that|which) (?:I|my|we|our|he|she|they|you|everyone|everybody)\b.*|so wie .*))$`,
  'u',
);

/** What leads to a name: its number, its day, its meal. */
const LED =
  /^(?:(?:recipe\s*)?#?\d{1,3}\s*[.):]\s+|(?:recipe\s)?(?:no|nr|n°|nº)\.?\s?\d{1,4}\s?[.:–—-]?\s+|(?:(?:day|week|episode|tag|jour|día)\s\d{1,4}(?:\s(?:of|von|de)\s[^:]{2,60}:|(?=\s?[:–—-]\s))|what['’]s (?:for|cooking)[^?]{0,20}\?|(?:tonight|today)(?:['’]s (?:dinner|lunch|recipe))?(?=\s?[:–—-]\s)|dinner tonight(?=\s?[:–—-]\s)|(?:recipe of the (?:day|week|month)|rezept de[sr] (?:tages|woche)|recette du jour|receta del día)(?=\s?[:–—-]\s))\s?[:–—-]?\s*)(?=[\p{L}\d])/iu;
/** "How to make bagels at home! Street style" */
export const saysHowMade = (text: string): boolean => MADE.test(text);
const MADE = new RegExp(
  String.raw`^(?:(?:${DETERMINER}\s)?${TELLS_HOW}|(?:my|our) (?:version of|take on|go-to|recipe for)|(?:watch me|let['’]s|i['’]m|we['’]re) mak(?:e|ing)|making(?=\s.*\s(?:tonight|today|this|for|again)\b))\s*(?:${DETERMINER}\s)?(?=\p{L})`,
  'iu',
);

/** What somebody says before they come to it: "Re:", "Hi Jana,", "ok so". */
const LEADS = [
  /^(?:(?:re|fwd?|wg|aw|tr)\s?:\s*)+/i,
  new RegExp(String.raw`^${GREETS}(?:\s\p{L}+){0,2}\s?[,!.]+\s+(?=\p{L})`, 'iu'),
  /^(?:(?:ok(?:ay)?|right|alright|so|well|oh|anyway|also|alors|bon|vale|bueno|pues|na gut|here goes)(?:[,!.:]+\s+|\s+(?=(?:the|my|our|her|his|here|so|ok|I|this|that|das|die|der|la|le|les|el|los)\s|(?:here|this)['’])))+/iu,
  new RegExp(String.raw`^(?:${AS_PROMISED})[,:!]*\s+`, 'i'),
  new RegExp(String.raw`^${SHOWS}\s(?=\p{L})`, 'iu'),
  new RegExp(String.raw`^${GIVES}\s+(?=(?:${DETERMINER}\s)?\p{L}+(?:\s\p{L}+){0,3}(?:\s?[:,(.!]|$))`, 'iu'),
  new RegExp(String.raw`^${SENDS}\s(?:${DETERMINER}\s)?(?=\p{L})`, 'iu'),
  /^(?:[Rr]ecipe|[Rr]ezept|[Rr]ecette|[Rr]eceta|[Rr]icetta)\s?:?\s(?=\p{Lu})/u,
  /^(?:the|a|an)\s(?=\p{Lu})/u,
  /^(?:the|your)\s(?=\p{Ll})/u,
  LED,
  MADE,
] as const;

const withoutLeads = (text: string): string => LEADS.reduce((left, lead) => left.replace(lead, ''), text);

const ASIDE =
  /\s*\([^()]*(?:\b(?:my|our|I|we|you|finally|updated?|best|ever|easy|super|mein\p{L}*|unser\p{L}*|ma|mon|notre|mi|mia)\b)[^()]*\)\s*$/iu;
/** Whether somebody tells of a dish what is no part of its name. */
export const withoutAside = (text: string): string => text.replace(/^\[[^[\]]*\]|\s[–—-]\s.*$|\s*\([^()]*\)/gu, '');
/** "(for 4 eggs)", "(4 of us, half a pack each)": read where the whole line is asked how many it feeds. */
const COUNTING = /\s*\((?:for\s)?\d{1,2}\s(?:of us|eggs|jars|loaves|tins)\b[^()]*\)\s*:?$/iu;

/** Behind a picture within a line stands something else where its name stands before it. */
function cutAtPicture(text: string, isName: (text: string) => boolean): string {
  const [first = '', second = ''] = text
    .split(PICTURES)
    .map((piece) => piece.trim())
    .filter((piece) => /\p{L}{3}/u.test(piece));
  const isApart = second !== '' && !isName(second) && !/\d/.test(second) && !GOES_ON.test(second);
  return isApart && first.split(' ').length > 1 && isName(first) ? first : text;
}

/** "Käse-Spätzle 🧀 mit Röstzwiebeln" */
const GOES_ON = /^(?:with|and|in|on|over|from|for|mit|und|aus|auf|vom|zu|avec|et|aux?|à|con|y|e|al|alla|alle|de[ls]?|di|da|en)(?!\p{L})/iu;

const COUNT = String.raw`(?:\d{1,3}(?:\s?(?:-|–|to|à|bis|a|o|ou)\s?\d{1,3})?|${NUMBER_WORD})`;
const EATERS = String.raw`(?:pers(?:ons?|onen|onnes?|onas)?\.?|people|servings?|portions?|portionen|portion|raciones|porciones|comensales|couverts|parts|persone|porzioni|personen)`;
/** Of what a title counts behind a dash or in brackets it is no number that makes so many: "Lasagne (9 x 13)", "Soup – 5 ingredients". */
const NO_YIELD = String.raw`(?:ingredients?|zutaten|ingrédients|ingredientes|min|mins|minutes?|minuten|hours?|hrs?|stunden|heures|horas|days?|weeks?|steps?|ways?|x|inch(?:es)?|in|cm|mm|g|kg|kcal|calories|cals?|ml|l|oz|lbs?|layers?|cheeses?|beans?|grains?|spices?|points?|stars?|votes?|comments?)`;

/** Where a name ends and its servings begin. */
export const TAIL = new RegExp(
  String.raw`(?:\s*[(,;:|·•–—-]{1,2}\s*|\s+)(?:(?:serves|feeds|makes|yields|enough for|ergibt|reicht für|donne|(?:da|es|sale|alcanza|suficiente) para|(?:c['’]est|suffit) pour|rinde|salen|dosi per|ingredienti per|dosis para|ingredientes para):?\s+(?:about\s+|ca\.?\s+|approx\.?\s+)?${COUNT}|(?:for|für|pour|para|per|voor)\s+${COUNT}(?=\s*(?:$|[,;:.)!]|${EATERS}))|${COUNT}\s+${EATERS}(?!\p{L})|x\s?\d{1,2}\s*$)|\s*\((?:\d{1,2}\s?[-–]\s?\d{1,2}|[3-9]|1\d)\)\s*:?$|\s*\((?:serves|feeds|makes|yields)\s[^()]*\)\s*:?$|\s*(?:[(,;:|·•]|\s[–—-])\s*(?:about\s|ca\.?\s)?\d{1,2}\s(?!${NO_YIELD}(?!\p{L}))\p{L}{4,}(?:\s\p{L}{3,})?\)?\s*$`,
  'iu',
);
