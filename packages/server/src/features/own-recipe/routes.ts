import * as corrected from '@larder/contract/line-correction.ts';
import * as contract from '@larder/contract/own-recipe.ts';
import { findFood } from '@larder/domain/food/find-food.ts';
import { energyKcal } from '@larder/domain/food/nutrients.ts';
import { findFoods } from '@larder/domain/own-recipe/find-foods.ts';
import { keyToCorrect, weightOfUnit } from '@larder/domain/own-recipe/line-correction.ts';
import { pictureOf } from '@larder/domain/own-recipe/make-own-meal.ts';
import { writeSchemaRecipe } from '@larder/domain/own-recipe/write-schema-recipe.ts';
import type { FastifyInstance } from 'fastify';
import type { Scope } from '../../db/scope.ts';
import type { RequireRoom } from '../../http/account-room.ts';
import { route, type Route, succeed } from '../../http/mount.ts';
import { fillIn, Problem } from '../../http/problems.ts';
import { findRevisionSeen, findWhatWasSeen } from '../../http/what-was-seen.ts';
import { runInSlices } from '../../turns/slices.ts';
import { byKey, type CorrectionStore, type KeptCorrection } from './correction-store.ts';
import { type Around, lookAround, nameFood, previewRecipe, readContentInSteps, takePortions, weighLines } from './describe-recipe.ts';
import { FAULT_WORDS } from './explain-fault.ts';
import { formatHead, formatSaved } from './format-recipe.ts';
import { listSubstitutes } from './list-substitutes.ts';
import { type Asked, type Previews, type ReadDeps, type ReadFault, readRecipes } from './read-recipes.ts';
import type { PhotoStore } from './photo-store.ts';
import { receiveFile } from './receive-file.ts';
import { putOnDay, type PutDeps, type PutFault } from './put-on-day.ts';
import type { KeptRecipe, RecipeStore } from './recipe-store.ts';
import type { RecipeContent } from '../../db/recipe-tables.ts';

export type RecipeRoutesDeps = Omit<ReadDeps, 'recipes' | 'corrections'> & {
  readonly recipes: RecipeStore;
  readonly corrections: CorrectionStore;
  readonly photos: Pick<PhotoStore, 'copy' | 'measure'>;
  readonly requireRoom: RequireRoom;
} & PutDeps;

/** An export of a whole library without its pictures is a tenth of this. */
const MOST_FILE_BYTES = 25_000_000;

/** Files are read as a stream, so that it is known who sends one before it is taken in. */
export function registerRecipeFiles(app: FastifyInstance): void {
  app.addContentTypeParser(['application/octet-stream', 'image/jpeg'], (_request, payload, done) => {
    done(null, payload);
  });
}

export function ownRecipeRoutes(deps: RecipeRoutesDeps): readonly Route[] {
  return [...readingRoutes(deps), ...libraryRoutes(deps), ...correctionRoutes(deps)];
}

function readingRoutes(deps: RecipeRoutesDeps): readonly Route[] {
  const read = async (scope: Scope, asked: Asked): Promise<Previews> => {
    const found = await readRecipes(deps, scope, asked);
    if (!found.ok) throw problemOf(found.fault);
    return found.value;
  };
  return [
    route(contract.readRecipe, async ({ scope, body }) => succeed(await read(scope, body))),
    route(contract.readRecipeFile, async ({ scope, query, raw }) => {
      const bytes = await receiveFile(raw.body, MOST_FILE_BYTES);
      if (bytes === 'no-file') throw new Problem('unsupported-media-type', 'Send the file itself, as application/octet-stream.');
      if (bytes === 'too-large') throw problemOf({ type: 'too-large' });
      return succeed(await read(scope, { name: query.name ?? '', bytes }));
    }),
    route(contract.weighRecipe, async ({ scope, body }) => succeed(await previewRecipe(deps, scope, body, await lookAround(deps, scope)))),
    route(contract.weighMeals, async ({ scope, body }) => {
      const around = await lookAround(deps, scope);
      const weighed = [];
      for (const { lines, plates } of body.meals) weighed.push(await runInSlices(weighLines(lines, { plates }, around)));
      return succeed(weighed);
    }),
  ];
}

