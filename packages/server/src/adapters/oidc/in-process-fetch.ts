import type { FastifyInstance } from 'fastify';
import type { CustomFetch } from 'openid-client';

/**
 * Lets the relying party call the built-in provider without a socket: it works before the server listens, behind any
 * proxy, and where the public name does not resolve from inside.
 */
export function inProcessFetch(app: FastifyInstance): CustomFetch {
  return async (address, { method, headers, body }) => {
    const url = new URL(address);
    const answer = await app.inject({
      method: method as 'GET' | 'POST',
      url: url.pathname + url.search,
      headers: { ...headers, host: url.host },
      ...(typeof body === 'string' || body instanceof URLSearchParams ? { payload: body.toString() } : {}),
    });
    const answered = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) answered.set(name, String(value));
    return new Response(answer.rawPayload.length > 0 ? new Uint8Array(answer.rawPayload) : null, {
      status: answer.statusCode,
      headers: answered,
    });
  };
}
