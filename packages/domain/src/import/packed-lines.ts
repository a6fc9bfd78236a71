import { beginsWithAmount, beginsWithNumber, rateIngredientLine } from './ingredient-likeness.ts';
import { isFood, listAmountsWithin, splitInlineList } from './inline-list.ts';
import { namesDish } from './names-dish.ts';
import { isLabelText } from './page-labels.ts';
import { readMinutes } from './read-duration.ts';
import { findLabel, findNote, findSection, type Section } from './section-words.ts';
import type { TextLine } from './text-line.ts';

/** Lines that hold several of a recipe's, a line each: a heading with its part, a list in a row, steps that count on. */
export function unpackLines(packed: readonly TextLine[]): readonly TextLine[] {
  const lines = [...packed.slice(0, 1).flatMap(splitName), ...packed.slice(1)];
  const alone = new Set(lines.map(({ text }) => findSection(text)));
  const own = lines.flatMap((line) => splitHeading(line, alone)).flatMap(splitCounted);
  const groups = own.map((line, at) => (at === 0 ? undefined : readGroup(line)));
  const parts = own.map((line, at) => {
    const isWithin = groups[at - 1] !== undefined || groups[at + 1] !== undefined || isOfList(own[at - 1]);
    return groups[at] !== undefined && isWithin ? groups[at] : splitRun(line);
  });
  const pairs = own.map((line, at) => (parts[at]!.length > 1 ? parts[at] : splitPair(line)));
  const isSure = (at: number): boolean =>
    parts[at] !== undefined && (parts[at].length > 1 || (pairs[at]?.every(({ text }) => beginsWithAmount(text)) ?? false));
  return own.flatMap((_, at) => {
    const isBeside = (isSure(at) && (pairs[at - 1] ?? pairs[at + 1]) !== undefined) || isSure(at - 1) || isSure(at + 1);
    return isBeside ? (pairs[at] ?? parts[at]!) : parts[at]!;
  });
}

/** "Banana pancakes: mash 2 bananas, beat in ..." is a name and what is told of it; "POV: it's Tuesday ..." is not. */
function splitName(line: TextLine): readonly TextLine[] {
  const [, name = '', told = ''] = /^(\p{Lu}[^:.!?]{2,50}?)\s?(?::|\s[–—-])\s+(\p{L}.*)$/u.exec(line.text) ?? [];
  const isName = name !== '' && name.split(' ').length <= 6 && findLabel(name) === undefined && findNote(line.text) === undefined;
  if (!isName || findSection(name) !== undefined || told.split(' ').length < LEAST_TOLD || isLabelText(told)) return [line];
  if (!namesDish(name) && listAmountsWithin(told).length === 0) return [line];
  return [
    { ...line, text: name },
    { ...line, text: told, hasGap: true, isItem: false },
  ];
}

/** Words: a name's own other half has fewer. */
const LEAST_TOLD = 12;

/** "1. Halve the potatoes. 2. Add the salmon": steps that count on within a line, and what leads to them. */
function splitCounted(line: TextLine): readonly TextLine[] {
  if (line.text.length > LONGEST_COUNTED) return [line];
  const text = line.text
    .replaceAll(/(?<=\s)(\d{1,2})\ufe0f?\u20e3\s*/gu, '$1. ')
    .replaceAll(/[①-⑳]\s*/gu, (sign) => `${sign.charCodeAt(0) - 9311}. `);
  const marks: RegExpExecArray[] = [];
  for (const mark of text.matchAll(COUNT)) if (Number(mark[1]) === marks.length + 1) marks.push(mark);
  const isEnded = marks.slice(1).every(({ index }) => /[.!?;)…]\s*$/.test(text.slice(0, index)));
  const before = text.slice(0, marks[0]?.index).trim();
  if (marks.length < (isEnded && (before === '' || findSection(before) === 'steps') ? 2 : LEAST_COUNTED)) return [line];
  const steps = marks.map(({ index }, at) =>
    text
      .slice(index, marks[at + 1]?.index)
      .trim()
      .replace(/^\(/, ''),
  );
  return [before, ...steps].flatMap((part, at) =>
    part === '' ? [] : [{ ...line, text: part, hasGap: line.hasGap && at < 2, isItem: false, isCounted: at > 0 }],
  );
}

