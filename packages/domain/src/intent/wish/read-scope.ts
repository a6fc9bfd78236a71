import { isBodyPart, splitClauses } from './clause.ts';
import { namesOneAllergy } from './names-one-allergy.ts';
import { denies } from './denies.ts';
import { beginsAnew, isCarrier, isDish, isExplained, mayRefuse } from './dish-scope.ts';
import { carryOn } from './carry-on.ts';
import { findDoubted } from './find-doubts.ts';
import { listCarriers } from './list-carriers.ts';
import { findCleared } from './read-cleared.ts';
import { findHarmful } from './read-harm.ts';
import { endsRefusal } from './refusal-end.ts';
import { listTurns } from './list-turns.ts';
import { findRefused, isOfMealBehind } from './read-refusal.ts';
import { listSwaps } from './read-swaps.ts';
import { isOfSamePeople } from './said-of-whom.ts';
import { CLOSES_LIST, isJoiner, listFoodsBefore } from '../language/list-before.ts';
import { PERSON_WORDS } from '../language/neutral-words.table.ts';
import { isFood } from '../language/read-items.ts';
import type { IntentLexicon } from '../language/intent-lexicon.ts';
import type { Cue, Effect } from '../language/intent-words.table.ts';
import type { Item } from '../language/read-items.ts';

/** In doubt a food is left out, and its eater asked; unless the words beside it deny something: then it is left out without a question. */
export type FoodMode = 'wish' | 'exclude' | 'allergy' | 'allow' | 'doubt' | 'denied';

/** What a food, diet, meal or kind of dish was said to be. */
export type Scope = {
  /** By index of the item. */
  readonly modes: ReadonlyMap<number, FoodMode>;
  /** Foods made to fit a diet by the word before them: "vegan sausage", "gluten free bread". */
  readonly analogs: ReadonlySet<number>;
  /** "Chicken every meal": what is wished with weight. */
  readonly emphasized: ReadonlySet<number>;
};

type State = {
  mode: FoodMode;
  /** Where the present mode was set. */
  since: number;
  saidAnything: boolean;
  /** Whether the clause has left something out that "except" could take back. */
  hasExclusion: boolean;
};

/**
 * Runs over a sentence and keeps what holds: a negative word holds over a list until something positive, a figure, a diet
 * or the sentence's end; an allergy until the sentence's end. A wish read as an exclusion costs a dish; the other way
 * round it can harm, so doubt falls on the side of leaving out.
 */
export function readScope(items: readonly Item[], said: { readonly used: ReadonlySet<number>; readonly lexicon: IntentLexicon }): Scope {
  const { used } = said;
  const scope = readModes(items, said);
  const dishes = items.flatMap((_, at) => (isDish(items, at) && !used.has(at) && scope.modes.get(at) !== 'exclude' ? [at] : []));
  const modes = new Map(scope.modes);
  // "Swap the omelette for idli": nothing else need be said of either.
  const swaps = listSwaps(items);
  for (const at of swaps.flatMap(({ out }) => out)) if (!isFood(items[at])) modes.set(at, 'exclude');
  if (dishes.length === 0 || !mayRefuse(items)) return { ...scope, modes };
  const asFoods = items.map((item, at) => (dishes.includes(at) ? { words: item.words, food: item.words } : item));
  const isOut = (at: number): boolean => isFood(items[at]) && SURELY_OUT.has(scope.modes.get(at) ?? 'wish');
  for (const [at, mode] of readModes(asFoods, said).modes) {
    // What is listed behind a kind of dish is left out with it, by the stricter word: "swells up with curry, parsley".
    if (!dishes.includes(at)) {
      if (mode === 'allergy' && modes.get(at) !== 'allow') modes.set(at, mode);
    } else if (
      SURELY_OUT.has(mode) &&
      !swaps.some(({ into }) => into.includes(at)) &&
      !(mode === 'exclude' && beginsAnew(items, at)) &&
      !isCarrier(items, at) &&
      !isExplained(items, at, isOut)
    )
      modes.set(at, 'exclude');
  }
  return { ...scope, modes };
}

const SURELY_OUT: ReadonlySet<FoodMode> = new Set<FoodMode>(['exclude', 'allergy', 'denied']);

