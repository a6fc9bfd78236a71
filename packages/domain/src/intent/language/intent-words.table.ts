import type { Diet, Restriction } from '../../diet/diet.ts';
import type { Allergen } from '../../food/food.ts';
import type { Cuisine, HealthAim } from '../intent.ts';
import type { MealSlot } from '../../recipe/meal-slot.ts';

export type Macro = 'protein' | 'carbs' | 'fat';

/** What a word does to the words around it. */
export type Cue =
  | 'no' // "no", "without", "hates": what follows is excluded
  | 'allergic-to' // the same, and an exception never softens it
  | 'allergy' // "peanut allergy": what precedes is excluded
  | 'free' // "dairy free": what directly precedes is excluded
  | 'except'
  | 'eats' // "but I eat", "started eating": what follows is allowed where it was left out, wished elsewhere
  | 'anything'
  | 'but'
  | 'yes' // "with", "love", "lots of": what follows is wished
  | 'fine' // "eggs are ok": what precedes is allowed
  | 'fix' // "no wait": a later figure replaces an earlier one
  | 'otherwise' // what was named before is eaten beside the diet that follows
  | 'other'
  | 'and'
  | 'every'
  | 'not' // "isn't": turns a diet around, not a food
  | 'ignore'; // "ignore the", "forget": an order to the program, not a wish

/** Cues that send a food away. */
export const REFUSING_CUES: ReadonlySet<string> = new Set<Cue>(['no', 'allergic-to', 'allergy', 'free', 'except']);

export type UnitWord =
  | 'kcal'
  | 'kj'
  | 'mj'
  | 'g'
  | 'mg'
  | 'percent'
  | 'minute'
  | 'hour'
  | 'person'
  | 'day'
  | 'year'
  | 'month'
  | 'kg'
  | 'money'
  | 'ingredient'
  | 'week';
export type BoundWord = 'max' | 'min' | 'about' | 'between' | 'or-less' | 'or-more';

/** What a phrase says. Several at once where a word says several things ("celiac"). */
export type Effect = {
  readonly diets?: readonly Diet[];
  readonly restrictions?: readonly Restriction[];
  readonly allergies?: readonly Allergen[];
  /** Ids of `intent-food-classes.table.ts` that the phrase leaves out by itself ("sattvic": alliums). */
  readonly excludes?: readonly string[];
  readonly aims?: readonly HealthAim[];
  readonly cuisines?: readonly Cuisine[];
  readonly nearestCuisine?: Cuisine;
  /** A part of its kitchen, which has no dishes of its own here. */
  readonly isRegion?: true;
  readonly dish?: string;
  readonly slot?: MealSlot;
  readonly cue?: Cue;
  readonly unit?: UnitWord;
  readonly macro?: Macro | 'fiber' | 'sodium' | 'sugar';
  readonly bound?: BoundWord;
  readonly perDay?: true;
  readonly perMeal?: true;
  /** Said on the day: what of the phrase no plan serves. */
  readonly remark?: string;
  readonly minutes?: number;
  readonly budget?: true;
  readonly mealPrep?: true;
  readonly energy?: 'maintenance' | 'resting' | 'deficit' | 'surplus';
  /** Says that food is meant, without saying which: "meal", "eat", "hungry". */
  readonly foodTalk?: true;
  /** Asks for one dish, whose figures are not a day's: "what can I make with". */
  readonly oneDish?: true;
};

/** Neutral: Larder neither knows nor advises what is right under a medicine or a condition. */
const unplanned = (what: string): Effect => ({
  foodTalk: true,
  remark: `Larder does not plan for ${what}, so nothing was changed for it: please ask your doctor or dietitian what to eat.`,
});

export const HOURS_REMARK = 'Larder does not plan the hours of meals: the day is yours to time.';
const HOURS: Effect = { foodTalk: true, remark: HOURS_REMARK };

type Entry = readonly [phrases: string, effect: Effect];

