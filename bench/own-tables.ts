// Recipes of one's own where several eat: seeded households of two to four with the thirty recipes of the tests, a day each with one
// and the same day without, checked by households/check-plates.ts, which knows nothing of the planner.
//   --seeds 20 (a kind)  --from 0  --weeks (weeks of them instead of days)  --times 2 (recipes of twice as many portions)  --verbose
import { parseArgs } from 'node:util';
import { EMPTY_INTENT } from '../packages/domain/src/intent/intent.ts';
import { DEFAULT_CORPUS } from '../packages/domain/src/kit/default-corpus.ts';
import { mayUseOwn } from '../packages/domain/src/own-recipe/plan-with-own.ts';
import { runSteps } from '../packages/domain/src/base/steps.ts';
import { makePlainDate } from '../packages/domain/src/calendar/plain-date.ts';
import { listNeeds } from '../packages/domain/src/grocery/list-needs.ts';
import { MEAL_SLOTS } from '../packages/domain/src/recipe/meal-slot.ts';
import { seatWeek } from '../packages/domain/src/table/lay-week.ts';
import { NO_WEEK_RULES } from '../packages/domain/src/week/week-rules.ts';
import type { ShownDay } from '../packages/domain/src/plan/shown-day.ts';
import { runWeekJob, type JobQuery, type JobResult, type LeftWeek } from '../packages/server/src/features/week/week-job.ts';
import { listOff } from './households/list-off.ts';
import { isCookedFor, type Plan, type PlannedMeal } from '../packages/domain/src/plan/plan.ts';
import { findTarget, splitOf } from '../packages/domain/src/table/eater-target.ts';
import { tableWithOwn } from '../packages/domain/src/table/table-with-own.ts';
import { makeTable } from '../packages/domain/src/table/make-table.ts';
import type { TableQuery } from '../packages/domain/src/table/read-table.ts';
import { scaleLine } from '../packages/domain/src/recipe/scale-line.ts';
import { isFit, PLANNED_OWN, readRecipe } from '../packages/domain/tests/plannable-recipes.ts';
import { THIRTY_RECIPES } from '../packages/domain/tests/thirty-recipes.ts';
import { checkPlates, type OwnTarget, type PlateFigures } from './households/check-plates.ts';
import { KINDS, seedHousehold, type Household, type HouseholdKind } from './households/seeded.ts';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '20' },
    from: { type: 'string', default: '0' },
    weeks: { type: 'boolean', default: false },
    times: { type: 'string', default: '1' },
    verbose: { type: 'boolean', default: false },
  },
});

const times = Number(values.times);
const RECIPES =
  times === 1
    ? PLANNED_OWN
    : THIRTY_RECIPES.map(([title, makes, lines]) =>
        readRecipe({ title, makes: times * makes, lines: lines.map((line) => scaleLine(line, times)) }),
      ).filter(isFit);
const TITLES = new Set(RECIPES.map(({ id }) => id));

const START = makePlainDate(2026, 11, 23);
const LISTENER = { onShaped: () => {}, onRejected: () => {}, isCancelled: () => false };
const { foodsById } = DEFAULT_CORPUS;
type Run = {
  readonly plain: readonly PlateFigures[];
  readonly own: readonly PlateFigures[] | undefined;
  readonly titles: readonly string[];
  /** Lunches of what is left of one. */
  readonly fed: number;
  readonly ms: readonly number[];
};

const measure = values.weeks ? runWeek : runDay;
const all = KINDS.map((kind) => ({ kind, runs: listHouseholds(kind).flatMap((household) => measure(household) ?? []) }));
for (const { kind, runs } of all) report(kind, runs);
report(
  'all',
  all.flatMap(({ runs }) => runs),
);
console.log(new Set(all.flatMap(({ runs }) => runs.flatMap(({ titles }) => titles))).size, 'different recipes');

function listHouseholds(kind: HouseholdKind): readonly Household[] {
  const found: Household[] = [];
  for (let seed = Number(values.from); found.length < Number(values.seeds); seed++) {
    const household = seedHousehold(kind, seed);
    if (household.eaters.length <= 4) found.push(household);
  }
  return found;
}

function timed<Value>(work: () => Value): { readonly value: Value; readonly ms: number } {
  const before = process.cpuUsage();
  const value = work();
  const { user, system } = process.cpuUsage(before);
  return { value, ms: (user + system) / 1000 };
}

function runDay({ kind, seed, eaters }: Household): Run | undefined {
  const first = findTarget(eaters[0]!);
  const targets: readonly OwnTarget[] = eaters.map((eater, at) => ({
    eaterId: eater.id,
    macros: (at === 0 ? first : findTarget(eater, splitOf(first.targets))).targets,
  }));
  const queryOf = (own: number): TableQuery => ({
    intent: EMPTY_INTENT,
    eater: eaters[0]!.rules,
    targets: first.targets,
    seed: own,
    eaters,
  });
  let at = seed * 77 + 1;
  while (!mayUseOwn(queryOf(at))) at += 7919;
  const query = queryOf(at);
  const made = timed(() => makeTable(query));
  if (!made.value.ok) return undefined;
  const tried = timed(() => tableWithOwn(RECIPES, query));
  const figures = (plan: Plan): PlateFigures => {
    const found = checkPlates(plan, { eaters, targets, foodsById });
    for (const fault of [...found.faults, ...found.unsaid.map((text) => `not said: ${text}`)]) console.log(`${kind} ${seed}: ${fault}`);
    return found;
  };
  if (values.verbose && tried.value) tell(tried.value);
  const own = tried.value && Object.values(tried.value.meals).filter(({ title }) => TITLES.has(title));
  return {
    plain: [figures(made.value.value)],
    own: tried.value && [figures(tried.value)],
    titles: own?.map(({ title }) => title) ?? [],
    fed: 0,
    ms: [made.ms, tried.ms],
  };
}

