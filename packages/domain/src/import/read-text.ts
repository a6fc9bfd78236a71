import { fail, ok, type Result } from '../base/result.ts';
import { isListChrome } from './chrome-lines.ts';
import { isCountedFood, isLabelLine, listClosing, speaksOfCooking } from './closing-lines.ts';
import { fillFields } from './fill-fields.ts';
import type { ImportLimits } from './import-limits.ts';
import { IMPORT_LIMITS } from './import-limits.ts';
import {
  countLines,
  type ImportedRecipe,
  type ImportFault,
  type LineGroup,
  type RecipeMinutes,
  type RecipeYield,
} from './imported-recipe.ts';
import { STEP_COUNTER } from './marked-lines.ts';
import { isLabelText, readLabels } from './page-labels.ts';
import { countInline, findInlineList, isFood, LEAST_AMOUNTS, listAmountsWithin } from './inline-list.ts';
import { beginsLikeStep, rateIngredientLine } from './ingredient-likeness.ts';
import { findGroupHeads, namesComponent } from './group-heads.ts';
import { findHeadedParts } from './headed-parts.ts';
import { findSection, guessLanguage, type Section } from './section-words.ts';
import { isHeadingLine, tidyHeading } from './split-headings.ts';
import type { TextLine } from './text-line.ts';
import { listTextLines } from './text-lines.ts';
import { readYield } from './read-yield.ts';
import { findNotes } from './recipe-notes.ts';
import { opensComments } from './remarks.ts';
import { readNamedMinutes, readSaidMinutes, readSaidYield } from './said-numbers.ts';
import { readSaidSource } from './said-source.ts';
import { listStems, namesDish } from './names-dish.ts';
import { keepPictures } from './keep-pictures.ts';
import { findFoot, readHeadingName } from './name-elsewhere.ts';
import type { Titled } from './name-in-line.ts';
import { readTitle } from './title-line.ts';
import { findUnheadedParts, OPENS_STEPS } from './unheaded-text.ts';
import { stripCounters, tidyRecipeLine } from './tidy-recipe-line.ts';

/** A recipe as somebody pastes it: with headings in any language of the table, or with none. */
export function readText(text: string, limits: ImportLimits = IMPORT_LIMITS): Result<ImportedRecipe, ImportFault> {
  if (text.length > Math.min(limits.mostCharacters, LONGEST_PASTE)) return fail({ type: 'too-large' });
  const { lines, besides } = listTextLines(text);
  const { parts, title, rest } = readNamed(lines);
  const labels = readLabels([{ text: rest }, ...parts.around]);
  const around = [...dropComments(parts.around.map((line) => line.text)), ...listEnds(parts.steps)];
  const recipe = fillFields(
    [
      {
        evidence: 'plain-text',
        parts: {
          title,
          ingredients: parts.ingredients,
          steps: parts.steps,
          yield: labels.yield ?? readYield([parts.said ?? rest]) ?? readClosing(parts.steps) ?? readSaidYield(around),
          minutes: { ...labels.minutes, total: readTotal(labels.minutes, around) ?? readNamedMinutes(title ?? '') },
        },
      },
    ],
    { title: null, language: guessLanguage(parts.lines.map((line) => line.text)), source: readSaidSource(text.split('\n')) },
  );
  if (countLines(recipe.ingredients) < 2 && countLines(recipe.steps) === 0) return fail({ type: 'no-recipe' });
  const notes = findNotes(parts.lines, { own: parts.own, title: recipe.title, besides });
  return ok(keepPictures(notes === undefined ? recipe : { ...recipe, notes }, text));
}

/** What a text is called: above its parts, else below them, where the line that names it is none of its steps. */
function readNamed(lines: readonly TextLine[]): { readonly parts: Parts } & Titled {
  const parts = findParts(lines);
  const foods = listStems(parts.ingredients.flatMap(({ lines: listed }) => listed));
  const titled = readTitle(parts.head, foods);
  if (titled.title !== undefined) return { parts, ...titled };
  const headed = lines.map(({ text }) => readHeadingName(text, foods)).find((name) => name !== undefined);
  if (headed !== undefined) return { parts, title: headed, rest: titled.rest };
  // What the list holds is bought and judged, and no title.
  const listed = new Set(parts.ingredients.flatMap(({ lines: own }) => own));
  const foot = findFoot(
    lines.filter(({ text }) => !listed.has(text)),
    foods,
  );
  if (foot === undefined) return { parts, ...titled };
  const left = lines.filter((line) => line !== foot.line);
  const named = findParts(left);
  // What the line says beside the name may belong to the recipe.
  const whole = { ...named, lines: [...named.lines, foot.line] };
  return { parts: whole, title: foot.title, rest: titled.rest === '' ? foot.rest : titled.rest };
}

