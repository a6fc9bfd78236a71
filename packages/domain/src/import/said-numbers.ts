import type { RecipeYield } from './imported-recipe.ts';
import { readMinutes } from './read-duration.ts';
import { readYield, replaceNumberWords } from './read-yield.ts';

/** How many a sentence says that the recipe feeds or gives: "Enough for 4, with some left", "it cuts into 10 pieces". */
export function readSaidYield(texts: readonly string[]): RecipeYield | null {
  for (const text of texts) {
    const said = replaceNumberWords(text.slice(0, LONGEST));
    const fed = FEEDS.exec(said)?.[1];
    if (fed !== undefined) return readYield([`serves ${fed}`]);
    const given = GIVES.exec(said);
    if (given) return readYield([`makes ${given[1]}${given[2] ? ` ${given[2]}` : ''}`]);
    const counted = said.split(/\s[|•·–—-]\s/).find((piece) => COUNTED.test(piece.trim()));
    if (counted !== undefined) return readYield([`makes ${counted.trim()}`]);
  }
  return null;
}

/** How long a sentence says that the whole takes: "on the table in about 50 minutes", "40 minuti in tutto". */
export function readSaidMinutes(texts: readonly string[]): number | null {
  for (const text of texts) {
    const said = replaceNumberWords(text.slice(0, LONGEST));
    const time = (TAKES.exec(said) ?? ALTOGETHER.exec(said))?.[1];
    if (time !== undefined) return readMinutes(time);
  }
  return null;
}

/** Whether a line says nothing but how many and how long: "Serves two. 20 minutes.", "8 wedges", and what it adds to that. */
export function isAllSaid(text: string): boolean {
  const [first = '', ...rest] = replaceNumberWords(text.slice(0, LONGEST)).split(/(?<=[.!])\s+/);
  const isSaid = (sentence: string): boolean =>
    ONLY.test(sentence) ||
    (sentence.length <= LONGEST_SAYING && (BEGINS.test(sentence) || TAKES.test(sentence) || ALTOGETHER.test(sentence)));
  return isSaid(first)
    ? rest.length <= 1 || rest.every(isSaid)
    : !/\p{L}{3}[,;]/u.test(first) && first.includes(' = ') && rest.every(isSaid);
}

/** Whether a line begins as one does that says how many the recipe feeds: "Reicht für 4." */
export const saysHowMany = (text: string): boolean => text.length <= LONGEST_SAYING && BEGINS.test(replaceNumberWords(text));

const LONGEST = 300;
const LONGEST_SAYING = 90;

const ABOUT = String.raw`(?:(?:about|around|roughly|approx(?:imately|\.)?|some|up to|a good|ca\.?|circa|etwa|env\.?|environ|unos|unas|ongeveer)\s|~\s?)?`;
const COUNT = String.raw`(\d{1,3}(?:\s?(?:-|–|to|or|bis|à|a|o|ou|of)\s?\d{1,3})?)`;
const EATERS = String.raw`(?:people|ppl|persons?|adults?|guests?|of us|hungry|generous|good|large|big|small|main|servings?|portions?|plates?|helpings?|person\p{L}*|leute|esser|portionen|comensales|raciones|porciones|convives|porzioni|eters|eaters)`;
const FEEDS = new RegExp(
  String.raw`(?<!\p{L})(?:serves|feeds|does|enough for|plenty for|good for|reicht für|reicht das für|genug für|für|(?:straight away|at once|immediately)? ?to|pour|mange à|on est|suffit pour|para|comen|rinde para|per|viene per|bastano per|voor)\s${ABOUT}${COUNT}(?=\s*(?:$|[,.;!)]|comfortably\b|easily\b|generously\b|or so\b|as (?:a|an|part)\b|with\b|mit\b|avec\b|con\b|met\b|${EATERS}(?!\p{L})))`,
  'iu',
);
/** What gives so many of something, where the thing may be anything that is counted. */
const GIVES = new RegExp(
  String.raw`(?<!\p{L})(?:makes|yields?|gives|(?:it|this|which)\s(?:\p{L}+\s)?cuts? into|ergibt|gibt|donne|salen|rinde|escono|vengono|levert)\s:?${ABOUT}${COUNT}(?:\s((?!min|hours?|hrs?|std|g\b|kg\b|ml\b|cups?\b|%)\p{L}[\p{L}-]*(?:\s(?!and\b|or\b)\p{L}{3,})?))?`,
  'iu',
);

const TIME = String.raw`(\d{1,3}(?:\s?[-–]\s?\d{1,3}|[.,]\d)?\s?(?:min(?:utes?|uten|uti|utos|uut|s)?|mn|h|hrs?|hours?|std|stunden?|heures?|horas?|or[ae]|uur)\b\.?(?:\s?(?:and\s|und\s|et\s|y\s|e\s)?\d{1,2}\s?(?:min(?:utes?|uten|uti|utos|s)?|mn)?\b\.?)?)`;
const TAKES = new RegExp(
  String.raw`(?<!\p{L})(?:(?:takes?|takes? (?:me|us|you)|ready in|on the table in|on the table (?:with)?in|done in|total time|start to finish|fertig in|dauert|dauer|arbeitszeit|prêt en|prête en|listo en|lista en|pronto in|pronta in|klaar in|il faut compter|compter|time)\s?:?\s?)${ABOUT}${TIME}`,
  'iu',
);
const ALTOGETHER = new RegExp(
  String.raw`${TIME}\s(?:in (?:all|total|tutto|totaal)|all (?:in|told)|altogether|total|(?:from )?start to finish|of (?:actual )?work|insgesamt|en tout|en total|de travail|arbeit|work)(?!\p{L})`,
  'iu',
);
const BEGINS = new RegExp(
  String.raw`^(?:(?:it|this|recipe|das|ça|on)\s)?(?:(?:easily|comfortably)\s)?(?:serves|feeds|does|makes|yields?|enough for|plenty for|good for|ergibt|reicht für|für|pour|donne|en mange à|para|salen|rinde|per|viene per|voor)\s:?${ABOUT}\d`,
  'iu',
);
/** "8 wedges", "6 ramequins": of a post's own counts nothing is eaten. */
const COUNTED = new RegExp(
  String.raw`^${ABOUT}${COUNT}\s(?!(?:min|mn|g|kg|ml|cl|dl|l|h|hrs?|hours?|std|days?|comments?|stars?|votes?|reviews?|ratings?|ingredients?|points?|views?|likes?|shares?|replies|pages?|steps?|photos?|cups?|oz|lbs?|items?)(?!\p{L}))\p{L}[\p{L}-]{3,}[.!]?$`,
  'iu',
);
/** A count and one word, or a time alone. */
const ONLY = new RegExp(
  String.raw`^(?:${ABOUT}${COUNT}\s(?!min|g\b|kg\b|ml\b|hours?\b)\p{L}[\p{L}-]{3,}(?:\s\p{L}{3,})?|${ABOUT}${TIME})[.!]?$`,
  'iu',
);
