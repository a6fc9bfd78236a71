import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { problemReply, tellProblem } from './problems.ts';
import { readRenderedPage, type RenderedPage, sendRenderedPage } from './rendered-page.ts';

/** Built once per file content: a changed file has a changed name. */
const HASHED = '/assets/';

type Options = { readonly webRoot: string; readonly baseUrl?: string };

/** Serves the built web app: its files, pages rendered at build, and for every other page address the HTML that starts it. */
export async function registerStatic(app: FastifyInstance, { webRoot, baseUrl = 'http://localhost' }: Options): Promise<void> {
  const pages = readPages(webRoot, baseUrl);
  if (existsSync(webRoot)) {
    await app.register(fastifyStatic, {
      root: webRoot,
      index: false,
      redirect: false,
      // A folder is no file: without this it is refused (403), and its page is never looked for.
      allowedPath: (path) => !path.endsWith('/'),
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes(HASHED) ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => answerMissing(request, reply, pages));
}

type Pages = { readonly rendered: ReadonlyMap<string, RenderedPage>; readonly shell: string | undefined };

/** The rendered pages by address (`/nutrition` for nutrition/index.html), read at start so that no request touches the disk to look. */
function readPages(webRoot: string, baseUrl: string): Pages {
  const files = existsSync(webRoot) ? globSync('**/index.html', { cwd: webRoot }) : [];
  const hasShell = existsSync(join(webRoot, 'app.html'));
  const shell = hasShell ? 'app.html' : files.find((file) => file === 'index.html');
  const pages = files.filter((file) => hasShell || file !== 'index.html');
  const toAddress = (file: string) => `/${file.replaceAll('\\', '/').replace(/\/?index\.html$/, '')}`;
  return { shell, rendered: new Map(pages.map((file) => [toAddress(file), readRenderedPage(join(webRoot, file), baseUrl)])) };
}

function answerMissing(request: FastifyRequest, reply: FastifyReply, { rendered, shell }: Pages): FastifyReply {
  // Not by URL, which throws at `//[` and takes the first of `//any/where` for a host.
  const path = request.url.replace(/[?#].*$/s, '');
  const isPage = (request.method === 'GET' || request.method === 'HEAD') && !isForPrograms(request, path);
  const page = rendered.get(path.length > 1 ? path.replace(/\/$/, '') : path);
  // What is rendered is a visitor's. A cookie may be over: then the application shows the same page.
  if (isPage && page && !(shell && mayBeMember(request))) return sendRenderedPage(request, reply, page);
  if (isPage && shell) return reply.sendFile(shell);
  if (isPage) return reply.status(404).type('text/plain').send('The web app is not built yet. Run "npm run build" and start again.');
  if (path.startsWith('/api/') || path === '/api') {
    return reply.status(404).send(problemReply('not-found', tellProblem('not-found', `There is nothing at ${request.method} ${path}.`)));
  }
  return reply.status(404).type('text/plain').header('cache-control', 'no-cache').send('Not Found');
}

const mayBeMember = (request: FastifyRequest): boolean => (request.headers.cookie ?? '').includes('larder_session=');

/** HTML in place of a missing script or API answer hides the mistake; whoever opens `/calendar.html` is a person all the same. */
function isForPrograms({ headers }: FastifyRequest, path: string): boolean {
  if (/^\/(api|oidc)(\/|$)/.test(path) || path.startsWith(HASHED)) return true;
  return /\.[a-z0-9]{2,5}$/i.test(path) && !headers.accept?.includes('text/html');
}