export const DIET_WORDS: readonly Entry[] = [
  ['standard|standard american|standard american diet|sad diet|standard diet|balanced standard american', { diets: ['standard'] }],
  [
    'mediterranean|mediterranean diet|med diet|mind diet|mediterranea|dieta mediterranea|mittelmeer|mediterrane|mediterraneen',
    { diets: ['mediterranean'] },
  ],
  [
    'mediterranean food|mediterranean cuisine|mediterranean dish|mediterranean flavor',
    { diets: ['mediterranean'], cuisines: ['mediterranean'] },
  ],
  ['keto|ketogenic|keto diet|ketogenic diet|ketogenic keto|ketovore|cetogenica|cetogene|ketogen|cetogenico', { diets: ['keto'] }],
  [
    'vegetarian|vegetarians|veggie meal|veggie dinner|veggie lunch|veggie breakfast|veggie diet|veggie food|veggie recipe|veggie plan|veggie only|veggie friendly|im veggie|i am veggie|vgtrn|veggo|nothing with eye|nothing with a face|anything with a face|nothing that had a face|nothing that has a face|nothing with a mother|nothing that had a mother|lacto ovo|ovo lacto|lacto ovo vegetarian|ovo lacto vegetarian|meatless|no meat|meat free|meatfree|vegetariano|vegetariana|soy vegetariano|soy vegetariana|vegetar|vegetarisk|vegetarisch|vegetarische|vegetarisches|vegetarier|vegetarien|vegetarienne|ovolactovegetariano|fleischlos|sin carne|sans viande|ohne fleisch',
    { diets: ['vegetarian'] },
  ],
  ['veg|pure veg|pure vegetarian|eggetarian|egg vegetarian', { diets: ['vegetarian'] }],
  ['eggless', { allergies: ['egg'] }],
  [
    'top 8|top 8 free|top 8 allergen|top 8 allergen free|big 8 free|top eight|top eight free|top 9|top 9 free|top 9 allergen|top 9 allergen free|top nine|top nine free|allergen free|free of all major allergen',
    { diets: ['glutenfree'], allergies: ['gluten', 'dairy', 'egg', 'fish', 'crustacean', 'tree-nut', 'peanut', 'soy', 'sesame'] },
  ],
  ['lacto vegetarian|lacto veg|lacto veggie|eggless vegetarian', { diets: ['vegetarian'], allergies: ['egg'] }],
  ['ovo vegetarian', { diets: ['vegetarian'], restrictions: ['Dairy-Free'] }],
  [
    'sattvic|sattvik|satvic|satvik|sattvic diet|vaishnava|swaminarayan',
    { diets: ['vegetarian'], excludes: ['allium', 'egg', 'mushroom', 'alcohol'] },
  ],
  ['jain|jain food|jainism', { diets: ['vegetarian'], excludes: ['allium', 'root-vegetable', 'egg', 'mushroom', 'honey', 'alcohol'] }],
  ['buddhist vegetarian|shojin ryori', { diets: ['vegan'], excludes: ['allium'] }],
  [
    'vegan|vegans|veganuary|vgn|plant based|plantbased|plant only|whole food plant based|wfpb|wfpbd|pbwf|no animal product|no animal food|nothing from animal|plant powered|vegano|vegana|soy vegano|soy vegana|veganes|vegane|veganer|vegansk|veganistisch|vegetalien|vegetalienne|vegetalian|strict vegetarian|fruitarian|pflanzlich|pflanzliche|a base de plantas|a base de vegetales|orthodox fasting|orthodox fast|orthodox lent|great lent|coptic fasting|ital food|rastafarian|rastafari|nistisima|nistisimo|daniel fast|daniel diet',
    { diets: ['vegan'] },
  ],
  ['ethiopian fasting|ethiopian fast|habesha fasting', { diets: ['vegan'], cuisines: ['african'] }],
  ['raw vegan', { diets: ['vegan'], dish: 'no-cook' }],
  ['starch solution|mcdougall|mcdougall diet|ornish|ornish diet', { diets: ['vegan'], aims: ['low-fat'] }],
  ['flexitarian|reducetarian|semi vegetarian|mostly plant', { excludes: ['red-meat'] }],
  [
    'pescatarian|pescetarian|pescatarians|pesco|pesco vegetarian|pescatariano|pescetariano|pescetarisch|pescetarien|pescovegetariano|lent|lenten|good friday|ash wednesday|cuaresma|careme|fastenzeit|quaresma',
    { diets: ['pescatarian'] },
  ],
  ['paleo|paleolithic|paleo diet|caveman|caveman diet|primal|paleolitica', { diets: ['paleo'] }],
  [
    'whole30|whole 30',
    {
      diets: ['paleo'],
      excludes: ['honey', 'added-sugar', 'alcohol'],
      remark: 'Whole30 is planned as Paleo without honey, sugar and alcohol.',
    },
  ],
  // "Meat only on Sundays": who says so eats mostly none.
  [
    'meat only on|meat only at|meat only in|meat only for|meat only once|meat only twice|meat only sometimes|only meat on|only meat at|only meat in|only meat for|only meat once|only meat twice|only meat sometimes|eat meat only on|eat meat only at|eat meat only in|eat meat only for|eat meat only once|eat meat only twice|eat meat only sometimes',
    {
      foodTalk: true,
      remark: 'Larder does not plan meat for some days or meals alone: say which are without it, such as "vegetarian lunch".',
    },
  ],
  ['white meat only|only white meat', { excludes: ['red-meat'] }],
  ['kitniyot free|no kitniyot|without kitniyot', { excludes: ['kitniyot'] }],
  ['navratri|navaratri|vrat', { diets: ['vegetarian'], excludes: ['allium', 'grain', 'egg', 'alcohol'] }],
  ['raw food diet|raw foodist|raw food vegan', { diets: ['vegan'], dish: 'no-cook' }],
  ['macrobiotic|macrobiotic diet', { diets: ['pescatarian'], restrictions: ['Dairy-Free'] }],
  ['blue zone|blue zone diet', { excludes: ['red-meat'] }],
  [
    'pegan|pegan diet',
    {
      diets: ['glutenfree'],
      restrictions: ['Dairy-Free'],
      excludes: ['processed', 'added-sugar'],
      remark: 'Pegan is planned as gluten-free and dairy-free, without sugar and processed food.',
    },
  ],
  [
    'aip|aip diet|aip protocol|autoimmune diet|autoimmune protocol|autoimmune paleo',
    { diets: ['paleo'], excludes: ['nightshade', 'egg', 'nut', 'seed', 'seed-spice', 'dairy', 'legume', 'grain'] },
  ],
  [
    'carnivore|carnivore diet|carnivor|lion diet|zero carb|only meat|all meat diet|meat only|only animal food|animal food only|only animal product|animal product only|animal based|animal based diet|nothing but meat|just meat|just meat and egg|carnivora|karnivor',
    { diets: ['carnivore'] },
  ],
  [
    'gluten free|glutenfree|no gluten|gf|gluten intolerance|gluten intolerant|gluten sensitive|gluten sensitivity|sin gluten|glutenfri|glutenvrij|glutenfritt|glutenfrei|glutenfreie|glutenfreies|ohne gluten|sans gluten|sem gluten|senza glutine|wheat free',
    { diets: ['glutenfree'] },
  ],
  [
    'celiac|coeliac|celiac disease|coeliac disease|celiaco|celiaca|soy celiaco|soy celiaca|celiaque|coeliaque|zoliakie|celiacs|gluten allergy|wheat allergy|dermatitis herpetiformis',
    { diets: ['glutenfree'], allergies: ['gluten'] },
  ],
  [
    'pregnant|pregnancy|pregnancy nutrition|pregnancy safe|prenatal|expecting|expectant|trimester|gestational|mom to be|embarazada|embarazo|schwanger|schwangerschaft|enceinte|grossesse|gravida|gravidez|preggo|preggers|prego|with child|baby on the way|bun in the oven',
    { diets: ['pregnancy'], aims: ['pregnancy'] },
  ],
  ['gestational diabetes', { diets: ['pregnancy'], aims: ['pregnancy', 'diabetic'] }],
  [
    'breastfeeding|breast feeding|nursing mother|lactating|postpartum|trying to conceive|ttc|preconception|trying for a baby',
    { excludes: ['alcohol', 'high-mercury'] },
  ],
  ['dash|dash diet', { diets: ['dash'] }],
  [
    'dairy free|dairyfree|df|no dairy|non dairy|nondairy|lactose intolerant|lactose intolerance|lacto intolerant|lactose free|lactosefree|no lactose|milk free|lactose sensitive|sin lactosa|sin lacteos|laktosefri|laktosfri|lactosevrij|zuivelvrij|laktosefrei|laktosefreie|milchfrei|ohne milch|sans lactose|sans produits laitiers|sans lait|sem lactose|senza lattosio|laktoseintolerant|laktoseintoleranz|intolerante a la lactosa|intolerant au lactose|intolerance au lactose',
    { restrictions: ['Dairy-Free'] },
  ],
  ['kosher|kashrut|shabbat|shabbos|hanukkah|rosh hashanah|kasher|casher|koscher', { restrictions: ['Kosher'] }],
  ['sephardi passover|sephardic passover|passover with kitniyot|pesach with kitniyot', { restrictions: ['Kosher'], excludes: ['chametz'] }],
  // In doubt without: who eats kitniyot at Passover takes the chip off.
  [
    'passover|pesach|kosher for passover|seder',
    {
      restrictions: ['Kosher'],
      excludes: ['chametz', 'kitniyot'],
      remark: 'Passover is planned without chametz, and without rice, corn, beans, peas and other kitniyot: remove that if you eat them.',
    },
  ],
  ['halal|halaal|ramadan|eid|muslim', { restrictions: ['Halal'] }],
  ['hindu|sikh', { excludes: ['beef'] }],
  ['buddhist', { diets: ['vegetarian'] }],
  ['seventh day adventist|adventist|adventists', { excludes: ['pork', 'shellfish', 'alcohol', 'caffeine'] }],
  ['mormon|lds|latter day saint', { excludes: ['alcohol', 'caffeine'] }],
  [
    'eosinophilic esophagitis|eosinophilic oesophagitis|eoe|six food elimination|six food elimination diet|6 food elimination',
    { diets: ['glutenfree'], allergies: ['gluten', 'dairy', 'egg', 'soy', 'tree-nut', 'peanut', 'fish', 'crustacean', 'mollusc'] },
  ],
  ['four food elimination|4 food elimination', { diets: ['glutenfree'], allergies: ['gluten', 'dairy', 'egg', 'soy'] }],
  ['galactosemia|galactosaemia', { allergies: ['dairy'] }],
  ['alpha gal|alpha gal syndrome|mammalian meat', { excludes: ['red-meat', 'gelatin'] }],
];

