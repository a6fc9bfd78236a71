import { tellsSymptom } from '../language/harm-words.ts';
import { NEUTRAL_WORDS, PERSON_WORDS } from '../language/neutral-words.table.ts';
import { isFood, type Item } from '../language/read-items.ts';
import type { Clause } from './clause.ts';
import { denies } from './denies.ts';
import { listSwaps } from './read-swaps.ts';
import { isOfOneAlone } from './read-spared.ts';
import { isOfSamePeople } from './said-of-whom.ts';

/** What a clause says of a food that may be eaten. */
export type Clearance = {
  /** Its number. */
  readonly clause: number;
  /** Praised, and not merely permitted. */
  readonly isWished: boolean;
  /** The harm itself is over or was none: what clauses before told of it does not count. */
  readonly isOver: boolean;
  /** Asked for rather than judged: what is said behind it is how ("make it spicy, not bland"). */
  readonly isAsked?: true;
};

/**
 * "Carrots are fine now", "he eats prawns again", "she outgrew her egg allergy", by index of the food. A clause clears what it
 * names only if nothing else in it refuses, harms or leaves it open; who is meant by another clause may be somebody else.
 */
export function findCleared(items: readonly Item[], clauses: readonly Clause[]): ReadonlyMap<number, Clearance> {
  const cleared = new Map<number, Clearance>();
  let named = false;
  clauses.forEach((clause, number) => {
    named ||= clause.foods.length > 0;
    if (!named || isLeftOpen(items, clause)) return;
    const said = readSaid(items, clause);
    if (IS.test(said.text) && NOT_FINE.test(clauses[number - 1]?.text ?? ''))
      for (const at of clause.foods) cleared.set(at, { clause: number, isWished: false, isOver: false });
    const before = clauses.slice(0, number).findLast(({ foods }) => foods.length > 0);
    for (const [at, clearance] of listClearances(said, before)) cleared.set(at, { clause: number, ...clearance });
    if (REQUEST.test(clause.text)) clearRequested(items, clauses.slice(0, number), cleared);
  });
  for (const at of listSwaps(items).flatMap(({ into }) => into.filter((one) => isFood(items[one]))))
    cleared.set(at, { clause: clauses.findIndex(({ start, end }) => start <= at && at < end), isWished: true, isOver: false });
  return cleared;
}

/** By index of the food; `before` is the last clause that names one. */
function listClearances(said: Said, before: Clause | undefined): readonly (readonly [number, Omit<Clearance, 'clause'>])[] {
  return CLEARING.flatMap(({ pattern, isOver = false, isWhole = false, isAsked }) => {
    const found = pattern.exec(said.text);
    if (!found || !isSound(said, found) || !isUnopposed(said, found, isOver) || (isWhole && !saysNothingElse(said, found))) return [];
    const own = listMeant(said, found);
    // "Beetroot made him ill when he was small. He has grown out of it."
    const meant = own.length > 0 || !isOver || !before || !PAST.test(before.text) ? own : before.foods;
    const clearance = { isWished: isAsked ?? PRAISES.test(found[0]), isOver, ...(isAsked && { isAsked }) };
    return meant.map((at) => [at, clearance] as const);
  });
}

/** "Can I have eggs? No.", and "just my husband can have shrimp". */
const isLeftOpen = (items: readonly Item[], clause: Clause): boolean => clause.endedBy === '?' || isOfOneAlone(items, clause);

/** "The kids miss pistachios, put them in": the foods before, where what was said of them does not harm or refuse. */
function clearRequested(items: readonly Item[], clauses: readonly Clause[], cleared: Map<number, Clearance>): void {
  const number = clauses.findLastIndex(({ foods }) => foods.length > 0);
  const before = clauses[number];
  if (!before || tellsSymptom(before.text) || LEFT_OPEN.test(before.text.replace(/\bwill (?:have|eat|take)\b/u, ''))) return;
  if (items.slice(before.start, before.end).some(denies)) return;
  for (const at of before.foods) cleared.set(at, { clause: number, isWished: true, isOver: false });
}

/** Whether what clause `number` tells of a food is answered by what clears it: in the clause itself, or behind it where the harm is over. */
export const isClearedAt = (clearance: Clearance | undefined, number: number): boolean =>
  clearance !== undefined && (clearance.clause === number || (clearance.isOver && clearance.clause > number));

/** Whether a food of these words is cleared anywhere, as what is said of the same people. */
export const isSaidFine = (
  items: readonly Item[],
  food: number,
  { clauses, cleared }: { readonly clauses: readonly Clause[]; readonly cleared: ReadonlyMap<number, Clearance> },
): boolean =>
  [...cleared].some(([at, { clause }]) => items[at]!.words === items[food]!.words && isOfSamePeople(items, food, clauses[clause]!));