function readModes(items: readonly Item[], { used, lexicon }: Parameters<typeof readScope>[1]): Scope {
  const { modes, analogs, emphasized } = readWordByWord(items, used);
  const clauses = splitClauses(items);
  for (const at of listSwaps(items).flatMap(({ into }) => into)) if (isFood(items[at])) modes.set(at, 'wish');
  const cleared = new Map([...findCleared(items, clauses)].filter(([at, { clause }]) => isOfSamePeople(items, at, clauses[clause]!)));
  const refusedFirst = new Set([...cleared.keys()].filter((at) => modes.get(at) !== 'wish'));
  for (const at of refusedFirst) modes.set(at, 'allow');
  // "Nuts made him ill as a baby. He outgrew it."
  for (const [at, { clause }] of cleared) if (!clauses[clause]!.foods.includes(at)) refusedFirst.add(at);
  for (const at of findRefused(items, clauses)) if (modes.get(at) !== 'allergy') modes.set(at, 'exclude');
  markHarmful(items, { clauses, modes, cleared, lexicon });
  for (const [at, mode] of findDoubted(items, { clauses, modes, used, cleared, lexicon })) modes.set(at, mode);
  for (const at of listCarriers(items, modes)) modes.delete(at);
  for (const [at, mode] of carryOn(items, modes)) modes.set(at, mode);
  permit(items, { modes, cleared, refusedFirst });
  return { modes, analogs, emphasized };
}

/** To permit is to wish where nothing is left out; but what was refused before is given back at most. */
function permit(
  items: readonly Item[],
  {
    modes,
    cleared,
    refusedFirst,
  }: Pick<Parameters<typeof findHarmful>[1], 'cleared'> & {
    readonly modes: Map<number, FoodMode>;
    readonly refusedFirst: ReadonlySet<number>;
  },
): void {
  const hasRule =
    items.some(({ effect }) => effect?.excludes) || items.some(isDietItem) || [...modes.values()].some((mode) => LEFT_OUT.has(mode));
  for (const [at, { isWished }] of cleared) {
    if (modes.get(at) === 'wish' && (refusedFirst.has(at) || (hasRule && !isWished))) modes.set(at, 'allow');
    else if (modes.get(at) === 'allow' && !hasRule && !refusedFirst.has(at)) modes.set(at, 'wish');
  }
}

function readWordByWord(items: readonly Item[], used: ReadonlySet<number>): Scope & { readonly modes: Map<number, FoodMode> } {
  const modes = new Map<number, FoodMode>();
  const analogs = new Set<number>();
  const emphasized = new Set<number>();
  const state: State = { mode: 'wish', since: -1, saidAnything: false, hasExclusion: false };
  const turns = listTurns(items);
  items.forEach((item, at) => {
    const step: Step = { items, at, state, modes };
    if (item.effect?.cue === 'every') markBefore(items, at, (index) => emphasized.add(index));
    if (turns.has(at)) endScope(state, at);
    if (used.has(at)) {
      if (item.value !== undefined) endScope(state, at);
    } else if (item.mark !== undefined) readMark(items, state, at);
    else if (item.effect?.cue !== undefined) readCue(step);
    else if (isFood(item)) {
      readFood(step, item);
      if (isAnalog(items, at)) analogs.add(at);
      if (isEmphasized(items, at)) emphasized.add(at);
    } else if (item.unknown) {
      if (leavesOut(state) && isNext(items, state.since, at)) modes.set(at, state.mode);
    } else if (item.effect) readOther(step);
  });
  for (const at of listExceptions(items, modes)) modes.set(at, 'allow');
  return { modes, analogs, emphasized };
}

function markHarmful(items: readonly Item[], facts: Parameters<typeof findHarmful>[1] & { readonly modes: Map<number, FoodMode> }): void {
  const { modes } = facts;
  for (const at of findHarmful(items, facts)) modes.set(at, 'allergy');
}

/** "I eat fish, otherwise plant-based": what was named is an exception to the diet that comes. */
function listExceptions(items: readonly Item[], modes: ReadonlyMap<number, FoodMode>): readonly number[] {
  const otherwise = items.findIndex(({ effect }) => effect?.cue === 'otherwise');
  if (otherwise < 0 || !items.slice(otherwise).some(isDietItem)) return [];
  return [...modes].flatMap(([at, mode]) => (at < otherwise && mode === 'wish' ? [at] : []));
}

const LEFT_OUT: ReadonlySet<FoodMode> = new Set<FoodMode>(['exclude', 'allergy', 'doubt', 'denied']);

const leavesOut = ({ mode }: State): boolean => mode === 'exclude' || mode === 'allergy';