export const AIM_WORDS: readonly Entry[] = [
  [
    'low carb|lc|lowcarb|lo carb|low carbohydrate|lower carb|reduced carb|no carb|fewer carb|less carb|cut carb|cutting carb|carb free|low carb high fat|lchf|banting|atkins|atkins diet|slow carb|few carb|little carb|half the carb|cut the carb|not many carb|keep carb low|keep my carb low|watch my carb|watching carb|watching my carb|light on carb|easy on the carb|easy on carb|minus the carb|without carb|without the carb|hold the carb|no starch|bajo en carbohidrato|baja en carbohidrato|bajo carbohidrato|pocos carbohidratos|kohlenhydratarm|kohlenhydratarme|wenig kohlenhydrate|pauvre en glucide|faible en glucide|baixo carboidrato|low carbs|low crab|lo crab',
    { aims: ['low-carb'] },
  ],
  [
    'low fat|lf|lowfat|lower fat|reduced fat|fat free|nonfat|low fats|no fat|zero fat|without fat|nothing fatty|no fatty food|nothing greasy|no greasy food|nothing oily|bajo en grasa|baja en grasa|fettarm|fettarme|pauvre en matieres grasses|faible en gras|gallbladder|gallstone|pancreatitis',
    { aims: ['low-fat'] },
  ],
  [
    'high protein|hp|highprotein|hi protein|hi pro|high in protein|protein rich|rich in protein|more protein|lot of protein|plenty of protein|protein packed|extra protein|max protein|as much protein as possible|maximum protein|protein heavy|protein focused|hpro|high prot|alto en proteina|alta en proteina|rico en proteina|rica en proteina|eiweissreich|eiweissreiche|proteinreich|proteinreiche|riche en proteine|hyperproteine|rico em proteina|alto in proteine|viel protein|viel eiweiss|mucha proteina|mas proteina|beaucoup de proteine|plus de proteine|molte proteine|muita proteina|bodybuilding|bodybuilder|body builder',
    { aims: ['high-protein'] },
  ],
  [
    'lots of salt|plenty of salt|loads of salt|a lot of salt|need more salt|need extra salt|needs more salt|needs extra salt|add more salt|high salt diet|high sodium diet',
    {
      foodTalk: true,
      remark: 'Larder does not plan more salt than a usual day has: what you were told to take beyond that is yours to add at the table.',
    },
  ],
  [
    'diabetic|diabetes|type 2 diabetes|type 1 diabetes|type 2 diabetic|type 1 diabetic|type 2|type two|type ii|metformin|sugar is high|high sugar|high blood sugar|borderline diabetic|t2d|t1d|prediabetic|prediabetes|pre diabetic|pre diabetes|insulin resistance|insulin resistant|blood sugar|low gi|low glycemic|low glycaemic|low glycemic index|glycemic control|pcos|a1c|diabetico|diabetica|diabetiker|diabetique',
    { aims: ['diabetic'] },
  ],
  [
    'low sodium|reduce sodium|reduce salt|lower sodium|cut sodium|watch my sodium|lowsodium|low salt|less salt|less sodium|no salt|no extra salt|no more salt|without extra salt|without lots of salt|not lots of salt|salt free|sodium free|no added salt|reduced sodium|hypertension|high blood pressure|blood pressure|bp|high bp|bajo en sodio|bajo en sal|sin sal|salzarm|natriumarm|pauvre en sel|sans sel|not too salty|not salty|not so salty|less salty|easy on the salt|light on salt|light on the salt',
    { aims: ['low-sodium'] },
  ],
  [
    'heart healthy|heart health|heart friendly|heart disease|cardiac|cardiac diet|low cholesterol|high cholesterol|lower cholesterol|cholesterol lowering|cholesterol|low saturated fat|statin|after heart attack|heart attack|cardiovascular',
    { aims: ['heart'] },
  ],
  [
    'high fiber|high fibre|hi fiber|hi fibre|hi fibr|high fibr|more fiber|fiber rich|lot of fiber|high in fiber|rich in fiber|constipation|constipated|gut health|gut healthy|rico en fibra|alto en fibra|ballaststoffreich|riche en fibre|fiberful',
    { aims: ['high-fiber'] },
  ],
  [
    'low sugar|zero sugar|reduce sugar|lower sugar|sugar free|no sugar|no added sugar|less sugar|without sugar|without added sugar|cut sugar|cut out sugar|no refined sugar|refined sugar free|quit sugar|sin azucar|wenig zucker|kaum zucker|poco azucar|bajo en azucar|peu de sucre|pauvre en sucre|poco zucchero|zuckerfrei|zuckerarm|ohne zucker|sans sucre|sem acucar|senza zucchero|candida|not too sweet|not sweet|less sweet',
    { aims: ['low-sugar'] },
  ],
  [
    'weight loss|lose weight|losing weight|loose weight|fat loss|lose fat|burn fat|slim down|slimming|get lean|lean out|cutting|cut diet|cutting diet|on a cut|on cut|shred|shredding|in a deficit|weight watchers|diet plan for weight loss|bajar de peso|perder peso|adelgazar|abnehmen|abnehm|gewichtsverlust|perdre du poids|maigrir|perte de poids|emagrecer|dimagrire|lose belly fat|belly fat|wedding diet|volume eating|drop weight|lose pound',
    { aims: ['weight-loss'] },
  ],
  ['calorie deficit|caloric deficit|kcal deficit|cal deficit', { aims: ['weight-loss'], energy: 'deficit' }],
  [
    'muscle gain|muscle|lean muscle|gain muscle|build muscle|building muscle|muscle building|lean bulk|lean bulking|put on muscle|hypertrophy|body recomposition|recomp|strength training|ganar musculo|ganar masa muscular|muskelaufbau|prise de muscle|prise de masse',
    { aims: ['muscle-gain'] },
  ],
  [
    'underweight|too thin|too skinny|bulk|bulking|bulk up|gain weight|weight gain|put on weight|hardgainer|dirty bulk|mass gain|mass gainer|subir de peso|zunehmen|prendre du poids',
    { aims: ['bulking'] },
  ],
  [
    'anti inflammatory|antiinflammatory|inflammation|arthritis|antiinflamatoria|entzundungshemmend|anti inflammatoire',
    { aims: ['anti-inflammatory'] },
  ],
  ['low fodmap|fodmap|ibs|irritable bowel|sibo|sibo diet', { aims: ['low-fodmap'], excludes: ['fodmap'] }],
  [
    'low calorie|low cal|lowcal|low kcal|low energy|reduced calorie|calorie controlled|light meal|lower calorie|bajo en caloria|baja en caloria|kalorienarm|kalorienarme|pauvre en calorie|hypocalorique|hipocalorica',
    { aims: ['low-calorie'] },
  ],
  [
    ['dont make it', 'do not make it', 'dont make anything', 'never make it', 'nothing', 'not']
      .flatMap((negation) =>
        ['spicy', 'too spicy', 'very spicy', 'hot and spicy', 'that spicy', 'overly spicy'].map((word) => `${negation} ${word}`),
      )
      .join('|'),
    { excludes: ['spicy'] },
  ],
  ['histamine intolerance|low histamine|histamine intolerant|mcas|histamine', { excludes: ['high-histamine'] }],
  [
    'fatty liver|fatty liver disease|nafld|liver disease|cirrhosis|non alcoholic fatty liver',
    { aims: ['heart', 'low-sugar'], excludes: ['alcohol'] },
  ],
  // What their diet sheets have in common while it is bad: nothing coarse, nothing hot.
  [
    'crohns|crohn disease|crohns disease|ulcerative colitis|colitis|diverticulitis|gastroparesis|gastritis|stomach ulcer|bland diet|bland food|brat diet|stomach flu|stomach bug',
    { excludes: ['roughage', 'spicy'] },
  ],
  ['hashimoto|hashimotos|endometriosis|psoriasis|lupus|autoimmune disease', { aims: ['anti-inflammatory'] }],
  ['dukan|dukan diet', { aims: ['low-carb', 'high-protein'] }],
  ['south beach|south beach diet|galveston diet', { aims: ['low-carb'] }],
  ['volumetrics|volumetric|high volume', { aims: ['low-calorie'] }],
  ['bariatric|gastric sleeve|gastric bypass|ozempic|wegovy|mounjaro|semaglutide|glp 1|glp1', { aims: ['high-protein'] }],
  ['specific carbohydrate diet|scd diet|gaps diet', { restrictions: ['Dairy-Free'], excludes: ['grain', 'starch', 'added-sugar'] }],
  ['low lectin|lectin free|no lectin', { excludes: ['grain', 'legume', 'nightshade'] }],
  // The American Thyroid Association's list for the weeks before radioiodine.
  ['low iodine|low iodine diet', { restrictions: ['Dairy-Free'], excludes: ['seafood', 'egg', 'soy'] }],
  ['low residue|low residue diet|low fiber|low fibre|low fiber diet|low fibre diet', { excludes: ['roughage'], aims: ['low-fiber'] }],
  ['gout|low purine', { excludes: ['offal', 'anchovy-like', 'alcohol', 'shellfish'] }],
  [
    'kidney disease|kidney failure|ckd|renal|renal diet|kidney diet|kidney friendly|kidney health|kidney problem|kidney problems|bad kidneys|dialysis',
    { aims: ['low-sodium'] },
  ],
  ['heart failure|chf|congestive heart failure', { aims: ['heart', 'low-sodium'] }],
  ['gerd|acid reflux|reflux|heartburn', { aims: ['low-fat'], excludes: ['spicy', 'citrus', 'tomato', 'alcohol'] }],
  ['carb load|carb loading|carbo load|high carb|high carbohydrate|more carb|carb heavy', { foodTalk: true }],
  ['omega 3|omega 3s|omega3', { foodTalk: true }],
];

