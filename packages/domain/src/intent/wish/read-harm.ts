import { tellsHarm } from '../language/harm-words.ts';
import type { IntentLexicon } from '../language/intent-lexicon.ts';
import { isFood, type Item } from '../language/read-items.ts';
import { type Clearance, isClearedAt } from './read-cleared.ts';
import { type Clause, isAccounted, listFoodsOf, type Modes, splitClauses } from './clause.ts';
import { listSpared } from './read-spared.ts';
import { isOfSamePeople, spanOfSaid } from './said-of-whom.ts';
import { belongsTo } from './take-back.ts';

/**
 * Foods of which a sentence tells what they do to somebody, in whatever words: "shrimp makes my throat close up", "dairy
 * doesn't agree with her". Whoever says so must not be served them, so they count as an allergy wherever else they stand.
 */
export function findHarmful(items: readonly Item[], { clauses, modes, cleared, lexicon }: Facts): ReadonlySet<number> {
  const isLetIn = (at: number): boolean => modes.get(at) === 'allow' || cleared.get(at)?.isWished === false;
  return new Set([
    // "Everyone but my son can have milk".
    ...listSpared(items).filter((food) => leastOf(items[food]!, lexicon) !== undefined && items.some(({ words }) => MAY.test(words))),
    ...clauses.flatMap((clause, at) => {
      // First the cheaper question: most clauses are about no food.
      const foods = listFoodsOf(clauses, at).filter((food) => !isClearedAt(cleared.get(food), at));
      if (foods.length === 0) return isGrade(items, clause) ? [clause.start - 2] : [];
      if (tellsHarm(listSaid(items, clause, modes), clause.text)) return foods;
      const named = foods.filter((food) => leastOf(items[food]!, lexicon) !== undefined);
      return named.length > 0 && (isKeptFrom(clause) || isDeniedLeave(items, clause, clauses))
        ? named.filter((food) => !hasException(items, food, { isLetIn, lexicon }))
        : [];
    }),
  ]);
}

const MAY = /^(?:can|may|allowed)\b/u;

type Facts = {
  readonly clauses: readonly Clause[];
  readonly modes: Modes;
  readonly cleared: ReadonlyMap<number, Clearance>;
  readonly lexicon: IntentLexicon;
};

/**
 * "Can't have milk", "isn't allowed milk": whoever says so, of a child above all, means cheese and cream as well, though they name no
 * allergy. Too much of it is something else, and so is what comes with an exception: then it is all but that.
 */
const isKeptFrom = ({ text }: Clause): boolean => KEPT_FROM.test(text) && !IN_PART.test(text);

/** "Eggs are fine but milk isn't", "she can eat eggs but not milk": what is denied is what is granted of another food, to have it at all. */
const isDeniedLeave = (items: readonly Item[], clause: Clause, clauses: readonly Clause[]): boolean =>
  DENIED.test(
    items
      .slice(clause.start, clause.end)
      .filter((item) => !isFood(item))
      .map(({ words }) => words)
      .join(' '),
  ) && clauses.some((other) => other !== clause && other.foods.length > 0 && GRANTED.test(other.text));

const DENIED =
  /^(?:(?:but|and|the|any) )*(?:not|no|is ?n[o']?t|are ?n[o']?t|(?:is|are) (?:not|a no))(?: (?:the|any))?(?: (?:for|to) (?:her|him|them|me|us|(?:my|our|the) \w+))?$/u;
const GRANTED =
  /\b(?:fine|ok(?:ay)?|alright|all right|allowed|safe|tolerated|no problem)\b|\b(?:can|may|could|allowed to|able to) (?:(?:still|only|just|also) )?(?:have|eat|drink|take|tolerate|manage|handle)\b/u;

/** Of sesame seeds as well as of sesame. */
function leastOf({ foodClass, food }: Item, lexicon: IntentLexicon): string | undefined {
  const key = food?.endsWith(' seed') ? food.slice(0, -' seed'.length) : undefined;
  return foodClass?.leastOf ?? (key === undefined ? undefined : lexicon.findClass(key)?.leastOf);
}