/** An item of a clause, and where it stands in the clause's text. */
export type Placed = { readonly at: number; readonly item: Item; readonly from: number; readonly to: number };

export type Said = { readonly text: string; readonly placed: readonly Placed[] };

/** The clause with "@" for each food, and "#" for the kind of dish that one makes. */
export function readSaid(items: readonly Item[], { start, end }: Clause): Said {
  const placed: Placed[] = [];
  let text = '';
  for (let at = start; at < end; at++) {
    const item = items[at]!;
    const words = isFood(item)
      ? '@'
      : item.value !== undefined && item.value > 0
        ? '0'
        : item.effect?.dish !== undefined && isFood(items[at - 1])
          ? '#'
          : (item.typed ?? item.words);
    placed.push({ at, item, from: text.length, to: text.length + words.length });
    text += `${words} `;
  }
  return { text, placed };
}

type Span = readonly [from: number, to: number];

export const overlaps = ({ from, to }: Placed, span: Span | undefined): boolean =>
  span !== undefined && span[0] < span[1] && from < span[1] && to > span[0];

export const spanOf = ({ 0: { length }, index }: RegExpExecArray): Span => [index, index + length];

/**
 * Whether a match says what its pattern means: nothing in it denies but the pattern's own `denial` and `harm`, and the gaps of
 * the pattern, which are its other groups, hold words that say nothing: "nuts may never be used", "I now have to skip eggs".
 */
function isSound({ placed }: Said, found: RegExpExecArray): boolean {
  const { groups = {}, ...spans } = found.indices!;
  const gaps = Object.values(spans).slice(1) as readonly (Span | undefined)[];
  return placed
    .filter((one) => overlaps(one, spanOf(found)) && !overlaps(one, groups['denial']) && !overlaps(one, groups['harm']))
    .every((one) => !denies(one.item) && (!gaps.some((gap) => overlaps(one, gap)) || saysNothing(one.item)));
}

export function saysNothing({ effect, unknown, value, words }: Item): boolean {
  if (unknown || LEFT_OPEN.test(words)) return false;
  if (effect) return effect.cue === undefined || PLAIN_CUES.has(effect.cue);
  return value !== undefined || words.split(' ').every((word) => NEUTRAL_WORDS.has(word) || PERSON_WORDS.has(word) || SMALL.has(word));
}

const PLAIN_CUES: ReadonlySet<string> = new Set(['yes', 'fine', 'eats', 'and', 'every', 'other', 'anything', 'fix']);
const SMALL: ReadonlySet<string> = new Set(
  'is are s still enough been being has had have to longer actually absolutely definitely certainly perfectly ever back known tests test tested testing results challenge skin prick blood panel came mighty awful awfully dead proper darn damn bloody mega ever'.split(
    ' ',
  ),
);

/** Whether the rest of the clause lets the match stand. */
function isUnopposed({ text, placed }: Said, found: RegExpExecArray, isOver: boolean): boolean {
  const [from, to] = spanOf(found);
  const front = text.slice(0, from);
  const rest = `${front}| ${text.slice(to)}`;
  const outside = placed.filter((one) => !overlaps(one, [from, to]));
  // "He has not outgrown it" is the opposite, "could not stand it and now adores it" is not.
  const opposes = isOver
    ? outside
        .filter((one) => one.to <= from)
        .slice(-BESIDE)
        .some(({ item }) => denies(item))
    : outside.some(({ item }) => denies(item)) || WAS.test(rest);
  return !EXCEPTED.test(front) && !LEFT_OPEN.test(rest) && !tellsSymptom(rest) && !opposes;
}

const BESIDE = 4;

const saysNothingElse = ({ placed }: Said, found: RegExpExecArray): boolean =>
  placed.every((one) => overlaps(one, spanOf(found)) || isFood(one.item) || one.item.mark !== undefined || saysNothing(one.item));

/** The foods that the pattern holds, or where it holds none ("now adores it") those before it. */
function listMeant({ placed }: Said, found: RegExpExecArray): readonly number[] {
  const foods = placed.filter(({ item }) => isFood(item));
  const held = foods.filter((one) => overlaps(one, spanOf(found)));
  return (held.length > 0 ? held : foods.filter(({ to }) => to <= found.index)).map(({ at }) => at);
}

