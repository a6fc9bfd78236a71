// What weeks buy and how well they hold: seeded weeks of eight diets (1,700 to 2,500 kcal), rules of a household on them.
// Counts things from the grams on the plates, and fails where the printed list says otherwise.
//   --seeds 6 (a diet)  --from 0 (the first seed: another one is blind)  --diet vegan  --shape usual  --days 7  --json out.json
//   --changes: refreshes and swaps in each week, too  --running 4: so many weeks one after the other, each told what was before
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { addDays, makePlainDate } from '../packages/domain/src/calendar/plain-date.ts';
import { UNKNOWN_EATER } from '../packages/domain/src/eater/eater.ts';
import { EMPTY_INTENT, type Intent } from '../packages/domain/src/intent/intent.ts';
import { resolveTargets } from '../packages/domain/src/intent/target/resolve-targets.ts';
import { DEFAULT_CORPUS } from '../packages/domain/src/kit/default-corpus.ts';
import { makePlan } from '../packages/domain/src/plan/make-plan.ts';
import { MEAL_SLOTS } from '../packages/domain/src/recipe/meal-slot.ts';
import { checkWeek } from '../packages/domain/tests/check-week.ts';
import { makeWeek, type Week } from '../packages/domain/src/week/make-week.ts';
import { WEEK_SHAPES, type WeekShape } from '../packages/domain/src/week/shape-week.ts';
import type { WeekQuery } from '../packages/domain/src/week/week-query.ts';
import { NO_WEEK_RULES, type WeekRules } from '../packages/domain/src/week/week-rules.ts';
import { measureChanges, type ChangeMeasures } from './weeks/measure-changes.ts';
import { measureKinds, type KindMeasures } from './weeks/measure-kinds.ts';
import { measureWeek, type WeekMeasures } from './weeks/measure-week.ts';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '6' },
    from: { type: 'string', default: '0' },
    diet: { type: 'string' },
    shape: { type: 'string', default: 'usual' },
    days: { type: 'string', default: '7' },
    json: { type: 'string' },
    changes: { type: 'boolean', default: false },
    running: { type: 'string', default: '1' },
  },
});

const EATERS: Readonly<Record<string, Partial<Intent>>> = {
  none: {},
  vegetarian: { diets: ['vegetarian'] },
  vegan: { diets: ['vegan'] },
  keto: { diets: ['keto'] },
  'gluten-free': { diets: ['glutenfree'] },
  'high protein': { health: ['high-protein'] },
  mediterranean: { diets: ['mediterranean'] },
  'low budget': { budget: 'low' },
  carnivore: { diets: ['carnivore'] },
  paleo: { diets: ['paleo'] },
  pescatarian: { diets: ['pescatarian'] },
  dash: { diets: ['dash'] },
};
/** Of the goals; the others are measured when they are asked for. */
const USUAL = Object.keys(EATERS).slice(0, 8);
const KCAL = [2000, 1700, 2300, 1800, 2500, 2100];
const WITHOUT_FISH = new Set(['vegetarian', 'vegan']);

const shape = WEEK_SHAPES.find((name) => name === values.shape) ?? 'usual';
const names = values.diet ? [values.diet] : USUAL;
type Row = WeekMeasures & KindMeasures;
const rows: (Row & { readonly name: string })[] = [];
const changes: ChangeMeasures[] = [];
const most: number[] = [];
let faults = 0;
makeWeek(queryFor('none', 99));

for (const name of names) {
  for (const seed of Array.from({ length: Number(values.seeds) }, (_, at) => Number(values.from) + at)) {
    const query = queryFor(name, seed);
    const daysMs = cpuOf(() => Array.from({ length: query.days }, (_, day) => makePlan({ ...query.day, seed: seed * 100 + day })));
    let week: Week | undefined;
    const ms = cpuOf(() => {
      const made = makeWeek(query);
      if (made.ok) week = made.value;
      else console.log(`${name} ${seed}: ${made.fault.sentence}`);
    });
    if (!week) continue;
    for (const fault of checkWeek(week, DEFAULT_CORPUS.foodsById)) {
      faults++;
      console.log(`${name} ${seed}: ${fault}`);
    }
    const measured = measureWeek(week, { ms, daysMs });
    for (const fault of measured.listFaults) {
      faults++;
      console.log(`${name} ${seed}: ${fault}`);
    }
    rows.push({ name, ...measured.figures, ...measureKinds(week) });
    if (values.changes) changes.push(...measureChanges(week, seed % week.days.length));
    if (Number(values.running) > 1) most.push(countDinners(week));
  }
  report(
    name,
    rows.filter((row) => row.name === name),
  );
}
report('all', rows);
reportChanges();
if (most.length > 0)
  console.log(
    `${values.running} weeks running, the most that a dinner came: ${Math.max(...most)}; more than twice in ${most.filter((times) => times > 2).length} of ${most.length}`,
  );