/** "... and rest 10 minutes. Serves 4." */
function readClosing(steps: readonly LineGroup[]): RecipeYield | null {
  const closing = /(?:^|[.!]\s+)((?:serves|makes|yields|feeds|ergibt|donne)\s(?:about\s)?[^.!]{1,40})[.!]?$/iu.exec(
    steps.at(-1)?.lines.at(-1)?.slice(-200) ?? '',
  );
  return closing ? readYield([closing[1]]) : null;
}

/** "Takes an hour, baking 40 minutes": of a whole that is said and a part that has a label the whole counts. */
function readTotal({ prep, cook, total }: RecipeMinutes, around: readonly string[]): number | null {
  const isPart = (prep === null) !== (cook === null) && total === (prep ?? cook);
  return isPart ? (readSaidMinutes(around) ?? total) : (total ?? readSaidMinutes(around));
}

/** For how many others made it is no word of the recipe. */
function dropComments(texts: readonly string[]): readonly string[] {
  const from = texts.findIndex(opensComments);
  return from < 0 ? texts : texts.slice(0, from);
}

/** The ends of the steps' parts, which may say for how many they are: "serve straight away to 4 people". */
const listEnds = (steps: readonly LineGroup[]): readonly string[] =>
  steps.flatMap(({ lines }) => lines.at(-1)?.slice(-LONGEST_CLOSE) ?? []);

const LONGEST_CLOSE = 60;
/** Nobody pastes a book. */
const LONGEST_PASTE = 500_000;

type Parts = {
  /** All of the text, cut where a part begins within a line. */
  readonly lines: readonly TextLine[];
  readonly ingredients: readonly LineGroup[];
  readonly steps: readonly LineGroup[];
  /** What stands before both: title and times. */
  readonly head: readonly TextLine[];
  /** What stands in neither. */
  readonly around: readonly TextLine[];
  /** The lines of the text that are taken for one of both. */
  readonly own: ReadonlySet<TextLine>;
  /** What leads to a list within a sentence. */
  readonly said?: string;
};

function findParts(lines: readonly TextLine[]): Parts {
  // "How to make bagels at home!" on top of all is its title.
  const isTitle = ({ text }: TextLine, at: number): boolean => at === 0 && text.split(' ').length > 3 && findSection(text) === 'steps';
  // Below the last line there is no part.
  const sections = lines.map((line, at) =>
    line.text.length <= 80 && !isTitle(line, at) && at < lines.length - 1 ? findHeading(line, lines[at + 1]!) : undefined,
  );
  const ingredientsAt = sections.indexOf('ingredients');
  const stepsAt = sections.indexOf('steps');
  if (ingredientsAt < 0 && stepsAt < 0)
    return findUnheaded(
      lines,
      endOf(
        sections,
        lines.findIndex(({ text }) => rateIngredientLine(text) >= 1),
      ),
    );
  if (ingredientsAt < 0 || stepsAt < 0) return findHalfHeaded(lines, { sections, ingredientsAt, stepsAt });
  const { ingredients, steps, headings } = findHeadedParts(lines, sections);
  if (ingredients.length === 0 || steps.length === 0) return findUnheaded(lines, lines.length);
  return writeParts(lines, { ingredients, steps, from: Math.min(ingredientsAt, stepsAt), outside: headings });
}

/** "Tip over the dal and stir." begins as a heading of tips does, and is a step where it counts, or is a sentence. */
function findHeading({ text, isItem, isCounted }: TextLine, next: TextLine): Section | undefined {
  const section = findSection(text);
  const isSentence = text.endsWith('.') && text.split(' ').length > LONGEST_HEADING;
  // "Préparation : 15 min" above "Cuisson : 30 min" or a list says how long.
  const isAbovePart = isLabelText(next.text) || rateIngredientLine(next.text) >= 1;
  if (section === 'steps' && isAbovePart && /\d/.test(text) && isLabelText(text)) return undefined;
  return section === 'other' && (isItem || isCounted || isSentence) ? undefined : section;
}

/** Words. */
const LONGEST_HEADING = 4;