export const CUISINE_WORDS: readonly Entry[] = [
  [
    'southern|appalachian|midwestern|texan|louisiana|new orleans|lowcountry|soul food|cajun|creole|bbq|barbecue|hawaiian|new england|diner style',
    { cuisines: ['american'], isRegion: true },
  ],
  ['american|usa', { cuisines: ['american'] }],
  ['italian|italiana|italiano|italienisch|italienne', { cuisines: ['italian'] }],
  ['tuscan|sicilian|roman', { cuisines: ['italian'], isRegion: true }],
  ['mexican|mexicana|mexicano|mexikanisch|mexicain', { cuisines: ['mexican'] }],
  ['tex mex|texmex', { cuisines: ['mexican'], isRegion: true }],
  ['french', { cuisines: ['french'] }],
  ['provencal|bistro', { cuisines: ['french'], isRegion: true }],
  ['thai', { cuisines: ['thai'] }],
  ['laotian|lao', { cuisines: ['thai'], isRegion: true }],
  [
    'ayurvedic pitta|pitta dosha|thali|diwali|holi|punjabi|south indian|north indian|bengali|gujarati|desi|ayurvedic|kerala|keralan|malayali|tamil|tamilian|telugu|andhra|hyderabadi|kannada|mangalorean|udupi|chettinad|goan|konkani|marathi|maharashtrian|malvani|rajasthani|marwari|sindhi|kashmiri|awadhi|lucknowi|mughlai|bihari|odia|assamese|gujju|parsi',
    { cuisines: ['indian'], isRegion: true },
  ],
  ['indian', { cuisines: ['indian'] }],
  ['japanese|japan', { cuisines: ['japanese'] }],
  ['chinese', { cuisines: ['chinese'] }],
  ['szechuan|sichuan|cantonese|taiwanese', { cuisines: ['chinese'], isRegion: true }],
  ['korean', { cuisines: ['korean'] }],
  [
    'asian|asian style|asian inspired|east asian|southeast asian|oriental',
    { cuisines: ['thai', 'chinese', 'japanese', 'vietnamese', 'korean'] },
  ],
  [
    'mezze|meze|lebanese|turkish|persian|iranian|israeli|syrian|egyptian|palestinian|iraqi|levantine|armenian',
    { cuisines: ['middle-eastern'], isRegion: true },
  ],
  ['middle eastern|arabic|arab', { cuisines: ['middle-eastern'] }],
  ['greek', { cuisines: ['greek'] }],
  ['spanish', { cuisines: ['spanish'] }],
  ['tapas|catalan|basque', { cuisines: ['spanish'], isRegion: true }],
  ['moroccan', { cuisines: ['moroccan'] }],
  ['north african|tunisian|algerian', { cuisines: ['moroccan'], isRegion: true }],
  ['vietnamese', { cuisines: ['vietnamese'] }],
  ['british|english', { cuisines: ['british'] }],
  ['irish|scottish|welsh', { cuisines: ['british'], isRegion: true }],
  ['caribbean', { cuisines: ['caribbean'] }],
  ['jamaican|haitian|trinidadian', { cuisines: ['caribbean'], isRegion: true }],
  ['cuban|puerto rican|dominican', { cuisines: ['caribbean', 'latin-american'] }],
  ['nordic|scandinavian', { cuisines: ['nordic'] }],
  ['swedish|danish|norwegian|finnish', { cuisines: ['nordic'], isRegion: true }],
  ['german', { cuisines: ['german'] }],
  ['bavarian', { cuisines: ['german'], isRegion: true }],
  [
    'nigerian|ethiopian|ghanaian|kenyan|west african|east african|south african|senegalese|somali|eritrean',
    { cuisines: ['african'], isRegion: true },
  ],
  ['african', { cuisines: ['african'] }],
  ['indonesian', { cuisines: ['indonesian'] }],
  ['balinese', { cuisines: ['indonesian'], isRegion: true }],
  ['polish|ukrainian|russian|austrian|hungarian|czech|swiss|dutch|eastern european|slovak|romanian|belgian', { nearestCuisine: 'german' }],
  ['filipino|filipina|malaysian|singaporean|burmese|cambodian', { nearestCuisine: 'indonesian' }],
  [
    'brazilian|colombian|venezuelan|peruvian|argentinian|argentine|chilean|salvadoran|guatemalan|ecuadorian|bolivian|uruguayan|costa rican|nicaraguan|honduran',
    { cuisines: ['latin-american'], isRegion: true },
  ],
  ['latin|latin american|south american|latino|latina|central american', { cuisines: ['latin-american'] }],
  ['pakistani|bangladeshi|sri lankan|nepali|nepalese|afghan', { nearestCuisine: 'indian' }],
  ['portuguese|croatian|balkan|serbian|bulgarian|georgian|maltese|albanian', { nearestCuisine: 'mediterranean' }],
  ['australian|canadian', { nearestCuisine: 'american' }],
];

