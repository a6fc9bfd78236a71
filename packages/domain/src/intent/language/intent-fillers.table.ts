/** Common words that say nothing about food. Known, so that spelling repair leaves them alone and chips do not list them. */
export const FILLER_WORDS: ReadonlySet<string> = new Set(
  `a about across action active actual additional adult after again against ago ahead aim alone along already am amazing american an
  and another answer any anybody anyone anyway appreciate are area aren arent around as ask asked at author autumn aware away awesome
  baby back bad bag balanced barely base basic basics bataa be beach became because become been before began begin being believe best
  better big birthday bit blend boil boiled bold book both boy boyfriend boys bring brother build busy buy by call calls came can cant
  car care carefully carry case challenge chance change cheat child children choice choices choose clean clear client close closer coach
  cold college colour come comes coming common company complete completely con concept consider consists contest cook cool cope could
  couldnt couple course cover crazy create created creative crowd crunchy cup cups current currently custom cute dad daily dairy date
  daughter day days deal dear decent dedicated deep def definitely delivered den der des design desk detailed develop did didnt die
  diet dietary different difficult dinner dish do doctor doing doc done dont dose double down dr dream dressing drink drinks drop dry
  due during each early ease easier easily easy eight either elderly elevated eleven else end enemy energy enjoy enough entire
  equipment especially essential estimate etc even evening event ever exact exactly example examples exciting exercise expect
  expensive experience explain extra extremely fair fall family famous fan fancy far fast father favorite favourite feature feel
  feeling female few fifteen fifty figure fill filled filling find fine first fit fitness fits five fix flavor flavorful flavour flavours
  flexible focus focused folks follow followed following for force forget form found four fresh freezer fri friday fridge friend
  friendly friends from fruity full fully fun further gain game general generate gentle get gets getting gift girl girlfriend girls
  give given gives gladly go goal goals goes going gonna good gorgeous got gotta grab grandma great group grow guest guide guilt guy
  guys gym had half handle happy hard has hasn have haven having he health healthy hearty heavy height hello help helpful her here hey
  hi high higher highest him his hit hold holiday home homemade hope hopefully hospital hot hour hours house how however huge hundred
  hungry hurry husband i id idea ideal ideally ideas if ill im improve in include including incorporate indeed individual input inside
  inspiration inspired instant instead instruction instructions interested interesting into intolerances involve is ish isn isnt issue it
  item items its itself ive january job join july june just keep keeping keeps kept key kid kids kind kinda kitchen know known
  lady large last lasts late later lately latest lazy le learn least leave left less let lets letter level life lifestyle lift lifting
  light like limited line list little live living load local long longer look looking looks loose losing lot lots love low lower lucky
  luxury mainly maintain make makes making male man manage many marathon march master matter maximum may maybe me mean means measured medical
  medication medicine medium mental mention menu mess met method mid middle might mild mind mine mini minimal minute miss mix mixed
  mode moderate modern modify mom moment monday money monthly mood moment more morning most mostly mother mouth move much multiple mum
  muscle must my myself name natural naturally nearly necessary need needed needs never new next nice night nights nine no nobody nomi normal
  normally not note nothing notice november now number nurse nutrient nutrients nutritionist objective october of off offer office often oh old older
  on once one ones only open opinion option options or order orders organic original our out outdoor outside oven over overall own pack
  packed page pan pantry parent parents part particular partner party pass past pasta patient people perfect period person personal
  phase pick picky pictures piece place plain plan planned planner planning plans plate play please pls plz plenty plus pm point popular portable
  possible possibly pot powder prefer preferably preference preferences preferred prep prepare prepared prepping preparing pretty prevent
  price pro probably problem process produce product professional program project proper properly provide provided purpose put puts
  quality quantity question quick quickly quite quote rather raw read ready real really reason reasonable receive recently recipe
  recommend recommendation recommendations recommended recovery reduce regarding regime regimen regular regularly related relevant
  remember request require required requires respect response rest restaurant restricted restriction restrictions result results return rich right
  rotate rotation routine rule run runner runs safe safely said sake same sarnai sat saturday savory say schedule school season seasonal
  second secret section see seem select send senior seriously served serving session set seven several severe severely shape she shift
  shop shopping short should show shown side sides similar simple simply since single sir sister sit situation six size skinny sleep slow small
  smaller smart smth snacky so social soft solid some somebody someone something sometimes son soon sort sound special specific
  spend split spoon sport spouse spring stage standard start started starting starts state stay step steps stick still stomach stop
  store straight strange strict strictly strong structured student students stuff style substitute such suggest suggested suggestion
  suggestions suit suitable summer sunday super supply support sure surprise swap sweet switch system table tablespoon take taken takes
  takeout taking tall tana tasty tea teen teenage teenager tell ten term terms test than thank thanks that thats the their them then there
  these they thing things think thinking third this those thought three through throughout thu thursday tight time times tip tips tired
  to today toddler together told tomorrow ton tonight too took tool top toward towards track traditional train training travel treat
  tried trip true truly try trying tues tuesday turn twelve twenty twice twist two type types typical ultimate understand uni unique
  university unless until up upon upset us use used useful user uses using usual usually vacation value varied variety various vegas
  version very via visit wait wake walk wanna want wanted warm was wasnt watch water way ways we wed wednesday week weekday weekdays
  weekend weekly weeknight weeknights weeks weigh weight well went were what whatever whats when where whether which while white who
  whole whom whose why wife will willing winter wish within without woman women wonder wont word work workday worker working works
  workout world worried worry worth would wouldnt wow write wrong yeah year years yes yesterday yet you young your yours yourself zone
  te el la los las un una para por de del mi me quiero necesito semana dia facil ein eine einen fur mit der die das ich mochte brauche
  bitte tag woche einfach pour je veux besoin jour semaine facile le les du au aux avec um uma eu quero preciso per voglio il lo gli
  di da che ohne dieta plano piano latex test meds insulin inch cm kilo lol lmao omg asap btw tbh idk ya u ur im r gimme wanna cuz bc
  alimentar alimenticio alimentaire piatto query post wo anymore via dev null true false json text string ingredient ingredients
  person type types count counts carbs loading sunday intense long hard shifts nights desk lover lovers drop store bought weigh female male weather human humans absolutely ate pasti gain lose money syndrome oral pollen seasonal
  texture textures taste tastes smell smells soap throat reheating reheat dirty lazy compliant otherwise kidding jk breaks wit
  joy class classroom religious suis sommes es estoy al aux ist bin mir mich auf son ne pas lui nous elle il io sono sientan sienta mal
  slimy hives swell swells swelling itchy gut wrecks wreck upsets upset agree agrees supporte vertrage vertragen newborn sick rash throws throwing nauseous bloated cramps trace traces careful bland sind mein meine tochter sohn hat mon ma fils fille est hijo hija sou tabu verboten interdit interdits interdite interdites mag eczema itch kills puke lean granddad grandad nonnas nonna parted ended till hubby hubbys bench squat deadlift tin tins jar flare twins youngest oldest eldest slowly steadily gross grosses disgusting disgusted worst nasty vile yuck yucky icky revolting poison haram toxic dealbreaker scrap feet dirt mud metal
  rubber cardboard vomit soil rejects dangerous forbids starve pay allergist check checks share shared shares sharing search match matches writing
  branch cross model speed claim larger front floor theme finish finishes layer timer panel score solve formed fired fire processor flash
  shallow launch board handy saving swipe speak bunch greet stuck topic brand decay spent paint silver smarter noisy moral float stack
  collection wrapped prone crude arrow graph sparse spare bother bothers literally guess hotel room whatsoever body bodies digestion brain exam skin clearing wave blue leaky toaster military hangover meel meels chart charts apply applies latter feat picked slack static scope noted beginners broken burner blender mixer couch sofa beige carrier iron oven hob leggero leggera ligera ligero leger legere leicht leichte leichtes grosses abundante copieux tiny generous substantial lighter tolerance attack shes hes theyre confirmed diagnosed suspected proven warfarin metformin breastfed trop gerne gern esse demasiado troppo cher teuer caro`
    .split(/\s+/u)
    .filter(Boolean),
);
