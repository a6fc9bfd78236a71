import type { MealSlot } from '../../recipe/meal-slot.ts';

/** What words say of a day beside foods, diets and figures: the way that serves them, or none. */
export type SaidWay = {
  /** As in `dishWords`; absent where no dish is chosen by the words, or where they only name a meal. */
  readonly way?: string;
  /** How it was read, where that is less than was said: "picnic" as food to take along. */
  readonly as?: string;
  /** The meal that is meant where a sentence names none: nobody has a birthday breakfast, lunch and snack. */
  readonly at?: MealSlot;
  /** A manner of cooking that may be refused; null of one that neither titles nor steps tell. */
  readonly manner?: string | null;
  /** How many eat at least: the day of "my toddler too" is no toddler's. */
  readonly people?: number;
};

const toTakeAlong: SaidWay = { way: 'portable', as: 'food to take along' };
const festive: SaidWay = { way: 'festive', as: 'a festive meal', at: 'dinner' };
const inTheHand: SaidWay = { way: 'finger-food', as: 'food for the hand' };

/** By words as a sentence is read: small letters, no hyphens or apostrophes. The longest phrase is taken. */
export const SAID_WAYS: readonly (readonly [said: SaidWay, phrases: string])[] = [
  [
    toTakeAlong,
    `picnic|picnics|picnic basket|road trip|roadtrip|on the road|for the road|on the train|on a train|train journey|on the bus|on a bus|on the plane|on a plane|on a flight|on the flight|for a flight|for the flight|hour flight|flight food|
    in the car|in my car|on the go|grab and go|portable|to take along|take along|hiking lunch|hiking food|hiking trip|hiking snacks|trail food|trail snacks|for a hike|for hiking|on the trail|day trip|school trip|field trip|at my desk|at the desk|desk lunch|desk lunches|al desko|
    to the office|for the office|for work|to work|to bring to work|for school|to school|packed breakfast|packed dinner|packed supper|packed meal|packed meals|in a lunchbox|beach day|at the beach|to the beach|at the park|in the park|at the match|between meetings|eating outside|eat outside|al fresco|alfresco|outdoors`,
  ],
  [
    { way: 'cold', as: 'food that is eaten cold' },
    `chilled|ice cold|heat wave|heatwave|sweltering|scorching|hot day|hot weather|too hot to cook|nothing hot|room temperature|at room temperature|no microwave at work|no way to heat|cannot reheat|cant reheat|
    warm weather|warm day|warm evening|no need to reheat|without heating|no heating|not reheated|no reheating needed`,
  ],
  [
    { way: 'warm' },
    'warm|something warm|something hot|piping hot|hot meal|hot meals|hot food|hot breakfast|hot lunch|hot dinner|hot supper',
  ],
  [
    { way: 'comfort', as: 'comfort food' },
    'comforting|cosy|soothing|warming|rainy day|rainy evening|under the weather|i have a cold|have a cold|got a cold|feeling poorly|feeling low|bad day|rough day|winter warmer|snow day|snowy|chilly|cold weather|cold day|cold evening|cold outside|freezing cold|freezing evening|freezing outside',
  ],
  [{ way: 'crunchy' }, 'crunchy|crispy|crisp|crunch|something crunchy|with a crunch|with crunch'],
  [{ way: 'creamy' }, 'creamy|velvety|something creamy'],
  [
    { way: 'soft' },
    'soft food|soft foods|something soft|soft meal|soft meals|soft diet|easy to chew|nothing to chew|no chewing|without chewing|smooth|after wisdom teeth|wisdom teeth|braces|dental',
  ],
  [{ way: 'sweet' }, 'sweet|something sweet'],
  [{ way: 'savory' }, 'savory|savoury|something savory|something savoury'],
  [
    festive,
    `mothers day|fathers day|valentines|valentine|valentines day|valentines night|new years|new years eve|new years day|christmas|christmas eve|christmas day|christmas dinner|christmas lunch|boxing day|thanksgiving|thanksgiving dinner|
    easter|easter sunday|birthday|birthdays|anniversary|wedding|graduation|christening|bonfire night|halloween|new year|lunar new year|dinner party|party|parties|celebrate|celebrating|romantic|fancy dinner|fancy lunch|fancy breakfast|fancy meal|fancy food|something fancy|impressive|impress|
    elegant|posh|swanky|classy|splurge|money is no object|no expense spared|indulgent|luxury|luxurious|luscious|lavish|decadent|showstopper|restaurant quality|restaurant style|date|first date|hosting|housewarming|engagement|baby shower|bridal shower`,
  ],
  [
    inTheHand,
    `game day|game night|match day|super bowl|superbowl|movie night|film night|tailgate|tailgating|party food|kids birthday party|childrens party|kids party|nibbles|canapes|one hand|one handed|with one hand|with my hands|with your hands|
    with their hands|buffet|potluck|pot luck|bring and share|barbecue party|sleepover`,
  ],
  [
    { way: 'easy' },
    `lazy|no effort|little effort|least effort|less effort|no fuss|fuss free|hassle free|hands off|dump and go|dump dinner|assemble|assembling|just assembling|only assembling|assembly|cant cook|can not cook|dont cook|new to cooking|learning to cook|
    minimal prep|no prep|little prep|no recipes|exhausted|knackered|too tired to cook|tired|dont want to cook|dont want to cook much|dont feel like cooking|cant be bothered|stress free|brainless|no brainer`,
  ],
  [
    { way: 'one-pot', as: 'one pan' },
    `washing up|minimal washing up|little washing up|no washing up|less washing up|no dishes to wash|few dishes|fewer dishes|minimal dishes|minimal cleanup|minimal clean up|easy cleanup|easy clean up|little cleanup|single pan|one frying pan|one skillet|
    one bowl|just one pan|only one pan|only one pot|single pot|one wok`,
  ],
  [{ way: 'one-burner' }, 'single burner|one hob|single hob|one burner stove|single burner stove|one burner only'],
  [
    { way: 'no-fridge' },
    `no fridge or freezer|no freezer or fridge|nothing perishable or chilled|without a fridge|without fridge|without any fridge|no working fridge|no access to a fridge|dont have a fridge|havent got a fridge|have no fridge|no refrigerator|without a refrigerator|without refrigerator|no refrigeration|without refrigeration|
    no refrigeration needed|needs no refrigeration|no cooler|without a cooler|no cool box|no coolbox|no icebox|no ice chest|
    nothing that needs a fridge|nothing that needs the fridge|nothing that needs refrigeration|nothing that needs refrigerating|nothing that needs to be refrigerated|nothing that needs chilling|nothing that needs cooling|
    nothing refrigerated|nothing from the fridge|nothing chilled|unrefrigerated|fridge is broken|fridge broke|fridge broke down|broken fridge|fridge died|fridge is dead|fridge is out|keeps without a fridge|doesnt need a fridge|doesnt need refrigeration|
    shelf stable|shelf stable food|shelf stable foods|non perishable|non perishables|non perishable food|nonperishable|nothing perishable|no perishables|pantry food only|pantry meals|only pantry food`,
  ],
  [
    { way: 'no-chopping' },
    `without chopping|zero chopping|no chopping needed|no chopping required|no chopping at all|nothing that needs chopping|nothing that has to be chopped|nothing that needs to be chopped|nothing to chop|nothing chopped|no chopping or slicing|no chopping or peeling|
    no slicing|no slicing or dicing|no dicing|no knife|no knives|without a knife|without knives|no knife work|no knife needed|dont have a knife|no sharp knife|no chopping board|without a chopping board|dont want to chop|dont want to chop anything|nothing to be chopped|nothing chopped or sliced|nothing i have to chop|nothing that i have to chop|nothing with chopping|cant chop anything|cannot chop anything|cant use a knife|cant hold a knife|dont feel like chopping|hate chopping|i hate chopping|cant chop|cannot chop|chopping free|no chop|doesnt need chopping`,
  ],
  [
    { way: 'no-blender' },
    'no blender|without a blender|without blender|no food processor|dont have a blender|dont own a blender|dont have a food processor|dont have a blender or food processor|no blender or food processor|broken blender|blender broke|blender is broken',
  ],
  [
    { way: 'kid-friendly' },
    'picky kid|picky kids|picky child|picky children|picky son|picky daughter|fussy kid|fussy kids|fussy child|fussy children|fussy son|fussy daughter|hide the vegetables|hide the veggies|hide the veg|hidden vegetables',
  ],
  [
    { way: 'toddler', people: 2 },
    'my toddler too|toddler too|my toddler can eat|toddler can eat|toddler can have|toddler will eat|and my toddler|and the toddler|and a toddler|with my toddler|with a toddler|toddler safe',
  ],
  [
    { way: 'cheap' },
    'student meals|student food|student dinner|student budget|payday|until payday|till payday|skint|short of money|short on money|on snap|low on cash|price conscious|not expensive|not too expensive|nothing expensive',
  ],
  [{ way: 'batch', as: 'food that keeps' }, 'cook once|eat twice|reheats well|that reheats|good reheated|keeps well|lasts all week'],
  [{ manner: 'steamed' }, 'steamed|steamed food|steamed foods|steaming'],
  [{ manner: 'baked' }, 'baked|baked food|baked foods|baked things|baking'],
  [{ manner: 'boiled' }, 'boiled|boiled food|boiled foods|boiled things|boiling'],
  [{ manner: 'braised' }, 'braised|braised food|braised foods|braised things'],
  [{ manner: 'broiled' }, 'broiled|broiled food|broiled foods|broiled things|broiling'],
  [{ manner: 'mashed' }, 'mashed|mashed food|mashed foods|mashed things'],
  [{ manner: 'poached' }, 'poached|poached food|poached foods|poached things'],
  [{ manner: 'roasted' }, 'roasted|roasted food|roasted foods|roasted things|roasting'],
  [{ manner: 'sauteed' }, 'sauteed|sauteed food|sauteed foods|sauteed things'],
  [{ manner: 'seared' }, 'seared|seared food|seared foods|seared things'],
  [{ manner: 'stewed' }, 'stewed|stewed food|stewed foods|stewed things'],
  [{ manner: 'toasted' }, 'toasted|toasted food|toasted foods|toasted things'],
  [{ manner: 'grilled' }, 'grilling|barbecuing|barbecued|barbecued food'],
  [{ manner: 'microwaved' }, 'microwaved|microwaving|microwaved food|microwaved meals'],
  [{ manner: 'fried' }, 'frying|deep frying|pan frying|shallow frying'],
  [
    { manner: null },
    'raw|raw food|raw foods|uncooked|smoked|smoked food|smoked foods|baked goods|cured|pickled food|charred|blackened|breaded|battered',
  ],
  [{ way: 'wok' }, 'wok'],
  [{ way: 'toaster' }, 'toaster'],
  [{ way: 'blender' }, 'blender'],
  [{ way: 'waffle-iron' }, 'waffle maker'],
  [{ way: 'dutch-oven' }, 'dutch oven'],
  [{ way: 'cast-iron' }, 'cast iron|cast iron skillet|cast iron pan'],
  [{ way: 'seasonal', as: 'seasonal food' }, 'farmers market|from the market'],
  [{ as: 'breakfast' }, 'brunch|brunches|suhoor|sehri|sahur'],
  [{ as: 'dinner' }, 'iftar'],
  [{ as: 'a snack' }, 'dessert|desserts|afternoon tea|elevenses|midnight snack|late night snack'],
  [
    {},
    `chewy|sticky|juicy|silky|fluffy|runny|al dente|mushy|soggy|flaky|tender|gooey|squishy|slimy|stringy|rubbery|moist|not dry|lumpy|salty|something salty|sour|tangy|bitter|smoky|zesty|zingy|umami|refreshing|
    lukewarm|thermos|flask|toaster oven|rice cooker|griddle|steamer|bamboo steamer|food processor|stand mixer|mixer|charcoal|smoker|fire pit|griddle pan|george foreman|sandwich maker|
    bread maker|bread machine|cooker|induction|frying pan|frying pans|hob|microwaveable|
    summer|summery|summertime|winter|wintery|wintry|autumn|autumnal|spring|springtime|january|february|april|june|july|august|september|october|november|december|in march|in may|season|seasons|monsoon|
    exam|exams|exam week|revision|race day|marathon|half marathon|triathlon|night shift|night shifts|hangover|hungover|jet lag|carb load|carb loading|carbo load|high carb|more carb|carb heavy|
    omega 3|omega 3 s|omega3|high carbohydrate|no bits|heavy|too heavy|brain food|clear skin|skin clearing|glowing skin|healthy skin|detox|cleanse|immunity|immune|immune boosting|iron|iron rich|calcium|zinc|magnesium|vitamin|vitamins|folate|omega|probiotic|probiotics|collagen|antioxidants|electrolytes|
    grass fed|grass finished|free range|organic|pastured|pasture raised|wild caught|local|locally|aldi|lidl|tesco|costco|walmart|asda|trader joes|whole foods|sustainable|eco friendly|zero waste|fair trade|
    from scratch|project|all afternoon|labor of love|labour of love|low mess|no mess|doesnt smell|does not smell|dont smell|smelly|no smell|lightweight|
    picky|fussy|picky eater|fussy eater|my dog|the dog|my cat|the cat|colorful|colourful|pretty|rainbow|eat the rainbow|instagram|instagrammable|starter|starters|appetizer|appetizers|appetiser|side dish|two course|three course|courses|
    light|lighter|something light|not too heavy|not heavy|nothing heavy|nothing too heavy|not too filling|something filling|filling|
    glazed|caramelized|caramelised|crusted|smothered|drizzled|drenched|saucy|garlicky|herby|herbed|cheesy|buttery|fruity|fragrant|aromatic|nutty|rustic|gourmet|fusion|homestyle|fakeaway|takeaway|takeout|copycat|nostalgic|nourishing|slow cooked|
    dorm|dorm room|hostel|hotel room|caravan|campsite|cabin|on sale|on offer|discounted|coupon|coupons|voucher|vouchers|giant|enormous|massive|mini|bite size|bitesize|bold|robust|cheat day|cheat meal|
    post workout|pre workout|after the gym|after gym|before the gym|post gym|after my run|after training|recovery|always hungry|growing boy|growing boys|hungry teenager|hungry teen|teenage son|teenage boys|elderly`,
  ],
];
