import { TransactionTimeoutError } from './transaction.ts';

/** PostgreSQL appendix A. Only the states some caller decides on. */
export const SQL_STATES = {
  uniqueViolation: '23505',
  foreignKeyViolation: '23503',
  checkViolation: '23514',
  diskFull: '53100',
  readOnly: '25006',
} as const;

export function hasSqlState(error: unknown, state: keyof typeof SQL_STATES): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === SQL_STATES[state];
}

/** Its disk is full, or it only reads: after a full disk, on a standby, or because its host closed it to writing. */
export const takesNoWrites = (error: unknown): boolean => hasSqlState(error, 'diskFull') || hasSqlState(error, 'readOnly');

/**
 * Whether the database could not be asked, as against having refused: the connection was refused, was lost or took too long
 * to make (Node's own codes and pg's sentences), the server is starting, stopping, short of something or cannot write
 * (PostgreSQL appendix A), or it did not get done in time.
 */
export function isDatabaseGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof TransactionTimeoutError) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return GONE_CODES.has(code) || GONE_CLASSES.test(code) || GONE_SENTENCES.test(error.message);
}

const GONE_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  '25006', // It only reads: a standby after a change of servers, or a host that closes a full disk to writing.
  '58030', // Its disk fails.
]);
/** Connection, insufficient resources (a full disk is one), operator intervention (of which statement_timeout is one). */
const GONE_CLASSES = /^(08|53|57)...$/;
const GONE_SENTENCES =
  /Connection terminated|Client was closed|timeout exceeded when trying to connect|^timeout expired$|Client has encountered a connection error|^The database is unusable/;
