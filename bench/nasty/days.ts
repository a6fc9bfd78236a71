// A household's day by the server's own doors, with everything that is remembered held in memory: made, changed, laid for guests,
// its options looked at and taken, and changed again after somebody's rules have.
import { readEater } from '../../packages/domain/src/intent/wish/read-eater.ts';
import { runSteps } from '../../packages/domain/src/base/steps.ts';
import { NO_OPINIONS } from '../../packages/domain/src/plan/frame/dish-opinions.ts';
import { placeOf, type DayDraft, type PlannedMeal } from '../../packages/domain/src/plan/plan.ts';
import { mealsOf } from '../../packages/domain/src/recipe/meals-of.ts';
import { judgeKept } from '../../packages/domain/src/table/judge-kept.ts';
import type { MealPlace } from '../../packages/domain/src/recipe/meal-slot.ts';
import type { Scope } from '../../packages/server/src/db/scope.ts';
import { generatePlan, type GenerateWish, type PlanDeps } from '../../packages/server/src/features/plan/generate-plan.ts';
import { listOtherParts, listSwapOptions } from '../../packages/server/src/features/plan/list-swap-options.ts';
import type { OpenPlan } from '../../packages/server/src/features/plan/open-plan-store.ts';
import { embeddedEngine, type PlanEngine } from '../../packages/server/src/features/plan/plan-engine.ts';
import { refreshMeal, type Refreshed } from '../../packages/server/src/features/plan/refresh-meal.ts';
import { runTableJob } from '../../packages/server/src/features/plan/table-job.ts';
import { formatMeal, formatMeals } from '../../packages/server/src/plan-wire/format-plan.ts';
import { findBad, judgeDay, judgeMeal } from './judge.ts';
import { TODAY, type NastyHousehold } from './households.ts';
import { NASTY_RULES, type NastyRule } from './rules.table.ts';
import type { Tally } from './tally.ts';

const SCOPE = { userId: 'user', householdId: 'household' } as unknown as Scope;
const call = { scope: SCOPE, signal: new AbortController().signal };

function depsOf(household: NastyHousehold, engine: PlanEngine = embeddedEngine): PlanDeps {
  const open = new Map<string, OpenPlan>();
  const plans = {
    findOpenPlan: async (_scope: Scope, key: string) => open.get(key),
    saveOpenPlan: async (_scope: Scope, key: string, plan: OpenPlan) => void open.set(key, plan),
    addOpenPlan: async (_scope: Scope, key: string, plan: OpenPlan) => void (open.has(key) || open.set(key, plan)),
    changeOpenPlan: async (_scope: Scope, key: string, change: (plan: OpenPlan) => Promise<{ ok: boolean; value?: OpenPlan }>) => {
      const before = open.get(key);
      if (!before) return undefined;
      const changed = await change(before);
      if (changed.ok) open.set(key, changed.value!);
      return changed;
    },
    rememberShown: async () => undefined,
    listShown: async () => [],
    findPlan: async () => undefined,
  };
  return {
    plans: plans as unknown as PlanDeps['plans'],
    searches: { recordSearch: async () => undefined } as unknown as PlanDeps['searches'],
    eaters: { find: async () => household.profile },
    engine,
    readTable: async () => household.eaters,
    opinions: { readOpinions: async () => NO_OPINIONS },
    listPlannable: async () => [],
    listNamed: async () => [],
    readLibrary: async () => [],
    layTable: async (job) => runTableJob(job, () => undefined),
    now: () => new Date(`${TODAY}T12:00:00Z`),
    onRejected: () => undefined,
  };
}

async function generate(deps: PlanDeps, wish: GenerateWish): Promise<DayDraft | string> {
  const steps = generatePlan(deps, wish, { ...call, isStreamed: false });
  for (;;) {
    const next = await steps.next();
    if (next.done) return next.value.ok ? next.value.value.plan : JSON.stringify(next.value.fault);
  }
}

