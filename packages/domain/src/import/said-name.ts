import { isFood } from './inline-list.ts';
import { DETERMINER } from './lead-words.ts';
import { isDishWord, isListed } from './names-dish.ts';
import { NUMBER_WORD } from './read-yield.ts';

/**
 * What sentences call a dish: "let it be my go-to sticky toffee puddings", "here's the focaccia from last night". The words that
 * lead to a word for a dish, and behind it what it is of; undefined where they speak of none.
 */
export function findSaidName(talk: readonly string[], foods: ReadonlySet<string>): string | undefined {
  const sentences = talk.flatMap((text) => text.slice(0, LONGEST).split(/(?<=[.!?…])\s+|\n/u));
  const names = sentences.flatMap((sentence) => (THANKS.test(sentence) ? [] : listNames(sentence, foods)));
  return names.find(({ isLed }) => isLed)?.name ?? names[0]?.name;
}

const LONGEST = 1_500;
/** Of what was given to somebody else. */
const THANKS = /(?<!\p{L})(?:thanks?|danke|merci|gracias|grazie|instead of|reminds?|better than)(?!\p{L})/iu;

type Name = { readonly name: string; readonly isLed: boolean };

function listNames(sentence: string, foods: ReadonlySet<string>): readonly Name[] {
  const words = [...sentence.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’-]*|[^\s\p{L}\p{N}]+/gu)].map(([word]) => word);
  const keys = words.map((word) => word.toLowerCase().replaceAll('’', "'"));
  const isLed = (at: number): boolean => LEAD.test(keys[at - 1] ?? '');
  const isStop = (at: number): boolean =>
    !/^[\p{L}\p{N}&]/u.test(words[at]!) ||
    STOPS.has(keys[at]!) ||
    LEAD.test(keys[at]!) ||
    SHORTENED.test(keys[at]!) ||
    (VERBS.has(keys[at]!) && !isLed(at));
  const names: Name[] = [];
  for (let at = 0; at < words.length; at++) {
    if (isStop(at) || NUMBER.test(keys[at]!)) continue;
    let end = at;
    while (end < words.length && !isStop(end)) end++;
    const last = keys.findLastIndex((key, index) => index >= at && index < end && isDishWord(key));
    const isOwn = last >= 0 && (!WEAK.test(keys[last]!) || keys.slice(at, last + 1).some((key) => isListed(key, foods)));
    // "Two loaves" are how many it makes.
    const isCount = NUMBER.test(keys[at - 1] ?? '');
    if (isOwn && !isCount && last - at < MOST_WORDS) {
      const own = [...words.slice(at, last + 1), ...goOn(words.slice(last + 1))];
      names.push({ name: fromCapitals(own).join(' '), isLed: isLed(at) });
    }
    at = end;
  }
  return names;
}

/** Of "sticky Miso Butter Udon" what is written as a name. */
function fromCapitals(words: readonly string[]): readonly string[] {
  const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);
  const first = words.findIndex((word, at) => isCapital(word) && words.slice(at).every((other) => isCapital(other) || JOINTS.has(other)));
  return first >= 0 && words.length - first > 1 ? words.slice(first) : words;
}

/** "... with leeks", "... and chips", "... de lentejas": what it is of, to the last food in it. */
function goOn(rest: readonly string[]): readonly string[] {
  if (!JOINTS.has(rest[0]?.toLowerCase() ?? '')) return [];
  const words = rest.slice(0, MOST_WORDS);
  const end = words.findIndex((word, at) => at > 0 && !/^[\p{L}&]/u.test(word));
  const own = end < 0 ? words : words.slice(0, end);
  return own.slice(0, own.findLastIndex((word) => word.length > 2 && isFood(word.toLowerCase())) + 1);
}

const MOST_WORDS = 6;
const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const JOINTS = wordsOf('with and & of mit und aus de du des au aux à et con y al alla e di in');
/** What leads to a name. */
const LEAD = new RegExp(`^(?:${DETERMINER}|this|these|those|their|your|l|lo)$`, 'u');
/** What is none of it. */
const STOPS: ReadonlySet<string> = new Set([
  ...JOINTS,
  ...wordsOf(
    'i you he she it we they me him us them who what which how when where why so but or if as at by for from to into on onto over until till than then there here now not no yes ok okay ' +
      'is are was were be been am has have had do does did will would can could should must just only really very too also again ever never always still about around all any every each both ' +
      'let go goes going went know think said say says tell told see seen want wanted need needed ask asked promised called named reads like liked love loved happy sorry please hi hey hello dear well ' +
      'twice best recipe recipes today tonight tomorrow yesterday last next time back out up down off same such much many more most ' +
      'heute gibt gestern morgen liebsten besten leckeren leckere ich er sie es wir ihr ist sind war hier nun zu einem einer ein eine einen auf für von bei nach wie als auch nicht noch rezept ' +
      'je tu elle nous vous ils ça ce cette est sont voici voilà pour sur par dans comme recette ' +
      'yo tú él ella nosotros son para por como os te receta paso mando aquí',
  ),
]);
/** Between them and what leads to it "baked" is how it was made. */
const VERBS = wordsOf(
  'make makes made making cook cooks cooked cooking bake bakes baked baking try tried eat eating ate get got found find send sending give giving write wrote use used using cracked nailed perfected mastered craving typed copied requested ' +
    'mache machen koche backe gemacht gekocht gebacken schick schicke fais faire fait cuisine prépare hago hacer preparo cocino',
);
const SHORTENED = /^(?:(?:here|there|it|that|this|what|who|how|let|i|you|we|they|he|she)'\p{L}+|\p{L}+n't|[cdj]'\p{L}+)$/u;
const NUMBER = new RegExp(`^(?:\\d+|${NUMBER_WORD})$`, 'u');
/** Words for dishes that are also a vessel, a shape or what is done. */
const WEAK =
  /^(?:bowl|bar|loaf|loave|roll|bun|bake|roast|crisp|shake|hash|dip|sauce|dressing|toast|wrap|drizzle|pickle|cookie|pfanne|braten|pan|pain|crema|salsa|pasta|brot)s?$/u;
