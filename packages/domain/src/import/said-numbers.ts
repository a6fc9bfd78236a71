import { beginsWithNumber, isOrder } from './ingredient-likeness.ts';
import type { RecipeYield } from './imported-recipe.ts';
import { readMinutes } from './read-duration.ts';
import { readYield, replaceNumberWords } from './read-yield.ts';

/** How many a sentence says that the recipe feeds or gives: "Enough for 4, with some left", "it cuts into 10 pieces". */
export function readSaidYield(texts: readonly string[]): RecipeYield | null {
  for (const text of texts) {
    const said = replaceNumberWords(text.slice(0, LONGEST));
    const fed = FEEDS.flatMap((way) => way.exec(said)?.[1] ?? [])[0];
    if (fed !== undefined) return readYield([`serves ${fed}`]);
    const given = GIVES.exec(said);
    if (given) return readYield([`makes ${given[1]}${given[2] ? ` ${given[2]}` : ''}`]);
    const counted = said.split(PIECES).find((piece) => COUNTED.test(piece.trim()) || SHORT.test(piece.trim()));
    if (counted !== undefined)
      return readYield([SHORT.test(counted.trim()) ? `serves ${/\d+/.exec(counted)![0]}` : `makes ${counted.trim()}`]);
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
    ? (rest.length <= 1 && !rest.some(isOrder)) || rest.every(isSaid)
    : !/\p{L}{3}[,;]/u.test(first) && first.includes(' = ') && rest.every(isSaid);
}

/** Whether a line begins as one does that says how many the recipe feeds: "Reicht für 4." */
export const saysHowMany = (text: string): boolean => text.length <= LONGEST_SAYING && BEGINS.test(replaceNumberWords(text));

/** Whether a short line without an amount in front says it in whatever words: "We are six so I make this much". */
export const saysForHowMany = (text: string): boolean =>
  text.length <= LONGEST_SAYING && !beginsWithNumber(text) && FEEDS.some((way) => way.test(replaceNumberWords(text)));

const LONGEST = 300;
const LONGEST_SAYING = 90;

const ABOUT = String.raw`(?:(?:about|around|roughly|approx(?:imately|\.)?|some|up to|a good|ca\.?|circa|etwa|env\.?|environ|unos|unas|ongeveer)\s|~\s?)?`;
const COUNT = String.raw`(\d{1,3}(?:\s?(?:-|–|to|or|bis|à|a|o|ou)\s?\d{1,3})?(?:\sdozen)?)`;
const EATERS = String.raw`(?:people|ppl|persons?|folks?|pers|pax|adults?|grown-ups|kids|children|teen(?:ager)?s|boys|girls|lads|students|guests?|friends|mouths|appetites|eaters|of (?:us|you|them)|servings?|portions?|plates?|helpings?|person\p{L}*|leute|esser|portionen|gäste|comensales|raciones|porciones|convives|couverts|porzioni|commensali|eters|mensen)`;
/** "Hungry", "very hungry", "good", between how many and whom. */
const KIND = String.raw`(?:(?:(?:very|really|reasonably|moderately)\s)?(?:hungry|greedy|generous|good|decent|normal|large|big|small|main|hungrige|gute|große|kleine|bonnes|grandes|buenas|grosses|belles)\s)?`;
const WHICH = String.raw`(?:(?:the|all|all the|just the|us|our family of|die|uns|nosotros)\s)?`;
/** What a number is of that counts nobody: "serves 20 minutes later". */
const NO_EATERS = String.raw`(?:min|mn\b|h\b|hrs?\b|hours?|days?|nights?|weeks?|months?|std|stunden?|tage?n?\b|wochen?|heures?|jours?|horas?|días?|°|º|degrees|grad\b|%|cm\b|mm\b|inch|g\b|kg\b|ml\b|cl\b|l\b|oz\b|lbs?\b|cups?\b|tbsp\b|tsp\b|x\b|\/|:\d|[.,]\d)`;
/** Whose number is of eaters whatever follows it. */
const SURELY = String.raw`serves|feeds|(?:will|should|can|to|easily|happily|comfortably) (?:feed|serve)`;
/** Whose number is one where eaters, or nothing, stand behind it: "enough for 2 loaves" counts none. */
const PERHAPS = String.raw`does|enough for|plenty for|reicht für|reicht das für|genug für|suffit pour|alcanza para|rinde para|da para|basta per|bastano per|sufficiente per|genoeg voor|good for|(?:it['’]s|this is|recipe is|all is) for|sized for|amounts? for|quantit(?:y|ies) (?:is |are )?for|zu|wir sind|wir waren|für|pour|mange à|on est|on était|nous étions|para|comen|éramos|somos|per|viene per|voor`;
const BEHIND = String.raw`(?=\s*(?:$|[,.;:!)]|comfortably\b|easily\b|generously\b|happily\b|or so\b|no problem\b|at (?:the )?(?:table|christmas|easter|thanksgiving)\b|zu weihnachten\b|à noël\b|am tisch\b|as (?:a|an|part)\b|and (?!a half)|plus\b|if\b|when\b|for (?:dinner|lunch|supper|breakfast|tea|a)\b|als\b|comme\b|como\b|en (?:plat|entrée)\b|with\b|mit\b|avec\b|con\b|met\b|à table\b|${KIND}${EATERS}(?!\p{L})))`;
const FEEDS = [
  String.raw`(?<!\p{L})(?:${SURELY})\s:?${WHICH}${ABOUT}${COUNT}(?!\d|\s?${NO_EATERS})`,
  String.raw`(?<!\p{L})(?:${PERHAPS})\s${WHICH}${ABOUT}${COUNT}${BEHIND}`,
  // "There'll be five of you", "we were six at the table", "for four people"
  String.raw`(?<!\p{L})(?:for|(?:we|you|there|they)(?:['’](?:re|ll be)|\swere|\sare|\swill be|\swas))\s${WHICH}${ABOUT}${COUNT}\s(?:${KIND}${EATERS}(?!\p{L})|at (?:the )?table\b|for (?:dinner|lunch|supper)\b|so\b)`,
  String.raw`serve\p{L}*(?:\s\p{L}+){0,3}\sto\s${ABOUT}${COUNT}\s${KIND}${EATERS}(?!\p{L})`,
  // "(4 of us, he says half a pack each)"
  String.raw`\((?:for\s|just\s)?${ABOUT}${COUNT}\s${KIND}${EATERS}(?=\s*[,;)])`,
].map((source) => new RegExp(source, 'iu'));
/** What gives so many of something, where the thing may be anything that is counted. */
const GIVES = new RegExp(
  String.raw`(?<!\p{L})(?:(?:makes|does|yields?|gives(?! (?:it|them|you|the|up))|(?:it|this|which)\s(?:\p{L}+\s)?cuts? into|(?:i|we|you) (?:get|got)(?=\s[^.!?]{2,40}\s(?:out of|from)\s(?:it|this|that|one|a|the|these|them)(?!\p{L}))|ergibt|gibt|donne|salen|rinde|escono|vengono|levert)\s:?${ABOUT}|(?:i |we |you )?(?:cut|slice|divide|portion)(?: (?:it|this|them))? (?:up )?into\s(?=\S+\s(?:(?:big|small|even|equal|neat|generous)\s)?(?:squares|bars|slices|portions|fingers|servings|pieces)(?!\p{L})))${COUNT}(?:\s((?!min|hours?|hrs?|std|g\b|kg\b|ml\b|cups?\b|%)\p{L}[\p{L}-]*(?:\s(?!and\b|or\b)\p{L}{3,})?))?`,
  'iu',
);

const TIME = String.raw`(\d{1,3}(?:\s?[-–]\s?\d{1,3}|[.,]\d)?\s?(?:min(?:utes?|uten|uti|utos|uut|s)?|mn|h|hrs?|hours?|std|stunden?|heures?|horas?|or[ae]|uur)\b\.?(?:\s?(?:and\s|und\s|et\s|y\s|e\s)?\d{1,2}\s?(?:min(?:utes?|uten|uti|utos|s)?|mn)?\b\.?)?)`;
const TAKES = new RegExp(
  String.raw`(?<!\p{L})(?:(?:takes?|takes? (?:me|us|you)|ready in|on the table in|on the table (?:with)?in|done in|total time|start to finish|fertig in|dauert|dauer|arbeitszeit|prêt en|prête en|listo en|lista en|pronto in|pronta in|klaar in|il faut compter|comptez|compter|time)\s?:?\s?)${ABOUT}${TIME}`,
  'iu',
);
const ALTOGETHER = new RegExp(
  String.raw`${TIME}\s(?:in (?:all|total|tutto|totaal)|all (?:in|told)|altogether|total|(?:from )?start to finish|of (?:actual )?work|insgesamt|fertig|en tout|en total|de travail|arbeit|work)(?!\p{L})`,
  'iu',
);
const BEGINS = new RegExp(
  String.raw`^(?:(?:it|this|recipe|das|ça|on)\s)?(?:(?:easily|comfortably)\s)?(?:serves|feeds|does|makes|gives|cuts into|yields?|(?:makes |is |should be |gives )?(?:enough|plenty) for|good for|ergibt|reicht für|für|pour|donne|en mange à|para|salen|rinde|per|viene per|voor)\s:?${WHICH}${ABOUT}\d`,
  'iu',
);
/** "10 minute eggs" are done in ten. */
export function readNamedMinutes(name: string): number | null {
  const time = /(?<!\d[-–])\b(\d{1,3}[ -]min(?:ute)?)[ -](?!read|video|rest)\p{L}{3}/iu.exec(name.slice(0, LONGEST))?.[1];
  return time === undefined ? null : readMinutes(time.replace('-', ' '));
}

/** What a line says one behind the other: by bars and dashes, and a short one by its full stops. */
const PIECES = /\s[|•·–—-]\s|(?<=^.{1,70}\p{L}[.!])\s(?=\d{1,2}\s\p{L}+\.?$)/u;
/** "4p", "x8" */
const SHORT = /^(?:\d{1,2}\s?(?:p|pp|pax|pers|ppl)\.?|x\s?\d{1,2})$/i;
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
