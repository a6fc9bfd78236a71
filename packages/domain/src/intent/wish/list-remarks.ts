import { joinOr } from '../../base/say.ts';
import type { Intent } from '../intent.ts';
import { asTyped } from '../language/as-typed.ts';
import { HOURS_REMARK } from '../language/intent-words.table.ts';
import { MOST_MEALS, WEEKDAY } from '../figure/read-counts.ts';
import type { NumberReading } from '../figure/number-reading.ts';
import { isFood, mayBeFood, type Item } from '../language/read-items.ts';
import type { Scope } from './read-scope.ts';

type Read = { readonly scope: Scope; readonly numbers: NumberReading };
/** `used`: what was read as a way of cooking or eating. */
type Typed = { readonly text: string; readonly used?: ReadonlySet<number> };

/** What must be said of a sentence beside its chips: what of it is not known, and what no plan serves. */
export const listRemarks = (items: readonly Item[], { text, scope, numbers, used }: Read & Typed): readonly string[] => [
  ...listUnknownAllergies(items, scope).map(
    (word) => `Larder does not know the allergy "${asTyped(word, text)}": please check the ingredients yourself.`,
  ),
  ...listUnplanned(items, { scope, numbers }),
  ...listUnknownExclusions(items, scope, used).map(
    (word) => `Larder knows no food called "${asTyped(word, text)}", so nothing was left out for it.`,
  ),
];

/** What was understood and changed nothing. A light meal is one of less energy, and has a chip of its own. */
export function remarkUnchosen(unchosen: readonly string[], sizes: Intent['sizes']): readonly string[] {
  const isSized = Object.keys(sizes).length > 0;
  const left = unchosen.filter((words) => !(isSized && OF_SIZE.test(words))).map((words) => `"${words}"`);
  // In a sentence of its own, which a week leaves out.
  const repeats = left.filter((words) => OF_REPEATS.test(words));
  const others = left.filter((words) => !OF_REPEATS.test(words));
  return [others, repeats]
    .filter((said) => said.length > 0)
    .map((said) => `Larder does not choose dishes by ${joinOr(said)}, so nothing was changed for it.`);
}
const OF_REPEATS = /"(?:no|without) repeats?"/u;
const OF_SIZE = /\b(?:light|lighter|heavy|filling)\b/u;

/** Somebody else is to be fed, and nobody counted them: the day is for whoever asks, or for the household. */
export const remarkGuests = (items: readonly Item[], { people, eaters }: Pick<Intent, 'people' | 'eaters'>): readonly string[] =>
  people === null && eaters.length === 0 && FED.test(items.map(({ words }) => words).join(' ')) ? [GUESTS_REMARK] : [];

export const GUESTS_REMARK = 'You did not say how many eat: add it, such as "for 3".';
const OTHERS =
  'friends?|guests?|in laws|inlaws|family|crowd|team|co ?workers?|colleagues?|neighbou?rs?|relatives|parents|kids|children|grandkids|grandchildren|teens|teenagers?|housemates?|flatmates?|roommates?|cousins?|nieces?|nephews?|son|daughter|husband|wife|partner|boyfriend|girlfriend|mother|mum|mom|father|dad|nan|grandma|boss|class|club';
/** "One of us is vegan": there are others, and nobody counted them. */
const SOME_OF_US = String.raw`\b(?:(?:one|two|three|some|half|1|2|3) of us (?:is|are|has|have|cant|cannot|dont|doesnt|eats)|(?:one|1) (?:person|guest) (?:is|has))\b`;
const FED = new RegExp(
  `${SOME_OF_US}|\\b(?:for|with|feed|feeds|feeding|serving|hosting|having|and|plus) (?:(?:me|us) and )?(?:(?:my|the|our|some|a few|a|an|his|her) )?(?:\\w+ ){0,4}?(?:${OTHERS})\\b(?! (?:friendly|style|meals?|recipes?|favou?rites?|is|are|has|have|cant|cannot|can|will|wont|doesnt|dont|hates?|dislikes?|likes?|loves?|wants?|allerg))|\\b(?:${OTHERS}) (?:are |is )?(?:coming|visiting|over|round|staying|joining)\\b`,
  'u',
);

/** An allergy that goes unread must not go unsaid. The words hold letters only, so they are safe to repeat. */
const listUnknownAllergies = (items: readonly Item[], scope: Scope): readonly string[] =>
  items.flatMap((item, at) =>
    item.unknown && (scope.modes.get(at) === 'allergy' || items[at + 1]?.effect?.cue === 'allergy') ? [item.words] : [],
  );

/** Of medicines, conditions, hours, bodies, money and weekdays. */
const listUnplanned = (items: readonly Item[], { scope, numbers }: Read): readonly string[] => [
  ...new Set([
    ...items.flatMap(({ effect }) => effect?.remark ?? []),
    ...(items.some(isCondition) ? [MEDICAL_REMARK] : []),
    ...(numbers.saysHour ? [HOURS_REMARK] : []),
    ...(tellsBody(items, numbers) ? [BODY_REMARK] : []),
    ...(numbers.restingKcal !== null && numbers.calories === null ? [RESTING_REMARK] : []),
    ...(numbers.budget ? [MONEY_REMARK] : []),
    ...peopleRemark(numbers),
    ...(items.some(isBaby) ? [BABY_REMARK] : []),
    ...((numbers.meals ?? 0) > MOST_MEALS
      ? [`A day here has up to ${MOST_MEALS} meals, so ${numbers.meals} were planned as ${MOST_MEALS}.`]
      : []),
    ...((numbers.meals ?? 0) > MAIN_MEALS && isSnackRefused(items, scope) ? [SNACKLESS_REMARK] : []),
    ...mealRemark(items, numbers),
    ...dayRemark(items, numbers),
  ]),
];

