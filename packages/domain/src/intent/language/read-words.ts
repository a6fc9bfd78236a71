import { foodNameKey } from '../../food/food-name-key.ts';
import { joinSplitWords } from '../../base/join-split-words.ts';
import { NUMBER_WORDS } from '../../base/number-words.ts';
import { EMOJI_WORDS } from './emoji-words.table.ts';
import { FOREIGN_NUMBERS } from './foreign-numbers.table.ts';
import { readForeign } from './read-foreign.ts';
import { joinNumberWords } from './join-number-words.ts';
import { SHORTHAND } from './shorthand.table.ts';
import type { Token } from './token.ts';

/** More than this of a sentence is never read; what people type is far shorter. */
const READ_LIMIT = 3000;

export function readWords(text: string): readonly Token[] {
  const read = text.slice(0, READ_LIMIT);
  // Most of the two thousand phrases that are indexed at start are plain already.
  const flat = PLAIN.test(read) ? read : flatten(read);
  const plain = readForeign(flat, toPlainLetters);
  const tokens: Token[] = [];
  let pictures = 0;
  for (const [part] of plain.matchAll(TOKEN)) {
    if (part.startsWith(PICTURE)) pictures++;
    if (/^\d/u.test(part)) tokens.push(...readNumber(part));
    else if (/^[a-z]/u.test(part)) {
      const word = SHORTHAND.get(part) ?? part;
      tokens.push({ text: word, key: foodNameKey(word), value: NUMBERS.get(word) });
    } else if (/^[\uE000\uE001]./u.test(part)) {
      const word = part.slice(1);
      tokens.push({ text: word, key: foodNameKey(word), value: undefined, picture: pictures });
    } else tokens.push({ text: part, key: part, value: undefined });
  }
  return joinNumberWords(tokens);
}

/** As a sentence would be read; most of the two thousand phrases that are indexed at start are plain words already. */
export const phraseKey = (phrase: string): string =>
  PLAIN_PHRASE.test(phrase)
    ? foodNameKey(phrase)
    : readWords(phrase)
        .map(({ key }) => key)
        .join(' ');

const PLAIN_PHRASE = /^[a-z ]+$/;

/** A phrase of one language's small letters, in which no words are to be replaced. */
const PLAIN = /^(?!.*(?:half|third|quarter|\btea\b|\bu[hm]|\bhm|\berm|you know))[a-z ]*$/;
const TOKEN = /[\uE000\uE001][a-z]+|\d+(?:[.,]\d+)*(?:k(?![a-z]))?|[a-z]+|(?:(?![a-z])\p{L})+|[^\s\p{L}\d]/gu;

