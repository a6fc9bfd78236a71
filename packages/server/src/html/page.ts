/** HTML that is safe to send: made only by `html`, which escapes everything put into it. */
export type Html = { readonly markup: string };

type Part = Html | string | readonly Html[] | false | undefined;

export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { markup: strings.reduce((text, piece, index) => text + markupOf(parts[index - 1]) + piece) };
}

function markupOf(part: Part): string {
  if (part === undefined || part === false) return '';
  if (typeof part === 'string') return part.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
}

type PageParts = { readonly title: string; readonly stylesheet: string; readonly body: Html };

/** The frame of every page that the server writes. No script: sign-in has to work before anything else does. */
export function renderPage({ title, stylesheet, body }: PageParts): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · Larder</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${stylesheet}" />
      </head>
      <body>
        <header><a class="mark" href="/">Larder</a></header>
        <main>${body}</main>
      </body>
    </html> `.markup;
}
