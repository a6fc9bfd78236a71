import { readWhatWasSeen } from '@larder/contract/seen.ts';
import type { FastifyRequest } from 'fastify';
import { Problem } from './problems.ts';

/** The revisions a caller has seen; undefined where they do not say, and what is there is changed as it is. */
export function findWhatWasSeen({ headers }: FastifyRequest): readonly string[] | undefined {
  const seen = readWhatWasSeen(headers);
  if (seen !== 'unreadable') return seen;
  throw new Problem(
    'invalid-request',
    'If-Match takes the revisions that were seen, each in quotation marks, and If-None-Match takes * for none.',
  );
}
