import { createHash, randomInt } from 'node:crypto';

/** Without 0 and o, 1 and l: it is read to somebody, or copied by hand. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Such as `k3pw-9abn-...`: 16 letters of 32 are 80 bits, which nobody tries out. */
export function makeSpokenCode(): string {
  return Array.from({ length: 4 }, makeGroup).join('-');
}

/** For an address: 32 letters of 32 are 160 bits. */
export const makeLinkCode = (): string => Array.from({ length: 8 }, makeGroup).join('');

/** However it was typed: capitals, blanks and dashes are nothing. */
export const hashSpokenCode = (code: string): string =>
  createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^a-z\d]/g, ''))
    .digest('base64url');

const makeGroup = (): string => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