if (values.json) await writeFile(values.json, `${JSON.stringify(rows, null, 1)}\n`);
if (faults > 0) process.exit(1);

function queryFor(name: string, seed: number): WeekQuery {
  const intent: Intent = { ...EMPTY_INTENT, ...EATERS[name], calories: { target: KCAL[seed % KCAL.length]! } };
  const { targets, caps } = resolveTargets({ intent, eater: UNKNOWN_EATER });
  return {
    start: makePlainDate(2026, 11, 23),
    days: Number(values.days),
    day: { intent, eater: UNKNOWN_EATER, targets, caps, seed: seed * 77 + 1 },
    shape: shape satisfies WeekShape,
    slots: MEAL_SLOTS,
    rules: rulesFor(name),
    taken: [],
  };
}

/** Fish once, red meat twice at most, no meat on Mondays, pizza on Fridays, half an hour for dinner on weekdays. */
function rulesFor(name: string): WeekRules {
  return {
    ...NO_WEEK_RULES,
    atLeast: WITHOUT_FISH.has(name) ? {} : { fish: 1 },
    atMost: { 'red meat': 2 },
    meatless: [1],
    dishes: { 5: 'pizza' },
    minutes: { 1: 30, 2: 30, 3: 30, 4: 30, 5: 30 },
  };
}

/** How often the dinner that comes most comes in weeks one after the other, each made from another seed and told what was served. */
function countDinners(first: Week): number {
  const times = new Map<string, number>();
  let week = first;
  const shown: string[] = [];
  const served: string[] = [];
  for (let at = 0; ; at++) {
    served.push(...week.days.flatMap(({ plan }) => plan.meals.dinner?.dishId ?? []));
    for (const { plan } of week.days) shown.push(...Object.values(plan.meals).map(({ dishId }) => dishId));
    const dinners = new Set(week.days.flatMap(({ plan }) => plan.meals.dinner?.dishId.split('~')[0] ?? []));
    for (const kit of dinners) times.set(kit, (times.get(kit) ?? 0) + 1);
    if (at + 1 >= Number(values.running)) break;
    const { query } = first;
    const made = makeWeek({
      ...query,
      start: addDays(query.start, (at + 1) * query.days),
      day: { ...query.day, seed: query.day.seed + 10_007 * (at + 1), shown: [...shown] },
      served: served.slice(-21),
    });
    if (!made.ok) throw new Error(made.fault.sentence);
    week = made.value;
  }
  for (const [kit, often] of times) if (often > 2) console.log(`${first.query.day.seed}: ${kit} ${often} times`);
  return Math.max(...times.values());
}

function reportChanges(): void {
  for (const what of [...MEAL_SLOTS, 'day', 'swap'] as const) {
    const of = changes.filter((change) => change.what === what);
    if (of.length === 0) continue;
    const done = of.filter(({ failed }) => !failed);
    const sum = (key: 'things' | 'touched' | 'onTarget' | 'faults'): number => done.reduce((total, change) => total + change[key], 0);
    const ms = done.map((change) => change.ms).toSorted((a, b) => a - b);
    const mean = ms.reduce((total, one) => total + one, 0) / ms.length;
    console.log(
      `${what.padEnd(9)} ${of.length} changes: failed ${of.length - done.length} | faults ${sum('faults')} | things +${(sum('things') / done.length).toFixed(2)} | touched days on target ${((100 * sum('onTarget')) / sum('touched')).toFixed(1)} % of ${sum('touched')} | ms ${mean.toFixed(1)} (p95 ${ms[Math.floor(0.95 * (ms.length - 1))]!.toFixed(1)})`,
    );
    if (sum('faults') > 0) faults++;
  }
}

function cpuOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function report(name: string, of: readonly Row[]): void {
  if (of.length === 0) return;
  const show = (key: keyof Row): string => {
    const sorted = of.map((row) => row[key]).toSorted((a, b) => a - b);
    const mean = sorted.reduce((sum, value) => sum + value, 0) / sorted.length;
    return `${key} ${mean.toFixed(1)} (p95 ${sorted[Math.floor(0.95 * (sorted.length - 1))]!.toFixed(1)})`;
  };
  console.log(
    `${name.padEnd(14)} ${of.length} weeks: ${(Object.keys(of[0]!) as (keyof Row)[])
      .filter((key) => typeof of[0]![key] === 'number')
      .map(show)
      .join(' | ')}`,
  );
}
