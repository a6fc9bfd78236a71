import { hasTag } from './check-printed-day.ts';
import type { PrintedLine } from './printed-line.ts';

export type Report = (check: string, message: string) => void;

export function checkLine(line: PrintedLine, report: Report): void {
  checkPortion(line, report);
  if (line.quantity === null) {
    if (!/^(?:salt|pinch|a pinch)/i.test(line.text)) report('idiom', `"${line.text}": no amount.`);
    return;
  }
  for (const [isOdd, why] of ODD_AMOUNTS) if (isOdd(line, line.quantity)) report('idiom', `"${line.text}": ${why}.`);
}

/** What one person can be served of it, in grams as bought. First that fits counts. */
const MOST_GRAMS: readonly (readonly [tags: readonly string[], pattern: RegExp | null, least: number, most: number])[] = [
  [['broth'], null, 15, 720],
  [['pulse'], /hummus/, 10, 200],
  [['oat'], /granola/, 10, 130],
  [['fat'], null, 1, 50],
  [['oil'], null, 0.5, 45],
  [['nut', 'peanut'], /butter|flour/, 2, 100],
  [['milky'], null, 15, 490],
  [['nut', 'peanut', 'seed', 'sesame'], null, 0.5, 80],
  [['gelatin'], null, 1, 30],
  [['condiment'], null, 0.5, 250],
  [['meat', 'fish', 'shellfish'], /sauce|paste|dashi|anchov/, 0.3, 480],
  [['fish'], /\broe\b|caviar/, 5, 60],
  [['cured'], null, 8, 175],
  // Weighed with the bones, up to three tenths of it.
  [['meat'], /skin-on|drumstick|wing|shank|\bribs?\b/, 20, 600],
  [['meat', 'fish', 'shellfish'], null, 20, 420],
  [['egg'], /mayo|aioli/, 2, 45],
  [['egg'], null, 15, 320],
  [['cheese'], /cottage|ricotta/, 15, 350],
  [['cheese'], /paneer|halloumi/, 15, 200],
  [['cheese'], null, 3, 150],
  [['yogurt', 'milk'], null, 10, 500],
  [['cream'], null, 5, 120],
  [['legume'], /canned|edamame|black-eyed|beans?$|chickpeas$|fava/, 15, 400],
  [['legume'], /^cooked/, 15, 400],
  [['legume'], /flour/, 3, 150],
  [['legume'], /tofu|tempeh|yogurt/, 30, 450],
  [['pulse'], null, 10, 150],
  [['grain'], /^cooked/, 30, 420],
  [['grain'], /gnocchi|fresh/, 30, 280],
  [['grain'], /bread|bun|roll|pita|naan|tortilla|baguette|ciabatta|brioche|pumpernickel|hominy|corn\b/, 3, 230],
  [['grain', 'oat'], null, 1, 160],
  [['starchy'], null, 1, 520],
  [['sweet', 'refined', 'honey'], null, 0.5, 45],
  [['veg'], null, 1, 520],
  [['dried'], null, 4, 90],
  [['fruit'], null, 4, 400],
];

function checkPortion(line: PrintedLine, report: Report): void {
  const limit = MOST_GRAMS.find(([tags, pattern]) => hasTag(line, ...tags) && (pattern?.test(line.name.toLowerCase()) ?? true));
  if (!limit) return;
  const [, , least, most] = limit;
  if (line.grams < least || line.grams > most) report('portion', `"${line.text}" is no helping for one.`);
  if (/^(?:sea )?salt$/.test(line.name) && line.unit === 'tsp' && (line.quantity ?? 0) > 0.75)
    report('portion', `"${line.text}" is too salty.`);
}

/** What is bought and cut by the piece, the cup or the ounce is not measured with spoons. */
const NEVER_BY_SPOON = ['raw', 'pasta', 'rice', 'bread', 'starchy', 'leafy', 'cruciferous', 'mushroom', 'sweetfruit'];
const NEVER_BY_SPOON_NAMES = /^(?:cherry )?tomato(?:es)?$|cucumber|zucchini|carrot|broccoli|potato|bell pepper/;
const SPOONED_ALL_THE_SAME = /sauce|puree|minced|tomato paste|zest|juice|onion|egg|rolled|oat|puffed|crumb|arrowroot/;

const isSpooned = ({ unit }: PrintedLine): boolean => unit === 'tbsp' || unit === 'tsp';
const isUnit = ({ unit }: PrintedLine, pattern: RegExp): boolean => unit !== null && pattern.test(unit);

/** How no cook would write it, and why. */
const ODD_AMOUNTS: readonly (readonly [isOdd: (line: PrintedLine, quantity: number) => boolean, why: string])[] = [
  [({ unit }, quantity) => unit === 'tbsp' && quantity > 6, 'more than 6 tablespoons are a part of a cup'],
  [({ unit }, quantity) => unit === 'tsp' && quantity > 4, 'more than 4 teaspoons are tablespoons'],
  [(line, quantity) => isUnit(line, /^cups?$/) && quantity < 0.25, 'less than a quarter cup is spooned'],
  [
    (line) => isSpooned(line) && hasTag(line, ...NEVER_BY_SPOON) && !hasTag(line, 'dried') && !SPOONED_ALL_THE_SAME.test(line.name),
    'it is not measured with spoons',
  ],
  [(line) => isSpooned(line) && NEVER_BY_SPOON_NAMES.test(line.name), 'it is not measured with spoons'],
  [
    ({ unit, name }, quantity) => unit === null && /^(?:large |small |medium )?eggs?\b/.test(name) && !Number.isInteger(quantity),
    'eggs come whole',
  ],
  [({ unit }, quantity) => unit === 'clove' && quantity < 1, 'half a clove is fiddly'],
  [
    (line, quantity) => isUnit(line, /^(?:cup|slice|clove|stalk|can|sheet|wedge|spear|link|leaf)$/) && quantity > 1,
    'more than one asks for a plural',
  ],
  [
    (line, quantity) => isUnit(line, /^(?:cups|slices|cloves|stalks|cans|sheets|wedges|spears|links|leaves)$/) && quantity <= 1,
    'one is no plural',
  ],
  [
    (line) => isUnit(line, /^(?:leaf|leaves|wedges?)$/) && /\b(?:leaf|leaves|limes|lemons)\b/.test(line.name),
    'says it twice or in the plural',
  ],
  [
    ({ unit, name }, quantity) =>
      unit === null && quantity > 1 && /(?:wing|thigh|drumstick|tender|chop|egg|apple|banana|tomato|date|pita|tortilla|bun)$/.test(name),
    'more than one asks for a plural',
  ],
  [({ unit, name }) => unit === 'oz' && /^(?:chicken )?(?:wing|tender|drumstick)$/.test(name), 'pieces are in the plural'],
];