const isSnackRefused = (items: readonly Item[], { modes }: Scope): boolean =>
  items.some(({ effect }, at) => effect?.slot === 'snack' && modes.get(at) === 'exclude');

const peopleRemark = ({ people, peopleRange }: NumberReading): readonly string[] =>
  peopleRange === null || peopleRange.high !== people
    ? []
    : [`You said ${peopleRange.low} to ${peopleRange.high} people: this is for ${peopleRange.high}, so that there is enough for all.`];

/** "Me and our baby", and no "ill as a baby": whoever is under one has no plate. */
const isBaby = ({ words }: Item, at: number, items: readonly Item[]): boolean =>
  /^bab(?:y|ies)$/u.test(words) && WHOSE.test(items[at - 1]?.words ?? '') && items[at - 2]?.words !== 'as';
const WHOSE = /^(?:my|our|the|his|her|their|a|and|&|plus|with|for)$/u;
const BABY_REMARK = 'Nothing of this is planned for a baby: before the first birthday, please ask a pediatrician what it may eat.';

/** Known or not: diet sheets for conditions differ, and a word of this form is the name of one. What a condition forbids outright has a remark of its own. */
const isCondition = (item: Item): boolean =>
  !isFood(item) && item.effect?.remark === undefined && item.effect?.diets === undefined && CONDITION.test(item.typed ?? item.words);
const CONDITION =
  /itis\b|(?:cirrh|fibr|scler|oste|stenos|diverticul|endometri|psori|thromb|acid|ket)(?:osis|asis)|oporosis|(?:an|uric|glyc|lipid|kal|natr|leuk)a?emia|pathy\b|paresis|syndrome|disease|disorder|failure|gall ?stones?|\b(?:gout|low purine|crohns?|gerd|(?:acid )?reflux|heartburn|hernia|ulcers?|stomach (?:flu|bug)|(?:bland|brat) (?:diet|food)|low (?:residue|fib(?:er|re)|iodine)|ckd|renal|kidney|kidneys|dialysis|chf|nafld|fatty liver|hashimotos?|lupus|pcos|histamine|mcas|bariatric|gastric (?:sleeve|bypass)|gallbladder)\b/u;

/** "40 g protein in every meal": a snack of so much is no snack. */
function mealRemark(items: readonly Item[], { perMeal }: NumberReading): readonly string[] {
  const isOfEvery = items.some(({ effect }) => effect?.perMeal) && perMeal.dinner?.protein !== undefined && perMeal.snack === undefined;
  return isOfEvery ? [EVERY_MEAL_REMARK] : [];
}
const EVERY_MEAL_REMARK = 'What you asked for at each meal is planned for breakfast, lunch and dinner; a snack has less.';

const ONE_OF_SEVERAL = 'This is one day of the ';
/** Said of a plan that is one day, and of no day of a week, which hears that it is to have no repeats. */
export const isOfOneDay = (remark: string): boolean =>
  remark.startsWith(ONE_OF_SEVERAL) || remark === WEEKDAY_REMARK || OF_REPEATS.test(remark);

function dayRemark(items: readonly Item[], { days, spannedDays }: NumberReading): readonly string[] {
  if ((days ?? spannedDays ?? 1) > 1) return [`${ONE_OF_SEVERAL}${days ?? spannedDays}.`];
  return items.some(({ words }) => WEEKDAY.test(words)) ? [WEEKDAY_REMARK] : [];
}

/** What is to be lost or gained, and protein for each kilogram, are served. */
const tellsBody = (items: readonly Item[], { kilograms, ageYears, proteinPerKg }: NumberReading): boolean =>
  proteinPerKg === null &&
  (items.some(({ words }, at) => HEIGHT.test(words) && items[at - 1]?.value !== undefined) ||
    (kilograms !== null && !items.some(({ effect }) => effect?.aims?.some((aim) => aim === 'weight-loss' || aim === 'bulking'))) ||
    (kilograms !== null && ageYears !== null));

const HEIGHT = /^(?:cm|ft|feet|foot)$/u;
const MAIN_MEALS = 3;
const SNACKLESS_REMARK = 'A day here has three meals, and any more are snacks: without snacks it was planned as three.';
const BODY_REMARK = 'Larder does not plan by height, weight or age in a sentence: enter them in your profile.';
const RESTING_REMARK =
  'Your body uses more in a day than it does at rest, so a usual day was planned: say what you need in a day, or fill in your profile.';
const MEDICAL_REMARK = 'Larder gives no medical advice: please ask your doctor or dietitian what is right for you.';
const MONEY_REMARK = 'Larder knows no prices, so it planned with low-cost food instead of a sum.';
const WEEKDAY_REMARK = 'A plan is one day of food: choose its weekday in the calendar.';

const listUnknownExclusions = (items: readonly Item[], { modes }: Scope, used: Typed['used']): readonly string[] =>
  items.flatMap(({ unknown, words }, at) => (unknown && modes.get(at) === 'exclude' && mayBeFood(words) && !used?.has(at) ? [words] : []));
