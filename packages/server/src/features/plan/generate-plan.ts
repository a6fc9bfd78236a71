import { DAY_MS } from '@larder/domain/calendar/plain-date.ts';
import { formatWish, type Meal } from '@larder/contract/plan.ts';
import { hashText } from '@larder/domain/base/random.ts';
import { ok, type Result } from '@larder/domain/base/result.ts';
import { toPlainDate } from '@larder/domain/calendar/utc-day.ts';
import type { Eater } from '@larder/domain/eater/eater.ts';
import { adjustPlan } from '@larder/domain/plan/adjust-plan.ts';
import { answerIntent } from '@larder/domain/intent/answer/answer-intent.ts';
import type { PlanFault } from '@larder/domain/plan/write/explain-blocked.ts';
import type { IntentFault } from '@larder/domain/intent/answer/intent-fault.ts';
import { EMPTY_INTENT, type Intent, type PlanWish } from '@larder/domain/intent/intent.ts';
import type { MealPlace } from '@larder/domain/recipe/meal-slot.ts';
import { type DayMeals, mealsOf } from '@larder/domain/recipe/meals-of.ts';
import { placesOf } from '@larder/domain/intent/target/meal-split.ts';
import type { DayDraft, Plan, PlannedMeal, RejectedDay } from '@larder/domain/plan/plan.ts';
import { findNamed, type RecipeName } from '@larder/domain/own-recipe/find-named.ts';
import { type Library, listRefused } from '@larder/domain/own-recipe/judge-own-meal.ts';
import { mayUseOwn, type PlannableRecipe } from '@larder/domain/own-recipe/plan-with-own.ts';
import type { DishOpinions } from '@larder/domain/plan/frame/dish-opinions.ts';
import { asStored, type ShownDay } from '@larder/domain/plan/shown-day.ts';
import type { PlanQuery } from '@larder/domain/plan/frame/plan-query.ts';
import { NO_PROFILE, readEater, type Profile } from '@larder/domain/intent/wish/read-eater.ts';
import { readAway } from '@larder/domain/table/away.ts';
import { makePlanInSteps } from '@larder/domain/plan/make-plan.ts';
import { hearHousehold } from '@larder/domain/table/hear-household.ts';
import { isNewcomer, shareIntent } from '@larder/domain/table/seat-named.ts';
import { seatAgain, seatMeal, seatPeople, tellCrowd } from '@larder/domain/table/seat-people.ts';
import type { TableEater } from '@larder/domain/table/table-eater.ts';
import { resolveTargets } from '@larder/domain/intent/target/resolve-targets.ts';
import type { HouseholdScope, Scope, UserId } from '../../db/scope.ts';
import type { SearchStore } from '../search/search-store.ts';
import { parseMeals } from '../../plan-wire/format-plan.ts';
import { runInSlices, runInTurn } from '../../turns/slices.ts';
import { embeddedEngine, type PlanEngine } from './plan-engine.ts';
import type { LayTable } from './table-job.ts';
import type { OpenPlan } from './open-plan-store.ts';
import type { PlanStore } from './plan-store.ts';

export type PlanDeps = {
  readonly plans: PlanStore;
  readonly searches: SearchStore;
  readonly eaters: { readonly find: (userId: UserId) => Promise<Profile | undefined> };
  readonly engine: PlanEngine;
  /** Everybody who eats from the household's pots, whoever asks first. */
  readonly readTable: (scope: Scope) => Promise<readonly TableEater[]>;
  /** What the household said of dishes. */
  readonly opinions: { readonly readOpinions: (scope: Scope, today: Date) => Promise<DishOpinions> };
  readonly layTable: LayTable;
  /** The household's recipes that its owner lets into plans. */
  readonly listPlannable: (scope: Scope) => Promise<readonly PlannableRecipe[]>;
  /** Those that the words name, by their titles. */
  readonly listNamed: (scope: Scope, words: string) => Promise<readonly RecipeName[]>;
  /** The recipes of these days' own meals, as the household keeps them today. */
  readonly readLibrary: (scope: HouseholdScope, days: readonly DayMeals<{ readonly recipeId?: string | undefined }>[]) => Promise<Library>;
  readonly now: () => Date;
  /** Told of every day that was made and did not stand up to its check: a bug, and with its seed one that can be made again. */
  readonly onRejected: (day: RejectedDay) => void;
};

