import { ADULT_NOUNS, CHILD_NOUNS, COUNTED_NOUNS, SPOUSE_NOUNS, TEEN_NOUNS, TODDLER_NOUNS } from '../language/people-words.table.ts';
import { isFood, type Item } from '../language/read-items.ts';

/** People listed one by one or counted, "for my wife and me and our two kids", and couples, where no figure says how many. */
export function readNamedPeople(items: readonly Item[]): number | null {
  const text = digitsOf(items);
  // "For me and my training partner".
  const pair = COUPLE.test(text) || WITH_COMPANION.test(text) || isWithSpouse(text) ? 2 : null;
  const most = Math.max(countListed(items), countInWords(text));
  return most > 1 ? most : (pair ?? (isAlone(text) ? 1 : null));
}

const digitsOf = (items: readonly Item[]): string => items.map(({ value, words }) => value ?? words).join(' ');

/** "Me, my wife and 2 kids" one by one, and "six lads" by themselves. */
function countListed(items: readonly Item[]): number {
  let most = 0;
  const nobody = { people: 0, mentions: 0, hasSelf: false };
  let run = nobody;
  items.forEach((item, at) => {
    const people = countPeople(items, at);
    const isSelf = SELF.test(item.words);
    // "What should I make myself" names one.
    if (isSelf && run.hasSelf) return;
    if (people !== undefined) run = { people: run.people + people, mentions: run.mentions + 1, hasSelf: run.hasSelf || isSelf };
    else if (item.value === undefined && !BETWEEN_PEOPLE.test(item.words) && !tellsOfPerson(items, at)) run = nobody;
    if (run.mentions > 1 || isCountedAlone(items, at)) most = Math.max(most, run.people);
  });
  return most;
}

/** How many an item names; "kids" alone says no number. */
function countPeople(items: readonly Item[], at: number): number | undefined {
  const words = items[at]?.words ?? '';
  if (SELF.test(words)) return 1;
  // "Hello mate, I have rice" speaks to somebody.
  if (SINGLE.test(words)) return HAILED.test(words) && !OWNED.test(items[at - 1]?.words ?? '') && !isPlainBeside(items, at) ? undefined : 1;
  if (!SEVERAL.test(words) && !BY_DIET.test(words)) return undefined;
  const before = countBefore(items, at);
  // "3 vegan days" is nobody.
  if (!words.endsWith('s') && before !== 1 && BY_DIET.test(words)) return undefined;
  return before !== undefined && Number.isInteger(before) && before <= MOST_NAMED ? before : undefined;
}

/** The figure of "3 gym mates" and "4 broke young students". */
function countBefore(items: readonly Item[], at: number): number | undefined {
  let back = at - 1;
  while (back > at - MOST_TOLD && items[back] !== undefined && tells(items[back]!)) back--;
  return items[back]?.value;
}
const MOST_TOLD = 3;
const tells = (item: Item): boolean => isPlain(item) && item.value === undefined && (!isFood(item) || item.words === 'meat');

/** "Four vegetarians", "six lads", "2 students": by how they eat or who they are, of whom one is a person too. */
const isCountedAlone = (items: readonly Item[], at: number): boolean => {
  const { words } = items[at]!;
  const isEating = COUNTED.test(words) && !TELLS.test(items[at + 1]?.words ?? '');
  return (isEating || BY_DIET.test(words)) && (countPeople(items, at) ?? 0) > 1;
};
const BY_DIET = /^(?:(?:vegetarian|vegan|pescatarian|omnivore|carnivore|celiac|coeliac|diabetic)s?|eaters?)$/u;
/** "Two nurses told me". */
const TELLS = /^(?:told|tell|said|say|says|gave|give|dropped|brought|bought|sent|recommended?|suggested?|left|from)$/u;

/** "2 gym mates", "my best friend": a plain word before whoever eats along. */
const tellsOfPerson = (items: readonly Item[], at: number): boolean =>
  isPlain(items[at]) &&
  !TELLS.test(items[at]!.words) &&
  (!isFood(items[at]) || items[at + 1]?.words === 'eaters') &&
  (countPeople(items, at + 1) !== undefined || (countBefore(items, at + 2) !== undefined && countPeople(items, at + 2) !== undefined));

const isPlain = (item: Item | undefined): boolean => item !== undefined && item.mark === undefined && item.effect?.unit === undefined;

/** "That's four including me", "we are four at home", "us 3", "my three", "two kids to pack lunch for", where figures are digits. */
function countInWords(text: string): number {
  const counts = COUNTS_IN_WORDS.flatMap((pattern) => Number(pattern.exec(text)?.groups?.['count'] ?? 0));
  return Math.max(0, ...counts.filter((count) => count <= MOST_NAMED));
}

