import { mixColours } from './colour.ts';
import type { DishSubject } from './dish-picture.ts';

type Tint = readonly [RegExp, string];

/** The title decides before the foods, and of those only what there is enough of to colour a pot: chili flakes make no soup red. */
function firstTint({ foods, title }: DishSubject, tints: readonly Tint[], otherwise: string, leastGrams = 0): string {
  const named = tints.find(([pattern]) => pattern.test(title));
  if (named) return named[1];
  const enough = foods.filter(({ grams }) => grams >= leastGrams);
  return tints.find(([pattern]) => enough.some(({ id }) => pattern.test(id)))?.[1] ?? otherwise;
}

/** Of a sauce or a broth: a spoonful of something does not colour it. */
const POT_GRAMS = 40;

export const brothColour = (subject: DishSubject) =>
  firstTint(
    subject,
    [
      [/borscht|beet soup/i, '#9c2f4a'],
      [/misir|berbere/i, '#b8562a'],
      [/feijoada/i, '#4a3236'],
      [/(peanut|almond|seed|nut)( butter)? stew/i, '#c98d4d'],
      [/bone broth|yassa|tagine|pho\b/i, '#d9b06a'],
      [/green (shakshuka|pozole|soup|stew)|parsley sauce|split pea|pea (and|soup)|spinach soup|broccoli soup/i, '#a3b55c'],
      [/harira|minestrone|shakshuka|saganaki|picadillo|chili\b|tomato|greek beef|cacciatora|ratatouille|doro wat/i, '#c9502e'],
      [/pumpkin|squash|carrot-ginger|butternut/i, '#e08d34'],
      [/kimchi|mapo|tteokbokki/i, '#cf5a2c'],
      [/ful medames|black bean soup|mole\b/i, '#7a4f34'],
      [/peanut/i, '#c98d4d'],
      [/lentil|khichdi|dal\b/i, '#d3a04a'],
      [/fricassee|coconut|chowder|cream|potato leek|congee/i, '#f0e0bd'],
      [/miso/i, '#d8b676'],
      [/braised|goulash|bourguignon|stroganoff/i, '#8a4527'],
      [/crushed-tomato|canned-tomato|tomato-puree|passata|diced-tomato|marinara/, '#c9502e'],
      [/coconut-milk|heavy-cream|creme-fraiche/, '#f0e0bd'],
    ],
    '#e2b866',
    POT_GRAMS,
  );
export const sauceColour = (subject: DishSubject) =>
  firstTint(
    subject,
    [
      [/green curry|green-curry|saag|palak|spinach curry/i, '#8d9f4b'],
      [/tikka|butter chicken|makhani|vindaloo|red curry|red-curry/i, '#d5672f'],
      [/red lentil|dal\b|turmeric|yellow|aloo/i, '#e0a231'],
      [/keema|rendang|adobo|gumbo/i, '#8f5229'],
      [/paneer|chana/i, '#d99a45'],
      [/korma|coconut|cream|stroganoff/i, '#e5c07f'],
      [/red-lentils/, '#e0a231'],
      [/crushed-tomato|canned-tomato|tomato-puree|passata|diced-tomato/, '#d5672f'],
    ],
    '#d08a34',
    POT_GRAMS,
  );
export const skilletColour = (subject: DishSubject) =>
  firstTint(
    subject,
    [
      [/green shakshuka|saag|palak/i, '#7f9a48'],
      [/shakshuka|menemen|in tomato|greek beef/i, '#c63f22'],
      [/crushed-tomato|canned-tomato|tomato-puree|passata/, '#c63f22'],
      [/paella|saffron/i, '#e0ad45'],
    ],
    '#453b33',
    POT_GRAMS,
  );
