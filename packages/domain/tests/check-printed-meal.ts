import type { PlannedMeal } from '../src/plan/plan.ts';
import { hasTag, linesOf, type Finding } from './check-printed-day.ts';
import { checkLine, type Report } from './check-printed-line.ts';
import { checkStepFoods } from './check-printed-steps.ts';
import type { PrintedLine } from './printed-line.ts';

export function checkMeal(meal: PlannedMeal): readonly Finding[] {
  const findings: Finding[] = [];
  const report: Report = (check, message) => void findings.push({ type: 'quality', check, message: `${meal.title}: ${message}` });
  const lines = linesOf(meal);
  for (const line of lines) checkLine(line, report);
  checkStarches(meal, lines, report);
  checkStepFoods(meal, lines, report);
  checkDoneness(meal, lines, report);
  checkTime(meal, lines, report);
  checkText(meal, report);
  return findings;
}

const STARCHES: readonly (readonly [name: string, tags: readonly string[], least: number])[] = [
  ['pasta', ['pasta'], 30],
  ['rice', ['rice'], 30],
  ['bread', ['bread'], 45],
  ['potato', ['starchy'], 180],
];

function checkStarches(meal: PlannedMeal, lines: readonly PrintedLine[], report: Report): void {
  // Rice in its wrap is what a burrito is.
  if (/burrito/i.test(meal.title)) return;
  const found = STARCHES.filter(([, tags, least]) => lines.some((line) => hasTag(line, ...tags) && line.grams >= least)).map(
    ([name]) => name,
  );
  if (found.length > 1) report('two-starches', `is built on ${found.join(' and ')} at once.`);
}

/** USDA: poultry 165 °F, mince 160, whole cuts and fish 145, what is braised until tender far beyond; or the sign that a cook goes by. */
const DONENESS: readonly (readonly [tags: readonly string[], name: RegExp | null, sign: RegExp])[] = [
  [['cured'], /bacon|pancetta/, /crisp|brown|165|16[05]/],
  [['poultry'], null, /165|19[05]°f|no (?:longer )?pink|no pink/],
  [['beef', 'lamb', 'pork', 'game'], /ground|sausage|bratwurst|burger/, /16[05]|no (?:longer )?pink|no pink/],
  [['beef', 'lamb', 'pork', 'game'], null, /145|160|16[05]|no (?:longer )?pink|19[05]°f|fork-tender|falls apart|pulls apart/],
  [['shellfish'], null, /opaque|pink|145|open/],
  [['fish'], null, /flake|145|opaque/],
  [['egg'], null, /set\b|firm|boil for \d+ minutes|hard-boiled|160|165|no liquid egg|cooked through|springs? back|baked through|golden/],
];

function checkDoneness(meal: PlannedMeal, lines: readonly PrintedLine[], report: Report): void {
  const steps = meal.instructions.join(' ').toLowerCase();
  for (const line of lines.filter((one) => hasTag(one, 'raw'))) {
    if (/hard-boiled|canned|smoked|cooked/.test(line.name)) continue;
    const rule = DONENESS.find(([tags, name]) => hasTag(line, ...tags) && (name?.test(line.name.toLowerCase()) ?? true));
    if (rule && !rule[2].test(steps)) report('doneness', `no step says when ${line.name} is safely done.`);
  }
}

/** Least minutes from raw to eaten, for what cannot be hurried. */
const LEAST_MINUTES: readonly (readonly [pattern: RegExp, minutes: number])[] = [
  [/^(?:short-grain )?brown rice$/, 25],
  [/^(?:white|jasmine|basmati|arborio) rice$/, 14],
  [/^(?:green |brown )?lentils$/, 18],
  [/^red lentils$/, 12],
  [/^(?:pearl )?barley$|^farro$/, 18],
  [/^quinoa$/, 13],
  [/chicken (?:thighs|drumsticks|wings)$/, 20],
  [/^(?:baby |russet |red )?potatoes$/, 10],
  [/^sweet potatoes$/, 8],
];

function checkTime(meal: PlannedMeal, lines: readonly PrintedLine[], report: Report): void {
  const { prepMinutes, cookMinutes, instructions } = meal;
  const total = prepMinutes + cookMinutes;
  if (total < 1 || total > 150) report('time', `takes ${total} minutes.`);
  const said = instructions.flatMap((step) => [...step.matchAll(/(\d+)(?: to (\d+))? minutes/g)].map((match) => Number(match[1])));
  const longest = Math.max(0, ...said);
  if (longest > total) report('time', `says ${longest} minutes in a step and ${total} in all.`);
  for (const { name } of lines) {
    const slow = LEAST_MINUTES.find(([pattern]) => pattern.test(name.toLowerCase()));
    if (slow && total < slow[1]) report('time', `${name} is not done in ${total} minutes.`);
  }
}

const BRITISH =
  /\b(?:colour|flavour|courgettes?|aubergines?|coriander leaves|prawns?|rocket|spring onions?|fibre|centre|litre|grey|whilst)\b/i;

/** What is wrong with any text, then what only whole sentences must be. */
const TEXT_FAULTS: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/ {2}| [,.;:]|[{}[\]⟦⟧~@|]|\bundefined\b|\bNaN\b|\bnull\b/, 'is not finished'],
  [/\b(\p{L}+) \1\b/iu, 'a word stands twice'],
  [/\ba (?:[aeio]|un(?!i))\p{L}+|\ban [bcdfgjklmnpqrstvwxz]\p{L}*/iu, '"a" or "an"'],
  [BRITISH, 'is British'],
];
const SENTENCE_FAULTS: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/[^.!?]$/, 'has no full stop'],
  [/^[^\p{Lu}\d"“(]/u, 'starts small'],
];

function checkText({ title, description, instructions, tips, ingredients }: PlannedMeal, report: Report): void {
  const sentences = [description, ...instructions, ...tips].filter((text) => text !== '');
  const check = (texts: readonly string[], faults: typeof TEXT_FAULTS): void => {
    for (const text of texts) for (const [pattern, why] of faults) if (pattern.test(text)) report('text', `${why}: "${text}".`);
  };
  check([title, ...sentences, ...ingredients], TEXT_FAULTS);
  check(sentences, SENTENCE_FAULTS);
  check([title], [[/^\P{Lu}|[.!]$|.{91}/u, 'is no title']]);
  for (const text of sentences) if (text.split('(').length !== text.split(')').length) report('text', `has an open bracket: "${text}".`);
  if (instructions.length === 0 || instructions.length > 9) report('text', `${instructions.length} steps.`);
}
