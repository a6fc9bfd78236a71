import { REPEAT_HEADER } from '@larder/contract/repeat.ts';
import type { FastifyRequest } from 'fastify';
import { isUuid } from '../db/uuid.ts';

/** By which a call is known when it is sent again. What makes no sense is as if it were not said: it is a new one then. */
export function findRepeatKey({ headers }: FastifyRequest): string | undefined {
  const key = headers[REPEAT_HEADER];
  return typeof key === 'string' && isUuid(key) ? key.toLowerCase() : undefined;
}
