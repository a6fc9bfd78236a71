import { readElementText, tidyLine } from './element-lines.ts';
import { readMarkupLine } from './read-markup.ts';
import { findElements, isElement, type PageElement } from './page-element.ts';

/** What a page says of itself as a whole. */
export type PageHead = { readonly title: string | null; readonly language: string | null; readonly address: string | null };

export function readPageHead(page: PageElement, url: string | null): PageHead {
  const head = findElements(page, ({ tag }) => HEAD_TAGS.has(tag));
  const meta = (name: string): string | undefined =>
    head.find(({ tag, attributes }) => tag === 'meta' && (attributes['property'] === name || attributes['name'] === name))?.attributes[
      'content'
    ];
  const html = head.find(({ tag }) => tag === 'html');
  const canonical = head.find(({ tag, attributes }) => tag === 'link' && attributes['rel'] === 'canonical');
  const written = head.find(({ tag }) => tag === 'title');
  const host = /^https?:\/\/(?:www\.)?([^/:]+)/i.exec(url ?? canonical?.attributes['href'] ?? '')?.[1] ?? '';
  const site = new Set(
    [meta('og:site_name') ?? '', host, ...host.split('.').slice(0, -1)].map(lettersOf).filter((name) => name.length > 2),
  );
  const language = tidyLine(html?.attributes['lang'] ?? meta('og:locale') ?? '').replace('_', '-');
  return {
    title: findTitle(head, { whole: readMarkupLine(meta('og:title') ?? '') || (written ? readElementText(written) : ''), site }),
    language: /^[a-z]{2,3}(?:-[a-z\d]+)*$/i.test(language) ? language : null,
    address: canonical?.attributes['href'] ?? meta('og:url') ?? null,
  };
}

const HEAD_TAGS: ReadonlySet<string> = new Set(['html', 'meta', 'link', 'title', 'h1', 'h2', 'h3']);

type Names = {
  /** What the page calls itself where it is shared, or in the window's title. */
  readonly whole: string;
  /** Names of the site, as letters alone. */
  readonly site: ReadonlySet<string>;
};

/** The one main heading, unless it is the site's name: then what the page calls itself, or the heading of its post. */
function findTitle(head: readonly PageElement[], { whole, site }: Names): string | null {
  const isSite = (text: string): boolean => site.has(lettersOf(text)) || isNamedLikeSite(text, site);
  const headings = head
    .filter(({ tag }) => tag === 'h1')
    .filter((heading) => !isSiteHeading(heading))
    .map(readElementText)
    .filter((text) => text !== '' && text.length <= LONGEST_TITLE && !isSite(text));
  const fitting = headings.find((heading) => whole.toLowerCase().includes(heading.toLowerCase()));
  const own = stripSite(whole, isSite);
  return (
    fitting ??
    headings[0] ??
    head
      .filter(({ tag }) => tag === 'h2' || tag === 'h3')
      .map(readElementText)
      .find((text) => isNamedAfter(text, whole)) ??
    (own || null)
  );
}

const LONGEST_TITLE = 150;

/** "Kuchnia Babci Jadzi" at kuchnia-jadzi.example: most of its words, and two at least, are in the site's name. */
function isNamedLikeSite(text: string, site: ReadonlySet<string>): boolean {
  const words = text
    .split(' ')
    .map(lettersOf)
    .filter((word) => word.length >= LEAST_WORD);
  const shared = words.filter((word) => [...site].some((name) => name.includes(word)));
  return shared.length >= 2 && shared.length > words.length / 2;
}
const LEAST_WORD = 4;

/** A banner that leads home. */
const isSiteHeading = ({ attributes, children }: PageElement): boolean =>
  /(?:^|\s)site-?(?:title|name|logo)(?:\s|$)/i.test(attributes['class'] ?? '') ||
  children.some((child) => isElement(child) && child.tag === 'a' && /^(?:\/|https?:\/\/[^/]+\/?)$/.test(child.attributes['href'] ?? ''));

/** A post's own heading, which the page is named after. */
const isNamedAfter = (text: string, whole: string): boolean => text.length >= SHORTEST_NAME && whole.includes(text);
const SHORTEST_NAME = 5;

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** "Lentil Soup | The Blog", "The Blog: Lentil Soup" */
function stripSite(title: string, isSite: (text: string) => boolean): string {
  const led = /^([^:|–—»·-]{2,60}?)\s*[:|–—»·-]\s+(.+)$/u.exec(title);
  const bare = led && isSite(led[1]!) ? led[2]! : title;
  return bare
    .split(/\s+[|–—»·]\s+|\s+-\s+/)[0]!
    .replace(/\s+recipe$/i, '')
    .trim();
}
