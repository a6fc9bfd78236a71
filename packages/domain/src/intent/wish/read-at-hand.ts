import { tellsSymptom } from '../language/harm-words.ts';
import { PERSON_WORDS } from '../language/neutral-words.table.ts';
import { isFood, type Item } from '../language/read-items.ts';
import { showTyped } from '../language/show-typed.ts';
import type { Clause } from './clause.ts';
import { denies } from './denies.ts';
import { overlaps, readSaid, saysNothing, type Said, spanOf } from './read-cleared.ts';

/**
 * What somebody has at hand and would see used: "a pound of shrimp in the cooler", "my sister dropped off seven zucchinis", "use last
 * night's rice". By index of the item, the words that tell how much there is, where it is and who it is from: they leave no food
 * in doubt. Every other word of the clause still may, so that nothing is cleared but by the whole of what is said.
 */
export function listAtHand(items: readonly Item[], clauses: readonly Clause[]): ReadonlySet<number> {
  const told = new Set<number>();
  clauses.forEach((clause, number) => {
    if (clause.foods.length === 0) return;
    const said = readSaid(items, clause);
    if (mayHarm(items, { clause, said }) || isTakenBack(items, clauses.slice(number))) return;
    const isFirst = clauses.slice(0, number).every(({ foods }) => foods.length === 0);
    for (const pattern of isFirst ? [...TELLING, NEWS] : TELLING)
      for (const found of said.text.matchAll(pattern)) for (const at of listTold(said, found)) told.add(at);
  });
  return told;
}

/** All that a match holds, if what stands in its gaps says nothing. */
function listTold({ placed }: Said, found: RegExpExecArray): readonly number[] {
  const gaps = found.indices!.slice(1) as readonly ([number, number] | undefined)[];
  const own = placed.filter((one) => overlaps(one, spanOf(found)) && !isFood(one.item));
  const isSound = own.every((one) => !gaps.some((gap) => overlaps(one, gap)) || saysNothing(one.item));
  return isSound ? own.map(({ at }) => at) : [];
}

/** "Half a pound of eggs and she is covered in spots", "a kilo of eggs, but": the strictest reading, as an amount is also a dose. */
const mayHarm = (items: readonly Item[], { clause, said }: { readonly clause: Clause; readonly said: Said }): boolean =>
  clause.endedBy === 'but' ||
  (clause.endedBy === '?' && !ASKS_WHAT.test(said.text)) ||
  items.slice(clause.start, clause.end).some(denies) ||
  tellsSymptom(clause.text) ||
  HEDGED.test(clause.text) ||
  FOLLOWS.test(said.text);

/** "What can I do with a kilo of chicken?", but not "was it the half pound of eggs?" */
const ASKS_WHAT = /^(?:\w+ ){0,3}?(?:what|can|could|how|any|ideas)\b/u;

/** "A kilo of eggs left, he must not get any", "in my cupboard, pity about my allergy"; "nothing battered" is how. */
function isTakenBack(items: readonly Item[], all: readonly Clause[]): boolean {
  const behind = all.slice(1);
  const own = (clause: Clause): readonly Item[] => items.slice(clause.start, clause.end);
  const isOfOther = (clause: Clause): boolean => clause.foods.length > 0 || own(clause).some(({ effect }) => effect?.dish !== undefined);
  const end = behind.findIndex(isOfOther);
  const told = end < 0 ? behind : behind.slice(0, end);
  return (
    PITY.test(showTyped(items.slice(all[0]!.start))) ||
    told.some(({ text }) => OF_IT.test(text) && tellsSymptom(text)) ||
    told.some((clause) => OF_IT.test(clause.text) && own(clause).some(denies) && !AT_A_LOSS.test(clause.text))
  );
}
const PITY =
  /\b(?:pity|shame|sadly|unfortunately|alas|allerg\w*|intoleran\w*|rather not|dare(?:nt| not)|off limits|(?:up|awake) (?:all|half the) night|sell|for sale|throw|bin|chuck|free to|come and get|(?:give|take) (?:it|them) away)\b/u;
const OF_IT = /\b(?:i|we|he|she|they|id|any|it|them|those|these|that|nobody|none|neither|my|our|his|her)\b/u;
const AT_A_LOSS = /\bdont (?:\w+ )?know (?:what|how)\b/u;

const HEDGED =
  /\b(?:if|unless|until|till|when|whenever|after|since|because|used to|had to|too much|enough|without|anything|else|away|rid|bin|dog|dogs|cat|cats|birds|spots|itch\w*|allerg\w*|doctor|doctors|nurse|list)\b/u;

