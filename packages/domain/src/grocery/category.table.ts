import type { GroceryCategory } from './grocery-category.ts';

/**
 * Nouns, singular, comma-separated, as `foodNameKey` writes them. The last noun of a name decides ("egg noodle" is a noodle),
 * and the longest phrase that ends there ("peanut butter" before "butter"). Written from what a US supermarket keeps where.
 */
export const CATEGORY_NOUNS: Readonly<Record<GroceryCategory, string>> = {
  produce: `
    banana pepper,
    cauliflower rice, celery rib, celery stalk, coconut meat, fresh coconut, hen of the wood, chicken of the wood, spring mix, cabbage mix, stir fry mix, vegetable mix, red currant, black currant, blackcurrant, redcurrant, white currant, hash brown, bitter gourd, baby corn, lemon wedge, orange juice fresh, micro green, rapini, broccoli raab, gai lan, choy sum, tatsoi, puntarella, romanesco, nettle, acai, custard apple, prickly pear, sapote, soursop, salad onion, fennel top, carrot top, beet top, veggie noodle, zucchini noodle, courgetti, zoodle, tender stem,
    apple, apricot, avocado, banana, plantain, berry, blackberry, blueberry, boysenberry, cranberry, elderberry, gooseberry,
    huckleberry, loganberry, mulberry, raspberry, strawberry, cantaloupe, cherimoya, cherry, citrus, clementine, coconut, currant,
    dragon fruit, passion fruit, jackfruit, durian, feijoa, fig, fruit, grape, grapefruit, guava, honeydew, kiwi, kiwifruit, kumquat,
    lemon, lime, longan, loquat, lychee, mandarin, mango, melon, watermelon, muskmelon, nectarine, orange, papaya, peach, pear,
    pineapple, plum, pluot, pomegranate, pomegranate seed, pomegranate aril, pomelo, pummelo, quince, rambutan, rhubarb, satsuma,
    starfruit, star fruit, tangelo, tangerine, tomatillo, tamarillo, ugli fruit, yuzu, persimmon, physalis, damson, greengage, medlar,
    zest, lemon peel, orange peel, lime peel, lemon juice, lime juice, lime wedge,
    acorn squash, alfalfa, artichoke, arugula, rocket, asparagu, asparagus, aubergine, eggplant, bean sprout,
    beansprout, beet, beetroot, beet green, bell pepper, bitter melon, bok choy, pak choi, pak choy, pak choi, broccoli, broccolini,
    broccoli rabe, brussel sprout, brussels sprout, brussel, brussels, sprout, cabbage, cactus, nopal, nopale, cardoon, carrot, cassava,
    yuca, cauliflower, celeriac, celery, celery root, chard, swiss chard, chayote, chicory, collard, collard green, green, corn, sweetcorn,
    sweet corn, corn on the cob, corncob, corn cob, corn kernel, courgette, zucchini, zucchini blossom, cress, watercress, cucumber,
    cuke, daikon, dandelion, edamame, endive, escarole, fava bean, broad bean, fennel, fennel bulb, fennel frond, fiddlehead, frisee,
    garlic, garlic clove, garlic scape, galangal, ginger, gingerroot, ginger root, green bean, french bean, runner bean, haricot vert,
    string bean, wax bean, yellow bean, snap bean, yardlong bean, long bean, horseradish root, jerusalem artichoke, sunchoke, jicama, kale, cavolo nero, kohlrabi, leek, lettuce,
    lotu root, lotus root, mache, malanga, mesclun, microgreen, mizuna, mushroom, morel, chanterelle, porcini, shiitake, cremini, crimini,
    portobello, portabella, cep, enoki, mustard green, okra, onion, shallot, scallion, chive, ramp, spring onion, green onion, parsnip,
    pea, pea shoot, petit pois, peapod, snow pea, sugar snap, mangetout, pepper, chili, chili pepper, jalapeno, serrano, habanero, poblano, scotch bonnet,
    anaheim, pimiento pepper, pimento pepper, shishito, padron, cubanelle, bird eye, thai chili, potato, potatoe, pumpkin, purslane, radicchio, radish, rutabaga, swede,
    salad, salad leaf, salad mix, salad green, salsify, samphire, savoy, sorrel, spinach, squash, squash blossom, marrow, sweet potato, yam, taro,
    tomato, treviso, truffle, turnip, turnip green, vegetable, veggie, veg, slaw mix, coleslaw mix, stir fry vegetable, water spinach, wheatgrass, winter melon, edible flower, crudite,
    basil, chervil, cilantro, coriander leaf, coriander stem, coriander root, fresh coriander, curry leaf, dill, dill weed fresh, epazote, herb, lavender, lemon balm, lemon grass, lemongrass,
    lime leaf, lovage, mint, parsley, rosemary, sage, shiso, perilla, tarragon, thyme, aloe vera, sugarcane, banana leaf, grape leaf fresh, pandan leaf, hash brown potato, french fry fresh`,
  meat: `
    butterfish,
    fish stick, fish finger, fish cake, crab cake, jamon serrano, jamon, jamon iberico, serrano ham, parma ham, pork rib, beef rib, meat loaf mix, chicken nugget, chicken tender, chicken tenderloin, chicken leg, chicken thigh, gyro meat, merguez, boudin, knackwurst, linguica, longaniza, salt pork, fatback, streaky bacon, back bacon, cheek, neck bone, chicken strip, fishcake, jumbo lump,
    beef, steak, brisket, chuck, sirloin, ribeye, rib eye, tenderloin, filet mignon, short rib, oxtail, veal, london broil, pot roast, roast, rump, tri tip,
    skirt, flank, mince, minced meat, ground meat, meat, stew meat, hamburger, burger, meatball, lamb, mutton, hogget, goat, kid,
    venison, rabbit, hare, boar, bison, buffalo, elk, kangaroo, ostrich, horse meat, game, pork, chop, pork loin, loin, pork belly, ham, hock, ham hock, trotter, pig foot, bacon, lardon,
    gammon, pancetta, guanciale, prosciutto, speck, salami, pepperoni, chorizo, sausage, sausage meat, bratwurst, wurst, kielbasa, andouille, frankfurter, hot dog, wiener,
    bologna, mortadella, nduja, soppressata, coppa, capicola, pastrami, corned beef, bresaola, cold cut, deli meat, luncheon meat, black pudding,
    blood sausage, haggi, haggis, liver, kidney, heart of beef, sweetbread, tripe, tongue, giblet, gizzard, chicken, chicken breast, hen, cornish hen, capon, poussin, poultry, drumstick, wing, drumette,
    turkey, duck, goose, quail, pheasant, partridge, pigeon, squab, guinea fowl, fowl, foie gra, foie gras, pate, confit duck, rib, spare rib, baby back rib, ribs, rack of lamb, shank,
    fish, fish fillet, white fish, whitefish, salmon, lox, trout, tuna, ahi, cod, haddock, hake, halibut, pollock, pollack, plaice, sole, turbot, brill, flounder, tilapia, catfish, carp, pike,
    perch, bass, sea bass, seabass, bream, snapper, grouper, mahi mahi, mahi, swordfish, shark, monkfish, mackerel, sardine, pilchard, herring, kipper, sprat, anchovy, anchovy fillet, eel, skate,
    mullet, barramundi, branzino, john dory, escolar, orange roughy, rockfish, sturgeon, arctic char, char, whitebait, smelt, roe, caviar, bottarga, surimi, seafood, shellfish, shrimp, prawn, scampi, langoustine, crayfish, crawfish,
    lobster, lobster tail, crab, crabmeat, crab meat, crab stick, crab leg, clam, mussel, oyster, scallop, cockle, whelk, winkle, abalone, conch, squid, calamari, octopu, octopus, cuttlefish, sea urchin,
    snail, escargot, frog leg, marrow bone, bone, beef bone, chicken bone, oxtail, carcass, chicken wing, turkey wing, pork rind fresh, italian sausage, breakfast sausage, egg free meat`,
  dairy: `
    burrata, chocolate milk, goat milk, skyr, clabber, egg beater, greek yogurt, cheese slice, queso dip, half half,
    milk, buttermilk, cream, half and half, creme fraiche, creme, clotted cream, sour cream, smetana, whipped cream, whipping cream, ice cream, frozen yogurt, gelato, whipped topping, cool whip, yogurt, kefir,
    skyr, quark, fromage frai, fromage frais, fromage blanc, labneh, curd cheese, cheese curd, butter, margarine, buttery spread, ghee, egg, egg white, egg yolk, yolk, egg substitute, egg wash, cheese, cheddar,
    mozzarella, bocconcini, burrata, parmesan, parmigiano, parmigiano reggiano, parmesean, parmigian, reggiano, pecorino, pecorino romano, romano, grana padano, asiago, feta, ricotta, ricotta salata, cottage cheese, cream cheese, neufchatel, mascarpone,
    gruyere, emmental, emmentaler, swiss, jarlsberg, gouda, edam, brie, camembert, roquefort, gorgonzola, stilton, blue cheese, danish blue, dolcelatte, taleggio, fontina, provolone, havarti, muenster, munster,
    monterey jack, pepper jack, colby, colby jack, jack, manchego, halloumi, paneer, queso, queso fresco, queso blanco, cotija, oaxaca, panela cheese, wensleydale, cheshire, caerphilly, lancashire, double gloucester, red leicester, comte,
    raclette, limburger, chevre, boursin, velveeta, american cheese, string cheese, babybel, kasseri, kefalotyri, scamorza, stracchino, robiola, reblochon, epoisse, vacherin, curd, whey,
    almond milk, soy milk, soymilk, oat milk, hemp milk, cashew milk, eggnog, custard fresh, creamer, coffee creamer, dairy, non dairy milk, plant milk, liquid egg, rice pudding`,
  pantry: `
    beef jerky, turkey jerky, jerky, ice cream cone, ice cream sandwich, fried onion, crispy onion, crispy fried onion,
    hazelnut butter, pecan butter, walnut butter, macadamia butter, sesame butter, pistachio butter, crushed red pepper, red pepper crushed, granulated garlic, granulated onion, minced onion dried, garlic salt, onion salt, sorbet, sherbet, popping corn, popcorn kernel, corn meal, corn chip, bean curd, stock cube, bouillon cube, sugar cube, currant, diced tomato, crushed tomato, stewed tomato, chopped tomato, whole peeled tomato, fire roasted tomato, strained tomato, sieved tomato, diced green chili, chopped green chili, creamed corn, artichoke heart, bamboo shoot, dill weed, guajillo chili, pasilla chili, guajillo pepper, pasilla pepper, dried chili, jackfruit can, cream soda, cream sherry, crème de cacao, creme de menthe, creme de cacao, creme de cassi, irish cream, cream cracker, cheese cracker, cheese puff, macaroni and cheese, mac and cheese, buttercream, butterscotch, butterscotch chip, butter flavoring, butter extract, butter cracker, cheesecake, egg wash powder, meat substitute, meatless crumble, fish food, goji berry, soy flour, soy nut, wheat berry, spelt berry, shortbread, gram flour, green gram, green tea, green lentil, green olive, green split pea, lemon pepper, lemon curd, lemon extract, lime cordial, apple cider, orange liqueur, orange extract, peach schnapp, cherry pie filling, mint extract, mint chip, mint sauce, mint jelly, chicken seasoning, beef seasoning, crab boil, shrimp chip, shrimp paste, fish ball,
    peanut butter, almond butter, cashew butter, nut butter, apple butter, cocoa butter, sunflower butter, seed butter, cookie butter, pumpkin butter, coconut butter, body butter, coconut milk, coconut cream, rice milk,
    creamed coconut, cream of coconut, coconut water, coconut flake, coconut sugar, coconut aminos, coconut extract, shredded coconut, flaked coconut, desiccated coconut, coconut flour, cream of tartar, tartar, condensed milk,
    sweetened condensed milk, evaporated milk, milk powder, powdered milk, dry milk, dried milk, malted milk, dulce de leche, buttermilk powder, whey powder, custard powder, custard, lemon curd, lime curd, curd lemon, egg noodle, egg roll, egg replacer,
    milk chocolate, white chocolate, chocolate, cocoa, cacao, chip, chocolate chip, tortilla chip, potato chip, crisp, cracker, pretzel, popcorn, tortilla, taco shell, wrap, wrapper, wonton, bread, breadcrumb, bread crumb, crumb, panko, crouton, bun,
    roll, bagel, baguette, ciabatta, brioche, croissant, muffin, english muffin, pita, naan, flatbread, lavash, focaccia, sourdough, toast, loaf, cake, cupcake, cookie, biscuit, wafer, brownie, pie crust, crust, pastry,
    puff pastry, phyllo, filo, dough, pizza dough, pizza, pasta, spaghetti, macaroni, penne, fettuccine, linguine, lasagna, lasagne, ravioli, tortellini, gnocchi, orzo, noodle, ramen, udon, soba, vermicelli, rice noodle, couscou, couscous,
    rice, wild rice, risotto, arborio, basmati, bulgur, barley, farro, quinoa, millet, buckwheat, amaranth, oat, oatmeal, rolled oat, granola, muesli, cereal, polenta, cornmeal, grit, semolina, wheat, wheat berry, rye, spelt, freekeh, teff, sorghum,
    flour, starch, cornstarch, cornflour, corn starch, arrowroot, tapioca, baking powder, baking soda, bicarbonate of soda, yeast, gelatin, gelatine, agar, pectin, sugar, brown sugar, icing sugar, sweetener, stevia, honey, syrup, maple syrup, corn syrup, golden syrup, molasse,
    molasses, treacle, agave, jaggery, jam, jelly, marmalade, preserve, conserve, spread, nutella, chutney, relish, pickle, gherkin, cornichon, caper, caperberry, olive, sauerkraut, kimchi, pickled, salt, peppercorn, black pepper, white pepper, ground pepper, cracked pepper, red pepper flake, pepper flake, chili flake,
    pink peppercorn, cayenne, cayenne pepper, lemon pepper, aleppo pepper, aleppo, szechuan pepper, sichuan pepper, espelette, chipotle, chipotle pepper, chipotle chili, ancho, ancho chili, guajillo, pasilla, arbol, chile de arbol, gochugaru, paprika, pimenton, cumin, turmeric, coriander, coriander seed, cardamom, cinnamon, cinnamon stick,
    nutmeg, mace, clove, allspice, star anise, anise, aniseed, fennel seed, fennel pollen, fenugreek, caraway, celery seed, celery salt, dill seed, mustard seed, poppy seed, sesame seed, sesame, nigella, sumac, za atar, zaatar, saffron, vanilla, vanilla bean, vanilla pod, bay leaf, bay, oregano, marjoram, savory, herbe de provence, herbes de provence, italian herb, mixed herb,
    spice, five spice, pumpkin pie spice, mixed spice, allspice berry, juniper berry, juniper, curry powder, garam masala, masala, ra el hanout, ras el hanout, baharat, dukkah, seasoning, rub, old bay, adobo, achiote, annatto, asafoetida, msg, bouquet garni, powder, flake, granule, garlic powder, onion powder,
    extract, essence, flavoring, food coloring, coloring, food colouring, sprinkle, icing, frosting, fondant, marzipan, marshmallow, candy, toffee, caramel, fudge, oil, olive oil, cooking spray, spray, shortening, lard, suet, dripping, fat, duck fat, goose fat, bacon fat, schmaltz, vinegar, balsamic, mustard, ketchup, catsup, mayonnaise, mayo, aioli, dressing, vinaigrette,
    sauce, soy sauce, tamari, hoisin, fish sauce, nam pla, oyster sauce, worcestershire, tabasco, sriracha, harissa, sambal, gochujang, miso, tahini, hummu, hummus, guacamole, pesto, salsa, pico de gallo, marinara, passata, tomato paste, tomato puree, puree, paste, curry paste, marinade, gravy, glaze, horseradish, wasabi, dip, tapenade, broth, stock, bouillon, consomme, dashi, soup, chowder, stew, concentrate,
    juice, lemonade, cider, soda, cola, coke, tonic, water, sparkling water, ice, ice cube, tea, tea bag, coffee, espresso, beer, ale, stout, lager, wine, sherry, port, marsala, madeira, vermouth, champagne, prosecco, sake, mirin, brandy, cognac, rum, vodka, gin, whiskey, whisky, bourbon, tequila, mezcal, liqueur, liquor, amaretto, kahlua, schnapp, schnapps, bitter, absinthe, pernod, ouzo, campari, aperol, grand marnier, cointreau, triple sec, kirsch, calvado, cordial, grenadine,
    bean, black bean, kidney bean, pinto bean, pinto, white bean, navy bean, cannellini, cannellini bean, great northern, butter bean, lima bean, soybean, chickpea, garbanzo, lentil, dal, split pea, black eyed pea, pigeon pea, mung bean, adzuki, refried bean, baked bean, tofu, tempeh, seitan, falafel, textured vegetable protein, protein powder, protein,
    nut, almond, walnut, pecan, cashew, hazelnut, filbert, macadamia, pistachio, brazil nut, pine nut, pignoli, pinoli, chestnut, water chestnut, peanut, seed, sunflower seed, pumpkin seed, pepita, chia, chia seed, flax, flaxseed, linseed, hemp heart, hemp seed, trail mix, praline, raisin, sultana, prune, date, medjool, craisin, sun dried tomato, sundried tomato, nori, seaweed, kelp, kombu, wakame, dulse, hominy, heart of palm, palm heart, bamboo, nut mix, mix, cake mix, pudding, pudding mix, jello, jell o, kool aid,
    topping, filling, pie filling, fruit cocktail, applesauce, apple sauce, cranberry sauce, tamarind, liquid smoke, bacon bit, pork rind, pork scratching, crackling, maraschino cherry, glace cherry, cocktail onion, pearl barley, stuffing, dumpling, spring roll, ladyfinger, sponge finger, gingerbread, gingersnap, graham, oreo, matzo, rice cake, rice paper, pappadom, papadum, pappadum, poppadom, corn nut, corn chip, corn dog, potato starch, potato flake, wheat germ, bran, wheat bran, psyllium, lecithin, xanthan gum, gum, alum, citric acid, lye, rosewater, rose water, orange blossom water, orange flower water, rennet, grape leaf, vine leaf, foil, parchment, skewer, toothpick, twine, roasted red pepper, roasted pepper, pimiento, pimento, pepperoncini, pepperoncino, giardiniera, chili bean, chili crisp, hot pepper sauce, meat tenderizer, tenderizer, lasagne sheet, potpourri`,
};

/** Words that make a shelf product of a vegetable, a fruit, a herb, a fish or milk, wherever they stand. */
export const SHELF_WORDS = `canned, tinned, jarred, bottled, dried, dehydrated, powdered, pickled, candied, crystallized, crystallised, glace, rubbed, freeze dried, sundried, brined, instant, concentrated, condensed, evaporated, desiccated`;

/** Sold fresh as well as dried: with "fresh" before it, a leaf or a root of it is produce. */
export const FRESH_OR_DRIED = `oregano, marjoram, savory, bay, bay leaf, coriander, turmeric, horseradish, curry leaf, fennel, lavender, juniper, bamboo, water chestnut, chestnut, date, coconut, grape leaf, vine leaf, herb, italian herb, mixed herb, bean, lima bean, black eyed pea, artichoke heart, bamboo shoot, chili, salsa, dill weed`;

/** A dish or drink that stands in for meat is no meat, whatever it is called. */
export const MEATLESS_WORDS = `vegan, vegetarian, veggie, veg, meatless, plant, meat free, beyond, impossible, soy, soya, quorn, mycoprotein, tofu, tempeh, seitan, wheat, falafel, bean, lentil, chickpea, textured`;
