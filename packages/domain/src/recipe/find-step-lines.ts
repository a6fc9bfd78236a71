import { singularize } from '../ingredient/singularize.ts';
import type { RecipeLine } from './split-written.ts';

/** A line of the recipe that a step uses, and how much of it: all that is there, half, or what was left. */
export type StepLine = { readonly line: number; readonly part: 'all' | 'half' | 'rest' };

/**
 * Which lines each step uses, found by the foods it names. A food named again in a later step is by then in the pan and is
 * not listed again, unless the step speaks of half or the rest of it. A word that may mean two lines means none.
 */
export function findStepLines(lines: readonly RecipeLine[], steps: readonly string[]): readonly (readonly StepLine[])[] {
  const names = nameLines(lines);
  const taken = new Set<number>();
  return steps.map((step) => {
    const found: StepLine[] = [];
    for (const { line, before } of findNames(step, names)) {
      if (LEFT_OUT.test(before)) continue;
      if (found.some((other) => other.line === line)) continue;
      const part = REST.test(before) ? 'rest' : HALF.test(before) ? 'half' : 'all';
      if (part === 'all' && taken.has(line)) continue;
      taken.add(line);
      found.push({ line, part });
    }
    return found;
  });
}

/** "Everything except the blueberries and the cream": a list that ends with its clause, or where the step does the next thing. */
const LEFT_OUT =
  /\b(?:without (?:the |any )?$|(?:except(?:ing)?|(?:every|any)thing but|all(?: (?:of )?the ingredients)? but|(?:apart|aside) from|other than)\s(?![^.;:!?]*(?:\b(?:then|until|into|to|in|with)\b|, (?!and\b|or\b)[a-z]+ the\b))[^.;:!?]*$)/;
const HALF = /\bhalf (?:of )?(?:the )?$/;
const REST = /\b(?:rest of|remaining|other half of)(?: the)? ?$/;

type Name = { readonly words: readonly string[]; readonly line: number };

/** Longest first, so that "egg noodles" are not taken for eggs. */
function nameLines(lines: readonly RecipeLine[]): readonly Name[] {
  const owners = new Map<string, Set<number>>();
  const candidates = lines.map(({ item }) => listNames(item));
  const whole = new Map(candidates.map(([full], line) => [(full ?? []).join(' '), line]));
  candidates.forEach((names, line) => {
    for (const words of names) {
      const key = words.join(' ');
      const fullOwner = whole.get(key);
      // "Soy sauce" is soy sauce even where there is another sauce that could be called so.
      if (fullOwner !== undefined && fullOwner !== line) continue;
      owners.set(key, (owners.get(key) ?? new Set()).add(line));
    }
  });
  return [...owners]
    .filter(([, by]) => by.size === 1)
    .map(([key, by]) => ({ words: key.split(' '), line: [...by][0]! }))
    .toSorted((a, b) => b.words.length - a.words.length);
}

/** The whole name, then its ends and beginnings: a step says "broth" or "chicken" where the line has every word. */
function listNames(item: string): readonly (readonly string[])[] {
  const words = toWords(
    item
      .replace(/\([^)]*\)/g, ' ')
      .split(',')[0]!
      .replace(PURPOSE, ''),
  ).filter((word) => !/^\d/.test(word));
  const ends = words.map((_, at) => words.slice(at));
  const beginnings = words.map((_, at) => words.slice(0, at + 1));
  const alias = MEATS.find(([cut]) => words.some((word) => cut.test(word)))?.[1];
  const parts = [...ends, ...beginnings].filter(([first, ...others]) => first !== undefined && (others.length > 0 || !VAGUE.has(first)));
  return alias === undefined ? parts : [...parts, [alias]];
}

/** "Paprika for the chicken" is no chicken. */
const PURPOSE = /(?<=\S)\s(?:(?:plus|and) (?:some |a little )?(?:more|extra) )?for\s.*$/i;

const toWords = (text: string): string[] => (text.toLowerCase().match(/[a-zà-ÿ’'-]+/g) ?? []).map(singularize);

/** A cut of meat is called by its animal once it is in the pan. */
const MEATS: readonly (readonly [RegExp, string])[] = [
  [/^(?:steak|sirloin|brisket|chuck|flank|rump)$/, 'beef'],
  [/^(?:prawn)$/, 'shrimp'],
];

/** Says nothing of which food it is. */
const VAGUE: ReadonlySet<string> = new Set(
  'large small medium fresh dried ground plain white black red green yellow brown whole raw cooked low-fat low-sodium extra-virgin firm extra-firm ripe baby sweet hot cold of the and or a unsweetened unsalted certified gluten-free chopped sliced grated mashed packed water piece'.split(
    ' ',
  ),
);

function findNames(step: string, names: readonly Name[]): readonly { readonly line: number; readonly before: string }[] {
  const words = [...step.matchAll(/[A-Za-zà-ÿÀ-Ý’'-]+/g)].map((found) => ({ text: singularize(found[0].toLowerCase()), at: found.index }));
  const used = new Set<number>();
  const found: { line: number; before: string; at: number }[] = [];
  for (const name of names) {
    for (let first = 0; first + name.words.length <= words.length; first++) {
      const span = name.words.map((_, offset) => first + offset);
      if (span.some((at) => used.has(at)) || name.words.some((word, offset) => words[first + offset]!.text !== word)) continue;
      span.forEach((at) => used.add(at));
      found.push({ line: name.line, before: step.slice(0, words[first]!.at).toLowerCase(), at: words[first]!.at });
    }
  }
  return found.toSorted((a, b) => a.at - b.at);
}
