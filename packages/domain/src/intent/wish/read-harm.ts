import { type Clause, listFoodsOf } from './clause.ts';
import { isFood, type Item } from '../language/read-items.ts';

/**
 * Foods of which a sentence tells what they do to somebody, in whatever words: "shrimp makes my throat close up", "dairy
 * doesn't agree with her". Whoever says so must not be served them, so they count as an allergy wherever else they stand.
 */
export function findHarmful(items: readonly Item[], clauses: readonly Clause[]): ReadonlySet<number> {
  return new Set([...clauses.flatMap((clause, at) => listHarmful(clauses, { clause, at })), ...listGraded(items)]);
}

/** First the cheaper question: most clauses are about no food. */
function listHarmful(clauses: readonly Clause[], { clause, at }: { clause: Clause; at: number }): readonly number[] {
  const foods = listFoodsOf(clauses, at);
  return foods.length > 0 && tellsHarm(clause) ? foods : [];
}

/** "Shellfish (anaphylaxis), dairy (mild)": a reaction by its grade alone. */
const listGraded = (items: readonly Item[]): readonly number[] =>
  items.flatMap(({ mark }, at) => (mark === '(' && isFood(items[at - 1]) && GRADE.test(items[at + 1]?.words ?? '') ? [at - 1] : []));

const GRADE = /^(?:mild|moderate|severe|serious|anaphyla\w*|deadly|hives|intoleran\w*|sensitiv\w*|allerg\w*|reaction)$/u;

const tellsHarm = ({ text }: Clause): boolean => HINTS.test(text) && TELLS_HARM.some((pattern) => pattern.test(text));

const WHOM = '(?:me|him|her|us|them|everyone|(?:my|his|her|our|their|the) \\w+)';
const SYMPTOM =
  '(?:sick|ill|puke|barf|gag|swell\\w*|swollen|hives|rash(?:es)?|itch\\w*|wheez\\w*|anaphyla\\w*|throw\\w* up|threw up|vomit\\w*|nause\\w*|bloat\\w*|gas|gassy|cramps?|diarrh?o?ea|the runs|migraines?|headaches?|stomach ?aches?|eczema|asthma|heartburn|reflux|break\\w* out|breakouts?|blow\\w* up|blew up|puff\\w* up|balloon\\w* up|tingl\\w*|numb|choke|close up|attacks?|trouble|problems?|issues|grief|distress|discomfort|pain|awful|terrible|horrible|miserable|krank|malade|mal)';
const BODY_PART =
  '(?:throat|tongue|mouth|lips?|face|eyes?|skin|stomach|tummy|gut|guts|belly|bowels?|insides|system|digestion|airways?|ibs|bauch|magen|ventre|estomac|estomago)';
/** Not across the words of another request: "make me a plan for my stomach". */
const FEW = '(?:(?!(?:for|that|to|which|with|plan|meals?|something|ideas?|without|easy|good)\\b)\\w+ ){0,4}';
/** What nobody says of food that is wished, but where it is to help: "ginger for my nausea", "sick, want chicken soup". */
const ACUTE =
  '(?:asthma|migraines?|hives|rash(?:es)?|anaphyla\\w*|epi ?pens?|swell\\w*|swollen|wheez\\w*|vomit\\w*|hospital|asthme|ausschlag|atemnot|urgences|sarpullido|ronchas)';
const HELPS =
  '(?:for|against|help\\w*|after|cures?|eases?|soothes?|wants?|need|needs|craving|love|loves|like|likes|give me|recover\\w*|easy|gentle|good|without|avoid|prevent\\w*)';
const FEELS =
  '(?:get|gets|got|feel|feels|felt|become|becomes) (?:\\w+ )?(?:sick|awful|terrible|horrible|nauseous|bloated|dizzy|ill|poorly)(?! of)';
const CAUSE =
  'make|made|give|gave|cause|trigger|upset|bother|hurt|wreck|irritate|inflame|close|send|sent|set|bring|mess|ruin|aggravate|leave|put|turn|land|kill|destroy|do|macht|rend|fa';