/** "All fish apart from tuna is ok". */
const EXCEPTED = /(?:except|except for|apart from|aside from|besides|other than|but|bar|save|excluding) $/u;
/** "Milk is not ok, yogurt is". */
const IS = /^(?:@ (?:(?:and|or) )?)+(?:is|are) $/u;
const NOT_FINE = /\b(?:(?:is|are) not|isnt|arent|aint) (?:ok|okay|fine|alright|all right|good|safe|allowed|great)$/u;
/** What somebody hopes or expects, or what holds under a condition. */
const LEFT_OPEN =
  /\b(?:thought|hop(?:e|es|ed|ing|efully)|pray\w*|believ\w+|maybe|may|might|could(?! not)|should|would|will|perhaps|possibl[ey]|probabl[ey]|likely|if(?! you (?:like|want|wish|please|can|fancy)\b)|whether|almost|nearly|suppos\w+|unsure|sure|guess|doubt\w*|expect(?:s|ed)?|wait\w*|trying|partly|partially|mostly|yet|soon|once|wish\w*|unless|until|till|only(?! ?$)|positive|when|as long|used to|bad|off|(?<!turns |turned )out|far)\b/u;
const WAS = /\b(?:was|were|before)\b/u;
const PAST = /\b(?:used|was|were|had|when|could not|couldnt|as a|\w+ed|before)\b/u;
const PRAISES =
  /\b(?:yes|good|great|welcome|would|will (?:do|go|be|hit)|sounds?|lov\w+|likes?|ador\w+|enjoy\w+|asks for|is what (?:i|we|he|she|they) (?:need|want|fanc|crave)\w*|what (?:im|hes|shes|theyre|were) after)\b/u;

const LIST = '@ (?:# )?(?:(?:and |or |nor |plus |in |on |with )?(?:the |my |his |her )?@ (?:# )?)*';
/** What stands for more of the kind. */
const LIKE = '(?:(?:and|or) (?:the like|such like|similar|something (?:like (?:that|it)|similar)) )?';
/** Words between, that `isSound` asks whether they say anything. */
const GAP = '((?:\\w+ ){0,2}?)';
const LONG_GAP = '((?:(?!(?:only|just|merely|simply) )\\w+ ){0,3}?)';
const MEANT = `(?:${LIST}|it |them |either )`;
const FINE = 'fine|ok|okay|good|cool|grand|happy|sound|dandy|peachy|lush|brill|ace|spot on';
const LOVELY = `(?:${FINE}|alright|great|lovely|nice|perfect|wonderful|splendid|delicious|amazing|ideal|tasty|delightful|brilliant|fab|welcome|a treat)`;
const WOULD = '(?:would|will|d|ll)';
const WHO = '(?:i|we|he|she|they|everyone|everybody|(?:my|our|his|her|the) \\w+)';
const WHO_WOULD = `(?:${WHO} ${WOULD}|id|ill|hed|shed|wed|theyd)`;
/** How gladly or how often somebody eats it. */
const GLADLY =
  '(?:(?:just|both|all|very|really|quite|so|absolutely|perfectly|completely|totally) )*(?:again|fine|happily|gladly|well|easily|daily|(?<denial>no) (?:problem|bother)|(?:every|any|all) (?:single )?(?:day|week|morning|night)(?: long)?|\\w+ times a (?:day|week)|day and night|with (?:\\w+ )?(?:pleasure|joy|relish|gusto|delight))';
const NOW = '(?:now|these days|nowadays)';
const GOOD = `(?:${FINE}|alright|all right|great|safe|welcome|allowed|permitted|tolerated|acceptable|harmless|yes|a go|a hit|bae|soft enough|(?:my|his|her|our|their) (?:fav\\w*|safe food|go to)|(?<denial>no|not an?) (?:problem|bother|issue|trouble)s?)`;
const HARM = '(?<harm>allerg\\w+|intoleran\\w+|sensitiv\\w+|reactions?|react|problems?|issues?|trouble|bother|complaints?) ';
const EATS =
  '(?:eats?|eating|has|have|having|takes?|taking|tolerates?|handles?|digests?|manages?|enjoys?|adores?|loves?|loving|likes?|asks for|mad (?:for|about)|crazy about)';
const ASKS = '(?:(?:so|then|and|please|just|do|lets|let us|you can|you may|feel free to|go ahead and|kindly) )*';
/** Of what was named before. */
const REQUEST = new RegExp(
  `^${ASKS}(?:(?:add|use|include|cook|serve|fix|make|do) (?:it|them|that|those|some)|(?:put|pop|pile|stick) (?:it|them|that|those|some) (?:back )?(?:in|on)|bring (?:it|them) (?:back|on))(?: (?:in|up|back|too|then|again|please|to|the|plan|menu|anywhere|wherever|freely))*$`,
  'u',
);
/** "Better for the dog". */
const NOT_OF_OTHERS = '(?!for (?!(?:me|us|him|her|them|breakfast|lunch|dinner|supper|tea)\\b))';
const NEGATION = '(?<denial>not|never|no longer|zero|isnt|arent|aint|wasnt|no|none|nobody|nothing)';

