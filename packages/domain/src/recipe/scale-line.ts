import { singularize } from '../ingredient/singularize.ts';
import { NUMBER_WORDS } from '../base/number-words.ts';
import { findUnit, type Unit } from '../quantity/unit.ts';
import { fitUnits, scaleAmount } from './scale-amount.ts';

/** Of a line that nobody understands the amount that leads it is one of it, and what is joined to that; no other number is known to be. */
export function scaleLine(line: string, times: number): string {
  if (times === 1) return line;
  const [about] = ABOUT.exec(line)!;
  const said = spellOut(line.slice(about.length));
  const leading = LEADING.exec(said);
  if (!leading || isName(leading.groups!)) return line;
  const start = leading[0].length;
  let end = start;
  const all = said.replaceAll(JOINED, (...found) => {
    const [joined, at, groups] = [found[0], Number(found.at(-3)), found.at(-1) as Parts];
    if (at < start || isName(groups) || isInBracket(said, at) || !(at === end || isMeasuredApart(groups))) return joined;
    end = at + joined.length;
    return groups['joiner'] + scaleParts(groups, times);
  });
  const behind = all.slice(start);
  return about + fitUnits(scaleParts(leading.groups!, times) + (isOfSize(leading.groups!) ? behind : scaleWeight(behind, times)));
}

/** A package's bracket, wherever it stands, is its size. */
const isOfSize = ({ word = '' }: Parts): boolean => isPackage(findUnit(word.trim()));

/** "2 chicken breasts (about 500 g)": what all of them weigh, behind the food that is counted, but not "(150 g / 5 oz each)". */
const scaleWeight = (text: string, times: number): string =>
  text.replace(WEIGHT, (found, ...groups) => {
    const { before = '', weight = '', unit = '', after = '' } = groups.at(-1) as Parts;
    const kind = findUnit(unit)?.kind;
    return kind === 'mass' || kind === 'volume' ? before + scaleAmount(weight, times) + after : found;
  });
const WEIGHT =
  /^(?<before>[^(),]*\p{L}[^(),]*\((?:(?:about|approx\.?|approximately|around|ca\.?|~)\s*)?)(?<weight>\d[\d ./–-]*\s*(?<unit>\p{L}+))(?<after>\.?\s*(?:in all|total|altogether)?\))/iu;

type Parts = Readonly<Record<string, string>>;

/** Further on only what is measured: "1 tbsp oil plus 1 tsp", but not "cut in 2 and 3"; a range ends where it begins. */
const isMeasuredApart = ({ joiner, word }: Parts): boolean => !/^\s*(?:[-–]|to\b)/u.test(joiner!) && findUnit(word!.trim()) !== undefined;

/** "4 breasts (150 g / 5 oz each)". */
const isInBracket = (text: string, at: number): boolean => text.lastIndexOf('(', at) > text.lastIndexOf(')', at);

/** With the word it is counted in, and what a bracket behind that says again; that of a container is the size of one. */
function scaleParts({ number = '', word = '', again = '' }: Parts, times: number): string {
  const scale = (text: string): string =>
    scaleAmount(text.replaceAll(THOUSANDS, (digits) => digits.replaceAll(',', '')).replaceAll(DECIMAL_COMMA, '.'), times);
  return isPackage(findUnit(word.trim())) || OF_EACH.test(again) ? scale(number + word) + again : scale(number + word + again);
}

/** A bracket behind it says how large each of them is; behind a sheet or a stick it says again how much there is. */
export const isPackage = (unit: Unit | undefined): boolean => unit?.isContainer === true && !PIECES.has(unit.id);
const PIECES: ReadonlySet<string> = new Set(['sheet', 'square', 'ball', 'stick']);

