import { isNamelike, isTitleCase } from './name-case.ts';
import { DETERMINER, GIVES, GREETS, SENDS, TELLS_HOW } from './lead-words.ts';
import { isLabelText, saysForSoMany } from './page-labels.ts';
import { saysHowMade, splitTitle, TAIL, withoutAside, type Titled } from './name-in-line.ts';
import { namesDish } from './names-dish.ts';
import { findSaidName } from './said-name.ts';
import { saysSource } from './said-source.ts';
import { isAboutPost, isPageWords } from './page-words.ts';
import { saysHowMany } from './said-numbers.ts';
import { findLabel, findNote } from './section-words.ts';
import type { TextLine } from './text-line.ts';

/**
 * What names the dish among the lines above its parts: what is labelled so, a heading, else the first line that is no prose. A
 * line that names neither a dish nor a food of the list gives way to one that does, where it reads like a site or a series.
 */
export function readTitle(head: readonly TextLine[], foods: ReadonlySet<string>): Titled {
  const isName = (text: string): boolean => namesDish(text, foods);
  const labelled = findNoted(head, 'title');
  if (labelled !== undefined) return splitTitle(labelled, isName);
  const subject = findNoted(head, 'subject');
  const found = findTitle(head, { isName, foods });
  if (subject === undefined || found.title === undefined) return subject === undefined ? found : splitTitle(subject, isName);
  // "Subject: pie recipe" above a letter that has "CHICKEN AND LEEK PIE" on a line of its own.
  const isBetter = isName(subject) ? found.isLine && isName(found.title) && sharesWord(subject, found.title) : !found.isGuess;
  return isBetter ? found : splitTitle(subject, isName);
}

/** "voici ma soupe de carottes pour dimanche" has more in it than the name. */
function tidySaid(titled: Titled, foods: ReadonlySet<string>): Titled {
  const { title } = titled;
  if (title === undefined || isNamelike(title) || !LED_BY.test(title)) return titled;
  return { ...titled, title: findSaidName([title], foods) ?? title };
}

/** What leads to a name, or on from it. */
const LEADS_ON = 'is|this|here|hier|ist|voici|voilà|que|qui|which|that|aquí|ecco|today|tonight|heute|gibt';
const LED_BY = new RegExp(String.raw`(?<!\p{L})(?:${LEADS_ON})(?!\p{L})`, 'iu');

function sharesWord(one: string, other: string): boolean {
  const words = new Set(one.toLowerCase().match(/\p{L}{3,}/gu));
  return (other.toLowerCase().match(/\p{L}{3,}/gu) ?? []).some((word) => words.has(word));
}

/** Of talk in which nothing is named the whole is a guess. */
type Guessed = Titled & { readonly isGuess?: boolean; readonly isLine?: boolean };

type Dishes = { readonly isName: (text: string) => boolean; readonly foods: ReadonlySet<string> };

const findNoted = (head: readonly TextLine[], key: 'title' | 'subject'): string | undefined =>
  head.map(({ text }) => findNote(text)).find((note) => note?.key === key)?.value;

function findTitle(head: readonly TextLine[], { isName, foods }: Dishes): Guessed {
  const named = head.filter(
    ({ text }) =>
      !isPageWords(text) &&
      !GREETING.test(text) &&
      (text.length <= LONGEST_TITLE || (text.length <= LONGEST_TALK && isTalk(text))) &&
      !findNote(text) &&
      !saysSource(text),
  );
  const unlabelled = named.filter(({ text }) => !isLabel(text));
  // The chapter of a book is no name where another line is.
  const own = unlabelled.filter(({ text }) => !CHAPTER.test(text));
  const told = own.length > 0 ? own : unlabelled;
  const line = told.find(({ isHeading }) => isHeading) ?? choosePlain(told, head, isName);
  if (line !== undefined) return { ...tidySaid(splitTitle(line.text, isName), foods), isLine: true };
  if (told.length === 0) return { title: undefined, rest: '' };
  return readTalk(
    told.map(({ text }) => text),
    { isName, foods },
  );
}

