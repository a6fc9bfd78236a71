import { speaksOfCooking } from '../src/import/closing-lines.ts';
import type { ImportedRecipe } from '../src/import/imported-recipe.ts';
import { isFood, listAmountsWithin } from '../src/import/inline-list.ts';

/**
 * The pieces of a pasted text with an amount, a food or a word of cooking that stand nowhere in what was read of it: neither in
 * the list nor in the steps, title or notes. What a page or a letter plainly says of itself, by the words below, may go.
 */
export function listLost(text: string, recipe: ImportedRecipe): readonly string[] {
  const { title, ingredients, steps, notes = '' } = recipe;
  const placed = [...ingredients, ...steps].flatMap(({ heading, lines }) => [heading ?? '', ...lines]);
  const kept = lettersOf([title, ...placed, notes].join(' '));
  const stands = (piece: string): boolean => kept.includes(lettersOf(piece));
  const written = text.split('\n').map(withoutMarks);
  const over = written.findIndex((line) => OTHERS.test(line));
  const lines = written.slice(0, over < 0 ? written.length : over).filter((line) => !PAGE.test(line));
  const list = lines.findIndex((line) => LIST_BEGINS.test(line));
  const isLabel = (piece: string, at: number): boolean => LABEL.test(piece) || (at < list && TIME.test(piece));
  return lines.flatMap((line, at) =>
    stands(line) || isLabel(line, at)
      ? []
      : cut(title === '' ? line : line.replace(title, ' '), CLAUSES)
          .filter((clause) => matters(clause) && !stands(clause) && !isLabel(clause, at) && !PAGE.test(clause))
          .filter((clause) => !cut(clause, PARTS).every((part) => stands(part) || !matters(part) || isLabel(part, at))),
  );
}

const matters = (text: string): boolean =>
  speaksOfCooking(text) || listAmountsWithin(text).length > 0 || isFood(text) || (text.match(/\p{L}{3,}/gu) ?? []).some(isFood);

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

const cut = (text: string, at: RegExp): readonly string[] =>
  text
    .split(at)
    .map(withoutMarks)
    .filter((piece) => piece !== '');
const CLAUSES = /(?<=[.!?]+)\s+(?=[\p{Lu}\d])|\s(?:\d\.|[①-⑳])\s|\t| {2,}|\s[|·–—•/-]\s|\p{Extended_Pictographic}/u;
const PARTS = /[,;:()]\s?(?:beat in\s)?|(?:^|\s)(?:and|und|et|y|grab|take|mash|you need)\s/i;

/** Bullets, numbers that count, who speaks in a conversation. */
const withoutMarks = (line: string): string =>
  line
    .trim()
    .replace(/^\[?[\d/., ]+\d{1,2}:\d{2}(?::\d{2})?[\d/., ]*\]?\s(?:-\s)?[^:]{1,20}:\s/, '')
    .replace(
      /^(?:(?:step|schritt|paso|étape)\s?\d{1,2}\s?[.):-]?\s*|\(?\d{1,2}\s?(?:[.):º/-](?=\s)|\.\s|\ufe0f?\u20e3)\s*(?!\d)|[^\p{L}\p{Nd}½¼¾⅓⅔]+)+/iu,
      '',
    )
    .replace(/^\d{1,2}\s(?=\p{Lu}\p{Ll}+\s(?:\p{Ll}|\d))/u, '')
    .trim();

/** Where a list begins, by a heading or an amount. */
const LIST_BEGINS =
  /^(?:ingredient|zutaten|ingrédient|ingredien|you need|what you)|^(?!\d+ (?:min|h))[\d½¼¾][\d/., ]*(?:g|kg|ml|l|cl|tbsp|tsp|cups?|oz|lb|EL|TL)?\s\p{L}/iu;

const NUMBER = String.raw`(?:about |around |ca\.? |etwa |unas |circa )?(?:\d[\d/½.,]*|one|two|three|four|six|half a dozen|vier|unas seis|eight to ten|thirty six|twenty-four|a family of \d)(?:\s?[-–]\s?\d+)?`;
const UNIT = String.raw`(?:mins?|minutes?|minuten|minutos|minuti|min\.|h|hrs?|hours?|std\.?|stunden?|heures?|horas?)`;
const DURATION = String.raw`${NUMBER} ?${UNIT}(?:\.|\b)(?: (?:${NUMBER} ?${UNIT}|mins?|hr|\d+))*\W*`;
/** For how many and how long, behind its label. */
const LABEL = new RegExp(
  String.raw`^(?:(?:\p{L}+ ?){1,3}\s?:\*?\s?${DURATION}|(?:prep time|cook time|total time|ready in|takes|in|ci metti) ${DURATION}(?:\p{L}+)?(?: in tutto\.)?|(?:serves|serving|servings|portionen|portions - |feeds|makes|gives|yields?|does|enough for|für|for|pour|para|per|rinde|salen|ergibt|it serves|it cuts into|dinner for|quantities for|ingredients for|x)[\s:.]*${NUMBER}[\p{L} ]{0,45}(?:, or \d+ for us|, about )?\W*(?:\s*${DURATION})?|${NUMBER} (?:serving|portion|persons?|people|porcion|slices|big squares)\p{L}*\W*|total|servings?|serves|cook|prep)$`,
  'iu',
);
/** Above a list times have labels without a colon, and none. */
const TIME = new RegExp(String.raw`^(?:(?:\p{L}+ ){0,3}${DURATION}(?:[\p{L}., ]{0,40}))$`, 'iu');

/** What a site, a network and a mail write around a recipe. */
const PAGE =
  /^(?:(?:home|start|inicio|accueil)\b.*[>»/].*|(?:skip|jump) to .*|(?:cookie|privacy) .*|(?:add|save) to (?:your |my )?\p{L}*book|ajouter à mes favoris|(?:course|cuisine|author|categories|difficulty|keywords?)\s?:.*|(?:from|to|date|subject)\s?:.*|(?:publié .*)|(?:posted|published|last updated|updated|written|by)\b.*|#\S.*|\S+ (?:#\S+\s?)+|(?:save|like|tag|follow|comment)\b.{0,80}|.*\?\W*|(?:ingredients?|zutaten|method|directions?|instructions|steps?|how it['’]s done|how to (?:make it|store)|cook['’]s notes?(?:\s[:-].*)?|cook mode|add (?:all )?to shopping list|https?:.*|source:.*|what to do|what you do|tin|storage)\s?:?|ingredients for .{0,30}|nutrition.*|.*\b\d+ ?k?cal\b.*|[\p{Lu}& ]+ {3,}\d{2,3}|\d{2,3} {3,}.*|let me know .*|(?:pat|main|freezer)|day \d+ of .*|gives 6 thick slices .*|\d{1,2}:\d{2} .*)$/iu;
/** What others wrote, and where they are offered more. */
const OTHERS =
  /^(?:(?:\d+ )?(?:comments?|reviews?|kommentare|commentaires)\b.{0,10}|related posts|more (?:like this|weeknight dinners)|you may also like|filed under.*|previous post.*|next (?:post|week).*|reader interactions|did you make this.*)$/iu;
