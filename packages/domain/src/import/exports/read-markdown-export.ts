import type { ImportedRecipe } from '../imported-recipe.ts';
import { readMinutes } from '../read-duration.ts';
import { readText } from '../read-text.ts';
import { readYield } from '../read-yield.ts';
import { sumMinutes } from '../sum-minutes.ts';
import { makeAppRecipe } from './app-recipe.ts';
import { joinNotes } from '../join-notes.ts';
import { readFrontMatter } from './front-matter.ts';
import { readOrigin } from './read-origin.ts';

/** A recipe in Markdown: with its lists in the front matter, as Chowdown writes it, or as text below headings. */
export function readMarkdownExport(text: string, fileName: string): readonly ImportedRecipe[] {
  const { fields, body } = readFrontMatter(text);
  const list = (name: string): readonly string[] => {
    const value = fields[name];
    return value === undefined ? [] : typeof value === 'string' ? [value] : value;
  };
  const get = (...names: readonly string[]): string | undefined => names.flatMap(list)[0];
  const title = get('title', 'name');
  const facts = {
    yield: readYield([get('servings', 'serves', 'yield')]),
    minutes: sumMinutes({
      prep: readMinutes(get('prep time', 'prep_time')),
      cook: readMinutes(get('cook time', 'cook_time')),
      total: readMinutes(get('total time', 'total_time', 'time')),
    }),
    origin: readOrigin(list('url'), list('source.url'), list('source'), list('source.name')),
    notes: joinNotes(list('notes'), list('description')),
  };
  if (list('ingredients').length > 0) {
    return [
      makeAppRecipe({
        ...facts,
        title: title ?? fileName.replace(/^.*\//, '').replace(/\.\w+$/, ''),
        ingredients: [{ heading: null, lines: list('ingredients') }],
        steps: [{ heading: null, lines: ['directions', 'instructions', 'steps', 'method'].flatMap(list) }],
      }),
    ];
  }
  const read = readText(title === undefined || /^#\s/m.test(body) ? body : `# ${title}\n${body}`);
  if (!read.ok) return [];
  // What stands above the text says more than what is read out of it.
  const above = makeAppRecipe(facts);
  const notes = [above.notes ?? [], read.value.notes ?? []].flat().join('\n\n');
  return [
    {
      ...read.value,
      yield: above.yield ?? read.value.yield,
      minutes: facts.minutes.total === null ? read.value.minutes : facts.minutes,
      source: above.source ?? read.value.source,
      ...(notes && { notes }),
    },
  ];
}
