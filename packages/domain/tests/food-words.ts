/**
 * What a cook or an allergist knows of a food's name, written down without looking at the food table: its rules, kinds
 * and facets must not be able to vouch for themselves. Left: what it is. Right: names, singular, of any length; of two
 * names that both fit a text, the longer is meant.
 */
const FOODS_BY_TAGS: Readonly<Record<string, string>> = {
  'meat beef raw': `beef, ground beef, steak, flank steak, sirloin steak, ribeye steak, strip steak, flat iron steak, beef chuck, brisket, beef shank,
    short rib, veal, beef tenderloin, skirt steak, hanger steak, stew beef, beef stew meat, oxtail, eye of round roast`,
  'meat game raw': 'bison, bison steak, ground bison, venison, elk, rabbit',
  'meat lamb raw': 'lamb, ground lamb, lamb chop, lamb shoulder, goat meat, mutton',
  'meat pork raw': `pork, ground pork, pork chop, pork loin, pork tenderloin, pork shoulder, pork belly, pork rib, spare rib, sparerib, baby back rib, bratwurst,
    italian sausage, chorizo, pork sausage, sausage, breakfast sausage`,
  'meat pork cured raw': 'bacon, pancetta, guanciale',
  'meat pork cured deli': 'ham, prosciutto, salami, pepperoni, mortadella, serrano ham, kielbasa, hot dog',
  'meat pork cured': 'pork rind, pork crackling',
  'meat poultry raw': `chicken, chicken breast, chicken thigh, chicken drumstick, chicken wing, chicken tender, ground chicken, turkey,
    ground turkey, ground turkey breast, turkey breast, duck, duck breast, cornish hen, chicken liver, chicken sausage, turkey sausage`,
  'meat poultry': 'cooked chicken, cooked turkey, rotisserie chicken, canned chicken',
  'meat poultry cured deli': 'turkey kielbasa, deli turkey, turkey ham, deli chicken',
  'meat poultry cured raw': 'turkey bacon',
  'meat beef cured deli': 'roast beef, deli roast beef, corned beef, pastrami, beef jerky, bresaola',
  'meat beef liver raw': 'liver, beef liver, calf liver',
  'meat poultry liver': 'pâté, liver pâté',
  'meat beef broth': 'beef broth, beef stock, beef bone broth',
  'meat poultry broth': 'chicken broth, chicken stock, chicken bone broth',
  'meat broth': 'bone broth',
  'meat pork fat': 'lard, bacon fat, pork fat',
  'meat beef fat': 'tallow, beef tallow, suet',
  'meat poultry fat': 'duck fat, chicken fat, schmaltz, goose fat',
  'meat pork gelatin': 'gelatin, marshmallow',
  'meat beef gelatin': 'collagen, collagen peptide, collagen powder',
  'fish raw': `fish, salmon, trout, cod, haddock, halibut, pollock, sole, flounder, tilapia, snapper, red snapper, sea bass, bass, mackerel, sardine,
    herring, tuna, tuna steak, hake, anchovy fillet, arctic char, whitefish, perch, pike, mahi mahi, branzino, barramundi, grouper`,
  'fish raw unkosher': 'catfish, monkfish, eel, sturgeon, skate, turbot',
  'fish raw mercury': 'king mackerel, tilefish, bigeye tuna, marlin, orange roughy',
  'fish raw mercury unkosher': 'swordfish, shark',
  fish: `canned tuna, tuna in oil, canned salmon, canned sardine, canned mackerel, anchovy, anchovies, hot-smoked salmon, smoked mackerel,
    smoked trout, kamaboko, bonito flake, dashi, fish stock, fish sauce, anchovy paste, worcestershire sauce`,
  'fish deli': 'salmon roe, trout roe, caviar, smoked salmon, lox, gravlax, pickled herring',
  'fish shellfish crustacean condiment veg': 'kimchi, xo sauce',
  'shellfish crustacean raw': 'shrimp, prawn, crab, lobster, crayfish, crawfish',
  'shellfish crustacean': 'crab meat, crabmeat, lump crab meat',
  'shellfish mollusc raw': 'scallop, mussel, clam, oyster, squid, calamari, octopus, shellfish',
  'shellfish mollusc soy gluten condiment': 'oyster sauce',
  'shellfish crustacean condiment': 'shrimp paste, green curry paste, red curry paste, yellow curry paste, thai curry paste, curry paste',
  'egg raw': 'egg, egg yolk, egg white, liquid egg white',
  egg: 'hard-boiled egg, egg white protein powder, egg protein powder, mayonnaise, avocado oil mayonnaise, aioli, mayo',
  'dairy milk': 'milk, whole milk, low-fat milk, skim milk, nonfat milk, buttermilk, evaporated milk, condensed milk, kefir, goat milk',
  'dairy cream': 'cream, heavy cream, sour cream, half-and-half, crème fraîche, whipped cream, creme fraiche',
  'dairy yogurt': 'yogurt, greek yogurt, skyr, labneh, tzatziki, raita',
  'dairy cheese': `cheese, cheddar, mozzarella, fresh mozzarella, gouda, swiss cheese, provolone, monterey jack, paneer, ricotta, cottage cheese,
    cream cheese, havarti, edam, colby, american cheese, mascarpone, string cheese, halloumi, emmental`,
  'dairy cheese soft': 'feta, goat cheese, brie, camembert, queso fresco, cotija, blue cheese, gorgonzola, roquefort, burrata',
  'dairy cheese rennet': 'fontina, parmesan, parmigiano, pecorino, pecorino romano, grana padano, manchego, gruyère, gruyere, asiago',
  'dairy fat': 'butter, unsalted butter, salted butter',
  'dairy fat clarified': 'ghee',
  'dairy sweet': 'ice cream, milk chocolate, caramel, dulce de leche',
  'dairy powder': 'whey protein, whey, casein, milk powder, whey protein isolate, casein protein',
  'dairy nut rennet sauce': 'pesto',
  'gluten grain bread': `bread, whole-wheat bread, sourdough bread, sourdough, baguette, ciabatta, rye bread, pumpernickel, bun, whole-wheat bun, roll,
    pita, whole-wheat pita, chapati, roti, flatbread, focaccia, toast, english muffin, bagel, breadcrumb, panko, flour tortilla, tortilla,
    whole-wheat tortilla, crispbread, rye crispbread, cracker, wonton wrapper, crouton, lavash, multigrain bread, wrap, whole-grain bread, phyllo dough, filo dough, saltine,
    pizza dough, injera`,
  'gluten grain bread dairy': 'naan, garlic bread',
  'gluten grain bread dairy egg': 'brioche, challah, croissant, pancake mix, waffle, cookie, cake, muffin, pie crust, pastry',
  'gluten grain': `flour, whole-wheat flour, couscous, bulgur, farro, barley, pearl barley, wheat berry, freekeh, semolina, seitan*, rye, spelt, wheat germ,
    wheat bran, bran cereal, cream of wheat, graham cracker, gingersnap, pretzel, kamut, muesli, israeli couscous, all-purpose flour, malt, cereal, bran flake, shredded wheat`,
  'gluten grain pasta': `pasta, spaghetti, linguine, penne, macaroni, orzo, lasagna, fettuccine, rigatoni, fusilli, whole-wheat pasta, udon, udon noodle,
    ramen noodle, soba noodle, soba, noodle, lo mein, ditalini, tagliatelle, gnocchi, whole-wheat spaghetti`,
  'gluten grain pasta egg': 'egg noodle, fresh pasta, pappardelle',
  'gluten protein': 'seitan, vital wheat gluten',
  'gluten soy sauce':
    'soy sauce, low-sodium soy sauce, hoisin sauce, hoisin, teriyaki sauce, ponzu, doubanjiang, gochujang, black bean sauce, doenjang',
  'oat grain': 'oat, rolled oat, steel-cut oat, oatmeal, oat flour, oat bran, instant oat',
  'oat milky': 'oat milk, oat creamer, oat yogurt',
  'oat grain nut': 'granola',
  'grain rice': `rice, white rice, brown rice, basmati rice, jasmine rice, arborio rice, wild rice, black rice, parboiled rice, instant rice, sushi rice,
    cooked brown rice, cooked rice, short-grain brown rice, rice noodle, rice vermicelli, rice paper, puffed rice, rice cake, rice flour, red rice`,
  grain: `quinoa, millet, buckwheat, buckwheat groat, amaranth, teff, sorghum, polenta, cornmeal, grits, corn tortilla, taco shell, tortilla chip, corn chip, popcorn,
    popcorn kernel, masa harina, hominy, gluten-free pasta, gluten-free bread, gluten-free whole-grain bread, gluten-free roll, gluten-free cracker,
    gluten-free breadcrumb, gluten-free tortilla, gluten-free flour, corn flake, fonio, cornstarch, corn flour, gluten-free bun, gluten-free oat bread,
    gluten-free wrap, gluten-free spaghetti, gluten-free penne, gluten-free flour blend, gluten-free granola, gluten-free pita, gluten-free soy-free bread`,
  'starch legume': 'chickpea pasta, lentil pasta, red lentil pasta, glass noodle',
  'starchy grain veg': 'corn, sweet corn, corn kernel, corn on the cob, frozen corn',
  starchy: `potato, baby potato, russet potato, red potato, sweet potato, yam, cassava, yuca, plantain, taro, frozen hash brown, hash brown, potato starch,
    tapioca, tapioca starch, arrowroot, parsnip*, yukon gold potato, new potato, french fry, malanga, breadfruit`,
  'legume pulse': `bean, black bean, white bean, kidney bean, pinto bean, butter bean, lima bean, cannellini bean, navy bean, borlotti bean, fava bean,
    mung bean, red bean, adzuki bean, refried bean, black-eyed pea, pigeon pea, split pea, lentil, red lentil, green lentil, brown lentil, black lentil,
    canned lentil, beluga lentil, chickpea, chickpea flour, besan, dal, chana dal, urad dal, falafel, great northern bean, french lentil, baked bean`,
  'legume pulse sesame': 'hummus',
  'legume pulse soy': 'edamame, soybean, shelled edamame, natto, soy nut',
  'legume soy protein': `tofu, firm tofu, extra-firm tofu, silken tofu, soft tofu, smoked tofu, tempeh, textured soy protein, textured vegetable protein,
    soy protein, tofu puff, soy curl, soy crumble, baked tofu`,
  'legume soy milky': 'soy milk, soy yogurt, unsweetened soy milk, plain soy yogurt, soy creamer',
  'legume soy sauce': 'tamari, low-sodium tamari, miso, white miso, red miso, miso paste, liquid aminos',
  'legume peanut': 'peanut, peanut butter, peanut oil, peanut flour, powdered peanut butter, peanut sauce',
  'legume protein': 'pea protein, pea protein powder, unsweetened pea protein',
  'legume lupin': 'lupin, lupini bean, lupin flour',
  'legume milky': 'pea milk',
  'nut milky': 'almond milk, unsweetened almond milk, cashew milk, hazelnut milk, almond yogurt, cashew yogurt, almond milk yogurt',
  nut: `almond, sliced almond, walnut, pecan, cashew, pistachio, hazelnut, macadamia, macadamia nut, brazil nut, pine nut*, almond butter, cashew butter,
    almond flour, mixed nut, nut, chestnut*, hazelnut spread, marzipan, praline, nut butter, almond extract, almond meal, trail mix`,
  'nut pine': 'pine nut',
  seed: `chia seed, hemp seed, flaxseed, ground flaxseed, pumpkin seed, sunflower seed, sunflower seed butter, pumpkin seed butter, poppy seed, pepita,
    seed, flax seed, hemp heart, hemp protein, water chestnut*`,
  'seed milky': 'hemp milk',
  'seed sesame':
    "sesame seed, tahini, sesame oil, toasted sesame oil, black sesame seed, gomasio, za’atar, za'atar, furikake, dukkah, halva",
  coconut: `coconut, coconut milk, light coconut milk, coconut cream, coconut milk drink, coconut yogurt, coconut oil, coconut flake,
    unsweetened coconut flake, shredded coconut, coconut flour, coconut water, desiccated coconut`,
  'plant dairylike': `vegan feta, vegan cheddar, vegan mozzarella, vegan parmesan, vegan cream cheese, vegan sour cream, vegan cooking cream, vegan butter,
    vegan cheese, vegan yogurt, dairy-free yogurt, dairy-free butter, vegan ricotta`,
  'plant label': `vegan mayonnaise, vegan pesto, vegan sausage, vegan kimchi, vegan fish sauce, vegan green curry paste, vegan red curry paste,
    vegan worcestershire sauce, plant-based sausage, vegan ground beef, plant-based ground, veggie burger, mycoprotein, vegan burger`,
  'fruit sweetfruit': `apple, banana, orange, pear, peach, plum, mango, frozen mango, pineapple, frozen pineapple, grape, kiwi, cherry, apricot, nectarine,
    watermelon, cantaloupe, melon, honeydew, papaya, pomelo, pomegranate, pomegranate seed, clementine, tangerine, mandarin, grapefruit, fig, guava, passion fruit,
    persimmon, lychee, applesauce, fruit, orange juice, apple juice, pineapple juice, dragon fruit`,
  'fruit sweetfruit dried': `date, medjool date, raisin, golden raisin, prune, dried apricot, dried cranberry, dried fig, dried mango, dried fruit, currant,
    dried cherry, dried apple, sultana`,
  fruit: `asian pear, strawberry, strawberries, raspberry, raspberries, blueberry, blueberries, blackberry, blackberries, berry, berries, mixed berries, cranberry, lingonberry, lingonberries,
    cranberries, frozen strawberries, frozen blueberries, frozen raspberries, frozen berries, rhubarb`,
  'fruit fatty': 'avocado, olive, kalamata olive, green olive, black olive, guacamole, castelvetrano olive',
  citrus: 'lemon, lime, lemon juice, lime juice, lemon zest, lime zest, orange zest, preserved lemon, yuzu juice',
  'veg tomato': `tomato, tomatoes, cherry tomato, cherry tomatoes, canned diced tomatoes, crushed tomatoes, tomato puree, tomato sauce, marinara sauce,
    low-sodium marinara sauce, salsa, enchilada sauce, pizza sauce, pico de gallo, diced tomatoes, canned tomatoes, plum tomato, grape tomato, tomato purée, whole peeled tomatoes, passata`,
  'veg dried tomato': 'sun-dried tomato, sun-dried tomatoes',
  'veg pepper': 'bell pepper, roasted red pepper, roasted pepper, poblano pepper, red bell pepper, green bell pepper, salsa verde*',
  'spicy veg':
    'jalapeño, jalapeno, serrano pepper, green chili, red chili, chile, chili, scotch bonnet, habanero, thai chili, bird’s eye chili',
  'veg allium': 'onion, red onion, shallot, leek, green onion, scallion, spring onion, pearl onion, white onion, yellow onion, sweet onion',
  allium: 'garlic, garlic powder, onion powder, chive, garlic clove',
  'veg celery': 'celery, celery root, celeriac',
  celery: 'celery salt, celery seed',
  'veg mushroom': `mushroom, cremini mushroom, shiitake mushroom, oyster mushroom, portobello, portobello mushroom, white mushroom, button mushroom,
    enoki, shiitake, dried shiitake, dried shiitake mushroom, king oyster mushroom, chanterelle, porcini`,
  'veg leafy': `spinach, kale, lettuce, romaine, romaine lettuce, butter lettuce, arugula, swiss chard, chard, collard green, mixed green, watercress, mustard green,
    beet green, endive, radicchio, frozen spinach, baby spinach, salad green, iceberg lettuce, mâche, dandelion green, little gem, baby kale, turnip green, callaloo`,
  'veg cruciferous': `broccoli, broccolini, broccoli rabe, cauliflower, cauliflower rice, cabbage, red cabbage, napa cabbage, savoy cabbage, bok choy,
    brussels sprout, kohlrabi, coleslaw mix, sauerkraut, rutabaga, turnip, daikon, radish, radishes, frozen broccoli, cauliflower floret, broccoli slaw`,
  veg: `shirataki noodle, zucchini, zucchini noodle, spaghetti squash, summer squash, yellow squash, squash, butternut squash, acorn squash, pumpkin, pumpkin puree, eggplant, cucumber,
    mini cucumber, carrot, beet, cooked beet, green bean, asparagus, pea, frozen pea, snap pea, snow pea, okra, fennel, artichoke heart, artichoke, jicama,
    bamboo shoot, water chestnut, parsnip, mixed vegetable, vegetable, hearts of palm, mango chutney, dill pickle, pickle, gherkin, chayote, tomatillo, kabocha squash,
    salsa verde, frozen mixed vegetable, stir-fry vegetable, vegetable juice, giardiniera, green pea, beetroot, chestnut, delicata squash, cactus, nopal`,
  'veg sprout': 'bean sprout, alfalfa sprout, sprout, mung bean sprout',
  'veg seaweed': 'seaweed, nori, wakame, kombu, nori sheet, dulse, kelp',
  herb: `basil, parsley, cilantro, dill, mint, oregano, thyme, rosemary, sage, tarragon, bay leaf, bay leaves, chervil, marjoram, lemongrass, ginger, galangal,
    fresh thyme, fresh rosemary, fresh sage, fresh tarragon, dried oregano, dried thyme, herb, herbes de provence, italian seasoning, dried mint, dried basil,
    curry leaf, curry leaves, makrut lime leaf, makrut lime leaves, thai basil, ground ginger, dried dill, epazote, fresh ginger, dried rosemary, dried parsley, kaffir lime leaf`,
  spice: `black pepper, white pepper, pepper, ground cumin, cumin, cumin seed, paprika, smoked paprika, turmeric, ground turmeric, cinnamon, ground cinnamon,
    cinnamon stick, nutmeg, ground nutmeg, cardamom, ground cardamom, clove*, ground clove, coriander, ground coriander, coriander seed, garam masala, five-spice powder,
    five spice, allspice, ground allspice, saffron, sumac, caraway seed, fennel seed, star anise, lemon pepper, ras el hanout, vanilla bean, spice, old bay seasoning,
    poultry seasoning, everything bagel seasoning*, adobo seasoning, taco seasoning, fenugreek, fenugreek seed, nigella seed, asafoetida, annatto, juniper berry, jerk seasoning,
    ground ginger, baharat, dried fenugreek leaf, carom seed, szechuan peppercorn, sichuan pepper, sichuan peppercorn, amchur, dried fenugreek, dried lime, berbere, suya spice`,
  'spice spicy': `cayenne pepper, cayenne, red pepper flake, chili powder, chili flake, hot sauce, sriracha, sambal oelek, harissa, chipotle, chipotle powder, aleppo pepper,
    gochugaru, chipotle in adobo, kashmiri chili powder, chili paste, chili crisp, piri piri`,
  'spice mustardy':
    'mustard, dijon mustard, whole-grain mustard, mustard seed, yellow mustard, mustard powder, honey mustard, curry powder, black mustard seed',
  'spice seed sesame': 'everything bagel seasoning',
  acid: `vinegar, rice vinegar, white vinegar, apple cider vinegar, black vinegar, tamarind, tamarind pulp, tamarind paste, coconut vinegar`,
  'acid sulphite': 'red wine vinegar, white wine vinegar, sherry vinegar, balsamic vinegar, balsamic glaze',
  'oil fatty':
    'oil, olive oil, extra-virgin olive oil, avocado oil, cooking spray, walnut oil*, flaxseed oil, macadamia oil, palm oil, cooking oil',
  'oil fatty seedoil': 'canola oil, vegetable oil, sunflower oil, grapeseed oil, corn oil, safflower oil, rapeseed oil',
  'oil fatty soy legume': 'soybean oil',
  'oil fatty nut': 'walnut oil, almond oil, hazelnut oil',
  'sweet honey': 'honey',
  'sweet refined':
    'sugar, brown sugar, cinnamon sugar, powdered sugar, palm sugar, corn syrup, golden syrup, jam, strawberry jam, jelly, apple butter, preserves, marmalade, fruit spread, ketchup, barbecue sauce, sweet chili sauce',
  sweet: 'maple syrup, coconut sugar, agave, agave syrup, molasses, date syrup, pomegranate molasses, sweetener',
  sweetener: 'allulose, stevia, erythritol, monk fruit',
  'cocoa sweet': 'dark chocolate, chocolate, chocolate chip',
  cocoa: 'cocoa powder, cocoa, cacao nib, unsweetened cocoa',
  'alcohol sulphite': 'wine, white wine, red wine, sherry, marsala, vermouth, cooking wine, port',
  alcohol:
    'beer, rum, vodka, brandy, whiskey, bourbon, sake, shaoxing wine, mirin, vanilla extract, vanilla, liqueur, cognac, gin, tequila, amaretto',
  condiment:
    'caper, coconut aminos, tomato paste, horseradish, prepared horseradish, pickled ginger, wasabi, nutritional yeast, liquid smoke, tomato ketchup*, relish, adobo sauce*',
  broth: 'vegetable broth, vegetable stock, mushroom broth, broth, stock, bouillon',
  plain:
    'salt, sea salt, kosher salt, water, ice, ice cube, baking powder, baking soda, yeast, cream of tartar, agar, coffee, espresso, tea, matcha, green tea, msg',
};

