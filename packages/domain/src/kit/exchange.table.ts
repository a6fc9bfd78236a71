import type { Cuisine } from '../recipe/cuisine.ts';

/** Foods that a cook takes one for the other, by id. Without cuisines, in dishes of any. */
export type ExchangeClass = { readonly foods: string; readonly cuisines?: readonly Cuisine[] };

const EUROPEAN: readonly Cuisine[] = ['american', 'british', 'french', 'german', 'greek', 'italian', 'mediterranean', 'nordic', 'spanish'];
const LEVANTINE: readonly Cuisine[] = [
  'african',
  'caribbean',
  'greek',
  'indian',
  'latin-american',
  'mexican',
  'middle-eastern',
  'moroccan',
];
const EASTERN: readonly Cuisine[] = ['chinese', 'indonesian', 'japanese', 'korean', 'thai', 'vietnamese'];

/**
 * What kits themselves offer in one part as plain choices, most often first in sight: walnuts for pecans (13 kits), arugula for
 * spinach (14), the berries (11 each), the breads (26), the rices (15), black beans for pintos (10); and beside them the onions,
 * soft herbs, yogurts, broths, vinegars, mushrooms and white fish, which kits name singly and any cook exchanges. No class crosses
 * a diet or an allergen: whatever its table says, `exchange.ts` takes no food for one that another rule allows.
 */
export const EXCHANGES: readonly ExchangeClass[] = [
  { foods: 'onion red-onion shallot' },
  { foods: 'green-onion chives' },
  { foods: 'white-rice basmati-rice jasmine-rice parboiled-rice brown-rice short-grain-brown-rice' },
  { foods: 'white-rice-cooked brown-rice-cooked' },
  { foods: 'couscous whole-wheat-couscous bulgur' },
  { foods: 'arugula mixed-greens spinach butter-lettuce lettuce romaine watercress' },
  { foods: 'cabbage savoy-cabbage napa-cabbage red-cabbage' },
  { foods: 'parsley basil dill chives', cuisines: EUROPEAN },
  { foods: 'cilantro parsley mint', cuisines: LEVANTINE },
  { foods: 'cilantro mint basil', cuisines: EASTERN },
  { foods: 'fresh-thyme fresh-rosemary' },
  { foods: 'greek-yogurt whole-greek-yogurt nonfat-greek-yogurt skyr yogurt whole-yogurt' },
  { foods: 'soy-yogurt coconut-yogurt' },
  { foods: 'low-sodium-vegetable-broth low-sodium-chicken-broth chicken-bone-broth low-sodium-beef-broth beef-bone-broth' },
  { foods: 'whole-wheat-bread sourdough-bread white-bread multigrain-bread rye-bread' },
  { foods: 'whole-wheat-pita pita' },
  { foods: 'whole-wheat-tortilla flour-tortilla' },
  { foods: 'crushed-tomatoes canned-tomatoes tomato-puree' },
  { foods: 'potato russet-potato red-potato baby-potatoes' },
  { foods: 'apple-cider-vinegar red-wine-vinegar white-wine-vinegar sherry-vinegar white-vinegar' },
  { foods: 'rice-vinegar apple-cider-vinegar white-wine-vinegar' },
  { foods: 'kalamata-olives green-olives black-olives' },
  { foods: 'mushrooms cremini-mushrooms' },
  { foods: 'bell-pepper green-bell-pepper yellow-bell-pepper' },
  { foods: 'kale swiss-chard collard-greens' },
  { foods: 'broccoli broccolini' },
  { foods: 'red-chili green-chili jalapeno' },
  { foods: 'cod haddock tilapia pollock' },
  { foods: 'salmon trout' },
  { foods: 'ground-turkey ground-turkey-breast ground-chicken' },
  { foods: 'ground-beef-95 ground-beef-85' },
  { foods: 'extra-firm-tofu tofu' },
  { foods: 'penne fusilli macaroni' },
  { foods: 'spaghetti linguine' },
  { foods: 'low-sodium-soy-sauce soy-sauce low-sodium-tamari' },
  { foods: 'parmesan pecorino-romano' },
  { foods: 'cheddar monterey-jack gouda' },
  { foods: 'mozzarella fresh-mozzarella' },
  { foods: 'feta goat-cheese' },
  { foods: 'ricotta cottage-cheese' },
  { foods: 'sour-cream creme-fraiche' },
  { foods: 'butter unsalted-butter' },
  { foods: 'almonds sliced-almonds' },
  { foods: 'almonds walnuts pecans hazelnuts pistachios cashews' },
  { foods: 'pumpkin-seeds sunflower-seeds' },
  { foods: 'almond-butter cashew-butter' },
  { foods: 'low-fat-milk milk whole-milk' },
  { foods: 'black-beans-no-salt pinto-beans-no-salt kidney-beans-no-salt' },
  { foods: 'white-beans-no-salt chickpeas-no-salt' },
  { foods: 'white-beans-canned navy-beans-canned chickpeas-canned' },
  { foods: 'raspberries blueberries strawberries blackberries' },
  { foods: 'apple pear' },
  { foods: 'peach nectarine' },
  { foods: 'raisins golden-raisins dried-currants' },
  { foods: 'dates medjool-dates' },
  { foods: 'honey maple-syrup' },
  { foods: 'sugar brown-sugar coconut-sugar' },
];
