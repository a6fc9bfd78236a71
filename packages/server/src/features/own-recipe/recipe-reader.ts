import { flushCompileCache } from 'node:module';
import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import { IMPORT_LIMITS, type ImportLimits } from '@larder/domain/import/import-limits.ts';
import type { ImportedRecipe, ImportFault } from '@larder/domain/import/imported-recipe.ts';
import { readExport } from '@larder/domain/import/read-export.ts';
import { readPage } from '@larder/domain/import/read-page.ts';
import { readSourceText, type SourceText } from '@larder/domain/import/read-told.ts';
import { readText } from '@larder/domain/import/read-text.ts';
import type { FromRecipeReader, ToRecipeReader } from './reader-wire.ts';

/** A process of its own, started by `read-in-process.ts`. */
if (process.send === undefined) throw new Error('recipe-reader.ts runs as a child process only.');

/** Handed over at once: the rest of a larger file is told by its number. */
const MOST_RECIPES = 200;

// It is ended before it could keep it by itself.
flushCompileCache();
process.on('disconnect', () => process.exit());

const mostMs = Number(process.argv[2]);
const { user: startedAt } = process.cpuUsage();
const limits: ImportLimits = { ...IMPORT_LIMITS, isTimeUp: () => (process.cpuUsage().user - startedAt) / 1000 > mostMs };

process.on('message', (asked: ToRecipeReader) => {
  const read = readAsked(asked);
  const answer: FromRecipeReader = read.ok
    ? { kind: 'read', recipes: read.value.slice(0, MOST_RECIPES), more: Math.max(0, read.value.length - MOST_RECIPES) }
    : { kind: 'refused', fault: read.fault, source: read.fault.type === 'no-recipe' ? readSource(asked) : undefined };
  process.send?.(answer, () => process.exit());
});

/** Of a file that is no page there is nothing to show: exports hold more than one recipe. */
function readSource(asked: ToRecipeReader): SourceText | undefined {
  const text = asked.kind === 'file' ? Buffer.from(asked.bytes.subarray(0, limits.mostCharacters)).toString('utf8') : asked.text;
  if (asked.kind === 'file' && !/^\s*</.test(text)) return undefined;
  return readSourceText(text, asked.kind === 'page' ? asked.address : null, limits);
}

function readAsked(asked: ToRecipeReader): Result<readonly ImportedRecipe[], ImportFault> {
  if (asked.kind === 'file') return readExport({ name: asked.name, bytes: asked.bytes }, limits);
  if (asked.kind === 'text') return one(readPasted(asked.text));
  return /^\s*</.test(asked.text)
    ? one(readPage(asked.text, asked.address, limits))
    : readExport({ name: 'page', bytes: Buffer.from(asked.text) }, limits);
}

/** Who pastes the source of a page into the field for text means the page. */
const readPasted = (text: string): Result<ImportedRecipe, ImportFault> =>
  /^\s*<(?:!doctype|html|head|body|script|div)/i.test(text) ? readPage(text, null, limits) : readText(text, limits);

const one = (read: Result<ImportedRecipe, ImportFault>): Result<readonly ImportedRecipe[], ImportFault> =>
  read.ok ? ok([read.value]) : fail(read.fault);
