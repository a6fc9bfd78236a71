import { NUMBER_WORDS } from '../base/number-words.ts';
import { amountToNumber } from '../quantity/amount.ts';
import { parseAmount } from '../quantity/parse-amount.ts';

/** Minutes of the waiting that a recipe's steps ask for: "chill overnight", "marinate for 4 hours", "2 Stunden gehen lassen". */
export const sumWaits = (steps: readonly string[]): number => steps.reduce((sum, step) => sum + findWait(step), 0);

/** The same of one step. Of a range the shorter, and nothing of how long it keeps, or of a rest that a cook stays beside. */
export function findWait(step: string): number {
  return step
    .split(/(?<=[.;!?])\s+/)
    .filter((sentence) => !KEEPS.test(sentence))
    .reduce((sum, sentence) => sum + findInSentence(sentence), 0);
}

function findInSentence(sentence: string): number {
  let sum = 0;
  let from = 0;
  for (const found of sentence.matchAll(TIME)) {
    const { number = '', unit = '' } = found.groups!;
    const end = found.index + found[0].length;
    const before = sentence.slice(from, found.index);
    const after = sentence.slice(end).split(CLAUSE)[0]!;
    const isAtMost = AT_MOST.test(before);
    // Of "4 hours, or up to 24 hours" the second is the same wait, and so is "or overnight".
    const minutes = unit === '' ? NIGHT : readNumber(number) * minutesOf(unit);
    const isOther = sum > 0 && /\b(?:or|to|oder|bis|ou|à|o|a|of|tot)\b[^.]{0,25}$|[-–]\s*$/iu.test(before);
    if (!isAtMost && !isOther && minutes >= LEAST_WAIT && isWaited({ before, after, unit })) sum += minutes;
    if (!isAtMost) from = end;
  }
  return sum;
}

type Around = { readonly before: string; readonly after: string; readonly unit: string };

/** By the word that tells what is done meanwhile: in front of the time, and in German and Dutch behind it. */
function isWaited({ before, after, unit }: Around): boolean {
  const ahead = [...before.matchAll(DONE)].at(-1)?.groups;
  const behind = after.matchAll(DONE).next().value?.groups;
  if (unit === '') return ahead?.['heat'] === undefined || behind?.['wait'] !== undefined;
  const told = VERB_LAST.test(unit) ? (behind ?? ahead) : (ahead ?? behind);
  return told?.['wait'] !== undefined;
}

function readNumber(text: string): number {
  const [first = ''] = text.split(/\s*(?:-|–|\bto\b|\bor\b|\bbis\b|\boder\b|\bà\b|\bou\b|\ba\b|\bo\b|\btot\b|\bof\b)\s*/iu);
  const words = first.trim().toLowerCase();
  if (/^(?:an?|eine?|une?|una|un'?|een)$/u.test(words)) return 1;
  if (/^half an?$|^(?:eine )?halbe$|^une demi-?$|^media$|^mezz'?$|^half$|^een half$/u.test(words)) return 1 / 2;
  const parsed = parseAmount(words);
  return parsed === undefined ? 0 : amountToNumber(parsed.amount);
}

const minutesOf = (unit: string): number => (/^(?:d|t|j|g|día)/iu.test(unit) ? DAY : /^m/iu.test(unit) ? 1 : 60);

const DAY = 24 * 60;
/** As the kits take "overnight". */
const NIGHT = 8 * 60;
/** Less is part of the cooking: dough rests while the oven heats. */
const LEAST_WAIT = 30;

const COUNT = String.raw`(?:half an?|(?:eine )?halbe|une demi-?|een half|an?|eine?|une?|una|een|${Object.keys(NUMBER_WORDS).join('|')}|\d+ \d\/\d|\d\/\d|\d+(?:[.,]\d+)?\s?[½¼¾]?|[½¼¾])`;
const RANGE = String.raw`(?<number>${COUNT}(?:\s*(?:-|–|\b(?:to|or|bis|oder|à|ou|a|o|tot|of)\b)\s*${COUNT})?)`;
const UNIT = String.raw`(?<unit>hours?|hrs?|h|days?|min(?:ute)?s?|minuten|stunden?|std|tagen?|tage?|heures?|jours?|horas?|días?|dias?|ore|ora|giorn[io]|uur|uren|dag(?:en)?|minut[oi]s?)`;
const OVERNIGHT = String.raw`overnight(?!\s+oats)|(?:the )?(?:night|evening|day) before|über nacht|(?:toute )?(?:la|une) nuit|la veille|toda la noche|durante la noche|(?:per )?(?:tutta )?la notte|una notte|een nacht|'s nachts`;
const TIME = new RegExp(String.raw`(?<![\p{L}\d/.,])(?:${RANGE}[\s-]?${UNIT}|${OVERNIGHT})(?!\p{L})`, 'giu');
const VERB_LAST = /^(?:stunde|std|tag|minuten|uur|uren|dag)/iu;
const CLAUSE = /,|\b(?:then|and|dann|und|danach|en|dan)\b/iu;
/** Where it is no part of making it. */
const KEEPS =
  /\b(?:store[sd]?|keeps?|leftovers?|will last|lasts|refrigerate any|haltbar|aufbewahren|hält sich|conserver?|conservar|se garde|conserva|bewaar|houdbaar)\b/iu;
const AT_MOST = /\b(?:up to|no more than|not more than|at most|within|höchstens|bis zu|jusqu['’]à|hasta|fino a|tot)\s*$/iu;

const WAITS =
  'marinat\\p{L}*|marinad\\p{L}*|chill\\p{L}*|refrigerat\\p{L}*|fridge|freez\\p{L}*|(?<!the )rest(?! of)|rests|resting|rise|rises|rising|proof\\p{L}*|prov(?:e|ing)|soak\\p{L}*|ferment\\p{L}*|stand(?! mixer)|standing|sit|sits|set(?! (?:a|the|aside|your|timer))|cool\\p{L}*|cure|curing|brin(?:e|ing)|leave|doubled?|marinier\\p{L}*|kühl\\p{L}*|kalt|kaltstellen|ruhen|gehen|ziehen|einweichen|quellen|stehen|abkühlen|einfrieren|marin\\p{L}*|repos\\p{L}*|lever|tremper|frigo|frais|réfrigér\\p{L}*|refroidir|levar|remoj\\p{L}*|enfri\\p{L}*|nevera|frigorífico|ripos\\p{L}*|lievit\\p{L}*|ammollo|raffredd\\p{L}*|frigorifero|rijzen|rusten|weken|koelkast|afkoelen';
const HEATS =
  'bak(?:e|es|ed|ing)|roast\\p{L}*|simmer\\p{L}*|boil\\p{L}*|cook\\p{L}*|fry|frying|sauté\\p{L}*|grill\\p{L}*|steam\\p{L}*|braise\\p{L}*|stew\\p{L}*|heat\\p{L}*|poach\\p{L}*|smoke|low|high|backen|kochen|braten|garen|köcheln|schmoren|dünsten|cuire|enfourn\\p{L}*|mijoter|bouillir|rôtir|cocer|hornear|hervir|asar|guisar|cuocere|infornare|bollire|bakken|koken|stoven|braden';
const DONE = new RegExp(String.raw`(?<!\p{L})(?:(?<wait>${WAITS})|(?<heat>${HEATS}))(?!\p{L})`, 'giu');
