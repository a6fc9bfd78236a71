// What must not be on a plate, by the words of foods: written from general knowledge of food, without the product's own tables, whose
// second reader it is. `|` parts words; each stands whole, in the singular or plural.
export type NastyRule = {
  readonly name: string;
  /** As a person writes it down. */
  readonly entry: string;
  /** An allergy or a food never eaten is kept off every plate, a diet off its holder's. */
  readonly binds: 'every plate' | 'own plate';
  /** What it is, and of what harms what it is made into. */
  readonly bad: string;
  /** Taken out of a text before it is read. */
  readonly fine?: string;
  /** Foods for own recipes: plain, and made with it. */
  readonly samples?: readonly string[];
};

const PLANT_MILK =
  '(?:coconut|almond|oat|soy|soya|rice|hemp|cashew|pea|nut|plant|macadamia|flax|hazelnut)(?: based)? (?:milk(?: drink| sweetened)?|yogurt|yoghurt|cream|butter|cheese|ice cream)';
const NO_DAIRY = `${PLANT_MILK}|(?:vegan|plant based|dairy free|non dairy|nondairy)(?: [a-z]+){0,2}|(?:peanut|almond|cashew|hazelnut|pecan|nut|seed|sunflower seed|sunflower|cocoa|apple|coconut|pumpkin) butter|crunchy peanut butter|butter ?bean|butter lettuce|butternut|buttercup|butterfl(?:y|ied)|cream of (?:tartar|coconut)|butterhead|cream style|cream of wheat|nut milk|oat drink`;
const GF = '(?:certified )?gluten free(?: [a-z]+){1,2}';
const RICE_NOODLE = '(?:rice|glass|shirataki|sweet potato|zucchini|kelp|mung bean|cellophane|konjac|buckwheat) (?:noodle|vermicelli)';

const LAND_MEAT =
  'meat|beef|steak|veal|pork|bacon|ham|gammon|lamb|mutton|venison|bison|elk|rabbit|goat meat|sausage|bratwurst|kielbasa|chorizo|salami|pepperoni|prosciutto|pancetta|mortadella|bologna|pastrami|hot dog|meatball|lard|tallow|suet|liver|kidney|oxtail|chicken|turkey|duck|goose|poultry|quail|pheasant|bone broth|gelatin|jerky|black pudding|nduja|guanciale|brisket|bolognese|tripe';
const NO_MEAT =
  '(?:vegan|vegetarian|plant based|meatless|meat free|veggie|soy|tofu|seitan|mushroom|bean|lentil) (?:[a-z]+ )?(?:meat|beef|bacon|ham|sausage|chicken|meatball|burger|ground|jerky|bolognese|steak)|kidney bean|hamburger|ham burger|chicken of the woods|steak cut|cauliflower steak|cabbage steak|steak spice|meaty|goose ?berr(?:y|ies)|black bean';
const FISH =
  'fish|fishcake|salmon|tuna|cod|haddock|trout|anchov(?:y|ies)|sardine|mackerel|herring|halibut|tilapia|pollock|sea bass|snapper|sole|catfish|mahi mahi|monkfish|swordfish|grouper|rockfish|eel|sturgeon|pike|perch|caviar|roe|bottarga|bonito|dashi|surimi|kamaboko|imitation crab|crab stick|nam pla|fish sauce|fish stick|gefilte fish|whitefish|smelt|sole|skate wing|sablefish|shark|tilefish|worcestershire(?: sauce)?|caesar dressing|furikake|puttanesca|kimchi|nuoc cham';
const NO_FISH =
  'vegan (?:fish sauce|worcestershire(?: sauce)?|kimchi|tuna)|vegetarian fish sauce|fish free|shellfish|vegan furikake|pike ?pepper|no fish sauce|sole purpose|fish spatula|fish slice';
const SHELL = 'shrimp|prawn|crab|lobster|crayfish|crawfish|langoustine|scampi|krill|shrimp paste|belacan|terasi|xo sauce|shellfish|seafood';
const MOLLUSC =
  'mussel|clam|oyster|scallop|squid|calamari|octopus|cuttlefish|snail|escargot|whelk|conch|abalone|cockle|oyster sauce|shellfish|seafood';
const NO_OYSTER =
  '(?:king )?oyster mushroom|vegetarian oyster sauce|mushroom oyster sauce|scalloped|oyster cracker|oysters? (?:or|and) shiitake mushroom';
