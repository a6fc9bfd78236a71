import { BLOCK_TAGS, tidyLine } from './element-lines.ts';
import { findSection, type Section } from './section-words.ts';
import { isElement, walkElements, type PageElement, type PageNode } from './page-element.ts';

/** One line of a page as its reader sees it, and where it stands. */
export type PageBlock = {
  readonly text: string;
  /** The innermost block that holds the line. */
  readonly element: PageElement;
  /** 1 to 6 of a heading tag, 7 of a line that only looks like one (bold, or named a title by its class), 0 of text. */
  readonly heading: number;
  readonly isLink: boolean;
  /** The part of a recipe that the line would open as a heading. */
  readonly section: Section | undefined;
};

/** A page's text line by line, without menus, footers and comments: what a list item or a table's row says is one line. */
export function listPageBlocks(page: PageElement): readonly PageBlock[] {
  const flow = new Flow(page);
  flow.enter(page);
  return flow.blocks;
}

/** A chain of blocks below another is walked, not recursed into, only as deep as the parser lets a page be. */
class Flow {
  readonly blocks: PageBlock[] = [];
  readonly #withBlocks: ReadonlySet<PageElement>;
  #run: PageNode[] = [];

  constructor(page: PageElement) {
    this.#withBlocks = listHoldersOfBlocks(page);
  }

  enter(element: PageElement): void {
    if (isAside(element)) return;
    if (isRow(element)) {
      this.#add(readRow(element), element, element);
      return;
    }
    this.#flush(element);
    for (const child of element.children) {
      if (isElement(child) && (BLOCK_TAGS.has(child.tag) || this.#withBlocks.has(child))) {
        this.#flush(element);
        if (child.tag === 'table' && this.#addPairs(child)) continue;
        this.enter(child);
      } else {
        this.#run.push(child);
      }
    }
    this.#flush(element);
  }

  #flush(element: PageElement): void {
    if (this.#run.length === 0) return;
    const run = this.#run;
    this.#run = [];
    this.#add(tidyLine(flatTexts(run)), element, run);
  }

  #add(text: string, element: PageElement, content: PageElement | readonly PageNode[]): void {
    if (text === '' || BRACKETED.test(text) || this.blocks.length >= MOST_BLOCKS) return;
    const nodes = 'tag' in content ? content.children : content;
    this.blocks.push({
      text,
      element,
      heading: findHeadingLevel(element, nodes, text),
      isLink: isOnly(nodes, 'a'),
      section: findSection(text),
    });
  }

  /** A row of labels above a row of values ("Prep time | Serves", "15 minutes | 4") says each value beside its label. */
  #addPairs(table: PageElement): boolean {
    const rows = [...walkElements(table)].filter(({ tag }) => tag === 'tr');
    const [labels = [], values = []] = rows.map((row) => row.children.filter(isElement).filter(({ tag }) => tag === 'td' || tag === 'th'));
    const isPaired = rows.length === 2 && labels.length > 1 && labels.length === values.length && labels.every(({ tag }) => tag === 'th');
    if (isPaired && values.every(({ tag }) => tag === 'td')) {
      labels.forEach((label, at) =>
        this.#add(`${tidyLine(flatText(label))}: ${tidyLine(flatText(values[at]!))}`, values[at]!, values[at]!),
      );
      return true;
    }
    return false;
  }
}

/** No page that holds a recipe has so many lines. */
const MOST_BLOCKS = 20_000;

/** "[edit]", a rule, the word above an advertisement. */
const BRACKETED =
  /^\[[^[\]]{0,40}\]$|^[|/>»›•·–—-]+$|^(?:advertisement|advertising|sponsored|anzeige|werbung|publicité|publicidad|pubblicità|annonce|reklama)$/i;

function isAside({ tag, attributes, parent }: PageElement): boolean {
  if (
    tag === 'script' ||
    tag === 'head' ||
    tag === 'nav' ||
    tag === 'footer' ||
    'hidden' in attributes ||
    attributes['role'] === 'navigation'
  )
    return true;
  if (tag === 'body' || tag === 'html' || parent === null) return false;
  return ASIDE.test(`${attributes['id'] ?? ''} ${attributes['class'] ?? ''}`);
}