/** What comes of it: "two pounds of eggs and I am on the floor"; not what is wanted or had beside it. */
const FOLLOWS = new RegExp(
  `@ (?:# )?(?:\\w+ ){0,4}?(?:and|then) (?:then |now |so |suddenly )*(?!(?:i|we) (?:\\w+ )?(?:have|want|need|would|fancy|reckon|think|feel like)\\b|(?:im|were) (?:\\w+ )?(?:hungry|cooking|feeding)\\b|(?:ive|weve) |(?:id|wed) |its (?:already|only|still) |the (?:wife|husband|kids|missus) says theres )(?:i|im|ill|we|were|he|hes|she|shes|they|theyre|it|its|you|my|his|her|our|their|the \\w+ (?:is|are|was|were|goes?|went)|up|off|down|out|bang|boom|straight|watch|an? (?:\\w+ )?(?:long|bad|rough|awful|terrible|horrible|sleepless))\\b`,
  'u',
);

const MEASURE = `(?:${[
  'pounds? lbs? oz ounces? kgs? kilos? kilograms? grams? g ml litres? liters? pints? cups? quarts? gallons? spoons? spoonfuls? tablespoons? tbsps? teaspoons? tsps? scoops?',
  'tins? cans? jars? tubs? pots? bags? sacks? boxe?s? box crates? cartons? bottles? packs? packets? pkts? punnets? trays? sachets? bowls? plates? pans? tupperwares? containers? buckets? baskets? trugs?',
  'braces? dozens? wheels? wedges? blocks? slabs? hunks? chunks? sticks? loa(?:f|ves) heads? bunche?s? bulbs? cloves? cobs? stalks? sides? racks? legs? joints? rashers? slices? fillets? rounds? balls? logs? bars? sheets? strips? knobs? portions? servings?',
  'handfuls? heaps? loads? tons? tonnes? piles? mounds? mountains? stacks? masses gluts? hauls? batche?s? shedloads? boatloads? truckloads? armfuls? drawerfuls? surplus stash lotta loadsa',
]
  .join(' ')
  .split(' ')
  .join('|')})`;
const NEARLY =
  '(?:(?:about|around|roughly|nearly|almost|maybe|say|like|approx|another|just|only|over|still|up to|the|my|our|this|that|these|those|all) )*';
const COUNT =
  '(?:0|an?|half(?: an?)?|quarter of an?|some|few|couple(?: of)?|several|most of (?:an?|the)|the|(?:the )?(?:rest|last|other half) of (?:an?|the)|whole|dozen|so many)';
/** Words that `listTold` asks whether they say anything. */
const GAP = '((?:\\w+ ){0,2}?)';
const SOME = `(?:${NEARLY}${COUNT} (?:0 )?)${GAP}(?:of )?${GAP}(?=@)`;
const AMOUNT = `(?:${NEARLY}${COUNT} (?:0 )?${GAP})?${MEASURE} (?:of )?(?:the |my |our |those |that )?${GAP}(?=@)`;

const DAYS =
  '(?:nights?|nites?|weeks?|weekends?|months?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|christmas|roasts?|dinners?|suppers?|lunche?s?|bbqs?|barbecues?|part(?:y|ies))';
const WHOSE = '(?:(?:the|a|an|my|our|his|her|their|that|this|some|last|local|next doors?|yesterdays) )*';
const PERSON = `(?:(?:${[...PERSON_WORDS].filter((word) => !/^(?:he|she|him|her|hers|his|us|doctor|doctors|gp|dietitian|dietician|nutritionist|nurse|nurses|patients?)$/u.test(word)).join('|')}|neighbour|neighbor|someone|somebody|inlaw|mam)s?)`;
const SHOP =
  '(?:butchers?|co op|coop|fishmongers?|greengrocers?|grocers?|bakers?|bakery|deli|barbie|barbies|allotments?|gardens?|farms?|farmers?|farm shop|orchard|trees?|hens?|chickens?|markets?|supermarkets?|shops?|stores?|costco|aldi|lidl|tesco|takeaways?|greenhouse|polytunnel|food ?bank|boat|river|woods|office|work|wedding|buffet)';
const COOL =
  '(?:fridge|freezer|fridge freezer|deep freeze|cooler|coolbox|cool box|esky|eski|icebox|ice box|chiller|chest freezer|larder|pantry|cupboards?|crisper|veg drawer|salad drawer|drawer|fruit bowl|veg rack|bread bin|shed|cellar|garage|house|kitchen|flat|van|truck|boat|counter|worktop|side|table|shelf|fridge door|freezer drawer)';

/** Where it stands and how it is, up to what is known of it. */
const LIES = [
  '(?:sitting|lying|hanging|knocking|kicking|standing|waiting) (?:about|around|there|here|idle|unused|untouched|spare)',
  '(?:sitting|lying|waiting|wilting|thawing|defrosting|ripening|languishing|going soft|going limp|going spare|going begging)',
  'on the turn|on (?:its|their) last legs|past (?:its|their) best|looking at me|staring at me|begging to be (?:used|eaten)|to (?:use|finish|clear|get through|knock off|polish off|see off|hand|spare)(?: up| off)?',
  `(?:left over|leftover|left)(?= $| from | (?:in|on|at the back of) (?:the|my|our) ${COOL} | and (?:its|i|we|ive|theres|an?|some|0) )|there|here|at home|at hand|on hand|in stock|on offer`,
].join('|');