/** A story above the name of the dish: the last line of the head that could be one is nearest to its parts. */
function choosePlain(told: readonly TextLine[], head: readonly TextLine[], isName: (text: string) => boolean): TextLine | undefined {
  const names = told.filter(({ text, isItem }) => !isItem && !isSpoken(text, isName));
  const first = told[0] && isSpoken(told[0].text, isName) ? (names.findLast(({ text }) => isName(text)) ?? names.at(-1)) : told[0];
  if (first === undefined || isName(first.text)) return first;
  const below = (line: TextLine): string | undefined => head[head.indexOf(line) + 1]?.text;
  // What stands above who wrote it is what was written, and a name well above that a site.
  const written = names.find(
    (line) =>
      line !== first &&
      isAboutPost(below(line) ?? '') &&
      (isName(line.text) || isNamelike(line.text)) &&
      head.indexOf(line) - head.indexOf(first) > 1,
  );
  if (written !== undefined) return written;
  // Who wrote it, or whose site it is, stands apart from a name; what stands right below one only says more of it.
  const apart = names.find((line) => line !== first && line.hasGap && isName(line.text) && isNamelike(line.text) && isShortName(line.text));
  if (apart !== undefined) return apart;
  if (!SITE.test(first.text)) return first;
  const others = names.filter(({ text }) => !SITE.test(text));
  const isAboveFacts = (line: TextLine): boolean => {
    const fact = below(line);
    return fact === undefined ? line.hasGap : isPageWords(fact) || isLabel(fact);
  };
  return others.find(({ text }) => isName(text)) ?? others.find((line) => isNamelike(line.text) && isAboveFacts(line)) ?? first;
}

/** Of what is no more than talk the name that is said in it; none where it says none, so that whoever pastes it is asked. */
function readTalk(talk: readonly string[], { isName, foods }: Dishes): Guessed {
  const [first = ''] = talk;
  const split = splitTitle(first, isName);
  const isPart = split.title !== undefined && split.title.includes(',') && isTalk(first);
  const isSaid = split.title !== undefined && !isPart && isShortName(split.title) && (isName(split.title) || saysHowMade(first));
  if (isSaid) return tidySaid(split, foods);
  const told = findSaidName(talk, foods);
  // "Lentil soup with lots of chopped parsley" begins with it, and says no more.
  if (split.title !== undefined && told !== undefined && split.title.startsWith(told) && isPhrase(split.title)) return split;
  const announced = findAnnounced(talk, isName);
  const said = announced !== undefined && isName(announced) ? announced : (told ?? announced);
  if (said !== undefined)
    return { ...tidySaid({ title: splitTitle(said, isName).title, rest: split.rest }, foods), isGuess: !isName(said) };
  return { ...split, title: isOwnName(split.title, first) ? split.title : undefined, isGuess: true };
}

/** One sentence without a word of who speaks may be a name that no table knows. */
function isOwnName(title: string | undefined, sentence: string): boolean {
  if (title === undefined || /[.!?…]\s+\p{Lu}/u.test(sentence) || SPOKEN.test(title) || !isPhrase(title)) return false;
  return title.split(' ').length <= LONGEST_POSSESSED || /^\P{L}*\p{Lu}/u.test(title);
}

/** Without a sentence's marks and persons. */
const isPhrase = (text: string): boolean =>
  text.split(' ').length <= LONGEST_TOLD && !/[.,;:!?]|(?<!\p{L})(?:I|my|we|our|you|your|me|us|is|are|was)(?!\p{L})/iu.test(text);
const LONGEST_TOLD = 12;

/** Few words, none of them of who speaks. */
const isShortName = (text: string): boolean => (text.split(' ').length <= LONGEST_NAME || isTitleCase(text)) && !isProse(text);

/** What a site calls itself and its series, and what it asks before it shows anything. */
const SITE =
  /\b(?:week(?:ly|end|night)?|kitchens?|cooks?|cooking|cookery|cookbook|menu|newsletter|blog|site|website|search|settings|privacy|policy|browser|garden(?:er|s)?|gourmet|bak(?:er|ers|ery|ing)|chefs?|foodies?|gourmand|table|plate|pantry|eats|recipes?|column|magazine|edition|times|post|news|food|meals?|diary|journal|notebook|club|society|rezept(?:e)? der woche|küche|cuisine|cocina|la recette|la receta|rubrique)\b/iu;

const CHAPTER =
  /^(?:(?:main|side|first|second)?\s?(?:dinners?|lunch(?:es)?|breakfasts?|brunch|desserts?|mains?|main (?:dish(?:es)?|courses?)|soups?|sides?|side dish(?:es)?|salads?|snacks?|starters?|appeti[sz]ers?|baking|drinks?|hauptgerichte?|nachspeisen?|vorspeisen?|suppen|salate|plats?|entrées?|primi|secondi|dolci|postres?|pasta|pasta & rice|poultry|fish|meat|vegetarian)|(?:page|seite|p\.)\s?\d{1,4})$/i;
/** "For 2 people" names nobody's dish. */
const ONLY_FOR = /^(?:for|für|pour|para|per|voor)$/i;

