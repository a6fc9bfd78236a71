import { COMMON_WORDS } from './common-words.table.ts';

/**
 * Words that a person who wishes for a food says beside it, and that turn no wish around. A food beside any other word is left
 * out until its eater says otherwise, so a word belongs here only if it does harm in no sentence: "keep", "pass" and "miss" do.
 */
export const NEUTRAL_WORDS: ReadonlySet<string> = new Set([
  ...COMMON_WORDS,
  ...`square block race races live lived lives living saucepan saucepans hotplate kettle stove stovetop hob microwave airfryer steamer griddle casserole thermos blender grown grownup round update thx thnx tysm ty a about after afternoon ahead all alongside already also am amazing an another any anyone anything are around as at author autumn awesome
  baked baking base based basic basics batch beach beautiful because before beginner best better between big bigger birthday bit bits boil
  boiled boiling bold boring both bowl braise braised bright bring broil broiled brown browned build build bunch busy buttery by
  can caramelized caramelised celebrate chance charred cheap cheaper chilled choice choices chopped chunky classic clean client college
  colorful colourful combination combo come comes coming commute containers cook cooked cooking cooks cosy could couple course crazy
  create creative crisp crisped crispy crunchy crust crusted cubed cup cups curious current cute daily date day days decent delicious
  deep desk diced different dinner dip discounted do doable does dose double drizzle drizzled during each earlier early easier easily easy
  eight eleven else end enjoy enjoyable entire especially etc even evening evenings events every everyday everyone exact exactly example
  exciting exotic experiment explore extra extremely fabulous fairly fall familiar family famous fancy fantastic fast favorite favorites
  favourite favourites feature feed feel-good feeding few fifteen fifty filled filling final find fine finish-off firm first five flaky flavor flavored
  flavorful flavors flavour flavoured flavourful flavours flexible fluffy focus folks follow followed following for four fragrant free-range fresh
  freshly friday fridays friendly friends from frozen fruity full fun game generate get getting give gladly glazed go goal goals going
  gonna good gorgeous got gourmet grab great grill grilled grilling ground group grow guest guests guys gym handful happy hash head heads
  healthful healthier healthily healthy hearty heavy hello help helpful her here herbed herby hey hi hidden high higher him his home homemade hope
  hoping hot hour hours house household huge hundred hungry hurry i id idea ideal ideally ideas immediately in incorporate incorporating
  individual inspiration inspired instead-of interested interesting into is it its january job join juicy july june just kind kinda kinds
  kitchen know large last-minute lately later layered lean leaner least leftover leisurely let lets life light lighter like likely limited
  little live loaded local long look looking lots lovely lover lovers low lower lunch lunches luscious luxurious main mainly major make making
  many marathon march marinade marinated mashed matter maximum may maybe me meal meals mean meatier medium mellow melted menu method middle might mild mine mini
  minimal minute minutes mix mixed moderate moist moment monday mondays month monthly mood more morning mornings most mostly much multiple
  must my myself name natural naturally nearby need needed needs new newborn-safe next nice night nights nine non-stick noon normal normally november now nutrient
  nutrients nutritious objective october of office often oh old older on once one ones onto open option options or order orders organic
  original other our ours oven over-easy own packed page pan pan-fried pantry parboiled part partly party pasta-like patio peeled people per perfect perfectly period
  person personal perhaps picnic pick piece pieces place plain plan planned planner planning plans plate plates play please pleasant plenty pls plus
  plz poached pocket point popped popular portable portion possible possibly pot pots potted powder pre-made prefer preferably preferred prep prepare
  prepared preparing prepped pretty primarily pro probably produce product proper properly proud provide provided puffed pulled pulsed put puree quality quantity quick quicker
  quickly quite rack rainy random range rapid raw ready real really recently recipe recipes recommend recommendation recommendations refreshing regular regularly
  relaxed request rest result results rich right rinsed ripe roast roasted roasting robust roll rolled routine run runner rustic rye-style
  same saturday saturdays sauced saucy saute sauteed savory savoury scalloped scrambled scrumptious seared season seasonal seasonally seasoned second section see seed-crusted seem
  selection send september serve served serves serving servings set seven several shaved shall share shared shareable sheet shift shop shopping short should show shredded
  shy side sides silky similar simmer simmered simple simply since-morning single sister-in sit six sized sizzling skewered skillet sliced slice slices slightly slow slow-cooked slowly small smaller smart smoked
  smoky smooth smth smothered snack snacky so soaked soft solid some someone something sometimes soon sort sound source sources space special specific
  spiced splash split spoon spread spring sprinkle sprinkled stack stacked staple staples start started starter steam steamed stewed sticky stir stirred store
  straightforward stuff stuffed style substantial such suggest suggestion suggestions suitable summer sunday sundays super supper supplies sure surprise
  sweet switch-up swap-in table tablespoon take taking tangy target taste tastes tasting tasty tender tell ten term terrific tha than thanks that thats the
  their them theme then there these they thick thin thing things think thinking third this those though-with three through throughout thu thursday thursdays tight
  time times tin tins tiny tip tips to toasted toasty today together tomorrow ton tonight tons too top topped topper topping toppings total traditional
  train training travel tray treat tried-and try trying tuesday tuesdays turn twelve twenty twice twist two type types typical typically ultimate under-the-week upon
  use used-up useful uses using usual usually utilize vacation variation variations varied variety various vegas version versions very via vibe vibes visit wait-for
  wanna want wanted wants warm warming was-hoping way ways we wednesday wednesdays week weekday weekdays weekend weekends weekly weeknight weeknights weeks well went-for what whatever whats
  whenever where which whipped white whole why-not will willing winter wish with within wonder-if wonderful work workday working workout works would wow wrapped yeah
  year years yellow yes yet you young your yours yum yummy zesty zingy
  instead afters garlicky
  sale offer bought too many picky eaters eater fussy totally completely secretly safe iron calcium zinc magnesium vitamin vitamins omega folate potassium gimme smth rice-free
  tub jar stretch somewhere feast post throw toss chuck pop shove squeeze lot load loads pile platter board station bake crumb crusty drenched loaded topped tossed layered bursting packed full-on nan saturday hearty rustic homestyle street takeaway takeout fakeaway copycat leftovers scraps odds ends cellar allotment grew caught hunted farm local organic pastured wild line sustainable vibe style inspired authentic classic retro childhood nostalgic grandmother granny auntie aunt uncle cousin cousins neighbours in-laws boss client crew squad gang lot bunch whole-family
  fan feel gern gerne easter christmas thanksgiving diwali eid hanukkah passover halloween lent newyear valentines valentine anniversary bbq barbecue kung pao rogan josh avo brekkie brekky nana mates lads fixings trimmings aimerais jaimerais mil esse encanta voudrais gustaria queria proper under-salted hangover dental vibe brunch grandmas
  alla allo dente hide mucho mucha muchos muchas con para por favor quiero una un el la los las de del y e mit und ich mochte bitte eine ein zum fur avec et je veux une pour le les des du au aux
  vorrei per il lo gli di uma um com eu quero cena desayuno basically baby-friendly mum mom dad student students uni hostel commuter lunchbox bag box jar half third quarter rest
  si ish wth pls ta cheers ok okay hi hiya thankyou ur u r im ive weve id well were theyre youre hes shes lets gimme smth tbh honestly actually currently
  bag bags packet packets can tin bunch head jar jars thaw thawed thawing defrost defrosted freezer fridge cupboard pantry garden market farmers store butcher fishmonger homegrown
  cosy cozy comforting nourishing bite-size bitesize elegant romantic impressive dinner-party affordable frugal leftover leftovers batch couscous-style hand handy nonstop
  law laws adult adults kids kid children child toddler toddlers teen teens teenager boys girls boyfriend girlfriend husband wife partner son daughter grandma grandpa nan gran mother father brother sister parents roommate roommates flatmate flatmates coworkers colleagues neighbor neighbour crowd class team
 hubby wifey preggo
  he she hers himself herself who whose someones ourselves everybody
  wedding reception graduation christening communion buffet campsite cabin cottage caravan dorm hotel flight road
  trip roadtrip travelling traveling balcony terrace rooftop pub tailgate superbowl football match movie film housewarming shower
  sheets ribbon ribbons layer layers coin coins toaster induction burner smoker cooker instant foil tupperware
  flask pans trays aldi lidl tesco costco walmart asda trader joes csa voucher coupon deal enormous giant massive
  odd wonky overripe opened unopened lonely forgotten months february april august december weather snowy sunny chilly
  freezing sweltering heatwave cheerful host hosting hosted invite invited joining arriving visiting landing nieces nephews niece
  nephew inlaws grandkids housemates housemate lodger bandmates teammates kindly arrange theyve youve theres heres hows roughly
  approx approximately somehow mess seconds helping helpings batches triple xl classy posh swanky playful wintry summery
  gooey squidgy fudgy velvety squishy crumbly melty silken syrupy pillowy springy toasty sharing
  autumnal wee foster vintage trad modern fusion sorts decided deserves deserve promised decides anywhere everywhere`
    .split(/\s+/u)
    .filter((word) => /^[a-z]+$/u.test(word)),
]);

