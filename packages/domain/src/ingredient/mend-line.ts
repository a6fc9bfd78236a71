import { isFoodWord } from './food-name-index.ts';
import { PLAIN_WORDS } from './ground-words.table.ts';

/** A stranger's line as our own would be written: what is said about how sure the amount is left out, units spelt as units. */
export const mendLine = (line: string): string =>
  MENDINGS.reduce((text, [pattern, mended]) => text.replaceAll(pattern, mended), splitUnits(mendCharset(line)));

/** "1Â½ cups", "crÃ¨me": text in UTF-8 that was once read as windows-1252. */
export const mendCharset = (line: string): string =>
  line.includes('Â') || line.includes('Ã') || line.includes('â') ? line.replaceAll(MISREAD, decodeRun).replaceAll(/Â(?=\s|$)/g, '') : line;

function decodeRun(run: string): string {
  const bytes = run.split('').map((char) => WINDOWS.get(char) ?? char.charCodeAt(0));
  try {
    return decodeURIComponent(bytes.map((byte) => `%${byte.toString(16)}`).join(''));
  } catch (error) {
    // Two such letters side by side may also be meant.
    if (error instanceof URIError) return run;
    throw error;
  }
}

/** Where windows-1252 has letters of its own, the 27 between 0x80 and 0x9f. */
const WINDOWS: ReadonlyMap<string, number> = new Map(
  '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'.split('').flatMap((char, at) => (char === ' ' ? [] : [[char, 0x80 + at] as const])),
);
const CONTINUED = String.raw`[\u0080-\u00bf${[...WINDOWS.keys()].join('')}]`;
const MISREAD = new RegExp(`[\\u00c2-\\u00df]${CONTINUED}|[\\u00e0-\\u00ef]${CONTINUED}{2}`, 'gu');

/** "200gplain flour", "1 tbspolive oil": a unit that a form has run into its food, where both halves are words and the whole is none. */
const splitUnits = (line: string): string =>
  line.replace(GLUED, (whole, amount: string, unit: string, word: string) =>
    isWord(unit + word) ? `${amount} ${unit}${word}` : isWord(word) ? `${amount} ${unit} ${word}` : whole,
  );

const GLUED = /(?<=^\W{0,3}|\s)([\d½¼¾⅓⅔⅛][\d½¼¾⅓⅔⅛./]{0,4})\s?(kg|g|ml|oz|lbs?|tbsp|tsp|cups?|tablespoons?|teaspoons?)(\p{L}{3,})/u;
const isWord = (word: string): boolean => isFoodWord(word.toLowerCase()) || PLAIN_WORDS.has(word.toLowerCase());

/** Where most of these come from: forms that recipe sites fill in, and hands on a phone. */
const MENDINGS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:approximately|approx\.?|about|around|roughly|scant|heaping|heaped|rounded|generous|just under|just over)\s+(?=[\d½¼¾⅓⅔])/gi, ''],
  [/(?<=[\d½¼¾⅓⅔]\s?)(?:tea ?spoon\(s\)|tea spoons?|teapsoons?|teaspons?|tsps?\.)/gi, ' teaspoon'],
  [/(?<=[\d½¼¾⅓⅔]\s?)(?:table ?spoon\(s\)|table spoons?|tablepsoons?|tablespons?|tbsps?\.|tblspn?s?\.?)/gi, ' tablespoon'],
  [/(?<=[\d½¼¾⅓⅔]\s?)(?:cup\(s\)|cupps?)(?=\s)/gi, ' cup'],
  [/(?<=[\d½¼¾⅓⅔]\s?)(?:pound\(s\)|pund[s]?|lb\(s\)|#)(?=\s)/gi, ' pound'],
  [/(?<=[\d½¼¾⅓⅔]\s?)(?:ounce\(s\)|ozs?\.)(?=\s)/gi, ' ounce'],
  [/(?<=[\d½¼¾⅓⅔]\s?)(?:gram\(s\)|gr\.)(?=\s)/gi, ' g'],
  [/(?<=\d)\s*[–—]\s*(?=[\d½¼¾])/g, '-'],
  [/\s[–—]\s/g, ', '],
  // "1 lemon in wedges" is a lemon, where seven grams are one wedge.
  [
    /(?<=\p{L})\s+(?=(?:cut )?in(?:to)? (?:\w+ )?(?:wedges|slices|rings|quarters|halves|eighths|chunks|pieces|strips|cubes|dice|sticks|rounds|batons|matchsticks|ribbons|segments)\s*(?:$|[,(]))/giu,
    ', ',
  ],
  [
    /\b(?:steamed|leftover|left-over|ready-to-eat|pre-?cooked|already cooked|fully cooked)\s+(?=(?:white |brown |jasmine |basmati |wild )?(?:rice|quinoa|pasta|noodles|chicken|turkey|lentils|bulgur|couscous)\b)/gi,
    'cooked ',
  ],
];
