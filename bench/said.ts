// Whether anything asked for is passed over without a word. Each sentence names what has to be on a chip, in a remark or on a plate:
// served by a meal, held by the day, said not to be served, or shown as not understood. --from FILE scores another set, --half a what
// a seed draws of it, so that half b is read by nobody; --show 20 prints what is passed over, --kind device one kind alone.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { seededRandom } from '../packages/domain/src/base/random.ts';
import { UNKNOWN_EATER } from '../packages/domain/src/eater/eater.ts';
import { answerIntent } from '../packages/domain/src/intent/answer/answer-intent.ts';
import { describeIntent } from '../packages/domain/src/intent/answer/describe-intent.ts';
import { resolveTargets } from '../packages/domain/src/intent/target/resolve-targets.ts';
import { makePlan } from '../packages/domain/src/plan/make-plan.ts';
import type { Plan } from '../packages/domain/src/plan/plan.ts';
import { mealsOf } from '../packages/domain/src/recipe/meals-of.ts';

/** `must`: for each thing asked for the words one of which has to occur. `not`: what may stand in no ingredient line. */
type Row = {
  readonly id: string;
  readonly kind: string;
  readonly s: string;
  readonly must: readonly (readonly string[])[];
  readonly not?: readonly string[];
};

/** A chip with its meals; a chip of the day; a sentence or "not understood"; a plate that nothing points to; nothing at all. */
const STATES = ['served', 'held', 'said', 'on a plate', 'asked', 'passed over'] as const;
type State = (typeof STATES)[number];

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    half: { type: 'string' },
    kind: { type: 'string' },
    show: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
  },
});

const random = seededRandom(20);
const rows = readFileSync(values.from ?? new URL('./said/said-1.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => ({ row: JSON.parse(line) as Row, half: random() < 0.5 ? 'a' : 'b' }))
  .flatMap(({ row, half }) => (values.half === undefined || values.half === half ? [row] : []))
  .filter(({ kind }) => values.kind === undefined || values.kind === kind);

/** From the beginning of a word on ("berr" is in "blueberries" alone where it is meant); a number as a whole. */
const escape = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
const patternOf = (words: readonly string[]): RegExp =>
  new RegExp(
    words
      .map((word) => (/^\d/u.test(word) ? `(?<![\\d.,])${escape(word)}(?![\\d]|[.,]\\d)` : escape(word).replaceAll(/[ -]/gu, '[ -]?')))
      .join('|'),
    'iu',
  );

type Told = {
  readonly chips: readonly { readonly label: string; readonly places: readonly string[] | undefined }[];
  readonly said: string;
  readonly plates: string;
};

function tell(words: string): Told | undefined {
  const answer = answerIntent({ words, targets: null });
  if (!answer.ok) return undefined;
  const intent = answer.value;
  const made = makePlan({ intent, eater: UNKNOWN_EATER, ...resolveTargets({ intent, eater: UNKNOWN_EATER }), seed: Number(values.seed) });
  const plan: Plan | undefined = made.ok ? made.value : undefined;
  const served = plan?.served ?? {};
  return {
    chips: describeIntent(intent, UNKNOWN_EATER).map(({ id, label }) => ({ label, places: served[id] })),
    said: [...(plan?.notes ?? []), ...intent.notUnderstood, ...(made.ok ? [] : [made.fault.sentence])].join('\n'),
    plates: plan
      ? mealsOf(plan)
          .map(({ meal }) => [meal.title, meal.description, ...meal.ingredients, ...meal.equipment].join('\n'))
          .join('\n')
      : '',
  };
}

function judge(pattern: RegExp, told: Told | undefined): State {
  if (told === undefined) return 'asked';
  const chips = told.chips.filter(({ label }) => pattern.test(label));
  if (chips.some(({ places }) => places !== undefined && places.length > 0)) return 'served';
  if (chips.some(({ places }) => places === undefined)) return 'held';
  if (chips.length > 0 || pattern.test(told.said)) return 'said';
  return pattern.test(told.plates) ? 'on a plate' : 'passed over';
}

const counts = new Map<string, Map<State, number>>();
const passed: string[] = [];
const wrong: string[] = [];
let whole = 0;
for (const { id, kind, s, must, not = [] } of rows) {
  const told = tell(s);
  const states = must.map((words) => ({ words, state: judge(patternOf(words), told) }));
  const ofKind = counts.get(kind) ?? new Map<State, number>();
  counts.set(kind, ofKind);
  for (const { state } of states) ofKind.set(state, (ofKind.get(state) ?? 0) + 1);
  const silent = states.filter(({ state }) => state === 'passed over' || state === 'asked');
  if (silent.length === 0) whole++;
  else {
    const chips = told?.chips.map(({ label, places }) => `${label}${places === undefined ? '' : `: ${places.join('+') || 'not met'}`}`);
    passed.push(
      `${id} ${kind}: ${s}\n    ${silent.map(({ words, state }) => `${words[0]} (${state})`).join(', ')}\n    [${chips?.join(' | ') ?? 'no plan'}] ${told?.said.replaceAll('\n', ' / ') ?? ''}`,
    );
  }
  const held = not.filter((food) => patternOf([food]).test(told?.plates ?? ''));
  if (held.length > 0) wrong.push(`${id}: ${s} [${held.join(', ')}]`);
}

for (const [kind, states] of counts) {
  const all = [...states.values()].reduce((sum, count) => sum + count, 0);
  const told = STATES.flatMap((state) => (states.has(state) ? [`${states.get(state)} ${state}`] : []));
  console.log(`${kind}: ${all} things: ${told.join(', ')}`);
}
const total = (state: State): number => [...counts.values()].reduce((sum, states) => sum + (states.get(state) ?? 0), 0);
const things = STATES.reduce((sum, state) => sum + total(state), 0);
const lost = total('passed over') + total('asked');
console.log(`things served or said: ${things - lost} of ${things} (${((100 * (things - lost)) / things).toFixed(1)} %)`);
console.log(
  `of them on a plate that no chip or sentence points to, to be read by eye: ${total('on a plate')}; without a plan: ${total('asked')}`,
);
console.log(`sentences with nothing passed over: ${whole} of ${rows.length} (${((100 * whole) / rows.length).toFixed(1)} %)`);
console.log(`sentences with what must not be served: ${wrong.length}`);
for (const line of [...wrong, ...passed.slice(0, Number(values.show))]) console.log(`  ${line}`);
