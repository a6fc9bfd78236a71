import type { LineGroup } from './imported-recipe.ts';
import { listElementLines, readElementText } from './element-lines.ts';
import { findElements, findOutermost, type PageElement } from './page-element.ts';
import { findSection } from './section-words.ts';
import { splitHeadings } from './split-headings.ts';

/** The ingredient lines of the elements that a page marks as such: one an element, or many in one. */
export function readMarkedIngredients(elements: readonly PageElement[]): readonly LineGroup[] {
  const lines = elements.flatMap((element) => {
    const rows = listRows(element);
    if (rows.length > 1) return rows;
    return elements.length > 1 ? [readElementText(element)] : listElementLines(element);
  });
  return splitHeadings(lines.filter(Boolean));
}

export function readMarkedSteps(elements: readonly PageElement[]): readonly LineGroup[] {
  const lines = elements.flatMap((element) => {
    const rows = listRows(element);
    return rows.length > 1 ? rows : listElementLines(element);
  });
  const steps = lines.filter((line) => !STEP_COUNTER.test(line) && !(line.length <= LONGEST_HEADING && findSection(line) === 'steps'));
  return steps.length > 0 ? [{ heading: null, lines: steps }] : [];
}

/** "Instructions" within what is marked as them. */
const LONGEST_HEADING = 40;

/** "3", "3.", "Step 3" or "Step 3 of 5" on a line of its own. */
export const STEP_COUNTER = /^(?:\p{L}{2,12}\s?)?\d{1,2}(?:\s?(?:of|\/|von|sur|de|di)\s?\d{1,2})?\s*[.):]?$/u;

/** Items of lists and rows of tables, each as one line, with the headings between them. */
function listRows(element: PageElement): readonly string[] {
  if (findElements(element, ({ tag }) => ROW_TAGS.has(tag)).length < 2) return [];
  return findOutermost(element, ({ tag }) => ROW_TAGS.has(tag) || HEADING_TAG.test(tag))
    .map((row) => (HEADING_TAG.test(row.tag) ? `${readElementText(row).replace(/:$/, '')}:` : readElementText(row)))
    .filter((line) => line !== '' && line !== ':');
}

const ROW_TAGS: ReadonlySet<string> = new Set(['li', 'tr']);
const HEADING_TAG = /^h[1-6]$/;
