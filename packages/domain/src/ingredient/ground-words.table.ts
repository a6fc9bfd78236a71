import { foodNameKey } from '../food/food-name-key.ts';

const keysOf = (words: string): ReadonlySet<string> => new Set(words.split(' ').filter(Boolean).map(foodNameKey));

/** What a recipe says of a food that leaves it the same food: size, freshness, cutting, quality, where it was bought. */
export const PLAIN_WORDS = keysOf(
  [
    'small medium large big jumbo extra-large xl mini bite sized size medium-sized thick thin thickly thinly long short young old tender ripe firm overripe underripe',
    'fresh freshly raw organic natural good quality best favorite favourite cage pasture-raised grass-fed wild-caught farm local premium gourmet pure real genuine authentic',
    'boneless skinless bone-in skin-on bone skin chopped diced sliced minced crushed grated shredded peeled trimmed washed cleaned cut cubed halved quartered torn',
    'julienned shaved crumbled mashed pitted seeded deseeded cored hulled shelled deveined drained rinsed beaten whisked sifted packed toasted pressed squeezed thawed defrosted',
    'finely roughly coarsely lightly loosely tightly firmly well very fine coarse rough cold warm hot melted softened soft cool cooled chilled lukewarm boiling room temperature',
    'plain regular additional extra more remaining divided optional the a an some any your of about each whole piece bit left leftover store-bought homemade prepared ready',
    'unpeeled unbleached bleached enriched unsifted uncut hand picked split trim heaping heaped level scant generous handful crispy crisp crunchy light-colored',
    'cup can tin jar bottle bag box package packet pack container carton head bunch stalk stick clove sprig slice fillet filet ounce pound gram kg g oz lb ml tbsp tsp tablespoon teaspoon',
    'chunk cube strip wedge ring round half halves quarter floret tip top crown spear leaf kernel segment sliver shred crumble matchstick coin',
    'italian style mexican asian french greek-style american spanish german english irish european polish organic kosher-style low sodium salt reduced unsalted added',
    'prefer preferred preferably percent fat style unit batch unwaxed undrained boned stewing any note see such amount my favourite filtered heirloom vine ripened',
    'quick cooking quick-cooking instant old fashioned old-fashioned traditional classic original simple everyday basic standard',
    'high-heat high heat flavorless flavourless fancy',
    'garnish serving serve topping taste desired need needed frying greasing drizzling sprinkling brushing dusting for to as or and if into',
  ].join(' '),
);

/** A piece of the plant or animal named before it: the word before is the food. */
export const PART_WORDS = keysOf(
  'fillet filet half halves piece leaf floret kernel cube chunk slice strip wedge clove stalk rib bulb head sprig crumble shred ring round spear stick segment crown top tip bit bite portion heart meat flesh pulp frond stem steak cutlet tube',
);

/**
 * Alone these stand for one food of the table, but another food's name before them makes a food of another kind:
 * buckwheat noodles, cashew cheese, pumpkin bread, beet sugar.
 */
export const GENERIC_HEADS = keysOf(
  'milk cream butter cheese yogurt flour oil bread rice pasta noodle sugar salt water meal mayonnaise mayo burger sausage bacon mince chip cracker crust cereal patty meatball syrup juice',
);

/** What any food may be made into: beside a word that nobody knows, these alone are of that, and not of what they usually are. */
export const FORM_WORDS = keysOf('paste powder sauce oil flour milk butter cream cheese yogurt spread bread cracker bar meal');

/** Words that turn a food into its substitute; a match must have them in its own name or be free of what they exclude. */
export const SUBSTITUTE_WORDS = keysOf('vegan vegetarian meatless mock imitation faux plant dairyless eggless nondairy veggie');

/** Animals that no row of the table is named after. */
export const OTHER_ANIMALS = keysOf(
  'fish seafood meat poultry shellfish goose goat sheep mutton ostrich reindeer caribou moose horse kangaroo alligator pheasant partridge pigeon emu turtle frog snail whale hare guinea squab marlin',
);

/** How a food is kept: a search passes over these, though a name that has them comes first. */
export const STATE_WORDS = keysOf('dry dried uncooked unbaked cooked canned tinned frozen raw roasted baked smoked refrigerated');

/** Cuts and preparations that an animal, or a plant in its place, is named before: alone they are the usual one, beside a strange word nothing is known. */
export const CUT_WORDS = keysOf(
  'steak wing drumstick liver kidney mince roast rib broth stock patty tenderloin brisket shank jerky burger meatball',
);

/** Of these a plant before them makes a substitute: carrot bacon, apple sausage, tofu steak. */
export const IMITATED_WORDS = keysOf('bacon sausage steak burger mince meatball jerky ham tuna salmon chicken pork broth stock');
