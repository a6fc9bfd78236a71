import type { FoodKind } from '../food/food.ts';
import type { Random } from '../base/random.ts';
import { between, type Piece, smaller } from './svg.ts';
import {
  asparagus,
  avocadoHalf,
  avocadoSlices,
  coin,
  floret,
  leaf,
  mushroomSlice,
  nut,
  onionRing,
  pod,
  raspberry,
  sprig,
  strawberry,
  wedge,
} from './shapes/plants.ts';
import { ball, bean, crumb, cube, dollop, slab, slices, strip } from './shapes/solids.ts';
import {
  bacon,
  chocolate,
  chop,
  cracker,
  curds,
  drumstick,
  eggHalf,
  friedEgg,
  meatball,
  mussel,
  pastaTube,
  popcorn,
  sausage,
  shaving,
  shrimp,
  tortillaFold,
} from './shapes/specials.ts';

/** How a food shows on a plate. `count` pieces at a usual amount; `garnish` is scattered last; `rank` decides what is drawn when space is short. */
export type Shape = {
  readonly draw: (random: Random) => Piece;
  readonly count: number;
  readonly rank: 1 | 2 | 3;
  readonly garnish?: boolean;
};

const main = (draw: (random: Random) => Piece, count = 1): Shape => ({ draw, count, rank: 1 });
const side = (draw: (random: Random) => Piece, count: number): Shape => ({ draw, count, rank: 2 });
const garnish = (draw: (random: Random) => Piece, count: number): Shape => ({ draw, count, rank: 3, garnish: true });

const tomatoSlice = (random: Random) => coin(random, { rind: '#b8352a', flesh: '#e2604b', r: 12, rays: '#f0937a', core: '#f0a58c' });
const herb =
  (colour: string, length = 13) =>
  (random: Random) =>
    leaf(random, colour, { length, width: length * 0.55 });

