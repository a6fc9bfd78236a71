import { NO_MINUTES, type RecipeMinutes, type RecipeYield } from './imported-recipe.ts';
import type { PageElement } from './page-element.ts';
import { readMinutes } from './read-duration.ts';
import { readYield, replaceNumberWords } from './read-yield.ts';
import { isAllSaid, saysForHowMany, saysHowMany } from './said-numbers.ts';
import { findLabel, type Label } from './section-words.ts';
import { sumMinutes } from './sum-minutes.ts';

type Labelled = { readonly text: string; readonly element?: PageElement };

/** Times and yield that stand beside or below their labels: "Prep time: 10 min", "Serves" above "4". */
export function readLabels(blocks: readonly Labelled[]): {
  readonly minutes: RecipeMinutes;
  readonly yield: RecipeYield | null;
} {
  const found = new Map<Label, string>();
  blocks.forEach((block, at) => {
    for (const { label, value } of listPairs(block.text, blocks[at + 1]?.text ?? '')) {
      if (!found.has(label) && isValue(label, value)) found.set(label, value);
    }
  });
  const bare = blocks.flatMap(({ text }) => (text.length > LONGEST ? [] : splitLabels(text))).find((piece) => BARE_TIME.test(piece));
  if (bare !== undefined && !found.has('total') && !found.has('cook')) found.set('total', bare);
  const minutes = { prep: read(found.get('prep')), cook: read(found.get('cook')), total: read(found.get('total')) };
  return { minutes: sumMinutes({ ...NO_MINUTES, ...minutes }), yield: readYield([found.get('yields') ?? findNamedCount(blocks)]) };
}

/** Whether a line says how many a recipe feeds or how long it takes. */
export function isLabelText(text: string): boolean {
  const { yield: gives, minutes } = readLabels([{ text: text.replaceAll(/^[^\p{L}\d½]+|[^\p{L}\d.½]+$/gu, '') }]);
  return gives !== null || minutes.total !== null;
}

/** Whether a line says for how many and how long, and nothing else: "Prep: 10 min | Cook: 20 min. Serves 4". */
export const isAllLabels = (text: string): boolean =>
  text
    .split(/(?<=[.!])\s+/)
    .flatMap(splitLabels)
    .every((piece) => isLabelText(piece) || saysForSoMany(piece) || saysHowMany(piece) || saysForHowMany(piece) || isAllSaid(piece));

/** What a line says one behind the other. */
const splitLabels = (text: string): readonly string[] =>
  text.length > LONGEST
    ? [text]
    : text
        .split(SEPARATORS)
        .map((piece) => piece.trim())
        .filter((piece) => piece !== '');

/** "45 min", "1 hour 30 minutes + marinating": a time that stands alone is the whole of it. */
const BARE_TIME =
  /^(?:(?:about|approx\.?|ca\.?|circa|env\.?|etwa)\s)?(?:\d{1,3}(?:\s?[-–]\s?\d{1,3})?|[½¾]|\d\s?[½¼¾])\s?(?:h|hrs?|hours?|std\.?|stunden?|heures?|horas?|ore|uur|godz\.?|min|mn|mins|minutes?|minuten|minuti|minutos|perc|minut|minutter|minuter|мин|мин\.|минут)\b\.?(?:\s?\d{1,2}(?:\s?\p{L}{1,8}\.?)?)?(?:\s?\+.{0,30})?$/iu;

/** "8 os." in what its class calls the number of persons. */
const findNamedCount = (blocks: readonly Labelled[]): string | undefined =>
  blocks.find(
    ({ text, element }) =>
      element && /^\d{1,2}(?:\s?[-–]\s?\d{1,2})?(?:\s\p{L}{1,12}\.?)?$/u.test(text) && [element, element.parent].some(isYieldElement),
  )?.text;

const isYieldElement = (element: PageElement | null): boolean =>
  /(?:serving|portion|yield|person|people|guest|porci|porz|porcj)/i.test(
    `${element?.attributes['class'] ?? ''} ${element?.attributes['id'] ?? ''}`,
  );

type Pair = { readonly label: Label; readonly value: string };

const read = (value: string | undefined): number | null => (value === undefined ? null : readMinutes(value));

const isValue = (label: Label, value: string): boolean =>
  label === 'yields' ? readYield([value]) !== null : !/^\d+$/.test(value) && readMinutes(value) !== null;