const COUNT = String.raw`(?<count>\d+)`;
/** No noun behind a figure: it counts whoever was spoken of. */
const ENDS = String.raw`(?= ?[,.;:!?()-]| (?:at|in|here|for|this|now|altogether|with|on|tonight|today|tomorrow|eating|coming|living|and(?! \d)|who|to|are|need|needs|want|have|got|will|wont|would|please|all)\b|$)`;
const KIDS_LUNCH = String.raw`\b${COUNT} (?:\w+ ){0,2}(?:kids|children|teenagers|teens|boys|girls|toddlers) (?:to (?:pack|feed|cook)\b|(?:packed |school )?lunch(?:es|box|boxes)?\b|lunch boxes\b)`;
const COUNTS_IN_WORDS = [
  String.raw`\b${COUNT} (?:of us )?(?:including|counting|incl|inc|with) (?:me|myself|us|the (?:kids|children|baby))\b`,
  String.raw`\b(?:we|were|wed|well|there) (?:are |would be |will be |be )?(?:only |just |about |around )?${COUNT}${ENDS}`,
  String.raw`\b(?:us|my) ${COUNT}${ENDS}`,
  KIDS_LUNCH,
].map((pattern) => new RegExp(pattern, 'u'));

/** "Three kids' lunchboxes": whoever asks only packs them. */
export const feedsKidsAlone = (items: readonly Item[]): boolean => new RegExp(KIDS_LUNCH, 'u').test(digitsOf(items));

/** A number beyond it counts no eaters. How many of them are served a table says. */
const MOST_NAMED = 20;
const NOUNS = [...ADULT_NOUNS, ...CHILD_NOUNS, ...TODDLER_NOUNS, ...TEEN_NOUNS];
const COMPANIONS = [...new Set([...NOUNS, ...SPOUSE_NOUNS, 'buddy', 'pal', 'bestie', 'roomie', 'lad', 'other half'])].join('|');
const COUNTED = new RegExp(`^(?:${COUNTED_NOUNS.join('|')})$`, 'u');
const COUPLE =
  /\b(?:for us 2|us both|(?:the |a )?pair of us|(?:pair|couple) (?:like|such as) us|(?:pair|couple) of (?:old |young |hungry )?(?:pensioners|oldies|codgers|adults|students|lads|blokes|guys)|the 2 of us|both of us|were both|we are both|for (?:2|a couple)(?! (?:of )?(?:\w+ )?(?:minute|hour|day|night|week|month|year)s?\b)|date night|fur 2|pour 2|para 2|per 2)\b|\bus 2(?! (?:\w+ )?(?:meal|day|evening|night|dinner|lunch|breakfast|supper|week)\w*)\b/u;
const WITH_COMPANION = new RegExp(
  `\\b(?:me|i|myself) and (?:my|the) (?:\\w+ )?(?:${COMPANIONS})\\b|\\b(?:my|the) (?:\\w+ )?(?:${COMPANIONS}) and (?:me|i|myself)\\b`,
  'u',
);

/** "Plan a week for us, my wife is tired of curry": with nobody else named. */
const isWithSpouse = (text: string): boolean => OF_US.test(text) && SPOUSE.test(text) && !OTHERS.test(text);
const OF_US = /\b(?:us|we|weve|were|wed|our|ours)\b/u;
const SPOUSE = new RegExp(`\\bmy (?:${SPOUSE_NOUNS.join('|')})\\b`, 'u');
const OTHERS = new RegExp(
  `\\b(?:(?:${NOUNS.filter((noun) => !SPOUSE_NOUNS.includes(noun)).join('|')})s?|famil\\w+|kiddos?|little ones?|children|baby|babies|bub|newborn|parents|people|everyone|everybody|${COUNTED_NOUNS.join('|')})\\b`,
  'u',
);
/** "It's only me tonight", "I live on my own". */
const ALONE =
  /\b(?:(?:just|only) (?:for )?(?:me|myself)|for (?:me alone|myself)|by myself|on my own|(?:i am|im|home|i eat|i cook|eating|cooking|living|i live) alone)\b(?! (?:and|n|plus|or|with)\b)/u;
/** "A light dinner for me", where nobody else is named. */
const FOR_ME =
  /\b(?:meals?|dinners?|lunch(?:es)?|breakfasts?|suppers?|food|plan|menu|day|week|days|something|anything) for me\b(?! (?:and|n|plus|or|with|to|that|,|&|\+|\()(?: |$))/u;
const isAlone = (text: string): boolean => ALONE.test(text) || (FOR_ME.test(text) && !SPOUSE.test(text) && !OTHERS.test(text));
const SELF = /^(?:i|me|myself)$/u;
const HAILED = /^(?:mate|pal|buddy|friend|brother|sister|mother|girl|boy|mom|mum|dad)$/u;
const OWNED = /^(?:my|our|the|a|an|his|her|and|n|&|\+|plus|with|for|best|,)$/u;
const isPlainBeside = (items: readonly Item[], at: number): boolean =>
  items[at - 1]?.mark === undefined && OWNED.test(items[at - 2]?.words ?? '');
const SINGLE = new RegExp(`^(?:${COMPANIONS})$`, 'u');
const SEVERAL = new RegExp(
  `^(?:(?:${COMPANIONS})s|wives|children|adults|parents|grandparents|buddies|besties|${COUNTED_NOUNS.join('|')})$`,
  'u',
);
const BETWEEN_PEOPLE = /^(?:and|n|plus|with|,|\+|-|&|my|our|the|his|her|a|an|young|little|small|big|teenage|grown|hungry|both)$/u;