/** First match wins: the special before the general ("sweet-potato" before "potato"). Patterns are tried on the food's id. */
export const SHAPE_BY_FOOD: readonly (readonly [RegExp, Shape | null])[] = [
  [/^tuna-in-oil$/, side((random) => slab(random, '#c9a68c', { rx: 17, ry: 9, rim: '#a98469' }), 4)],
  // What is tasted but not seen.
  [
    /oil$|vinegar|sauce$|broth|stock|^(sea-|kosher-)?salt$|^(black|lemon|white)-pepper|-dried$|powder|-ground$|flour$|extract|baking|(^|-)sugar$|syrup|molasses|^honey|^(coconut-)?water$|cornstarch|juice|zest$|seasoning|^(cumin|turmeric|paprika|smoked-paprika|oregano|thyme|cayenne|cinnamon|nutmeg|cardamom|garam-masala|five-spice|zaatar)/,
    null,
  ],
  [
    /^(garlic|ginger|tomato-paste|mustard|dijon|miso|gochujang|harissa|tahini|mayonnaise|vegan-mayonnaise|capers-brine|whey|pea-protein|collagen|milk|whole-milk|soy-milk|almond-milk|oat-milk|coconut-milk|light-coconut-milk|heavy-cream|butter$|unsalted-butter|ghee|lard|hemp-milk|lemongrass|horseradish|tamarind|tomato-puree|rolled-oats|breadcrumbs|avocado-oil-mayonnaise|chickpea-pasta|lentil-pasta)|breadcrumbs|-fat$/,
    null,
  ],
  [/curry-paste/, null],
  [/oyster-mushroom/, side(() => mushroomSlice(), 6)],
  [/salmon-roe|caviar/, garnish(() => ball('#ef7a3c', 2.6), 16)],
  // Fish and seafood.
  [/smoked-salmon|lox/, side((random) => strip(random, '#f0876a', { length: 30, width: 11, bend: 9 }), 4)],
  [/salmon|trout/, main((random) => slab(random, '#f0906f', { rim: '#d97a55', flakes: '#f9bda2', rx: 38, ry: 20 }))],
  [
    /tuna.*(can|tin)|canned-tuna|tuna-canned|sardine|mackerel|anchov|herring/,
    side((random) => slab(random, '#c9a68c', { rx: 17, ry: 9, rim: '#a98469' }), 4),
  ],
  [/tuna|swordfish/, main((random) => slab(random, '#b5505a', { rim: '#8a5b4c', rx: 34, ry: 19 }))],
  [
    /cod|haddock|tilapia|halibut|bass|pollock|snapper|sole|flounder|hake|catfish|^fish|white-fish|mahi/,
    main((random) => slab(random, '#efe0c2', { rim: '#bd8a4c', flakes: '#fffaf0', rx: 37, ry: 19 })),
  ],
  [/shrimp|prawn|lobster|crayfish/, side(() => shrimp(), 6)],
  [/scallop/, side((random) => coin(random, { rind: '#c98f4c', flesh: '#f6e5c6', r: 12 }), 5)],
  [/mussel|clam|oyster/, side(() => mussel(), 6)],
  [/squid|calamari|octopus/, side(() => onionRing('#f2ddd0', 12), 5)],
  [/crab/, side((random) => crumb(random, '#f3b9a0', 8), 8)],
  // Meat.
  [/(chicken|beef|lamb|duck|pork)-liver|^liver|tongue|offal/, side((random) => slab(random, '#7a4238', { rx: 20, ry: 12 }), 3)],
  [/bacon|pancetta/, side((random) => bacon(random), 3)],
  [/prosciutto|ham|deli|salami|pepperoni|pastrami/, side((random) => strip(random, '#d98278', { length: 26, width: 10, bend: 8 }), 4)],
  [/chorizo|sausage|bratwurst|hot-dog|kielbasa/, side(() => sausage('#a4472b', true), 6)],
  [/ground-flaxseed/, garnish(() => ball('#b98a55', 1.7), 20)],
  [/ground-|mince/, side((random) => crumb(random, '#8c5236', 6.5), 18)],
  [/meatball/, side((random) => meatball(random), 5)],
  [/wing/, side(() => smaller(drumstick(), 0.6), 6)],
  [/drumstick|(chicken|duck)-leg/, main(() => drumstick(), 2)],
  [/chicken-thigh|duck/, main((random) => slab(random, '#c98a4b', { rim: '#8f5a2b', rx: 30, ry: 21, marks: true }))],
  [/chicken|turkey/, main((random) => slices(random, '#f4e2c3', '#c98f4e', 5))],
  [/rack-of-lamb/, side((random) => smaller(chop(random, '#a9684d'), 0.8), 3)],
  [/lamb-chop|pork-chop|veal-chop/, main((random) => chop(random, '#a9684d'), 1)],
  [/pork|veal/, main((random) => slices(random, '#e3b69b', '#a8683f', 5))],
  [/lamb/, main((random) => slices(random, '#b9705a', '#7d4330', 5))],
  [/ribeye|steak|sirloin|flank|skirt|tenderloin|strip-loin/, main((random) => slices(random, '#b6574c', '#5f3325', 6))],
  [/beef|bison|venison|brisket|chuck|short-rib/, side((random) => cube(random, '#7d4a33', 15, true), 8)],
  // Eggs, dairy and their stand-ins.
  [/egg-white|egg-yolk/, null],
  [/^(hard-boiled-)?eggs?$/, main(() => eggHalf(), 4)],
  [/^eggplant/, side((random) => coin(random, { rind: '#4d2f5a', flesh: '#d9c896', seeds: '#b79c63', r: 14 }), 5)],
  [/feta|goat-cheese|cotija|queso-fresco|blue-cheese|cottage/, garnish((random) => crumb(random, '#fdfaf0', 4.6), 11)],
  [/mozzarella|bocconcini|burrata/, side(() => ball('#fdf8ea', 8), 6)],
  [/parmesan|pecorino|^grana-|manchego/, garnish((random) => shaving(random), 6)],
  [/halloumi|paneer|bread-cheese/, side((random) => cube(random, '#f4e3bd', 16, true), 6)],
  [
    /ricotta|yogurt|skyr|quark|sour-cream|creme-fraiche|cream-cheese|mascarpone|labneh|tzatziki/,
    side((random) => dollop(random, '#fffaf0', 15), 1),
  ],
  [
    /cheddar|gouda|gruyere|swiss-cheese|monterey|provolone|colby|^edam(-|$)|fontina|cheese/,
    side((random) => cube(random, '#f2b64a', 10), 7),
  ],
  [/tofu/, side((random) => cube(random, '#f3e4c2', 15, true), 8)],
  [/tempeh|seitan/, side((random) => slab(random, '#c29a68', { rx: 17, ry: 8, rim: '#8f6638', marks: true }), 6)],
  [/falafel/, side((random) => meatball(random, '#8f6a34', 12), 4)],
  [/hummus/, side((random) => dollop(random, '#e6cf9f', 17), 1)],
  [/guacamole/, side((random) => dollop(random, '#a9bf5a', 16), 1)],
  [/pesto/, side((random) => dollop(random, '#6d8f3a', 11), 2)],
  [/salsa|pico/, side((random) => crumb(random, '#d9503a', 5), 9)],
  // Pulses and grains that show as pieces.
  [/chickpea|garbanzo/, side(() => ball('#dfb978', 5.6), 16)],
  [/black-bean/, side(() => bean('#3c2a33', 6), 14)],
  [/kidney-bean|pinto|red-bean/, side(() => bean('#8c3b33', 6.6), 12)],
  [/white-bean|cannellini|navy|butter-bean|lima/, side(() => bean('#f3e7cf', 7), 12)],
  [/edamame|fava|broad-bean/, side(() => bean('#8fb64e', 6), 12)],
  [/red-lentil/, null],
  [/lentil/, side((random) => crumb(random, '#7a5a35', 3.4), 26)],
  [/pea-sprout|bean-sprout|sprout$/, garnish((random) => strip(random, '#f1ead5', { length: 20, width: 2.4, bend: 8 }), 8)],
  [/(peanut|almond|cashew|nut|seed)-butter/, side((random) => dollop(random, '#a9713a', 12), 1)],
  // Vegetables.
  [/^(snap|snow|sugar-snap)-pea/, side(() => pod('#7fb24a'), 6)],
  [/^(green-)?peas?$|frozen-peas/, side(() => ball('#84b447', 4), 18)],
  [
    /cherry-tomato|grape-tomato/,
    side(
      (random) => (random() < 0.5 ? ball('#d8402f', 9) : coin(random, { rind: '#c7382b', flesh: '#e8694f', r: 9, seeds: '#f6c26b' })),
      7,
    ),
  ],
  [/(crushed|canned|strained|diced)-tomato|passata|marinara/, null],
  [/sun-dried-tomato/, side((random) => leaf(random, '#a4352b', { length: 16, width: 9, frilly: true }), 6)],
  [/fire-roasted-tomato/, null],
  [/tomatillo/, side((random) => coin(random, { rind: '#5f8f3a', flesh: '#b8cf7a', seeds: '#e4edbb', r: 10 }), 5)],
  [/tomato/, side(tomatoSlice, 4)],
  [/cucumber|pickle|gherkin/, side((random) => coin(random, { rind: '#3f7a3c', flesh: '#dcecb8', seeds: '#b3cf87', r: 12 }), 6)],
  [/zucchini|courgette/, side((random) => coin(random, { rind: '#4e7f36', flesh: '#eaeac0', seeds: '#cfd597', r: 11 }), 6)],
  [/carrot/, side((random) => coin(random, { rind: '#c96a1c', flesh: '#f08f34', core: '#f7b25c', r: 8.5 }), 8)],
  [/parsnip/, side((random) => coin(random, { rind: '#cdb27a', flesh: '#f5e8c4', core: '#e4d09a', r: 9 }), 6)],
  [/radish/, side((random) => coin(random, { rind: '#c22f5d', flesh: '#fdf3f3', r: 8 }), 7)],
  [/beet/, side((random) => coin(random, { rind: '#5a1230', flesh: '#8f1e4c', core: '#a53564', r: 12 }), 5)],
  [/sweet-potato|yam/, side((random) => cube(random, '#e58a3a', 15), 8)],
  [/squash|pumpkin$|butternut/, side((random) => cube(random, '#efa236', 16), 7)],
  [/potato|rutabaga|turnip|celeriac|cassava|plantain-/, side((random) => cube(random, '#eccb7a', 15, true), 8)],
  [/broccoli/, side((random) => floret(random, '#4f8a3b', '#a5c478', 15), 5)],
  [/cauliflower/, side((random) => floret(random, '#f3ead2', '#dfe3b4', 15), 5)],
  [/brussels/, side((random) => coin(random, { rind: '#5f9140', flesh: '#c7da8e', core: '#eef0c8', r: 9 }), 6)],
  [/green-bell|poblano|jalapeno|green-pepper/, side((random) => strip(random, '#5f9a3d', { length: 26, width: 6.5 }), 6)],
  [/yellow-bell|orange-bell|banana-pepper/, side((random) => strip(random, '#efb12f', { length: 26, width: 6.5 }), 6)],
  [/bell-pepper|roasted-red-pepper|red-pepper/, side((random) => strip(random, '#d13b2c', { length: 26, width: 6.5 }), 6)],
  [/green-chili|serrano/, garnish(() => onionRing('#5f9a3d', 4.5), 6)],
  [/chil(l)?i|thai-chile/, garnish(() => onionRing('#cf3527', 4.5), 6)],
  [/green-onion|scallion|chive|leek/, garnish(() => onionRing('#7cae4c', 4), 9)],
  [/red-onion|shallot/, side(() => onionRing('#9a4374', 10), 4)],
  [/onion/, side(() => onionRing('#e3cf9d', 10), 4)],
  [/mushroom|shiitake|portobello|cremini/, side(() => mushroomSlice(), 6)],
  [/asparagus/, side(() => asparagus(), 5)],
  [/green-bean|haricot|okra/, side((random) => strip(random, '#5f963f', { length: 32, width: 5, bend: 8 }), 7)],
  [/popcorn/, side((random) => popcorn(random), 16)],
  [/corn$|sweetcorn|corn-kernel|baby-corn/, side(() => ball('#f3c63f', 4), 18)],
  [/artichoke/, side((random) => leaf(random, '#a9b56a', { length: 20, width: 13 }), 5)],
  [/celery-root|daikon|jicama/, side((random) => cube(random, '#f3ead0', 13), 7)],
  [/fennel-seed/, null],
  [/celery/, side((random) => strip(random, '#a9cc74', { length: 30, width: 9, bend: 4 }), 6)],
  [/fennel/, side((random) => strip(random, '#b9d27f', { length: 16, width: 6, bend: 5 }), 6)],
  [/bok-choy|chard|collard/, side((random) => leaf(random, '#4f8a45', { length: 34, width: 17 }), 4)],
  [/red-cabbage|radicchio/, side((random) => strip(random, '#7d3f78', { length: 24, width: 4, bend: 9 }), 9)],
  [/cabbage|sauerkraut|coleslaw|slaw/, side((random) => strip(random, '#cfe0a0', { length: 24, width: 4, bend: 9 }), 9)],
  [/kimchi/, side((random) => leaf(random, '#d9663a', { length: 24, width: 13, frilly: true }), 5)],
  [/kale/, side((random) => leaf(random, '#3f6f37', { length: 28, width: 16, frilly: true }), 6)],
  [/arugula|rocket|watercress/, side((random) => leaf(random, '#56893c', { length: 24, width: 8, frilly: true }), 9)],
  [/spinach/, side((random) => leaf(random, '#4c8440', { length: 25, width: 14 }), 8)],
  [/romaine|lettuce|mixed-greens|greens|endive/, side((random) => leaf(random, '#86b552', { length: 34, width: 20, frilly: true }), 8)],
  [/avocado/, { draw: (random) => (random() < 0.5 ? avocadoHalf() : avocadoSlices(random)), count: 2, rank: 1 }],
  [
    /olive/,
    garnish(
      (random) =>
        coin(random, {
          rind: random() < 0.5 ? '#3a3140' : '#6f7a35',
          flesh: random() < 0.5 ? '#584a5c' : '#97a04e',
          core: '#2a2230',
          r: 5.5,
        }),
      8,
    ),
  ],
  [/caper/, garnish(() => ball('#6f7c3c', 2.8), 9)],
  [/nori|seaweed|wakame|kelp/, garnish((random) => strip(random, '#2c4434', { length: 18, width: 3.6, bend: 2 }), 7)],
  [/water-chestnut|bamboo|hearts-of-palm/, side((random) => coin(random, { rind: '#d6c196', flesh: '#f7efda', r: 8 }), 6)],
  // Fruit.
  [/strawberr/, side((random) => strawberry(random), 5)],
  [/raspberr/, side(() => raspberry(), 7)],
  [/blackberr/, side(() => raspberry('#4a2a55'), 6)],
  [/blueberr|bilberr|currant|elderberr/, side(() => ball('#46548f', 6), 12)],
  [/mixed-berries|berries/, side((random) => (random() < 0.5 ? raspberry() : ball('#46548f', 6)), 10)],
  [/cranberr|pomegranate|goji|cherr/, side(() => ball('#a51f35', 5.4), 10)],
  [/banana|plantain/, side((random) => coin(random, { rind: '#e6cf8c', flesh: '#fbefc4', rays: '#eeda9c', r: 10 }), 7)],
  [/pineapple/, side((random) => cube(random, '#f2d15c', 14), 7)],
  [/apple(?!.*(juice|sauce|cider))/, side(() => wedge({ rind: '#c23b34', flesh: '#fbf0cf', pith: '#fdf7e2', r: 15, segments: false }), 5)],
  [/pear/, side(() => wedge({ rind: '#b9bf57', flesh: '#fbf3d6', pith: '#fdf8e6', r: 15, segments: false }), 5)],
  [
    /peach|nectarine|apricot|papaya|cantaloupe/,
    side(() => wedge({ rind: '#d9773f', flesh: '#f7b85f', pith: '#f9c878', r: 14, segments: false }), 5),
  ],
  [/plum|fig/, side((random) => coin(random, { rind: '#57305e', flesh: '#c4596a', seeds: '#f3d9a0', r: 11 }), 4)],
  [/chutney/, side((random) => dollop(random, '#e59a3c', 12), 1)],
  [/mango/, side((random) => cube(random, '#f6b73c', 13), 8)],
  [/melon/, side((random) => cube(random, '#ef7a6d', 15), 6)],
  [/kiwi/, side((random) => coin(random, { rind: '#7a6238', flesh: '#9ebf45', core: '#eef0c4', seeds: '#2f3418', r: 12 }), 5)],
  [/grapefruit/, side(() => wedge({ rind: '#e8923f', flesh: '#ee7565' }), 4)],
  [/orange|clementine|mandarin|tangerine/, side(() => wedge({ rind: '#e58a24', flesh: '#f7ab3e' }), 4)],
  [/^lemon/, garnish(() => wedge({ rind: '#e3bd2c', flesh: '#f7e27a', r: 14 }), 2)],
  [/^lime/, garnish(() => wedge({ rind: '#5f9a35', flesh: '#c5dd7c', r: 13 }), 2)],
  [/grape/, side(() => ball('#7d9a3f', 7.5), 8)],
  [/date|prune/, side((random) => slab(random, '#6b3a22', { rx: 12, ry: 7 }), 5)],
  [/raisin|sultana|dried-/, garnish(() => ball('#5a2f2a', 3.4), 9)],
  [/coconut-(flakes|shredded|chips)|shredded-coconut|^coconut$/, garnish((random) => shaving(random, '#fdf9f0'), 7)],
  // Nuts, seeds, finishing touches.
  [/almond|hazelnut|brazil|macadamia|pistachio|pine-nut|peanut/, garnish(() => nut('almond'), 6)],
  [/cashew/, garnish(() => nut('cashew'), 6)],
  [/walnut/, garnish(() => nut('walnut'), 6)],
  [/pecan/, garnish(() => nut('pecan'), 6)],
  [/pumpkin-seed|pepita/, garnish((random) => leaf(random, '#7f9548', { length: 7, width: 4 }), 11)],
  [/sunflower-seed|hemp|sesame|flax/, garnish(() => ball('#efe0b8', 1.7), 24)],
  [/chia|poppy|nigella/, garnish(() => ball('#3c3a3f', 1.4), 26)],
  [/granola|muesli/, side((random) => crumb(random, '#c48f4d', 6), 13)],
  [/chocolate|cacao-nib/, garnish(() => chocolate(), 4)],
  [/basil(?!-dried)/, garnish(herb('#4d8a3a', 16), 5)],
  [/mint(?!-dried)/, garnish(herb('#58a05a', 14), 5)],
  [/^(cilantro|parsley|coriander-leaf)/, garnish((random) => sprig(random, '#5a9440'), 6)],
  [/^(dill|rosemary|thyme|tarragon|sage)/, garnish((random) => sprig(random, '#6d9150'), 5)],
  // Starches that arrive as pieces.
  [/gnocchi/, side(() => bean('#e3bd6c', 8), 12)],
  [/penne|rigatoni|macaroni|fusilli|ziti|rotini/, side(() => pastaTube(), 12)],
  [/tortilla-chip|nacho/, side((random) => slab(random, '#eabf5c', { rx: 12, ry: 9 }), 8)],
  [/cracker|rice-cake|crispbread|matzo/, side(() => cracker(), 4)],
  [/tortilla|pita|naan|flatbread|wrap|injera|roti|chapati/, side(() => tortillaFold(), 1)],
  [/bread|toast|bagel|muffin|baguette|ciabatta|sourdough|bun|roll/, side((random) => cube(random, '#d9a45c', 20), 2)],
  [/pork-rind|jerky/, side((random) => strip(random, '#8a4630', { length: 24, width: 8, bend: 4 }), 5)],
];