function listPairs(text: string, next: string): readonly Pair[] {
  if (text.length > LONGEST) return [];
  const dashed = /^([\p{L} ]{3,20})\s[–—-]\s(\d{1,3})$/u.exec(text);
  if (dashed && findLabel(dashed[1]!) === 'yields') return [{ label: 'yields', value: `${dashed[1]}: ${dashed[2]}` }];
  const alone = /\d/.test(text) ? undefined : findLabel(text);
  if (alone) return [{ label: alone, value: alone === 'yields' ? next.slice(0, 40) : next.slice(0, 60) }];
  // Several in one line: "Prep: 10 min | Cook: 20 min | Serves 4"
  const [, bracketed] = /\(([^()]{1,40})\)/.exec(text) ?? [];
  return [text, ...(bracketed === undefined ? [] : [bracketed])]
    .flatMap((whole) => whole.split(SEPARATORS).flatMap(readPair))
    .map((pair) => (pair.label === 'yields' && ONE_OF_IT.test(pair.value) ? { ...pair, value: text } : pair));
}

/** "Makes 1 loaf": how many slices it has may stand behind it. */
const ONE_OF_IT = /(?:^|\s)(?:1|one|a)\s\p{L}+$/iu;

const SEPARATORS =
  /\s*[|•·∙⋅;,]\s*|\s\/\s|\s[–—-]{1,2}\s(?=\p{L})|(?<=\p{L}{3}\.?)\s[–—-]{1,2}\s(?=\d)|(?:\p{Extended_Pictographic}\ufe0f?\s*)+|(?<=\d\s?\p{L}{1,9})\.?\s{1,3}(?=\p{Lu})|(?<=\p{L}{3}|\d)[.!]\s{1,3}(?=\p{Lu}|\d+\s?(?:min|h\b|hrs?\b|hours?))|(?<=\d\s?(?![hH])\p{L}{3,12})\s(?=\d{1,4}\s?(?:[Mm]in|h\b|hrs?\b|kcal|cal|Std))/u;

const LONGEST = 250;

function readPair(written: string): readonly Pair[] {
  const piece = replaceNumberWords(written);
  const split = /^([^\d½:]{2,40}?)\s*[:–-]?\s*((?:[½\d]|approx|about|ca).{0,40})$/iu.exec(piece.trim());
  if (!split) return readTrailing(piece);
  const label = findLabel(split[1]!) ?? findLabel(split[1]!.split('/')[0]!);
  return label ? [{ label, value: label === 'yields' ? piece.trim() : split[2]! }] : readTrailing(piece);
}

/** "4 servings", "4 Portionen", "30 Min. Arbeitszeit", and "for 4" where nothing else is said. */
function readTrailing(piece: string): readonly Pair[] {
  const text = piece.replace(/\s*\([^()]*\)\s*$/, '').trim();
  if (FOR_SO_MANY.test(text) || PIECES.test(text)) return [{ label: 'yields', value: text }];
  const timed = /^(\d{1,3}\s?\p{L}{1,8}\.?(?:\s\d{1,2}\s?\p{L}{1,8}\.?)?)\s+(\p{L}[\p{L} -]{2,30})$/u.exec(text);
  const label = timed && readMinutes(timed[1]) !== null ? findLabel(timed[2]!) : undefined;
  if (timed && label && label !== 'yields') return [{ label, value: timed[1]! }];
  const found = /^(?:for\s)?(\d{1,3}(?:\s?[-–]\s?\d{1,3})?)\s+(?:[\p{L}-]{4,14}\s)?(\p{L}+)\.?$/iu.exec(text);
  return found && findLabel(found[2]!) === 'yields' ? [{ label: 'yields', value: text }] : [];
}

/** What is baked and poured is counted so. */
const PIECES =
  /^(?:about\s|ca\.?\s)?(?:\d{1,3}(?:\s?[-–]\s?\d{1,3})?(?:\sdozen)?)\s(?:(?:large|small|medium|big|mini|thick)\s)?(?:loaf|loaves|cookies|biscuits|muffins|cupcakes|brownies|bars|squares|slices|rolls|buns|scones|pancakes|crepes|crêpes|waffles|patties|burgers|tacos|wraps|jars|pints|drinks|cocktails|glasses|stück|scheiben|gläser|brötchen|plätzchen|pièces|tranches|pots|verres|unidades|rebanadas|vasos|galletas)$/i;
const FOR_SO_MANY =
  /^(?:(?:(?:quantities|dinner|lunch|supper|breakfast|ingredients|mengen|zutaten|quantités|dosi|dosis|cantidades)\s)?(?:for|für|pour|para|per|voor)\s|x\s?)(?:(?:about|circa|etwa|environ|unos|unas|ongeveer)\s|(?:ca|env)\.?\s)?\d{1,2}(?:\s?(?:-|–|to|or|bis|à|a|o|ou)\s?\d{1,2})?(?:\s(?!min|h\b|hour|hr|std|stund|heure|hora|or[ae]\b|uur|day|tag|jour|día|giorn|dag|week|woche|semaine|month|monat|°|grad|cm)\p{L}{4,})?$/iu;

/** "Per circa 30 biscotti" above a list, which reads like a line of it. */
export const saysForSoMany = (text: string): boolean => FOR_SO_MANY.test(replaceNumberWords(text.slice(0, LONGEST)).replace(/\s*:$/, ''));