/** The word a kit's title or tags are searched with, then what people call it. */
export const DISH_WORDS: readonly Entry[] = (
  [
    'soup|sopa|suppe|soupe',
    'stew|ragout|casserole stew',
    'goulash|gulasch|gulyas',
    'salad|green salad|side salad|garden salad|ensalada|salat|salade',
    'stir-fry|stir fry|stirfry|stir fried',
    'bowl|buddha bowl|grain bowl|power bowl',
    'poke|poke bowl',
    'wrap|wraps|lettuce wrap',
    'sandwich|sandwiches|sub|panini',
    'curry|currys',
    'masala',
    'tikka',
    'korma',
    'vindaloo',
    'massaman|massaman curry',
    'katsu|tonkatsu',
    'butter-chicken|butter chicken|murgh makhani',
    'tikka-masala|tikka masala',
    'taco|tacos',
    'burrito|burritos',
    'enchilada',
    'fajita',
    'quesadilla',
    'casserole|bake|gratin|hotdish',
    'sheet-pan|sheet pan|traybake|tray bake|one tray',
    'one-pot|one pot|one pan|onepot',
    'smoothie|shake|protein shake',
    'pancake',
    'waffle',
    'crepe|crepes',
    'french-toast|french toast|pain perdu',
    'avocado-toast|avocado toast',
    'minestrone',
    'gazpacho',
    'carbonara',
    'bolognese',
    'fish-and-chips|fish and chips|fish n chips',
    'baked-potato|baked potato|jacket potato',
    'grilled-cheese|grilled cheese|toasted cheese',
    'tuna-melt|tuna melt',
    'blt',
    'shrimp-and-grits|shrimp and grits|grits',
    'energy-ball|energy ball|energy bite|bliss ball',
    'banana-bread|banana bread',
    'tabbouleh|tabouli',
    'gyros|gyro',
    'shawarma|doner',
    'oatmeal|porridge|overnight oat',
    'omelet|omelette',
    'scramble',
    'frittata',
    'quiche',
    'chili|chili con carne',
    'pizza',
    'burger|hamburger|cheeseburger',
    'sushi|sashimi',
    'roast|sunday roast',
    'grill|grilled|bbq grill',
    'skillet',
    'slow-cooker|slow cooker|crockpot|crock pot',
    'pressure-cooker|pressure cooker|instant pot',
    'air-fryer|air fryer|airfryer',
    'kebab|skewer|souvlaki|shish kebab',
    'risotto',
    'lasagna',
    'meatball',
    'meatloaf',
    'parfait',
    'muffin',
    'dal|dhal|daal',
    'ramen',
    'yakisoba',
    'teriyaki',
    'laksa',
    'tom-yum|tom yum|tom yam',
    'orange-chicken|orange chicken',
    'roast-chicken|roast chicken|roasted chicken',
    'sweet-and-sour|sweet and sour|sweet n sour',
    'fried-rice|fried rice',
    'spring-roll|spring roll|summer roll|rice paper roll',
    'banh-mi|banh mi|bahn mi',
    'cookie|biscuit cookie',
    'cake|cupcake|cheesecake',
    'brownie',
    'wings|wing|chicken wing|buffalo wing',
    'fries|fry',
    'donut|doughnut',
    'ice-cream|ice cream|gelato|sorbet',
    'pie|pies|pot pie|cobbler|crumble',
    'pudding|custard',
    'mac-and-cheese|mac and cheese|mac n cheese',
    'hot-dog|hot dog|hotdog|corn dog',
    'ribs|bbq ribs',
    'gnocchi|ravioli|tortellini',
    'schnitzel',
    'pierogi',
    'scone|scones',
    'nuggets|nugget|chicken nugget',
    'jerky',
    'satay',
    'congee',
    'ratatouille',
    'stroganoff',
    'pho',
    'falafel',
    'shakshuka',
    'paella',
    'moussaka',
    'dumpling',
    'potsticker|gyoza|pot sticker|jiaozi',
    'ceviche',
    'adobo',
    'bulgogi',
    'alfredo',
    'kung-pao|kung pao',
    'palak-paneer|saag paneer|saag',
    'spanakopita',
    'arrabbiata|arrabiata',
    'hot-and-sour-soup|hot and sour',
    'borscht|borsch|barszcz',
    'chilaquiles',
    'lo-mein|chow mein',
    'tandoori|tandoori chicken',
    'sloppy-joe|sloppy joes',
    'chicken-parmesan|chicken parm|chicken parmigiana',
    'eggs-benedict|egg benedict',
    'swedish-meatball',
    'french-onion-soup|onion soup',
    'gumbo',
    'jambalaya',
    'tagine',
    'biryani',
    'pilaf|pilau',
    'jollof',
    'pad-thai|pad thai',
    'bibimbap',
    'toast',
    'hash',
    'patties|patty',
    'parcel|parcels',
    'nachos',
    'flatbread',
    'no-cook|no cook|no cooking|without cooking|no bake|no heat|nothing that needs cooking|nothing to cook|nothing cooked|no stove|no hob|no kitchen|without a stove|without a kitchen|power cut|power outage|no power|no electricity|kettle|only a kettle',
    'cold|cold lunch|cold meal|cold food|cold dish|cold dinner|eat cold|eaten cold|eat it cold|served cold|no reheating|without reheating',
    'microwave|only microwave|microwave only|microwavable',
    'no-oven|no oven|oven is broken|oven broke|oven broken|broken oven|oven is broke|oven doesnt work|oven does not work|oven isnt working|oven is not working|only stove|only a stove|just a stove|hostel kitchen|hot plate|hotplate|camping|campfire|camp stove|camping stove|hob only|induction hob only|without an oven|without oven|stovetop only|stove only',
    'one-burner|one ring|single ring|a single ring|one gas ring|one hotplate|one hot plate|single hotplate|single hot plate|only one hotplate',
    'no-chopping|no cutting|no cutting board|no cutting boards|without cutting|without a cutting board|nothing that needs cutting|no cutting or chopping|no chopping or cutting',
    'no-fridge|nothing to keep cold|nothing to keep food cold|nothing to keep things cold|nothing to keep it cold|no way to keep food cold|no way to keep things cold|no way to keep anything cold|no way of keeping food cold|nowhere to keep food cold|nowhere to keep things cold|cant keep food cold|cant keep anything cold|cant keep things cold|nothing that needs to be kept cold|nothing that has to be kept cold|nothing that needs keeping cold|nothing that has to stay cold|nothing that must stay cold',
    'adventurous|something adventurous|adventurous food|something new|something unusual|unusual|something different|exotic|surprise me with something new',
    'comfort|comfort food|hearty|cozy',
    'finger-food|finger food',
  ] as const
).map((phrases): Entry => [phrases.replaceAll('-', ' '), { dish: phrases.split('|')[0] ?? '' }]);

export const SLOT_WORDS: readonly Entry[] = [
  ['lunchbox|lunchboxes|lunch box|packed lunch|bento|bento box|work lunch', { slot: 'lunch', dish: 'portable' }],
  [
    'breakfast|breakfasts|brekkie|brekky|brekkies|morning meal|brunch|desayuno|desayunar|fruhstuck|zum fruhstuck|morgens|frokost|frukost|ontbijt|petit dejeuner|petit dej|le matin|pequeno almoco|cafe da manha|colazione|brunches',
    { slot: 'breakfast' },
  ],
  ['lunch|lunches|lunchtime|midday meal|almuerzo|almorzar|mittagessen|mittag|mittags|dejeuner|le midi|almoco|pranzo', { slot: 'lunch' }],
  [
    'dinner|dinners|supper|for tea|for my tea|tea time|teatime|evening meal|weeknight|cena|cenar|abendessen|abendbrot|abends|am abend|middag|avondeten|diner|le soir|souper|jantar|main meal',
    { slot: 'dinner' },
  ],
  ['suhoor|sehri|sahur', { slot: 'breakfast', restrictions: ['Halal'] }],
  ['iftar', { slot: 'dinner', restrictions: ['Halal'] }],
  ['fast breakfast', { slot: 'breakfast', minutes: 30 }],
  ['fast lunch', { slot: 'lunch', minutes: 30 }],
  ['fast dinner|fast supper', { slot: 'dinner', minutes: 30 }],
  ['snack|snacks|snacking|second breakfast|elevenses|merienda|zwischenmahlzeit|gouter|collation|spuntino|dessert', { slot: 'snack' }],
];

/** "Doesn't drink", "won't touch": refusals of every kind, each by the verbs that are said of food. */
const REFUSING = ['dont', 'do not', 'doesnt', 'does not', 'didnt', 'wont', 'will not', 'cant', 'can not', 'cannot', 'never'].flatMap(
  (negation) =>
    'eat|drink|consume|touch|enjoy|cook with|stomach|bear|abide|face|care for|buy|like to eat|like eating|want to eat|want to see|fancy|contain|contain any|include any|have any|eat any|have any more|be made with|be made from|get along with|agree with|go for|deal with|process|do well with|do well on'
      .split('|')
      .map((verb) => `${negation} ${verb}`),
);

/** "Nobody here eats lamb"; of two there may be many things that neither wants to do, so only what is done with food. */
const EVERYBODY_REFUSES = 'nobody|no one|noone|none of us|none of them|none of the kids|nobody here|no one here'
  .split('|')
  .flatMap((nobody) =>
    ['eat', 'eats', 'like', 'likes', 'want', 'wants', 'drinks', 'touches', 'can eat', 'will eat'].map((verb) => `${nobody} ${verb}`),
  )
  .concat(
    'neither of us|neither of them|neither of the kids|neither kid|neither child'
      .split('|')
      .flatMap((neither) =>
        ['eat', 'eats', 'like', 'likes', 'drinks', 'touches', 'can eat', 'will eat'].map((verb) => `${neither} ${verb}`),
      ),
  );

/**
 * "I'd never turn down a burrito", "nobody would object to pumpkin": who denies that they would refuse may want, and may go on to
 * say who does refuse; so it neither wishes nor refuses, and what is named is left out in doubt.
 */
const DENIES_REFUSING = [
  'never|wouldnt|would not|would never|wont|will not|will never|nobody will|nobody would|no one will|no one would|nobody at home will|nobody here will|nobody here would|none of us would'
    .split('|')
    .flatMap((negation) =>
      'turn down|object to|complain about|turn my nose up at|turn our noses up at|be cross|be cross about|be sad about|be opposed to|be against|be averse to|be upset about|kick out of bed'
        .split('|')
        .map((verb) => `${negation} ${verb}`),
    ),
  'not opposed to|not averse to|never against|not ever against|ever against|who wouldnt want|who would not want|who wouldnt like|who wouldnt love',
]
  .flat()
  .join('|');