export const grainColour = (subject: DishSubject) =>
  firstTint(
    subject,
    [
      [/paella|saffron/i, '#f0c65c'],
      [/jollof|jambalaya|spanish rice|arroz rojo/i, '#dd8c50'],
      [/biryani|kedgeree|pilau|turmeric rice|yellow rice|^poha/i, '#f3d583'],
      [/fried rice|nasi goreng/i, '#efdcb4'],
      [/brown-rice|farro|bulgur|barley|freekeh/, '#d8b98a'],
      [/quinoa|couscous|millet/, '#ead9ac'],
      [/wild-rice|black-rice|buckwheat/, '#8c6f58'],
      [/polenta|grits|cornmeal/, '#f1cf6b'],
      [/cauliflower/, '#f4eedd'],
    ],
    '#f5efe0',
  );
export const noodleColour = (subject: DishSubject) =>
  firstTint(
    subject,
    [
      [/soba|buckwheat/, '#a98a6c'],
      [/whole-wheat/, '#d6ad70'],
      [/zucchini-noodles|zucchini noodles|zoodle/i, '#b8cc74'],
      [/rice-noodle|rice-vermicelli|glass-noodle|shirataki/, '#f4ecd8'],
      [/red-lentil-pasta|red lentil pasta|lentil-pasta/i, '#dc9a5c'],
    ],
    '#f0cf86',
  );
export const creamColour = (subject: DishSubject) =>
  firstTint(
    subject,
    [
      [/chocolate|cocoa/i, '#8a5f48'],
      [/egg custard|flan/i, '#f3d27a'],
      [/pumpkin(?!.seed)/i, '#e6ad68'],
      [/(berry|strawberry) smoothie bowl/i, '#b8567f'],
      [/mango smoothie bowl/i, '#f0b44c'],
      [/chia/, '#ddd6cb'],
      [/oat|porridge|granola|muesli/i, '#ecd9b4'],
      [/yogurt|skyr|quark|cottage|ricotta/, '#fbf6ec'],
    ],
    '#f2e4c8',
  );
export const drinkColour = (subject: DishSubject) =>
  firstTint(
    subject,
    [
      [/spinach|kale|green|avocado|matcha/i, '#93b455'],
      [/blueberr|blackberr|acai/i, '#7a5a9c'],
      [/strawberr|raspberr|cherry|beet/i, '#dd6f83'],
      [/mango|peach|orange|carrot|pineapple|turmeric/i, '#f2b04a'],
      [/chocolate|cocoa|coffee|mocha|date/i, '#8f6347'],
      [/peanut|almond|banana/i, '#e6cc97'],
    ],
    '#efe0c4',
  );
export const spreadColour = (subject: DishSubject): string | undefined => {
  const tint = firstTint(
    subject,
    [
      [/avocado|guacamole/i, '#b8c765'],
      [/edamame|pea smash/i, '#a9c56a'],
      [/hummus|tahini/i, '#e3c995'],
      [/(peanut|almond)[- ]butter/i, '#c48d50'],
      [/ricotta|cream[- ]cheese|cottage|labneh|yogurt|goat/i, '#fcf7ec'],
      [/bean/, '#cfa183'],
      [/cheddar|gouda|gruyere|swiss/, '#f0bd54'],
      [/pesto/, '#8aa34c'],
    ],
    '',
  );
  return tint ? mixColours(tint, '#ffffff', 0.05) : undefined;
};

/** What a bake is browned on: mash, sauce under cheese, custard, oats. */
export const bakeColour = (subject: DishSubject) =>
  firstTint(
    subject,
    [
      [/shepherd|cottage pie|potato|mash|cauliflower top|moussaka/i, '#ecd29a'],
      [/oats|crumble|cobbler|granola/i, '#d8b078'],
      [/quiche|strata|frittata|custard/i, '#f0cc6b'],
      [/spinach|artichoke/i, '#9fb262'],
      [/parmigiana|lasagna|tomato|enchilada/i, '#cf5a33'],
      [/chocolate|cocoa/i, '#7a4e36'],
      [/cheddar|mozzarella|gruyere|parmesan/, '#ecb95a'],
    ],
    '#e3b876',
  );

