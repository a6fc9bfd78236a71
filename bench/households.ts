// One pot, different plates: seeded households, a day each, checked by households/check-plates.ts, which knows nothing of the planner.
//   --seeds 120 (a kind; a third as many of children are half of it)  --kind 'one mix'  --from 0  --verbose
import { parseArgs } from 'node:util';
import { UNKNOWN_EATER } from '../packages/domain/src/eater/eater.ts';
import { EMPTY_INTENT } from '../packages/domain/src/intent/intent.ts';
import { DEFAULT_CORPUS } from '../packages/domain/src/kit/default-corpus.ts';
import { findTarget, splitOf } from '../packages/domain/src/table/eater-target.ts';
import { makeTable } from '../packages/domain/src/table/make-table.ts';
import { checkPlates, type PlateFigures } from './households/check-plates.ts';
import { isToldOff, toldOff } from './households/told-shares.ts';
import { KINDS, seedHousehold, type Household, type HouseholdKind } from './households/seeded.ts';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '120' },
    from: { type: 'string', default: '0' },
    kind: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
});

const { foodsById } = DEFAULT_CORPUS;
let faults = 0;
for (const kind of KINDS.filter((name) => values.kind === undefined || values.kind === name)) {
  const count = Math.round(Number(values.seeds) * (kind === 'children' ? 0.5 : 1));
  const from = Number(values.from);
  const runs = Array.from({ length: count }, (_, at) => runHousehold(seedHousehold(kind, from + at))).filter((run) => run !== undefined);
  report(kind, count, runs);
}
if (faults > 0) process.exitCode = 1;

type Run = PlateFigures & { readonly told: readonly number[]; readonly ms: number };

function runHousehold({ kind, seed, eaters }: Household): Run | undefined {
  const first = findTarget(eaters[0]!);
  const targets = eaters.map((eater, at) => ({
    eaterId: eater.id,
    macros: (at === 0 ? first : findTarget(eater, splitOf(first.targets))).targets,
  }));
  const before = process.cpuUsage();
  const made = makeTable({
    intent: EMPTY_INTENT,
    eater: eaters[0]?.rules ?? UNKNOWN_EATER,
    targets: first.targets,
    seed: seed * 77 + 1,
    eaters,
  });
  const { user, system } = process.cpuUsage(before);
  if (!made.ok) {
    console.log(`${kind} ${seed}: no day: ${made.fault.sentence}`);
    return undefined;
  }
  const figures = checkPlates(made.value, { eaters, targets, foodsById });
  const told = Object.values(made.value.meals).flatMap((meal) => toldOff(meal) ?? []);
  for (const meal of Object.values(made.value.meals))
    if (isToldOff(toldOff(meal) ?? 0)) console.log(`${kind} ${seed}: ${meal.plates?.map((plate) => plate.told).join('; ')}`);
  faults += told.filter(isToldOff).length + figures.faults.length + figures.unsaid.length;
  for (const fault of [...figures.faults, ...figures.unsaid.map((text) => `not said: ${text}`)]) console.log(`${kind} ${seed}: ${fault}`);
  if (values.verbose) {
    for (const [slot, meal] of Object.entries(made.value.meals)) {
      console.log(`  ${slot}: ${meal.title} (${meal.form})`);
      for (const plate of meal.plates ?? [])
        console.log(
          `     ${plate.name} ${plate.nutrition.calories} kcal, ${plate.told}${plate.side ? ` + ${plate.side.text}` : ''}${plate.swap ? ` swap ${plate.swap.instead} for ${plate.swap.out}` : ''}`,
        );
    }
    for (const note of made.value.notes) console.log(`  note: ${note}`);
  }
  return { ...figures, told, ms: (user + system) / 1000 };
}

function report(kind: HouseholdKind, count: number, runs: readonly Run[]): void {
  const plates = runs.flatMap((run) => run.plates);
  const days = runs.flatMap((run) => run.days);
  const per = (hits: number, of: number): string => `${((100 * hits) / Math.max(1, of)).toFixed(1)} %`;
  const within = (by: number): string => per(plates.filter(({ off }) => Math.abs(off) <= by).length, plates.length);
  const told = runs.flatMap((run) => run.told);
  const ms = runs.map((run) => run.ms).toSorted((a, b) => a - b);
  console.log(
    [
      `${kind.padEnd(10)} ${runs.length} of ${count} households, ${plates.length} plates, ${days.length} person-days`,
      `plates within 5 % ${within(0.05)}, 10 % ${within(0.1)}`,
      `all macros ${per(days.filter((day) => day.onTarget).length, days.length)}`,
      `protein within 10 % ${per(days.filter((day) => day.protein <= 0.1).length, days.length)}`,
      `energy of the day within 5 % ${per(days.filter((day) => day.energy <= 0.05).length, days.length)}`,
      `most sides a day ${Math.max(0, ...days.map(({ sides }) => sides))}, a plate ${(days.reduce((sum, { sides }) => sum + sides, 0) / Math.max(1, plates.length)).toFixed(2)}`,
      `swapped plates ${per(
        runs.reduce((sum, run) => sum + run.swaps, 0),
        plates.length,
      )}`,
      `not said ${runs.reduce((sum, run) => sum + run.unsaid.length, 0)}`,
      `recipes ${told.length}, whose shares as told are not their pot within 2 % ${told.filter(isToldOff).length} (most off ${(100 * Math.max(0, ...told)).toFixed(1)} %)`,
      `faults ${runs.reduce((sum, run) => sum + run.faults.length, 0)}`,
      `processor ${(ms.reduce((sum, own) => sum + own, 0) / Math.max(1, ms.length)).toFixed(0)} ms (p95 ${(ms[Math.floor(0.95 * (ms.length - 1))] ?? 0).toFixed(0)})`,
    ].join(' | '),
  );
}