const DAIRY =
  'milk|cream|butter|ghee|cheese|cheddar|parmesan|parmigiano|pecorino|mozzarella|burrata|feta|ricotta|halloumi|paneer|mascarpone|brie|camembert|gouda|edam|gruyere|emmental|provolone|fontina|manchego|havarti|asiago|cotija|queso fresco|queso|gorgonzola|roquefort|blue cheese|swiss cheese|monterey jack|colby jack|pepper jack|muenster|taleggio|yogurt|yoghurt|kefir|skyr|quark|labneh|creme fraiche|sour cream|buttermilk|half and half|custard|whey|casein|ice cream|gelato|dulce de leche|milk chocolate|white chocolate|caramel sauce|tzatziki|raita|alfredo|bechamel|white sauce|pesto|ranch(?: dressing)?|caesar dressing|ghee|cottage cheese|frosting|brioche|croissant|naan|whipped cream|tikka masala sauce|panna cotta|process cheese';
const EGG =
  'egg|omelet|omelette|frittata|mayonnaise|mayo|aioli|meringue|hollandaise|tartar sauce|egg noodle|fresh pasta|brioche|ladyfinger|caesar dressing|ranch dressing|quiche|carbonara|challah|yolk|imitation crab|marshmallow creme|sponge cake|pound cake|angel food cake|thousand island dressing|shakshuka|eggnog|tempura batter';
const NO_EGG =
  '(?:vegan|egg free|eggless|plant based) (?:[a-z]+ )?(?:mayonnaise|mayo|aioli|egg|omelette|scramble|meringue)|(?:flax|chia|flaxseed) egg|eggplant|egg free|egg sized|avocado oil mayonnaise(?= vegan)';
const PORK =
  'pork|bacon|ham|gammon|prosciutto|pancetta|guanciale|chorizo|lard|salami|pepperoni|mortadella|bologna|nduja|speck|hot dog|kielbasa|bratwurst|andouille|italian sausage|breakfast sausage|pork rind|baby back rib|sparerib|spam|luncheon meat|head cheese|black pudding|gelatin|marshmallow';
const NO_PORK =
  '(?:turkey|vegan|beef|chicken|vegetarian|plant based|veggie|tofu|tempeh|mushroom|eggplant|coconut) (?:bacon|ham|chorizo|salami|pepperoni|hot dog|kielbasa|sausage|bologna|bratwurst|breakfast sausage)|hamburger|beef gelatin|ham burger|fish gelatin|vegan marshmallow';
const ALCOHOL =
  'wine|beer|ale|stout|lager|sherry|rum|brandy|cognac|whisky|whiskey|bourbon|vodka|gin|tequila|marsala|sake|mirin|liqueur|port wine|vermouth|amaretto|kahlua|prosecco|champagne|shaoxing(?: wine)?|cooking wine|cider|spirits|madeira';
const NO_ALCOHOL =
  '(?:red |white |rice |sherry |champagne )?(?:wine|sherry|cider|malt|rice) vinegar|vinegar|apple cider(?! \\(hard)|root beer|ginger (?:beer|ale)|non alcoholic (?:beer|wine)|alcohol free(?: [a-z]+)?|for goodness sake|port salut|red rum|hot cider|wine glass|wine like';
const GLUTEN =
  'wheat|barley|rye|spelt|farro|kamut|bulgur|couscous|semolina|farina|freekeh|seitan|panko|breadcrumb|bread|toast|crouton|baguette|ciabatta|brioche|croissant|bagel|pita|naan|roti|chapati|paratha|flour tortilla|wheat tortilla|bun|english muffin|dinner roll|pasta|spaghetti|penne|macaroni|linguine|fettuccine|tagliatelle|rigatoni|fusilli|farfalle|orzo|lasagna noodle|noodle|soba|udon|ramen|somen|gnocchi|tortellini|ravioli|dumpling|wonton|phyllo|filo|puff pastry|pie crust|pizza dough|cracker|pretzel|soy sauce|teriyaki(?: sauce)?|hoisin(?: sauce)?|malt|beer|ale|flour|muesli|cookie|biscuit|wafer|graham|matzo|cornbread|stuffing mix|wheat germ|bran flake|all bran|shredded wheat|vital wheat gluten|gluten|ladyfinger|gingersnap|breaded|crispy fried onion|fish stick|imitation crab|oyster sauce|doubanjiang|black bean sauce|malt vinegar|gochujang|cream of wheat|injera(?= wheat)|beer batter|roux';