function libraryRoutes(deps: RecipeRoutesDeps): readonly Route[] {
  const { recipes, photos, requireRoom } = deps;
  const answer = async (scope: Scope, id: string, around?: Around) => {
    const kept = await recipes.find(scope, id);
    if (!kept) throw recipeNotFound();
    return succeed(await formatSaved(kept, around ?? (await lookAround(deps, scope))));
  };
  return [
    route(contract.listRecipes, async ({ scope, query }) => {
      const parts = query.with?.split(/[,;]/) ?? [];
      const found = await recipes.search(scope, { ...query, with: parts });
      return { success: true as const, data: found.recipes.map(formatHead), total: found.total };
    }),
    route(contract.saveRecipe, async ({ scope, body }) => {
      const known = body.anyway ? undefined : await recipes.findKnown(scope, body.recipe);
      if (known) return succeed({ id: known.id, isKnown: true });
      await requireRoom(scope, 'recipes');
      const { sourceKind, notes = '', photoOf } = body;
      if (photoOf !== undefined) await requireRoom(scope, 'photos', await photos.measure(scope, [photoOf]));
      const counted = sourceKind === 'plan' ? takePortions(body.recipe, body.portions) : undefined;
      const around = await lookAround(deps, scope);
      const content = await runInSlices(readContentInSteps(body.recipe, around, counted));
      const { dishId = drawContent(content) } = body;
      const id = await recipes.add(scope, { ...content, sourceKind, dishId, notes });
      if (photoOf !== undefined) await photos.copy(scope, photoOf, id);
      return succeed({ id, isKnown: false });
    }),
    route(contract.readOwnRecipe, async ({ scope, params }) => answer(scope, params.id)),
    route(contract.updateRecipe, async ({ scope, params, body, raw }) => {
      const kept = await recipes.find(scope, params.id);
      if (!kept) throw recipeNotFound();
      const around = await lookAround(deps, scope);
      const content = await runInSlices(readContentInSteps(body.recipe, around, body.readAnew ? [] : kept.lines));
      const { notes, inPlanning } = body;
      const isChanged = await recipes.change(scope, params.id, {
        content,
        dishId: redraw(kept, content),
        notes,
        inPlanning,
        seen: findRevisionSeen(raw),
      });
      if (!isChanged) {
        throw new Problem('recipe-changed');
      }
      return answer(scope, params.id, around);
    }),
    route(contract.revertRecipe, async ({ scope, params }) => {
      const kept = await recipes.find(scope, params.id);
      if (!kept) throw recipeNotFound();
      const { previous, inPlanning } = kept;
      if (previous) {
        const { notes = kept.notes, ...content } = previous;
        await recipes.change(scope, params.id, { content, dishId: redraw(kept, content), notes, inPlanning });
      }
      return answer(scope, params.id);
    }),
    route(contract.deleteRecipe, async ({ scope, params }) => {
      if (!(await recipes.remove(scope, params.id))) throw recipeNotFound();
      return { success: true } as const;
    }),
    route(contract.restoreRecipe, async ({ scope, params }) => {
      if (!(await recipes.restore(scope, params.id))) throw recipeNotFound();
      return succeed({ id: params.id });
    }),
    route(contract.putRecipeOnDay, async ({ scope, params, body, raw }) => {
      const kept = await recipes.find(scope, params.id);
      if (!kept) throw recipeNotFound();
      await requireRoom(scope, 'plans');
      const put = await putOnDay(deps, scope, { kept, place: { ...body, seen: findWhatWasSeen(raw) } });
      if (!put.ok) throw problemOfPutting(put.fault);
      return succeed(put.value);
    }),
    route(contract.listLineSubstitutes, async ({ scope, params, query }) => {
      const kept = await recipes.find(scope, params.id);
      if (!kept) throw recipeNotFound();
      return succeed(await listSubstitutes(kept, query.line, await lookAround(deps, scope)));
    }),
    route(contract.exportRecipe, async ({ scope, params }) => {
      const kept = await recipes.find(scope, params.id);
      if (!kept) throw recipeNotFound();
      return succeed({ ...writeSchemaRecipe({ ...kept.recipe, notes: kept.notes }, kept.numbers) });
    }),
  ];
}

function correctionRoutes({ corrections, requireRoom }: RecipeRoutesDeps): readonly Route[] {
  return [
    route(corrected.listCorrections, async ({ scope }) => succeed((await corrections.list(scope)).map(formatCorrection))),
    route(corrected.correctLine, async ({ scope, body: { line, language, foodId, grams } }) => {
      if (foodId !== null && !findFood(foodId)) throw new Problem('food-not-found');
      await requireRoom(scope, 'corrections');
      const weight = foodId === null || grams === null ? null : weightOfUnit(line, language, grams);
      const key = keyToCorrect(line, language, byKey(await corrections.list(scope)));
      return succeed(formatCorrection(await corrections.say(scope, { key, foodId, weight })));
    }),
    route(corrected.undoCorrection, async ({ scope, params }) => {
      if (!(await corrections.undo(scope, params.id))) {
        throw new Problem('correction-not-found');
      }
      return { success: true } as const;
    }),
    route(corrected.searchFoods, async ({ query }) =>
      succeed(
        findFoods(query.search).map(({ id, names, per100g }) => ({ id, name: names.noun, kcalPer100g: Math.round(energyKcal(per100g)) })),
      ),
    ),
  ];
}

const formatCorrection = ({ id, key, foodId, weight }: KeptCorrection): corrected.LineCorrection => ({
  id,
  words: key,
  food: foodId === null ? null : nameFood(foodId),
  weight,
});

const drawContent = (content: RecipeContent): string | null => pictureOf(content) ?? null;

/** A dish of the kitchen keeps its picture; what is drawn from the lines follows them. */
const redraw = ({ dishId }: KeptRecipe, content: RecipeContent): string | null =>
  dishId === null || dishId.startsWith('idea~') ? drawContent(content) : dishId;

const problemOfPutting = ({ type }: PutFault): Problem => new Problem(type === 'not-weighed' ? 'recipe-not-weighed' : type);

const recipeNotFound = (): Problem => new Problem('recipe-not-found');

function problemOf(fault: ReadFault): Problem {
  const [code, words] = FAULT_WORDS[fault.type];
  return new Problem(code, fillIn(words, '{status}', 'status' in fault ? String(fault.status) : ''));
}
