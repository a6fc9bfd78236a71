import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:html|js|css|svg|json|webmanifest|txt)$/;
/** A smaller file fits one packet either way. */
const SMALLEST_BYTES = 1024;

/** Writes `.br` and `.gz` beside every text file, so that the server compresses nothing per request. */
export function precompress(): Plugin {
  let outDir = '';
  return {
    name: 'larder-precompress',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    // After the pages are rendered.
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        // Called after a failed build too, whose own message says more.
        if (!existsSync(outDir)) return;
        const files = await readdir(outDir, { recursive: true });
        await Promise.all(files.filter((file) => COMPRESSIBLE.test(file)).map((file) => compressFile(join(outDir, file))));
      },
    },
  };
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < SMALLEST_BYTES) return;
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
}