/** Whether of what must not be had at `refused` something else is fine: "I can't have milk but cheese is ok". */
const hasException = (
  items: readonly Item[],
  refused: number,
  { isLetIn, lexicon }: { readonly isLetIn: (at: number) => boolean; readonly lexicon: IntentLexicon },
): boolean =>
  items.some(
    (item, at) =>
      isLetIn(at) &&
      item.foodClass !== items[refused]!.foodClass &&
      isOfClass(item, leastOf(items[refused]!, lexicon), lexicon) &&
      isOfSamePeople(items, refused, spanOfSaid(items, at, refused)),
  );

function isOfClass({ foodClass, food }: Item, id: string | undefined, lexicon: IntentLexicon): boolean {
  if (id === undefined || (!foodClass && food === undefined)) return false;
  return belongsTo(foodClass ? lexicon.listClass(foodClass) : lexicon.listBeing(food!), new Set(lexicon.listClass(lexicon.getClass(id))));
}

/** The class of which all is left out but what is said to be fine. */
export function findLeftOutClass(items: readonly Item[], at: number, said: Parameters<typeof hasException>[2]): string | undefined {
  const id = leastOf(items[at]!, said.lexicon);
  const clauses = id === undefined ? [] : splitClauses(items);
  const clause = clauses.find(({ start, end }) => start <= at && at < end);
  const isKept = clause !== undefined && (isKeptFrom(clause) || isDeniedLeave(items, clause, clauses));
  return isKept && hasException(items, at, said) ? id : undefined;
}

const NOT_MAY = String.raw`can ?'?(?:no)?t|must ?n[o']?t|may not|should ?n[o']?t|(?:(?:is|are|am|was) ?n[o']?t|not|never) (?:allowed|supposed|meant|able) to|forbidden to`;
const KEPT_FROM = new RegExp(
  String.raw`\b(?:(?:${NOT_MAY}) (?:ever |really |even |yet )?(?:have|eat|drink|take|consume|digest|do|touch|handle|process|be given)|(?:must|should|have to|has to|had to|needs? to|told to|supposed to|is to) (?:avoid|stay (?:away|off)|steer clear|keep off)|(?:forbidden|banned|prohibited|off limits)|(?:darf|durfen) (?:keine?|nicht)|ne (?:peu[tx]|doi[ts]|peuvent|doivent) pas|no (?:pued[eo]|podemos|deb[eo]|debemos|toler[ao])n?|(?:never|do ?n[o']?t|do not) (?:ever )?(?:give|serve|feed) (?:him|her|them|(?:my|our|the) \w+)|(?:(?:is|are|am|was) ?n[o']?t|not) (?:allowed|ok(?:ay)?|fine|alright|all right|safe|an option)|off the table|(?:doctor|dr|gp|nurse|dietitian|dietician|hospital|clinic|paediatrician|pediatrician)s? (?:has |have )?(?:said|says|told))\b`,
  'u',
);
const IN_PART = /\b(?:too much|too many|a lot|lots|much|many|enough|without|only|more than|live without|wait)\b/u;

/** The words of a clause as typed, without what is read already: "allergic to" before its food, a diet, a lasting condition. */
function listSaid(items: readonly Item[], { start, end }: Clause, modes: Modes): string {
  return items
    .slice(start, end)
    .flatMap((item, index) => (isRead(item, isAccounted(items, start + index, modes)) ? [] : [item.typed ?? item.words]))
    .join(' ');
}

/** An "and" may be a part of what is told: "puts us in A and E". */
const isRead = (item: Item, isSaid: boolean): boolean => (isSaid && item.effect?.cue !== 'and') || isCondition(item);

const isCondition = ({ effect }: Item): boolean =>
  effect !== undefined && [effect.aims, effect.diets, effect.restrictions, effect.remark].some((part) => part !== undefined);

/** "Shellfish (anaphylaxis), dairy (mild)": a reaction by its grade alone. */
const isGrade = (items: readonly Item[], { start, text }: Clause): boolean =>
  items[start - 1]?.mark === '(' &&
  isFood(items[start - 2]) &&
  (tellsHarm(text) || /^(?:mild|moderate|severe|serious|sensitiv\w*)\b/u.test(text));