/** "Can't stop thinking about biscuits and gravy"; who can't stop eating them may want to. */
const CANNOT_STOP = ['cant', 'cannot', 'can not']
  .flatMap((negation) =>
    'craving|thinking about|thinking of|dreaming about|dreaming of|wanting|fancying'.split('|').map((verb) => `${negation} stop ${verb}`),
  )
  .join('|');

export const CUE_WORDS: readonly Entry[] = [
  [DENIES_REFUSING, { cue: 'ignore' }],
  [
    'need to finish|have to finish|got to finish|finish up|want to finish|could eat|could murder|could demolish|could smash|would smash|cant go wrong with|can not go wrong with|cannot go wrong with|cant beat|cannot beat|can not beat|jonesing for|hankering for|hankering after|could go for|really go for|could really go for|do use|big fan of|huge fan of|a fan of|fan of|feel like|feeling like|fancy|begs for|begged for|begging for|asked for|asking for|demands|demanded|insists on|insisted on|swears by|swear by|mad for|mad about|in the mood for|smth w|something w|hatte gern|hatte gerne|rather have|id rather have|would rather have|me encanta|me encantan',
    { cue: 'yes' },
  ],
  [CANNOT_STOP, { cue: 'yes' }],
  [EVERYBODY_REFUSES.join('|'), { cue: 'no' }],
  ['wenig|weniger|peu de|poco|poca|pocos|pocas|pouco|pouca|zonder|geen|uden|uten|utan|ingen|inget|ikke|bez', { cue: 'no' }],
  [[...REFUSING, 'dont need', 'do not need'].join('|'), { cue: 'no' }],
  [
    'nothing else really|nothing else in|nothing else to do|nothing else going on|nothing much else|not much else|is out of the freezer|are out of the freezer|nothing fancy|nothing too fancy|nothing heavy|nothing too heavy|nothing crazy|nothing special|nothing complicated|nothing too complicated|too much work|too much time|too much effort|too much cooking|too much fuss|too much trouble|too much prep|too much hassle|too much money|too many ingredient|too many dishes|too many step|easy on the stomach|easy on my stomach|easy on the gut|easy on the wallet|easy on the budget|no allergy|no known allergy|no food allergy|no intolerance|no restriction|no dietary restriction|no preference|no dietary preference|not picky|no problem|no worry|no limit|no idea|no rush|no particular|no special|no need|no reason|no fuss|no frill|no issue|no clue|no specific|no matter|no equipment|isnt picky|arent picky|not choosy|isnt choosy|arent choosy|not fussy|isnt fussy|arent fussy|zero restriction|zero issue|zero problem|zero allergy|no complaint|allergic to nothing|allergic to sod all|allergic to nowt',
    { foodTalk: true },
  ],
  [
    'not allergic to|not scared of|not afraid of|no reaction to|no allergy to|not intolerant to|not against|dont mind|do not mind|doesnt mind',
    { cue: 'yes' },
  ],
  [
    'no|nothing|that isnt|that arent|that is not|that are not|which isnt|which arent|less|fewer|reduce|cut back on|cut down on|go easy on|light on|stop|stop recommending|stop suggesting|stop giving|enough|enough with|enough of|done with|no longer eat|not into|without|wo|avoid|avoiding|avoids|exclude|excluding|excludes|skip|skipping|minus|hold the|leave out|leaving out|cut out|cutting out|remove|omit|ban|hate|hates|hated|hating|dislike|dislikes|detest|loathe|despise|sick of|so sick of|tired of|bored of|fed up with|over it with|can not stand|cant stand|not a fan of|not fan of|not a big fan of|isnt a fan of|isnt a big fan of|arent fan of|arent big fan of|isnt the biggest fan of|not the biggest fan of|not much of a fan of|no fan of|never a fan of|isnt keen on|arent keen on|isnt fond of|arent fond of|isnt into|arent into|isnt big on|arent big on|isnt mad about|isnt crazy about|isnt wild about|isnt one for|not one for|refusing|refusing to eat|allergic reaction|not keen on|not into|dont like|do not like|does not like|doesnt like|doesnt like|didnt like|wont eat|will not eat|dont eat|do not eat|doesnt eat|does not eat|dont want|do not want|doesnt want|dont include|do not include|doesnt include|does not include|doesnt contain|does not contain|dont have|do not have|dont use|do not use|dont add|do not add|dont put|do not put|dont give|do not give|cant have|can not have|cannot have|cant eat|can not eat|cannot eat|cannot stand|cant do|unable to eat|not allowed|not eat|not eating|not have|nix|ditch|scrap|easy on|easy on the|go light on|stay off|keep off|took me off|take me off|taken off|rather starve than eat|rather die than eat|rather not eat|rather not have|pay me to eat|not allowed to have|not allowed to eat|not allowed any|cannot do|can not do|cant be near|cant be around|can not be near|cannot be near|cannot be around|forbid|forbids|prohibit|doesnt allow|does not allow|dont allow|do not allow|doesnt permit|dont believe in eating|do not believe in eating|dont keep|do not keep|niente|quita|quitale|quitar|nichts|nichts mit|never|never eat|never liked|never cared for|never enjoyed|never been a fan of|never was a fan of|not fond of|not very fond of|not crazy about|not wild about|not mad about|not big on|not huge on|not so keen on|not too keen on|not particularly fond of|never could stand|nothing with|nothing containing|nothing that ha|nothing made with|none of|not any|no more|zero|free of|free from|instead of|in place of|in the place of|in lieu of|rather than|other than|not include|not including|stay away from|away from|out of|ran out of|run out of|not|neither|nor|non|aversion to|averse to|gave up|giving up|packed in|quit|give up|stop eating|stopped eating|limit|sin|ohne|kein|keine|keinen|sans|sem|senza|pas de|nada de|evitar|vermeide|eviter|lay off|no need for|steer clear of|steer well clear of|hold anything with|hold anything|stay clear of|stay clear from|keep clear of|stay well clear of|dont make it|do not make it|doesnt need to be|does not need to be|doesnt have to be|does not have to be|need not be|dont need it to be|do not need it to be|cant risk|can not risk|cannot risk|all but|everything but|keep out|picky about|refuse to eat|refuse|refuses|must not eat|mustnt eat|mustnt have|mustnt|shouldnt eat|shouldnt have|should not eat|not supposed to eat|not supposed to have|isnt allowed|arent allowed|not able to eat|may not eat|wont touch|will not touch|doesnt touch|dont touch|doesnt do|dont do|cant handle|can not handle|cannot handle|cant go near|no como|no puedo comer|je ne mange pas|ne mange pas|pas|jamais|jamais de|nicht|niemals|keinerlei|nunca|used to be|no longer|stopped being|non mangio|nao como|nao|nao comemos|nao come|nao comem|no comemos|no come|no comen|non mangiamo|essen kein|essen keine|isst kein|isst keine|must not contain|must not have|must not include|should not contain|should not have|anything but|careful with|careful about|watch out for|look out for|beware of|trouble with|problem with|issue with|trouble digesting|problem digesting|aucun|aucune|ninguna|ningun|ninguno|nessun|nessuna|nenhum|nenhuma|aime pas|j aime pas|no me gusta|no me gustan|non mi piace|non mi piacciono|nao gosto de|nao gosto|nao posso comer|nao posso|nao consumo|nao suporto|non posso mangiare|non sopporto|no soporto|no puedo con|ik lust geen|ik eet geen|evito|evita|odio|deteste|hasse|mag kein|mag keine|mag keinen',
    { cue: 'no' },
  ],
  [
    'allergic to|severely allergic to|hypersensitive to|oversensitive to|highly sensitive to|deathly allergic to|anaphylactic to|allergic|anaphylaxis to|anaphylactic with|anaphylaxis with|ana to|ana with|intolerant to|intolerant of|sensitive to|allergy to|allergies to|intolerance to|reaction to|react to|react badly to|reacts to|reacts badly to|bad reaction to|hive from|swell up from|break out from|cant digest|can not digest|cannot digest|cant process|cant tolerate|can not tolerate|cannot tolerate|do not tolerate|dont tolerate|alergico a|alergica a|alergico ao|alergica ao|alergico aos|alergica aos|alergico|alergica|alergia a|alergia al|alergia a la|alergias a|alergico al|alergica al|alergias|allergisch gegen|allergie gegen|allergisch|allergique a|allergique au|allergique aux|allergie au|allergie aux|allergie a|intolerant a|intolerant au|intolerant aux|intolerante a|intolerante al|intolerante a la|intollerante a|intollerante al|intollerante alle|allergico a|allergica a|allergico al|allergica al|allergico alle|unvertraglich|allergico a|allergic too|epi pen for|epipen for|allergen|allergens|epipen|epi pen|soy alergico|soy alergica|soy alergico a|soy alergica a|soy alergico al|soy alergica al|soy intolerante a|soy intolerante al|soy intolerante a la',
    { cue: 'allergic-to' },
  ],
  ['are deadly|can kill', { cue: 'allergy' }],
  [
    'cant be doing with|can not be doing with|cannot be doing with|not firing up|not lighting|not turning on|dont fire up|do not fire up|can do one|can jog on|can get in the bin|can get lost|nae|nae mair|no go|no no|big no|hard no|off limits|off the table|banned|forbidden|eliminate|eliminated|eliminating',
    { cue: 'no' },
  ],
  [
    'allergy|allergies|allergie|allergien|alergia|unvertraglichkeit|intoleranz|intolleranza|intolerance|intolerant|sensitivity|sensitive|anaphylaxis|anaphylactic',
    { cue: 'allergy' },
  ],
  ['free|frei|less free', { cue: 'free' }],
  [
    'except|except for|except from|apart from|aside from|other than|besides|unless|with the exception of|excepto|ausser|sauf|fuorche|tranne|exceto|menos el|menos la',
    { cue: 'except' },
  ],
  [
    'but i eat|but eat|but i do eat|but i still eat|but i will eat|but i will still eat|but will eat|but allow|but allowing|but including|but also eat|plus occasional|but ok with|but okay with|but fine with|started eating|started to eat|began eating|back to eating|went back to eating|started having|now i eat|i now eat|i eat again|reintroduced|wouldnt say no to|would not say no to|wont say no to|never say no to|cant say no to|wel|pero como|pero si como|aber ich esse|mais je mange|ma mangio|mas como',
    { cue: 'eats' },
  ],
  ['anything|everything|whatever|all food|any food|eat anything|open to anything|todo|alles|tout', { cue: 'anything' }],
  ['but|but also|however|yet|although|though|pero|aber|mais|mas', { cue: 'but' }],
  [
    'cant get enough|can not get enough|cant get enough of|cant live without|can not live without|never tired of|dont leave out|do not leave out|not without|nothing without|never without|no meal without|no meals without|dont skip|do not skip|dont forget|do not forget|nothing beats|not only|not just|dont hate|do not hate|dont dislike|dont avoid|with|nothing but|mostly|mainly|primarily|only|just|focus on|focused on|focusing on|heavy on|rich in|favor|favour|swap in|replace with|want|wants|wanting|like|likes|love|loves|loving|lot of|lots of|loads of|plenty of|include|including|includes|add|adding|craving|crave|using|use|use up|more|extra|prefer|preferably|featuring|feature|contain|containing|based on|need|have|got|give me|made from|made of|made out of|out of that|out of this|out of it|out of them|out of those|out of these|yes to|yes|must have|should have|make|made with|something with|put|con|mit|avec|com',
    { cue: 'yes' },
  ],
  [
    'is the only meat|are the only meat|is my only meat|are my only meat|is the only meat i eat|are the only meat i eat',
    { cue: 'fine', excludes: ['meat'] },
  ],
  [
    'the only meat i eat is|only meat i eat is|the only meat we eat is|only meat we eat is|the only meat he eats is|the only meat she eats is|only meat he eats is|only meat she eats is|the only meat they eat is|the only meat i like is|the only meat i have is|the only meat i can have is|the only meat i can eat is|the only meat is|only meat is|my only meat is|our only meat is',
    { cue: 'eats', excludes: ['meat'] },
  ],
  [
    'is no problem|are no problem|is not a problem|are not a problem|isnt a problem|arent a problem|is no issue|are no issue|isnt an issue|arent an issue|outgrown|outgrew|is fine|are fine|is ok|are ok|is okay|are okay|ok|okay|fine|allowed|is allowed|are allowed|is good|are good|acceptable|i can eat|still eat|still ok|is alright|are alright|is cool|are cool|is great|are great|is welcome|are welcome|welcome',
    { cue: 'fine' },
  ],
  ['no wait|wait no|scratch that|i mean|i meant|make that|actually|correction|sorry|or rather|no sorry|on second thought', { cue: 'fix' }],
  ['other|any other|another', { cue: 'other' }],
  ['otherwise|apart from that|other than that|besides that|aside from that|sonst|ansonsten|por lo demas|sinon', { cue: 'otherwise' }],
  ['and|or|n|also|plus|y|o|ni|und|oder|et|ou|e|as well as', { cue: 'and' }],
  ['every|each|all|always|every meal|each meal|every day|everyday|every single', { cue: 'every' }],
  ['ignore|disregard|override|bypass', { cue: 'ignore' }],
];

