import type { FoodProblem } from './food-fault.ts';
import { TEXT_FIELDS } from './food-fields.ts';

export type FoodTextFault = FoodProblem & { readonly line: number };

/** `kind: fruit raw`, with the line it is on. */
export type FoodField = { readonly key: string; readonly value: string; readonly line: number };

/** One food's fields; the first has its id for a key and its names for a value. */
export type FoodDraft = readonly FoodField[];

/** Text of a `.foods` file, cut into fields, with sentences in place of their names. */
export function cutIntoFoods(text: string): { readonly foods: readonly FoodDraft[]; readonly faults: readonly FoodTextFault[] } {
  const faults = findLongLines(text);
  const lines = joinLines(text);
  const sentences = readSentences(lines, faults);
  const foods: FoodField[][] = [];
  for (const line of lines) {
    if (SENTENCE.test(line.text)) continue;
    const fields = splitFields(line, faults).map((field) => fillIn(field, sentences, faults));
    if (!line.isIndented) foods.push(fields);
    else if (foods.length > 0) foods.at(-1)!.push(...fields);
    else faults.push({ line: line.line, problem: 'a field before the first food', remedy: 'begin a food at the margin: "id: noun"' });
  }
  for (const [name, { line, isUsed }] of sentences) {
    if (!isUsed) faults.push({ line, problem: `no food says @${name}`, remedy: 'delete it' });
  }
  return { foods: foods.filter((fields) => fields.length > 0), faults };
}

/** As wide as the formatter lets code be: a wider line is not seen whole in a difference. */
const WIDTH = 140;

const SENTENCE = /^@([a-z-]+): (.+)$/;

type TextLine = { readonly text: string; readonly line: number; readonly isIndented: boolean };
/** Said of several foods of a file: `@factors: ...` above them, `energy note: @factors` in each. */
type Sentence = { readonly text: string; readonly line: number; isUsed: boolean };

function findLongLines(text: string): FoodTextFault[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.length <= WIDTH) return [];
    return [{ line: index + 1, problem: `${line.length} characters`, remedy: `break it within ${WIDTH}, the rest indented by four` }];
  });
}

/** Without comments, and what is indented by four joined to the line that it goes on from. */
function joinLines(text: string): readonly TextLine[] {
  const lines: TextLine[] = [];
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const content = raw.trim();
    if (content === '' || content.startsWith('#')) continue;
    const before = lines.at(-1);
    if (before && raw.startsWith('    ')) lines[lines.length - 1] = { ...before, text: `${before.text} ${content}` };
    else lines.push({ text: content, line: index + 1, isIndented: /^\s/.test(raw) });
  }
  return lines;
}

function readSentences(lines: readonly TextLine[], faults: FoodTextFault[]): ReadonlyMap<string, Sentence> {
  const sentences = new Map<string, Sentence>();
  for (const { text, line } of lines) {
    const [, name, sentence] = SENTENCE.exec(text) ?? [];
    if (name === undefined || sentence === undefined) continue;
    if (sentences.has(name)) faults.push({ line, problem: `@${name} is said twice`, remedy: 'rename one of them' });
    sentences.set(name, { text: sentence, line, isUsed: false });
  }
  return sentences;
}

function splitFields({ text, line }: TextLine, faults: FoodTextFault[]): FoodField[] {
  const fields: FoodField[] = [];
  let rest = text;
  while (rest !== '') {
    const colon = rest.indexOf(':');
    const key = rest.slice(0, Math.max(colon, 0)).trim();
    const semicolon = TEXT_FIELDS.has(key) ? -1 : rest.indexOf(';');
    const end = semicolon < 0 ? rest.length : semicolon;
    if (key === '' || colon > end) {
      faults.push({ line, problem: `"${rest.slice(0, end)}" is no field`, remedy: 'write "name: value", with ";" between fields' });
    } else fields.push({ key, value: rest.slice(colon + 1, end).trim(), line });
    rest = rest.slice(end + 1).trim();
  }
  return fields;
}

function fillIn(field: FoodField, sentences: ReadonlyMap<string, Sentence>, faults: FoodTextFault[]): FoodField {
  if (!TEXT_FIELDS.has(field.key) || !field.value.startsWith('@')) return field;
  const sentence = sentences.get(field.value.slice(1));
  if (sentence) {
    sentence.isUsed = true;
    return { ...field, value: sentence.text };
  }
  const { line, value } = field;
  faults.push({ line, problem: `nothing is called ${value}`, remedy: `add "${value}: ..." above the foods of this file` });
  return field;
}
