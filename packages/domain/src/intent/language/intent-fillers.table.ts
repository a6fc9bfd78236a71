/** Common words that say nothing about food, and of which one beside a food may yet refuse it: the others are `NEUTRAL_WORDS`. Known, so that spelling repair leaves them alone and chips do not list them. */
export const FILLER_WORDS: ReadonlySet<string> = new Set(
  `bored fever flu cut replace unicorn acorn massage message messages passage sublime mandate tolerate liked mam manager hear heard shed theyd hed youd doesnt hadnt hasnt havent werent shouldnt couldnt land lands swear sworn lip lips tooth teeth gums ears finger fingers knees absolutely abundante across action active actual additional again against ago agree agrees aim al alimentaire alimentar alimenticio
  allergist alone along american and answer anybody anymore anyway applies apply appreciate area aren arent arrow asap ask asked ate
  attack auf aware away baby back bad balanced barely bataa bc be became become been began begin beginners beige being believe bench
  besoin bin bland blend blender bloated blue bodies body book bother bothers boy brain branch brand brauche breaks breastfed broken btw
  burner buy call calls came cant car carbs cardboard care careful carefully caro carrier carry case challenge change chart charts che
  cheat check checks cher choose claim classroom clear clearing close closer cm coach cold collection colour common company complete
  compliant concept confirmed consider consists contest cool cope copieux couch couldnt count counts cover cramps created cross crude
  custom cuz da dairy dangerous das deadlift deal dealbreaker dear decay dedicated def definitely delivered demasiado den der design
  detailed dev develop dia diagnosed did didnt die diet dieta dietary difficult digestion dirt dirty disgusted disgusting dish doc
  doctor doing done dont down dr dream dressing drink drinks drop dry due ease eczema einen einfach either elderly eldest elevated elle
  ended enemy energy enough equipment es essential est estimate estoy event ever exam examples exercise expect expensive experience
  explain facil facile fair false far feat feeling feet female figure fill fille fils finish finishes fire fired fit fitness fits fix
  flare flash float floor focused forbids force forget form formed found fri friend front fully further gain general generous gentle
  gets gift girl given gives goes gotta grandad granddad graph greet gross grosses guess guide guilt gut guy had handle haram hard has
  hasn hat have haven having health height highest hija hijo hit hives hob hold holiday hopefully hospital hotel how however hubbys
  human humans icky idk if ill improve inch include including indeed ingredient ingredients input inside instant instead instruction
  instructions insulin intense interdit interdite interdites interdits intolerances involve io isn isnt issue ist itch itchy item items
  itself jk jour joy json keep keeping keeps kept key kidding kills kilo known lady larger last lasts late latest latex latter launch
  layer lazy leaky learn leave left leger legere leggera leggero leicht leichte leichtes less letter level lifestyle lift lifting ligera
  ligero list literally living lmao loading lol longer looks loose lose losing love lucky lui luxury ma mag maintain makes mal male man
  manage master match matches means measured medical medication medicine meds meel meels mein meine mental mention mess met metal
  metformin mi mich mid military mind mir miss mixer mode model modern modify mon money moral mouth move mud muscle nasty nauseous ne
  nearly necesito necessary never newborn no nobody noisy nomi nonna nonnas not note noted nothing notice nous null number nurse
  nutritionist off ohne oldest omg only opinion oral otherwise out outdoor outside over overall pack paint panel parent parted
  particular pas pass past pasta pasti patient pay phase piano piatto picked pictures plano pm poison pollen preciso preference
  preferences prepping prevent price problem process processor professional program project prone proven puke purpose puts query
  question quote rash rather read reason reasonable receive recommended recovery reduce regarding regime regimen reheat reheating
  rejects related relevant religious remember require required requires respect response restaurant restricted restriction restrictions
  return revolting room rotate rotation rubber rule runs safely said sake sarnai sat saving say schedule school scope score scrap search
  secret select semaine semana senior seriously session severe severely shallow shape shares sharing shifts shown sick sienta sientan
  silver since sind sir situation size skin skinny slack sleep slimy smarter smell smells soap social sofa sohn soil solve somebody
  sommes sono sou spare sparse speak speed spend spent sport spouse squat stage standard starting starts starve state static stay
  steadily step steps stick still stomach stop straight strange strict strictly string strong structured stuck substitute suggested suis
  suit supply support supporte suspected swap swell swelling swells swipe switch syndrome system tabu tag taken takes tall tana te tea
  teenage terms test teuer text texture textures thank thought throat throwing throws till timer tired toaster tochter told tolerance
  took tool topic toward towards toxic trace traces track tried trip trop troppo true truly tues twins understand unique university
  unless until up upset upsets us used user value verboten vertrage vertragen vile voglio vomit wait wake walk warfarin was wasnt watch
  water wave weather wed weigh weight went whatsoever when whether while whom why wit without wo woche woman women wonder wont word
  worker world worried worry worst worth wouldnt wreck wrecks write writing wrong ya yesterday youngest yourself yuck yucky zone`
    .split(/\s+/u)
    .filter(Boolean),
);
