import type { FastifyRequest } from 'fastify';
import type { Env } from '../config/env.ts';

/** What the request log may say. No query: codes, states and what people search for are in it. No header: cookies are in them. */
export function logOptions(level: Env['logLevel']) {
  return {
    level,
    serializers: {
      req: ({ method, url, ip }: FastifyRequest) => ({ method, path: formatPath(url), remoteAddress: ip }),
    },
  };
}

/** Addresses that are keys: a calendar's link, the way into a household, something that was shared. */
export const formatPath = (url: string): string =>
  url
    .replace(/\?.*$/s, '')
    .replace(/^\/calendar\/[^/]+\.ics$/, '/calendar/….ics')
    .replace(/^\/(join|s)\/.+$/s, '/$1/…');
