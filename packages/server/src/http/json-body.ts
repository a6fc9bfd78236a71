import type { FastifyInstance } from 'fastify';
import { toJsonb } from '../db/storable.ts';

/** An escape for what PostgreSQL's texts do not hold; in JSON there is no other way to write it. Whole pairs match too. */
const MAY_BE_UNSTORABLE = /\\u(?:0000|d[89a-f][0-9a-f]{2})/i;

/**
 * Leaves NUL and half surrogate pairs out before any schema looks: a title of nothing else is then refused as empty. Left to
 * the stores, it was accepted, kept as an empty one, and the shelf it stood on could not be read any more.
 */
export function registerJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (!MAY_BE_UNSTORABLE.test(body)) {
      void parse(request, body, done);
      return;
    }
    void parse(request, body, (error, value) => {
      if (error) done(error);
      // Parsed once more: without its NUL a key may have become one that is refused.
      else void parse(request, toJsonb(value), done);
    });
  });
}