/** Only one of the two headings stands there: the other part is what is left before or behind it. */
function findHalfHeaded(
  lines: readonly TextLine[],
  { sections, ingredientsAt, stepsAt }: { sections: readonly unknown[]; ingredientsAt: number; stepsAt: number },
): Parts {
  if (stepsAt >= 0) {
    const before = findUnheadedParts(lines.slice(0, stepsAt));
    const steps = lines.slice(stepsAt + 1, endOf(sections, stepsAt + 1));
    const ingredients = [...before.ingredients, ...before.steps];
    const isList = ingredients.some(({ text, isItem }) => isItem || rateIngredientLine(text) >= 1 || isFood(text));
    if (!isList && countTaken(steps.map(({ text }) => text)) >= LEAST_AMOUNTS)
      return writeTold(lines, { ingredients: [], steps, from: stepsAt });
    return writeParts(lines, { ingredients, steps, from: before.from });
  }
  const below = findUnheadedParts(lines.slice(ingredientsAt + 1, endOf(sections, ingredientsAt + 1)), { hasTitle: false });
  return writeParts(lines, { ...below, from: ingredientsAt });
}

function findUnheaded(lines: readonly TextLine[], end: number): Parts {
  const own = lines.slice(0, end);
  const told = findTold(own);
  const found = findUnheadedParts(own);
  // Of steps that take their foods as they go, each has some: the first that takes three is no list.
  if (told && countTaken([...told.head.map(({ text }) => text), ...told.steps.flatMap((group) => group.lines)]) < LEAST_BESIDE) return told;
  return found.ingredients.length > 0 || own.length > MOST_TOLD ? writeParts(lines, found) : writeTold(own, found);
}

const countTaken = (texts: readonly string[]): number => texts.flatMap(listAmountsWithin).length;
const LEAST_BESIDE = 2;

/** Nobody tells a recipe in so many lines without a list. */
const MOST_TOLD = 60;

/** Told as one tells a friend: the list stands within a sentence, and what follows it says what to do. */
function findTold(lines: readonly TextLine[]): Parts | undefined {
  const isListed = ({ text }: TextLine): boolean =>
    rateIngredientLine(text) >= 1 && !isLabelText(text) && countInline(text) < LEAST_AMOUNTS;
  const listed = lines.findIndex(isListed);
  if (lines.length > MOST_TOLD || (listed >= 0 && lines.slice(listed + 1).some(isListed))) return undefined;
  for (const [at, line] of lines.entries()) {
    const told = findInlineList(line.text);
    // "Mash 2 bananas, beat in 2 eggs, ..." takes its foods as it goes.
    if (!told || listAmountsWithin(told.before).length > 0) continue;
    const toLine = (text: string): TextLine => ({ text, hasGap: false, isItem: false, isCounted: false, isHeading: false });
    // "Grab" leads to a list and names nothing.
    const head = [...lines.slice(0, at), ...(told.before.split(' ').length > 2 || namesDish(told.before) ? [toLine(told.before)] : [])];
    const steps = [...(told.after === '' ? [] : [toLine(told.after)]), ...lines.slice(at + 1)];
    const ingredients = told.lines.map(toLine);
    const parts = writeParts([...head, ...steps], { ingredients, steps, from: at });
    return { ...parts, lines: [...head, ...ingredients, ...steps], head, said: told.before };
  }
  return undefined;
}

/** Without any list the amounts that the steps name are one. */
function writeTold(lines: readonly TextLine[], told: Found): Parts {
  const found = splitIntroduction(told);
  const named = found.steps.flatMap(({ text }) => listAmountsWithin(text));
  const ingredients = named.length < LEAST_AMOUNTS ? [] : [{ heading: null, lines: [...new Set(named)] }];
  const first = told.steps[0];
  const cut = lines.flatMap((line) => (line === first ? [...found.introduction, ...found.steps.slice(0, 1)] : [line]));
  const parts = writeParts(cut, found);
  return { ...parts, ingredients };
}

/** "This is thrifty food, enough for four. Blanch 500 g chard ...": what is said before the first that is done. */
function splitIntroduction(told: Found): Found & { readonly introduction: readonly TextLine[] } {
  const [first, ...rest] = told.steps;
  const sentences = first?.text.split(/(?<=\p{L}{3}[.!?])\s+(?=\p{Lu})/u) ?? [];
  const begins = sentences.findIndex((sentence) => beginsLikeStep(sentence) || listAmountsWithin(sentence).length > 0);
  if (first === undefined || begins <= 0) return { ...told, introduction: [] };
  const part = (text: string): TextLine => ({ ...first, text });
  return {
    ...told,
    steps: [part(sentences.slice(begins).join(' ')), ...rest],
    introduction: [part(sentences.slice(0, begins).join(' '))],
  };
}