export type GenerateWish = {
  readonly query: PlanWish;
  readonly locked?: DayMeals<Meal>['meals'] | undefined;
  readonly seed?: number | undefined;
  /** What the sliders move, where it is not the open plan. */
  readonly day?: DayMeals<Meal>['meals'] | undefined;
  readonly people?: number | undefined;
  /** The one meal of that day that so many eat. */
  readonly peopleAt?: MealPlace | undefined;
  /** The day of these words that was left unsaved, where there is one. */
  readonly reopens?: boolean | undefined;
};

/** Who asks (nobody known: a guest), and whether somebody watches the meals come. */
export type GenerateCall = { readonly scope: Scope | undefined; readonly signal: AbortSignal; readonly isStreamed: boolean };

export type MadePlan = {
  /** Or one that was left: as old as its rules, and judged by who shows it. */
  readonly plan: ShownDay;
  /** That one's own words and targets. */
  readonly left?: string | undefined;
  readonly intent: Intent;
  readonly eater: Eater;
  /** Whom the sentence seats beside the household, where it could be told who they are. */
  readonly newcomers: readonly TableEater[];
};

export type GenerateStep =
  | { readonly type: 'intent'; readonly intent: Intent; readonly eater: Eater; readonly slots: readonly MealPlace[] }
  | { readonly type: 'meal'; readonly meal: PlannedMeal };

export type GenerateResult = Result<MadePlan, IntentFault | PlanFault>;

/** How far back a plan looks for dishes already shown. */
export const NOVELTY_DAYS = 28;
/**
 * A day for a sentence, step by step: what was understood first, then each meal. Slider targets at its end re-portion the day
 * last shown for the same sentence. Somebody who left gets nothing kept, and neither does a guest.
 */
export async function* generatePlan(deps: PlanDeps, wish: GenerateWish, call: GenerateCall): AsyncGenerator<GenerateStep, GenerateResult> {
  const { scope, signal } = call;
  const read = await readWish(deps, scope, wish.query);
  if (!read.ok) return read;
  const { intent, eater, planQuery, base: open } = read.value;
  const { words, targets } = wish.query;
  const base = wish.day ? { meals: parseMeals({ meals: wish.day }) } : open;
  const locked = wish.locked && parseMeals({ meals: wish.locked });
  const kept = { ...base?.meals, ...locked };
  const library = scope ? await deps.readLibrary(scope, [{ meals: kept }]) : [];
  const query: PlanQuery = {
    ...planQuery,
    seed: wish.seed ?? planQuery.seed,
    ...(locked && { locked }),
    refused: await runInTurn(() => listRefused(kept, planQuery, library)),
  };
  yield { type: 'intent', intent, eater, slots: placesOf(intent) };

  const newcomers = scope ? (read.value.eaters ?? []).filter(isNewcomer) : [];
  const left = await findLeft(deps, scope, wish);
  if (left) return ok({ plan: asNamed(left), left: left.unsaved?.query, intent, eater, newcomers });

  const request = { ...call, userId: scope?.userId, words, query };
  // What a slider asks for is the same dishes in other amounts, which needs no imagination.
  const meals = isForOthers(wish, read.value, base)
    ? embeddedEngine(request, async () => makeForOthers(deps, { ...query, library }, { scope, wish, read: read.value, base, signal }))
    : targets
      ? embeddedEngine(request, base && (async () => runInTurn(() => adjustPlan({ ...query, meals: base.meals }))))
      : deps.engine(request);
  const made = yield* toSteps(meals);
  if (!made.ok) return made;

  signal.throwIfAborted();
  const plan = made.value;
  if (scope) await keepMade(deps, scope, { wish, plan });
  return ok({ plan, intent, eater, newcomers });
}

