import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import { CUISINES } from '@larder/domain/recipe/cuisine.ts';
import { DISH_BASES, SAUCES } from '@larder/domain/kit/serving.ts';
import type { MealSlot } from '@larder/domain/recipe/meal-slot.ts';
import { DISH_FORMS, FAMILIARITIES, IDEA_CLASSES, KIT_LEVELS, type Kit, type KitItem, type KitPart } from '@larder/domain/kit/kit.ts';
import type { KitFault, ParsedKit } from './parsed-kit.ts';
import { parseItems, parsePart } from './parse-part.ts';
import { nameAlternative } from '@larder/domain/kit/variant.ts';

/** Text of a `.kit` file to a kit; `AUTHORING.md` has the grammar. Every fault is given, not only the first. */
export function parseKit(text: string): Result<ParsedKit, readonly KitFault[]> {
  const draft = readLines(text);
  const faults = draft.faults;
  const field = (key: string): string => {
    const found = draft.header.get(key);
    if (!found) faults.push({ type: 'missing-field', line: 0, message: `Add the line "${key}: ...".` });
    return found?.value ?? '';
  };
  const oneOf = <Option extends string>(key: string, options: readonly Option[]): Option => {
    const value = field(key);
    const option = options.find((candidate) => candidate === value);
    if (value && !option) {
      faults.push({
        type: 'unknown-value',
        line: lineOf(draft, key),
        message: `"${key}: ${value}" must be one of: ${options.join(', ')}.`,
      });
    }
    return option ?? options[0]!;
  };

  const maybeOneOf = <Option extends string>(key: string, options: readonly Option[]): Option | undefined =>
    draft.header.has(key) ? oneOf(key, options) : undefined;

  const id = field('id');
  if (id && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) {
    faults.push({ type: 'bad-id', line: lineOf(draft, 'id'), message: `Write the id in kebab-case: "${id}".` });
  }
  const served = maybeOneOf('served', DISH_BASES);
  const sauce = maybeOneOf('dressed', SAUCES);
  const aliases = readAliases(draft);
  const potPlates = readPlates(draft);
  const tied = readTies(draft);
  const kit: Kit = {
    id,
    title: field('title'),
    ...(aliases.length > 0 && { aliases }),
    description: field('desc'),
    cuisine: oneOf('cuisine', CUISINES),
    slots: readSlots(field('slots'), lineOf(draft, 'slots'), faults),
    ideaClass: oneOf('class', IDEA_CLASSES),
    form: oneOf('form', DISH_FORMS),
    ...(served && { served }),
    ...(sauce && { sauce }),
    level: oneOf('level', KIT_LEVELS),
    equipment: field('equipment')
      .split(',')
      .map((tool) => tool.trim())
      .filter((tool) => tool !== '' && tool !== 'none'),
    keepsDays: readKeeps(draft.header.get('keeps')?.value ?? '', lineOf(draft, 'keeps'), faults),
    ...(potPlates !== undefined && { potPlates }),
    familiarity: oneOf('known', FAMILIARITIES),
    parts: draft.parts.map(({ part }) => part),
    ...(tied.length > 0 && { tied }),
    seasoning: draft.seasoning,
    steps: draft.steps.map((step) => step.text),
    tips: draft.tips.map((tip) => tip.text),
  };
  if (draft.parts.length === 0) faults.push({ type: 'missing-field', line: 0, message: 'Add at least one part: "name: food-id 1 cup".' });
  if (draft.steps.length === 0)
    faults.push({ type: 'missing-field', line: 0, message: 'Add "steps:" and the steps, one a line, indented.' });
  checkNames(draft, faults);
  if (faults.length > 0) return fail(faults);
  return ok({
    kit,
    lines: {
      header: Object.fromEntries([...draft.header].map(([key, { line }]) => [key, line])),
      parts: draft.parts.map(({ line }) => line),
      seasoning: draft.seasoningLine,
      steps: draft.steps.map(({ line }) => line),
      tips: draft.tips.map(({ line }) => line),
    },
  });
}

/** Fields that are written alone on their line, because their text may hold a semicolon. */
const TEXT_FIELDS = new Set(['title', 'desc']);
const HEADER_FIELDS = new Set([
  'id',
  'title',
  'desc',
  'cuisine',
  'slots',
  'class',
  'form',
  'level',
  'equipment',
  'keeps',
  'known',
  'served',
  'dressed',
  'aliases',
  'plates',
  'tied',
]);
const SLOT_LETTERS: Readonly<Record<string, MealSlot>> = { B: 'breakfast', L: 'lunch', D: 'dinner', S: 'snack' };

type TextLine = { readonly text: string; readonly line: number };
type Draft = {
  readonly header: Map<string, { readonly value: string; readonly line: number }>;
  readonly parts: { readonly part: KitPart; readonly line: number }[];
  seasoning: readonly KitItem[];
  seasoningLine: number;
  readonly steps: TextLine[];
  readonly tips: TextLine[];
  readonly faults: KitFault[];
};

function readLines(text: string): Draft {
  const draft: Draft = { header: new Map(), parts: [], seasoning: [], seasoningLine: 0, steps: [], tips: [], faults: [] };
  let inSteps = false;
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = index + 1;
    const content = raw.trim();
    if (content === '' || content.startsWith('#')) continue;
    const indented = /^\s/.test(raw);
    if (inSteps && indented) {
      draft.steps.push({ text: content, line });
      continue;
    }
    inSteps = content === 'steps:';
    if (!inSteps) readField(content, line, draft);
  }
  return draft;
}

