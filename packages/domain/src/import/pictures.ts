/** Emoji, one or several together. */
export const PICTURE = String.raw`(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\u{fe0f}\u{200d}\u{20e3}\u{1f1e6}-\u{1f1ff}])`;
const BEFORE = new RegExp(String.raw`^(?:${PICTURE}\s*)+(?=[\p{L}\p{N}(½¼¾⅓⅔])`, 'u');
const BEHIND = new RegExp(String.raw`(?:\s*${PICTURE})+$`, 'u');
export const PICTURES = new RegExp(`${PICTURE}+`, 'gu');

/** Small pictures before a line are its bullet and behind it an ornament; a digit in a box or a circle is the number of a step. */
export const stripPictures = (line: string): string => (line.length > LONGEST_LINE ? line : strip(line));

/** A longer line is none of a recipe, and might be made of pictures alone. */
export const LONGEST_LINE = 2_000;

const strip = (line: string): string =>
  line
    .replace(/^(\d{1,2})\u{fe0f}?\u{20e3}\s*/u, '$1. ')
    .replace(/^[①-⑳]\s*/u, (circled) => `${circled.codePointAt(0)! - CIRCLED_ZERO}. `)
    .replace(BEFORE, '')
    .replace(BEHIND, '');

/** The circled numbers begin at one, behind this sign. */
const CIRCLED_ZERO = '①'.codePointAt(0)! - 1;

/** Whether a picture stands before a line, as its bullet. */
export const isPictured = (line: string): boolean => BEFORE.test(line.slice(0, 100));