export const NUMBER_WORDS: readonly Entry[] = [
  [
    'kcal|kcals|kal|kals|cal|cals|calorie|calories|kilocalorie|caloria|calorias|kalorie|kalorien|calorias|caloric|kilokalorien|calorie a day|kca',
    { unit: 'kcal' },
  ],
  ['kj|kilojoule|kilojoules|kjs', { unit: 'kj' }],
  ['mj|megajoule|megajoules', { unit: 'mj' }],
  ['g|gr|gm|gram|grams|gramme|grammes|gramos|gramm', { unit: 'g' }],
  ['mg|milligram|milligrams', { unit: 'mg' }],
  ['%|percent|per cent|pct|prozent|porciento', { unit: 'percent' }],
  ['min|mins|minute|minutes|minutos|minuten|minuti', { unit: 'minute' }],
  ['hour|hours|hr|hrs|h|stunden|heures|horas', { unit: 'hour' }],
  ['people|person|persons|ppl|serving|servings|portion|portions|adult|adults|of us|personas|personen|personnes|guests', { unit: 'person' }],
  ['family of|for a family of|household of|serves|feeds', { unit: 'person' }],
  ['day|days|tage|dias|jours', { unit: 'day' }],
  ['week|weeks|wochen|semanas|semaines|wks', { unit: 'week' }],
  ['year|years|yo|yr|yrs|y o|year old|years old|yr old|yrs old', { unit: 'year' }],
  ['month old|months old|mo old|month|months', { unit: 'month' }],
  ['kg|kgs|kilo|kilos|kilogram|lb|lbs|pound|pounds|stone', { unit: 'kg' }],
  ['$|€|£|₹|usd|dollar|dollars|bucks|euro|euros|eur|gbp|quid|rupee|rupees|inr|pesos|rand|naira|zloty', { unit: 'money' }],
  ['ingredient|ingredients', { unit: 'ingredient', foodTalk: true }],
  [
    'dont go over|not go over|dont go above|without exceeding|without going over|dont exceed|do not exceed|never over|never more than|never exceed|under|below|less than|max|maximum|at most|no more than|not more than|no longer than|not longer than|shorter than|up to|limit|limited to|maximal|<|not over|not exceed|not exceeding|lower than|within|menos de|unter|moins de|stay under|keep under|fewer than|hochstens|capped at|cap|until|not to exceed|sub',
    { bound: 'max' },
  ],
  [
    'over|above|at least|min of|minimum|minimum of|more than|no less than|not less than|greater than|>|atleast|higher than|mas de|mindestens|uber|plus de|al menos|au moins|exceeding|hit at least|upwards of',
    { bound: 'min' },
  ],
  [
    'adding up to|add up to|adds up to|totalling|totaling|around|about|abt|approx|approximately|roughly|circa|ca|~|~|exactly|aim for|target|targeting|goal|hit|close to|near|etwa|environ|unos|alrededor de',
    { bound: 'about' },
  ],
  ['between|zwischen|entre|from', { bound: 'between' }],
  ['or less|or under|or below|or fewer|and under|tops|at the most', { bound: 'or-less' }],
  ['or more|or above|or over|and up|and above|at the least', { bound: 'or-more' }],
  [
    'per day|a day|daily|each day|for the day|over the day|over a day|over the whole day|across the day|throughout the day|total|in total|day total|per diem|al dia|diarias|am tag|taglich|pro tag|par jour|por dia|whole day|full day|/day|day long|total daily',
    { perDay: true },
  ],
  ['per meal|each meal|a meal|every meal|meal each|apiece', { perMeal: true }],
  ['protein|proteins|pro|prot|proteina|proteinas|eiweiss|proteine|proteines', { macro: 'protein' }],
  [
    'carb|carbs|carbohydrate|carbohydrates|net carb|net carbs|total carbs|carbos|carbohidratos|kohlenhydrate|glucides|chos',
    { macro: 'carbs' },
  ],
  ['fat|fats|total fat|grasas|grasa|fett|lipides|gras|gorduras', { macro: 'fat' }],
  ['fiber|fibre|fibra|ballaststoffe|fibres', { macro: 'fiber' }],
  ['sodium|salt|natrium|sodio', { macro: 'sodium' }],
  ['sugar|sugars|azucar|zucker|sucre', { macro: 'sugar' }],
  ['bmr|rmr|basal metabolic rate|resting metabolic rate|basal rate', { energy: 'resting', foodTalk: true }],
  ['tdee|maintenance|maintenance calorie|maintenance is', { energy: 'maintenance' }],
  ['cut by|cutting by|reduce by|reduced by|lower by|down by|drop by|subtract', { energy: 'deficit' }],
  ['deficit', { energy: 'deficit' }],
  ['surplus', { energy: 'surplus' }],
];

