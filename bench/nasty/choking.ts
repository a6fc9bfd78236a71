// What chokes who is under four, by the lines of a recipe: written from the advice of health services, without the product's table.
export type ChokingDish = {
  readonly title: string;
  readonly cookMinutes: number;
  readonly form: string | undefined;
  readonly steps: readonly string[];
  readonly isSide?: true;
};

const plain = (text: string): string => text.toLowerCase().replaceAll('-', ' ');

const NUTS =
  /\b(?:almonds?|walnuts?|pecans?|cashews?|pistachios?|hazelnuts?|macadamias?|peanuts?|brazil nuts?|pine nuts?|mixed nuts?|nuts|soy nuts|corn nuts|sunflower seeds?|pumpkin seeds?|pepitas|watermelon seeds?)\b/;
const NOT_WHOLE =
  /\b(?:butter|milk|flour|meal|ground|oil|paste|yogurt|sauce|powder|extract|cream|milled|finely chopped|crushed|crumbs|spread|coconut|doughnut|nutmeg|water chestnut)s?\b/;
const NEVER =
  /\b(?:popcorn|marshmallows?|candy|candied|caramels|pretzels?|tortilla chips|potato chips|pita chips|plantain chips|banana chips|vegetable chips|trail mix|jerky|meat sticks?|pork rinds|nougat|toffee|corn nuts|hard candies|gum|granola bars?|string cheese)\b/;
const ROUND = /\b(?:grapes|cherry tomatoes|grape tomatoes|cherries|olives|blueberries|gooseberries|lychees?|melon balls)\b/;
const NOT_ROUND =
  /\b(?:quartered|halved|chopped|sliced|mashed|crushed|diced|minced|torn|pureed|jam|juice|oil|sauce|leaves|vinegar|pie filling)\b/;
const SAUSAGE = /\b(?:sausages?|hot dogs?|frankfurters?|bratwursts?|kielbasa|chorizo|salami|pepperoni|andouille|bangers?)\b/;
const LOOSE = /\b(?:crumbled|minced|finely|ground|out of (?:its|their) (?:skins?|casings?)|casings? removed)\b/;
const FIRM =
  /\b(?:carrots?|apples?|celery|pears?|cucumbers?|bell peppers?|radish(?:es)?|broccoli|cauliflower|fennel|kohlrabi|snap peas|snow peas|jicama|turnips?|daikon)\b/;
const NOT_FIRM =
  /\b(?:grated|shredded|finely|minced|mashed|pureed|applesauce|juice|vinegar|butter|puree|sauce|salt|seeds?|cider|dried|canned|riced|powder|chips|peas and carrots|ribbons|prickly|rabe|very thin|paper thin|pizza crust)\b/;
const DRIED =
  /\b(?:raisins?|sultanas?|dried (?:apricots?|cranberries|cherries|figs?|mango|apples?|currants|blueberries|pineapple|jujubes)|dates|prunes|goji berries)\b/;
const CUT_FINE = /\b(?:finely|chopped|diced|minced|mashed|blended|soaked and|syrup|paste|sugar)\b/;
const SPOONFUL = /\b(?:peanut|almond|cashew|hazelnut|pecan|sunflower seed) butter\b/;
const CHEESE_CHUNK = /\bcheese\b.*\b(?:cubes?|cubed|chunks?)\b/;

/** Everything in it is cooked soft or blended. */
const SOFT_FORMS = new Set([
  'soup',
  'stew',
  'curry',
  'chili',
  'porridge',
  'smoothie',
  'muffins',
  'pancakes',
  'bake',
  'tray-bake',
  'stir-fry',
]);
const HEAT =
  /\b(?:boil|simmer|roast|bake|fry|saute|sauté|cook|steam|soften|char|blister|microwave|braise|grill|stew|warm|brown|poach|blend|burst|toast|sear|in with it for the last|skins? split)\w*/i;

/** Whether some step heats, blends or softens what the word names. */
function isHeated(word: string, { steps, form, cookMinutes }: ChokingDish): boolean {
  if (form !== undefined && SOFT_FORMS.has(form)) return true;
  if (cookMinutes === 0 && !steps.some((step) => /\b(?:blend|overnight|puree)/i.test(step))) return false;
  const head = word
    .replace(/(?:es|s)$/, '')
    .split(' ')
    .at(-1)!;
  return steps.some((step) => step.split(/(?<=[.;])\s/).some((clause) => HEAT.test(clause) && plain(clause).includes(head)));
}

/** A food that is a hazard unless the line says how it is cut, or a step softens it. */
const IN_PIECES = [
  { what: ROUND, unless: NOT_ROUND },
  { what: FIRM, unless: NOT_FIRM },
  { what: DRIED, unless: CUT_FINE },
] as const;

function isHazard(text: string, dish: ChokingDish): boolean {
  if (NEVER.test(text) || CHEESE_CHUNK.test(text)) return true;
  if (NUTS.test(text) && !NOT_WHOLE.test(text) && dish.form !== 'smoothie') return true;
  if (SAUSAGE.test(text) && !LOOSE.test(text)) return true;
  if (dish.isSide === true && SPOONFUL.test(text)) return true;
  return IN_PIECES.some(({ what, unless }) => {
    const word = what.exec(text)?.[0];
    return word !== undefined && !unless.test(text) && !isHeated(word, dish);
  });
}

/** Sharp sticks, and what is roasted hard. */
const SHARP_OR_HARD = /\b(?:skewers?|toothpicks?|rattles?)\b/i;

export const findChoking = (lines: readonly string[], dish: ChokingDish): readonly string[] => [
  ...lines.filter((line) => isHazard(plain(line), dish)),
  ...(dish.isSide ? [] : [dish.title, ...dish.steps].filter((text) => SHARP_OR_HARD.test(text)).slice(0, 1)),
];

/** Tips and steps that put whole nuts, seeds, popcorn or the like on top of what has none. */
export function findChokingWords(texts: readonly string[], lines: readonly string[]): readonly string[] {
  const listed = plain(lines.join(' '));
  return texts.flatMap((text) => {
    const said = plain(text);
    const nut = NUTS.exec(said)?.[0];
    const isNew = nut !== undefined && !NOT_WHOLE.test(said) && !listed.includes(nut.replace(/s$/, ''));
    return isNew || NEVER.test(said) ? [text] : [];
  });
}
