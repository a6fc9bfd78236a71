import type { PageBlock } from './page-blocks.ts';
import type { PageElement } from './page-element.ts';

/** An element that a page's author named, and the first line in it. */
export type NamedElement = { readonly element: PageElement; readonly from: number };

/** The elements around a page's lines whose class or id fits, in the order of the page. */
export function listNamedElements(blocks: readonly PageBlock[], name: RegExp): readonly NamedElement[] {
  const found: NamedElement[] = [];
  const seen = new Set<PageElement>();
  blocks.forEach((block, from) => {
    for (
      let element: PageElement | null = block.element;
      element && element.tag !== 'body' && !seen.has(element);
      element = element.parent
    ) {
      seen.add(element);
      if (name.test(`${element.attributes['class'] ?? ''} ${element.attributes['id'] ?? ''}`)) found.push({ element, from });
    }
  });
  return found.slice(0, MOST_NAMED);
}

const MOST_NAMED = 60;
