import { NUMBER_WORD } from './read-yield.ts';
import { isLabelText, saysForSoMany } from './page-labels.ts';
import { PICTURES } from './pictures.ts';
import { saysHowMany } from './said-numbers.ts';
import { findLabel, findNote } from './section-words.ts';
import type { TextLine } from './text-lines.ts';

/** The title of a text, and what its line says beside it of servings and times. */
export type Titled = { readonly title: string | undefined; readonly rest: string };

/** What names the dish among the lines above its parts: what is labelled so, a heading, else the first line that is no prose. */
export function readTitle(head: readonly TextLine[]): Titled {
  const labelled = head.map(({ text }) => findNote(text)).find((note) => note?.key === 'title');
  if (labelled) return splitTitle(labelled.value);
  const named = head.filter(
    ({ text }) =>
      !isNavigation(text) &&
      !GREETING.test(text) &&
      !isByline(text) &&
      !RATING.test(text) &&
      !POSTED.test(text) &&
      (text.length <= LONGEST_TITLE || (text.length <= LONGEST_TALK && isTalk(text))) &&
      !findNote(text),
  );
  const unlabelled = named.filter(({ text }) => !isLabel(text));
  // The chapter of a book is no name where another line is.
  const told = unlabelled.some(({ text }) => !CHAPTER.test(text)) ? unlabelled.filter(({ text }) => !CHAPTER.test(text)) : unlabelled;
  const heading = told.find(({ isHeading }) => isHeading);
  // A story above the name of the dish: the last line of the head that could be one is nearest to its parts.
  const plain = told[0] && isProse(told[0].text) ? told.findLast(({ text, isItem }) => !isItem && !isProse(text)) : told[0];
  const line = heading ?? plain;
  if (line ?? told[0] === undefined) return line ? splitTitle(line.text) : { title: undefined, rest: '' };
  const [talk, ...more] = told.map(({ text }) => text);
  const split = splitTitle(talk!);
  const last = isTalk(talk!) || isProse(talk!) ? findLastName(talk!) : undefined;
  if (last !== undefined) return splitTitle(last);
  const isName = !isTalk(talk!) || (split.rest !== '' && split.title !== undefined && !isTalk(split.title));
  const name = isTalk(talk!) ? (findAnnounced([talk!, ...more]) ?? (isName ? undefined : findCapitals([talk!, ...more]))) : undefined;
  if (name === undefined) return split;
  return { title: splitTitle(name).title, rest: split.rest };
}

const CHAPTER =
  /^(?:(?:main|side|first|second)?\s?(?:dinners?|lunch(?:es)?|breakfasts?|brunch|desserts?|mains?|main (?:dish(?:es)?|courses?)|soups?|sides?|side dish(?:es)?|salads?|snacks?|starters?|appeti[sz]ers?|baking|drinks?|hauptgerichte?|nachspeisen?|vorspeisen?|suppen|salate|plats?|entrées?|primi|secondi|dolci|postres?)|https?:\/\/\S+|www\.\S+)$/i;
/** "For 2 people" names nobody's dish. */
const ONLY_FOR = /^(?:for|für|pour|para|per|voor)$/i;

