// A household's week by the thread that plans weeks: made with its pots, then changed as its screen changes one.
import { seededRandom } from '../../packages/domain/src/base/random.ts';
import { runSteps } from '../../packages/domain/src/base/steps.ts';
import { addDays, makePlainDate } from '../../packages/domain/src/calendar/plain-date.ts';
import { EMPTY_INTENT } from '../../packages/domain/src/intent/intent.ts';
import { DEFAULT_CORPUS } from '../../packages/domain/src/kit/default-corpus.ts';
import type { PlannableRecipe } from '../../packages/domain/src/own-recipe/plan-with-own.ts';
import { makeMeal } from '../../packages/domain/src/plan/write/make-meal.ts';
import { MEAL_SLOTS } from '../../packages/domain/src/recipe/meal-slot.ts';
import { findTarget } from '../../packages/domain/src/table/eater-target.ts';
import { judgeKept } from '../../packages/domain/src/table/judge-kept.ts';
import { seatWeek } from '../../packages/domain/src/table/lay-week.ts';
import type { MealCompany } from '../../packages/domain/src/table/week-company.ts';
import { WEEK_SHAPES } from '../../packages/domain/src/week/shape-week.ts';
import { NO_WEEK_RULES } from '../../packages/domain/src/week/week-rules.ts';
import { runWeekJob, type JobQuery, type LeftWeek, type SwapCard, type WeekJob } from '../../packages/server/src/features/week/week-job.ts';
import { growYounger, withRule } from './days.ts';
import { findBad, judgeDay, judgeMeal, judgeTexts } from './judge.ts';
import type { NastyHousehold } from './households.ts';
import { NASTY_RULES } from './rules.table.ts';
import type { Tally } from './tally.ts';

const START = makePlainDate(2026, 11, 30);
const LISTENER = { onShaped: () => {}, onRejected: () => {}, isCancelled: () => false };

export type NastyWeek = { readonly days: number; readonly recipes?: readonly PlannableRecipe[] };

