import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { checkPage, listWarnings, type PageProblem } from './check-page.ts';
import { FAULT_KINDS, type FaultKind, formatFault } from './faults.ts';
import { formatListPage } from './list-page.ts';

const API_KEY = 'keys.0123456789abcdef';

export type InstacartEmulator = Awaited<ReturnType<typeof startInstacartEmulator>>;

type Page = Readonly<Record<string, unknown>>;

/** The Developer Platform's list pages over real HTTP on this machine, failing when told to. */
export async function startInstacartEmulator({ port = 0 }: { readonly port?: number } = {}) {
  const pages: Page[] = [];
  const calls: string[] = [];
  const warnings: string[] = [];
  const faults: FaultKind[] = [];
  let delayMs = 0;

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', url);
    const body = await text(request);
    const shown = /^\/store\/(?:shopping_lists|recipes)\/(\d+)$/.exec(pathname)?.[1];
    if (shown !== undefined) return sendPage(response, pages[Number(shown) - 1]);
    // For `npm run dev`: curl -X POST 'http://127.0.0.1:.../faults?next=500,429&slow=3000'
    if (pathname === '/faults' && request.method === 'POST') return sendJson(response, 200, setFaults(query));
    if (!pathname.startsWith('/idp/v1/')) return sendProblem(response, 404, { message: 'Record not found', code: 4000, key: '' });
    calls.push(`${request.method} ${pathname}`);
    if (delayMs > 0) await wait(delayMs);
    const fault = faults.shift();
    if (fault !== undefined) return sendFault(response, fault);
    if (request.headers.authorization !== `Bearer ${API_KEY}`) {
      return sendProblem(response, 401, { message: 'Unauthorized', code: 4001, key: '' });
    }
    if (pathname === '/idp/v1/retailers' && request.method === 'GET') return listRetailers(response, query);
    if (request.method !== 'POST' || !MAKERS.has(pathname))
      return sendProblem(response, 404, { message: 'Record not found', code: 4000, key: '' });
    return makePage(response, pathname, parse(body));
  }

  function makePage(response: ServerResponse, pathname: string, sent: unknown): void {
    const isRecipe = pathname.endsWith('/recipe');
    const body = isRecipe ? readRecipe(sent) : sent;
    const problems = checkPage(body);
    if (problems.length > 0) return sendProblems(response, problems);
    warnings.push(...listWarnings(body));
    pages.push(body as Page);
    sendJson(response, 200, { products_link_url: `${url}/store/${isRecipe ? 'recipes' : 'shopping_lists'}/${pages.length}` });
  }

  function listRetailers(response: ServerResponse, query: URLSearchParams): void {
    const missing = ['postal_code', 'country_code'].filter((name) => !query.get(name));
    if (missing.length > 0)
      return sendProblems(
        response,
        missing.map((key) => ({ message: "can't be blank", code: 1001, key })),
      );
    sendJson(response, 200, { retailers: [{ retailer_key: 'corner_shop', name: 'Corner Shop', retailer_logo_url: `${url}/logo.png` }] });
  }

  function setFaults(query: URLSearchParams) {
    const next = (query.get('next') ?? '').split(',').flatMap((name) => FAULT_KINDS.find((kind) => kind === name) ?? []);
    faults.push(...next);
    delayMs = Number(query.get('slow') ?? 0);
    return { next };
  }

  return {
    url,
    apiKey: API_KEY,
    /** Every page made, as it was sent. */
    pages,
    /** Calls so far, as `POST /idp/v1/...`. */
    calls,
    /** Units they do not know and fields they no longer want. */
    warnings,
    failNext: (...kinds: readonly FaultKind[]): void => void faults.push(...kinds),
    slow: (ms: number): void => {
      delayMs = ms;
    },
    /** What the server needs in its environment to talk to this in place of Instacart. */
    variables: { INSTACART_API_KEY: API_KEY, INSTACART_BASE_URL: url },
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const MAKERS: ReadonlySet<string> = new Set(['/idp/v1/products/products_link', '/idp/v1/products/recipe']);

/** A recipe's lines are called ingredients, and their measures `measurements`. */
function readRecipe(sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null) return sent;
  const { ingredients, ...recipe } = sent as { readonly ingredients?: readonly Page[] };
  const lines = Array.isArray(ingredients)
    ? (ingredients as Page[]).map(({ measurements, ...line }) => ({ ...line, line_item_measurements: measurements }))
    : [];
  return { ...recipe, link_type: 'recipe', line_items: lines };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}

function sendFault(response: ServerResponse, kind: FaultKind): void {
  const reply = formatFault(kind);
  if (reply) {
    response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers });
    response.end(reply.body === '' ? '' : JSON.stringify(reply.body));
  } else if (kind === 'reset') response.destroy();
  else if (kind === 'html-502') response.writeHead(502, { 'content-type': 'text/html' }).end('<html>Bad Gateway</html>');
  else if (kind === 'other-host') sendJson(response, 200, { products_link_url: 'https://instacart.com.example.net/store/1' });
  else response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Sign in to the airport network</html>');
}

const sendProblem = (response: ServerResponse, status: number, { message, code, key }: PageProblem): void =>
  sendJson(response, status, { error: { message, code }, meta: key === '' ? {} : { key } });

function sendProblems(response: ServerResponse, problems: readonly PageProblem[]): void {
  const [first, ...others] = problems;
  if (first && others.length === 0) return sendProblem(response, 400, first);
  const errors = problems.map(({ message, code, key }) => ({ error: { message, code }, meta: { key } }));
  sendJson(response, 400, { error: { message: 'There were issues with your request', code: 9999, errors }, meta: {} });
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function sendPage(response: ServerResponse, page: Page | undefined): void {
  if (!page) return void response.writeHead(404, { 'content-type': 'text/plain' }).end('No such list');
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(formatListPage(page));
}