/** "12 tortillas (6-inch)", "1 bar (70% cacao)": how large or of what kind each of them is, or into what it is cut. */
export const OF_EACH =
  /\d\s*(?:[-–]\s*)?(?:inch(?:es)?|in|cm|mm|centimet\p{L}+|%|°)(?!\p{L})|\d\s*["″”]|\b(?:no|nr|typ|type|size|grade|into?|serves)\b\.?\s*\d/iu;

/** "7up", "1st-press": what is written onto a number is a unit, or else a name begins so. */
const isName = ({ word = '' }: Parts): boolean => /^\p{L}/u.test(word) && !/^x$/iu.test(word) && !findUnit(word);

/** Also of what, "juice of 1 lemon", and how full a measure is. */
const OF_WHAT = String.raw`(?:(?:the\s+)?(?:(?:freshly|finely)\s+)?(?:(?:grated|squeezed)\s+)?(?:(?:juice|zest|rind|peel)(?:\s+(?:and|&)\s+(?:juice|zest|rind))?\s+(?:of|from)|(?:saft|schale|abrieb|jus|zeste|zumo|jugo|ralladura)\s+(?:von|de))\s+)?`;
/** How exactly an amount is meant, in front of it: "at least", "knapp". */
export const QUALIFIER = String.raw`(?:(?:(?:an? )?(?:scant|heap(?:ing|ed)|rounded|level|generous)|up to|at (?:least|most)|(?:no|not) more than|(?:just |slightly |a (?:little|bit) )?(?:under|over|less than|more than)|max(?:\.|imum)?|min(?:\.|imum)?|another|about|approx\.?|approximately|roughly|around|ca\.?|circa|bis zu|mindestens|höchstens|etwa|ungefähr|rund|knapp|gut|environ|jusqu['’]à|au (?:moins|plus)|hasta|al menos|como (?:mínimo|máximo)|aproximadamente|fino a|almeno|al massimo)\s+|[~≈]\s*)?`;
const ABOUT = new RegExp(`^${OF_WHAT}${QUALIFIER}`, 'iu');

/** "One onion", "half an onion", "a 400 g tin", "one or two", "1 and a half", "a bunch of", "pinch of", but not "a little" nor "five spice powder". */
function spellOut(line: string): string {
  const half = /^half an?\s+(?=\p{L})/iu.exec(line);
  if (half) return `1/2 ${line.slice(half[0].length)}`;
  return line
    .replace(BARE, (word) => {
      const unit = findUnit(word);
      return unit?.kind === 'count' && unit.one === word.toLowerCase() ? `1 ${unit.one}` : word;
    })
    .replace(/^[.,](?=\d)/u, '0.')
    .replace(/^an?\s+(?=\d+(?:\.\d+)?[\s-]?\p{L}+\s+(\p{L}+))/iu, (an: string, next: string) => (findUnit(next)?.isContainer ? '1 ' : an))
    .replace(/^(\p{L}+)(?=\s+([\p{L}\d]+))/u, (first: string, _, next: string) => {
      const value = NUMBER_WORDS[first.toLowerCase()];
      if (value === undefined) return /^an?$/iu.test(first) && /^\p{L}/u.test(next) && !VAGUE.has(next.toLowerCase()) ? '1' : first;
      return value === 1 || saysHowMany(next) ? String(value) : first;
    })
    .replace(/^(\d+\s+(?:or|to)\s+)(\p{L}+)/u, (all, first: string, word: string) => {
      const value = NUMBER_WORDS[word.toLowerCase()];
      return value === undefined ? all : first + value;
    })
    .replaceAll(/(?<=\d)\s?[⁄∕]\s?(?=\d)/g, '/')
    .replace(/^(\d+)\s+(?:and|&)\s+(?:an?\s+(half|quarter)\b|(?=\d+\/\d|[¼½¾⅓⅔⅛⅜⅝⅞]))/iu, (_, whole: string, part?: string) =>
      part ? `${whole} 1/${part.toLowerCase() === 'half' ? 2 : 4}` : `${whole} `,
    );
}

/** Behind a number word: of a name ("four cheese") it is one thing. */
const saysHowMany = (next: string): boolean =>
  /^(?:\d.*|of|or|to|and|(?:extra|small|medium|large|big|heaped|heaping|level|scant|generous|whole|ripe|fresh|dozen))$/iu.test(next) ||
  findUnit(next) !== undefined ||
  singularize(next) !== next;

/** Behind "a" they tell of no number. */
const VAGUE: ReadonlySet<string> = new Set('little bit few couple lot touch hint dusting grind grinding sprinkling taste la'.split(' '));
/** A measure that a line begins with is one of it. */
const BARE = /^(?:\p{L}+(?=\s+of\s)|(?:pinch|handful|dash|splash|drizzle|knob)(?=\s+\p{L}))/iu;

/** As `quantity/tokenize` has them. */
const THOUSANDS = /(?<![\d,.])[1-9]\d{0,2}(?:,\d{3})+(?![\d,])/g;
const DECIMAL_COMMA = /(?<=\d),(?=\d)/g;
const NUMBER = String.raw`(?:\d+ \d+\/\d+|\d+\/\d+|(?:\d+ ?)?[¼½¾⅓⅔⅛⅜⅝⅞]|[1-9]\d{0,2}(?:,\d{3})+(?![\d,])|\d+(?:[.,]\d+)?)`;
/** "5-spice", "70% cacao" and "00 flour" are names, and so is what is left of "1 1/2-inch". */
const NO_NAME = String.raw`(?![\d/%]|[.,]\d|\s*%|[-–]\p{L}|\s*\d+\/|\s*[¼½¾⅓⅔⅛⅜⅝⅞])`;
export const RANGE = String.raw`(?!0\d)(?<number>${NUMBER}(?:\s*(?:-|–|\bto\b|\bor\b)\s*${NUMBER})?)${NO_NAME}`;
const WORD = String.raw`(?<word>\s*\p{L}+\.?)(?<again>\s*\((?![^)]*\beach\b)[^)]*\d[^)]*\))?`;
const LEADING = new RegExp(String.raw`^${RANGE}(?:${WORD})?`, 'u');
/** "1 kg 200 g", "2 cups 1 tbsp": a measure with a smaller one of its kind written onto it. */
const SMALLER = [
  ['lbs?|pounds?', 'oz|ounces?'],
  ['kg|kilos?', 'g|grams?'],
  ['l|lit(?:er|re)s?', 'ml'],
  ['pints?|pt', 'fl\\.? ?oz'],
  ['gallons?', 'quarts?|pints?'],
  ['cups?', 'tbsps?|tablespoons?|tsps?|teaspoons?'],
  ['tbsps?|tablespoons?', 'tsps?|teaspoons?'],
]
  .map(([large, small]) => String.raw`(?<=(?:\b|\d)(?:${large})\b\.?),?\s+(?=[\d./¼½¾]+\s*(?:${small})\b)`)
  .join('|');
const JOINED = new RegExp(
  String.raw`(?<joiner>(?:(?<!\d)\s*(?:\/|[-–])|\s*\+|(?<!\d)\s+(?:or|to)\b|\s+(?:plus|and|minus|less)\b)\s*|${SMALLER})${RANGE}${WORD}`,
  'gu',
);
