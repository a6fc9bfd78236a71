/**
 * Everyday words by whole classes, which tell of a day, a place or a work and never what somebody must not eat: known, so that
 * none is repaired into a food ("raining", "swimming", "Delhi"), and neutral beside one. Words by one slip of which an allergen is
 * written ("diary", "calms") are left to that repair.
 */

/** Sports and pastimes, weather, travel, work and the home. */
const NOUNS = `
  account address age amount army article bath bed bill boat business circle coat corner door dress edge engine gate glut government language map
  member moon nature noise plane player pool position president radio seat service ship shirt shoe staff subject surface surplus tax trade unit view wall
  buying spending
  athlete badminton ballet baseball basketball bike boxer boxing canoe climber cricket cyclist dance dancer dancing fencing football footy futsal golf gymnastics
  handball hike hiker hockey ironman jiu jitsu jog jogger judo karate kayak kickboxing lacrosse marathon netball parkrun pilates polo powerlifting practice
  rower rowing rugby sailing skateboard ski skiing snooker snowboard soccer softball spin surfing swim swimmer swims taekwondo tennis triathlete triathlon
  volleyball weightlifting wrestling yoga zumba sprint sprints cardio crossfit interval intervals reps deadlift warmup cooldown stretch league tournament match matches medal
  fog foggy frost frosty hail humid hurricane icy mist misty monsoon rain rained raining rains rainy sleet snow snowed snowing storm stormy sunshine thunder wind windy blizzard drizzly muggy
  airport bus buses caravan commute commuter crew cruise ferry flight flights hike holiday holidays hotel journey lorry metro motorway passport road roads shuttle subway taxi tent
  train trains tram truck van vehicle yacht motel layover backpack suitcase campground festival
  apartment attic balcony basement bedroom bedsit bench building bungalow campus cellar chair classroom college corridor courtyard desk dorm driveway garage
  garden halls hallway house laundry loft lounge lawn office offices patio porch room roof school stairs studio terrace yard zoom computer laptop phone
  appointment assignment boardroom career conference contract coursework deadline deadlines essay homework interview job jobs lecture lectures meeting meetings overtime
  paperwork payday presentation project revision salary seminar semester shift shifts spreadsheet startup studies term thesis tutorial workshop dissertation internship
  anniversary ball barmitzvah bonfire carnival ceremony celebration coronation concert festival gig housewarming kickoff parade party parties premiere prom promotion quiz raffle reunion ritual
  screening sleepover wedding
  book books film films game games guitar hobby knitting magazine movie movies music newspaper novel photo piano podcast puzzle series show song songs telly television video
  cash coin coins dime fiver grocer grocers penny pennies purse quid rent tenner wallet wage wages
  blanket bucket candle crockery cutlery dishwasher drawer gloves hob jug kettle ladle lid mandoline mug mugs napkin oven rack scale scales spatula spoon strainer
  string thermometer tongs tray trolley whisk zester plug socket worktop countertop
  taper tapering halftime fulltime kickoff thirtieth fortieth fiftieth sixtieth seventieth eightieth fortnights
  ballgame bedtime dawn daybreak daytime decade dusk fortnight lifetime midday midnight midweek nighttime noon sunrise sunset workweek
   avenue beach borough bridge canal castle cathedral chapel church city cliff coast countryside county court croft district docks farm farmhouse field forest harbor harbour
  highlands hill hills island islands isle jungle lake lakeside library lighthouse marina meadow moor mosque mountain mountains museum neighborhood neighbourhood ocean
  prairie province pub pubs region river riverside sea seaside shore square stadium state stream street suburb synagogue temple theatre theater town trail university valley village waterfall
  dozen dozens punnet punnets sack sacks crate crates bundle bundles pack tub tubs carton cartons bottle bottles sachet sachets rasher rashers wedge wedges hunk glug
  hiatus hernia ulcer chickenpox surgery thyroid kingston varalakshmi pooja puja prasadam satvik
  event events brief legend squad heaven heavens lord goodness neighbour tree trees twig nationals regionals trials semis season preseason offseason harvest counter club brain
  tiffin dabba mess sleepover playdate christening chapel covers exam exams retirement birthday stamina energy endurance strength nerves morale spirits appetite
  haha hahaha lol lmao yay woohoo yikes whoa phew amma ammas dadi nani appa paati thatha beti beta yaar mum mums dads nans grans kids pm
  pocket pockets allotment haul stash glut surplus bounty supply rucksack satchel canteen treadmill hydrotherapy rehab warehouse supermarket deli counter delicatessen
  segment segments shape shapes slab strip strips dollop portioned helping mound `;

