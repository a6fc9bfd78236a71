import { randomInt } from 'node:crypto';

/** Without 0 and o, 1 and l: it is read to somebody, or copied by hand. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Such as `k3pw-9abn-...`: 16 letters of 32 are 80 bits, which nobody tries out. */
export function makeSpokenCode(): string {
  return Array.from({ length: 4 }, makeGroup).join('-');
}

const makeGroup = (): string => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
