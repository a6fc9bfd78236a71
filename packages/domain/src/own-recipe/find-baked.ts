import type { Baked } from '../dish-art/baked.table.ts';
import type { Food } from '../food/food.ts';

type Part = { readonly food: Pick<Food, 'id' | 'kind'>; readonly grams: number };

/**
 * What comes out of the oven as one thing: what the title is about, else whatever is mostly flour and sugar and is called nothing
 * else. Nobody recognizes cookies by their eggs.
 */
export function findBaked(title: string, parts: readonly Part[], { isNamed }: { readonly isNamed: boolean }): Baked | undefined {
  const named = findInTitle(title);
  if (named || isNamed) return named;
  const sum = (is: (part: Part) => boolean): number => parts.filter(is).reduce((grams, part) => grams + part.grams, 0);
  const [all, flour, sugar] = [sum(() => true), sum(isFlour), sum(isSugar)];
  return all > 0 && flour >= LEAST_FLOUR * all && sugar >= LEAST_SUGAR * all ? 'cake' : undefined;
}

const LEAST_FLOUR = 0.15;
const LEAST_SUGAR = 0.1;
const isFlour = ({ food: { id, kind } }: Part): boolean => kind === 'flour' || /(?:^|-)flour$/.test(id);
const isSugar = ({ food: { id } }: Part): boolean => /(?:^|-)sugar$/.test(id);

/** By its head: the last word before "with ..." of "chocolate chip cookies with sea salt"; the first of "gâteau au chocolat". */
function findInTitle(title: string): Baked | undefined {
  const [name = ''] = title.toLowerCase().split(ASIDE);
  const heads = [name, name.split(/\s(?:de|du|des|d|au|aux|à|al|di)[\s’']/u)[0]!].map((text) => /(\p{L}+)\P{L}*$/u.exec(text));
  for (const head of heads) {
    const before = head ? name.slice(0, head.index) : '';
    const found = head && HEADS.find(([words]) => words.test(head[1]!));
    if (found && !SAVOURY.test(before)) return found[1];
  }
  return undefined;
}

const ASIDE = /\s(?:with|without|from|for|in|mit|ohne|aus|für|avec|con)\s|[,(:!|–—]|\s-\s|\srecipe\b/u;
const HEADS: readonly (readonly [RegExp, Baked])[] = [
  [
    /^(?:cookies?|biscuits?|shortbreads?|snickerdoodles?|gingersnaps?|biscotti|\p{L}*kekse?|\p{L}*plätzchen|galletas?|sablés?)$/u,
    'cookies',
  ],
  [/^(?:muffins?|cupcakes?|scones?|magdalenas?|madeleines?)$/u, 'muffins'],
  [/^(?:brownies?|blondies?)$/u, 'brownies'],
  [/^(?:flapjacks?|bars?)$/u, 'bars'],
  [/^(?:bread|loaf|sourdough|gingerbread|cornbread|(?!knoblauch)\p{L}*brot|pain)$/u, 'bread'],
  [/^(?:(?:cheese|short|coffee|bundt|sponge)?cakes?|gâteaux?|bizcocho|tarta|torte|(?!pfann|flamm|zwiebel)\p{L}*kuchen)$/u, 'cake'],
];
/** Cakes of what is fried in a pan, and a loaf of meat. */
const SAVOURY =
  /\b(?:fish|crab|salmon|tuna|shrimp|rice|potato|bean|quinoa|corn|turnip|radish|meat|turkey|lentil|nut|pan|pot|garlic|monkey)\s+$/u;
