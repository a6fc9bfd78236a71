import { tellsSymptom } from '../language/harm-words.table.ts';
import { isFood, type Item } from '../language/read-items.ts';
import type { Clause } from './clause.ts';

/** What a clause says of a food that may be eaten. */
export type Clearance = {
  /** Its number. */
  readonly clause: number;
  /** Praised, and not merely permitted. */
  readonly isWished: boolean;
  /** The harm itself is over or was none: what clauses before told of it does not count. */
  readonly isOver: boolean;
};

/**
 * "Carrots are fine now", "he eats prawns again", "she outgrew her egg allergy", by index of the food. A clause clears what it
 * names only if nothing else in it refuses, harms or leaves it open; who is meant by another clause may be somebody else.
 */
export function findCleared(items: readonly Item[], clauses: readonly Clause[]): ReadonlyMap<number, Clearance> {
  const cleared = new Map<number, Clearance>();
  clauses.forEach((clause, number) => {
    // "Can I have eggs? No."
    if (clause.endedBy === '?') return;
    const said = readSaid(items, clause);
    for (const { pattern, isOver = false } of CLEARING) {
      const found = pattern.exec(said.text);
      if (!found || !isUnopposed(said.text, found, isOver)) continue;
      const before = clauses[number - 1];
      const own = listMeant(said.foods, found);
      // "Beetroot made him ill when he was small. He has grown out of it."
      const meant = own.length > 0 || !isOver || !before || !PAST.test(before.text) ? own : before.foods;
      for (const at of meant) cleared.set(at, { clause: number, isWished: PRAISES.test(found[0]), isOver });
    }
  });
  return cleared;
}

/** Whether what clause `number` tells of a food is answered by what clears it: in the clause itself, or behind it where the harm is over. */
export const isClearedAt = (clearance: Clearance | undefined, number: number): boolean =>
  clearance !== undefined && (clearance.clause === number || (clearance.isOver && clearance.clause > number));

type Placed = { readonly at: number; readonly offset: number };

/** The clause with "@" for each food. */
function readSaid(items: readonly Item[], { start, end }: Clause): { readonly text: string; readonly foods: readonly Placed[] } {
  const foods: Placed[] = [];
  let text = '';
  for (let at = start; at < end; at++) {
    const item = items[at]!;
    if (isFood(item)) foods.push({ at, offset: text.length });
    text += `${isFood(item) ? '@' : (item.typed ?? item.words)} `;
  }
  return { text, foods };
}

function isUnopposed(text: string, { 0: said, index }: RegExpExecArray, isOver: boolean): boolean {
  const front = text.slice(0, index);
  const rest = `${front}| ${text.slice(index + said.length)}`;
  // "He has not outgrown it" is the opposite, "could not stand it and now adores it" is not.
  const opposes = isOver ? DENIES.test(front.split(' ').slice(-BESIDE).join(' ')) : DENIES.test(rest) || WAS.test(rest);
  return !EXCEPTED.test(front) && !LEFT_OPEN.test(rest) && !tellsSymptom(rest) && !opposes;
}

const BESIDE = 4;

/** The foods that the pattern holds, or where it holds none ("now adores it") those before it. */
function listMeant(foods: readonly Placed[], { 0: said, index }: RegExpExecArray): readonly number[] {
  const end = index + said.length;
  const held = foods.filter(({ offset }) => offset >= index && offset < end);
  return (held.length > 0 ? held : foods.filter(({ offset }) => offset < index)).map(({ at }) => at);
}

const DENYING =
  'no|not|never|without|cannot|nothing|nobody|nowhere|none|nor|neither|hardly|barely|avoid\\w*|hates?|bar|save|excluding|excep\\w+|apart from|besides|(?:ca|wo|do|does|did|is|are|was|were|has|have|had|could|would|should|must|need|ai)nt';
