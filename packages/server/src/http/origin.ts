import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopback } from '../config/env.ts';
import { Problem } from './problems.ts';

/** The origins this server answers as. The first is BASE_URL. */
export type Origins = readonly [string, ...string[]];

/**
 * A server on loopback is reached as localhost, 127.0.0.1 and [::1], which a browser keeps apart; sign-in has to
 * come back to the one it began at, or the cookie is left at the other.
 */
export function listOrigins(baseUrl: string): Origins {
  const { protocol, hostname, port, origin } = new URL(baseUrl);
  if (protocol !== 'http:' || !isLoopback(hostname)) return [origin];
  const names = ['localhost', '127.0.0.1', '[::1]'].filter((name) => name !== hostname);
  return [origin, ...names.map((name) => new URL(`http://${name}:${port || 80}`).origin)];
}

/** Which of our origins the request was made to; undefined for any other Host, which is never echoed. */
export function findOrigin(request: FastifyRequest, origins: Origins): string | undefined {
  const scheme = new URL(origins[0]).protocol;
  const asked = `${scheme}//${request.host}`;
  const origin = URL.canParse(asked) ? new URL(asked).origin : undefined;
  return origins.find((known) => known === origin);
}

const REFUSAL = 'This request came from another site and was refused. Open Larder itself and try again.';

/** RFC 9110, section 9.2.1: they change nothing. */
export const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses writes that another site's page made the browser send; SameSite=Lax alone lets sibling subdomains through. */
export function refuseForeignWrites(app: FastifyInstance, origins: Origins): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isRefused = !SAFE_METHODS.has(request.method) && !isOwnWrite(request, origins);
    done(isRefused ? new Problem('forbidden-origin', REFUSAL) : undefined);
  });
}

/**
 * The browser's own word, Sec-Fetch-Site, wins; older ones state Origin on every write. With neither the caller is no
 * browser (a script with its own cookie), which cannot be tricked by a page: Go's CrossOriginProtection decides alike.
 */
function isOwnWrite(request: FastifyRequest, origins: Origins): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = request.headers;
  return origin === undefined || origin === (findOrigin(request, origins) ?? origins[0]);
}
