import react from '@vitejs/plugin-react';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import type { RenderedPage } from '../src/visitor/render-pages.tsx';
import { contractWithoutSchemas } from './contract-without-schemas.ts';
import { iconsByFile } from './icons-by-file.ts';
import { onePathIcons } from './one-path-icons.ts';
import { sampleDay } from './sample-day.ts';

/** The server knows the address people use, the build does not. `.invalid` can never be somebody's (RFC 2606). */
const ORIGIN = 'https://larder.invalid';
export const VISITOR_ENTRY = 'src/visitor/visitor.ts';

/** Writes the public pages as HTML; what Vite wrote as index.html becomes app.html, the shell of every other address. */
export function prerender(): Plugin {
  let root = '';
  let outDir = '';
  let bundle: Rolldown.OutputBundle = {};
  return {
    name: 'larder-prerender',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    configResolved(config) {
      ({ root } = config);
      outDir = resolve(config.root, config.build.outDir);
    },
    writeBundle(_options, written) {
      bundle = written;
    },
    closeBundle: {
      sequential: true,
      async handler() {
        // Called after a failed build too, whose own message says more.
        if (Object.keys(bundle).length === 0) return;
        const shell = await readFile(join(outDir, 'index.html'), 'utf8');
        await rename(join(outDir, 'index.html'), join(outDir, 'app.html'));
        for (const page of await renderAll(root)) {
          const folder = join(outDir, page.path);
          await mkdir(folder, { recursive: true });
          await writeFile(join(folder, 'index.html'), fillShell(shell, page, bundle));
        }
      },
    },
  };
}

async function renderAll(root: string): Promise<readonly RenderedPage[]> {
  const folder = await mkdtemp(join(root, '.prerender-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [contractWithoutSchemas(), iconsByFile(), onePathIcons(), react({ compiler: true }), sampleDay()],
      ssr: { noExternal: true },
      build: { ssr: 'src/visitor/render-pages.tsx', outDir: folder, emptyOutDir: true, copyPublicDir: false },
    });
    const { renderPages } = (await import(pathToFileURL(join(folder, 'render-pages.js')).href)) as {
      renderPages: () => Promise<readonly RenderedPage[]>;
    };
    return await renderPages();
  } finally {
    await rm(folder, { recursive: true });
  }
}

function fillShell(shell: string, { path, html, title, description }: RenderedPage, bundle: Rolldown.OutputBundle): string {
  // The policy allows no inline style; React's own attributes would be refused by the browser, with a fault in the console.
  if (/\sstyle=/.test(html)) throw new Error(`${path} has a style attribute: set it by script (use-is-live.ts), or use a class.`);
  const [entry = '', ...imports] = listFiles(bundle);
  // The page is there to be read before any script has run: styles and type come first.
  const head = [
    ...imports.map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`),
    `<link rel="canonical" href="${ORIGIN}${path}">`,
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="Larder">',
    `<meta property="og:title" content="${escape(title)}">`,
    `<meta property="og:description" content="${escape(description)}">`,
    `<meta property="og:url" content="${ORIGIN}${path}">`,
    `<meta property="og:image" content="${ORIGIN}/social.png">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta name="twitter:card" content="summary_large_image">',
  ];
  const loader = /<div id="root">\s*([\s\S]*?<\/div>)\s*<\/div>/.exec(shell)?.[1] ?? '';
  return replaceAll(shell, [
    [/<link rel="modulepreload"[^>]*>\s*/g, ''],
    [
      /<script type="module"[^>]*><\/script>/,
      `<script type="module" fetchpriority="low" crossorigin src="/${entry}"></script>\n    ${head.join('\n    ')}`,
    ],
    [/<html lang="en">/, `<html lang="en" data-page="${path}">`],
    [/<title>[^<]*<\/title>/, `<title>${escape(title)} · Larder</title>`],
    [/(<meta\s+name="description"\s+content=")[^"]*/, `$1${escape(description)}`],
    [
      /<div id="root">[\s\S]*?<\/div>\s*<\/div>/,
      `${loader.replace('full-screen-loader', 'full-screen-loader start-loader')}\n    <div id="root">${html}</div>`,
    ],
    [/<noscript>[\s\S]*?<\/noscript>/, ''],
  ]);
}

/** A change of the shell that one of these no longer fits must not pass unseen. */
function replaceAll(text: string, changes: readonly (readonly [RegExp, string])[]): string {
  return changes.reduce((result, [pattern, by]) => {
    if (!pattern.global && !pattern.test(result))
      throw new Error(`index.html has nothing like ${pattern} any more: see build/prerender.ts`);
    return result.replace(pattern, () => by.replace('$1', pattern.exec(result)?.[1] ?? ''));
  }, text);
}

/**
 * The visitor's entry, then what it needs to start: not React and not the page's own code. Those are fetched when the page is
 * there to be read (its links work without), or on a slow line they would take the room of styles and type.
 */
function listFiles(bundle: Rolldown.OutputBundle): readonly string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(VISITOR_ENTRY));
  if (!entry) throw new Error("The build has no chunk for the visitor's entry.");
  const files = new Set<string>();
  const visit = (name: string) => {
    if (files.has(name)) return;
    files.add(name);
    for (const next of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) visit(next);
  };
  visit(entry.fileName);
  return [...files];
}

const escape = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
