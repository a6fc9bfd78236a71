import type { ImportedRecipe } from '../imported-recipe.ts';
import { readMinutes } from '../read-duration.ts';
import { readYield } from '../read-yield.ts';
import { tidyLine } from '../element-lines.ts';
import { sumMinutes } from '../sum-minutes.ts';
import { makeAppRecipe } from './app-recipe.ts';
import { joinNotes } from '../join-notes.ts';
import { readFrontMatter } from './front-matter.ts';
import { readOrigin } from './read-origin.ts';

/** A recipe in Cooklang, whose ingredients stand in its steps: "Add @flour{2%cups} and wait ~{30%minutes}." */
export function readCooklang(text: string, fileName: string): ImportedRecipe {
  const { fields, body } = readFrontMatter(text);
  const facts = new Map(Object.entries(fields).map(([key, value]) => [key, typeof value === 'string' ? value : value.join(', ')]));
  const amounts = new Map<string, { readonly name: string; readonly amounts: string[] }>();
  const steps: { heading: string | null; lines: string[] }[] = [{ heading: null, lines: [] }];
  for (const paragraph of listParagraphs(body, facts)) {
    const heading = /^=+\s*(.*?)\s*=*$/.exec(paragraph)?.[1];
    if (heading !== undefined) steps.push({ heading: heading || null, lines: [] });
    else steps.at(-1)!.lines.push(tidyLine(paragraph.replaceAll(MARKED, (...parts) => writeMarked(parts, amounts))));
  }
  const fact = (...names: readonly string[]): string | undefined => names.map((name) => facts.get(name)).find(Boolean);
  return makeAppRecipe({
    // By the format's convention the file's name is the recipe's, unless it says another under the format's own small letters:
    // what other apps brought along ("Title: Christmas ...") is no name that its writer has seen in the list of their files.
    title: (STATES_ITS_TITLE.test(text) ? fact('title', 'name') : undefined) ?? fileName.replace(/^.*\//, '').replace(/\.cook$/i, ''),
    ingredients: [
      { heading: null, lines: [...amounts.values()].map((one) => [one.amounts.join(' + '), one.name].filter(Boolean).join(' ')) },
    ],
    steps: steps.filter(({ lines }) => lines.length > 0),
    yield: readYield([fact('servings', 'serves', 'yield')]),
    minutes: sumMinutes({
      prep: readMinutes(fact('prep time', 'time.prep')),
      cook: readMinutes(fact('cook time', 'time.cook')),
      total: readMinutes(fact('total time', 'time.total', 'time required', 'time', 'duration')),
    }),
    origin: readOrigin(fact('source.url'), fact('source'), fact('source.name'), fact('author', 'source.author')),
    notes: joinNotes(fact('introduction', 'description'), fact('notes')),
  });
}

const STATES_ITS_TITLE = /^(?:>> *)?(?:title|name):/m;

/** Paragraphs without comments; what they say of the recipe (">> serves: 10") goes to its facts. */
function listParagraphs(body: string, facts: Map<string, string>): readonly string[] {
  const paragraphs: string[] = [''];
  for (const raw of body.replaceAll(/\[-[^[\]]{0,2000}-\]/g, '').split('\n')) {
    const line = raw.replace(/(?:^|\s)--.*$/, '').trim();
    const fact = /^>>\s*([^:]{1,40}):\s*(.+)$/.exec(line);
    if (fact) facts.set(fact[1]!.trim().toLowerCase(), fact[2]!.trim());
    else if (raw.trim() === '' || line.startsWith('=')) paragraphs.push(line, '');
    else if (line !== '') paragraphs[paragraphs.length - 1] = `${paragraphs.at(-1)} ${line}`;
  }
  return paragraphs.map((paragraph) => paragraph.replace(/^>\s*/, '').trim()).filter(Boolean);
}

/** An ingredient, a pan or a timer: with braces its name may have several words, without only one. */
const MARKED = /([@#~])[?&+-]{0,2}(?:([^@#~{}\n]{0,80})\{([^{}]{0,80})\}|([\p{L}\p{N}_-]+))(?:\(([^()]{0,80})\))?/gu;

type Amounts = Map<string, { readonly name: string; readonly amounts: string[] }>;

function writeMarked(parts: readonly unknown[], ingredients: Amounts): string {
  const [, mark, named, inBraces = '', single, note] = parts as readonly (string | undefined)[];
  const name = (named ?? single ?? '').trim();
  const amount = inBraces.replace('%', ' ').replace(/^=/, '').trim();
  if (mark === '~') return amount || name;
  if (mark === '#') return name;
  const key = name.toLowerCase();
  const known = ingredients.get(key) ?? { name: note ? `${name}, ${note}` : name, amounts: [] };
  if (amount) known.amounts.push(amount);
  ingredients.set(key, known);
  return name;
}
