import { assertNever } from '../../base/assert-never.ts';
import { fail, ok } from '../../base/result.ts';
import type { Result } from '../../base/result.ts';
import { assumeWishes } from './assume-wishes.ts';
import { findContradiction, keepRules, listIntentRules } from './find-contradiction.ts';
import type { IntentChoice, IntentFault } from './intent-fault.ts';
import { listWays, USUAL_CHOICES } from './list-choices.ts';
import { isListOfFoods, listedBehind } from './names-all-eaten.ts';
import { DANGERS, FOOD_QUESTION, OFF_TOPIC, OTHER_MATTERS, PETS, QUESTION } from './intent-dangers.table.ts';
import type { Danger } from './intent-dangers.table.ts';
import type { Intent, PlanWish } from '../intent.ts';
import { energyKcal, MACROS } from '../../food/nutrients.ts';
import { DAY_CEILING_KCAL, PREGNANCY_FLOOR_KCAL } from '../target/choose-energy.ts';
import { ADULT_FLOOR_KCAL, writeKcal } from '../../eater/energy-target.ts';
import { tellsHarm } from '../language/harm-words.ts';
import { isFood, isToEat } from '../language/read-items.ts';
import { showTyped } from '../language/show-typed.ts';
import { FOREIGN_MARK } from '../language/read-foreign.ts';
import { GUESTS_REMARK } from '../wish/list-remarks.ts';
import { readSentence } from '../wish/parse-intent.ts';
import type { NumberReading } from '../figure/number-reading.ts';
import type { Sentence } from '../wish/parse-intent.ts';

export const LONGEST_QUERY = 500;

/** Reads a sentence and decides whether a plan is the right answer to it. */
export function answerIntent(wish: PlanWish): Result<Intent, IntentFault> {
  const { words, targets } = wish;
  const length = words.trim().length;
  if (saysNothing(words) && !targets)
    return fail({ type: 'empty', sentence: 'Say what you would like to eat, such as "vegetarian dinner, 1,800 calories".' });
  const danger = findDanger(words.slice(0, 4 * LONGEST_QUERY));
  if (danger) return fail({ type: 'unsafe', sentence: answerDanger(danger) });
  if (length > LONGEST_QUERY)
    return fail({ type: 'too-long', sentence: `That is more than ${LONGEST_QUERY} characters. Please say it in fewer words.` });
  const sentence = readSentence(wish);
  const fault =
    checkAmounts(sentence) ??
    checkEaters(sentence) ??
    findContradiction(sentence) ??
    checkWhole(words) ??
    (targets ? undefined : checkTopic(words, sentence));
  return fault ? fail(fault) : ok(assumeWishes(keepRules(sentence.intent, listIntentRules(sentence.intent))));
}

/** Blanks, signs and letters that nobody sees, such as those of no width: "." is no number, and nothing has been said to greet. */
const saysNothing = (words: string): boolean =>
  !/[\p{Letter}\p{Number}\p{Extended_Pictographic}]/u.test(words.replace(/\p{Default_Ignorable_Code_Point}/gu, ''));

const plainOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/['’]/gu, '')
    .replace(/\s+/gu, ' ');

function findDanger(text: string): Danger['type'] | undefined {
  const plain = plainOf(text);
  return DANGERS.find(({ pattern }) => pattern.test(plain))?.type;
}

const SUPPORT =
  'You deserve support with this. Please talk to a doctor or someone you trust. In the US you can call or text 988 at any time; elsewhere findahelpline.com lists free, confidential lines.';

function answerDanger(danger: Danger['type']): string {
  switch (danger) {
    case 'distress':
      return `If you are thinking about harming yourself, please reach out now. ${SUPPORT}`;
    case 'eating-disorder':
      return `Larder plans regular, sufficient meals and cannot help with this. ${SUPPORT} NationalEatingDisorders.org has help for eating concerns.`;
    case 'poison':
      return 'That is not safe to eat or to use on food. If somebody swallowed something harmful, call your poison center (in the US 1-800-222-1222) or emergency services.';
    case 'drugs':
      return 'Larder plans ordinary food only. For questions about drugs or medicines, please ask a doctor or pharmacist.';
    case 'foraged':
      return 'Larder cannot tell whether wild food is safe: please have an expert identify it first. It gladly plans with mushrooms and berries from a shop.';
    case 'spoiled':
      return 'Food that has spoiled or stood out too long is not safe, even cooked. Please leave it out and ask again with fresh ingredients.';
    case 'raw':
      return 'Raw or undercooked poultry, pork and kidney beans are not safe. Ask again with the food cooked and Larder plans it.';
    case 'infant':
      return 'Larder plans for children who eat family food and for adults. For a baby, please ask a pediatrician.';
    case 'metabolic':
      return 'With this condition what is safe to eat is set by a clinic, gram by gram, so Larder does not plan for it. Please ask your metabolic team.';
    case 'cannibal':
      return 'Larder does not plan with that. Ask again with other food.';
    default:
      return assertNever(danger);
  }
}

const FLOOR_SENTENCE = `Larder plans no day below ${writeKcal(ADULT_FLOOR_KCAL)} kcal for an adult, because less needs a doctor's care. Shall it plan ${writeKcal(ADULT_FLOOR_KCAL)} kcal?`;

/** Less than this a day is a crash diet, to be answered as such; a pound or two a week is the most that is advised (CDC). */
const CRASH_KCAL = 800;
const MOST_KG_A_WEEK = 1;

function checkAmounts(sentence: Sentence): IntentFault | undefined {
  const wanted = sentence.intent.calories;
  const most = wanted === null ? undefined : (wanted.target ?? wanted.max ?? wanted.min);
  const careful = checkCare(sentence, most ?? Number.POSITIVE_INFINITY);
  if (careful !== undefined) return careful;
  const clash = checkEnergyOfMacros(sentence.intent);
  if (clash) return clash;
  if (most !== undefined && most < CRASH_KCAL)
    return { type: 'unsafe', sentence: CRASH_SENTENCE, choices: energyChoice(sentence.intent, ADULT_FLOOR_KCAL) };
  if (most !== undefined && most < ADULT_FLOOR_KCAL) return tooLittle(sentence.intent);
  if ((wanted?.target ?? wanted?.min ?? 0) > DAY_CEILING_KCAL)
    return { type: 'too-much', sentence: CEILING_SENTENCE, choices: energyChoice(sentence.intent, DAY_CEILING_KCAL) };
  return undefined;
}

/** Of whoever is told apart as of whoever asks; which figure is meant, the sentence itself has to say anew. Children have a floor of their own. */
function checkEaters(sentence: Sentence): IntentFault | undefined {
  for (const { kind, figures } of sentence.intent.eaters) {
    const own = { ...sentence.intent, targets: null, health: [], ...figures };
    const fault = figures && kind === 'adult' ? checkAmounts({ ...sentence, intent: own }) : undefined;
    if (fault) return { type: fault.type, sentence: fault.sentence };
  }
  return undefined;
}

const tooLittle = (intent: Intent): IntentFault => ({
  type: 'too-little',
  sentence: FLOOR_SENTENCE,
  choices: energyChoice(intent, ADULT_FLOOR_KCAL),
});

const energyChoice = (intent: Intent, kcal: number): readonly IntentChoice[] =>
  listWays(intent, [{ label: `Plan ${writeKcal(kcal)} kcal`, without: ['calories', ...MACROS], say: `${kcal} calories` }]);

/** "10 g of everything", "400 g of protein in 1,500 kcal": what the grams come to. */
function checkEnergyOfMacros(intent: Intent): IntentFault | undefined {
  const { targets, calories, protein, carbs, fat } = intent;
  if (targets !== null) return undefined;
  const least = energyKcal({ protein: leastOf(protein), carbs: leastOf(carbs), fat: leastOf(fat) });
  const most = calories?.target ?? calories?.max;
  if (most !== undefined && most >= ADULT_FLOOR_KCAL && least > most * ROUNDING)
    return {
      type: 'contradiction',
      sentence: `These grams alone are ${writeKcal(Math.round(least))} kcal, more than the ${writeKcal(most)} kcal of the day. Which shall hold, the grams or the calories?`,
      choices: listWays(intent, [
        { label: 'The grams', without: ['calories'] },
        { label: 'The calories', without: [...MACROS] },
      ]),
    };
  const isWhole = [protein, carbs, fat].every((wanted) => wanted?.target !== undefined);
  return isWhole && calories === null && least < ADULT_FLOOR_KCAL / ROUNDING ? tooLittle(intent) : undefined;
}

const leastOf = (wanted: Intent['protein']): number => wanted?.target ?? wanted?.min ?? 0;
/** Figures are rounded, and a plan may miss them by a twentieth. */
const ROUNDING = 1.06;

/** Loss that is too fast, and loss or little food for those who must not have it. */
function checkCare({ intent, numbers }: Sentence, mostKcal: number): IntentFault | undefined {
  const losing = intent.health.includes('weight-loss') || intent.health.includes('low-calorie');
  if (losing && losesTooFast(numbers))
    return { type: 'unsafe', sentence: TOO_FAST_SENTENCE, choices: [{ label: 'Plan a slower weight loss', query: 'weight loss' }] };
  if (isChild(numbers) && (losing || mostKcal < CHILD_FLOOR_KCAL)) return { type: 'unsafe', sentence: CHILD_SENTENCE };
  if (intent.health.includes('pregnancy') && (losing || mostKcal < PREGNANCY_FLOOR_KCAL))
    return { type: 'unsafe', sentence: PREGNANCY_SENTENCE, choices: [{ label: 'Plan a day for pregnancy', query: 'pregnancy' }] };
  return undefined;
}

const CRASH_SENTENCE = `${FLOOR_SENTENCE} If eating worries you, a doctor or 988 (call or text, US) can help.`;
/** What an active six-year-old or a seated teenager needs (DGA 2020-2025, table A1-2). */
const CHILD_FLOOR_KCAL = 1600;
const PREGNANCY_SENTENCE =
  'Pregnancy is no time to eat less than the body needs, so Larder plans no weight loss for it. Please ask your doctor or midwife about weight.';
const TOO_FAST_SENTENCE =
  'That is faster than is safe: up to 2 lb (1 kg) a week is what health services advise. Larder can plan a slower weight loss. For more, please see a doctor.';
const CHILD_SENTENCE =
  'Children and teenagers need enough food to grow, so Larder plans no weight loss for them. Please ask a pediatrician or dietitian.';
const CEILING_SENTENCE = `Larder plans up to ${writeKcal(DAY_CEILING_KCAL)} kcal a day. Which amount would you like?`;

function losesTooFast({ kilograms, weeks, days }: NumberReading): boolean {
  const span = weeks ?? (days === null ? null : days / 7);
  return kilograms !== null && span !== null && span > 0 && kilograms / span > MOST_KG_A_WEEK * 1.5;
}

const isChild = ({ ageYears }: NumberReading): boolean => ageYears !== null && ageYears < 18;

/** Of another language perhaps: what it refuses would be served. A diet or a food that is surely left out was read. */
function isHardlyRead({ intent, items, scope }: Sentence): boolean {
  const { allergies } = intent;
  // What only a repair made a food or a diet of may be any word of another language.
  const isRefused =
    allergies.length > 0 ||
    items.some(
      (item, at) =>
        item.typed === undefined &&
        (item.effect?.diets ?? item.effect?.restrictions ?? (isFood(item) && LEFT_OUT.has(scope.modes.get(at) ?? ''))),
    );
  const said = items.filter(({ mark, value }) => mark === undefined && value === undefined);
  const unread = said.filter(({ unknown, words }) => unknown && words.length >= LEAST_LETTERS);
  const isUnknownRefused = items.some(
    ({ unknown }, at) =>
      unknown && scope.modes.get(at) === 'exclude' && items.slice(Math.max(0, at - 3), at).some(({ words }) => REFUSES_ABROAD.test(words)),
  );
  if (isUnknownRefused && items.some(({ mark }) => mark === FOREIGN_MARK)) return true;
  if (isRefused) return false;
  // "Birthday. Soi upsets their tummies": what does it was not read.
  const isLeftOut = items.some((item, at) => isToEat(item) && LEFT_OUT.has(scope.modes.get(at) ?? ''));
  if (unread.length > 0 && !isLeftOut && tellsHarm(showTyped(said))) return true;
  return isUnknownRefused || (unread.length >= LEAST_UNREAD && 2 * unread.length >= said.length);
}
const LEFT_OUT: ReadonlySet<string> = new Set(['exclude', 'allergy', 'denied']);
const LEAST_UNREAD = 3;
/** Of fewer are abbreviations: "45c 30p 25f". */
const LEAST_LETTERS = 3;
/** "Nao comemos ameijoas": in English a food that no table knows is in no dish either. */
const REFUSES_ABROAD =
  /^(?:sin|ohne|kein\w*|nichts|sans|pas|jamais|sem|nada|nao|non|senza|niente|zonder|geen|uden|uten|utan|bez|ikke|ingen|inget|esse|essen|mag|evit\w+|odio|deteste|hasse)\b/u;

/** What makes a sentence one about a plan, whatever else stands in it. */
function isAboutFood(sentence: Sentence): boolean {
  const { intent, items, numbers, scope } = sentence;
  const hasBody =
    numbers.kilograms !== null ||
    numbers.meals !== null ||
    numbers.days !== null ||
    numbers.spannedDays !== null ||
    intent.people !== null ||
    intent.remarks.includes(GUESTS_REMARK);
  if (hasBody || numbers.saysHour || speaksOfPlan(intent) || [...scope.modes.values()].includes('allow')) return true;
  return (
    items.some(({ effect }) => effect?.foodTalk ?? effect?.slot ?? effect?.diets ?? (effect?.macro && effect.macro !== 'sugar')) ||
    eatsAnything(sentence)
  );
}

/** "I can eat everything", but not "allergic to everything". */
const eatsAnything = ({ items }: Sentence): boolean =>
  items.some(({ effect }) => effect?.cue === 'anything') &&
  !items.some(({ effect }) => effect?.cue === 'no' || effect?.cue === 'allergic-to');

function speaksOfPlan(intent: Intent): boolean {
  const lists = [
    intent.diets,
    intent.restrictions,
    intent.allergies,
    intent.exclude,
    intent.avoid.cuisines,
    intent.avoid.manners,
    intent.wish,
    intent.cuisines,
    intent.health,
    intent.dishWords,
    intent.dishes,
    intent.focus,
  ];
  const { calories, protein, carbs, fat, fiber, sodium, split, slots, maxMinutes, budget } = intent;
  return (
    lists.some((list) => list.length > 0) ||
    [calories, protein, carbs, fat, fiber, sodium, split, slots, maxMinutes, budget].some((part) => part !== null) ||
    [intent.perMeal, intent.sizes, intent.minutesAt, intent.shares].some((part) => Object.keys(part).length > 0)
  );
}

const ask = (type: 'not-food' | 'question' | 'unclear', why: string): IntentFault => ({
  type,
  sentence: `${why} What shall it plan? Choose below, or say a food, a diet or a number.`,
  choices: USUAL_CHOICES,
});

/** "I can't eat anything except rice and chicken": every dish has more in it, and each food left out would be the wrong one. */
function checkWhole(words: string): IntentFault | undefined {
  const listed = listedBehind(plainOf(words));
  const isWhole = listed !== undefined && isListOfFoods(readSentence({ words: listed.text, targets: null }).items, listed.isHabit);
  return isWhole ? { type: 'unclear', sentence: WHOLE_SENTENCE } : undefined;
}

const WHOLE_SENTENCE =
  'Larder cannot plan a day of those foods alone, because its dishes hold others beside them. Say instead what must not be in it, or wish for those foods.';

/** A sentence that says nothing of a plan gets no plan, but one question. */
function checkTopic(words: string, sentence: Sentence): IntentFault | undefined {
  const plain = plainOf(words);
  const asksFood = FOOD_QUESTION.test(plain);
  const strong = isStrong(sentence);
  if (!strong && PETS.test(plain)) return { type: 'not-food', sentence: 'Larder plans for people. For an animal, please ask a vet.' };
  if (QUESTION.test(plain) && !asksFood && !saysMore(words))
    return ask('question', 'Larder plans days of food and does not answer questions.');
  if (!strong && !asksFood && isOtherMatter(plain, sentence)) return ask('not-food', 'Larder plans meals and nothing else.');
  if (isOnlyANumber(plain))
    return sentence.intent.calories === null ? ask('unclear', 'A number alone does not tell Larder enough.') : undefined;
  if (isAboutFood(sentence) || asksForFood(plain, sentence))
    return isHardlyRead(sentence) ? ask('unclear', 'Larder understood too little of that to be sure what to leave out.') : undefined;
  if (isSmallTalk(sentence) && HAS_READ_LETTER.test(plain)) return ask('unclear', 'Hello! Larder plans your day of food.');
  return ask('not-food', 'Larder did not understand that.');
}

const isOtherMatter = (plain: string, { intent, items }: Sentence): boolean =>
  OFF_TOPIC.test(plain) || (OTHER_MATTERS.test(plain) && !speaksOfPlan(intent) && !items.some(({ effect }) => effect?.foodTalk));

const asksForFood = (plain: string, sentence: Sentence): boolean =>
  (isSmallTalk(sentence) && ASKS_FOR_A_PLAN.test(plain)) || (ASKS_FOR_SOMETHING.test(plain) && HAS_READ_LETTER.test(plain));

/** "Why is there always tofu? Stop giving me tofu": what comes behind the question may be a rule of its own. */
function saysMore(words: string): boolean {
  const [, ...rest] = words.split(/[.?!]\s+/u);
  const { intent, ...sentence } = readSentence({ words: rest.join('. '), targets: null });
  return intent.exclude.length > 0 || speaksOfPlan(intent) || isStrong({ intent, ...sentence });
}

/** Says so much of a plan that words of another topic beside it do not matter. */
function isStrong({ intent, numbers }: Sentence): boolean {
  const hasRule = intent.diets.length + intent.restrictions.length + intent.allergies.length > 0;
  return (
    hasRule ||
    intent.dishWords.some((word) => WITHOUT_KITCHEN.has(word)) ||
    intent.slots !== null ||
    intent.focus.length > 0 ||
    intent.mealPrep ||
    (intent.calories !== null && !numbers.caloriesAreBare)
  );
}

/** Ways of cooking that nobody names but for a meal: "only a microwave in my hotel room". */
const WITHOUT_KITCHEN: ReadonlySet<string> = new Set([
  'no-cook',
  'no-oven',
  'no-fridge',
  'one-burner',
  'microwave',
  'cold',
  'slow-cooker',
  'pressure-cooker',
  'air-fryer',
]);

/** Known words, none of which asks for anything: "hello", "thanks". */
const isSmallTalk = ({ items }: Sentence): boolean => items.every(({ unknown, effect }) => !unknown && effect?.cue !== 'anything');

/** Words in letters that Larder does not read are no greeting. */
const HAS_READ_LETTER = /[a-z\p{Extended_Pictographic}]/u;

/** "Plan my day", "weekly plan", "my Monday": any day will do. */
const ASKS_FOR_A_PLAN =
  /^(?!.*\b(?:thanks?|thank|bye)\b).*\b(?:plan(?:s|ning)?|menus?|(?:my|our|the) (?:day|week|(?:mon|tues|wednes|thurs|fri|satur|sun)day))\b/u;

/** "Please something good, it was a sad day". */
const ASKS_FOR_SOMETHING = /^(?!.*\b(?:not|no|nothing)\b).*\b(?:something|anything)\b(?! else)/u;

const isOnlyANumber = (plain: string): boolean => /^[\d\s.,]*\d[\d\s.,]*$/u.test(plain);
