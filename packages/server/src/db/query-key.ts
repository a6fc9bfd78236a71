import { createHash } from 'node:crypto';
import { storableText } from './storable.ts';

/** The same for queries that differ in case, white space or width of letters only. */
export function queryKey(query: string): string {
  const plain = storableText(query).normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
  return plain.length <= LONGEST_PLAIN_KEY ? plain : `sha256:${createHash('sha256').update(plain).digest('hex')}`;
}

/** A B-tree entry holds 2704 bytes; 200 characters are 800 at most. */
const LONGEST_PLAIN_KEY = 200;
