import { helps, reassures, tellsHarm, tellsSymptom } from '../language/harm-words.ts';
import { NEUTRAL_WORDS, PERSON_WORDS } from '../language/neutral-words.table.ts';
import { namesPerson } from '../language/names-person.ts';
import { remember } from '../../base/remember.ts';
import { isFood, isToEat, type Item } from '../language/read-items.ts';
import { slips } from '../language/repair-word.ts';
import type { IntentLexicon } from '../language/intent-lexicon.ts';
import { isOfCondition, textWithoutConditions } from './of-condition.ts';
import { denies } from './denies.ts';
import { isDishBeyondDoubt } from './dish-beyond-doubt.ts';
import { type Clause, forestalls, isAccounted, listFoodsOf, type Modes, REASON } from './clause.ts';
import { asksOf, isAddressed, LOVELY_TO_HAVE, WOULD_BE } from './read-requests.ts';
import { HARMLESS } from './harmless-words.table.ts';
import { type Clearance, isClearedAt, isSaidFine } from './read-cleared.ts';
import { MANNER } from './refusal-end.ts';
import { listHeaded } from './list-headed.ts';
import { listAtHand } from './read-at-hand.ts';
import { isOfOneAlone } from './read-spared.ts';

type Facts = {
  readonly clauses: readonly Clause[];
  readonly modes: Modes;
  readonly used: ReadonlySet<number>;
  readonly cleared: ReadonlyMap<number, Clearance>;
  readonly lexicon: IntentLexicon;
  /** Words that only tell what there is. */
  readonly atHand: ReadonlySet<number>;
};

/**
 * Foods that read as wishes beside words of which it is not known that they wish: "peanut intollerance", "peanuts? long story".
 * A refusal can be put in more words than any table has, so doubt leaves a food out and asks, until its eater says "do use
 * peanuts". Measured on 3,600 refusals that nobody had read before: the other way round 7 % of them were served.
 */
export function findDoubted(items: readonly Item[], said: Omit<Facts, 'atHand'>): ReadonlyMap<number, 'doubt' | 'denied'> {
  const facts: Facts = { ...said, atHand: listAtHand(items, said.clauses) };
  const { clauses, modes, cleared, lexicon } = facts;
  const wished = (foods: readonly number[]): readonly number[] => foods.filter((at) => modes.get(at) === 'wish' || cleared.has(at));
  const lifted = new Set(items.flatMap((item, at) => (isLifted(items, at) ? [item.words] : [])));
  const doubted = new Map<number, 'doubt' | 'denied'>();
  clauses.forEach((clause, at) => {
    const told = doubtsOf(items, clause, facts);
    if (told === 'none') return;
    const own = told === 'spreads' || clause.foods.length > 0 ? wished(listFoodsOf(clauses, at)) : [];
    const foods = clause.foods.length > 0 || own.length > 0 ? own : told === 'spreads' ? spread(clauses, at, wished) : [];
    const mode = refuses(items, clause) || tellsHarm(textWithoutConditions(items, clause)) ? 'denied' : 'doubt';
    for (const food of foods) {
      const { words } = items[food]!;
      const isFine =
        mode === 'doubt'
          ? isSaidFine(items, food, { clauses, cleared }) || isOfCondition(items, food, { clause, lexicon })
          : isClearedAt(cleared.get(food), at);
      if (!lifted.has(words) && !isFine && doubted.get(food) !== 'denied') doubted.set(food, mode);
    }
  });
  for (const at of doubted.keys()) if (isDishBeyondDoubt(items, at, { modes, lexicon })) doubted.delete(at);
  for (const at of listHeaded(items, clauses)) if (modes.get(at) === 'wish') doubted.set(at, 'denied');
  return doubted;
}

/** What is surely refused or harmful is no question: "peanuts have never been for her", "eggs, mayo. All make my throat swell". */
const refuses = (items: readonly Item[], { start, end, text }: Clause): boolean =>
  /\b(?:off|out|given up)\b/u.test(text) || items.slice(start, end).some(denies);

/** "Do use peanut": what the screen adds to a sentence when its eater says that a food left out in doubt is wanted. */
const isLifted = (items: readonly Item[], at: number): boolean => isFood(items[at]) && items[at - 1]?.words === LIFTS;
const LIFTS = 'do use';
export const wordsToUse = (food: string): string => `${LIFTS} ${food}`;

