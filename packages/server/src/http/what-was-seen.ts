import { readWhatWasSeen } from '@larder/contract/seen.ts';
import type { FastifyRequest } from 'fastify';
import { Problem } from './problems.ts';

/** The revisions a caller has seen; undefined where they do not say, and what is there is changed as it is. */
export function findWhatWasSeen({ headers }: FastifyRequest): readonly string[] | undefined {
  const seen = readWhatWasSeen(headers);
  if (seen !== 'unreadable') return seen;
  throw new Problem('invalid-request', {
    says: 'If-Match takes the revisions that were seen, each in quotation marks, and If-None-Match takes * for none.',
  });
}

/**
 * The same where the call changes one thing: several revisions, or none, are those of no such thing, and what is there is then not
 * as it was seen.
 */
export function findRevisionSeen(request: FastifyRequest): string | undefined {
  const seen = findWhatWasSeen(request);
  return seen && oneSeen(seen);
}

const oneSeen = (seen: readonly string[]): string => (seen.length === 1 ? seen[0]! : NO_REVISION);

/** Of no row: the caller has seen that there is none. */
export const NO_REVISION = '';
