// What plans serve of sentences by strangers who had seen no code: a refusal beside a wish, manners of cooking, single weekdays.
// Read off the plans themselves, by titles and ingredients, as an eater would.
//   --set mixed | manner | weekday  --show (what fails)  --half a | b (the even or the odd rows)
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { makePlainDate } from '../packages/domain/src/calendar/plain-date.ts';
import { nameWeekday, WEEKDAYS } from '../packages/domain/src/calendar/weekday.ts';
import { UNKNOWN_EATER } from '../packages/domain/src/eater/eater.ts';
import { foodNameKey } from '../packages/domain/src/food/food-name-key.ts';
import { answerIntent } from '../packages/domain/src/intent/answer/answer-intent.ts';
import { describeIntent } from '../packages/domain/src/intent/answer/describe-intent.ts';
import { EMPTY_INTENT, type Intent } from '../packages/domain/src/intent/intent.ts';
import { resolveTargets } from '../packages/domain/src/intent/target/resolve-targets.ts';
import { DEFAULT_CORPUS } from '../packages/domain/src/kit/default-corpus.ts';
import { makePlan } from '../packages/domain/src/plan/make-plan.ts';
import type { PlannedMeal } from '../packages/domain/src/plan/plan.ts';
import { MEAL_SLOTS, type MealSlot } from '../packages/domain/src/recipe/meal-slot.ts';
import { makeWeek } from '../packages/domain/src/week/make-week.ts';
import { isMeatless, NO_WEEK_RULES } from '../packages/domain/src/week/week-rules.ts';
import { listSaidAway, readWeekdayWords, withoutWeekdays } from '../packages/domain/src/week/weekday-words.ts';

const { values } = parseArgs({ options: { set: { type: 'string' }, show: { type: 'boolean', default: false }, half: { type: 'string' } } });
const START = makePlainDate(2026, 11, 23);
const SEED = 3;

type At = { readonly slot: MealSlot; readonly food: string };
type Mixed = {
  readonly s: string;
  readonly out: readonly string[];
  readonly outAt: readonly At[];
  readonly wished: readonly string[];
  readonly wishedAt: readonly At[];
};
type Manner = { readonly s: string; readonly refused: readonly string[]; readonly wished: readonly string[] };
type Expected = {
  readonly day: (typeof WEEKDAYS)[number];
  readonly slot: MealSlot | null;
  readonly dish: string | null;
  readonly not: string | null;
  readonly meatless: boolean;
  readonly noMeal: boolean;
  readonly quickMinutes: number | null;
  readonly noCook: boolean;
};
type OfWeekdays = { readonly s: string; readonly expect: readonly Expected[] };

const counts = new Map<string, { right: number; all: number }>();
function count(name: string, isRight: boolean, tell: () => string): void {
  const one = counts.get(name) ?? { right: 0, all: 0 };
  counts.set(name, { right: one.right + Number(isRight), all: one.all + 1 });
  if (values.show && !isRight) console.log(`${name} | ${tell()}`);
}

const rowsOf = (name: string): readonly unknown[] =>
  values.set !== undefined && values.set !== name
    ? []
    : readFileSync(new URL(`./sentences/${name}.jsonl`, import.meta.url), 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown)
        .filter((_, at) => values.half === undefined || (at % 2 === 0) === (values.half === 'a'));

const wordsOf = (text: string): ReadonlySet<string> => new Set(foodNameKey(text).split(' '));
const holds = ({ title, ingredients }: PlannedMeal, food: string): boolean => {
  const words = wordsOf(`${title} ${ingredients.join(' ')}`);
  return [...wordsOf(food)].every((word) => words.has(word));
};
const titlesOf = (meals: readonly PlannedMeal[]): string => meals.map(({ slot, title }) => `${slot}: ${title}`).join('; ');

function planDay(words: string): { readonly meals: readonly PlannedMeal[]; readonly said: string } | undefined {
  const answered = answerIntent({ words, targets: null });
  if (!answered.ok) return undefined;
  const made = makePlan(queryOf(answered.value));
  if (!made.ok) return undefined;
  const { meals, notes, reasons } = made.value;
  const chips = describeIntent(answered.value, UNKNOWN_EATER).map(({ label }) => label);
  return { meals: Object.values(meals), said: [...notes, ...reasons, ...chips].join(' ') };
}

function queryOf(intent: Intent) {
  const { targets, caps, notes } = resolveTargets({ intent, eater: UNKNOWN_EATER });
  return { intent, eater: UNKNOWN_EATER, targets, caps, notes, seed: SEED };
}

