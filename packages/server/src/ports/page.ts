import type { Result } from '@larder/domain/base/result.ts';

/** What an address answered: its text and where it was in the end. */
export type Page = { readonly text: string; readonly address: string };

export type PageFault =
  /** No http or https address of a host on the open internet, at the start or after a redirect. */
  | { readonly type: 'not-allowed' }
  | { readonly type: 'too-many-redirects' }
  | { readonly type: 'too-large' }
  | { readonly type: 'too-slow' }
  /** Neither a page nor a text. */
  | { readonly type: 'no-page' }
  /** The site answers, and not with the page: 403 is mostly a protection against programs. */
  | { readonly type: 'refused'; readonly status: number }
  | { readonly type: 'unreachable' };

/** Fetches a page that a person names, from the open internet alone. */
export type FetchPage = (address: string) => Promise<Result<Page, PageFault>>;
