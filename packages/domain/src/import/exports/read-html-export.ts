import { readElementText } from '../element-lines.ts';
import { countLines, type ImportedRecipe } from '../imported-recipe.ts';
import { readMicrodata } from '../microdata.ts';
import { listPageBlocks } from '../page-blocks.ts';
import { findOutermost, listTokens, type PageElement } from '../page-element.ts';
import { readPlainPage } from '../plain-page.ts';
import { fillFields } from '../fill-fields.ts';
import { makeAppRecipe } from './app-recipe.ts';
import { readMarkedOrigin } from './read-origin.ts';

/** The recipes of a page that an app wrote (Recipe Keeper, Copy Me That, Paprika): each in an element of its own. */
export function readHtmlExport(page: PageElement, mostRecipes: number): readonly ImportedRecipe[] {
  return findOutermost(page, isRecipe)
    .slice(0, mostRecipes + 1)
    .flatMap((root) => {
      const plain = readPlainPage(listPageBlocks(root));
      const marked = readMicrodata(root);
      const title = marked?.title ?? listPageBlocks(root)[0]?.text ?? readElementText(root).slice(0, 100);
      const findings = [...(marked ? [{ evidence: 'export' as const, parts: marked }] : []), { evidence: 'export' as const, parts: plain }];
      const recipe = fillFields(findings, { title, language: null, source: null });
      return countLines(recipe.ingredients) > 0 ? [makeAppRecipe({ ...recipe, origin: readMarkedOrigin(root) })] : [];
    });
}

const isRecipe = (element: PageElement): boolean =>
  listTokens(element, 'class').some((name) => /^(?:recipe|recipe-details|h-?recipe)$/i.test(name)) ||
  /\/recipe$/i.test(element.attributes['itemtype'] ?? '');
