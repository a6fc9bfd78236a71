import { fail, ok, type Result } from '../base/result.ts';
import { readCooklang } from './exports/read-cooklang.ts';
import { readCsvExport } from './exports/read-csv-export.ts';
import { readHtmlExport } from './exports/read-html-export.ts';
import { readJsonExport } from './exports/read-json-export.ts';
import { readMarkdownExport } from './exports/read-markdown-export.ts';
import { isMealMaster, readMealMaster } from './exports/read-meal-master.ts';
import { IMPORT_LIMITS, type ImportLimits } from './import-limits.ts';
import type { ImportedRecipe, ImportFault } from './imported-recipe.ts';
import { parseLooseJson } from './mend-json.ts';
import { parseHtml } from './parse-html.ts';
import { readPage } from './read-page.ts';
import { readText } from './read-text.ts';
import { decodeText, unpackFiles, type ExportFile } from './unpack-files.ts';

/** Every recipe in a file that another app wrote, zipped or not. Files in it that hold none are passed over. */
export function readExport(file: ExportFile, limits: ImportLimits = IMPORT_LIMITS): Result<readonly ImportedRecipe[], ImportFault> {
  const files = unpackFiles(file, limits);
  if (!files.ok) return files;
  const recipes: ImportedRecipe[] = [];
  // A byte of zero is in no text.
  for (const { name, bytes } of files.value) {
    if (limits.isTimeUp()) return fail({ type: 'too-slow' });
    if (bytes.includes(0)) continue;
    for (const recipe of readFile(name, decodeText(bytes), limits)) recipes.push(recipe);
    if (recipes.length > limits.mostFiles) return fail({ type: 'too-large' });
  }
  if (recipes.length > 0) return ok(recipes);
  return fail(
    files.value.length > 0 && files.value.every(({ bytes }) => bytes.includes(0)) ? { type: 'unreadable-file' } : { type: 'no-recipe' },
  );
}

function readFile(name: string, text: string, limits: ImportLimits): readonly ImportedRecipe[] {
  const start = text.slice(0, 200).trimStart();
  if (/\.cook$/i.test(name)) return [readCooklang(text, name)];
  if (/^[[{]/.test(start)) return readJsonExport(parseLooseJson(dropPictures(text)), limits.mostFiles);
  if (/^<(?:!doctype|html|\?xml|head|body|div|!--)/i.test(start)) return readHtmlFile(text, limits);
  if (/\.csv$/i.test(name)) return readCsvExport(text, limits.mostFiles);
  if (isMealMaster(text)) return readMealMaster(text, limits.mostFiles);
  if (/\.(?:md|markdown)$/i.test(name) || start.startsWith('---')) return readMarkdownExport(text, name);
  const read = readText(text, limits);
  return read.ok ? [read.value] : [];
}

/** Pictures as base64 make up most of a Paprika export; as an empty text they cost nothing to parse. */
function dropPictures(text: string): string {
  const kept: string[] = [];
  let from = 0;
  for (const { index, 0: key } of text.matchAll(/"(?:photo_data|photos?|images?|data)"\s{0,4}:\s{0,4}\[?\s{0,4}"/g)) {
    const start = index + key.length;
    const end = text.indexOf('"', start);
    if (start < from || end < start + SHORT_TEXT) continue;
    kept.push(text.slice(from, start));
    from = end;
  }
  return [...kept, text.slice(from)].join('');
}

/** A name or an address of a picture may stay. */
const SHORT_TEXT = 1_000;

function readHtmlFile(text: string, limits: ImportLimits): readonly ImportedRecipe[] {
  const page = parseHtml(text, limits);
  const recipes = page.ok ? readHtmlExport(page.value, limits.mostFiles) : [];
  if (recipes.length > 0) return recipes;
  const single = readPage(text, null, limits);
  return single.ok ? [single.value] : [];
}