const NO_GLUTEN = `${GF}|${RICE_NOODLE}|(?:rice|corn|almond|coconut|chickpea|tapioca|cassava|oat|buckwheat|potato|millet|sorghum|teff|quinoa|peanut|soy|masa|brown rice|arrowroot|plantain|lentil|amaranth|hazelnut|chestnut) flour|(?:corn|cassava|almond flour|low carb) tortilla|(?:chickpea|lentil|rice|corn|quinoa|edamame|black bean) (?:pasta|spaghetti|penne|noodle|fusilli)|buckwheat|rice (?:cracker|paper|cake)|masa harina|corn flour|flourless|toast(?:ed|ing|y)|toast (?:the|until|for|in|them|it|[a-z]+ seeds)|wheat free tamari|cauliflower pizza crust|rice crispies|wheatgrass|bundt|bunch|spaghetti squash|cake flour free|noodle bowl of zucchini`;
const NUT =
  'nut|almond|walnut|pecan|cashew|pistachio|hazelnut|macadamia(?: nut)?|brazil nut|pine nut|praline|marzipan|nutella|frangipane|gianduja|nougat|mixed nut|trail mix|nut butter|granola|muesli|baklava|amaretti|amaretto|pesto|almond milk|almond flour|almond extract|chocolate hazelnut spread|dukkah|romesco|orgeat|granola bar|protein bar|vegan parmesan|vegan cheddar|vegan feta|vegan cream cheese|vegan mozzarella|mole(?: sauce)?|vegan cream|muhammara|pad thai sauce';
const NO_NUT =
  'peanuts?|peanut butter|nutmeg|water chestnuts?|coconuts?|nut free(?: [a-z]+)?|doughnuts?|donuts?|butternut|soy nuts?|corn nuts?|tiger nuts?|nutritional|nut brown|nutty|nuttier|hazelnut brown|nut sized|walnut sized|hazelnut sized|ginkgo nut|nutted|nut like';
const PEANUT =
  'peanut|groundnut|satay(?: sauce)?|peanut sauce|mixed nut|trail mix|nut butter|nut|beer nut|kung pao peanut|granola bar|protein bar|mole(?: sauce)?';
const NO_PEANUT =
  '(?:wal|hazel|pine|brazil|macadamia|chest|coco|cashew|tiger|soy|corn|ginkgo|water chest) ?nuts?|nutmeg|nut free(?: [a-z]+)?|doughnuts?|butternut|nutritional|nutty|nut brown|peanut free|almond|nut sized|walnut sized';
const SOY =
  'soy|soya|tofu|tempeh|edamame|miso|natto|tamari|shoyu|teriyaki(?: sauce)?|hoisin(?: sauce)?|ponzu|yuba|doubanjiang|gochujang|black bean sauce|soybean|liquid aminos|veggie burger|veggie crumble|plant based (?:burger|ground)|vegan (?:sausage|bacon|chicken|meatball)|oyster sauce|vegetarian oyster sauce|imitation crab|textured (?:vegetable|soy) protein|lecithin|ssamjang|okara|bean curd|soy milk';
const NO_SOY = 'coconut aminos|soy free(?: [a-z]+)?';
const SESAME =
  "sesame|tahini|halva|hummus|houmous|za'?atar|furikake|everything bagel(?: seasoning)?|dukkah|gomasio|baba ga?n(?:o|ou)sh|benne|ssamjang|shichimi|halvah|goma";
const MUSTARD =
  'mustard|dijon|piccalilli|remoulade|honey mustard(?: dressing)?|mustard green|mustard seed|mustard oil|mustard powder|curry powder|chaat? masala(?= mustard)|dill pickle|sweet pickle|pickle relish|vinaigrette|french dressing|coleslaw dressing|ketjap';
const CELERY =
  'celery|celeriac|celery (?:root|salt|seed|stick|stalk)|old bay|bloody mary mix|vegetable juice|condensed celery soup|mirepoix|waldorf|soffritto|vegetable (?:broth|stock|bouillon(?: cube)?)|stuffing mix|cajun seasoning(?= celery)';