/** Whoever is named by one of these may be the one who cannot have it: neutral beside a word of wishing alone. */
export const PERSON_WORDS: ReadonlySet<string> = new Set(
  `he she him her hers his kid kids child children toddler toddlers teen teens teenager boys girls boyfriend girlfriend husband hubby wife partner son
  daughter grandma grandpa nan gran mother father mum mom dad brother sister parents roommate roommates flatmate flatmates coworkers colleagues guest guests doctor dietitian everybody someone uncle aunt auntie cousin cousins granny grandmother boss client us
  grandson grandsons granddaughter granddaughters grandchild grandchildren grandkid grandad grandpas granddad granddaddy grandparent grandparents
  gramps nanny nanna nonna nonno abuela abuelo oma opa papa mama mamma mammy mummy mommy daddy pa ma pops stepson stepdaughter stepmum stepmom stepdad
  stepkids stepchild stepchildren stepson stepsons stepdaughters stepmother stepfather stepsister stepsisters stepbrother stepbrothers stepparent stepparents
  grandfather grandfathers grandmothers godparents childer childers relative relatives kin godson goddaughter godmother godfather twin twins triplets sibling siblings sis bro lad lass bairn wean kiddo kiddos kiddie
  kiddies tot tots tween tweens preteen husbands wives fiance fiancee spouse spouses missus girl lady ladies gentleman gentlemen bloke chap fella dude
  guy woman women man men youngster youngsters youngest eldest oldest infant infants babies bub client clients patient patients customer customers
  colleague coworker workmate workmates teammate classmate classmates bandmate buddy buddies pal pals bestie besties bff friend neighbors mate
  landlord landlady tenant lodgers roomie roomies houseguest houseguests visitor visitors teacher teachers pupil pupils coach trainer physio nurse
  nurses doctor doctors gp dietician dietitian nutritionist midwife carer carers caregiver childminder babysitter pastor priest vicar rabbi imam
  fellow fellows fellas lads lasses blokes chaps dudes guys gals oldies codger codgers pensioner pensioners retiree retirees student students mrs
  minister chef captain manager intern apprentice soldier veteran farmer builder builders driver drivers congregation parishioner parishioners`.split(
    /\s+/u,
  ),
);