const findLeft = async ({ plans }: Pick<PlanDeps, 'plans'>, scope: Scope | undefined, { query, reopens }: GenerateWish) =>
  scope && reopens ? plans.findLeft(scope, query.words) : undefined;

function asNamed({ current, unsaved }: OpenPlan): ShownDay {
  const day: DayDraft = current;
  return unsaved?.title === undefined ? current : asStored({ ...day, title: unsaved.title });
}

type Made = { readonly wish: GenerateWish; readonly plan: Plan };

async function keepMade({ plans, searches, now }: PlanDeps, scope: Scope, { wish: { query, day }, plan }: Made): Promise<void> {
  // In other amounts, or for others, it is still the day that somebody may have given a name.
  const before = query.targets || day ? await plans.findLeft(scope, query.words) : undefined;
  const unsaved = { ...before?.unsaved, query: formatWish(query) };
  await plans.saveOpenPlan(scope, unsaved.query, { first: plan, current: plan, refreshes: {}, unsaved });
  await plans.rememberShown(scope, listDishIds(plan), now());
  if (!query.targets) await searches.recordSearch(scope.userId, query.words);
}

/** Whether more than one eats, may eat or ate of the day that is moved: who has plates keeps them under the sliders. */
const isForOthers = ({ people }: GenerateWish, { eaters }: ReadWish, base: Pick<DayDraft, 'meals'> | undefined): boolean =>
  people !== undefined || eaters !== undefined || Object.values(base?.meals ?? {}).some(({ plates }) => plates);

type ForOthers = {
  readonly scope: Scope | undefined;
  readonly wish: GenerateWish;
  readonly read: ReadWish;
  readonly base: Pick<DayDraft, 'meals'> | undefined;
  readonly signal: AbortSignal;
};

/** For as many as the screen asks for, by the same dishes; else for who has plates of the day already, or for the household. */
async function makeForOthers(
  { layTable, listPlannable }: Pick<PlanDeps, 'layTable' | 'listPlannable'>,
  query: PlanQuery & { readonly library: Library },
  { scope, wish, read, base, signal }: ForOthers,
): Promise<Result<Plan, PlanFault>> {
  const { household, eater, eaters, intent } = read;
  const before = base && seatAgain(base.meals, listKnown(read));
  const { people, peopleAt: place } = wish;
  if (people !== undefined && place !== undefined && base?.meals[place]) {
    const seats = seatMeal(base.meals, { place, people }, listKnown(read));
    return layTable({ kind: 'table', how: 'serve-meal', query: { ...query, meals: base.meals, place, ...seats } }, signal);
  }
  const seated = people === undefined ? (before ?? eaters) : seatPeople(household, { intent: { ...intent, people }, eater });
  if (!base) {
    if (!seated) return runInSlices(makePlanInSteps(query));
    const recipes = scope && mayUseOwn(query) ? await listPlannable(scope) : [];
    return layTable({ kind: 'table', how: 'make', query: { ...query, eaters: seated, recipes } }, signal);
  }
  const again = { ...query, meals: base.meals };
  if (people !== undefined && !areSame(before, seated))
    return layTable({ kind: 'table', how: 'serve', query: { ...again, eaters: seated } }, signal);
  if (!seated) return runInTurn(() => adjustPlan(again));
  const laid = { ...again, eaters: seated, ...(before && { away: readAway(base.meals, before) }) };
  return layTable({ kind: 'table', how: wish.query.targets ? 'adjust' : 'relay', query: laid }, signal);
}

const areSame = (some: readonly TableEater[] = [], others: readonly TableEater[] = []): boolean =>
  some.length === others.length && some.every(({ id }, at) => id === others[at]!.id);

