// Whether a grocery list is the sum of its plates: seeded weeks of households, with guests at some meals and changes after them.
//   --weeks 1000  --from 0  --verbose
import { parseArgs } from 'node:util';
import { seededRandom } from '../packages/domain/src/base/random.ts';
import { runSteps } from '../packages/domain/src/base/steps.ts';
import { addDays, makePlainDate } from '../packages/domain/src/calendar/plain-date.ts';
import { EMPTY_INTENT } from '../packages/domain/src/intent/intent.ts';
import { MEAL_SLOTS } from '../packages/domain/src/recipe/meal-slot.ts';
import { findTarget } from '../packages/domain/src/table/eater-target.ts';
import { seatWeek } from '../packages/domain/src/table/lay-week.ts';
import type { MealCompany } from '../packages/domain/src/table/week-company.ts';
import { listNeeds } from '../packages/domain/src/grocery/list-needs.ts';
import { WEEK_SHAPES } from '../packages/domain/src/week/shape-week.ts';
import { NO_WEEK_RULES } from '../packages/domain/src/week/week-rules.ts';
import { runWeekJob, type JobQuery, type JobResult, type LeftWeek, type WeekJob } from '../packages/server/src/features/week/week-job.ts';
import { listOff } from './households/list-off.ts';
import { isToldOff, toldOff } from './households/told-shares.ts';
import { KINDS, seedHousehold } from './households/seeded.ts';

const { values } = parseArgs({
  options: {
    weeks: { type: 'string', default: '1000' },
    from: { type: 'string', default: '0' },
    verbose: { type: 'boolean', default: false },
  },
});

const START = makePlainDate(2026, 11, 23);
const LISTENER = { onShaped: () => {}, onRejected: () => {}, isCancelled: () => false };
const counts = { weeks: 0, none: 0, plates: 0, guests: 0, changes: 0, pots: 0, notLaid: 0, off: 0, recipes: 0, shares: 0 };

for (let seed = Number(values.from); seed < Number(values.from) + Number(values.weeks); seed++) runSeed(seed);

console.log(
  `${counts.weeks} weeks (${counts.none} without any), ${counts.plates} plates, ${counts.guests} meals with guests, ${counts.changes} changes, ${counts.pots} pots for several days, ` +
    `${counts.notLaid} days told as one plate; lists off their plates: ${counts.off}; ${counts.recipes} recipes, whose shares as told are not their pot within 2 %: ${counts.shares}`,
);
if (counts.off + counts.shares > 0) process.exitCode = 1;

function runSeed(seed: number): void {
  const random = seededRandom(seed * 31 + 7);
  const below = (count: number): number => Math.floor(random() * count);
  // A fifth of them somebody alone, who has guests.
  const { eaters: all } = seedHousehold(KINDS[below(KINDS.length)]!, seed);
  const eaters = random() < 0.2 ? all.slice(0, 1) : all;
  const length = 2 + below(6);
  const day = { intent: EMPTY_INTENT, eater: eaters[0]!.rules, targets: findTarget(eaters[0]!).targets, seed };
  const bare = {
    start: START,
    days: length,
    day,
    shape: WEEK_SHAPES[below(WEEK_SHAPES.length)]!,
    slots: MEAL_SLOTS,
    rules: NO_WEEK_RULES,
    taken: [],
  };
  const seated = eaters.length > 1 ? seatWeek(bare, eaters) : bare;
  const company: MealCompany[] = [];
  const query = (): JobQuery => ({ ...seated, ...((eaters.length > 1 || company.length > 0) && { table: { day, eaters, company } }) });
  let left = weekOf(runWeekJob({ kind: 'make', query: query(), kept: [] }, LISTENER));
  if (!left) {
    counts.none++;
    return;
  }
  for (let at = 1 + below(4); at > 0; at--) {
    const place = { date: addDays(START, below(length)), slot: MEAL_SLOTS[below(MEAL_SLOTS.length)]! };
    const dayOf = Number(place.date.slice(-2)) - 23;
    const isGuests = random() < 0.5;
    if (isGuests) {
      counts.guests++;
      const others = company.filter((meal) => meal.day !== dayOf || meal.slot !== place.slot);
      company.splice(0, company.length, ...others, { day: dayOf, slot: place.slot, people: 1 + below(8) });
    } else counts.changes++;
    const job: WeekJob = isGuests
      ? { kind: 'people', query: query(), left, ...place }
      : { kind: 'refresh', query: query(), left, ...place, count: at };
    left = weekOf(runWeekJob(job, LISTENER)) ?? left;
    check(seed, left);
  }
  counts.weeks++;
  const meals = left.days.flatMap(({ plan }) => Object.values(plan.meals));
  counts.plates += meals.reduce((sum, { plates = [] }) => sum + plates.length, 0);
  counts.pots += meals.filter(({ pot, plates }) => pot && plates).length;
  counts.notLaid += left.days.filter(({ plan }) => plan.notes.some((note) => note.startsWith('Larder found no plates'))).length;
}

function weekOf(result: JobResult): LeftWeek | undefined {
  return result.ok && result.value.kind === 'week' ? result.value.week : undefined;
}

function check(seed: number, { days }: LeftWeek): void {
  const listed = days.map(({ date, plan }) => ({ date, meals: plan.meals }));
  const off = listOff(listed, runSteps(listNeeds(listed)));
  counts.off += off.length;
  for (const sentence of off.slice(0, 3)) console.log(`week ${seed}: ${sentence}`);
  for (const meal of listed.flatMap(({ meals }) => Object.values(meals))) {
    const told = toldOff(meal);
    if (told === undefined) continue;
    counts.recipes++;
    if (!isToldOff(told)) continue;
    counts.shares++;
    console.log(`week ${seed}: ${meal.title}: ${meal.plates?.map((plate) => plate.told).join('; ')}`);
  }
}
