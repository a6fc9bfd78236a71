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
  for (const { name, bytes } of files.value) {
    if (limits.isTimeUp()) return fail({ type: 'too-slow' });
    recipes.push(...readFile(name, decodeText(bytes), limits));
  }
  return recipes.length === 0 ? fail({ type: 'no-recipe' }) : ok(recipes);
}

function readFile(name: string, text: string, limits: ImportLimits): readonly ImportedRecipe[] {
  const start = text.slice(0, 200).trimStart();
  if (/\.cook$/i.test(name)) return [readCooklang(text, name)];
  if (/^[[{]/.test(start)) return readJsonExport(parseLooseJson(dropPictures(text)));
  if (/^<(?:!doctype|html|\?xml|head|body|div|!--)/i.test(start)) return readHtmlFile(text, limits);
  if (/\.csv$/i.test(name)) return readCsvExport(text);
  if (isMealMaster(text)) return readMealMaster(text);
  if (/\.(?:md|markdown)$/i.test(name) || start.startsWith('---')) return readMarkdownExport(text, name);
  const read = readText(text, limits);
  return read.ok ? [read.value] : [];
}

/** Pictures as base64 make up most of a Paprika export; as an empty text they cost nothing to parse. */
const dropPictures = (text: string): string =>
  text.replaceAll(/"(photo_data|photo|photos|images?|data)"\s*:\s*"[A-Za-z\d+/=\\]{1000,}"/g, '"$1":""');

function readHtmlFile(text: string, limits: ImportLimits): readonly ImportedRecipe[] {
  const page = parseHtml(text, limits);
  const recipes = page.ok ? readHtmlExport(page.value) : [];
  if (recipes.length > 0) return recipes;
  const single = readPage(text, null, limits);
  return single.ok ? [single.value] : [];
}
