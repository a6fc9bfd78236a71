import type { RecipePreview, SourceKind } from '@larder/contract/own-recipe.ts';
import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import type { ImportFault } from '@larder/domain/import/imported-recipe.ts';
import { readTold, type ToldRecipe } from '@larder/domain/import/read-told.ts';
import type { FetchPage, PageFault } from '../../ports/page.ts';
import type { Scope, UserId } from '../../db/scope.ts';
import type { ImportTurns } from '../../turns/import-turns.ts';
import { type DescribeDeps, lookAround, previewRecipe } from './describe-recipe.ts';
import { fitNotes, fitToLimits } from './fit-to-limits.ts';
import { readInProcess, type ReaderFault, type ReadRecipes } from './read-in-process.ts';
import type { ToRecipeReader } from './reader-wire.ts';

export type ReadDeps = DescribeDeps & {
  readonly fetchPage: FetchPage;
  /** Where a model is configured. */
  readonly tellRecipe?: ((text: string, userId: UserId) => Promise<ToldRecipe | undefined>) | undefined;
  /** Each is a process of its own: one of an account at a time, some at once. */
  readonly turns: ImportTurns;
};

export type Asked = { readonly address: string } | { readonly text: string } | { readonly name: string; readonly bytes: Uint8Array };

export type ReadFault = ImportFault | PageFault | { readonly type: 'under-way' } | { readonly type: 'busy' };

export type Previews = { readonly sourceKind: SourceKind; readonly recipes: RecipePreview[]; readonly more: number };

/** What a page, a paste or a file holds, understood line by line and not yet kept. */
export async function readRecipes(deps: ReadDeps, scope: Scope, asked: Asked): Promise<Result<Previews, ReadFault>> {
  const turn = deps.turns.begin(scope.userId);
  if (typeof turn === 'string') return fail({ type: turn });
  try {
    const source = await findSource(deps.fetchPage, asked);
    if (!source.ok) return source;
    const found = await deps.turns.read(async () => readInProcess(source.value));
    const read = found.ok ? found : await readByModel(deps, scope, found.fault);
    if (!read.ok) return read;
    const around = await lookAround(deps, scope);
    const recipes: RecipePreview[] = [];
    for (const recipe of read.value.recipes) {
      recipes.push(await previewRecipe(deps, scope, { recipe: fitToLimits(recipe), notes: fitNotes(recipe) }, around));
    }
    return ok({ sourceKind: 'address' in asked ? 'address' : 'text' in asked ? 'text' : 'file', recipes, more: read.value.more });
  } finally {
    turn();
  }
}

/** What no reader finds a recipe in, a model may: every line it names is held against the text. */
async function readByModel({ tellRecipe }: ReadDeps, { userId }: Scope, fault: ReaderFault): Promise<Result<ReadRecipes, ImportFault>> {
  const { source } = fault;
  const told = source && (await tellRecipe?.(source.text, userId));
  if (!source || !told) return fail(fault);
  const read = readTold(told, source);
  return read.ok ? ok({ recipes: [read.value], more: 0 }) : read;
}

async function findSource(fetchPage: FetchPage, asked: Asked): Promise<Result<ToRecipeReader, PageFault>> {
  if ('text' in asked) return ok({ kind: 'text', text: asked.text });
  if ('bytes' in asked) return ok({ kind: 'file', name: asked.name, bytes: asked.bytes });
  const page = await fetchPage(asked.address);
  return page.ok ? ok({ kind: 'page', ...page.value }) : page;
}