function readFood({ items, at, state, modes }: Step, item: Item): void {
  if (isBodyPart(items, at)) return;
  const isUnwanted = item.foodClass?.unwanted === true || NEVER_WISHED.test(item.words);
  modes.set(at, state.mode === 'wish' && isUnwanted ? 'exclude' : state.mode);
  if (leavesOut(state)) state.hasExclusion = true;
}

/** What only those name who cannot have it. */
const NEVER_WISHED = /^(?:lactose|lactosa|laktose|lattosio|casein)$/u;

const isAnalog = (items: readonly Item[], at: number): boolean =>
  isDietItem(items[at - 1]) || (items[at - 1]?.effect?.cue === 'free' && isFood(items[at - 2]));

const isEmphasized = (items: readonly Item[], at: number): boolean =>
  items[at - 1]?.effect?.cue === 'every' ||
  items.slice(at + 1, at + 4).some(({ effect }) => effect?.cue === 'every' || effect?.perMeal || effect?.perDay);

type Step = { readonly items: readonly Item[]; readonly at: number; readonly state: State; readonly modes: Map<number, FoodMode> };

function readMark(items: readonly Item[], state: State, at: number): void {
  const mark = items[at]?.mark ?? '';
  if (mark === ',' && state.mode === 'exclude' && endsRefusal(items, state.since, at)) endScope(state, at);
  if (!ENDS_SENTENCE.test(mark) || (mark === ';' && leavesOut(state) && listsOn(items, at))) return;
  Object.assign(state, { mode: 'wish', since: at, saidAnything: false, hasExclusion: false } satisfies State);
}

const ENDS_SENTENCE = /^[.;!?]$/;

/** "Allergies - peanuts; milk; eggs": nothing but foods up to the next mark. */
function listsOn(items: readonly Item[], at: number): boolean {
  const end = items.findIndex(({ mark }, index) => index > at && mark !== undefined);
  const next = items.slice(at + 1, end < 0 ? items.length : end);
  return next.length > 0 && next.every((item) => isFood(item) || item.unknown || item.effect?.cue === 'and');
}

const isDietItem = (item: Item | undefined): boolean =>
  item?.effect?.diets !== undefined || item?.effect?.restrictions !== undefined || item?.effect?.allergies !== undefined;

/** A diet, dish, meal or health word: taken as denied when a "no" stands right before it; it ends a "no" list otherwise. */
function readOther({ items, at, state, modes }: Step): void {
  const item = items[at];
  if (!item?.effect) return;
  if (isDenied({ items, at, state, modes }, item)) {
    modes.set(at, 'exclude');
    return;
  }
  if (item.effect.foodTalk) return;
  if (isDietItem(item)) state.hasExclusion = true;
  // "Gluten and dairy free": the word closes the list.
  if (CLOSES_LIST.test(item.words) && isJoiner(items[at - 1]))
    for (const index of listFoodsBefore(items, at, { crossCommas: false })) modes.set(index, 'allergy');
  if (isDietItem(item) || endsList(item.effect)) endScope(state, at);
  // "No added sugar, dairy or gluten": the "no" of the phrase opens one.
  if (OPENS_LIST.test(item.words) && isJoiner(items[at + 1]) && state.mode === 'wish') set(state, 'exclude', at);
}

function isDenied({ items, at, state }: Step, { effect, words }: Item): boolean {
  if (state.mode !== 'exclude' || isOfOtherFood(items, state.since, at)) return false;
  // "Not a fan of coconut or curry": an "or" carries the "no" on, an "and" may begin a wish.
  if ((effect?.dish ?? effect?.cuisines) !== undefined && OR.test(items[at - 1]?.words ?? '')) return true;
  // "No gluten, dairy free" is two rules; only a diet that is no denial itself can be denied: "not vegan".
  // "No blender, vegan": a comma ends what is denied.
  const hasMark = items.slice(state.since + 1, at).some(({ mark }) => mark !== undefined);
  return !hasMark && isNext(items, state.since, at) && !OPENS_LIST.test(words) && !CLOSES_LIST.test(words);
}

/** "Eggs not for lunch", "none of those at dinner": the meal stays. */
const isOfOtherFood = (items: readonly Item[], since: number, at: number): boolean =>
  items[at]!.effect?.slot !== undefined &&
  ((isFood(items[since - 1]) && isOfMealBehind(items, since)) ||
    items.slice(since + 1, at).some(({ words }) => /^(?:it|them|that|those|these)$/u.test(words)));