/** Words in front that change no rule; they are taken off where a longer name is not known. */
const WITHOUT_MEANING =
  /^(?:fresh|frozen|dried|canned|cooked|raw|ground|grated|sliced|chopped|shredded|crumbled|cubed|diced|lean|extra-lean|boneless|skinless|skin-on|bone-in|unsweetened|plain|low-sodium|reduced-sodium|no-salt-added|low-fat|nonfat|fat-free|full-fat|part-skim|whole-milk|whole|organic|large|small|medium|mini|baby|ripe|certified|pasteurized|gluten-free|kosher|halal|toasted|roasted|unsalted|salted|natural|creamy|crunchy|hot|light|dark|\d+%)\s+/;

type FoodWord = { readonly phrase: string; readonly tags: ReadonlySet<string>; readonly pattern: RegExp };

/** Longest first. A star marks a name that is listed elsewhere with its true tags, as a reminder not to add it twice. */
const FOOD_WORDS: readonly FoodWord[] = Object.entries(FOODS_BY_TAGS)
  .flatMap(([tags, names]) =>
    names
      .split(',')
      .map((name) => name.trim().replace(/\s+/g, ' '))
      .filter((name) => name !== '' && !name.endsWith('*'))
      .map((phrase) => ({
        phrase,
        tags: new Set(tags.split(' ')),
        pattern: new RegExp(`(?<![\\p{L}-])${pluralOf(phrase)}(?![\\p{L}])`, 'giu'),
      })),
  )
  .toSorted((a, b) => b.phrase.length - a.phrase.length);

