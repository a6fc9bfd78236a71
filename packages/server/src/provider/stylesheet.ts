import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { PROVIDER_PATH } from './make-provider.ts';
import { STYLESHEET } from './stylesheet.table.ts';

const FONTS = [
  { family: 'Fraunces', files: 'assets/fraunces-*.woff2', weights: '100 900' },
  { family: 'Figtree', files: 'assets/figtree-*.woff2', weights: '300 900' },
];

/** Puts the stylesheet of the pages about signing in on the server, and answers with its address. */
export function registerStylesheet(app: FastifyInstance, webRoot: string | undefined): string {
  const styles = renderStylesheet(webRoot);
  const address = `${PROVIDER_PATH}/pages-${createHash('sha256').update(styles).digest('hex').slice(0, 10)}.css`;
  app.get(address, async (_request, reply) =>
    reply.type('text/css').header('cache-control', 'public, max-age=31536000, immutable').send(styles),
  );
  return address;
}

/** With the web app's own font files where it is built: most people come from it and have them already. */
function renderStylesheet(webRoot: string | undefined): string {
  const faces = FONTS.flatMap(({ family, files, weights }) => {
    const file = webRoot === undefined ? undefined : globSync(files, { cwd: webRoot })[0];
    if (!file) return [];
    const address = `/${file.replaceAll('\\', '/')}`;
    return [
      `@font-face { font-family: '${family}'; font-weight: ${weights}; font-display: swap; src: url('${address}') format('woff2'); }`,
    ];
  });
  return [...faces, STYLESHEET].join('\n');
}
