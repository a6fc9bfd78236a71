import type { FastifyRequest } from 'fastify';
import type { Env } from '../config/env.ts';
import { mendAddress } from './mend-address.ts';

/** What the request log may say. No query: codes, states and what people search for are in it. No header: cookies are in them. */
export function logOptions(level: Env['logLevel']) {
  return {
    level,
    serializers: {
      req: ({ method, url, ip }: FastifyRequest) => ({ method, path: formatPath(url), remoteAddress: ip }),
    },
  };
}

/** Addresses that are keys: a calendar's link, the way into a household, something that was shared. However they are written. */
export function formatPath(url: string): string {
  const path = url.replace(/\?.*$/s, '');
  const plain = decodeURIComponent(mendAddress(path)).replace(/^https?:\/\/[^/]*/i, '');
  if (/^\/*calendar\/.+\.ics/is.test(plain)) return '/calendar/….ics';
  const [, way] = /^\/*(join|s)\/./is.exec(plain) ?? [];
  return way === undefined ? path : `/${way}/…`;
}
