import { foodNameKey } from '../../food/food-name-key.ts';
import { isFiller, type IntentLexicon } from './intent-lexicon.ts';
import { tellsSymptom } from './harm-words.ts';
import { REFUSING_CUES } from './intent-words.table.ts';
import { NEVER_REPAIRED_TO } from './spelling.ts';
import type { Token } from './token.ts';

type Repair = readonly [typed: string, read: string];
type Facts = {
  readonly lexicon: IntentLexicon;
  readonly repairs: Repair[];
  /** Whether the sentence may refuse something: then a food is sought in more of its words. */
  readonly isRefusing: () => boolean;
};

/**
 * Spaces that slipped: "len tils" is a food in two words, "avoidmustard" two words in one. Only what is exactly a food or a
 * refusing word comes of it, never a diet, a drink or a dish: those would promise what nobody said.
 */
export function joinParted(tokens: readonly Token[], facts: Facts): readonly Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const whole = wholeOf(tokens, at, facts);
    // "To t omatoes": the longer of two.
    if (whole === undefined || lengthOf(wholeOf(tokens, at + 1, facts)) > lengthOf(whole)) {
      joined.push(tokens[at]!);
      continue;
    }
    // "No egg plant based": where a part is a food too, both are left out.
    joined.push(...tokens.slice(at, at + 2).filter((part) => whole.keeps && isFood(part, facts.lexicon)), whole.token);
    facts.repairs.push([whole.token.typed!, whole.token.text]);
    at++;
  }
  return joined;
}

const lengthOf = (whole: Whole | undefined): number => whole?.token.text.length ?? 0;

type Whole = { readonly token: Token; readonly keeps: boolean };

function wholeOf(tokens: readonly Token[], at: number, { lexicon, isRefusing }: Facts): Whole | undefined {
  const [front, back] = [tokens[at], tokens[at + 1]];
  if (!front || !back || !isPlain(front) || !isPlain(back)) return undefined;
  const text = front.text + back.text;
  const token: Token = { ...tokenOf(text), typed: `${front.text} ${back.text}` };
  const parts = [front, back];
  const isMeant = isFood(token, lexicon) || (refuses([token], 0, lexicon) && !parts.some((part) => refuses([part], 0, lexicon)));
  if (!isMeant || text.length < (isRefusing() ? LEAST_IN_REFUSAL : LEAST_WISHED)) return undefined;
  if (!parts.every((part) => isWord(part, lexicon))) return { token, keeps: false };
  // Two words that each are known mostly mean themselves: "the man goes", "roma, no onions".
  const isMeantApart =
    text.length <= LEAST_WISHED ||
    !lexicon.isOfFoodNames(token.key) ||
    (lexicon.match(tokens.slice(0, at + 2), at)?.length ?? 1) > 1 ||
    parts.some((part) => lexicon.match([part], 0)?.effect !== undefined);
  return !isMeantApart && tokens.some(({ text: word }, index) => refuses(tokens, index, lexicon) || tellsSymptom(word))
    ? { token, keeps: true }
    : undefined;
}

/** The words that were written as one, of which one is a food; nothing when none is. */
export function partJoined({ text }: Token, facts: Omit<Facts, 'repairs'>): readonly Token[] | undefined {
  let best: readonly Token[] | undefined;
  let longest = 0;
  for (let cut = 1; cut < text.length; cut++) {
    const parts = [tokenOf(text.slice(0, cut)), tokenOf(text.slice(cut))] as const;
    for (const food of parts) {
      const { length } = food.text;
      if (length <= longest || !isApart(parts, food, facts)) continue;
      best = parts[1].text === 'less' && food === parts[0] ? [food, tokenOf('free')] : parts;
      longest = length;
    }
  }
  return best;
}

/** Whether two words of which one is this food may have been written as one. */
function isApart(parts: readonly [Token, Token], food: Token, { lexicon, isRefusing }: Omit<Facts, 'repairs'>): boolean {
  const { length } = food.text;
  const [front, back] = parts;
  const isFirst = food === front;
  const other = isFirst ? back : front;
  if (!isFood(food, lexicon)) return false;
  if (isFirst && isRefusing() && length >= LEAST_WISHED && JOINTS.has(back.text)) return true;
  if (length < leastLength(parts, isFirst, { lexicon, isRefusing })) return false;
  if (isFirst && ENDS_NAME.test(back.text)) return false;
  if (other.text.length < LEAST_BESIDE && (isFirst || !SMALL.has(other.text))) return false;
  // "Redmeat": together they have a name.
  if (isFiller(other.key) || lexicon.match([other], 0) || lexicon.match(parts, 0)?.length === 2) return true;
  return isRefusing() && Math.min(length, other.text.length) >= LEAST_WISHED && !isBent(parts, lexicon);
}

/** "Kingston" is a place. */
const ENDS_NAME = /^(?:ton|ville|bury|ford|shire|burgh|stead|worth|wick|mouth|stan|son|man|land|port|field|town|wood)$/u;

/**
 * "Tracking" is a word that bends, and no "trac king"; "everthing" one with a slip, and no hing. "Saltedherring" is neither: what is
 * left of it without its ending is no word.
 */
const isBent = ([front, back]: readonly [Token, Token], lexicon: IntentLexicon): boolean =>
  /^.{1,2}ings?$/u.test(back.text) ||
  (/ings?$/u.test(back.text) && lexicon.isKnown(foodNameKey(`${front.text}${back.text}`.replace(/ings?$/u, ''))));

/** "Football" is no foot. */
function leastLength(parts: readonly [Token, Token], isFirst: boolean, { lexicon, isRefusing }: Omit<Facts, 'repairs'>): number {
  const mayBeShort = isFirst ? parts[1].text === 'less' || refuses(parts, 1, lexicon) : isRefusing() || refuses(parts, 0, lexicon);
  if (mayBeShort) return LEAST_IN_REFUSAL;
  return isFirst ? LEAST_FIRST : LEAST_WISHED;
}

/** What may stand before a food that lost its space, of less than three letters; "ahead" has no "ead". */
const SMALL: ReadonlySet<string> = new Set('a i no of on in to at my me up by w n or is it if as so we us do'.split(' '));

/** What may stand behind one in a refusal: "onionin it", "milkand eggs". */
const JOINTS: ReadonlySet<string> = new Set('in on or and is are as at for with to but if so'.split(' '));

/** Of single letters only those that are typed as words: "brea d" and "por k" are none. */
const isWord = ({ text, key }: Token, lexicon: IntentLexicon): boolean =>
  text.length > 1 ? lexicon.isKnown(key) : /^[aieoyunwr]$/u.test(text);

const isPlain = ({ text, value }: Token): boolean => value === undefined && /^[a-z]+$/u.test(text);
const tokenOf = (text: string): Token => ({ text, key: foodNameKey(text), value: undefined });

function isFood(token: Token, lexicon: IntentLexicon): boolean {
  const match = lexicon.match([token], 0);
  if (match === undefined || NEVER_REPAIRED_TO.has(token.key)) return false;
  return (match.food !== undefined || match.foodClass !== undefined) && match.effect === undefined;
}

const refuses = (tokens: readonly Token[], at: number, lexicon: IntentLexicon): boolean =>
  REFUSING_CUES.has(lexicon.match(tokens, at)?.effect?.cue ?? '');

/** Letters. Of fewer there is a food in too many words: "be an", "up date". */
const LEAST_IN_REFUSAL = 3;
const LEAST_WISHED = 4;
const LEAST_FIRST = 5;
const LEAST_BESIDE = 3;
