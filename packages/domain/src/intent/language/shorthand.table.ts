/** Words as they are typed on a phone, and what they are short for. None of them is a word of its own beside food. */
export const SHORTHAND: ReadonlyMap<string, string> = new Map(
  `wk:week wks:weeks wknd:weekend wkend:weekend wknds:weekends wkday:weekday wkdays:weekdays wkly:weekly wkout:workout wkouts:workout wrkout:workout
  tmrw:tomorrow tmr:tomorrow tmw:tomorrow tmoz:tomorrow tomoz:tomorrow tonite:tonight tnight:tonight tdy:today arvo:afternoon sarvo:afternoon
  bday:birthday fam:family hubs:hubby missus:wife missis:wife bestie:friend
  tho:though altho:although thru:through cos:because coz:because bcs:because bcoz:because becos:because
  bfast:breakfast bkfst:breakfast brekkers:breakfast lnch:lunch dindins:dinner
  rlly:really rly:really defs:definitely defo:definitely prob:probably probs:probably obvs:obviously
  fave:favorite fav:favorite faves:favorites favs:favorites recs:recommendations ingreds:ingredients ings:ingredients xtra:extra luv:love lotsa:lots
  hv:have wud:would shud:should cud:could dnt:dont cnt:cant urself:yourself yall:you ol:old ole:old lil:little
  ckr:cooker chp:cheap frd:fried grnd:ground frz:frozen frzn:frozen chz:cheese avo:avocado avos:avocados mex:mexican viet:vietnamese veggo:vegetarian
  lftovr:leftover lftovrs:leftovers leftovr:leftover leftovrs:leftovers lftover:leftover lftovers:leftovers lefover:leftover lefovers:leftovers
  smthg:something smthng:something sumthin:something sumthing:something somethin:something somthin:something nuthin:nothing nuffin:nothing
  nite:night nites:nights hott:hot bout:about usng:using lemme:lets wana:wanna alot:lots simlar:similar similiar:similar dissh:dish comming:coming
  whta:what waht:what teh:the hte:the adn:and wiht:with thier:their eahc:each poeple:people peple:people peeps:people
  dyas:days wek:week weke:week mael:meal meel:meal meels:meals maels:meals fodo:food stlye:style sytle:style minuts:minutes mintues:minutes minits:minutes
  luch:lunch lucnh:lunch dinr:dinner snaks:snacks snax:snacks lunchbx:lunchbox beens:beans mach:match
  teusday:tuesday tusday:tuesday wensday:wednesday wendsday:wednesday wednsday:wednesday thrusday:thursday firday:friday satuday:saturday saterday:saturday`
    .split(/\s+/u)
    .map((entry) => entry.split(':') as [string, string]),
);