const CAUSES = `(?:${CAUSE})(?:s|d|ed|en|ent|nno)?(?: up| off)?`;

/** The beginning of some word of every pattern below: those take a moment to compile, and most sentences never need them. */
const HINTS = new RegExp(
  `=|\\b(?:${CAUSE}|feel|felt|throat|tongue|mouth|lips?|face|skin|eyes|allergi|alergi|dan?\\b|severe|react|kill|asthm|migrain|blew|finish|ruin|harm|wreck|swell|vomit|hospital|asthme|ausschlag|atemnot|urgences|sarpullido|ronchas|wipe|knock|lay|rash|hives|swelling|blister|anaphyla|wheez|mean|equal|death|deadly|lethal|fatal|dies?\\b|might|shock|breath|epi ?pen|could|would|will|ended|landed|wound|went|rushed|taken|was|been|positive|part|broke|split|are|have|has|had|from|after|when|if|every|want to|wanna|flare|worsen|aggravat|body|system|stomach|gut|tummy|digestion|agree|disagree|sit|go|work|mix|along|get|mal|dano|vertrag|ertrag|supporte|tolere|digere|tolero|tolera|digiero|tollero|digerisco|sopporto)`,
  'u',
);

const TELLS_HARM: readonly RegExp[] = [
  new RegExp(`\\b${CAUSES} ${FEW}${SYMPTOM}\\b`, 'u'),
  new RegExp(
    `\\b${CAUSES} (?:with )?(?:my|his|her|our|their|the|meinen?|mon|il) ${BODY_PART}\\b(?! (?:happy|glow|good|better|health))`,
    'u',
  ),
  /\b(?:throat|tongue|mouth|lips?|face|skin|eyes) (?:\w+ ){0,2}(?:close|swell|swollen|itch|burn|tingl|blister|red\b|numb|puffy)\w*\b/u,
  /(?<!\b(?:not|never|isnt|arent|no longer|any) (?:\w+ )?)\b(?:allergic|severe|react(?:s|ed)?|reactions?|kills?)$|^severe\b|\breact(?:s|ed)? (?:(?:badly |strongly )?to|when|if|after|every)\b|\breactions? (?:last|to|once|in|as)\b/u,
  /\b(?:he|she|i|we|they|it|kid|son|daughter|boy|girl) (?:\w+ )?(?:dies?|stops? breathing)\b/u,
  /\b(?:ended up|landed|wound up|went|rushed|taken|was|been) (?:\w+ )?(?:in|to) (?:the )?(?:er|a and e|hospital|emergency room|icu)\b/u,
  /\b(?:ige|prick test|skin test|blood test|allergy test|tested)\b.*\bpositive\b|\bpositive (?:for|to)\b/u,
  /\b(?:i|we|me|she|he) (?:have |has |had )?(?:parted|broke up|broken up|split up|are done|are through|are not friends|arent friends|are enemies|had a falling out|have history)\b/u,
  new RegExp(
    `\\b(?:sends?|puts?|lands?) ${WHOM} (?:straight )?(?:to|in|into|on|onto) (?:the )?(?:hospital|er|emergency|a and e|toilet|loo|bathroom)\\b`,
    'u',
  ),
  new RegExp(
    `(?<!\\b(?:dont|doesnt|do not|does not|didnt|never|wont) )\\b(?:kill|killed|kills|hurts?|bothers?|finish|ruins?|harms?|wrecks?) ${WHOM}(?: off)?$`,
    'u',
  ),
  /\b(?:rash(?:es)?|hives|swelling|blisters|anaphyla\w*|wheez\w*) (?:\w+ ){0,2}?(?:with|to|by)\b/u,
  new RegExp(`(?:=|\\b(?:mean|means|equal|equals)) (?:\\w+ )?(?:${SYMPTOM}|hospital|er|death|epi ?pen)\\b`, 'u'),
  /\b(?:death sentence|deadly|lethal|fatal|(?:could|would|will|might) (?:\w+ )?die(?! for))\b/u,
  /\b(?:epi ?pens?|anaphyla\w*) (?:level|territory|stuff|serious|for|because)\b/u,
  // "Never ever peanuts!! Anaphylaxis."
  /^(?:\w+ ){0,3}(?:anaphyla\w*|epi ?pens?)(?: \w+){0,2}$/u,
  new RegExp(`^(?=.*\\b${ACUTE}\\b)(?!.*\\b${HELPS}\\b)`, 'u'),
  new RegExp(`^(?!.*\\b(?:for|when i|wants?|need|needs|craving)\\b).*\\b(?:i|he|she|we|they) (?:\\w+ )?${FEELS}\\b`, 'u'),
  // Of what was named before: "a thing with peanuts, she swells".
  /^(?:i|he|she|we|they) (?:\w+ )?(?:swells?|chokes?|vomits?|wheezes?|itch(?:es)?)(?: up)?$/u,
  /\b(?:wipes?|knocks?|lays?) (?:me|him|her|us) out\b|\b(?:doesnt|dont|does not|do not|never) (?:sit|go down|digest) (?:\w+ )?(?:right|well|easily|nicely)\b/u,
  new RegExp(`\\b(?:gives?|gave) ${WHOM} an? (?:\\w+ )?${BODY_PART}\\b(?! (?:health|friendly))`, 'u'),
  new RegExp(`\\b${SYMPTOM} (?:\\w+ ){0,5}?(?:from|after|when|whenever|if|every time)\\b`, 'u'),
  /\bdies? (?:from|of|if|when|after)\b|\b(?:anaphylactic|into) (?:\w+ )?shock\b|\b(?:cant|cannot|stops?|stopped|hard to|trouble|struggles? to) breath(?:e|ing)\b/u,
  new RegExp(
    `\\b(?:doesnt|dont|does not|do not|didnt|never) (?:agree|agreed|sit|sat|go down|work|worked|go|mix) (?:\\w+ )?with ${WHOM}`,
    'u',
  ),
  /\bmakes? (?:\w+ )?(?:want to|wanna|feel like) (?:vomit\w*|throw\w* up|puk\w*|hurl\w*|gag\w*|dying|die)\b/u,
  /\b(?:causes?|triggers?|gives?|flares?(?: up)?|sets? off|worsens?|aggravates?|brings? on) (?:\w+ ){0,3}(?:inflammation|arthritis|gout|psoriasis|acne|brain fog|flare ?ups?|palpitations|fatigue|mucus)\b/u,
  /\b(?:body|system|stomach|gut|tummy|digestion) (?:rejects?|hates?|refuses?|(?:cant|cannot|can not|doesnt|does not|wont) (?:\w+ )?(?:handle|take|tolerate|like|digest|process|accept))\b/u,
  new RegExp(`\\bdisagrees? with ${WHOM}`, 'u'),
  /\b(?:i|me|my \w+|he|she) (?:dont|do not|doesnt|does not|never) (?:get along|get on|mix|agree)\b/u,
  /\bme (?:sientan?|caen?|hacen?) (?:muy )?(?:mal|dano)\b/u,
  /\b(?:vertrag\w*|ertrag\w*)\b.*\b(?:kein\w*|nicht|schlecht)\b|\b(?:kein\w*|nicht|schlecht)\b.*\bvertrag\w*\b/u,
  /\b(?:supporte|tolere|digere)\w* (?:pas|mal)\b/u,
  /\b(?:allergisch|allergique|allergic[oa]|alergic[oa])$|\bbring\w* (?:mich|uns)(?: um)?$|\bme donne(?:nt)? (?:des|mal|de l)\b/u,
  /\bme dan? (?:alergia|asco|dolor|nauseas|ardor|acidez|gases)\b|\bm[ei] (?:fa|fanno|faz|fazem|hacen?) (?:molto |muito |muy )?male?\b/u,
  /\b(?:no|non) (?:tolero|tolera|digiero|tollero|digerisco|sopporto)\b/u,
];