export const DENIES = new RegExp(`\\b(?:${DENYING})\\b`, 'u');
/** "All fish apart from tuna is ok". */
const EXCEPTED = /(?:except|except for|apart from|aside from|besides|other than|but|bar|save|excluding) $/u;
/** What somebody hopes, or what holds under a condition. */
const OPEN =
  'thought|hop\\w+|maybe|might|if|almost|nearly|suppos\\w+|unsure|sure|guess|probably|partly|mostly|yet|soon|will|would|wish\\w*|unless|until|only|positive|when|as long|used to|bad|off|out|far';
const LEFT_OPEN = new RegExp(`\\b(?:${OPEN})\\b`, 'u');
const WAS = /\b(?:was|were|before)\b/u;
const PAST = /\b(?:used|was|were|had|when|could not|couldnt|as a|\w+ed|before)\b/u;
const PRAISES = /\b(?:yes|good|great|welcome|lov\w+|likes?|ador\w+|enjoy\w+|asks for)\b/u;

const LIST = '@ (?:(?:and |or |nor |plus )?(?:the |my |his |her )?@ )*';
const BETWEEN = `(?:(?!(?:${DENYING}|${OPEN})\\b)\\w+ ){0,2}?`;
const MEANT = `(?:${LIST}|it |them )`;
const IS = '(?:is|are|s|was|were|stays?|remains?|seems?|sits?)';
const FINE = 'fine|ok|okay|good|cool|grand|happy';
const GOOD = `(?:${FINE}|alright|all right|great|safe|welcome|allowed|permitted|tolerated|acceptable|harmless|yes|(?:no|not an?) (?:problem|bother|issue|trouble)s?)`;
const HARM = '(?:allerg\\w+|intoleran\\w+|sensitiv\\w+|reactions?|react|problems?|issues?|trouble|bother) ';
const EATS = '(?:eats?|eating|has|have|having|takes?|taking|tolerates?|handles?|digests?|manages?|enjoys?|adores?|loves?|likes?|asks for)';
const NO_LONGER = '(?:not|never|no longer|isnt|arent|aint|wasnt|no|none|nobody|nothing)';

/** `isOver`: it is the harm itself that is denied. */
const CLEARING: readonly { readonly pattern: RegExp; readonly isOver?: true }[] = [
  ...[
    `${LIST}${IS} ${BETWEEN}${GOOD} `,
    // "Zucchini no problem", "almonds fine".
    `^${LIST}${GOOD} `,
    `${LIST}(?:can|may) (?:\\w+ )?(?:stay|go in|be used|be had|be eaten|come back) `,
    `${LIST}(?:is|are|s) ${BETWEEN}(?:back|the only meat) `,
    `\\b(?:can|may|could|able to) (?!(?:i|we|you) )${BETWEEN}(?:eat|have|take|handle|tolerate|digest|manage) ${BETWEEN}${LIST}`,
    `\\b${EATS} ${BETWEEN}${MEANT}(?:just )?(?:again|fine|happily|well|easily|no (?:problem|bother)|every (?:day|week)) `,
    `\\b(?:${FINE}) with ${LIST}`,
    `${LIST}${BETWEEN}(?:${FINE}) with `,
  ].map((said) => ({ pattern: new RegExp(said, 'u') })),
  ...[
    `\\b${NO_LONGER} (?:(?!only )\\w+ ){0,3}?${HARM}(?:(?:to|with|for|of|from) )?${BETWEEN}${LIST}`,
    `${LIST}(?:isnt|arent|(?:is|are) not) (?:an? )?(?:problem|issue|bother) `,
    `${LIST}(?:\\w+ )?(?:never|doesnt|dont|does not|do not|didnt) (?:\\w+ )?(?:bother|hurt|affect|upset|harm)(?:s|ed)? `,
    `\\b(?:outgr\\w+|gr(?:ew|own) out of|got(?:ten)? over) ${BETWEEN}${MEANT}(?:${HARM})?`,
    `${MEANT}(?:\\w+ ){0,5}?(?:came|comes|come|was|is|turned|tested) (?:\\w+ )?(?:negative|clear) `,
    `\\bnow ${BETWEEN}${EATS} ${BETWEEN}${MEANT}`,
  ].map((said) => ({ pattern: new RegExp(said, 'u'), isOver: true as const })),
];
