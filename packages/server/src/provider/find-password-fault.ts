import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@larder/contract/account.ts';
import { COMMON_PASSWORD_WORDS } from './common-passwords.table.ts';

/** Every row that a finger runs along, and the alphabet: "12345678", "qwertyui" and "87654321" are read off these. */
const RUNS = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'qwertzuiop', 'azertyuiop', 'asdfghjkl', 'zxcvbnm'];
const TOO_COMMON = 'This password is one of the first that others would try. Choose another, such as a few words together.';

/**
 * Why a new password is refused, in words for the person; undefined when it may be used. Of its contents only what a guesser
 * tries first is refused, and no mixture of signs is asked for (NIST SP 800-63B, 3.1.1.2).
 */
export function findPasswordFault(password: string, owner: { readonly name: string; readonly email: string }): string | undefined {
  if (password.length < MIN_PASSWORD_LENGTH) return `Choose a password of at least ${MIN_PASSWORD_LENGTH} characters.`;
  if (password.length > MAX_PASSWORD_LENGTH) return `Choose a password of at most ${MAX_PASSWORD_LENGTH} characters.`;
  const folded = fold(password);
  if (listNames(owner).includes(withoutFrills(folded))) {
    return 'This password is your name, your email or Larder’s name. Choose another, such as a few words together.';
  }
  return isCommon(folded) ? TOO_COMMON : undefined;
}

function isCommon(folded: string): boolean {
  const core = withoutFrills(folded);
  // Nothing but digits and signs is left to a short one that spells no word: a date, a phone number.
  if (core === '') return folded.length < 12 || isRun(folded);
  return COMMON_PASSWORD_WORDS.has(core) || COMMON_PASSWORD_WORDS.has(unleet(core)) || isRun(folded) || isRun(core) || isRepeat(folded);
}

const fold = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '');

/** "Summer2024!" is "summer": the digits and signs around a word are the first thing that is varied. */
const withoutFrills = (folded: string): string => folded.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '');

const LEET: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' };
const unleet = (text: string): string => text.replaceAll(/[013457@$]/g, (sign) => LEET[sign] ?? sign);

function isRun(text: string): boolean {
  const backwards = Array.from(text).toReversed().join('');
  return text.length > 3 && RUNS.some((run) => run.includes(text) || run.includes(backwards));
}

/** "aaaaaaaa", "abababab", "lovelove". */
function isRepeat(text: string): boolean {
  const [unit] = /^(.{1,4}?)\1+$/u.exec(text)?.slice(1) ?? [];
  return unit !== undefined;
}

/** Folded as a password is. Of a name of digits nothing is left, as of a password of digits: they would be equal. */
const listNames = ({ name, email }: { readonly name: string; readonly email: string }): readonly string[] =>
  ['larder', name, email, email.split('@')[0] ?? ''].map((text) => withoutFrills(fold(text))).filter((text) => text.length > 3);
