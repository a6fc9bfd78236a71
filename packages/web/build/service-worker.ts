import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { WORKER } from './service-worker-source.ts';

/** Files of `public/` that a screen needs; the bundle does not know them. */
const PUBLIC_FILES = ['/start.js', '/favicon.svg', '/manifest.webmanifest'];

/** Writes `sw.js` with the list of what was built, so that a list opens in a cellar. Its name says nothing: it must not change. */
export function serviceWorker(): Plugin {
  return {
    name: 'larder-service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const assets = Object.keys(bundle).filter((file) => /\.(?:js|css|woff2)$/.test(file));
        const files = [...assets.map((file) => `/${file}`).toSorted(), ...PUBLIC_FILES];
        const version = createHash('sha256').update(files.join()).update(WORKER).digest('hex').slice(0, 12);
        const source = WORKER.replace('__FILES__', JSON.stringify(files)).replace('__VERSION__', version);
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}
