import { globSync } from 'node:fs';
import { STYLESHEET } from './stylesheet.table.ts';

const FONTS = [
  { family: 'Fraunces', files: 'assets/fraunces-*.woff2', weights: '100 900' },
  { family: 'Figtree', files: 'assets/figtree-*.woff2', weights: '300 900' },
];

/** With the web app's own font files where it is built: most people come from it and have them already. */
export function renderStylesheet(webRoot: string | undefined): string {
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
