import type { FastifyInstance } from 'fastify';
import { addressKey } from '../http/rate-counts.ts';
import { renderDeadEnd } from './sign-in-page.ts';

const WINDOW_MS = 15 * 60 * 1000;
/** A school or an office is one address, and who is refused begins anew. */
const MOST_PER_ADDRESS = 1000;
/** About 10 MB; the address longest counted is forgotten first. */
const MOST_ADDRESSES = 50_000;

/** Each of these makes keys and seals for somebody of whom nothing is known yet, or asks for a session that may not be there. */
const BEGINS = /^\/(?:api\/login|api\/login-mobile|oidc\/auth|oidc\/session\/end)\/?(?:\?|$)/;

/**
 * How often one address may begin to sign in. Counted in this process, not in the database with the other counts: it is processor
 * time that is bounded, of which each process has its own, and whoever only asks for the page shall leave nothing on the disk.
 */
export function boundBeginnings(app: FastifyInstance, { stylesheet }: { readonly stylesheet: string }): void {
  const count = makeCount(() => performance.now());
  app.addHook('onRequest', async (request, reply) => {
    const [, path] = /^([^?]*?)\/?(?:\?|$)/.exec(request.url) ?? [];
    if (!BEGINS.test(request.url)) return undefined;
    const waitSeconds = count(`${path} from ${addressKey(request.ip)}`);
    if (waitSeconds === 0) return undefined;
    const words = {
      title: 'Too many sign-ins from here',
      text: `Try again in ${Math.ceil(waitSeconds / 60)} minutes. Nothing is lost.`,
    };
    return reply.status(429).header('retry-after', waitSeconds).type('text/html; charset=utf-8').send(renderDeadEnd(stylesheet, words));
  });
}

/** Counts one more of a key: the seconds to wait, 0 while there were few. */
export function makeCount(now: () => number): (key: string) => number {
  const windows = new Map<string, { count: number; readonly endsAt: number }>();
  return (key) => {
    const open = windows.get(key);
    if (open && open.endsAt > now()) {
      open.count += 1;
      return open.count > MOST_PER_ADDRESS ? Math.ceil((open.endsAt - now()) / 1000) : 0;
    }
    // Taken out first: a map keeps the order in which keys came, and this one is new again.
    windows.delete(key);
    if (windows.size >= MOST_ADDRESSES) windows.delete(windows.keys().next().value ?? '');
    windows.set(key, { count: 1, endsAt: now() + WINDOW_MS });
    return 0;
  };
}