const SENTENCES = [
  '2000 calories',
  'something warm and filling',
  'high protein',
  'quick and easy',
  'asian food',
  'a lot of vegetables',
  'comfort food',
  'with yogurt and nuts',
];

export async function runDays(household: NastyHousehold, tally: Tally): Promise<void> {
  const { seed, about } = household;
  const deps = depsOf(household);
  const query = { words: SENTENCES[seed % SENTENCES.length]!, targets: null };
  const made = await generate(deps, { query });
  if (typeof made === 'string') {
    tally.none.push(`${about}: ${made}`);
    return;
  }
  tally.day('day', about, made, household);
  tally.list('list of a day', about, [{ date: TODAY, meals: made.meals }], household);
  tally.read.push(...readable(household, made));
  await changeDay(household, { deps, query, day: made, tally, path: '' });
  await changeRules(household, { query, day: made, tally });
}

type Changing = {
  readonly deps: PlanDeps;
  readonly query: GenerateWish['query'];
  readonly day: DayDraft;
  readonly tally: Tally;
  /** Put before the names of the paths. */
  readonly path: string;
};

/** Everything that the screen of a day offers. */
async function changeDay(household: NastyHousehold, { deps, query, day, tally, path }: Changing): Promise<void> {
  const { seed, about } = household;
  const places = mealsOf(day).map(({ place }) => place);
  const at = (more: number): MealPlace => places[(seed + more) % places.length]!;
  const wish = (mealType: MealPlace) => ({ mealType, query, day: formatMeals(day).meals });
  for (const more of [0, 1]) {
    const refreshed = await refreshMeal(deps, call, { ...wish(at(more)), refreshCount: 1 + more });
    if (refreshed.ok) tally.day(`${path}refresh a meal`, about, told(refreshed.value, path), household);
    else tally.none.push(`${about}, ${path}refresh: ${refreshed.fault.type}`);
  }
  for (const more of [2, 3]) await lookAtOptions(household, { deps, tally, path, wish: wish(at(more)) });
  const people = household.eaters.length;
  const guests = await generate(deps, { query, people: people + 2, day: formatMeals(day).meals });
  if (typeof guests === 'string') tally.none.push(`${about}, ${path}guests: ${guests}`);
  else {
    tally.day(`${path}guests all day`, about, guests, household);
    tally.list(`${path}list with guests`, about, [{ date: TODAY, meals: guests.meals }], household);
  }
  const tonight = await generate(deps, { query, people: people + 1, peopleAt: at(0), day: formatMeals(day).meals });
  if (typeof tonight === 'string') tally.none.push(`${about}, ${path}guest: ${tonight}`);
  else tally.day(`${path}a guest at a meal`, about, tonight, household);
  const { protein, carbs, fat } = day.targets;
  const macros = { protein: protein + 20, carbs: carbs + 30, fat };
  const targets = { ...macros, calories: 4 * macros.protein + 4 * macros.carbs + 9 * macros.fat };
  const moved = await generate(deps, { query: { ...query, targets }, day: formatMeals(day).meals });
  if (typeof moved === 'string') tally.none.push(`${about}, ${path}sliders: ${moved}`);
  else tally.day(`${path}sliders`, about, moved, household);
}

/** After a change of rules the others stay as they are, and are judged where they are shown. */
const told = ({ meal, day }: Refreshed, path: string): Pick<DayDraft, 'meals' | 'reasons'> =>
  path === '' && day ? day.words : { meals: { [placeOf(meal)]: meal }, reasons: [] };

type Looking = Pick<Changing, 'deps' | 'tally' | 'path'> & { readonly wish: Parameters<typeof listSwapOptions>[2] };

const PARTS_LOOKED_AT = 5;

