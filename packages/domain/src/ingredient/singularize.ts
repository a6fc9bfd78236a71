import { LEAF_PLURALS } from '../food/leaf-plurals.ts';

/** The singular of one lower-case English word, good enough that singular and plural meet; it need not be a word itself. */
export function singularize(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular) return irregular;
  if (word.length < 4 || !word.endsWith('s')) return word;
  if (word.endsWith('ss') || word.endsWith('us') || word.endsWith('is')) return word;
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(?:ss|sh|ch|x|zz)es$/.test(word) || (word.endsWith('oes') && word.length > 5)) return word.slice(0, -2);
  return word.slice(0, -1);
}

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...LEAF_PLURALS,
    radishes: 'radish',
    geese: 'goose',
    chiles: 'chili',
    chilies: 'chili',
    chillies: 'chili',
    chile: 'chili',
    chilli: 'chili',
    cookies: 'cookie',
    brownies: 'brownie',
    smoothies: 'smoothie',
    veggies: 'veggie',
    pies: 'pie',
    shoes: 'shoe',
    toes: 'toe',
    molasses: 'molasses',
    couscous: 'couscous',
    hummus: 'hummus',
    asparagus: 'asparagus',
    swiss: 'swiss',
    brussels: 'brussels',
    schnapps: 'schnapps',
    haggis: 'haggis',
    cannellini: 'cannellini',
    grits: 'grits',
    oats: 'oat',
    anchovies: 'anchovy',
  }),
);
