import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import type { FoodEntry } from './food-entry.ts';
import { FIELDS, readNames } from './food-fields.ts';
import { cutIntoFoods, type FoodDraft, type FoodField, type FoodTextFault } from './food-lines.ts';

/** Text of a `.foods` file to entries; AUTHORING.md has the grammar. Every fault is given, not only the first. */
export function parseFoods(text: string): Result<readonly FoodEntry[], readonly FoodTextFault[]> {
  const { foods, faults } = cutIntoFoods(text);
  const found = [...faults];
  const entries = foods.map((fields) => readEntry(fields, found));
  return found.length > 0 ? fail(found.toSorted((a, b) => a.line - b.line)) : ok(entries);
}

/** Fields that only say more of a mix or of stated figures. */
const OF_FIGURES = new Set(['source', 'note']);
const REQUIRED = ['kind', 'aisle'];

function readEntry([head, ...fields]: FoodDraft, faults: FoodTextFault[]): FoodEntry {
  const { key: id, value: names, line } = head!;
  const reportAt = (place: number) => (problem: string, remedy: string) => void faults.push({ line: place, problem, remedy });
  const report = reportAt(line);
  if (isField(id)) report(`${id} at the margin, where a food begins`, 'indent it by two');
  const given = new Map<string, FoodField>();
  for (const field of fields) {
    if (given.has(field.key)) reportAt(field.line)(`${field.key} is given twice`, 'keep one of them');
    if (!isField(field.key)) reportAt(field.line)(`"${field.key}" is no field`, `write one of: ${FIELD_NAMES.join(', ')}`);
    given.set(field.key, field);
  }
  for (const key of REQUIRED) if (!given.has(key)) report(`${id} has no ${key}`, `add "${key}: ..."`);
  const parts = [...given.values()].map((field) => FIELDS[field.key]?.(field.value, reportAt(field.line)));
  const entry: Partial<FoodEntry> = Object.assign({ prefer: 'g' }, ...parts);
  const [source, note] = [given.get('source'), given.get('note')];
  if (source && !entry.label) reportAt(source.line)('a source of no figures', 'give it to "stated by ..."; SR28 is its own source');
  if (note && !entry.label && !entry.composite) reportAt(note.line)('a note on no figures', 'make it a comment: "# ..."');
  return {
    id,
    ...readNames(names, report),
    ...entry,
    ...(entry.composite && { composite: { ...entry.composite, note: note?.value ?? '' } }),
    ...(entry.label && { label: { ...entry.label, source: source?.value ?? '', ...(note && { note: note.value }) } }),
    // Without kind or aisle a fault was reported, and the entry goes nowhere.
  } as FoodEntry;
}

const FIELD_NAMES: readonly string[] = [...Object.keys(FIELDS), ...OF_FIGURES];

const isField = (key: string): boolean => FIELD_NAMES.includes(key);