const SULPHITE =
  'wine|beer|cider|sherry|marsala|mirin|sake|dried (?:apricot|mango|pear|peach|apple|pineapple|papaya|fig|cranberr(?:y|ies)|cherr(?:y|ies)|currant|blueberr(?:y|ies))|golden raisin|raisin|sultana|candied fruit|glace cherr(?:y|ies)|maraschino cherr(?:y|ies)|shrimp|prawn|crab|lobster|instant mashed potato|sun dried tomato|wine vinegar|balsamic vinegar|balsamic glaze|grape juice|cooking wine|shaoxing wine|molasses|sauerkraut|lemon juice from a bottle|bottled lemon juice|bottled lime juice|trail mix|shredded dried coconut|salt cod|horseradish sauce';
const CITRUS =
  'lemon|lime|orange|grapefruit|tangerine|clementine|mandarin|satsuma|yuzu|pomelo|kumquat|calamansi|citrus|bergamot|marmalade|ponzu|lemonade|limeade|lemon curd|gremolata|lemon pepper|kaffir|makrut|guacamole|hummus|tabbouleh dressing|lemon zest|lime leaf|lime leaves|ceviche|tartar sauce|lemon vinaigrette';
const NO_CITRUS =
  'lemon ?grass|lemon balm|lemon thyme|lemon verbena|lemon basil|orange (?:lentil|bell pepper|pepper|roughy|flesh|fleshed|colou?r|sweet potato)|limestone|slimes?|until orange|lime green|orange red|bright orange|deep orange';
const GARLIC =
  'garlic|aioli|pesto|hummus|tzatziki|chimichurri|kimchi|marinara|pizza sauce|tomato sauce from a jar|pasta sauce|bbq sauce|barbecue sauce|teriyaki(?: sauce)?|hoisin(?: sauce)?|sriracha|(?:red|green|indian|thai) curry paste|enchilada sauce|taco seasoning|salsa(?: verde)?|worcestershire(?: sauce)?|cajun seasoning|everything bagel(?: seasoning)?|ranch(?: dressing| seasoning)?|caesar dressing|italian dressing|gochujang|sambal(?: oelek)?|sweet chili sauce|black bean sauce|onion soup mix|jerk seasoning|harissa|tikka masala sauce|falafel|dill pickle|pico de gallo|bouillon|toum|adjika|romesco|garlic bread|ginger garlic paste|chili garlic sauce|steak sauce|ramps';
const ONION =
  'onion|shallot|scallion|spring onion|leek|marinara|pizza sauce|salsa(?: verde)?|onion powder|onion soup mix|crispy fried onion|ranch(?: dressing| seasoning)?|taco seasoning|bbq sauce|barbecue sauce|worcestershire(?: sauce)?|(?:vegetable|chicken|beef) (?:broth|stock|bouillon)|enchilada sauce|everything bagel(?: seasoning)?|pico de gallo|guacamole|mirepoix|soffritto|curry paste|tikka masala sauce|stuffing mix|chutney|ketchup|relish|falafel|pearl onion|poultry seasoning(?= onion)|chive|ramp';
const CORN =
  'corn|maize|cornstarch|corn starch|cornmeal|polenta|grits|masa|masarepa|hominy|popcorn|tortilla chip|taco shell|corn (?:tortilla|syrup|flake|oil|flour|husk)|cornbread|creamed corn|baby corn|pozole|arepa|corn nut|powdered sugar|baking powder|custard powder|succotash|tamale|frozen mixed vegetable';
const NO_CORN = 'pepper ?corn|corned beef|cornish(?: hen)?|cornichon|corn salad|acorn|unicorn|corner|barleycorn';
const TOMATO =
  'tomato|tomatoe|ketchup|marinara|salsa|passata|pizza sauce|bbq sauce|barbecue sauce|enchilada sauce|cocktail sauce|tikka masala sauce|arrabbiata|bolognese|shakshuka|gazpacho|ratatouille|baked bean|chipotle in adobo|pico de gallo|romesco|sweet and sour sauce|thousand island dressing|vegetable juice|caponata|cioppino|minestrone|puttanesca|sloppy joe|harissa(?= tomato)|steak sauce';
const NO_TOMATO = 'salsa verde|tomatillo|white marinara';

