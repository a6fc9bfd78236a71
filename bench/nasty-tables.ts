// Whether an allergy, a food never eaten, a child's choking danger or a diet's rule reaches any plate or any word by any path: seeded
// households with nasty rules, read by the names of foods against nasty/rules.table.ts, which knows nothing of the product's tables.
//   --from 0  --households 72  --weeks 12 (of these households)  --only days,weeks,own,toddlers (300 days)  --seconds 170  --read (prints what is on every plate)
import { parseArgs } from 'node:util';
import { runDays } from './nasty/days.ts';
import { seedNasty } from './nasty/households.ts';
import { runOwnRecipes } from './nasty/own-recipes.ts';
import { Tally } from './nasty/tally.ts';
import { runToddlers, tellSodium } from './nasty/toddlers.ts';
import { runWeek } from './nasty/weeks.ts';

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '0' },
    households: { type: 'string', default: '72' },
    weeks: { type: 'string', default: '12' },
    only: { type: 'string', default: 'days,weeks,own' },
    days: { type: 'string', default: '7' },
    toddlers: { type: 'string', default: '300' },
    seconds: { type: 'string', default: '170' },
    read: { type: 'boolean', default: false },
  },
});

const tally = new Tally();
/** Nothing is begun any more when it is over. */
const isOver = (): boolean => performance.now() / 1000 > Number(values.seconds);
let [ran, weeks] = [0, 0];
const from = Number(values.from);
const parts = new Set(values.only.split(','));
const households = Array.from({ length: Number(values.households) }, (_, at) => seedNasty(from + at));
for (const { about, eaters, rulesOf } of households)
  for (const { id, rules } of eaters)
    if ((rulesOf.get(id) ?? []).length > 0 && rules.rules.length === 0) tally.none.push(`${about}: nothing was read of what ${id} wrote`);

const recipes = parts.has('own') || parts.has('weeks') ? runOwnRecipes(tally, from) : [];
for (const household of parts.has('days') ? households : []) {
  if (isOver()) break;
  await runDays(household, tally);
  ran++;
}
if (parts.has('weeks')) {
  // Spread over the kinds, each of which comes once in twelve.
  const step = Math.max(1, Math.floor(households.length / Number(values.weeks)));
  for (let at = 0; at < Number(values.weeks); at++) {
    if (isOver()) break;
    weeks++;
    const household = households[(at * step + (at % 12)) % households.length]!;
    runWeek(household, { days: Number(values.days), recipes }, tally);
  }
}

if (parts.has('toddlers')) console.log(tellSodium(runToddlers({ from, count: Number(values.toddlers), isOver }, tally)));

if (values.read) for (const line of tally.read) console.log(line);
for (const { fault, path, about, times } of [...tally.faults.values()].toSorted((one, other) =>
  one.fault.kind.localeCompare(other.fault.kind),
))
  console.log(`FAULT ${fault.kind} | ${fault.rule} | ${fault.word} | ${fault.where} | ${path} | ${about} | x${times}`);
for (const line of tally.none) console.log(`NONE ${line}`);
let [plates, texts] = [0, 0];
for (const [path, row] of [...tally.rows].toSorted(([one], [other]) => one.localeCompare(other))) {
  console.log(
    `${path.padEnd(64)} ${String(row.plates).padStart(6)} plates ${String(row.texts).padStart(6)} texts ${String(row.faults).padStart(6)} faults`,
  );
  plates += row.plates;
  texts += row.texts;
}
console.log(
  `${ran} of ${households.length} households by days and ${weeks} by weeks, ${tally.rows.size} paths, ${plates} plates and ${texts} texts judged, ${tally.none.length} without an answer, ${tally.faults.size} faults`,
);
if (tally.faults.size > 0) process.exitCode = 1;
