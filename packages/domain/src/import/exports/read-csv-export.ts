import type { ImportedRecipe } from '../imported-recipe.ts';
import { readCsv } from '../read-csv.ts';
import { readMinutes } from '../read-duration.ts';
import { readYield } from '../read-yield.ts';
import { sumMinutes } from '../sum-minutes.ts';
import { groupTextLines, makeAppRecipe, noHeading } from './app-recipe.ts';
import { joinNotes } from '../join-notes.ts';
import { readOrigin } from './read-origin.ts';

/** One recipe a row: Plan to Eat, My Recipe Box, and any table with a title, ingredients and directions. */
export function readCsvExport(text: string, mostRecipes: number): readonly ImportedRecipe[] {
  // One more than may be: the caller says that it is too many.
  return readCsv(text, mostRecipes + 1).flatMap((row) => {
    const get = (...names: readonly string[]): string => names.map((name) => row[name] ?? '').find((value) => value.trim() !== '') ?? '';
    const title = get('title', 'name', 'recipe name', 'recipe').trim();
    const ingredients = get('ingredients', 'recipe ingredients');
    if (title === '' || ingredients === '') return [];
    return [
      makeAppRecipe({
        title,
        ingredients: groupTextLines(ingredients, commaHeading),
        steps: groupTextLines(get('directions', 'instructions', 'method', 'steps', 'preparation'), noHeading),
        yield: readYield([withNoun(get('servings', 'serves', 'portions')), get('quantity', 'yield')]),
        minutes: sumMinutes({
          prep: readMinutes(get('prep time', 'preparationtime', 'preparation time')),
          cook: readMinutes(get('cook time', 'cookingtime', 'cooking time')),
          total: readMinutes(get('total time', 'totaltime')),
        }),
        origin: readOrigin(get('url'), get('source url'), get('source')),
        notes: joinNotes(get('notes', 'note', 'comments'), get('description')),
      }),
    ];
  });
}

/** Plan to Eat puts a comma before a heading, as the food's place in the line is empty. Others have no headings. */
const commaHeading = (line: string): string | null => /^,\s*(.+)$/.exec(line)?.[1] ?? null;

const withNoun = (servings: string): string => (/^\d+$/.test(servings.trim()) ? `${servings.trim()} servings` : servings);