/** How much, how often, how surely. None that denies by half ("barely", "seldom"). */
const ADVERBS = `
   finally lastly thereabouts def defo deffo definitely tonights yesterday yesterdays yearly sensibly alone late till still
   altogether anyhow apparently arguably awfully basically bloody brilliantly briefly casually certainly chiefly clearly comfortably commonly cosily damn darn decently dearly deeply
  deliberately desperately eagerly elegantly endlessly entirely equally eventually evidently famously fancily fondly forever formally fortunately frankly freely frequently generously gently genuinely gradually
  greatly handily heartily highly hugely humbly incidentally incredibly individually informally initially instantly joyfully kindly largely lastly leisurely literally locally luckily madly majorly
  merrily mighty minutely modestly moderately momentarily naively neatly newly nicely nightly notably obviously occasionally oddly officially oftentimes openly originally overnight pleasantly politely
  practically precisely presently presumably promptly purely quietly readily remarkably respectively routinely seemingly sensibly separately shortly silently similarly
  simultaneously sincerely smoothly solely somewhat specially specifically splendidly steadily strongly suitably summarily supposedly surely surprisingly swiftly temporarily terrifically thankfully
  thereafter thoroughly tidily tremendously truly typically ultimately unbelievably undoubtedly unexpectedly universally unusually vastly virtually visibly vividly wholly wildly willingly wonderfully`;

/** What people do around their meals, in every form. */
const VERBS = `
  reckon dump nom demolish polish rustle gather lug haul swap watch adore relish savour savor devour babysit
  happen lend measure order raise record sell settle shine slip smile survive
  accompany admire arrange arrive assemble attend babysit bathe borrow bring build catch celebrate chat choose clean climb clock collect commute concentrate
   cruise cycle dance decide deserve discover draw dream drive earn enter entertain explore film gather giggle hike hope host hunt imagine impress invite jog join juggle
  kayak knit laugh learn lift listen loan look lounge meditate mend mow nap network obsess organise organize paint party perform phone photograph picnic plan play
  ponder post practise practice pray prepare present print promise rain read recharge refuel rehearse relax renovate rent reply revise ride row run scroll shop
  show sign sing sit ski sleep snow soothe spend stretch stroll study suggest surf swim talk teach text think tidy train travel treat try tutor type unwind
  vacation visit volunteer walk wander warm wash wear wish work write yawn cheer borrow reheat freeze thaw defrost munch scoff slurp`;

/** How a day, a mood or a plate is. */
const ADJECTIVES = `
   sad wonky bendy limp wilted soggy sensible proper beige silly candlelit communal perishing portable mashable optional mad fond dear smashed squares secretly ravenous
   brought bought made sent grew found swam rode wrote drove flew woke slept spent moved joined built doing moving sending watching turning lifting
   available brave brief broke certain comfortable correct empty equal excellent foreign glad honest loud married narrow official ordinary public quiet recent wise
   ambitious ancient annual anxious artsy average awake bigger blissful breezy brisk bustling casual charming chic clever cloudy comfy compact
  competitive cool creative crowded cute daring darker decadent deluxe demanding dreamy elaborate energetic energised energized epic exhausted exhausting extravagant fab fabulous
  famished feral fiddly flashy fluffy foolproof fresher frantic fun funky gentle genuine gloomy glorious grateful greasy grumpy handmade hangry happier hardworking hectic
   hungover ideal improvised indulgent intensive jolly keen knackered lavish lazy leisurely lively local lonely lush luxurious manageable mellow merry messy minimalist modest
  naughty neat nerdy nightly nippy novel occasional outdoorsy overdue parched peckish plainest pleasant polished posh prepped presentable private proud psyched quaint ravenous refined relaxing
  retro rainy romantic rushed rustic scenic seasonal sedentary shattered shiny single skint sleepy slower snug sociable sophisticated soothing special spontaneous sporty spotless starving stellar stormy
  stressed stressful strenuous stylish swanky tame tasteful thirsty thorough thoughtful thrilling tidy tired tiring tranquil trendy trickier unfussy unhurried unique upbeat urban vibrant
  wintery wiped worldly worn yearly youthful zen`;