const OR = /^(?:or|nor|oder|ou|o|ni)$/u;

const endsList = ({ aims, slot, dish, cuisines, minutes, budget }: Effect): boolean =>
  [aims, slot, dish, cuisines, minutes, budget].some((part) => part !== undefined);

const OPENS_LIST = /^(?:no|without|sin|ohne|sans|sem|senza|minus|cut out)\b/u;

/** An allergy is not over because a figure or a meal is named. */
function endScope(state: State, at: number): void {
  if (state.mode === 'allergy') return;
  state.mode = 'wish';
  state.since = at;
}

/** Only small words between: "no, please, onions" yes; "no fish chicken" no. */
function isNext(items: readonly Item[], since: number, at: number): boolean {
  for (let index = since + 1; index < at; index++) {
    const { mark, effect, unknown, foodClass, food, value } = items[index] ?? {};
    if (foodClass || food || unknown || value !== undefined || (mark !== undefined && mark !== ',')) return false;
    if (effect && effect.cue !== 'and' && effect.cue !== 'other' && effect.cue !== 'anything') return false;
  }
  return true;
}

/** Said of what was named, or of what comes on. */
function readCue(step: Step): void {
  const { items, at } = step;
  if (isTrailingAllergic(items, at) && markAllergies(step)) return;
  turnBy(step);
}

const SIMPLE_CUES: Readonly<Partial<Record<Cue, FoodMode>>> = { no: 'exclude', 'allergic-to': 'allergy', fix: 'wish' };

function turnBy(step: Step): void {
  const { items, at, state } = step;
  const cue = items[at]?.effect?.cue;
  if (cue === undefined || takesBackOfAnother(step)) return;
  const mode = namesOneAllergy(items, at) ? 'allergy' : (SIMPLE_CUES[cue] ?? modeOfException(cue, state));
  if (mode) {
    state.saidAnything ||= mode === 'exclude' && deniesDenial(step);
    return set(state, mode, at);
  }
  switch (cue) {
    case 'allergy':
      if (!markAllergies(step)) set(state, 'allergy', at);
      return;
    case 'free':
      return readFree(step);
    case 'anything':
      state.saidAnything = true;
      return;
    case 'but':
      return set(state, modeBehindBut(step), at);
    case 'yes':
      if (state.mode === 'wish' || !(listsMore(items, at) || keepsNegation(items, at, state))) set(state, 'wish', at);
      return;
    case 'fine':
      return set(state, 'wish', at);
    default:
  }
}

/** "My wife can't have shrimp, but I eat shrimp": what another must not have is not taken back; what I do not eat myself is. */
function takesBackOfAnother({ items, at, state, modes }: Step): boolean {
  const isSaid = state.hasExclusion && items[at]!.effect?.cue === 'eats' && /\bi\b/u.test(items[at]!.words);
  if (!isSaid || !items.slice(0, at).some(isSomebody)) return false;
  const rules = [...items.keys()].filter((one) => one < at && (LEFT_OUT.has(modes.get(one) ?? 'wish') || isRule(items[one]!)));
  return rules.length === 0 || rules.some((rule) => isOfAnother(items, { rule, at }));
}

const isRule = (item: Item): boolean =>
  denies(item) || isDietItem(item) || item.effect?.excludes !== undefined || item.effect?.aims !== undefined;

const isSomebody = ({ words }: Item): boolean =>
  PERSON_WORDS.has(words) || /^(?:he|she|they|him|her|them|hes|shes|theyre|school)$/u.test(words);

/**
 * Mine is what I say that I do not eat, where nobody else is named from the beginning of that sentence up to what is taken back:
 * who only cooks or keeps no nuts may do so for somebody.
 */
function isOfAnother(items: readonly Item[], { rule, at }: { rule: number; at: number }): boolean {
  const start = items.findLastIndex(({ words }, index) => index < rule && ENDS_SAID.test(words)) + 1;
  const denial = items.findLastIndex((item, index) => index <= rule && (denies(item) || isDietItem(item)));
  const isSaidOfMe = items.slice(Math.max(start, denial - 2), Math.max(start, denial)).some(({ words }) => SPEAKER.test(words));
  const isMine = isSaidOfMe && (isDietItem(items[denial]) || EATS_NONE.test(items[denial]!.words));
  return !isMine || items.slice(start, at).some(isSomebody);
}