/** What a food without an entry of its own looks like: its kind's colour as small pieces. Kinds left out are not seen. */
export const SHAPE_BY_KIND: Readonly<Partial<Record<FoodKind, Shape>>> = {
  vegetable: side((random) => cube(random, '#7fa650', 11), 7),
  fruit: side((random) => cube(random, '#e59a4a', 12), 7),
  herb: garnish((random) => sprig(random, '#5a9440'), 5),
  mushroom: side(() => mushroomSlice(), 6),
  legume: side(() => bean('#b98f5c'), 12),
  soy: side((random) => cube(random, '#f0dfb9', 14, true), 7),
  'starchy-root': side((random) => cube(random, '#eccb7a', 14), 7),
  nut: garnish(() => nut('almond'), 6),
  peanut: garnish(() => nut('almond', 6), 6),
  seed: garnish(() => ball('#d9c48a', 2.2), 16),
  beef: side((random) => cube(random, '#7d4a33', 15, true), 7),
  lamb: side((random) => cube(random, '#8a5138', 15, true), 7),
  pork: main((random) => slices(random, '#e3b69b', '#a8683f', 5)),
  game: side((random) => cube(random, '#6f3f30', 15, true), 7),
  poultry: main((random) => slices(random, '#f4e2c3', '#c98f4e', 5)),
  'processed-meat': side((random) => strip(random, '#c9705f', { length: 24, width: 9 }), 4),
  fish: main((random) => slab(random, '#f3e8d3', { rim: '#d3b07c', flakes: '#fffaf0' })),
  crustacean: side(() => shrimp(), 5),
  mollusc: side(() => mussel(), 5),
  egg: main((random) => friedEgg(random), 2),
  cheese: side((random) => cube(random, '#f4d98a', 10), 6),
  yogurt: side((random) => dollop(random, '#fffaf0', 15), 1),
  'meat-substitute': side((random) => slab(random, '#9a6a42', { rx: 17, ry: 10 }), 4),
  snack: side(() => cracker(), 4),
  'protein-powder': side((random) => curds(random, '#efe0c2'), 0),
};

/** Small pieces vary a little in size, as cut food does. */
export const pieceScale = (random: Random): number => between(random, 0.9, 1.1);