const LONGEST_TITLE = 200;
const LONGEST_TALK = 1_500;
/** Longer is talk that says so among other things. */
const LONGEST_LABEL = 120;
/** "Hi all," above a letter, and what announces that a recipe follows. */
const GREETING =
  /^(?:(?:hi|hello|hey|dear|hiya|good (?:morning|evening)|hallo|liebe[rs]?|moin|salut|bonjour|coucou|hola|buenas|ciao|cara|caro|hoi|beste)(?!\p{L}).{0,30}[,!.]|(?:here|this|below|attached)(?:['’]s| is| are)?\s(?:the|that|my|our|your)\s(?:\p{L}+\s)?recipe\b.{0,40}[.!:])$/iu;
/** Who wrote or photographed what follows: "By Ada | 3 May". */
export const isByline = (text: string): boolean => BYLINE.test(text);
const BYLINE =
  /^(?:(?:(?:[Rr]ecipe |[Ww]ords |[Pp]hotos? |[Tt]ext )?[Bb]y|[Pp]osted by|Rezept von|Par|Por|Di)\s|(?:[Pp]hotos?|[Pp]hotography|[Aa]uthor|[Ww]ords|[Ff]otos?)\s?:\s?)\p{Lu}/u;

/** What a site writes on its buttons and in its menus: a line of nothing else is none of the recipe. */
const isNavigation = (text: string): boolean => {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.length > 0 && words.every((word) => NAVIGATION.has(word));
};
const NAVIGATION: ReadonlySet<string> = new Set(
  (
    'print pin share save jump to recipe recipes card comment comments subscribe sign in log up login register join menu search home shop about contact ' +
    'techniques blog video videos newsletter newsletters account cart basket skip main content rate review reviews email tweet facebook pinterest whatsapp ' +
    'instagram the and my saved follow us more all back next drucken teilen merken speichern anmelden startseite rezepte suche imprimer partager ' +
    'accueil recettes enregistrer connexion imprimir compartir guardar inicio recetas stampa condividi salva ricette afdrukken delen bewaren recepten'
  ).split(' '),
);

/** What a network writes above a post, and whoever posts below its name. */
const POSTED =
  /^(?:[@#]\S+|[ur]\/\S+.*|(?:follow|following|posted|translate|see translation|original audio|reply|like|page \d{1,4}$|p\.\s?\d{1,4}$|recipe (?:below|in (?:the )?(?:comments?|caption)))\b.{0,30}|.{0,40}\b\d+\s?[dhmw](?: ago)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day\b.{0,20}|\d{1,2}[./ -](?:\d{1,2}|\p{L}{3,9})[./ -]\d{2,4}.{0,10})$/iu;
const RATING = /^[★☆\s]+|^\d(?:[.,]\d+)?\s*(?:\/\s*5|from|stars?|out of|\()/i;

function isLabel(text: string): boolean {
  if (text.length > LONGEST_LABEL) return false;
  if (saysForSoMany(text) || saysHowMany(text)) return true;
  const { title } = TAIL.test(text) ? splitTitle(text) : {};
  return isLabelText(text) && (title === undefined || findLabel(title) !== undefined || ONLY_FOR.test(title) || isLabelText(title));
}

/** Somebody speaking, rather than a name: sentences, or many words of which a name has few. */
const isProse = (text: string): boolean =>
  /[.!?…]["”']?$|[.!?]\s+\p{Lu}/u.test(text) ||
  isTalk(text) ||
  (text.endsWith(':') && text.split(' ').length > LONGEST_POSSESSED) ||
  (/\b(?:I|I'm|I've|my|we|you|ich|je|yo)\b/u.test(text) && text.split(' ').length > LONGEST_POSSESSED);

/** "My mum's chicken soup" is a name. */
const LONGEST_POSSESSED = 5;

/** "You asked for it, so here it is! Peach crumble": behind the last sentence. */
function findLastName(talk: string): string | undefined {
  const last = /^(?:\S+\s+){2,}?\S*[.!?]\s+(\p{Lu}[^.!?:]{3,60})$/u.exec(talk)?.[1];
  return last !== undefined && last.split(' ').length <= LONGEST_NAME && !isProse(last) && !isLabel(last) ? last : undefined;
}

/** What somebody who only talks calls the dish: "the recipe for the lentil soup". */
const findAnnounced = (talk: readonly string[]): string | undefined =>
  talk.map((text) => ANNOUNCED.exec(text)?.[1]).find((name) => name !== undefined && name.split(' ').length <= LONGEST_NAME);

/** Else the words of their talk that are capitals as names are. */
function findCapitals(talk: readonly string[]): string | undefined {
  const runs = talk.flatMap((text) => [...text.matchAll(CAPITALS)].map((found) => found[0]));
  const longest = Math.max(0, ...runs.map((run) => run.split(' ').length));
  return longest > 1 ? runs.find((run) => run.split(' ').length === longest) : undefined;
}

const LONGEST_NAME = 7;
const ANNOUNCED =
  /(?:\bhere(?:['’]s| is| are)|\bthis is(?! how)|\b(?:i['’]m|we['’]re|i am|we are) making|\bfor the(?=.{3,40}you(?:['’]ll)? need)|\bhier (?:ist|kommt)|\b(?:voici|voilà)(?!.{0,30}recette)|\brecipe for|\bhow (?:i|we|to|you) make|\basked (?:me )?(?:about|for)|\brezept für|\brecette(?:\s\p{L}+)?\s(?:de la|de l['’]|du|des|de|d['’])|\breceta (?:de los|de las|de la|del|de))\s*(?:(?:the|my|our|her|his|that|some|das|den|die|unseren?|meinen?|le|la|les|el|los|las)\s)?(\p{L}[\p{L}\p{N}'’& -]{2,60}?)(?=\s*(?:[.,:;!?…()]|$)|\s(?:recipe|rezept|that|which|who|you|you['’]ll|i|we|from|as|like|wie|den|qui|que)(?:\s|[.,:;!]|$))/iu;
/** Not the first of a sentence, and no shouting. */
const CAPITALS =
  /(?<=\p{L}[,;:]?\s)\p{Lu}\p{Ll}[\p{L}'’-]*(?:\s(?:(?:and|with|of|in|&|und|mit|et|au|aux|de|con|y)\s)?\p{Lu}\p{Ll}[\p{L}'’-]*)+/gu;

const isTalk = (text: string): boolean => {
  const name = text.replace(ASIDE, '');
  return name.split(' ').length > 8 && !isTitleCase(name);
};

/** As English names dishes: every word that is more than a joint begins with a capital. */
const isTitleCase = (text: string): boolean => {
  const words = text.split(' ').filter((word) => /\p{L}{4}/u.test(word) && !/^(?:with|from|over|your|that|this|into)$/i.test(word));
  return words.length > 2 && words.every((word) => /^\P{L}*\p{Lu}/u.test(word));
};

/** "Baked ziti, serves 6, about 1 hr 30" and "Quiche (4 pers.)": a name and what is said of how many it feeds. */
function splitTitle(text: string): Titled {
  const line = text
    .replaceAll(PICTURES, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^\[[\p{L} ]{2,20}\]\s*/u, '')
    .replace(/^(?:(?:re|fwd?|wg|aw|tr)\s?:\s*)+/i, '')
    .replace(/^(?:the|a|an)\s(?=\p{Lu})/u, '')
    .replaceAll(/^[*~=_•★☆\s]+(?=[\p{L}\d])|(?<=[\p{L}\d)!?.])[*~=_•★☆\s]+$/gu, '')
    .replace(/(?<=\p{L})\s?:$/u, '')
    // What is said of it beside its name: "(my grandma's, finally measured)"
    .replace(ASIDE, '')
    .replace(LED, '')
    .replace(/^(?:how (?:i|we|to) make|recipe for|my (?:version of|take on))\s+(?:(?:my|our|the|a|an|some)\s)?(?=\p{L})/iu, '')
    .replace(/\s[|–—-]\s\S+\.\p{L}{2,}$/u, '')
    // Behind a bar stands the site or the series.
    .replace(/(?<=^[^–—-]*\p{L} \p{L}[^–—-]*)\s[|¦]\s.*$/u, '');
  const found = TAIL.exec(line);
  if (!found) return { title: line || undefined, rest: '' };
  const title = line.slice(0, found.index).replace(/[\s,;:|/·•(–—-]+$/u, '');
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

/** What leads to a name: its number, its day, its meal. */
const LED =
  /^(?:(?:recipe\s*)?#?\d{1,3}\s*[.):]\s+|(?:recipe\s)?(?:no|nr|n°|nº)\.?\s?\d{1,4}\s?[.:–—-]?\s+|(?:(?:day|week|episode|tag|jour|día)\s\d{1,4}|(?:tonight|today)(?:['’]s (?:dinner|lunch|recipe))?|dinner tonight|recipe of the (?:day|week|month)|rezept des tages|recette du jour|receta del día)\s?[:–—-]\s*)(?=\p{L})/iu;

const ASIDE =
  /\s*\([^()]*(?:\b(?:my|our|I|we|you|finally|updated?|best|ever|easy|super|mein\p{L}*|unser\p{L}*|ma|mon|notre|mi|mia)\b)[^()]*\)\s*$/iu;

const COUNT = String.raw`(?:\d{1,3}(?:\s?(?:-|–|to|à|bis|a|o|ou)\s?\d{1,3})?|${NUMBER_WORD})`;
const EATERS = String.raw`(?:pers(?:ons?|onen|onnes?|onas)?\.?|people|servings?|portions?|portionen|portion|raciones|porciones|comensales|couverts|parts|persone|porzioni|personen)`;
/** Of what a title counts behind a dash or in brackets it is no number that makes so many: "Lasagne (9 x 13)", "Soup – 5 ingredients". */
const NO_YIELD = String.raw`(?:ingredients?|zutaten|ingrédients|ingredientes|min|mins|minutes?|minuten|hours?|hrs?|stunden|heures|horas|days?|weeks?|steps?|ways?|x|inch(?:es)?|in|cm|mm|g|kg|kcal|calories|cals?|ml|l|oz|lbs?|layers?|cheeses?|beans?|grains?|spices?|points?|stars?|votes?|comments?)`;

/** Where a name ends and its servings begin. */
const TAIL = new RegExp(
  String.raw`(?:\s*[(,;:|·•–—-]{1,2}\s*|\s+)(?:(?:serves|feeds|makes|yields|enough for|ergibt|reicht für|donne|rinde|salen|dosi per|ingredienti per|dosis para|ingredientes para):?\s+(?:about\s+|ca\.?\s+|approx\.?\s+)?${COUNT}|(?:for|für|pour|para|per|voor)\s+${COUNT}(?=\s*(?:$|[,;:.)!]|${EATERS}))|${COUNT}\s+${EATERS}(?!\p{L})|x\s?\d{1,2}\s*$)|\s*\(\d{1,2}\s?[-–]\s?\d{1,2}\)\s*$|\s*(?:[(,;:|·•]|\s[–—-])\s*(?:about\s|ca\.?\s)?\d{1,2}\s(?!${NO_YIELD}(?!\p{L}))\p{L}{4,}(?:\s\p{L}{3,})?\)?\s*$`,
  'iu',
);
