import type { IncomingHttpHeaders } from 'node:http';
import { OPERATION_HEADERS } from '@larder/contract/grocery.ts';
import type { Operation } from './change-items.ts';

const LONGEST_ID = 100;

/** What makes no sense is as if it were not sent: the change is new and was made now. */
export function readOperation(headers: IncomingHttpHeaders): Operation {
  const age = Number(headers[OPERATION_HEADERS.age] ?? 0);
  return {
    opId: readId(headers[OPERATION_HEADERS.id]),
    undoes: readId(headers[OPERATION_HEADERS.undoes]),
    ageMs: Number.isFinite(age) && age > 0 ? Math.min(Math.round(age), OLDEST_MS) : 0,
  };
}

const readId = (id: string | readonly string[] | undefined): string | undefined =>
  typeof id === 'string' && id !== '' && id.length <= LONGEST_ID ? id : undefined;

/** A year: older than any list that is still shopped from. */
const OLDEST_MS = 365 * 24 * 3600 * 1000;