/** "L'ail", "pas d'alcool", "je n'aime pas". */
const ELISION = /(?<![a-z])(?:d|j|l|n|qu)['’`´](?=[a-z])/gu;

/** "No gluten (coeliac) or lactose": the list goes on behind the aside. */
const ASIDE = /\(([^()]{1,60})\)(\s+n?or\s+[^,.;()]{1,60})/gu;

/** Whoever dictates thinks aloud. */
const HESITATION = /(?<![a-z])(?:u+h+m*|u+m+|erm+|hm+|you know|i mean like)(?![a-z'])/gu;

const WORN_OUT =
  /\b((?:i am|im|we are|were|hes|shes|he is|she is|theyre|they are|is|are|all|both|getting|feeling|bit|totally|completely|properly|so|just))\s+((?:soup|salad|pasta|pizza|burger|curr(?:y|i)|rice|sandwich|noodle|chicken|turkey|egg|fish|taco|stew|porridge|oatmeal|potato|bean|lentil|chilli|chili|cheese|sushi|bread|beef|tofu|smoothie))(?:e?d|-ed) out\b/gu;

/** "1k9", "3k5": as it is said in many countries. */
const K_BETWEEN = /(?<![\d.,])(\d)k(\d)(?![\da-z])/giu;

const AND = String.raw`(?:\s*[,/+]\s*(?:and |n )?|\s+(?:and|n|plus)\s+|\s*\n[-*\s]*|\s+)`;
const NO_DRINK = String.raw`(?! (?:or|and) |,? with(?:out)? |s\b| ?(?:bags?|leaves|party|room|cakes?|towel|light))`;
const BREAKFAST_DINNER_TEA = new RegExp(String.raw`\b(breakfast|brekkie|brekky|b ?fast)(${AND})dinner(${AND})tea\b${NO_DRINK}`, 'gu');
/** "Lunch n tea"; one with breakfast is drunk. */
const LUNCH_AND_TEA = new RegExp(String.raw`\b((?:lunch|dinner)(?:\s*[,/+]\s*(?:and |n )?|\s+(?:and|n|plus)\s+))tea\b${NO_DRINK}`, 'gu');

const AND_A_HALF_THOUSAND = /\b(one|two|three|four|[1-4]) and a half (?:thousand|k)\b/gu;

/** "2day", "2nite". */
const TO_DAY = /\b2(day|night|nite|morrow|moro)\b/giu;

/** "7d", "14 d". */
const DAYS = /(?<![\d.,])(\d{1,2}) ?d(?![a-z\d'])/giu;

/** Lower case without accents; tags are data and fall away; "w/o", "&" and camel case become words. */
function flatten(text: string): string {
  return (
    toPlainLetters(
      joinSplitWords(text)
        .replace(/<[^<>]{0,200}>/gu, ' ; ')
        .replace(/([a-z]{2})([A-Z])/gu, '$1 $2')
        .replace(K_BETWEEN, (_, thousands: string, hundreds: string) => `${thousands}${hundreds}00`)
        .replace(TO_DAY, 'to$1')
        .replace(DAYS, '$1 days')
        .replace(EMOJI, (emoji) => ` ${readEmoji(emoji)} `),
    )
      .replace(ELISION, '')
      .replace(/(?<=\b(?:i|he|she|we|they|you|it|that|there))['’`´]ll\b/gu, ' will')
      // "She'd love some", but "id rather" is a phrase.
      .replace(/(?<=\b(?:he|she|we|they|you|it|that|who))['’`´]d\b/gu, ' would')
      .replace(/['’`´]/gu, '')
      .replace(ASIDE, '$2 ($1)')
      .replace(HESITATION, ' ')
      .replace(/(?<=[a-z]{3})-less\b/gu, ' free')
      // "I'm souped out", "we are all pasta'd out": what somebody has had too much of.
      .replace(WORN_OUT, '$1 sick of $2')
      .replace(/\bn0\b/gu, 'no')
      .replace(/\bh8(s?)\b/gu, 'hate$1')
      // "3 mls/day" are meals, "200 mls of milk" are not.
      .replace(/(?<![\d.,])([1-8]) ?mls\b(?! of\b)/gu, '$1 meals')
      .replace(/\b[a-z]{2,}[013][a-z]{2,}\b/gu, (word) => word.replaceAll('0', 'o').replaceAll('1', 'i').replaceAll('3', 'e'))
      // In Britain dinner is at noon and tea in the evening.
      .replace(BREAKFAST_DINNER_TEA, '$1$2lunch$3dinner')
      .replace(LUNCH_AND_TEA, '$1dinner')
      .replace(/\bw\s*\/\s*o(?:ut)?\b/gu, ' without ')
      // "L/o rice, no m/wave": as cards and ads write them.
      .replace(/\bl\s*\/\s*os?\b/gu, ' leftover ')
      .replace(/\bm\s*\/\s*(?:wave|w)\b/gu, ' microwave ')
      .replace(/\bb\s*\/\s*fast\b/gu, ' breakfast ')
      .replace(/\bw\s*\//gu, ' with ')
      .replace(/&/gu, ' and ')
      .replace(/±/gu, '+/-')
      // "1 800 kcal", "3x600 kcal".
      .replace(/(?<!\d)(\d) (?=\d{3} ?(?:k?cal|kj|kalor|calor))/gu, '$1')
      .replace(/(?<=\d) ?[x×] ?(?=\d{3})/gu, ' meals of ')
      .replace(/(?<=\b\d) ?[x×](?= [a-z])/gu, '')
      // "Two and a half thousand".
      .replace(AND_A_HALF_THOUSAND, (_, count: string) => ` ${(NUMBERS.get(count) ?? Number(count)) * 1000 + 500} `)
      .replace(/≤/gu, ' < ')
      .replace(/≥/gu, ' > ')
      .replace(/[–—−‐‑]/gu, '-')
      .replace(/(?<=[a-z])-(?=[a-z])/gu, ' ')
      .replace(SHARE_WORDS, (_, share: string) => ` ${PERCENT_OF[share.split(' ').at(-1)!]} percent `)
      .replace(
        /(?<=%|percent)\s*(?:of )?(?:my |the |all |total |daily )*(?:calories|kcals?|cals?|energy|intake)(?: coming)? (?:from|as|in) /gu,
        ' ',
      )
      // "Gluten-, dairy- and egg-free": the hyphen stands for the last word.
      .replace(/(?<=[a-z])-(?=\s*(?:,|\/|and\b|or\b|und\b))/gu, ' free')
  );
}

/** Small letters without accents, each of the Latin ones as a letter or two of English; marks of other scripts as ours. */
export function toPlainLetters(text: string): string {
  return text
    .replace(/[ßœæøłđħıþð]/giu, (letter) => PLAIN_LETTERS[letter.toLowerCase()] ?? letter)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[、،]/gu, ',')
    .replace(/[。؛।]/gu, '.')
    .replace(/؟/gu, '?');
}

const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  þ: 'th',
  ð: 'd',
};

/** "Half my calories from carbs", "a third of energy as fat". */
const SHARE_WORDS =
  /\b(half|(?:a|one) third|(?:a|one) quarter|two thirds)(?: of)?(?= (?:my |the |all |total |daily )*(?:calories|kcals?|cals?|energy|intake)(?: coming)? (?:from|as|in) )/gu;
const PERCENT_OF: Readonly<Record<string, number>> = { half: 50, third: 33, quarter: 25, thirds: 67 };

/** With what joins it to others, and tells its colour of skin or its sex. */
const EMOJI = /\p{Extended_Pictographic}(?:\uFE0F|[\u{1F3FB}-\u{1F3FF}]|\u200D[♀♂]\uFE0F?|\u200D(?=\p{Extended_Pictographic}))*/gu;

/** Before the first word of a picture and before its others, so that it never makes a phrase with the words beside it. */
const PICTURE = '\uE000';
const PICTURE_GOES_ON = '\uE001';

/** A word of refusing as itself; a food or a dish as a picture of it. */
function readEmoji(emoji: string): string {
  const [plain] = Array.from(emoji) as [string];
  const words = EMOJI_WORDS[plain] ?? plain;
  return words === 'no' || words === '' || words === plain ? words : `${PICTURE}${words.replaceAll(' ', ` ${PICTURE_GOES_ON}`)}`;
}

/** "1,800" and "1.800" are thousands, "2.5" is not; "2k" is 2,000. */
function readNumber(text: string): readonly Token[] {
  const thousand = text.endsWith('k');
  const digits = thousand ? text.slice(0, -1) : text;
  // "1.750,5" has both.
  const [, grouped, tail = ''] = /^(\d{1,3}(?:[.,]\d{3})+)([.,]\d{1,2})?$/u.exec(digits) ?? [];
  const value = Number(grouped === undefined ? digits.replace(',', '.') : grouped.replace(/[.,]/gu, '') + tail.replace(',', '.'));
  if (!Number.isFinite(value)) return [{ text, key: text, value: undefined }];
  return [{ text, key: text, value: thousand ? value * 1000 : value }];
}

const NUMBERS: ReadonlyMap<string, number> = new Map([
  ...Object.entries(NUMBER_WORDS),
  ...FOREIGN_NUMBERS.flatMap(([words, value]) => words.split('|').map((word) => [word, value] as const)),
]);