const SPEAKER = /^(?:i|im|ive)\b/u;
const EATS_NONE = /\b(?:eat|eating|like|liked|enjoyed|fan|fond|keen|into|stand|hate|dislike|detest|loathe|despise)\b/u;
const ENDS_SAID = /^[.;!?:]$/u;

/** "There is nothing I won't eat except shrimp" says "anything". */
const deniesDenial = ({ items, at, state }: Step): boolean => state.mode === 'exclude' && isNext(items, state.since, at);

/** "No meat except bacon" and "vegetarian but I eat fish" allow; "anything except bacon" and "I love pasta but I eat meat" do not. */
function modeOfException(cue: Cue, { hasExclusion, saidAnything }: State): FoodMode | undefined {
  if (cue === 'except') return hasExclusion && !saidAnything ? 'allow' : 'exclude';
  if (cue === 'eats') return hasExclusion ? 'allow' : 'wish';
  return undefined;
}

/** "Anything but fish". */
const modeBehindBut = (step: Step): FoodMode => (beginsException(step) ? 'exclude' : 'wish');
const beginsException = ({ items, at, state }: Step): boolean => state.saidAnything && !state.hasExclusion && isFood(items[at + 1]);

/** "My nut allergic kid". */
const isTrailingAllergic = (items: readonly Item[], at: number): boolean =>
  items[at]?.words === 'allergic' &&
  (isFood(items[at - 1]) ? !isFood(items[at + 1]) : items[at - 1]?.mark === '-' && isFood(items[at - 2]) && items[at + 1] === undefined);

/** "Soy free": what stands before it is left out as strictly as an allergy asks. */
function readFree({ items, at, state, modes }: Step): void {
  for (const index of listFoodsBefore(items, at, { crossCommas: false })) modes.set(index, 'allergy');
  state.hasExclusion = true;
  if (state.mode !== 'allergy') set(state, 'wish', at);
}

function set(state: State, mode: FoodMode, at: number): void {
  state.mode = mode;
  state.since = at;
}

/** "Peanut allergy", "allergies: egg and soy". Says whether foods stood before the word. */
function markAllergies({ items, at, state, modes }: Step): boolean {
  const plural = /ies$|ien$|as$/u.test(items[at]?.words ?? '');
  // "No nuts (allergy)", "nuts - allergy", "sesame: confirmed allergy".
  const end = [at - 1, at - 2, at - 3].find((index) => /^[(:-]$/u.test(items[index]?.mark ?? '') && isFood(items[index - 1])) ?? at;
  const found = listFoodsBefore(items, end, { crossCommas: plural || items[at - 1]?.mark === ',' });
  for (const index of found) modes.set(index, 'allergy');
  if (found.length > 0 && state.mode !== 'allergy') set(state, 'wish', at);
  return found.length > 0;
}

/** "Nothing with onions", "no dishes that have peanuts", "no shellfish like shrimp": the positive word belongs to the "no". */
function keepsNegation(items: readonly Item[], at: number, state: State): boolean {
  const words = items[at]?.words ?? '';
  for (let index = at - 1; index > Math.max(state.since - 1, at - 4); index--) {
    const item = items[index];
    if (item?.mark !== undefined) return false;
    if (item?.words === 'nothing') return !ASKS.test(words);
    if (item?.effect?.cue === 'anything' || item?.effect?.foodTalk || item?.effect?.dish !== undefined) return !ASKS.test(words);
    if (isFood(item)) return /^(?:like|include|including|includes|contain|containing|made with|made from|made of|based on)$/u.test(words);
  }
  return isNext(items, state.since, at) && state.since === at - 1;
}

/** "No beef or others like lamb". */
const listsMore = (items: readonly Item[], at: number): boolean => items[at]!.words === 'like' && OTHERS.test(items[at - 1]?.words ?? '');
const OTHERS = /^(?:others?|things?|stuff|ones)$/u;

/** "Instead of oatmeal give me" begins a wish, where "no oatmeal with" goes on. */
const ASKS = /^(?:give me|want|wants|love|loves|prefer|add|craving|crave|swap in|replace with|must have|more|extra|i need|need)$/u;

function markBefore(items: readonly Item[], at: number, mark: (index: number) => void): void {
  for (let index = at - 1; index >= Math.max(0, at - 3); index--) {
    if (isFood(items[index])) {
      mark(index);
      return;
    }
  }
}