/** Words without a food of their own are about the one before: "love peanuts. they put me in the ER"; or head the list behind. */
function spread(clauses: readonly Clause[], at: number, wished: (foods: readonly number[]) => readonly number[]): readonly number[] {
  for (let before = at - 1; before >= 0; before--) {
    if (clauses[before]!.foods.length === 0) continue;
    let first = before;
    while (clauses[first]!.isBareList && clauses[first - 1]?.isBareList) first--;
    return wished(clauses.slice(first, before + 1).flatMap(({ meant }) => meant));
  }
  const behind = clauses.slice(at + 1);
  // "Ben can't have it but I love cheese".
  if (forestalls(clauses[at]!)) return wished(behind[0]?.foods ?? []);
  const end = behind.findIndex(({ isBareList }) => !isBareList);
  return wished(behind.slice(0, end < 0 ? behind.length : end).flatMap(({ foods }) => foods));
}

/** Whether a clause leaves its own foods in doubt, and those of its neighbours too. */
function doubtsOf(items: readonly Item[], clause: Clause, facts: Facts): 'none' | 'own' | 'spreads' {
  if (isOfOneAlone(items, clause)) return 'own';
  if (reassures(clause.text)) return 'none';
  if (isException(items, clause) || isNoteOn(items, clause)) return 'own';
  if ((isBehindClearance(clause, facts) && CONFIRMS.test(clause.text)) || asksOf(clause)) return 'none';
  if (limitsClearance(items, clause, facts)) return clause.foods.length > 0 ? 'own' : 'spreads';
  let told: 'none' | 'own' = 'none';
  const end = clause.end - (REASON.exec(clause.text)?.[0].split(' ').length ?? 0);
  for (let at = clause.start; at < end; at++) if (isDoubtful(items, { at, clause, facts })) told = 'own';
  if (told === 'none') return 'none';
  return spreads(items, clause) ? 'spreads' : 'own';
}