/** Seven days, and the same week without; the days with a recipe beside those days of the other. */
function runWeek({ kind, seed, eaters }: Household): Run | undefined {
  const first = findTarget(eaters[0]!);
  const targets: readonly OwnTarget[] = eaters.map((eater, at) => ({
    eaterId: eater.id,
    macros: (at === 0 ? first : findTarget(eater, splitOf(first.targets))).targets,
  }));
  const day = { intent: EMPTY_INTENT, eater: eaters[0]!.rules, targets: first.targets, seed: seed * 77 + 1 };
  const bare = { start: START, days: 7, day, shape: 'usual' as const, slots: MEAL_SLOTS, rules: NO_WEEK_RULES, taken: [] };
  const made = [[], RECIPES].map((recipes) => {
    const query: JobQuery = { ...seatWeek({ ...bare, recipes }, eaters), table: { day, eaters, company: [] } };
    return timed(() => weekOf(runWeekJob({ kind: 'make', query, kept: [] }, LISTENER)));
  });
  const [plain, own] = made.map(({ value }) => value);
  if (!plain || !own) return undefined;
  const listed = own.days.map(({ date, plan }) => ({ date, meals: plan.meals }));
  for (const sentence of listOff(listed, runSteps(listNeeds(listed)))) console.log(`${kind} ${seed}: ${sentence}`);
  const figures = (plan: ShownDay): PlateFigures => {
    const found = checkPlates(plan, { eaters, targets, foodsById });
    for (const fault of [...found.faults, ...found.unsaid.map((text) => `not said: ${text}`)]) console.log(`${kind} ${seed}: ${fault}`);
    return found;
  };
  const isOwn = (at: number): boolean => Object.values(own.days[at]!.plan.meals).some(({ title }) => TITLES.has(title));
  const withOwn = [...own.days.keys()].filter(isOwn);
  if (values.verbose) for (const at of withOwn) tell(own.days[at]!.plan);
  return {
    plain: (withOwn.length > 0 ? withOwn : [...plain.days.keys()]).map((at) => figures(plain.days[at]!.plan)),
    own: withOwn.length > 0 ? withOwn.map((at) => figures(own.days[at]!.plan)) : undefined,
    titles: withOwn.flatMap((at) => Object.values(own.days[at]!.plan.meals).flatMap(({ title }) => (TITLES.has(title) ? [title] : []))),
    fed: withOwn.filter((at) => Object.values(own.days[at]!.plan.meals).some(isLeft)).length,
    ms: made.map(({ ms }) => ms),
  };
}

function isLeft({ title, pot, slot }: PlannedMeal): boolean {
  return TITLES.has(title) && pot !== undefined && !isCookedFor(pot, slot);
}

function weekOf(result: JobResult): LeftWeek | undefined {
  return result.ok && result.value.kind === 'week' ? result.value.week : undefined;
}

function tell({ meals, notes }: ShownDay): void {
  for (const [slot, meal] of Object.entries(meals)) {
    console.log(`  ${slot}: ${meal.title}`);
    for (const plate of meal.plates ?? [])
      console.log(`     ${plate.name} ${plate.nutrition.calories} kcal, ${plate.told}${plate.side ? ` + ${plate.side.text}` : ''}`);
  }
  for (const note of notes) console.log(`  note: ${note}`);
}

function report(kind: string, runs: readonly Run[]): void {
  const given = runs.filter(({ own }) => own);
  const mean = (at: number): string => (runs.reduce((sum, { ms }) => sum + ms[at]!, 0) / Math.max(1, runs.length)).toFixed(0);
  console.log(
    `${kind}: ${given.length} of ${runs.length} households are given one; processor ${mean(0)} ms without, ${mean(1)} ms for the try with${values.weeks ? `; ${given.reduce((sum, { fed }) => sum + fed, 0)} lunches of what is left` : ''}`,
  );
  console.log(`  without, all      ${tellFigures(runs.flatMap(({ plain }) => plain))}`);
  console.log(`  without, of those ${tellFigures(given.flatMap(({ plain }) => plain))}`);
  console.log(`  with              ${tellFigures(given.flatMap(({ own }) => own!))}`);
}

function tellFigures(runs: readonly PlateFigures[]): string {
  const plates = runs.flatMap((run) => run.plates);
  const days = runs.flatMap((run) => run.days);
  const of = (hits: number, whole: number): string => `${hits}/${whole} ${((100 * hits) / Math.max(1, whole)).toFixed(1)} %`;
  const plate = (by: number): string => of(plates.filter(({ off }) => Math.abs(off) <= by).length, plates.length);
  const day = (by: number): string => of(days.filter(({ energy }) => energy <= by).length, days.length);
  return [
    `plates within 5 % ${plate(0.05)}, 10 % ${plate(0.1)}`,
    `days' energy within 5 % ${day(0.05)}, 10 % ${day(0.1)}`,
    `all macros ${of(days.filter(({ onTarget }) => onTarget).length, days.length)}`,
    `sides a plate ${(days.reduce((sum, { sides }) => sum + sides, 0) / Math.max(1, plates.length)).toFixed(2)}`,
    `faults ${runs.reduce((sum, { faults }) => sum + faults.length, 0)}, not said ${runs.reduce((sum, { unsaid }) => sum + unsaid.length, 0)}`,
  ].join(' | ');
}
