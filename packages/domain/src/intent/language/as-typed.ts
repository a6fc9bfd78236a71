import { toPlainLetters } from './read-words.ts';

/** Words of a sentence, which are read without accents, as they stand in it: "Nüsse", "piñones". Those of plain letters stay. */
export function asTyped(words: string, text: string): string {
  if (!/[^\p{ASCII}]/u.test(text)) return words;
  const letters = Array.from(text.normalize('NFC'));
  const starts: number[] = [];
  let plain = '';
  for (const letter of letters) {
    starts.push(plain.length);
    plain += toPlainLetters(letter);
  }
  const pattern = words.split(' ').map(escapeWord).join('[^a-z0-9]+');
  const found = new RegExp(`(?<![a-z])${pattern}(?![a-z])`, 'u').exec(plain) ?? new RegExp(pattern, 'u').exec(plain);
  if (!found) return words;
  const end = found.index + found[0].length;
  const typed = letters
    .filter((letter, at) => starts[at]! >= found.index && (starts[at]! < end || (starts[at] === end && MARK.test(letter))))
    .join('');
  if (!/(?!\p{ASCII})\p{L}/u.test(typed)) return words;
  return typed === typed.toUpperCase() ? typed.toLowerCase() : typed;
}

/** Behind the last letter, and no letter of its own. */
const MARK = /^\p{Mark}$/u;

const escapeWord = (word: string): string => word.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`);