/** `isOver`: it is the harm itself that is denied. `isWhole`: the rest of the clause has to say nothing at all. */
const CLEARING: readonly { readonly pattern: RegExp; readonly isOver?: true; readonly isWhole?: true; readonly isAsked?: true }[] = [
  {
    // "So please include cabbage", "do chicken", "cook it all in ghee".
    pattern: new RegExp(
      `^${ASKS}(?:add|put|use|include|pop|serve|cook|do|fix|make|bring back|give (?:me|us|him|her|them)|cook (?:it|them|everything) (?:all )?(?:in|with)) ${GAP}${LIST}`,
      'du',
    ),
    isAsked: true,
  },
  ...[
    `${LIST}(?:is|are|s|r|was|were|being|stays?|remains?|sits?) ${GAP}${GOOD} `,
    // "Tuna on the other hand would be great", "a pasta bake would go down well", "turkey sounds mighty good".
    `${LIST}(?:on the other hand |instead |though )?${WOULD} ${GAP}(?:be|do|go|hit|make|work) ${GAP}(?:(?:down|over) )?(?:${LOVELY}|well|hard|nicely|the spot) `,
    `${LIST}(?:sounds?|looks?|smells?|seems?) ${GAP}${LOVELY} `,
    // "She would love some anchovies", "I'd happily have goat's cheese", "he does like coffee".
    `\\b${WHO_WOULD} ${GAP}(?:love|adore|enjoy|fancy|like|happily (?:have|eat|take)|gladly (?:have|eat|take)|appreciate|kill for) (?:to (?:have|eat|try) )?${LONG_GAP}${LIST}`,
    `\\b${WHO} gives? (?:me|us|him|her|them) ${GAP}${LIST}`,
    `\\b${WHO} (?:do|does) (?:really )?(?:like|love|eat|enjoy|want|adore) ${GAP}${LIST}`,
    // "Zucchini no problem", "almonds fine".
    `^${LIST}${GOOD} `,
    `${LIST}(?:can|may) ${GAP}(?:stay|go in|be used|be had|be eaten|come back) `,
    `${LIST}(?:is|are|s) ${GAP}(?:back|the only meat|(?:again )?(?:on|in) the (?:menu|table|plan)) `,
    `\\bonly meat (?:(?:i|we|he|she|they) (?:can )?(?:eats?|likes?|have|has) )?is ${GAP}${LIST}`,
    `\\b(?:can|able to) (?!(?:i|we|you) )${GAP}(?:eat|have|take|handle|tolerate|digest|manage) ${GAP}${LIST}`,
    `\\b${EATS} (?!had )${GAP}${MEANT}${GLADLY} `,
    // "What I keep thinking about is biscuits and gravy".
    `\\bwhat (?:i|we|he|she|they) (?:really |actually |mostly )?(?:keeps? (?:thinking about|craving|dreaming (?:of|about))|wants?|fanc(?:y|ies)|craves?) is ${GAP}${LIST}`,
    `\\b(?:${FINE}) with ${LIST}`,
    `${LIST}${GAP}(?:${FINE}) with `,
    `\\b(?<denial>(?:nobody|no one|none of us|wouldnt|would not|wont|would never|never|can never|cant|cannot|couldnt|could not) (?:(?:here|would|ever|will) )*(?:say no to|turn down|live without|go without|(?:have|get) enough(?: of)?)) ${GAP}${MEANT}`,
    `\\b(?:reintroduced?|put back|brought back|added back|let (?:me|us|him|her|them) (?:have|eat)) ${GAP}${LIST}`,
    // "It's not that I don't want beef, I do, so beef stew".
    `\\b(?<denial>not that (?:\\w+ ){1,3}?(?:dont|doesnt|do not|does not)) (?:like|want|eat|enjoy|love) ${GAP}${LIST}(?:${WHO} (?:does|do) )?`,
  ].map((said) => ({ pattern: new RegExp(said, 'du') })),
  ...[
    // "Porridge and the like is what I'm after", "any wholewheat pasta would do him", "cod or something like that would be better"; but
    // "eggs would be better skipped".
    `${LIST}${LIKE}(?:is|are) ${GAP}(?:what|all) (?:(?:i|we|he|she|they) (?:am|are|is) |im |were |hes |shes |theyre )(?:after|craving|looking for|in the mood for|hungry for|wanting) `,
    `${LIST}${LIKE}(?:is|are) what (?:i|we|he|she|they) (?:wants?|fanc(?:y|ies)|needs?|craves?) `,
    `${LIST}${LIKE}${WOULD} ${GAP}(?:do|suit|please) (?:me|us|him|her|them) (?!in )${NOT_OF_OTHERS}`,
    `${LIST}${LIKE}${WOULD} ${GAP}be (?:better|preferable|best|safer|fine|lovely|nice|great|good|perfect) ${NOT_OF_OTHERS}`,
    // "Rice is her usual", but "eggs are her usual trouble".
    `${LIST}(?:is|are|s|r|was|were|being|stays?|remains?|sits?) ${GAP}(?:my|his|her|our|their) (?:thing|jam|comfort food|usual) `,
    // "Tofu she can eat without problem".
    `${LIST}${WHO} (?:can|may) (?:(?:eat|have|take|manage|tolerate) )(?<denial>without (?:any )?(?:problems?|issues?|trouble|bother|reaction))`,
    // "Brinjal she copes with", "tuna is what I live on", "feta she can take now".
    `${LIST}(?:(?:is|are) what )?(?:${WHO}|${WHO_WOULD}) ${GAP}(?:eats?|likes?|loves?|adores?|enjoys?|cope?s? with|manages?|tolerates?|snacks on|lives? on|(?:is|are|am) (?:eating|taking|having)|can (?:eat|have|take|tolerate|manage)|grows?) `,
    // "Cabbage she can", "brown rice suits her", "spring onion tops are ok".
    `${LIST}${WHO} (?:can|may) `,
    `${LIST}${WHO_WOULD} (?:happily |gladly |always )?(?:eat|have|take|like|love|enjoy|go for) `,
    `${LIST}suits? (?:me|us|him|her|them) `,
    `${LIST}(?:tops|greens|leaves|stems|tips|shoots) (?:is|are) ${GAP}${GOOD} `,
    `${LIST}${GAP}(?:goes?|went|would go|will go) down ${GAP}(?:grand|well|fine|easily|great|nicely|happily|a treat) `,
    `^${LIST}${GAP}back (?:in |on )?`,
    // "Par contre du kale oui".
    `^(?:par contre |en cambio |du |de la |des |les? |la |el |los |las )*${LIST}(?:oui|si|ja|sim) `,
  ].map((said) => ({ pattern: new RegExp(said, 'du'), isWhole: true as const })),
  ...[
    `\\b${NEGATION} ${LONG_GAP}${HARM}(?:(?:to|with|w|for|of|from) )?${GAP}${LIST}`,
    `${LIST}(?<denial>isnt|arent|(?:is|are|was|were) (?:not|never|no longer)|never(?: (?:was|were|been))?) (?:an? |the )?(?:problem|issue|bother) `,
    `${LIST}${GAP}(?<denial>never|doesnt|dont|does not|do not|didnt) ${LONG_GAP}(?:bother|hurt|affect|upset|harm)(?:s|ed)? `,
    // Only once it is done: "may outgrow" is a hope.
    `\\b(?<denial>outgrew|outgrown|(?:grew|grown) out of|got(?:ten)? over) ${GAP}${MEANT}(?:${HARM})?`,
    `${MEANT}(?:${HARM})?((?:\\w+ ){0,5}?)(?:came|comes|come|was|is|turned|tested) ${GAP}(?:negative|clear) `,
    `\\b(?:negative|cleared) (?:for|to|on) ${GAP}${LIST}`,
    // "Reckoned it was strawberries, but we tested, it's negative".
    `\\b(?:its|it is|tests?(?: is| was| came back)?) ${GAP}(?:negative|clean) `,
    `\\b${NOW} (?:${WHO_WOULD} )?${GAP}(?:${EATS}|eat|handle|tolerate|digest|manage|love|like|enjoy) ${GAP}${MEANT}`,
    `\\b(?:${EATS}|wants?) ${MEANT}${NOW} `,
    `\\bused to (?<denial>hate|avoid|dislike|detest|refuse|react to|be allergic to) ${GAP}${LIST}${GAP}now (?:its|it is|theyre|they are|\\w+) `,
    `\\bnow (?:its|it is|theyre|they are) (?:my|his|her|our|their) (?:fav\\w*|go to) `,
  ].map((said) => ({ pattern: new RegExp(said, 'du'), isOver: true as const })),
];
