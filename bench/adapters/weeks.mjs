import { loadContract, loadDomain } from './load-domain.mjs';
import { readProfile, seatAll, withTargets, writePlan } from './plans.mjs';

const { parsePlainDate } = await loadDomain('calendar/plain-date.ts');
const { UNKNOWN_EATER } = await loadDomain('eater/eater.ts');
const { answerIntent } = await loadDomain('intent/answer/answer-intent.ts');
const { resolveTargets } = await loadDomain('intent/target/resolve-targets.ts');
const { writeList } = await loadDomain('grocery/write-list.ts');
const { measureList } = await loadDomain('../tests/measure-list.ts');
const { MEAL_SLOTS } = await loadDomain('recipe/meal-slot.ts');
const { addDays } = await loadDomain('calendar/plain-date.ts');
const { makeWeek } = await loadDomain('week/make-week.ts');
const { refreshInWeek: refresh } = await loadDomain('week/refresh-in-week.ts');
const { layWeek, seatWeek } = await loadDomain('table/lay-week.ts');
const { parseWish } = await loadContract('plan.ts');
const { NO_WEEK_RULES } = await loadDomain('week/week-rules.ts');

/** What a made week was made from, and what it was before each change, for refreshing in it: the answer itself is plain data. */
const weekByAnswer = new WeakMap();

export async function generateWeek({ query, start, days = 7, seed, shape = 'usual', slots = MEAL_SLOTS, rules = {}, eaters, taken = [] }) {
  const began = process.cpuUsage();
  const answered = answerIntent(parseWish(query));
  if (!answered.ok) throw new Error(answered.fault.sentence);
  const [eater] = eaters ?? [];
  const profile = eater ? readProfile(eater) : UNKNOWN_EATER;
  const intent = eater?.targets ? withTargets(answered.value, eater.targets) : answered.value;
  const { targets, caps, notes, assumptions } = resolveTargets({ intent, eater: profile });
  const before = seed === undefined ? (remembered.get(query) ?? []) : [];
  const asked = {
    start: parsePlainDate(start).value,
    days,
    day: {
      intent,
      eater: profile,
      targets,
      caps,
      notes: [...notes, ...assumptions],
      seed: seed ?? 0,
      shown: listShown(before, start),
      system: 'us',
    },
    shape,
    slots,
    rules: readRules(rules),
    taken: taken.map(({ date, plan }) => ({ date: parsePlainDate(date).value, plan: plan.full ?? plan })),
    served: listServed([...before, ...taken], start),
  };
  const seated = seatAll(eaters, profile);
  const table = seated && { week: seatWeek(asked, seated), day: asked.day, eaters: seated };
  const made = makeWeek(table?.week ?? asked);
  if (!made.ok) throw new Error(made.fault.sentence);
  const week = answer(made.value, { began, table });
  if (seed === undefined) remembered.set(query, [...before.filter(({ date }) => date < start), ...week.days]);
  return week;
}

/** Days of weeks that were made without a seed, by sentence: a member who plans the next one has them on the calendar. */
const remembered = new Map();

const listBefore = (days, start, count) => days.filter(({ date }) => date < start && date >= addDays(parsePlainDate(start).value, -count));

const listShown = (days, start) => listBefore(days, start, 28).flatMap(({ plan }) => Object.values(plan.meals).map(({ dishId }) => dishId));

/** The dinners of the three weeks before a day. */
const listServed = (days, start) => listBefore(days, start, 21).flatMap(({ plan }) => (plan.full ?? plan).meals.dinner?.dishId ?? []);

/** Another meal, or another day, in a week: the rest stays as it is but for amounts on the days it touches. */
export async function refreshInWeek(week, { date, slot, count = 1 }) {
  const began = process.cpuUsage();
  const { week: left, table, past } = weekByAnswer.get(week);
  const slots = slot ? [slot] : MEAL_SLOTS;
  const had = past.flatMap(({ days }) =>
    days.filter((day) => day.date === date).flatMap(({ plan }) => slots.flatMap((one) => plan.meals[one]?.dishId ?? [])),
  );
  const refreshed = refresh(left, { date: parsePlainDate(date).value, slot, count, had });
  if (!refreshed.ok) throw new Error(refreshed.fault.sentence);
  return Object.assign(answer(refreshed.value.week, { began, table, past: [...past, left] }), { touched: refreshed.value.touched });
}

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const byWeekday = (named = {}) =>
  Object.fromEntries(Object.entries(named).map(([day, value]) => [WEEKDAYS.indexOf(day.toLowerCase()), value]));

const readRules = ({ meatless = [], dishes, minutes, ...rest }) => ({
  ...NO_WEEK_RULES,
  ...rest,
  meatless: meatless.map((day) => WEEKDAYS.indexOf(day.toLowerCase())),
  dishes: byWeekday(dishes),
  minutes: byWeekday(minutes),
});

function answer(made, { began, table, past = [] }) {
  const week = table ? { ...made, days: layWeek(made.days, table) } : made;
  const written = {
    days: week.days.map(({ date, plan }) => ({ date, plan: withPots(writePlan(plan), plan) })),
    cooks: week.cooks.map(({ id, kind, servings }, at) => ({
      id,
      dishId: week.solved.dishes[at].dishId,
      kind,
      meals: servings.map(({ day, slot }) => ({ date: addDays(week.start, day), slot })),
    })),
    list: listOf(week),
    relaxed: week.relaxed,
    ms: milliseconds(process.cpuUsage(began)),
  };
  weekByAnswer.set(written, { week, table, past });
  return written;
}

const withPots = (written, { meals }) => ({
  ...written,
  meals: Object.fromEntries(
    Object.entries(written.meals).map(([slot, meal]) => {
      const { pot } = meals[slot];
      return [slot, pot ? { ...meal, pot: { cookId: pot.cookId, share: pot.share } } : meal];
    }),
  ),
});

/** The product's own list, with what recipes need in grams and the packs it buys. */
function listOf({ days }) {
  const listed = days.map(({ date, plan }) => ({ date, meals: plan.meals }));
  const measured = measureList(listed);
  return writeList(listed, 'us').map(({ key, ingredient, quantity, category, isStaple, parts }) => ({
    ingredient,
    quantity,
    category,
    isStaple,
    grams: measured.get(key)?.grams ?? null,
    packs: measured.get(key)?.packs ?? null,
    meals: parts.map(({ day, slot }) => ({ date: day, slot })),
  }));
}

const milliseconds = ({ user, system }) => (user + system) / 1000;