export const NASTY_RULES: readonly NastyRule[] = [
  {
    name: 'gluten',
    entry: 'celiac disease',
    binds: 'every plate',
    bad: GLUTEN,
    fine: NO_GLUTEN,
    samples: ['wheat noodles', 'seitan', 'soy sauce', 'beer', 'couscous'],
  },
  {
    name: 'milk',
    entry: 'milk allergy',
    binds: 'every plate',
    bad: DAIRY,
    fine: NO_DAIRY,
    samples: ['yogurt', 'parmesan', 'ghee', 'pesto', 'whey powder'],
  },
  { name: 'egg', entry: 'egg allergy', binds: 'every plate', bad: EGG, fine: NO_EGG, samples: ['eggs', 'mayonnaise', 'aioli', 'meringue'] },
  {
    name: 'fish',
    entry: 'fish allergy',
    binds: 'every plate',
    bad: FISH,
    fine: NO_FISH,
    samples: ['anchovies', 'fish sauce', 'dashi', 'Worcestershire sauce'],
  },
  {
    name: 'crustaceans',
    entry: 'shrimp allergy',
    binds: 'every plate',
    bad: SHELL,
    fine: 'crab ?apple|shrimp free|vegan (?:shrimp|crab)',
    samples: ['shrimp', 'crab meat', 'shrimp paste'],
  },
  {
    name: 'molluscs',
    entry: 'allergic to mussels',
    binds: 'every plate',
    bad: MOLLUSC,
    fine: NO_OYSTER,
    samples: ['clams', 'oyster sauce', 'squid'],
  },
  {
    name: 'tree nuts',
    entry: 'tree nut allergy',
    binds: 'every plate',
    bad: NUT,
    fine: NO_NUT,
    samples: ['cashews', 'marzipan', 'almond flour', 'Nutella', 'praline'],
  },
  {
    name: 'peanut',
    entry: 'peanut allergy',
    binds: 'every plate',
    bad: PEANUT,
    fine: NO_PEANUT,
    samples: ['peanuts', 'satay sauce', 'groundnut oil', 'peanut butter'],
  },
  {
    name: 'soy',
    entry: 'soy allergy',
    binds: 'every plate',
    bad: SOY,
    fine: NO_SOY,
    samples: ['tofu', 'miso', 'tamari', 'edamame', 'teriyaki sauce'],
  },
  {
    name: 'sesame',
    entry: 'sesame allergy',
    binds: 'every plate',
    bad: SESAME,
    fine: 'sesame free',
    samples: ['tahini', 'sesame oil', 'hummus', 'halva'],
  },
  {
    name: 'mustard',
    entry: 'mustard allergy',
    binds: 'every plate',
    bad: MUSTARD,
    fine: 'mustard free|mustard colou?r(?:ed)?',
    samples: ['Dijon mustard', 'mustard seeds', 'honey mustard dressing'],
  },
  {
    name: 'celery',
    entry: 'celery allergy',
    binds: 'every plate',
    bad: CELERY,
    fine: 'celery free',
    samples: ['celery', 'celeriac', 'celery salt', 'Old Bay'],
  },
  {
    name: 'sulphites',
    entry: 'sulfite allergy',
    binds: 'every plate',
    bad: SULPHITE,
    fine: 'sulfite free(?: [a-z]+)?|unsulfured|apple cider vinegar|cider vinegar|rice wine vinegar|crab ?apple|unsulphured(?: [a-z ]+)?|root beer|ginger beer',
    samples: ['dried apricots', 'white wine', 'golden raisins'],
  },
  { name: 'lupin', entry: 'lupin allergy', binds: 'every plate', bad: 'lupin|lupini|lupine', samples: ['lupin flour', 'lupini beans'] },
  {
    name: 'citrus',
    entry: 'citrus allergy',
    binds: 'every plate',
    bad: CITRUS,
    fine: NO_CITRUS,
    samples: ['lemon juice', 'marmalade', 'orange zest', 'ponzu'],
  },
  {
    name: 'strawberry',
    entry: 'hives from strawberries',
    binds: 'every plate',
    bad: 'strawberr(?:y|ies)|mixed berr(?:y|ies)|berr(?:y|ies) mix|forest fruit',
    samples: ['strawberries', 'frozen mixed berries', 'strawberry jam'],
  },
  {
    name: 'chickpea',
    entry: 'chickpea allergy',
    binds: 'every plate',
    bad: 'chickpea|chick pea|garbanzo(?: bean)?|hummus|houmous|falafel|besan|gram flour|chana(?: dal)?|aquafaba|socca|farinata',
    samples: ['hummus', 'gram flour', 'falafel', 'chickpea pasta'],
  },
  {
    name: 'garlic',
    entry: 'garlic allergy',
    binds: 'every plate',
    bad: GARLIC,
    fine: 'garlic free|salsa music',
    samples: ['garlic', 'garlic powder', 'aioli', 'sriracha'],
  },
  {
    name: 'onion',
    entry: 'onion allergy',
    binds: 'every plate',
    bad: ONION,
    fine: 'onion free|leeks? and|salsa music',
    samples: ['red onion', 'shallots', 'onion powder', 'leeks'],
  },
  {
    name: 'corn',
    entry: 'corn allergy',
    binds: 'every plate',
    bad: CORN,
    fine: NO_CORN,
    samples: ['cornstarch', 'polenta', 'corn syrup', 'tortilla chips'],
  },
  {
    name: 'banana',
    entry: 'banana allergy',
    binds: 'every plate',
    bad: 'banana|plantain',
    fine: 'banana (?:pepper|shallot)',
    samples: ['banana', 'banana bread', 'plantain'],
  },
  {
    name: 'tomato',
    entry: 'tomato allergy',
    binds: 'every plate',
    bad: TOMATO,
    fine: NO_TOMATO,
    samples: ['ketchup', 'passata', 'tomato paste', 'marinara sauce'],
  },
  { name: 'kiwi', entry: 'kiwi allergy', binds: 'every plate', bad: 'kiwi|kiwi ?fruit', samples: ['kiwi', 'golden kiwi'] },
  {
    name: 'mango',
    entry: 'mango allergy',
    binds: 'every plate',
    bad: 'mango|mangoe|amchur|mango chutney|chaat masala',
    samples: ['mango', 'mango chutney', 'amchur'],
  },
  {
    name: 'avocado',
    entry: 'avocado allergy',
    binds: 'every plate',
    bad: 'avocado|guacamole|avocado oil',
    samples: ['avocado', 'guacamole', 'avocado oil'],
  },
  {
    name: 'apple',
    entry: 'apple allergy',
    binds: 'every plate',
    bad: 'apple|applesauce|apple (?:butter|juice|cider vinegar)|cider|calvados|waldorf',
    fine: 'custard apple|pine ?apple|apple sized|rose apple',
    samples: ['applesauce', 'apple juice', 'apple cider vinegar'],
  },
  {
    name: 'pea',
    entry: 'pea allergy',
    binds: 'every plate',
    bad: 'peas?|pea (?:protein|milk|shoot)|split pea|snow pea|snap pea|mangetout|petits pois',
    fine: 'chick ?peas?|(?:black eyed|pigeon|cow) peas?|pea sized|sweet pea flower',
    samples: ['frozen peas', 'pea protein', 'split peas'],
  },
  {
    name: 'lentil',
    entry: 'lentil allergy',
    binds: 'every plate',
    bad: 'lentil|red dal|masoor|lentil pasta',
    samples: ['red lentils', 'lentil pasta', 'masoor dal'],
  },
  {
    name: 'coconut',
    entry: 'coconut allergy',
    binds: 'every plate',
    bad: 'coconut|mct oil|pina colada',
    samples: ['coconut milk', 'coconut aminos', 'desiccated coconut'],
  },
  {
    name: 'cinnamon',
    entry: 'cinnamon allergy',
    binds: 'every plate',
    bad: 'cinnamon|five spice|garam masala|pumpkin pie spice|apple pie spice|ras el hanout|baharat|speculoos|gingersnap|apple pie filling|chai|cinnamon sugar|mixed spice',
    samples: ['cinnamon', 'five-spice', 'garam masala'],
  },
  {
    name: 'melon',
    entry: 'melon allergy',
    binds: 'every plate',
    bad: 'melon|cantaloupe|honeydew|watermelon',
    fine: 'melon baller|melon sized',
    samples: ['watermelon', 'cantaloupe'],
  },
  {
    name: 'pineapple',
    entry: 'pineapple allergy',
    binds: 'every plate',
    bad: 'pineapple|pina colada',
    samples: ['pineapple', 'pineapple juice'],
  },
  {
    name: 'peach',
    entry: 'peach allergy',
    binds: 'every plate',
    bad: 'peach|peaches|nectarine',
    samples: ['peaches', 'nectarines', 'peach jam'],
  },
  {
    name: 'oats',
    entry: 'oat allergy',
    binds: 'every plate',
    bad: 'oats?|oatmeal|granola|muesli|oat (?:milk|bran|flour|ring)|flapjack',
    samples: ['rolled oats', 'granola', 'oat milk'],
  },
  {
    name: 'rice',
    entry: 'rice allergy',
    binds: 'every plate',
    bad: 'rice|sushi|risotto|arborio|sake|mirin|mochi|congee|horchata|poha|idli|paella|tteok|biryani|rice (?:vinegar|noodle|paper|cake|milk|flour)',
    fine: 'cauliflower rice|riced [a-z]+|rice (?:it|them)|licorice|potato ricer|konjac rice|wild rice',
    samples: ['rice noodles', 'rice vinegar', 'sushi rice'],
  },
  {
    name: 'sunflower',
    entry: 'sunflower seed allergy',
    binds: 'every plate',
    bad: 'sunflower(?: seed| oil| butter)?|halva(?= sunflower)',
    samples: ['sunflower seeds', 'sunflower oil'],
  },
  {
    name: 'buckwheat',
    entry: 'buckwheat allergy',
    binds: 'every plate',
    bad: 'buckwheat|soba|kasha',
    samples: ['soba noodles', 'buckwheat flour'],
  },
  {
    name: 'carrot',
    entry: 'carrot allergy',
    binds: 'every plate',
    bad: 'carrot|mirepoix|peas and carrots|frozen mixed vegetable|coleslaw mix|vegetable (?:juice|broth|stock|bouillon)|soffritto|stir fry vegetable',
    fine: 'carrot (?:sized|shaped)',
    samples: ['carrots', 'frozen peas and carrots', 'coleslaw mix'],
  },
  {
    name: 'bell pepper',
    entry: 'bell pepper allergy',
    binds: 'every plate',
    bad: 'bell pepper|capsicum|paprika|roasted red pepper|pimiento|pimento|ajvar|romesco|(?:red|green|yellow|orange|sweet) pepper|mini sweet pepper|peperonata|shakshuka|fajita vegetable',
    fine: 'red pepper flakes?|green peppercorns?|hot red pepper',
    samples: ['red bell pepper', 'smoked paprika', 'ajvar'],
  },
  {
    name: 'cucumber',
    entry: 'cucumber allergy',
    binds: 'every plate',
    bad: 'cucumber|pickle|gherkin|cornichon|tzatziki|raita|pickle relish',
    fine: 'sea cucumber|pickled (?!cucumber)[a-z]+|pickles? well',
    samples: ['cucumber', 'gherkins', 'tzatziki'],
  },
  {
    name: 'blueberry',
    entry: 'blueberry allergy',
    binds: 'every plate',
    bad: 'blueberr(?:y|ies)|mixed berr(?:y|ies)|huckleberr(?:y|ies)|bilberr(?:y|ies)',
    samples: ['blueberries', 'frozen mixed berries'],
  },
  {
    name: 'chicken',
    entry: 'chicken allergy',
    binds: 'every plate',
    bad: 'chicken|poultry|cornish hen|chicken (?:broth|stock|bouillon|fat)|schmaltz',
    fine: '(?:vegan|plant based) chicken|chicken of the woods|poultry seasoning|chickenless|chicken style',
    samples: ['chicken broth', 'chicken sausage'],
  },
  {
    name: 'no mushrooms',
    entry: 'mushrooms',
    binds: 'every plate',
    bad: 'mushroom|shiitake|cremini|portobello|porcini|chanterelle|morel|enoki|maitake|truffle',
    fine: 'mushroom free|truffle chocolate',
    samples: ['mushrooms', 'dried porcini', 'shiitake'],
  },
  {
    name: 'no cilantro',
    entry: 'cilantro',
    binds: 'every plate',
    bad: 'cilantro|coriander (?:leaf|leaves)|fresh coriander',
    samples: ['cilantro', 'coriander leaves'],
  },
  {
    name: 'no eggplant',
    entry: 'no eggplant',
    binds: 'every plate',
    bad: 'eggplant|aubergine|baba ga?n(?:o|ou)sh|moussaka|caponata|ratatouille',
    samples: ['eggplant', 'aubergine'],
  },
  {
    name: 'no olives',
    entry: 'no olives',
    binds: 'every plate',
    bad: 'olive|tapenade',
    fine: 'olive oil|olive green',
    samples: ['black olives', 'tapenade'],
  },
  {
    name: 'no liver',
    entry: 'liver',
    binds: 'every plate',
    bad: 'liver|liverwurst|pate|haggis',
    fine: 'deliver(?:s|y)?',
    samples: ['chicken liver', 'liverwurst'],
  },
  {
    name: 'vegan',
    entry: 'Vegan',
    binds: 'own plate',
    bad: `${LAND_MEAT}|${FISH}|${SHELL}|${MOLLUSC}|${DAIRY}|${EGG}|honey`,
    fine: `${NO_MEAT}|${NO_FISH}|${NO_OYSTER}|${NO_DAIRY}|${NO_EGG}|vegan(?: [a-z]+){1,3}|honey ?dew|honey mustard dressing vegan|egg replacer|honeycrisp|naan(?= bread vegan)|puttanesca|shakshuka`,
  },
  {
    name: 'vegetarian',
    entry: 'Vegetarian',
    binds: 'own plate',
    bad: `${LAND_MEAT}|${FISH}|${SHELL}|${MOLLUSC}|parmesan|parmigiano|pecorino romano|caesar dressing|marshmallow`,
    fine: `${NO_MEAT}|${NO_FISH}|${NO_OYSTER}|(?:vegan|vegetarian)(?: [a-z]+){1,3}|puttanesca`,
  },
  {
    name: 'pescatarian',
    entry: 'pescatarian',
    binds: 'own plate',
    bad: LAND_MEAT,
    fine: `${NO_MEAT}|(?:vegan|vegetarian)(?: [a-z]+){1,2}`,
  },
  { name: 'halal', entry: 'Halal', binds: 'own plate', bad: `${PORK}|${ALCOHOL}`, fine: `${NO_PORK}|${NO_ALCOHOL}` },
  {
    name: 'kosher',
    entry: 'Kosher',
    binds: 'own plate',
    bad: `${PORK}|${SHELL}|${MOLLUSC}|catfish|eel|shark|swordfish|sturgeon|caviar|monkfish|rabbit|snail|frog leg`,
    fine: `${NO_PORK}|${NO_OYSTER}|imitation crab|seafood seasoning`,
  },
  { name: 'gluten-free', entry: 'Gluten-Free', binds: 'own plate', bad: GLUTEN, fine: NO_GLUTEN },
  { name: 'dairy-free', entry: 'Dairy-Free', binds: 'own plate', bad: DAIRY, fine: NO_DAIRY },
  {
    name: 'pregnant',
    entry: 'Pregnant',
    binds: 'own plate',
    bad: `wine|beer|rum|brandy|vodka|sherry|marsala|sake|liver|liverwurst|pate|foie gras|swordfish|shark|king mackerel|tilefish|bigeye tuna|marlin|smoked salmon|lox|prosciutto|salami|bologna|mortadella|deli (?:turkey|ham|chicken|roast beef)|raw milk|brie|camembert|gorgonzola|roquefort|blue cheese|alfalfa sprout|bean sprout(?= raw)|caviar|roe`,
    fine: `${NO_ALCOHOL}|hot smoked salmon`,
  },
  {
    name: 'low FODMAP',
    entry: 'low FODMAP',
    binds: 'own plate',
    bad: 'garlic|onion|shallot|leek|wheat|rye|barley|apple|pear|mango|watermelon|cauliflower|honey|agave|cashew|pistachio|kidney bean|black bean|baked bean|navy bean|artichoke|asparagus|couscous|bulgur|inulin|chicory root|cherries|peach|nectarine|plum|apricot|dates|prune|button mushroom',
    fine: 'garlic infused oil|green onion|scallion|apple cider vinegar|pineapple|custard apple|gluten free(?: [a-z]+)?|buckwheat|(?:spring onion|leek|onion) greens|prickly pear|dates back|chives|wheat free(?: [a-z]+)?|canned lentils|oyster mushroom|low fodmap [a-z]+',
  },
];

/** What anybody under 18 is not served. */
export const UNDER_18: NastyRule = {
  name: 'alcohol and a minor',
  entry: '',
  binds: 'every plate',
  bad: ALCOHOL,
  fine: `${NO_ALCOHOL}|cider|mirin`,
};
/** Coffee and strong tea are kept from under 12, fish of much mercury from under 16. */
export const UNDER_12: NastyRule = {
  name: 'caffeine and a child',
  entry: '',
  binds: 'every plate',
  bad: 'coffee|espresso|matcha|black tea|green tea|energy drink|cola',
  fine: 'decaf(?: [a-z]+)?|coffee (?:grinder|filter|mug|cup)',
};
export const UNDER_16: NastyRule = {
  name: 'mercury and a child',
  entry: '',
  binds: 'every plate',
  bad: 'shark|swordfish|marlin|king mackerel|tilefish|bigeye tuna',
};
