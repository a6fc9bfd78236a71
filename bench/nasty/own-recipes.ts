// Recipes of one's own that hold what somebody must not have, in every way that a stranger's text can say it.
import { EMPTY_INTENT } from '../../packages/domain/src/intent/intent.ts';
import { findPlanningFault } from '../../packages/domain/src/own-recipe/fit-for-planning.ts';
import { judgeRecipe } from '../../packages/domain/src/own-recipe/judge-recipe.ts';
import { makeOwnMeal } from '../../packages/domain/src/own-recipe/make-own-meal.ts';
import type { RecipeText } from '../../packages/domain/src/own-recipe/own-recipe.ts';
import type { PlannableRecipe } from '../../packages/domain/src/own-recipe/plan-with-own.ts';
import { readLines, weighRecipe } from '../../packages/domain/src/own-recipe/weigh-recipe.ts';
import { gatherRules } from '../../packages/domain/src/plan/frame/plan-rules.ts';
import { makePlan } from '../../packages/domain/src/plan/make-plan.ts';
import { findTarget } from '../../packages/domain/src/table/eater-target.ts';
import { guestAt } from '../../packages/domain/src/table/seat-people.ts';
import { servePeople } from '../../packages/domain/src/table/serve-people.ts';
import { findBad, judgeDay, type NastyFault } from './judge.ts';
import { seat } from './households.ts';
import { NASTY_RULES, type NastyRule } from './rules.table.ts';
import type { Tally } from './tally.ts';

type Way = {
  readonly name: string;
  readonly write: (word: string) => { title?: string; heading?: string; lines?: readonly string[]; steps?: readonly string[] };
};

/** Of foods that hardly anybody must not have; the rules that they break are left out of the table below. */
const PLAIN = ['400 g potatoes, peeled', '300 g zucchini, sliced', '3 tbsp olive oil', '200 g spinach', '300 g pork loin', '1/2 tsp salt'];

const WAYS: readonly Way[] = [
  { name: 'a line', write: (word) => ({ lines: [`2 tbsp ${word}`] }) },
  { name: 'a line of either', write: (word) => ({ lines: [`100 g parsnip or ${word}`] }) },
  { name: 'a line of either, slashed', write: (word) => ({ lines: [`2 tbsp ${word}/thyme`] }) },
  { name: 'an optional line', write: (word) => ({ lines: [`${word}, to serve (optional)`] }) },
  { name: 'a line to taste', write: (word) => ({ lines: [`${word} to taste`] }) },
  { name: 'in brackets', write: (word) => ({ lines: [`2 tbsp Glumpf topping (contains ${word})`] }) },
  { name: 'a line with', write: (word) => ({ lines: [`100 g turnips with ${word}`] }) },
  { name: 'a capital line', write: (word) => ({ lines: [`${word.toUpperCase()} - a little`] }) },
  { name: 'a step', write: (word) => ({ steps: [`Serve with ${word} on the side.`] }) },
  { name: 'a step that mixes in', write: (word) => ({ steps: [`Stir in 2 tablespoons of ${word} and cook on.`] }) },
  { name: 'a heading', write: (word) => ({ heading: `For the ${word} topping` }) },
  { name: 'the title', write: (word) => ({ title: `Pork and potatoes with ${word}` }) },
];

const PLAIN_READ = readLines({ ingredients: [{ heading: null, lines: PLAIN }], language: 'en' }, new Map());

/** `id`: its own, since a week takes no recipe twice. */
function recipeOf(id: string, written: ReturnType<Way['write']>): PlannableRecipe {
  const recipe: RecipeText = {
    title: written.title ?? 'Pork and potatoes',
    ingredients: [
      { heading: null, lines: [...PLAIN, ...(written.heading === undefined ? (written.lines ?? []) : [])] },
      ...(written.heading === undefined ? [] : [{ heading: written.heading, lines: ['1 tbsp thyme'] }]),
    ],
    steps: [{ heading: null, lines: ['Cook the pork and the vegetables for 20 minutes.', ...(written.steps ?? [])] }],
    yield: { min: 2, max: 2, noun: 'servings', isServings: true },
    minutes: { prep: 10, cook: 20, total: 30 },
    statedKcal: null,
    source: null,
    language: 'en',
    plates: null,
  };
  const lines = readLines(recipe, new Map(), PLAIN_READ);
  return { id, recipe, lines, numbers: weighRecipe(recipe, lines) };
}

