import type { Item } from './read-items.ts';
import { isFood } from './read-items.ts';

/**
 * Foods of which a sentence tells what they do to somebody, in whatever words: "shrimp makes my throat close up", "dairy
 * doesn't agree with her". Whoever says so must not be served them, so they count as an allergy wherever else they stand.
 */
export function findHarmful(items: readonly Item[]): ReadonlySet<number> {
  const clauses = splitClauses(items);
  return new Set(clauses.flatMap((clause, at) => (tellsHarm(clause) ? listTold(clauses, at).flatMap(({ foods }) => foods) : [])));
}

const tellsHarm = ({ mayTell, text }: Clause): boolean => mayTell && TELLS_HARM.some((pattern) => pattern.test(text));

/** The clauses whose foods the one at `at` is about: itself, or what it refers back to, and the lists around them. */
function listTold(clauses: readonly Clause[], at: number): readonly Clause[] {
  const clause = clauses[at]!;
  const told = clause.foods.length > 0 ? at : REFERS_BACK.test(clause.text) ? at - 1 : undefined;
  if (told === undefined || told < 0) return [];
  // "Milk, eggs and cheese make me ill" is one list, and so is "tested positive for milk, wheat and soy".
  let first = told;
  while (clauses[first - 1]?.isBareList) first--;
  let last = told;
  if (told === at && clause.endsWithFood) while (clauses[last + 1]?.isBareList) last++;
  if (REFERS_ON.test(clauses[last + 1]?.text ?? '')) last++;
  return clauses.slice(first, last + 1);
}

type Clause = {
  readonly text: string;
  readonly mayTell: boolean;
  readonly foods: readonly number[];
  readonly isBareList: boolean;
  readonly endsWithFood: boolean;
};

const ENDS_CLAUSE = /^(?:[.;!?,()]|but|otherwise|however|although|though|so|pero|aber|mais)$/u;

function splitClauses(items: readonly Item[]): readonly Clause[] {
  const clauses: Clause[] = [];
  let start = 0;
  for (let at = 0; at <= items.length; at++) {
    if (at < items.length && !ENDS_CLAUSE.test(items[at]!.words)) continue;
    clauses.push(describeClause(items, start, at));
    start = at + 1;
  }
  return clauses.filter(({ text }) => text !== '');
}

function describeClause(items: readonly Item[], start: number, end: number): Clause {
  const own = items.slice(start, end);
  const text = own.map(({ words }) => words).join(' ');
  return {
    text,
    mayTell: HINTS.test(text),
    foods: own.flatMap((item, index) => (isFood(item) && !isBodyPart(items, start + index) ? [start + index] : [])),
    endsWithFood: isFood(own.at(-1)),
    isBareList: own.length > 0 && own.every((item) => isFood(item) || item.effect?.cue === 'and'),
  };
}

/** "My tongue" is nobody's dinner, though tongue is sold as food. */
export const isBodyPart = (items: readonly Item[], at: number): boolean =>
  /^(?:tongue|tongues|belly|liver|kidneys?|heart)$/u.test(items[at]?.words ?? '') &&
  /^(?:my|his|her|our|your|their)$/u.test(items[at - 1]?.words ?? '');

const REFERS_BACK = /\b(?:it|they|them|that|those|these|which|this)\b/u;

/** "Garlic gives me reflux, onions too." */
const REFERS_ON = /^(?:and )?(?:\w+ ){1,3}(?:too|also|as well|likewise)$|^(?:same|ditto|so do|so does)\b/u;

const WHOM = '(?:me|him|her|us|them|everyone|(?:my|his|her|our|their|the) \\w+)';
const SYMPTOM =
  '(?:sick|ill|puke|barf|gag|swell\\w*|swollen|hives|rash(?:es)?|itch\\w*|wheez\\w*|anaphyla\\w*|throw\\w* up|threw up|vomit\\w*|nause\\w*|bloat\\w*|gas|gassy|cramps?|diarrh?o?ea|the runs|migraines?|headaches?|stomach ?aches?|eczema|asthma|heartburn|reflux|break\\w* out|breakouts?|choke|close up|pain|awful|terrible|horrible|miserable|krank|malade|mal)';