function pluralOf(phrase: string): string {
  const plain = phrase.replaceAll('.', '\\.').replaceAll(/['’]/g, "['’]").replaceAll(' ', '[ -]');
  if (/(?:ies|oes)$/.test(plain)) return plain;
  return plain.endsWith('y')
    ? `${plain.slice(0, -1)}(?:y|ies)`
    : plain.endsWith('f')
      ? `${plain.slice(0, -1)}(?:f|ves)`
      : `${plain}(?:s|es)?`;
}

export type NamedFood = { readonly phrase: string; readonly tags: ReadonlySet<string>; readonly at: number };

/** Foods a text names, each once per mention; a longer name hides the shorter ones inside it. */
export function findFoods(text: string): readonly NamedFood[] {
  let left = text.toLowerCase();
  const found: NamedFood[] = [];
  for (const { phrase, tags, pattern } of FOOD_WORDS) {
    if (!left.includes(phrase.slice(0, 2))) continue;
    left = left.replaceAll(pattern, (match: string, ...rest: unknown[]) => {
      found.push({ phrase, tags, at: rest.find((part) => typeof part === 'number') ?? 0 });
      return ' '.repeat(match.length);
    });
  }
  return found.toSorted((a, b) => a.at - b.at);
}

/** The food that an ingredient line's name stands for: of several names in it the last ("almond milk yogurt"). */
export function findFood(name: string): NamedFood | undefined {
  let rest = name.toLowerCase();
  for (;;) {
    const whole = FOOD_WORDS.find(({ pattern }) => rest.replace(pattern, '').trim() === '');
    if (whole) return { ...whole, at: 0 };
    const shorter = rest.replace(WITHOUT_MEANING, '');
    if (shorter === rest) return findFoods(name).at(-1);
    rest = shorter;
  }
}