/** A line that nobody can read, under every rule. */
const UNREAD = ['1 packet Glumpf', '2 tbsp Omas Zauberpulver', '1 sachet mystery seasoning'];

export function runOwnRecipes(tally: Tally, from: number): readonly PlannableRecipe[] {
  const recipes: PlannableRecipe[] = [];
  const rules = NASTY_RULES.filter((rule) => rule.samples !== undefined && ![...PLAIN].some((line) => findBad(line, rule).length > 0));
  for (const [ruleAt, rule] of rules.entries()) {
    const { eaters } = seat([{ age: 40, rules: [rule.name], kcal: 2000 }]);
    const bound = gatherRules(EMPTY_INTENT, eaters[0]!.rules);
    for (const [at, way] of WAYS.entries()) {
      const word = rule.samples![(from + at) % rule.samples!.length]!;
      const recipe = recipeOf(`${rule.name}, ${way.name}`, way.write(word));
      if (at === from % WAYS.length) recipes.push(recipe);
      const { outcome } = judgeRecipe(recipe.recipe, recipe.lines, bound);
      const faults: readonly NastyFault[] =
        outcome === 'yes' ? [{ kind: 'text', rule: rule.name, word, where: `own recipe, ${way.name}` }] : [];
      tally.add(`own recipe for plans, ${way.name}`, rule.name, faults, { texts: 1 });
    }
    for (const line of [UNREAD[(from + ruleAt) % UNREAD.length]!]) {
      const { recipe, lines } = recipeOf(`${rule.name}, ${line}`, { lines: [line] });
      const { outcome } = judgeRecipe(recipe, lines, bound);
      const faults: readonly NastyFault[] =
        outcome === 'yes' ? [{ kind: 'text', rule: rule.name, word: line, where: 'own recipe, an unread line' }] : [];
      tally.add('own recipe for plans, an unread line', rule.name, faults, { texts: 1 });
    }
    if ((ruleAt + from) % SERVED_EVERY === 0) serveOwn(rule, { from, tally });
  }
  return recipes.filter(({ lines, numbers }) => findPlanningFault(numbers, lines) === undefined);
}

/** Laying a table takes some tenths of a second. */
const SERVED_EVERY = 5;
const SERVED_WAYS = 4;

/** Planned for one who may have it, then laid for somebody who must not. */
function serveOwn(rule: NastyRule, { from, tally }: { readonly from: number; readonly tally: Tally }): void {
  const table = seat([
    { age: 40, rules: [], kcal: 2000 },
    { age: 41, rules: [rule.name], kcal: 2000 },
  ]);
  const day = { intent: EMPTY_INTENT, eater: table.eaters[0]!.rules, targets: findTarget(table.eaters[0]!).targets, seed: from * 13 + 5 };
  const made = makePlan(day);
  if (!made.ok) return;
  for (const [at, way] of WAYS.entries()) {
    if ((at + from) % Math.ceil(WAYS.length / SERVED_WAYS) !== 0) continue;
    const word = rule.samples![from % rule.samples!.length]!;
    const dinner = makeOwnMeal(recipeOf(`${rule.name}, ${way.name}`, way.write(word)), { slot: 'dinner', plates: 1 });
    const served = servePeople({ ...day, meals: { ...made.value.meals, dinner } }, [...table.eaters, guestAt(1)]);
    if (!served.ok) {
      tally.none.push(`own recipe served, ${rule.name}: ${JSON.stringify(served.fault)}`);
      continue;
    }
    tally.day(
      `own recipe served at a table, ${way.name}`,
      rule.name,
      { meals: { dinner: served.value.meals.dinner! }, reasons: [] },
      table,
      judgeDay(served.value, table),
    );
  }
}