const BODY_PART =
  '(?:throat|tongue|mouth|lips?|face|eyes?|skin|stomach|tummy|gut|guts|belly|bowels?|insides|system|digestion|airways?|ibs|bauch|magen|ventre|estomac|estomago)';
/** Not across the words of another request: "make me a plan for my stomach". */
const FEW = '(?:(?!(?:for|that|to|which|with|plan|meals?|something|ideas?|without|easy|good)\\b)\\w+ ){0,3}';
const CAUSE =
  'make|made|give|gave|cause|trigger|upset|bother|hurt|wreck|irritate|inflame|close|send|sent|set|bring|mess|ruin|aggravate|leave|put|turn|land|kill|destroy|do|macht|rend|fa';
const CAUSES = `(?:${CAUSE})(?:s|d|ed|en|ent|nno)?(?: up| off)?`;

/** The beginning of some word of every pattern below: those take a moment to compile, and most sentences never need them. */
const HINTS = new RegExp(
  `=|\\b(?:${CAUSE}|rash|hives|swelling|blister|anaphyla|wheez|mean|equal|death|deadly|lethal|fatal|could|would|will|ended|landed|wound|went|rushed|taken|was|been|positive|part|broke|split|are|have|has|had|from|after|when|if|every|agree|disagree|sit|go|work|mix|along|get|mal|dano|vertrag|ertrag|supporte|tolere|digere|tolero|tolera|digiero|tollero|digerisco|sopporto)`,
  'u',
);

const TELLS_HARM: readonly RegExp[] = [
  new RegExp(`\\b${CAUSES} ${FEW}${SYMPTOM}\\b`, 'u'),
  new RegExp(
    `\\b${CAUSES} (?:with )?(?:my|his|her|our|their|the|meinen?|mon|il) ${BODY_PART}\\b(?! (?:happy|glow|good|better|health))`,
    'u',
  ),
  /\b(?:ended up|landed|wound up|went|rushed|taken|was|been) (?:\w+ )?(?:in|to) (?:the )?(?:er|a and e|hospital|emergency room|icu)\b/u,
  /\b(?:ige|prick test|skin test|blood test|allergy test|tested)\b.*\bpositive\b|\bpositive (?:for|to)\b/u,
  /\b(?:i|we|me|she|he) (?:have |has |had )?(?:parted|broke up|broken up|split up|are done|are through|are not friends|arent friends|are enemies|had a falling out|have history)\b/u,
  new RegExp(`\\b(?:sends?|puts?|lands?) ${WHOM} (?:straight )?(?:to|in|into) (?:the )?(?:hospital|er|emergency|a and e)\\b`, 'u'),
  new RegExp(`\\b(?:kill|killed|kills|hurts?|bothers?) ${WHOM}$`, 'u'),
  /\b(?:rash(?:es)?|hives|swelling|blisters|anaphyla\w*|wheez\w*) (?:\w+ ){0,2}?(?:with|to|by)\b/u,
  /(?:=|\b(?:mean|means|equal|equals)) (?:\w+ )?(?:hospital|er|death|hives|pain|rash|epipen)\b|\b(?:death sentence|deadly|lethal|fatal|could die|would die|will die)\b/u,
  new RegExp(`\\b${SYMPTOM} (?:\\w+ ){0,3}?(?:from|after|when|whenever|if|every time)\\b`, 'u'),
  new RegExp(`\\b(?:doesnt|dont|does not|do not|didnt|never) (?:agree|sit|go down|work|go|mix) (?:\\w+ )?with ${WHOM}`, 'u'),
  new RegExp(`\\bdisagrees? with ${WHOM}`, 'u'),
  /\b(?:i|me|my \w+|he|she) (?:dont|do not|doesnt|does not|never) (?:get along|get on|mix|agree)\b/u,
  /\bme (?:sientan?|caen?|hacen?) (?:muy )?(?:mal|dano)\b/u,
  /\b(?:vertrag\w*|ertrag\w*)\b.*\b(?:kein\w*|nicht|schlecht)\b|\b(?:kein\w*|nicht|schlecht)\b.*\bvertrag\w*\b/u,
  /\b(?:supporte|tolere|digere)\w* (?:pas|mal)\b/u,
  /\b(?:no|non) (?:tolero|tolera|digiero|tollero|digerisco|sopporto)\b/u,
];
