import { isFood } from './inline-list.ts';
import { rateIngredientLine } from './ingredient-likeness.ts';

type Line = { readonly text: string; readonly hasGap: boolean; readonly isItem: boolean };

/**
 * Which lines of a list of ingredients head those below them without saying so by a colon: "For the sauce", "FILLING", or a
 * few words without an amount that begin a paragraph of the list.
 */
export function findGroupHeads(lines: readonly Line[]): ReadonlySet<Line> {
  const heads = new Set<Line>();
  const isAmount = lines.map(({ text }) => /[\d½¼¾⅓⅔⅛]/.test(text) && rateIngredientLine(text) >= 1);
  const mostAreCapitals = lines.filter(({ text }) => isCapitals(text)).length > lines.length / 2;
  lines.forEach((line, at) => {
    const { text, hasGap, isItem } = line;
    if (isItem || isAmount[at] || text.length > LONGEST || /[.,;]$/.test(text) || /\d/.test(text) || lines[at + 1]?.hasGap) return;
    const leads = isAmount[at + 1] === true;
    const isParagraph = hasGap && leads && (at > 0 || !isFood(text));
    if ((leads && (PURPOSE.test(text) || COMPONENT.test(text))) || (leads && isCapitals(text) && !mostAreCapitals) || isParagraph)
      heads.add(line);
  });
  // The first paragraph has a head where the others have one.
  const first = lines[0];
  if (
    heads.size > 0 &&
    first &&
    !first.isItem &&
    !isAmount[0] &&
    isAmount[1] &&
    !/\d/.test(first.text) &&
    first.text.split(' ').length <= 4
  )
    heads.add(first);
  return heads;
}

const LONGEST = 60;
/** "For the sauce", "To assemble", "Pour la pâte": never "for frying: oil". */
export const PURPOSE =
  /^(?:for (?:the|your)|to (?:assemble|serve|finish|garnish|decorate|top)|für (?:den|die|das)|pour (?:la|le|les|l['’])|para (?:el|la|los|las)|per (?:il|la|lo|i|le|gli)|voor (?:de|het))(?:\s|$)[^:,;\d]*$/iu;

/** What a dish is put together from, and the shelves a list is bought by; alone on a line none of it is an ingredient. */
const COMPONENT =
  /^(?:(?:the|der|die|das|la|le|el)\s)?(?:\p{L}+\s)?(?:dough|crust|base|filling|topping|toppings|sauce|dressing|vinaigrette|marinade|glaze|icing|frosting|cake|pastry|batter|crumble|streusel|rub|brine|garnish|assembly|stuffing|salad|syrup|cream|wet|dry|produce|pantry|dairy|fridge|freezer|seasonings?|spices|condiments|teig|belag|füllung|guss|soße|sauce|streusel|creme|deko|pâte|garniture|glaçage|nappage|masa|relleno|salsa|cobertura|glaseado|aliño|guarnición|impasto|ripieno|condimento)(?:\s(?:layer|mix|ingredients|mixture))?(?:\s\([^()]*\))?$/iu;

/** Whether a heading says to what of the dish the lines below it belong. */
export const namesComponent = (text: string): boolean =>
  PURPOSE.test(text.replace(/\s*:$/, '')) || COMPONENT.test(text.replace(/\s*:$/, ''));

const isCapitals = (text: string): boolean => /\p{Lu}{2}/u.test(text) && text === text.toUpperCase();
