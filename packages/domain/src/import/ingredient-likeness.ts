import { findUnit } from '../quantity/unit.ts';

/** How much a line reads like an ingredient: 1 with an amount at either end, 0 like anything else short, -1 like prose. */
export function rateIngredientLine(line: string): number {
  if (line.length > LONGEST_INGREDIENT || SENTENCES.test(line)) return -1;
  if (NO_INGREDIENT.test(line) || COUNTED.test(line)) return -1;
  if (AMOUNT_FIRST.test(line) || AMOUNT_LAST.test(line) || ASIDES.test(line)) return 1;
  if (line.split(' ').some((word) => findUnit(word.toLowerCase()) !== undefined && word.length > 2) && line.length < 80) return 0.6;
  return line.length <= 60 ? 0 : -0.3;
}

export const beginsWithNumber = (text: string): boolean => /^[\d½¼¾⅓⅔⅛]/.test(text);

/** "200 g flour", "2 eggs", where "180 degrees" is none. */
export const beginsWithAmount = (text: string): boolean => beginsWithNumber(text) && rateIngredientLine(text) >= 1;

/** Whether a line without an amount begins as a step does: "Fry the onion", "Load the wraps". */
export const beginsLikeStep = (line: string): boolean => ORDERS.test(line) && line.split(' ').length > 3;

/** What cooks are told to do, in the imperative of English. */
const COMMANDS =
  'add|arrange|assemble|bake|beat|blend|boil|bring|broil|brown|brush|chill|chop|coat|combine|cook|cool|cover|crack|cream|cut|dip|divide|drain|drizzle|fill|flip|fold|form|fry|garnish|grate|grill|heat|knead|layer|let|line|load|make|marinate|mash|melt|mix|peel|place|pour|preheat|press|put|refrigerate|remove|rinse|roast|roll|rub|sauté|saute|scoop|season|serve|set|shape|sift|simmer|slice|soak|spoon|spread|sprinkle|steam|stir|strain|stuff|take|thread|toast|top|toss|transfer|turn|warm|wash|whip|whisk|wrap|squeeze|blitz|whizz|scatter|crumble|soften|sear|tip|throw|leave|squash|dissolve|scrape|sweat|prick|dump|reduce|return|swirl|lay|prep|prepare|measure|gather|repeat|follow|use';
const ORDERS = new RegExp(
  String.raw`^(?:${COMMANDS}) (?:(?<!^(?:cream|toast|roast|dip|mash|roll|spread) )(?:\d|[½¼¾⅓⅔⅛])|(?:the|it|them|all|everything|in|up|together|with|and|until|a|an|over|for|on|to|out|off|into|each|half|some|well)\b|\p{L}+(?:,| and\b| with\b| in\b| until\b))`,
  'iu',
);

/** Whether the first word of a line is no more than one of those: "Sift dry ingredients", where a cream has ingredients. */
export const isOrder = (line: string): boolean => ORDER.test(line);
const ORDER = new RegExp(
  String.raw`^(?!(?:cream|toast|roast|dip|mash|roll|spread|top|brown|press|rub|wrap|grill|broil)\s)(?:${COMMANDS})\s`,
  'iu',
);

/** "250 g", "1 cup": a piece of a line whose food stands elsewhere. */
export const isAmountOnly = (line: string): boolean => BARE_AMOUNT.test(line);

const LONGEST_INGREDIENT = 220;
const NUMBER = String.raw`(?:\d+(?:[.,/]\d+)?|[½¼¾⅓⅔⅛⅜⅝⅞⅙⅚⅕])`;
const AMOUNT_FIRST = new RegExp(
  String.raw`^(?:[-•*▢□☐–·]\s*)?(?:(?:about|approx\.?|approximately|ca\.?|circa|etwa|env\.?|environ|unos|unas|cerca de)\s+)?(?:${NUMBER}|(?:an?|one|two|three|four|five|six|half|ein|eine|einen|etwas|un|une|une?e?|quelques|uno|una|unos|een|snufje|scheutje|en|ett|et|pinch|dash|handful|juice|zest|saft|prise|pincée|pizca|pitada|un pizzico|szczypta|špetka|csipet|jus|le jus|zumo|succo)\s)`,
  'iu',
);
const AMOUNT_LAST = new RegExp(String.raw`[\s(:–-]${NUMBER}(?:\s?[-–]\s?${NUMBER})?\s?\p{L}{0,12}\.?(?:\s?\([^()]*\))?\)?$`, 'u');
const ASIDES =
  /\b(?:to taste|for serving|for garnish|to serve|to garnish|optional|as needed|nach geschmack|nach belieben|au goût|al gusto|q\.?b\.?|a gosto|naar smaak|efter smak|salt and pepper|salz und pfeffer|sel et poivre|sel, poivre|salz, pfeffer)\b/i;
const SENTENCES = /[.!?]\s+\p{Lu}[\p{L}\s,']{12,}[.!?]|[.!?]\s+\p{Lu}.*[.!?]\s+\p{Lu}/u;
const NO_INGREDIENT =
  /\s=\s|\b(?:https?:|www\.|©|copyright|kcal|calories|minut\p{L}*|min\.?$|comments?|views?|votes?|reviews?|ratings?|stars?(?!\sanise)|sternen?|bewertung\p{L}*|étoiles?|avis|estrellas|opiniones|stelle|recensioni|sterren|beoordelingen)(?!\p{L})|\d\s?(?:[hm]|mins|hours?|hrs?|std|stunden?|heures?|horas?)\b\.?$|\d,\d{3}\b|^\d+(?:[.,]\d+)?$|^(?:\d+ ?[x×])+$|^\d{1,2}[./]\d{1,2}[./]\d{2,4}$|\d{2,3}\s?[°º]|\boven\b.{0,4}$|\b(?:19\d\d|20[0-4]\d)\b(?!\s?(?:g|ml|kg|gr)\b)/iu;
/** "1. Heat the oil" */
const COUNTED = /^\d{1,2}\s?[-–.):]+\s+\p{Lu}\p{Ll}+\s\p{Ll}/u;
const BARE_AMOUNT = new RegExp(
  String.raw`^${NUMBER}(?:\s?[-–]\s?${NUMBER}|\s+${NUMBER})?\s?(?:\p{L}{1,12}\.?)?(?:\s?\([^()]{0,30}\))?$`,
  'u',
);