/** Countries, peoples, regions and cities, but those by which a food is called ("Turkey", "Brazil", "Java", "Cayenne"). */
const PLACES = `
  aberdeen abuja accra adelaide alabama alaska alberta america amsterdam andalusia ankara arizona arkansas asia athens atlanta auckland austin aussie aussies bali baltimore bangalore
  bangkok barcelona beijing beirut belfast belgium bengaluru berlin bhopal birmingham bombay boston brisbane bristol britain brittany brixton brooklyn bucharest
  budapest burma cairns cairo calcutta california cambridge canada canberra cardiff carolina catalonia chandigarh charleston chennai chicago cincinnati cleveland colorado
  columbus connecticut copenhagen cornwall cumbria dakota dallas darwin delaware delhi denmark denver derby detroit devon dorset dubai dublin dundee durban durham ecuador edinburgh egypt
  england essex estonia europe fiji finland florence florida france galway geneva ghana glasgow goa greece greenland haiti hamburg hanoi havana hawaii hebrides
  helsinki hobart holland honolulu houston hungary iceland idaho illinois iowa iran iraq ireland istanbul italy jaipur jakarta jamaica jerusalem johannesburg
  kabul kansas karachi karnataka kathmandu kent kentucky kolkata korea kuwait kyoto lagos lahore lancaster latvia lebanon leeds leicester lisbon lithuania liverpool ljubljana london
    ludhiana luxembourg lyon madrid maine malawi maldives malta manchester manhattan manila marrakech marseille maryland massachusetts mauritius medina melbourne memphis
  miami michigan milan milwaukee minneapolis minnesota mississippi missouri montana montreal morocco moscow mumbai munich mysore nagpur nairobi naples nashville nebraska nepal netherlands nevada newcastle
    norfolk normandy norway nottingham ohio oklahoma omaha ontario oregon orlando orleans osaka oslo ottawa oxford palestine panama paraguay paris pennsylvania perth phoenix
  philadelphia philippines pittsburgh plymouth poland portland portugal prague pretoria provence pune quebec queensland reykjavik rio rotterdam rwanda sacramento saigon salisbury
  santiago savannah scotland seattle senegal seoul seville shanghai sheffield shetland shropshire siberia sicily slovakia slovenia somerset soho spain stockholm suffolk surrey
  sussex sweden switzerland sydney taipei taiwan tanzania tasmania tehran telangana tennessee texas thailand tokyo toronto uganda ukraine uk utah valencia vancouver venice vermont
  vienna vietnam virginia wales warsaw washington wigan wiltshire winnipeg wisconsin wyoming yemen york zagreb zambia zimbabwe zurich
  aussie brit brits geordie scouser cockney londoner yankee`;

const DOUBLES = /^(?:chat|cram|hop|jog|knit|nap|plan|run|shop|sit|squat|swim|wrap|chop|plug|scrub|stop)$/u;

/** "Swim, swims, swimming"; of a verb that bends otherwise its forms are in the list of neutral words. */
function formsOf(verb: string): readonly string[] {
  const stem = verb.endsWith('e') ? verb.slice(0, -1) : DOUBLES.test(verb) ? verb + verb.at(-1)! : verb;
  const third = /(?:s|x|z|ch|sh)$/u.test(verb) ? `${verb}es` : /[^aeou]y$/u.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
  const past = /[^aeou]y$/u.test(verb) ? `${verb.slice(0, -1)}ied` : `${stem}ed`;
  return [verb, third, past, `${stem}ing`];
}

const wordsOf = (list: string): readonly string[] => list.split(/\s+/u).filter((word) => /^[a-z]+$/u.test(word));

export const COMMON_WORDS: readonly string[] = [
  ...[NOUNS, ADVERBS, ADJECTIVES, PLACES].flatMap(wordsOf),
  ...wordsOf(VERBS).flatMap(formsOf),
];