for (const { s, out, outAt, wished, wishedAt } of rowsOf('mixed') as readonly Mixed[]) {
  const plan = planDay(s);
  count('mixed, a day', plan !== undefined, () => s);
  const { meals = [], said = '' } = plan ?? {};
  const tell = (what: string) => () => `${what} | ${s} -> ${titlesOf(meals)}`;
  for (const food of out) count('mixed, left out', !meals.some((meal) => holds(meal, food)), tell(food));
  for (const { slot, food } of outAt) {
    count('mixed, left out at its meal', !meals.some((meal) => meal.slot === slot && holds(meal, food)), tell(food));
    count('mixed, and of no other meal', !new RegExp(String.raw`No ${food}\w*(?! (?:at|for) )`, 'iu').test(said), tell(food));
  }
  for (const food of wished)
    count(
      'mixed, wished',
      meals.some((meal) => holds(meal, food)),
      tell(food),
    );
  for (const { slot, food } of wishedAt)
    count(
      'mixed, wished at its meal',
      meals.some((meal) => meal.slot === slot && holds(meal, food)),
      tell(food),
    );
}

for (const { s, refused, wished } of rowsOf('manner') as readonly Manner[]) {
  const { meals = [], said = '' } = planDay(s) ?? {};
  const tell = (what: string) => () => `${what} | ${s} -> ${titlesOf(meals)}`;
  for (const manner of refused) {
    count('manner, in no title', !meals.some(({ title }) => [...wordsOf(manner)].some((word) => wordsOf(title).has(word))), tell(manner));
    count(
      'manner, heard',
      [...wordsOf(manner)].some((word) => wordsOf(said).has(word)),
      tell(manner),
    );
  }
  for (const food of wished)
    count(
      'manner, wished',
      meals.some((meal) => holds(meal, food)),
      tell(food),
    );
}

function planWeek(words: string) {
  const answered = answerIntent({ words: withoutWeekdays(words), targets: null });
  const query = queryOf(answered.ok ? answered.value : EMPTY_INTENT);
  const days = { start: START, days: 7 };
  const made = makeWeek({
    ...days,
    day: query,
    shape: 'usual',
    slots: MEAL_SLOTS,
    rules: NO_WEEK_RULES,
    taken: [],
    absent: listSaidAway(words, days),
    ...readWeekdayWords(words),
  });
  return made.ok ? made.value : undefined;
}

for (const { s, expect } of rowsOf('weekday') as readonly OfWeekdays[]) {
  const week = planWeek(s);
  count('weekday, a week', week !== undefined, () => s);
  for (const wanted of week ? expect : []) {
    const { date, plan } = week!.days[(WEEKDAYS.indexOf(wanted.day) + 6) % 7]!;
    const meals = Object.values(plan.meals).filter(({ slot }) => wanted.slot === null || slot === wanted.slot);
    const tell = () => `${nameWeekday(WEEKDAYS.indexOf(wanted.day) as 0)} ${wanted.slot ?? ''} | ${s} -> ${titlesOf(meals)}`;
    const { dish, not, quickMinutes } = wanted;
    const isLeft = ({ pot }: PlannedMeal): boolean => pot !== undefined && pot.cookedOn !== date;
    if (dish !== null)
      count(
        'weekday, its dish',
        meals.some((meal) => holds(meal, dish)),
        tell,
      );
    if (not !== null) count('weekday, refused', !meals.some((meal) => holds(meal, not)), tell);
    if (wanted.meatless)
      count(
        'weekday, no meat',
        meals.every(({ dishId }) => isOfNoMeat(dishId)),
        tell,
      );
    if (wanted.noMeal) count('weekday, eaten elsewhere', meals.length === 0, tell);
    if (quickMinutes !== null)
      count(
        'weekday, minutes',
        meals.every((meal) => isLeft(meal) || meal.prepMinutes + meal.cookMinutes <= quickMinutes),
        tell,
      );
    if (wanted.noCook)
      count(
        'weekday, nothing cooked',
        meals.every((meal) => isLeft(meal) || meal.cookMinutes === 0),
        tell,
      );
  }
}

function isOfNoMeat(dishId: string): boolean {
  const dish = DEFAULT_CORPUS.dishesById.get(dishId) ?? DEFAULT_CORPUS.dishesByKit.get(dishId.split('~', 1)[0]!)?.[0];
  return dish !== undefined && isMeatless(dish);
}

for (const [name, { right, all }] of counts) console.log(`${name}: ${right} of ${all} (${((100 * right) / all).toFixed(1)} %)`);