const LONGEST_COUNTED = 6_000;
const LEAST_COUNTED = 3;
const COUNT = /(?<=^|\s)(?:(?:step|schritt|étape|paso|passo|stap)\s)?\(?(\d{1,2})\s?[.):]+\s(?=[\p{L}"“(])/giu;

/** "1 lb pork, sliced. 2 cups broccoli. 1 red pepper": a whole list on one line. */
function splitRun(line: TextLine): readonly TextLine[] {
  if (line.isCounted || line.isHeading || !beginsWithNumber(line.text)) return [line];
  const cells = line.text.split(/\s[/|•·–—-]\s/);
  const parts = cells.length >= LEAST_OF_RUN ? cells : splitInlineList(line.text);
  const isRun =
    parts.length >= LEAST_OF_RUN
      ? isList(parts, LEAST_OF_RUN)
      : parts.length === LEAST_OF_RUN - 1 && parts.every((part) => beginsWithAmount(part) && isFood(part));
  return isRun ? toLines(line, parts) : [line];
}

/** "4 eggs, 80 g sugar, salt" beside another such line: foods, the first with an amount. */
function splitPair(line: TextLine): readonly TextLine[] | undefined {
  if (line.isCounted || line.isHeading || !beginsWithAmount(line.text)) return undefined;
  const parts = splitInlineList(line.text);
  return parts.length > 1 && parts.every(isFood) ? toLines(line, parts) : undefined;
}

const isOfList = (line: TextLine | undefined): boolean =>
  line !== undefined && (rateIngredientLine(line.text) >= 1 || findSection(line.text) === 'ingredients');

/** "For the drizzle: juice of 2 lemons, 85g icing sugar" and "Wings: 4 lb wings, 1 tsp salt" within a list. */
function readGroup(line: TextLine): readonly TextLine[] | undefined {
  const [, name = '', rest = ''] = /^([^:\d]{3,40}):\s+(\S.*)$/u.exec(line.text) ?? [];
  if (rest === '' || line.isCounted || line.isHeading || /[.]$|[.!?]\s+\p{Lu}/u.test(rest) || rest.length > LONGEST_GROUP) return undefined;
  if (findLabel(name) !== undefined || findNote(line.text) !== undefined || findSection(name) !== undefined) return undefined;
  const parts = splitInlineList(rest);
  if (!isList(parts, 2) || rateIngredientLine(parts[0]!) < 1) return undefined;
  return [{ ...line, text: `${name}:`, isItem: false }, ...toLines({ ...line, hasGap: false, isItem: false }, parts)];
}

function isList(parts: readonly string[], least: number): boolean {
  const amounts = parts.filter((part) => rateIngredientLine(part) >= 1).length;
  return amounts >= least && amounts >= parts.length * MOSTLY && parts.every((part) => part.length <= LONGEST_OF_RUN);
}

const toLines = (line: TextLine, parts: readonly string[]): readonly TextLine[] =>
  parts.map((text, at) => ({ ...line, text, hasGap: line.hasGap && at === 0 }));

const MOSTLY = 0.6;
const LEAST_OF_RUN = 4;
const LONGEST_OF_RUN = 80;
const LONGEST_GROUP = 1_500;

/** "METHOD: Mix the first four" and "Ingredients: 1 can tuna, 2 tbsp mayo": a heading with its part behind it. */
function splitHeading(line: TextLine, alone: ReadonlySet<Section | undefined>): readonly TextLine[] {
  const found =
    line.isHeading || line.isItem
      ? null
      : /^([\p{L} '’]{3,30}?(?:\s\p{L}{3,4}\s\d{1,2}(?:\s\p{L}{3,12})?)?)\s?:\s+(\S.*)$/u.exec(line.text);
  const note = findNote(line.text)?.key;
  if (note === 'title' || note === 'subject') return [line];
  const section = found && found[1]!.replace(/\s\p{L}+\s\d.*$/u, '').split(' ').length <= 3 ? findSection(found[1]!) : undefined;
  // "Special instructions: no salt" beside a heading that stands alone is a remark.
  if (!found || section === undefined || section === 'other' || alone.has(section)) return [line];
  const rest = found[2]!;
  const parts = section === 'ingredients' ? splitInlineList(rest) : [rest];
  const isPart = section === 'ingredients' ? parts.length > 1 : readMinutes(rest) === null || rest.split(' ').length > 8;
  if (!isPart) return [line];
  return [{ ...line, text: found[1]! }, ...parts.map((text) => ({ ...line, text, hasGap: false }))];
}