/** What is asked for of a plan that none can answer. */
export const UNPLANNED_WORDS: readonly Entry[] = [
  ['warfarin|coumadin|blood thinner|blood thinners|vitamin k|anticoagulant|anticoagulants', unplanned('blood thinners')],
  ['potassium|low potassium|high potassium|kalium', unplanned('potassium')],
  ['phosphorus|phosphate|phosphates|low phosphorus|low phosphate', unplanned('phosphorus')],
  ['oxalate|oxalates|low oxalate|kidney stone|kidney stones', unplanned('oxalates')],
  ['chemo|chemotherapy|radiotherapy|cancer treatment|neutropenic|neutropenic diet', unplanned('a cancer treatment')],
  [
    'dysphagia|pureed|puree diet|soft food diet|trouble swallowing|cant chew|cannot chew|can not chew',
    unplanned('food that has to be soft or pureed'),
  ],
  ['hemochromatosis|haemochromatosis|iron overload|wilson disease|wilsons disease|porphyria', unplanned('this condition')],
  ['maoi|lithium|methotrexate|levothyroxine', unplanned('this medicine')],
  ['fluid restriction|fluid limit', unplanned('a limit on fluids')],
  ['epilepsy|medical keto|seizures', unplanned('epilepsy')],
  [
    'fasting|intermittent fasting|time restricted|time restricted eating|eating window|eat window|16 8|18 6|20 4|14 10|16 : 8|18 : 6|20 : 4|14 : 10|16 / 8|18 / 6|20 / 4|intervallfasten|jeune intermittent|ayuno intermitente|digiuno intermittente|jejum intermitente',
    HOURS,
  ],
  ['non veg|nonveg|non vegetarian', { foodTalk: true }],
  ['from yesterday|from last night|from the other day|from sunday|from the weekend', { foodTalk: true }],
  ['omad|one meal a day', { foodTalk: true }],
  ['late at night|late night eating', HOURS],
];

/** "Air fryer only", "all I have is a kettle": what no dish here is made with alone. */
const onlyA = (device: string): string =>
  [
    `${device} only`,
    ...[
      'only',
      'only a',
      'only an',
      'only have a',
      'only have an',
      'only got a',
      'just a',
      'just an',
      'nothing but a',
      'nothing but an',
    ].map((said) => `${said} ${device}`),
  ].join('|');

export const PRACTICAL_WORDS: readonly Entry[] = [
  ...['air fryer', 'airfryer', 'kettle', 'toaster', 'rice cooker', 'sandwich press'].map((device): Entry => [
    onlyA(device),
    {
      dish: 'no-cook',
      remark: `No dish here needs the ${device.replace('airfryer', 'air fryer')} alone, so the day is of food that needs no cooking.`,
    },
  ]),
  [
    'what can i make|what could i make|what can i cook|what could i cook|what can we make|what can we cook|what to make with|what to cook with|what should i make with|something i can make',
    { foodTalk: true, oneDish: true },
  ],
  [
    'quick|fast meal|speedy|rapid|in a hurry|no time|busy|rapido|rapida|schnell|schnelle|schnelles|rapide|super quick|quick and easy|short on time|last minute',
    { minutes: 30 },
  ],
  [
    'half an hour|half hour|eine halbe stunde|halbe stunde|une demi heure|demi heure|media hora|mezz ora|mezzora|meia hora',
    { minutes: 30 },
  ],
  ['an hour|one hour|under an hour|eine stunde|une heure|una hora|un ora|uma hora', { minutes: 60 }],
  ['quarter of an hour', { minutes: 15 }],
  ['three quarters of an hour|three quarter of an hour|dreiviertelstunde|trois quarts d heure|tres cuartos de hora', { minutes: 45 }],
  ['an hour and a half|one and a half hours|anderthalb stunden', { minutes: 90 }],
  [
    'without spending a fortune|spending a fortune|cost a fortune|without breaking the bank|cheap|cheaply|cheapest|budget|low budget|on a budget|budget friendly|affordable|inexpensive|frugal|low cost|broke|poor|struggle meal|shoestring|on a shoestring|spend much|spend little|spend less|economical|thrifty|save money|tight budget|barato|barata|economico|economica|gunstig|gunstige|billig|pas cher|pas trop cher|nicht teuer|nicht zu teuer|no muy caro|bon marche|economique|college student|food stamps|snap budget|cost effective|penny pinching|cheap meal',
    { budget: true },
  ],
  [
    'meal prep|mealprep|meal prepping|batch cook|batch cooking|make ahead|prep ahead|leftover|leftovers|left over|prep day|prep sunday|freezer meal|freezer friendly',
    { mealPrep: true, foodTalk: true },
  ],
  [
    'meal plan|mealplan|diet plan|food plan|eating plan|menu plan|nutrition plan|plan alimenticio|plano alimentar|plan de comidas|essensplan|ernahrungsplan|plan de repas|piano alimentare|meal|meals|food|foods|eat|eating|eats|eaten|recipe|recipes|cook|cooking|dish|dishes|menu|menus|diet|diets|hungry|cuisine|ingredient list|plate|platter|feast|bite|nosh|grub|comida|comidas|comer|receta|recetas|essen|gericht|gerichte|rezept|rezepte|mahlzeit|repas|recette|recettes|manger|nourriture|macros|macro|calories plan|nutrition|nutritious|healthy|healthier|saludable|gesund|gesunde|sain|saine|delicious|tasty|yummy|savory|savoury|filling|balanced|clean eating|wholesome|appetite|feed|dining|kitchen|pantry|grocery|groceries|fridge|surprise me|surprise|date night|whatever you want|eat the rainbow|protein source|fuel|workout|post workout|pre workout|training|gym|marathon|runner|athlete|detox|cleanse|energy|kid friendly|kids|toddler|cico|iifym|noom|brain food|heat wave|heatwave|clear skin|skin clearing|glowing skin|healthy skin|rice cooker|toaster oven|dutch oven|wok|something warm|something hot|something crunchy|something light|something filling|something sweet|something salty|picky|picky eater|picky kid|fussy|fussy eater|fussy kid|family meal|potluck|picnic|barbecue party|thanksgiving|christmas dinner|easy|simple|feed me|feed us|grass fed|grass finished|free range|pasture raised|wild caught',
    { foodTalk: true },
  ],
];