/** Names of what stands on a page beside its text. Whole words only: "menu" may be the name of a recipe's list. */
const ASIDE =
  /(?:^|\s)(?:comments?(?:-?(?:list|area|wrap|wrapper|section|template|content))?|commentlist|respond|breadcrumbs?|nav-?tabs|screen-reader-text|sr-only|visually-hidden|mw-editsection|site-footer|cookie-?(?:banner|notice)|rating-stars)(?:\s|$)/i;

/** Whether an element is one line by its tag, however its parts are laid out: "1 cup" and "flour" side by side. */
function isRow(element: PageElement): boolean {
  if (element.tag !== 'li' && element.tag !== 'tr' && element.tag !== 'dd' && element.tag !== 'dt') return false;
  let length = 0;
  let breaks = 0;
  let paragraphs = 0;
  for (const inner of walkElements(element)) {
    if (NO_ROW_WITHIN.test(inner.tag)) return false;
    if (inner.tag === 'br') breaks++;
    if (inner.tag === 'p') paragraphs++;
    for (const child of inner.children) if (!isElement(child)) length += child.length;
  }
  return length < LONGEST_ROW && breaks < 3 && paragraphs < 4;
}

const NO_ROW_WITHIN = /^(?:ul|ol|li|table|tr|h[1-6]|dl|section|article)$/;
const LONGEST_ROW = 4_000;

const readRow = (element: PageElement): string => tidyLine(flatText(element));

/** Parts of a row are apart even where nothing stands between their tags. */
function flatText(node: PageNode): string {
  if (!isElement(node)) return node;
  if (node.tag === 'script' || 'hidden' in node.attributes) return '';
  const isApart = BLOCK_TAGS.has(node.tag) || node.tag === 'td' || node.tag === 'th';
  const text = flatTexts(node.children);
  return isApart ? ` ${text} ` : text;
}

/** Parts that a page sets side by side ("45 min" and "Serves 4" in a span each) are not one word. */
function flatTexts(nodes: readonly PageNode[]): string {
  let text = '';
  nodes.forEach((node, at) => {
    const before = nodes[at - 1];
    const isBeside = before !== undefined && isElement(before) && isElement(node) && before.tag === node.tag && node.tag === 'span';
    const next = flatText(node);
    text += isBeside && /[\p{L}\p{N}]$/u.test(text) && /^[\p{Lu}\p{N}\p{Extended_Pictographic}]/u.test(next) ? ` ${next}` : next;
  });
  return text;
}

/** Every element with a block somewhere below it: a link around a card is no text in a line. */
function listHoldersOfBlocks(page: PageElement): ReadonlySet<PageElement> {
  const holders = new Set<PageElement>();
  for (const element of walkElements(page)) {
    if (!BLOCK_TAGS.has(element.tag)) continue;
    for (let at = element.parent; at && !holders.has(at); at = at.parent) holders.add(at);
  }
  return holders;
}

function findHeadingLevel(element: PageElement, nodes: readonly PageNode[], text: string): number {
  if (text.length > LONGEST_HEADING) return 0;
  for (let at: PageElement | null = element, up = 0; at && up < 3; at = at.parent, up++) {
    const level = /^h([1-6])$/.exec(at.tag)?.[1];
    if (level !== undefined) return Number(level);
    if (at.tag === 'li' || at.tag === 'tr' || at.tag === 'p') break;
  }
  const isTitled = /(?:^|[\s_-])(?:title|heading|header|headline|subtitle|subheading|group-?name)(?:$|[\s_-])/i.test(
    element.attributes['class'] ?? '',
  );
  return element.tag === 'dt' || element.tag === 'legend' || isTitled || BOLD_TAGS.some((tag) => isOnly(nodes, tag)) ? 7 : 0;
}

const LONGEST_HEADING = 120;
const BOLD_TAGS = ['strong', 'b', 'u'];

/** Whether all the text stands within one kind of element. */
function isOnly(nodes: readonly PageNode[], tag: string): boolean {
  const written = nodes.filter((node) => (isElement(node) ? flatText(node).trim() !== '' : node.trim() !== ''));
  if (written.length === 0) return false;
  return written.every((node) => isElement(node) && (node.tag === tag || isOnly(node.children, tag)));
}
