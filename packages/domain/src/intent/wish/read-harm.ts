import { tellsHarm } from '../language/harm-words.ts';
import { isFood, type Item } from '../language/read-items.ts';
import { type Clearance, isClearedAt } from './read-cleared.ts';
import { type Clause, isAccounted, listFoodsOf, type Modes } from './clause.ts';

/**
 * Foods of which a sentence tells what they do to somebody, in whatever words: "shrimp makes my throat close up", "dairy
 * doesn't agree with her". Whoever says so must not be served them, so they count as an allergy wherever else they stand.
 */
export function findHarmful(
  items: readonly Item[],
  {
    clauses,
    modes,
    cleared,
  }: { readonly clauses: readonly Clause[]; readonly modes: Modes; readonly cleared: ReadonlyMap<number, Clearance> },
): ReadonlySet<number> {
  return new Set(
    clauses.flatMap((clause, at) => {
      // First the cheaper question: most clauses are about no food.
      const foods = listFoodsOf(clauses, at).filter((food) => !isClearedAt(cleared.get(food), at));
      if (foods.length === 0) return isGrade(items, clause) ? [clause.start - 2] : [];
      if (tellsHarm(listSaid(items, clause, modes), clause.text)) return foods;
      return isKeptFrom(clause) && cleared.size === 0 ? foods.filter((food) => isMilk(items[food])) : [];
    }),
  );
}

/**
 * "Can't have milk", "isn't allowed milk": whoever says so, of a child above all, means cheese and cream as well, though they name no
 * allergy; of other allergens the name takes in what holds them. Too much of it, or a product that is said to be fine, is something else.
 */
const isKeptFrom = ({ text }: Clause): boolean => KEPT_FROM.test(text) && !IN_PART.test(text);

const NOT_MAY = String.raw`can ?'?(?:no)?t|must ?n[o']?t|may not|should ?n[o']?t|(?:(?:is|are|am|was) ?n[o']?t|not|never) (?:allowed|supposed|meant|able) to|forbidden to`;
const KEPT_FROM = new RegExp(
  String.raw`\b(?:(?:${NOT_MAY}) (?:ever |really |even )?(?:have|eat|drink|take|consume|digest|do|touch)|(?:(?:is|are|am|was) ?n[o']?t|not) allowed|(?:doctor|dr|gp|nurse|dietitian|dietician|hospital|clinic|paediatrician|pediatrician)s? (?:has |have )?(?:said|says|told))\b`,
  'u',
);
const IN_PART = /\b(?:too much|too many|a lot|lots|much|many|enough|without|only|more than|live without|wait)\b/u;

const isMilk = (item: Item | undefined): boolean => /^(?:(?:cow'?s?|dairy|full.fat|whole) )?milk$/u.test(item?.words ?? '');

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
