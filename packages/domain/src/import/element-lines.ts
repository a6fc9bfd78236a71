import { isElement, type PageElement, type PageNode } from './page-element.ts';

/** The text of an element as a reader sees it, one line for each block: paragraphs, list items, rows, line breaks. */
export function listElementLines(element: PageElement): readonly string[] {
  const parts: string[] = [];
  collect(element, parts);
  return parts.join('').split('\n').map(tidyLine).filter(Boolean);
}

/** All of it on one line. */
export const readElementText = (element: PageElement): string => listElementLines(element).join(' ');

/** As its source has it, line breaks and all: what stands in a `pre`. */
export const readRawText = (node: PageNode): string =>
  isElement(node) ? (node.tag === 'br' ? '\n' : node.children.map(readRawText).join('')) : node;

/** One kind of space and no invisible characters. */
export function tidyLine(text: string): string {
  return text.replace(INVISIBLE, '').replace(SPACES, ' ').trim();
}

// eslint-disable-next-line no-control-regex -- control characters come with pasted text and never mean anything
const INVISIBLE = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/g;
const SPACES = /[\s\u00a0\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/g;

export const BLOCK_TAGS: ReadonlySet<string> = new Set(
  (
    'p div li ul ol dl dt dd tr table tbody thead section article header footer main h1 h2 h3 h4 h5 ' +
    'h6 br hr blockquote pre form fieldset figure figcaption aside nav body html head title details summary address option'
  ).split(' '),
);

function collect(node: PageNode, parts: string[]): void {
  if (!isElement(node)) {
    // In the source a line break is a space; only a tag breaks a line.
    parts.push(node.replaceAll(/\s+/g, ' '));
    return;
  }
  if (node.tag === 'script') return;
  const isBlock = BLOCK_TAGS.has(node.tag);
  if (isBlock) parts.push('\n');
  for (const child of node.children) collect(child, parts);
  if (isBlock) parts.push('\n');
  else if (node.tag === 'td' || node.tag === 'th') parts.push(' ');
}