export function runWeek(household: NastyHousehold, { days: length, recipes = [] }: NastyWeek, tally: Tally): void {
  const { seed, about } = household;
  const random = seededRandom(seed * 31 + 5);
  const below = (count: number): number => Math.floor(random() * count);
  const shape = WEEK_SHAPES[below(WEEK_SHAPES.length)]!;
  const company: MealCompany[] = [];
  const queryFor = ({ eaters }: NastyHousehold): JobQuery => {
    const day = { intent: EMPTY_INTENT, eater: eaters[0]!.rules, targets: findTarget(eaters[0]!).targets, seed };
    const bare = { start: START, days: length, day, shape, slots: MEAL_SLOTS, rules: NO_WEEK_RULES, taken: [], recipes };
    if (eaters.length > 1) return { ...seatWeek(bare, eaters), table: { day, eaters, company } };
    return { ...bare, ...(company.length > 0 && { table: { day, eaters, company } }) };
  };
  let who = household;
  let left: LeftWeek | undefined;
  let path = '';
  const run = (name: string, job: WeekJob): boolean => {
    const before = left;
    const made = runWeekJob(job, LISTENER);
    if (!made.ok || made.value.kind !== 'week') {
      tally.none.push(`${about}, ${path}${name}: ${made.ok ? made.value.kind : JSON.stringify(made.fault)}`);
      return false;
    }
    left = made.value.week;
    for (const { date, plan } of left.days) {
      const was = before?.days.find((day) => day.date === date)?.plan.meals;
      const isSame = (slot: (typeof MEAL_SLOTS)[number]): boolean => JSON.stringify(was?.[slot]) === JSON.stringify(plan.meals[slot]);
      const mealsOf = (areSame: boolean) =>
        Object.fromEntries(MEAL_SLOTS.filter((slot) => isSame(slot) === areSame).map((slot) => [slot, plan.meals[slot]]));
      // A meal that stays to the letter is judged anew where it is shown, and its day says so.
      const [kept, fresh] = [mealsOf(true), mealsOf(false)].map((meals) => ({ meals, reasons: plan.reasons, totals: plan.totals }));
      const isSaid = path !== '' && runSteps(judgeKept(kept!, who.eaters)) !== undefined;
      tally.day(`${path}week, ${name}`, about, fresh!, who);
      tally.day(`${path}week, ${name}, meals kept`, about, kept!, who, isSaid ? [] : judgeDay(kept!, who));
    }
    if (path === '')
      tally.list(
        `list of a week`,
        about,
        left.days.map(({ date, plan }) => ({ date, meals: plan.meals })),
        who,
      );
    return true;
  };
  const place = () => ({ date: addDays(START, below(length)), slot: MEAL_SLOTS[below(MEAL_SLOTS.length)]! });
  const change = (): void => {
    const query = queryFor(who);
    run('refresh a meal', { kind: 'refresh', query, left: left!, ...place(), count: 1 });
    run('refresh a day', { kind: 'refresh', query, left: left!, date: place().date, count: 1 });
    for (const part of [undefined, 0, 2]) {
      const at = place();
      const listed = runWeekJob({ kind: 'list-swaps', query, left: left!, ...at, ...(part !== undefined && { part }) }, LISTENER);
      if (!listed.ok || listed.value.kind !== 'swaps') continue;
      for (const card of listed.value.swaps) judgeCard(card, at.slot, `${path}week, ${part === undefined ? 'swap cards' : 'part cards'}`);
      const card = listed.value.swaps[below(Math.max(1, listed.value.swaps.length))];
      if (card) run(part === undefined ? 'swapped' : 'part swapped', { kind: 'swap', query, left: left!, ...at, dishId: card.dishId });
    }
    const at = place();
    const day = Math.round((Date.parse(at.date) - Date.parse(START)) / 86_400_000);
    company.push({ day, slot: at.slot, people: household.eaters.length + 1 + below(3) });
    run('guests at a meal', { kind: 'people', query: queryFor(who), left: left!, ...at });
    const { cooks } = left!;
    run('not tonight', { kind: 'postpone', query: queryFor(who), cooks, meal: { day: 1, slot: 'dinner' } });
    run('moved', {
      kind: 'move',
      query: queryFor(who),
      cooks: left!.cooks,
      move: { from: addDays(START, 0), to: addDays(START, length - 1), slot: 'dinner' },
    });
    run('eaten out', { kind: 'make', query: { ...queryFor(who), absent: [{ day: 2, slot: 'lunch' }] }, kept: left!.cooks });
  };
  const judgeCard = ({ dishId, title, description, added, instead }: SwapCard, slot: (typeof MEAL_SLOTS)[number], name: string): void => {
    const dish = DEFAULT_CORPUS.dishesById.get(dishId)!;
    const meal = makeMeal(dish, { slot, steps: dish.groups.map(({ base }) => base), style: { system: 'us', rules: [] } });
    const offered = judgeMeal({ ...meal, title, description }, who).filter(({ kind }) => kind !== 'label');
    tally.add(name, about, [...offered, ...judgeTexts('card', [...added, ...(instead ? [instead] : [])], who)], { plates: 1 });
  };

  if (!run('made', { kind: 'make', query: queryFor(who), kept: [] })) return;
  change();
  const ids = left!.days.flatMap(({ plan }) => Object.values(plan.meals)).flatMap(({ portions }) => portions.map(({ foodId }) => foodId));
  const against = NASTY_RULES.filter(({ binds }) => binds === 'every plate').filter((rule) =>
    ids.some((id) => findBad(id, rule).length > 0),
  );
  const rule = against[below(Math.max(1, against.length))];
  if (!rule) return;
  const isChild = seed % 2 === 0 && household.eaters.length > 1;
  who = isChild ? growYounger(household) : withRule(household, rule);
  path = `rules changed, `;
  change();
}
