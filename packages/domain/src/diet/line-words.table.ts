import type { LineTrait } from './line-trait.ts';

/**
 * Words that give a food away, with what they give away. The longest phrase that fits wins and uses its words up, so
 * "cocoa butter" below keeps "butter" from speaking. `decides` means that the phrase knows better than a food of the
 * table that one of its words names. From allergen labelling law (FALCPA, EU 1169/2011), E-number lists and the names of
 * cheeses, fish, cuts and dishes in general dictionaries.
 */
export type LineWords = { readonly traits: readonly LineTrait[]; readonly decides?: true; readonly words: string };

const DISH: readonly LineTrait[] = ['starch', 'grain', 'plant'];
const BAKED: readonly LineTrait[] = ['gluten', 'egg', 'dairy', 'sugar', ...DISH];

export const LINE_WORDS: readonly LineWords[] = [
  // Not what they sound like.
  {
    traits: [],
    decides: true,
    words: `caramel color, caramel colour, plain caramel, ammonia caramel, caramel e150a, cheese plant, ox eye daisy, cocoa butter, cacao butter, shea butter, mango butter, kokum butter, coconut butter, butter lettuce, butter bean, butter head lettuce, butterhead, butter leaf,
      butter leaf lettuce, butter nut squash, butternut squash, buttercup squash, butterfly pea, butterfly pea flower, apple butter, pumpkin butter, pear butter, fruit butter, plum butter,
      cream of tartar, coconut cream, cream of coconut, creamed coconut, coconut milk, coconut yogurt, coconut water, coconut butter milk, cream soda, cream nut, cream apple,
      vegan butter, plant butter, vegan cheese, vegan milk, vegan cream, vegan yogurt, vegan egg, vegan mayo, vegan mayonnaise, egg fruit, flax egg, flaxseed egg, chia egg, egg replacer, vegan honey, bee free honey,
      water chestnut, water caltrop, tiger nut, tigernut, nut grass, nut meg, tiger nut flour, chufa, corn nut, dough nut peach, donut peach, butter nut, lotus nut,
      oyster mushroom, king oyster mushroom, pearl oyster mushroom, oyster plant, oyster leaf, lobster mushroom, shrimp plant, crab apple, crabapple, hedgehog mushroom,
      chicken of the wood, chicken of the wood mushroom, chicken mushroom, hen of the wood, hen of the wood mushroom, beefsteak tomato, beef steak tomato, beef tomato, beefsteak mushroom, beef heart tomato, oxheart tomato, lamb lettuce, lamb quarter,
      lamb lettuce leaf, goose berry, gooseberry, cape gooseberry, hog plum, pig weed, fish mint, fish wort, duck weed, duck potato, duck sauce, egg plant, eggplant, kidney bean, ox eye bean, horse radish, horseradish, horse bean, cow pea, pigeon pea, chick pea, cat nip, turkey tail mushroom, turkey berry, bear garlic, toadstool, hare bell, dog snake fruit, snake gourd, snake bean, dragon fruit, elephant foot yam, elephant garlic, monkey bread fruit, buffalo berry, buffalo gourd, mutton fat jade, mutton mushroom, sheep sorrel, goat beard, goat rue, coltsfoot, cowslip, ox tongue mushroom,
      root beer, ginger beer, ginger ale, non alcoholic beer, alcohol free beer, alcohol free wine, non alcoholic wine, dealcoholized wine, non alcoholic, wine grape, champagne mango, champagne grape, bourbon vanilla, bourbon vanilla bean, scotch bonnet, scotch bonnet pepper, honeydew, honey dew, honeydew melon, honey dew melon, honey mushroom, honey crisp apple, honeycrisp, honey locust, honey bush, honey bush tea, honeybush, honeynut squash, honey nut squash, honey berry, honey pear, honey mandarin, honey tangerine, honey suckle,
      wheat grass, wheatgrass, wheatgrass juice, wheatgrass powder, barley grass, barley grass powder, buck wheat, buckwheat, rye grass,
      vegetable rennet, microbial rennet, vegetarian rennet, vegan gelatin, agar agar, vegetable gelatin, plant gelatin, vegan marshmallow,
      sunflower lecithin, rapeseed lecithin, canola lecithin, sesame leaf, perilla sesame leaf, mustard green, mustard spinach,
      coconut amino, milk thistle, milk thistle tea, milk weed, milk vetch, milk cap mushroom, milkcap, milk tooth,
      cheese cloth, cheesecloth, cheese fruit, cheese wood, jack fruit, jackfruit, young jackfruit, cake pan, pie plate, bread fruit, breadfruit, breadnut, bread tin, alcohol free vanilla, alcohol free vanilla extract, alcohol free vanilla flavoring,
      rocky mountain spotted, shell bean, shell pea, cockle burr, sea bean, sea kale, sea buckthorn, sea bean salad, sea vegetable, crab grass,
      rice milk, hemp milk, pea milk, quinoa milk, potato milk, flax milk, tiger nut milk, sunflower milk, hemp cream, oat cream, rice cream, oat milk, oat yogurt, oat drink,
      sunflower butter, sunflower seed butter, seed butter, pumpkin seed butter, watermelon seed butter, sun butter, hemp butter, sea moss, irish moss, sea grape, ice plant, ice cream bean`,
  },
  { traits: ['plant'], decides: true, words: 'chicken of the woods mushroom, jelly fungus, jelly ear, jelly palm' },
  { traits: ['bee'], decides: true, words: 'royal jelly, bee pollen, propolis, bee bread' },
  { traits: ['legume', 'plant'], decides: true, words: 'aquafaba, chickpea brine, chickpea water, liquid from chickpea' },
  {
    traits: ['grain', 'starch', 'plant'],
    decides: true,
    words: '100 percent buckwheat soba, buckwheat soba, pure buckwheat soba, 100 percent soba',
  },
  {
    traits: ['grain', 'starch', 'plant'],
    words:
      'buckwheat flour, buckwheat noodle, rice noodle, rice vermicelli, rice stick, corn tortilla, corn pasta, rice pasta, quinoa pasta, rice flour, corn flour, sorghum flour, teff flour, millet flour, amaranth flour, quinoa flour, oat flour, maize flour, rice cracker, rice cake, rice bread, rice bran, corn bran, oat bran, corn starch, rice starch, corn cake, rice paper, cream of rice, corn meal, rice malt, rice malt syrup, rice koji',
  },
  {
    traits: ['plant'],
    words:
      'potato flour, tapioca flour, cassava flour, chickpea flour, gram flour, lentil flour, pea flour, bean flour, coconut flour, banana flour, plantain flour, arrowroot flour, potato starch, tapioca starch, chestnut flour, tiger nut flour, flaxseed flour, flax flour, hemp flour, grape seed flour, pumpkin seed flour, sunflower seed flour, sunflower flour, konjac flour, lotus flour, carob flour, guar flour, mesquite flour, water chestnut flour, glass noodle, kelp noodle, shirataki noodle, konjac noodle, zucchini noodle, sweet potato noodle, mung bean noodle, bean thread noodle, cellophane noodle, vegetable noodle, courgette noodle, veggie noodle, carrot noodle, squash noodle, cauliflower rice, bean pasta, lentil pasta, chickpea pasta',
  },
  {
    traits: ['soy', 'legume', 'plant'],
    words:
      'soy flour, soya flour, soy milk, soya milk, soy yogurt, soya yogurt, soy cream, soya cream, soy cheese, soy butter, soya butter, soy drink, soya drink, soy nut, soya nut, soy nut butter, soy noodle, tofu noodle, soy pasta, edamame pasta, soy ice cream, soy meat, soy chunk',
  },
  {
    traits: ['tree-nut', 'plant'],
    words:
      'almond milk, cashew milk, hazelnut milk, walnut milk, pistachio milk, macadamia milk, pecan milk, nut milk, almond drink, almond butter, cashew butter, hazelnut butter, walnut butter, pecan butter, pistachio butter, macadamia butter, nut butter, brazil nut butter, almond cream, cashew cream, hazelnut cream, pistachio cream, almond cheese, cashew cheese, nut cheese, macadamia cheese, almond yogurt, cashew yogurt, almond flour, hazelnut flour, walnut flour, cashew flour, pistachio flour, nut flour, almond meal, hazelnut meal, pecan meal, nut meal',
  },
  {
    traits: ['peanut', 'legume', 'plant'],
    words:
      'peanut butter, peanut milk, peanut flour, peanut cream, peanut paste, peanut sauce, groundnut paste, groundnut butter, groundnut oil',
  },
  { traits: ['gluten', 'starch', 'sugar', 'grain', 'plant'], words: 'cookie butter, speculoos spread, biscoff spread, biscoff, speculoos' },

  // Land animals.
  {
    traits: ['meat'],
    words: `meat, meatball, meatloaf, beef, veal, calf, ox, oxtail, steak, brisket, hamburger patty, burger patty, beefburger, ground chuck, chuck roast, short rib, ribeye, sirloin, tenderloin, filet mignon, flank steak, corned beef, pastrami, bresaola, biltong, jerky, suet, tallow, beef dripping, dripping, bone marrow, marrow bone, bone broth, meat extract, meat stock, oxo cube,
      lamb, mutton, hogget, goat meat, goat leg, kid meat, chevon, venison, deer, elk, moose, reindeer, caribou, bison, buffalo meat, yak, chicken, hen, rooster, cockerel, capon, poussin, turkey, duck, duckling, goose, quail, pheasant, partridge, grouse, guinea fowl, guinea hen, pigeon, squab, ostrich, emu, poultry, fowl, game meat, game bird, schmaltz, goose fat, duck fat, chicken fat, poultry fat, animal fat, beef fat, lamb fat, mutton fat, animal shortening, cracklin, gribene,
      offal, organ meat, giblet, gizzard, sweetbread, tripe, tongue, brain, kidney, tendon, trotter, oxtail soup, foie gras, haggis, mince meat pie, shepherd pie, cottage pie, gyro, doner kebab, kebab, shawarma, chili con carne, carne asada, barbacoa, bolognese, bolognaise, ragu, goulash, stroganoff, moussaka, beef bourguignon, coq au vin, cassoulet, pot roast, sloppy joe, meat sauce, meat pie, cheeseburger, hamburger, big mac, chicken nugget, buffalo wing, drumstick, consomme, demi glace, au jus, beef tea, bovril, steak tartare, carpaccio, boeuf, poulet, viande, agneau, veau, canard, dinde, rindfleisch, huhn, hahnchen, pute, fleisch, kalb, lamm, carne, ternera, pollo, cordero, manzo, vitello, agnello, tacchino, carne molida, rundvlees, pepsin, collagen, hydrolyzed collagen, collagen peptide, blood plasma, plasma powder, bone meal, bone phosphate, e542`,
  },
  {
    traits: ['meat', 'pork', 'processed'],
    words: `sausage, bratwurst, kielbasa, andouille, chorizo, salami, salame, pepperoni, mortadella, bologna, soppressata, nduja, capicola, coppa, chipolata, boudin, salsiccia, saucisson, frankfurter, wiener, hot dog, hotdog, linguica, longaniza, cervelat, black pudding, white pudding, blood sausage, morcilla, scrapple, spam, luncheon meat, vienna sausage, lap cheong, saveloy, landjager, knackwurst, knockwurst, wurst, cotechino, cold cut, charcuterie, haslet, brawn, head cheese, souse`,
  },
  {
    traits: ['pork', 'meat', 'processed'],
    words:
      'bacon, lardon, ham, jamon, prosciutto, pancetta, guanciale, speck, gammon, serrano ham, parma ham, lardo, salt pork, fatback, back bacon, bacon bit, ham hock, tocino, tasso, schinken, jambon, prosciutto crudo, bacon fat, bacon grease',
  },
  {
    traits: ['pork', 'meat'],
    words:
      'pork, pig, hog, swine, piglet, suckling pig, boar, wild boar, lard, leaf lard, pork crackling, chicharron, carnitas, spare rib, sparerib, baby back rib, boston butt, pork belly, char siu, pulled pork, tonkatsu, porchetta, trotters, porc, schwein, schweinefleisch, schmalz, cerdo, maiale, varken, manteca de cerdo, chitterling, chitlin, manteca, saindoux, strutto, petit sale',
  },
  { traits: ['meat', 'deli-meat'], words: 'deli meat, lunch meat, deli turkey, deli ham, deli chicken, deli roast beef, deli beef' },
  {
    traits: ['meat', 'not-kosher'],
    words: 'rabbit, hare, kangaroo, horse, horse meat, camel, llama, alpaca, squirrel, bear meat, ostrich steak, emu steak, guinea pig',
  },
  {
    traits: ['meat', 'not-kosher', 'not-halal'],
    words: 'alligator, crocodile, frog, frog leg, snake meat, turtle meat, iguana, donkey meat, dog meat',
  },
  {
    traits: ['meat', 'liver'],
    words: 'liver, liverwurst, braunschweiger, liver sausage, pate, foie gras, liver pate, chicken liver, calf liver, chopped liver, foie',
  },
  { traits: ['meat', 'raw-animal'], words: 'steak tartare, beef tartare, tartare, beef carpaccio, carpaccio, kibbeh nayeh, rare steak' },
  {
    traits: ['gelatin', 'meat'],
    decides: true,
    words: 'beef gelatin, beef gelatin powder, bovine gelatin, beef gelatine, bovine gelatine',
  },
  { traits: ['gelatin'], words: 'gelatin, gelatine, gelatina, e441, aspic, jello, jell o, pork gelatin, gelatin powder' },
  {
    traits: ['gelatin', 'sugar', 'plant'],
    words:
      'marshmallow, marshmallow fluff, marshmallow creme, gummy bear, gummy candy, gummi bear, gummy, gummi, wine gum, jelly baby, fruit gum, haribo, gummy worm, candy corn',
  },
  { traits: ['gelatin', 'dairy', 'sugar'], words: 'panna cotta, bavarois, bavarian cream' },
  { traits: ['fish'], decides: true, words: 'fish gelatin, fish gelatine, isinglass, isinglass fining, fish collagen, marine collagen' },
  { traits: ['rennet', 'from-animal'], words: 'rennet, animal rennet, calf rennet' },
  {
    traits: ['dairy', 'rennet'],
    words: 'parmesan, parmigiano, parmigiano reggiano, grana padano, grana, parmesan cheese, parmesano, parm, parmigiana cheese',
  },
  {
    traits: ['insect'],
    words:
      'carmine, cochineal, e120, natural red 4, crimson lake, carminic acid, shellac, e904, confectioner glaze, cricket flour, cricket powder, mealworm, cricket, grasshopper, silkworm, insect protein, lac resin, insect',
  },
  { traits: ['from-animal'], words: 'lanolin, e913, l cysteine, e920, vitamin d3, cholecalciferol, castoreum, ambergris, musk' },
  { traits: ['bee'], words: 'honey, honeycomb, raw honey, mead, beeswax, e901, miel, honig, miele, honey mustard, honey powder, manuka' },
  { traits: ['bee', 'alcohol'], words: 'mead, honey wine' },

  // Sea.
  {
    traits: ['fish'],
    words: `fish, seafood, cod, codfish, haddock, pollock, pollack, coley, saithe, whiting, hake, hoki, grenadier, ling, tusk, cusk, halibut, flounder, plaice, sole, lemon sole, dover sole, fluke, sanddab, megrim, witch flounder, brill, salmon, trout, char fish, arctic whitefish, vendace, grayling, smelt, capelin, herring, kipper, bloater, sprat, sardine, pilchard, anchovy, shad, menhaden, hilsa, tuna, albacore, skipjack, bonito, katsuobushi, bonito flake, mackerel, snapper, grouper, sea bass, seabass, bass fillet, striped bass, branzino, barramundi, sea bream, bream, gilthead, porgy, dorade, croaker, drum fish, mullet, red mullet, gurnard, john dory, redfish, rosefish, ocean perch, perch, pike, zander, pikeperch, walleye, pickerel, carp, tench, roach fish, barbel, tilapia, cobia, mahi mahi, dorado, opah, wahoo, pomfret, butterfish, milkfish, bangus, bangu, rohu, catla, kingfish, yellowtail, hamachi, amberjack, sablefish, black cod, rockfish, lingcod, weever, garfish, needlefish, parrotfish, threadfin, sandeel, sand eel, argentine fish, icefish, rabbitfish, triggerfish, surgeonfish, patagonian toothfish, toothfish, chilean sea bass, bombay duck, fish roe, roe, salmon roe, trout roe, tobiko, masago, ikura, mentaiko, bottarga, fish sauce, nam pla, nuoc mam, nuoc cham, garum, colatura, fish stock, fish oil, cod liver oil, omega 3 fish oil, dashi, hondashi, worcestershire, worcestershire sauce, worcester sauce, caesar dressing, fish paste, fish cake, fish finger, fish stick, kamaboko, narutomaki, naruto, chikuwa, gefilte fish, taramasalata, tarama, lutefisk, bouillabaisse, brandade, furikake, anchovy paste, puttanesca, nicoise, poisson, thon, saumon, morue, cabillaud, anchois, hareng, maquereau, fisch, lachs, thunfisch, kabeljau, forelle, sardelle, hering, pescado, atun, salmon ahumado, bacalao, anchoa, boqueron, merluza, pesce, tonno, salmone, acciuga, merluzzo, baccala, zalm, tonijn, surstromming, rollmop, fish meal, fish protein, fish powder`,
  },
  {
    traits: ['fish', 'raw-animal'],
    words: 'sashimi, ceviche, raw fish, raw salmon, raw tuna, poke, crudo, tuna tartare, salmon tartare, gravlax, nigiri',
  },
  { traits: ['fish', 'raw-animal', ...DISH], words: 'sushi, sushi roll, maki' },
  {
    traits: ['fish', 'not-kosher'],
    words:
      'catfish, eel, unagi, anago, elver, conger, conger eel, moray, lamprey, skate, ray wing, stingray, sturgeon, caviar, beluga caviar, monkfish, anglerfish, lumpfish, lumpfish roe, lumpfish caviar, basa, pangasius, swai, burbot, huss, rock salmon, dogfish, escolar, turbot, wolffish, puffer fish, fugu, sea urchin, uni, sea cucumber, jellyfish, swordfish, shark, shark fin, marlin',
  },
  {
    traits: ['fish', 'high-mercury', 'not-kosher'],
    words: 'swordfish, shark, shark fin, marlin, blue marlin, shark steak, swordfish steak',
  },
  { traits: ['fish', 'high-mercury'], words: 'king mackerel, tilefish, bigeye tuna, orange roughy, sailfish' },
  {
    traits: ['fish', 'crustacean', 'processed'],
    words: 'surimi, imitation crab, crab stick, krab, kanikama, seafood stick, crabstick, imitation lobster, imitation shrimp',
  },
  {
    traits: ['crustacean'],
    words: `shellfish, crustacean, shrimp, prawn, crab, crabmeat, crab meat, lobster, crayfish, crawfish, crawdad, yabby, yabbie, marron crayfish, langoustine, scampi, norway lobster, nephrop, krill, krill oil, barnacle, percebe, slipper lobster, squat lobster, mantis shrimp, spiny lobster, rock lobster, bug tail, balmain bug, crab cake, shrimp paste, shrimp powder, shrimp stock, dried shrimp, belacan, kapi, bagoong, terasi, lobster bisque, seafood mix, seafood medley, gamba, ebi, crevette, homard, langosta, camaron, gambero, granchio, aragosta, garnele, krabbe, hummer, garnaal, kreeft, bisque, cioppino, chitosan, glucosamine, prawn cracker`,
  },
  { traits: ['mollusc', 'processed', 'plant'], words: 'clamato, clamato juice, oyster sauce, clam chowder' },
  { traits: ['crustacean', 'mollusc', 'fish', 'processed', 'plant'], words: 'xo sauce' },
  {
    traits: ['crustacean', 'mollusc', 'fish'],
    words:
      'seafood mix, seafood medley, fruit de mer, frutti di mare, bouillabaisse, cioppino, mixed seafood, shellfish stock, seafood stock, gumbo',
  },
  {
    traits: ['mollusc'],
    words: `mollusc, mollusk, oyster, oyster sauce, oyster extract, mussel, clam, clam juice, clam chowder, cockle, whelk, winkle, periwinkle, scallop, abalone, conch, squid, squid ink, calamari, calamar, cuttlefish, cuttlefish ink, sepia ink, octopus, snail, escargot, limpet, razor clam, geoduck, quahog, littleneck, cherrystone, ark shell, sea snail, top shell, turban shell, murex, venus shell, carpet shell, tellin, wedge shell, surf clam, paua, ormer, conpoy, shellfish, moule, huitre, coquille, poulpe, seiche, muschel, auster, tintenfisch, krake, mejillon, almeja, ostra, pulpo, chipiron, cozza, vongole, vongola, ostrica, polpo, seppia, calamaro, mossel, fruit of the sea`,
  },

  // Dairy and eggs.
  {
    traits: ['dairy'],
    words: `milk, buttermilk, butter, ghee, butter oil, butterfat, milk fat, milkfat, butter fat, anhydrous milk fat, cream, half and half, creme fraiche, creme, clotted cream, sour cream, whipped cream, whipping cream, cream cheese, cream powder, whey, whey powder, whey protein, casein, caseinate, sodium caseinate, calcium caseinate, milk protein, milk solid, milk powder, milk sugar, lactose, lactalbumin, lactoglobulin, lactoferrin, curd, cheese curd, curd cheese, cheese, cheese powder, yogurt, yoghurt, kefir, skyr, quark, labneh, labne, leben, laban, ayran, lassi, doogh, kumis, koumiss, filmjolk, viili, kashk, khoya, mawa, malai, paneer, raita, tzatziki, shrikhand, fromage blanc, fromage frai, petit suisse, dairy, dairy product, milkshake, ice cream, gelato, frozen yogurt, soft serve, kulfi, custard, creme anglaise, pastry cream, creme patissiere, bechamel, alfredo, alfredo sauce, mornay, white sauce, ranch, ranch dressing, blue cheese dressing, cheese sauce, queso, nacho cheese, fondue, dulce de leche, cajeta, condensed milk, evaporated milk, latte, cappuccino, cafe au lait, chai latte, hot chocolate, milk chocolate, white chocolate, caramel, toffee, fudge, butterscotch, tiramisu, malted milk, ovaltine, horlick, recaldent, simplesse, ganache, buttercream, coffee creamer, creamer, pudding, rice pudding, rennet casein, tres leche, junket, milk permeate, quarg,
      lait, beurre, creme liquide, fromage, yaourt, lactoserum, milch, sahne, rahm, kase, kaese, joghurt, quark cheese, molke, magermilchpulver, vollmilchpulver, leche, mantequilla, queso, suero de leche, latte intero, burro, panna, formaggio, siero di latte, melk, boter, kaas, smetana, tvorog, topfen, mleko, maslo`,
  },
  {
    traits: ['dairy'],
    words: `cheddar, mozzarella, burrata, stracciatella, ricotta, mascarpone, feta, halloumi, provolone, scamorza, caciocavallo, asiago, fontina, montasio, pecorino, pecorino romano, romano, manchego, gouda, edam, leerdammer, maasdam, emmental, emmentaler, emmenthal, gruyere, comte, beaufort, appenzeller, raclette, tete de moine, vacherin, tilsit, tilsiter, havarti, danbo, esrom, jarlsberg, gjetost, brunost, limburger, harzer, butterkase, munster, muenster, monterey jack, pepper jack, jack cheese, colby, cotija, queso fresco, oaxaca cheese, panela cheese, swiss cheese, american cheese, velveeta, cottage cheese, farmer cheese, pot cheese, hoop cheese, neufchatel, boursin, philadelphia, goat cheese, chevre, crottin, valencay, sainte maure, selles sur cher, sheep milk cheese, roncal, idiazabal, mahon, tetilla, cabrale, zamorano, ossau iraty, cantal, salers, laguiole, mimolette, morbier, abondance, saint nectaire, saint paulin, port salut, tomme, tomme de savoie, reblochon, maroille, maroilles, mont d or, langre, livarot, pont l eveque, pont leveque, pelardon, rocamadour, picodon, banon, brousse, faisselle, cancoillotte, boulette d avesne, brin d amour, wensleydale, lancashire cheese, cheshire cheese, caerphilly, red leicester, double gloucester, derby cheese, cornish yarg, kashkaval, kasseri, kefalotyri, graviera, mizithra, manouri, anthotyro, akkawi, nabulsi, jibneh, ackawi, paneer cheese, chhena, quesillo, queijo, catupiry, requeijao, oscypek, bryndza, liptauer, bel paese, crescenza, stracchino, robiola, castelmagno, toma, bitto, casu, ubriaco, piave, provola, primo sale, quartirolo, cheshire, wensleydale cheese`,
  },
  {
    traits: ['dairy', 'mold-ripened'],
    words:
      'brie, camembert, chaource, brillat savarin, coulommier, roquefort, gorgonzola, stilton, blue cheese, bleu cheese, danish blue, danablu, cambozola, bleu d auvergne, fourme d ambert, bleu de bresse, bleu de gex, bleu des causse, saint agur, cabrales, taleggio, epoisse, epoisses, munster cheese, neufchatel aoc, saint marcellin, saint felicien, dolcelatte, cashel blue, brie cheese, camembert cheese, gorgonzola cheese',
  },
  {
    traits: ['dairy', 'unpasteurised'],
    words: 'raw milk, unpasteurized milk, unpasteurised milk, raw milk cheese, unpasteurized cheese, unpasteurised cheese',
  },
  {
    traits: ['egg'],
    words: `egg, egg white, egg yolk, yolk, egg wash, egg powder, albumen, albumin, egg albumen, ovalbumin, ovomucoid, ovoglobulin, ovovitellin, livetin, vitellin, lysozyme, e1105, egg lecithin, mayonnaise, mayo, miracle whip, aioli, tartar sauce, remoulade, hollandaise, bearnaise, quail egg, duck egg, egg salad, omelet, omelette, frittata, tortilla espanola, scrambled egg, deviled egg, poached egg, boiled egg, egg substitute, egg beater, thousand island, shakshuka, eggs benedict, tamagoyaki, oeuf, jaune d oeuf, blanc d oeuf, eier, eigelb, eiweiss, volleipulver, huevo, yema de huevo, clara de huevo, uovo, uova, tuorlo, albume, ovoproduct, jajko, egg product, meringue powder`,
  },
  { traits: ['egg', 'raw-animal'], words: 'raw egg, raw egg yolk, raw egg white, raw yolk, runny egg' },
  { traits: ['egg', 'sugar'], words: 'meringue, meringue nest, pavlova, royal icing, zabaglione, sabayon' },
  { traits: ['egg', 'tree-nut', 'sugar'], words: 'macaron, amaretti, amaretti cookie, nougat, turron, torrone' },
  {
    traits: ['egg', 'dairy', 'sugar'],
    words:
      'eggnog, egg nog, custard, creme brulee, flan, creme caramel, lemon curd, crema catalana, zabaione, mousse, chocolate mousse, ice cream custard, pots de creme',
  },
  { traits: ['egg', 'dairy', 'alcohol', 'sugar'], words: 'advocaat' },
  { traits: ['egg', 'dairy', 'sugar', 'raw-animal'], words: 'mousse made with raw egg, raw egg mousse' },

  // Cereals with gluten.
  {
    traits: ['gluten', 'grain', 'starch', 'plant'],
    words: `wheat, wheat flour, whole wheat, wheat germ, wheat bran, wheat starch, wheat protein, textured wheat protein, hydrolyzed wheat protein, wheat gluten, gluten, vital wheat gluten, wheat flake, wheat berry, cracked wheat, durum, durum wheat, durum wheat semolina, semolina, farina, cream of wheat, couscous, bulgur, bulghur, burghul, freekeh, spelt, dinkel, kamut, khorasan, khorasan wheat, einkorn, emmer, farro, triticale, barley, pearl barley, barley flake, barley flour, barley malt, malt, malted barley, malt extract, malt syrup, malt flour, malt flavoring, rye, rye malt, rye flour, rye flake, wholemeal rye, graham, graham flour, graham cracker, matzo, matzah, matza, matzo meal, seitan, flour, all purpose flour, plain flour, bread flour, cake flour, pastry flour, self rising flour, self raising flour, strong flour, white flour, wholemeal flour, maida, atta, chapati flour, suji, sooji, rava, sourdough, sourdough starter, levain, bread, breadcrumb, bread crumb, panko, crouton, bun, bread roll, dinner roll, baguette, ciabatta, focaccia, bagel, pita, pitta, naan, nan bread, chapati, roti, paratha, lavash, flatbread, crispbread, rusk, zwieback, toast, crostini, bruschetta, english muffin, crumpet, pasta, spaghetti, macaroni, penne, fusilli, rigatoni, linguine, fettuccine, tagliatelle, farfalle, orzo, fregola, vermicelli, noodle, ramen, udon, soba, somen, chow mein, lo mein, lasagna sheet, cannelloni, gnocchi, flour tortilla, tortilla wrap, wrap, wheat tortilla, burrito, wonton wrapper, dumpling wrapper, spring roll wrapper, filo, phyllo, pie crust, pie dough, pie shell, pizza dough, pizza crust, pizza base, pretzel, cracker, saltine, ritz, water biscuit, oyster cracker, communion wafer, cream cracker, stuffing, dumpling, gyoza, potsticker, wonton, empanada, samosa, vegetable samosa, spring roll, tempura, tempura batter, tempura flake, batter, roux, gravy, gravy granule, brown gravy, bran flake, bran, muesli, weetabix, shredded wheat, grape nut, wheaties, all bran, cereal, farine de farine, orge, seigle, epeautre, weizen, weizenmehl, gerste, roggen, dinkelmehl, hartweizen, hartweizengriess, griess, trigo, harina de trigo, cebada, centeno, frumento, grano duro, farina di frumento, orzo perlato, segale, tarwe, tarwebloem, gerst, rogge, pszenica, kamut flour, brewer yeast, yeast extract, marmite, vegemite`,
  },
  {
    traits: ['gluten', 'egg', ...DISH],
    words: 'egg noodle, egg pasta, fresh pasta, tagliatelle all uovo, matzo ball, spaetzle, egg roll, egg roll wrapper',
  },
  {
    traits: BAKED,
    words: `cake, cupcake, muffin, brownie, blondie, cookie, cookie dough, biscuit, shortbread, scone, pancake, waffle, crepe, french toast, donut, doughnut, danish pastry, danish, pastry, eclair, profiterole, cream puff, choux, churro, brioche, panettone, pound cake, sponge cake, cheesecake, carrot cake, banana bread, pie, tart, quiche, croissant, strudel, cobbler, bread pudding, yorkshire pudding, popover, trifle, tiramisu, cannoli, babka, stollen, twinkie, oreo, digestive biscuit, ice cream cone, ice cream sandwich, ladyfinger, gingerbread, fruitcake, christmas pudding, sticky toffee pudding, gateau, kuchen, torte, lebkuchen, madeleine, biscotti`,
  },
  {
    traits: [...BAKED, 'raw-animal'],
    words: 'raw cookie dough, cookie dough, cookie dough raw egg, raw cake batter, cake batter, raw batter',
  },
  { traits: ['gluten', 'egg', 'sugar', ...DISH], words: 'ladyfinger biscuit, savoiardi, sponge finger, challah, loaf challah' },
  { traits: ['gluten', 'egg', ...DISH], decides: true, words: 'challah, challah bread' },
  {
    traits: ['gluten', 'dairy', ...DISH],
    words:
      'pizza, cheese pizza, margherita pizza, calzone, stromboli, mac and cheese, macaroni and cheese, lasagna, lasagne, ravioli, tortellini, grilled cheese, cheese sandwich, quesadilla, alfredo pasta, fettuccine alfredo, cacio e pepe, cheese straw, croque monsieur, moussaka, bechamel, bechamel sauce, roux sauce, cauliflower cheese, garlic bread, naan bread',
  },
  {
    traits: ['gluten', 'dairy', 'meat', 'pork', 'processed', ...DISH],
    words: 'pepperoni pizza, meat lovers pizza, sausage pizza, hawaiian pizza, pizza with pepperoni',
  },
  {
    traits: ['gluten', ...DISH],
    words:
      'sandwich, sub sandwich, panini, hoagie, burger, hamburger, hot dog in bun, corn dog, gyro sandwich, ramen soup, instant noodle, cup noodle, spring roll, pot pie, couscous salad, pasta salad, tabbouleh, tabouli, yakisoba, pad see ew, chow mein noodle',
  },
  {
    traits: ['starch', 'grain', 'plant'],
    words:
      'fried rice, risotto, pilaf, biryani, paella, jambalaya, rice bowl, rice pilaf, congee, polenta, grit, hominy, popcorn, corn chip, tortilla chip, nacho, tamale, arepa, pupusa, rice, brown rice, wild rice, quinoa, millet, sorghum, teff, amaranth, fonio, oat, oatmeal, porridge, granola, rice krispie, corn flake, masa, masa harina',
  },
  {
    traits: ['starch', 'plant'],
    words: 'potato chip, french fry, hash brown, potato salad, mashed potato, potato wedge, tater tot, poi, fufu, cassava, tapioca',
  },
  {
    traits: ['gluten', 'soy', 'plant'],
    words:
      'soy sauce, shoyu, teriyaki, teriyaki sauce, hoisin, hoisin sauce, dark soy sauce, light soy sauce, barley miso, mugi miso, gochujang, ssamjang, black bean sauce, ponzu, kecap manis, maggi seasoning',
  },
  {
    traits: ['gluten', 'alcohol', 'plant'],
    words: 'beer, ale, lager, stout, pilsner, wheat beer, porter beer, guinness, ipa, beer batter, shandy, bier, birra, biere, cerveza',
  },

  // Nuts, peanut, soy, seeds.
  {
    traits: ['tree-nut', 'plant'],
    words: `nut, mixed nut, tree nut, almond, cashew, cashew nut, hazelnut, filbert, cobnut, walnut, pecan, pistachio, macadamia, macadamia nut, brazil nut, pine nut, pignoli, pinon, chestnut, hickory nut, beechnut, candlenut, gingko nut, ginkgo nut, pili nut, lichee nut, shea nut, sapucaia, marcona, marzipan, almond paste, frangipane, praline, pralines, hazelnut praline, gianduja, gianduia, nutella, nut butter, nut oil, walnut oil, almond oil, hazelnut oil, pistachio oil, pecan oil, macadamia oil, cashew cream, baklava, amandine, almondine, orgeat, nut meal, trail mix, pesto, romesco, dukkah, mandelona, noisette, noix, amande, noix de cajou, pistache, pecan pie, haselnuss, walnuss, pistazie, nuss, cashewkern, almendra, avellana, nuez, anacardo, pistacho, nocciola, mandorla, pinolo, pistacchio, hazelnoot, amandel, walnoot, korma, muesli nut, bakewell, linzer, florentine cookie, bear claw, granola nut, turtle candy, ferrero rocher, toblerone, chocolate hazelnut spread`,
  },
  { traits: ['tree-nut', 'alcohol', 'sugar', 'plant'], words: 'amaretto, frangelico, nocino, nocello' },
  {
    traits: ['peanut', 'legume', 'plant'],
    words:
      'peanut, peanut oil, groundnut, monkey nut, goober, goober pea, arachis oil, arachide, beer nut, satay, satay sauce, pad thai, peanut brittle, cacahuete, cacahuate, cacahouete, erdnuss, arachidi, pinda, pindakaas, kung pao, ground nut, valencia nut, nutter butter, snickers, reese, gado gado, trail mix, mixed nut, massaman curry paste',
  },
  {
    traits: ['soy', 'legume', 'plant'],
    words: `soy, soya, soybean, soja, tofu, bean curd, beancurd, tempeh, edamame, miso, miso paste, rice miso, white miso, red miso, white rice miso, miso soup, natto, tamari, tvp, textured vegetable protein, textured soy protein, soy protein, soy protein isolate, soy lecithin, soya lecithin, lecithin, e322, okara, yuba, kinako, doenjang, doubanjiang, liquid amino, bragg amino, hydrolyzed vegetable protein, hydrolyzed soy protein, soybean oil, soya oil, soybean paste, fermented soybean, soya bean, sojabohne, sojalecithin, soyrizo, inari, aburaage, agedashi tofu, mapo tofu, soy curl, vegetable protein, fermented black bean`,
  },
  {
    traits: ['sesame', 'plant'],
    words:
      'sesame, sesame seed, sesame oil, tahini, tahina, halva, halvah, gomasio, gomashio, benne, benne seed, gingelly, gingelly oil, til seed, zaatar, za atar, dukkah, sesam, sesamo, ajonjoli, everything bagel seasoning, sim sim, hummus, baba ganoush, furikake, everything bagel',
  },
  {
    traits: ['mustard', 'plant'],
    words:
      'mustard, mustard seed, mustard powder, mustard oil, dijon, dijon mustard, moutarde, senf, mostaza, senape, mosterd, piccalilli, honey mustard',
  },
  {
    traits: ['celery', 'plant'],
    words: 'celery, celery seed, celery salt, celeriac, celery root, celeri, sellerie, apio, sedano, selderij, mirepoix, old bay',
  },
  { traits: ['lupin', 'legume', 'plant'], words: 'lupin, lupine, lupini, lupin flour, lupini bean, altramuz, lupino' },
  {
    traits: ['sulphite'],
    words:
      'sulphite, sulfite, sulphur dioxide, sulfur dioxide, metabisulfite, metabisulphite, bisulfite, e220, e221, e222, e223, e224, e225, e226, e227, e228',
  },
  {
    traits: ['legume', 'starch', 'plant'],
    words:
      'lentil, chickpea, garbanzo, black bean, pinto bean, kidney bean, navy bean, white bean, cannellini, refried bean, baked bean, fava bean, broad bean, lima bean, hummus, falafel, dal, dahl, split pea, bean dip, papadum, besan, three bean salad, chili bean, bean salad, adzuki, mung bean',
  },

  // Alcohol.
  {
    traits: ['alcohol', 'plant'],
    words: `alcohol, liquor, wine, red wine, white wine, rose wine, cooking wine, dry sherry, sherry, port wine, ruby port, tawny port, madeira, marsala, vermouth, champagne, prosecco, cava, sake, mirin, shaoxing, shaoxing wine, rice wine, brandy, cognac, armagnac, calvados, grappa, pisco, whiskey, whisky, bourbon, scotch, rum, gin, vodka, tequila, mezcal, schnapps, kirsch, kirschwasser, ouzo, pernod, pastis, absinthe, arak, raki, aquavit, liqueur, cointreau, grand marnier, triple sec, curacao, kahlua, baileys, irish cream, creme de menthe, creme de cassis, creme de cacao, chambord, limoncello, sambuca, galliano, drambuie, campari, aperol, jagermeister, chartreuse, benedictine, midori, maraschino liqueur, sloe gin, hard cider, hard seltzer, angostura, angostura bitter, aromatic bitter, orange bitter, cocktail bitter, dash bitter, margarita, sangria, mojito, martini, mulled wine, spirit, soju, makgeolli, baijiu, moonshine, everclear, ethanol, ethyl alcohol, vin rouge, vin blanc, wein, rotwein, weisswein, vino, vino blanco, vino tinto, vino bianco, wijn, rum raisin, rum ball, coq au vin, beurre blanc, burgundy wine, merlot, chardonnay, cabernet sauvignon, pinot noir, pinot grigio, sauvignon blanc, riesling, chianti, dry vermouth, sweet vermouth, vanilla extract`,
  },
  {
    traits: ['plant'],
    words:
      'wine vinegar, red wine vinegar, white wine vinegar, rice wine vinegar, sherry vinegar, champagne vinegar, cider vinegar, apple cider vinegar, spirit vinegar, wine salt',
  },
  { traits: ['gluten', 'plant'], words: 'malt vinegar' },

  // Sweet things and sprouts.
  {
    traits: ['sugar', 'plant'],
    words:
      'sugar, corn syrup, candy, lollipop, jelly bean, jam, jelly, marmalade, soda, cola, lemonade, syrup, frosting, icing, sprinkle, chocolate bar, chocolate syrup, sorbet, sherbet, popsicle, slushie, fruit punch, energy drink, cranberry sauce, sweetened condensed, turkish delight, licorice candy, cotton candy, rock candy, praline, fudge, toffee, caramel, nougat, brittle, mousse, ganache, pudding mix, cake mix',
  },
  {
    traits: ['raw-sprouts', 'plant'],
    words: 'raw sprout, alfalfa sprout, raw bean sprout, clover sprout, radish sprout, raw alfalfa sprout, raw mung bean sprout',
  },
  {
    traits: ['meat', 'plant', 'processed'],
    words:
      'chicken bouillon, chicken bouillon cube, beef bouillon, beef bouillon cube, chicken stock cube, beef stock cube, cube chicken bouillon, lamb stock cube',
  },
  { traits: ['dairy'], words: 'casein protein, casein powder, micellar casein, casein' },

  // Seasonings, sauces and wares named after what they go with.
  {
    traits: [],
    words: `steak seasoning, steak rub, steak spice, steak sauce, steak fry, steak knife, cauliflower steak, cabbage steak, mushroom steak, poultry seasoning, chicken seasoning, chicken spice, chicken rub, pork rub, rib rub, seafood seasoning, crab seasoning, crab boil, shrimp boil seasoning, fish seasoning, fish spice, taco meat seasoning, burger seasoning, burger sauce, shawarma seasoning, shawarma spice, kebab spice, sausage seasoning, rooster sauce, buffalo sauce, buffalo hot sauce,
      coconut meat, nut meat, avocado meat, sushi nori, sushi vinegar, sushi mat, sushi ginger, bitter melon, bitter gourd, bitter green, bitter orange, bitter chocolate, bitter cocoa, bitter lemon,
      cocktail onion, cocktail cherry, cocktail tomato, pumpkin pie spice, apple pie spice, gingerbread spice, cake spice, tart cherry, tart apple, pie pumpkin, pie apple, cake yeast, chestnut mushroom, almond mushroom, pancake syrup, waffle syrup, pudding rice, creamer potato, bread and butter pickle, bread machine yeast, pizza seasoning, pizza sauce, pizza spice, pasta sauce, pasta seasoning, spaghetti sauce, spaghetti seasoning, spaghetti squash, tomato pasta sauce, burrito seasoning, bread seasoning, toast point, beer yeast, wine yeast, champagne yeast, egg timer, milk fungus, oyster knife, honey dipper, hot dog mustard, turkey seasoning, turkey brine, ranch seasoning`,
  },
  {
    traits: ['starch', 'grain', 'plant'],
    words:
      'sushi rice, rice cereal, puffed rice cereal, brown rice cake, pad thai noodle, rice vermicelli noodle, vermicelli rice noodle, rice stick noodle, pho noodle, bun noodle, rice pudding rice, corn semolina, corn cereal, corn flatbread',
  },
  {
    traits: ['gluten', 'grain', 'starch', 'plant'],
    words: `hamburger bun, hot dog bun, hotdog bun, burger bun, slider bun, kaiser roll, hoagie roll, sub roll, crusty roll, white roll, sausage roll wrapper, french stick, chapatti, phulka, farik, rotini, gemelli, cavatappi, orecchiette, conchiglie, linguini, fettuccini, pappardelle, ditalini, risoni, kritharaki, acini di pepe, ptitim, ziti, mostaccioli, bucatini, capellini, angel hair, angel hair pasta, spaghettini, tortelloni, agnolotti, manicotti, campanelle, garganelli, strozzapreti, trofie, cavatelli, pici, radiatore, lasagna noodle, lasagne sheet, lasagna sheet, israeli couscous, pumpernickel, ryvita, knackebrod, fruit loaf, wheatgerm, weet bix, tortilla, soft tortilla, cous cous, bisquick, baking mix, pancake mix, waffle mix, muffin mix, stuffing mix, cake mix, brownie mix, breading, breaded, battered, crumbed, bran cereal, digestive, digestive biscuit, filo pastry, phyllo pastry, puff pastry, puff pastry sheet, cracker crumb, shortcrust, shortcrust pastry, pastry case, pastry crust, pastry dough, pastry shell, pie shell, tart shell, bao bun, mantou, steamed bun, cracker meal, wheat cracker, bread dough, spelt bread, rye bread, sourdough bread, malt loaf, melba toast, taralli, grissini, breadstick, pitta bread, pita chip, bagel chip, wheat noodle, wheat tortilla, farro pasta, spelt pasta, bulgur wheat, wheat beer malt, oyster cracker, animal cracker, fig newton, nutri grain, licorice, liquorice candy, twizzler, malted milk ball, hydrolysed wheat protein, hydrolyzed wheat, wheat fibre, wheat fiber, bread wheat, common wheat, soft wheat, hard wheat, winter wheat, barley meal, barley water, barley semolina, rye meal, rye semolina, spelt flake, spelt semolina, oriental wheat, polish wheat, soy sauce wheat, worcestershire malt, edible cup, cornflake, cornflakes, corn flakes cereal`,
  },
  { traits: ['gluten', 'soy', 'sugar', 'grain', 'starch', 'plant'], words: 'oreo, oreo cookie, chocolate sandwich cookie, cookie crumb' },
  {
    traits: ['gluten', 'dairy', 'starch', 'plant', 'processed'],
    words:
      'cream of mushroom soup, condensed cream of mushroom soup, cream of celery soup, cream of broccoli soup, condensed cream soup, cheddar cheese soup, cream soup, condensed cheese soup, cream of mushroom',
  },
  {
    traits: ['gluten', 'dairy', 'meat', 'starch', 'processed'],
    words: 'cream of chicken soup, condensed cream of chicken soup, cream of chicken',
  },
  {
    traits: ['gluten', 'meat'],
    words:
      'meatball, meatloaf, frozen meatball, chicken nugget, chicken finger, breaded chicken, schnitzel, wiener schnitzel, chicken parmesan, beef wellington, sausage roll, chicken fried steak, scotch egg, scotch broth, haggis, fried chicken',
  },
  {
    traits: ['gluten', 'fish'],
    words:
      'fish stick, fish finger, breaded fish, fish and chip, battered fish, beer battered fish, tuna sandwich, fish taco, fish burger, tuna melt',
  },
  {
    traits: ['gluten', 'crustacean'],
    words: 'breaded shrimp, shrimp tempura, tempura shrimp, coconut shrimp, popcorn shrimp, crab rangoon, lobster roll, scampi breaded',
  },
  { traits: ['egg', 'fish'], words: 'tuna salad, tartare sauce' },
  { traits: ['egg', 'dairy', 'fish'], words: 'caesar dressing, caesar salad, caesar salad dressing' },
  {
    traits: ['egg', 'dairy'],
    words:
      'carbonara, carbonara sauce, ranch dressing, ranch, blue cheese dressing, bechamel egg, souffle, cheese souffle, egg custard, spoon bread',
  },
  {
    traits: ['egg'],
    words:
      'coleslaw, potato salad, macaroni salad, chicken salad, egg salad sandwich, thousand island dressing, remoulade sauce, burger mayo, kewpie, special sauce, hen egg, chicken egg, goose egg, turkey egg, ostrich egg, century egg, salted egg, egg mayonnaise',
  },
  {
    traits: ['dairy'],
    words: `goat milk, sheep milk, ewe milk, cow milk, buffalo milk, camel milk, mare milk, donkey milk, yak milk, yak butter, goat yogurt, sheep yogurt, buffalo yogurt, goat butter, goat cream, goat kefir, goat curd, goat milk cheese, sheep cheese, ewe cheese, buffalo cheese, buffalo mozzarella, goat cheese log, bocconcini, ciliegine, mozzarella pearl, froyo, crema, mexican crema, lebneh, pepperjack, tikka masala, butter chicken, palak paneer, saag paneer, paneer tikka, korma sauce, vodka sauce, cream sauce, butter sauce, cheese dip, spinach dip, queso dip, spinach artichoke dip, creamed spinach, mashed potato butter, scalloped potato, au gratin, gratin, dauphinoise, clam chowder, chowder, cream tea, chocolate milk, malted milk powder, milk tea, bubble tea milk, protein shake whey, whey isolate, whey concentrate, ice cream bar, dairy cream, uht milk, skim milk, skimmed milk, whole milk, semi skimmed milk, acidified milk, fermented milk, milk mineral, milk calcium, milk extract, lactic butter, concentrated butter, rennet curd, demineralised whey, sweet whey, whey permeate, butter fat powder, cultured cream, cultured buttermilk, dairy spread, spreadable cheese, processed cheese, grated cheese, melted cheese, cheese food`,
  },
  { traits: ['dairy', 'meat', 'processed'], words: 'cheeseburger patty, cheeseburger patties, cheese stuffed burger patty' },
  {
    traits: ['dairy', 'tree-nut'],
    words: 'pesto, pesto sauce, basil pesto, pesto genovese, ferrero rocher, toblerone, gianduja milk, praline cream',
  },
  {
    traits: ['dairy', 'sugar', 'plant'],
    words:
      'milk chocolate, white chocolate, caramel, caramel sauce, toffee, fudge, butterscotch, butterscotch chip, dulce de leche, m and m, kit kat, milky way, twix, snickers, condensed milk, chocolate ice cream, nougat milk',
  },
  {
    traits: ['meat'],
    words:
      'rib eye, prime rib, rib roast, back rib, rib tip, lengua, top round, bottom round, eye of round, eye round, round steak, round roast, rump roast, rump steak, skirt steak, hanger steak, bavette, onglet, flat iron steak, london broil, osso buco, t bone, tri tip, porterhouse, new york strip, strip steak, kalbi, galbi, bulgogi, mince, minced meat, ground meat, ground beef, beef mince, goat, kid goat, cabrito, mutton fat, venison sausage, chicken wing, hot wing, rotisserie chicken, chicken fat, chicken skin, chicken broth, chicken stock, beef broth, beef stock, veal stock, turkey stock, lamb stock, demi-glace, gravy beef, meat broth, bone stock, roast beef, beef jerky, chicken soup, beef stew, noodle soup chicken, chicken noodle soup, chili beef, taco meat, fajita meat, birria, al pastor meat, carne, menudo, oxtail stew, pho broth, ramen broth, muscovy duck, duck confit, peking duck, wood pigeon, wild duck, wild goose, woodcock, snipe, chamois, fallow deer, red deer, roe deer, antelope, springbok, kudu, zebra, wildebeest, impala, musk ox, water buffalo, beefalo, veal escalope, lamb shank, lamb chop, cow, bull, heifer, bovine, ovine, poultry meat, game meat, liver meat, heart meat, beef heart, chicken heart, beef kidney, lamb kidney, pig kidney, steak and kidney pie, blood',
  },
  {
    traits: ['pork', 'meat'],
    words:
      'sow, boar meat, iberico, iberico pork, pork floss, pork sausage, pork pie, pork scratching, pork bun, al pastor, wild pig, iberian ham, pulled pork sandwich, bak kwa, cochinita pibil, lechon, sisig, brat, ham bone, country ham, ham steak, canadian bacon, peameal bacon, rasher, bacon bit, schweineschmalz',
  },
  {
    traits: ['fish'],
    words: `ahi, ahi tuna, steelhead, mahimahi, finnan haddie, lox, fumet, salmon steak, halibut steak, tuna steak, cod steak, swordfish steak, yellowfin, yellowfin tuna, bluefin, bluefin tuna, pacific saury, saury, sanma, ayu, pollan, powan, burbot liver, blue whiting, pouting, pout, norway pout, norway haddock, red snapper, snook, tarpon, bluefish, sheepshead, sablefish fillet, kingclip, snoek, barracouta, orange perch, nile perch, european perch, silver carp, grass carp, bighead carp, chub, dace, rudd, asp fish, vimba, gudgeon, loach, houting, cisco, nase, alaska pollock, alaska pollack, greenland halibut, black halibut, lumpsucker, greater weever, stargazer, goby, blenny, wrasse, scorpionfish, rascasse, lionfish, stonefish, bogue, saupe, picarel, comber, leerfish, blackspot seabream, common dentex, dentex, pandora fish, meagre, corvina, shi drum, bigeye scad, scad, horse mackerel, chub mackerel, atka mackerel, spanish mackerel, frigate tuna, bullet tuna, little tunny, scabbardfish, cutlassfish, hairtail, ribbonfish, oilfish, moonfish, sunfish, boarfish, anglerfish tail, cusk eel, sand smelt, silverside fish, garfish fillet, flying fish, halfbeak, pangas, panga, tra fish, climbing perch, snakehead, gourami, arapaima, pirarucu, paiche, tambaqui, pacu, piranha, dourada, dourado, golden pompano, pompano, permit fish, jack fish, trevally, giant trevally, queenfish, mulloway, flathead, dhufish, trumpeter, morwong, warehou, trevalla, gemfish, blue grenadier, orange roughie, oreo dory, dory, john dory fillet, smooth dory, bream fillet, goldband snapper, emperor fish, sweetlip, coral trout, spangled emperor, bonito fish, wahoo fish, fish ball, fish tofu, fish skin, fish bone, fish head, fish egg, soft roe, shad roe, cod roe, herring roe, capelin roe, flying fish roe, pollock roe, karasumi, anchovy oil, anchovy fillet, anchovy extract, katsuo, katsuo dashi, iriko, niboshi, bonito extract, bonito stock, tuna flake, salted cod, salt cod, stockfish, smoked fish, smoked haddock, kippered herring, matjes, bismarck herring, fish pie, kedgeree, fish broth, fish bouillon, fish gravy`,
  },
  {
    traits: ['crustacean'],
    words:
      'sand shrimp, brown shrimp, pink shrimp, white shrimp, grey shrimp, whiteleg shrimp, tiger prawn, king prawn, giant prawn, banana prawn, endeavour prawn, caridean shrimp, red shrimp, carabinero, king crab, snow crab, dungeness crab, blue crab, spider crab, swimming crab, edible crab, brown crab, soft shell crab, mud crab, stone crab, tanner crab, horseshoe crab, crab claw, crab leg, crab paste, crab extract, lobster tail, lobster meat, european lobster, american lobster, crayfish tail, red swamp crayfish, signal crayfish, noble crayfish, gammarus, shrimp extract, shrimp oil, prawn paste, prawn stock, shrimp sauce, tom yum paste, laksa paste, shrimp chip, shrimp cracker, prawn toast, shrimp fried rice shrimp, amaebi, sakura shrimp, sergestid shrimp, antarctic krill, crustacea',
  },
  {
    traits: ['mollusc'],
    words:
      'blue mussel, green mussel, green lipped mussel, mediterranean mussel, mussel meat, clam meat, clam broth, manila clam, grooved carpet shell, hard clam, soft shell clam, pacific oyster, european flat oyster, oyster meat, smoked oyster, great scallop, queen scallop, king scallop, bay scallop, sea scallop, scallop roe, common octopus, musky octopus, european squid, veined squid, shortfin squid, flying squid, common cuttlefish, sepia, sepia ink, squid tube, baby squid, firefly squid, bobtail squid, cephalopod, bivalve, gastropod, common whelk, dog whelk, land snail, garden snail, burgundy snail, snail caviar, sea ear, awabi, haliotis, blood clam, cockle meat, pipi, tuatua, toheroa, donax, coquina, pen shell, fan mussel',
  },
  {
    traits: ['tree-nut', 'plant'],
    words:
      'almond flake, slivered almond, marcona almond, almond powder, almond protein, hazelnut paste, hazelnut spread, pistachio paste, almond brittle, nut brittle, candied nut, candied pecan, candied walnut, brazilnut, pine kernel, pine nut kernel, cedar nut, walnut piece, nougatine, duja, nut crust, nut mix, nut roast, nut bar, nut loaf, nut crumb, almond croissant, almond biscotti, maple pecan, cashew piece, queensland nut, macadam, paranut, para nut, karuka, pecan nut, noce brasiliana, castanea, muhammara, ajo blanco, tarator, skordalia walnut, charoset, waldorf salad, financier, dacquoise, macaroon, marron glace, chestnut puree, sweet chestnut, vegan parmesan, vegan ricotta, cashew parmesan, almond ricotta',
  },
  { traits: ['tree-nut', 'dairy', 'sugar', 'plant'], words: 'nutella, chocolate hazelnut spread, hazelnut chocolate spread' },
  {
    traits: ['soy', 'plant'],
    words:
      'soya sauce, soy bean, soy bean oil, soybean sprout, soy isolate, soy flake, soy fiber, soy fibre, soya flour, soya lecithin emulsifier, emulsifier lecithin, emulsifier e322, soya protein, soya chunk, soya mince, soy mince, soy chorizo, soy grit, nutrela, soy bean paste, black bean paste, yuba skin, soy wrapper, soy sprout, soya sprout, tofu skin, tofu puff, silken tofu, vegan burger, beyond burger, impossible burger, veggie burger, vegan sausage, tofurky, mapo, sukiyaki, teriyaki marinade, stir fry sauce, bulgogi sauce, bulgogi marinade, unagi sauce, tonkatsu sauce, okonomiyaki sauce, eel sauce, kung pao sauce, general tso sauce, miso glaze, miso dressing, miso butter, tempe, oncom',
  },
  {
    traits: ['fish', 'crustacean'],
    words:
      'kimchi, thai curry paste, thai red curry paste, thai green curry paste, red curry paste, green curry paste, massaman paste, pad thai sauce, tom yum',
  },
  {
    traits: ['alcohol', 'sugar', 'plant'],
    words:
      'port, tawny, cream sherry, sweet sherry, dessert wine, ice wine, moscato, sauternes, tokaji, limoncello liqueur, orange liqueur, coffee liqueur, elderflower liqueur, st germain, rum cake, rum sauce, brandy butter, brandy sauce, whiskey sauce, bourbon sauce, wine sauce, wine reduction, marsala wine, red wine jus, tiramisu liqueur, amaro, fernet, southern comfort, malibu, pimms, peach schnapps, creme de banane, creme de violette, eggnog liqueur, vin santo, hard lemonade, hard kombucha, bloody mary, bellini, mimosa, white claw, sparkling wine, lambrusco, asti, burgundy, shiraz, zinfandel, tempranillo, rioja, cider hard, cachaca, pisco sour, vodka sauce, penne alla vodka, beer cheese, beer bread, kahlua syrup, sake kasu, cooking sherry, cooking sake, hon mirin, shaohsing wine, huangjiu, hung chu, michiu',
  },
  { traits: ['gluten', 'alcohol', 'plant'], words: 'beer bread, beer cheese soup' },
  {
    traits: ['sesame', 'plant'],
    words:
      'sesame paste, sesame butter, sesame bun, sesame cracker, sesame bar, sesame dressing, goma, goma dressing, black sesame, sesame snap, tahini sauce, togarashi, shichimi, hommus, humus, falafel, zatar, simit, sesame bagel, hoisin, chili crisp',
  },
  {
    traits: ['bee', 'sugar'],
    words:
      'honey syrup, hot honey, honey glaze, honey butter, honey bbq, honey roasted, honey nut cheerio, honey graham, acacia honey, clover honey, manuka honey, bee venom, bee wax, bee',
  },
  {
    traits: ['gelatin', 'sugar'],
    words:
      'jelly cube, gelatin dessert, gelatin mix, fruit snack, starburst, skittle gelatin, peep, rocky road, smore, s more, gelatine leaf, leaf gelatin, sheet gelatin, gelatin sheet, vegetable free gelatin, edible gelatin, bovine gelatin, porcine gelatin',
  },

  // Dishes whose name tells several things at once.
  {
    traits: [...BAKED, 'tree-nut'],
    words:
      'pecan pie, baklava, almond croissant, bakewell tart, linzer torte, almond cake, hazelnut torte, walnut cake, carrot walnut cake, banana nut bread, nut bread, pecan roll, bear claw, frangipane tart, almond cookie, pecan bar',
  },
  {
    traits: ['gluten', 'dairy', 'meat', 'starch', 'processed', 'plant'],
    words:
      'cheeseburger, bacon cheeseburger, chicken parmesan, chicken parmigiana, veal parmesan, chicken cordon bleu, beef lasagna, meat lasagna, philly cheesesteak, cheesesteak, chicken alfredo, chicken quesadilla, beef enchilada, chicken enchilada, chicken pot pie, shepherd pie topped, cottage pie topped, beef stroganoff, swedish meatball, patty melt, sliders, moussaka, pastitsio, chicken fettuccine',
  },
  {
    traits: ['gluten', 'dairy', 'egg', 'meat', 'pork', 'processed', 'starch'],
    words: 'quiche lorraine, breakfast sandwich, egg mcmuffin, croque madame, ham and cheese quiche, breakfast burrito with bacon',
  },
  {
    traits: ['gluten', 'meat', 'pork', 'processed', 'starch'],
    words:
      'blt, blt sandwich, club sandwich, cuban sandwich, ham sandwich, italian sub, muffuletta, corn dog, pig in a blanket, pork bun, char siu bao, pork dumpling, pork gyoza, wonton soup',
  },
  { traits: ['gluten', 'meat', 'dairy', 'processed', 'starch'], words: 'reuben, reuben sandwich, pastrami sandwich' },
  {
    traits: ['fish', 'crustacean', 'mollusc'],
    words:
      'seafood, seafood paella, paella, marinara seafood, seafood pasta, seafood salad, seafood soup, seafood chowder, fritto misto, seafood casserole, seafood boil, seafood risotto, etouffee',
  },
  { traits: ['mollusc', 'raw-animal'], words: 'raw oyster, raw clam, oyster on the half shell, raw shellfish, raw mussel, raw scallop' },
  { traits: ['pork', 'meat'], decides: true, words: 'head cheese, headcheese' },
  {
    traits: ['tree-nut', 'plant'],
    decides: true,
    words: 'cashew cream cheese, almond cream cheese, cashew ice cream, almond ice cream, nut cream cheese, nut cheese',
  },
  { traits: ['soy', 'plant'], decides: true, words: 'tofu cream cheese, soy cream cheese, soya cream cheese, tofu sour cream' },
  {
    traits: ['plant'],
    decides: true,
    words:
      'oat cream cheese, coconut cream cheese, coconut sour cream, coconut whipped cream, coconut whipping cream, oat ice cream, oat whipping cream',
  },
  { traits: ['dairy', 'alcohol', 'sugar'], words: 'baileys, irish cream, irish cream liqueur, white russian, rumchata, creme irish' },
  { traits: ['meat', 'liver'], words: 'fois gras, pate de foie' },
  {
    traits: ['gluten'],
    words:
      'ble, ble tendre, ble dur, weizenstarke, weizenkleber, weizeneiweiss, gerstenmalz, gerstenmalzextrakt, roggenmehl, dinkel, hafer weizen, semola, semola di grano duro, grano, malto, malto d orzo, farro perlato, harina, malta de cebada, malt d orge, amidon de ble, gluten de ble, paniermehl, semmelbrosel, chapelure, pangrattato, pan rallado',
  },
  {
    traits: ['dairy'],
    words:
      'milchpulver, sussmolkenpulver, butterreinfett, butterschmalz, sahnepulver, milcheiweiss, milchzucker, magermilch, vollmilch, buttermilch, frischkase, quarkpulver, lait entier, lait ecreme, lait en poudre, poudre de lait, beurre concentre, petit lait, creme fraiche epaisse, leche entera, leche en polvo, leche condensada, suero de leche, queso rallado, latte scremato, latte in polvo, siero di latte in polvo, mozzarella di bufala, parmigiano grattugiato, leite, manteiga, queijo, soro de leite, nata liquida',
  },
  {
    traits: ['egg'],
    words:
      'eiklar, vollei, eigelbpulver, huhnereier, oeuf entier, oeuf frais, oeuf en poudre, huevo pasteurizado, clara, yema, uova fresche, ovos, gema',
  },
  {
    traits: ['tree-nut'],
    words:
      'haselnusse, haselnussmark, walnusse, pekannuss, paranuss, nusse, mandelmehl, poudre d amande, noix de pecan, noix du bresil, nuez pecana, nuece, almendras molidas, nocciole, mandorle, pistacchi, noci, amendoa, castanha de caju, avela',
  },
  {
    traits: ['peanut'],
    words: 'erdnusse, erdnussbutter, beurre de cacahuete, mantequilla de cacahuete, mantequilla de mani, burro di arachidi, amendoim',
  },
  {
    traits: ['soy'],
    words:
      'sojaol, sojaprotein, sojasauce, sojamehl, lecithine de soja, proteine de soja, lecitina de soja, salsa de soja, lecitina di soia, soia, salsa di soia',
  },
  {
    traits: ['crustacean'],
    words:
      'krebstiere, krebse, shrimps, langoustine entiere, langostino, cigala, cangrejo, bogavante, mazzancolle, scampo, astice, camarao',
  },
  {
    traits: ['mollusc'],
    words:
      'weichtiere, miesmuschel, jakobsmuschel, calmar, noix de saint jacques, coquille saint jacques, vieira, mejillones, sepia fresca, lula, polvo',
  },
  {
    traits: ['meat'],
    words:
      'rindertalg, huhnerfett, putenfleisch, lammfleisch, hackfleisch, boeuf hache, viande de boeuf, carne de vaca, carne de res, carne de pollo, carne bovina, carne macinata, pechuga de pollo, petto di pollo, frango',
  },
  {
    traits: ['pork', 'meat'],
    words:
      'schweinefett, speckwurfel, viande de porc, gras de porc, carne de cerdo, jamon serrano, jamon iberico, carne suina, maiale macinato, pancetta affumicata, presunto',
  },

  { traits: ['legume', 'plant'], decides: true, words: 'just egg, plant egg, chickpea egg, tofu egg' },
  { traits: ['unpasteurised'], words: 'unpasteurized, unpasteurised, raw milk' },
  {
    traits: ['egg', 'dairy'],
    words:
      'hollandaise, hollandaise sauce, bearnaise, bearnaise sauce, welsh rarebit, chile relleno, eton mess, banoffee, huevos rancheros',
  },
  {
    traits: ['gluten', 'dairy'],
    words:
      'malted milk, malted milk powder, horlick, ovaltine, poutine, croqueta, croquette, chimichanga, welsh rarebit, gulab jamun, alfajor, banoffee pie, nachos supreme',
  },
  {
    traits: ['gluten', 'dairy', 'egg', 'starch'],
    words:
      'spanakopita, tiropita, borek, burek, pierogi, perogy, blintz, gougere, clafoutis, arancini, pastel de nata, tres leches cake, rugelach, hamantaschen, lamington, anzac biscuit, syrniki, egg tart, dutch baby, monte cristo',
  },
  {
    traits: ['gluten', 'meat', 'starch'],
    words:
      'cornish pasty, pasty, pelmeni, khinkali, momo, manti, kibbeh, kofta kebab, toad in the hole, banh mi, gyudon bowl, meat empanada, chicken katsu, katsu, katsu curry, bangers and mash, steak pie, kreatopita',
  },
  { traits: ['gluten', 'egg', 'dairy', 'meat'], words: 'chicken kiev, chicken kyiv, monte cristo sandwich' },
  { traits: ['meat', 'pork', 'egg', 'dairy'], words: 'carbonara, amatriciana, saltimbocca' },
  {
    traits: ['meat'],
    words:
      'pho, bibimbap, satay skewer, rendang, vindaloo, rogan josh, tagine lamb, pastilla, harira, tikka, chicken tikka, adobo chicken, jerk chicken, bobotie, sauerbraten, rouladen, feijoada, mole poblano chicken, pozole, chicken biryani, lamb biryani',
  },
  { traits: ['pork', 'meat'], words: 'tonkotsu, tonkotsu broth, feijoada, dan dan, mapo, bun cha, lechon asado, choucroute' },
  { traits: ['fish', 'crustacean', 'egg', 'peanut'], words: 'pad thai' },
  {
    traits: ['crustacean', 'fish'],
    words:
      'laksa, tom kha, jambalaya shrimp, california roll, spider roll, dragon roll, rainbow roll, sambal belacan, seafood pancake, haemul pajeon',
  },
  {
    traits: ['fish'],
    words:
      'philadelphia roll, spicy tuna roll, salmon roll, tuna roll, tteokbokki, kedgeree, bagna cauda, vitello tonnato, bacalhau, poke bowl, fish curry',
  },
  { traits: ['gluten', 'egg', 'mollusc', 'fish'], words: 'takoyaki' },
  { traits: ['gluten', 'egg', 'fish'], words: 'okonomiyaki' },
  {
    traits: ['gluten', 'soy'],
    words:
      'pad see ew, pad kee mao, drunken noodle, lo mein, chow mein, yakisoba, yaki udon, fried noodle, zha jiang mian, dan dan noodle, chop suey, general tso chicken, orange chicken, sesame chicken, kung pao, mongolian beef, beef and broccoli, fried rice takeout, bibimbap, japchae, bulgogi',
  },
  {
    traits: ['dairy'],
    words:
      'risotto, enchilada, rasmalai, kheer, halwa, burfi, barfi, rasgulla, rice pudding, tapioca pudding, bread and butter, butter chicken sauce, makhani, dal makhani, elote, philadelphia cream, cold foam, frappe, frappuccino, affogato, mocha, macchiato, flat white, cortado, egg cream',
  },
  {
    traits: ['gluten', 'plant'],
    words: 'fattoush, bruschetta, panzanella, injera wheat, pita bread pizza, mezze bread, lahmacun, pide, naan pizza',
  },
  {
    traits: ['egg'],
    words:
      'latke, kugel, egg foo young, egg fried rice, bibimbap, okonomiyaki batter, tortilla de patata, spanish tortilla, chawanmushi, egg curry, egg drop soup, avgolemono, oyakodon',
  },
  // Products by their own name, and words that a commoner food's name would hide.
  {
    traits: ['fish'],
    decides: true,
    words: 'lea and perrin, lea perrin, prahok, pla ra, padaek, patis, gentleman relish, gentlemans relish',
  },
  { traits: ['dairy'], decides: true, words: 'gentleman relish, gentlemans relish, beurre noisette, noisette butter' },
  { traits: ['fish', 'crustacean'], words: 'kani, kanikama, kani salad, seafood stick' },
  { traits: ['gluten', 'grain', 'starch', 'plant'], decides: true, words: 'grape nut, grape nuts, grape nut cereal' },
  { traits: ['gluten'], words: 'kit kat, twix, fu, yaki fu, kuruma fu' },
  { traits: ['egg'], words: 'creme anglaise, creme patissiere, pastry cream' },
  { traits: ['peanut', 'legume', 'plant'], words: 'pb, pb2, crunchy pb, creamy pb' },
  { traits: ['tree-nut', 'peanut', 'sesame'], words: 'mole poblano, mole negro, mole sauce, mole paste' },
  { traits: ['pork', 'meat'], words: 'chicharrone, chicharrones, cracklings' },
  // What a longer name says of itself is all that counts of it, so these say what the words inside them would have said.
  {
    traits: ['gluten', 'plant'],
    words:
      'sesame bun, sesame bagel, sesame cracker, everything bagel, honey graham, penne alla vodka, bread and butter, almond biscotti, florentine cookie, prawn toast, seafood pasta, macaroni salad, egg salad sandwich, pulled pork sandwich, chicken noodle soup, noodle soup chicken, meat pie, mince meat pie, steak and kidney pie, pork pie, fish pie, fish cake, crab cake, fish gravy, spoon bread, bechamel egg, rum cake, beer cheese, seafood pancake, shepherd pie, cottage pie, black pudding, white pudding, teriyaki marinade, bulgogi sauce, bulgogi marinade, unagi sauce, eel sauce, tonkatsu sauce, okonomiyaki sauce, okonomiyaki batter, kung pao sauce, char siu sauce, boerewors, boerewurst, faggot, banger, chipolata, cumberland sausage, lincolnshire sausage, muesli nut, burger sandwich, gyoza, jiaozi, bisto, puri, poori, kitkat, twiglet, branston pickle',
  },
  {
    traits: ['egg'],
    words:
      'scotch egg, macaroon, meatloaf, tempura, tempura batter, croquette, schnitzel, wiener schnitzel, chicken schnitzel, crab cake, fish cake, rum cake, almond biscotti, florentine cookie, eggnog liqueur, tiramisu liqueur, seafood pancake, pancake mix, waffle mix, muffin mix, pot pie, chicken pot pie, biscotti, battenberg, battenberg cake, stollen, tamago, tamagoyaki, salad cream, kewpie mayo, simplesse, spaghetti carbonara, sponge pudding',
  },
  {
    traits: ['dairy'],
    words:
      'honey butter, miso butter, brandy butter, rum cake, beer cheese, beer cheese soup, seafood chowder, seafood risotto, naan pizza, pita bread pizza, philadelphia roll, crab cake, almond biscotti, florentine cookie, eggnog liqueur, tiramisu liqueur, malted milk ball, fish pie, meat pie, shepherd pie, cottage pie, steak and kidney pie, pancake mix, waffle mix, muffin mix, mashed potato, biscotti, battenberg cake, stollen, sherbet, laughing cow, babybel, boursin, burfi, barfi, kerrygold, lurpak, benecol, anchor butter, garlic butter sauce',
  },
  { traits: ['dairy', 'sugar'], words: 'beurre blanc, kulfi, khoa, rabri, sandesh, peda' },
  {
    traits: ['pork', 'meat'],
    words:
      'deli ham, pork gelatin, liver sausage, venison sausage, al pastor meat, bacon cheeseburger, carbonara sauce, spaghetti carbonara, dan dan noodle, mapo tofu, hot dog in bun, sausage roll, pork crackling, ham glaze, faggot, banger, cumberland sausage, lincolnshire sausage, gyoza, jiaozi, pork rib, bbq rib, rack of rib, slab of rib',
  },
  {
    traits: ['meat'],
    words:
      'butter chicken, chicken salad, general tso chicken, orange chicken, sesame chicken, mongolian beef, beef and broccoli, gyro sandwich, doner, donair, vitello tonnato, merguez, boerewors, boerewurst, coronation chicken, beef rib, scotch pie',
  },
  {
    traits: ['peanut', 'plant'],
    words:
      'dan dan, dan dan noodle, dan dan sauce, satay, satay skewer, kung pao sauce, kung pao chicken, mole, mole verde, enchilada mole, chicken mole, mole poblano chicken, mandelona, salsa macha, chikki, bamba, maafe, mafe, butterfinger, payday bar, nutmeat, nut meat, jif, skippy, snickers',
  },
  { traits: ['tree-nut', 'peanut', 'plant'], decides: true, words: 'nut butter' },
  {
    traits: ['tree-nut', 'alcohol', 'sugar', 'plant'],
    decides: true,
    words:
      'amaretto, amaretto liqueur, disaronno, frangelico, nocino, nocello, hazelnut liqueur, almond liqueur, walnut liqueur, pistachio liqueur, creme de noyaux',
  },
  {
    traits: ['tree-nut', 'plant'],
    words:
      'chestnut flour, korma sauce, honey nut cheerio, nougat, nougat milk, mole poblano chicken, battenberg, battenberg cake, stollen, butternut meat, burfi, barfi, biscotti, cantucci, florentine, kemiri, kaju, badam, pista, pinoli, anacarde, mandeln, chinquapin, nut meat, nutmeat, snickers, rocher',
  },
  {
    traits: ['sesame', 'plant'],
    words:
      'sesame chicken, hoisin, hoisin sauce, dan dan, dan dan noodle, dan dan sauce, bibimbap, bulgogi, bulgogi sauce, bulgogi marinade, japchae, ssamjang, tarator, poke bowl, sushi roll, halwa tahini, tilgul, gajak, pasteli, tehina, mole poblano chicken, sesame salad dressing, asian salad dressing, asian dressing',
  },
  {
    traits: ['mustard', 'plant'],
    decides: true,
    words:
      'salad cream, chow chow, chow chow relish, deviled egg, devilled egg, kasundi, sambar powder, panch phoron, karashi, mostarda, grey poupon, colman',
  },
  {
    traits: ['mustard'],
    words:
      'remoulade, remoulade sauce, coleslaw, coleslaw dressing, potato salad, egg salad, tuna salad, chicken salad, macaroni salad, thousand island, thousand island dressing, burger mayo, special sauce, welsh rarebit, corned beef spice, pickling spice, pickled onion, bread and butter pickle, branston pickle, french dressing, sauce gribiche, achar, curry sauce, barbecue sauce, bbq sauce, barbeque sauce',
  },
  { traits: ['egg', 'mustard'], decides: true, words: 'salad cream, deviled egg, devilled egg' },
  {
    traits: ['celery', 'plant'],
    words:
      'cream of celery soup, cream of celery, celery soup, soffritto, sofrito, holy trinity, cajun trinity, bloody mary mix, bloody mary, waldorf salad, potato salad, tuna salad, chicken salad, gumbo, jambalaya, minestrone, ragu, bolognese, bolognaise, vegetable juice, v8, bovril, maggi, knorr cube, soup mix, smallage, seasoned salt',
  },
  {
    traits: ['soy', 'plant'],
    words:
      'char siu sauce, stir fry sauce, meat substitute, meat analogue, bouillon cube, stock cube, mentsuyu, memmi, koya dofu, douchi, bragg, seasoned soy, furikake, tempura sauce, teppanyaki sauce, sambal kecap',
  },
  {
    traits: ['gluten', 'plant'],
    words: 'furikake, mentsuyu, memmi, meat substitute, meat analogue, veggie burger, vegan burger, vegan sausage',
  },
  {
    traits: ['sulphite', 'plant'],
    words:
      'dried peach, dried pear, dried papaya, dried pineapple, dried nectarine, dried fruit, mixed dried fruit, dried tropical fruit, cocktail onion, pickled onion, crystallized ginger, crystallised ginger, candied ginger, glace cherry, glace fruit, mixed peel, candied peel, desiccated coconut, potato flake, dehydrated potato, dried potato',
  },
  { traits: ['sulphite'], words: 'chipolata, banger, cumberland sausage, lincolnshire sausage, boerewors' },
  { traits: ['fish'], words: 'tom yum paste, miso soup, whitebait, green goddess dressing, cocktail sauce, bloody mary mix, bloody mary' },
  { traits: ['crustacean'], words: 'raw shellfish, nasi goreng, sambal terasi, krupuk, kerupuk, moreton bay bug, ecrevisse, jambalaya' },
  { traits: ['mollusc'], words: 'seafood pancake, hokkigai, tako, calamares, petoncle, molusco, fruits de mer' },
  { traits: ['lupin', 'legume', 'plant'], words: 'tarwi, tremoco, altramuce, lupinus' },
  { traits: ['alcohol', 'plant'], words: 'cider, dry cider, beer battered fish, scrumpy' },
  { traits: ['plant'], words: 'apple cider, sweet apple cider, spiced apple cider' },
  { traits: ['deli-meat', 'meat'], words: 'cold cut, cold meat' },
  { traits: ['liver'], words: 'cod liver oil, haggis' },
  {
    traits: ['dairy', 'mold-ripened'],
    decides: true,
    words:
      'munster, munster cheese, vacherin, vacherin mont d or, mont d or, pont l eveque, pont leveque, limburger, reblochon, livarot, maroille, langre, saint marcellin, robiola, brillat savarin, coulommier, saint andre, cambozola, bucheron, soft ripened goat cheese, soft ripened cheese, washed rind cheese, bloomy rind cheese',
  },
  { traits: ['sugar', 'plant'], words: 'fruit juice' },
  {
    traits: ['sulphite', 'plant'],
    decides: true,
    words:
      'bottled lemon juice, bottled lime juice, lemon juice from concentrate, lime juice from concentrate, lemon juice concentrate, lime juice concentrate, pickled ginger, sushi ginger, gari, instant mashed potato, instant potato',
  },
  // The table counts one of beef; of what another one is made nobody says.
  { traits: ['meat', 'pork', 'processed', 'deli-meat'], decides: true, words: 'hot dog, hotdog, frankfurter, wiener' },
  {
    traits: ['meat', 'processed', 'deli-meat'],
    decides: true,
    words: 'beef hot dog, beef frank, beef frankfurter, all beef hot dog, kosher hot dog, halal hot dog',
  },
  {
    traits: ['meat', 'processed', 'deli-meat'],
    decides: true,
    words: 'turkey hot dog, turkey frank, turkey frankfurter, chicken hot dog, chicken frankfurter',
  },
  { traits: ['soy', 'gluten', 'plant'], words: 'maggi, maggi seasoning' },
  // Of those without peanuts the label says that they may have them, too.
  { traits: ['peanut', 'dairy', 'soy', 'sugar', 'plant'], decides: true, words: "m&m, m&m's" },
];
