import { readElementText, tidyLine } from './element-lines.ts';
import { readMarkupLine } from './read-markup.ts';
import { findElements, type PageElement } from './page-element.ts';

/** What a page says of itself as a whole. */
export type PageHead = { readonly title: string | null; readonly language: string | null; readonly address: string | null };

export function readPageHead(page: PageElement): PageHead {
  const head = findElements(page, ({ tag }) => HEAD_TAGS.has(tag));
  const meta = (name: string): string | undefined =>
    head.find(({ tag, attributes }) => tag === 'meta' && (attributes['property'] === name || attributes['name'] === name))?.attributes[
      'content'
    ];
  const html = head.find(({ tag }) => tag === 'html');
  const canonical = head.find(({ tag, attributes }) => tag === 'link' && attributes['rel'] === 'canonical');
  const language = tidyLine(html?.attributes['lang'] ?? meta('og:locale') ?? '').replace('_', '-');
  return {
    title: findTitle(head, meta('og:title')),
    language: /^[a-z]{2,3}(?:-[a-z\d]+)*$/i.test(language) ? language : null,
    address: canonical?.attributes['href'] ?? meta('og:url') ?? null,
  };
}

const HEAD_TAGS: ReadonlySet<string> = new Set(['html', 'meta', 'link', 'title', 'h1']);

/** The one main heading, unless it is the site's name: then what the page calls itself where it is shared. */
function findTitle(head: readonly PageElement[], shared: string | undefined): string | null {
  const named = readMarkupLine(shared ?? '');
  const written = head.find(({ tag }) => tag === 'title');
  const whole = named || (written ? readElementText(written) : '');
  const headings = head
    .filter(({ tag }) => tag === 'h1')
    .map(readElementText)
    .filter((text) => text !== '' && text.length <= LONGEST_TITLE);
  const fitting = headings.find((heading) => whole.toLowerCase().includes(heading.toLowerCase()));
  return fitting ?? headings[0] ?? (stripSite(whole) || null);
}

const LONGEST_TITLE = 150;

/** "Lentil Soup | The Blog" */
const stripSite = (title: string): string => title.split(/\s+[|–—»·]\s+|\s+-\s+/)[0]!.trim();
