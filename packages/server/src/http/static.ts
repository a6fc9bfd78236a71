import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { problemReply } from './problems.ts';

/** Built once per file content: a changed file has a changed name. */
const HASHED = '/assets/';

/** Serves the built web app: its files, and for every other page address the HTML that starts it. */
export async function registerStatic(app: FastifyInstance, { webRoot }: { readonly webRoot: string }): Promise<void> {
  const pages = listPages(webRoot);
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

/** The prerendered pages by address (`/nutrition` for nutrition/index.html), listed at start so that no request touches the disk to look. */
function listPages(webRoot: string): ReadonlyMap<string, string> {
  const files = existsSync(webRoot) ? globSync('**/index.html', { cwd: webRoot }) : [];
  const pages = files.map((file): [string, string] => [`/${file.replaceAll('\\', '/').replace(/\/?index\.html$/, '')}`, file]);
  const shell = existsSync(join(webRoot, 'app.html')) ? 'app.html' : 'index.html';
  return new Map([...pages, ...(existsSync(join(webRoot, shell)) ? ([['*', shell]] as const) : [])]);
}

function answerMissing(request: FastifyRequest, reply: FastifyReply, pages: ReadonlyMap<string, string>): FastifyReply {
  const path = new URL(request.url, 'http://any').pathname;
  const isPage = (request.method === 'GET' || request.method === 'HEAD') && !isMachinePath(path);
  const page = pages.get(path.length > 1 ? path.replace(/\/$/, '') : path) ?? pages.get('*');
  if (isPage && page) return reply.sendFile(page);
  if (isPage) return reply.status(404).type('text/plain').send('The web app is not built yet. Run "npm run build" and start again.');
  if (path.startsWith('/api/') || path === '/api') {
    return reply.status(404).send(problemReply('not-found', `There is nothing at ${request.method} ${path}.`));
  }
  return reply.status(404).type('text/plain').header('cache-control', 'no-cache').send('Not Found');
}

/** Addresses that only programs ask for: HTML in place of a missing script or API answer hides the mistake. */
function isMachinePath(path: string): boolean {
  return /^\/(api|oidc)(\/|$)/.test(path) || path.startsWith(HASHED) || /\.[a-z0-9]{2,5}$/i.test(path);
}