const GAVE =
  '(?:gave|brought (?:over|round|by|me|us)|dropped (?:off|round|over|by|in)|sent(?: over| round)?|handed(?: over)?|donated|passed on|gifted|bought|got|caught|shot|grew|picked|left)';

/** "My wife bought us": a giver and who it is for. */
const GIFT = `(?:my|our|the|a|an|some|his|her|next door|old|kind|lovely|dear|\\b) ?${PERSON} (?:(?:next door|she|he|they|has|have|just|kindly|very|went and|yesterday) )*`;

const TELLING: readonly RegExp[] = [
  // "A pound of shrimp", "heaps of oats", "half kg paneer", "about a kilo of cooked rice".
  `(?<![^ ])${AMOUNT}`,
  // "A lone leek", "a sad cabbage" beside other amounts.
  `(?<![^ ])${NEARLY}${COUNT} (?:very |rather |slightly |single )?(?:lone|lonely|sad|sorry|spare|odd|random|forgotten|wrinkly|wilted|bruised|stray) (?=@)`,
  // "In the cooler", "thawing on the counter", "still lying there", "left from Sunday".
  `(?<=@ (?:# )?)(?:(?:is|are|s|all|both|each|still|just|now|already|that|which|thats|which is) )*(?:(?:${LIES}) )+(?:(?:in|on|at the back of|at the bottom of) ${WHOSE}${COOL} )?`,
  `(?<=@ (?:# )?)(?:(?:all|still|just) )*(?:in|on|at the back of|at the bottom of) (?:the|my|our|a) ${COOL} `,
  `(?<=@ (?:# )?)(?:(?:each )?(?:left over|leftover|left|over) )?from ${WHOSE}(?:${DAYS}|${SHOP}|${PERSON})(?: (?:${DAYS}|${SHOP}))? `,
  // "Use last night's rice", "using some of Sunday's chicken".
  `\\b(?:use|using|finish|reheat|with|from|eat) (?:up )?(?:(?:the|some|some of|rest of|all|my|our) )*last ${DAYS} ${GAP}(?=@)`,
  // "My sister dropped off seven zucchinis", "yesterday my neighbour she gave to me ten eggs".
  `(?<![^ ])(?:${GIFT}|(?:the|our|my) ${SHOP} )(?:in laws? )?${GAVE} (?:to )?(?:me |us )?(?:with )?(?=${SOME}|${AMOUNT}@)`,
  `(?<![^ ])(?:i|we) (?:was|were|got|have been|just got|been) (?:given|gifted|handed) ${SOME}`,
  `(?<![^ ])(?:i|we|ive|weve) (?:just |also |already |have )*(?:picked up|picked|grabbed|nabbed|scored|caught|found|grew|ordered|got hold of) (?=${SOME}|${AMOUNT}@)`,
  `^(?:just |also )*(?:picked up|picked|grabbed|nabbed|scored|caught|found|won) (?=${SOME}|${AMOUNT}@)`,
  // "Just got back from the market with mackerel", "got a pound of venison off a mate".
  `^(?:i |we |just |ive |weve )*(?:got|came|come|been) (?:back|home) (?:from ${WHOSE}(?:${SHOP}|fishing|shopping|foraging|town) )?with (?=@|${SOME}|${AMOUNT}@)`,
  `(?<=^(?:(?:i|we|ive|weve) )?(?:just )?(?:got|have|bought|scored|nabbed) .*@ )off (?:a|my|our|the) (?:${PERSON}|${SHOP}) `,
  // "The freezer's full of peas", "cupboard has chickpeas", "we have far too many courgettes".
  `^(?:and |so )?(?:the |my |our )?${COOL}(?:s| is|es)? (?:full of|packed with|stuffed with|overflowing with|bursting with|loaded with) (?=@|${SOME})`,
  `^(?:the |my |our )?${COOL} has (?=@|${SOME}|${AMOUNT}@)`,
  `\\b(?:have|got|ive|weve|bought|grew|there are|theres) (?:got )?(?:far |way )?(?:too|so) many (?=@)`,
  // "Carrot sticks"; an egg may stick in somebody's throat.
  `(?<=@ )(?:sticks|batons|florets|cubes)(?! (?:in|to|on|with)\\b) `,
  // "An air fryer my son bought me".
  `(?<= )(?:that )?(?:my|our|the) ${PERSON} (?:bought|gave|got|lent|sent) (?:me|us) `,
  // "Half a lasagna from the wife".
  `^(?:i am |im )?hiding @ (?:(?:and |or )?@ )*in(?:to)? (?:everything|evrything|every meal|meals|sauces?|his food|her food|their food) $`,
].map((pattern) => new RegExp(pattern, 'dgu'));

/** What else is told before it: "I had people over and now there's a kilo of rice". It names no food of its own. */
const NEWS = new RegExp(
  `^[^@]*\\band (?:now |so |then |also )*(?:theres|there is|there are|i have|we have|ive|weve|i ve|got|have)(?: got| also| only)* (?=${SOME}|${AMOUNT}@)`,
  'dgu',
);