/** What is offered is judged as it is offered, and once more as it is placed. */
async function lookAtOptions(household: NastyHousehold, { deps, tally, path, wish }: Looking): Promise<void> {
  const { about } = household;
  const judge = async (kind: string, options: readonly PlannedMeal[]): Promise<void> => {
    for (const option of options) tally.add(`${path}${kind}`, about, judgeMeal(option, household), { plates: option.plates?.length ?? 1 });
    const [chosen] = options;
    if (!chosen) return;
    const placed = await refreshMeal(deps, call, { ...wish, refreshCount: 1, chosen: formatMeal(chosen) });
    if (placed.ok) tally.day(`${path}${kind}, taken`, about, told(placed.value, path), household);
  };
  const options = await listSwapOptions(deps, call, wish);
  if (options.ok) await judge('swap options', options.value);
  const lines = wish.day?.[wish.mealType as 'dinner']?.ingredients.length ?? 0;
  for (let part = 0; part < Math.min(PARTS_LOOKED_AT, lines); part++) {
    const parts = await listOtherParts(deps, call, { ...wish, part });
    if (parts.ok)
      await judge(
        'other parts',
        parts.value.map(({ meal }) => meal),
      );
  }
}

/** The last of the table has a rule more, against something of this day; or is a small child. */
async function changeRules(before: NastyHousehold, { query, day, tally }: Omit<Changing, 'deps' | 'path'>): Promise<void> {
  const ids = mealsOf(day).flatMap(({ meal }) => [...meal.portions, ...(meal.plates ?? []).flatMap(({ portions }) => portions)]);
  const held = new Set(ids.map(({ foodId }) => foodId));
  const against = NASTY_RULES.filter(({ binds }) => binds === 'every plate').filter((rule) =>
    [...held].some((id) => findBad(id, rule).length > 0),
  );
  const rule = against[before.seed % Math.max(1, against.length)];
  if (!rule) return;
  const isChild = before.seed % 3 === 0 && before.eaters.length > 1;
  const after = isChild ? growYounger(before) : withRule(before, rule);
  const about = `${before.about}, then ${isChild ? 'the last is two' : rule.name}`;
  const faults = judgeDay(day, after);
  const isSaid = runSteps(judgeKept(day, after.eaters)) !== undefined;
  const unsaid = isSaid ? [] : faults.filter(({ kind }) => kind === 'food' || kind === 'choking');
  tally.day('kept, said to be against today’s rules', about, day, after, unsaid);
  await changeDay(after, { deps: depsOf(after), query, day, tally, path: 'rules changed, ' });
}

export function withRule(household: NastyHousehold, rule: NastyRule): NastyHousehold {
  const { eaters, rulesOf, profile } = household;
  const last = eaters.at(-1)!;
  const rules = [...(rulesOf.get(last.id) ?? []), rule];
  const now = { ...profile, dietaryRestrictions: rules.map(({ entry }) => entry) };
  const changed = { ...last, rules: { ...readEater(now, TODAY), ageYears: last.ageYears } };
  return {
    ...household,
    eaters: [...eaters.slice(0, -1), changed],
    rulesOf: new Map([...rulesOf, [last.id, rules]]),
    profile: eaters.length === 1 ? now : profile,
  };
}

export function growYounger(household: NastyHousehold): NastyHousehold {
  const { eaters } = household;
  const last = eaters.at(-1)!;
  const child = {
    ...last,
    ageYears: 2,
    kind: 'toddler' as const,
    target: { type: 'usual' as const },
    rules: { ...last.rules, ageYears: 2 },
  };
  return { ...household, eaters: [...eaters.slice(0, -1), child] };
}

/** Plate by plate, by the names of foods. */
function readable({ about }: NastyHousehold, day: DayDraft): readonly string[] {
  return mealsOf(day).flatMap(({ place, meal }) =>
    (meal.plates ?? [{ name: 'one', portions: meal.portions, told: '' }]).map(
      ({ name, portions }) => `${about} | ${place}: ${meal.title} | ${name}: ${portions.map(({ foodId }) => foodId).join(', ')}`,
    ),
  );
}