function spreads(items: readonly Item[], { start, end, text, foods, refersBack, endedBy }: Clause): boolean {
  // "Keep it around 1800": the day.
  const own = items.slice(start, end);
  if (foods.length === 0 && !own.some(denies) && own.some(({ value }) => value !== undefined && value >= LEAST_KCAL)) return false;
  // "Peanuts? Long story", "peanuts (inolerance)".
  if (isFood(items[start - 2]) && /^[(?]$/u.test(items[start - 1]?.mark ?? '')) return true;
  const isShort = end - start <= SHORT;
  const hasSlip = own.some((item) => (item.unknown || item.typed !== undefined) && !item.isOfDishName && !isSafeRepair(item));
  // "Kale, the culprit".
  const isCalled = isFood(items[start - 2]) && CALLED.test(text) && own.some((item) => item.unknown);
  if (isShort && (hasSlip || isCalled)) return true;
  // "Anyhing but peanuts".
  if (foods.length === 0 && endedBy === 'but') return true;
  return (
    refersBack || REFERS_BACK.test(text.replace(REASON, '')) || BARE_NO.test(text) || (tellsHarm(text) && (isShort || !HAS.test(text)))
  );
}

/** "Any fish but salmon". */
const isException = (items: readonly Item[], { start, isBareList }: Clause): boolean =>
  isBareList &&
  items[start - 1]?.words === 'but' &&
  items.slice(Math.max(0, start - 6), start).some(({ words }) => /^(?:any|all|every)$/u.test(words));

/** "My daughter (egg)", "Kid A: nuts": foods set beside somebody are likely what that one cannot have. */
function isNoteOn(items: readonly Item[], { start, end, isBareList }: Clause): boolean {
  if (items[start - 1]?.mark === '(') return isBareList && isPerson(items[start - 2]);
  const colon = items.findIndex(({ mark }, at) => at >= start && at < end && mark === ':');
  const behind = items.slice(colon + 1, end);
  return (
    colon > start &&
    colon <= start + 3 &&
    items[colon - 1]?.effect?.slot === undefined &&
    isPerson(items[start + Number(/^(?:my|our|the)$/u.test(items[start]!.words))]) &&
    behind.every((item) => isFood(item) || item.effect?.cue === 'and')
  );
}
const isPerson = (item: Item | undefined): boolean => item !== undefined && !isFood(item) && PERSON_WORDS.has(item.words);

const isBehindClearance = (clause: Clause, { clauses, cleared }: Facts): boolean => {
  const before = clauses.slice(0, clauses.indexOf(clause)).findLastIndex(({ text }) => !CONFIRMS.test(text));
  return [...cleared.values()].some(({ clause: number, isAsked }) => number === before && !isAsked);
};

/** "Corn is no problem, none whatsoever, never was". */
const CONFIRMS = /^(?:none|never|not|nothing)(?: (?:whatsoever|at all|ever|was|were|has|did|been))+$/u;

/** "My kid is fine with milk in cakes, just not to drink", "nobody is allergic to nuts, just peanuts". */
function limitsClearance(items: readonly Item[], clause: Clause, facts: Facts): boolean {
  if (!isBehindClearance(clause, facts)) return false;
  const isRest = items.slice(clause.start + 1, clause.end).every((item) => isFood(item) || item.effect?.cue === 'and');
  return clause.foods.length > 0
    ? isRest && /^(?:just|only)\b/u.test(clause.text)
    : /^(?:just |only )?(?:not|never|no|nor|is|are|does|do)\b/u.test(clause.text) && !helps(clause.text);
}

const LEAST_KCAL = 300;
const SHORT = 3;
const CALLED = /^(?:the|a|an|my|his|her|our|their)\b/u;
const REFERS_BACK = /\b(?:either|neither|both|one|none)\b/u;
const BARE_NO =
  /^(?:\w+ ){0,2}?(?:no|not (?:again|ever|any ?more|for|my|our)|nope|never|nah|nein|non|nej|pass|yuck|ew+|bleh|gross|skip|banned|forbidden|out|bad|dangerous|careful|caution|beware|warning)(?: \w+){0,2}$/u;
const HAS = /\b(?:have|has|with|got)\b/u;

type Word = { readonly at: number; readonly clause: Clause; readonly facts: Facts };

function isDoubtful(items: readonly Item[], word: Word): boolean {
  const { at, facts } = word;
  const item = items[at]!;
  const { effect, words } = item;
  if (isFood(item)) return item.typed !== undefined && !isSafeRepair(item);
  if (item.value !== undefined || facts.used.has(at) || facts.atHand.has(at)) return false;
  if (item.mark !== undefined) return DOUBTFUL_MARKS.test(item.mark);
  if (item.isOfDishName || saysNothing(items, word) || deniesManner(items, at)) return false;
  if (item.unknown) return isDoubtfulStranger(items, word);
  if (item.typed !== undefined && !isSafeRepair(item)) return true;
  if (isOpening(items, word)) return true;
  if (ACTS.test(words) && facts.modes.get(at - 1) === 'wish' && isFood(items[at - 1])) return true;
  return effect === undefined ? isDoubtfulFiller(items, word) : isDoubtfulEffect(items, effect, word);
}

/** "Mushrooms, as long as they aren't roasted": how, and not whether. */
const deniesManner = (items: readonly Item[], at: number): boolean =>
  denies(items[at]!) && MANNER.test(items.slice(at + 1).find(({ words }) => !/^(?:so|too|very|be|being)$/u.test(words))?.words ?? '');

/** A word that nobody knows. */
function isDoubtfulStranger(items: readonly Item[], { at, clause, facts }: Word): boolean {
  const item = items[at]!;
  // "Broccoli x 5 days".
  if (facts.modes.has(at) || (item.words === 'x' && items[at + 1]?.value !== undefined)) return false;
  return !(
    isSafeRepair(item) &&
    !denies(item) &&
    ((item.isOfFood === true && !tellsSymptom(clause.text)) || WISHES.test(textBefore(items, clause)) || isOfDish(items, clause))
  );
}

function isDoubtfulEffect(items: readonly Item[], effect: NonNullable<Item['effect']>, { at, clause, facts }: Word): boolean {
  if (isLikedOnce(items, at)) return true;
  if (effect.cue !== undefined)
    return (
      effect.cue === 'ignore' || effect.cue === 'not' || !isAccounted(items, at, facts.modes) || deniesDiet(items, { at, clause, facts })
    );
  if (isDoneTo(items, { at, clause, facts })) return true;
  const { words } = items[at]!;
  if (words === 'from') return isFood(items[at + 1]);
  // "Chicken I cannot chew": what a phrase tells of somebody may be of the food.
  if (/^(?:cant|cannot|can not) /u.test(words)) return true;
  const counts = effect.bound !== undefined || SMALL_UNITS.has(effect.unit ?? '');
  return counts && !NEUTRAL_WORDS.has(words) && !isBesideFigure(items, at);
}

/** "My son loved salmon before the diagnosis": what was liked once may be refused by now. */
function isLikedOnce(items: readonly Item[], at: number): boolean {
  const { typed, words } = items[at]!;
  if (!/^(?:loved|liked|adored|enjoyed)$/u.test(typed ?? words)) return false;
  const end = items.findIndex(({ mark }, index) => index > at && ENDS_SENTENCE.test(mark ?? ''));
  return items
    .slice(at + 1, end < 0 ? items.length : end)
    .some((item) => /^(?:before|until|till|once|now|any ?more|no longer)$/u.test(item.words));
}

/** "Pumpkin's not halal at our shop": what is said of the food before it. */
const deniesDiet = (items: readonly Item[], { at, clause }: Word): boolean => {
  const { diets, restrictions } = items[at + 1]?.effect ?? {};
  return items[at]!.effect?.cue === 'no' && (diets ?? restrictions) !== undefined && isFood(items[at - 1]) && clause.start < at;
};

/** "Garlic and anchovies do my reflux in": a condition that foods act on, unless they are for it. */
const isDoneTo = (items: readonly Item[], { at, clause }: Word): boolean =>
  tellsSymptom(items[at]!.words) &&
  clause.foods.some((food) => food < at) &&
  items.slice(clause.foods[0], at).some(({ words }) => DOES.test(words)) &&
  !helps(clause.text);
const DOES =
  /^(?:do|does|did|set|sets|give|gives|gave|make|makes|made|start|starts|bring|brings|cause|causes|get|gets|wake|wakes|trigger|triggers)(?: (?:me|us|him|her|them))?$/u;

/** A word of the language that has no effect of its own. */
function isDoubtfulFiller(items: readonly Item[], { at, clause, facts }: Word): boolean {
  const { words } = items[at]!;
  if (words === 'from') return isFood(items[at + 1]) || (!NEUTRAL_WORDS.has(items[at + 1]?.words ?? '') && isFood(items[at + 2]));
  if (words === 'if') return !WISHED_IF.test(textBehind(items, { at, clause }));
  if (namesPerson(words)) return isDoubtfulPerson(items, { at, clause });
  if (STATES.test(words)) return isFood(items[at - 1]) && !PRAISES.test(textBehind(items, { at, clause })) && !WOULD_BE.test(clause.text);
  // "The school must be nut safe".
  if (words === 'safe' && isFood(items[at - 1])) return /\b(?:must|needs?|should|ha(?:s|ve) to|got to)\b/u.test(clause.text);
  if (HARMLESS.get(words)?.test(showAround(items, { at, clause }))) return false;
  if (COMPARES.test(words))
    return !items.slice(0, clause.end).some((other, index) => index > at && isFood(other) && facts.modes.get(index) === 'exclude');
  return !words.split(' ').every((one) => NEUTRAL_WORDS.has(one));
}

/** "My sister's lunch" is to be cooked; anybody else may be who cannot have it. */
function isDoubtfulPerson(items: readonly Item[], { at, clause }: Pick<Word, 'at' | 'clause'>): boolean {
  const { words } = items[at]!;
  if (items[at + 1]?.effect?.slot !== undefined || (NEUTRAL_WORDS.has(words) && !PERSON_WORDS.has(words))) return false;
  return !isFedOrWishes(items, { at, clause }) && !isAddressed(items, { at, clause });
}

/** The clause around a word, which is a bar: with what it names by kind, so that a pattern says on which side the food stands. */
const showAround = (items: readonly Item[], { at, clause }: Pick<Word, 'at' | 'clause'>): string =>
  items
    .slice(clause.start, clause.end)
    .map((item, index) => (clause.start + index === at ? '|' : showKind(item)))
    .join(' ');

function showKind(item: Item): string {
  if (isFood(item)) return 'FOOD';
  if (item.effect?.dish !== undefined) return 'DISH';
  return item.value !== undefined && item.value > 0 ? 'FIGURE' : item.words;
}

/** "If we like", "if it's crispy", "if there's room": how it is wished for, and nothing behind it of what would happen. */
const WISHED_IF =
  /^(?:possible|poss|(?:i|we) (?:can|may)|you know (?:it|how|one)|(?:its|it is|theyre|they are|thats) (?:in season|in stock|on offer)|you (?:can|could|would|please|wouldnt mind|dont mind)|you (?:can|could) (?:manage|swing|do|make) (?:it|that|this)(?: (?:in|under|for)\b.*)?|youre (?:\w+ )?clever (?:about it|with it)|(?:thats|that is|its) (?:all right|alright|ok|okay|doable)|(?:theres|there is|you have|youve) (?:room|time|space|enough)(?: left)?|(?:i|we) (?:\w+ )?(?:like|love|want|prefer)(?: (?:it|them|that))?|(?:its|it is|theyre|they are|thats) (?:(?:really|nice and|good and|very) )?(?:crisp|crispy|crunchy|warm|hot|fresh|cheap|quick|easy|seasoned))$/u;

/** "Swap the rice for cauliflower": of the two the one that goes is known. */
const COMPARES = /^(?:swap|swapped|swapping|replaced?|replacing|switch|switched|switching|rather|than|trade)$/u;

/** What is said before the first food: "hazelnuts want me dead" wishes for nothing. */
const textBefore = (items: readonly Item[], { start, end, foods }: Clause): string =>
  items
    .slice(start, foods[0] ?? end)
    .map(({ words }) => words)
    .join(' ');

/** Behind one of these a word that nobody knows is the name of a dish or a place: "I would love beef wellington". */
const WISHES = /\b(?:loves?|crav(?:e|es|ing)|give me|plenty of|lots? of|want(?! to)|prefer|use up|can we have|could we have|how about)\b/u;

/** "Lebanese feast with lamb kofta": where a meal, a kitchen or a kind of dish is named, what nobody knows is a part of its name. */
const isOfDish = (items: readonly Item[], { start, end }: Clause): boolean => {
  const first = items.slice(0, start).findLastIndex(({ mark }) => ENDS_SENTENCE.test(mark ?? ''));
  const behind = items.findIndex(({ mark }, at) => at >= end && ENDS_SENTENCE.test(mark ?? ''));
  return (
    items.slice(first + 1, behind < 0 ? items.length : behind).some(({ effect }) => effect?.cuisines) ||
    items.slice(start, end).some(({ effect }) => effect?.dish ?? effect?.slot)
  );
};
const ENDS_SENTENCE = /^[.;!?]$/u;

/**
 * What is said around a dish that is wished for by its name: "how about some pad thai", "my mom's pork carnitas", "a day that has
 * beef stew in it". Beside a food alone they may say anything: "my son has peanuts" on a list of what harms him.
 */
const OF_DISHES =
  /^(?:how|has|have|having|restaurants?|called|named|dish|dishes|fix|serve|(?:mom|mum|mother|dad|father|grandma|grandmother|nan|aunt|wife|husband)s)$/u;

const saysNothing = (items: readonly Item[], { at, clause }: Word): boolean =>
  suggests(items, at) ||
  (items[at]!.words === 'up' && items.slice(Math.max(0, at - 2), at).some(({ words }) => COOKS_UP.test(words))) ||
  (OF_DISHES.test(items[at]!.words) && namesDish(items, clause));

/** "Fix me up some", "whip it up"; what comes up harms. */
const COOKS_UP =
  /^(?:fix|whip|fill|fills|filling|portion|portioning|bulk|perk|perks|warms?|warming|cheering|rustle|cook|knock|use|using|make|heat|warm|serve|dish|pick|picked|grew|fry|cheer|stock|stocked|finish|finishing|liven)$/u;

/** "How about some beef", "a day that has grapes in it". */
function suggests(items: readonly Item[], at: number): boolean {
  const [front, before, words, after] = [at - 2, at - 1, at, at + 1].map((index) => items[index]?.words ?? '');
  if (words === 'how') return after === 'about' || LOVELY_TO_HAVE.test(`${after} ${items[at + 2]?.words ?? ''}`);
  return /^(?:has|have)$/u.test(words!) && before === 'that' && /^(?:a |the )?(?:day|plan|menu|week|meal|one)$/u.test(front!);
}

const namesDish = (items: readonly Item[], { start, end }: Clause): boolean =>
  items
    .slice(start, end)
    .some(
      ({ isInDishName, effect, foodClass }, at, all) =>
        isInDishName === true || effect?.dish !== undefined || (/^(?:noodle|pasta)$/u.test(foodClass?.id ?? '') && isFood(all[at - 1])),
    );

const isBesideFigure = (items: readonly Item[], at: number): boolean =>
  [at - 2, at - 1, at + 1, at + 2, at + 3].some((index) => items[index]?.value !== undefined);

/** "=" and signs that no table knows, such as a skull. */
const DOUBTFUL_MARKS = /^(?:=|\p{Extended_Pictographic}|[^\p{ASCII}\p{Letter}])$/u;

/** A minute is said with a figure; without one it is "minus" with a slip. */
const SMALL_UNITS: ReadonlySet<string> = new Set(['minute', 'hour', 'g', 'mg', 'kg', 'kj', 'percent', 'year', 'month']);

/** What was misspelt may have been a refusal. */
const isSafeRepair = ({ typed, words: read }: Item): boolean => !(typed ?? read).split(' ').some(isNearRefusing);

const isNearRefusing = remember((word: string) => REFUSING.some((known) => slips(word, known, 2) <= (word.length > 5 ? 2 : 1)));

const REFUSING =
  'no not never without avoid hate hates dont doesnt cant cannot wont except allergy allergic intolerance intolerant sensitive nothing skip minus less free leave remove exclude omit dislike refuse against banned forbidden trouble problem issue repeat cutting anything despise loathe detest beware trigger pass able careful stop quit reject gag vomit swell itch rash hives sick poison danger kill severe react reaction deadly nope never zero lose drop ditch hold spare'.split(
    ' ',
  );

/** "On peanuts", "n peanuts": what is left of "no" after a slip. */
const isOpening = (items: readonly Item[], { at }: Word): boolean =>
  (at === 0 || /^[.,;!?]$/u.test(items[at - 1]!.words)) &&
  /^(?:on|n|o|y|e|u|ou|ni|of|ever|in|at|cutting)$/u.test(items[at]!.words) &&
  isFood(items[at + 1]);

/** "For my son", "my son loves": not "my son, peanuts". */
function isFedOrWishes(items: readonly Item[], { at, clause }: Pick<Word, 'at' | 'clause'>): boolean {
  const before = items.slice(Math.max(clause.start, at - 4), at).map(({ words }) => words);
  return (
    // "Me and my son", but "celiac and tuna does him in".
    before.slice(-2).includes('and') ||
    before.some((words) => /^(?:for|feed|feeding|see|tide|with|give|make|cook|cooking|impress|surprise|promised|picky)$/u.test(words)) ||
    // "Grandma wants her Sunday beef".
    /^(?:wants?|loves?|likes?|fancies|enjoys?)$/u.test(before.at(-1) ?? '') ||
    isGiven(items, at) ||
    items
      .slice(at + 1, clause.end)
      .some(
        ({ effect, words }) =>
          effect?.cue === 'yes' ||
          /^(?:eats?|enjoys?|loves?|likes?|wants?|need(?:s|ed)?|coming|over|visiting|crazy|mad|obsessed|ask(?:s|ed|ing)|birthday|ador(?:es?|ing)|fanc(?:y|ies)|crav(?:es?|ing)|devours?|request(?:s|ed)|begg(?:ed|ing)|loving|deserves?|favou?rites?)$/u.test(
            words,
          ),
      )
  );
}

/** "The visitors get roast lamb", where what else they may get is no food. */
const isGiven = (items: readonly Item[], at: number): boolean => {
  const [next, ...behind] = items.slice(at + 1, at + 4);
  const served = behind.find(({ words }) => !/^(?:an?|the|some)$/u.test(words));
  return /^gets?$/u.test(next?.words ?? '') && isToEat(served);
};

/** What a food does to somebody: "onions give me heartburn". */
const ACTS = /^(?:give me|make|put|get|got|have|need)$/u;

const STATES = /^(?:is|are|was|were|s|be|been|being)$/u;
const PRAISES =
  /\b(?:fine|ok|okay|good|great|best|favou?rites?|yes|delicious|tasty|lovely|nice|amazing|welcome|perfect|healthy|cheap|fresh|love|loved|wanted|life|must|needed|king|awesome|yummy|(?:the plan|ready) (?:for|in|at|on)|what (?:ive|weve|i have|we have) (?:got|most of|loads of|plenty of)|what (?:i|we|he|she|they) (?:wants?|needs?|likes?|loves?|crave?s?|lives? on)|on (?:sale|offer|the menu|hand)|going (?:brown|soft|limp|wrinkly|to waste)|in (?:season|the (?:fridge|freezer|pantry|house))|there|here|half|left|required|allowed|about|safe|all (?:i|we)|to die for)\b/u;

const textBehind = (items: readonly Item[], { at, clause }: Pick<Word, 'at' | 'clause'>): string =>
  items
    .slice(at + 1, clause.end)
    .map(({ words }) => words)
    .join(' ');