const LONGEST_TITLE = 200;
const LONGEST_TALK = 1_500;
/** Longer is talk that says so among other things. */
const LONGEST_LABEL = 120;
/** "Hi all," above a letter, and what announces that a recipe follows. */
const GREETING = new RegExp(
  String.raw`^(?:(?:${GREETS}|(?:good )?(?:morning|afternoon|evening)|buen(?:as|os)|car[aeio]|cher|chère|beste)(?!\p{L}).{0,30}[,!.:]|(?:hi|hey|hiya)(?:\s\p{L}+)?|${GREETS}(?:\s(?:all|again|there|you two|everyone|everybody|guys|friends|folks|zusammen|leute|ihr lieben|a todos|a todas|chicas|à tous|tout le monde|les amis|a tutti))?|(?:here|this|below|attached)(?:['’]s| is| are)?\s(?:the|that|my|our|your)\s(?:\p{L}+\s)?recipe\b.{0,40}[.!:])$`,
  'iu',
);
function isLabel(text: string): boolean {
  if (text.length > LONGEST_LABEL || TIMED_NAME.test(text)) return false;
  if (saysForSoMany(text) || saysHowMany(text)) return true;
  const { title } = TAIL.test(text) ? splitTitle(text) : {};
  return isLabelText(text) && (title === undefined || findLabel(title) !== undefined || ONLY_FOR.test(title) || isLabelText(title));
}

/** "15 Minute Garlic Prawns": of what takes so long the word has no plural. */
const TIMED_NAME = /^\d{1,3}[ -](?:min|minute|hour)[ -](?!total|prep|cook|read)\p{L}{3}[^\d]*$/iu;

/** Somebody speaking, rather than a name: sentences, or many words of which a name has few. "Hurra! Nudeln" and "St. Louis ribs" are none. */
const isProse = (text: string): boolean =>
  /[.!?…]["”']?$|[.!?](?<!\b(?:Mr|Mrs|Ms|Dr|St)\.|^\p{L}+!)\s+\p{Lu}/u.test(text) ||
  isTalk(text) ||
  (text.endsWith(':') && text.split(' ').length > LONGEST_POSSESSED) ||
  (/\b(?:I|I'm|I've|my|we|you|ich|je|yo)\b/u.test(text) && text.split(' ').length > LONGEST_POSSESSED);

/** What names no dish and has a word of who speaks: "as promised", "Saved this for later", "mein Rezept". */
const isSpoken = (text: string, isName: (text: string) => boolean): boolean =>
  isProse(text) || (!isName(text) && SPOKEN.test(text) && !isCapitalised(text));
/** "Marry Me Chicken" */
const isCapitalised = (text: string): boolean =>
  /^(?:(?:\p{Lu}\p{Ll}+|the|a|and|of|with|in|on)(?:\s|$)){3,}$/u.test(text) && !/\brecipes?\b/i.test(text);
const SPOKEN = new RegExp(
  String.raw`(?<!\p{L})(?:${LEADS_ON}|I|me|you|these|it|everyone|everybody|promised|requested|asked|asking|saved?|later|self|sure|yes|ok|okay|sorry|thanks?|lol|haha|done|gerne|klar|oui|claro|recipes?|forwarded|shared|mein|rezepte?|versprochen|recettes?|promis|recetas?|lo del|lo que|prometido|ricett[ae])(?!\p{L})`,
  'iu',
);

/** "My mum's chicken soup" is a name. */
const LONGEST_POSSESSED = 5;

/** What somebody who only talks calls the dish: "the recipe for the lentil soup". */
const findAnnounced = (talk: readonly string[], isName: (text: string) => boolean): string | undefined =>
  talk
    .flatMap((text) => splitTitle(ANNOUNCED.exec(text.slice(0, LONGEST_TALK))?.[1] ?? '', isName).title ?? [])
    .find((name) => name.split(' ').length <= LONGEST_NAME && !isSpoken(name, isName));

const LONGEST_NAME = 7;
const ANNOUNCED = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${GIVES}|${SENDS})(?!.{0,30}recette)(?=\s)|this is(?! how)|(?:i['’]m|we['’]re|i am|we are) making|for the(?=.{3,40}you(?:['’]ll)? need)|(?:promised|wanted|requested|wanted to know) (?:you |how (?:i|we) (?:make|do) )?(?=the\s)|${TELLS_HOW}|asked (?:me )?(?:about|for))\s*(?:${DETERMINER}\s)?((?!(?:these|this|those|it|them|that|one|more|some|how|what|a?\s?recipe|rezept|recette|receta|everything)(?!\p{L}))\p{L}[\p{L}\p{N}'’& -]{2,60}?)(?=\s*(?:[.,:;!?…()]|$)|\s(?:recipe|rezept|that|which|who|you|you['’]ll|i|we|from|as|like|wie|den|qui|que)(?:\s|[.,:;!]|$))`,
  'iu',
);
const isTalk = (text: string): boolean => {
  const name = withoutAside(text);
  return name.split(' ').length > 8 && !isTitleCase(name);
};