async function* toSteps(
  meals: AsyncGenerator<PlannedMeal, Result<Plan, PlanFault>>,
): AsyncGenerator<GenerateStep, Result<Plan, PlanFault>> {
  for (;;) {
    const next = await meals.next();
    if (next.done) return next.value;
    yield { type: 'meal', meal: next.value };
  }
}

export type ReadWish = {
  readonly intent: Intent;
  readonly eater: Eater;
  readonly planQuery: PlanQuery;
  /** The day last shown for the sentence without its slider targets. */
  readonly base: DayDraft | undefined;
  /** Everybody at the table, where more than one eats. */
  readonly eaters: readonly TableEater[] | undefined;
  /** Who lives together, whomever the sentence is for. */
  readonly household: readonly TableEater[];
};

/** Whom plates may be of: those whom the sentence seats, with the day it gives them, and the others of the household. */
export const listKnown = ({ eaters = [], household, eater }: Pick<ReadWish, 'eaters' | 'household' | 'eater'>) => ({
  household: [...eaters, ...household.filter(({ id }) => !eaters.some((seated) => seated.id === id))],
  eater,
});

/** The sentence understood, with what else a plan is made from. */
export async function readWish(deps: PlanDeps, scope: Scope | undefined, wish: PlanWish): Promise<Result<ReadWish, IntentFault>> {
  const found = scope && findNamed(wish.words, await deps.listNamed(scope, wish.words));
  if (!found) {
    const answered = answerIntent(wish);
    return answered.ok ? ok(await gatherWish(deps, scope, { wish, intent: answered.value })) : answered;
  }
  const { named, rest } = found;
  const answered = rest === '' ? ok({ ...EMPTY_INTENT, targets: wish.targets }) : answerIntent({ ...wish, words: rest });
  if (!answered.ok) return answered;
  const read = await gatherWish(deps, scope, { wish, intent: { ...answered.value, text: wish.words } });
  return ok({ ...read, planQuery: { ...read.planQuery, named } });
}

/** Gathers what a plan is made from beside the sentence: the profile, what was shown lately. */
export async function gatherWish(
  { plans, eaters, opinions, readTable, now, onRejected }: PlanDeps,
  scope: Scope | undefined,
  { wish, intent: said }: { readonly wish: PlanWish; readonly intent: Intent },
): Promise<ReadWish> {
  const today = now();
  const profile = scope && (await eaters.find(scope.userId));
  const eater = readEater(profile ?? NO_PROFILE, toPlainDate(today));
  const household = scope ? await readTable(scope) : [];
  const intent = hearHousehold(said, household);
  const shared = shareIntent(intent, eater);
  const shown = scope ? await plans.listShown(scope, new Date(today.getTime() - NOVELTY_DAYS * DAY_MS)) : [];
  const { words, targets } = wish;
  const open = scope && targets ? await plans.findOpenPlan(scope, words) : undefined;
  const resolved = resolveTargets(shared);
  const planQuery: PlanQuery = {
    ...shared,
    targets: resolved.targets,
    caps: resolved.caps,
    notes: [...resolved.notes, ...sayAssumed(resolved.assumptions), ...tellCrowd(intent)],
    seed: hashText(words.trim().toLowerCase()),
    // The store answers latest first, the planner reads oldest first.
    shown: shown.map(({ dishId }) => dishId).toReversed(),
    onRejected,
    ...(scope && { opinions: await opinions.readOpinions(scope, today) }),
    system: profile?.preferredUnits === 'metric' ? 'metric' : 'us',
  };
  return { intent, eater, planQuery, base: open?.current, eaters: seatPeople(household, { intent, eater }), household };
}

const sayAssumed = (assumptions: readonly string[]): readonly string[] =>
  assumptions.length > 0 ? [`Assumed: ${assumptions.join('; ')}.`] : [];

export const listDishIds = (day: Pick<DayDraft, 'meals'>): readonly string[] => mealsOf(day).map(({ meal }) => meal.dishId);