function readField(content: string, line: number, draft: Draft): void {
  const match = /^([a-z][a-z-]*\??)\s*:\s*(.*)$/.exec(content);
  if (!match) {
    draft.faults.push({ type: 'not-a-field', line, message: 'Expected "name: ..."; steps are indented below "steps:".' });
    return;
  }
  const name = match[1]!;
  const rest = match[2]!;
  if (name === 'tip') draft.tips.push({ text: rest, line });
  else if (name === 'season') {
    const items = parseItems(rest, line);
    if (items.ok) draft.seasoning = [...draft.seasoning, ...items.value.items];
    else draft.faults.push(...items.fault);
    draft.seasoningLine = line;
  } else if (HEADER_FIELDS.has(name)) readHeader(content, line, draft);
  else {
    const part = parsePart(name, rest, line);
    if (part.ok) draft.parts.push({ part: part.value, line });
    else draft.faults.push(...part.fault);
  }
}

function readHeader(content: string, line: number, draft: Draft): void {
  const first = content.slice(0, content.indexOf(':')).trim();
  const fields = TEXT_FIELDS.has(first) ? [content] : content.split(';').filter((field) => field.trim() !== '');
  for (const field of fields) {
    const colon = field.indexOf(':');
    const key = field.slice(0, colon).trim();
    if (colon < 0 || !HEADER_FIELDS.has(key)) {
      draft.faults.push({
        type: 'unknown-field',
        line,
        message: `"${field.trim()}" is no field; known: ${[...HEADER_FIELDS].join(', ')}.`,
      });
    } else if (draft.header.has(key)) {
      draft.faults.push({ type: 'double-field', line, message: `"${key}" is given twice.` });
    } else draft.header.set(key, { value: field.slice(colon + 1).trim(), line });
  }
}

function checkNames({ parts }: Draft, faults: KitFault[]): void {
  const seen = new Set<string>();
  for (const { part, line } of parts) {
    if (seen.has(part.name)) faults.push({ type: 'double-part', line, message: `Two parts are called "${part.name}"; rename one.` });
    seen.add(part.name);
    const names = part.alternatives.map((alternative) => nameAlternative(part, alternative));
    if (new Set(names).size < names.length) {
      faults.push({
        type: 'double-choice',
        line,
        message: `Two choices of "${part.name}" are the same foods; a choice of amount is what bounds are for.`,
      });
    }
  }
}

function readSlots(value: string, line: number, faults: KitFault[]): readonly MealSlot[] {
  const letters = value.split(/[\s,]+/).filter(Boolean);
  const unknown = letters.filter((letter) => !SLOT_LETTERS[letter]);
  if (value && (unknown.length > 0 || letters.length === 0)) {
    faults.push({ type: 'unknown-value', line, message: `"slots: ${value}": write the letters B L D S (S is a snack).` });
  }
  return letters.flatMap((letter) => SLOT_LETTERS[letter] ?? []);
}

function readKeeps(value: string, line: number, faults: KitFault[]): number | null {
  if (value === '' || value === 'no') return null;
  const match = /^(\d+) days?$/.exec(value);
  if (!match) faults.push({ type: 'unknown-value', line, message: `"keeps: ${value}": write "3 days" or "no".` });
  return match ? Number(match[1]) : null;
}

/** A pot for two is a plate and its leftover, and in one for more than eight nothing browns. */
const POT_PLATES = { least: 3, most: 8 };

function readPlates({ header, faults }: Draft): number | undefined {
  const found = header.get('plates');
  if (!found) return undefined;
  const plates = /^\d$/.test(found.value) ? Number(found.value) : 0;
  if (plates >= POT_PLATES.least && plates <= POT_PLATES.most && header.get('keeps')?.value !== 'no') return plates;
  faults.push({
    type: 'bad-plates',
    line: found.line,
    message: `"plates: ${found.value}": write how many plates a pot makes well, ${POT_PLATES.least} to ${POT_PLATES.most}, of a dish that keeps.`,
  });
  return undefined;
}

function readAliases({ header, faults }: Draft): readonly string[] {
  const found = header.get('aliases');
  if (!found) return [];
  const aliases = found.value.split(',').map((alias) => alias.trim());
  const odd = aliases.find((alias, at) => !ALIAS.test(alias) || aliases.indexOf(alias) !== at);
  if (odd !== undefined)
    faults.push({
      type: 'bad-alias',
      line: found.line,
      message: `"${odd}": write names as they are typed, once each, in small plain letters, commas between them: "aliases: mac n cheese, kraft dinner".`,
    });
  return aliases;
}

function readTies({ header, faults, parts, seasoning }: Draft): readonly (readonly string[])[] {
  const found = header.get('tied');
  if (!found) return [];
  const ties = found.value.split(',').map((tie) => tie.split('+').map((name) => name.trim()));
  const known = new Set([...parts.map(({ part }) => part.name), ...seasoning.map(({ foodId }) => foodId)]);
  const names = ties.flat();
  const odd = names.find((name, at) => !known.has(name) || names.indexOf(name) !== at);
  if (odd === undefined && ties.every((tie) => tie.length > 1)) return ties;
  faults.push({
    type: 'bad-tie',
    line: found.line,
    message: `"tied: ${found.value}": write parts, or foods of the seasoning, that move as one, once each: "tied: flour + milk, rice + rice-vinegar".`,
  });
  return [];
}

/** As a sentence comes out of the reader: no accents, no marks but what stands inside a word. */
const ALIAS = /^[a-z][a-z0-9]*(?:[ '-][a-z0-9]+)*$/;

const lineOf = (draft: Draft, key: string): number => draft.header.get(key)?.line ?? 0;
