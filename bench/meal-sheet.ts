// Meals of real plans to be read as a cook reads them, as they print: --seed 1 --count 100. A third of the plans were asked for by
// nobody's words, the others by sentences people wrote (fresh-queries.jsonl); of each plan one meal is drawn.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { seededRandom } from '../packages/domain/src/base/random.ts';
import type { PlannedMeal } from '../packages/domain/src/plan/plan.ts';
import { ask } from './plans/ask.ts';

const { values } = parseArgs({ options: { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '100' } } });
const random = seededRandom(Number(values.seed));
const pick = <Value>(from: readonly Value[]): Value => from[Math.floor(random() * from.length)]!;

type Row = { readonly query: string; readonly expect: { readonly kind: string } };
const sentences = readFileSync(new URL('fresh-queries.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row)
  .filter(({ expect }) => expect.kind === 'plan')
  .map(({ query }) => query);

const WORDLESS = 1 / 3;

console.log(`# ${values.count} meals of real plans, seed ${values.seed}`);
let read = 0;
while (read < Number(values.count)) {
  const words = random() < WORDLESS ? '' : pick(sentences);
  const planSeed = Math.floor(random() * 1_000_000);
  const asked = ask(words, planSeed);
  if (!asked) continue;
  const { meals, totals, targets, notes } = asked.plan;
  const meal = pick(Object.values(meals));
  read++;
  const { nutrition } = meal;
  console.log(`
## ${read}. ${meal.title}

${meal.slot}; asked: ${words === '' ? '(nothing)' : `"${words.replaceAll('\n', ' ')}"`}; ${minutesOf(meal)}; ${meal.difficulty}; \`${meal.dishId}\` (plan ${planSeed})

${nutrition.calories} kcal, ${nutrition.protein} g protein, ${nutrition.carbs} g carbs, ${nutrition.fat} g fat, ${nutrition.sodium ?? '?'} mg sodium (the day: ${totals.calories} of ${targets.calories} kcal)

${meal.description}

${meal.ingredients.map((line) => `- ${line}`).join('\n')}

${meal.instructions.map((step, at) => `${at + 1}. ${step}`).join('\n')}

Equipment: ${meal.equipment.join(', ') || 'none'}.${meal.makes === undefined ? '' : ` A pot makes ${meal.makes} plates.`}${notes.length === 0 ? '' : `\nSaid of the day: ${notes.join(' ')}`}`);
}

function minutesOf({ prepMinutes, cookMinutes, waitMinutes = 0 }: PlannedMeal): string {
  return `${prepMinutes} min preparation, ${cookMinutes} min cooking${waitMinutes > 0 ? `, ${waitMinutes} min waiting before` : ''}`;
}