export const cakeColour = (subject: DishSubject) =>
  firstTint(
    subject,
    [
      [/r[oö]sti|hash brown|latke/i, '#d9a441'],
      [/chickpea|dosa/i, '#e3bd62'],
      [/paratha|roti\b/i, '#d8a862'],
      [/foo young|egg crepe/i, '#edc24e'],
      [/cheddar|cauliflower|egg waffle/i, '#e0a53e'],
      [/chocolate|cocoa/i, '#7a4a30'],
      [/buckwheat|whole-wheat/i, '#a9713d'],
      [/oat|banana/i, '#c98f4c'],
      [/ricotta|almond|lemon/i, '#e6bd6e'],
    ],
    '#d99b4e',
  );

export const wrapperColour = (subject: DishSubject) =>
  firstTint(
    subject,
    [
      [/rice paper|rice-paper|summer roll/i, '#eef0e2'],
      [/roast beef|roast-beef/i, '#b56a58'],
      [/turkey roll|roast turkey|ham roll/i, '#ecc9a4'],
      [/pork roll/i, '#d9a282'],
      [/dolma|grape leaves|collard wrap|spinach roulade/i, '#7f9a48'],
      [/cabbage roll/i, '#c9dc9a'],
      [/cr[eê]pe|omelet/i, '#f0cd62'],
      [/nori|sushi/i, '#2f4437'],
      [/whole-wheat|brown/i, '#d6a869'],
      [/corn-tortilla/, '#edcf7a'],
    ],
    '#ecd3a0',
  );

const FILLINGS: readonly Tint[] = [
  [/avocado|guacamole/, '#bfd06c'],
  [/lettuce|romaine|spinach|arugula|greens|cucumber|pickle|watercress/, '#7fae4c'],
  [/red-cabbage/, '#8a4a85'],
  [/cabbage|slaw|sprout/, '#cfe0a0'],
  [/green-bell|poblano|jalapeno/, '#5f9a3d'],
  [/tomato|salsa|bell-pepper/, '#d9503a'],
  [/carrot|sweet-potato/, '#ef8f3a'],
  [/cheddar|gouda|swiss|cheese|monterey|jack/, '#f2c25a'],
  [/egg/, '#f7d774'],
  [/ground-turkey|ground-chicken/, '#b98a58'],
  [/turkey|chicken/, '#ecd0a0'],
  [/beef|steak|bison|lamb/, '#84492f'],
  [/ground-pork|sausage|chorizo/, '#9c5a3c'],
  [/ham|bacon|salmon/, '#e59a86'],
  [/pork/, '#bd8a62'],
  [/tuna|mackerel|sardine/, '#d2b096'],
  [/chickpea|hummus|falafel/, '#dcb674'],
  [/tempeh|seitan|lentil/, '#a06f42'],
  [/tofu/, '#f0e0b6'],
  [/black-bean/, '#4a3540'],
  [/pinto|refried|kidney/, '#8f4a3c'],
  [/mushroom/, '#a98563'],
  [/shrimp|prawn|crab/, '#f0a080'],
  [/(^|-)rice|quinoa|bulgur|couscous/, '#f5efe0'],
  [/corn$|mango|pineapple/, '#f3c63f'],
  [/peas$|edamame|green-bean|broccoli|asparagus|leek/, '#84b447'],
  [/ricotta|feta|mozzarella|goat|tofu|cod|haddock|tilapia/, '#fdf7e6'],
  [/walnut|pecan|almond/, '#b98a55'],
];

/** What lies between two slices or in a roll, most of it first. */
export const fillingColours = ({ foods }: DishSubject, most = 3): readonly string[] => {
  const colours = foods
    .toSorted((a, b) => b.grams - a.grams)
    .flatMap(({ id }) => FILLINGS.find(([pattern]) => pattern.test(id))?.[1] ?? []);
  return [...new Set(colours)].slice(0, most);
};
