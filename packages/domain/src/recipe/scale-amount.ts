import { UNIT_ROWS } from '../quantity/unit.table.ts';
import { formatFraction } from './format-fraction.ts';

/**
 * An amount for another number of eaters: every number in it is multiplied, so that "1/2 cup (80 g)" doubles to
 * "1 cup (160 g)". Units are kept as written ("3 tsp" stays teaspoons), but for thousands of grams or milliliters; text
 * without a number ("to taste") is left alone.
 */
export function scaleAmount(text: string, factor: number): string {
  const scaled = text.replace(
    NUMBER,
    (found, whole: string | undefined, top: string | undefined, bottom: string | undefined, glyph: string | undefined, at: number) => {
      const value = readNumber({ found, whole, top, bottom, glyph });
      const unit = /^\s*([a-z]+)/i.exec(text.slice(at + found.length))?.[1]?.toLowerCase() ?? '';
      return formatNumber(value * factor, unit);
    },
  );
  return fitUnits(factor === 1 ? scaled : fitThousands(scaled));
}

/** "1 1/2", "1½", "3/4", "½", "2.5", "2": mixed numbers first, so that they are not read as two. */
const NUMBER = /(?:(\d+)(?:\s+|-)?)?(?:(\d+)\/(\d+)|([¼½¾⅓⅔⅛⅜⅝⅞]))|\d+(?:\.\d+)?/g;

const GLYPHS: Readonly<Record<string, number>> = {
  '¼': 1 / 4,
  '½': 1 / 2,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};

type ReadNumber = {
  readonly found: string;
  readonly whole: string | undefined;
  readonly top: string | undefined;
  readonly bottom: string | undefined;
  readonly glyph: string | undefined;
};

function readNumber({ found, whole, top, bottom, glyph }: ReadNumber): number {
  if (top !== undefined && bottom !== undefined) return Number(whole ?? 0) + Number(top) / Number(bottom);
  if (glyph !== undefined) return Number(whole ?? 0) + GLYPHS[glyph]!;
  return Number(found);
}

const METRIC = new Set(['g', 'kg', 'ml', 'l', 'mg']);

function formatNumber(value: number, unit: string): string {
  if (METRIC.has(unit)) return unit === 'kg' || unit === 'l' ? String(Number(value.toFixed(2))) : String(Math.max(1, Math.round(value)));
  // A fraction of a spoon can be measured; a tenth of a cup above twenty cannot, nor need it be.
  return value >= 20 ? String(Math.round(value)) : formatFraction(Math.max(value, 1 / 8));
}

/** "5760 ml" to "5.76 l": nobody measures thousands of anything. What is written so for one plate stays. */
const MANY = /(?<![\d.])(\d{4,}) (g|ml)\b/g;
const THOUSAND_OF: Readonly<Record<string, string>> = { g: 'kg', ml: 'l' };
const fitThousands = (text: string): string =>
  text.replace(MANY, (_, number: string, unit: string) => `${Number((Number(number) / 1000).toFixed(2))} ${THOUSAND_OF[unit]!}`);

/** Behind a number they tell the shape of what is counted: "2 round zucchini". */
const SHAPES: ReadonlySet<string> = new Set(['round', 'square', 'half', 'side']);

type OneAndMany = { readonly one: string; readonly many: string };

/** A unit by its name, and what is counted by a further spelling in that: "tin", "tins". */
const listForms = ({ kind, one, many, ...row }: UnitRow): readonly OneAndMany[] => {
  const also: readonly string[] = kind === 'count' && 'also' in row ? row.also : [];
  return [{ one, many }, ...also.flatMap((word) => (also.includes(`${word}s`) ? [{ one: word, many: `${word}s` }] : []))];
};
type UnitRow = (typeof UNIT_ROWS)[keyof typeof UNIT_ROWS];

const UNIT_BY_WORD: ReadonlyMap<string, OneAndMany> = new Map(
  Object.values(UNIT_ROWS)
    .filter(({ one }) => !SHAPES.has(one))
    .flatMap(listForms)
    .flatMap((forms) => [forms.one, forms.many].map((word) => [word, forms] as const)),
);

/** "2 cup", "2 small bunch" and "2 (14 oz) can" to "2 cups", "2 small bunches" and "2 (14 oz) cans", and back. */
export const fitUnits = (text: string): string =>
  text.replace(
    /^(\S+(?: \d\/\d)?)((?: \([^()]*\))?(?: (?:small|medium|large|heaped|level))?) ([a-z]+)\b/,
    (written, number: string, size: string, word: string) => {
      const unit = UNIT_BY_WORD.get(word);
      if (!unit) return written;
      return `${number}${size} ${/^(?:\d\/\d|1|[¼½¾⅓⅔⅛⅜⅝⅞])$/.test(number) ? unit.one : unit.many}`;
    },
  );