const endOf = (sections: readonly unknown[], from: number): number => {
  const end = sections.indexOf('other', Math.max(from, 1));
  return end < 0 ? sections.length : end;
};

type Found = {
  readonly ingredients: readonly TextLine[];
  readonly steps: readonly TextLine[];
  /** Where the first of both begins. */
  readonly from: number;
  /** The headings above them. */
  readonly outside?: readonly TextLine[];
};

function writeParts(lines: readonly TextLine[], { ingredients, steps, from, outside = [] }: Found): Parts {
  const within = new Set([...ingredients, ...steps]);
  const labels = [
    ...ingredients.filter((line) => isLabelLine(line) && !isCountedFood(line.text)).slice(0, 1),
    ...listRemarks(ingredients),
    ...listClosing(steps, ingredients),
  ];
  const drop = new Set([...labels, ...outside, ...listOpening(steps)]);
  const keep = (part: readonly TextLine[]): readonly TextLine[] => part.filter((line) => !drop.has(line));
  const listed = keep(ingredients).filter(({ text }) => !isListChrome(text));
  const told = keep(steps);
  return {
    lines,
    ingredients: groupLines(listed, findGroupHeads(listed)).map((group) => ({ ...group, lines: stripListCounters(group.lines) })),
    steps: groupLines(told.filter(({ text }) => !STEP_COUNTER.test(text) || speaksOfCooking(text))).map((group) => ({
      ...group,
      lines: stripCounters(group.lines),
    })),
    head: lines.slice(0, from),
    own: new Set([...listed, ...told]),
    around: lines.filter((line) => !within.has(line) || labels.includes(line)),
  };
}

/** "WORK" and "ET PUIS :" open the steps in words of somebody's own; "FOR THE SAUCE" says which of them follow. */
function listOpening([first, second]: readonly TextLine[]): readonly TextLine[] {
  if (first === undefined || second === undefined || first.isItem || first.isCounted) return [];
  if (OPENS_STEPS.test(first.text)) return [first];
  const isShort = first.text.replace(/\s*:$/, '').split(' ').length <= 2 && !/\d|[.!?]$/.test(first.text);
  const isHead = first.text.endsWith(':') || (first.text === first.text.toUpperCase() && /\p{Lu}{3}/u.test(first.text));
  return isShort && isHead && !namesComponent(first.text) && !isFood(first.text) ? [first] : [];
}

/** "1. 200 g flour": of a list that counts its lines the numbers go; what is set in between them has none. */
function stripListCounters(lines: readonly string[]): readonly string[] {
  const counts = lines.flatMap((line) => LIST_COUNTER.exec(line)?.[1] ?? []);
  const isCounting = counts.length > lines.length / 2 && counts.every((count, at) => count === String(at + 1));
  return isCounting ? lines.map((line) => line.replace(LIST_COUNTER, '')) : lines;
}
const LIST_COUNTER = /^(\d+)[.)] /;

/** Of a list or of steps that are marked. */
const MOSTLY = 0.7;

/** Sentences between the items of a list are remarks, and so are "Note: any rice" and what an asterisk alone leads to. */
function listRemarks(ingredients: readonly TextLine[]): readonly TextLine[] {
  const isMarked = ingredients.filter(({ isItem }) => isItem).length >= ingredients.length * MOSTLY;
  return ingredients.filter(({ text, isItem, isFootnote }) => {
    if (isFootnote && !isMarked) return true;
    if (isItem || rateIngredientLine(text) >= 1) return false;
    return (isMarked && /[.!?]$/.test(text)) || findSection(/^([^:]{3,20}):\s/.exec(text)?.[1] ?? '') === 'other';
  });
}

function groupLines(lines: readonly TextLine[], heads: ReadonlySet<unknown> = new Set()): readonly LineGroup[] {
  const groups: { heading: string | null; lines: string[] }[] = [{ heading: null, lines: [] }];
  for (const line of lines) {
    const above = groups.at(-1)!.lines;
    if (line.isHeading || heads.has(line) || (!line.isItem && isHeadingLine(line.text)))
      groups.push({ heading: tidyHeading(line.text), lines: [] });
    else if (/^\([^()]*\)$/.test(line.text) && above.length > 0) above.push(`${above.pop()!} ${line.text}`);
    else above.push(tidyRecipeLine(line.text));
  }
  return groups.filter(({ heading, lines: below }) => heading !== null || below.length > 0);
}
